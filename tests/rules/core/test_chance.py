import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.chance import Outcome, RecordedChance, ReplayError, SecretChance, commitment

kinds = st.sampled_from(["deck", "tiles-A", "die"])


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment("deep") == hashlib.sha256(b"deep").hexdigest()


def test_a_secret_draws_the_same_on_every_version() -> None:
    """These values may never change: running games and opened commitments depend on them."""
    chance = SecretChance("secret")
    assert chance.shuffle("tiles", "abcdefgh") == ("a", "h", "b", "d", "f", "g", "e", "c")
    assert [chance.below("die", 6) for _ in range(8)] == [3, 4, 2, 2, 4, 3, 0, 2]
    assert chance.salt() == "db58de949103e6f8ac399f86b50833ec"


def test_other_secrets_kinds_and_numbers_draw_otherwise() -> None:
    things = range(50)
    one = SecretChance("a")
    draws = [
        one.shuffle("deck", things),
        one.shuffle("deck", things),
        one.shuffle("tiles", things),
        SecretChance("b").shuffle("deck", things),
    ]
    assert len(set(draws)) == 4


def test_draws_of_one_kind_do_not_shift_those_of_another() -> None:
    one, other = SecretChance("a"), SecretChance("a")
    other.below("die", 6)
    other.salt()
    assert one.shuffle("deck", range(50)) == other.shuffle("deck", range(50))


def test_counting_goes_on_where_the_match_was() -> None:
    whole = SecretChance("a")
    draws = [whole.below("die", 1000) for _ in range(3)]
    assert SecretChance("a", {"die": 2}).below("die", 1000) == draws[2]


@given(st.text(max_size=5), kinds, st.lists(st.integers(), max_size=30))
def test_a_shuffle_loses_nothing_and_adds_nothing(secret: str, kind: str, items: list[int]) -> None:
    chance = SecretChance(secret)
    assert Counter(chance.shuffle(kind, items)) == Counter(items)
    [outcome] = chance.outcomes
    assert sorted(outcome.values) == list(range(len(items)))


@given(st.text(max_size=5), kinds, st.integers(1, 10**6))
def test_a_number_lies_below_its_bound(secret: str, kind: str, bound: int) -> None:
    assert 0 <= SecretChance(secret).below(kind, bound) < bound


def test_every_order_is_equally_likely() -> None:
    found = Counter(SecretChance(str(n)).shuffle("deck", "abcd") for n in range(4800))
    assert set(found) == set(permutations("abcd"))
    assert all(140 < count < 260 for count in found.values())


def test_every_number_is_equally_likely() -> None:
    chance = SecretChance("a")
    found = Counter(chance.below("die", 6) for _ in range(6000))
    assert all(880 < found[face] < 1120 for face in range(6))


def test_a_salt_is_32_random_hexadecimal_digits() -> None:
    salts = {SecretChance(str(n)).salt() for n in range(50)}
    assert len(salts) == 50
    assert all(len(salt) == 32 and set(salt) <= set("0123456789abcdef") for salt in salts)


@given(st.text(max_size=5), st.lists(st.tuples(kinds, st.integers(0, 9)), max_size=6))
def test_recorded_draws_repeat_what_came_out(secret: str, draws: list[tuple[str, int]]) -> None:
    def draw(chance: SecretChance | RecordedChance) -> list[object]:
        found: list[object] = [chance.salt()]
        for kind, size in draws:
            found.append(chance.shuffle(kind, "abcdefghi"[:size]) if size % 2 else chance.below(kind, size + 1))
        return found

    first = SecretChance(secret)
    came_out = draw(first)
    again = RecordedChance(first.outcomes)
    assert draw(again) == came_out
    assert again.outcomes == first.outcomes
    again.finish()


@pytest.mark.parametrize(
    "outcomes",
    [
        (),
        (Outcome("tiles", (1, 0)),),
        (Outcome("deck", (0, 0)),),
        (Outcome("deck", (0, 1, 2)),),
        (Outcome("deck", (0,)),),
        (Outcome("deck", (1, 2)),),
    ],
)
def test_a_recorded_order_that_does_not_fit_is_refused(outcomes: tuple[Outcome, ...]) -> None:
    with pytest.raises(ReplayError):
        RecordedChance(outcomes).shuffle("deck", "ab")


@pytest.mark.parametrize("values", [(), (6,), (-1,), (1, 2)])
def test_a_recorded_number_that_does_not_fit_is_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(ReplayError, match="not a number below 6"):
        RecordedChance([Outcome("die", values, 6)]).below("die", 6)


@pytest.mark.parametrize("values", [(), (1,) * 15, (1,) * 15 + (256,), (-1,) + (1,) * 15])
def test_a_recorded_salt_that_does_not_fit_is_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(ReplayError, match="not sixteen bytes"):
        RecordedChance([Outcome("salt", values, 256)]).salt()


def test_a_recorded_draw_that_nobody_asked_for_is_noticed() -> None:
    with pytest.raises(ReplayError, match="a recorded die was never drawn"):
        RecordedChance([Outcome("die", (1,), 6)]).finish()
