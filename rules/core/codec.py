"""One way to write down every game's data, and one to fingerprint it."""

from __future__ import annotations

import dataclasses
import hashlib
from functools import cache
from typing import Any, NamedTuple

import msgspec

from rules.core.contract import State

_encoder = msgspec.json.Encoder(order="deterministic")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def encode(value: object) -> bytes:
    """Writes a state, action, event, view or any part of these as JSON."""
    return _encoder.encode(value)


def decode(data: bytes | str, kind: Any) -> Any:
    """Reads what `encode` wrote; raises `msgspec.ValidationError` when it is not of that kind."""
    return _decoder(kind).decode(data)


def digest(state: object) -> str:
    """Returns the SHA-256 of a state in its canonical form, as 64 hexadecimal digits.

    Fields that have their default value are left out, so that a field added later changes no old digest; a state
    whose shape has changed otherwise says how it was before (`State.fingerprinted`).
    """
    form: Any = _canonical(state)
    if isinstance(state, State):
        form = state.fingerprinted(form)
    return hashlib.sha256(_encoder.encode(form)).hexdigest()


_PLAIN = frozenset({bool, int, str, type(None)})
"""The kinds of most values, which are written as they are."""
_NEEDED: Any = object()
"""Stands for the default of a field that has none."""


def _canonical(value: object) -> object:
    kind: type = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, tuple | list):
        return [item if type(item) in _PLAIN else _canonical(item) for item in value]
    shape = _shape(kind)
    if shape is None:
        return value
    found = dict(shape.tag)
    for name, default in shape.fields:
        field = getattr(value, name)
        if default is _NEEDED or default != field:
            found[name] = _canonical(field)
    return found


class _Shape(NamedTuple):
    """How a kind of data is written canonically: what it begins with, and its fields with their defaults."""

    tag: dict[str, object]
    fields: tuple[tuple[str, Any], ...]


@cache
def _shape(kind: type) -> _Shape | None:
    if issubclass(kind, msgspec.Struct):
        names, values = kind.__struct_fields__, kind.__struct_defaults__
        needed = [_NEEDED] * (len(names) - len(values))
        defaults = [_NEEDED if value is msgspec.NODEFAULT else value for value in values]
        return _Shape({"": str(kind.__struct_config__.tag)}, tuple(zip(names, [*needed, *defaults], strict=True)))
    if dataclasses.is_dataclass(kind):
        fields = dataclasses.fields(kind)
        return _Shape({}, tuple((f.name, _NEEDED if f.default is dataclasses.MISSING else f.default) for f in fields))
    return None
