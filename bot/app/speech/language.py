"""Finds words: messages in the reader's language, from the Fluent files of `bot.words`."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Pattern, Placeable, TextElement, VariableReference

import bot.words
from rules.core.contract import Say, Value
from rules.core.library import games

log = logging.getLogger(__name__)

FALLBACK = "en"
JOINED = {"en": "en_001"}
"""By language: of which kind of it lists are; those of America have a comma before *and*."""
PAGE = "web"
"""Begins the messages of the page of the web table."""

OPEN, CLOSE, BEARER, MOMENT = "\ue000", "\ue001", "\ue002", "\ue003"
"""Private-use characters around text that stands for itself, such as a name, whatever signs it holds; the third one
stands between a platform's id of a person and the name, the last one between a moment and what is said of it."""
_MARKS = re.compile(f"{OPEN}(?:[^{CLOSE}]*[{BEARER}{MOMENT}])?|{CLOSE}")

_MESSAGE = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
"""Where a message begins in a file; what belongs to it is set in."""
_NAME = re.compile(r"[a-z][\w-]*")

ALIKE = range(1000)
"""Numbers that all languages write alike."""
_AMOUNT = re.compile(r"([0-9]+)(\w+|\W)")
"""How much of what, such as ``2F`` or ``1$``."""


@cache
def languages() -> tuple[str, ...]:
    """Returns the codes of all languages there are, the fallback first."""
    found = {folder.name for root in bot.words.__path__ for folder in Path(root).iterdir() if _is_language(folder)}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def best_language(wanted: str) -> str:
    """Returns the language for a code such as ``cs-CZ``; the fallback for one that is not there."""
    code = wanted.replace("_", "-").partition("-")[0].lower()
    return code if code in languages() else FALLBACK


@dataclass(frozen=True, slots=True)
class Words:
    """Says messages in one language. Small and picklable: files are read once in each process, when they are needed."""

    language: str

    def __call__(self, id: str, **args: Any) -> str:
        """Returns a message; arguments are numbers and text.

        Where there is none the id itself is said: a word that is missing must not stop a game.
        """
        return _format(self.language, id, tuple(args.items()))

    def has(self, id: str) -> bool:
        return _has(self.language, id)

    def list(self, items: Iterable[str]) -> str:
        """Joins items as the language does: ``a, b and c``."""
        return _joined(self.language, tuple(items))


def literal(text: str) -> str:
    """Marks text so that nothing in it is taken for mark-up."""
    return f"{OPEN}{unmarked(text)}{CLOSE}"


def mention(user: str, name: str) -> str:
    """Marks a name as that of a person who is to be notified."""
    return f"{OPEN}{unmarked(user)}{BEARER}{unmarked(name)}{CLOSE}"


def moment(at: float, text: str) -> str:
    """Marks what is said of a moment, such as ``in 2 days``, so that a chat can show it as time passes."""
    return f"{OPEN}{round(at)}{MOMENT}{unmarked(text)}{CLOSE}"


def plain(text: str) -> str:
    """Takes the marks of `literal` away, where text goes to a place that knows no mark-up."""
    return _MARKS.sub("", text)


def unmarked(text: str) -> str:
    """Takes our marks out of text that comes from people, and half characters, which no file could hold."""
    return re.sub(f"[{OPEN}{CLOSE}{BEARER}{MOMENT}\ud800-\udfff]", "", text)


def say_values(words: Words, game: str, args: Mapping[str, Value], names: Sequence[str]) -> dict[str, Any]:
    """Makes the facts of a game fit for a message: seats become names, named values words, tuples lists or ways."""
    return {name: _say_value(words, game, name, value, names) for name, value in args.items()}


def say(words: Words, game: str, what: str, said: Say, names: Sequence[str]) -> str:
    """Says message ``<game>-<what>-<id>`` with the facts of a game."""
    return words(f"{game}-{what}-{said.id}", **say_values(words, game, said.args, names))


def _say_value(words: Words, game: str, name: str, value: Any, names: Sequence[str]) -> Any:
    if isinstance(value, tuple | list):
        if name == "way":
            return literal("-".join(value))
        singular = name.removesuffix("s")
        return words.list(str(_say_value(words, game, singular, item, names)) for item in value) or _none(
            words, game, name
        )
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name.endswith("seat") and isinstance(value, int):
        return literal(names[value]) if 0 <= value < len(names) else ""
    if isinstance(value, str):
        message = f"{game}-{name}-{value}"
        return words(message) if value and words.has(message) else _amounts(words, game, value) or literal(value)
    return value


def _amounts(words: Words, game: str, value: str) -> str:
    """Says how much of what a value is, ``2F 1W``, where the game has words for each, *2 food and 1 wood*."""
    if not value[:1].isdigit():
        return ""
    if "/" in value:
        return " / ".join(_amounts(words, game, part) or literal(part) for part in value.split("/"))
    found = [_AMOUNT.fullmatch(part) for part in value.split()]
    if not found or None in found:
        return ""
    said = [(one[0], f"{game}-amount-{one[2]}", int(one[1])) for one in found if one is not None]
    if not any(words.has(id) for _, id, _ in said):
        return ""
    return words.list(words(id, number=number) if words.has(id) else literal(text) for text, id, number in said)


def _none(words: Words, game: str, name: str) -> str:
    """Returns what is said for an empty list, which is nothing where a message does without it."""
    id = f"{game}-{name}-none"
    return words(id) if words.has(id) else ""


def _is_language(folder: Path) -> bool:
    return folder.is_dir() and any(folder.glob("*.ftl"))


@lru_cache(maxsize=4096)
def _has(language: str, id: str) -> bool:
    return any(bundle_of(code, id).has_message(id) for code in (language, FALLBACK))


@lru_cache(maxsize=4096)
def _joined(language: str, items: tuple[str, ...]) -> str:
    return format_list(items, locale=Locale.parse(JOINED.get(language, language)))


@lru_cache(maxsize=4096)
def _format(language: str, id: str, args: tuple[tuple[str, Any], ...]) -> str:
    """Returns a message; what has happened is told again in each post until everybody has had a turn."""
    for code in (language, FALLBACK):
        bundle = bundle_of(code, id)
        if bundle.has_message(id) and (pattern := bundle.get_message(id).value) is not None:
            return put_together(pattern, dict(args)) or str(bundle.format_pattern(pattern, dict(args))[0])
    log.warning("no language has a message %s", id)
    return id


def put_together(pattern: Pattern, args: Mapping[str, Any]) -> str:
    """Returns a message that is no more than text with other texts and small numbers in it, for a tenth of the time
    that it takes to resolve it; nothing for any other."""
    said = list[str]()
    for element in pattern.elements if isinstance(pattern, Pattern) else (pattern,):
        if isinstance(element, TextElement):
            said.append(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            value = args.get(element.expression.id.name)
            if not isinstance(value, str) and (type(value) is not int or value not in ALIKE):
                return ""
            said.append(str(value))
        else:
            return ""
    return "".join(said)


def bundle_of(language: str, id: str) -> FluentBundle:
    """Returns messages of a language among which one stands, if it has it, with all that it repeats.

    Each is read when it is said first: all of a game's would take a tenth of a second in every process.
    """
    bundle, written = _bundle(language, _part(id)), _written(language, _part(id))
    found = [id]
    for one in found:
        if one in written and not bundle.has_message(one):
            bundle.add_resource(FluentResource(written[one]))
            found += _NAME.findall(written[one])
    return bundle


def _part(id: str) -> str:
    """Returns what a message is about that has files of its own: a game, or the page; empty for all else.

    No message repeats one of another part.
    """
    first = id.partition("-")[0]
    return first if first == PAGE or first in games() else ""


@cache
def _bundle(language: str, part: str) -> FluentBundle:
    """Returns the messages of a part that have been read; they are added to it."""
    return FluentBundle([language], use_isolating=False)


@cache
def _written(language: str, part: str) -> Mapping[str, str]:
    """Returns the messages of the files of a part as they are written, by their ids."""
    files = [file for root in bot.words.__path__ for file in sorted(Path(root, language).glob("*.ftl"))]
    texts = [file.read_text(encoding="utf-8") for file in files if _part(file.stem.replace("_", "-")) == part]
    return {entry.partition(" ")[0]: entry for text in texts for entry in _MESSAGE.split(text)[1:]}
