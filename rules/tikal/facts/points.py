"""Treasures and points."""

from __future__ import annotations

from dataclasses import replace

from rules.core.facts import Where, list_text, number_of
from rules.core.seats import with_player
from rules.tikal import data, scoring
from rules.tikal.facts.supplies import claim
from rules.tikal.facts.words import fact, motifs_of
from rules.tikal.state import TikalState, with_space

_MOST_POINTS = 9999


def _read_tokens(state: TikalState, where: Where) -> str:
    return list_text(state.spaces[where[0]].treasures)


def _write_tokens(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes these treasures lie face down on a treasure space, the first on top."""
    at = where[0]
    space = state.spaces[at]
    motifs = motifs_of(value)
    if len(motifs) > (state.numbers.masks[space.tile] if space.tile else 0):
        raise ValueError(f"{data.SPACES[at]} does not hold so many treasures")
    state = replace(with_space(state, at, treasures=()), pile=(*space.treasures, *state.pile))
    return with_space(claim(state, motifs), at, treasures=motifs)


def _read_pile(state: TikalState, where: Where) -> str:
    return str(len(state.pile))


def _read_treasures(state: TikalState, where: Where) -> str:
    return list_text(state.players[where[0]].treasures)


def _write_treasures(state: TikalState, where: Where, value: str) -> TikalState:
    seat = where[0]
    motifs = motifs_of(value)
    state = replace(state, pile=(*state.players[seat].treasures, *state.pile))
    state = claim(with_player(state, seat, treasures=()), motifs)
    return with_player(state, seat, treasures=tuple(sorted(motifs)))


def _read_score(state: TikalState, where: Where) -> str:
    return str(state.players[where[0]].score)


def _write_score(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a score of points for temples; what is missing of the points at the start was paid for turns."""
    more = number_of(value, _MOST_POINTS) - state.players[where[0]].start_points
    return with_player(state, where[0], temple_points=max(more, 0), treasure_points=0, paid_points=max(-more, 0))


def _read_gained(state: TikalState, where: Where) -> str:
    return str(state.players[where[0]].gained)


def _read_forecast(state: TikalState, where: Where) -> str:
    scored = scoring.position(state, where[0])
    return str(scored.temples + scored.treasures)


def _read_place(state: TikalState, where: Where) -> str:
    return str(scoring.scores(state)[where[0]].place)


FACTS = (
    fact("tokens SPACE = MOTIFS face down there, the top first", _read_tokens, _write_tokens),
    fact("pile = NUMBER of treasures not yet on the board", _read_pile),
    fact("treasures SEAT = MOTIFS owned", _read_treasures, _write_treasures),
    fact("score SEAT = NUMBER of points", _read_score, _write_score),
    fact("gained SEAT = NUMBER of points of the latest scoring", _read_gained),
    fact("forecast SEAT = NUMBER of points that scoring now would bring", _read_forecast),
    fact("place SEAT = NUMBER, by the score", _read_place),
)
