"""The panels round the board of Tikal: turn line, players, supplies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.core import fonts, panels, pieces, prices
from render.core.boxes import Box, middle
from render.core.canvas import Point, around
from render.core.labels import figure, label, write
from render.core.palette import DARK, look_of
from render.core.panels import name_of, player_head, result_line, turn_line, winners
from render.core.pieces import block, leader
from render.core.pointers import outline
from render.core.prices import Price
from render.core.retold import retell
from render.core.scene import PART, Layout, Marks, Words
from render.tikal import figures, palette, supplies, targets, temples, treasures
from render.tikal.history import SIGNS, draw_sign, exchanged, new_motifs, paid
from render.tikal.layout import plan
from render.tikal.retold import turns
from rules.core.contract import Seat
from rules.tikal import data
from rules.tikal.view import View

_HEAD = 46
_NARROW = 240
"""The usual width of a panel in which all stands below one another."""
_LOW, _HIGH = 180, 300
"""From which height on the treasures lie below the supply, in one row, and in two."""
_GHOST = 0.22
"""How faintly what is used up stands in its place."""
_COINS = {1: 40, 2: 36, 3: 28, 4: 22}
"""The size of a bid by the number of its characters."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, layout: Layout) -> None:
    """Draws all panels in the order of all games."""
    where = plan(layout, len(view.players))
    _turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, words, seat)
    if where.spare is not None:
        _costs(canvas, where.spare, view, words)
    if where.told is not None:
        retell(canvas, where.told, palette.THEME, marks, turns(marks))
    supplies.draw(canvas, view, words, layout)


def _turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    if view.phase == "over":
        result_line(canvas, box, palette.THEME, marks, view.players, words, "tikal-picture-over")
        return
    seats = (view.active,) if view.active is not None else marks.awaited
    acting = view.phase in ("place", "act", "scoring")
    turn_line(
        canvas, box, palette.THEME, marks,
        seats=seats, says=phase_text(view, marks, words),
        points=view.points if acting else None, out_of=view.numbers.points,
    )  # fmt: skip


def phase_text(view: View, marks: Marks, words: Words) -> str:
    """Says what is asked; of a bid which one it has to beat, and whose that is."""
    highest = max(view.bids, default=0)
    if view.phase != "bid":
        return words(f"tikal-picture-phase-{view.phase}")
    seat = view.bids.index(highest)
    return words("tikal-picture-bid", highest=highest, player=name_of(marks, seat) or f"P{seat}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts(panels.Parts):
    """Where the parts of a player's panel lie; the scale is that of the score."""

    supply: Point
    treasures: tuple[Box, ...]
    """Where the treasures lie, in the order of the motifs."""
    radius: int
    """Of a treasure."""
    larger: float = 1.0
    """The scale of the supply."""
    spread: float = 1.0
    """How far apart its things lie."""


def parts_of(box: Box) -> Parts:
    high = box[3] - box[1]
    if high < _LOW:
        return _beside(box)
    return _below(box) if high >= _HIGH else _lined(box)


def _below(box: Box) -> Parts:
    """Arranges a narrow panel: the treasures below the supply."""
    left, top, right, bottom = box
    spare, larger = bottom - top - _LOW, min((right - left) / _NARROW, 1.4)
    pitch = 45 + spare // 6
    first, across = bottom - pitch - pitch // 2 - 4, (right - left - 12) // 4
    return Parts(
        head=_HEAD,
        score=(left + 12, top + _HEAD + 31 + spare // 9),
        right=right - 16,
        supply=(left, top + _HEAD + 90 + spare // 4),
        treasures=_shelf((left + 6 + across // 2, first), (across, pitch)),
        radius=min(21 + spare // 20, (across - 4) // 2),
        scale=max(larger, 1.0),
        larger=larger,
        spread=larger,
    )


def _lined(box: Box) -> Parts:
    """Arranges a panel beside a turned board: the treasures in a row below the supply, all as large as it can be."""
    left, top, right, bottom = box
    across, spread = (right - left - 12) // len(data.MOTIFS), (right - left) / _NARROW
    deep = min(across, (bottom - top) // 5)
    row = bottom - deep // 2 - 5
    high = row - deep // 2 - top - _HEAD
    return Parts(
        head=_HEAD,
        score=(left + 12, top + _HEAD + high * 0.25),
        right=right - 16,
        supply=(left, top + _HEAD + high * 0.77),
        treasures=_shelf((left + 6 + across // 2, row), (across, deep), columns=len(data.MOTIFS)),
        radius=deep // 2 - 1,
        scale=max(1.0, min(spread / 1.25, high / 120)),
        larger=min(spread, high / 110),
        spread=spread,
    )


def _beside(box: Box) -> Parts:
    """Arranges a broad panel: the treasures beside score and supply."""
    left, top, right, bottom = box
    split = left + 258
    pitch = (right - split - 14) // 4
    rows = (top + _HEAD + 34, bottom - 33)
    return Parts(
        head=_HEAD,
        score=(left + 12, rows[0]),
        right=split - 10,
        supply=(left + 2, rows[1]),
        treasures=_shelf((split + pitch // 2, rows[0]), (pitch, rows[1] - rows[0])),
        radius=23,
        larger=1.06,
        spread=1.08,
    )


def _shelf(first: tuple[int, int], pitch: tuple[int, int], columns: int = 4) -> tuple[Box, ...]:
    """Returns the places of all motifs in rows, the first round a point."""
    (x, y), (dx, dy) = first, pitch
    spots = ((x + dx * (i % columns), y + dy * (i // columns)) for i in range(len(data.MOTIFS)))
    return tuple((x - dx // 2, y - dy // 2, x + dx // 2, y + dy // 2) for x, y in spots)


def treasure_boxes(box: Box) -> tuple[Box, ...]:
    """Returns where the treasures of a player's panel lie, in the order of the motifs."""
    return parts_of(box).treasures


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words, seat: Seat) -> None:
    """Draws what a player has: points, what a scoring would give, supply, treasures by motif."""
    laid = tokens(view, marks, seat)
    bright = seat == view.active or (view.phase == "over" and seat in winners(view.players))
    parts = parts_of(box)
    player_head(
        canvas, box, palette.THEME, marks, seat,
        active=bright, height=parts.head, tail=44 * len(laid), size=parts.size(32),
    )  # fmt: skip
    _score(canvas, parts, view, words, seat)
    _supply(canvas, parts, view, seat)
    _treasures(canvas, parts, view, marks, seat)
    for i, token in enumerate(laid):
        at = (box[2] - 26 - 44 * i, box[1] + parts.head / 2)
        _lay_token(canvas, at, token, highest=token == str(max(view.bids, default=0)))


def _score(canvas: Image.Image, parts: Parts, view: View, words: Words, seat: Seat) -> None:
    """Writes the points, and beside them those of the latest scoring and what a scoring would give now."""
    player, right = view.players[seat], parts.right
    x, y = parts.score
    write(canvas, (x, y), str(player.score), fonts.font(parts.size(66), fonts.BLACK), palette.INK)
    room = max(107 * parts.scale, right - x - 8 - fonts.font(parts.size(66), fonts.BLACK).getlength(str(player.score)))
    sizes = tuple(map(parts.size, (32, 30, 28, 26, 24, 22)))
    if player.gained:
        gained = words("tikal-picture-gained", points=player.gained)
        text, face = fonts.fit(gained, room, sizes, fonts.BOLD)
        write(canvas, (right, y - parts.size(13)), text, face, palette.GAIN, "rm")
    if view.phase != "over":
        text, face = fonts.fit(words("tikal-picture-worth", points=player.worth), room, sizes, fonts.SEMIBOLD)
        write(canvas, (right, y + parts.size(19)), text, face, palette.FAINT_INK, "rm")


def supply_boxes(box: Box) -> dict[str, Box]:
    """Returns where on a player's panel lies what has not come to the board, by the verb that brings it there; the
    leader beside the workers is a part of these."""
    parts = parts_of(box)
    (x, y), scale, wide = parts.supply, parts.larger, parts.spread
    edges = {"deploy": (4, 98), f"deploy{PART}L": (54, 98), "camp": (98, 174), "guard": (174, 240)}
    return {
        verb: (round(x + left * wide), round(y - 28 * scale), round(x + right * wide), round(y + 28 * scale))
        for verb, (left, right) in edges.items()
    }


def _supply(canvas: Image.Image, parts: Parts, view: View, seat: Seat) -> None:
    """Draws what has not come to the board yet, as it would stand there; what is there already stands faint in its
    place."""
    player = view.players[seat]
    (x, y), scale = parts.supply, parts.larger
    look, size = look_of(seat), round(42 * scale)
    face = fonts.font(size, fonts.BLACK)
    things = (
        (
            block(look, 22 * scale, 7 * scale, player.workers, round(figures.number_size(player.workers) * scale)),
            30,
            player.workers,
            None if player.workers else (0, 0),
        ),
        (leader(look, 17.5 * scale), 75, int(player.leader), None),
        (figures.camp(look, 0.58 * scale), 117, player.camps, (39, 4)),
        (temples.small_guard(look, 1.3 * scale), 188, player.guards, (31, 4)),
    )
    for sprite, start, left, number in things:
        at = (x + start * parts.spread, y)
        (sprite if left else sprite.faded(_GHOST)).stamp(canvas, at)
        if number is not None:
            spot = (at[0] + number[0] * scale, at[1] + number[1] * scale)
            figure(canvas, spot, left, face, palette.INK if left else palette.SPENT_INK, palette.PAPER, 4)


def _treasures(canvas: Image.Image, parts: Parts, view: View, marks: Marks, seat: Seat) -> None:
    """Draws each motif in its place, with its number where there is more than one.

    New ones are ringed, and those that an exchange brought have the sign of that. Those that may be
    chosen are named.
    """
    owned, new, swapped = view.players[seat].treasures, new_motifs(marks), exchanged(marks)
    disc, face = partial(treasures.treasure, radius=parts.radius), fonts.font(parts.size(22), fonts.BLACK)
    named = marks.targets if seat == targets.owner(view, marks) else ()
    for motif, box in zip(data.MOTIFS, parts.treasures, strict=True):
        x, y = middle(box)
        count = owned.count(motif)
        if not count:
            treasures.hollow(parts.radius).stamp(canvas, (x, y))
        for k in range(count):
            disc(motif).stamp(canvas, (x + 4 * k - 2, y - 2 * k))
        if motif in named:
            label(canvas, (x - 6, y + parts.radius - 6), motif, face, palette.INK, palette.PAPER)
        if not count:
            continue
        if (seat, motif) in new:
            ring = around(parts.radius + 2, 32, 0, (x + 4 * count - 6, y - 2 * count + 2))
            outline(canvas, ring, palette.GAIN, 4, None)
        if count > 1:
            at, size = (x + 0.87 * parts.radius, y + 8), 34 if parts.radius > 18 else 30
            label(canvas, at, str(count), fonts.font(size, fonts.BLACK), palette.INK, palette.PAPER)
        if (seat, motif) in swapped:
            draw_sign(canvas, (x - 10, y - 15), "exchange", swapped[seat, motif])


def tokens(view: View, marks: Marks, seat: Seat) -> list[str]:
    """Returns what lies on a seat's panel, from the right.

    A tick for who has had a turn of the round; a plus for who has scored; a cross for who has passed; a bid, or after
    the auction what was paid.
    """
    laid = ["tick"] if view.players[seat].moved else []
    if view.phase == "scoring" and seat not in view.scoring:
        laid.append("plus")
    if seat in view.passed:
        laid.append("cross")
    if view.bids and view.bids[seat]:
        laid.append(str(view.bids[seat]))
    if (won := paid(marks)) and won[0] == seat == view.active:
        laid.append(f"−{won[1]}")
    return laid


def _lay_token(canvas: Image.Image, at: Point, token: str, highest: bool) -> None:
    """Lays a token; the highest bid is a golden coin, what is outbid or paid lies on paper."""
    if token.isalpha():
        pieces.token(token, 18, palette.PAPER, palette.INK).stamp(canvas, at)
        return
    paper = pieces.token("", 24, palette.PAPER, palette.INK)
    (treasures.coin() if highest else paper).stamp(canvas, at)
    write(canvas, (at[0], at[1] + 1), token, fonts.font(_COINS[len(token)], fonts.BLACK), DARK, "mm")


def _costs(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Lays the key: what each action costs, and the sign by which it is told that somebody has done it."""
    of = view.numbers
    costs = {
        "tile": "0", "deploy": str(of.deploy), "move": "×1", "uncover": str(of.uncover), "recover": str(of.recover),
        "exchange": str(of.exchange), "camp": str(of.camp), "guard": str(of.guard),
    }  # fmt: skip
    listed = [Price(words(f"tikal-picture-cost-{name}"), price, SIGNS[name]) for name, price in costs.items()]
    prices.key(canvas, box, palette.THEME, words("tikal-picture-costs"), listed)
