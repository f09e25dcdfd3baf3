"""How places are offered: by their names, with what stands there and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.caylus.state import CaylusState, is_on_road, space_at
from rules.caylus.workers import building_id, price_of
from rules.core.contract import Say, Seat, Token

NEAR = 22
"""How many places are offered one by one where there are more than a menu holds."""


def place_tokens(state: CaylusState, seat: Seat, places: Iterable[str], *, priced: bool) -> Iterator[Token]:
    """Offers places for a worker, with their prices where these are to be paid."""
    for place, group in grouped(places):
        note = _building_note if is_on_road(place) else _special_note
        yield Token(place, ends=True, note=note(state, seat, place, priced), group=group)


def grouped(places: Iterable[str]) -> Iterator[tuple[str, Say | None]]:
    """Yields places with what those furthest along the road have in common."""
    for at, place in enumerate(places):
        yield place, Say("further-along") if at >= NEAR else None


def _special_note(state: CaylusState, seat: Seat, place: str, priced: bool) -> Say:
    if priced:
        return Say("place-for", {"place": place, "price": price_of(state, seat, place)})
    return Say("place", {"place": place})


def _building_note(state: CaylusState, seat: Seat, place: str, priced: bool) -> Say:
    """Says what stands there, what it costs, and whether an owner scores."""
    number, space = int(place), space_at(state, int(place))
    beyond = number > state.provost
    if not priced:
        return Say("building", {"space": number, "building": space.building, "beyond": beyond})
    return Say(
        "building-for",
        {
            "space": number,
            "building": space.building,
            "price": price_of(state, seat, place),
            "foreign": space.owner not in (None, seat),
            "beyond": beyond,
        },
    )


def name_note(state: CaylusState, place: str) -> Say | None:
    """Names the building of a space of the road."""
    building = building_id(state, place)
    return Say("building-here", {"building": building}) if building else None
