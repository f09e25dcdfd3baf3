"""Chapter 3, foraging: a turn of three action points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import OPEN, Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import with_player
from rules.core.sequence import pop, top, with_top
from rules.core.subsets import without

from . import screeching
from .actions import Bury, CardBuried, CardForaged, CardShaken, DeckShuffled, End, Event, Forage, Shake, TurnEnded
from .data import KINDS
from .state import ToyState, Turn, sort_cards


def ask(state: ToyState, turn: Turn) -> tuple[Decision, ...]:
    status = Say("points", {"points": turn.points})
    return (Decision(seat=turn.seat, kind="turn", about=f"turn {state.round}", status=status),)


def tokens(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    points, costs = top(state, Turn).points, state.numbers.costs
    hand = state.players[seat].hand
    match prefix:
        case ():
            if points >= costs["forage"] and _has_cards(state):
                yield Token("forage", ends=True, note=_cost(state, "forage"))
            if points >= costs["bury"] and hand:
                yield Token("bury", note=_cost(state, "bury"))
            if points >= costs["shake"] and _has_cards(state):
                yield Token("shake", ends=True, note=_cost(state, "shake"))
            yield Token("end", ends=True)
        case ("bury",):
            if points >= costs["bury"]:
                yield from (Token(card, ends=True, action=Bury(card)) for card in KINDS if card in hand)


def menu(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> list[Token] | None:
    """Offers the cards of the hand, too: who presses one is asked afterwards what to do with it."""
    if not prefix:
        held = [Token(f"{OPEN} {card.text}") for card in tokens(state, seat, ("bury",))]
        return [*tokens(state, seat, ()), *held]
    return [Token("bury", ends=True, note=_cost(state, "bury"))] if prefix[0] == OPEN else None


def check_forage(state: ToyState, seat: Seat, action: Forage) -> None:
    _check_points(state, "forage")
    _check_cards(state)


def check_bury(state: ToyState, seat: Seat, action: Bury) -> None:
    _check_points(state, "bury")
    if action.card not in state.players[seat].hand:
        raise IllegalAction("not-in-hand", hidden=True, card=action.card)


def check_shake(state: ToyState, seat: Seat, action: Shake) -> None:
    _check_points(state, "shake")
    _check_cards(state)


def apply_forage(state: ToyState, seat: Seat, action: Forage, chance: Chance) -> Step[ToyState, Event]:
    state, card, events = _draw(_pay(state, "forage"), chance)
    state = with_player(state, seat, hand=sort_cards((*state.players[seat].hand, card)))
    return Step(state=state, events=(*events, CardForaged(seat, card)), reveals=True)


def apply_bury(state: ToyState, seat: Seat, action: Bury, chance: Chance) -> Step[ToyState, Event]:
    player = state.players[seat]
    hand = without(player.hand, (action.card,), KINDS.index)
    buried = sort_cards((*player.buried, action.card))
    state = with_player(_pay(state, "bury"), seat, hand=hand, buried=buried)
    return Step(state=state, events=(CardBuried(seat, action.card),))


def apply_shake(state: ToyState, seat: Seat, action: Shake, chance: Chance) -> Step[ToyState, Event]:
    state, card, events = _draw(_pay(state, "shake"), chance)
    shaken = Step(state=state, events=(*events, CardShaken(seat, card)), reveals=True)
    return shaken.then(lambda state: screeching.open_window(state, seat, card))


def apply_end(state: ToyState, seat: Seat, action: End, chance: Chance) -> Step[ToyState, Event]:
    return Step(state=pop(state), events=(TurnEnded(seat),))


def _check_points(state: ToyState, verb: str) -> None:
    turn, cost = top(state, Turn), state.numbers.costs[verb]
    if turn.points < cost:
        raise IllegalAction("too-few-points", needed=cost, points=turn.points)


def _check_cards(state: ToyState) -> None:
    if not _has_cards(state):
        raise IllegalAction("no-cards-left")


def _pay(state: ToyState, verb: str) -> ToyState:
    turn = top(state, Turn)
    return with_top(state, Turn(turn.seat, turn.points - state.numbers.costs[verb]))


def _has_cards(state: ToyState) -> bool:
    return bool(state.deck or state.discards)


def _draw(state: ToyState, chance: Chance) -> tuple[ToyState, str, tuple[Event, ...]]:
    """Takes the top card; an empty deck is first made anew from the discard pile."""
    if state.deck:
        return replace(state, deck=state.deck[1:]), state.deck[0], ()
    deck = chance.shuffle("deck", state.discards)
    return replace(state, deck=deck[1:], discards=()), deck[0], (DeckShuffled(len(deck)),)


def _cost(state: ToyState, verb: str) -> Say:
    return Say("cost", {"points": state.numbers.costs[verb]})
