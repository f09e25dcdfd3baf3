"""What everybody sees of a game of Mexica, which is all of it; pictures and text boards are made from this alone."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core.contract import Score, Seat
from rules.core.derived import derived
from rules.core.seats import places
from rules.mexica import data, districts, enclosing, flow, halves, ranking, scoring
from rules.mexica import events as events  # pictures tell the last turns by them
from rules.mexica.districts import District
from rules.mexica.enclosing import AlmostEnclosed
from rules.mexica.state import Bridge, Counts, MexicaState, Placing, Player, Tile, Turn, Vote, round_of
from rules.mexica.state import Building as Building  # the text board lists them


@dataclass(frozen=True, slots=True, kw_only=True)
class DistrictView:
    """A district with what it is worth, founded or not."""

    squares: tuple[str, ...]
    """Its squares in the order of reading."""
    founder: Seat | None = None
    """Who has founded it, nobody before that."""
    calpulli: str = ""
    """The square of its calpulli, empty before it is founded."""
    values: tuple[int, int, int]
    """Points for the first, the second and the third place: the numbers of its calpulli, or what they would be."""
    totals: tuple[int, ...]
    """What the buildings of each seat in it are worth together."""
    neutral: int = 0
    """What the neutral buildings in it are worth together."""
    fits: bool = False
    """Whether it is not founded and a calpulli of its size is open."""
    scored: bool = False
    """Whether it counts when this half ends."""
    leader_seats: tuple[Seat, ...] = ()
    """The seats that have the first place in it, ascending."""

    @property
    def name(self) -> str:
        """What answers call it, too: the square of its calpulli, or its first square."""
        return self.calpulli or self.squares[0]

    @property
    def size(self) -> int:
        return len(self.squares)


@dataclass(frozen=True, slots=True, kw_only=True)
class AlmostView:
    """An area of the size of some calpulli that a single tile would make a district."""

    squares: tuple[str, ...]
    tiles: tuple[Tile, ...]
    """The squares of each tile that does it."""
    fits: bool = False
    """Whether a calpulli of its size is open."""

    @property
    def size(self) -> int:
        return len(self.squares)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """What one seat has."""

    score: int
    sources: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """Its points from founding, presence, the first and the second scoring of districts, and start squares."""
    figure: str = ""
    """Where its figure stands, on land or on a bridge; empty before it is placed."""
    tokens: int = 0
    buildings: Counts
    """Buildings of value 1, 2, 3 and 4 not yet built."""
    worth: int = 0
    """What it would get if the half ended now."""
    place: int = 0
    """The place by its score and its tokens, 1 for who leads; equals share one."""

    @property
    def total(self) -> int:
        """What it would have if the half ended now."""
        return self.score + self.worth


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game of Mexica. The board itself, its start squares and emblem are in `rules.mexica.data`."""

    phase: str
    """``place`` (the figures), ``turn``, ``vote`` (on removing a calpulli) or ``over``."""
    half: int
    round: int
    """The round being played, counted through both halves; 0 before the first one and when the game is over."""
    active: Seat | None
    """Whose turn it is, or who places a figure; during a vote who has proposed it."""
    points: int = 0
    """Action points left to the active seat."""
    taken: int = 0
    """Tokens that it has taken in this turn."""
    first: Seat
    """The seat with which each round begins."""
    players: tuple[PlayerView, ...]
    canals: tuple[Tile, ...]
    """The squares of each canal tile, one or two, in the order in which they were laid."""
    bridges: tuple[Bridge, ...] = ()
    buildings: tuple[Building, ...] = ()
    """A neutral building has no seat."""
    districts: tuple[DistrictView, ...]
    """All districts in the order of reading, those of land that nobody has enclosed among them."""
    almost: tuple[AlmostView, ...] = ()
    singles: int
    """Canal tiles of one square in the supply."""
    doubles: int
    spare_bridges: int
    spare_tokens: int
    display: tuple[int, ...]
    """The sizes of the open calpulli, ascending."""
    later: tuple[int, ...] = ()
    """Those of the second half, in the first one."""
    removed: tuple[int, ...] = ()
    """Those that left the game."""
    finished: tuple[Seat, ...] = ()
    """The seats that have built all their buildings of this half."""
    last_round: bool = False
    """Whether both conditions hold: no calpulli is open and somebody has finished. The half ends with this round."""
    idle: int = 0
    """Complete rounds without progress."""
    stall_rounds: int = 0
    """So many of them end the half; 0 for never."""
    proposed: int = 0
    """During a vote: the size of the calpulli that is to leave the game."""
    waiting: tuple[Seat, ...] = ()
    """During a vote: the seats that have not answered."""
    rules: int = 1

    @property
    def foreseen(self) -> tuple[int, ...]:
        """The place of each seat if the half ended now."""
        return places([(player.total, player.tokens) for player in self.players])

    @property
    def numbers(self) -> data.Numbers:
        """What costs and counts how much in this game."""
        return data.NUMBERS[self.rules]


@derived
def view_of(state: MexicaState) -> View:
    """Returns what all seats and spectators see."""
    vote = state.top if isinstance(state.top, Vote) else None
    turn = next((frame for frame in state.frames if isinstance(frame, Turn)), None)
    worth = scoring.forecast(state) if state.frames else (0,) * len(state.players)
    scored = tuple(scoring.scored_districts(state))
    return View(
        phase=_phase(state),
        half=state.half,
        round=round_of(state),
        active=flow.active_seat(state),
        points=turn.points if turn else 0,
        taken=turn.taken if turn else 0,
        first=state.first,
        players=tuple(map(_player_view, state.players, scoring.scores(state), worth)),
        canals=state.canals,
        bridges=state.bridges,
        buildings=state.buildings,
        districts=tuple(_district_view(state, district, district in scored) for district in districts.districts(state)),
        almost=tuple(_almost_view(state, area) for area in enclosing.almost_enclosed(state)),
        singles=state.singles,
        doubles=state.doubles,
        spare_bridges=state.spare_bridges,
        spare_tokens=state.spare_tokens,
        display=state.display,
        later=state.later,
        removed=state.removed,
        finished=halves.finished(state),
        rules=state.rules,
        last_round=halves.is_last_round(state),
        idle=state.idle,
        stall_rounds=state.stall_rounds,
        proposed=vote.size if vote else 0,
        waiting=vote.seats if vote else (),
    )


def _phase(state: MexicaState) -> str:
    match state.top:
        case Placing():
            return "place"
        case Vote():
            return "vote"
        case Turn():
            return "turn"
        case _:
            return "over"


def _player_view(player: Player, score: Score, worth: int) -> PlayerView:
    return PlayerView(
        score=score.points,
        sources=(
            player.founding,
            player.presence,
            player.first_half,
            player.second_half,
            player.start_squares,
        ),
        figure=player.figure,
        tokens=player.tokens,
        buildings=player.buildings,
        worth=worth,
        place=score.place,
    )


def _district_view(state: MexicaState, district: District, scored: bool) -> DistrictView:
    totals = ranking.totals(state, district)
    calpulli = district.calpulli
    return DistrictView(
        squares=district.squares,
        founder=calpulli.seat if calpulli else None,
        calpulli=calpulli.square if calpulli else "",
        values=ranking.values(state, district.size),
        totals=tuple(totals[seat] for seat in range(len(state.players))),
        neutral=totals[None],
        fits=calpulli is None and district.size in state.display,
        scored=scored,
        leader_seats=ranking.leaders(state, district),
    )


def _almost_view(state: MexicaState, area: AlmostEnclosed) -> AlmostView:
    return AlmostView(squares=area.squares, tiles=area.tiles, fits=area.size in state.display)
