"""The picture that everybody sees: what the round holds, then a row for each seat."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.core.fonts import BOLD, font, shorten
from render.core.palette import look_of
from render.core.panels import name_of
from render.core.pieces import mark
from render.core.scene import Layout, Marks, Words
from rules.core.contract import Seat
from rules.toy.data import KINDS, NESTS
from rules.toy.view import PlayerView, ToyView

from .cards import INK, PAPER, draw_card, draw_cards, sheet

WIDTH = 1200
HEAD = 240
ROW = 180


def draw_board(view: ToyView, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    image, draw = sheet(WIDTH, HEAD + ROW * len(view.players))
    _draw_head(draw, view, words)
    for seat, player in enumerate(view.players):
        _draw_row(draw, seat, player, view, marks, words)
        mark(look_of(seat), 16).stamp(image, (50, HEAD + ROW * seat + 30))
    return image


def status(seat: Seat, view: ToyView, words: Words) -> str:
    """Says whether a seat is awaited, has passed or leads the auction; mostly nothing of that."""
    if seat in view.awaited:
        return words("toy-board-awaited")
    if seat in view.passed:
        return words("toy-board-passed")
    return words("toy-board-leads") if view.phase == "auction" and seat == view.active else ""


def gallery(words: Words) -> list[tuple[str, Image.Image]]:
    drawn = []
    for card in (*KINDS, ""):
        image, draw = sheet(80, 100)
        draw_card(draw, (12, 12), card)
        drawn.append((words(f"toy-card-{card or 'unseen'}"), image))
    return drawn


def _draw_head(draw: ImageDraw.ImageDraw, view: ToyView, words: Words) -> None:
    title = words("toy-board-round", round=view.round, rounds=len(NESTS))
    draw.text((30, 40), f"{title} · {words(f'toy-phase-{view.phase}')}", INK, font(44, BOLD), anchor="lm")
    draw.text((WIDTH - 30, 40), words("toy-board-nest", points=view.nest), INK, font(44, BOLD), anchor="rm")
    draw.text((30, 100), _happening(view, words), INK, font(36), anchor="lm")
    draw.text((30, 180), words("toy-board-deck", count=view.deck), INK, font(36), anchor="lm")
    draw.text((330, 180), words("toy-board-discards"), INK, font(28), anchor="lm")
    for column, card in enumerate(dict.fromkeys(view.discards)):
        draw_card(draw, (500 + 130 * column, 142), card)
        draw.text((566 + 130 * column, 180), f"×{view.discards.count(card)}", INK, font(30), anchor="lm")
    if view.fallen:
        draw_card(draw, (WIDTH - 86, 76), view.fallen)


def _happening(view: ToyView, words: Words) -> str:
    match view.phase:
        case "turn":
            return words("toy-board-points", points=view.points)
        case "window":
            return f"{words('toy-board-fallen')}: {words(f'toy-card-{view.fallen}')}"
        case "auction" if view.bid:
            return words("toy-board-bid", total=view.bid, count=view.bid_cards)
        case _:
            return ""


def _draw_row(
    draw: ImageDraw.ImageDraw, seat: Seat, player: PlayerView, view: ToyView, marks: Marks, words: Words
) -> None:
    top, look = HEAD + ROW * seat, look_of(seat)
    active = seat in view.awaited
    draw.rectangle((0, top, WIDTH, top + ROW - 6), PAPER if active else (232, 218, 186))
    draw.rectangle((0, top, 16, top + ROW - 6), look.colour)
    name = shorten(name_of(marks, seat), 340, font(36, BOLD))
    draw.text((80, top + 30), name, INK, font(36, BOLD), anchor="lm")
    draw.text((30, top + 70), status(seat, view, words), INK, font(28), anchor="lm")
    numbers = (
        ("hand", player.hand),
        ("screeches", player.screeches),
        ("nests", player.nests),
        ("nights", player.nights),
    )
    for column, (what, number) in enumerate(numbers):
        x = 440 + 190 * column
        draw.text((x, top + 30), f"{words(f'toy-board-{what}')}: {number}", INK, font(30), anchor="lm")
    draw.text((30, top + 128), words("toy-board-larder"), INK, font(28), anchor="lm")
    end = draw_cards(draw, (150, top + 88), player.larder)
    draw.text((end + 20, top + 128), words("toy-board-buried"), INK, font(28), anchor="lm")
    draw_cards(draw, (end + 130, top + 88), player.opened or [""] * player.buried)
