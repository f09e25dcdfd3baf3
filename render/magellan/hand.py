"""The private picture of a hand: its cards, what is laid, the bids it can form, and what lies under one's ships."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core import fonts
from render.core.canvas import Colour
from render.core.labels import runs, write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pointers import stroke
from render.core.scene import WIDE, Layout, Marks, Words
from render.magellan import auction, cards, palette, ships, signs
from render.magellan.chart import wood
from render.magellan.layout import Box
from render.magellan.panels import turn
from render.magellan.reading import crowns
from rules.core.contract import Seat
from rules.magellan.view import OwnView, ShipView, View

WIDTH, HEIGHT = 1500, 900

_CARD = 158
_ROW = 300
"""The middle of the cards."""
_LIFT = 40
_SUMS: Box = (12, 474, 1488, 654)
_SCENE: Box = (12, 668, 807, 886)
_KEPT: Box = (819, 668, 1488, 886)
WITH_CARDS = ("bid", "pay", "tuck", "swap")
"""The verbs that choose cards of the hand."""


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the hand of the seat whose view it is; who only watches sees an empty table."""
    canvas = wood(HEIGHT).copy()
    turn(canvas, view, marks, words)
    if view.own is None:
        lay(canvas, _SUMS, palette.PAPER)
        face = fonts.font(40)
        write(
            canvas, (WIDTH / 2, (_SUMS[1] + _SUMS[3]) / 2), words("magellan-picture-no-hand"), face, palette.INK, "mm"
        )
        return canvas
    _cards(canvas, view.own, marks)
    _sums(canvas, view, view.own, words)
    auction.draw_scene(canvas, _SCENE, view, marks, words)
    _kept(canvas, view, view.own, marks, words)
    return canvas


def _cards(canvas: Image.Image, own: OwnView, marks: Marks) -> None:
    """Lays the hand out in a row: cards of the bid and chosen ones are raised, those to be swapped lowered."""
    if not own.hand:
        return
    pitch = min(_CARD + 4.0, (WIDTH - 60 - _CARD) / max(1, len(own.hand) - 1))
    x = WIDTH / 2 - pitch * (len(own.hand) - 1) / 2
    chosen = _chosen(marks)
    raised, swapped = _marked(own.hand, chosen or own.laid), _marked(own.hand, own.swap or ())
    for i, card in enumerate(own.hand):
        y = _ROW - _LIFT * raised[i] + _LIFT * swapped[i]
        cards.gold(card, _CARD).stamp(canvas, (x + pitch * i, y))
        if raised[i]:
            _frame(canvas, (x + pitch * i, y), palette.GLOW)
        if swapped[i]:
            signs.effect("swap", 20).stamp(canvas, (x + pitch * i - _CARD / 2 + 34, y - 78))


def _chosen(marks: Marks) -> tuple[int, ...]:
    """Returns the cards in a notation that is being put together."""
    if not marks.chosen or marks.chosen[0] not in WITH_CARDS or "sum" in marks.chosen:
        return ()
    return tuple(int(token) for token in marks.chosen[1:] if token.isdigit())


def _marked(hand: Sequence[int], some: Sequence[int]) -> list[bool]:
    """Says of each card of a hand whether it is one of some, each of which is found once."""
    left = list(some)
    found = []
    for card in hand:
        found.append(card in left)
        if card in left:
            left.remove(card)
    return found


def _frame(canvas: Image.Image, at: tuple[float, float], colour: Colour) -> None:
    x, y = at
    half, tall, cut = _CARD / 2 + 2, _CARD * 0.71 + 2, 10
    spots = [
        (x - half + cut, y - tall), (x + half - cut, y - tall), (x + half, y - tall + cut), (x + half, y + tall - cut),
        (x + half - cut, y + tall), (x - half + cut, y + tall), (x - half, y + tall - cut), (x - half, y - tall + cut),
        (x - half + cut, y - tall),
    ]  # fmt: skip
    stroke(canvas, spots, colour, 6)


def _sums(canvas: Image.Image, view: View, own: OwnView, words: Words) -> None:
    """Writes the bids that the hand can form now, and its gold and crowns."""
    lay(canvas, _SUMS, palette.PAPER)
    left, top, right, bottom = _SUMS
    split = right - 300
    middle = (top + bottom) / 2
    face = fonts.font(56, fonts.BLACK)
    signs.coin(26).stamp(canvas, (split + 40, middle - 38))
    write(canvas, (split + 80, middle - 38), str(sum(own.hand)), face, palette.INK)
    signs.crown(24).stamp(canvas, (split + 40, middle + 38))
    write(canvas, (split + 80, middle + 38), str(crowns(own.hand)), face, palette.INK)
    cards.back(44).stamp(canvas, (split + 196, middle))
    write(canvas, (split + 232, middle), str(len(own.hand)), face, palette.INK)
    title, parts = _needs(view, own)
    text, light = fonts.fit(words(f"magellan-picture-{title}"), split - left - 40, (32, 30, 28, 26), fonts.REGULAR)
    write(canvas, (left + 22, top + 32), text, light, palette.FAINT_INK)
    for i, line in enumerate(_lines(parts, split - left - 40)):
        write(canvas, (left + 22, top + 86 + 56 * i), line, fonts.font(_SUM, fonts.BOLD), palette.INK)


def _needs(view: View, own: OwnView) -> tuple[str, list[str]]:
    """Returns which sums matter now, and those: the bids above the best one, one's own bid, the least payment."""
    if own.sums:
        return "sums", runs(own.sums)
    if own.laid:
        return "own-pay" if view.stage == "pay" else "own-bid", [str(view.bid)]
    return "no-sums", []


_SUM = 46


def _lines(parts: list[str], width: float) -> list[str]:
    """Breaks parts into two lines at most; what does not fit is left to the text."""
    face = fonts.font(_SUM, fonts.BOLD)
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}   {part}" if lines[-1] else part
        if face.getlength(longer) <= width:
            lines[-1] = longer
        elif len(lines) < 2:
            lines.append(part)
        else:
            lines[-1] = fonts.shorten(f"{longer}   …", width, face)
            break
    return lines


def _kept(canvas: Image.Image, view: View, own: OwnView, marks: Marks, words: Words) -> None:
    """Lays out the piles under one's Magellan ships, and the cards one has swapped away."""
    lay(canvas, _KEPT, palette.PAPER_DARK)
    left, top, right, bottom = _KEPT
    x = left + 20.0
    for field, ship in _own_piles(view, marks):
        ships.ship(look_of(ship.seat)).stamp(canvas, (x + 34, top + 62))
        for i, card in enumerate(ship.cards):
            cards.gold(card, 52).stamp(canvas, (x + 100 + 56 * i, top + 52))
        says = f"{crowns(ship.cards)} × {field}"
        signs.crown(15).stamp(canvas, (x + 34, top + 122))
        end = write(canvas, (x + 56, top + 122), says, fonts.font(40, fonts.BOLD), palette.INK)
        x += max(56 + end, 76 + 56 * len(ship.cards)) + 16
    if own.swapped:
        signs.effect("swap", 20).stamp(canvas, (left + 40, bottom - 46))
        pitch = min(36.0, (right - left - 110) / len(own.swapped))
        for i, card in enumerate(own.swapped):
            cards.small_gold(card).stamp(canvas, (left + 90 + pitch * i, bottom - 46))
    elif x == left + 20:
        text, face = fonts.fit(words("magellan-picture-no-piles"), right - left - 40, (30, 28, 26, 24, 22))
        write(canvas, ((left + right) / 2, (top + bottom) / 2), text, face, palette.FAINT_INK, "mm")


def _own_piles(view: View, marks: Marks) -> list[tuple[int, ShipView]]:
    """Returns the ships with piles of the seat whose eyes these are, with the numbers of their fields."""
    seat: Seat | None = marks.seat
    return [
        (number, ship)
        for explorer in view.explorers
        for number, field in enumerate(explorer.fields, 1)
        for ship in field.ships
        if ship.seat == seat and ship.pile
    ]
