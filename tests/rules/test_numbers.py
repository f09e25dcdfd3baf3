"""Numbers by which tables were set up stay as they are: what is corrected is a version of the rules of its own."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, fields, is_dataclass, replace
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rules.core import match
from rules.core.codec import encode
from rules.core.library import games, load
from rules.core.match import Match
from rules.core.play import play_on
from rules.core.versions import Versions
from tests.by_game import each

FOLDER = Path("tests/rules")
ENTRIES = 40
"""How many entries of a game are played."""
ONE = re.compile(r"\bNUMBERS\[\d")
LONGEST = 60
"""A table with a longer text is told by its digest."""


def data(game: str) -> Any:
    return import_module(f"rules.{game}.data")


def versions(game: str) -> range:
    return range(1, load(game).meta.rules_version + 1)


def told(module: Any, version: int) -> Iterator[str]:
    """Yields what a version is made of: each number, and of each other table a digest, in lines."""
    numbers = module.NUMBERS[version]
    for field in fields(numbers):
        value = getattr(numbers, field.name)
        if isinstance(value, Mapping):
            yield from (f"{field.name} {plain(key)}: {plain(item)}" for key, item in value.items())
        else:
            yield f"{field.name}: {plain(value)}"
    for name, table in vars(module).items():
        if name.isupper() and not name.startswith("_") and not type(table).__module__.startswith("rules.core"):
            text = plain(table)
            yield f"{name}: {text if len(text) < LONGEST else sha256(text.encode()).hexdigest()[:12]}"


def plain(value: object) -> str:
    """Writes a value, sets in order."""
    match value:
        case Mapping():
            return f"{{{', '.join(f'{plain(key)}: {plain(item)}' for key, item in value.items())}}}"
        case Set():
            return f"{{{', '.join(sorted(map(plain, value)))}}}"
        case tuple() | list():
            return f"({', '.join(map(plain, value))})"
    if is_dataclass(value) and not isinstance(value, type):
        shown = (f"{field.name}={plain(getattr(value, field.name))}" for field in fields(value))
        return f"{type(value).__name__}({', '.join(shown)})"
    return str(value)


def kept(game: str, version: int) -> Path:
    return FOLDER / game / f"numbers_{version}.txt"


@pytest.mark.parametrize("game", games())
def test_there_are_numbers_for_every_version_of_the_rules(game: str) -> None:
    assert [*data(game).NUMBERS] == [*versions(game)]


@pytest.mark.parametrize(("game", "version"), each(versions))
def test_what_tables_were_set_up_by_has_not_changed(game: str, version: int) -> None:
    now = "".join(f"{line}\n" for line in told(data(game), version))
    path = kept(game, version)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    assert now.splitlines() == before.splitlines(), (
        f"tables that run were set up by version {version}: correct it as a version of its own, as"
        f" docs/adding_a_game.md says. If nobody plays {game} yet, or a table was added, this belongs in {path}:\n{now}"
    )


def correct(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Corrects all numbers of a game as somebody would who adds a version of its rules: each plain one is 1 more."""
    versions, meta = data(game).NUMBERS, load(game).meta
    latest, corrected = versions[meta.rules_version], replace(meta, rules_version=meta.rules_version + 1)
    more = {field.name: getattr(latest, field.name) + 1 for field in fields(latest) if field.type in ("int", int)}
    monkeypatch.setitem(versions, corrected.rules_version, replace(latest, **more))
    monkeypatch.setattr(type(load(game)), "meta", corrected)
    for name, module in [*sys.modules.items()]:
        if name.startswith(f"rules.{game}.") and getattr(module, "META", None) is meta:
            monkeypatch.setattr(module, "META", corrected)


def played(start: Match) -> list[str]:
    """Returns what happens when a match is gone on with by one and the same luck, and what its seats then see."""
    found = []
    for moved in islice(play_on(start, Random("luck").randrange), ENTRIES):
        found.append(f"{encode(moved.actions)!r} {encode(moved.events)!r}")
        start = moved.match
    return [*found, *(str(encode(start.view(seat))) for seat in range(start.header.seats))]


def fresh(game: str) -> Match:
    seats = load(game).meta.seats[0]
    return match.start(load(game), seats, {}, "numbers").match


@pytest.mark.parametrize("game", games())
def test_corrected_numbers_are_those_of_new_tables_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stored, before = match.dump(fresh(game)), played(fresh(game))
    correct(monkeypatch, game)
    assert played(match.restore(stored)) == before
    assert played(fresh(game)) != before


@pytest.mark.parametrize("game", games())
def test_no_rule_and_no_picture_asks_for_the_numbers_of_one_version(game: str) -> None:
    folders = [Path(package.__path__[0]) for package in map(import_module, (f"rules.{game}", f"render.{game}"))]
    asking = {file.name for folder in folders for file in folder.rglob("*.py") if re.search(ONE, file.read_text())}
    assert asking <= {"data.py", "state.py"}, "a position has the numbers of its version, and so has a view"


@dataclass(frozen=True, kw_only=True)
class Prices:
    guard: int = 5
    worth: Mapping[str, int]


def module_of(numbers: Prices, **tables: object) -> ModuleType:
    module = ModuleType("data")
    vars(module).update(NUMBERS=Versions({1: numbers}), **tables)
    return module


def test_each_number_that_is_changed_is_told_by_its_name() -> None:
    before = module_of(Prices(worth={"a": 1, "b": 2}), SPACES=("a", "b"))
    after = module_of(replace(Prices(worth={"a": 1, "b": 3}), guard=4), SPACES=("a", "c"))
    changed = [line.partition(":")[0] for line in told(after, 1) if line not in [*told(before, 1)]]
    assert changed == ["guard", "worth b", "SPACES"]


def test_a_version_without_numbers_is_refused_by_its_number() -> None:
    with pytest.raises(LookupError, match="nothing for version 2 of the rules, only for 1"):
        Versions({1: "first"})[2]
