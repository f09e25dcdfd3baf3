"""Figures: percentiles of what was measured, and the targets that they are compared with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeVar

from tqdm import tqdm

T = TypeVar("T")


def spread(values: Sequence[float], target: float | None = None, digits: int = 1) -> dict[str, Any]:
    """Returns the median and the 95th percentile of some values; the target, where there is one, is for the latter."""
    found: dict[str, Any] = {
        "p50": round(percentile(values, 0.5), digits),
        "p95": round(percentile(values, 0.95), digits),
        "samples": len(values),
    }
    return found if target is None else {**found, "target_p95": target, "reached": found["p95"] <= target}


def single(value: float, target: float | None, digits: int = 1) -> dict[str, Any]:
    """Returns one figure with its target, where there is one."""
    found = {"value": round(value, digits)}
    return found if target is None else {**found, "target": target, "reached": value <= target}


def percentile(values: Sequence[float], part: float) -> float:
    """Returns the smallest value that so large a part of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, min(len(ordered) - 1, round(part * len(ordered)) - 1))]


def progress(items: Iterable[T], label: str) -> Iterator[T]:
    """Passes items on with a progress bar, if standard error is a terminal."""
    yield from tqdm(items, desc=label, disable=None, leave=False)
