"""What the bases answer for a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core.chance import SecretChance
from rules.core.contract import State, Tagged
from rules.core.games import Open


class Waved(Tagged, frozen=True):
    pass


def test_in_an_open_game_nothing_is_secret_and_everybody_is_shown_everything() -> None:
    game: Open[State, Any, Waved] = Open()
    state = State(rules=1, salt="", frames=())
    assert not game.secret(state, Waved())
    assert [game.show(Waved(), eye) for eye in (0, 1, None)] == [Waved()] * 3


def test_in_an_open_game_the_salt_alone_is_dealt_anew() -> None:
    game: Open[State, Any, Waved] = Open()
    state = State(rules=1, salt="drawn at setup", frames=(Waved(),))
    dealt = game.redeal(state, 0, SecretChance("anew"))
    assert dealt.salt != state.salt
    assert replace(dealt, salt=state.salt) == state


def test_an_action_is_a_single_step_unless_the_game_says_otherwise() -> None:
    game: Open[State, Any, Waved] = Open()
    assert game.steps(Waved()) == (Waved(),)
