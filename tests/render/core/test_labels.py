"""Text on a picture."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.core import fonts
from render.core.labels import runs, write


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        ((), []),
        ((4,), ["4"]),
        ((4, 5), ["4", "5"]),
        ((4, 5, 6), ["4–6"]),
        ((1, 3, 4, 5, 9, 10), ["1", "3–5", "9", "10"]),
    ],
)
def test_numbers_that_follow_one_another_are_joined(numbers: tuple[int, ...], text: list[str]) -> None:
    assert runs(numbers) == text


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize("anchor", ["lm", "mm", "ms", "rm", "ls"])
@pytest.mark.parametrize("text", ["Ďáblíček", "+13", "jy", ""])
def test_what_was_written_before_is_written_as_the_font_writes_it(mode: str, anchor: str, text: str) -> None:
    face, at = fonts.font(34, fonts.BLACK), (120.4, 60.6)
    for ink in ((250, 230, 10), (10, 20, 30)):
        ours, plain = (Image.new(mode, (240, 120)) for _ in range(2))
        assert write(ours, at, text, face, ink, anchor) == face.getlength(text)
        ImageDraw.Draw(plain).text((120, 61), text, font=face, fill=ink, anchor=anchor)
        assert ImageChops.difference(ours, plain).getbbox() is None
