"""The figures of a game: numbers that were found by play, beside the module that gives them their meaning."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any


@cache
def figures(game: str) -> Mapping[str, Any]:
    """Returns what is written in the file of a game, nothing where it has none."""
    file = resources.files("players").joinpath(f"{game}.json")
    found: Mapping[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def weights(game: str) -> Mapping[str, float]:
    """Returns the weights of a game's features by their names, none where it has no file of them.

    The file tells what tuned them, too.
    """
    return {name: float(number) for name, number in figures(game).get("weights", {}).items()}
