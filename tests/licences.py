# ruff: noqa: T201 - what it prints is what it is for
"""The licences of what Longtable depends on, as each says itself: ``python -m tests.licences`` prints the table."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
ELSEWHERE = {
    "audioop-lts": "Python Software Foundation License",
    "cma": "BSD-3-Clause",
    "numpy": "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0",
}
"""What is not installed with every version of Python, or only to tune weights."""


def licences() -> Iterator[tuple[str, str]]:
    """Yields every dependency, those of the tests included, with its licence."""
    for line in CONSTRAINTS.read_text("utf-8").splitlines():
        name = line.partition("==")[0].strip()
        if name and not name.startswith("#"):
            yield name, licence_of(name)


def licence_of(name: str) -> str:
    """Returns the licence that a package names, by its identifier where it gives one."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    told = metadata(name)
    if expression := told.get("License-Expression"):
        return expression
    classes = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or () if line.startswith("License")]
    named = [each for each in classes if each.casefold() != "dfsg approved"]
    return ", ".join(named) or str(told.get("License", "")).partition("\n")[0]


def table() -> str:
    rows = "".join(f"| {name} | {licence} |\n" for name, licence in licences())
    return f"| Package | Licence |\n|---|---|\n{rows}"


if __name__ == "__main__":
    print(table(), end="")
