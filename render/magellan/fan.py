"""The cards of a hand: where each lies, which are raised for a bid or a choice, and which are lowered to be swapped."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from render.core.scene import Marks
from render.magellan.layout import LIFT, HandPlan
from render.magellan.rows import Lying
from rules.magellan.view import OwnView

WITH_CARDS = ("bid", "pay", "tuck", "swap")
"""The verbs that choose cards of the hand."""


def fan(where: HandPlan, own: OwnView, marks: Marks) -> list[list[Lying]]:
    """Returns where the cards of a hand lie, row by row."""
    picked = _chosen(marks)
    raised, lowered = _marked(own.hand, picked or own.laid), _marked(own.hand, own.swap or ())
    settled = bool(picked) or marks.chosen == ("tuck",)
    held = [
        Lying(card, (0, LIFT * (down - up)), raised=up, lowered=down, taken=up and settled)
        for card, up, down in zip(own.hand, raised, lowered, strict=True)
    ]
    return [_side_by_side(part, y, where) for part, y in zip(_parted(held, len(where.rows)), where.rows, strict=False)]


def _parted(held: list[Lying], rows: int) -> list[list[Lying]]:
    """Parts a hand into one or two rows about equally long; equal cards stay side by side."""
    ends = [i for i in range(1, len(held)) if held[i - 1].card != held[i].card]
    if rows == 1 or not ends:
        return [held]
    cut = min(ends, key=lambda i: abs(2 * i - len(held)))
    return [held[:cut], held[cut:]]


def _side_by_side(held: list[Lying], y: float, where: HandPlan) -> list[Lying]:
    """Moves cards to their places in a row, which is centred."""
    width = where.size[0]
    pitch = min(where.card + 4.0, (width - 60 - where.card) / max(1, len(held) - 1))
    left = width / 2 - pitch * (len(held) - 1) / 2
    return [replace(lying, at=(left + pitch * i, y + lying.at[1])) for i, lying in enumerate(held)]


def _chosen(marks: Marks) -> tuple[int, ...]:
    """Returns the cards in a notation that is being put together."""
    if not marks.chosen or marks.chosen[0] not in WITH_CARDS or "sum" in marks.chosen:
        return ()
    return tuple(int(token) for token in marks.chosen[1:] if token.isdigit())


def _marked(hand: Sequence[int], some: Sequence[int]) -> list[bool]:
    """Says of each card of a hand whether it is one of some, each of which is found once."""
    left = list(some)
    found = []
    for card in hand:
        found.append(card in left)
        if card in left:
            left.remove(card)
    return found
