"""What may be seen of a position and of an event, and what remains to be guessed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement

import msgspec

from rules.core.contract import Chance, Seat
from rules.core.seats import with_player
from rules.core.sequence import with_top
from rules.core.subsets import without

from .actions import CardBuried, CardForaged, Event
from .data import KINDS, NUMBERS, TREES, Numbers
from .sequence import SEQUENCE
from .state import Auction, Night, Player, ToyState, Turn, Window, sort_cards, total


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What everybody sees of a seat."""

    hand: int
    """The number of its cards, as `buried`."""
    buried: int
    larder: tuple[str, ...]
    screeches: int
    nests: int
    nights: int
    opened: tuple[str, ...] = ()
    """The buried cards, once the game is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnView:
    """What a seat alone knows."""

    hand: tuple[str, ...]
    buried: tuple[str, ...]
    bid: tuple[str, ...] = ()
    tree: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView:
    """The position as one seat sees it, or a spectator."""

    phase: str
    """``turn``, ``window``, ``auction``, ``night`` or ``over``."""
    round: int
    nest: int
    """What this round's nest is worth."""
    deck: int
    discards: tuple[str, ...]
    players: tuple[PlayerView, ...]
    awaited: tuple[Seat, ...]
    active: Seat | None = None
    """Whose turn it is, whose card has fallen, or whose bid stands."""
    points: int = 0
    fallen: str = ""
    bid: int = 0
    bid_cards: int = 0
    passed: tuple[Seat, ...] = ()
    own: OwnView | None = None
    rules: int = 1

    @property
    def numbers(self) -> Numbers:
        """What costs and counts how much in this game."""
        return NUMBERS[self.rules]


def view(state: ToyState, seat: Seat | None) -> ToyView:
    seen = ToyView(
        phase="over" if state.over else state.top.kind,
        round=state.round,
        nest=state.numbers.nests[state.round - 1],
        deck=len(state.deck),
        discards=state.discards,
        players=tuple(_player_view(state, of) for of in range(len(state.players))),
        awaited=tuple(decision.seat for decision in SEQUENCE.decisions(state)),
        own=None if seat is None else _own_view(state, seat),
        rules=state.rules,
    )
    match state.top:
        case Turn(seat=active, points=points):
            return replace(seen, active=active, points=points)
        case Window(seat=active, card=card):
            return replace(seen, active=active, fallen=card)
        case Auction(bidder=bidder, cards=cards, passed=passed):
            return replace(seen, active=bidder, bid=total(cards), bid_cards=len(cards), passed=passed)
        case _:
            return seen


def show(event: Event, seat: Seat | None) -> Event:
    """Leaves out which card it was, where only the acting seat may know."""
    match event:
        case CardForaged(seat=of) | CardBuried(seat=of) if of != seat:
            return msgspec.structs.replace(event, card="unseen")
        case _:
            return event


def redeal(state: ToyState, seat: Seat | None, chance: Chance) -> ToyState:
    """Deals all hidden cards anew into places of the same size; a bid keeps its sum, which everybody knows."""
    cards = sort_cards(
        (*state.deck, *(c for of, player in enumerate(state.players) if of != seat for c in _hidden(state, player)))
    )
    match state.top:
        case Auction(bidder=bidder) as auction if bidder not in (seat, None):
            cards = sort_cards((*cards, *auction.cards))
            bids = _bids(cards, len(auction.cards), total(auction.cards))
            bid = bids[chance.below("bid", len(bids))]
            cards = without(cards, bid, KINDS.index)
            state = with_top(state, Auction(auction.seat, auction.passed, bidder, bid))
        case Night(trees=trees):
            state = with_top(state, Night(tuple(_guess(tree, of == seat, chance) for of, tree in enumerate(trees))))
    return _deal(replace(state, salt=chance.salt()), seat, chance.shuffle("cards", cards))


def _hidden(state: ToyState, player: Player) -> tuple[str, ...]:
    """Returns the cards of a seat that others cannot see."""
    return player.hand if state.over else (*player.hand, *player.buried)


def _bids(cards: tuple[str, ...], count: int, points: int) -> list[tuple[str, ...]]:
    """Returns all bids of so many cards and such a sum that some cards allow."""
    bids = combinations_with_replacement(KINDS, count)
    return [bid for bid in bids if total(bid) == points and Counter(bid) <= Counter(cards)]


def _guess(tree: str, known: bool, chance: Chance) -> str:
    return tree if known or not tree else TREES[chance.below("tree", len(TREES))]


def _deal(state: ToyState, seat: Seat | None, cards: tuple[str, ...]) -> ToyState:
    """Fills the hidden places with cards; what is left becomes the deck."""
    for of, player in enumerate(state.players):
        if of == seat:
            continue
        hand, cards = cards[: len(player.hand)], cards[len(player.hand) :]
        state = with_player(state, of, hand=sort_cards(hand))
        if not state.over:
            buried, cards = cards[: len(player.buried)], cards[len(player.buried) :]
            state = with_player(state, of, buried=sort_cards(buried))
    return replace(state, deck=cards)


def _player_view(state: ToyState, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        hand=len(player.hand),
        buried=len(player.buried),
        larder=player.larder,
        screeches=player.screeches,
        nests=player.nests,
        nights=player.nights,
        opened=player.buried if state.over else (),
    )


def _own_view(state: ToyState, seat: Seat) -> OwnView:
    player = state.players[seat]
    own = OwnView(hand=player.hand, buried=player.buried)
    match state.top:
        case Auction(bidder=bidder, cards=cards) if bidder == seat:
            return replace(own, bid=cards)
        case Night(trees=trees):
            return replace(own, tree=trees[seat])
        case _:
            return own
