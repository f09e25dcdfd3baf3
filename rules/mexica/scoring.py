"""The scorings at the ends of both halves: the rankings of the districts, and the figures on start squares."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rules.core.contract import Score, Seat, Step
from rules.core.seats import ranked, with_player
from rules.mexica import ranking
from rules.mexica.data import STARTS
from rules.mexica.districts import District, districts
from rules.mexica.events import DistrictScored, Event, HalfScored, StartSquareScored
from rules.mexica.state import MexicaState

FIRST_HALF = 1


def scored_districts(state: MexicaState) -> Iterator[District]:
    """Yields the districts that count now: the founded ones, and in the second half all others, too."""
    return (district for district in districts(state) if district.calpulli or state.half > FIRST_HALF)


def on_start_squares(state: MexicaState) -> tuple[Seat, ...]:
    """Returns the seats whose figure stands on a start square."""
    return tuple(seat for seat, player in enumerate(state.players) if player.figure in STARTS)


def start_points(state: MexicaState) -> int:
    """Returns what a figure on a start square brings."""
    return state.numbers.start_points


def score_half(state: MexicaState) -> Step[MexicaState, Event]:
    """Scores the districts, then the start squares."""
    before = [player.score for player in state.players]
    step: Step[MexicaState, Event] = Step(state=state)
    for district in scored_districts(state):
        step = step.then(partial(_score_district, district))
    step = step.then(_score_start_squares)
    return step.then(partial(_tell, before))


def _score_district(district: District, state: MexicaState) -> Step[MexicaState, Event]:
    """Scores the ranking of one district."""
    events = tuple(_scored_places(state, district))
    for seat, points in enumerate(ranking.points(state, district)):
        player = state.players[seat]
        if points and state.half == FIRST_HALF:
            state = with_player(state, seat, first_half=player.first_half + points)
        elif points:
            state = with_player(state, seat, second_half=player.second_half + points)
    return Step(state=state, events=events)


def _scored_places(state: MexicaState, district: District) -> Iterator[DistrictScored]:
    """Tells who has which place in a district; neutral buildings get no points."""
    totals, values = ranking.totals(state, district), ranking.values(state, district.size)
    for place, owners in enumerate(ranking.places(state, district), start=1):
        seats = tuple(owner for owner in owners if owner is not None)
        if seats:
            yield DistrictScored(
                square=district.name,
                size=district.size,
                founded=district.calpulli is not None,
                place=place,
                seats=seats,
                total=totals[seats[0]],
                points=values[place - 1],
            )


def _score_start_squares(state: MexicaState) -> Step[MexicaState, Event]:
    seats, points = on_start_squares(state), start_points(state)
    for seat in seats:
        state = with_player(state, seat, start_squares=state.players[seat].start_squares + points)
    scored = (StartSquareScored(seat=seat, square=state.players[seat].figure, points=points) for seat in seats)
    return Step(state=state, events=tuple(scored))


def _tell(before: list[int], state: MexicaState) -> Step[MexicaState, Event]:
    """Tells what the scoring brought to each seat."""
    events = (
        HalfScored(half=state.half, seat=seat, points=player.score - before[seat], score=player.score)
        for seat, player in enumerate(state.players)
    )
    return Step(state=state, events=tuple(events))


def scores(state: MexicaState) -> tuple[Score, ...]:
    """Returns all scores; among equals more action tokens are better, and who has as many shares the place."""
    sources = [
        (
            ("founding", player.founding),
            ("presence", player.presence),
            ("first-half", player.first_half),
            ("second-half", player.second_half),
            ("start-squares", player.start_squares),
        )
        for player in state.players
    ]
    return ranked(sources, [player.tokens for player in state.players])


def forecast(state: MexicaState) -> tuple[int, ...]:
    """Returns what each seat would get if the half ended now."""
    after = score_half(state).state
    return tuple(then.score - now.score for then, now in zip(after.players, state.players, strict=True))
