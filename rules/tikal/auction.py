"""The auction ("professional") variant: turns go to the highest bidder, who chooses among the tiles on display."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import clockwise, replaced, with_player
from rules.core.sequence import pop, push, top, with_top
from rules.tikal import events, scoring_rounds
from rules.tikal.actions import Bid, Pass, TakeTile
from rules.tikal.events import Event
from rules.tikal.state import Auction, Choice, TikalState, Turn, printed_on, turns_begun

BID_SHARE = 0.5
"""A bid gets so much of the time of a turn."""


# --- bidding ---------------------------------------------------------------------------------------------------------


def ask_bid(state: TikalState, auction: Auction) -> tuple[Decision, ...]:
    """Asks for a bid; as the question of each lap names the bid to be raised, it is another one."""
    turn = f"bid {turns_begun(state) + 1}"
    about, status = f"{turn} {_highest(auction)} {len(auction.passed)}", _standing(state, auction)
    return (Decision(seat=auction.seat, kind="bid", about=about, share=BID_SHARE, status=status, auction=turn),)


def _standing(state: TikalState, auction: Auction) -> Say:
    """Says what is on display, the bid to be raised, and whether the score of the seat is enough for it."""
    tiles, score = state.display, state.players[auction.seat].score
    highest = _highest(auction)
    if not highest:
        return Say("no-bid", {"tiles": tiles, "score": score})
    bidder = auction.bids.index(highest)
    return Say(
        "bid" if score > highest else "bid-too-high",
        {"tiles": tiles, "bid": highest, "bid_seat": bidder, "score": score},
    )


def tokens_bid(state: TikalState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers every bid from the least that is enough to the whole score, with the points that would be left."""
    least, score = _least(state), state.players[seat].score
    match prefix:
        case ():
            if least <= score:
                yield Token("bid")
            yield Token("pass", ends=True)
        case ("bid",):
            for bid in range(least, score + 1):
                yield Token(str(bid), ends=True, note=Say("bid", {"left": score - bid}), amount=True)


def check_bid(state: TikalState, seat: Seat, action: Bid) -> None:
    """Judges a bid: it is higher than the highest so far and not higher than the seat's score."""
    least, score = _least(state), state.players[seat].score
    if action.bid < least:
        raise IllegalAction("bid-too-low", bid=action.bid, least=least)
    if action.bid > score:
        raise IllegalAction("bid-over-score", bid=action.bid, score=score)


def apply_bid(state: TikalState, seat: Seat, action: Bid, chance: Chance) -> Step[TikalState, Event]:
    """Lets the bid stand and goes on with the auction."""
    auction = top(state, Auction)
    bids = replaced(auction.bids, seat, action.bid)
    state = with_top(state, Auction(seat=seat, bids=bids, passed=auction.passed))
    return Step(state=state, events=(events.BidMade(seat=seat, bid=action.bid),)).then(_ask_next)


def apply_pass(state: TikalState, seat: Seat, action: Pass, chance: Chance) -> Step[TikalState, Event]:
    """Takes the seat out of the auction, and a bid of its own that was outbid with it, and goes on."""
    auction = top(state, Auction)
    bids = replaced(auction.bids, seat, 0)
    state = with_top(state, Auction(seat=seat, bids=bids, passed=(*auction.passed, seat)))
    return Step(state=state, events=(events.BidderPassed(seat=seat),)).then(_ask_next)


def _highest(auction: Auction) -> int:
    return max(auction.bids)


def _least(state: TikalState) -> int:
    return max(state.numbers.least_bid, _highest(top(state, Auction)) + 1)


def _ask_next(state: TikalState) -> Step[TikalState, Event]:
    """Asks the next seat that has neither passed nor made the highest bid; without one the auction is over."""
    auction = top(state, Auction)
    bidders = (seat for seat in clockwise(state, auction.seat)[1:] if not state.players[seat].moved)
    highest = _highest(auction)
    for seat in bidders:
        if seat not in auction.passed and (not highest or auction.bids[seat] != highest):
            return Step(state=with_top(state, Auction(seat=seat, bids=auction.bids, passed=auction.passed)))
    return _sell(pop(state), auction) if highest else _give(pop(state), auction.passed[0], last=False)


def _sell(state: TikalState, auction: Auction) -> Step[TikalState, Event]:
    """Gives the turn to the highest bidder, who pays the bid."""
    bid = _highest(auction)
    seat = auction.bids.index(bid)
    state = with_player(state, seat, paid_points=state.players[seat].paid_points + bid)
    return _begin_turn(state, seat, events.AuctionWon(seat=seat, bid=bid, score=state.players[seat].score))


def _give(state: TikalState, seat: Seat, last: bool) -> Step[TikalState, Event]:
    """Gives the turn away for nothing."""
    return _begin_turn(state, seat, events.TurnGiven(seat=seat, last=last))


def _begin_turn(state: TikalState, seat: Seat, gained: Event) -> Step[TikalState, Event]:
    began = events.TurnBegan(seat=seat, number=turns_begun(state) + 1)
    return Step(state=push(state, Choice(seat=seat)), events=(gained, began))


# --- choosing a tile -------------------------------------------------------------------------------------------------


def ask_take(state: TikalState, choice: Choice) -> tuple[Decision, ...]:
    """Asks for a tile, with which the turn begins: what follows in it is no other question."""
    status = Say("display", {"tiles": state.display})
    return (Decision(seat=choice.seat, kind="take", about=str(turns_begun(state) + 1), status=status),)


def tokens_take(state: TikalState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the tiles on display, each with what it is."""
    match prefix:
        case ():
            yield Token("take")
        case ("take",):
            for tile in state.display:
                terrain, value, masks = printed_on(state, tile)
                note = Say("tile", {"terrain": terrain, "value": value, "masks": masks})
                yield Token(tile, ends=True, note=note)


def check_take(state: TikalState, seat: Seat, action: TakeTile) -> None:
    """Judges the choice of a tile: any tile on display may be chosen, whether it can be placed or not (ruling 46)."""
    if action.tile not in state.display:
        raise IllegalAction("not-on-display", tile=action.tile, tiles=state.display)


def apply_take(state: TikalState, seat: Seat, action: TakeTile, chance: Chance) -> Step[TikalState, Event]:
    """Begins the ordinary turn with the chosen tile."""
    terrain, value, masks = printed_on(state, action.tile)
    display = tuple(other for other in state.display if other != action.tile)
    state = with_top(replace(state, display=display), Turn(seat=seat, tile=action.tile, points=state.numbers.points))
    taken = events.TileTaken(seat=seat, tile=action.tile, terrain=terrain, value=value, masks=masks)
    return Step(state=state, events=(taken,)).then(scoring_rounds.meet_volcano)


# --- rounds ----------------------------------------------------------------------------------------------------------


def begin(state: TikalState, first: Seat) -> Step[TikalState, Event]:
    """Begins the auction of the next turn, a new round before it if all tiles on display are taken.

    The first seat clockwise that has not moved opens it, from the given one on. The last turn of a round is free.
    """
    return _open(state, first) if state.display else _begin_round(state).then(lambda state: _open(state, first))


def _open(state: TikalState, first: Seat) -> Step[TikalState, Event]:
    bidders = tuple(seat for seat in clockwise(state, first) if not state.players[seat].moved)
    if len(bidders) == 1:
        return _give(state, bidders[0], last=True)
    opened = Auction(seat=bidders[0], bids=(0,) * len(state.players))
    return Step(state=push(state, opened), events=(events.AuctionBegan(seats=bidders),))


def _begin_round(state: TikalState) -> Step[TikalState, Event]:
    """Turns up as many tiles as there are players."""
    count = len(state.players)
    began = events.RoundBegan(number=turns_begun(state) // count + 1)
    state = replace(state, display=state.stack[:count], stack=state.stack[count:])
    return Step(state=state, events=(began, *(_displayed(state, tile) for tile in state.display)), reveals=True)


def _displayed(state: TikalState, tile: str) -> events.TileDisplayed:
    terrain, value, masks = printed_on(state, tile)
    return events.TileDisplayed(tile=tile, terrain=terrain, value=value, masks=masks)


def turn_indicator(state: TikalState, seat: Seat) -> TikalState:
    """Turns a seat's indicator face down after its turn, and all of them face up again when the round is over."""
    state = with_player(state, seat, moved=True)
    if not all(player.moved for player in state.players):
        return state
    return replace(state, players=tuple(replace(player, moved=False) for player in state.players))


def final_order(state: TikalState, last: Seat) -> tuple[Seat, ...]:
    """Returns the order of the final scoring round: by score, the lowest first, fixed before it begins (ruling 48).

    Equals follow one another clockwise from the seat that placed the last tile, which is the last of them.
    """
    _, *others = clockwise(state, last)
    return tuple(sorted((*others, last), key=lambda seat: state.players[seat].score))
