"""Palaces built and enlarged."""

from __future__ import annotations

import pytest

from rules.core.contract import Say
from rules.java.events import PalaceBuilt, PalaceEnlarged
from rules.java.game import GAME
from tests.rules.java.positions import play, position, read, refusal

VILLAGE = (
    "land J8 = three c",
    "land J9 = three f",
    "land K9 = three d",
    "land I9 = three b",
    "developer J8 = P0",
    "placed = yes",
)
"""A village of four, I9, J8, J9 and K9."""


def test_a_palace_scores_half_of_its_value_and_is_told() -> None:
    state, events = play(position(*VILLAGE), "build I9 4")
    assert events == [PalaceBuilt(seat=0, space="I9", value=4, score=2)]
    assert read(state, "palace I9") == "4 white"
    assert read(state, "palaces 4") == "6"


def test_a_larger_palace_scores_half_of_its_new_value_and_is_told() -> None:
    state, events = play(position(*VILLAGE, "palace I9 = 2 red"), "enlarge I9 4")
    assert events == [PalaceEnlarged(seat=0, space="I9", before=2, value=4, score=2)]
    assert read(state, "palace I9") == "4 white"


@pytest.mark.parametrize(
    ("facts", "text", "code"),
    [
        ((), "build D7 2", "no-village"),
        ((), "build K8 2", "no-village"),
        (("palace J9 = 2 white",), "build I9 2", "city-has-palace"),
        (("developer J8 = P1",), "build I9 2", "nobody-of-yours-there"),
        (("developer K9 = P1",), "build I9 2", "not-highest"),
        ((), "build J8 2", "developer-there"),
        ((), "build I9 6", "village-too-small"),
        (("palaces 4 = 0",), "build I9 4", "no-palace-left"),
        (("points = 0",), "build I9 4", "too-few-points"),
        ((), "enlarge I9 4", "no-palace"),
        (("palace I9 = 2 white", "changed = I9"), "enlarge I9 4", "palace-changed"),
        (("palace I9 = 2 white", "developer K9 = P1"), "enlarge I9 4", "not-highest"),
        (("palace I9 = 4 white",), "enlarge I9 2", "not-larger"),
        (("palace I9 = 4 white",), "enlarge I9 6", "village-too-small"),
        (("palace I9 = 2 white", "palaces 4 = 0"), "enlarge I9 4", "no-palace-left"),
        (("palace I9 = 2 white", "points = 0"), "enlarge I9 4", "too-few-points"),
    ],
)
def test_a_refusal_names_the_rule(facts: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(position(*VILLAGE, *facts), text).code == code


def test_who_ranks_higher_is_named_with_the_levels() -> None:
    found = refusal(position(*VILLAGE, "land J9 = village", "developer J9 = P1"), "build I9 2")
    assert found.params == {"seats": (1,), "levels": "2", "own": "1", "tied": False}
    found = refusal(position(*VILLAGE, "developer K9 = P1"), "build I9 2")
    assert found.params == {"seats": (1,), "levels": "1", "own": "1", "tied": True}


def test_a_palace_may_not_take_the_last_place_for_land() -> None:
    state = position(*VILLAGE, "placed = no")
    play(state, "build I9 4; place rice D7")


def test_a_palace_is_offered_with_the_largest_value_that_it_may_get() -> None:
    state = position(*VILLAGE, "land J7 = village", "land K8 = village", "palace I9 = 2 white")
    (offered,) = GAME.tokens(state, 0, ("enlarge",))
    assert (offered.text, offered.note) == ("I9", Say("values", {"value": 6}))


def test_a_panel_offers_palaces_with_what_they_score() -> None:
    offered = GAME.menu(position(*VILLAGE, "palace I9 = 2 white"), 0, ("enlarge",))
    assert offered is not None
    assert [(token.text, token.note) for token in offered] == [
        ("I9 4", Say("palace-laid", {"space": "I9", "value": 4, "score": 2}))
    ]


def test_a_refusal_names_a_village_by_the_space_that_was_typed() -> None:
    found = refusal(position(*VILLAGE, "developer J8 = P1"), "build J9 2")
    assert (found.code, found.params["space"]) == ("nobody-of-yours-there", "J9")
