"""Questions about a position."""

import pytest

from rules.core.contract import Say, Unreadable
from rules.tikal.game import GAME
from rules.tikal.state import TikalState
from tests.rules.tikal.positions import default_game, position, random_game, setup

QUESTIONS = {question.name: question for question in GAME.questions}


def ask(state: TikalState, question: str) -> tuple[Say, ...]:
    name, *words = question.split()
    return QUESTIONS[name].ask(state, None, tuple(words))


def test_no_answer_is_private() -> None:
    assert set(QUESTIONS) == {"why", "temples", "cost", "forecast", "tiles"}
    assert not any(question.private for question in GAME.questions)


def test_why_names_who_holds_a_temple_and_by_how_much() -> None:
    state = position("figures a4 P0 = 1+L", "figures a4 P1 = 2", "value a4 = 3")
    assert ask(state, "why a4") == (
        Say("space", {"space": "a4", "terrain": "temple"}),
        Say("figures", {"seat": 0, "workers": 1, "leader": True, "strength": 4}),
        Say("figures", {"seat": 1, "workers": 2, "leader": False, "strength": 2}),
        Say("temple", {"value": 3, "next": 4, "left": 9}),
        Say("held", {"space": "a4", "seat": 0, "strength": 4, "lead": 2, "value": 3}),
    )


@pytest.mark.parametrize(
    ("facts", "last"),
    [
        ((), Say("nobody", {"space": "a4", "value": 1})),
        (("figures a4 P0 = 1",), Say("held", {"space": "a4", "seat": 0, "strength": 1, "lead": 1, "value": 1})),
        (
            ("figures a4 P0 = L", "figures a4 P1 = 3"),
            Say("tied", {"space": "a4", "seats": (0, 1), "strength": 3, "value": 1}),
        ),
        (("guard a4 = P1 L",), Say("guarded", {"space": "a4", "guard_seat": 1, "figure": "leader", "value": 1})),
    ],
)
def test_why_names_the_reason(facts: tuple[str, ...], last: Say) -> None:
    assert ask(position(*facts), "why a4")[-1] == last


def test_why_names_treasures_and_camps() -> None:
    state = position("space b3 = A4 r0", "tokens b3 = m1 m2", "camp b4 = P1")
    assert ask(state, "why b3")[1] == Say("treasures", {"treasures": 2})
    assert ask(state, "why b4")[1] == Say("camp", {"camp_seat": 1})
    assert ask(state, "why h1") == (Say("unexplored", {"space": "h1"}),)


def test_temples_names_whom_each_counts_for_the_most_valuable_first() -> None:
    state = position("figures a4 P0 = 1", "value b5 = 4", "figures b5 P0 = 2", "figures b5 P1 = 2")
    assert ask(state, "temples") == (
        Say("tied", {"space": "b5", "seats": (0, 1), "strength": 2, "value": 4}),
        Say("held", {"space": "a4", "seat": 0, "strength": 1, "lead": 1, "value": 1}),
    )
    assert ask(position("guard a4 = P1 L"), "temples") == (
        Say("guarded", {"space": "a4", "guard_seat": 1, "figure": "leader", "value": 1}),
        Say("nobody", {"space": "b5", "value": 1}),
    )


def test_cost_counts_the_stones_of_each_border() -> None:
    state = position("space c4 = C4 r4")
    assert ask(state, "cost a5 c4") == (
        Say("way", {"way": "a5-b4-c4", "points": 5}),
        Say("border", {"start": "a5", "target": "b4", "near": 1, "far": 0, "points": 1}),
        Say("border", {"start": "b4", "target": "c4", "near": 1, "far": 3, "points": 4}),
    )
    assert ask(state, "cost a5 h1") == (Say("no-way", {"start": "a5", "target": "h1"}),)
    assert ask(state, "cost a5 a5") == (Say("same-space", {"space": "a5"}),)


def test_cost_of_a_way_is_asked_as_it_is_written_in_a_move() -> None:
    state = position("space c4 = C4 r4", "space h1 = A1 r0")
    for question in ("cost a5-c4", "cost a5 to c4", "cost A5 - C4"):
        assert ask(state, question) == ask(state, "cost a5 c4")
    assert ask(state, "cost a5-b4-a5") == (
        Say("given-way", {"way": "a5-b4-a5", "points": 2}),
        Say("border", {"start": "a5", "target": "b4", "near": 1, "far": 0, "points": 1}),
        Say("border", {"start": "b4", "target": "a5", "near": 0, "far": 1, "points": 1}),
    )
    assert ask(state, "cost a5-b4-h1") == (Say("no-border", {"start": "b4", "target": "h1"}),)


def test_cost_is_offered_from_every_space_that_can_be_left() -> None:
    state = position("space c4 = B6 r0", "space c5 = C4 r2", "space h1 = C3 r0")
    offered = [token.text for token in QUESTIONS["cost"].tokens(state, None, ())]
    assert offered == ["a4", "a5", "b4", "b5", "c5"]


def test_forecast_says_what_scoring_now_would_bring() -> None:
    state = position("figures a4 P0 = 1", "treasures P1 = m1 m1", "score P0 = 30")
    assert ask(state, "forecast") == (
        Say("forecast", {"seat": 0, "points": 1, "temples": 1, "treasures": 0}),
        Say("forecast", {"seat": 1, "points": 3, "temples": 0, "treasures": 3}),
    )


def test_tiles_names_those_that_are_left_and_not_their_order() -> None:
    state = position("stack = G4 F5 G1")
    assert ask(state, "tiles") == (
        Say("letter", {"letter": "F", "tiles": 1}),
        Say("tile", {"tile": "F5", "terrain": "volcano", "value": 0, "masks": 0}),
        Say("letter", {"letter": "G", "tiles": 2}),
        Say("tile", {"tile": "G1", "terrain": "temple", "value": 3, "masks": 0}),
        Say("tile", {"tile": "G4", "terrain": "jungle", "value": 0, "masks": 0}),
    )


def test_without_tiles_the_answer_says_so() -> None:
    *_, (over, _) = default_game(setup())
    assert ask(over, "tiles") == (Say("no-tiles"),)


@pytest.mark.parametrize(
    "question", ["why", "why x9", "why a4 a5", "cost a4", "cost a4 b9", "forecast now", "tiles a4"]
)
def test_a_question_that_cannot_be_read_is_refused(question: str) -> None:
    with pytest.raises(Unreadable):
        ask(position(), question)


def test_every_offered_question_has_an_answer() -> None:
    for number, (state, *_) in enumerate(random_game(2, 2)):
        if number % 40 == 0:
            for question in GAME.questions:
                for words in offered(state, question.name, ()):
                    assert question.ask(state, None, words)


def offered(state: TikalState, name: str, prefix: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = []
    for token in QUESTIONS[name].tokens(state, None, prefix):
        path = (*prefix, token.text)
        found += [path] if token.ends else []
        found += offered(state, name, path)
    return found
