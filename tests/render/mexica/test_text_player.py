"""A player who reads nothing but the text board plays whole games: it tells all that a move depends on."""

from __future__ import annotations

from random import Random

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.mexica.text import write
from rules.core import match
from rules.core.contract import IllegalAction, Seat
from rules.core.library import load
from rules.core.match import Refused
from rules.core.play import pick
from rules.mexica.state import Calpulli, Frame, MexicaState, Placing, Player, Round, Turn, Vote
from rules.mexica.view import PlayerView, View
from tests.render.imagining import alike
from tests.render.mexica.parse import parse_board

GAME = load("mexica")
FORGOTTEN = {"refused-before"}
"""Refusals of what depends on earlier answers in this turn, which the player remembers and no board shows."""


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "cs")])
def test_who_reads_only_the_text_plays_a_whole_game(seats: int, language: str) -> None:
    words, luck = Words(language), Random(seats)
    played = match.start(GAME, seats, GAME.meta.read_options({}), f"text {seats}").match
    refused = 0
    while not played.over:
        seat = luck.choice(played.awaited)
        text = write(played.view(seat), Marks(seat=seat), words)
        notation = pick(GAME, imagine(parse_board(text, words)), seat, luck.randrange)
        try:
            played = match.play_text(played, seat, notation).match
        except Refused as error:
            assert isinstance(error.error, IllegalAction) and error.error.code in FORGOTTEN, notation
            refused += 1
    assert played.entries > 100
    assert refused < played.entries / 10


def imagine(view: View) -> MexicaState:
    """Returns a position that looks like a view."""
    founded = (alike(Calpulli, one, square=one.calpulli, seat=one.founder) for one in view.districts if one.calpulli)
    return alike(
        MexicaState,
        view,
        salt="",
        frames=frames(view),
        founded=tuple(founded),
        players=tuple(map(owner, view.players)),
    )


def frames(view: View) -> tuple[Frame, ...]:
    seat: Seat = view.active if view.active is not None else 0
    round, turn = Round(number=view.round), Turn(seat=seat, points=view.points, taken=view.taken)
    match view.phase:
        case "place":
            return (round, Placing(seat=seat))
        case "turn":
            return (round, turn)
        case "vote":
            return (round, turn, Vote(seat=seat, size=view.proposed, seats=view.waiting))
    raise AssertionError(view.phase)


def owner(seen: PlayerView) -> Player:
    founding, presence, first, second, start = seen.sources
    sources = {"founding": founding, "presence": presence, "first_half": first, "second_half": second}
    return alike(Player, seen, **sources, start_squares=start)
