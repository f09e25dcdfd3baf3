"""A turn: what is asked and offered in it, and the answer for who does not answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rules.core.contract import Decision, Say, Seat, Tagged, Token
from rules.core.sequence import PLENTY
from rules.java import developers, duty, festivals, irrigation, palaces, placing, taking
from rules.java.actions import EndTurn, PlaceLand
from rules.java.state import JavaState, Turn, turn_of, with_turn

Following: TypeAlias = Callable[[JavaState, Seat, tuple[str, ...]], Iterator[Token]]
"""Offers the words that may follow a verb and the words after it."""

VERBS: dict[str, Following] = {
    "place": placing.tokens,
    "irrigate": irrigation.tokens,
    "enter": developers.tokens_enter,
    "move": developers.tokens_move,
    "leave": developers.tokens_leave,
    "build": palaces.tokens_build,
    "enlarge": palaces.tokens_enlarge,
    "take": taking.tokens,
    "festival": festivals.tokens_give,
}
"""The verbs in the order in which they are offered."""

LACKS: dict[str, Callable[[JavaState, Seat], Say | None]] = {
    "enter": developers.lacks_enter,
    "move": developers.lacks_own,
    "leave": developers.lacks_own,
    "build": palaces.lacks_build,
    "enlarge": palaces.lacks_enlarge,
    "take": taking.lacks,
    "token": taking.lacks_token,
    "festival": festivals.lacks_give,
}
"""What is lacking for some verbs but action points, which is found in the same way for all."""


def ask(state: JavaState, turn: Turn) -> tuple[Decision, ...]:
    """Asks for the next action; says what is left and how the duty to place land stands."""
    status = Say("points", {"points": turn.points, "duty": duty.status(state)})
    return (
        Decision(seat=turn.seat, kind="last-turn" if state.ending else "turn", about=str(state.turn), status=status),
    )


def tokens(state: JavaState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the verbs for which there is something to do, and what follows them."""
    if prefix:
        following = VERBS.get(prefix[0])
        return following(state, seat, prefix[1:]) if following else iter(())
    return _verbs(state, seat)


def _verbs(state: JavaState, seat: Seat) -> Iterator[Token]:
    yield from (Token(verb) for verb, following in VERBS.items() if any(following(state, seat, ())))
    if taking.may_use_token(state, seat):
        yield Token("token", ends=True, note=Say("tokens", {"left": state.players[seat].tokens}))
    if not duty.is_open(state):
        yield Token("end", ends=True)


def menu(state: JavaState, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
    """Lets a panel offer the highest targets at once, and spaces for palaces with their values.

    Without action points it has the end of the turn first: what is left to do costs nothing, and is rarely worth it.
    """
    match prefix:
        case () if not turn_of(state).points:
            return sorted(tokens(state, seat, ()), key=lambda token: token.text != "end")
        case ("move", start, "to"):
            return developers.menu_targets(state, seat, start)
        case ("build",):
            return palaces.menu_build(state, seat)
        case ("enlarge",):
            return palaces.menu_enlarge(state, seat)
        case _:
            return None


def lacks(state: JavaState, seat: Seat, verb: str) -> Say | None:
    """Says what a chapter finds lacking, or that nothing but action points is."""
    own = LACKS[verb](state, seat) if verb in LACKS else None
    if own is not None or verb not in VERBS:
        return own
    rich = with_turn(state, points=PLENTY)
    return Say("points") if any(VERBS[verb](rich, seat, ())) else None


def forgone(state: JavaState, seat: Seat, action: Tagged) -> Say | None:
    """Says how many action points a turn would end with that could still do something."""
    points = turn_of(state).points
    able = points > 0 and any(any(following(state, seat, ())) for following in VERBS.values())
    return Say("points", {"points": points}) if able else None


def default(state: JavaState, seat: Seat) -> PlaceLand | EndTurn:
    """Places land for an absent seat while it must, small and cheap, and ends its turn (ruling 47)."""
    if not duty.is_open(state):
        return EndTurn()
    tile = next(tile for tile in duty.SMALLEST_FIRST if placing.is_payable(state, seat, tile))
    found = [
        (needs, name, rotation)
        for name, turns in placing.payable(state, seat, tile).items()
        for rotation, needs in turns.items()
    ]
    least = min(needs for needs, _, _ in found)
    _, name, rotation = next(place for place in found if place[0] == least)
    return PlaceLand(tile=tile, space=name, rotation=rotation)
