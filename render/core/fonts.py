"""Type: one family with figures of equal width, no text too small for a phone, names cut by measuring."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from unicodedata import category, normalize

import font_source_sans_pro
from anyascii import anyascii
from PIL import ImageFont

from render.core.overflow import note_cut

SMALLEST = 22
"""No text is smaller, in pixels at full size."""

REGULAR, SEMIBOLD, BOLD, BLACK = "Regular", "Semibold", "Bold", "Black"

_FOLDER = Path(font_source_sans_pro.__file__).parent / "files"
_PICTURES = ("So", "Sk")
"""The categories of pictures and other signs, and of what changes their looks."""
_NOWHERE = "\ue0ff"
"""A character that no font has: what a font draws for it, it draws for all it cannot write."""


@cache
def font(size: int, weight: str = REGULAR) -> ImageFont.FreeTypeFont:
    """Returns the font; raises `ValueError` for a size that nobody can read on a phone.

    Pillow's own simple layout is used on every machine, so that pictures are the same everywhere.
    """
    if size < SMALLEST:
        raise ValueError(f"text of {size} pixels is too small to be read")
    path = _FOLDER / f"SourceSansPro-{weight}.otf"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def _writes(char: str) -> bool:
    letters = font(SMALLEST)
    return bytes(letters.getmask(char)) != bytes(letters.getmask(_NOWHERE)) or char == " "


@lru_cache(maxsize=256)
def writable(text: str) -> str:
    """Returns a name as the font can write it: words of other scripts in Latin letters, pictures and signs left out.

    A name of nothing but pictures becomes what they show, so that hardly any is empty.

    >>> writable("王小明 🦜")
    'WangXiaoMing'
    >>> writable("🦜")
    'Parrot'
    """
    plain = normalize("NFC", text)
    letters = "".join(char for char in plain if _writes(char) or category(char) not in _PICTURES)
    return " ".join(filter(None, map(_spelt, letters.split()))) or _shown(plain)


def _spelt(word: str) -> str:
    """Returns a word with what the font does not have in Latin letters, which begin with a capital as names do."""
    if all(map(_writes, word)):
        return word
    latin = "".join(char if _writes(char) else anyascii(char) for char in word).strip("'`\"")
    return latin[:1].upper() + latin[1:]


def _shown(pictures: str) -> str:
    """Returns what pictures show, word by word."""
    said = " ".join(anyascii(char) for char in pictures if category(char) == "So")
    return " ".join(re.findall("[A-Za-z0-9]+", said)).title()


def shorten(text: str, width: float, face: ImageFont.FreeTypeFont) -> str:
    """Returns the text, or as much of its beginning as fits the width with an ellipsis after it."""
    if face.getlength(text) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip() + "…"
        if face.getlength(short) <= width:
            return short
    return "…"


def fit(text: str, width: float, sizes: tuple[int, ...], weight: str = REGULAR) -> tuple[str, ImageFont.FreeTypeFont]:
    """Returns a text in the largest of the sizes in which it fits; tests see to it that it does in one of them."""
    shown, face = fit_name(text, width, sizes, weight)
    if shown != text:
        note_cut(text)
    return shown, face


def fit_name(
    text: str, width: float, sizes: tuple[int, ...], weight: str = REGULAR
) -> tuple[str, ImageFont.FreeTypeFont]:
    """Returns what a player or a table is called in the largest of the sizes in which it fits, shortened if in none."""
    for size in sizes:
        if font(size, weight).getlength(text) <= width:
            return text, font(size, weight)
    face = font(sizes[-1], weight)
    return shorten(text, width, face), face
