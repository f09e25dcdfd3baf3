"""The key of prices, in a strip and in columns."""

from __future__ import annotations

import pytest
from PIL import Image

from render.core.overflow import watched
from render.core.plans import STRIP
from render.core.prices import Price, key
from tests.render.core.test_panels import THEME
from tests.render.pictures import texts_written

CROSS = (((-6.0, 0.0), (6.0, 0.0)), ((0.0, -6.0), (0.0, 6.0)))
PRICES = (Price("build a house", "2"), Price("move", "1", CROSS), Price("take a token", "10"))
ALL = [text for price in PRICES for text in (price.says, price.price)]


@pytest.mark.parametrize(("width", "height"), [(240, 360), (700, 360), (700, STRIP), (480, 2 * STRIP)])
def test_a_key_has_all_prices_inside_its_sheet_and_its_title_where_it_is_no_strip(width: int, height: int) -> None:
    canvas = Image.new("RGB", (800, 400))
    with watched() as found, texts_written() as written:
        key(canvas, (20, 20, 20 + width, 20 + height), THEME, "costs", PRICES)
    assert found == []
    assert written == (ALL if height <= 2 * STRIP else ["costs", *ALL])


def test_a_strip_too_short_for_all_prices_is_noticed() -> None:
    canvas = Image.new("RGB", (800, 400))
    with watched() as found:
        key(canvas, (20, 20, 220, 20 + STRIP), THEME, "costs", PRICES)
    assert found


def test_a_broad_key_has_two_columns() -> None:
    canvas = Image.new("RGB", (800, 400), THEME.paper)
    key(canvas, (0, 0, 800, 400), THEME, "costs", PRICES)
    right = canvas.crop((400, 50, 800, 90))
    assert len(right.getcolors(10**6) or []) > len(canvas.crop((400, 300, 800, 340)).getcolors(10**6) or [])
