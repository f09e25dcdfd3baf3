"""What nobody can know, dealt anew."""

from collections import Counter
from functools import cache

from rules.core.chance import SecretChance
from rules.tikal.game import GAME
from rules.tikal.state import TikalState
from tests.rules.tikal.positions import position, random_game


@cache
def states() -> tuple[TikalState, ...]:
    return tuple(
        state
        for mode in ("basic", "auction")
        for number, (state, *_) in enumerate(random_game(3, 8, mode=mode))
        if number % 20 == 0
    )


def test_everything_in_sight_stays() -> None:
    for state in states():
        again = GAME.redeal(state, 0, SecretChance("another"))
        assert GAME.view(again, None) == GAME.view(state, None)
        assert again.frames == state.frames
        assert [tile[0] for tile in again.stack] == [tile[0] for tile in state.stack]


def test_nothing_is_lost() -> None:
    for state in states():
        again = GAME.redeal(state, None, SecretChance("another"))
        assert sorted(again.stack) == sorted(state.stack)
        for one, other in zip(again.spaces, state.spaces, strict=True):
            assert len(one.treasures) == len(other.treasures)
        hidden = [
            Counter([*s.pile, *(motif for space in s.spaces for motif in space.treasures)]) for s in (state, again)
        ]
        assert hidden[0] == hidden[1]


def test_tiles_treasures_and_salt_are_dealt_anew() -> None:
    state = position("space b3 = A4 r0")
    dealt = [GAME.redeal(state, 0, SecretChance(secret)) for secret in "abcdefgh"]
    assert len({again.stack for again in dealt}) == 8
    assert len({again.pile for again in dealt}) == 8
    assert len({again.spaces for again in dealt}) > 4
    assert len({again.salt for again in dealt} | {state.salt}) == 9
