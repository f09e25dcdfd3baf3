"""The vocabulary of scenarios: who may bid is found from all that is set, and where nobody may, the error says why."""

from __future__ import annotations

import pytest

from rules.core import scenario
from tests.rules.magellan.positions import play, position, put, read

HEADER = "title: A test\ngame: magellan\nseats: 3\n"
PHASE_2 = "set phase = 2\nset ship P1 1 = cook 1\nset ship P2 1 = cook 1\nset stack = -\n"


def run(text: str) -> scenario.Result:
    return scenario.run(scenario.parse(HEADER + text))


WRITTEN = [
    "phase = 3",
    "opener = P2",
    "card = cook",
    "stack = cook magellan",
    "stack = -",
    "vetoed = 2",
    "hand P1 = 1 1 9",
    "hand P1 = -",
    "open P0 = yes",
    "vetoes P1 = 2",
    "reserve P2 = 4",
    "ship P1 3 = cook 2",
    "ship P1 3 = -",
    "supply = 3 1 2",
    "discards = 1 2 2",
]


@pytest.mark.parametrize("line", WRITTEN)
def test_what_is_set_is_read_back(line: str) -> None:
    name, _, value = line.partition(" = ")
    assert read(position(line), name) == value


def test_ships_take_from_the_reserve_and_give_back() -> None:
    state = position("ship P1 3 = cook 2")
    assert read(state, "reserve P1") == "5"
    state = put(state, "ship P1 3 = pizarro 1")
    assert (read(state, "reserve P1"), read(state, "ships cook 2")) == ("5", "-")
    assert read(put(state, "ship P1 3 = -"), "reserve P1") == "6"


def test_a_divided_field_needs_a_half() -> None:
    state = position("ship P1 1 = da_gama 2 right", side_half_2="B")
    assert read(state, "ship P1 1") == "da_gama 2 right"


def test_piles_lie_face_down_on_side_a_and_face_up_on_side_b() -> None:
    for side, shown in (("A", False), ("B", True)):
        state = position("ship P1 1 = magellan 2", "pile P1 1 = 4 1", side_half_1=side)
        assert read(state, "pile P1 1") == "4 1"
        assert {tucked.shown for tucked in state.ships[0].pile} == {shown}


def test_the_draw_of_pizarro_is_read_back() -> None:
    state = position("ship P1 1 = pizarro 3", "drawing = P1", "pack = 9 1", side_half_1="B")
    assert (read(state, "drawing"), read(state, "pack"), read(state, "drawn")) == ("P1", "9 1", "-")
    state, _ = play(state, "draw")
    assert (read(state, "pack"), read(state, "drawn")) == ("1", "9")


@pytest.mark.parametrize(
    "line",
    [
        "phase = 0",
        "phase = 4",
        "phase = one",
        "opener = P3",
        "card = drake",
        "stack = cook drake",
        "vetoed = 99",
        "hand P0 = 0",
        "hand P0 = 10",
        "hand P7 = 1",
        "hand = 1",
        "open P0 = maybe",
        "vetoes P0 = 4",
        "reserve P0 = 7",
        "ship P0 7 = cook 1",
        "ship P0 1 = cook",
        "ship P0 1 = cook 4",
        "ship P0 1 = cook 1 left",
        "ship P0 1 = cook 1 left left",
        "pile P0 1 = 1",
        "supply = x",
        "drawing = P0",
        "pack = 1",
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        position(line)


def test_a_card_that_nobody_may_bid_for_cannot_be_turned_up() -> None:
    with pytest.raises(ValueError, match="nobody may bid"):
        position("phase = 2", "card = cook")


def test_an_auction_that_is_not_possible_any_more_ends_when_phase_or_ships_are_set() -> None:
    phase_two = ("phase = 2", "ship P1 1 = cook 1", "stack = pizarro", "card = cook")
    assert read(position("card = cook", "phase = 2"), "card") == "-"
    assert read(position(*phase_two), "card") == "cook"
    assert read(position(*phase_two, "ship P1 1 = -"), "card") == "-"
    assert read(position(*phase_two, "ship P1 1 = cook 2"), "card") == "-"
    won, _ = play(position("card = magellan"), "bid 8; pass; pass")
    assert read(put(won, "phase = 2"), "card") == "-"


def test_line_of_the_card_may_stand_anywhere_in_its_row() -> None:
    assert run(f"set card = cook\nset opener = P2\n{PHASE_2}expect active = P2 P1").failures == ()


def test_card_that_nobody_may_bid_for_names_the_phase_and_what_is_asked() -> None:
    with pytest.raises(scenario.ScenarioError) as caught:
        run(f"{PHASE_2}set opener = P1\nset card = cook\nplay P1 bid 1\nset card = pizarro")
    assert caught.value.why == (
        "nobody may bid for pizarro in phase 2: that takes a ship on field 1 of pizarro and a card in the hand; "
        "still open: bid, asked of P2"
    )


@pytest.mark.parametrize(
    "lines",
    [
        ("hand P0 = 9 9 9 9 9 9 9 9",),
        ("hand P0 = 9 9 9 9", "hand P1 = 9 9 9 9"),
        ("hand P0 = 9 9 9", "discards = 9 9 9 9"),
        ("ship P0 1 = magellan 2", "pile P0 1 = 9 9 9 9 9 9"),
        ("supply = 9 9 9 9 9",),
    ],
)
def test_no_more_cards_lie_anywhere_than_there_are(lines: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="7 cards of 9"):
        position(*lines)


def test_what_lies_elsewhere_is_taken_from_the_bottom_of_the_supply() -> None:
    state = position("supply = 9 1 9 9 2 9")
    assert read(put(state, "hand P0 = 9 9 9"), "supply") == "9 1 9 2"


def test_who_loses_the_cards_that_he_has_laid_has_not_bid_any_more() -> None:
    state, _ = play(position("hand P0 = 4 9", "card = cook"), "bid 9")
    assert (read(state, "bid"), read(put(state, "hand P0 = 9 9"), "bid")) == ("9", "9")
    assert read(put(state, "hand P0 = 4"), "bid") == "-"
