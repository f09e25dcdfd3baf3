"""Bridges: building them, and moving them when the supply is used up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.mexica import locks
from rules.mexica.actions import BuildBridge, MoveBridge
from rules.mexica.board import bridges_at, canal, figures_at
from rules.mexica.choices import cost_note, square_token, stranded_in
from rules.mexica.data import ENTRANCES, INDEX
from rules.mexica.events import BridgeBuilt, BridgeMoved, Event
from rules.mexica.points import check_points, spend
from rules.mexica.sites import Site, Sites, dry, is_dry, sites
from rules.mexica.state import Bridge, MexicaState, turn_of


def tokens_build(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the squares for a further bridge, then its directions."""
    if not state.spare_bridges or turn_of(state).points < state.numbers.bridge:
        return
    match words:
        case ():
            yield from map(square_token, _open_sites(state))
        case (square,):
            for direction in _open_sites(state).get(square, ()):
                note, action = partial(_note, state, (square, direction)), BuildBridge(square, direction)
                yield Token(direction, ends=True, note=note, action=action)


def tokens_move(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the bridges without figures, then where each can go."""
    moves = _moves(state)
    match words:
        case ():
            yield from map(square_token, moves)
        case (start,):
            yield from map(square_token, moves.get(start, ()))
        case (start, square):
            for direction in moves.get(start, {}).get(square, ()):
                note = partial(_moved_note, state, seat, start, (square, direction))
                yield Token(direction, ends=True, note=note, action=MoveBridge(start, square, direction))


def check_build(state: MexicaState, seat: Seat, action: BuildBridge) -> None:
    """Judges a further bridge."""
    if not state.spare_bridges:
        raise IllegalAction("no-bridge-left")
    site = action.square, action.direction
    check_site(state, site)
    check_points(state, state.numbers.bridge)
    locks.check(_with_bridge(state, site))


def check_move(state: MexicaState, seat: Seat, action: MoveBridge) -> None:
    """Judges the move of a bridge, which anybody may move whoever built it (ruling 15)."""
    bridge = bridges_at(state).get(action.start)
    if state.spare_bridges:
        raise IllegalAction("bridges-left", left=state.spare_bridges)
    if not bridge:
        raise IllegalAction("no-bridge-there", square=action.start)
    if (figure := figures_at(state).get(action.start)) is not None:
        raise IllegalAction("figure-on-bridge", square=action.start, figure_seat=figure)
    site = action.square, action.direction
    if site == (bridge.square, bridge.direction):
        raise IllegalAction("bridge-stays", square=action.start)
    check_site(_lifted(state, action.start), site)
    check_points(state, state.numbers.bridge)
    locks.check(_moved(state, action.start, site))


def apply_build(state: MexicaState, seat: Seat, action: BuildBridge, chance: Chance) -> Step[MexicaState, Event]:
    """Builds a bridge."""
    left = state.spare_bridges - 1
    state = _with_bridge(state, (action.square, action.direction))
    state = replace(spend(state, state.numbers.bridge), spare_bridges=left, progress=True)
    built = BridgeBuilt(seat=seat, square=action.square, direction=action.direction, left=left)
    return Step(state=state, events=(built,))


def apply_move(state: MexicaState, seat: Seat, action: MoveBridge, chance: Chance) -> Step[MexicaState, Event]:
    """Moves a bridge, or turns it where it stands (ruling 14)."""
    state = spend(_moved(state, action.start, (action.square, action.direction)), state.numbers.bridge)
    moved = BridgeMoved(seat=seat, start=action.start, square=action.square, direction=action.direction)
    return Step(state=state, events=(moved,))


def directions_now(state: MexicaState, square: str) -> tuple[str, ...]:
    """Returns how a bridge may lie on a square now: a further one or, where none is left, one that is moved."""
    offered = [_open_sites(state)] if state.spare_bridges else [_targets(state, start) for start in movable(state)]
    return tuple(dict.fromkeys(direction for sites in offered for direction in sites.get(square, ())))


@derived
def movable(state: MexicaState) -> tuple[str, ...]:
    """Returns the squares of the bridges without figures, in the order of reading."""
    figures = figures_at(state)
    free = (bridge.square for bridge in state.bridges if bridge.square not in figures)
    return tuple(sorted(free, key=INDEX.__getitem__))


@derived
def _moves(state: MexicaState) -> Mapping[str, Sites]:
    """Returns the bridges that may be moved in this turn, with where each can go."""
    if state.spare_bridges or turn_of(state).points < state.numbers.bridge:
        return {}
    return {start: targets for start in movable(state) if (targets := _targets(state, start))}


@derived
def _open_sites(state: MexicaState) -> Sites:
    """Returns where a further bridge is allowed now."""
    return _allowed(state, sites(state), partial(_with_bridge, state))


@derived
def _targets(state: MexicaState, start: str) -> Sites:
    """Returns where a bridge may be moved now; it may be turned on its square."""
    lying, found = bridges_at(state)[start].direction, sites(state)
    if turned := tuple(one for one in dry(state.canals).get(start, ()) if one != lying):
        lifted = {**dry(state.canals), start: turned}  # in the order of reading
        found = {square: ways for square, ways in lifted.items() if square == start or square in found}
    return _allowed(state, found, partial(_moved, state, start))


def _allowed(state: MexicaState, found: Sites, after: Callable[[Site], MexicaState]) -> Sites:
    """Leaves out what the rule of the first round forbids."""
    if not locks.forbidden(state) or locks.harmless(state, ()):
        return found
    kept = {
        square: tuple(one for one in directions if not locks.locked_seats(after((square, one))))
        for square, directions in found.items()
    }
    return {square: directions for square, directions in kept.items() if directions}


def _with_bridge(state: MexicaState, site: Site) -> MexicaState:
    square, direction = site
    return replace(state, bridges=(*state.bridges, Bridge(square=square, direction=direction)))


@derived
def _lifted(state: MexicaState, start: str) -> MexicaState:
    return replace(state, bridges=tuple(bridge for bridge in state.bridges if bridge.square != start))


def _moved(state: MexicaState, start: str, site: Site) -> MexicaState:
    return _with_bridge(_lifted(state, start), site)


def check_site(state: MexicaState, site: Site) -> None:
    """Judges a site for a bridge, whatever the supply."""
    square, _ = site
    if square not in INDEX:
        raise IllegalAction("bridge-on-lake", square=square)
    if square not in canal(state):
        raise IllegalAction("bridge-on-land", square=square)
    if square in bridges_at(state):
        raise IllegalAction("bridge-there", square=square)
    if not is_dry(state, site):
        raise IllegalAction("entrance-in-water", square=square, direction=site[1])


def _note(state: MexicaState, site: Site) -> Say:
    """Says where the entrances lie, and of the last bridge that it is the last."""
    one, other = ENTRANCES[site]
    last = state.spare_bridges == 1
    return Say("last-bridge" if last else "entrances", {"start": one, "target": other, "points": state.numbers.bridge})


def _moved_note(state: MexicaState, seat: Seat, start: str, site: Site) -> Say:
    """Says where the entrances will lie, or what becomes of the own figure by the move."""
    if stranded := _stranded(state, seat, start, site):
        return cost_note(state.numbers.bridge, stranded)
    one, other = ENTRANCES[site]
    return Say("entrances", {"start": one, "target": other, "points": state.numbers.bridge})


def _stranded(state: MexicaState, seat: Seat, start: str, site: Site) -> str:
    """Says whether moving a bridge strands the own figure; it does not where most land is reached without any."""
    lifted = _lifted(state, start)
    if locks.has_most(lifted, locks.reach(lifted, seat)):
        return ""
    return stranded_in(state, seat, _with_bridge(lifted, site))
