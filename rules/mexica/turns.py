"""A turn: what may be done in it, in any order and as often as the points allow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from rules.core.contract import OPEN, Decision, Say, Seat, Tagged, Token
from rules.core.sequence import PLENTY
from rules.mexica import action_tokens, bridges, buildings, canals, founding, movement, voting
from rules.mexica.state import MexicaState, Turn, round_of, turn_of, with_turn

Following: TypeAlias = Callable[[MexicaState, Seat, tuple[str, ...]], Iterator[Token]]
"""Offers the words that may follow a verb and the words after it."""

VERBS: dict[str, Following] = {
    "move": movement.tokens_move,
    "jump": movement.tokens_jump,
    "single": canals.tokens_single,
    "double": canals.tokens_double,
    "bridge": bridges.tokens_build,
    "shift": bridges.tokens_move,
    "build": buildings.tokens,
    "found": founding.tokens,
    "propose": voting.tokens_propose,
}
"""The verbs that words follow, in the order in which they are offered."""

PAID = frozenset({"move", "jump", "single", "double", "bridge", "shift", "build", "take"})
"""The verbs on which action points are spent."""


ALONE: dict[str, Callable[[MexicaState, Seat], bool]] = {
    "take": action_tokens.may_take,
    "use": action_tokens.may_use,
    "end": lambda state, seat: True,
}
"""The verbs that stand alone, with when they are offered."""


def ask(state: MexicaState, turn: Turn) -> tuple[Decision, ...]:
    """Asks for actions."""
    status = Say("points", {"points": turn.points, "tokens": state.players[turn.seat].tokens})
    return (Decision(seat=turn.seat, kind="turn", about=str(round_of(state)), status=status),)


def tokens(state: MexicaState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the verbs for which there is something to do, and what follows them."""
    if prefix:
        following = VERBS.get(prefix[0])
        return following(state, seat, prefix[1:]) if following else iter(())
    return _verbs(state, seat)


def _verbs(state: MexicaState, seat: Seat) -> Iterator[Token]:
    yield from (Token(verb) for verb, following in VERBS.items() if any(following(state, seat, ())))
    yield from (Token(verb, ends=True) for verb, may in ALONE.items() if may(state, seat))


def menu(state: MexicaState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token] | None:
    """Lets a panel begin with where the figure goes, by what that costs, and with what is built.

    The sizes of a proposal, which is seldom made, are asked for only when one is.
    """
    match prefix:
        case ():
            return _menu(state, seat)
        case ("double",):
            return canals.menu_double(state, seat)
        case ("propose", word) if word == OPEN:
            return voting.tokens_propose(state, seat, ())
    return None


def _menu(state: MexicaState, seat: Seat) -> Iterator[Token]:
    for token in tokens(state, seat, ()):
        if token.text == "move":
            yield from movement.menu(state, seat)
        elif token.text == "build":
            yield from buildings.menu(state, seat)
        elif token.text == "propose":
            yield Token(f"propose {OPEN}")
        else:
            yield token


def lacks(state: MexicaState, seat: Seat, verb: str) -> Say | None:
    """Says whether nothing but action points is lacking."""
    if verb not in PAID:
        return None
    rich = with_turn(state, points=PLENTY)
    able = ALONE[verb](rich, seat) if verb in ALONE else any(VERBS[verb](rich, seat, ()))
    return Say("points") if able else None


def forgone(state: MexicaState, seat: Seat, action: Tagged) -> Say | None:
    """Says what a turn would end without: a founding that costs nothing, else action points that could do something."""
    if any(founding.tokens(state, seat, ())):
        return Say("founding")
    points = turn_of(state).points
    able = points > 0 and any(token.text in PAID for token in tokens(state, seat, ()))
    return Say("points", {"points": points}) if able else None
