"""The board picture, back to front: ground, stones, marks of the last turns, what may be chosen, panels."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.core.boxes import Box, middle
from render.core.canvas import Point
from render.core.fonts import BLACK, SEMIBOLD, fit, font
from render.core.grids import draw_coordinates
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import player_head, turn_line, winners
from render.core.pieces import block, leader
from render.core.pointers import badge, target
from render.core.scene import Layout, Marks, Words
from render.core.texture import surface
from rules.core.contract import Seat
from rules.skeleton.data import CELLS, COLUMNS, ROWS, SQUARES
from rules.skeleton.view import View, actions

from . import palette
from .layout import COORDINATES, GRID, SIDE, plan, square
from .places import places

STONE, THICK = 46, 12
"""From the middle of a stone to its edge, and how high it is."""


def draw(view: View, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    where = plan(layout, len(view.players))
    canvas = ground(where.size).copy()
    for name, seat in zip(SQUARES, view.stones, strict=True):
        if seat is not None:
            crowned = view.players[seat].crowned == name
            piece = leader(look_of(seat), STONE) if crowned else block(look_of(seat), STONE, THICK)
            piece.stamp(canvas, centre(name))
    for event in marks.events:
        if isinstance(event, actions.StonePlaced | actions.StoneCrowned):
            x, y = centre(event.square)
            badge(canvas, (x + SIDE * 0.3, y - SIDE * 0.3), f"+{event.points}", event.seat)
    for place in places(view, marks, layout).values():
        target(canvas, place, palette.GLOW)
    _draw_turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _draw_player(canvas, box, seat, view, marks, words)
    return canvas


def centre(name: str) -> Point:
    return GRID.centre(CELLS[name])


@lru_cache(maxsize=8)
def ground(size: tuple[int, int]) -> Image.Image:
    """Paints what never changes; it is kept from picture to picture, so nobody draws on it."""
    canvas = surface(size, palette.TABLE, 1)
    draw = ImageDraw.Draw(canvas)
    for at, name in enumerate(SQUARES):
        draw.polygon(square(name), (palette.LIGHT, palette.DARK)[at % 2], palette.INK, 3)
    draw_coordinates(canvas, GRID, COLUMNS, ROWS, font(34, SEMIBOLD), palette.CHALK, COORDINATES)
    return canvas


def _draw_turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the first panel: whose turn it is, or who has won."""
    if view.active is not None:
        says = words("skeleton-picture-turn")
        turn_line(canvas, box, palette.THEME, marks, seats=(view.active,), says=says)
        return
    won = winners(view.players)
    turn_line(canvas, box, palette.THEME, marks, seats=won, says=words("skeleton-picture-over", winners=len(won)))


def _draw_player(canvas: Image.Image, box: Box, seat: Seat, view: View, marks: Marks, words: Words) -> None:
    """Draws what a player has: points, and the crown until it stands on the board."""
    player, (x, y) = view.players[seat], middle(box)
    player_head(canvas, box, palette.THEME, marks, seat, active=seat == view.active)
    write(canvas, (x, y + 8), str(player.points), font(72, BLACK), palette.INK, "mm")
    if not player.crowned:
        text, face = fit(words("skeleton-picture-crown"), box[2] - box[0] - 32, (36, 32, 28, 24))
        write(canvas, (x, y + 72), text, face, palette.INK, "mm")
