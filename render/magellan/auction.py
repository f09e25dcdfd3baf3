"""The auction: the card, the best bid with its cards, who is still in; before it, who may veto."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Polygon
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
_OPENER = 84
"""The room for who opens the auctions."""


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
            words("magellan-picture-no-bid"), order[0] - left - _OPENER, (40, 36, 32, 28), fonts.REGULAR
        )
        write(canvas, (left + 8, spot["card"][1]), text, face, palette.FAINT_INK)
    _opener(canvas, order, view, words)
    _seats(canvas, order, view, last_bids(view, marks))


def _spots(box: Box) -> dict[str, Point]:
    """Returns the middles of what lies in a row while a card is auctioned."""
    xs = {"card": 72, "best": 174, "sign": 186, "coin": 254}
    return {name: (box[0] + x, (box[1] + box[3]) / 2) for name, x in xs.items()}


def _payment(box: Box, view: View) -> tuple[int, list[list[rows.Lying]]]:
    """Returns how wide the cards of the best bid are and where they lie, as far as the eye sees them, or those paid."""
    x, y = _spots(box)["coin"]
    return rows.in_lines(view.paid or view.bid_cards, (x + 60, y), _order(box, view)[0] - _OPENER)


def _order(box: Box, view: View) -> Box:
    """Returns where the order of those who are asked is drawn, to the right of who opens."""
    width = min(330, 16 + max(66 * len(view.bidders), 54 * (len(view.passed) + len(absent(view)))))
    return (box[2] - width, box[1], box[2], box[3])


def _asked_for_veto(box: Box, view: View) -> dict[Seat, Point]:
    """Returns where the marks of those stand who may still veto."""
    x, y = _spots(box)["sign"]
    return {seat: (x + 92 + 74 * i, y) for i, seat in enumerate(view.awaited)}


def _asked_to_bid(order: Box, view: View, bids: Mapping[Seat, int]) -> dict[Seat, Point]:
    """Returns where the marks of those stand who are still in the auction, who is asked first."""
    left, top, _, bottom = order
    seats = asked(view)
    pitch = _pitch(order, len(seats), 66)
    y = top + 40 if view.passed or absent(view) else (top + bottom) / 2 - (14 if bids else 0)
    return {seat: (left + pitch * (i + 0.5), y) for i, seat in enumerate(seats)}


def _pitch(box: Box, count: int, most: float) -> float:
    """Returns the way from one mark to the next."""
    return min(most, (box[2] - box[0] - 12) / max(1, count))


def _seats(canvas: Image.Image, box: Box, view: View, bids: Mapping[Seat, int]) -> None:
    """Draws the seats in the order in which they are asked, with what they bid; below those that have passed, and those
    that cannot bid.
    """
    left, _, _, bottom = box
    for i, (seat, (x, y)) in enumerate(_asked_to_bid(box, view, bids).items()):
        mark(look_of(seat), 19).stamp(canvas, (x, y))
        if seat in bids:
            face = fonts.font(32, fonts.BLACK if seat == view.best else fonts.SEMIBOLD)
            figure(canvas, (x, y + 39), bids[seat], face, palette.INK)
        if i:
            x -= _pitch(box, len(view.bidders), 66) / 2
            write(canvas, (x, y - 3), "›", fonts.font(34, fonts.BLACK), palette.FAINT_INK, "mm")
    out = absent(view)
    pitch = _pitch(box, len(view.passed) + len(out), 54)
    for i, seat in enumerate((*view.passed, *out)):
        x, y = left + pitch * i + 26, bottom - 34
        mark(look_of(seat), 16).faded(0.45 if seat in out else 0.7).stamp(canvas, (x, y))
        signs.token("minus" if seat in out else "cross", 11).stamp(canvas, (x + 14, y + 10))


def _opener(canvas: Image.Image, order: Box, view: View, words: Words) -> None:
    """Draws beside those who are asked who opens the auctions, below a wheel and above the word for it."""
    x, top = order[0] - _OPENER / 2 - 6, order[1]
    signs.wheel(19).stamp(canvas, (x, top + 32))
    mark(look_of(view.opener), 19).stamp(canvas, (x, top + 84))
    text, face = fonts.fit(words("magellan-picture-opens"), _OPENER - 4, (26, 24, 22), fonts.SEMIBOLD)
    write(canvas, (x, top + 128), text, face, palette.FAINT_INK, "mm")


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
    if marks.seat in (bidders := _asked_to_bid(_order(box, view), view, last_bids(view, marks))):
        yield "pass", targets.around(bidders[marks.seat], 28)
