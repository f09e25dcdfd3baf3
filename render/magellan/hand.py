"""The private picture of a hand: its cards, what is laid, the bids it can form, and what lies under one's ships."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, corners, middle, tiled
from render.core.canvas import Colour, Point, Polygon, inset
from render.core.labels import figure, runs, write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pointers import stroke
from render.core.scene import WIDE, Layout, Marks, Places, Words, outlined, targets_among
from render.magellan import cards, palette, scene, ships, signs, targets
from render.magellan.chart import wood
from render.magellan.fan import WITH_CARDS, fan
from render.magellan.layout import HandPlan, hand_plan
from render.magellan.panels import turn
from render.magellan.rows import seen
from rules.core.contract import Seat
from rules.magellan.view import OwnView, ShipView, View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the hand of the seat whose view it is; who only watches sees an empty table."""
    own, where = view.own, _plan(view, layout)
    canvas = wood(where.size).copy()
    turn(canvas, where.bar, view, marks, words)
    if own is None:
        lay(canvas, where.papers[0], palette.PAPER)
        write(canvas, middle(where.papers[0]), words("magellan-picture-no-hand"), fonts.font(40), palette.INK, "mm")
        return canvas
    _cards(canvas, where, view, own, marks)
    for box in where.papers:
        lay(canvas, box, palette.PAPER)
    _sums(canvas, where.sums, view, own, marks, words)
    _totals(canvas, where.totals, view, own)
    scene.draw(canvas, where.scene, view, marks, words)
    _kept(canvas, where.kept, view, own, marks, words)
    targets.draw(canvas, outlined(places(view, marks, layout), marks))
    return canvas


def places(view: View, marks: Marks, layout: Layout = WIDE) -> Places:
    """Finds what may be chosen next: cards, then sums, then what lies in the scene."""
    own, where = view.own, _plan(view, layout)
    return {} if own is None else targets_among(_things(where, view, own, marks), marks)


def things(view: View, marks: Marks, layout: Layout = WIDE) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: the cards, alone or after each verb that chooses some, and all else that tokens
    name."""
    own, where = view.own, _plan(view, layout)
    if own is None:
        return
    for row in fan(where, own, marks):
        for card, place in seen([replace(lying, taken=False) for lying in row], where.card):
            yield card, place
            yield from ((f"{verb} {card}", place) for verb in WITH_CARDS)
    yield from (thing for thing in _things(where, view, own, marks) if thing[0] not in WITH_CARDS)
    if own.sums and not marks.chosen:
        yield "bid sum", _summed(where)


def _plan(view: View, layout: Layout) -> HandPlan:
    return hand_plan(layout, len(view.own.hand) if view.own else 0)


def _things(where: HandPlan, view: View, own: OwnView, marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name, in the order of reading."""
    match targets.numbers(view, marks):
        case "hand":
            for row in fan(where, own, marks):
                yield from seen(row, where.card)
        case "sums":
            yield from ((str(total), corners(cell)) for total, cell in _cells(where.sums, own.sums))
    if own.sums and marks.chosen == ("bid",):
        yield "sum", _summed(where)
    yield from scene.things(where.scene, view, marks)


def _summed(where: HandPlan) -> Polygon:
    """Returns the place of all sums together."""
    return inset(corners(where.sums), 4)


def _cards(canvas: Image.Image, where: HandPlan, view: View, own: OwnView, marks: Marks) -> None:
    """Lays the hand out: cards of the bid and chosen ones in a bright frame, those to be swapped with a sign."""
    for row in fan(where, own, marks):
        for lying in row:
            cards.gold(lying.card, where.card, view.rules).stamp(canvas, lying.at)
            if lying.raised:
                _frame(canvas, lying.at, where.card, palette.GLOW)
            if lying.lowered:
                signs.effect("swap", 20).stamp(
                    canvas, (lying.at[0] - where.card / 2 + 34, lying.at[1] - where.card * 0.71 + 34)
                )


def _frame(canvas: Image.Image, at: Point, width: int, colour: Colour) -> None:
    x, y = at
    half, tall, cut = width / 2 + 2, width * 0.71 + 2, 10
    spots = [
        (x - half + cut, y - tall), (x + half - cut, y - tall), (x + half, y - tall + cut), (x + half, y + tall - cut),
        (x + half - cut, y + tall), (x - half + cut, y + tall), (x - half, y + tall - cut), (x - half, y - tall + cut),
        (x - half + cut, y - tall),
    ]  # fmt: skip
    stroke(canvas, spots, colour, 6)


def _totals(canvas: Image.Image, box: Box, view: View, own: OwnView) -> None:
    """Writes the gold, the crowns and the number of the cards."""
    left, level = box[0], middle(box)[1]
    face = fonts.font(56, fonts.BLACK)
    signs.coin(26).stamp(canvas, (left + 40, level - 38))
    write(canvas, (left + 80, level - 38), str(sum(own.hand)), face, palette.INK)
    signs.crown(24).stamp(canvas, (left + 40, level + 38))
    write(canvas, (left + 80, level + 38), str(own.crowns), face, palette.INK)
    cards.back(44).stamp(canvas, (left + 196, level))
    write(canvas, (left + 232, level), str(len(own.hand)), face, palette.INK)


def _sums(canvas: Image.Image, box: Box, view: View, own: OwnView, marks: Marks, words: Words) -> None:
    """Writes the bids that the hand can form now, each by itself while one is chosen."""
    left, top, right, _ = box
    room = right - left - 40
    title, parts = _needs(view, own)
    text, light = fonts.fit(words(f"magellan-picture-{title}"), room, (32, 30, 28, 26), fonts.REGULAR)
    write(canvas, (left + 22, top + 32), text, light, palette.FAINT_INK)
    if targets.numbers(view, marks) == "sums":
        for total, cell in _cells(box, own.sums):
            figure(canvas, middle(cell), total, fonts.font(min(_SUM, cell[3] - cell[1] - 6), fonts.BOLD), palette.INK)
        return
    for i, line in enumerate(_lines(parts, room)):
        write(canvas, (left + 22, top + 86 + 56 * i), line, fonts.font(_SUM, fonts.BOLD), palette.INK)


def _cells(box: Box, sums: Sequence[int]) -> list[tuple[int, Box]]:
    """Returns a cell for each sum, the smaller the more there are; those above what fits are left to the text."""
    left, top, right, bottom = box
    lines, columns = next(grid for grid in _GRIDS if len(sums) <= grid[0] * grid[1] or grid == _GRIDS[-1])
    height = min(70, (bottom - top - 68) // lines)
    area = (left + 14, top + 58, right - 14, bottom)
    return list(zip(sums, tiled(area, lines * columns, height=height, columns=columns, gap=0), strict=False))


_GRIDS = ((1, 12), (2, 15), (3, 18))
"""Lines and columns in which sums are written one by one."""


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


def _kept(canvas: Image.Image, box: Box, view: View, own: OwnView, marks: Marks, words: Words) -> None:
    """Lays out the piles under one's Magellan ships, and the cards one has swapped away."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    x = left + 20.0
    for times, ship in _own_piles(view, marks):
        ships.ship(look_of(ship.seat)).stamp(canvas, (x + 34, top + 62))
        for i, card in enumerate(ship.cards):
            cards.gold(card, 52, view.rules).stamp(canvas, (x + 100 + 56 * i, top + 52))
        says = f"{ship.crowns} × {times}"
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
    """Returns the ships with piles of the seat whose eyes these are, with how often each counts."""
    seat: Seat | None = marks.seat
    return [
        (field.amount, ship)
        for explorer in view.explorers
        for field in explorer.fields
        for ship in field.ships
        if ship.seat == seat and ship.pile
    ]
