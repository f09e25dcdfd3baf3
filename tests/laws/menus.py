"""What panels offer in a position: every menu that can be reached there."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import Any

from bot.app.panels.choosing import MOST, parts_of
from rules.core.contract import Seat, Token
from rules.core.notation import Tree, go_on

ROWS = ("row", "column", "across")
"""Groups of places, whose names say where these lie."""
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


def is_headed(offered: Sequence[Token]) -> bool:
    """Says whether what is parted is parted by groups, as far as each of them fits.

    But for numbers every token of a part of several has one, and one that is a row or column is that of the token.
    """
    groups = Counter(str(token.group) for token in offered if token.group is not None)
    parted = [offered[at] for part in parts_of(offered) if len(part) > 1 for at in part]
    headed = all(token.group is not None or token.text.isdigit() for token in parted)
    return all(map(_is_of, offered)) and (headed or max(groups.values(), default=0) > MOST)


def _is_of(token: Token) -> bool:
    group = token.group
    return group is None or group.id not in ROWS or all(str(value) in token.text for value in group.args.values())
