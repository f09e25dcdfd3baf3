"""What kinds of things a game has, read off its types and its source, and which of them a match meets."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, get_args

import msgspec

from rules.core.codes import refusals
from rules.core.contract import AnyGame, Tagged
from rules.core.games import Sequenced
from rules.core.match import Match, Moved
from rules.core.sequence import Stage

Kind = tuple[str, str]
"""What it is - action, event, frame, refusal, order, option or seats - and its name."""


def kinds(game: AnyGame) -> set[Kind]:
    """Returns all kinds that a game has."""
    found = {("action", _tag(kind)) for kind in _members(game.action_type)}
    found |= {("event", _tag(kind)) for kind in _members(game.event_type)}
    found |= {("frame", tag) for tag in _frames(msgspec.inspect.type_info(game.state_type), set())} - _stages(game)
    found |= {("refusal", code) for code in refusals(game)}
    found |= {("order", _tag(kind)) for kind in _members(game.orders.type)} if game.orders is not None else set()
    found |= {("option", f"{option.name}={value}") for option in game.meta.options for value in option.values}
    found |= {("seats", str(seats)) for seats in game.meta.seats}
    return found


def setup_kinds(match: Match) -> Iterator[Kind]:
    yield "seats", str(match.header.seats)
    for name, value in match.header.options.items():
        yield "option", f"{name}={value}"


def move_kinds(before: Match, moved: Moved) -> Iterator[Kind]:
    """Yields what is met by an entry: its action, its events, and the frames that waited before it."""
    for action in moved.actions:
        yield "action", action.kind
    for event in moved.events:
        yield "event", event.kind
    yield from {("frame", frame.kind) for frame in frames(before.state)} - _stages(before.game)


def frames(state: Any) -> Iterator[Tagged]:
    """Yields the frames that a state holds."""
    for field in dataclasses.fields(state):
        value = getattr(state, field.name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, Tagged):
                yield item


def _stages(game: AnyGame) -> set[Kind]:
    """Returns the frames that wait for nobody: many are gone again before there is a position to be met in."""
    frames = game.sequence.frames if isinstance(game, Sequenced) else {}
    return {("frame", _tag(kind)) for kind, frame in frames.items() if isinstance(frame, Stage)}


def _members(union: Any) -> tuple[type[Tagged], ...]:
    return get_args(union) or (union,)


def _tag(kind: type[Tagged]) -> str:
    return str(kind.__struct_config__.tag)


def _frames(info: Any, seen: set[type]) -> Iterator[str]:
    match info:
        case msgspec.inspect.StructType(cls=cls) if issubclass(cls, Tagged):
            yield _tag(cls)
        case msgspec.inspect.DataclassType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for field in fields:
                yield from _frames(field.type, seen)
        case msgspec.inspect.VarTupleType(item_type=item):
            yield from _frames(item, seen)
        case msgspec.inspect.TupleType(item_types=items) | msgspec.inspect.UnionType(types=items):
            for item in items:
                yield from _frames(item, seen)
        case _:
            return
