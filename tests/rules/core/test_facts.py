"""Facts of scenarios: fields are found by the position's declaration, words are read as the usage says, and what makes
no sense is said plainly."""

from dataclasses import replace

import pytest

from rules.core import match
from rules.core.contract import State
from rules.core.facts import Spelling, Vocabulary, list_text, number_of, one_of, place_in, seat_of, seat_text, words_of
from rules.core.library import load

TOY = load("toy")
STATE = match.start(TOY, 3, {}, "facts").match.state
TURN = type(STATE.top)
SAID: Vocabulary[State] = Vocabulary(
    TOY.state_type,
    {
        "CARD": one_of(("oak", "hazel", "walnut", "acorn", "beechnut"), "card"),
        "PLACE": place_in(("first", "second"), "place"),
        "KIND": Spelling(lambda state, text: {"oak": 1}[text]),
        "KIND and number": Spelling(lambda state, text: {"oak 2": 1}[text]),
    },
)
HAND = SAID.field("hand SEAT = CARDS in the hand", can_be_set=False)


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


def test_the_field_of_a_player_is_read_and_set_for_its_seat_alone() -> None:
    nests = SAID.field("nests SEAT = NUMBER of points for nests", most=12)
    assert nests.write is not None
    state = nests.write(STATE, ("P1",), "7")
    assert [nests.read(state, (seat,)) for seat in ("P0", "P1", "P2")] == ["0", "7", "0"]
    with pytest.raises(ValueError, match="no number from 0 to 12"):
        nests.write(STATE, ("P1",), "13")


def test_a_word_behind_the_name_is_a_place_in_the_field() -> None:
    first = SAID.field("deck PLACE = CARD that lies there")
    assert first.write is not None
    state = first.write(STATE, ("second",), "acorn")
    assert (first.read(state, ("second",)), state.deck[2:]) == ("acorn", STATE.deck[2:])
    with pytest.raises(ValueError, match="'third' is no place; places are first, second"):
        first.read(state, ("third",))


def test_the_field_of_a_frame_is_nothing_where_there_is_no_such_frame() -> None:
    points = SAID.field("left = NUMBER of points", "points", frame=TURN)
    assert points.write is not None
    assert points.read(points.write(STATE, (), "1"), ()) == "1"
    ended = replace(STATE, frames=())
    assert points.read(ended, ()) == "-"
    with pytest.raises(ValueError, match="there is no turn now"):
        points.write(ended, (), "1")


@pytest.mark.parametrize("usage", ["acorns = NUMBER", "acorns SEAT = NUMBER"])
def test_a_field_that_is_declared_nowhere_is_told_at_once(usage: str) -> None:
    with pytest.raises(ValueError, match="there is no field 'acorns'"):
        SAID.field(usage)


def test_a_limit_may_follow_from_the_position_and_the_words() -> None:
    nests = SAID.field("nests SEAT = NUMBER", least=1, most=lambda state, seat: len(state.players) + seat)
    assert nests.write is not None
    for text in ("0", "6"):
        with pytest.raises(ValueError, match="no number from 1 to 5"):
            nests.write(STATE, ("P2",), text)


def test_nothing_can_be_set_where_that_is_said() -> None:
    taken: list[object] = []

    def write(state: State, seat: object) -> State:
        taken.append(seat)
        return state

    for or_nothing in (True, False):
        fact = SAID.fact("owner = SEAT", lambda state: None, write, or_nothing=or_nothing)
        assert fact.write is not None
        if or_nothing:
            fact.write(STATE, (), "-")
        else:
            with pytest.raises(ValueError, match="'-' is no seat"):
                fact.write(STATE, (), "-")
    assert taken == [None]


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
    judge = SAID.fact(f"nut = {described}", lambda state: "").judge
    for value in possible:
        judge(STATE, value)
    for value in impossible:
        with pytest.raises((ValueError, KeyError)):
            judge(STATE, value)


@pytest.mark.parametrize(
    ("described", "found", "text"),
    [
        ("NUMBER", 0, "0"),
        ("NUMBER", None, "-"),
        ("yes or no", False, "no"),
        ("SEATS", (2, 0), "P2 P0"),
        ("SEATS", (), "-"),
        ("CARD", "", "-"),
    ],
)
def test_a_value_is_written_as_its_kind_is(described: str, found: object, text: str) -> None:
    assert SAID.fact(f"nut = {described}", lambda state: found).read(STATE, ()) == text


def test_a_kind_of_value_that_nobody_knows_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="begins with no kind of value; such are NUMBERS"):
        SAID.fact("nut = TREE", lambda state: "")
