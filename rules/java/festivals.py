"""Festivals: those who stand in a city bid with festival cards for the points of its palace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import msgspec

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import clockwise, replaced, with_player
from rules.core.sequence import pop, push, top, with_top
from rules.core.subsets import further, without
from rules.java import cards, data, duty, flow, scoring, taking
from rules.java.actions import GiveFestival, Pass, PlayCards
from rules.java.choices import space_token
from rules.java.events import CardsPlayed, Event, FestivalBegan, FestivalEnded, SeatPassed
from rules.java.prospects import participants, sites
from rules.java.state import Cards, Festival, JavaState, sort_cards, space_at, with_space
from rules.java.villages import cities

SHARE = 0.3
"""The part of a turn's time for an answer in a festival."""


def tokens_give(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the palaces for a festival, then the cards one by one."""
    hand = cards.playable(state.players[seat].hand, state.card)
    if not hand or duty.is_open(state):
        return
    names = {state.board.names[at]: state.spaces[at].palace for at in sites(state, seat)}
    match words:
        case ():
            for name, value in names.items():
                score = scoring.festival_points(state, value)
                yield space_token(name, note=Say("palace", {"value": value, "score": score}))
        case (name, *chosen) if name in names:
            yield from _card_tokens(state, hand, tuple(chosen), ())


def lacks_give(state: JavaState, seat: Seat) -> Say | None:
    """Says whether there is no city, no fitting card, or the duty to place land comes first."""
    if not cities(state):
        return Say("city")
    if not cards.playable(state.players[seat].hand, state.card):
        return Say("card")
    return Say("land") if duty.is_open(state) else None


def check_give(state: JavaState, seat: Seat, action: GiveFestival) -> None:
    """Judges a festival by its palace, who stands there, and the first cards."""
    duty.check_met(state)
    at = state.board.index[action.space]
    if not state.spaces[at].palace:
        raise IllegalAction("no-palace", space=action.space)
    if state.spaces[at].used:
        raise IllegalAction("festival-held", space=action.space)
    if seat not in participants(state, at, seat):
        raise IllegalAction("nobody-of-yours-there", space=action.space)
    _check_cards(state, seat, action.cards)


def apply_give(state: JavaState, seat: Seat, action: GiveFestival, chance: Chance) -> Step[JavaState, Event]:
    """Begins a festival with the first cards of its host."""
    at = state.board.index[action.space]
    began = FestivalBegan(seat=seat, space=action.space, value=state.spaces[at].palace)
    active = participants(state, at, seat)
    laid: tuple[Cards, ...] = ((),) * len(state.players)
    festival = Festival(space=action.space, host=seat, seat=seat, active=active, laid=laid, steps=0)
    begun: Step[JavaState, Event] = Step(state=push(state, festival), events=(began,))
    return begun.then(lambda state: _play(state, action.cards, chance))


def ask(state: JavaState, festival: Festival) -> tuple[Decision, ...]:
    """Asks the seat whose step it is."""
    totals = _totals(state, festival)
    best, value = max(totals), space_at(state, festival.space).palace
    status = Say(
        "festival",
        {
            "space": festival.space,
            "value": value,
            "score": scoring.festival_points(state, value),
            "shared": scoring.festival_points(state, value, shared=True),
            "card": state.card,
            "seats": tuple(seat for seat, count in enumerate(totals) if count == best),
            "best": best,
            "own": totals[festival.seat],
        },
    )
    about, auction = f"turn {state.turn} festival {festival.steps}", f"turn {state.turn} festival {festival.space}"
    return (Decision(seat=festival.seat, kind="festival", about=about, share=SHARE, status=status, auction=auction),)


def tokens(state: JavaState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the cards one by one, and passing."""
    hand = cards.playable(state.players[seat].hand, state.card)
    match prefix:
        case ():
            if hand:
                yield Token("play")
            yield Token("pass", ends=True)
        case ("play", *chosen):
            yield from _card_tokens(state, hand, tuple(chosen), top(state, Festival).laid[seat])


def check_play(state: JavaState, seat: Seat, action: PlayCards) -> None:
    _check_cards(state, seat, action.cards)


def apply_play(state: JavaState, seat: Seat, action: PlayCards, chance: Chance) -> Step[JavaState, Event]:
    return _play(state, action.cards, chance)


def forced(state: JavaState, seat: Seat) -> Pass | None:
    """Lets a seat pass that has no cards, which everybody can count; who has some is asked, whatever they are."""
    return None if state.players[seat].hand else Pass()


def apply_pass(state: JavaState, seat: Seat, action: Pass, chance: Chance) -> Step[JavaState, Event]:
    """Lets the seat that is asked pass, which is final."""
    festival = top(state, Festival)
    active = tuple(other for other in festival.active if other != seat)
    passed = SeatPassed(seat=seat, empty=not state.players[seat].hand)
    state = with_top(state, msgspec.structs.replace(festival, active=active, steps=festival.steps + 1))
    return Step(state=state, events=(passed,)).then(lambda state: _go_on(state, chance))


def _card_tokens(state: JavaState, hand: Cards, chosen: Cards, laid: Cards) -> Iterator[Token]:
    """Offers one card more, with what all together would be worth."""
    for card, _ in further(hand, chosen, data.CARDS.index):
        yield Token(card, ends=True, goes_on=True, any_order=True, note=partial(_worth, state, (*laid, *chosen, card)))


def _worth(state: JavaState, laid: Cards) -> Say:
    return Say("worth", {"total": cards.total(laid, state.card)})


def _check_cards(state: JavaState, seat: Seat, played: Cards) -> None:
    """Raises `IllegalAction` for cards that show nothing that is wanted, or that are not in the hand."""
    for card in played:
        if not cards.worth(card, state.card):
            raise IllegalAction("card-worthless", card=card, wanted=state.card)
    wanted, held = Counter(played), Counter(state.players[seat].hand)
    for card, needs in wanted.items():
        if needs > held[card]:
            raise IllegalAction("not-in-hand", hidden=True, card=card, needs=needs, held=held[card])


def _play(state: JavaState, played: Cards, chance: Chance) -> Step[JavaState, Event]:
    """Plays cards of the seat that is asked, for all to see."""
    festival = top(state, Festival)
    seat = festival.seat
    player = state.players[seat]
    laid = sort_cards((*festival.laid[seat], *played))
    state = with_player(state, seat, hand=_without(player.hand, played), known=_without(player.known, played))
    laid_by_all = replaced(festival.laid, seat, laid)
    state = with_top(state, msgspec.structs.replace(festival, laid=laid_by_all, steps=festival.steps + 1))
    done = CardsPlayed(seat=seat, cards=played, total=cards.total(laid, state.card))
    return Step(state=state, events=(done,)).then(lambda state: _go_on(state, chance))


def _go_on(state: JavaState, chance: Chance) -> Step[JavaState, Event]:
    """Asks the next seat that has not passed; ends the festival where nothing can change any more."""
    festival = top(state, Festival)
    if not festival.active or _is_decided(state, festival):
        return _finish(state, chance)
    after = [seat for seat in clockwise(state, festival.seat + 1) if seat in festival.active]
    return Step(state=with_top(state, msgspec.structs.replace(festival, seat=after[0])))


def _is_decided(state: JavaState, festival: Festival) -> bool:
    """Says whether only one seat can go on, and is ahead of all others, so that more cards could change nothing."""
    totals = _totals(state, festival)
    best = max(totals)
    leading = [seat for seat, count in enumerate(totals) if count == best]
    able = [seat for seat in festival.active if state.players[seat].hand]
    return able == leading and len(leading) == 1


def _finish(state: JavaState, chance: Chance) -> Step[JavaState, Event]:
    """Scores the festival, turns the palace over, discards what was played and ends the turn of the host."""
    festival = top(state, Festival)
    totals = _totals(state, festival)
    best = max(totals)
    winners = tuple(seat for seat in clockwise(state, festival.host) if totals[seat] == best)
    value = space_at(state, festival.space).palace
    score = scoring.festival_points(state, value, shared=len(winners) > 1)
    for seat in winners:
        state = with_player(state, seat, festival_points=state.players[seat].festival_points + score)
    played = [card for seat in clockwise(state, festival.host) for card in festival.laid[seat]]
    state = with_space(pop(state), state.board.index[festival.space], used=True)
    state = replace(state, discards=(*state.discards, *played))
    ended = FestivalEnded(space=festival.space, seats=winners, count=len(winners), total=best, score=score)
    refilled = Step(state=state, events=(ended,)).then(lambda state: taking.refill(state, chance))
    return refilled.then(flow.end_turn)


def _totals(state: JavaState, festival: Festival) -> tuple[int, ...]:
    return tuple(cards.total(laid, state.card) for laid in festival.laid)


def _without(held: Cards, played: Cards) -> Cards:
    return without(held, played, data.CARDS.index)
