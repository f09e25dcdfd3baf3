from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.codec import decode, digest, encode
from rules.core.contract import State, Tagged, kebab


class Turn(Tagged, frozen=True):
    seat: int
    points: int = 10


class ScoringRound(Tagged, frozen=True):
    left: tuple[int, ...] = ()


Frame = Turn | ScoringRound


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    name: str
    hand: tuple[str, ...] = ()
    leader: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Position(State):
    players: tuple[Player, ...]
    frames: tuple[Frame, ...] = ()
    stack: tuple[Frame, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterPlayer(Player):
    guards: int = 2


class LaterTurn(Tagged, frozen=True, tag="turn"):
    seat: int
    points: int = 10
    free: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LaterPosition(State):
    """The same game on a later version, which remembers more."""

    players: tuple[LaterPlayer, ...]
    frames: tuple[LaterTurn | ScoringRound, ...] = ()
    stack: tuple[LaterTurn | ScoringRound, ...] = ()
    weather: str = "dry"


frames = st.one_of(
    st.builds(Turn, seat=st.integers(0, 3), points=st.integers(0, 10)),
    st.builds(ScoringRound, left=st.lists(st.integers(0, 3)).map(tuple)),
)
players = st.builds(
    Player,
    name=st.text(),
    hand=st.lists(st.text(max_size=3)).map(tuple),
    leader=st.none() | st.integers(0, 9),
)
positions = st.builds(
    Position,
    rules=st.integers(1, 5),
    salt=st.text("0123456789abcdef", max_size=32),
    players=st.lists(players, max_size=4).map(tuple),
    stack=st.lists(frames, max_size=4).map(tuple),
)


def position(salt: str = "5a", points: int = 10, hand: tuple[str, ...] = ("acorn",)) -> Position:
    players = (Player(name="Ann", hand=hand), Player(name="Bob", leader=3))
    return Position(rules=1, salt=salt, players=players, stack=(ScoringRound((1, 0)), Turn(0, points)))


@given(positions)
def test_what_is_written_is_read_back_with_the_same_digest(state: Position) -> None:
    again = decode(encode(state), Position)
    assert again == state
    assert digest(again) == digest(state)


def test_frames_are_written_with_their_kind() -> None:
    assert encode(Turn(2)) == b'{"type":"turn","seat":2,"points":10}'
    assert encode(ScoringRound((1,))) == b'{"type":"scoring-round","left":[1]}'


def test_a_kind_is_named_in_small_letters_with_hyphens() -> None:
    assert kebab("TilePlaced") == "tile-placed"
    assert ScoringRound().kind == "scoring-round"


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{", b'{"rules":1}', b'{"rules":"1","salt":"","players":[]}', b"\xff", b"[" * 100_000]
)
def test_what_is_no_position_is_refused(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError, UnicodeDecodeError)):
        decode(data, Position)


def test_a_digest_never_changes_between_versions() -> None:
    assert digest(position()) == "aa52ac948fd9355089daed575e4659a1da9b6bc3ddbf63e5dd5f19db28abff5f"


@pytest.mark.parametrize("other", [position(salt="5b"), position(points=9), position(hand=())])
def test_another_position_has_another_digest(other: Position) -> None:
    assert digest(other) != digest(position())


def test_fields_added_with_a_default_change_no_digest() -> None:
    players = (LaterPlayer(name="Ann", hand=("acorn",)), LaterPlayer(name="Bob", leader=3))
    later = LaterPosition(rules=1, salt="5a", players=players, stack=(ScoringRound((1, 0)), LaterTurn(0)))
    assert digest(later) == digest(position())


@dataclass(frozen=True, slots=True, kw_only=True)
class ReshapedPosition(State):
    """The same game on a later version, whose stack is called otherwise."""

    players: tuple[Player, ...]
    frames: tuple[Frame, ...]

    @classmethod
    def fingerprinted(cls, form: dict[str, object]) -> dict[str, object]:
        return {"stack" if name == "frames" else name: value for name, value in form.items()}


def test_another_shape_changes_no_digest_where_the_state_says_how_it_was() -> None:
    was = position()
    later = ReshapedPosition(rules=was.rules, salt=was.salt, players=was.players, frames=was.stack)
    assert digest(later) == digest(was)


@pytest.mark.parametrize(
    "changed",
    [
        LaterPosition(rules=1, salt="", players=(), weather="wet"),
        LaterPosition(rules=1, salt="", players=(LaterPlayer(name="", guards=1),)),
        LaterPosition(rules=1, salt="", players=(), stack=(LaterTurn(0, free=True),)),
    ],
)
def test_a_new_field_counts_once_it_is_used(changed: LaterPosition) -> None:
    players = tuple(Player(name=player.name) for player in changed.players)
    stack = tuple(Turn(0) for _ in changed.stack)
    assert digest(changed) != digest(Position(rules=1, salt="", players=players, stack=stack))


def test_an_old_position_is_read_by_a_later_version() -> None:
    assert decode(encode(position()), LaterPosition).players[0].guards == 2
