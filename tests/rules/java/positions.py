"""Positions of Java for tests."""

from __future__ import annotations

from rules.java.events import Event
from rules.java.game import GAME
from rules.java.state import JavaState
from tests.rules.positions import Positions

_POSITIONS: Positions[JavaState, Event] = Positions(game=GAME, usual=("turn = P0",))

FACTS = _POSITIONS.facts
setup, put, position, read = _POSITIONS.setup, _POSITIONS.put, _POSITIONS.position, _POSITIONS.read
play, refusal = _POSITIONS.play, _POSITIONS.refusal
random_game, default_game = _POSITIONS.random_game, _POSITIONS.default_game
