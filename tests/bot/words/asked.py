"""What the code asks the language files for, read off its source and the types of its facts."""

from __future__ import annotations

import ast
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

from rules.core import codes
from rules.core.library import load

Facts = frozenset[str]
"""The names of what a message is told."""

SPEAKERS = ("words", "say", "reply", "Words", "Trouble")
"""What says the message that its first argument names."""


@cache
def trees(package: str) -> tuple[ast.Module, ...]:
    """Returns the source of a package, file by file."""
    folders = importlib.import_module(package).__path__
    found = (file for folder in folders for file in sorted(Path(folder).rglob("*.py")))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in found)


@cache
def nodes(package: str) -> tuple[ast.AST, ...]:
    return tuple(node for tree in trees(package) for node in ast.walk(tree))


@cache
def strings(package: str) -> frozenset[str]:
    """Returns all strings that stand in the source of a package as they are."""
    return frozenset(n.value for n in nodes(package) if isinstance(n, ast.Constant) and isinstance(n.value, str))


@cache
def patterns(package: str) -> frozenset[str]:
    """Returns all strings with holes that begin with text: ``lobby-{}``."""
    written = (id for node in nodes(package) if isinstance(node, ast.JoinedStr) for id in _ids(node))
    return frozenset(pattern for pattern in written if not pattern.startswith("{}"))


def calls(package: str, name: str) -> Iterator[ast.Call]:
    for node in nodes(package):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def first_words(call: ast.Call) -> set[str]:
    """Returns the strings that the first argument of a call may be."""
    return {n.value for n in ast.walk(call.args[0]) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@cache
def sayings(package: str) -> list[tuple[str, Facts]]:
    """Returns what a package says by id, with the facts that it gives; ids that are put together have holes: ``{}``.

    Left out is what gets its id or its facts from elsewhere.
    """
    found = []
    for call in nodes(package):
        if isinstance(call, ast.Call) and call.args and (speaker := _speaker(call.func)) in SPEAKERS:
            facts = [word.arg for word in call.keywords]
            if None not in facts:
                prefix = "trouble-" if speaker == "Trouble" else ""
                found += [(prefix + id, frozenset(str(name) for name in facts)) for id in _ids(call.args[0])]
    return found


def events(game: str) -> dict[str, Facts]:
    """Returns the facts of each kind of event."""
    return _kinds(load(game).event_type)


def actions(game: str) -> dict[str, Facts]:
    """Returns what a message for each kind of action is told of it, of a way also where it begins and ends, and of
    cards how many they are and their sum."""
    more = {"way": {"start", "target"}, "cards": {"count", "total"}}
    return {
        kind: facts.union({"meant"}, *(more[name] for name in facts & set(more)))
        for kind, facts in _kinds(load(game).action_type).items()
    }


def orders(game: str) -> dict[str, Facts]:
    """Returns the facts of each kind of standing order."""
    orders = load(game).orders
    return {} if orders is None else _kinds(orders.type)


def _kinds(union: Any) -> dict[str, Facts]:
    kinds = get_args(union) or (union,)
    return {str(kind.__struct_config__.tag): frozenset(kind.__struct_fields__) for kind in kinds}


def refusals(game: str) -> list[tuple[str, Facts]]:
    """Returns the code and the facts of each refusal in the source of a game, and of that of its sequence of play."""
    found = []
    for call in calls(f"rules.{game}", "IllegalAction"):
        facts = frozenset(word.arg for word in call.keywords if word.arg and word.arg != "hidden")
        found += [(code, facts) for code in first_words(call)]
    return found + [(code, facts) for code, facts in codes.refusals(load(game)).items() if code not in dict(found)]


def says(game: str) -> list[tuple[str, Facts]]:
    """Returns the id and the facts of all that a game has said: notes, answers, states of a decision, and by its
    appraisal what may come later."""
    found = []
    for call in (call for package in packages(game) for call in calls(package, "Say")):
        args = call.args[1] if len(call.args) > 1 else ast.Dict(keys=[], values=[])
        assert isinstance(args, ast.Dict), "the arguments of Say are written where it stands"
        facts = frozenset(str(key.value) for key in args.keys if isinstance(key, ast.Constant))
        found += [(id, facts) for id in first_words(call)]
    return found


def packages(game: str) -> tuple[str, ...]:
    """Returns the packages of a game that have something said: its rules, and its appraisal where it has one."""
    appraised = importlib.util.find_spec(f"players.{game}") is not None
    return (f"rules.{game}", f"players.{game}") if appraised else (f"rules.{game}",)


def decisions(game: str) -> set[str]:
    """Returns the kinds of decision that a game asks for."""
    words = (word for call in calls(f"rules.{game}", "Decision") for word in call.keywords if word.arg == "kind")
    found = [n for word in words for n in ast.walk(word.value)]
    written = {n.value for n in found if isinstance(n, ast.Constant)}
    called = (n.func.id for n in found if isinstance(n, ast.Call) and isinstance(n.func, ast.Name))
    return written.union(*(returned(game, function) for function in called))


def returned(game: str, function: str) -> set[str]:
    """Returns the strings, but for the empty one, that a function of a game returns as they are."""
    defined = (n for n in nodes(f"rules.{game}") if isinstance(n, ast.FunctionDef) and n.name == function)
    results = (n.value for definition in defined for n in ast.walk(definition) if isinstance(n, ast.Return))
    found = (
        n.value for result in results if result is not None for n in ast.walk(result) if isinstance(n, ast.Constant)
    )
    return {text for text in found if isinstance(text, str) and text}


def _speaker(called: ast.expr) -> str:
    """Returns the name of what is called: ``words`` of ``playing.words(...)``, ``Words`` of ``Words(code)(...)``."""
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Call(func=ast.Name(id=name)):
            return name
        case _:
            return ""


def _ids(expression: ast.expr) -> list[str]:
    match expression:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(str(p.value) if isinstance(p, ast.Constant) else "{}" for p in parts)]
        case ast.IfExp(body=one, orelse=other):
            return _ids(one) + _ids(other)
        case _:
            return []
