"""The private picture of Java: the hand of festival cards, and what festivals it could win."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core import fonts, pieces
from render.core.boxes import Box, corners, middle, tiled
from render.core.canvas import Point, Polygon
from render.core.labels import figure, write
from render.core.palette import CHOSEN, look_of
from render.core.panels import lay
from render.core.plans import GAP, MARGIN, TOP
from render.core.pointers import outline, target
from render.core.scene import TALL, WIDE, Layout, Marks, Places, Words, outlined, targets_among
from render.java import palette, panels, symbols, terraces
from render.java.island import sea
from render.java.palaces import palace
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import FestivalView, OwnView, ProspectView, View

_SIZES: dict[Layout, tuple[int, int]] = {WIDE: (1500, 1046), TALL: (1250, 1340)}
_LARGEST = 236
"""The width of a card in a hand so small that there is room for it."""
_STEP, _LIFT = 40, 30
"""How far the next equal card lies below one, and how far a chosen one is raised."""
_COUNT = 34
"""The height of the number of equal cards below them."""
_HAND: Box = (318, 104, 0, 584)
"""Where the hand lies; on the right it ends with the picture."""
_BROAD = 1300
"""The width from which festivals are listed in two columns."""


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the hand of the seat whose view it is; who only watches sees an empty table."""
    size = _SIZES[layout]
    canvas = sea(size).copy()
    panels.turn(canvas, (MARGIN, 10, size[0] - MARGIN, TOP - 10), view, marks, words)
    if view.own is None:
        box = (MARGIN, TOP, size[0] - MARGIN, size[1] - MARGIN)
        lay(canvas, box, palette.PAPER)
        text, face = fonts.fit(words("java-picture-no-hand"), box[2] - box[0] - 40, (40, 36, 32))
        write(canvas, middle(box), text, face, palette.INK, "mm")
        return canvas
    _open(canvas, view, words)
    _cards(canvas, view.own, marks, words, layout)
    lay(canvas, _paper(layout), palette.PAPER)
    if view.festival is not None:
        _running(canvas, _paper(layout), view, view.festival, words)
    else:
        _prospects(canvas, _paper(layout), view, view.own, words)
    for place in outlined(places(view, marks, layout), marks).values():
        target(canvas, place)
    return canvas


def places(view: View, marks: Marks, layout: Layout = WIDE) -> Places:
    """Finds what may be chosen next: cards of the hand by their kind, then the cities of festivals."""
    if view.own is None:
        return {}
    return targets_among((*_kinds(view.own, marks, layout), *_cities(view.own, layout)), marks)


def things(view: View, marks: Marks, layout: Layout = WIDE) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: the cards by their kind, alone or after the verb that plays them, then the cities."""
    if view.own is not None:
        for kind, place in _kinds(view.own, marks, layout):
            yield f"play {kind}", place
            yield kind, place
        for city, place in _cities(view.own, layout):
            yield f"festival {city}", place
            yield city, place


def _paper(layout: Layout) -> Box:
    """Returns the sheet below the hand."""
    width, height = _SIZES[layout]
    return (MARGIN, _HAND[3] + GAP, width - MARGIN, height - MARGIN)


def _kinds(own: OwnView, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields where the cards of each kind lie that are not chosen yet."""
    picked, width = chosen(marks), _width(own, layout)
    half = width / 2
    for kind, (x, y) in _columns(own, layout):
        count, gone = own.hand.count(kind), picked.count(kind)
        if gone < count:
            bottom = y + _STEP * (count - 1) + symbols.height(width)
            yield (
                kind,
                corners((round(x - half) - 3, round(y + _STEP * gone) - 3, round(x + half) + 3, round(bottom) + 3)),
            )


def _columns(own: OwnView, layout: Layout) -> list[tuple[str, Point]]:
    """Returns the kinds of cards in the hand, each with the middle of the upper edge of the first one."""
    kinds = _held(own)
    pitch, centre = _width(own, layout) + 14.0, (_HAND[0] + _SIZES[layout][0] - MARGIN) / 2
    left = centre - pitch * (len(kinds) - 1) / 2
    return [(kind, (left + pitch * i, _HAND[1] + 46.0)) for i, kind in enumerate(kinds)]


def _held(own: OwnView) -> list[str]:
    return [kind for kind in data.CARDS if kind in own.hand]


def _width(own: OwnView, layout: Layout) -> int:
    """Returns how broad the cards can be, by how many kinds lie side by side and how many equal ones below another."""
    kinds = _held(own)
    if not kinds:
        return _LARGEST
    room = _SIZES[layout][0] - MARGIN - _HAND[0] - 20
    most = max(map(own.hand.count, kinds))
    tall = _HAND[3] - _HAND[1] - 66 - _STEP * (most - 1) - (_COUNT if most > 1 else 0)
    return min(_LARGEST, room // len(kinds) - 14, round(tall / 1.4))


def chosen(marks: Marks) -> tuple[str, ...]:
    """Returns the cards in a notation that is being put together."""
    if marks.chosen[:1] not in (("festival",), ("play",)):
        return ()
    return tuple(token for token in marks.chosen[1:] if token in data.CARDS)


def _open(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the open card, against which all others count, on a sheet of its own."""
    box = (MARGIN, _HAND[1], _HAND[0] - GAP, _HAND[3])
    lay(canvas, box, palette.PAPER_DARK)
    x, width = (box[0] + box[2]) / 2, 244
    symbols.card(view.card, width).stamp(canvas, (x, box[1] + 28 + symbols.height(width) / 2))
    text, face = fonts.fit(words("java-picture-open"), box[2] - box[0] - 20, (40, 36, 32, 28), fonts.BOLD)
    write(canvas, (x, box[3] - 46), text, face, palette.INK, "mm")


def _cards(canvas: Image.Image, own: OwnView, marks: Marks, words: Words, layout: Layout) -> None:
    """Lays the hand out, equal cards one over the other, each kind with its worth; chosen ones are raised."""
    cloth = (_HAND[0], _HAND[1], _SIZES[layout][0] - MARGIN, _HAND[3])
    lay(canvas, cloth, palette.CLOTH)
    if not own.hand:
        write(canvas, middle(cloth), words("java-picture-hand-empty"), fonts.font(40), palette.CHALK, "mm")
    picked, width = chosen(marks), _width(own, layout)
    tall = symbols.height(width)
    for kind, (x, y) in _columns(own, layout):
        count = own.hand.count(kind)
        for i in range(count):
            raised = i < picked.count(kind)
            top = y + _STEP * i - (_LIFT if raised else 0)
            symbols.card(kind, width).stamp(canvas, (x, top + tall / 2))
            if raised:
                frame = corners((round(x - width / 2), round(top), round(x + width / 2), round(top + tall)))
                outline(canvas, frame, CHOSEN, 6)
        lifted = _LIFT if picked.count(kind) == count else 0
        at = (x + width / 2 - 30, y + _STEP * (count - 1) + 30 - lifted)
        coin(canvas, at, own.worth[own.hand.index(kind)])
        if count > 1:
            low = y + _STEP * (count - 1) + tall + _COUNT / 2 + 4
            write(canvas, (x, low), f"×{count}", fonts.font(40, fonts.BLACK), palette.CHALK, "mm")


def coin(canvas: Image.Image, at: Point, worth: int) -> None:
    """Puts down what a card or several are worth: golden if anything."""
    pieces.token("", 24, palette.GOLD if worth else palette.PAPER_DARK, palette.INK).stamp(canvas, at)
    figure(canvas, at, worth, fonts.font(38, fonts.BLACK), palette.INK)


def _rows(box: Box, count: int) -> tuple[Box, ...]:
    """Returns a row for each festival, in two columns where there is room."""
    left, top, right, bottom = box
    columns = 2 if right - left > _BROAD else 1
    lines = max(1, -(-count // columns))
    height = min(90, (bottom - top - 82) // lines - 6)
    return tiled((left + 16, top + 74, right - 16, bottom), count, height=height, columns=columns, gap=6)


def _cities(own: OwnView, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields where the festivals are listed, each by the space of its palace."""
    for prospect, row in zip(own.prospects, _rows(_paper(layout), len(own.prospects)), strict=True):
        yield prospect.palace, corners(row)


def _prospects(canvas: Image.Image, box: Box, view: View, own: OwnView, words: Words) -> None:
    """Lists the cities whose palace can have a festival: what it brings, and what the others there could play."""
    total = sum(own.worth)
    says = words("java-picture-prospects", total=total) if own.prospects else words("java-picture-no-prospects")
    text, face = fonts.fit(says, box[2] - box[0] - 40, (40, 36, 32, 28), fonts.BOLD)
    write(canvas, (box[0] + 20, box[1] + 40), text, face, palette.INK)
    for prospect, row in zip(own.prospects, _rows(box, len(own.prospects)), strict=True):
        _prospect(canvas, row, view, prospect, words)


def _prospect(canvas: Image.Image, row: Box, view: View, prospect: ProspectView, words: Words) -> None:
    """Writes one line of the list; who ranks highest in the city is seen by the roof of its palace."""
    left, top, right, bottom = row
    y = (top + bottom) / 2
    leaders = terraces.leaders_of(view.villages).get(prospect.palace, ())
    palace(prospect.value, False, tuple(look_of(seat) for seat in leaders)).stamp(canvas, (left + 50, y - 3))
    write(canvas, (left + 92, y), prospect.palace, fonts.font(38, fonts.BOLD), palette.INK)
    alone = words("java-picture-alone", score=prospect.score)
    write(canvas, (left + 180, y - 20), alone, fonts.font(36, fonts.BOLD), palette.GAIN)
    shared = words("java-picture-shared", score=prospect.shared)
    write(canvas, (left + 180, y + 20), shared, fonts.font(28), palette.FAINT_INK)
    x = left + 366.0
    for seat, most in zip(prospect.rival_seats, prospect.most, strict=True):
        pieces.mark(look_of(seat), 15).stamp(canvas, (x, y))
        x += write(canvas, (x + 20, y), f"≤{most}", fonts.font(36, fonts.BOLD), palette.INK) + 42
    if prospect.total:
        says = words("java-picture-sure") if prospect.sure else words("java-picture-open-to")
        ink = palette.GAIN if prospect.sure else palette.FAINT_INK
        text, face = fonts.fit(says, right - x - 16, (32, 28, 26, 24, 22), fonts.BOLD)
        write(canvas, (right - 20, y), text, face, ink, "rm")


def _running(canvas: Image.Image, box: Box, view: View, festival: FestivalView, words: Words) -> None:
    """Tells the festival that is being given: who takes part, what each has played and who has passed."""
    left, top, right, _ = box
    leaders = tuple(look_of(seat) for seat in terraces.leaders_of(view.villages).get(festival.palace, ()))
    palace(festival.value, False, leaders).stamp(canvas, (left + 56, top + 52))
    says = words("java-picture-running", palace=festival.palace)
    alone = words("java-picture-alone", score=festival.score)
    shared = words("java-picture-shared", score=festival.shared)
    text, face = fonts.fit(f"{says}: {alone}, {shared}", right - left - 130, (38, 36, 32, 28), fonts.BOLD)
    write(canvas, (left + 110, top + 52), text, face, palette.INK)
    for i, seat in enumerate(festival.seats):
        _player(canvas, (left + 40, top + 136 + 84 * i), right, view, festival, seat)


def _player(canvas: Image.Image, at: Point, right: int, view: View, festival: FestivalView, seat: Seat) -> None:
    """Draws what a seat has played in a festival, and what it may still play."""
    x, y = at
    pieces.mark(look_of(seat), 20).stamp(canvas, (x, y))
    coin(canvas, (x + 66, y), festival.totals[seat])
    laid = festival.laid[seat]
    pitch = min(62.0, (right - x - 340) / max(1, len(laid)))
    for i, kind in enumerate(laid):
        symbols.card(kind, 56).stamp(canvas, (x + 140 + pitch * i, y))
    if seat not in festival.active:
        pieces.token("cross", 20, palette.PAPER, palette.INK).stamp(canvas, (right - 150, y))
    symbols.back(36).stamp(canvas, (right - 96, y))
    write(canvas, (right - 68, y), str(view.players[seat].cards), fonts.font(38, fonts.BOLD), palette.INK)
