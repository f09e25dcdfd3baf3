"""The codes of refusals, read off the source that raises them: whoever mistypes one in a scenario is told."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from rules.core.contract import AnyGame
from rules.core.sequence import Ask, SequenceOfPlay, not_now


def refusals(game: AnyGame) -> Mapping[str, frozenset[str]]:
    """Returns the codes of a game's own refusals, with that of its sequence of play, and the names of their params."""
    sequence = getattr(game, "sequence", None)
    general = {"not-now": common()["not-now"]} if sequence is not None and _may_be_not_now(sequence) else {}
    return {**general, **_of_package(game.meta.id)}


def common() -> Mapping[str, frozenset[str]]:
    """Returns the codes that are the same in all games."""
    return _of_package("core")


def _may_be_not_now(sequence: SequenceOfPlay) -> bool:
    """Says whether some action is no answer to some question, and that is refused in the way of all games."""
    asks = {kind for kind, frame in sequence.frames.items() if isinstance(frame, Ask)}
    return sequence.refuse is not_now and any(set(act.answers) != asks for act in sequence.actions.values())


@cache
def _of_package(name: str) -> Mapping[str, frozenset[str]]:
    folders = importlib.import_module(f"rules.{name}").__path__
    found: dict[str, frozenset[str]] = {}
    for file in (file for folder in folders for file in Path(folder).rglob("*.py")):
        for code, params in _refusals(ast.parse(file.read_text(encoding="utf-8"))):
            found[code] = found.get(code, frozenset()) | params
    return found


def _refusals(tree: ast.AST) -> Iterator[tuple[str, frozenset[str]]]:
    """Yields each code that an `IllegalAction` is made with, even where it is one of two."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "IllegalAction":
            params = frozenset(word.arg for word in call.keywords if word.arg and word.arg != "hidden")
            for part in ast.walk(call.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, params
