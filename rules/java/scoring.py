"""Points: the final scoring of each player after the last turn, and the scores at any time."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.contract import Score, Seat, Step
from rules.core.seats import ranked, with_player
from rules.java import data
from rules.java.events import Event, FinalScored
from rules.java.ranks import groups, standing
from rules.java.state import JavaState, Player
from rules.java.villages import cities


@dataclass(frozen=True, slots=True, kw_only=True)
class Final:
    """What the final scoring of a seat brings, with the palaces of the cities where it is first and second."""

    score: int
    firsts: tuple[str, ...]
    seconds: tuple[str, ...]


def final_of(state: JavaState, seat: Seat) -> Final:
    """Returns what a seat's final scoring would bring in this position. Groups of equal rank are counted, not seats."""
    score, firsts, seconds = 0, [], []
    for city in cities(state):
        assert city.palace is not None
        ranks = groups(standing(state, city.spaces))[:2]
        value, name = state.spaces[city.palace].palace, state.board.names[city.palace]
        if ranks and seat in ranks[0]:
            score += data.FIRST_POINTS[value]
            firsts.append(name)
        elif ranks and seat in ranks[-1]:
            score += data.SECOND_POINTS[value]
            seconds.append(name)
    return Final(score=score, firsts=tuple(firsts), seconds=tuple(seconds))


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
