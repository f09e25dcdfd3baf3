"""A player who reads nothing but the text board plays whole games: it tells all that a move depends on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.java.text import write
from rules.core import match
from rules.core.contract import Seat
from rules.core.library import load
from rules.core.play import pick
from rules.java import data
from rules.java.state import Festival, Frame, JavaState, Player, Space, Turn
from rules.java.view import PlayerView, View
from tests.render.imagining import alike
from tests.render.java.parse import parse_board

GAME = load("java")


EVERY_OTHER = {
    "board_map": "152",
    "action_token_timing": "start_of_turn",
    "multi_space_needs_two_tiles_below": "on",
}


@pytest.mark.parametrize(("seats", "language", "options"), [(3, "cs", EVERY_OTHER), (4, "en", {})])
def test_who_reads_only_the_text_plays_a_whole_game(seats: int, language: str, options: dict[str, str]) -> None:
    """No notation chosen in a position that was imagined from the text is ever refused."""
    words, luck = Words(language), Random(seats)
    played = match.start(GAME, seats, options, f"text {seats}").match
    while not played.over:
        (seat,) = played.awaited
        view = parse_board(write(played.view(seat), Marks(seat=seat), words), words)
        notation = pick(GAME, imagine(view, seat), seat, luck.randrange)
        played = match.play_text(played, seat, notation).match
    assert played.entries > 100
    assert all(player.finished for player in played.view(None).players)


def test_what_the_final_scoring_has_given_is_not_promised_again() -> None:
    words = Words("en")
    played = match.start(GAME, 2, {}, "text over").match
    scored = replace(played.state, players=tuple(replace(player, finished=True) for player in played.state.players))
    assert "final scoring now" in write(GAME.view(played.state, 0), Marks(seat=0), words)
    assert "final scoring now" not in write(GAME.view(scored, 0), Marks(seat=0), words)


def imagine(view: View, seat: Seat) -> JavaState:
    """Returns a position that looks like a view; what nobody knows is made up."""
    assert view.own is not None
    unknown = iter([card for card, count in data.NUMBERS[1].cards.items() for _ in range(count)])
    hands = [view.own.hand if i == seat else () for i in range(len(view.players))]
    return alike(
        JavaState,
        view,
        salt="",
        frames=frames(view),
        spaces=tuple(alike(Space, space) for space in view.spaces),
        players=tuple(
            alike(Player, seen, hand=hand or known(seen)) for seen, hand in zip(view.players, hands, strict=True)
        ),
        pile=tuple(next(unknown) for _ in range(view.pile)),
        tiles=max(one.tile for one in view.spaces),
    )


def known(seen: PlayerView) -> tuple[str, ...]:
    """Returns a hand of as many cards as a player has: those that are known, and any others."""
    return (*seen.known, *["M"] * (seen.cards - len(seen.known)))


def frames(view: View) -> tuple[Frame, ...]:
    assert view.turn_seat is not None and view.active is not None
    turn = Turn(
        seat=view.turn_seat,
        points=view.points,
        acted=view.acted,
        placed=view.duty == "met",
        cards=data.NUMBERS[1].most_cards - view.cards_left,
        tokens=int(view.token_used),
        palaces=view.changed,
    )
    if view.festival is None:
        return (turn,)
    given = view.festival
    return (turn, Festival(space=given.palace, host=given.host, seat=view.active, active=given.active, laid=given.laid))
