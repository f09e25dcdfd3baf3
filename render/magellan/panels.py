"""The panels of Magellan: the turn line, and what everybody may know of each player."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image, ImageFont

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.panels import player_head, turn_line, winners
from render.core.plans import Plan
from render.core.scene import Marks, Words
from render.magellan import cards, palette, ships, signs
from render.magellan.reading import absent
from rules.core.contract import Seat
from rules.magellan.data import fields
from rules.magellan.view import View

_HEAD, _NAME = 42, 32
"""The height of the head of a panel beside the chart, and the size of the name in it; more where it is broader."""
_ROOMY = 150
"""From this height on what counts is written larger."""
_NARROW = 240
"""The width of a panel beside the chart; broader ones spread what they show."""
_BROAD, _STOCKED = 380, 236
"""From this width on an open hand lies beside the other things of a player, which take so much of it."""
_WORTH, _AMID = 78, 92
"""The room of what an open hand adds to the points, and how far from the left that stands where no vetoes do."""
_SLIP, _SLIP_HIGH = 40, 34
"""How much broader a slip is than the number of the crowns on it, and how high."""
_OPEN = 46
"""The width of a card of an open hand at the most."""
_FEW = 3
"""Up to so many cards of an open hand leave room behind them for what is on them."""
_MARGIN = 10
_GAP, _BESIDE = 3, 7
"""Between one card of an open hand and the next, at the least and at the most, where there is room."""
_CLOSED = 20
"""From one to the next of a hand that is not open."""
_ROWS = {2: (0.295, 0.771), 3: (0.17, 0.47, 0.785)}
"""Where the middles of the rows lie, as shares of the room below the head; of three the last one has the hands."""
_WITH_HANDS, _HIGH = 3, 0.38
"""How many rows a panel has in which hands lie below the rest, and how high a card can be there, as such a share."""
_READABLE = 17
"""From this step on the number of a card that lies under the next one can be read."""
_OVER = 8
"""From one card to an equal one, where they lie closer than that."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan) -> None:
    """Draws the turn line and the players; the auction below the chart has a module of its own."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, seat, words)


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


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, seat: Seat, words: Words) -> None:
    """Draws what a player has: points, place, hand, ships in reserve, cards won, vetoes; an open hand is shown."""
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
    places = [top + head + room * share for share in _ROWS[rows]]
    scored = _points(canvas, (left, places[0]), right, view, seat, 72 if room > _ROOMY else 54 if rows == 2 else 46)
    end = left + _STOCKED if beside else right
    _stock(canvas, (left, places[1]), end, view, seat, words, 44 if room > _ROOMY else 36)
    if player.cards:
        last = right
        if _apart(view, seat):
            low = not beside and (bool(player.vetoes) or len(player.cards) <= _FEW)
            last = right - _WORTH if low else right
            worth = (left + 66 + scored, places[0]) if beside else (left + _AMID, places[1])
            _worth(canvas, (last, places[-1]) if low else worth, player.in_hand)
        most = min(_OPEN, int(room * (_HIGH if rows == _WITH_HANDS else 0.45) * 0.75))
        _open_hand(canvas, (end if beside else left, places[-1]), last, player.cards, most)
    elif rows == _WITH_HANDS:
        _hidden_hand(canvas, (left, places[-1]), right, player.hand)


def _apart(view: View, seat: Seat) -> bool:
    """Says whether the crowns of an open hand are written, as places leave them out before all are counted."""
    return bool(view.players[seat].cards) and not all(one.cards or not one.hand for one in view.players)


def _points(canvas: Image.Image, at: Point, right: int, view: View, seat: Seat, size: int) -> float:
    """Writes the points and the size of the hand, whose cards lie face up if it is open; returns how broad those are.

    The points are those that everybody sees: those of a hand as soon as it lies open or has been counted.
    """
    player = view.players[seat]
    x, y = at
    scored, hand = str(player.points - (0 if player.cards else player.in_hand)), str(player.hand)
    large, small = _fitting(scored, hand, right - x - 128, size)
    signs.crown(17).stamp(canvas, (x + 30, y))
    write(canvas, (right - 14, y), hand, small, palette.INK, "rm")
    cards.fan(player.open).stamp(canvas, (right - 42 - small.getlength(hand), y))
    return write(canvas, (x + 54, y), scored, large, palette.INK)


def _worth(canvas: Image.Image, at: Point, crowns: int) -> None:
    """Writes on a slip of card how much of the points is on the cards of an open hand."""
    x, y = at
    face = fonts.font(30, fonts.BOLD)
    slip = cards.slip(round(face.getlength(str(crowns))) // 2 * 2 + _SLIP, _SLIP_HIGH)
    slip.stamp(canvas, (x - 9 + slip.anchor[0], y))
    wide = write(canvas, at, str(crowns), face, palette.INK)
    signs.crown(10).stamp(canvas, (x + wide + 15, y - 1))


def _fitting(scored: str, hand: str, room: float, most: int) -> tuple[ImageFont.FreeTypeFont, ImageFont.FreeTypeFont]:
    """Returns the largest fonts for the points and for the number of cards in which both fit."""
    pairs = [(fonts.font(size, fonts.BLACK), fonts.font(size - 8, fonts.BLACK)) for size in range(most, 44, -4)]
    return next((pair for pair in pairs if pair[0].getlength(scored) + pair[1].getlength(hand) <= room), pairs[-1])


def _stock(canvas: Image.Image, at: Point, right: int, view: View, seat: Seat, words: Words, size: int) -> None:
    """Draws ships in reserve, later cards won, and vetoes where there are some, side by side; at the end the place.

    As long as there are ships in reserve, those that are not are the cards won.
    """
    player = view.players[seat]
    x, y = at
    face = fonts.font(size, fonts.BOLD)
    reserve = (ships.ship(look_of(seat), 0.62), player.reserve)
    items = [reserve if view.phase == 1 else (signs.won(), player.won)]
    if player.vetoes:
        items.append((signs.effect(fields.VETO, 17), player.vetoes))
    for i, (sprite, number) in enumerate(items):
        left = x + 30 + 76 * i
        sprite.stamp(canvas, (left, y))
        write(canvas, (left + 25, y), str(number), face, palette.INK if number else palette.FAINT_INK)
    if any(one.place > 1 for one in view.players):
        place = words("magellan-picture-place", place=player.place)
        write(canvas, (right - 14, y), place, fonts.font(34, fonts.BOLD), palette.FAINT_INK, "rm")


def _open_hand(canvas: Image.Image, at: Point, right: int, shown: tuple[int, ...], most: int) -> None:
    """Lays the cards of a hand that everybody sees in a row, as broad as they can lie apart; equal ones close over one
    another if there are many."""
    values = sorted(shown)
    broad = right - at[0] - 2 * _MARGIN
    wide = max(cards.OPEN_WIDTH, min(most, int(broad / len(values)) - _GAP))
    x, room = at[0] + _MARGIN + wide / 2, broad - wide
    step = over = min(wide + _BESIDE, room / max(1, len(values) - 1))
    if step < _READABLE:
        doubles = sum(one == other for one, other in pairwise(values))
        step, over = (room - _OVER * doubles) / max(1, len(values) - 1 - doubles), _OVER
    for before, value in pairwise((0, *values)):
        if before:
            x += over if before == value else step
        cards.small_gold(value, wide).stamp(canvas, (x, at[1]))


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
