"""How long a board takes to be drawn, and how large it is."""

from __future__ import annotations

import io
import time
from collections.abc import Sequence
from typing import Any

from PIL import Image

from bench.figures import progress, spread
from bench.games import Game
from bot.app.words import Words
from render.core.scene import Marks
from render.core.studio import draw_picture
from rules.core import codec

NARROWEST = 1400
"""Pixels that a board must be wide for its time to count."""


def measure_pictures(games: Sequence[Game], language: str = "en") -> dict[str, Any]:
    """Draws the boards of the last turns of some games, from an encoded view to an encoded picture."""
    taken, sizes = [], []
    for game in progress(games, "pictures"):
        for match in game.matches[game.near_end :: 7]:
            marks = Marks(
                names=tuple(f"Player {seat + 1}" for seat in range(match.header.seats)), waiting=match.awaited
            )
            view, encoded = codec.encode(match.view(None)), codec.encode(marks)
            began = time.perf_counter()
            picture = draw_picture(match.header.game, "board", view, encoded, Words(language))
            taken.append((time.perf_counter() - began) * 1000)
            sizes.append(len(picture) / 1024)
    with Image.open(io.BytesIO(picture)) as image:
        assert image.width >= NARROWEST
    return {
        "view_to_picture_ms": spread(taken[1:], target=100),  # the first one also reads the fonts
        "first_picture_ms": round(taken[0], 1),
        "picture_kb": spread(sizes, target=400),
        "picture_width": image.width,
    }
