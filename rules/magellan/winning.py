"""What follows a card that was won: payment, the ship's place, and the explorer's effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Tagged, Token
from rules.core.seats import clockwise, with_player
from rules.core.sequence import pop, top, with_top
from rules.core.subsets import without
from rules.magellan import data, events, fields, hands
from rules.magellan.actions import AdvanceShip, ChooseHalf, Pay, TuckCard
from rules.magellan.cards import check_held, check_spare, choices, crowns
from rules.magellan.eligibility import spare_cards
from rules.magellan.events import Event
from rules.magellan.state import (
    Arrival,
    Cards,
    MagellanState,
    Ship,
    Tucked,
    Won,
    asked_for,
    entered_field,
    left_to_settle,
    lot,
    not_now,
    purchase,
    ship_choices,
    ships_on,
    standing,
    tucks_from_hand,
)

# --- payment ---------------------------------------------------------------------------------------------------------


def ask(state: MagellanState, won: Won) -> tuple[Decision, ...]:
    """Asks the winner for one choice after the other, all within one turn."""
    return (
        Decision(
            seat=won.seat,
            kind=left_to_settle(state, won),
            about=purchase(state),
            status=Say("won", {"explorer": won.card, "bid": won.bid}),
            auction=lot(state),
            stretch=standing(state),
        ),
    )


def tokens(state: MagellanState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the payment, ``pay`` alone being with the cards laid, or what is to be chosen after it.

    The choice that comes first after the payment may be made at once, which pays with the cards laid: that is for who
    types, as pressing a card is to pay with it.
    """
    won = top(state, Won)
    match prefix:
        case ():
            if asked_for(state) == "pay":
                yield Token("pay", ends=True, goes_on=True, note=Say("laid", {"cards": won.laid}))
            yield from _choice(_paid_as_laid(state), () if won.paid else won.laid)
        case ("pay", *chosen) if asked_for(state) == "pay" and all(word.isdigit() for word in chosen):
            hand, spare = state.players[seat].hand, spare_cards(state, won.card)
            yield from choices(state.numbers, hand, tuple(map(int, chosen)), won.bid, spare)
        case ("ship",):
            yield from _ships(_paid_as_laid(state), seat)
        case ("tuck",):
            yield from _cards_to_tuck(_paid_as_laid(state), seat)


def check_pay(state: MagellanState, seat: Seat, action: Pay) -> None:
    if asked_for(state) != "pay":
        raise not_now(state, action)
    won = top(state, Won)
    if sum(action.cards) < won.bid:
        raise IllegalAction("payment-too-low", total=sum(action.cards), bid=won.bid)
    hand = state.players[seat].hand
    check_spare(hand, action.cards, spare_cards(state, won.card), won.card)
    check_held(hand, action.cards)


def apply_pay(state: MagellanState, seat: Seat, action: Pay, chance: Chance) -> Step[MagellanState, Event]:
    return _pay(state, action.cards).then(_go_on)


def _pay(state: MagellanState, cards: Cards) -> Step[MagellanState, Event]:
    won = top(state, Won)
    state = hands.take_cards(state, won.seat, cards)
    paid = events.PaymentMade(seat=won.seat, cards=cards, total=sum(cards), bid=won.bid)
    return Step(state=with_top(state, msgspec.structs.replace(won, paid=cards)), events=(paid,))


def _pay_first(state: MagellanState) -> Step[MagellanState, Event]:
    """Pays with the cards laid, where the payment is not made yet."""
    won = top(state, Won)
    return Step(state=state) if won.paid else _pay(state, won.laid)


def _paid_as_laid(state: MagellanState) -> MagellanState:
    """Returns the position after the payment; where it is not made yet, with the cards laid."""
    return _pay_first(state).state


# --- ship, half and card to tuck -------------------------------------------------------------------------------------


def check_ship(state: MagellanState, seat: Seat, action: AdvanceShip) -> None:
    _check_choice(state, action, "ship")
    won = top(state, Won)
    numbers = ship_choices(state, seat, won.card)
    if action.number not in numbers:
        raise IllegalAction("no-such-ship", number=action.number, numbers=numbers, field=state.phase - 1)


def check_half(state: MagellanState, seat: Seat, action: ChooseHalf) -> None:
    _check_choice(state, action, "half")


def check_tuck(state: MagellanState, seat: Seat, action: TuckCard) -> None:
    _check_choice(state, action, "tuck")
    state = _paid_as_laid(state)
    paid = top(state, Won).paid
    if tucks_from_hand(state):
        check_held(state.players[seat].hand, (action.card,))
    elif action.card not in paid:
        raise IllegalAction("not-in-payment", hidden=True, card=action.card, cards=paid)


def apply_ship(state: MagellanState, seat: Seat, action: AdvanceShip, chance: Chance) -> Step[MagellanState, Event]:
    return _choose(state, ship=action.number)


def apply_half(state: MagellanState, seat: Seat, action: ChooseHalf, chance: Chance) -> Step[MagellanState, Event]:
    return _choose(state, half=action.half)


def apply_tuck(state: MagellanState, seat: Seat, action: TuckCard, chance: Chance) -> Step[MagellanState, Event]:
    return _pay_first(state).then(lambda state: _arrive_with(state, action.card))


def default(state: MagellanState, seat: Seat) -> Pay | AdvanceShip | ChooseHalf | TuckCard:
    """Returns the harmless choice: the cards laid, the richest pile, the left half, the card with the most crowns."""
    won = top(state, Won)
    match asked_for(state):
        case "pay":
            return Pay(cards=won.laid)
        case "ship":
            return AdvanceShip(number=_default_ship(state, seat).number)
        case "half":
            return ChooseHalf(half=data.LEFT)
        case _:
            return TuckCard(card=max(_tuckable(state, seat), key=lambda card: (state.numbers.crowns[card], -card)))


def _default_ship(state: MagellanState, seat: Seat) -> Ship:
    ships = _ships_behind(state, seat)
    if halves := [ship for ship in ships if ship.half == data.LEFT]:
        return halves[0]
    return max(ships, key=lambda ship: (crowns(state.numbers, (tucked.card for tucked in ship.pile)), -ship.number))


def _choice(state: MagellanState, paying: Cards) -> Iterator[Token]:
    """Offers the verbs of the choice that is to be made now; ``paying`` are cards that are paid by making it."""
    typed_only = bool(paying)
    match asked_for(state):
        case "ship" | "tuck" as verb:
            yield Token(verb, note=Say("paying", {"cards": paying}) if paying else None, typed_only=typed_only)
        case "half":
            field = entered_field(state, top(state, Won).card)
            assert field.right is not None
            count, right = field.amount, field.right.value
            if paying:
                draw, crowns = (
                    Say("draw-paying", {"count": count, "cards": paying}),
                    Say("crowns-paying", {"crowns": right, "cards": paying}),
                )
                yield Token(data.LEFT, ends=True, note=draw, typed_only=typed_only)
                yield Token(data.RIGHT, ends=True, note=crowns, typed_only=typed_only)
            else:
                yield Token(data.LEFT, ends=True, note=Say("draw", {"count": count}))
                yield Token(data.RIGHT, ends=True, note=Say("crowns", {"crowns": right}))


def _ships(state: MagellanState, seat: Seat) -> Iterator[Token]:
    if asked_for(state) == "ship":
        for ship in _ships_behind(state, seat):
            pile = tuple(tucked.card for tucked in ship.pile)
            note = (
                Say("half", {"half": ship.half})
                if ship.half
                else Say("pile", {"cards": pile, "crowns": crowns(state.numbers, pile)})
            )
            yield Token(str(ship.number), ends=True, note=note)


def _cards_to_tuck(state: MagellanState, seat: Seat) -> Iterator[Token]:
    if asked_for(state) == "tuck":
        for card in dict.fromkeys(_tuckable(state, seat)):
            yield Token(str(card), ends=True, note=Say("crowns", {"crowns": state.numbers.crowns[card]}))


def _tuckable(state: MagellanState, seat: Seat) -> Cards:
    return state.players[seat].hand if tucks_from_hand(state) else top(state, Won).paid


def _check_choice(state: MagellanState, action: Tagged, wanted: str) -> None:
    """Raises `IllegalAction` unless this is to be chosen now, or right after a payment with the cards laid."""
    if asked_for(_paid_as_laid(state)) != wanted:
        raise not_now(state, action)


def _choose(state: MagellanState, **chosen: int | str) -> Step[MagellanState, Event]:
    """Notes a ship or a half."""

    def note(state: MagellanState) -> Step[MagellanState, Event]:
        return Step(state=with_top(state, msgspec.structs.replace(top(state, Won), **chosen)))

    return _pay_first(state).then(note).then(_go_on)


def _go_on(state: MagellanState) -> Step[MagellanState, Event]:
    """Lets the ship arrive when nothing is left to choose."""
    return Step(state=state) if asked_for(state) else _arrive_with(state)


def _arrive_with(state: MagellanState, card: int = 0) -> Step[MagellanState, Event]:
    return Step(state=with_top(state, Arrival(won=top(state, Won), tucked=card)))


# --- place and effect ------------------------------------------------------------------------------------------------


def arrive(state: MagellanState, arrival: Arrival, chance: Chance) -> Step[MagellanState, Event]:
    """Discards the payment, places the ship, and carries out what its explorer brings."""
    won, effect = arrival.won, entered_field(state, arrival.won.card).effect
    kept = (arrival.tucked,) if effect == fields.TUCK_PAYMENT else ()
    state = hands.discard(pop(state), without(won.paid, kept))
    return _place(state, won).then(lambda state: _effect(state, arrival, chance))


def _place(state: MagellanState, won: Won) -> Step[MagellanState, Event]:
    """Puts a ship of the reserve on field 1, or advances one; it lies on its field as the last that came."""
    seat, explorer = won.seat, won.card
    halved, half = bool(won.half), won.half
    if state.phase == 1:
        number = 1 + max((ship.number for ship in state.ships if ship.seat == seat), default=0)
        ship = Ship(seat=seat, number=number, explorer=explorer, field=1, half=half)
        state = with_player(state, seat, reserve=state.players[seat].reserve - 1)
        placed = events.ShipPlaced(seat=seat, explorer=explorer, number=number, halved=halved, half=half)
        return Step(state=replace(state, ships=(*state.ships, ship)), events=(placed,))
    numbers = (won.ship,) if won.ship else ship_choices(state, seat, explorer)
    old = next(ship for ship in _ships_of(state, seat, explorer) if ship.number == numbers[0])
    ship = replace(old, field=state.phase, half=half)
    advanced = events.ShipAdvanced(
        seat=seat, explorer=explorer, number=ship.number, field=ship.field, halved=halved, half=half
    )
    return Step(state=_with_ship(state, ship), events=(advanced,))


def _effect(state: MagellanState, arrival: Arrival, chance: Chance) -> Step[MagellanState, Event]:
    seat, half = arrival.won.seat, arrival.won.half
    field = entered_field(state, arrival.won.card)
    match field.effect:
        case fields.VETO:
            state = with_player(state, seat, vetoes=state.players[seat].vetoes + field.amount)
            return Step(state=state, events=(events.VetoGained(seat=seat),))
        case fields.TUCK_HAND | fields.TUCK_PAYMENT:
            return _tuck(state, arrival.tucked, from_hand=field.effect == fields.TUCK_HAND)
        case fields.DRAW:
            return hands.draw(state, {seat: field.amount}, chance)
        case fields.HALVES if half == data.LEFT:
            return hands.draw(state, {seat: field.amount}, chance)
        case fields.OPEN_HAND:
            return _open_hand(state, seat)
        case fields.LOSE_CARD:
            return _lose_card(state, seat, chance)
        case _:
            return Step(state=state)


def _tuck(state: MagellanState, card: int, from_hand: bool) -> Step[MagellanState, Event]:
    """Puts a card under the Magellan card of the ship that came last; everybody knows one from an open hand."""
    ship = state.ships[-1]
    shown = not from_hand or state.players[ship.seat].open
    if from_hand:
        state = hands.take_cards(state, ship.seat, (card,), shown=shown)
    ship = replace(ship, pile=(*ship.pile, Tucked(card=card, shown=shown)))
    told = events.CardTucked(seat=ship.seat, card=card, number=ship.number, pile=len(ship.pile), shown=shown)
    return Step(state=_with_ship(state, ship), events=(told,))


def _open_hand(state: MagellanState, seat: Seat) -> Step[MagellanState, Event]:
    """Opens a hand; a second Cook in the same phase changes nothing."""
    player = state.players[seat]
    if player.open:
        return Step(state=state)
    state = hands.see_cards(with_player(state, seat, open=True), seat, player.hand)
    return Step(state=state, events=(events.HandOpened(seat=seat, cards=player.hand),))


def _lose_card(state: MagellanState, seat: Seat, chance: Chance) -> Step[MagellanState, Event]:
    hand = state.players[seat].hand
    card = hand[chance.below("lost-card", len(hand))]
    state = hands.discard(hands.take_cards(state, seat, (card,)), (card,))
    lost = events.CardLost(seat=seat, neighbour_seat=clockwise(state, seat)[1], card=card)
    return Step(state=state, events=(lost,))


def _with_ship(state: MagellanState, ship: Ship) -> MagellanState:
    """Returns the state with another version of a ship, as the one that came last to its field."""
    others = tuple(other for other in state.ships if (other.seat, other.number) != (ship.seat, ship.number))
    return replace(state, ships=(*others, ship))


def _ships_of(state: MagellanState, seat: Seat, explorer: str) -> tuple[Ship, ...]:
    return ships_on(state, explorer, state.phase - 1, seat)


def _ships_behind(state: MagellanState, seat: Seat) -> list[Ship]:
    """Returns the ships between which the winner chooses, by their numbers."""
    card = top(state, Won).card
    numbers = ship_choices(state, seat, card)
    return sorted(
        (ship for ship in _ships_of(state, seat, card) if ship.number in numbers), key=lambda ship: ship.number
    )
