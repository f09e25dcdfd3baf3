"""The weights of an appraisal: numbers that were found by play, beside the module that gives them their meaning."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources


def weights(game: str) -> Mapping[str, float]:
    """Returns the weights of a game's features by their names, none where it has no file of them.

    The file tells what tuned them, too.
    """
    file = resources.files("players").joinpath(f"{game}.json")
    if not file.is_file():
        return {}
    found = json.loads(file.read_text("utf-8"))
    return {name: float(number) for name, number in found["weights"].items()}
