"""The panels round the board of Mexica: turn line, players, the summary of costs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PIL import Image

from render.core import fonts, panels, prices
from render.core.boxes import Box, middle, tiled
from render.core.canvas import Point
from render.core.labels import write
from render.core.palette import DARK, look_of
from render.core.panels import player_head, result_line, turn_line, winners
from render.core.plans import STRIP, Plan
from render.core.prices import Price
from render.core.retold import retell
from render.core.scene import Marks, Words
from render.mexica import calpulli, canals, palette, standings, supplies
from render.mexica.buildings import building, nobody
from render.mexica.history import scored, token_tabs
from render.mexica.layout import COMPARED
from render.mexica.retold import LEAPT, turns
from rules.core.contract import Seat
from rules.mexica import data
from rules.mexica.view import View

_HEAD, _BROAD_HEAD = 48, 56
_NARROW, _ROOMY = 450, 400
"""The width of a panel up to which all in it stands below one another; the height from which it has room for more."""
_SQUARE = 280
"""The height without the head from which a narrow panel has the buildings in two rows, larger."""
_DOUBLE = 420
"""The width of a panel that is not so high from which what the points are for stands beside all else."""
_FLAT = 2.5
"""How many times as broad as high a panel is from which on the buildings stand beside the score though it is low."""
_SOURCES = ("founding", "presence", "first-half", "second-half", "start-squares")


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan, compared: Box = COMPARED) -> None:
    """Draws all panels in the order of all games."""
    _turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, words, seat)
    standings.draw(canvas, view, words, compared)
    assert where.spare is not None, "the key has a strip of its own"
    _costs(canvas, where.spare, view, words)
    if where.told is not None:
        retell(canvas, where.told, palette.THEME, marks, turns(marks))


def _turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    if view.phase == "over":
        result_line(canvas, box, palette.THEME, marks, view.players, words, "mexica-picture-over")
        return
    acting = view.phase == "turn"
    turn_line(
        canvas, box, palette.THEME, marks,
        seats=bright(view), says=phase_text(view, words),
        points=view.points if acting else None, out_of=view.numbers.points,
    )  # fmt: skip


def bright(view: View) -> tuple[Seat, ...]:
    """Returns who is awaited, or has won: that panel and that figure shine."""
    if view.phase == "over":
        return winners(view.players)
    return view.waiting or (() if view.active is None else (view.active,))


def phase_text(view: View, words: Words) -> str:
    """Says what is asked, and in which round of which half."""
    if view.phase == "vote":
        return words("mexica-picture-phase-vote", size=view.proposed)
    if view.phase == "turn":
        last = "mexica-picture-last-round" if view.last_round else "mexica-picture-round"
        return words(last, half=view.half, round=view.round)
    return words(f"mexica-picture-phase-{view.phase}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(panels.Parts):
    """Where the parts of a player's panel lie."""

    low: float
    """How far below the score its sum with the forecast stands."""
    sources: Box | None = None
    """Where it stands what the points are for, if there is room."""
    stock: tuple[Box, ...]
    """Where the buildings of each value lie that are still to be built."""


def parts_of(box: Box) -> Parts:
    left, top, right, bottom = box
    if right - left > _NARROW:
        return _beside(box)
    if right - left > _FLAT * (bottom - top):
        return _flat(box)
    scale = min((right - left) / 240, (bottom - top) / 250, 1.4)
    rest = bottom - top - _HEAD
    roomy = rest > _ROOMY
    if _SQUARE < rest <= _ROOMY and right - left < _DOUBLE:
        head = top + _HEAD + round(rest * 0.36)
        return Parts(
            head=_HEAD,
            score=(left + 14, top + _HEAD + rest * 0.1),
            low=rest * 0.16,
            right=right - 14,
            stock=tiled(
                (left + 6, head, right - 6, bottom), data.HIGHEST, height=(bottom - head - 6) // 2, columns=2, gap=0
            ),
            scale=scale,
        )
    if not roomy and right - left > _DOUBLE:
        half = (left + right) // 2
        sources = (half + 14, top + _HEAD + 6, right - 14, bottom - 6)
        return replace(parts_of((left, top, half, bottom)), sources=sources)
    return Parts(
        head=_HEAD,
        score=(left + 14, top + _HEAD + (36 if roomy else rest * 0.125)),
        low=54 if roomy else rest * 0.21,
        right=right - 14,
        sources=(left + 14, top + _HEAD + 116, right - 14, bottom - 150) if roomy else None,
        stock=_shelf(
            left + 6,
            bottom - (130 if roomy else rest * 0.265 + 50 * scale),
            (right - left - 12) / data.HIGHEST,
            100 * scale,
        ),
        scale=scale,
    )


def _beside(box: Box) -> Parts:
    """Arranges a broad panel: the buildings beside the score."""
    left, top, right, bottom = box
    split = left + 316
    wide = (right - split - 10) / data.HIGHEST
    return Parts(
        head=_BROAD_HEAD,
        score=(left + 18, (top + _BROAD_HEAD + bottom) / 2 - 38),
        low=74,
        right=split - 24,
        stock=_shelf(split, top + _BROAD_HEAD + 16, wide, bottom - top - _BROAD_HEAD - 28),
        scale=1.2,
    )


def _flat(box: Box) -> Parts:
    """Arranges a broad panel that is low: the same, nothing of it larger."""
    left, top, right, bottom = box
    split = left + 238
    return Parts(
        head=_HEAD,
        score=(left + 14, top + _HEAD + 28),
        low=50,
        right=split - 22,
        stock=_shelf(split, top + _HEAD + 6, (right - split - 8) / data.HIGHEST, bottom - top - _HEAD - 8),
        scale=0.9,
    )


def _shelf(left: float, top: float, wide: float, high: float) -> tuple[Box, ...]:
    return tuple(
        (round(left + wide * i), round(top), round(left + wide * (i + 1)), round(top + high))
        for i in range(data.HIGHEST)
    )


def stock_boxes(box: Box) -> tuple[Box, ...]:
    """Returns where the buildings of each value lie on a player's panel."""
    return parts_of(box).stock


def _token(box: Box) -> Point:
    """Returns where the action tokens of a player lie on its panel."""
    return (box[2] - 34, box[1] + parts_of(box).head / 2)


def token_box(box: Box) -> Box:
    """Returns the place of the action tokens of a player on its panel."""
    x, y = map(round, _token(box))
    return (x - 28, y - 24, x + 28, y + 24)


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words, seat: Seat) -> None:
    """Draws what a player has: points, what a scoring would give, tokens, buildings left."""
    player, parts = view.players[seat], parts_of(box)
    player_head(
        canvas, box, palette.THEME, marks, seat,
        active=seat in bright(view), height=parts.head, tail=64 if player.tokens else 0, size=parts.size(32),
    )  # fmt: skip
    if player.tokens:
        at = _token(box)
        supplies.token(21).stamp(canvas, at)
        write(canvas, (at[0], at[1] + 1), str(player.tokens), fonts.font(38, fonts.BLACK), DARK, "mm")
    _standing(canvas, parts, view, marks, words, seat)
    if parts.sources is not None:
        _sources(canvas, parts.sources, player.sources, words)
    for value, (count, place) in enumerate(zip(player.buildings, parts.stock, strict=True), 1):
        _stock(canvas, place, parts, seat, value, count)


def _sources(canvas: Image.Image, box: Box, points: tuple[int, ...], words: Words) -> None:
    """Writes what the points of a player are for, a line for each source."""
    left, top, right, bottom = box
    pitch = (bottom - top) / len(_SOURCES)
    for row, (source, number) in enumerate(zip(_SOURCES, points, strict=True)):
        y = top + pitch * (row + 0.5)
        ink = palette.INK if number else palette.FAINT_INK
        text, face = fonts.fit(words(f"mexica-picture-source-{source}"), right - left - 50, (26, 24, 22))
        write(canvas, (left, y), text, face, ink)
        write(canvas, (right, y), str(number), fonts.font(28, fonts.BOLD), ink, "rm")


def _standing(canvas: Image.Image, parts: Parts, view: View, marks: Marks, words: Words, seat: Seat) -> None:
    """Writes the points with what a scoring would bring now, and below them, as large, the sum of both with its place;
    of a scoring that has just been what it brought."""
    player, gained, (x, y), low = view.players[seat], scored(marks), parts.score, parts.score[1] + parts.low
    faces, less = (
        [fonts.font(parts.size(size), fonts.BLACK) for size in _SCORES],
        fonts.font(parts.size(38), fonts.BOLD),
    )
    right, large, score = parts.right, faces[0], str(player.score)
    for tab in reversed(token_tabs(marks, seat)):
        right -= tab.image.width - _CLOSER
        tab.stamp(canvas, (right + tab.anchor[0] - _CLOSER / 2, y))
    if view.phase == "over" and seat not in gained:
        y += parts.low / 2
    face = next((face for face in faces if x + face.getlength(score) <= right), faces[-1])
    end = x + write(canvas, (x, y), score, face, palette.INK) + 10
    if view.phase == "over":
        if seat in gained:
            _captioned(canvas, (x, low), parts, words("mexica-picture-scored"))
            write(canvas, (parts.right, low), f"+{gained[seat]}", less, palette.GAIN, "rm")
    else:
        worth, place, total = f"+{player.worth}", view.foreseen[seat], str(player.total)
        if seat in gained:
            worth, less_worth = f"{words('mexica-picture-scored')} {gained[seat]}", fonts.font(24, fonts.SEMIBOLD)
        else:
            less_worth = less
        if end + less_worth.getlength(worth) <= right:
            write(canvas, (end, y + parts.size(5)), worth, less_worth, palette.GAIN)
        ink = palette.INK if place == 1 else palette.FAINT_INK
        start = x + write(canvas, (x, low + parts.size(5)), f"{place}.", less, ink) + 10
        _captioned(canvas, (start, low + parts.size(7)), parts, words("mexica-picture-total"), large.getlength(total))
        write(canvas, (parts.right, low), total, large, palette.INK, "rm")


_SCORES = (54, 44, 36)
"""The size of the points, and of their sum with the forecast; the points are written smaller beside several tabs."""
_CLOSER = 18
"""How much closer than their sheets tabs stand side by side."""


def _captioned(canvas: Image.Image, at: Point, parts: Parts, says: str, wide: float = 0) -> None:
    """Writes what a number is that stands at the right end of a line and is so broad, if there is room for it."""
    room, faces = parts.right - at[0] - wide - 8, (fonts.font(size, fonts.SEMIBOLD) for size in (26, 24, 22))
    if face := next((face for face in faces if face.getlength(says) <= room), None):
        write(canvas, at, says, face, palette.FAINT_INK)


def _stock(canvas: Image.Image, place: Box, parts: Parts, seat: Seat, value: int, count: int) -> None:
    """Draws a building of a value with how many of them are left; faint if there is none."""
    (x, y), wide, scale = middle(place), place[2] - place[0], parts.scale * 0.95
    at, beside = (x, place[1] + 32 * parts.scale), (x, place[3] - 20 * parts.scale)
    if wide > place[3] - place[1]:
        scale, at, beside = parts.scale * 1.12, (x - wide * 0.22, y), (x + wide * 0.26, y + 6)
    sprite = building(value, look_of(seat), scale)
    (sprite if count else sprite.faded(0.25)).stamp(canvas, at)
    ink = palette.INK if count else palette.FAINT_INK
    write(canvas, beside, f"×{count}", fonts.font(parts.size(40), fonts.BLACK), ink, "mm")


_WALKED: tuple[tuple[Point, ...], ...] = (((-13, 0), (12, 0)), ((4, -8), (12, 0), (4, 8)))
"""How a way is told that a figure walks."""


def _costs(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Lays the key: what each action costs behind the piece with which it is done, faint if there is none for it."""
    of, acting = view.numbers, None if view.active is None else view.players[view.active]
    coin, none = supplies.token(16), ()
    listed = [
        Price(words(f"mexica-picture-cost-{name}"), price, sign, piece, not left)
        for name, price, sign, piece, left in (
            ("canal", str(of.canal), none, canals.tile("single"), view.doubles or view.singles),
            ("bridge", str(of.bridge), none, canals.bridge("h"), True),
            ("step", str(of.step), _WALKED, None, True),
            ("jump", str(of.jump), LEAPT, None, True),
            ("build", f"1–{data.HIGHEST}", none, nobody(), acting is None or any(acting.buildings)),
            ("found", "0", none, calpulli.ring(), any(district.fits for district in view.districts)),
            ("token", str(of.token), none, coin, view.spare_tokens),
            ("use", f"+{of.token}", none, coin, acting is None or acting.tokens),
        )
    ]
    if box[3] - box[1] <= STRIP:  # a single row has room for words alone
        listed = [replace(one, sign=(), piece=None) for one in listed]
    prices.key(canvas, box, palette.THEME, "", listed)
