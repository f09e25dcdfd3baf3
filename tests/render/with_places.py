"""The places of players by their scores, for views that are made by hand or read from a text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from rules.core.seats import places

P = TypeVar("P", bound=Any)


def with_places(players: Iterable[P]) -> tuple[P, ...]:
    """Returns players with their places, 1 for the highest score; those with as many points share one."""
    found = tuple(players)
    scores = [player.score for player in found]
    return tuple(replace(player, place=place) for player, place in zip(found, places(scores), strict=True))
