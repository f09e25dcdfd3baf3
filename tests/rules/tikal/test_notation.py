"""Notation: what is written, and what is understood."""

import pytest

from rules.core.contract import Ambiguous, Unreadable
from rules.tikal import actions
from rules.tikal.game import GAME
from rules.tikal.sequence import SEQUENCE
from tests.rules.tikal.positions import default_game, position, put, setup

TURN_VERBS = "place", "deploy", "transfer", "move", "uncover", "recover", "exchange", "camp", "guard", "end"
ALL = [
    ("place c4 r2", actions.PlaceTile(space="c4", rotation=2)),
    ("deploy 2 a5", actions.Deploy(workers=2, leader=False, space="a5")),
    ("deploy L a5", actions.Deploy(workers=0, leader=True, space="a5")),
    ("deploy 2+L a5", actions.Deploy(workers=2, leader=True, space="a5")),
    ("transfer 1 a5 c4", actions.Transfer(workers=1, leader=False, start="a5", target="c4")),
    ("move 2 a5-b4-c4", actions.Move(workers=2, leader=False, way=("a5", "b4", "c4"))),
    ("uncover d4", actions.Uncover(space="d4")),
    ("recover b3", actions.Recover(space="b3")),
    ("exchange P1 give m1 m2 take m6 m6", actions.Exchange(opponent_seat=1, given=("m1", "m2"), taken=("m6", "m6"))),
    ("camp c4", actions.BuildCamp(space="c4")),
    ("guard d4 worker", actions.PlaceGuard(space="d4", figure="worker")),
    ("guard d4 L", actions.PlaceGuard(space="d4", figure="leader")),
    ("end", actions.EndTurn()),
    ("bid 7", actions.Bid(bid=7)),
    ("pass", actions.Pass()),
    ("take A4", actions.TakeTile(tile="A4")),
]


@pytest.mark.parametrize(("text", "action"), ALL)
def test_each_action_is_written_and_read_back(text: str, action: object) -> None:
    assert GAME.parse(text, position(), 0) == action
    assert GAME.parse(text.upper(), position(), 0) == action
    assert GAME.format(GAME.parse(text, position(), 0)) == text


def test_a_volcano_is_placed_without_a_rotation() -> None:
    state = put(setup(), "tile = B6")
    assert GAME.format(GAME.parse("place c4 r0", state, 0)) == "place c4"
    assert GAME.parse("place c4", state, 0) == actions.PlaceTile(space="c4")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("  move   2   a5 -  b4 -c4 ", "move 2 a5-b4-c4"),
        ("move 2 a5 > b4", "move 2 a5-b4"),
        ("move 2 a5–b4", "move 2 a5-b4"),
        ("deploy 2 + l a5", "deploy 2+L a5"),
        ("deploy L+2 a5", "deploy 2+L a5"),
        ("transfer 2 a5 to b4", "transfer 2 a5 b4"),
        ("transfer 2 a5-b4", "transfer 2 a5 b4"),
        ("move 1 a4 b5", "move 1 a4-a5-b5"),
        ("exchange p1 give m2 m1 take m6+m6", "exchange P1 give m1 m2 take m6 m6"),
        ("exchange P1 give m2, m1 take m6,m6", "exchange P1 give m1 m2 take m6 m6"),
        ("guard d4 leader", "guard d4 L"),
        ("guard d4 w", "guard d4 worker"),
        ("bid 007", "bid 7"),
    ],
)
def test_loose_spellings_are_understood(text: str, canonical: str) -> None:
    assert GAME.format(GAME.parse(text, position(), 0)) == canonical


@pytest.mark.parametrize(
    ("standing", "text", "canonical"),
    [
        ("2", "move a5-b4", "move 1 a5-b4"),
        ("L", "move a5-b4", "move L a5-b4"),
        ("0", "move a5-b4", "move 1 a5-b4"),
        ("L", "move a5 to b5", "move L a5-b5"),
        ("L", "transfer a5 b4", "transfer L a5 b4"),
        ("L", "guard a5", "guard a5 L"),
        ("0", "guard a5", "guard a5 worker"),
    ],
)
def test_a_figure_that_is_not_named_is_the_only_kind_there(standing: str, text: str, canonical: str) -> None:
    state = position(f"figures a5 P0 = {standing}")
    assert GAME.format(GAME.parse(text, state, 0)) == canonical


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("move a5-b4", ["move 1 a5-b4", "move L a5-b4"]),
        ("move a5 to b4", ["move 1 a5-b4", "move L a5-b4"]),
        ("transfer a5 b4", ["transfer 1 a5 b4", "transfer L a5 b4"]),
        ("deploy b4", ["deploy 1 b4", "deploy L b4"]),
        ("guard a4", ["guard a4 worker", "guard a4 L"]),
    ],
)
def test_where_both_kinds_stand_the_figure_must_be_named(text: str, candidates: list[str]) -> None:
    state = position() if text.startswith("deploy") else position(f"figures {text.split()[1][:2]} P0 = 2+L")
    with pytest.raises(Ambiguous) as caught:
        GAME.parse(text, state, 0)
    assert caught.value.candidates == tuple(candidates)
    assert [GAME.format(GAME.parse(candidate, state, 0)) for candidate in candidates] == candidates


def test_one_of_several_rotations_must_be_named() -> None:
    state = put(setup(), "space c4 = C4 r4", "tile = D4")
    with pytest.raises(Ambiguous) as caught:
        GAME.parse("place d3", state, 0)
    assert caught.value.candidates == ("place d3 r0", "place d3 r2", "place d3 r4")


@pytest.mark.parametrize(
    ("text", "token", "expected"),
    [
        ("", "", TURN_VERBS),
        ("dance", "dance", TURN_VERBS),
        ("uncover", "", ()),
        ("uncover a6", "a6", ()),
        ("uncover a4 b5", "b5", ()),
        ("deploy", "", ()),
        ("deploy 0 a5", "0", ()),
        ("deploy 100 a5", "100", ()),
        ("deploy ２ a5", "２", ()),
        ("place c4 r6", "r6", ("r0", "r1", "r2", "r3", "r4", "r5")),
        ("move 1 a5", "", ()),
        ("move 1 a5--", "a5-", ()),
        ("move 1 a5 to", "", ()),
        ("transfer 1 a5-b4-c4", "a5-b4-c4", ()),
        ("exchange", "", ()),
        ("exchange m1", "m1", ()),
        ("exchange P1 m1", "m1", ("give",)),
        ("exchange P1 give m1", "", ("take", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8")),
        ("guard d4 tent", "tent", ("worker", "L")),
        ("end now", "now", ()),
        ("bid", "", ()),
        ("bid all", "all", ()),
        ("bid 10000", "10000", ()),
        ("pass 1", "1", ()),
        ("take", "", ()),
        ("take a7", "a7", ()),
        ("take a5 a6", "a6", ()),
    ],
)
def test_what_cannot_be_read_names_the_word_and_what_was_expected(
    text: str, token: str, expected: tuple[str, ...]
) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(text, position("figures a5 P0 = 1"), 0)
    assert (caught.value.token, caught.value.expected) == (token, expected)


def test_the_verbs_of_the_auction_are_expected_only_where_turns_are_auctioned() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse("dance", setup(mode="auction"), 0)
    assert caught.value.expected == SEQUENCE.verbs == (*TURN_VERBS, "bid", "pass", "take")


def test_notations_are_read_while_a_turn_is_auctioned() -> None:
    state = setup(mode="auction")
    assert GAME.parse("place c4", state, 0) == actions.PlaceTile(space="c4")
    assert GAME.parse("deploy 1 a5", state, 0) == actions.Deploy(workers=1, leader=False, space="a5")


def test_notations_are_read_after_the_end_of_the_game_too() -> None:
    *_, (over, _) = default_game(setup())
    assert GAME.parse("place c4", over, 0) == actions.PlaceTile(space="c4")
    assert GAME.parse("bid 3", over, 0) == actions.Bid(bid=3)
    assert GAME.parse("move 1 a5 to b4", over, 0).kind == "move"


def test_a_lone_camp_need_not_be_named() -> None:
    assert GAME.parse("deploy 2", position(), 0) == actions.Deploy(workers=2, leader=False, space="a5")
    with pytest.raises(Ambiguous) as error:
        GAME.parse("deploy 2+L", position("camp b4 = P0"), 0)
    assert error.value.candidates == ("deploy 2+L a5", "deploy 2+L b4")
