"""One way to write down every game's data, and one to fingerprint it."""

from __future__ import annotations

import dataclasses
import hashlib
from functools import cache
from typing import Any

import msgspec

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

    Fields that have their default value are left out, so that a field added later changes no old digest.
    """
    return hashlib.sha256(_encoder.encode(_canonical(state))).hexdigest()


def _canonical(value: object) -> object:
    if isinstance(value, tuple | list):
        return [_canonical(item) for item in value]
    if isinstance(value, msgspec.Struct):
        shown = {name: getattr(value, name) for name in value.__struct_fields__}
        defaults = _struct_defaults(type(value))
        named = {k: _canonical(v) for k, v in shown.items() if k not in defaults or defaults[k] != v}
        return {"": str(value.__struct_config__.tag), **named}
    if dataclasses.is_dataclass(value):
        kind: type = type(value)
        defaults = _dataclass_defaults(kind)
        pairs = ((name, getattr(value, name)) for name in _field_names(kind))
        return {k: _canonical(v) for k, v in pairs if k not in defaults or defaults[k] != v}
    return value


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(kind))


@cache
def _dataclass_defaults(kind: type) -> dict[str, Any]:
    return {f.name: f.default for f in dataclasses.fields(kind) if f.default is not dataclasses.MISSING}


@cache
def _struct_defaults(kind: type[msgspec.Struct]) -> dict[str, Any]:
    names, values = kind.__struct_fields__, kind.__struct_defaults__
    return {n: v for n, v in zip(names[len(names) - len(values) :], values, strict=True) if v is not msgspec.NODEFAULT}
