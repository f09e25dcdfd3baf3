"""Finds how a game is appraised: a module called like the game, beside `core`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

import players
from players.core.appraisal import AnyAppraisal, Appraisal
from rules.core.library import load


@cache
def appraisal(game: str) -> AnyAppraisal:
    """Returns the appraisal of a game, by its points alone where it has none; raises `LookupError` for no game."""
    if game in {module.name for module in pkgutil.iter_modules(players.__path__)}:
        kind: type[AnyAppraisal] = importlib.import_module(f"players.{game}").APPRAISAL
        return kind(load(game))
    return Appraisal(load(game))
