"""What is played for a late seat one step ahead: more points than harmless answers, by nothing that it cannot know."""

from __future__ import annotations

from random import Random

import pytest

from rules.core import best, library
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.match import Match
from rules.core.notation import legal

STEPS = 40


def wanderings(game: str) -> list[Match]:
    """Returns positions of a game that random play leads to."""
    luck = Random(game)
    played = library.load(game)
    match = matches.start(played, played.meta.seats[0], {}, "5e" * 32).match
    met = [match]
    while len(met) < STEPS and not match.over:
        seat = match.awaited[0]
        offered = [text for text, _ in zip(legal(played, match.state, seat), range(40), strict=False)]
        match = matches.play_text(match, seat, luck.choice(offered)).match
        met.append(match)
    return [one for one in met if not one.over][::8]


@pytest.mark.parametrize("game", ["toy", "tikal", "magellan"])
def test_what_is_played_answers_all_that_the_seat_is_asked_and_gains_no_less_than_harmless_answers(game: str) -> None:
    for match in wanderings(game):
        seat = match.awaited[0]
        chosen, harmless = best.play(match, seat, "clock"), matches.play_default(match, seat, "clock")
        assert all(entry.by == "clock" for entry in chosen.entries)
        assert matches.subject(chosen.match, seat) != matches.subject(match, seat)
        assert points(chosen.match, seat) >= points(harmless.match, seat)


@pytest.mark.parametrize("game", ["toy", "tikal", "magellan"])
def test_what_is_chosen_does_not_hang_on_what_the_seat_cannot_know(game: str) -> None:
    for number, match in enumerate(wanderings(game)):
        seat = match.awaited[0]
        other = match.game.redeal(match.state, seat, SecretChance(f"{number:064}"))
        elsewhere = matches.from_state(match.game, match.header, other)
        assert best.next_step(elsewhere, seat) == best.next_step(match, seat)


def points(match: Match, seat: int) -> int:
    return matches.scores(match, seat)[seat].points
