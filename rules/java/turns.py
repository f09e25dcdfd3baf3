"""A turn: what is asked and offered in it, and the answer for who does not answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rules.core.contract import Decision, Say, Seat, Token
from rules.java import developers, duty, festivals, irrigation, land, palaces, placing, taking
from rules.java.actions import EndTurn, PlaceLand
from rules.java.choices import MOST_CHOICES
from rules.java.state import JavaState, Turn

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

SHORTENED = ("place", "move", "take")
"""The verbs that a panel offers together with their next word."""


def ask(state: JavaState, turn: Turn) -> tuple[Decision, ...]:
    """Asks for the next action; says what is left and how the duty to place land stands."""
    status = Say("points", {"points": turn.points, "duty": duty.status(state)})
    return (
        Decision(seat=turn.seat, kind="last-turn" if state.ending else "turn", about=str(state.turn), status=status),
    )


def tokens(state: JavaState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the verbs for which there is something to do, and what follows them."""
    match prefix:
        case ():
            yield from (Token(verb) for verb, following in VERBS.items() if next(following(state, seat, ()), None))
            if taking.may_use_token(state, seat):
                yield Token("token", ends=True, note=Say("tokens", {"left": state.players[seat].tokens}))
            if not duty.is_open(state):
                yield Token("end", ends=True)
        case (verb, *words) if verb in VERBS:
            yield from VERBS[verb](state, seat, tuple(words))


def menu(state: JavaState, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
    """Lets a panel reach in a press what takes several words: kinds of tiles, developers, palaces, cards."""
    match prefix:
        case ():
            return _shortened(state, seat)
        case ("move", start, "to"):
            return developers.menu_targets(state, seat, start)
        case ("build",):
            return palaces.menu_build(state, seat)
        case ("enlarge",):
            return palaces.menu_enlarge(state, seat)
        case _:
            return None


def _shortened(state: JavaState, seat: Seat) -> Iterator[Token]:
    """Offers what there is to do; each developer by himself where there is room for them."""
    verbs = tuple(tokens(state, seat, ()))
    longer = {verb: tuple(VERBS[verb](state, seat, ())) for verb in SHORTENED}
    room = MOST_CHOICES - len(verbs) - len(longer["place"]) - len(longer["take"])
    for token in verbs:
        further = longer.get(token.text, ())
        if not further or (token.text == "move" and len(further) > room):
            yield token
            continue
        yield from (_short_cut(state, seat, token.text, word) for word in further)


def _short_cut(state: JavaState, seat: Seat, verb: str, word: Token) -> Token:
    """Offers a verb together with its next word."""
    match verb:
        case "place":
            note = Say("place", {"tile": word.text, "left": land.stock(state, seat, word.text)})
        case "move":
            note = Say("developer", {"space": word.text})
        case _:
            note = Say("take", {"pile": word.text == taking.PILE, "card": state.card})
    return Token(f"{verb} {word.text}", ends=word.ends, note=note)


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
