"""Moves in words of the game, for who does not read notations: ``build a palace of 4 on E5``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.app.panels.choosing import Choosing, Labels, meanings
from bot.app.speech.language import plain, say_values
from rules.core.contract import AnyGame, Tagged


def phrase(labels: Labels, choosing: Choosing, game: AnyGame, notation: str) -> str:
    """Says what a notation does that can be played now; ``meant`` tells a message what only the position knows."""
    action = game.parse(notation, choosing.state, choosing.seat)
    facts = say_values(labels.words, labels.game, dict(_facts(action)), labels.names)
    (meaning,) = meanings(labels, choosing, [notation])
    meant = meaning or notation.partition(" ")[2]
    return plain(labels.words(f"{labels.game}-move-{action.kind}", **facts, meant=meant))


def meaning_of(labels: Labels, choosing: Choosing, game: AnyGame, notation: str) -> str:
    """Says what a whole notation does, and what its last word brings or costs beyond that."""
    said = capitalized(phrase(labels, choosing, game, notation))
    *before, last = notation.split()
    tokens = choosing.tree.tokens(choosing.state, choosing.seat, tuple(before))
    note = next((labels.note(token) for token in tokens if token.text == last), "")
    return said if not note or note in said else f"{said} · {note}"


def capitalized(text: str) -> str:
    """Returns a text that begins a line."""
    return text[:1].upper() + text[1:]


def _facts(action: Tagged) -> Iterator[tuple[str, Any]]:
    """Yields what an action is made of; of numbered things such as cards also how many they are, and their sum."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        yield name, value
        if name == "cards":
            yield "count", len(value)
            yield "sum", sum(card for card in value if isinstance(card, int))
