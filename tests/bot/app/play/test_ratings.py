"""Ratings: who is ranked how by which results."""

from __future__ import annotations

import random
from dataclasses import asdict

import pytest
from openskill.models import PlackettLuce

from bot.app.play.ratings import Standing, beginner, rate, records, standings
from storage.rows import FinishedRow, RankedRow, RatingRow

ADA, BO, CY = 1, 2, 3
NAMES = {ADA: "Ada", BO: "Bo", CY: "Cy"}


def ended(table: str, *places: tuple[int, int, str]) -> list[FinishedRow]:
    """Returns the results of a game of three by member, place and how they came about."""
    return [
        FinishedRow(
            table=table,
            seat=seat,
            member=member,
            how=how,
            place=place,
            points=9 - place,
            game="toy",
            seats=3,
            ended=1.0,
        )
        for seat, (member, place, how) in enumerate(places)
    ]


def rated(*games: list[FinishedRow]) -> dict[int, RatingRow]:
    """Returns the ratings that games lead to, one after the other."""
    ratings = {member: beginner("web", "main", "toy", 3, member) for member in NAMES}
    for game in games:
        ratings |= {row.member: row for row in rate(game, ratings)}
    return {member: row for member, row in ratings.items() if row.games}


def ranked(*games: list[FinishedRow]) -> list[Standing]:
    rows = [RankedRow(**asdict(row), name=NAMES[row.member]) for row in rated(*games).values()]
    return standings(sorted(rows, key=lambda row: (-row.strength, row.member)))


def order(*games: list[FinishedRow]) -> list[tuple[int, str]]:
    return [(one.place, one.name) for one in ranked(*games)]


def test_who_wins_stands_above_who_loses() -> None:
    rows = ended("t1", (ADA, 2, "played"), (BO, 1, "played"), (CY, 3, "played"))
    assert order(rows) == [(1, "Bo"), (2, "Ada"), (3, "Cy")]
    assert [(one.games, one.won) for one in ranked(rows)] == [(1, 1), (1, 0), (1, 0)]


def test_equal_places_are_equally_good() -> None:
    game = ended("t1", (ADA, 1, "played"), (BO, 1, "played"), (CY, 3, "played"))
    assert order(game) == [(1, "Ada"), (1, "Bo"), (3, "Cy")]


def test_who_leaves_is_last_whatever_the_points_say() -> None:
    rows = ended("t1", (ADA, 1, "left"), (BO, 1, "played"), (CY, 2, "played"))
    assert order(rows) == [(1, "Bo"), (2, "Cy"), (3, "Ada")] and ranked(rows)[2].won == 0


def test_who_took_over_or_was_removed_is_not_rated() -> None:
    rows = ended("t1", (ADA, 3, "joined"), (BO, 2, "played"), (CY, 1, "played"))
    assert order(rows) == [(1, "Cy"), (2, "Bo")]
    assert order(ended("t2", (ADA, 3, "removed"), (BO, 1, "played"))) == [], "nobody is left to compare with"


def test_games_counted_one_by_one_give_what_the_library_gives_for_all_of_them() -> None:
    luck = random.Random(3)
    places = [luck.sample([1, 2, 3], 3) for _ in range(40)]
    model = PlackettLuce()
    strengths = [model.rating() for _ in NAMES]
    for of_game in places:
        strengths = [one for [one] in model.rate([[one] for one in strengths], ranks=list(map(float, of_game)))]
    games = [
        ended("t1", *((member, place, "played") for member, place in zip(NAMES, of_game, strict=True)))
        for of_game in places
    ]
    found = rated(*games)
    assert [found[member].mu for member in NAMES] == pytest.approx([one.mu for one in strengths])
    assert [found[member].strength for member in NAMES] == [round(one.ordinal(), 1) for one in strengths]
    assert [found[member].games for member in NAMES] == [40, 40, 40]
    assert sum(found[member].won for member in NAMES) == 40


def test_a_record_counts_what_was_played_to_the_end() -> None:
    rows = [
        *ended("t1", (ADA, 1, "played")),
        *ended("t2", (ADA, 2, "joined")),
        *ended("t3", (ADA, 3, "left")),
        *ended("t4", (ADA, 3, "removed")),
    ]
    (record,) = records(rows)
    assert (record.games, record.won, record.place, record.best, record.left) == (2, 1, 1.5, 8, 1)
