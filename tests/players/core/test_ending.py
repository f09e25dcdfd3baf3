"""Nothing is left out of a turn that would bring more, least of all where the game ends: what comes of it is known."""

from __future__ import annotations

import pytest

from players.core.ending import gone_over
from players.core.library import appraisal
from players.core.lines import Line, longer
from players.core.luck import Luck
from tests.players.positions import position
from tests.players.test_java import NO_CARDS, VILLAGE


def gone_over_in(game: str, facts: str, *notations: str) -> list[str]:
    """Returns a line of the first seat once it has been gone over."""
    match, luck = position(game, facts), Luck("tried")
    line = Line(state=match.state)
    for notation in notations:
        line = longer(match.game, line, 0, match.game.parse(notation, line.state, 0), luck)
    found = gone_over(appraisal(game), match.state, 0, line, luck)
    return [match.game.format(action) for action in found.actions]


@pytest.mark.parametrize(
    ("facts", "notations", "better"),
    [
        pytest.param(
            "final = P0; points = 4; figures a4 P0 = 1; figures b5 P0 = 1",
            ["end"],
            ["uncover a4", "uncover b5", "end"],
            id="as often as something brings more",
        ),
        pytest.param(
            "final = P0; points = 4; figures a4 P0 = 1; figures b5 P0 = 1",
            ["uncover a4", "end"],
            ["uncover a4", "uncover b5", "end"],
            id="behind what is played before",
        ),
        pytest.param(
            "final = P0 P1; points = 4; figures a4 P0 = 1",
            ["end"],
            ["uncover a4", "end"],
            id="also where another has still a turn",
        ),
        pytest.param(
            "final = P0 P1; points = 1; figures a4 P0 = 1; figures a4 P1 = 3",
            ["end"],
            ["end"],
            id="but what is worth more to the other",
        ),
        pytest.param(
            "final = P0; points = 5; figures a4 P0 = 1; space c4 = A4 r0; figures c4 P0 = 1",
            ["recover c4", "end"],
            ["recover c4", "end"],
            id="not beyond what it will learn by the line itself",
        ),
    ],
)
def test_what_brings_most_is_put_in_before_the_end(facts: str, notations: list[str], better: list[str]) -> None:
    assert gone_over_in("tikal", f"{facts}; supply P0 = 0", *notations) == better


@pytest.mark.parametrize("played", [["end"], ["token", "end"]], ids=["before it", "behind it"])
def test_an_action_token_is_used_where_its_point_brings_something(played: list[str]) -> None:
    facts = f"{VILLAGE}{NO_CARDS}palace I9 = 2 white; developer J8 = P0; finished P1 = yes; turn = P0; points = 0"
    assert gone_over_in("java", facts, *played) == ["token", "enlarge I9 4", "end"]


def test_a_festival_that_ends_the_game_takes_the_place_of_its_end() -> None:
    facts = "hand P0 = M; hand P1 = -; card = M; palace I9 = 4 white; developer J8 = P0; finished P1 = yes; turn = P0;"
    found = gone_over_in("java", f"{VILLAGE}{facts} tokens P0 = 0; points = 0", "end")
    assert found == ["festival I9 M"]
