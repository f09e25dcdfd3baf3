"""The language files as they stand: what each message says and what it wants to know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    TextElement,
    VariableReference,
)

import bot.words
from bot.app.speech.language import languages

RULES = 1500
"""Characters of a topic of the rules, which every chat can show in one message."""
LABEL = 80
"""Characters on a button."""
SUMMARY = 100
"""Characters of what a command does, in the list that a chat shows."""


@dataclass(frozen=True, slots=True)
class Said:
    """A message of one language."""

    id: str
    file: str
    text: str
    """Its own words, without what is put in."""
    variables: frozenset[str]
    selectors: frozenset[str]
    """The variables that decide which words are taken."""
    chosen_by: tuple[str, ...]
    """What decides in each place where there are variants."""
    variants: tuple[frozenset[str], ...]
    """The names of the variants of each such decision."""
    functions: frozenset[str]
    numbers: frozenset[str]
    """The variables that functions take."""
    references: frozenset[str]
    """Other messages that it repeats."""


def files(language: str) -> Iterator[Path]:
    for root in bot.words.__path__:
        yield from sorted(Path(root, language).glob("*.ftl"))


@cache
def read(file: Path) -> Resource:
    """Reads a file as a whole."""
    return FluentResource(file.read_text(encoding="utf-8"))


def unread(language: str) -> list[str]:
    """Returns what stands in the files and is no message."""
    return [node.content for file in files(language) for node in read(file).body if isinstance(node, Junk)]


def ids(language: str) -> list[str]:
    """Returns the ids of all messages in their order, one that stands twice twice."""
    return [node.id.name for file in files(language) for node in read(file).body if isinstance(node, Message)]


@cache
def messages(language: str) -> dict[str, Said]:
    """Returns the messages of a language by id."""
    found = (
        _said(node, file.name) for file in files(language) for node in read(file).body if isinstance(node, Message)
    )
    return {said.id: said for said in found}


def in_file(language: str, name: str) -> dict[str, Said]:
    return {id: said for id, said in messages(language).items() if said.file == name}


@cache
def wanted(language: str, id: str) -> frozenset[str]:
    """Returns the variables of a message and of all that it repeats."""
    said = messages(language)[id]
    return said.variables.union(*(wanted(language, other) for other in said.references))


@cache
def deciding(language: str, id: str) -> frozenset[str]:
    """Returns the variables that decide about the words of a message and of all that it repeats."""
    said = messages(language)[id]
    return said.selectors.union(*(deciding(language, other) for other in said.references))


@cache
def choosing(language: str, id: str) -> dict[str, frozenset[str]]:
    """Returns for each such variable the names of all variants that are chosen by it."""
    said = messages(language)[id]
    found: dict[str, frozenset[str]] = {}
    for own in (
        zip(said.chosen_by, said.variants, strict=True),
        *(choosing(language, r).items() for r in said.references),
    ):
        for name, variants in own:
            found[name] = found.get(name, frozenset()) | variants
    return found


def unsaid(id: str, facts: Iterable[str]) -> str:
    """Says what keeps a message from being said in every language, or nothing."""
    for language in languages():
        if id not in messages(language):
            return f"{language} has no message {id}: write it into bot/words/{language}/{id.partition('-')[0]}.ftl"
        if missing := wanted(language, id) - set(facts):
            return f"{id} wants to know {', '.join(sorted(missing))} in {language}"
    return ""


def _said(message: Message, file: str) -> Said:
    nodes = tuple(_walk(message))
    selects = [node for node in nodes if isinstance(node, SelectExpression)]
    calls = [node for node in nodes if isinstance(node, FunctionReference)]
    return Said(
        id=message.id.name,
        file=file,
        text=" ".join(node.value for node in nodes if isinstance(node, TextElement)),
        variables=frozenset(node.id.name for node in nodes if isinstance(node, VariableReference)),
        selectors=frozenset(s.selector.id.name for s in selects if isinstance(s.selector, VariableReference)),
        chosen_by=tuple(s.selector.id.name for s in selects if isinstance(s.selector, VariableReference)),
        variants=tuple(frozenset(_key(variant.key) for variant in select.variants) for select in selects),
        functions=frozenset(node.id.name for node in calls),
        numbers=frozenset(
            v.id.name for node in calls for v in _walk(node.arguments) if isinstance(v, VariableReference)
        ),
        references=frozenset(node.id.name for node in nodes if isinstance(node, MessageReference)),
    )


def _key(key: Any) -> str:
    return str(key.name if isinstance(key, Identifier) else key.value)


def _walk(node: Any) -> Iterator[BaseNode]:
    """Yields a node and all below it, in the order of the file."""
    if isinstance(node, list):
        for item in node:
            yield from _walk(item)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _walk(part)
