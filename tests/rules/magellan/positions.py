"""Positions of Magellan for tests."""

from __future__ import annotations

from rules.magellan.events import Event
from rules.magellan.game import GAME
from rules.magellan.state import MagellanState
from tests.rules.positions import Positions

_POSITIONS: Positions[MagellanState, Event] = Positions(
    game=GAME, usual=("opener = P0",), luck=lambda state: state.turned
)

FACTS = _POSITIONS.facts
setup, put, position, read = _POSITIONS.setup, _POSITIONS.put, _POSITIONS.position, _POSITIONS.read
awaited, play, refusal = _POSITIONS.awaited, _POSITIONS.play, _POSITIONS.refusal
random_game, default_game = _POSITIONS.random_game, _POSITIONS.default_game
