"""The component tables add up, and agree with all that is known about the printed numbers."""

from collections.abc import Iterator

import pytest

from rules.magellan import data, fields
from rules.magellan.fields import FIELDS, OWN, Field, Number


def numbers(field: Field) -> Iterator[Number]:
    yield from (number for number in (field.crowns, field.right, field.sacks) if number is not None)


def crowns_of(explorer: str, side: str) -> tuple[int, ...]:
    return tuple(field.crowns.value if field.crowns else 0 for field in FIELDS[explorer, side])


def sacks_of(explorer: str, side: str) -> tuple[int, ...]:
    return tuple(field.sacks.value for field in FIELDS[explorer, side])


def cards_drawn(half: int, side: str) -> int:
    """Counts the cards that the sacks of a half give when every explorer card is sold."""
    explorers = [explorer for explorer in data.EXPLORERS if data.HALVES[explorer] == half]
    return sum(
        sacks * count
        for explorer in explorers
        for sacks, count in zip(sacks_of(explorer, side), data.NUMBERS[1].cards, strict=True)
    )


def test_every_explorer_has_three_fields_on_both_sides() -> None:
    assert set(FIELDS) == {(explorer, side) for explorer in data.EXPLORERS for side in "AB"}
    assert [data.HALVES[explorer] for explorer in data.EXPLORERS] == [0, 0, 0, 1, 1, 1]


def test_there_are_36_explorer_cards() -> None:
    assert [len(data.EXPLORERS) * count for count in data.NUMBERS[1].cards] == [18, 12, 6]


def test_one_set_of_gold_cards_has_45_gold_and_18_crowns() -> None:
    assert (sum(data.GOLD), sum(data.NUMBERS[1].crowns.values()), len(data.GOLD) * data.NUMBERS[1].sets) == (45, 18, 63)
    assert all(data.NUMBERS[1].crowns[low] >= data.NUMBERS[1].crowns[low + 1] for low in data.GOLD[:-1])


def test_known_crowns_of_columbus() -> None:
    one, two, three = crowns_of("columbus", "A")
    assert (two, three, two - one, sacks_of("columbus", "A")[1]) == (5, 10, 4, 1)


def test_cooks_fields_are_worth_35_together() -> None:
    assert sum(crowns_of("cook", "A")) == 35


def test_cook_and_magellan_bring_no_income() -> None:
    assert all(sacks_of(explorer, side) == (0, 0, 0) for explorer in ("cook", "magellan") for side in "AB")


def test_magellan_has_no_printed_crown_and_27_points_at_most() -> None:
    for side in "AB":
        assert all(field.crowns is None for field in FIELDS["magellan", side])
        assert [field.amount for field in FIELDS["magellan", side]] == [1, 2, 3]
    assert 3 * 3 * max(data.NUMBERS[1].crowns.values()) == 27


@pytest.mark.parametrize("side", "AB")
def test_da_gama_draws_one_two_and_three_cards_and_only_right_halves_have_crowns(side: str) -> None:
    assert [field.amount for field in FIELDS["da_gama", side]] == [1, 2, 3]
    assert crowns_of("da_gama", side) == (0, 0, 0)
    assert [field.right is not None for field in FIELDS["da_gama", side]] == [side == "B"] * 3


def test_crowns_never_fall_from_field_to_field() -> None:
    for key, row in FIELDS.items():
        shown = [field.crowns.value for field in row if field.crowns]
        assert shown == sorted(shown), key
        right = [field.right.value for field in row if field.right]
        assert right == sorted(right), key


def test_fields_with_much_gold_have_no_crowns() -> None:
    for row in FIELDS.values():
        assert not any(field.sacks.value >= 3 and field.crowns and field.crowns.value for field in row)


def test_side_b_gives_fewer_cards_than_side_a() -> None:
    assert [(cards_drawn(half, "A"), cards_drawn(half, "B")) for half in (0, 1)] == [(14, 12), (16, 12)]


def test_ships_without_magellan_and_columbus_score_what_one_known_game_allows() -> None:
    explorers = ("cook", "pizarro", "marco_polo", "da_gama")
    assert 38 <= sum(sum(crowns_of(explorer, "A")) for explorer in explorers) == 46 <= 48


def test_some_fields_of_phase_3_have_sacks_and_some_fields_are_worth_nothing() -> None:
    assert any(row[2].sacks.value for row in FIELDS.values())
    assert any(field.crowns and not field.crowns.value for row in FIELDS.values() for field in row)


def test_every_number_says_where_it_comes_from() -> None:
    sources = {number.source for row in FIELDS.values() for field in row for number in numbers(field)}
    assert sources == {fields.STATED, fields.INFERRED, fields.OWN}
    stated = [
        (explorer, side, at, number.value)
        for (explorer, side), row in FIELDS.items()
        for at, field in enumerate(row, start=1)
        for number in numbers(field)
        if number.source == fields.STATED
    ]
    assert stated == [("columbus", "A", 2, 5), ("columbus", "A", 2, 1), ("columbus", "A", 3, 10)]


@pytest.mark.parametrize(("explorer", "side"), [("pizarro", "A"), ("marco_polo", "B"), ("columbus", "B")])
def test_numbers_that_no_source_gives_are_our_own(explorer: str, side: str) -> None:
    assert {number.source for field in FIELDS[explorer, side] for number in numbers(field)} == {OWN}
