"""Positions to draw: made by hand, from the empty road to a crowded one, with each number of seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from render.core.scene import Marks
from rules.caylus import data, events
from rules.caylus.view import PlaceView, PlayerView, SectionView, SpaceView, View
from rules.core.contract import Seat
from tests.lazily import Lazily
from tests.render.with_places import with_places

NAMES = ("Anna", "Bořivoj Žďárský", "Christopher", "Ďáblíček", "Eva")
SEATS = (2, 3, 4, 5)
QUESTIONS = {
    "place": 2, "gate": 3, "guild": 3, "joust": 3, "inn": 3, "bribe": 4, "produce": 5, "trade": 5, "build": 5,
    "transform": 5, "bonus": 5, "deliver": 6, "line": 8, "effect": 8,
}  # fmt: skip
"""What may be asked, each with a phase in which it is."""


def start(seats: int = 5) -> View:
    """The first question of the game."""
    spaces = (_space(number, building) for number, building in enumerate(_printed(Random(seats)), 1))
    money = data.NUMBERS[1].start_deniers[seats]
    players = with_places(
        PlayerView(
            score=0, deniers=money[seat] + 2, income=2, goods=(2, 1, 0, 0, 0), workers=6, levels=(0, 0, 0, 0), used=(),
            residences=0, prestige=(), delivered=None,
        )
        for seat in range(seats)
    )  # fmt: skip
    return View(
        round=1, phase=2, question="place", active=0, at="", order=tuple(range(seats)), passed=(), prices=prices(seats),
        spaces=tuple(spaces), places=tuple(_places(seats, {})), resident=None, bailiff=6, provost=6,
        sections=tuple(_section(at, (), scored=False) for at in range(3)), building=0, limit=2, simplified=False,
        lawyer_points=4, supply=data.NUMBERS[1].supply, players=players,
    )  # fmt: skip


def _printed(luck: Random) -> list[str]:
    """Returns what lies on the road in the beginning."""
    neutral = luck.sample(data.NEUTRALS, len(data.NEUTRALS))
    return [*neutral, *(data.PRINTED.get(number, "") for number in range(len(neutral) + 1, data.ROAD + 1))]


def _space(number: int, building: str, owner: Seat | None = None, worker: Seat | None = None) -> SpaceView:
    return SpaceView(
        number=number, building=building, owner=owner, worker=worker, reserved=None, marker=data.MARKERS.get(number, "")
    )


def prices(seats: int) -> tuple[int, ...]:
    return (1, data.NUMBERS[1].last_of_two_price) if seats == 2 else tuple(range(1, seats + 1))


def _places(seats: int, workers: dict[str, tuple[Seat, ...]]) -> Iterator[PlaceView]:
    for place, room in data.NUMBERS[1].rooms.items():
        closed = seats == 2 and place == data.STABLES
        yield PlaceView(id=place, room=room, workers=() if closed else workers.get(place, ()), closed=closed)


def _section(at: int, parts: tuple[Seat, ...], *, scored: bool) -> SectionView:
    section = data.NUMBERS[1].sections[at]
    return SectionView(
        id=section.id, capacity=section.capacity, parts=parts, scored=scored,
        points=section.points, loss=section.loss, favours=section.favours,
    )  # fmt: skip


def middle(seats: int = 4, question: str = "place") -> View:
    """Round 7: the dungeon is scored, the road has grown to space 17."""
    return _grown(seats, Random(f"middle {seats}"), last=17, question=question)


def crowded(seats: int = 5, question: str = "bribe") -> View:
    """A late round: houses on all of the road, workers nearly everywhere, the towers going up."""
    return _grown(seats, Random(f"crowded {seats}"), last=28, question=question)


def _grown(seats: int, luck: Random, *, last: int, question: str) -> View:
    late = last == data.ROAD
    spaces, supply = _built(seats, luck, last)
    sections = (
        _section(0, tuple(luck.randrange(seats) for _ in range(6)), scored=True),
        _section(1, tuple(luck.randrange(seats) for _ in range(9 if late else 5)), scored=late),
        _section(2, tuple(luck.randrange(seats) for _ in range(8 if late else 0)), scored=False),
    )
    order = tuple(luck.sample(range(seats), seats))
    there = {
        place: tuple(luck.sample(range(seats), min(room, seats) - (0 if late else room // 3)))
        for place, room in data.NUMBERS[1].rooms.items()
    }
    used = next((space.number for space in spaces if space.worker is not None), 1)
    at = {"line": "", "effect": "resources"}.get(question, str(used) if QUESTIONS[question] == 5 else "")
    players = with_places(
        _player(seat, spaces, luck, handed=question == "deliver" and seat < 2) for seat in range(seats)
    )
    return View(
        round=12 if late else 7, phase=QUESTIONS[question], question=question, at=at, order=order,
        active=order[0 if question == "place" else 1],
        passed=order[::-1][: seats - 1] if question == "place" else order[::-1], prices=prices(seats), spaces=spaces,
        places=tuple(_places(seats, there)), resident=order[-1] if late else None, bailiff=19 if late else 12,
        provost=21 if late else 11, sections=sections, building=2 if late else 1, limit=5 if late else 4,
        simplified=False, lawyer_points=4, supply=supply, players=players,
    )  # fmt: skip


def _built(seats: int, luck: Random, last: int) -> tuple[tuple[SpaceView, ...], tuple[str, ...]]:
    """Returns a road with houses up to a space, and the tiles left."""
    supply = list(data.NUMBERS[1].supply)
    spaces = []
    for number, building in enumerate(_printed(luck), 1):
        owner: Seat | None = None
        if number in (2, 5) or (not building and number <= last and number % 6 == 3):
            building, owner = data.RESIDENCE, luck.randrange(seats)
        elif not building and number <= last:
            kinds = (data.PRESTIGE,) if number % 6 == 1 else data.CRAFT
            building, owner = luck.choice([id for id in supply if data.COLOURS[id] in kinds]), number % seats
            supply.remove(building)
        works = bool(building) and data.COLOURS[building] in data.WORKPLACES and luck.random() < 0.75
        spaces.append(_space(number, building, owner, luck.randrange(seats) if works else None))
    return tuple(spaces), tuple(supply)


def _player(seat: Seat, spaces: tuple[SpaceView, ...], luck: Random, *, handed: bool) -> PlayerView:
    own = [data.NUMBERS[1].buildings[space.building] for space in spaces if space.owner == seat]
    return PlayerView(
        score=luck.choice((7, 34, 58, 92, 121)), deniers=luck.choice((0, 3, 8, 12)),
        goods=tuple(luck.choice((0, 1, 2, 4, 11)) for _ in range(5)), income=2 + sum(one.income for one in own),
        workers=luck.randrange(5), levels=tuple(luck.randrange(5) for _ in range(4)),
        used=("deniers",) if seat == 1 else (), residences=sum(building.colour == data.RESIDENTIAL for building in own),
        prestige=tuple(building.id for building in own if building.colour == data.PRESTIGE),
        delivered=luck.randrange(4) if handed else None,
    )  # fmt: skip


def over(seats: int = 3) -> View:
    view = crowded(seats)
    spaces = tuple(replace(space, worker=None) for space in view.spaces)
    sections = tuple(replace(section, scored=True) for section in view.sections)
    return replace(
        view, phase=0, question="over", active=None, passed=(), spaces=spaces, sections=sections, building=None,
        resident=None, places=tuple(_places(seats, {})), provost=24, bailiff=24,
    )  # fmt: skip


def with_space(view: View, number: int, **changes: Any) -> View:
    spaces = (replace(space, **changes) if space.number == number else space for space in view.spaces)
    return replace(view, spaces=tuple(spaces))


def with_place(view: View, id: str, *workers: Seat) -> View:
    places = (replace(place, workers=workers) if place.id == id else place for place in view.places)
    return replace(view, places=tuple(places))


def with_player(view: View, seat: Seat, **changes: Any) -> View:
    players = (replace(player, **changes) if at == seat else player for at, player in enumerate(view.players))
    return replace(view, players=tuple(players))


def with_parts(view: View, at: int, *parts: Seat) -> View:
    sections = (replace(section, parts=parts) if i == at else section for i, section in enumerate(view.sections))
    return replace(view, sections=tuple(sections))


def waiting(seats: int = 3) -> View:
    """A residence that has to wait for a worker to go."""
    view = middle(seats, "transform")
    (space, *_) = [s for s in view.spaces if s.worker is not None and data.COLOURS[s.building] == data.NEUTRAL]
    return with_space(view, space.number, reserved=1)


def jeweller(seats: int = 2) -> View:
    """The options that change what is printed: another tile, other points, simple favours."""
    view = middle(seats)
    return replace(view, supply=(*view.supply, data.JEWELLER), lawyer_points=3, simplified=True)


def placed(seat: Seat, place: str) -> events.WorkerPlaced:
    road = place.isdecimal()
    return events.WorkerPlaced(seat=seat, place=place, road=road, building="forest" if road else "", price=1)


SAMPLES = Lazily(
    {
        **{f"{make.__name__}-{seats}": partial(make, seats) for make in (start, middle, crowded) for seats in SEATS},
        **{f"over-{seats}": partial(over, seats) for seats in (2, 5)},
        **{f"{question}-4": partial(middle, 4, question) for question in QUESTIONS},
        "waiting-3": waiting,
        "jeweller-2": jeweller,
    }
)
TYPICAL = ("start-2", "middle-4", "crowded-5")
EVENTS = (
    placed(3, "9"),
    events.RoundBegan(8, (0, 1, 2, 3)),
    placed(0, "castle"),
    placed(1, "gate"),
    placed(2, "4"),
    events.SeatPassed(3, 1, 1, False),
    events.WorkerSent(seat=1, place="inn", road=False, building=""),
    events.ProvostMoved(0, 9, 12, 3),
    events.ProvostMoved(1, 12, 11, 1),
    events.TileBuilt(2, "mason", 17, "FW", 4, 0),
    events.CastleBuilt(0, "FWS FSC", 2, ("walls", "towers"), 7),
)
MARKS = Marks(names=NAMES, clock="2 d 4 h", table="Carcassonne")
BUSY = Marks(names=NAMES, clock="23 d 23 h", table="Carcassonne la Vieille", events=EVENTS)
MERE_WORD = re.compile(r"nothing|[0-9]*\$|[FWSCG]+|decline|leave|stay|(deliver|take) .*")
"""Amounts of deniers and goods, which lie in many places or nowhere, and what is done with them or not at all."""
IN_WORDS = re.compile("decline|(deliver )?nothing|pass|end")
"""What is not done, where nothing lies for it."""
