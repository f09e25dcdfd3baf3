"""The places of players by their scores, for views that are made by hand or read from a text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from rules.core.seats import places

P = TypeVar("P", bound=Any)


def with_places(players: Iterable[P], *tie_breaks: str) -> tuple[P, ...]:
    """Returns players with their places, 1 for the highest score; equals share one, in these fields, too."""
    found = tuple(players)
    results = [tuple(getattr(player, field) for field in ("score", *tie_breaks)) for player in found]
    return tuple(replace(player, place=place) for player, place in zip(found, places(results), strict=True))
