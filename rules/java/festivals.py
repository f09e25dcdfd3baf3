"""Festivals: who stands in the city bids with festival cards for the points of its palace.

What can be told beforehand comes first: who would take part, and what cards could be worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import clockwise, replaced, with_player
from rules.core.sequence import pop, push, top, with_top
from rules.core.subsets import further, without
from rules.java import cards, data, duty, flow, taking
from rules.java.actions import GiveFestival, Pass, PlayCards
from rules.java.board import At
from rules.java.choices import space_token
from rules.java.events import CardsPlayed, Event, FestivalBegan, FestivalEnded, SeatPassed
from rules.java.ranks import standing
from rules.java.state import Cards, Festival, JavaState, sort_cards, space_at, with_space
from rules.java.villages import cities, village_at

SHARE = 0.3
"""The part of a turn's time for an answer in a festival."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What a seat could get out of a festival in a city where it stands."""

    palace: At
    value: int
    total: int
    """What its playable cards are worth together."""
    rivals: tuple[tuple[Seat, int], ...]
    """The others that stand there, each with what its cards can be worth at most, as far as everybody knows."""

    @property
    def sure(self) -> bool:
        """Whether nobody can even share it."""
        return self.total > max((most for _, most in self.rivals), default=0)


def participants(state: JavaState, palace: At, host: Seat) -> tuple[Seat, ...]:
    """Returns the seats with a developer in the city of a palace, clockwise from the host."""
    city = village_at(state, palace)
    there = standing(state, city.spaces) if city else {}
    return tuple(seat for seat in clockwise(state, host) if seat in there)


def prospects(state: JavaState, seat: Seat) -> Iterator[Prospect]:
    """Yields what a seat could get out of each city that has had no festival with its palace."""
    total = cards.total(state.players[seat].hand, state.card)
    for city in cities(state):
        assert city.palace is not None
        space = state.spaces[city.palace]
        here = participants(state, city.palace, seat)
        if not space.used and seat in here:
            rivals = tuple((rival, most_worth(state, rival)) for rival in here if rival != seat)
            yield Prospect(palace=city.palace, value=space.palace, total=total, rivals=rivals)


def most_worth(state: JavaState, seat: Seat) -> int:
    """Returns what the cards of a seat can be worth at most by what everybody knows of them."""
    player = state.players[seat]
    unknown = len(player.hand) - len(player.known)
    best = max(cards.worth(card, state.card) for card in data.CARDS)
    return cards.total(player.known, state.card) + unknown * best


# --- giving one -------------------------------------------------------------------------------------------------------


def sites(state: JavaState, seat: Seat) -> Iterator[At]:
    """Yields the palaces in which a seat may give a festival, as far as everybody can see."""
    for city in cities(state):
        assert city.palace is not None
        if not state.spaces[city.palace].used and seat in standing(state, city.spaces):
            yield city.palace


def tokens_give(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the palaces for a festival, then the cards one by one."""
    hand = cards.playable(state.players[seat].hand, state.card)
    if not hand or duty.is_open(state):
        return
    names = {state.board.names[at]: state.spaces[at].palace for at in sites(state, seat)}
    match words:
        case ():
            for name, value in names.items():
                yield space_token(name, note=Say("palace", {"value": value, "score": data.FESTIVAL_POINTS[value]}))
        case (name, *chosen) if name in names:
            yield from _card_tokens(state, hand, tuple(chosen), ())


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


# --- playing and passing ----------------------------------------------------------------------------------------------


def ask(state: JavaState, festival: Festival) -> tuple[Decision, ...]:
    """Asks the seat whose step it is."""
    totals = _totals(state, festival)
    best = max(totals)
    status = Say(
        "festival",
        {
            "space": festival.space,
            "value": space_at(state, festival.space).palace,
            "card": state.card,
            "seats": tuple(seat for seat, count in enumerate(totals) if count == best),
            "best": best,
            "own": totals[festival.seat],
        },
    )
    about = f"turn {state.turn} festival {festival.steps}"
    return (Decision(seat=festival.seat, kind="festival", about=about, share=SHARE, status=status),)


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


def apply_pass(state: JavaState, seat: Seat, action: Pass, chance: Chance) -> Step[JavaState, Event]:
    return _leave(state, empty=False).then(lambda state: _go_on(state, chance))


def _card_tokens(state: JavaState, hand: Cards, chosen: Cards, laid: Cards) -> Iterator[Token]:
    """Offers one card more, with what all together would be worth."""
    for card, _ in further(hand, chosen, list(data.CARDS).index):
        worth = cards.total((*laid, *chosen, card), state.card)
        yield Token(card, ends=True, note=Say("worth", {"total": worth}))


def _check_cards(state: JavaState, seat: Seat, played: Cards) -> None:
    """Raises `IllegalAction` for cards that show nothing that is wanted, or that are not in the hand."""
    for card in played:
        if not cards.worth(card, state.card):
            raise IllegalAction("card-worthless", card=card, shown=state.card)
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


def _leave(state: JavaState, *, empty: bool) -> Step[JavaState, Event]:
    """Lets the seat that is asked pass, which is final."""
    festival = top(state, Festival)
    active = tuple(seat for seat in festival.active if seat != festival.seat)
    state = with_top(state, msgspec.structs.replace(festival, active=active, steps=festival.steps + 1))
    return Step(state=state, events=(SeatPassed(seat=festival.seat, empty=empty),))


def _go_on(state: JavaState, chance: Chance) -> Step[JavaState, Event]:
    """Asks the next seat that has not passed; without cards it passes by itself. Ends where nothing can change."""
    festival = top(state, Festival)
    if not festival.active or _is_decided(state, festival):
        return _finish(state, chance)
    after = [seat for seat in clockwise(state, festival.seat + 1) if seat in festival.active]
    state = with_top(state, msgspec.structs.replace(festival, seat=after[0]))
    if state.players[after[0]].hand:
        return Step(state=state)
    return _leave(state, empty=True).then(lambda state: _go_on(state, chance))


def _is_decided(state: JavaState, festival: Festival) -> bool:
    """Says whether one seat is left that is ahead of all others, so that more cards could change nothing."""
    totals = _totals(state, festival)
    best = max(totals)
    leading = [seat for seat, count in enumerate(totals) if count == best]
    return festival.active == tuple(leading)[:1] and len(leading) == 1


def _finish(state: JavaState, chance: Chance) -> Step[JavaState, Event]:
    """Scores the festival, turns the palace over, discards what was played and ends the turn of the host."""
    festival = top(state, Festival)
    totals = _totals(state, festival)
    best = max(totals)
    winners = tuple(seat for seat in clockwise(state, festival.host) if totals[seat] == best)
    value = space_at(state, festival.space).palace
    score = (data.FESTIVAL_POINTS if len(winners) == 1 else data.SHARED_POINTS)[value]
    for seat in winners:
        state = with_player(state, seat, festival_points=state.players[seat].festival_points + score)
    played = [card for seat in clockwise(state, festival.host) for card in festival.laid[seat]]
    state = with_space(pop(state), state.board.index[festival.space], used=True)
    state = replace(state, discards=(*state.discards, *played))
    ended = FestivalEnded(space=festival.space, seats=winners, total=best, score=score)
    refilled = Step(state=state, events=(ended,)).then(lambda state: taking.refill(state, chance))
    return refilled.then(flow.end_turn)


def _totals(state: JavaState, festival: Festival) -> tuple[int, ...]:
    return tuple(cards.total(laid, state.card) for laid in festival.laid)


def _without(held: Cards, played: Cards) -> Cards:
    return without(held, played, list(data.CARDS).index)
