"""The text board: all that the view holds, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.core.scene import Marks, Words
from render.core.textboard import BETWEEN, INDENT, named, paragraphs, seat_sign, wrapped
from rules.core.contract import Seat
from rules.toy.data import ROUNDS
from rules.toy.view import OwnView, PlayerView, ToyView

from .board import status


def write_text(view: ToyView, marks: Marks, words: Words) -> str:
    players = (_player(seat, player, view, marks, words) for seat, player in enumerate(view.players))
    return paragraphs(_shared(view, words), *players, () if view.own is None else _own(view.own, words))


def write_hand(view: ToyView, marks: Marks, words: Words) -> str:
    return "" if view.own is None else "\n".join(_own(view.own, words))


def _shared(view: ToyView, words: Words) -> Iterator[str]:
    yield words("toy-board-round", round=view.round, rounds=ROUNDS) + BETWEEN + words(f"toy-phase-{view.phase}")
    yield _line("nest", view.nest, words)
    yield _line("deck", view.deck, words)
    yield from _cards("discards", view.discards, words)
    if view.phase == "turn":
        yield _line("points", view.points, words)
    if view.fallen and view.active is not None:
        yield _line("fallen", words(f"toy-card-{view.fallen}"), words) + BETWEEN + seat_sign(view.active)
    if view.bid and view.active is not None:
        yield words("toy-board-bid", total=view.bid, count=view.bid_cards) + BETWEEN + seat_sign(view.active)


def _player(seat: Seat, player: PlayerView, view: ToyView, marks: Marks, words: Words) -> Iterator[str]:
    said = status(seat, view, words)
    yield named(seat, marks) + (BETWEEN + said if said else "")
    numbers = ("hand", "buried", "screeches", "nests", "nights")
    yield from wrapped((_line(name, getattr(player, name), words) for name in numbers), start=INDENT)
    yield from _cards("larder", player.larder, words, INDENT)
    if player.opened:
        yield from _cards("opened", player.opened, words, INDENT)


def _own(own: OwnView, words: Words) -> Iterator[str]:
    yield from _cards("own-hand", own.hand, words)
    yield from _cards("own-buried", own.buried, words)
    if own.bid:
        yield from _cards("own-bid", own.bid, words)
    if own.tree:
        yield _line("own-tree", words(f"toy-tree-{own.tree}"), words)


def _line(name: str, said: object, words: Words) -> str:
    return f"{words(f'toy-board-{name}')}: {said}"


def _cards(name: str, cards: Iterable[str], words: Words, start: str = "") -> Iterator[str]:
    said = [words(f"toy-card-{card}") for card in cards] or [words("toy-board-nothing")]
    return wrapped(said, ", ", start=start + _line(name, "", words), indent=2 * INDENT)
