"""Previews of the boards of recorded games are as small as the page on pictures promises."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.speech.language import Words
from render.core.encode import PREVIEW_LIMIT, encode, preview
from render.core.scene import LAYOUTS, Layout, Marks
from render.core.studio import artist
from rules.core import history, record
from tests.records.files import folder
from tests.render.samples import NAMES
from tests.render.test_boards import GAMES

PART = 0.9
"""The part of a recorded game after which its board is drawn: late, when most lies on it."""
MOST = 0.95
"""Of the previews, as many as have to fit: a press that loads a little more now and then is borne."""


@pytest.mark.parametrize("game", GAMES)
def test_previews_of_recorded_boards_fit(game: str) -> None:
    files = sorted(folder(game).glob("*.txt"))
    sizes = [weight(game, file, LAYOUTS[number % len(LAYOUTS)]) for number, file in enumerate(files)]
    assert sum(size <= PREVIEW_LIMIT for size in sizes) >= MOST * len(sizes) > 0, sizes


def weight(game: str, file: Path, layout: Layout) -> int:
    """Returns how many bytes the preview of a board has."""
    played = record.read(file.read_text(encoding="utf-8"))
    match = history.replay(played.header, played.entries[: round(PART * len(played.entries))])
    marks = Marks(names=NAMES, awaited=match.awaited, clock="2 d 4 h", table="Gallery")
    board = artist(game).draw("board", match.view(None), marks, Words("en"), layout)
    return len(encode(preview(board), limit=PREVIEW_LIMIT))
