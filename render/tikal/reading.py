"""What a view implies: who leads where, and what a scoring now would give."""

from __future__ import annotations

from rules.core.contract import Seat
from rules.tikal.data import STRENGTH_OF_LEADER, TREASURE_POINTS
from rules.tikal.view import SpaceView, View


def strength(space: SpaceView, seat: Seat) -> int:
    """Returns a seat's strength on a space."""
    workers = space.workers[seat] if seat < len(space.workers) else 0
    return workers + (STRENGTH_OF_LEADER if seat in space.leaders else 0)


def holder(space: SpaceView, seats: int) -> Seat | None:
    """Returns who would score a temple now: its guard's owner, or whoever is alone the strongest there."""
    if space.kind != "temple":
        return None
    if space.guard is not None:
        return space.guard
    ranked = sorted(range(seats), key=lambda seat: strength(space, seat), reverse=True)
    first, second = strength(space, ranked[0]), strength(space, ranked[1])
    return ranked[0] if first > second else None


def worth(view: View, seat: Seat) -> int:
    """Returns what a seat would get if it were scored now."""
    seats = len(view.players)
    temples = sum(space.value for space in view.spaces if holder(space, seats) == seat)
    owned = view.players[seat].treasures
    return temples + sum(TREASURE_POINTS[owned.count(motif)] for motif in set(owned))


def is_empty(space: SpaceView) -> bool:
    """Says whether no figure stands on a space."""
    return not any(space.workers) and not space.leaders
