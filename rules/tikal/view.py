"""What everybody may see of a game of Tikal: all but the order of the tiles and treasures still face down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.core.contract import Score, Seat
from rules.tikal import data, movement, scoring
from rules.tikal import events as events  # pictures tell the last turns by them
from rules.tikal.state import (
    Auction,
    Choice,
    Frame,
    ScoringRound,
    ScoringTurn,
    Space,
    TikalState,
    Turn,
    active_seat,
    ordinary_turn,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceView:
    """A space of the board with what stands on it."""

    name: str
    kind: str
    """``unexplored``, ``base-camp``, ``jungle``, ``temple``, ``treasure`` or ``volcano``."""
    stones: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    """Stones on the own side of each edge as the tile lies: N, NE, SE, S, SW, NW."""
    tile: str = ""
    """The tile's id, empty for an unexplored or printed space."""
    value: int = 0
    """The topmost level of a temple."""
    treasures: int = 0
    """Treasure tokens lying here face down."""
    camp: Seat | None = None
    guard: Seat | None = None
    guard_figure: str = ""
    """Which figure the guard is, ``worker`` or ``leader``."""
    workers: tuple[int, ...] = ()
    """Workers of each seat."""
    leaders: tuple[Seat, ...] = ()
    """Seats whose leader stands here."""
    holder: Seat | None = None
    """Whom a temple counts for now, nobody where there is none."""
    lead: int = 0
    """By how much the holder of a temple is stronger than the next, 0 for a guard."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What one seat owns beside the board."""

    score: int
    gained: int = 0
    """Points of the seat's latest scoring, 0 before the first."""
    worth: int = 0
    """What a scoring of its position would bring now."""
    place: int = 0
    """The place by its score, 1 for who leads; seats with as many points share one."""
    workers: int
    """Workers left in the supply."""
    leader: bool
    """Whether the leader is still in the supply."""
    camps: int
    guards: int
    treasures: tuple[str, ...] = ()
    """Motifs owned, ``m1`` to ``m8``, sorted, a motif standing as often as it is owned."""
    moved: bool = False
    """Auction: whether the turn indicator lies face down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrossingView:
    """A border that figures can cross."""

    spaces: tuple[str, str]
    points: int
    """What it costs each figure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game of Tikal as everybody sees it."""

    mode: str
    """``basic`` or ``auction``."""
    spaces: tuple[SpaceView, ...]
    """All 40 spaces, column by column: a1..a5, b1..h5."""
    crossings: tuple[CrossingView, ...] = ()
    """The borders that figures can cross, in the order of the spaces."""
    players: tuple[PlayerView, ...]
    phase: str
    """``place`` (a tile), ``act``, ``scoring`` (a scoring turn), ``bid``, ``take`` (a tile on display) or ``over``."""
    active: Seat | None
    """The seat whose turn it is."""
    points: int = 0
    """Action points left to the active seat."""
    tile: str = ""
    """The tile drawn and not yet placed, a volcano during its scoring round included."""
    letter: str = ""
    """The letter on the back of the top tile of the stack, empty when none is left."""
    tiles: int = 0
    """Tiles left in the stack."""
    squares: tuple[int, ...] = ()
    """Temple levels left in the supply: of value 2, 3 and so on to 10."""
    scoring: tuple[Seat, ...] = ()
    """In a scoring round: the seats that still have their scoring turn, the active one first."""
    display: tuple[str, ...] = ()
    """Auction: tiles turned up and not yet taken."""
    bids: tuple[int, ...] = ()
    """Auction: each seat's standing bid in the auction going on, 0 for none."""
    passed: tuple[Seat, ...] = ()
    """Auction: seats that have passed in it, in order."""
    rules: int = 1

    @property
    def numbers(self) -> data.Numbers:
        """What costs and counts how much in this game."""
        return data.NUMBERS[self.rules]


def view_of(state: TikalState) -> View:
    """Returns what everybody sees; all seats and spectators see the same."""
    top = state.top
    below = state.frames[-2] if len(state.frames) > 1 else None
    ordinary = ordinary_turn(state)
    return View(
        mode="auction" if state.auction else "basic",
        spaces=tuple(_space_view(state, name, space) for name, space in zip(data.SPACES, state.spaces, strict=True)),
        crossings=tuple(
            CrossingView(spaces=(start, target), points=cost) for start, target, cost in movement.crossings(state)
        ),
        players=tuple(_player_view(state, score) for score in scoring.scores(state)),
        phase=_phase(top),
        active=active_seat(state),
        points=top.points if isinstance(top, Turn | ScoringTurn) else 0,
        tile=ordinary.tile if ordinary else "",
        letter=data.TILES[state.stack[0]].letter if state.stack else "",
        tiles=len(state.stack),
        squares=state.squares,
        scoring=(top.seat, *below.seats) if isinstance(top, ScoringTurn) and isinstance(below, ScoringRound) else (),
        display=state.display,
        bids=top.bids if isinstance(top, Auction) else (),
        passed=top.passed if isinstance(top, Auction) else (),
        rules=state.rules,
    )


def _phase(top: Frame | None) -> str:
    match top:
        case None:
            return "over"
        case ScoringRound() | ScoringTurn():
            return "scoring"
        case Auction():
            return "bid"
        case Choice():
            return "take"
        case Turn(tile=tile):
            return "place" if tile else "act"


def _space_view(state: TikalState, name: str, space: Space) -> SpaceView:
    if not space.value:
        return _held_by(name, space, None, 0)
    return _held_by(name, space, scoring.holder(state, space), scoring.lead(state, space))


@lru_cache(maxsize=4096)  # between two looks at a board most of its spaces are the same
def _held_by(name: str, space: Space, holder: Seat | None, lead: int) -> SpaceView:
    if not space.tile:
        return SpaceView(name=name, kind="unexplored")
    return SpaceView(
        name=name,
        kind=space.terrain,
        stones=space.stones,
        tile=space.tile if space.tile in data.TILES else "",
        value=space.value,
        treasures=len(space.treasures),
        camp=space.camp,
        guard=space.guard,
        guard_figure=space.guard_figure,
        workers=space.workers,
        leaders=space.leaders,
        holder=holder,
        lead=lead,
    )


def _player_view(state: TikalState, score: Score) -> PlayerView:
    player, worth = state.players[score.seat], scoring.position(state, score.seat)
    return PlayerView(
        score=score.points,
        gained=player.gained,
        worth=worth.temples + worth.treasures,
        place=score.place,
        workers=player.workers,
        leader=player.leader,
        camps=player.camps,
        guards=player.guards,
        treasures=player.treasures,
        moved=player.moved,
    )
