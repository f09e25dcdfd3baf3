"""Ratings: who is ranked how by which results."""

from __future__ import annotations

from bot.app.play.ratings import rank, records
from storage.rows import FinishedRow

ADA, BO, CY = 1, 2, 3


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


def order(rows: list[FinishedRow], hidden: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    return [(one.place, one.member) for one in rank(rows, hidden)]


def test_who_wins_stands_above_who_loses() -> None:
    rows = ended("t1", (ADA, 2, "played"), (BO, 1, "played"), (CY, 3, "played"))
    assert order(rows) == [(1, BO), (2, ADA), (3, CY)]
    assert [(one.games, one.won) for one in rank(rows)] == [(1, 1), (1, 0), (1, 0)]


def test_equal_places_are_equally_good() -> None:
    assert order(ended("t1", (ADA, 1, "played"), (BO, 1, "played"), (CY, 3, "played"))) == [(1, ADA), (1, BO), (3, CY)]


def test_who_leaves_is_last_whatever_the_points_say() -> None:
    rows = ended("t1", (ADA, 1, "left"), (BO, 1, "played"), (CY, 2, "played"))
    assert order(rows) == [(1, BO), (2, CY), (3, ADA)] and rank(rows)[2].won == 0


def test_who_took_over_or_was_removed_is_not_rated() -> None:
    rows = ended("t1", (ADA, 3, "joined"), (BO, 2, "played"), (CY, 1, "played"))
    assert order(rows) == [(1, CY), (2, BO)]
    assert order(ended("t2", (ADA, 3, "removed"), (BO, 1, "played"))) == [], "nobody is left to compare with"


def test_who_is_hidden_has_no_place_but_has_been_played_against() -> None:
    rows = ended("t1", (ADA, 1, "played"), (BO, 2, "played"), (CY, 3, "played"))
    assert order(rows, (ADA,)) == [(1, BO), (2, CY)]
    assert rank(rows, (ADA,))[0].rating == rank(rows)[1].rating


def test_the_same_results_give_the_same_ranking() -> None:
    rows = [*ended("t1", (ADA, 1, "played"), (BO, 2, "played")), *ended("t2", (BO, 1, "played"), (ADA, 2, "played"))]
    assert rank(rows) == rank(tuple(rows))


def test_a_record_counts_what_was_played_to_the_end() -> None:
    rows = [
        *ended("t1", (ADA, 1, "played")),
        *ended("t2", (ADA, 2, "joined")),
        *ended("t3", (ADA, 3, "left")),
        *ended("t4", (ADA, 3, "removed")),
    ]
    (record,) = records(rows)
    assert (record.games, record.won, record.place, record.best, record.left) == (2, 1, 1.5, 8, 1)
