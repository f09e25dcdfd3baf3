"""Questions about a position."""

from __future__ import annotations

import pytest

from rules.core.contract import Say, Unreadable
from rules.java.game import GAME
from rules.java.state import JavaState
from tests.rules.java.positions import position, put

QUESTIONS = {question.name: question for question in GAME.questions}

VILLAGE = ("land J8 = three c", "land J9 = three f", "land K9 = three d", "land I9 = three b")
"""A village of four, I9, J8, J9 and K9."""


def ask(state: JavaState, question: str, seat: int | None = None) -> tuple[Say, ...]:
    name, *words = question.split()
    return QUESTIONS[name].ask(state, seat, tuple(words))


def test_only_what_the_own_cards_could_bring_is_private() -> None:
    assert {name for name, question in QUESTIONS.items() if question.private} == {"festivals"}


def test_cities_names_the_developer_that_decides() -> None:
    state = position(
        *VILLAGE, "land J9 = village", "palace I9 = 4 white", "developer J9 = P0", "developer J8 = P0", "turn = P0"
    )
    assert ask(state, "cities") == (
        Say("city", {"space": "I9", "size": 4, "value": 4, "used": False}),
        Say("alone", {"seat": 0, "levels": "2-1"}),
    )
    (_, leading) = ask(put(state, "developer K9 = P1"), "cities")
    assert leading == Say(
        "leads", {"seat": 0, "levels": "2-1", "second_seat": 1, "second": "1", "deciding": 1, "more": False}
    )


def test_one_developer_more_decides_where_all_others_are_equal() -> None:
    state = position(*VILLAGE, "palace I9 = 4 white", "developer J9 = P0", "developer J8 = P0", "developer K9 = P1")
    (_, leading) = ask(state, "cities")
    assert leading.args["deciding"] == 2
    assert leading.args["more"] is True


def test_a_tie_and_an_empty_city_are_told() -> None:
    state = position(*VILLAGE, "palace I9 = 4 white")
    assert ask(state, "cities")[1] == Say("nobody")
    state = put(state, "developer J9 = P1", "developer J8 = P0")
    assert ask(state, "cities")[1] == Say("tied", {"seats": (0, 1), "levels": "1"})
    assert ask(position(), "cities") == (Say("no-city"),)


def test_village_tells_which_palace_it_may_get_and_what_is_missing() -> None:
    state = position(*VILLAGE, "palaces 2 = 0", "developer J9 = P1")
    assert ask(state, "village J8") == (
        Say("village", {"space": "J8", "size": 4}),
        Say("alone", {"seat": 1, "levels": "1"}),
        Say("may-rise", {"values": (4,), "city": False}),
        Say("gone", {"values": (2,)}),
    )
    city = put(state, "palace I9 = 4 white", "changed = I9")
    assert ask(city, "village J8")[2:] == (Say("may-not-rise", {"value": 6, "size": 4, "city": True}), Say("changed"))
    assert ask(put(state, "palace I9 = 10 red"), "village I9")[-1] == Say("highest", {"value": 10})
    assert ask(state, "village D7") == (Say("no-village", {"space": "D7"}),)


def test_village_tells_where_all_stand_only_where_the_rank_does_not() -> None:
    two = position(*VILLAGE, "developer J9 = P1", "developer J8 = P0", seats=3)
    assert [say.id for say in ask(two, "village J8")] == ["village", "tied", "may-rise"]
    three = put(two, "developer K9 = P2")
    assert [say.id for say in ask(three, "village J8")] == ["village", "tied", "levels", "levels", "levels", "may-rise"]


def test_village_without_a_space_tells_of_all_that_have_no_palace() -> None:
    assert ask(position(*VILLAGE), "village") == (Say("village", {"space": "I9", "size": 4}), Say("nobody"))
    assert ask(position(), "village") == (Say("no-villages"),)


def test_water_tells_what_is_missing_and_who_would_score() -> None:
    state = position("land H10 = three f", "land H9 = three d", "land J10 = rice", "developer I11 = P1")
    lines = ask(state, "water")
    at = next(at for at, line in enumerate(lines) if line.args.get("spaces") == ("I10",))
    assert lines[at] == Say("water", {"spaces": ("I10",), "gaps": ("J9",), "count": 1, "score": 3})
    assert lines[at + 1] == Say("alone", {"seat": 1, "levels": "1"})


def test_cost_tells_a_way_with_its_changes_of_terrain() -> None:
    state = position("land D7 = three a", "land D9 = three f", "developer D7 = P0")
    assert ask(state, "cost D7 D10") == (
        Say(
            "way",
            {
                "seat": 0,
                "way": ("D7", "D8", "D9", "D10"),
                "points": 3,
                "changes": ("D7-D8", "D8-D9", "D9-D10"),
            },
        ),
    )
    assert ask(state, "cost d7 to d8")[0].args["points"] == 1
    assert ask(state, "cost D8 D7") == (Say("no-developer", {"space": "D8"}),)
    assert ask(state, "cost D7 K9") == (Say("no-way", {"seat": 0, "start": "D7", "target": "K9"}),)


def test_cost_of_one_space_is_that_between_it_and_the_border() -> None:
    state = position("land D7 = three a", "land D9 = three f")
    (said,) = ask(state, "cost E10", 1)
    assert said == Say(
        "border-way",
        {"seat": 1, "way": ("D10", "E10"), "points": 2, "border": "highland", "entry": 2, "walk": 0},
    )
    assert ask(state, "cost K9") == (Say("no-border-way", {"seat": 0, "space": "K9"}),)


def test_forecast_tells_first_and_second_places() -> None:
    state = position(*VILLAGE, "palace I9 = 4 white", "developer J9 = P0", "developer J8 = P0", "developer K9 = P1")
    one, other = ask(state, "forecast")
    assert (one.args["score"], one.args["firsts"], one.args["seconds"]) == (4, ("I9",), ())
    assert (other.args["score"], other.args["firsts"], other.args["seconds"]) == (2, (), ("I9",))
    assert ask(put(state, "finished P0 = yes", "final_points P0 = 7"), "forecast")[0] == Say(
        "had-final", {"seat": 0, "score": 7}
    )


def test_festivals_tells_what_the_own_cards_could_bring() -> None:
    state = position(
        *VILLAGE,
        "palace I9 = 4 white",
        "developer J9 = P0",
        "developer K9 = P1",
        "card = M",
        "hand P0 = M MD",
        "hand P1 = D",
    )
    (said,) = ask(state, "festivals", 0)
    assert {name: said.args[name] for name in ("total", "most", "sure", "score", "shared")} == {
        "total": 2,
        "most": 1,
        "sure": True,
        "score": 2,
        "shared": 1,
    }
    assert ask(state, "festivals") == (Say("no-festival"),)


def test_why_tells_of_each_rotation_whether_it_fits_and_why_not() -> None:
    state = position("land D8 = rice", "land D6 = rice", "developer D6 = P1")
    lines = ask(state, "why two D7")
    told = {letter: line.args["reason"] for line in lines if line.id == "unfit" for letter in line.args["rotations"]}
    assert told == {"a": "not-flat", "d": "developer-there"}
    assert [line.args["rotation"] for line in lines if line.id == "fit"] == ["b", "c", "e", "f"]
    assert lines[0] == Say("fit", {"rotation": "b", "single": False, "spaces": ("D7", "C8"), "points": 1, "level": 1})
    assert lines[1].args["points"] == 2
    assert ask(state, "why rice A5")[0].args["reason"] == "wholly-outside"


def test_why_says_once_what_holds_in_all_rotations() -> None:
    (line,) = ask(position("three = 0"), "why three D7")
    assert line == Say(
        "unfit",
        {"rotations": tuple("abcdef"), "anyhow": True, "reason": "no-tile-left", "spaces": (), "count": 0},
    )


@pytest.mark.parametrize("question", ["village X1", "cost", "cost D7 D8 D9", "why", "why four D7", "why rice"])
def test_what_makes_no_sense_is_unreadable(question: str) -> None:
    with pytest.raises(Unreadable):
        ask(position(), question)
