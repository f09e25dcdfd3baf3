"""The vocabulary of scenarios."""

from __future__ import annotations

import pytest

from tests.rules.java.positions import position, put, read, setup


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("land D7", "three a"),
        ("land D7", "two f"),
        ("land D7", "rice"),
        ("land D7", "village"),
        ("water J9", "yes"),
        ("hand P1", "M MD"),
        ("card", "DP"),
        ("pile", "M D P"),
        ("discards", "MP M"),
        ("three", "3"),
        ("irrigation", "0"),
        ("palaces 4", "2"),
        ("turn", "P1"),
        ("points", "3"),
        ("placed", "yes"),
        ("acted", "yes"),
        ("taken", "2"),
        ("used", "1"),
        ("changed", "D7 E8"),
        ("waived", "1"),
        ("finished P1", "yes"),
        ("final_points P1", "20"),
        ("village P0", "1"),
    ],
)
def test_what_is_set_is_read(fact: str, value: str) -> None:
    assert read(position(f"{fact} = {value}"), fact) == value


def test_a_developer_comes_out_of_the_supply_and_goes_back() -> None:
    state = position("land D7 = rice", "developer D7 = P1")
    assert read(state, "developers P1") == "11"
    assert read(put(state, "developer D7 = -"), "developers P1") == "12"


def test_a_palace_is_read_with_its_side() -> None:
    state = position("land D7 = two a", "palace D7 = 6 red")
    assert (read(state, "palace D7"), read(state, "palace D8"), read(state, "terrain D7")) == ("6 red", "-", "palace")


@pytest.mark.parametrize(
    "line",
    [
        "land D7 = three",
        "land D7 = rice a",
        "land F8 = rice",
        "land A5 = two b",
        "water D7 = yes",
        "water F8 = no",
        "palace D7 = 6",
        "palace D7 = 6 white",
        "developer D7 = P0",
        "hand P0 = X",
        "known P0 = M M M M M M",
        "palaces 4 = 8",
        "turn = P5",
        "placed = maybe",
        "points = many",
    ],
)
def test_what_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(ValueError):
        put(setup(2), "turn = P0", line)


TENS = ("D7", "D9", "F7", "F9", "H7", "H9", "J9")
"""As many spaces that are apart as there are palaces of the lowest value, and one more."""

VILLAGES = ("land D7 = village", "land D9 = village", "land F9 = village", "palace D7 = 2 white")


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ((*VILLAGES, "palace D9 = 2 red", "land D8 = village"), "two palaces would lie in one village: D7 D9"),
        ((*VILLAGES, "land D8 = village", "palace D8 = 4 white"), "two palaces would lie in one village: D7 D8"),
        ((*VILLAGES, "developer D9 = P0", "palace D9 = 4 white"), "a palace lies where no developer stands"),
        ((*VILLAGES, "developer D9 = P0", "developers P0 = 12"), "'12' is no number from 0 to 11"),
        ((*VILLAGES, "land J9 = rice", "water J9 = no"), "an irrigation tile lies on bare ground away from the border"),
        ((*(f"land {at} = village" for at in TENS), *(f"palace {at} = 2 white" for at in TENS)), "there are 6 palaces"),
    ],
)
def test_what_cannot_lie_together_is_refused_with_the_reason(lines: tuple[str, ...], why: str) -> None:
    *before, last = lines
    state = position(*before)
    with pytest.raises(ValueError, match=why):
        put(state, last)


def test_a_palace_may_be_larger_than_what_is_left_of_its_village() -> None:
    assert read(position("land D7 = village", "palace D7 = 6 white"), "size D7") == "1"
