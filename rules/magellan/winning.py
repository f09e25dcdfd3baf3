"""What follows a card that was won: payment, the ship's place, and the explorer's effect."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Chance, IllegalAction, Say, Seat, Token
from rules.magellan import data, fields, flow, hands
from rules.magellan.actions import AdvanceShip, ChooseHalf, Pay, TuckCard
from rules.magellan.cards import check_held, check_spare, choices, crowns, without
from rules.magellan.eligibility import spare_cards
from rules.magellan.events import (
    CardLost,
    CardTucked,
    Event,
    HandOpened,
    PaymentMade,
    ShipAdvanced,
    ShipPlaced,
    VetoGained,
)
from rules.magellan.flow import Course
from rules.magellan.state import (
    Cards,
    MagellanState,
    Ship,
    Tucked,
    Won,
    clockwise,
    entered_field,
    require_stage,
    ship_choices,
    ships_on,
    stage,
    with_player,
)

# --- payment ---------------------------------------------------------------------------------------------------------


def tokens(state: MagellanState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the payment, ``pay`` alone being with the cards laid, or what is to be chosen after it.

    The choice that comes first after the payment may be made at once, which pays with the cards laid.
    """
    won = state.waits
    if not isinstance(won, Won):
        return
    match words:
        case ():
            if stage(state) == "pay":
                yield Token("pay", ends=True, note=Say("laid", {"cards": won.laid}))
            yield from _choice(_paid_as_laid(state), () if won.paid else won.laid)
        case ("pay", *chosen) if stage(state) == "pay" and all(word.isdigit() for word in chosen):
            hand, spare = state.players[seat].hand, spare_cards(state, won.card)
            yield from choices(hand, tuple(map(int, chosen)), won.bid, spare)
        case ("ship",):
            yield from _ships(_paid_as_laid(state), seat)
        case ("tuck",):
            yield from _cards_to_tuck(_paid_as_laid(state), seat)


def check_pay(state: MagellanState, seat: Seat, action: Pay) -> None:
    require_stage(state, "pay")
    won = _won(state)
    if sum(action.cards) < won.bid:
        raise IllegalAction("payment-too-low", total=sum(action.cards), bid=won.bid)
    hand = state.players[seat].hand
    check_spare(hand, action.cards, spare_cards(state, won.card), won.card)
    check_held(hand, action.cards)


def apply_pay(state: MagellanState, seat: Seat, action: Pay, chance: Chance) -> Course:
    won = _won(state)
    state = hands.take_cards(state, seat, action.cards)
    state = replace(state, waits=msgspec.structs.replace(won, paid=action.cards))
    paid = PaymentMade(seat=seat, cards=action.cards, total=sum(action.cards), bid=won.bid)
    return flow.then((state, (paid,)), lambda s: _settle(s, chance))


def _paid_as_laid(state: MagellanState) -> MagellanState:
    """Returns the position after the payment; where it is not made yet, with the cards laid."""
    won = _won(state)
    if won.paid:
        return state
    state = hands.take_cards(state, won.seat, won.laid)
    return replace(state, waits=msgspec.structs.replace(won, paid=won.laid))


def _pay_first(state: MagellanState) -> Course:
    """Pays with the cards laid, where the payment is not made yet."""
    won = _won(state)
    if won.paid:
        return state, ()
    return _paid_as_laid(state), (PaymentMade(seat=won.seat, cards=won.laid, total=won.bid, bid=won.bid),)


# --- ship, half and card to tuck -------------------------------------------------------------------------------------


def check_ship(state: MagellanState, seat: Seat, action: AdvanceShip) -> None:
    _check_choice(state, "ship")
    won = _won(state)
    numbers = ship_choices(state, seat, won.card)
    if action.number not in numbers:
        raise IllegalAction("no-such-ship", number=action.number, numbers=numbers, field=state.phase - 1)


def check_half(state: MagellanState) -> None:
    _check_choice(state, "half")


def check_tuck(state: MagellanState, seat: Seat, action: TuckCard) -> None:
    _check_choice(state, "tuck")
    state = _paid_as_laid(state)
    if entered_field(state, _won(state).card).effect == fields.TUCK_HAND:
        check_held(state.players[seat].hand, (action.card,))
    elif action.card not in _won(state).paid:
        raise IllegalAction("not-in-payment", hidden=True, card=action.card, cards=_won(state).paid)


def apply_ship(state: MagellanState, action: AdvanceShip, chance: Chance) -> Course:
    return _choose(state, chance, ship=action.number)


def apply_half(state: MagellanState, action: ChooseHalf, chance: Chance) -> Course:
    return _choose(state, chance, half=action.half)


def apply_tuck(state: MagellanState, action: TuckCard, chance: Chance) -> Course:
    return flow.then(_pay_first(state), lambda s: _finish(s, chance, action.card))


def default(state: MagellanState, seat: Seat) -> Pay | AdvanceShip | ChooseHalf | TuckCard:
    """Returns the harmless choice: the cards laid, the richest pile, the left half, the card with the most crowns."""
    won = _won(state)
    match stage(state):
        case "pay":
            return Pay(cards=won.laid)
        case "ship":
            return AdvanceShip(number=_default_ship(state, seat).number)
        case "half":
            return ChooseHalf(half=data.LEFT)
        case _:
            hidden = entered_field(state, won.card).effect == fields.TUCK_HAND
            cards = state.players[seat].hand if hidden else won.paid
            return TuckCard(card=max(cards, key=lambda card: (data.CROWNS[card], -card)), secret=hidden)


def _default_ship(state: MagellanState, seat: Seat) -> Ship:
    ships = _ships_behind(state, seat)
    if halves := [ship for ship in ships if ship.half == data.LEFT]:
        return halves[0]
    return max(ships, key=lambda ship: (crowns(tucked.card for tucked in ship.pile), -ship.number))


def _choice(state: MagellanState, paying: Cards) -> Iterator[Token]:
    """Offers the verbs of the choice that is to be made now; ``paying`` are cards that are paid by making it."""
    match stage(state):
        case "ship" | "tuck" as verb:
            yield Token(verb, note=Say("paying", {"cards": paying}) if paying else None)
        case "half":
            field = entered_field(state, _won(state).card)
            assert field.right is not None
            count, right = field.amount, field.right.value
            if paying:
                yield Token(data.LEFT, ends=True, note=Say("draw-paying", {"count": count, "cards": paying}))
                yield Token(data.RIGHT, ends=True, note=Say("crowns-paying", {"crowns": right, "cards": paying}))
            else:
                yield Token(data.LEFT, ends=True, note=Say("draw", {"count": count}))
                yield Token(data.RIGHT, ends=True, note=Say("crowns", {"crowns": right}))


def _ships(state: MagellanState, seat: Seat) -> Iterator[Token]:
    if stage(state) == "ship":
        for ship in _ships_behind(state, seat):
            pile = tuple(tucked.card for tucked in ship.pile)
            note = (
                Say("half", {"half": ship.half}) if ship.half else Say("pile", {"cards": pile, "crowns": crowns(pile)})
            )
            yield Token(str(ship.number), ends=True, note=note)


def _cards_to_tuck(state: MagellanState, seat: Seat) -> Iterator[Token]:
    if stage(state) == "tuck":
        won = _won(state)
        hidden = entered_field(state, won.card).effect == fields.TUCK_HAND
        for card in dict.fromkeys(state.players[seat].hand if hidden else won.paid):
            yield Token(str(card), ends=True, note=Say("crowns", {"crowns": data.CROWNS[card]}))


def _check_choice(state: MagellanState, wanted: str) -> None:
    """Raises `IllegalAction` unless this is to be chosen now, or right after a payment with the cards laid."""
    if isinstance(state.waits, Won) and stage(_paid_as_laid(state)) == wanted:
        return
    require_stage(state, wanted)


def _choose(state: MagellanState, chance: Chance, ship: int = 0, half: str = "") -> Course:
    state, events = _pay_first(state)
    won = _won(state)
    won = msgspec.structs.replace(won, ship=ship or won.ship, half=half or won.half)
    return flow.then((replace(state, waits=won), events), lambda s: _settle(s, chance))


def _settle(state: MagellanState, chance: Chance) -> Course:
    """Goes on when nothing is left to choose."""
    return (state, ()) if stage(state) else _finish(state, chance)


# --- place and effect ------------------------------------------------------------------------------------------------


def _finish(state: MagellanState, chance: Chance, card: int = 0) -> Course:
    """Discards the payment, places the ship, carries out the effect, and turns up the next card."""
    won = _won(state)
    effect = entered_field(state, won.card).effect
    from_payment = card if effect == fields.TUCK_PAYMENT else 0
    state = hands.discard(replace(state, waits=None), without(won.paid, (from_payment,)))
    state, ship, placed = _place(state, won)
    course = flow.then((state, (placed,)), lambda s: _effect(s, won, ship, card, chance))
    return flow.then(course, lambda s: flow.next_card(s, chance))


def _place(state: MagellanState, won: Won) -> tuple[MagellanState, Ship, Event]:
    seat, explorer = won.seat, won.card
    halved, half = bool(won.half), won.half
    if state.phase == 1:
        number = 1 + max((ship.number for ship in state.ships if ship.seat == seat), default=0)
        ship = Ship(seat=seat, number=number, explorer=explorer, field=1, half=half)
        state = with_player(state, seat, reserve=state.players[seat].reserve - 1)
        placed = ShipPlaced(seat=seat, explorer=explorer, number=number, halved=halved, half=half)
        return replace(state, ships=(*state.ships, ship)), ship, placed
    numbers = (won.ship,) if won.ship else ship_choices(state, seat, explorer)
    old = next(ship for ship in _ships_of(state, seat, explorer) if ship.number == numbers[0])
    ship = replace(old, field=state.phase, half=half)
    advanced = ShipAdvanced(
        seat=seat, explorer=explorer, number=ship.number, field=ship.field, halved=halved, half=half
    )
    return _with_ship(state, ship), ship, advanced


def _effect(state: MagellanState, won: Won, ship: Ship, card: int, chance: Chance) -> Course:
    seat = won.seat
    field = entered_field(state, won.card)
    match field.effect:
        case fields.VETO:
            state = with_player(state, seat, vetoes=state.players[seat].vetoes + field.amount)
            return state, (VetoGained(seat=seat),)
        case fields.TUCK_HAND | fields.TUCK_PAYMENT:
            return _tuck(state, ship, card, from_hand=field.effect == fields.TUCK_HAND)
        case fields.DRAW:
            return hands.draw(state, {seat: field.amount}, chance)
        case fields.HALVES if won.half == data.LEFT:
            return hands.draw(state, {seat: field.amount}, chance)
        case fields.OPEN_HAND:
            return _open_hand(state, seat)
        case fields.LOSE_CARD:
            return _lose_card(state, seat, chance)
        case _:
            return state, ()


def _tuck(state: MagellanState, ship: Ship, card: int, from_hand: bool) -> Course:
    """Puts a card under the ship's Magellan; everybody knows one from an open hand."""
    shown = not from_hand or state.players[ship.seat].open
    if from_hand:
        state = hands.take_cards(state, ship.seat, (card,), shown=shown)
    ship = replace(ship, pile=(*ship.pile, Tucked(card=card, shown=shown)))
    told = CardTucked(seat=ship.seat, card=card, number=ship.number, pile=len(ship.pile), shown=shown)
    return _with_ship(state, ship), (told,)


def _open_hand(state: MagellanState, seat: Seat) -> Course:
    """Opens a hand; a second Cook in the same phase changes nothing."""
    player = state.players[seat]
    if player.open:
        return state, ()
    state = hands.see_cards(with_player(state, seat, open=True), seat, player.hand)
    return state, (HandOpened(seat=seat, cards=player.hand),)


def _lose_card(state: MagellanState, seat: Seat, chance: Chance) -> Course:
    hand = state.players[seat].hand
    card = hand[chance.below("lost-card", len(hand))]
    state = hands.discard(hands.take_cards(state, seat, (card,)), (card,))
    return state, (CardLost(seat=seat, neighbour_seat=clockwise(state, seat)[1], card=card),)


def _with_ship(state: MagellanState, ship: Ship) -> MagellanState:
    """Returns the state with another version of a ship, as the one that came last to its field."""
    others = tuple(other for other in state.ships if (other.seat, other.number) != (ship.seat, ship.number))
    return replace(state, ships=(*others, ship))


def _ships_of(state: MagellanState, seat: Seat, explorer: str) -> tuple[Ship, ...]:
    return ships_on(state, explorer, state.phase - 1, seat)


def _ships_behind(state: MagellanState, seat: Seat) -> list[Ship]:
    """Returns the ships between which the winner chooses, by their numbers."""
    card = _won(state).card
    numbers = ship_choices(state, seat, card)
    return sorted(
        (ship for ship in _ships_of(state, seat, card) if ship.number in numbers), key=lambda ship: ship.number
    )


def _won(state: MagellanState) -> Won:
    assert isinstance(state.waits, Won)
    return state.waits
