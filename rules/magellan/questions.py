"""What may be asked about a position: the sums that a hand can form, what fields are worth, what is still to come."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import IllegalAction, Question, Say, Seat, Token, Unreadable
from rules.magellan import data, fields, scoring
from rules.magellan.auction import sums
from rules.magellan.cards import best_ways
from rules.magellan.cards import crowns as worth
from rules.magellan.fields import Field
from rules.magellan.state import Auction, MagellanState, Ship, field_of, ships_on, side_of

Words = tuple[str, ...]

SHORT = {"polo": "marco_polo", "gama": "da_gama"}
"""Shorter names that are understood."""

NUMBERS = ("1", "2", "3")


def _sums(state: MagellanState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says which bids a hand can form, with the cards that would be laid; outside an auction, all its sums."""
    if seat is None:
        raise IllegalAction("no-hand")
    auction = state.top
    if isinstance(auction, Auction) and seat in auction.active:
        ways = sums(state, seat, auction)
        head = Say("bids", {"explorer": auction.card, "bid": auction.bid, "count": len(ways)})
    else:
        ways = best_ways(state.numbers, state.players[seat].hand)
        head = Say("hand-sums", {"count": len(ways)})
    lines = (
        Say("sum", {"total": total, "cards": cards, "crowns": worth(state.numbers, cards)})
        for total, cards in ways.items()
    )
    return (head, *lines)


def _worth_tokens(state: MagellanState, seat: Seat | None, prefix: Words) -> Iterator[Token]:
    match prefix:
        case ():
            yield from (Token(explorer, ends=True, goes_on=True) for explorer in data.EXPLORERS)
        case (explorer,) if explorer in data.EXPLORERS:
            yield from (Token(number, ends=True) for number in NUMBERS)


def _worth(state: MagellanState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says what the fields of an explorer bring, which of their numbers are our own, and who stands there."""
    explorer, numbers = _explorer(words)
    lines: list[Say] = [Say("explorer", {"explorer": explorer, "side": side_of(state, explorer)})]
    for number in numbers:
        field = field_of(state, explorer, number)
        lines.append(_points(field, number))
        lines += _effect(field)
        lines += (_ship(state, ship) for ship in ships_on(state, explorer, number))
    if own := tuple(number for number in numbers if _own_design(field_of(state, explorer, number))):
        lines.append(Say("own-design", {"fields": own}))
    return tuple(lines)


def _own_design(field: Field) -> bool:
    """Says whether any number of a field is our own."""
    return any(printed and printed.source == fields.OWN for printed in (field.crowns, field.right, field.sacks))


def _points(field: Field, number: int) -> Say:
    """Says what a ship scores on a field, and its sacks."""
    sacks, amount = field.sacks.value, field.amount
    crowns = field.crowns.value if field.crowns else 0
    match field.effect:
        case fields.TUCK_HAND:
            return Say("pile-from-hand", {"field": number, "amount": amount, "sacks": sacks})
        case fields.TUCK_PAYMENT:
            return Say("pile-from-payment", {"field": number, "amount": amount, "sacks": sacks})
        case fields.FINAL_DRAW:
            return Say("final-draw", {"field": number, "amount": amount, "sacks": sacks})
        case fields.HALVES:
            right = field.right.value if field.right else 0
            return Say("halves", {"field": number, "amount": amount, "sacks": sacks, "crowns": crowns, "right": right})
        case _:
            return Say("field", {"field": number, "crowns": crowns, "sacks": sacks})


def _effect(field: Field) -> list[Say]:
    """Says what happens to whoever wins a card for a field, beside its points."""
    match field.effect:
        case fields.VETO:
            return [Say("gives-veto")]
        case fields.SWAP:
            return [Say("swaps", {"amount": field.amount})]
        case fields.DRAW:
            return [Say("draws", {"amount": field.amount})]
        case fields.OPEN_HAND:
            return [Say("opens-hand")]
        case fields.LOSE_CARD:
            return [Say("loses-card", {"amount": field.amount})]
        case _:
            return []


def _ship(state: MagellanState, ship: Ship) -> Say:
    """Says whose a ship is and what it would score, as far as everybody knows."""
    pile = scoring.visible_pile(state, ship, None)
    points = scoring.ship_points(state, ship, pile)
    hidden = len(ship.pile) - len(pile)
    return Say("ship", {"seat": ship.seat, "number": ship.number, "points": points, "hidden": hidden})


def _left(state: MagellanState, seat: Seat | None, words: Words) -> tuple[Say, ...]:
    """Says how many cards of each explorer are still to come in this phase, and what everybody knows of their order."""
    lines = [Say("stack", {"phase": state.phase, "cards": len(state.stack)})]
    for explorer in data.EXPLORERS:
        if count := state.stack.count(explorer):
            lines.append(Say("left", {"explorer": explorer, "count": count}))
    if state.vetoed:
        lines.append(Say("vetoed", {"explorers": state.stack[-state.vetoed :]}))
    if state.removed:
        lines.append(Say("removed", {"explorers": state.removed}))
    return tuple(lines)


def _explorer(words: Words) -> tuple[str, tuple[int, ...]]:
    """Reads an explorer and perhaps one of his fields; raises `Unreadable`."""
    text = " ".join(words)
    found = [SHORT.get(word, word) for word in text.lower().replace("-", "_").split()]
    if not found or found[0] not in data.EXPLORERS:
        raise Unreadable(text, words[0] if words else "", data.EXPLORERS)
    explorer, *rest = found
    if not rest:
        return explorer, (1, 2, 3)
    if len(rest) > 1 or rest[0] not in NUMBERS:
        raise Unreadable(text, rest[-1], NUMBERS)
    return explorer, (int(rest[0]),)


QUESTIONS = (
    Question(name="sums", answer=_sums, private=True),
    Question(name="worth", tokens=_worth_tokens, answer=_worth),
    Question(name="left", answer=_left),
)
