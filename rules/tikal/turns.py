"""Turns of both kinds: an ordinary one begins with placing its tile; what follows is all that a scoring turn has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from rules.core.contract import A, Decision, IllegalAction, Say, Seat, Tagged, Token
from rules.core.sequence import PLENTY, top
from rules.tikal import camps, data, deployment, exchange, guards, movement, placement, temples, treasures
from rules.tikal.actions import EndTurn, PlaceTile
from rules.tikal.state import ScoringTurn, TikalState, Turn, printed_on, turn_of, turns_begun, with_turn

Following: TypeAlias = Callable[[TikalState, Seat, tuple[str, ...]], Iterator[Token]]
"""Offers the words that may follow a verb and the words after it."""


Check: TypeAlias = Callable[[TikalState, Seat, A], None]

PLACING: dict[str, Following] = {"place": placement.tokens}

ACTING: dict[str, Following] = {
    "deploy": deployment.tokens_deploy,
    "transfer": deployment.tokens_transfer,
    "move": movement.tokens,
    "uncover": temples.tokens,
    "recover": treasures.tokens,
    "exchange": exchange.tokens,
    "camp": camps.tokens,
    "guard": guards.tokens,
}
"""The verbs in the order in which they are offered."""

MENUS: dict[str, Callable[[TikalState, Seat, tuple[str, ...]], Iterable[Token] | None]] = {
    "transfer": deployment.menu_transfer,
    "move": movement.menu,
}
"""The verbs after which a panel asks in another order."""


def ask(state: TikalState, turn: Turn) -> tuple[Decision, ...]:
    """Asks for the place of the tile, then for actions."""
    about = str(turns_begun(state))
    if not turn.tile:
        return (Decision(seat=turn.seat, kind="act", about=about, status=Say("points", {"points": turn.points})),)
    terrain, value, masks = printed_on(state, turn.tile)
    status = Say("tile", {"tile": turn.tile, "terrain": terrain, "value": value, "masks": masks})
    return (Decision(seat=turn.seat, kind="place", about=about, status=status),)


def ask_scoring(state: TikalState, turn: ScoringTurn) -> tuple[Decision, ...]:
    """Asks for the actions before a scoring."""
    about = f"scoring {turns_begun(state)}"
    return (Decision(seat=turn.seat, kind="scoring", about=about, status=Say("points", {"points": turn.points})),)


def tokens(state: TikalState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the verbs for which there is something to do, and what follows them."""
    tile = _tile(state)
    verbs = PLACING if tile else ACTING
    match prefix:
        case ():
            yield from (Token(verb) for verb, following in verbs.items() if next(following(state, seat, ()), None))
            if not tile:
                yield Token("end", ends=True)
        case (verb, *words) if verb in verbs:
            yield from verbs[verb](state, seat, tuple(words))


def menu(state: TikalState, seat: Seat, prefix: tuple[str, ...]) -> Iterable[Token] | None:
    """Lets a panel ask where figures start before it asks which of them."""
    return MENUS[prefix[0]](state, seat, prefix[1:]) if prefix and prefix[0] in MENUS else None


def lacks(state: TikalState, seat: Seat, verb: str) -> Say | None:
    """Says whether a camp or guard is lacking, or nothing but action points."""
    player = state.players[seat]
    if verb == "camp" and not player.camps:
        return Say("camp-left")
    if verb == "guard" and not player.guards:
        return Say("guard-left")
    if verb not in ACTING or _tile(state):
        return None
    rich = with_turn(state, points=PLENTY)
    return Say("points") if any(ACTING[verb](rich, seat, ())) else None


def acting(check: Check[A]) -> Check[A]:
    """Makes the judge of an action that waits until the tile is placed, and is then judged by its chapter."""

    def check_turn(state: TikalState, seat: Seat, action: A) -> None:
        if tile := _tile(state):
            raise IllegalAction("tile-first", tile=tile)
        check(state, seat, action)

    return check_turn


def forgone(state: TikalState, seat: Seat, action: Tagged) -> Say | None:
    """Says how many action points a turn would end with that could still do something."""
    points = turn_of(state).points
    able = points > 0 and any(token.text != "end" for token in tokens(state, seat, ()))
    return Say("points", {"points": points}) if able else None


def default(state: TikalState, seat: Seat) -> PlaceTile | EndTurn:
    """Places the tile of an absent seat on the first space there is, in the lowest rotation, and ends its turn."""
    tile = top(state, Turn).tile
    if not tile:
        return EndTurn()
    space, rotations = next(iter(placement.legal_rotations(state, tile).items()))
    volcano = data.TILES[tile].terrain == placement.VOLCANO
    return PlaceTile(space=space, rotation=None if volcano else rotations[0])


def _tile(state: TikalState) -> str:
    """Returns the tile that must be placed now, empty when there is none."""
    turn = turn_of(state)
    return turn.tile if isinstance(turn, Turn) else ""
