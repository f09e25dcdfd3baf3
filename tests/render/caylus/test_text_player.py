"""A player who reads nothing but the text board plays whole games: it tells all that a move depends on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.app.speech.language import Words
from render.caylus.text import write
from render.core.scene import Marks
from rules.caylus import state as positions
from rules.caylus.state import PHASES, SOURCES, CaylusState, Player, Rounds, Space
from rules.caylus.view import PlayerView, View
from rules.core import match
from rules.core.library import load
from rules.core.play import pick
from tests.render.caylus.parse import parse_board

GAME = load("caylus")
ASKS: dict[str, type[Any]] = {
    "place": positions.Place, "gate": positions.Gate, "guild": positions.Guild, "joust": positions.Joust,
    "inn": positions.Inn, "bribe": positions.Bribe, "deliver": positions.Delivery, "line": positions.FavourLine,
    "bonus": positions.OwnerBonus, "effect": positions.FavourEffect,
}  # fmt: skip
"""The asks by what is asked; all other questions are about the building that is used."""


@pytest.mark.parametrize(
    ("seats", "language", "options"),
    [
        (2, "en", {}),
        (2, "cs", {"two_player_closed_place": "inn", "jeweller": "yes"}),
        (3, "cs", {"lawyer_points": "3"}),
        (4, "en", {"simplified_favours": "yes"}),
        (5, "en", {"auto_resolve_forced": "no"}),
    ],
)
def test_who_reads_only_the_text_plays_a_whole_game(seats: int, language: str, options: dict[str, str]) -> None:
    words, luck = Words(language), Random(seats)
    played = match.start(GAME, seats, GAME.meta.read_options(options), f"text {seats}").match
    asked = set()
    while not played.over:
        (seat,) = played.awaited
        text = write(played.view(seat), Marks(seat=seat), words)
        seen = imagine(parse_board(text, words))
        asked.add(type(seen.top))
        played = match.play_text(played, seat, pick(GAME, seen, seat, luck.randrange)).match
    assert played.entries > 20 * seats
    assert {positions.Place, positions.Bribe, positions.Activation} <= asked


def imagine(view: View) -> CaylusState:
    """Returns a position that looks like a view."""
    stage: Any = PHASES[view.phase - 1]()
    return CaylusState(
        rules=GAME.meta.rules_version,
        salt="",
        frames=(Rounds(), stage, ask(view)),
        simplified=view.simplified,
        lawyer_points=view.lawyer_points,
        closed=next((place.id for place in view.places if place.closed), ""),
        players=tuple(owner(seen) for seen in view.players),
        round=view.round,
        order=view.order,
        passed=view.passed,
        spaces=tuple(
            Space(building=seen.building, owner=seen.owner, worker=seen.worker, reserved=seen.reserved)
            for seen in view.spaces
        ),
        special=tuple(place.workers for place in view.places),
        resident=view.resident,
        bailiff=view.bailiff,
        provost=view.provost,
        castle=tuple(section.parts for section in view.sections),
        scored=sum(section.scored for section in view.sections),
        supply=view.supply,
    )


def ask(view: View) -> Any:
    kind = ASKS.get(view.question, positions.Activation)
    if kind is positions.FavourEffect:
        return kind(seat=view.active, line=view.at)
    return kind(seat=view.active, space=int(view.at)) if view.at else kind(seat=view.active)


def owner(seen: PlayerView) -> Player:
    return Player(
        deniers=seen.deniers,
        goods=seen.goods,
        workers=seen.workers,
        levels=seen.levels,
        used=seen.used,
        points=(seen.score, *(0,) * (len(SOURCES) - 1)),
    )
