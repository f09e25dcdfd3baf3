"""A trial knows what its eye knows: whatever lies where that cannot see, the same is dealt and drawn."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.panels import trials
from bot.app.panels.trials import Tried
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import AnyGame, Seat
from rules.core.library import games, load
from rules.core.match import Match
from tests.laws.test_planted_faults import Faulty
from tests.players.core.test_player import positions


def otherwise(match: Match, eye: Seat | None, number: int) -> Match:
    """Returns a match that looks the same to an eye, with all else dealt otherwise and with another secret."""
    state = match.game.redeal(match.state_for(eye), eye, SecretChance(f"otherwise {number}"))
    header = matches.Header(
        game=match.header.game,
        seats=match.header.seats,
        options=match.header.options,
        rules=match.header.rules,
        secret=f"another {number}",
    )
    return matches.from_state(match.game, header, state)


def dealt(match: Match, eye: Seat | None, secret: str) -> tuple[Any, str]:
    """Returns the position that a trial begins with, and the secret of all that is drawn in it."""
    begun = trials.position(trials.begin(match, eye, secret)).match
    return begun.state, begun.header.secret


def eyes(match: Match) -> list[Seat | None]:
    return [None, *range(match.header.seats)]


@pytest.mark.parametrize("name", [*games(), "toy"])
def test_whatever_lies_where_an_eye_cannot_see_its_trial_is_the_same(name: str) -> None:
    game = load(name)
    for match in positions(game, game.meta.seats[-1], "trials", 3):
        for number, eye in enumerate(eyes(match)):
            assert dealt(match, eye, "luck") == dealt(otherwise(match, eye, number), eye, "luck")


def test_a_trial_that_leaves_what_is_hidden_where_it_is_would_be_found_out() -> None:
    """So the test above can fail."""
    game: AnyGame = Faulty(load("toy"), redeal=lambda state, seat, chance: state)
    found = set()
    for match in positions(load("toy"), 3, "trials", 3):
        header = match.header
        for number, eye in enumerate(eyes(match)):
            others = [matches.from_state(game, header, otherwise(match, eye, number).state) for number in range(3)]
            found.add(len({repr(dealt(other, eye, "luck")[0]) for other in others}))
    assert max(found) > 1


def test_another_secret_deals_and_draws_otherwise_what_the_eye_knows_stays() -> None:
    [match, *_] = positions(load("toy"), 3, "trials", 3)
    game, seat = match.game, match.awaited[0]
    found = [dealt(match, seat, str(number)) for number in range(5)]
    assert len({secret for _, secret in found}) == 5
    assert len({repr(state) for state, _ in found}) == 5
    assert {repr(game.view(state, seat)) for state, _ in found} == {repr(game.view(match.state, seat))}
    assert match.header.secret not in {secret for _, secret in found}


def test_what_is_tried_is_found_again_from_what_is_stored() -> None:
    [match, *_] = positions(load("toy"), 2, "trials", 1)
    trial = trials.begin(match, 0, "luck")
    for _ in range(12):
        now = trials.position(trial).match
        seat = trials.acting(trial, now)
        assert seat is not None
        trial = trials.go_on(trial, now.game.format(now.game.default(now.state, seat)))
    led = trials.position(trial).match
    trials._led_to.cache_clear()
    again = trials.read(trials.write(trial))
    assert again == trial and trials.position(again).match == led
    for _ in range(12):
        again = trials.take_back(again)
    assert again.tried == () and trials.position(again).match.state == dealt(match, 0, "luck")[0]


def test_the_own_part_is_what_the_own_seat_does_in_a_row() -> None:
    [match] = positions(load("toy"), 3, "trials", 1)
    tried = tuple(Tried(seat, f"{seat}{at}") for at, seat in enumerate((1, 0, 0, 2, 0)))
    trial = trials.begin(match, 0, "luck")
    assert trials.own_part(trials.msgspec.structs.replace(trial, tried=tried)) == ("01", "02")
    assert trials.by_seat(tried, [one.notation for one in tried]) == [
        (1, ["10"]),
        (0, ["01", "02"]),
        (2, ["23"]),
        (0, ["04"]),
    ]
