"""The text board: complete, and short enough for a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.mexica.text import LETTERS, letters, write
from rules.mexica import data
from rules.mexica.view import view_of
from tests.render.mexica.parse import parse_board
from tests.render.mexica.samples import MARKS, crowded, middle, played, start, voting

ENGLISH = Words("en")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_whole_view_of_a_played_game_can_be_read_at_any_time(language: str) -> None:
    words, views = Words(language), [view_of(state) for state in played()]
    for view in views:
        assert parse_board(write(view, MARKS, words), words) == view
    assert {"place", "turn", "over"} <= {view.phase for view in views}


def test_the_map_has_a_letter_for_each_district_and_capitals_where_something_stands() -> None:
    rows = write(start(2), MARKS, ENGLISH).split("\n")
    assert "6  ~ a a a a a a A a a a a a a = a a a ~ a a" in rows
    assert "14 ~ ~ a a a a ~ ~ a a ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~" in rows


def test_bridges_are_seen_on_the_map_with_their_direction() -> None:
    view = crowded(4)
    text = write(view, MARKS, ENGLISH)
    board = text.split("\n\n")[3]
    assert board.count("-") + board.count("|") - 2 == len(view.bridges)
    ways = [bridge.direction for bridge in view.bridges]
    assert (board.count("-") - 1, board.count("|") - 1) == (ways.count("h"), ways.count("v"))


def test_a_district_is_listed_with_its_points_its_founder_and_who_leads() -> None:
    assert "a 13/7/4 · " in write(crowded(2), MARKS, ENGLISH) or "/" in write(crowded(2), MARKS, ENGLISH)
    founded = next(part for part in crowded(4).districts if part.calpulli == "D7")
    letter = letters(crowded(4))["D7"]
    line = f"{letter} 13/7/4 · founded by ■P1 at D7 · ●P0 3  ■P1 3  ◆P3 4*"
    assert founded.totals == (3, 3, 0, 4)
    assert line in write(crowded(4), MARKS, ENGLISH)


def test_a_game_that_is_over_has_no_round_any_more() -> None:
    over = write(next(view for view in map(view_of, played()) if view.phase == "over"), MARKS, ENGLISH)
    assert over.startswith("MEXICA · half 2\nThe game is over\n")
    assert "ALMOST ENCLOSED (size: squares, a tile that does it)\n   –\n" in over


def test_points_are_told_with_what_they_came_from() -> None:
    text = write(crowded(2), MARKS, ENGLISH)
    assert "points = sum of founding, presence, first scoring,\n   second scoring, start squares\n●P0 Anna\n" in text


def test_a_district_that_is_not_founded_has_the_name_that_answers_give_it() -> None:
    assert "a 192/96/48 · from B1" in write(start(2), MARKS, ENGLISH)


def test_a_vote_says_what_it_is_about_and_who_has_not_answered() -> None:
    text = write(voting(3), MARKS, ENGLISH)
    assert "●P0 Anna: has proposed to remove a calpulli" in text
    assert f"To be removed: {voting(3).proposed} · no answer yet: ■P1 ▲P2" in text


def test_what_is_almost_enclosed_is_told_with_the_tile_that_does_it() -> None:
    assert "4: T6 · U6 · U7 · U8 · by T7-T8 · its calpulli is open" in write(start(2), MARKS, ENGLISH)


def test_names_cannot_break_the_lines() -> None:
    text = write(middle(2), Marks(names=("An\nna\n\nx", "")), ENGLISH)
    assert "●P0 An na x\n" in text
    assert parse_board(text, ENGLISH) == middle(2)


def test_there_are_letters_for_more_districts_than_canals_can_part() -> None:
    """A district of its own costs at least one square of canal on each side that it does not share."""
    squares = data.NUMBERS[1].single_tiles + 2 * data.NUMBERS[1].double_tiles
    assert len(LETTERS) > squares
    assert len({*LETTERS, *LETTERS.upper()}) == 2 * len(LETTERS)


@pytest.mark.parametrize("change", ["idle", "taken", "points", "spare_tokens", "singles"])
def test_every_number_changes_the_text(change: str) -> None:
    view = middle(3)
    other = replace(view, **{change: getattr(view, change) + 1})
    assert write(view, MARKS, ENGLISH) != write(other, MARKS, ENGLISH)
