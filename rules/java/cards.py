"""Festival cards: what they are worth against the open card."""

from __future__ import annotations

from collections.abc import Iterable

from rules.java.state import Cards


def worth(card: str, shown: str) -> int:
    """Returns how many of the symbols of a card are on the open card.

    >>> worth("MP", "MD"), worth("MD", "MD"), worth("DP", "M")
    (1, 2, 0)
    """
    return len(set(card) & set(shown))


def total(cards: Iterable[str], shown: str) -> int:
    """Returns what cards are worth together."""
    return sum(worth(card, shown) for card in cards)


def playable(hand: Cards, shown: str) -> Cards:
    """Returns the cards of a hand that may be played: those with a symbol of the open card."""
    return tuple(card for card in hand if worth(card, shown))
