"""What each seat, and who only watches, may see of a game of Magellan."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.contract import Score, Seat
from rules.magellan import data, final_draw, scoring
from rules.magellan import events as events  # pictures tell the last turns by them
from rules.magellan.auction import bidding, least, sums
from rules.magellan.cards import crowns
from rules.magellan.hands import face_up, swapped_away
from rules.magellan.sequence import SEQUENCE
from rules.magellan.state import (
    Auction,
    MagellanState,
    Ship,
    Swaps,
    Window,
    Won,
    asked_for,
    cards_won,
    field_of,
    ships_on,
    side_of,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipView:
    """A ship on a field."""

    seat: Seat
    number: int
    """Its number among its owner's ships, 1 to 6 in the order of placing; the notation ``ship 2`` names it so."""
    half: str = ""
    """The half of a divided field on which it lies, ``left`` or ``right``; empty on all other fields."""
    pile: int = 0
    """Magellan: how many gold cards lie under its card."""
    cards: tuple[int, ...] = ()
    """Those of them that the eye knows, in the order in which they came: face up, tucked from an open hand, its own,
    and all once they have been counted. May be fewer than ``pile``."""
    crowns: int = 0
    """The crowns on these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldView:
    """One field of an explorer's row."""

    capacity: int
    """How many ships it can hold."""
    crowns: int | None
    """The points of a ship that ends here; None where the effect says what it scores. On a divided field those of
    the left half."""
    right: int | None = None
    """The crown of the right half of a divided field; None on all others."""
    sacks: int
    """Cards drawn at the end of the phase for each ship that arrived in it."""
    effect: str
    """One of the effects in `rules.magellan.fields`: ``veto``, ``tuck-hand``, ``tuck-payment``, ``final-draw``,
    ``swap``, ``draw``, ``halves``, ``open-hand``, ``lose-card``, or empty."""
    amount: int
    """The number of the effect: cards drawn, swapped or lost, how often a pile counts, the gold not to be exceeded."""
    ships: tuple[ShipView, ...] = ()
    """In the order of their arrival."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplorerView:
    """An explorer with his row of three fields."""

    id: str
    """``columbus``, ``pizarro``, ``magellan``, ``marco_polo``, ``da_gama`` or ``cook``."""
    side: str
    """The side of his half of the board, ``A`` or ``B``."""
    fields: tuple[FieldView, FieldView, FieldView]
    left: tuple[int, int, int]
    """His cards that are still face down or were vetoed and will come again, phase by phase; the card being auctioned
    is not among them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What one seat has beside the board."""

    hand: int
    """The number of its gold cards, those that are laid for a bid included."""
    cards: tuple[int, ...] = ()
    """The gold cards themselves, ascending, where everybody may see them: an open hand, or all hands once they have
    been counted."""
    open: bool = False
    """Whether the hand lies open until the end of the phase."""
    reserve: int
    """Ships not yet placed; 0 after phase 1."""
    vetoes: int
    """Unused vetoes."""
    won: int = 0
    """Explorer cards that it has won: each brought a ship one field further."""
    points: int
    """The points that the eye knows of: crowns of fields, of piles that it sees whole and of a hand that it sees."""
    in_hand: int = 0
    """Those of them that are on the cards of the hand."""
    place: int
    """The place by those of these points that are known of all players, 1 for the best; in the end with the
    tie-break."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnView:
    """What a seat alone knows."""

    hand: tuple[int, ...]
    """Its gold cards, ascending, those that are laid included."""
    crowns: int = 0
    """The crowns on these."""
    laid: tuple[int, ...] = ()
    """The cards of its bid, while that is the best one and until it is paid."""
    sums: tuple[int, ...] = ()
    """The bids for the current card that its hand can form above the best one, ascending; empty where it cannot bid."""
    swap: tuple[int, ...] | None = None
    """The cards that it has chosen for Polo's swap, while others are still choosing; None before it has chosen."""
    swapped: tuple[int, ...] = ()
    """The cards on the discard pile that it has swapped away, face down for everybody else."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game of Magellan as one eye sees it."""

    sides: tuple[str, str]
    """The sides of the two halves of the board, ``A`` or ``B``."""
    bid_display: str
    """``cards``, or ``sum`` where only the sum of a bid is told."""
    phase: int
    """1 to 3."""
    stage: str
    """``veto``, ``bid``, then for the winner ``pay``, ``ship`` (which one advances), ``half`` and ``tuck``; ``swap`` at
    the end of a phase, ``draw`` for Pizarro's draw on side B, ``over``."""
    awaited: tuple[Seat, ...]
    explorers: tuple[ExplorerView, ...]
    """All six in the order of the board, the three of half 1 first."""
    players: tuple[PlayerView, ...]
    opener: Seat
    """Who is asked first in the auctions: the last winner, or the starting player."""
    card: str = ""
    """The explorer whose card is being auctioned or placed; empty at the end of a phase and of the game."""
    stack: int = 0
    """Cards left in the stack of the phase."""
    vetoed: tuple[str, ...] = ()
    """The vetoed cards at the bottom of the stack in the order in which they will come."""
    bidders: tuple[Seat, ...] = ()
    """The seats that are still in the auction, clockwise from its opener; the winner alone once it is won."""
    passed: tuple[Seat, ...] = ()
    """The seats that have passed in it, in order."""
    best: Seat | None = None
    """Whose bid is the best one, or who has won."""
    bid: int = 0
    """The best bid; 0 while there is none."""
    bid_cards: tuple[int, ...] = ()
    """The cards laid for it, ascending; empty where the eye sees only the sum, and once they are paid."""
    paid: tuple[int, ...] = ()
    """The cards with which the winner has paid, while the card is still being placed."""
    supply: int
    """Gold cards in the supply."""
    discards: tuple[int, ...] = ()
    """Gold cards lying face up on the discard pile, ascending."""
    hidden_discards: int = 0
    """Cards on it that were swapped away, face down."""
    removed: tuple[str, ...] = ()
    """The explorer cards that left the game unsold, in order."""
    drawn: tuple[int, ...] = ()
    """Pizarro's draw: the cards turned over so far, in order; they stay when the game is over."""
    draw_points: int = 0
    """What these cards score if the draw ends with them: by an option their gold instead of their crowns."""
    draw_limit: int = 0
    """How much gold the draw may come to, 0 while no ship scores by it."""
    own: OwnView | None = None
    """What this seat alone knows; None for who only watches."""
    rules: int = 1

    @property
    def least(self) -> int:
        """The least bid that beats the best one."""
        return least(self.numbers, self.bid)

    @property
    def numbers(self) -> data.Numbers:
        """What counts how much in this game."""
        return data.NUMBERS[self.rules]


def view_of(state: MagellanState, eye: Seat | None) -> View:
    """Returns what a seat, or who only watches, may see."""
    frame = state.top
    bid = frame if isinstance(frame, Auction | Won) else None
    leader = frame.best if isinstance(frame, Auction) else frame.seat if isinstance(frame, Won) else None
    paid = frame.paid if isinstance(frame, Won) else ()
    scores = scoring.scores(state, eye)
    return View(
        sides=state.sides,
        bid_display="sum" if state.sums_only else "cards",
        phase=state.phase,
        stage=asked_for(state),
        awaited=tuple(decision.seat for decision in SEQUENCE.decisions(state)),
        explorers=tuple(_explorer_view(state, explorer, eye) for explorer in data.EXPLORERS),
        players=tuple(_player_view(state, score) for score in scores),
        opener=state.opener,
        card=frame.card if isinstance(frame, Window | Auction | Won) else "",
        stack=len(state.stack),
        vetoed=state.stack[len(state.stack) - state.vetoed :],
        bidders=_bidders(state),
        passed=frame.passed if isinstance(frame, Auction) else (),
        best=leader,
        bid=bid.bid if bid else 0,
        bid_cards=bid.laid if bid and not paid and (eye == leader or not state.sums_only) else (),
        paid=paid,
        supply=len(state.supply),
        discards=face_up(state),
        hidden_discards=sum(discard.seat is not None for discard in state.discards),
        removed=state.removed,
        drawn=state.drawn,
        draw_points=final_draw.worth(state, state.drawn) if state.drawn else 0,
        draw_limit=final_draw.limit(state) if scoring.last_ship(state) else 0,
        own=None if eye is None else _own_view(state, eye),
        rules=state.rules,
    )


def _bidders(state: MagellanState) -> tuple[Seat, ...]:
    match state.top:
        case Auction(active=active):
            return active
        case Won(seat=seat):
            return (seat,)
        case _:
            return ()


def _explorer_view(state: MagellanState, explorer: str, eye: Seat | None) -> ExplorerView:
    one, two, three = (_field_view(state, explorer, number, eye) for number in (1, 2, 3))
    first, second, third = (stack.count(explorer) for stack in state.stacks)
    return ExplorerView(
        id=explorer, side=side_of(state, explorer), fields=(one, two, three), left=(first, second, third)
    )


def _field_view(state: MagellanState, explorer: str, number: int, eye: Seat | None) -> FieldView:
    field = field_of(state, explorer, number)
    return FieldView(
        capacity=state.numbers.cards[number - 1],
        crowns=field.crowns.value if field.crowns else None,
        right=field.right.value if field.right else None,
        sacks=field.sacks.value,
        effect=field.effect,
        amount=field.amount,
        ships=tuple(_ship_view(state, ship, eye) for ship in ships_on(state, explorer, number)),
    )


def _ship_view(state: MagellanState, ship: Ship, eye: Seat | None) -> ShipView:
    known = scoring.visible_pile(state, ship, eye)
    return ShipView(
        seat=ship.seat,
        number=ship.number,
        half=ship.half,
        pile=len(ship.pile),
        cards=known,
        crowns=crowns(state.numbers, known),
    )


def _player_view(state: MagellanState, score: Score) -> PlayerView:
    player = state.players[score.seat]
    return PlayerView(
        hand=len(player.hand),
        cards=scoring.visible_hand(state, score.seat, None) or (),
        open=player.open,
        reserve=player.reserve,
        vetoes=player.vetoes,
        won=cards_won(state, score.seat),
        points=score.points,
        in_hand=dict(score.sources).get(scoring.HAND, 0),
        place=score.place,
    )


def _own_view(state: MagellanState, seat: Seat) -> OwnView:
    frame = state.top
    laid = isinstance(frame, Auction) and frame.best == seat
    won = isinstance(frame, Won) and frame.seat == seat and not frame.paid
    auction = bidding(state, seat)
    may_bid = auction is not None and seat in auction.active and seat != auction.best
    return OwnView(
        hand=state.players[seat].hand,
        crowns=crowns(state.numbers, state.players[seat].hand),
        laid=frame.laid if isinstance(frame, Auction | Won) and (laid or won) else (),
        sums=tuple(sums(state, seat, auction)) if auction is not None and may_bid else (),
        swap=frame.chosen[seat] if isinstance(frame, Swaps) else None,
        swapped=swapped_away(state, seat),
    )
