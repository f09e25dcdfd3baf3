"""Positions of Tikal for tests."""

from __future__ import annotations

from rules.tikal.events import Event
from rules.tikal.game import GAME
from rules.tikal.state import TikalState
from tests.rules.positions import Positions

_POSITIONS: Positions[TikalState, Event] = Positions(game=GAME, usual=("tile = -",))

FACTS = _POSITIONS.facts
setup, put, position, read = _POSITIONS.setup, _POSITIONS.put, _POSITIONS.position, _POSITIONS.read
play, refusal = _POSITIONS.play, _POSITIONS.refusal
random_game, default_game = _POSITIONS.random_game, _POSITIONS.default_game
