"""A player who reads nothing but the text board plays whole games: it tells all that a move depends on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.app.speech.language import Words
from render.caylus.text import write
from render.core.scene import Marks
from rules.caylus import frames
from rules.caylus.frames import PHASES, Rounds
from rules.caylus.state import SOURCES, CaylusState, Player, Space
from rules.caylus.view import PlayerView, View
from rules.core import match
from rules.core.library import load
from rules.core.play import pick
from tests.render.caylus.parse import parse_board

GAME = load("caylus")
ASKS: dict[str, type[Any]] = {
    "place": frames.Place, "gate": frames.Gate, "guild": frames.Guild, "joust": frames.Joust,
    "inn": frames.Inn, "bribe": frames.Bribe, "deliver": frames.Delivery, "line": frames.FavourLine,
    "bonus": frames.OwnerBonus, "effect": frames.FavourEffect,
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
    assert {frames.Place, frames.Bribe, frames.Activation} <= asked


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
    kind = ASKS.get(view.question, frames.Activation)
    if kind is frames.FavourEffect:
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
