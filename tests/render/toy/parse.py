"""Reads the text board of the toy, to show that it holds the whole view."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.app.speech.language import Words
from render.core.textboard import BETWEEN, INDENT
from rules.toy.data import KINDS, ROUNDS, TREES
from rules.toy.meta import META
from rules.toy.view import OwnView, PlayerView, ToyView

PHASES = ("turn", "window", "auction", "night", "over")


class _Text:
    """The lines of a part of the board, by the words with which they begin."""

    def __init__(self, part: str, words: Words) -> None:
        self.lines = part.replace(",\n" + 2 * INDENT, ", ").replace("\n" + INDENT, BETWEEN).split("\n")
        self.words = words

    def value(self, name: str) -> str:
        """Returns what stands behind a name, or nothing."""
        start = f"{self.words(f'toy-board-{name}')}: "
        said = [part for line in self.lines for part in line.split(BETWEEN)]
        return next((part.strip().removeprefix(start) for part in said if part.strip().startswith(start)), "")

    def number(self, name: str) -> int:
        return int(self.value(name) or 0)

    def cards(self, name: str) -> tuple[str, ...]:
        kinds = {self.words(f"toy-card-{kind}"): kind for kind in KINDS}
        return tuple(kinds[said] for said in self.value(name).split(", ") if said in kinds)

    def seat(self, start: str) -> int | None:
        """Returns the seat that stands at the end of a line."""
        line = next((line for line in self.lines if line.startswith(start)), "")
        found = re.search(r"P([0-9])$", line)
        return int(found[1]) if found else None


def parse_board(text: str, words: Words) -> ToyView:
    first, *others = text.split("\n\n")
    players = [part for part in others if re.match(r".P[0-9]", part)]
    shared = _Text(first, words)
    phase = next(phase for phase in PHASES if shared.lines[0].endswith(words(f"toy-phase-{phase}")))
    fallen = {words(f"toy-card-{kind}"): kind for kind in KINDS}.get(shared.value("fallen"), "")
    bid, bid_cards = _bid(shared, words)
    awaited = tuple(_said(players, words("toy-board-awaited")))
    holder = shared.seat(words("toy-board-fallen")) if fallen else _bidder(shared, bid, bid_cards, words)
    return ToyView(
        phase=phase,
        round=next(n + 1 for n in range(ROUNDS) if shared.lines[0].startswith(_round(n + 1, words))),
        nest=shared.number("nest"),
        deck=shared.number("deck"),
        discards=shared.cards("discards"),
        players=tuple(_player(_Text(part, words)) for part in players),
        awaited=awaited,
        active=awaited[0] if phase == "turn" else holder,
        points=shared.number("points"),
        fallen=fallen,
        bid=bid,
        bid_cards=bid_cards,
        passed=tuple(_said(players, words("toy-board-passed"))),
        own=_own(_Text(others[-1], words)) if len(others) > len(players) else None,
        rules=META.rules_version,
    )


def _round(number: int, words: Words) -> str:
    return words("toy-board-round", round=number, rounds=ROUNDS) + BETWEEN


def _said(players: list[str], said: str) -> Iterator[int]:
    """Yields the seats of which something is said beside the name."""
    return (seat for seat, part in enumerate(players) if part.split("\n")[0].endswith(BETWEEN + said))


def _bid(shared: _Text, words: Words) -> tuple[int, int]:
    """Returns sum and number of cards of the best bid."""
    for total in range(1, 40):
        for count in range(1, 19):
            if any(line.startswith(words("toy-board-bid", total=total, count=count)) for line in shared.lines):
                return total, count
    return 0, 0


def _bidder(shared: _Text, bid: int, count: int, words: Words) -> int | None:
    return shared.seat(words("toy-board-bid", total=bid, count=count)) if bid else None


def _player(part: _Text) -> PlayerView:
    names = ("hand", "buried", "screeches", "nests", "nights")
    hand, buried, screeches, nests, nights = (part.number(name) for name in names)
    return PlayerView(
        hand=hand, buried=buried, screeches=screeches, nests=nests, nights=nights,
        larder=part.cards("larder"), opened=part.cards("opened"),
    )  # fmt: skip


def _own(part: _Text) -> OwnView:
    trees = {part.words(f"toy-tree-{tree}"): tree for tree in TREES}
    return OwnView(
        hand=part.cards("own-hand"),
        buried=part.cards("own-buried"),
        bid=part.cards("own-bid"),
        tree=trees.get(part.value("own-tree"), ""),
    )
