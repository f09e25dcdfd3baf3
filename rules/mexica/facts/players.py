"""What each player has: the figure, tokens, buildings, points."""

from __future__ import annotations

from dataclasses import replace

from rules.core.facts import NOTHING, Where, list_text, number_of, player_number, words_of, yes_text
from rules.core.seats import with_player
from rules.mexica import data, locks, movement, scoring
from rules.mexica.facts.sound import sound
from rules.mexica.facts.words import fact, square_of
from rules.mexica.state import MexicaState, Placing

_MOST_POINTS = 999


def _write_figure(state: MexicaState, where: Where, value: str) -> MexicaState:
    if value == NOTHING:
        if not any(isinstance(frame, Placing) and frame.seat == where[0] for frame in state.frames):
            raise ValueError(f"P{where[0]} has placed its figure: set placing for who has still to place it")
        return with_player(state, where[0], figure="")
    square_of(state, value)
    return sound(with_player(state, where[0], figure=value))


def _write_tokens(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Gives the seat so many tokens, from the supply or back to it."""
    player = state.players[where[0]]
    tokens = number_of(value, player.tokens + state.spare_tokens)
    state = replace(state, spare_tokens=state.spare_tokens + player.tokens - tokens)
    return with_player(state, where[0], tokens=tokens)


def _write_stock(state: MexicaState, where: Where, value: str) -> MexicaState:
    most = [first + second for first, second in zip(state.numbers.first_set, state.numbers.second_set, strict=True)]
    words = words_of(value)
    if len(words) != len(most):
        raise ValueError("the buildings of value 1, 2, 3 and 4 must be counted")
    counts = tuple(number_of(word, limit) for word, limit in zip(words, most, strict=True))
    return with_player(state, where[0], buildings=counts)


def _read_score(state: MexicaState, where: Where) -> str:
    return str(state.players[where[0]].score)


def _write_score(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Makes a score of points for founding."""
    points = number_of(value, _MOST_POINTS)
    return with_player(state, where[0], founding=points, presence=0, first_half=0, second_half=0, start_squares=0)


def _read_way(state: MexicaState, where: Where) -> str:
    found = movement.cheapest_way(state, state.players[where[0]].figure, data.SQUARES[where[1]])
    return "-".join(found[1]) if found else NOTHING


FACTS = (
    fact(
        "figure SEAT = SQUARE where it stands, on land or a bridge",
        lambda state, where: state.players[where[0]].figure or NOTHING,
        _write_figure,
    ),
    fact(
        "tokens SEAT = NUMBER of action tokens", lambda state, where: str(state.players[where[0]].tokens), _write_tokens
    ),
    fact(
        "stock SEAT = NUMBERS of buildings of value 1, 2, 3 and 4 not yet built",
        lambda state, where: list_text(map(str, state.players[where[0]].buildings)),
        _write_stock,
    ),
    fact("way SEAT SQUARE = WAY that is the cheapest, as H6-H7-H8", _read_way),
    fact(
        "locked SEAT = yes or no, whether only the jump gets its figure out",
        lambda state, where: yes_text(locks.locked(state, where[0])),
    ),
    fact("score SEAT = NUMBER of points", _read_score, _write_score),
    player_number("founding", "points for founding", _MOST_POINTS),
    player_number("presence", "points for being present at a founding", _MOST_POINTS),
    player_number("first_half", "points for districts at the first scoring", _MOST_POINTS),
    player_number("second_half", "points for districts at the second scoring", _MOST_POINTS),
    player_number("start_squares", "points for start squares", _MOST_POINTS),
    fact(
        "forecast SEAT = NUMBER of points that it would get if the half ended now",
        lambda state, where: str(scoring.forecast(state)[where[0]]),
    ),
    fact("place SEAT = NUMBER, by the score", lambda state, where: str(scoring.scores(state)[where[0]].place)),
)
