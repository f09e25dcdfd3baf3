"""How long pictures take to be drawn and encoded, and how large they are."""

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
from render.core.studio import Drawn, artist, draw_picture, paint_ahead, picture_names
from rules.core import codec
from rules.core.match import Match

KB = 1000
SMALLEST = 1_300_000
"""Pixels that a picture must have for its time to count."""


def measure_pictures(games: Sequence[Game], language: str = "en") -> dict[str, Any]:
    """Measures all pictures of a game: public ones as everybody sees them, a private one as a seat that is asked."""
    game = games[0].matches[0].header.game
    paint_ahead(game)  # as a bot does that has started
    names = picture_names(game)
    return {"pictures": {name: _measure(name, games, Words(language)) for name in names}}


def _measure(name: str, games: Sequence[Game], words: Words) -> dict[str, Any]:
    """Draws the last turns of some games, from an encoded view to an encoded picture, and to a preview of it."""
    taken, sizes = [], []
    previews_taken, preview_sizes = [], []
    for game in progress(games, f"pictures: {name}"):
        for match in (match for match in game.matches[game.near_end :: 7] if match.awaited):
            picture, preview, *times = _draw(name, match, words)
            taken.append(times[0])
            previews_taken.append(times[1])
            sizes.append(len(picture.data) / KB)
            preview_sizes.append(len(preview.data) / KB)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.width * image.height >= SMALLEST
    return {
        "view_to_picture_ms": spread(taken[1:], target=100),  # the first one also reads the fonts
        "first_picture_ms": round(taken[0], 1),
        "picture_kb": spread(sizes, target=250),
        "view_to_preview_ms": spread(previews_taken[1:], target=100),
        "preview_kb": spread(preview_sizes, target=100),
        "picture_width": image.width,
    }


def _draw(name: str, match: Match, words: Words) -> tuple[Drawn, Drawn, float, float]:
    """Draws a picture and a preview of it, and says how many milliseconds each took."""
    seat = match.awaited[0] if artist(match.header.game).pictures[name].private else None
    called = tuple(f"Player {number + 1}" for number in range(match.header.seats))
    view = codec.encode(match.view(seat))
    marks = codec.encode(Marks(seat=seat, names=called, awaited=match.awaited))
    began = time.perf_counter()
    picture = draw_picture(match.header.game, name, view, marks, words)
    drawn = time.perf_counter()
    preview = draw_picture(match.header.game, name, view, marks, words, small=True)
    return picture, preview, (drawn - began) * 1000, (time.perf_counter() - drawn) * 1000
