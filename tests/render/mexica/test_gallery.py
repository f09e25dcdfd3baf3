"""Every component of Mexica is on its contact sheet."""

from __future__ import annotations

import pytest

from bot.app.speech.language import Words
from render.core import fonts
from render.core.palette import LOOKS
from render.mexica.gallery import components
from rules.mexica import data


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_calpulli_and_every_building_is_among_the_components(language: str) -> None:
    captions = [caption for caption, _ in components(Words(language))]
    assert {str(size) for size in data.SIZES} <= set(captions)
    assert {f"{look.shape} {value}" for look in LOOKS[:4] for value in range(1, data.HIGHEST + 1)} <= set(captions)
    assert all(fonts.writable(caption) == caption for caption in captions)


def test_buildings_of_each_owner_and_value_look_different() -> None:
    shown = [image.tobytes() for caption, image in components(Words("en")) if caption[-2:-1] == " "]
    assert len(shown) >= 20
    assert len(set(shown)) == len(shown)
