"""The text board of Tikal: all that the view holds, in lines short enough for a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.core.scene import Marks, Words
from render.core.textboard import BETWEEN, INDENT, named, paragraphs, seat_sign, signs, wrapped
from rules.tikal import data
from rules.tikal.view import SpaceView, View

_FIGURES = {data.WORKER: "1", data.LEADER: "L"}


def write(view: View, marks: Marks, words: Words) -> str:
    """Writes a position; from it everything in the view can be read."""
    return paragraphs(
        _turn(view, marks, words), _supplies(view, words), _players(view, marks, words), _board(view, words)
    )


def figures(workers: int, leader: bool) -> str:
    """Returns a group of figures as the notation has it: 3, L, 3+L."""
    return "+".join([*([str(workers)] if workers else []), *(["L"] if leader else [])]) or "0"


def _turn(view: View, marks: Marks, words: Words) -> Iterator[str]:
    yield words(f"tikal-text-mode-{view.mode}")
    if view.active is not None:
        yield from wrapped([f"{named(view.active, marks)}: {words(f'tikal-picture-phase-{view.phase}')}"])
        if view.points:
            yield words("tikal-text-points", points=view.points)
    else:
        yield words(f"tikal-picture-phase-{view.phase}")
    if view.scoring:
        yield words("tikal-text-scoring", seats=signs(view.scoring))
    if view.passed:
        yield words("tikal-text-passed", seats=signs(view.passed))


def _supplies(view: View, words: Words) -> Iterator[str]:
    if view.tile:
        yield words("tikal-text-tile", tile=_tile(view, view.tile, words))
    if view.display:
        yield words("tikal-text-display")
        for tile in view.display:
            yield INDENT + _tile(view, tile, words)
    if view.letter:
        yield words("tikal-text-stack", letter=view.letter, tiles=view.tiles)
    else:
        yield words("tikal-text-no-stack")
    yield words("tikal-text-squares")
    left = (f"{value}×{count}" for value, count in enumerate(view.squares, data.LOWEST_SQUARE))
    yield INDENT + " ".join(left)


def _players(view: View, marks: Marks, words: Words) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        yield from wrapped([named(seat, marks)])
        yield INDENT + words("tikal-text-score", score=player.score, gained=player.gained, worth=player.worth)
        supply = figures(player.workers, player.leader)
        yield INDENT + words("tikal-text-supply", figures=supply, camps=player.camps, guards=player.guards)
        if player.treasures:
            yield INDENT + words("tikal-text-treasures", motifs=" ".join(player.treasures))
        if view.bids and view.bids[seat]:
            yield INDENT + words("tikal-text-bid", points=view.bids[seat])
        if player.moved:
            yield INDENT + words("tikal-text-moved")


def _board(view: View, words: Words) -> Iterator[str]:
    yield words("tikal-text-board")
    for space in view.spaces:
        if space.kind != "unexplored":
            yield from wrapped(_space(space, words))
    unexplored = [space.name for space in view.spaces if space.kind == "unexplored"]
    if unexplored:
        yield words("tikal-text-unexplored")
        for start in range(0, len(unexplored), 16):
            yield INDENT + " ".join(unexplored[start : start + 16])


def _space(space: SpaceView, words: Words) -> Iterator[str]:
    """Yields what is to be said of an explored space: terrain, stones, camp or guard, figures."""
    yield " ".join(filter(None, (space.name, space.tile, _terrain(space.kind, space.value, space.treasures, words))))
    if stones := _stones(space.stones, words):
        yield stones
    if space.camp is not None:
        yield words("tikal-text-camp", seat=seat_sign(space.camp))
    if space.guard is not None:
        yield words("tikal-text-guard", seat=seat_sign(space.guard), figure=_FIGURES[space.guard_figure])
    leads = space.holder if space.guard is None else None
    groups = ((seat, workers, seat in space.leaders) for seat, workers in enumerate(space.workers))
    there = [
        f"{seat_sign(seat)} {figures(workers, leader)}{f'* (+{space.lead})' if seat == leads else ''}"
        for seat, workers, leader in groups
        if workers or leader
    ]
    if there:
        yield "  ".join(there)


def _terrain(kind: str, value: int, treasures: int, words: Words) -> str:
    terrain = words(f"tikal-text-terrain-{kind}")
    if kind == "temple":
        return f"{terrain} {value}"
    return f"{terrain} {treasures}" if kind == "treasure" else terrain


def _tile(view: View, name: str, words: Words) -> str:
    tile = data.TILES[name]
    value, masks = view.numbers.values[name], view.numbers.masks[name]
    parts = (f"{name} {_terrain(tile.terrain, value, masks, words)}", _stones(tile.stones, words))
    return BETWEEN.join(filter(None, parts))


def _stones(stones: Iterable[int], words: Words) -> str:
    return " ".join(f"{words(f'tikal-text-edge-{edge}')}{count}" for edge, count in enumerate(stones) if count)
