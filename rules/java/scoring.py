"""Points: what water, palaces and festivals bring, the final scoring of each player, and the scores at any time.

Where these are corrected behind ``state.rules``, what is played, shown and answered changes together.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules.core.contract import Score, Seat, Step
from rules.core.derived import derived
from rules.core.seats import ranked, with_player
from rules.java.events import Event, FinalScored
from rules.java.ranks import groups, standing
from rules.java.state import JavaState, Player
from rules.java.villages import cities
from rules.java.water import System


def water_points(state: JavaState, system: System) -> int:
    """Returns what a system brings when it is enclosed."""
    return state.numbers.water_points * len(system.spaces)


def palace_points(state: JavaState, value: int) -> int:
    """Returns what building a palace, or enlarging one to this value, brings."""
    return state.numbers.laid_points[value]


def festival_points(state: JavaState, value: int, shared: bool = False) -> int:
    """Returns what a festival in a palace of a value brings to who gives it alone, or to each of those who share it."""
    return (state.numbers.shared_points if shared else state.numbers.festival_points)[value]


def rank_points(state: JavaState, value: int, place: int) -> int:
    """Returns what the first or second place in a city brings in the final scoring."""
    return (state.numbers.first_points, state.numbers.second_points)[place - 1][value]


@dataclass(frozen=True, slots=True, kw_only=True)
class Final:
    """What the final scoring of a seat brings, with the palaces of the cities where it is first and second."""

    score: int
    firsts: tuple[str, ...]
    seconds: tuple[str, ...]


def final_of(state: JavaState, seat: Seat) -> Final:
    """Returns what a seat's final scoring would bring in this position. Groups of equal rank are counted, not seats."""
    found = [one for one in _ranked(state) if one.seat == seat]
    firsts, seconds = (tuple(one.palace for one in found if one.place == place) for place in (1, 2))
    return Final(score=sum(one.score for one in found), firsts=firsts, seconds=seconds)


class _Rank(NamedTuple):
    """That a seat has one of the first two places in the city of a palace, and what that brings."""

    seat: Seat
    palace: str
    place: int
    score: int


@derived
def _ranked(state: JavaState) -> tuple[_Rank, ...]:
    found = []
    for city in cities(state):
        assert city.palace is not None
        value, name = state.spaces[city.palace].palace, state.board.names[city.palace]
        for place, seats in enumerate(groups(standing(state, city.spaces))[:2], 1):
            found += [_Rank(seat, name, place, rank_points(state, value, place)) for seat in seats]
    return tuple(found)


def score_final(state: JavaState, seat: Seat) -> Step[JavaState, Event]:
    """Carries out the final scoring of a seat, which has no turn any more."""
    final = final_of(state, seat)
    state = with_player(state, seat, final_points=final.score, finished=True)
    scored = FinalScored(
        seat=seat,
        score=final.score,
        firsts=final.firsts,
        first_count=len(final.firsts),
        seconds=final.seconds,
        second_count=len(final.seconds),
    )
    return Step(state=state, events=(scored,))


def scores(state: JavaState) -> tuple[Score, ...]:
    """Ranks the seats by their points; equals share a place, and the victory."""
    return ranked([_sources(player) for player in state.players])


def _sources(player: Player) -> tuple[tuple[str, int], ...]:
    return (
        ("irrigation", player.irrigation_points),
        ("palaces", player.palace_points),
        ("festivals", player.festival_points),
        ("final", player.final_points),
    )
