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

LATTICE = (
    "canals = B4-B5 C9-C10 C12-C13 C5-C6 D11-D12 D4-E4 D6-D7 D8-D9 E9-E10 E6-F6 E7-E8 F10-F11 F3-G3 F8-G8 G11-H11 "
    "G12-H12 G4-G5 H9-H10 H4-I4 I9-I10 I11-J11 I8-J8 J10-K10 J3-J4 J5-K5 J7-K7 K12-K13 K2-L2 K6-L6 K8-K9 M5-N5 M9-N9 "
    "P10-Q10 P9-Q9 R7-R8 E3 H13 F2 L9"
)
"""Parts the island into sixteen districts; two single tiles are left."""
