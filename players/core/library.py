"""Finds how a game is appraised: a module called like the game, beside `core`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache

import players
from players.core.appraisal import AnyAppraisal, Appraisal
from players.core.weights import weights
from rules.core.library import load


@cache
def appraisal(game: str) -> AnyAppraisal:
    """Returns the appraisal of a game by its own weights; raises `LookupError` for no game."""
    return weighted(game, weights(game))


def weighted(game: str, weights: Mapping[str, float]) -> AnyAppraisal:
    """Returns an appraisal of a game by other weights, by its points alone where it has none of its own."""
    if game in {module.name for module in pkgutil.iter_modules(players.__path__)}:
        kind: type[AnyAppraisal] = importlib.import_module(f"players.{game}").APPRAISAL
        return kind(load(game), weights)
    return Appraisal(load(game))
