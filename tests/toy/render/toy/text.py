"""The text board: all that the view holds, a line each."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.palette import look_of
from render.core.scene import Marks, Words
from rules.core.contract import Seat
from rules.toy.data import NESTS
from rules.toy.view import OwnView, PlayerView, ToyView

from .board import status

WIDTH = 12


def write_text(view: ToyView, marks: Marks, words: Words) -> str:
    return "\n".join(_lines(view, marks, words))


def _lines(view: ToyView, marks: Marks, words: Words) -> Iterator[str]:
    yield f"{words('toy-board-round', round=view.round, rounds=len(NESTS))} · {words(f'toy-phase-{view.phase}')}"
    yield words("toy-board-nest", points=view.nest)
    yield words("toy-board-deck", count=view.deck)
    yield f"{words('toy-board-discards')}: {_cards(view.discards, words)}"
    if view.phase == "turn":
        yield words("toy-board-points", points=view.points)
    if view.fallen:
        yield f"{words('toy-board-fallen')}: {words(f'toy-card-{view.fallen}')}"
    if view.bid:
        yield words("toy-board-bid", total=view.bid, count=view.bid_cards)
    for seat, player in enumerate(view.players):
        yield ""
        yield from _player(seat, player, view, marks, words)
    if view.own is not None:
        yield ""
        yield from _own(view.own, words)


def _player(seat: Seat, player: PlayerView, view: ToyView, marks: Marks, words: Words) -> Iterator[str]:
    said = status(seat, view, words)
    yield f"{_name(seat, marks)} · {said}" if said else _name(seat, marks)
    for what in ("hand", "buried", "screeches", "nests", "nights"):
        yield f"  {words(f'toy-board-{what}'):{WIDTH}} {getattr(player, what)}"
    yield f"  {words('toy-board-larder'):{WIDTH}} {_cards(player.larder, words)}"
    if player.opened:
        yield f"  {words('toy-board-buried'):{WIDTH}} {_cards(player.opened, words)}"


def _own(own: OwnView, words: Words) -> Iterator[str]:
    yield f"{words('toy-board-hand'):{WIDTH}} {_cards(own.hand, words)}"
    yield f"{words('toy-board-buried'):{WIDTH}} {_cards(own.buried, words)}"
    if own.bid:
        yield f"{words('toy-board-own-bid'):{WIDTH}} {_cards(own.bid, words)}"
    if own.tree:
        yield f"{words('toy-board-own-tree'):{WIDTH}} {words(f'toy-tree-{own.tree}')}"


def _cards(cards: tuple[str, ...], words: Words) -> str:
    return ", ".join(words(f"toy-card-{card}") for card in cards) or words("toy-board-nothing")


def _name(seat: Seat, marks: Marks) -> str:
    name = marks.names[seat] if seat < len(marks.names) else f"P{seat}"
    return f"{look_of(seat).mark} {name}"
