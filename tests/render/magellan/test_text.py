"""The text board: complete, and short enough for a phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.core.textboard import WIDTH
from render.magellan.text import ship_text, write
from rules.magellan import data
from rules.magellan.view import ShipView
from tests.render.magellan.parse import parse_board
from tests.render.magellan.samples import MARKS, SAMPLES, STAGES, B, empty, full, moments, with_player

LANGUAGES = ("en", "cs")
CROWDED = replace(
    full(6),
    vetoed=("marco_polo", "cook", "marco_polo"),
    removed=data.EXPLORERS * 5,
    discards=tuple(sorted(data.GOLD * 5)),
    hidden_discards=12,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_view_can_be_read_from_the_text(language: str) -> None:
    words = Words(language)
    view = with_player(CROWDED, 3, open=True, cards=tuple(sorted(data.GOLD * 3)))
    text = write(view, MARKS, words)
    assert parse_board(text, words) == view
    assert max(map(len, text.split("\n"))) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_what_every_eye_sees_of_a_played_game_can_be_read_at_any_time(seats: int, language: str) -> None:
    words = Words(language)
    for moment in moments(seats, 7, **(B if seats == 3 else {"side_half_2": "B"}))[::9]:
        for view in (moment.view, *moment.seen):
            assert parse_board(write(view, MARKS, words), words) == view


def test_the_samples_have_every_stage() -> None:
    assert {(view.stage, len(view.players)) for view in SAMPLES.values()} >= {(s, n) for s in STAGES for n in (3, 6)}


def test_an_open_hand_without_cards_is_written_too() -> None:
    view = with_player(empty(), 0, open=True)
    assert parse_board(write(view, MARKS, Words("en")), Words("en")) == view


def test_a_ship_is_written_with_its_half_or_its_pile() -> None:
    words = Words("en")
    assert ship_text(ShipView(seat=0, number=3), words) == "●P0#3"
    assert ship_text(ShipView(seat=2, number=1, half="right"), words) == "▲P2#1 right"
    assert ship_text(ShipView(seat=1, number=6, pile=3, cards=(7, 2)), words) == "■P1#6 [7 2 *]"


def test_names_cannot_break_the_lines() -> None:
    text = write(empty(), Marks(names=("An\nna\n\nx", "")), Words("en"))
    assert "●P0 An na x\n" in text
    assert parse_board(text, Words("en")) == empty()
