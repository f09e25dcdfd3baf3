"""Festival cards taken in a turn, and action tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import with_player
from rules.java import duty
from rules.java.actions import TakeCard, UseToken
from rules.java.choices import check_points
from rules.java.events import CardTaken, CardTurnedUp, Event, PileShuffled, TokenUsed
from rules.java.state import JavaState, sort_cards, spend, turn_of, with_turn

OPEN, PILE = "open", "pile"

SOURCES = (OPEN, PILE)


def tokens(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the open card and the draw pile, while a card may be taken."""
    turn = turn_of(state)
    if words or turn.cards >= state.numbers.most_cards or not state.pile or turn.points < state.numbers.take:
        return
    if duty.is_spared(state, state.numbers.take):
        yield Token(OPEN, ends=True, note=Say("card", {"card": state.card}), action=TakeCard(OPEN))
        yield Token(PILE, ends=True, note=Say("pile", {"cards": len(state.pile)}), action=TakeCard(PILE))


def check(state: JavaState, seat: Seat, action: TakeCard) -> None:
    if turn_of(state).cards >= state.numbers.most_cards:
        raise IllegalAction("cards-enough", limit=state.numbers.most_cards)
    if not state.pile:
        raise IllegalAction("pile-empty")
    check_points(state, state.numbers.take)
    duty.check_spared(state, state.numbers.take)


def apply(state: JavaState, seat: Seat, action: TakeCard, chance: Chance) -> Step[JavaState, Event]:
    """Takes a card; the open one, which everybody has seen, is replaced from the pile at once."""
    state = with_turn(spend(state, state.numbers.take), cards=turn_of(state).cards + 1)
    player, top = state.players[seat], state.pile[0]
    state = replace(state, pile=state.pile[1:])
    card = state.card if action.source == OPEN else top
    taken = CardTaken(seat=seat, card=card, drawn=action.source == PILE)
    state = with_player(state, seat, hand=sort_cards((*player.hand, card)))
    if action.source == OPEN:
        state = with_player(replace(state, card=top), seat, known=sort_cards((*player.known, card)))
    turned = (CardTurnedUp(card=top),) if action.source == OPEN else ()
    step: Step[JavaState, Event] = Step(state=state, events=(taken, *turned), reveals=True)
    return step.then(lambda state: refill(state, chance))


def refill(state: JavaState, chance: Chance) -> Step[JavaState, Event]:
    """Makes the discarded cards the draw pile once that is empty."""
    if state.pile or not state.discards:
        return Step(state=state)
    shuffled = PileShuffled(cards=len(state.discards))
    pile = chance.shuffle("cards", sort_cards(state.discards))
    return Step(state=replace(state, pile=pile, discards=()), events=(shuffled,))


def check_token(state: JavaState, seat: Seat, action: UseToken) -> None:
    if error := _token_refusal(state, seat):
        raise error


def apply_token(state: JavaState, seat: Seat, action: UseToken, chance: Chance) -> Step[JavaState, Event]:
    turn = turn_of(state)
    left = state.players[seat].tokens - 1
    state = with_turn(state, points=turn.points + state.numbers.token_points, tokens=turn.tokens + 1, acted=True)
    return Step(state=with_player(state, seat, tokens=left), events=(TokenUsed(seat=seat, left=left),))


def lacks(state: JavaState, seat: Seat) -> Say | None:
    """Says whether as many cards as may be were taken in the turn, or none is left."""
    if turn_of(state).cards >= state.numbers.most_cards:
        return Say("cards-enough")
    return None if state.pile else Say("pile")


def lacks_token(state: JavaState, seat: Seat) -> Say | None:
    """Says whether no token is left, where none has been used in the turn."""
    return None if state.players[seat].tokens else Say("token-left")


def may_use_token(state: JavaState, seat: Seat) -> bool:
    return _token_refusal(state, seat) is None


def _token_refusal(state: JavaState, seat: Seat) -> IllegalAction | None:
    turn = turn_of(state)
    if turn.tokens >= state.numbers.most_tokens:
        return IllegalAction("token-used")
    if not state.players[seat].tokens:
        return IllegalAction("no-token-left")
    if state.token_first and turn.acted:
        return IllegalAction("token-first")
    return None
