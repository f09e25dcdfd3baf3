"""What a game says of itself to the lobby makes sense; whoever writes it is told what does not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from render.core.palette import LOOKS
from rules.core.contract import Meta, Option
from rules.core.library import games, meta

PLAIN = Meta(id="plain", title="Plain", seats=(2, 3), rules_version=1)


def wrong(of: Meta, game: str) -> Iterator[str]:
    """Yields what makes no sense in the meta of a game whose folder is called so."""
    if of.id != game:
        yield f"id is {of.id!r}, but the folder is called {game!r}"
    if not of.title.strip():
        yield "title is empty"
    if not of.seats or list(of.seats) != sorted({*of.seats}) or not 1 <= of.seats[0] <= of.seats[-1] <= len(LOOKS):
        yield f"seats are {of.seats}, but must be numbers from 1 to {len(LOOKS)}, the lowest first, each once"
    if of.rules_version < 1 or of.minutes < 1:
        yield f"rules_version and minutes are {of.rules_version} and {of.minutes}, but must be 1 or more"
    names = [option.name for option in of.options]
    yield from (f"there are two options {name!r}" for name in {*names} if names.count(name) > 1)
    for option in of.options:
        if len(option.values) < 2 or len({*option.values}) < len(option.values):
            yield f"the option {option.name!r} has the values {option.values}, but must have two or more, each once"
        words = [word for word in (option.name, *option.values) if not word or {*word} & {*" =:;@/-"}]
        yield from (f"{word!r} of the option {option.name!r} cannot be typed as one word" for word in words)


@pytest.mark.parametrize("game", games())
def test_what_a_game_says_of_itself_makes_sense(game: str) -> None:
    assert not [*wrong(meta(game), game)]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"id": "other"}, "id is 'other', but the folder is called 'plain'"),
        ({"title": " "}, "title is empty"),
        ({"seats": ()}, "seats are ()"),
        ({"seats": (3, 2)}, "the lowest first"),
        ({"seats": (2, 2)}, "each once"),
        ({"seats": (0, 2)}, "numbers from 1 to"),
        ({"seats": (2, len(LOOKS) + 1)}, f"numbers from 1 to {len(LOOKS)}"),
        ({"rules_version": 0}, "must be 1 or more"),
        ({"minutes": 0}, "must be 1 or more"),
        ({"options": (Option(name="luck", values=("on",)),)}, "must have two or more"),
        ({"options": (Option(name="luck", values=("on", "on")),)}, "each once"),
        ({"options": (Option(name="my luck", values=("on", "off")),)}, "cannot be typed as one word"),
        ({"options": (Option(name="luck", values=("on", "off")),) * 2}, "there are two options 'luck'"),
    ],
)
def test_what_makes_no_sense_is_said(changes: dict[str, Any], why: str) -> None:
    (found,) = wrong(replace(PLAIN, **changes), "plain")
    assert why in found
