"""Who plays weakly overlooks and misjudges much, and does something sensible in each turn all the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from players.core import player
from players.core.appraisal import Appraisal
from players.core.circles import undoes
from players.core.levels import LEVELS
from players.core.luck import Luck
from players.core.sight import CLEAR, Sight
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.library import load
from rules.core.match import Match
from rules.tikal.state import TikalState
from tests.players.positions import position

TURNS = 8


def turns(name: str, number: int) -> Iterator[tuple[Match, tuple[str, ...]]]:
    """Yields the turns of the lowest level at the beginning of a game, each with the position before it."""
    game = load(name)
    match = matches.start(game, 2, game.meta.read_options({}), f"turns {number}".encode().hex()).match
    while True:
        begun, seat, played = match, match.awaited[0], list[str]()
        while match.awaited == (seat,) and "end" not in played:
            for notation in player.answer(game, match.state, seat, "easy"):
                match = matches.play_text(match, seat, notation).match
                played.append(notation)
        yield begun, tuple(played)


@pytest.mark.parametrize(
    ("name", "idle"), [("tikal", {"place", "end"}), ("java", {"take", "token", "end"}), ("mexica", {"take", "end"})]
)
def test_the_lowest_level_does_something_in_each_turn(name: str, idle: set[str]) -> None:
    for _, played in islice(turns(name, 1), TURNS):
        assert any(notation.split()[0] not in idle for notation in played), played


def test_the_lowest_level_of_caylus_passes_in_no_first_round() -> None:
    game = load("caylus")
    for number in range(6):
        match = matches.start(game, 2, game.meta.read_options({}), f"first {number}".encode().hex()).match
        while match.state.round == 1 and (seat := match.awaited[0]) is not None:
            (notation,) = player.answer(game, match.state, seat, "easy")
            assert notation != "pass" or match.state.players[seat].deniers < 2
            match = matches.play_text(match, seat, notation).match


def test_of_what_could_be_done_some_is_seen_and_what_is_idle_always() -> None:
    sight = Sight(overlooks=0.85)
    for number in range(30):
        seen = sight.noticed("abc.", ".", Luck(str(number)))
        assert seen[-1] == "." and len(seen) > 1 and seen == sorted(seen, key="abc.".index)
    assert sight.noticed(".", ".", Luck("only")) == ["."]


def test_what_counts_is_taken_for_more_or_less_and_a_part_for_no_more_than_all() -> None:
    weights = {"points": 6.0, "part": 0.9, "loss": -2.0}
    found = [Sight(misweighs=3).weighed(weights, Luck(str(number))) for number in range(100)]
    least, most = ({name: of(taken[name] for taken in found) for name in weights} for of in (min, max))
    assert 2 <= least["points"] < 2.5 and 15 < most["points"] <= 18
    assert 0.3 <= least["part"] < 0.4 and most["part"] == 1
    assert -6 <= least["loss"] < -5 and -1 < most["loss"] < -0.6
    assert CLEAR.weighed(weights, Luck("clear")) == weights
    assert Sight(instead={"part": 0.0}).weighed(weights, Luck("never thought of")) == {**weights, "part": 0.0}


class Telling(Appraisal[TikalState]):
    """Tells by which weights it appraises."""

    nodes = 5
    told: set[tuple[float, ...]]

    def worth(self, state: TikalState, seat: Seat) -> float:
        Telling.told.add(tuple(self.weights.values()))
        return 0.0


def test_in_all_that_is_asked_within_a_turn_the_same_is_misweighed() -> None:
    told = []
    for facts in ("turn = P0; tile = -; points = 9", "turn = P1; tile = -; points = 9"):
        begun = position("tikal", f"{facts}; figures a5 P0 = 2; figures a5 P1 = 2")
        seat = begun.awaited[0]
        for match in (begun, matches.play_text(begun, seat, "move 1 a5-a4").match):
            Telling.told = set()
            player.answer_by(Telling(match.game, {"first": 1.0, "second": 2.0}), match.state, seat, LEVELS["strong"])
            told.append(Telling.told)
    first, later, *of_another = told
    assert first == later not in of_another and len(first) == 1


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        pytest.param("move 1 a5-a4; move 1 a4-a5", True, id="to and fro"),
        pytest.param(
            "move 1 a5-a4; deploy 1 a5; move 1 b5-a5; move 1 a4-a5", True, id="with something else in between"
        ),
        pytest.param("move 1 a5-a4; uncover a4; move 1 a4-a5", False, id="for what can be done there alone"),
        pytest.param("move 1 a5-a4; move 1 b5-a5", False, id="another one after it"),
    ],
)
def test_a_way_is_undone_by_the_way_back_unless_something_needed_it(line: str, expected: bool) -> None:
    game, match = load("tikal"), position("tikal", "final = P0 P1; points = 10; figures a5 P0 = 1; figures b5 P0 = 1")
    actions, state = [], match.state
    for notation in line.split("; "):
        actions.append(game.parse(notation, state, 0))
        state = game.apply(state, 0, actions[-1], Luck("way")).state
    assert undoes(game, match.state, 0, actions, state) == expected
