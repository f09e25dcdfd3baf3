"""The auction: the card, the best bid with its cards, who is still in; before it, who may veto."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Polygon, Sheet, Sprite
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.pieces import mark
from render.core.scene import Marks, Words
from render.magellan import cards, palette, rows, signs, targets
from render.magellan.reading import absent, asked
from rules.core.contract import Seat
from rules.magellan.data import fields
from rules.magellan.view import View, events

_CARD = 112
"""The width of the card up for auction."""
_PITCH = 63
"""From one seat of the lane to the next."""
_MARK = 22
"""The radius of their marks, which are all as large."""


def draw(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the card up for auction, the best bid and the order of those still in."""
    spot = _spots(box)
    cards.explorer(view.card, _CARD, view.phase).stamp(canvas, spot["card"])
    left, order = spot["card"][0] + 74, _order(box, view)
    if view.stage == "veto":
        signs.effect(fields.VETO, 34).stamp(canvas, spot["sign"])
        for seat, at in _asked_for_veto(box, view).items():
            mark(look_of(seat), 26).stamp(canvas, at)
    elif view.best is not None:
        mark(look_of(view.best), 26).stamp(canvas, spot["best"])
        signs.coin(46).stamp(canvas, spot["coin"])
        figure(canvas, spot["coin"], view.bid, fonts.font(64, fonts.BLACK), palette.INK)
        width, lines = _payment(box, view)
        for line in lines:
            rows.stamp(canvas, line, width, view.rules)
    else:
        text, face = fonts.fit(
            words("magellan-picture-no-bid"), order[0] - left - 8, (40, 36, 32, 28, 24), fonts.REGULAR
        )
        write(canvas, (left + 8, spot["card"][1]), text, face, palette.FAINT_INK)
    _lane(canvas, order, view, last_bids(view, marks), words)


def _spots(box: Box) -> dict[str, Point]:
    """Returns the middles of what lies in a row while a card is auctioned."""
    xs = {"card": 72, "best": 170, "sign": 186, "coin": 246}
    return {name: (box[0] + x, (box[1] + box[3]) / 2) for name, x in xs.items()}


def _payment(box: Box, view: View) -> tuple[int, list[list[rows.Lying]]]:
    """Returns how wide the cards of the best bid are and where they lie, as far as the eye sees them, or those paid."""
    x, y = _spots(box)["coin"]
    return rows.in_lines(view.paid or view.bid_cards, (x + 60, y), _order(box, view)[0] - 8)


def _order(box: Box, view: View) -> Box:
    """Returns where the lane of the seats is drawn, at the right."""
    return (box[2] - 16 - max(_LEAST, _PITCH * len(_seats(view))), box[1], box[2], box[3])


_LEAST = 120
"""The least width of the lane, for the word at the wheel."""


def _seats(view: View) -> tuple[Seat, ...]:
    """Returns the seats in the order of the table, who is asked first at their head; before a bid the opener alone."""
    there = {*view.bidders, *view.passed, *absent(view)} or {view.opener}
    count, first = len(view.players), next(iter(asked(view)), view.opener)
    return tuple(seat for seat in ((first + i) % count for i in range(count)) if seat in there)


def _asked_for_veto(box: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of those stand who may still veto."""
    x, y = _spots(box)["sign"]
    return {seat: (x + 92 + 74 * i, y) for i, seat in enumerate(view.awaited)}


def _in_lane(order: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of all seats of the lane stand."""
    left, top, right, bottom = order
    seats = _seats(view)
    pitch = (right - left - 16) / len(seats)
    return {seat: (left + pitch * (i + 0.5), (top + bottom) / 2 - 2) for i, seat in enumerate(seats)}


def _asked_to_bid(order: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of those stand who are still in the auction, who is asked first."""
    lane = _in_lane(order, view)
    return {seat: lane[seat] for seat in asked(view)}


def _lane(canvas: Image.Image, order: Box, view: View, bids: Mapping[Seat, int], words: Words) -> None:
    """Draws all seats in a lane, and under each its bid, or that it has passed or cannot bid; above one the wheel.

    In two rows of different size those that had passed were taken for those still to be asked.
    """
    lane, out = _in_lane(order, view), absent(view)
    (first, y), (last, _) = min(lane.values()), max(lane.values())
    canvas.paste(palette.PAPER_DARK, (round(first), round(y) - 3, round(last), round(y) + 3))
    for seat, at in lane.items():
        if seat in view.awaited:
            _ring().stamp(canvas, at)
        mark(look_of(seat), _MARK).faded(0.4 if seat in out else 0.7 if seat in view.passed else 1).stamp(canvas, at)
        low = (at[0], y + 50)
        if seat in bids:
            face = fonts.font(38, fonts.BLACK if seat == view.best else fonts.SEMIBOLD)
            figure(canvas, low, bids[seat], face, palette.INK)
        elif seat in view.passed or seat in out:
            signs.token("minus" if seat in out else "cross", 16).stamp(canvas, low)
    _wheel(canvas, order, lane[view.opener][0] if view.opener in lane else first, words)


@cache
def _ring() -> Sprite:
    """Returns the ring round the mark of who is asked."""
    sheet = Sheet(2 * _MARK + 24, 2 * _MARK + 24)
    sheet.ellipse((0, 0), _MARK + 9, _MARK + 9, palette.GLOW, palette.INK, 3)
    return sheet.sprite()


def _wheel(canvas: Image.Image, order: Box, x: float, words: Words) -> None:
    """Draws a ship's wheel above who opens the auctions, with the word for it at the side where there is room."""
    y = order[1] + 30
    signs.wheel(18).stamp(canvas, (x, y))
    text, face = fonts.fit(words("magellan-picture-opens"), 90, (26, 24, 22), fonts.SEMIBOLD)
    beside = (x + 26, "lm") if x + 30 + face.getlength(text) < order[2] else (x - 26, "rm")
    write(canvas, (beside[0], y), text, face, palette.FAINT_INK, beside[1])


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
        yield "pay", targets.around(spot["coin"], 52)
    if targets.numbers(view, marks) == "payment":
        width, lines = _payment(box, view)
        for line in lines:
            yield from rows.seen(line, width)
    if marks.seat in (bidders := _asked_to_bid(_order(box, view), view)):
        yield "pass", targets.around(bidders[marks.seat], 28)
