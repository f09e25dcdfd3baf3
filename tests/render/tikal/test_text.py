"""The text board: complete, and short enough for a phone."""

from __future__ import annotations

from random import Random

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.tikal.text import figures, write
from rules.core import library, match, play
from rules.tikal.view import View
from tests.render.tikal.parse import parse_board
from tests.render.tikal.samples import MARKS, crowded, middle, start, with_space

LANGUAGES = ("en", "cs")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_view_of_a_played_game_can_be_read_at_any_time(seats: int, language: str) -> None:
    words, luck = Words(language), Random(seats)
    seen: list[View] = []
    for view in played(seats, luck):
        assert parse_board(write(view, MARKS, words), words) == view
        seen.append(view)
    assert {"place", "act", "scoring", "over"} <= {view.phase for view in seen}


def played(seats: int, luck: Random) -> list[View]:
    """Returns some positions of a random game, every phase among them."""
    game = library.load("tikal")
    begun = match.start(game, seats, game.meta.read_options({}), luck.randbytes(8).hex()).match
    views = [moved.match.view(None) for moved in play.play_on(begun, luck.randrange)]
    return [*views[::40], *{view.phase: view for view in views}.values()]


def test_long_lines_are_broken_between_parts() -> None:
    view = with_space(
        crowded(4),
        "g5",
        camp=1,
        guard=2,
        guard_figure="leader",
        workers=(18, 17, 16, 15),
        leaders=(0, 1, 2, 3),
        stones=(1, 1, 1, 1, 1, 1),
    )
    lines = write(view, MARKS, Words("en")).split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("g5"))
    assert lines[at] == "g5 C5 jungle · N1 NE1 SE1 S1 SW1 NW1 · camp ■P1"
    assert lines[at + 1] == "   guard ▲P2 L · ●P0 18+L  ■P1 17+L  ▲P2 16+L  ◆P3 15+L"


def test_who_leads_at_a_temple_has_a_star() -> None:
    view = with_space(start(3), "a4", workers=(2, 0, 1), leaders=(2,))
    assert "●P0 2  ▲P2 1+L*" in write(view, MARKS, Words("en"))
    view = with_space(start(3), "a4", workers=(4, 0, 1), leaders=(2,))
    assert "●P0 4  ▲P2 1+L\n" in write(view, MARKS, Words("en"))


def test_names_cannot_break_the_lines() -> None:
    text = write(middle(2), Marks(names=("An\nna\n\nx", "")), Words("en"))
    assert "●P0 An na x\n" in text
    assert "■P1: takes actions" in text
    assert parse_board(text, Words("en")) == middle(2)


@pytest.mark.parametrize(
    ("workers", "leader", "text"), [(0, False, "0"), (3, False, "3"), (0, True, "L"), (3, True, "3+L")]
)
def test_a_group_is_written_as_in_the_notation(workers: int, leader: bool, text: str) -> None:
    assert figures(workers, leader) == text
