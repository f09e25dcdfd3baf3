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

CITY = (
    "land J7 = three c",
    "land J8 = three f",
    "land K7 = three d",
    "land L7 = two a",
    "palace J8 = 6 white",
    "developer J7 = P0",
    "developer K7 = P1",
    "developer L7 = P2",
    "placed = yes",
    "card = MD",
)
"""A city in which three seats are tied and the first may give a festival."""
