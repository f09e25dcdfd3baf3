"""What the tree of tokens offers is what the judge of single actions lets pass."""

from random import Random

import pytest

from rules.core.chance import SecretChance
from rules.core.contract import Ambiguous, IllegalAction, Seat, Unreadable
from rules.core.notation import legal, offers
from rules.tikal import data
from rules.tikal.actions import Action
from rules.tikal.game import GAME
from rules.tikal.state import TikalState, active_seat
from tests.rules.tikal.positions import random_game

WORDS = (
    "0",
    "1",
    "2",
    "3",
    "20",
    "A1",
    "B4",
    "L",
    "1+L",
    "2+L",
    "r0",
    "r3",
    "worker",
    "P0",
    "P1",
    "P2",
    "m1",
    "m4",
    *data.SPACES,
)
"""What a word of a legal notation is replaced by."""


@pytest.mark.parametrize(("seats", "mode"), [(2, "basic"), (3, "basic"), (4, "basic"), (3, "auction")])
def test_every_legal_notation_passes_and_its_neighbours_pass_only_if_they_are_legal_too(seats: int, mode: str) -> None:
    luck = Random(seats)
    verdicts = {True: 0, False: 0}
    for number, (state, *_) in enumerate(random_game(seats, seats, mode=mode)):
        if number % 10:
            continue
        seat = active_seat(state)
        assert seat is not None
        actions = {text: GAME.parse(text, state, seat) for text in legal(GAME, state, seat)}
        for action in actions.values():
            GAME.check(state, seat, action)
        known = {GAME.format(action) for action in actions.values()}
        for text in luck.sample(sorted(actions), min(20, len(actions))):
            for changed in changes(text, luck):
                try:
                    action = GAME.parse(changed, state, seat)
                except (Unreadable, Ambiguous):
                    continue
                verdict = passes(state, seat, action)
                verdicts[verdict] += 1
                first, *later = GAME.steps(action)
                assert verdict == (GAME.format(first) in known and offered_after(state, seat, first, later)), changed
    assert min(verdicts.values()) > 200


@pytest.mark.parametrize("seats", [2, 4])
def test_an_action_comes_to_the_same_as_its_single_steps(seats: int) -> None:
    taken_apart = 0
    for state, _, text, after, _ in random_game(seats, 10 + seats):
        seat = active_seat(state)
        assert seat is not None
        steps = GAME.steps(GAME.parse(text, state, seat))
        taken_apart += len(steps) > 1
        for step in steps:
            GAME.check(state, seat, step)
            state = GAME.apply(state, seat, step, SecretChance("unused")).state
        assert state == after
    assert taken_apart > 10


def changes(text: str, luck: Random) -> list[str]:
    words = text.split()
    found = []
    for at in range(1, len(words)):
        found += [" ".join([*words[:at], word, *words[at + 1 :]]) for word in luck.sample(WORDS, 4)]
    return found


def offered_after(state: TikalState, seat: Seat, step: Action, later: list[Action]) -> bool:
    """Says whether the tree offers, after a legal step, the further single steps of an action one after the other."""
    for following in later:
        state = GAME.apply(state, seat, step, SecretChance("unused")).state
        if not offers(GAME, state, seat, following):
            return False
        step = following
    return True


def passes(state: TikalState, seat: Seat, action: Action) -> bool:
    try:
        GAME.check(state, seat, action)
    except IllegalAction:
        return False
    return True
