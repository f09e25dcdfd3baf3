"""Positions to draw: those that a game brings along, and for the rest moments of random play.

A game may name in ``tests/render/<game>/samples.py`` what random play seldom shows: ``SAMPLES``, views by name;
``TYPICAL``, the names of a beginning, a middle and a crowded end among them; ``MARKS`` and ``BUSY``, marks of an
ordinary picture and of one with most to show; ``MERE_WORD``, a pattern of the words of its notation that stand for
nothing on a picture, and ``IN_WORDS``, one of those that are chosen in words alone where a picture is pressed. What it
does not name is made here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.cli.gallery import MOMENTS, Moment, at, moments_of
from render.core.scene import Marks
from rules.core.library import load, meta

NAMES = ("Anna", "Bořivoj Žďárský", "Christopher", "Ďáblíček", "王小明", "Maximilian W. Hohenzollern")
LATEST = 12
"""How many entries a busy picture tells of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Samples:
    """What the pictures of a game are tried with."""

    views: Mapping[str, Any]
    typical: tuple[str, ...]
    marks: Marks
    busy: Marks
    mere_word: re.Pattern[str]
    in_words: re.Pattern[str]


@cache
def samples(game: str) -> Samples:
    """Returns what a game brings along, completed by random play."""
    module = f"tests.render.{game}.samples"
    own = vars(import_module(module)) if find_spec(f"tests.render.{game}") and find_spec(module) else {}
    return Samples(
        views=own["SAMPLES"] if "SAMPLES" in own else played(game),
        typical=own.get("TYPICAL") or typical(game),
        marks=own.get("MARKS") or Marks(names=NAMES, clock="2 d 4 h", table="Gallery"),
        busy=own["BUSY"] if "BUSY" in own else busy(game),
        mere_word=own.get("MERE_WORD") or re.compile("[a-z]+|[0-9]+"),
        in_words=own.get("IN_WORDS") or own.get("MERE_WORD") or re.compile("[a-z]+|[0-9]+"),
    )


def typical(game: str) -> tuple[str, ...]:
    few, *_, most = meta(game).seats
    return (f"start-{few}", f"middle-{most}", f"late-{most}")


@cache
def played(game: str) -> dict[str, Any]:
    """Returns moments of a random game with each number of seats, as everybody sees them and as the first seat does."""
    found: dict[str, Any] = {}
    for seats in meta(game).seats:
        for name, part in MOMENTS.items():
            match, _ = at(_played(game, seats), part)
            found[f"{name}-{seats}"] = match.view(None)
            if match.view(0) != match.view(None):
                found[f"{name}-{seats}-own"] = match.view(0)
    return found


def busy(game: str) -> Marks:
    """Returns the marks of the middle of the largest game, with all that everybody saw happen shortly before."""
    played = _played(game, meta(game).seats[-1])
    middle = played.index(at(played, MOMENTS["middle"]))
    happened = [event for _, events in played[max(0, middle - LATEST) : middle + 1] for event in events]
    shown = tuple(event for event in (load(game).show(one, None) for one in happened) if event is not None)
    return Marks(names=NAMES, clock="2 d 4 h", table="Gallery", events=shown)


@cache
def _played(game: str, seats: int) -> list[Moment]:
    return moments_of(load(game), seats, {})
