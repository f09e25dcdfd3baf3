"""Boards of recorded games, and previews of them, are as small as the page on pictures promises."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core import encode
from render.core.encode import LIMIT, PREVIEW_LIMIT, WEBP
from render.core.scene import LAYOUTS, WIDE, Layout, Marks
from render.core.studio import artist
from rules.core import history, record
from tests.records.files import folder
from tests.render.samples import NAMES
from tests.render.test_boards import GAMES

PART = 0.9
"""The part of a recorded game after which its board is drawn: late, when most lies on it."""
MOST_BOARDS, MOST_PREVIEWS = 0.8, 0.95
"""Of each as many as have to fit: that one is encoded twice, or loads a little longer, now and then is borne."""


@pytest.mark.parametrize("game", GAMES)
def test_recorded_boards_fit_in_the_quality_that_is_wanted(game: str) -> None:
    """A second try takes as long as drawing a board twice."""
    boards = [board(game, file, WIDE) for file in sorted(folder(game).glob("*.txt"))]
    sizes = [len(encode._saved(one.convert("RGB"), WEBP, encode._QUALITIES[WEBP][0])) for one in boards]
    assert sum(size <= LIMIT for size in sizes) >= MOST_BOARDS * len(sizes) > 0, sizes


@pytest.mark.parametrize("game", GAMES)
def test_previews_of_recorded_boards_fit(game: str) -> None:
    files = sorted(folder(game).glob("*.txt"))
    boards = [board(game, file, LAYOUTS[number % len(LAYOUTS)]) for number, file in enumerate(files)]
    sizes = [len(encode.encode(encode.preview(one), limit=PREVIEW_LIMIT)) for one in boards]
    assert sum(size <= PREVIEW_LIMIT for size in sizes) >= MOST_PREVIEWS * len(sizes) > 0, sizes


def board(game: str, file: Path, layout: Layout) -> Image.Image:
    """Returns the board of a recorded game late in it."""
    played = record.read(file.read_text(encoding="utf-8"))
    match = history.replay(played.header, played.entries[: round(PART * len(played.entries))])
    marks = Marks(names=NAMES, awaited=match.awaited, clock="2 d 4 h", table="Gallery")
    return artist(game).draw("board", match.view(None), marks, Words("en"), layout)
