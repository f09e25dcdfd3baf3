"""What each seat, and who only watches, may see of a game of Java: all but the hands of others and the draw pile."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.core.contract import Score, Seat
from rules.core.derived import derived
from rules.java import cards, data, duty, scoring
from rules.java import events as events  # pictures tell the last turn by them
from rules.java.board import At
from rules.java.prospects import Prospect, participants, prospects
from rules.java.ranks import Levels, leaders, standing
from rules.java.state import Festival, JavaState, Space, turn_in
from rules.java.villages import Village, most_value, villages
from rules.java.water import System, systems


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceView:
    """A space of the board with what lies and stands on it."""

    name: str
    """Its label, such as D7: row A to O from the north, number in it from the west."""
    kind: str
    """What is printed: ``land``, ``lake``, ``highland`` or ``lowland``; the last two are the border."""
    level: int = 0
    """How many land tiles lie on it."""
    terrain: str = ""
    """``rice``, ``village`` (under a palace, too), ``water`` (a lake or an irrigation tile), or empty while bare."""
    tile: int = 0
    """Which land tile is on top: spaces next to each other with the same number are one tile. 0 for none."""
    size: int = 0
    """How many spaces that tile has, those that other tiles cover included."""
    palace: int = 0
    """The value of the palace here, 0 for none."""
    used: bool = False
    """Whether the palace has had its festival: it shows its red number."""
    developer: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RankView:
    """How one seat ranks in a village or city, or on a shore."""

    seat: Seat
    levels: tuple[int, ...]
    """The levels of its developers there, the highest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VillageView:
    """A village, or a city with its palace."""

    spaces: tuple[str, ...]
    palace: str = ""
    """The space of the palace, empty in a village."""
    value: int = 0
    used: bool = False
    ranks: tuple[RankView, ...] = ()
    """The seats with developers there, the highest rank first."""
    leader_seats: tuple[Seat, ...] = ()
    """Who ranks highest: one seat, several that are tied, or none."""
    most: int = 0
    """The greatest value that a palace here may have now, by the size and the stock; 0 for none beyond what it has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemView:
    """An irrigation system: connected water."""

    spaces: tuple[str, ...]
    gaps: tuple[str, ...] = ()
    """The spaces of its shore that are bare; when there are none it is enclosed, and has been scored."""
    score: int
    """What it brings when it is enclosed."""
    ranks: tuple[RankView, ...] = ()
    leader_seats: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What one seat has beside the board."""

    score: int
    place: int = 0
    """The place by its score, 1 for who leads; seats with as many points share one."""
    worth: int | None = None
    """What its final scoring would bring now, None once it has had that."""
    irrigation_points: int
    palace_points: int
    festival_points: int
    final_points: int
    cards: int
    """The number of its festival cards."""
    known: tuple[str, ...] = ()
    """Those of them that everybody has seen it take."""
    developers: int
    """Developers in the supply."""
    tokens: int
    """Action tokens left."""
    two: int
    """Two-space tiles left."""
    rice: int
    """Single rice tiles left."""
    village: int
    """Single village tiles left."""
    finished: bool = False
    """Whether it has had its final scoring."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FestivalView:
    """The festival that is being given."""

    palace: str
    value: int
    score: int = 0
    """What it brings to who gives it alone."""
    shared: int = 0
    """What it brings to each of those who share it."""
    host: Seat
    active: tuple[Seat, ...]
    """The seats that have not passed, clockwise from the host."""
    seats: tuple[Seat, ...]
    """All that take part, clockwise from the host."""
    laid: tuple[tuple[str, ...], ...]
    """The cards played by each seat of the game."""
    totals: tuple[int, ...]
    """What these are worth."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProspectView:
    """What the hand could get out of a festival in a city."""

    palace: str
    value: int
    score: int
    """What it brings to who gives it alone."""
    shared: int = 0
    """What it brings to each of those who share it."""
    total: int
    """What the playable cards of the hand are worth together; without any it cannot be given."""
    rival_seats: tuple[Seat, ...] = ()
    most: tuple[int, ...] = ()
    """What the cards of each of these can be worth at most, by what everybody knows."""
    sure: bool = False
    """Whether nobody can even share it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnView:
    """What a seat alone knows."""

    hand: tuple[str, ...]
    """Its festival cards by their symbols: M, D, P, MD, DP or MP."""
    worth: tuple[int, ...]
    """What each of them is worth against the open card."""
    prospects: tuple[ProspectView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game of Java as one pair of eyes sees it."""

    map: str
    """``150`` or ``152``, the number of its land spaces."""
    token_first: bool
    """Whether an action token is used before any other action."""
    two_below: bool
    """Whether larger tiles must rest on at least two different ones."""
    spaces: tuple[SpaceView, ...]
    """All spaces row by row from the north, border included: A5, A6, A8 ..."""
    players: tuple[PlayerView, ...]
    villages: tuple[VillageView, ...]
    """Villages and cities."""
    systems: tuple[SystemView, ...]
    phase: str
    """``turn``, ``festival`` or ``over``."""
    active: Seat | None
    """The seat that is asked."""
    turn: int
    """The number of the turn."""
    turn_seat: Seat | None
    """The seat whose turn it is, even while another one is asked in its festival."""
    points: int = 0
    """Action points left to it."""
    duty: str = ""
    """Its duty to place land: ``open``, ``met``, ``waived``, or ``none`` in the last turns."""
    acted: bool = False
    """Whether anything has been done in the turn."""
    cards_left: int = 0
    """How many cards it may still take."""
    token_used: bool = False
    changed: tuple[str, ...] = ()
    """The palaces that it has built or enlarged in this turn."""
    waived: int = 0
    """How many turns in a row have ended without a land tile because none could be placed."""
    ending: bool = False
    """Whether the last turns have begun."""
    three: int
    """Three-space tiles in the stock."""
    water: int
    """Irrigation tiles in the stock."""
    palaces: tuple[int, ...]
    """Palaces in the stock: of value 2, 4, 6, 8 and 10."""
    card: str
    """The open festival card."""
    pile: int
    """Cards in the draw pile."""
    discards: tuple[str, ...]
    """The cards discarded, the latest last."""
    festival: FestivalView | None = None
    own: OwnView | None = None
    rules: int = 1

    @property
    def numbers(self) -> data.Numbers:
        """What costs and counts how much in this game."""
        return data.NUMBERS[self.rules]


def view_of(state: JavaState, seat: Seat | None) -> View:
    """Returns what a seat sees: what everybody does, and its own hand."""
    seen = _seen_by_all(state)
    return seen if seat is None else replace(seen, own=_own(state, seat))


@derived
def _seen_by_all(state: JavaState) -> View:
    turn = turn_in(state)
    top = state.top
    names, kinds = state.board.names, state.board.kinds
    return View(
        map=state.map,
        token_first=state.token_first,
        two_below=state.two_below,
        spaces=tuple(map(_space, names, kinds, state.spaces)),
        players=tuple(_player(state, score) for score in scoring.scores(state)),
        villages=tuple(_village(state, village) for village in villages(state)),
        systems=tuple(_system(state, system) for system in systems(state)),
        phase="over" if turn is None else top.kind,
        active=None if turn is None else top.seat,
        turn=state.turn,
        turn_seat=turn.seat if turn else None,
        points=turn.points if turn else 0,
        duty=duty.status(state) if turn else "",
        acted=bool(turn and turn.acted),
        cards_left=state.numbers.most_cards - turn.cards if turn else 0,
        token_used=bool(turn and turn.tokens),
        changed=turn.palaces if turn else (),
        waived=state.waived,
        ending=state.ending,
        three=state.three,
        water=state.water,
        palaces=state.palaces,
        card=state.card,
        pile=len(state.pile),
        discards=state.discards,
        festival=_festival(state, top) if isinstance(top, Festival) else None,
        rules=state.rules,
    )


@lru_cache(maxsize=4096)  # between two looks at a board most of its spaces are the same
def _space(name: str, kind: str, space: Space) -> SpaceView:
    return SpaceView(
        name=name,
        kind=kind,
        level=space.level,
        terrain=space.terrain,
        tile=space.tile,
        size=space.size,
        palace=space.palace,
        used=space.used,
        developer=space.developer,
    )


def _player(state: JavaState, score: Score) -> PlayerView:
    player = state.players[score.seat]
    return PlayerView(
        score=score.points,
        place=score.place,
        worth=None if player.finished else scoring.final_of(state, score.seat).score,
        irrigation_points=player.irrigation_points,
        palace_points=player.palace_points,
        festival_points=player.festival_points,
        final_points=player.final_points,
        cards=len(player.hand),
        known=player.known,
        developers=player.developers,
        tokens=player.tokens,
        two=player.two,
        rice=player.rice,
        village=player.village,
        finished=player.finished,
    )


def _names(state: JavaState, spaces: tuple[At, ...]) -> tuple[str, ...]:
    return tuple(state.board.names[at] for at in sorted(spaces))


def _ranks(levels: dict[Seat, Levels]) -> tuple[RankView, ...]:
    return tuple(RankView(seat=seat, levels=own) for seat, own in levels.items())


def _village(state: JavaState, village: Village) -> VillageView:
    levels = standing(state, village.spaces)
    palace = None if village.palace is None else state.spaces[village.palace]
    return VillageView(
        spaces=_names(state, village.spaces),
        palace="" if village.palace is None else state.board.names[village.palace],
        value=palace.palace if palace else 0,
        used=bool(palace and palace.used),
        ranks=_ranks(levels),
        leader_seats=leaders(levels),
        most=most_value(state, village),
    )


def _system(state: JavaState, system: System) -> SystemView:
    levels = standing(state, system.shore)
    return SystemView(
        spaces=_names(state, system.spaces),
        gaps=_names(state, system.gaps),
        score=scoring.water_points(state, system),
        ranks=_ranks(levels),
        leader_seats=leaders(levels),
    )


def _festival(state: JavaState, festival: Festival) -> FestivalView:
    palace = state.board.index[festival.space]
    value = state.spaces[palace].palace
    return FestivalView(
        palace=festival.space,
        value=value,
        score=scoring.festival_points(state, value),
        shared=scoring.festival_points(state, value, shared=True),
        host=festival.host,
        active=festival.active,
        seats=participants(state, palace, festival.host),
        laid=festival.laid,
        totals=tuple(cards.total(laid, state.card) for laid in festival.laid),
    )


def _own(state: JavaState, seat: Seat) -> OwnView:
    hand = state.players[seat].hand
    return OwnView(
        hand=hand,
        worth=tuple(cards.worth(card, state.card) for card in hand),
        prospects=tuple(_prospect(state, prospect) for prospect in prospects(state, seat)),
    )


def _prospect(state: JavaState, prospect: Prospect) -> ProspectView:
    return ProspectView(
        palace=state.board.names[prospect.palace],
        value=prospect.value,
        score=scoring.festival_points(state, prospect.value),
        shared=scoring.festival_points(state, prospect.value, shared=True),
        total=prospect.total,
        rival_seats=tuple(seat for seat, _ in prospect.rivals),
        most=tuple(most for _, most in prospect.rivals),
        sure=prospect.sure,
    )
