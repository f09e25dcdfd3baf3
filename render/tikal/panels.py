"""The panels round the board of Tikal: turn line, players, supplies."""

from __future__ import annotations

from PIL import Image

from render.core import fonts
from render.core.canvas import Point, around
from render.core.labels import label, write
from render.core.palette import DARK
from render.core.panels import Theme, lay, name_of, player_head, turn_line
from render.core.pieces import block, leader
from render.core.pointers import badge, stroke
from render.core.scene import Marks, Words
from render.tikal import figures, palette, supplies, temples, treasures
from render.tikal.history import exchange_badges, new_motifs, paid
from render.tikal.layout import BAR, PLAYERS, Box
from render.tikal.reading import worth
from rules.core.contract import Seat
from rules.tikal import data
from rules.tikal.view import View

THEME = Theme(palette.PAPER, palette.INK, palette.FAINT_INK, palette.GLOW)
_GAP = 10
_HEAD = 46
_LOW, _HIGH = 261, 345
"""Heights of a player's panel: among three or four, and between two."""
_GHOST = 0.22
_COINS = {1: 40, 2: 36, 3: 28, 4: 22}
"""The size of a bid by the number of its characters."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words) -> None:
    """Draws all panels in the order of all games."""
    _turn(canvas, view, marks, words)
    left, top, right, bottom = PLAYERS
    height = _HIGH if len(view.players) == 2 else _LOW
    for seat in range(len(view.players)):
        _player(canvas, (left, top, right, top + height), view, marks, words, seat)
        top += height + _GAP
    if len(view.players) < 4:
        _costs(canvas, (left, top, right, bottom), words)
    supplies.draw(canvas, view)


def _turn(canvas: Image.Image, view: View, marks: Marks, words: Words) -> None:
    if view.phase == "over":
        winners = _winners(view)
        says = words("tikal-picture-over", winners=len(winners))
        turn_line(canvas, BAR, THEME, marks, seats=winners, says=says)
        return
    seats = (view.active,) if view.active is not None else marks.waiting
    acting = view.phase in ("place", "act", "scoring")
    turn_line(
        canvas, BAR, THEME, marks,
        seats=seats, says=phase_text(view, marks, words), points=view.points if acting else None, out_of=data.POINTS,
    )  # fmt: skip


def _winners(view: View) -> tuple[Seat, ...]:
    best = max(player.score for player in view.players)
    return tuple(seat for seat, player in enumerate(view.players) if player.score == best)


def phase_text(view: View, marks: Marks, words: Words) -> str:
    """Says what is asked; of a bid which one it has to beat, and whose that is."""
    highest = max(view.bids, default=0)
    if view.phase != "bid":
        return words(f"tikal-picture-phase-{view.phase}")
    seat = view.bids.index(highest)
    return words("tikal-picture-bid", highest=highest, player=name_of(marks, seat) or f"P{seat}")


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words, seat: Seat) -> None:
    """Draws what a player has: points, what a scoring would give, supply, treasures by motif."""
    laid = tokens(view, marks, seat)
    bright = seat == view.active or (view.phase == "over" and seat in _winners(view))
    player_head(canvas, box, THEME, marks, seat, active=bright, height=_HEAD, tail=44 * len(laid))
    left, top, right, bottom = box
    spare = bottom - top - _LOW
    _score(canvas, (left, top + _HEAD + 2 + spare // 9), right, view, words, seat)
    _supply(canvas, (left, top + _HEAD + 87 + spare // 4), view, seat)
    _treasures(canvas, (left, top + _HEAD + 114 + spare // 2), view, marks, seat, spare)
    for i, token in enumerate(laid):
        _lay_token(
            canvas, (right - 26 - 44 * i, top + _HEAD / 2), token, highest=token == str(max(view.bids, default=0))
        )


def _score(canvas: Image.Image, at: tuple[int, int], right: int, view: View, words: Words, seat: Seat) -> None:
    """Writes the points, and beside them those of the latest scoring and what a scoring would give now."""
    player = view.players[seat]
    x, y = at[0] + 12, at[1] + 34
    write(canvas, (x, y), str(player.score), fonts.font(66, fonts.BLACK), palette.INK)
    if player.gained:
        write(canvas, (right - 12, y - 13), f"+{player.gained}", fonts.font(36, fonts.BOLD), palette.GAIN, "rm")
    if view.phase != "over":
        now = words("tikal-picture-worth", points=worth(view, seat))
        text, face = fonts.fit(now, 104, (28, 26, 24, 22), fonts.SEMIBOLD)
        write(canvas, (right - 12, y + 19), text, face, palette.FAINT_INK, "rm")


def _supply(canvas: Image.Image, at: tuple[int, int], view: View, seat: Seat) -> None:
    """Draws what has not come to the board yet; what is there already stands faint in its place."""
    player = view.players[seat]
    x, y = at
    block(seat, 12, 6).stamp(canvas, (x + 24, y + 1))
    write(canvas, (x + 42, y), str(player.workers), fonts.font(36, fonts.BOLD), palette.INK)
    things = (
        (leader(seat, 13), 105, int(player.leader), 1, 0),
        (figures.camp(seat, 0.4), 138, player.camps, data.CAMPS, 25),
        (temples.small_guard(seat), 191, player.guards, data.GUARDS, 30),
    )
    for sprite, start, left, all_of, pitch in things:
        for i in reversed(range(all_of)):
            shown = sprite if i < left else sprite.faded(_GHOST)
            shown.stamp(canvas, (x + start + i * pitch, y))


def _treasures(canvas: Image.Image, at: tuple[int, int], view: View, marks: Marks, seat: Seat, spare: int) -> None:
    """Draws each motif in its own place, with its number where there is more than one.

    New ones are ringed, and those that an exchange brought have the badge of that step.
    """
    owned, new, badges = view.players[seat].treasures, new_motifs(marks), exchange_badges(marks)
    for i, motif in enumerate(data.MOTIFS):
        x, y = at[0] + 34 + 57 * (i % 4), at[1] + 22 + (45 + spare // 6) * (i // 4)
        count = owned.count(motif)
        disc = treasures.treasure(motif, 19 + spare // 20)
        if not count:
            disc.faded(_GHOST).stamp(canvas, (x, y))
            continue
        for k in range(count):
            disc.stamp(canvas, (x + 4 * k - 2, y - 2 * k))
        if (seat, motif) in new:
            ring = around(21 + spare // 20, 32, 0, (x + 4 * count - 6, y - 2 * count + 2))
            stroke(canvas, [*ring, ring[0]], palette.GAIN, 4, None)
        if count > 1:
            label(canvas, (x + 20, y + 11), str(count), fonts.font(28, fonts.BLACK), palette.INK, palette.PAPER)
        if (seat, motif) in badges:
            actor, number = badges[seat, motif]
            badge(canvas, (x - 22, y - 15), number, actor)


def tokens(view: View, marks: Marks, seat: Seat) -> list[str]:
    """Returns what lies on a seat's panel, from the right.

    A tick for who has had his turn of the round, or his scoring turn; a cross for who has passed; a bid, or after the
    auction what was paid. Where both kinds of turn are played, who has scored has a plus and not a tick.
    """
    laid = ["tick"] if view.players[seat].moved else []
    if view.phase == "scoring" and seat not in view.scoring:
        laid.append("plus" if view.mode == "auction" and view.tile else "tick")
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
        treasures.token(token).stamp(canvas, at)
        return
    (treasures.coin() if highest else treasures.token("")).stamp(canvas, at)
    write(canvas, (at[0], at[1] + 1), token, fonts.font(_COINS[len(token)], fonts.BLACK), DARK, "mm")


def _costs(canvas: Image.Image, box: Box, words: Words) -> None:
    """Lays the summary of all actions and their costs where no player sits."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    rows = (
        ("deploy", str(data.DEPLOY)), ("move", "×1"), ("uncover", str(data.UNCOVER)), ("recover", str(data.RECOVER)),
        ("exchange", str(data.EXCHANGE)), ("camp", str(data.CAMP)), ("guard", str(data.GUARD)),
    )  # fmt: skip
    says = [words(f"tikal-picture-cost-{name}") for name, _ in rows]
    face = next(
        (face for face in map(fonts.font, (28, 26, 24, 22)) if max(map(face.getlength, says)) <= right - left - 64),
        fonts.font(fonts.SMALLEST),
    )
    title, bold = fonts.fit(words("tikal-picture-costs"), right - left - 28, (32, 30, 28, 26, 24), fonts.BOLD)
    write(canvas, (left + 14, top + 26), title, bold, palette.INK)
    pitch = min(46, (bottom - top - 56) / len(rows))
    for i, (text, (_, cost)) in enumerate(zip(says, rows, strict=True)):
        y = top + 64 + pitch * i
        write(canvas, (left + 14, y), fonts.shorten(text, right - left - 62, face), face, palette.INK)
        write(canvas, (right - 14, y), cost, fonts.font(face.size + 2, fonts.BLACK), palette.INK, "rm")
