"""Positions of Caylus for tests."""

from __future__ import annotations

from rules.caylus.events import Event
from rules.caylus.game import GAME
from rules.caylus.state import CaylusState
from tests.rules.positions import Positions

_POSITIONS: Positions[CaylusState, Event] = Positions(game=GAME)

FACTS = _POSITIONS.facts
setup, put, position, read = _POSITIONS.setup, _POSITIONS.put, _POSITIONS.position, _POSITIONS.read
awaited, play, refusal = _POSITIONS.awaited, _POSITIONS.play, _POSITIONS.refusal
random_game, default_game = _POSITIONS.random_game, _POSITIONS.default_game
