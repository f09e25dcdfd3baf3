"""Deploying figures, and transferring them between the camps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.contract import OPEN, Chance, IllegalAction, Seat, Step, Token
from rules.tikal import data, figures
from rules.tikal.actions import Deploy, Transfer
from rules.tikal.choices import group_tokens, space_token, start_tokens
from rules.tikal.events import Event, FiguresDeployed, FiguresTransferred
from rules.tikal.points import check_points, spend
from rules.tikal.state import TikalState, turn_of


def camps_of(state: TikalState, seat: Seat) -> list[str]:
    """Returns the spaces that a seat may deploy to: the base camp and its own camps."""
    return [data.SPACES[at] for at, space in enumerate(state.spaces) if at == data.BASE_CAMP or space.camp == seat]


def tokens_deploy(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the group, then the camp it goes to."""
    player = state.players[seat]
    groups = figures.groups(player.workers, player.leader, turn_of(state).points // state.numbers.deploy)
    match words:
        case ():
            yield from group_tokens(groups, state.numbers.deploy)
        case (group,) if group in groups:
            yield from (space_token(camp, ends=True) for camp in camps_of(state, seat))


def check_deploy(state: TikalState, seat: Seat, action: Deploy) -> None:
    """Judges a deployment: from the supply to the base camp or an own camp."""
    _check_camp(state, seat, action.space)
    figures.check_in_supply(state.players[seat], action)
    check_points(state, state.numbers.deploy * action.figures)


def apply_deploy(state: TikalState, seat: Seat, action: Deploy, chance: Chance) -> Step[TikalState, Event]:
    """Brings the figures to the camp, each for its points."""
    state = figures.take_from_supply(state, seat, action.workers, action.leader)
    state = figures.put(state, data.INDEX[action.space], seat, action.workers, action.leader)
    done = FiguresDeployed(seat=seat, workers=action.workers, leader=action.leader, space=action.space)
    return Step(state=spend(state, state.numbers.deploy * action.figures), events=(done,))


def tokens_transfer(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the group, the camp where it stands, and the one it goes to."""
    groups = _at_camps(state, seat)
    match words:
        case ():
            yield from group_tokens(figures.merged(groups.values()), state.numbers.transfer)
        case (group,):
            yield from (space_token(camp) for camp, formed in groups.items() if group in formed)
        case (group, start) if group in groups.get(start, {}):
            yield from (space_token(camp, ends=True) for camp in groups if camp != start)


def menu_transfer(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterable[Token] | None:
    """Offers the camp where figures stand first, then the group."""
    groups = _at_camps(state, seat)
    match words:
        case ():
            return start_tokens(state, seat, groups)
        case (word, start) if word == OPEN and start in groups:
            return group_tokens(groups[start], state.numbers.transfer)
        case _:
            return None


def check_transfer(state: TikalState, seat: Seat, action: Transfer) -> None:
    """Judges a transfer: between two of the base camp and the own camps."""
    _check_camp(state, seat, action.start)
    _check_camp(state, seat, action.target)
    if action.start == action.target:
        raise IllegalAction("same-space", space=action.start)
    figures.check_there(state, seat, action, action.start)
    check_points(state, state.numbers.transfer * action.figures)


def apply_transfer(state: TikalState, seat: Seat, action: Transfer, chance: Chance) -> Step[TikalState, Event]:
    """Takes the figures straight to the other camp, each for its points."""
    state = figures.take(state, data.INDEX[action.start], seat, action.workers, action.leader)
    state = figures.put(state, data.INDEX[action.target], seat, action.workers, action.leader)
    done = FiguresTransferred(
        seat=seat, workers=action.workers, leader=action.leader, start=action.start, target=action.target
    )
    return Step(state=spend(state, state.numbers.transfer * action.figures), events=(done,))


def _check_camp(state: TikalState, seat: Seat, space: str) -> None:
    at = data.INDEX[space]
    if at != data.BASE_CAMP and state.spaces[at].camp != seat:
        raise IllegalAction("not-own-camp", space=space)


def _at_camps(state: TikalState, seat: Seat) -> dict[str, dict[str, int]]:
    """Returns for each camp of a seat the groups that can be transferred from it; none where there is no other camp."""
    camps = camps_of(state, seat)
    if len(camps) == 1:
        return {}
    most = turn_of(state).points // state.numbers.transfer
    spaces = {camp: state.spaces[data.INDEX[camp]] for camp in camps}
    return {camp: figures.groups(space.workers[seat], seat in space.leaders, most) for camp, space in spaces.items()}
