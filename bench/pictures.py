"""How long pictures take to be drawn, and how large they are."""

from __future__ import annotations

import io
import time
from collections.abc import Sequence
from typing import Any

from PIL import Image

from bench.figures import progress, spread
from bench.games import Game
from bot.app.speech.language import Words
from render.core.scene import Marks
from render.core.studio import artist, draw_picture, picture_names
from rules.core import codec

NARROWEST = 1400
"""Pixels that a picture must be wide for its time to count."""


def measure_pictures(games: Sequence[Game], language: str = "en") -> dict[str, Any]:
    """Measures all pictures of a game: public ones as everybody sees them, a private one as a seat that is asked."""
    names = picture_names(games[0].matches[0].header.game)
    return {"pictures": {name: _measure(name, games, Words(language)) for name in names}}


def _measure(name: str, games: Sequence[Game], words: Words) -> dict[str, Any]:
    """Draws the last turns of some games, from an encoded view to an encoded picture."""
    taken, sizes = [], []
    for game in progress(games, f"pictures: {name}"):
        for match in (match for match in game.matches[game.near_end :: 7] if match.awaited):
            seat = match.awaited[0] if artist(match.header.game).pictures[name].private else None
            called = tuple(f"Player {number + 1}" for number in range(match.header.seats))
            view = codec.encode(match.view(seat))
            marks = codec.encode(Marks(seat=seat, names=called, waiting=match.awaited))
            began = time.perf_counter()
            picture = draw_picture(match.header.game, name, view, marks, words)
            taken.append((time.perf_counter() - began) * 1000)
            sizes.append(len(picture.data) / 1024)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.width >= NARROWEST
    return {
        "view_to_picture_ms": spread(taken[1:], target=100),  # the first one also reads the fonts
        "first_picture_ms": round(taken[0], 1),
        "picture_kb": spread(sizes, target=400),
        "picture_width": image.width,
    }
