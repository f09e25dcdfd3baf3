"""Positions that are imagined from what a view tells, for players who see nothing else."""

from __future__ import annotations

from dataclasses import fields
from typing import TypeVar

T = TypeVar("T")


def alike(kind: type[T], seen: object, **others: object) -> T:
    """Returns a thing whose fields are those of one that is seen, as far as it has them, but for the others given."""
    there = (field.name for field in fields(kind) if hasattr(seen, field.name))  # type: ignore[arg-type]
    return kind(**{name: getattr(seen, name) for name in there} | others)
