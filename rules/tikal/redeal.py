"""What nobody can know, dealt anew: tiles and treasures face down."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Chance
from rules.tikal import data
from rules.tikal.state import TikalState


def redeal(state: TikalState, chance: Chance) -> TikalState:
    """Shuffles the tiles left within their letters, all treasures face down, and draws another salt."""
    stack = [
        tile
        for letter in data.LETTERS
        for tile in chance.shuffle(f"tiles-{letter}", sorted(tile for tile in state.stack if tile[0] == letter))
    ]
    hidden = [motif for space in state.spaces for motif in space.treasures]
    dealt = list(chance.shuffle("treasures", sorted([*hidden, *state.pile])))
    spaces = []
    for space in state.spaces:
        lying = len(space.treasures)
        spaces.append(replace(space, treasures=tuple(dealt[:lying])) if lying else space)
        dealt = dealt[lying:]
    return replace(state, stack=tuple(stack), spaces=tuple(spaces), pile=tuple(dealt), salt=chance.salt())
