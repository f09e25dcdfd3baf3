"""What panels offer in a position: every menu that can be reached there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from bot.app.panels.choosing import MOST, parts_of
from rules.core.contract import Seat, Token
from rules.core.notation import Tree, go_on

Offered = tuple[tuple[str, ...], list[Token]]
"""The words before a choice, and what is offered then."""


def menus(tree: Tree, state: Any, seat: Seat) -> Iterator[Offered]:
    """Yields each choice that a panel can come to, once, those after few words first."""
    waiting: deque[tuple[str, ...]] = deque([()])
    met = {()}
    while waiting:
        line = waiting.popleft()
        offered = list(tree.tokens(state, seat, line))
        yield line, offered
        longer = dict.fromkeys(go_on(line, token.text) for token in offered)
        waiting.extend(line for line in longer if line not in met)
        met |= set(longer)


def fits(offered: Sequence[Token]) -> bool:
    """Says whether two presses lead to any choice: that of its part, and its own, each in a menu that fits."""
    parts = parts_of(offered)
    return max(len(parts), *map(len, parts), 0) <= MOST
