"""Scoring: the temples that a seat holds and its treasures."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Score, Seat, Step
from rules.core.seats import ranked, with_player
from rules.tikal import data, figures
from rules.tikal.events import Event, PositionScored
from rules.tikal.state import Player, Space, TikalState
from rules.tikal.treasures import treasure_points


def _strengths(state: TikalState, space: Space) -> list[int]:
    return [figures.strength(state, space, seat) for seat in range(len(space.workers))]


def majority(state: TikalState, space: Space) -> Seat | None:
    """Returns the seat that is stronger on a space than every other one, None on a tie or when nobody is there."""
    strengths = _strengths(state, space)
    best = max(strengths)
    return strengths.index(best) if best and strengths.count(best) == 1 else None


def holder(state: TikalState, space: Space) -> Seat | None:
    """Returns the seat that a temple counts for: its guard's owner, else the one with the majority."""
    return space.guard if space.guard is not None else majority(state, space)


def lead(state: TikalState, space: Space) -> int:
    """Returns by how much the strongest seat on a space is ahead of the next one: 0 on a tie, or beside a guard."""
    first, second = sorted(_strengths(state, space), reverse=True)[:2]
    return first - second if space.guard is None else 0


def temples_held(state: TikalState, seat: Seat) -> Iterator[tuple[str, int]]:
    """Yields the temples that count for a seat, with their values."""
    for at, space in enumerate(state.spaces):
        if space.value and holder(state, space) == seat:
            yield data.SPACES[at], space.value


def position(state: TikalState, seat: Seat) -> PositionScored:
    """Returns what scoring a seat's position now brings."""
    held = tuple(temples_held(state, seat))
    temples = sum(value for _, value in held)
    treasures = treasure_points(state, state.players[seat].treasures)
    return PositionScored(
        seat=seat,
        spaces=tuple(space for space, _ in held),
        values=tuple(value for _, value in held),
        temples=temples,
        treasures=treasures,
        score=state.players[seat].score + temples + treasures,
    )


def score_position(state: TikalState, seat: Seat) -> Step[TikalState, Event]:
    """Scores a seat's position; nothing is used up by it."""
    scored = position(state, seat)
    player = state.players[seat]
    state = with_player(
        state,
        seat,
        temple_points=player.temple_points + scored.temples,
        treasure_points=player.treasure_points + scored.treasures,
        gained=scored.temples + scored.treasures,
    )
    return Step(state=state, events=(scored,))


def scores(state: TikalState) -> tuple[Score, ...]:
    """Returns all scores; equal ones share a place and the next is counted after them (ruling 49)."""
    return ranked([_sources(player) for player in state.players])


def _sources(player: Player) -> tuple[tuple[str, int], ...]:
    """Returns where a score comes from; in the auction variant the start and what was paid for turns count too."""
    scored = ("temples", player.temple_points), ("treasures", player.treasure_points)
    if not player.start_points:
        return scored
    return ("start", player.start_points), *scored, ("bids", -player.paid_points)
