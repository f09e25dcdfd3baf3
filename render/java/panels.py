"""The panels round the board of Java: turn line and players, and the standing in the cities where there is room."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.core import fonts, panels, pieces
from render.core.boxes import Box, corners
from render.core.canvas import Point, Polygon, Sprite
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import player_head, result_line, turn_line, winners
from render.core.plans import Plan
from render.core.retold import retell
from render.core.scene import Marks, Words
from render.java import cities, costs, palette, supplies, symbols, terrain
from render.java.layout import CITIES, Site
from render.java.retold import turns
from render.java.water import ship
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import PlayerView, View

_BROADER = 2.5
"""How many times as broad as it is high a panel must be to have what a player has beside the score."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan, site: Site) -> None:
    """Draws all panels in the order of all games."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, words, seat)
    if where.spare is not None:
        cities.draw(canvas, where.spare, view, words)
    if where.spare != CITIES:
        ship().stamp(canvas, site.ship)
    if where.told is not None:
        retell(canvas, where.told, palette.THEME, marks, turns(marks))
    supplies.draw(canvas, view, words, site)
    costs.draw(canvas, view, words, site)


def turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the turn line."""
    if view.phase == "over":
        result_line(canvas, box, palette.THEME, marks, view.players, words, "java-picture-over")
        return
    acting = view.phase == "turn"
    turn_line(
        canvas, box, palette.THEME, marks,
        seats=marks.awaited if view.active is None else (view.active,), says=phase_text(view, words),
        points=view.points if acting else None, out_of=max(view.numbers.points, view.points) if acting else 0,
        also=(view.cards_left, _takeable(view.cards_left)) if acting else None,
    )  # fmt: skip


@lru_cache(maxsize=8)
def _takeable(cards: int) -> Sprite:
    """Returns so many cards one upon the other as may still be taken in the turn, or a pale one."""
    card = symbols.back(_TAKEN)
    if not cards:
        return card.faded(_GHOST).trimmed()
    (wide, high), (x, y) = card.image.size, card.anchor
    aside = _SPREAD * (cards - 1)
    fan = Sprite(Image.new("RGBA", (wide + aside, high)), (x + aside // 2, y))
    for at in range(cards):
        fan.image.alpha_composite(card.image, (_SPREAD * at, 0))
    return fan.trimmed()


_TAKEN, _SPREAD = 30, 12
"""The width of a card on the turn line, and how far it lies beside the one below it."""


def phase_text(view: View, words: Words) -> str:
    """Says what is asked: of a turn how it stands with the land to be placed, of a festival where it is."""
    if view.festival is not None:
        return words("java-picture-festival", palace=view.festival.palace, score=view.festival.score)
    return words(f"java-picture-duty-{view.duty}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(panels.Parts):
    """Where the parts of a player's panel lie."""

    points: int
    """The size of the score."""
    stock: tuple[Point, ...]
    """Where the things that a player has begin: developers, tokens, cards, then tiles."""
    slips: Point
    """Where the cards that everybody has seen begin."""
    room: float
    """How broad they may lie."""


def parts_of(box: Box) -> Parts:
    return _beside(box) if _is_broad(box) else _below(box)


def _is_broad(box: Box) -> bool:
    left, top, right, bottom = box
    return right - left > _BROADER * (bottom - top)


def _below(box: Box) -> Parts:
    """Arranges a narrow panel: one below the other, as large as its width and its height have room for."""
    left, top, right, bottom = box
    head, pitch = 42, (right - left) / 3
    high = bottom - top - head
    rows = tuple(
        top + head + high * share for share in ((0.44, 0.665, 0.89) if high > _SHALLOW else (0.64, 0.98, 1.29))
    )
    columns = tuple(left + 9 + pitch * i for i in range(3))
    return Parts(
        head=head,
        score=(left + 12, top + head + high * (0.19 if high > _SHALLOW else 0.24)),
        points=66 if high > _SHALLOW else 60,
        right=right - 10,
        stock=tuple((x, y) for y in rows[:2] for x in columns),
        slips=(left + 7, rows[2]),
        room=right - left - 22,
        scale=min(0.93, pitch / 80) if high > _SHALLOW else 0.82,
    )


_SHALLOW = 140
"""The height below its head up to which a narrow panel has things close to one another."""


def _beside(box: Box) -> Parts:
    """Arranges a broad panel: what a player has stands beside the score, all of it larger."""
    left, top, right, bottom = box
    share = (right - left) / _WHOLE
    head, middle = 46, (bottom - top - 46) / 2
    rows = (top + head + middle * 0.52, top + head + middle * 1.48)
    columns = tuple(left + x * share for x in (256, 380, 490))
    return Parts(
        head=head,
        score=(left + 16 * share, rows[0] - 2),
        points=round(86 * share),
        right=left + 240 * share,
        stock=tuple((x, y) for y in rows for x in columns),
        slips=(left + 14 * share, rows[1] + 2),
        room=234 * share,
        scale=1.25 * share,
    )


_WHOLE = 604
"""The width of a panel in which what stands beside the score is drawn in its full size."""


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words, seat: Seat) -> None:
    """Draws what a player has: points, what final scoring would give, developers, tokens, cards, tiles; and in the end,
    when these are of no more use, what the points are for.
    """
    parts, player = parts_of(box), view.players[seat]
    bright = seat == view.active or (view.phase == "over" and seat in winners(view.players))
    laid = tokens(view, seat)
    player_head(
        canvas, box, palette.THEME, marks, seat,
        active=bright, height=parts.head, tail=46 * len(laid), size=parts.size(32),
    )  # fmt: skip
    for i, sign in enumerate(laid):
        _lay_token(canvas, (box[2] - 26 - 44 * i, box[1] + parts.head / 2), sign)
    _score(canvas, parts, view, words, seat)
    if view.phase == "over":
        _sources(canvas, _sources_box(box, parts), player, words)
        return
    for at, (sprite, left, room) in zip(parts.stock, _stock(player, seat, parts.scale), strict=True):
        _counted(canvas, parts, at, sprite, left, room)
    _slips(canvas, parts, view, seat)


def _score(canvas: Image.Image, parts: Parts, view: View, words: Words, seat: Seat) -> None:
    """Writes the points, and beside them what final scoring would give now."""
    x, y = parts.score
    player = view.players[seat]
    x += write(canvas, (x, y), str(player.score), fonts.font(parts.points, fonts.BLACK), palette.INK)
    if player.worth is not None:
        face = fonts.font(parts.size(38), fonts.BOLD)
        write(canvas, (parts.right, y - parts.size(10)), f"+{player.worth}", face, palette.GAIN, "rm")
        text, face = fonts.fit(words("java-picture-worth"), parts.right - x - 6, (22,))
        write(canvas, (parts.right, y + parts.size(18)), text, face, palette.FAINT_INK, "rm")


def _sources_box(box: Box, parts: Parts) -> Box:
    """Returns where it stands what points are for: below the score, or beside it on a broad panel."""
    left, top, right, bottom = box
    if _is_broad(box):
        return (round(parts.right) + 24, top + parts.head + 2, right - 16, bottom - 8)
    return (left + 12, round(parts.score[1]) + 34, right - 12, bottom - 12)


def _sources(canvas: Image.Image, box: Box, player: PlayerView, words: Words) -> None:
    """Writes what the points of a player are for, a line for each source."""
    left, top, right, bottom = box
    sources = {
        "irrigation": player.irrigation_points,
        "palaces": player.palace_points,
        "festivals": player.festival_points,
        "final": player.final_points,
    }
    for row, (source, points) in enumerate(sources.items()):
        y, ink = top + (bottom - top) * (row + 0.5) / len(sources), palette.INK if points else palette.SPENT_INK
        text, face = fonts.fit(words(f"java-picture-source-{source}"), right - left - 50, (26, 24, 22))
        write(canvas, (left, y), text, face, ink)
        write(canvas, (right, y), str(points), fonts.font(28, fonts.BOLD), ink, "rm")


def _stock(player: PlayerView, seat: Seat, scale: float) -> tuple[tuple[Sprite, int, float], ...]:
    """Returns what a player has: how it is drawn, how many of it, and the room that the drawing needs."""
    radius = 13 * scale
    return (
        (pieces.block(look_of(seat), 13 * scale, 5), player.developers, 34),
        (symbols.token(scale), player.tokens, 32),
        (symbols.back(round(27 * scale)), player.cards, 32),
        (terrain.tile(data.TERRAINS[data.TWO], radius), player.two, 50),
        (terrain.tile(data.TERRAINS[data.RICE], radius + 2), player.rice, 34),
        (terrain.tile(data.TERRAINS[data.VILLAGE], radius + 2), player.village, 34),
    )


_GHOST = 0.25
_SLIP = 19
"""Half the height of the slip of a thing with its number, which else was read as that of the next thing."""


def _counted(canvas: Image.Image, parts: Parts, at: Point, sprite: Sprite, left: int, room: float) -> None:
    """Draws a thing with its number beside it on a slip; where there is none it is faint, with a 0 and no slip.

    Without the 0 it was taken for one, with a slip for some, and with a faint 0 for one again.
    """
    x, y = at
    wide = room * parts.scale
    face, high = fonts.font(parts.size(36), fonts.BOLD), round(_SLIP * parts.scale)
    end = x + wide + 4 + face.getlength(str(left))
    if left:
        canvas.paste(palette.PAPER_DARK, (round(x) - 4, round(y) - high, round(end) + 5, round(y) + high))
    (sprite if left else sprite.faded(_GHOST)).stamp(canvas, (x + wide / 2, y))
    write(canvas, (x + wide + 4, y), str(left), face, palette.INK)


_SLIM = 32
"""The least height of the slip of a card."""


def _slips(canvas: Image.Image, parts: Parts, view: View, seat: Seat) -> None:
    """Lays out the cards of a seat that everybody knows: in a festival those it has played, else those it holds.

    One of each kind lies there, with its number behind it; those for which there is no room are counted.
    """
    festival = view.festival
    shown = festival.laid[seat] if festival is not None else view.players[seat].known
    (x, y), end = parts.slips, parts.slips[0] + parts.room
    face, high = fonts.font(max(fonts.SMALLEST, parts.size(24)), fonts.BOLD), max(_SLIM, parts.size(36))
    rest = len(shown)
    for kind, count in Counter(shown).items():
        wide, says = symbols.slip_width(kind, high), f"×{count}" if count > 1 else ""
        if x + wide + face.getlength(says) > end - (0 if count == rest else face.getlength(f"+{rest}")):
            write(canvas, (x, y), f"+{rest}", face, palette.INK)
            return
        symbols.slip(kind, high).stamp(canvas, (x + wide / 2, y))
        x += wide + 4
        x += write(canvas, (x, y), says, face, palette.INK) + 8 if says else 2
        rest -= count


def tokens(view: View, seat: Seat) -> list[str]:
    """Returns what lies on the head of a seat's panel, from the right.

    A tick for who has had the final scoring; in a festival what the cards are worth, and a cross for who has passed.
    """
    laid = ["tick"] if view.players[seat].finished else []
    festival = view.festival
    if festival is not None and seat in festival.seats:
        laid += [] if seat in festival.active else ["cross"]
        laid.append(str(festival.totals[seat]))
    return laid


def _lay_token(canvas: Image.Image, at: Point, sign: str) -> None:
    """Lays a token: a sign, or the worth of cards."""
    if sign.isalpha():
        pieces.token(sign, 18, palette.PAPER, palette.INK).stamp(canvas, at)
        return
    pieces.token("", 22, palette.GOLD, palette.INK).stamp(canvas, at)
    write(canvas, (at[0], at[1] + 1), sign, fonts.font(36, fonts.BLACK), palette.INK, "mm")


def stock_places(box: Box) -> list[tuple[str, Polygon]]:
    """Returns where on a player's panel lies what is played from there, by the verb that does so."""
    parts = parts_of(box)
    half = 24 * parts.scale
    return [
        (verb, corners((round(x - 3), round(y - half), round(x + 76 * parts.scale - 2), round(y + half))))
        for verb, (x, y) in zip(("enter", "token"), parts.stock, strict=False)
    ]


def tile_places(box: Box) -> list[tuple[str, Polygon]]:
    """Returns where on a player's panel their own tiles lie."""
    parts = parts_of(box)
    half = 24 * parts.scale
    return [
        (tile, corners((round(x - 3), round(y - half), round(x + 76 * parts.scale - 2), round(y + half))))
        for tile, (x, y) in zip((data.TWO, data.RICE, data.VILLAGE), parts.stock[3:], strict=True)
    ]
