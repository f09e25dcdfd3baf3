"""What the language files say: which messages there are and which facts each of them wants to know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import bot.words
from bot.app.words import languages


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Returns the messages of a language by id, with the names of their variables."""
    found: dict[str, frozenset[str]] = {}
    for root in bot.words.__path__:
        for file in sorted(Path(root, language).glob("*.ftl")):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Message):
                    variables = _Variables()
                    variables.visit(entry)
                    found[entry.id.name] = frozenset(variables.names)
    return found


def unsaid(id: str, facts: Iterable[str]) -> str:
    """Says what keeps a message from being said in every language, or nothing."""
    for language in languages():
        if id not in messages(language):
            return f"{language} has no message {id}"
        if missing := messages(language)[id] - set(facts):
            return f"{id} wants to know {', '.join(sorted(missing))} in {language}"
    return ""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)
