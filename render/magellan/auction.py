"""The auction: the card, the best bid with its cards, who is still in; before it, who may veto."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Polygon, Sheet, Sprite
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.pieces import mark
from render.core.pointers import strokes
from render.core.scene import Marks, Words
from render.magellan import cards, palette, rows, signs, targets
from render.magellan.reading import absent, asked
from rules.core.contract import Seat
from rules.magellan.data import fields
from rules.magellan.view import View, events

_CARD = 112
"""The width of the card up for auction."""
_LEFT = 158
"""How far from the edge the lane begins, behind that card."""
_CELL = 78
"""The room of a seat of the lane, where it is no broader."""
_BROAD = 104
"""The most that it has."""
_PAID = 190
"""The least room of the cards of the best bid, beside its coin."""
_MARK = 25
"""The radius of their marks, which are all as large."""
_BID, _WORD = 56, 82
"""How far below its mark the bid of a seat stands, and the word for what it does."""
_OUTBID = 0.5
"""How faint the coin is of a bid that is no longer the best."""


def draw(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the card up for auction and the order of those still in, the best bid and its cards below who made it."""
    spot = _spots(box)
    cards.explorer(view.card, _CARD, view.phase).stamp(canvas, spot["card"])
    lane = _in_lane(box, view)
    if view.stage == "veto":
        signs.effect(fields.VETO, 34).stamp(canvas, spot["sign"])
        for seat, at in _asked_for_veto(box, view).items():
            mark(look_of(seat), 26).stamp(canvas, at)
    elif view.best is not None:
        x, y = _coin(lane, view)
        signs.coin(31).stamp(canvas, (x, y))
        figure(canvas, (x, y), view.bid, fonts.font(46, fonts.BLACK), palette.INK)
        width, lines = _payment(box, view)
        for line in lines:
            rows.stamp(canvas, line, width, view.rules)
    else:
        left, right = spot["card"][0] + 82, min(x for x, _ in lane.values()) - 92
        said = words("magellan-picture-no-bid")
        text, face = fonts.fit(said, right - left, (40, 36, 32, 28, 24), fonts.REGULAR)
        if text == said:  # beside many seats there is no room, and no coin at any of them says it, too
            write(canvas, (left, spot["card"][1]), text, face, palette.FAINT_INK)
    _lane(canvas, lane, view, last_bids(view, marks), words)


def _spots(box: Box) -> dict[str, Point]:
    """Returns the middles of the card and of the sign of a veto beside it."""
    return {name: (box[0] + x, (box[1] + box[3]) / 2) for name, x in (("card", 72), ("sign", 186))}


def _payment(box: Box, view: View) -> tuple[int, list[list[rows.Lying]]]:
    """Returns how wide the cards of the best bid are and where they lie, as far as the eye sees them, or those paid."""
    x, _ = _coin(_in_lane(box, view), view)
    return rows.in_lines(view.paid or view.bid_cards, (x + 42, (box[1] + box[3]) / 2), x - 38 + _room(box, view) - 8)


def _coin(lane: Mapping[Seat, Point], view: View) -> Point:
    """Returns where the best bid stands: below the mark of who made it."""
    assert view.best is not None
    x, y = lane[view.best]
    return (x, y + _BID)


def _seats(view: View) -> tuple[Seat, ...]:
    """Returns the seats in the order of the table, who is asked first at their head; before a bid the opener alone."""
    there = {*view.bidders, *view.passed, *absent(view)} or {view.opener}
    count, first = len(view.players), next(iter(asked(view)), view.opener)
    return tuple(seat for seat in ((first + i) % count for i in range(count)) if seat in there)


def _asked_for_veto(box: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of those stand who may still veto."""
    x, y = _spots(box)["sign"]
    return {seat: (x + 92 + 74 * i, y) for i, seat in enumerate(view.awaited)}


def _in_lane(box: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of all seats of the lane stand: at the left of their cells, of which that of the best
    bid is broader, for its cards."""
    seats, start, y = _seats(view), box[0] + _LEFT, box[1] + 66
    if view.best is None or view.best not in seats:
        cells, start = [_CELL] * len(seats), box[2] - 24 - _CELL * max(2, len(seats))
    else:
        room = box[2] - 12 - start - 80 - _PAID
        cell = max(_CELL, min(_BROAD, room // max(1, len(seats) - 1)))
        cells = [_best_cell(box, view, cell, len(seats)) if seat == view.best else cell for seat in seats]
    return {seat: (start + sum(cells[:i]) + 38, y) for i, seat in enumerate(seats)}


def _best_cell(box: Box, view: View, cell: int, count: int) -> int:
    return min(80 + 2 * _PAID, box[2] - 12 - box[0] - _LEFT - cell * (count - 1))


def _room(box: Box, view: View) -> int:
    """Returns the room of the best bid with its cards."""
    seats = _seats(view)
    room = box[2] - 12 - box[0] - _LEFT - 80 - _PAID
    return _best_cell(box, view, max(_CELL, min(_BROAD, room // max(1, len(seats) - 1))), len(seats))


def _asked_to_bid(box: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of those stand who are still in the auction, who is asked first."""
    lane = _in_lane(box, view)
    return {seat: lane[seat] for seat in asked(view)}


def _lane(canvas: Image.Image, lane: Mapping[Seat, Point], view: View, bids: Mapping[Seat, int], words: Words) -> None:
    """Draws all seats in a lane, and under each its bid on a coin, paler where it is no longer the best, or that it has
    passed or cannot bid, and that it is asked, in a word, too; at one the wheel.

    An open arrow leads from each to the next. In two rows of different size those that had passed were taken for those
    still to be asked.
    """
    out = absent(view)
    for (x, y), (after, _) in pairwise(lane.values()):
        tip = after - 44 if after - x > _BROAD else (x + after) / 2 + 4
        strokes(canvas, [[(tip - 7, y - 8), (tip, y), (tip - 7, y + 8)]], palette.FAINT_INK, 4, None)
    for seat, at in lane.items():
        if seat in view.awaited:
            _ring().stamp(canvas, at)
        mark(look_of(seat), _MARK).faded(0.4 if seat in out else 0.7 if seat in view.passed else 1).stamp(canvas, at)
        if seat in bids and seat != view.best:
            low = (at[0], at[1] + _BID)
            signs.coin(24).faded(_OUTBID).stamp(canvas, low)
            figure(canvas, low, bids[seat], fonts.font(38, fonts.SEMIBOLD), palette.INK)
        elif seat in view.passed or seat in out:
            signs.token("minus" if seat in out else "cross", 17).stamp(canvas, (at[0], at[1] + _BID - 10))
        if state := _state(seat, view, out):
            text, face = fonts.fit(words(f"magellan-picture-{state}"), _CELL - 4, (26, 24, 22), fonts.SEMIBOLD)
            write(canvas, (at[0], at[1] + (_BID if state == "asked" else _WORD)), text, face, palette.INK, "mm")
    if view.opener in lane:
        _opens(canvas, lane[view.opener], words)


def _state(seat: Seat, view: View, out: tuple[Seat, ...]) -> str:
    """Returns which word stands under a seat: that it has passed, cannot bid or is asked; none where a bid stands."""
    if seat in view.passed:
        return "passed"
    if seat in out:
        return "no-ship"
    return "asked" if view.stage == "bid" and seat in view.awaited and seat != view.best else ""


@cache
def _ring() -> Sprite:
    """Returns the ring round the mark of who is asked."""
    sheet = Sheet(2 * _MARK + 24, 2 * _MARK + 24)
    sheet.ellipse((0, 0), _MARK + 9, _MARK + 9, palette.GLOW, palette.INK, 3)
    return sheet.sprite()


def _opens(canvas: Image.Image, at: Point, words: Words) -> None:
    """Draws a ship's wheel and the word for it above who opens the auctions, within that seat's cell to the right."""
    x, y = at[0] + 36, at[1] - 46
    text, face = fonts.fit(words("magellan-picture-opens"), 90, (26, 24, 22), fonts.SEMIBOLD)
    width = write(canvas, (x, y), text, face, palette.INK, "rm")
    signs.wheel(15).stamp(canvas, (x - width - 22, y))


def last_bids(view: View, marks: Marks) -> dict[Seat, int]:
    """Returns what the seats still in the auction have bid last, as far as the events tell."""
    bids: dict[Seat, int] = {}
    for event in marks.events:
        match event:
            case events.CardTurnedUp() | events.CardWithoutBidders():
                bids.clear()
            case events.BidMade(seat=seat, bid=bid):
                bids[seat] = bid
    if view.best is not None and view.bid:
        bids[view.best] = view.bid
    return {seat: bid for seat, bid in bids.items() if seat in view.bidders}


def things(box: Box, view: View, marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields what tokens name: the card for a bid, the coin for its payment, one's own mark for no part in it."""
    spot = _spots(box)
    yield "bid", targets.around(spot["card"], 56, 74)
    if view.stage == "veto":
        yield "veto", targets.around(spot["sign"], 40)
        if marks.seat in (holders := _asked_for_veto(box, view)):
            yield "no", targets.around(holders[marks.seat], 34)
        return
    if view.best is not None:
        yield "pay", targets.around(_coin(_in_lane(box, view), view), 34)
    if targets.numbers(view, marks) == "payment":
        width, lines = _payment(box, view)
        for line in lines:
            yield from rows.seen(line, width)
    if marks.seat in (bidders := _asked_to_bid(box, view)):
        yield "pass", targets.around(bidders[marks.seat], 28)
