"""What everybody sees of a game of Caylus, which is everything."""

from __future__ import annotations

from dataclasses import dataclass

from rules.caylus import castle, data, frames, points, scoring, workers
from rules.caylus import events as events  # pictures tell the last turns by them
from rules.caylus import goods as goods  # and say cubes and prices as notations do
from rules.caylus.asking import question_of
from rules.caylus.state import CaylusState, column_limit, income_of, owned_by, phase_of, printed_points
from rules.core.contract import Score, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceView:
    """A space of the road."""

    number: int
    building: str
    """The id of a building, empty for an empty space."""
    owner: Seat | None
    worker: Seat | None
    reserved: Seat | None
    """For whom the building becomes a residence as soon as its worker is gone."""
    marker: str
    """The section that is scored when the bailiff reaches this space, or empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceView:
    """A special place on the castle's side of the bridge."""

    id: str
    room: int
    """How many workers it takes."""
    workers: tuple[Seat, ...]
    """In the order of their coming; at the inn on the left circle."""
    closed: bool
    """Whether it is out of use with two players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionView:
    """A section of the castle."""

    id: str
    capacity: int
    parts: tuple[Seat, ...]
    """Whose parts stand there, in the order of building."""
    scored: bool
    points: int = 0
    """What each part brings when it is built."""
    loss: int = 0
    """What having no part costs when the section is scored."""
    favours: tuple[int, ...] = ()
    """How many royal favours 1, 2 ... own parts bring then; the last number is for more parts, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What a seat has."""

    score: int
    place: int = 0
    """The place by its score, 1 for who leads; seats with as many points share one."""
    deniers: int
    income: int
    """What it takes in phase 1."""
    goods: tuple[int, ...]
    """Food, wood, stone, cloth and gold."""
    workers: int
    """Workers at home."""
    levels: tuple[int, ...]
    """The column of its marker on each favour line, in the order of `data.LINES`; 0 before the first."""
    used: tuple[str, ...]
    """The favour lines that it has used in this phase."""
    residences: int
    prestige: tuple[str, ...]
    """Its prestige buildings."""
    delivered: int | None
    """Phase 6: how many batches it has handed in, None before its turn and for who is not in the castle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game of Caylus as everybody sees it."""

    round: int
    phase: int
    """1 to 8, 0 when the game is over."""
    question: str
    """What is asked: the kind of the decision, or ``over``."""
    active: Seat | None
    """Who is asked."""
    at: str
    """What it is about: a space of the road by its number, or a favour line; else empty."""
    order: tuple[Seat, ...]
    """The turn order."""
    passed: tuple[Seat, ...]
    """The bridge: who has passed, in order."""
    prices: tuple[int, ...] = ()
    """What a worker costs whom nothing makes it cheaper, when nobody has passed, one has, and so on."""
    spaces: tuple[SpaceView, ...]
    """The road, space 1 first."""
    places: tuple[PlaceView, ...]
    """The castle and the six special places, in the order of `data.SPECIAL`."""
    resident: Seat | None
    """Whose worker is on the right circle of the inn."""
    bailiff: int
    provost: int
    sections: tuple[SectionView, ...]
    building: int | None
    """The section that is under construction, None when all are scored."""
    limit: int
    """The last column that favour markers may reach."""
    simplified: bool
    """Whether a favour is simply worth points and the lines are not used."""
    lawyer_points: int
    supply: tuple[str, ...]
    """The tiles that can still be built, the Architect as often as it is there."""
    players: tuple[PlayerView, ...]
    rules: int = 1

    @property
    def numbers(self) -> data.Numbers:
        """What costs and counts how much in this game."""
        return data.NUMBERS[self.rules]


def view_of(state: CaylusState) -> View:
    """Returns what everybody sees; all seats and spectators see the same."""
    top, numbers = state.top, state.numbers
    return View(
        round=state.round,
        phase=phase_of(state),
        question=question_of(state),
        active=top.seat if top else None,
        at=_about(top),
        order=state.order,
        passed=state.passed,
        prices=tuple(workers.price_after(state, passed) for passed in range(len(state.players))),
        spaces=tuple(
            SpaceView(
                number=number,
                building=space.building,
                owner=space.owner,
                worker=space.worker,
                reserved=space.reserved,
                marker=data.MARKERS.get(number, ""),
            )
            for number, space in enumerate(state.spaces, start=1)
        ),
        places=tuple(
            PlaceView(id=place, room=numbers.rooms[place], workers=workers, closed=place == state.closed)
            for place, workers in zip(data.SPECIAL, state.special, strict=True)
        ),
        resident=state.resident,
        bailiff=state.bailiff,
        provost=state.provost,
        sections=tuple(_section_view(state, at, section) for at, section in enumerate(numbers.sections)),
        building=state.scored if state.scored < len(data.SECTIONS) else None,
        limit=column_limit(state),
        simplified=state.simplified,
        lawyer_points=printed_points(state, numbers.buildings[data.LAWYER]),
        supply=state.supply,
        players=tuple(_player_view(state, score) for score in points.scores(state)),
        rules=state.rules,
    )


def _about(top: object) -> str:
    match top:
        case frames.Activation(space=space) | frames.OwnerBonus(space=space):
            return str(space)
        case frames.FavourEffect(line=line):
            return line
        case _:
            return ""


def _section_view(state: CaylusState, at: int, section: data.Section) -> SectionView:
    return SectionView(
        id=section.id,
        capacity=section.capacity,
        parts=state.castle[at],
        scored=at < state.scored,
        points=castle.part_points(state, at),
        loss=scoring.loss_for(state, at, 0),
        favours=tuple(scoring.favours_for(state, at, parts) for parts in range(1, len(section.favours) + 1)),
    )


def _player_view(state: CaylusState, score: Score) -> PlayerView:
    seat, player, owned = score.seat, state.players[score.seat], owned_by(state, score.seat)
    return PlayerView(
        score=score.points,
        place=score.place,
        deniers=player.deniers,
        income=income_of(state, seat),
        goods=player.goods,
        workers=player.workers,
        levels=player.levels,
        used=player.used,
        residences=sum(building.colour == data.RESIDENTIAL for building in owned),
        prestige=tuple(building.id for building in owned if building.colour == data.PRESTIGE),
        delivered=_delivered(state, seat),
    )


def _delivered(state: CaylusState, seat: Seat) -> int | None:
    stage = next((frame for frame in state.frames if isinstance(frame, frames.Castle)), None)
    queue = state.special[data.SPECIAL.index(data.CASTLE)]
    if stage is None or seat not in queue[: len(stage.batches)]:
        return None
    return stage.batches[queue.index(seat)]
