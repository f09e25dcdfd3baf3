"""What may be chosen next: spaces outlined with their names raised, and the rotations of a tile as a row of tries."""

from __future__ import annotations

from PIL import Image

from render.core import fonts
from render.core.canvas import Colour
from render.core.labels import write
from render.core.palette import DARK
from render.core.panels import lay
from render.core.pointers import stroke
from render.core.scene import Marks
from render.tikal import palette, temples, terrain, treasures
from render.tikal.layout import APOTHEM, BOARD, NAMES, RADIUS, Box, centre, hexagon
from rules.tikal import data
from rules.tikal.view import View

CHOSEN: Colour = (255, 255, 255)
_TRIES = tuple(f"r{k}" for k in data.ROTATIONS)
_SHARE = 0.76


def draw(canvas: Image.Image, marks: Marks) -> None:
    """Outlines every space that may come next and those already chosen, and raises their names."""
    for name in marks.targets:
        if name in NAMES:
            _outline(canvas, name, palette.GLOW)
    for name in marks.chosen:
        if name in NAMES:
            _outline(canvas, name, CHOSEN)


def _outline(canvas: Image.Image, name: str, colour: Colour) -> None:
    x, y = centre(name)
    corners = hexagon((x, y), RADIUS - 5)
    stroke(canvas, [*corners, corners[0]], colour, 6)
    at = (x - 35, y - APOTHEM + 20)
    stroke(canvas, [(at[0] - 8, at[1]), (at[0] + 8, at[1])], colour, 32)
    write(canvas, (at[0], at[1] + 1), name, fonts.font(28, fonts.BLACK), DARK, "mm")


def draw_rotations(canvas: Image.Image, view: View, marks: Marks) -> None:
    """Shows how the tile would lie in each rotation that may be chosen, with its neighbours, beside the space."""
    tries = [token for token in marks.targets if token in _TRIES]
    spaces = [token for token in marks.chosen if token in NAMES]
    if not tries or not spaces or not view.tile:
        return
    name = spaces[-1]
    shots = [(token, _try(canvas, view.tile, name, int(token[1:]))) for token in tries]
    columns = 2 if len(tries) == 4 else min(3, len(tries))
    box = _panel(name, columns, -(-len(tries) // columns))
    lay(canvas, box, palette.PAPER)
    for i, (token, shot) in enumerate(shots):
        left = box[0] + 14 + (i % columns) * (shot.width + 12)
        top = box[1] + 12 + (i // columns) * (shot.height + 46)
        canvas.paste(shot, (left, top))
        face = fonts.font(36, fonts.BOLD)
        write(canvas, (left + shot.width / 2, top + shot.height + 19), token, face, palette.INK, "mm")


def _panel(name: str, columns: int, rows: int) -> Box:
    """Returns the place of the tries: the half of the board where the space is not."""
    side = round(2 * RADIUS * 1.16 * _SHARE)
    width, height = columns * (side + 12) + 16, rows * (side + 46) + 16
    left = BOARD[2] - width - 6 if centre(name)[0] < (BOARD[0] + BOARD[2]) / 2 else BOARD[0] + 6
    top = (BOARD[1] + BOARD[3] - height) // 2
    return (left, top, left + width, top + height)


def _try(canvas: Image.Image, tile: str, name: str, rotation: int) -> Image.Image:
    """Returns a piece of the board with the tile laid on it."""
    half = round(RADIUS * 1.16)
    x, y = (round(part) for part in centre(name))
    shot = canvas.crop((x - half, y - half, x + half, y + half))
    lay_tile(shot, (half, half), tile, rotation)
    side = round(2 * half * _SHARE)
    return shot.resize((side, side), Image.Resampling.LANCZOS)


def lay_tile(canvas: Image.Image, middle: tuple[float, float], tile: str, rotation: int = 0) -> None:
    """Puts a tile with what is printed on it."""
    printed = data.TERRAIN[tile]
    terrain.tile(printed.terrain, data.LAID[tile][rotation]).stamp(canvas, middle)
    if printed.terrain == "temple":
        temples.temple(printed.value).stamp(canvas, middle)
    elif printed.terrain == "treasure":
        treasures.site(printed.masks).stamp(canvas, middle)
