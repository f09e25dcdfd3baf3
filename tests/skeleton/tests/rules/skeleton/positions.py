"""Positions of Skeleton for tests."""

from __future__ import annotations

from rules.skeleton.actions import Event
from rules.skeleton.game import GAME
from rules.skeleton.state import BoardState
from tests.rules.positions import Positions

_POSITIONS: Positions[BoardState, Event] = Positions(game=GAME)

position, play, read, refusal = _POSITIONS.position, _POSITIONS.play, _POSITIONS.read, _POSITIONS.refusal
