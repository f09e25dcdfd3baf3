"""Bridges: building them, and moving them when the supply is used up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.mexica import locks
from rules.mexica.actions import BuildBridge, MoveBridge
from rules.mexica.board import bridges_at, canal, figures_at
from rules.mexica.choices import cost_note, square_token, stranded_in
from rules.mexica.data import BRIDGE, ENTRANCES, INDEX
from rules.mexica.events import BridgeBuilt, BridgeMoved, Event
from rules.mexica.points import check_points, spend
from rules.mexica.sites import Site, is_dry, sites
from rules.mexica.state import Bridge, MexicaState, turn_of


def tokens_build(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the squares for a further bridge, then its directions."""
    if not state.spare_bridges or turn_of(state).points < BRIDGE:
        return
    match words:
        case ():
            yield from map(square_token, dict.fromkeys(square for square, _ in _open_sites(state)))
        case (square,):
            for site in _open_sites(state):
                if site[0] == square:
                    yield Token(site[1], ends=True, note=partial(_note, state, site))


def tokens_move(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the bridges without figures, then where each can go."""
    if state.spare_bridges or turn_of(state).points < BRIDGE:
        return
    match words:
        case ():
            yield from (square_token(start) for start in movable(state) if any(_targets(state, start)))
        case (start,) if start in movable(state):
            yield from map(square_token, dict.fromkeys(square for square, _ in _targets(state, start)))
        case (start, square) if start in movable(state):
            for site in _targets(state, start):
                if site[0] == square:
                    yield Token(site[1], ends=True, note=partial(_moved_note, state, seat, start, site))


def check_build(state: MexicaState, seat: Seat, action: BuildBridge) -> None:
    """Judges a further bridge."""
    if not state.spare_bridges:
        raise IllegalAction("no-bridge-left")
    site = action.square, action.direction
    check_site(state, site)
    check_points(state, BRIDGE)
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
    check_points(state, BRIDGE)
    locks.check(_moved(state, action.start, site))


def apply_build(state: MexicaState, seat: Seat, action: BuildBridge, chance: Chance) -> Step[MexicaState, Event]:
    """Builds a bridge."""
    left = state.spare_bridges - 1
    state = _with_bridge(state, (action.square, action.direction))
    state = replace(spend(state, BRIDGE), spare_bridges=left, progress=True)
    built = BridgeBuilt(seat=seat, square=action.square, direction=action.direction, left=left)
    return Step(state=state, events=(built,))


def apply_move(state: MexicaState, seat: Seat, action: MoveBridge, chance: Chance) -> Step[MexicaState, Event]:
    """Moves a bridge, or turns it where it stands (ruling 14)."""
    state = spend(_moved(state, action.start, (action.square, action.direction)), BRIDGE)
    moved = BridgeMoved(seat=seat, start=action.start, square=action.square, direction=action.direction)
    return Step(state=state, events=(moved,))


@derived
def movable(state: MexicaState) -> tuple[str, ...]:
    """Returns the squares of the bridges without figures, in the order of reading."""
    figures = figures_at(state)
    free = (bridge.square for bridge in state.bridges if bridge.square not in figures)
    return tuple(sorted(free, key=INDEX.__getitem__))


@derived
def reachable_sites(state: MexicaState) -> tuple[Site, ...]:
    """Returns the sites where a bridge may be put now: a further one or, where none is left, one that is moved."""
    if state.spare_bridges:
        return _open_sites(state)
    return tuple(dict.fromkeys(site for start in movable(state) for site in _targets(state, start)))


@derived
def _open_sites(state: MexicaState) -> tuple[Site, ...]:
    """Returns the sites where a further bridge is allowed now."""
    return tuple(site for site in sites(state) if _shuts_nobody(state, partial(_with_bridge, state, site)))


@derived
def _targets(state: MexicaState, start: str) -> tuple[Site, ...]:
    """Returns the sites to which a bridge may be moved now."""
    stays = start, bridges_at(state)[start].direction
    found = (site for site in sites(_lifted(state, start)) if site != stays)
    return tuple(site for site in found if _shuts_nobody(state, partial(_moved, state, start, site)))


def _shuts_nobody(state: MexicaState, after: Callable[[], MexicaState]) -> bool:
    return locks.shuts_nobody(state, (), after)


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
    return Say("last-bridge" if last else "entrances", {"start": one, "target": other, "points": BRIDGE})


def _moved_note(state: MexicaState, seat: Seat, start: str, site: Site) -> Say:
    """Says where the entrances will lie, or what becomes of the own figure by the move."""
    if stranded := _stranded(state, seat, start, site):
        return cost_note(BRIDGE, stranded)
    one, other = ENTRANCES[site]
    return Say("entrances", {"start": one, "target": other, "points": BRIDGE})


def _stranded(state: MexicaState, seat: Seat, start: str, site: Site) -> str:
    """Says whether moving a bridge strands the own figure; it does not where most land is reached without any."""
    lifted = _lifted(state, start)
    if locks.has_most(lifted, locks.reach(lifted, seat)):
        return ""
    return stranded_in(state, seat, _with_bridge(lifted, site))
