"""Positions of the toy for tests."""

from __future__ import annotations

from rules.toy.actions import Event
from rules.toy.game import GAME
from rules.toy.state import ToyState
from tests.rules.positions import Positions

_POSITIONS: Positions[ToyState, Event] = Positions(game=GAME)

position, play, read, refusal = _POSITIONS.position, _POSITIONS.play, _POSITIONS.read, _POSITIONS.refusal
