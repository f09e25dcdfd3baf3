"""The contact sheet of Java."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.core.studio import artist
from render.gallery import draw_gallery
from render.java import palette
from rules.java import data
from tests.render.java.samples import MARKS, SAMPLES


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_tile_palace_card_and_height_is_among_the_components(language: str) -> None:
    words = Words(language)
    captions = [caption for caption, _ in artist("java").gallery(words)]
    assert {*data.TERRAINS, *data.CARDS} <= set(captions)
    sides = [words(f"java-text-side-{side}") for side in ("white", "red")]
    assert {f"{value} {side}" for value in data.PALACES for side in sides} <= set(captions)
    assert {f"{data.RICE} {level}" for level in range(1, len(palette.RICE) + 1)} <= set(captions)
    assert all(captions)


def test_components_look_different() -> None:
    shown = {caption: image.tobytes() for caption, image in artist("java").gallery(Words("en"))}
    assert len(set(shown.values())) == len(shown)


def test_the_gallery_draws_the_board_and_the_hand_of_every_sample() -> None:
    sheets = draw_gallery("java", Words("en"), {"late": (SAMPLES["crowded-4-own"], MARKS)})
    boards, hands = ["late", "late-tall", "late-broad"], ["late-hand", "late-hand-tall"]
    assert [caption for caption, _ in sheets] == ["components", *boards, *hands]
