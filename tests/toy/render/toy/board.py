"""The picture that everybody sees: turn and clock, the clearing with what the seats share, the players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from render.core.boxes import Box, corners, middle
from render.core.canvas import Shadow, Sheet, Sprite, around, mix
from render.core.exhibits import exhibits
from render.core.fonts import BLACK, BOLD, SEMIBOLD, fit, font
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.panels import lay, player_head, turn_line
from render.core.pieces import mark, strike, token
from render.core.pointers import target
from render.core.scene import Layout, Marks, Places, Words, targets_among
from render.core.texture import surface
from rules.core.contract import Seat
from rules.toy.data import ROUNDS, TREES
from rules.toy.view import ToyView

from . import cards
from .layout import clearing, plan, trees

HEAD = 46


def draw_board(view: ToyView, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    where = plan(layout, len(view.players))
    canvas = surface(where.size, cards.GROUND, 7, fine=0.02, broad=0.05)
    _turn(canvas, where.bar, view, marks, words)
    _clearing(canvas, clearing(layout, where), view, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, seat, view, marks, words)
    for place in find_on_board(view, marks, layout).values():
        target(canvas, place, cards.GLOW)
    return canvas


def find_on_board(view: ToyView, marks: Marks, layout: Layout) -> Places:
    """Finds the trees that may be slept in."""
    stand = trees(clearing(layout, plan(layout, len(view.players))))
    return targets_among(((tree, corners(box)) for tree, box in stand.items()), marks)


def status(seat: Seat, view: ToyView, words: Words) -> str:
    """Says whether a seat is awaited, has passed or leads the auction; mostly nothing of that."""
    if seat in view.awaited:
        return words("toy-board-awaited")
    if seat in view.passed:
        return words("toy-board-passed")
    return words("toy-board-leads") if view.phase == "auction" and seat == view.active else ""


def _turn(canvas: Image.Image, box: Box, view: ToyView, marks: Marks, words: Words) -> None:
    points = view.points if view.phase == "turn" else None
    says = words(f"toy-phase-{view.phase}")
    turn_line(canvas, box, cards.THEME, marks, seats=view.awaited, says=says, points=points, out_of=view.numbers.points)


def _clearing(canvas: Image.Image, box: Box, view: ToyView, words: Words) -> None:
    """Draws the round and its nest, the trees, what is going on, the deck and the discard pile."""
    lay(canvas, box, cards.LEAVES)
    left, top, right, _ = box
    round = words("toy-board-round", round=view.round, rounds=ROUNDS)
    write(canvas, (left + 20, top + 40), round, font(44, BOLD), cards.INK)
    end = right - 70
    text, face = fit(words("toy-board-nest"), 200, (36, 32, 28), SEMIBOLD)
    write(canvas, (end - 16, top + 40), text, face, cards.INK, "rm")
    coin().stamp(canvas, (end + 20, top + 40))
    figure(canvas, (end + 20, top + 40), view.nest, font(44, BLACK), cards.INK)
    for name, place in trees(box).items():
        _tree(canvas, place, name, view, words)
    _happening(canvas, (left, top + 316, right, top + 406), view, words)
    _piles(canvas, (left, top + 416, right, top + 536), view, words)


def _tree(canvas: Image.Image, box: Box, name: str, view: ToyView, words: Words) -> None:
    x, _ = middle(box)
    tree(name).stamp(canvas, (x, box[1] + 96))
    figure(canvas, (x, box[1] + 80), view.numbers.trees[name], font(60, BLACK), cards.PAPER, cards.INK)
    text, face = fit(words(f"toy-tree-{name}"), box[2] - box[0] - 16, (36, 32, 28), SEMIBOLD)
    write(canvas, (x, box[3] - 30), text, face, cards.INK, "mm")


def _happening(canvas: Image.Image, box: Box, view: ToyView, words: Words) -> None:
    """Draws the card that is falling, or the best bid with who made it."""
    left, top, right, bottom = box
    y = (top + bottom) / 2
    if view.fallen:
        write(canvas, (left + 20, y), words("toy-board-fallen"), font(36), cards.INK)
        cards.card(view.fallen).stamp(canvas, (left + 220, y))
    elif view.bid and view.active is not None:
        mark(look_of(view.active), 22).stamp(canvas, (left + 44, y))
        says = words("toy-board-bid", total=view.bid, count=view.bid_cards)
        text, face = fit(says, right - left - 100, (36, 32, 28))
        write(canvas, (left + 84, y), text, face, cards.INK)


def _piles(canvas: Image.Image, box: Box, view: ToyView, words: Words) -> None:
    """Draws the deck and the top of the discard pile, each with its number of cards and its name."""
    left, top, right, _ = box
    top_card = view.discards[-1:]
    piles = (("deck", view.deck, "" if view.deck else None), ("discards", len(view.discards), *(top_card or [None])))
    for i, (name, count, shown) in enumerate(piles):
        x = left + 50 + (right - left) // 2 * i
        if shown is not None:
            cards.card(shown).stamp(canvas, (x, top + 42))
        write(canvas, (x + 46, top + 42), f"×{count}", font(44, BLACK), cards.INK)
        text, face = fit(words(f"toy-board-{name}"), (right - left) // 2 - 40, (28, 26, 24), SEMIBOLD)
        write(canvas, (x - 30, top + 104), text, face, cards.FAINT)


def _player(canvas: Image.Image, box: Box, seat: Seat, view: ToyView, marks: Marks, words: Words) -> None:
    """Draws what everybody may know of a seat: its numbers, its larder, its hoard face down until it is opened."""
    player, (left, top, right, bottom) = view.players[seat], box
    passed = seat in view.passed
    player_head(canvas, box, cards.THEME, marks, seat, active=seat in view.awaited, height=HEAD, tail=44 * passed)
    if passed:
        token("cross", 18, cards.PAPER, cards.INK).stamp(canvas, (right - 26, top + HEAD / 2))
    numbers = {name: getattr(player, name) for name in ("hand", "screeches", "nests", "nights")}
    pitch, half = (right - left - 20) // len(numbers), (right - left) // 2
    for i, (name, number) in enumerate(numbers.items()):
        _number(canvas, (left + 14 + pitch * i, top + 72), pitch, words(f"toy-board-{name}"), number)
    hoard = player.opened or ("",) * player.buried
    for i, (name, row) in enumerate((("larder", player.larder), ("buried", hoard))):
        _row(canvas, (left + 14 + half * i, bottom - 44), half, words(f"toy-board-{name}"), row)


def _number(canvas: Image.Image, at: tuple[int, int], width: int, name: str, number: int) -> None:
    text, face = fit(name, width - 56, (28, 26, 24, 22))
    end = at[0] + write(canvas, at, text, face, cards.FAINT)
    write(canvas, (end + 10, at[1]), str(number), font(36, BOLD), cards.INK)


def _row(canvas: Image.Image, at: tuple[int, int], width: int, name: str, row: Sequence[str]) -> None:
    text, face = fit(name, 90, (28, 26, 24, 22))
    write(canvas, at, text, face, cards.FAINT)
    cards.lay(canvas, (at[0] + 96, at[1]), row, width - 124)


@cache
def coin() -> Sprite:
    """Returns the coin on which the points of a nest are written."""
    sheet = Sheet(66, 66)
    strike(sheet, 30, ((0, cards.INK), (2, mix(cards.GOLD, cards.INK, 0.3)), (5, cards.GOLD)), cards.GLOW)
    return sheet.sprite(Shadow())


@cache
def tree(name: str) -> Sprite:
    """Returns a tree: round ones, and a pine with a pointed top."""
    sheet = Sheet(180, 180)
    sheet.polygon([(-12, 30), (12, 30), (16, 78), (-16, 78)], cards.BACK, cards.INK, 2)
    green = mix(cards.GROUND, (30, 70, 30), 0.75 - 0.1 * TREES.index(name))
    if name == "pine":
        sheet.polygon([(0, -80), (58, 40), (-58, 40)], green, cards.INK, 3)
    else:
        for spot in around(30, 5, -90, (0, -16)):
            sheet.ellipse(spot, 34, 34, cards.INK)
        for spot in (*around(30, 5, -90, (0, -16)), (0, -16)):
            sheet.ellipse(spot, 31, 31, green)
    sheet.bevel(4, 0.3)
    return sheet.sprite(Shadow(3, 4, 4, 0.5))


def gallery(words: Words) -> list[tuple[str, Image.Image]]:
    sprites = {f"toy-card-{name or 'unseen'}": cards.card(name) for name in (*cards.NUTS, "")}
    sprites |= {f"toy-tree-{name}": tree(name) for name in TREES}
    return exhibits(((words(id), sprite) for id, sprite in sprites.items()), cards.LEAVES)
