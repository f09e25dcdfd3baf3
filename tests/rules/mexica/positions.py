"""Positions of Mexica for tests."""

from __future__ import annotations

from rules.mexica.events import Event
from rules.mexica.game import GAME
from rules.mexica.state import MexicaState
from tests.rules.positions import Positions

_POSITIONS: Positions[MexicaState, Event] = Positions(game=GAME, usual=("turn = P0",))

FACTS = _POSITIONS.facts
setup, put, position, read = _POSITIONS.setup, _POSITIONS.put, _POSITIONS.position, _POSITIONS.read
play, refusal = _POSITIONS.play, _POSITIONS.refusal
random_game, default_game = _POSITIONS.random_game, _POSITIONS.default_game
