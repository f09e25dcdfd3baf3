"""The panels of Magellan: the turn line, and what everybody may know of each player."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PIL import Image, ImageFont

from render.core import fonts
from render.core.boxes import Box, middle, tiled
from render.core.canvas import Point
from render.core.labels import figure, runs, write
from render.core.palette import look_of
from render.core.panels import lay, player_head, turn_line, winners
from render.core.plans import Plan
from render.core.scene import Marks, Words
from render.magellan import cards, palette, ships, signs
from render.magellan.reading import absent
from rules.core.contract import Seat
from rules.magellan import data
from rules.magellan.data import fields
from rules.magellan.view import View

_HEAD, _NAME = 42, 32
"""The height of the head of a panel beside the chart, and the size of the name in it; more where it is broader."""
_ROOMY = 150
"""From this height on what counts is written larger."""
_LOW = 60
"""The height of a box in which nothing lies below one another."""
_TITLE = 164
"""The room of a title in such a box."""
_TIGHT = 200
"""From this height on what lies below one another in it is large."""
_NARROW = 240
"""The width of a panel beside the chart; broader ones spread what they show."""
_BROAD, _STOCKED = 380, 236
"""From this width on an open hand lies beside the other things of a player, which take so much of it."""
_MARGIN = 10
_BESIDE = 35
"""From one card of an open hand to the next, where there is room."""
_CLOSED = 20
"""From one to the next of a hand that is not open."""
_WITH_HANDS = 3
"""How many rows a panel has in which hands lie below the rest."""
_READABLE = 17
"""From this step on the number of a card that lies under the next one can be read."""
_OVER = 8
"""From one card to an equal one, where they lie closer than that."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan) -> None:
    """Draws the turn line and the players; the auction below the chart has a module of its own."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, seat)


def draw_summary(canvas: Image.Image, box: Box, printed: Mapping[int, int], words: Words) -> None:
    """Lays a summary of the crowns on gold cards with its title: below one another, or side by side in a low box.

    Their number is written: small crowns in a row could not be counted.
    """
    lay(canvas, box, palette.PAPER_DARK)
    by_crowns = sorted(set(printed.values()), reverse=True)
    low, small = (box[3] - box[1] < least for least in (_LOW, _TIGHT))
    title, *places = _shared(box, len(by_crowns) + 1, low)
    text, face = fonts.fit(
        words("magellan-picture-crowns"), title[2] - title[0] - 12, (30, 28, 26, 24, 22), fonts.SEMIBOLD
    )
    write(canvas, middle(title), text, face, palette.FAINT_INK, "mm")
    for (left, top, right, bottom), crowns in zip(places, by_crowns, strict=True):
        y, air = (top + bottom) / 2, 0.0 if low else (right - left - _NARROW) / 4
        values = ", ".join(runs((value for value in data.GOLD if printed[value] == crowns), 2))
        x = left + air + (right - left - 2 * air) * (0.28 if low else 0.34)
        cards.ranged(values, small).stamp(canvas, (x, y))
        signs.crown(13 if small else 18).stamp(canvas, (x + (54 if low else 88), y))
        face = fonts.font(32 if small else 40, fonts.BLACK)
        write(canvas, (x + (70 if low else 112), y), str(crowns), face, palette.INK)


def _shared(box: Box, count: int, low: bool) -> tuple[Box, ...]:
    """Divides a box, first for the title: side by side if it is low, else below one another with an edge round all."""
    left, top, right, bottom = box
    if low:
        titled = left + _TITLE
        return (
            (left, top, titled, bottom),
            *tiled((titled, top, right, bottom), count - 1, height=bottom - top, columns=count - 1, gap=0),
        )
    return tiled((left, top + 8, right, bottom), count, height=(bottom - top - 16) // count, gap=0)


def turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the first panel: who is awaited and for what, or who has won."""
    if view.stage == "over":
        best = winners(view.players)
        turn_line(canvas, box, palette.THEME, marks, seats=best, says=words("magellan-picture-over", winners=len(best)))
        return
    bids = view.stage == "bid"
    says = words("magellan-picture-bids", least=view.least) if bids else words(f"magellan-picture-stage-{view.stage}")
    if view.card:
        says = f"{says} · {words(f'magellan-explorer-{view.card}')}"
    turn_line(canvas, box, palette.THEME, marks, seats=view.awaited, says=says)


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, seat: Seat) -> None:
    """Draws what a player has: points, hand, ships in reserve, cards won, vetoes; an open hand is shown."""
    token = _token(view, seat)
    left, top, right, bottom = box
    larger = 8 if right - left > _NARROW else 0
    head, tail = _HEAD + larger, _token_width(token)
    player_head(
        canvas, box, palette.THEME, marks, seat,
        active=seat in view.awaited, height=head, tail=tail, size=_NAME + larger,
    )  # fmt: skip
    _lay_token(canvas, (right, top + head / 2), token)
    player = view.players[seat]
    room = bottom - top - head
    beside = right - left > _BROAD
    rows = _WITH_HANDS if any(one.cards for one in view.players) and not beside else 2  # the same in all panels
    places = [top + head + room * (0.62 + i) / (rows + 0.1) for i in range(rows)]
    _points(canvas, (left, places[0]), right, view, seat, 72 if room > _ROOMY else 54 if rows == 2 else 46)
    end = left + _STOCKED if beside else right
    _stock(canvas, (left, places[1]), end, view, seat, 44 if room > _ROOMY else 36)
    if player.cards:
        _open_hand(canvas, (end if beside else left, places[-1]), right, player.cards)
    elif rows == _WITH_HANDS:
        _hidden_hand(canvas, (left, places[-1]), right, player.hand)


def _points(canvas: Image.Image, at: Point, right: int, view: View, seat: Seat, size: int) -> None:
    """Writes the points and the size of the hand, whose cards lie face up if it is open.

    The points are those that everybody sees, so that all players compare: those of a hand as soon as it lies open or
    has been counted.
    """
    player = view.players[seat]
    points = player.points if player.cards else player.points - player.in_hand
    x, y = at
    scored, hand = str(points), str(player.hand)
    large, small = _fitting(scored, hand, right - x - 128, size)
    signs.crown(17).stamp(canvas, (x + 30, y))
    write(canvas, (x + 54, y), scored, large, palette.INK)
    write(canvas, (right - 14, y), hand, small, palette.INK, "rm")
    cards.fan(player.open).stamp(canvas, (right - 42 - small.getlength(hand), y))


def _fitting(scored: str, hand: str, room: float, most: int) -> tuple[ImageFont.FreeTypeFont, ImageFont.FreeTypeFont]:
    """Returns the largest fonts for the points and for the number of cards in which both fit."""
    pairs = [(fonts.font(size, fonts.BLACK), fonts.font(size - 8, fonts.BLACK)) for size in range(most, 44, -4)]
    return next((pair for pair in pairs if pair[0].getlength(scored) + pair[1].getlength(hand) <= room), pairs[-1])


def _stock(canvas: Image.Image, at: Point, right: int, view: View, seat: Seat, size: int) -> None:
    """Draws ships in reserve, cards won and vetoes side by side, these only where there are some."""
    player = view.players[seat]
    x, y = at
    pitch = 76 + (right - x - _NARROW) / 3
    face = fonts.font(size, fonts.BOLD)
    items = [(signs.won(), player.won)]
    if view.phase == 1:
        items.insert(0, (ships.ship(look_of(seat), 0.62), player.reserve))
    if player.vetoes:
        items.append((signs.effect(fields.VETO, 17), player.vetoes))
    for i, (sprite, number) in enumerate(items):
        left = x + 30 + pitch * i
        sprite.stamp(canvas, (left, y))
        write(canvas, (left + 25, y), str(number), face, palette.INK if number else palette.FAINT_INK)


def _open_hand(canvas: Image.Image, at: Point, right: int, shown: tuple[int, ...]) -> None:
    """Lays the cards of a hand that everybody sees in a row; equal ones close over one another if there are many."""
    values = sorted(shown)
    x = at[0] + _MARGIN + cards.OPEN_WIDTH / 2
    room = right - at[0] - 2 * _MARGIN - cards.OPEN_WIDTH
    step = over = min(_BESIDE, room / max(1, len(values) - 1))
    if step < _READABLE:
        doubles = sum(one == other for one, other in pairwise(values))
        step, over = (room - _OVER * doubles) / max(1, len(values) - 1 - doubles), _OVER
    for before, value in pairwise((0, *values)):
        if before:
            x += over if before == value else step
        cards.small_gold(value, cards.OPEN_WIDTH).stamp(canvas, (x, at[1]))


def _hidden_hand(canvas: Image.Image, at: Point, right: int, count: int) -> None:
    """Lays the cards of a hand that nobody else sees face down where open ones lie."""
    x = at[0] + _MARGIN + cards.OPEN_WIDTH / 2
    step = min(_CLOSED, (right - at[0] - 2 * _MARGIN - cards.OPEN_WIDTH) / max(1, count - 1))
    for i in range(count):
        cards.small_back(cards.OPEN_WIDTH).stamp(canvas, (x + step * i, at[1]))


def _token(view: View, seat: Seat) -> str:
    """Returns what lies on a seat's panel: the best bid, a cross for who has passed, a minus for who cannot bid."""
    if seat == view.best and view.bid:
        return str(view.bid)
    return "cross" if seat in view.passed else "minus" if seat in absent(view) else ""


def _token_width(token: str) -> int:
    return 62 if token.isdigit() else 44 if token else 0


def _lay_token(canvas: Image.Image, at: Point, token: str) -> None:
    x, y = at
    if token.isdigit():
        signs.coin(27).stamp(canvas, (x - 30, y + 4))
        figure(canvas, (x - 30, y + 4), int(token), fonts.font(36, fonts.BLACK), palette.INK)
    elif token:
        signs.token(token).stamp(canvas, (x - 24, y))
