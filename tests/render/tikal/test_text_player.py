"""A player who reads nothing but the text board plays whole games: it tells all that a move depends on."""

from __future__ import annotations

from random import Random

import pytest

from bot.app.speech.language import Words
from render.core.scene import Marks
from render.tikal.text import write
from rules.core import match
from rules.core.contract import IllegalAction, Seat
from rules.core.library import load
from rules.core.match import Refused
from rules.core.play import pick
from rules.tikal import data
from rules.tikal.state import Auction, Choice, Frame, Player, ScoringRound, ScoringTurn, Space, TikalState, Turn
from rules.tikal.view import PlayerView, SpaceView, View
from tests.render.tikal.parse import parse_board

GAME = load("tikal")
FORGOTTEN = {"dug-enough", "too-few-figures-to-dig"}
"""Refusals of what depends on the player's own digs in this turn, which are remembered and no board shows."""


@pytest.mark.parametrize("mode", ["basic", "auction"])
@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (3, "cs"), (4, "en")])
def test_who_reads_only_the_text_plays_a_whole_game(seats: int, language: str, mode: str) -> None:
    words, luck = Words(language), Random(seats)
    played = match.start(GAME, seats, {"mode": mode}, f"text {seats}").match
    refused = 0
    while not played.over:
        (seat,) = played.awaited
        text = write(played.view(seat), Marks(seat=seat), words)
        notation = pick(GAME, imagine(parse_board(text, words)), seat, luck.randrange)
        try:
            played = match.play_text(played, seat, notation).match
        except Refused as error:
            assert isinstance(error.error, IllegalAction) and error.error.code in FORGOTTEN, notation
            refused += 1
    assert played.entries > 36 * 2
    assert refused < played.entries / 10


def imagine(view: View) -> TikalState:
    """Returns a position that looks like a view; what nobody knows is made up."""
    placed = {space.tile for space in view.spaces} | {view.tile, *view.display}
    hidden = [tile for tile in data.TILES if tile not in placed]
    return TikalState(
        rules=GAME.meta.rules_version,
        salt="",
        exchange_sets=True,
        auction=view.mode == "auction",
        frames=frames(view),
        spaces=tuple(space(seen) for seen in view.spaces),
        players=tuple(owner(seen) for seen in view.players),
        squares=view.squares,
        stack=tuple(hidden[len(hidden) - view.tiles :]),
        pile=(),
        display=view.display,
    )


def frames(view: View) -> tuple[Frame, ...]:
    seat: Seat = view.active if view.active is not None else 0
    match view.phase:
        case "place":
            return (Turn(seat=seat, tile=view.tile, points=view.points),)
        case "act":
            return (Turn(seat=seat, points=view.points),)
        case "scoring":
            round = ScoringRound(seats=view.scoring[1:], final=not view.tile)
            turn = ScoringTurn(seat=seat, points=view.points)
            waiting = Turn(seat=seat, tile=view.tile, points=view.points)
            return (waiting, round, turn) if view.tile else (round, turn)
        case "bid":
            return (Auction(seat=seat, bids=view.bids, passed=view.passed),)
        case "take":
            return (Choice(seat=seat),)
    raise AssertionError(view.phase)


def space(seen: SpaceView) -> Space:
    tile = seen.tile or ("" if seen.kind == "unexplored" else f"printed-{seen.name}")
    return Space(
        workers=seen.workers or (0, 0, 0, 0),
        leaders=seen.leaders,
        tile=tile,
        rotation=data.LAID[tile].index(seen.stones) if tile else 0,
        value=seen.value,
        treasures=("m1",) * seen.treasures,
        camp=seen.camp,
        guard=seen.guard,
        guard_figure=seen.guard_figure,
    )


def owner(seen: PlayerView) -> Player:
    return Player(
        workers=seen.workers,
        leader=seen.leader,
        camps=seen.camps,
        guards=seen.guards,
        treasures=seen.treasures,
        temple_points=seen.score,
        moved=seen.moved,
    )
