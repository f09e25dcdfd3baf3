"""What is written on a picture, wherever that was drawn first: on a ground, on a piece that is stamped, on a try."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper, wraps
from typing import Any

import pytest
from PIL import Image

from render.core import labels
from render.core.boxes import Box
from render.core.canvas import Point

Written = tuple[tuple[float, float, float, float], str]
"""A text and where its ink is."""

_NOTED = "_written"
OPAQUE = 250


def written_on(image: Image.Image) -> list[tuple[Box, str]]:
    """Returns what is written on an image that was drawn while `watch` lasts."""
    found = [
        ((round(left), round(top), round(right), round(bottom)), text)
        for (left, top, right, bottom), text in _noted(image)
    ]
    return [(box, text) for box, text in found if box[0] < box[2] and box[1] < box[3]]


def watch(patch: pytest.MonkeyPatch) -> None:
    """Has every text remembered by the image that it is written on, and by all that this image becomes a part of.

    What was drawn before is drawn anew, as nothing is known of it.
    """
    for cached in [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]:
        if cached.__module__.startswith("render."):
            cached.cache_clear()
    patch.setattr(labels, "note_text", _note)
    for name, brought in _BROUGHT.items():
        patch.setattr(Image.Image, name, _followed(getattr(Image.Image, name), brought))


def _noted(image: Image.Image) -> list[Written]:
    found: list[Written] = image.__dict__.setdefault(_NOTED, [])
    return found


def _note(canvas: Image.Image, at: Point, ink: tuple[float, float, float, float], text: str) -> None:
    (x, y), (left, top, right, bottom) = at, ink
    _noted(canvas).append(((x + left, y + top, x + right, y + bottom), text))


def _followed(does: Callable[..., Any], brought: Callable[..., Iterable[Written]]) -> Callable[..., Any]:
    """Lets something that is done with an image bring what is written on one to another."""

    @wraps(does)
    def followed(image: Image.Image, *args: Any, **named: Any) -> Any:
        made = does(image, *args, **named)
        if isinstance(made, Image.Image) and made is not image:
            _noted(made).extend(brought(image, made, *args, **named))
        elif made is None:
            _noted(image).extend(list(brought(image, image, *args, **named)))
        return made

    return followed


def _moved(written: Iterable[Written], dx: float, dy: float, sx: float = 1, sy: float = 1) -> Iterator[Written]:
    for (left, top, right, bottom), text in written:
        yield ((left + dx) * sx, (top + dy) * sy, (right + dx) * sx, (bottom + dy) * sy), text


def _all(image: Image.Image, made: Image.Image, *args: Any, **named: Any) -> Iterable[Written]:
    return _noted(image)


def _cut(image: Image.Image, made: Image.Image, box: tuple[float, ...] | None = None) -> Iterable[Written]:
    left, top, right, bottom = box or (0, 0, *image.size)
    inside = [
        one for one in _noted(image)
        if left <= (one[0][0] + one[0][2]) / 2 <= right and top <= (one[0][1] + one[0][3]) / 2 <= bottom
    ]  # fmt: skip
    return _moved(inside, -left, -top)


def _scaled(image: Image.Image, made: Image.Image, *args: Any, **named: Any) -> Iterable[Written]:
    return _moved(_noted(image), 0, 0, made.width / image.width, made.height / image.height) if _noted(image) else ()


def _turned(image: Image.Image, made: Image.Image, method: Image.Transpose) -> Iterable[Written]:
    assert not _noted(image) or method == Image.Transpose.ROTATE_90, "it is not known where that text would be"
    for (left, top, right, bottom), text in _noted(image):
        yield (top, image.width - right, bottom, image.width - left), text


def _laid(image: Image.Image, made: Image.Image, laid: Any, at: Any = (0, 0), mask: Any = None) -> Iterable[Written]:
    if isinstance(laid, Image.Image) and isinstance(at, tuple):
        _noted(image)[:] = [one for one in _noted(image) if not _is_hidden(one, laid, at, mask)]
        return _moved(_noted(laid), at[0], at[1])
    return ()


def _is_hidden(one: Written, laid: Image.Image, at: Any, mask: Any) -> bool:
    """Says whether a text lies wholly below what is laid on it, such as what a ground says where a tile goes."""
    left, top, right, bottom = (round(edge - at[number % 2]) for number, edge in enumerate(one[0]))
    if not (0 <= left < right <= laid.width and 0 <= top < bottom <= laid.height):
        return False
    if not isinstance(mask, Image.Image):
        return mask is None
    return bool(
        (mask.getchannel("A") if "A" in mask.mode else mask).crop((left, top, right, bottom)).getextrema()[0] >= OPAQUE
    )


def _composed(
    image: Image.Image, made: Image.Image, laid: Image.Image, at: Point = (0, 0), source: tuple[float, ...] = (0, 0)
) -> Iterable[Written]:
    return _moved(_noted(laid), at[0] - source[0], at[1] - source[1])


_BROUGHT: dict[str, Callable[..., Iterable[Written]]] = {
    **dict.fromkeys(("copy", "convert", "filter"), _all),
    **dict.fromkeys(("resize", "reduce"), _scaled),
    "crop": _cut,
    "transpose": _turned,
    "paste": _laid,
    "alpha_composite": _composed,
}
"""What is done with images, each with what it brings from one to another."""
