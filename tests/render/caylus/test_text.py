"""The text board: complete, and short enough for a phone."""

from __future__ import annotations

from random import Random

import pytest

from bot.app.speech.language import Words
from render.caylus.text import parts_text, write
from render.core.scene import Marks
from render.core.textboard import BETWEEN, INDENT
from rules.caylus.view import View
from rules.core import library, match, play
from tests.render.caylus.parse import parse_board
from tests.render.caylus.samples import MARKS, crowded, jeweller, middle, start, waiting, with_parts, with_player


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_whole_view_of_a_played_game_can_be_read_at_any_time(seats: int, language: str) -> None:
    words, luck = Words(language), Random(seats)
    for view in played(seats, luck):
        assert parse_board(write(view, MARKS, words), words) == view


def played(seats: int, luck: Random) -> list[View]:
    """Returns some positions of a random game, every question among them that was asked."""
    game = library.load("caylus")
    begun = match.start(game, seats, game.meta.read_options({}), luck.randbytes(8).hex()).match
    views = [moved.match.view(None) for moved in play.play_on(begun, luck.randrange)]
    return [*views[::25], *{view.question: view for view in views}.values()]


def lines(view: View) -> list[str]:
    """Returns the lines of a text board, each with what goes on in the next one."""
    return write(view, MARKS, Words("en")).replace("\n" + 2 * INDENT, BETWEEN).split("\n")


def test_parts_are_told_in_the_order_of_building() -> None:
    section = with_parts(start(3), 0, 1, 1, 0, 2, 2, 2).sections[0]
    assert parts_text(section) == ["■P1×2", "●P0×1", "▲P2×3"]
    assert parts_text(start(3).sections[2]) == ["–"]


def test_a_building_left_says_what_to_type_what_it_costs_and_what_it_does() -> None:
    found = lines(start(3))
    assert any(
        line.startswith("wood_peddler: ") and line.endswith(" · 1W 1A > 4★ · 1$ > 1B · 2$ > 2B") for line in found
    )
    assert any(line.startswith("architect ×2: ") for line in found)


def test_a_house_of_another_owner_says_what_he_takes() -> None:
    assert any(" · 2S 1C · ⌂ 1S / 1C" in line for line in lines(start(3)) if line.startswith("workshop: "))


def test_what_a_player_has_stands_in_one_line() -> None:
    view = with_player(middle(3), 1, score=58, deniers=8, income=4, goods=(2, 0, 0, 1, 11), workers=3)
    assert "   58★ · 8$ (+4$) · 2F 1C 11G · workers 3" in lines(view)


def test_the_options_are_told() -> None:
    assert "FAVOURS: 1⚜ > 3★" in lines(jeweller())
    assert not any(line.startswith("FAVOURS: ") for line in lines(middle(2)))


def test_a_house_that_will_be_a_residence_says_whose() -> None:
    assert any("becomes a residence of ■P1" in line for line in lines(waiting()))


def test_names_cannot_break_the_lines() -> None:
    text = write(crowded(2), Marks(names=("An\nna\n\nx", "")), Words("en"))
    assert "●P0 An na x\n" in text
    assert parse_board(text, Words("en")) == crowded(2)
