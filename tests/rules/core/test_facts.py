"""Facts of scenarios: the words behind a name are read as its usage says, and what makes no sense is said plainly."""

import pytest

from rules.core import match
from rules.core.facts import fact, list_text, number_of, player_number, seat_of, seat_text, words_of
from rules.core.library import load

STATE = match.start(load("toy"), 3, {}, "facts").match.state
HAND = fact(
    "hand SEAT = CARDS in the hand",
    {"SEAT": seat_of},
    lambda state, where: list_text(state.players[where[0]].hand),
)


def test_a_fact_is_called_by_its_first_word_and_read_for_the_words_behind_it() -> None:
    assert (HAND.name, HAND.usage) == ("hand", "hand SEAT = CARDS in the hand (can only be read)")
    assert HAND.read(STATE, ("P1",)) == " ".join(STATE.players[1].hand)
    assert HAND.write is None


@pytest.mark.parametrize(
    ("args", "why"), [((), "SEAT must follow the name"), (("P9",), "seats are P0, P1, P2"), (("P0", "P1"), "SEAT must")]
)
def test_words_that_make_no_sense_are_refused(args: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        HAND.read(STATE, args)


def test_what_is_written_reads_back() -> None:
    assert words_of(list_text(("a", "b"))) == ("a", "b")
    assert words_of(list_text(())) == ()
    assert seat_of(STATE, seat_text(2)) == 2
    assert number_of("12", 12) == 12


def test_the_number_that_a_player_has_is_read_and_written_for_his_seat_alone() -> None:
    nests = player_number("nests", "points for nests", 12)
    assert nests.usage == "nests SEAT = NUMBER of points for nests"
    assert nests.write is not None
    state = nests.write(STATE, ("P1",), "7")
    assert [nests.read(state, (seat,)) for seat in ("P0", "P1", "P2")] == ["0", "7", "0"]
    with pytest.raises(ValueError, match="no number from 0 to 12"):
        nests.write(STATE, ("P1",), "13")


@pytest.mark.parametrize("text", ["13", "-1", "x", "", "99999"])
def test_numbers_have_a_limit(text: str) -> None:
    with pytest.raises(ValueError, match="no number from 0 to 12"):
        number_of(text, 12)


@pytest.mark.parametrize(
    ("described", "possible", "impossible"),
    [
        ("NUMBER of cards", ("0", "12", "-3", "-"), ("many", "03", "1 2", "")),
        ("NUMBERS that can be bid", ("1 2", "7", "-"), ("1, 2", "x")),
        ("SEAT whose turn it is", ("P2", "-"), ("P3", "p2", "2")),
        ("SEATS in order", ("P0 P2", "-"), ("P0, P2",)),
        ("yes or no: whether it is so", ("yes", "no", "-"), ("maybe", "yes or no")),
        ("turn, window or over", ("turn", "window", "over"), ("night",)),
        ("KIND of nut", ("oak",), ("pine",)),
        ("KIND and number", ("oak 2",), ("oak",)),
    ],
)
def test_value_that_a_fact_cannot_have_is_known_by_its_description(
    described: str, possible: tuple[str, ...], impossible: tuple[str, ...]
) -> None:
    values = {
        "KIND": lambda state, value: {"oak": 1}[value],
        "KIND and number": lambda state, value: {"oak 2": 1}[value],
    }
    judge = fact(f"nut = {described}", {}, lambda state, where: "", values=values).judge
    assert judge is not None
    for value in possible:
        judge(STATE, value)
    for value in impossible:
        with pytest.raises((ValueError, KeyError)):
            judge(STATE, value)


def test_fact_of_which_nothing_is_said_may_be_anything() -> None:
    assert HAND.judge is None
