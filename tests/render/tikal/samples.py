"""Positions to draw: made by hand, from the empty board to a crowded end."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from render.core.scene import Marks
from rules.core.seats import with_player as rules_with_player
from rules.tikal import data, events
from rules.tikal.game import GAME
from rules.tikal.state import Space
from rules.tikal.view import PlayerView, SpaceView, View
from tests.lazily import Lazily
from tests.rules.tikal.positions import setup

NAMES = ("Anna", "Bořivoj Žďárský", "Christopher", "Ďáblíček")


def start(seats: int = 4, *, mode: str = "basic") -> View:
    """The first turn, the first tile turned up."""
    spaces = tuple(_printed(name, seats) for name in data.SPACES)
    score = 20 if mode == "auction" else 0
    view = View(
        mode=mode,
        spaces=spaces,
        players=tuple(_player(score) for _ in range(seats)),
        phase="place",
        active=0,
        points=10,
        tile="A6",
        letter="A",
        tiles=35,
        squares=data.NUMBERS[1].squares,
    )
    return reckoned(view)


def middle(seats: int = 4) -> View:
    """Half of the board explored, a scoring behind, the active seat acting."""
    view = _explored(seats, 18, Random(5), figures=5)
    players = tuple(
        replace(
            player,
            score=11 + 4 * seat,
            gained=(9, 12, 0, 14)[seat],
            workers=18 - 7 - seat,
            leader=seat == 2,
            camps=2 - seat % 2,
            guards=1 + seat % 2,
            treasures=(("m1", "m4"), ("m2", "m2", "m7"), (), ("m3", "m3", "m3", "m8"))[seat],
        )
        for seat, player in enumerate(view.players)
    )
    return reckoned(
        replace(
            view,
            players=players,
            phase="act",
            active=1,
            points=7,
            letter="D",
            tiles=14,
            squares=(1, 4, 8, 11, 8, 5, 3, 2, 1),
        )
    )


def crowded(seats: int = 4) -> View:
    """The last turn of a full game: every space explored, everybody everywhere."""
    view = _explored(seats, 36, Random(8), figures=11)
    players = tuple(
        replace(
            player,
            score=88 + 13 * seat,
            gained=31 + seat,
            workers=seat,
            leader=False,
            camps=0,
            guards=seat % 3,
            treasures=_full_hand(seat),
        )
        for seat, player in enumerate(view.players)
    )
    return reckoned(replace(
        view, players=players, phase="scoring", active=2 % seats, points=10, letter="", tiles=0,
        squares=(0, 0, 0, 2, 3, 1, 1, 0, 0), scoring=tuple((2 + i) % seats for i in range(seats)),
    ))  # fmt: skip


def auction(seats: int = 4) -> View:
    """An auction in the middle of a round; seat 1 has made the highest bid."""
    view = middle(seats)
    players = tuple(replace(player, moved=seats > 2 and seat == 0) for seat, player in enumerate(view.players))
    bids = {2: (4, 12), 3: (0, 12, 4), 4: (0, 12, 0, 4)}[seats]
    return replace(
        view, mode="auction", phase="bid", active=bids.index(4), points=0, players=players, bids=bids,
        display=("D1", "D3", "D5")[: max(2, seats - 1)], passed=(2,) if seats == 4 else (),
    )  # fmt: skip


def over(seats: int = 4) -> View:
    """The game is over."""
    return replace(crowded(seats), phase="over", active=None, points=0, scoring=())


def taking(seats: int = 4) -> View:
    """The winner of an auction takes a tile."""
    return replace(auction(seats), phase="take", active=1, bids=(), passed=())


def taken(seats: int = 4) -> View:
    """The tile that was taken waits to be placed, others are still on display."""
    view = taking(seats)
    first, *others = view.display
    return replace(view, phase="place", points=10, tile=first, display=tuple(others))


def interrupted(seats: int = 4) -> View:
    """A volcano waits while the scoring round that it brought goes on."""
    return replace(middle(seats), phase="scoring", active=1, tile="D5", scoring=(1, 0))


def with_space(view: View, name: str, **changes: Any) -> View:
    """Returns the view with one space changed."""
    return reckoned(replace(view, spaces=tuple(replace(s, **changes) if s.name == name else s for s in view.spaces)))


def with_player(view: View, seat: int, **changes: Any) -> View:
    """Returns the view with one player changed."""
    players = tuple(replace(p, **changes) if i == seat else p for i, p in enumerate(view.players))
    return reckoned(replace(view, players=players))


def reckoned(view: View) -> View:
    """Returns the view with what the rules find in it: who holds which temple, the worth and the places of players."""
    seats = len(view.players)
    state = replace(setup(seats=seats), spaces=tuple(_space(space, seats) for space in view.spaces))
    for seat, player in enumerate(view.players):
        state = rules_with_player(state, seat, treasures=player.treasures, temple_points=player.score)
    seen = GAME.view(state, None)
    held = zip(view.spaces, seen.spaces, strict=True)
    ranked = zip(view.players, seen.players, strict=True)
    return replace(
        view,
        spaces=tuple(replace(space, holder=found.holder, lead=found.lead) for space, found in held),
        crossings=seen.crossings,
        players=tuple(replace(player, worth=found.worth, place=found.place) for player, found in ranked),
    )


def _space(seen: SpaceView, seats: int) -> Space:
    tile = seen.tile or (f"printed-{seen.name}" if seen.name in data.PRINTED else "")
    laid = data.LAID[tile] if tile else ()
    return Space(
        tile=tile,
        rotation=laid.index(seen.stones) if seen.stones in laid else 0,
        workers=seen.workers or (0,) * seats,
        leaders=seen.leaders,
        value=seen.value,
        guard=seen.guard,
    )


def _player(score: int) -> PlayerView:
    return PlayerView(
        score=score,
        workers=data.NUMBERS[1].workers,
        leader=True,
        camps=data.NUMBERS[1].camps,
        guards=data.NUMBERS[1].guards,
    )


def _printed(name: str, seats: int) -> SpaceView:
    if name not in data.PRINTED:
        return SpaceView(name=name, kind="unexplored")
    tile = data.PRINTED[name]
    return SpaceView(
        name=name,
        kind=tile.terrain,
        stones=tile.stones,
        value=data.NUMBERS[1].values[tile.id],
        workers=(0,) * seats,
    )


def _full_hand(seat: int) -> tuple[str, ...]:
    hands = (
        ("m1", "m1", "m1", "m4", "m5", "m5"),
        ("m2", "m2", "m3", "m4", "m4", "m8"),
        ("m2", "m3", "m3", "m5", "m6", "m7"),
        ("m6", "m6", "m7", "m7", "m8", "m8"),
    )
    return hands[seat]


def _explored(seats: int, tiles: int, luck: Random, figures: int) -> View:
    """A board with the first tiles laid from the base camp outwards, and figures strewn over it."""
    view = start(seats)
    order = sorted(
        (space.name for space in view.spaces if space.kind == "unexplored"),
        key=lambda name: (ord(name[0]) - ord("a")) + 1.2 * (5 - int(name[1])) + luck.random(),
    )
    laid = dict(zip(order, list(data.TILES.values())[:tiles], strict=False))
    spaces = [_laid(space, laid[space.name], luck, seats) if space.name in laid else space for space in view.spaces]
    spaces = [_with_figures(space, seats, luck, figures) for space in spaces]
    open_to_all = [i for i, space in enumerate(spaces) if space.kind not in ("unexplored", "volcano")]
    for seat in range(seats):
        at = luck.choice(open_to_all)
        spaces[at] = replace(spaces[at], leaders=(*spaces[at].leaders, seat))
    return replace(view, spaces=tuple(_with_camps(spaces, seats)), tile="", points=0)


def _laid(space: SpaceView, tile: data.Tile, luck: Random, seats: int) -> SpaceView:
    value, masks = data.NUMBERS[1].values[tile.id], data.NUMBERS[1].masks[tile.id]
    return replace(
        space,
        kind=tile.terrain,
        tile=tile.id,
        stones=data.LAID[tile.id][luck.choice(data.ROTATIONS)],
        value=min(10, value + luck.randrange(4)) if value else 0,
        treasures=luck.randrange(masks + 1),
        workers=(0,) * seats,
    )


def _with_figures(space: SpaceView, seats: int, luck: Random, figures: int) -> SpaceView:
    if space.kind in ("unexplored", "volcano") or luck.random() > 0.25 + figures / 15:
        return space
    workers = tuple(luck.choice((0, 0, 1, 1, 2, 3, 4, 6)) if luck.random() < 0.6 else 0 for _ in range(seats))
    guard = luck.randrange(seats) if space.kind == "temple" and luck.random() < 0.2 else None
    figure = "" if guard is None else luck.choice((data.WORKER, data.LEADER))
    return replace(space, workers=workers, guard=guard, guard_figure=figure)


def _with_camps(spaces: list[SpaceView], seats: int) -> list[SpaceView]:
    """Gives each seat a camp on a clearing."""
    free = [i for i, space in enumerate(spaces) if space.kind == "jungle"][::2]
    for seat, at in enumerate(free[:seats]):
        spaces[at] = replace(spaces[at], camp=seat)
    return spaces


SAMPLES = Lazily(
    {
        f"{make.__name__}-{seats}": partial(make, seats)
        for seats in (2, 3, 4)
        for make in (start, middle, interrupted, crowded, auction, taking, taken, over)
    }
)
"""Every phase with every number of seats."""

TYPICAL = ("start-2", "middle-3", "crowded-4")
"""The beginning, the middle and a crowded end."""

MARKS = Marks(
    names=NAMES,
    clock="2 d 4 h",
    table="Jaguar",
    events=(
        events.TurnBegan(0, 12),
        events.TilePlaced(0, "C1", "temple", "c3", 2),
        events.FiguresDeployed(0, 3, False, "a5"),
        events.FiguresMoved(0, 2, False, ("a5", "b4", "c4"), 4),
        events.TempleUncovered(0, "c5", 4),
        events.TreasureRecovered(0, "c4", "m1", 1),
        events.TurnEnded(0, 0),
        events.TurnBegan(1, 13),
        events.FiguresTransferred(1, 1, True, "a5", "d3"),
        events.TreasuresExchanged(1, 0, ("m5",), ("m4",)),
        events.CampBuilt(1, "b4"),
        events.GuardPlaced(1, "a4", "worker", 2, True),
    ),
)
"""The last turns of two seats, with one of every kind of step."""
BUSY = MARKS
"""What gives a picture most to show."""

MERE_WORD = re.compile(r"([0-9]+|L|[0-9]+\+L)( [a-h][1-5])?|worker|give|take|to|[a-h][1-5]-[a-h][1-5]")
"""Words after the first one that name no single thing on the picture: how many, all of a space, which figure, a way."""

IN_WORDS = re.compile(r"[0-9]+|L|[0-9]+\+L|worker|to|give|take|pass|end")
"""Amounts of points; how many figures and which, for which the figures are pressed again; words between two things."""
