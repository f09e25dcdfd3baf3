"""What a game looks like: a small picture of its board as it is when a game has come far, for lists of games."""

from __future__ import annotations

from importlib import resources

from rules.core import library

SAMPLE = "sample.webp"
"""Its file in the folder of a game's pictures; `make pictures` draws it."""


def samples() -> dict[str, bytes]:
    """Returns it of each game that has one."""
    files = {game: resources.files(f"render.{game}") / SAMPLE for game in library.games()}
    return {game: file.read_bytes() for game, file in files.items() if file.is_file()}
