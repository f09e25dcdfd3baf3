"""How places are offered: by their names, with what stands there and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.caylus.state import CaylusState, is_on_road, space_at
from rules.caylus.workers import price_of
from rules.core.contract import Say, Seat, Token


def place_tokens(state: CaylusState, seat: Seat, places: Iterable[str], *, priced: bool) -> Iterator[Token]:
    """Offers places for a worker, with their prices where these are to be paid; those beyond the provost together."""
    for place in places:
        far = is_on_road(place) and int(place) > state.provost
        note = (
            _building_note(state, seat, place, priced)
            if is_on_road(place)
            else _special_note(state, seat, place, priced)
        )
        yield Token(place, ends=True, note=note, group=Say("beyond-the-provost") if far else None)


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
