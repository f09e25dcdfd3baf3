"""The auction below the chart: the card, the best bid with its cards, who is still in; then the supplies."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.core import fonts
from render.core.canvas import Point, Sprite
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.panels import lay, name_of
from render.core.pieces import mark
from render.core.scene import Marks, Words
from render.magellan import cards, palette, signs
from render.magellan.layout import AUCTION, Box
from render.magellan.reading import asked, draw_limit, winners
from rules.core.contract import Seat
from rules.magellan import events, fields
from rules.magellan.view import View

_SPLIT = 812
"""Where the supplies begin."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words) -> None:
    """Draws what is going on and what is left to draw from."""
    left, top, right, bottom = AUCTION
    draw_scene(canvas, (left, top, _SPLIT - 5, bottom), view, marks, words)
    _supplies(canvas, (_SPLIT + 5, top, right, bottom), view, words)


def draw_scene(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws what is going on: an auction, the swaps at the end of a phase, or the end of the game."""
    lay(canvas, box, palette.PAPER)
    if view.stage in ("over", "draw"):
        _last_draw(canvas, box, view, marks)
    elif view.card:
        _auction(canvas, box, view, marks, words)
    else:
        _between(canvas, box, view, words)


def _auction(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the card up for auction, the best bid and the order of those still in."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    cards.explorer(view.card, 112, view.phase).stamp(canvas, (left + 72, middle))
    x, order = left + 146.0, right - _order_width(view)
    if view.stage == "veto":
        signs.effect(fields.VETO, 34).stamp(canvas, (x + 40, middle))
        for i, seat in enumerate(view.awaited):
            mark(look_of(seat), 26).stamp(canvas, (x + 132 + 74 * i, middle))
    elif view.best is not None:
        mark(look_of(view.best), 26).stamp(canvas, (x + 28, middle))
        signs.coin(46).stamp(canvas, (x + 108, middle))
        figure(canvas, (x + 108, middle), view.bid, fonts.font(64, fonts.BLACK), palette.INK)
        _row(canvas, (x + 168, middle), order - 20, view.paid or view.bid_cards, 78)
    else:
        text, face = fonts.fit(words("magellan-picture-no-bid"), order - x - 20, (40, 36, 32, 28), fonts.REGULAR)
        write(canvas, (x + 8, middle), text, face, palette.FAINT_INK)
    _seats(canvas, (order, top, right, bottom), view, last_bids(view, marks))


def _row(canvas: Image.Image, at: Point, right: float, shown: tuple[int, ...], width: int = 62) -> None:
    """Lays gold cards side by side, one over the other where there are many."""
    if not shown:
        return
    pitch = min(width + 8, (right - at[0] - width) / max(1, len(shown) - 1))
    for i, card in enumerate(shown):
        cards.gold(card, width).stamp(canvas, (at[0] + width / 2 + pitch * i, at[1]))


def _order_width(view: View) -> int:
    """Returns how wide the order of those who are asked is drawn."""
    return min(330, 16 + max(66 * len(view.bidders), 54 * len(view.passed)))


def _seats(canvas: Image.Image, box: Box, view: View, bids: Mapping[Seat, int]) -> None:
    """Draws the seats in the order in which they are asked, with what they bid; below those that have passed."""
    left, top, right, bottom = box
    seats = asked(view)
    pitch = min(66.0, (right - left - 12) / max(1, len(seats)))
    y = top + 40 if view.passed else (top + bottom) / 2 - (14 if bids else 0)
    for i, seat in enumerate(seats):
        x = left + pitch * (i + 0.5)
        mark(look_of(seat), 19).stamp(canvas, (x, y))
        if seat in bids:
            face = fonts.font(32, fonts.BLACK if seat == view.best else fonts.SEMIBOLD)
            figure(canvas, (x, y + 39), bids[seat], face, palette.INK)
        if i:
            write(canvas, (x - pitch / 2, y - 3), "›", fonts.font(34, fonts.BLACK), palette.FAINT_INK, "mm")
    pitch = min(54.0, (right - left - 12) / max(1, len(view.passed)))
    for i, seat in enumerate(view.passed):
        x = left + pitch * i + 26
        mark(look_of(seat), 15).faded(0.55).stamp(canvas, (x, bottom - 36))
        signs.token("cross", 11).stamp(canvas, (x + 13, bottom - 25))


def last_bids(view: View, marks: Marks) -> dict[Seat, int]:
    """Returns what the seats still in the auction have bid last, as far as the events tell."""
    bids: dict[Seat, int] = {}
    for event in marks.events:
        match event:
            case events.CardTurnedUp():
                bids.clear()
            case events.BidMade(seat=seat, bid=bid):
                bids[seat] = bid
    if view.best is not None and view.bid:
        bids[view.best] = view.bid
    return {seat: bid for seat, bid in bids.items() if seat in view.bidders}


def _between(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Says what happens at the end of a phase, and who is still to answer."""
    left, top, right, bottom = box
    signs.emblem("marco_polo", 44).stamp(canvas, (left + 68, (top + bottom) / 2))
    text, face = fonts.fit(
        words(f"magellan-picture-stage-{view.stage}"), right - left - 160, (40, 36, 32, 28), fonts.BOLD
    )
    write(canvas, (left + 136, top + 54), text, face, palette.INK)
    for i, seat in enumerate(view.awaited):
        mark(look_of(seat), 22).stamp(canvas, (left + 158 + 60 * i, bottom - 46))


def _last_draw(canvas: Image.Image, box: Box, view: View, marks: Marks) -> None:
    """Draws Pizarro's draw, if there was one, and the order of the players."""
    left, top, right, bottom = box
    if view.drawn or view.stage == "draw":
        gold, most = sum(view.drawn), draw_limit(view)
        signs.emblem("pizarro", 30).stamp(canvas, (left + 42, top + 52))
        face = fonts.font(44, fonts.BLACK)
        ink = palette.RED if gold > most else palette.INK
        x = left + 84 + write(canvas, (left + 84, top + 52), f"{gold}/{most}", face, ink)
        if view.drawn:
            signs.crown(16).stamp(canvas, (x + 30, top + 52))
            x += 52 + write(canvas, (x + 52, top + 52), str(view.draw_points), face, palette.INK)
        _row(canvas, (x + 24, top + 52), right - 16, view.drawn, 58)
        _ranking(canvas, (left, top + 104, right, bottom), view, marks)
    else:
        _ranking(canvas, box, view, marks)


def _ranking(canvas: Image.Image, box: Box, view: View, marks: Marks) -> None:
    """Writes the players with their points, the best first, and their names where there is room."""
    left, top, right, bottom = box
    named = bottom - top > 90
    order = sorted(range(len(view.players)), key=lambda seat: view.players[seat].place)
    pitch = min(190.0, (right - left - 16) / len(order))
    best = winners(view)
    for i, seat in enumerate(order):
        x, y = left + 16 + pitch * i, (top + bottom) / 2 - (24 if named else 6)
        mark(look_of(seat), 24 if named else 19).stamp(canvas, (x + 26, y))
        face = fonts.font((60 if seat in best else 48) if named else 40, fonts.BLACK)
        write(canvas, (x + 56, y), str(view.players[seat].points), face, palette.INK)
        if named and (name := name_of(marks, seat)):
            text, light = fonts.fit_name(name, pitch - 14, (24, 22), fonts.SEMIBOLD)
            write(canvas, (x + 4, y + 58), text, light, palette.FAINT_INK)


def _supplies(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Draws the gold cards to draw, the discard pile, and the explorer cards that left the game."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    discarded = len(view.discards) + view.hidden_discards
    supply = cards.back(56) if view.supply else None
    if view.discards:
        discards: Sprite | None = cards.gold(view.discards[-1], 56)
    else:
        discards = cards.back(56) if discarded else None
    removed = cards.explorer(view.removed[-1], 60).faded(0.85) if view.removed else None
    ghost = cards.won(60).faded(0.18)
    third = (right - left) / 3
    piles = (
        ("supply", view.supply, supply),
        ("discards", discarded, discards),
        ("removed", len(view.removed), removed),
    )
    for i, (name, number, sprite) in enumerate(piles):
        x = left + third * i
        for k in range(max(1, min(3, number))):
            (sprite or ghost).stamp(canvas, (x + 44 + 3 * k, top + 62 - 3 * k))
        write(canvas, (x + 86, top + 62), str(number), fonts.font(44, fonts.BLACK), palette.INK)
        text, face = fonts.fit(words(f"magellan-picture-{name}"), third - 22, (26, 24, 22), fonts.SEMIBOLD)
        write(canvas, (x + 14, bottom - 26), text, face, palette.FAINT_INK)
