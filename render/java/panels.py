"""The panels round the board of Java: turn line and players, and the standing in the cities where there is room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from render.core import fonts, panels, pieces
from render.core.boxes import Box, corners
from render.core.canvas import Point, Polygon, Sprite
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import lay, player_head, result_line, turn_line, winners
from render.core.plans import Plan
from render.core.scene import Marks, Words
from render.java import palette, supplies, symbols, terrain
from render.java.layout import CITIES, Site
from render.java.palaces import chip, extent, small
from render.java.water import ship
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import PlayerView, View, VillageView

_BROADER = 2.5
"""How many times as broad as it is high a panel must be to have what a player has beside the score."""
_BROAD = 500
"""The width from which cities are listed in two columns."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan, site: Site) -> None:
    """Draws all panels in the order of all games."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, words, seat)
    if where.spare is not None:
        _standing(canvas, where.spare, view, words)
    if where.spare != CITIES:
        ship().stamp(canvas, site.ship)
    supplies.draw(canvas, view, words, site)


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
    )  # fmt: skip


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
    """Arranges a narrow panel: one below the other."""
    left, top, right, _ = box
    head, pitch = 42, (right - left) / 3
    rows = (top + head + 74, top + head + 114, top + head + 151)
    columns = tuple(left + 7 + pitch * i for i in range(3))
    return Parts(
        head=head,
        score=(left + 12, top + head + 28),
        points=60,
        right=right - 10,
        stock=tuple((x, y) for y in rows[:2] for x in columns),
        slips=(left + 7, rows[2]),
        room=right - left - 22,
        scale=0.82,
    )


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
        write(canvas, (parts.right, y - parts.size(12)), f"+{player.worth}", face, palette.GAIN, "rm")
        text, face = fonts.fit(words("java-picture-worth"), parts.right - x - 6, (28, 26, 24, 22), fonts.SEMIBOLD)
        write(canvas, (parts.right, y + parts.size(20)), text, face, palette.FAINT_INK, "rm")


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
        (token(scale), player.tokens, 32),
        (symbols.back(round(27 * scale)), player.cards, 32),
        (terrain.tile(data.TERRAINS[data.TWO], radius), player.two, 50),
        (terrain.tile(data.TERRAINS[data.RICE], radius + 2), player.rice, 34),
        (terrain.tile(data.TERRAINS[data.VILLAGE], radius + 2), player.village, 34),
    )


_GHOST = 0.25
_SLIP = 22
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


def token(scale: float) -> Sprite:
    """Returns an action token: the point that it adds."""
    return pieces.token("plus", round(15 * scale), palette.GOLD, palette.INK)


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


_ROWS = (56, 51, 48, 45, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24)
"""How far the cities of the list may lie apart."""
_FLAT = 36
"""Below this palaces would stand in front of one another: each is a chip."""
_TALL, _WORDS = 46, 32
"""From which of these on a palace and what is written beside it are the larger, to be read on a phone."""
_PALACE = 50
"""The room of a palace in the list."""
_TITLE = 36
"""The height of its title, where the cities can be as large below it."""


def _standing(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Lays a list of the cities: each with its palace and the levels of all who are there, the highest rank first."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    found = sorted((village for village in view.villages if village.palace), key=lambda city: -city.value)
    columns = 2 if right - left > _BROAD else 1
    rows, room = -(-len(found) // columns), bottom - top - 12
    if rows * _FLAT <= room - _TITLE:
        room -= _TITLE
        text, face = fonts.fit(words("java-picture-cities"), right - left - 28, (30, 28, 26, 24), fonts.BOLD)
        start = left + 30 + write(canvas, (left + 14, top + 24), text, face, palette.INK)
        held, faces = words("java-picture-held"), (fonts.font(size, fonts.BOLD) for size in (28, 26, 24, 22))
        face_of_held = next((one for one in faces if one.getlength(held) <= right - 12 - start), None)
        if face_of_held is not None and any(city.used for city in found):
            write(canvas, (right - 12, top + 25), held, face_of_held, palette.USED[0], "rm")
        top += _TITLE
    if not found:
        text, face = fonts.fit(words("java-picture-no-cities"), right - left - 28, (26, 24, 22))
        write(canvas, (left + 14, top + 26), text, face, palette.SPENT_INK)
    width = (right - left - 16) // columns
    pitch = next((one for one in _ROWS if one * rows <= room), _ROWS[-1])
    rows = room // pitch
    listed = found if len(found) <= rows * columns else found[: rows * columns - 1]
    scale = max(1.0, min(pitch / _WORDS, width / max(map(_breadth, found), default=1.0)))
    tall = 0.0 if pitch < _FLAT else min(scale, max(1.0, pitch / _TALL))
    spots = [(left + 8 + width * (i // rows), top + 6 + pitch * (i % rows + 0.5)) for i in range(rows * columns)]
    for at, city in zip(spots, listed, strict=False):
        _city(canvas, at, width, city, scale, tall)
    if more := len(found) - len(listed):
        write(canvas, spots[-1], f"+{more}", fonts.font(fonts.SMALLEST, fonts.BOLD), palette.INK)


def _breadth(city: VillageView) -> float:
    """Returns how broad the row of a city is that says who leads it and who is next, where it is as large as it is at
    least."""
    tellings = (_ranked(city, most, 1, 1)[:2] for most in (1, 2, 3, None))
    slips = next((slips for slips in tellings if len(slips) > 1 and _tells_apart(slips)), _ranked(city, 2, 1, 1))
    return _PALACE + _NAMED + sum(_wide(slip) for slip in slips)


def _city(canvas: Image.Image, at: Point, width: int, city: VillageView, scale: float, tall: float) -> None:
    """Writes who stands how high in a city: who leads it largest, and the others behind as far as there is room.

    Its palace is so ``tall``, or a chip.
    """
    x, y = at
    looks = tuple(look_of(seat) for seat in city.leader_seats)
    palace = small(city.value, city.used, looks, tall) if tall else chip(city.value, city.used, looks)
    end, built = x + width - _APART, _PALACE * (tall or 1)
    palace.stamp(canvas, (x + built / 2, y))
    write(canvas, (x + built + 5, y), city.palace, fonts.font(round(25 * scale), fonts.SEMIBOLD), palette.INK)
    x += built + _NAMED * scale
    extent(len(city.spaces), scale).stamp(canvas, (x - 19 * scale, y))
    for slip in next(slips for slips in _told(city, scale) if x + sum(map(_wide, slips)) <= end + _APART):
        _lay_slip(canvas, (x, y), slip)
        x += _wide(slip)


_NAMED = 85
"""The room of the name of a city and of its spaces in the list."""
_APART = 8
"""How far those lie apart who have different ranks: side by side on a phone they ran into one another."""
_LEADING, _BEHIND = 33, 23
"""The size of what is written there of who leads, and of the others."""


@dataclass(frozen=True, slots=True)
class _Slip:
    """Those who share a rank in a city, with their levels."""

    seats: tuple[Seat, ...]
    levels: str
    face: FreeTypeFont
    mark: int
    """Half the width of a seat's mark."""


def _told(city: VillageView, scale: float) -> Iterator[list[_Slip]]:
    """Yields what can be told of the ranks of a city, the most first.

    That is all ranks, the first two, or who leads, with all levels or the highest ones, as far as these are different.
    Where it can be, who is next is told, if without levels: who read that of the leader alone took it that nobody else
    is there.
    """
    large = ((scale, scale), (scale, 1.0))
    for ranks, sizes, levels in (
        (None, large, (None, 3, 2)),
        (2, (*large, (1.0, 1.0)), (None, 3, 2, 1)),
    ):
        for leading, behind in sizes:
            for most in levels:
                slips = _ranked(city, most, leading, behind)[:ranks]
                if _tells_apart(slips):
                    yield slips
    for most in (None, 3, 2, 1):
        yield [slip if at == 0 else replace(slip, levels="") for at, slip in enumerate(_ranked(city, most, 1, 1)[:2])]
    for leading in (scale, 1.0):
        for most in (None, 3, 2, 1):
            yield _ranked(city, most, leading, 1.0)[:1]
    yield []


def _tells_apart(slips: Sequence[_Slip]) -> bool:
    """Says whether ranks that differ have levels that differ."""
    return all(one.levels != other.levels for one, other in pairwise(slips))


def _ranked(city: VillageView, most: int | None, leading: float, behind: float) -> list[_Slip]:
    """Returns the ranks of a city, the highest first, each with all its levels or the highest ones.

    Who leads is written on one scale, the others on another.
    """
    slips: list[_Slip] = []
    for levels, same in groupby(city.ranks, key=lambda rank: rank.levels):
        size = round(_BEHIND * behind if slips else _LEADING * leading)
        says = "-".join(map(str, levels[:most])) + ("+" if len(levels) > (most or len(levels)) else "")
        face = fonts.font(size, fonts.BOLD if slips else fonts.BLACK)
        slips.append(_Slip(tuple(rank.seat for rank in same), says, face, round(size * 0.38)))
    return slips


def _wide(slip: _Slip) -> float:
    """Returns the room of a slip with what is left free beside it."""
    return len(slip.seats) * (2 * slip.mark + 4) + slip.face.getlength(slip.levels) + _APART


def _lay_slip(canvas: Image.Image, at: Point, slip: _Slip) -> None:
    x, y = at
    high = round(slip.face.size * 0.45)
    canvas.paste(palette.PAPER, (round(x), round(y) - high, round(x + _wide(slip)) - _APART + 4, round(y) + high))
    x += 2
    for seat in slip.seats:
        pieces.mark(look_of(seat), slip.mark).stamp(canvas, (x + slip.mark, y))
        x += 2 * slip.mark + 4
    write(canvas, (x, y), slip.levels, slip.face, palette.INK)


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
