"""How places are offered: by their names, with what stands there and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.caylus.state import CaylusState, is_on_road, space_at
from rules.caylus.workers import building_id, price_of
from rules.core.contract import Say, Seat, Token


def place_tokens(state: CaylusState, seat: Seat, places: Iterable[str], *, priced: bool) -> Iterator[Token]:
    """Offers places for a worker, with their prices where these are to be paid."""
    for place in places:
        yield Token(place, ends=True, note=_note(state, seat, place, priced), group=_group(state, place))


def _note(state: CaylusState, seat: Seat, place: str, priced: bool) -> Say:
    """Says what stands there, what it costs, and whether it lies beyond the provost."""
    building = building_id(state, place)
    price = price_of(state, seat, place) if priced else 0
    if not building:
        return Say("place-for", {"price": price})
    beyond = int(place) > state.provost
    owner = space_at(state, int(place)).owner
    if owner is None or owner == seat:
        return Say("building-for", {"building": building, "price": price, "beyond": beyond, "own": owner == seat})
    return Say("foreign-building-for", {"building": building, "price": price, "beyond": beyond, "owner_seat": owner})


def _group(state: CaylusState, place: str) -> Say:
    if not is_on_road(place):
        return Say("special")
    return Say("up-to-the-provost") if int(place) <= state.provost else Say("beyond-the-provost")
