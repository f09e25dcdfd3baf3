"""The key: it is there with every number of seats, complete and readable."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.app.speech.language import Words, languages
from render.caylus import key
from render.caylus.layout import plan
from render.core.overflow import watched
from render.core.scene import ALL_LAYOUTS, Layout
from tests.render.pictures import texts_written


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_signs_stand_in_the_key_with_every_number_of_seats(layout: Layout, language: str, seats: int) -> None:
    where, words = plan(layout, seats), Words(language)
    assert where.spare is not None
    key.written.cache_clear()
    with texts_written() as found, watched() as too_long:
        key.draw(Image.new("RGB", where.size), where.spare, words)
    assert {words(f"caylus-picture-key-{name}") for name, _ in key.key_signs()} <= set(found)
    assert not too_long


@pytest.mark.parametrize("size", [24, 28, 32])
def test_no_sign_of_the_key_reaches_into_the_row_below(size: int) -> None:
    """Signs of the board lay over each other where rows are low."""
    high = {name: sprite.trimmed().image.height for name, sprite in key.key_signs(size)}
    assert not {name: height for name, height in high.items() if height > size + 8}
