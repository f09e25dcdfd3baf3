"""The road behind the bridge: buildings with their workers, milestones, the markers of the scorings, the officers."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from render.caylus import palette, signs, unbuilt
from render.caylus.fronts import front
from render.caylus.layout import ahead, behind, house, laid, lane, milestone, row_of
from render.caylus.people import bailiff, may_be_placed, provost, standing, worker
from render.caylus.tiles import ROAD, spot, tile
from render.core import fonts
from render.core.boxes import middle
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite
from render.core.labels import figure, write
from render.core.palette import SeatLook, look_of
from render.core.pieces import CHOSEN_SHARE, outline
from render.core.scene import WIDE, Layout, Words
from rules.caylus import data
from rules.caylus.view import View
from rules.core.contract import Seat


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the buildings, the milestones and the markers, and where the next building will stand."""
    free, officers = unbuilt.site(view), ((palette.BAILIFF, view.bailiff), (palette.PROVOST, view.provost))
    if free is not None:
        stakes().stamp(canvas, middle(house(free)))
    for space in view.spaces:
        if space.building:
            look = None if space.owner is None else look_of(space.owner)
            beyond = space.number > view.provost
            shown = front(space.building, words, view.rules, view.lawyer_points, built=True)
            seen = tile(shown, look, dusk=beyond)
            seen.stamp(canvas, middle(house(space.number)))
            if shown.spot and space.worker is None:
                x, y = stand(space.number)
                signs.circle(ROAD.spot, may_be_placed(view)).stamp(canvas, (x, y + 2))
            if space.reserved is not None:
                deed(look_of(space.reserved)).stamp(canvas, _corner(space.number))
        there = tuple(colour for colour, at in officers if at == space.number)
        stone(space.number, there).stamp(canvas, milestone(space.number))
        if space.marker:
            scored = next(section.scored for section in view.sections if section.id == space.marker)
            flag = banner(initial(space.marker, words), scored)
            (flag.faded(_PAST) if scored else flag).stamp(canvas, behind(space.number))


def _corner(space: int) -> Point:
    """Returns a place on the roof of a building."""
    left, top, _, _ = house(space)
    return (left + 40, top + ROAD.eaves / 2)


@cache
def stakes() -> Sprite:
    """Returns the site of the next building: bare earth, four stakes and the line between them."""
    sheet, x, y = Sheet(ROAD.width, ROAD.height, 2), ROAD.width / 2 - 16, ROAD.height / 2 - 20
    corners = [(-x, -y), (x, -y), (x, y + 8), (-x, y + 8)]
    sheet.polygon(corners, palette.EARTH)
    for colour, width in ((palette.PLAN, 4.0), (palette.HALO, 2.0)):
        sheet.line([*corners, corners[0]], colour, width)
    for a, b in corners:
        sheet.polygon([(a - 4, b - 13), (a + 4, b - 13), (a + 4, b + 7), (a, b + 12), (a - 4, b + 7)], palette.ROOF)
        sheet.polygon([(a - 4, b - 13), (a, b - 13), (a, b + 9), (a - 4, b + 7)], palette.FIELDS[0])
    return sheet.sprite(Shadow(3, 4, 2, 0.5))


@lru_cache(maxsize=16)
def deed(look: SeatLook) -> Sprite:
    """Returns what lies on a building that will be somebody's residence: a green house on its owner's colour."""
    sheet = Sheet(64, 40)
    sheet.polygon([(-28, -14), (28, -14), (28, 14), (-28, 14)], look.colour, look.rim, 2)
    sheet.polygon(outline(look.shape, 9, (-14, 0)), look.ink)
    sprite = sheet.sprite(Shadow(1, 2, 2, 0.5))
    signs.house(data.RESIDENTIAL, 26).stamp(sprite.image, (sprite.anchor[0] + 12, sprite.anchor[1]))
    return sprite


_PAST = 0.4
"""How much is seen of the marker of a scoring that has been, which could be taken for somebody on the road."""


def stand(space: int) -> Point:
    """Returns where the worker of a space stands."""
    left, top, _, _ = house(space)
    x, y = spot(ROAD)
    return (left + x, top + y - 2)


def draw_workers(canvas: Image.Image, view: View) -> None:
    for space in view.spaces:
        if space.worker is not None:
            standing(look_of(space.worker)).stamp(canvas, stand(space.number))


def draw_chosen(canvas: Image.Image, space: int, seat: Seat) -> None:
    """Puts a worker faintly where a seat is about to place it."""
    worker(look_of(seat)).faded(CHOSEN_SHARE).stamp(canvas, stand(space))


def draw_officers(canvas: Image.Image, view: View, layout: Layout = WIDE) -> None:
    """Puts on the road the provost, before him the bar beyond which nothing happens, and the bailiff: they are the
    largest figures of the board. Where spaces are outlined they stand before the lines.
    """
    left, top, right, bottom = lane(view.provost)
    end = left if row_of(view.provost) % 2 == 0 else right
    spots = ((end, (top + bottom) / 2), *officers_at(view))
    for sprite, at in zip((bar(), bailiff(), provost(_PROVOST)), spots, strict=True):
        sprite.stamp(canvas, laid((at,), layout)[0])


def officers_at(view: View) -> tuple[Point, Point]:
    """Returns where bailiff and provost stand, on either side of a milestone; where the provost is one space behind the
    bailiff they would touch, so the bailiff stands on the other side."""
    (x, y), (a, b) = (ahead if view.provost == view.bailiff - 1 else behind)(view.bailiff), ahead(view.provost)
    return (x, y + _FORWARD), (a, b + _FORWARD)


_PROVOST, _FORWARD = 56, 4
"""The size of the provost, and how far before the middle of the road officers stand: no roof says anything there, but
the walls of the houses do."""


@lru_cache(maxsize=2 * data.ROAD)
def stone(space: int, officers: tuple[Colour, ...] = ()) -> Sprite:
    """Returns the milestone of a space, in the colours of the officers who stand there."""
    blank = _blank(officers)
    sprite = Sprite(blank.image.copy(), blank.anchor)
    figure(sprite.image, sprite.anchor, space, fonts.font(34, fonts.BLACK), palette.IVORY if officers else palette.INK)
    return sprite


@lru_cache(maxsize=4)
def _blank(officers: tuple[Colour, ...]) -> Sprite:
    sheet = Sheet(60, 46)
    line = [(-23, 17), (-23, -8), (-14, -17), (14, -17), (23, -8), (23, 17)]
    sheet.polygon(line, officers[0] if officers else palette.PAPER, palette.INK, 2)
    if len(officers) > 1:
        sheet.polygon([(22, 16), (-22, 16), (22, -8)], officers[1])
    sheet.bevel(2, 0.35)
    return sheet.sprite(Shadow(2, 3, 2, 0.5))


@cache
def bar() -> Sprite:
    """Returns the striped bar across the road where the provost stands."""
    sheet = Sheet(20, 60)
    for i in range(7):
        top = -26 + i * 52 / 7
        colour: Colour = palette.PROVOST if i % 2 == 0 else palette.IVORY
        sheet.polygon([(-5, top), (5, top), (5, top + 52 / 7), (-5, top + 52 / 7)], colour)
    sheet.line([(-5, -26), (5, -26), (5, 26), (-5, 26), (-5, -26)], palette.INK, 2)
    return sheet.sprite(Shadow(2, 3, 2, 0.6))


def initial(section: str, words: Words) -> str:
    """Returns the letter by which a section is told from the others, on its flags; none where there are no words."""
    return words(f"caylus-section-{section}")[:1]


@lru_cache(maxsize=16)
def banner(letter: str, scored: bool) -> Sprite:
    """Returns the marker of a scoring: a flag with the letter of the section that is scored here. Small battlements on
    it were not told from towers.
    """
    sheet = Sheet(56, 48)
    colour = palette.FAINT_INK if scored else palette.LILY
    sheet.line([(-19, -18), (-19, 18)], palette.INK, 4.4)
    sheet.polygon([(-18, -17), (22, -17), (16, -1), (22, 15), (-18, 15)], colour, palette.INK, 2)
    sprite = sheet.sprite(Shadow(2, 3, 2, 0.5))
    at = (sprite.anchor[0], sprite.anchor[1] - 1)
    text, face = fonts.fit(letter, _ON_FLAG, (36, 34, 32, 30, 28), fonts.BLACK)
    write(sprite.image, at, text, face, palette.IVORY, "mm")
    return sprite


_ON_FLAG = 32
"""The room for a letter on a flag."""
