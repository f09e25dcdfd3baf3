"""Irrigation: water is laid on bare ground away from the border, and scored once land is all round it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.derived import derived
from rules.java import data
from rules.java.board import At
from rules.java.state import JavaState


@dataclass(frozen=True, slots=True, kw_only=True)
class System:
    """An irrigation system: connected water, printed lakes and irrigation tiles alike."""

    spaces: tuple[At, ...]
    shore: tuple[At, ...]
    """The spaces round it, in their order."""
    gaps: tuple[At, ...]
    """Those of the shore that are still bare; without any the system is enclosed."""


@derived
def systems(state: JavaState) -> tuple[System, ...]:
    """Returns all irrigation systems, in the order of the first space of each."""
    cells = tuple([at for at, space in enumerate(state.spaces) if space.terrain == data.WATER])
    return tuple(
        System(spaces=water, shore=shore, gaps=tuple([at for at in shore if not state.spaces[at].level]))
        for water in state.board.parts(cells)
        for shore in [state.board.shore(water)]
    )
