"""What can be laid on or built upon: plain squares of land on which nothing stands or lies."""

from __future__ import annotations

from rules.core.contract import IllegalAction
from rules.mexica.board import buildings_at, canal, figures_at
from rules.mexica.data import EMBLEM, INDEX, STARTS
from rules.mexica.state import MexicaState


def check_land(state: MexicaState, square: str) -> None:
    """Raises `IllegalAction` unless a square is land."""
    if square not in INDEX:
        raise IllegalAction("lake", square=square)
    if square in canal(state):
        raise IllegalAction("canal-there", square=square)


def check_unblocked(state: MexicaState, square: str) -> None:
    """Raises `IllegalAction` where a building, a calpulli or a figure is."""
    building = buildings_at(state).get(square)
    if building and building.seat is None:
        raise IllegalAction("neutral-building-there", square=square, value=building.value)
    if building and building.seat is not None:
        raise IllegalAction("building-there", square=square, owner_seat=building.seat, value=building.value)
    if any(calpulli.square == square for calpulli in state.founded):
        raise IllegalAction("calpulli-there", square=square)
    if (seat := figures_at(state).get(square)) is not None:
        raise IllegalAction("figure-there", square=square, figure_seat=seat)


def check_vacant_plain(state: MexicaState, square: str) -> None:
    """Raises `IllegalAction` unless a square is plain land with nothing on it."""
    check_land(state, square)
    if square in STARTS:
        raise IllegalAction("start-square", square=square)
    if square == EMBLEM:
        raise IllegalAction("emblem", square=square)
    check_unblocked(state, square)
