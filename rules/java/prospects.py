"""What can be told of festivals beforehand: who would take part, and what cards could be worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.core.contract import Seat
from rules.core.derived import derived
from rules.core.seats import clockwise
from rules.java import cards, data
from rules.java.board import At
from rules.java.ranks import standing
from rules.java.state import JavaState, festival_in
from rules.java.villages import cities, village_at


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospect:
    """What a seat could get out of a festival in a city where it stands."""

    palace: At
    value: int
    total: int
    """What its playable cards are worth together, with what it has played if this festival is being given."""
    rivals: tuple[tuple[Seat, int], ...]
    """The others that stand there, each with what its cards can come to at most, as far as everybody knows."""

    @property
    def sure(self) -> bool:
        """Whether nobody can even share it."""
        return self.total > max((most for _, most in self.rivals), default=0)


def participants(state: JavaState, palace: At, host: Seat) -> tuple[Seat, ...]:
    """Returns the seats with a developer in the city of a palace, clockwise from the host."""
    city = village_at(state, palace)
    there = standing(state, city.spaces) if city else {}
    return tuple(seat for seat in clockwise(state, host) if seat in there)


@derived
def sites(state: JavaState, seat: Seat) -> tuple[At, ...]:
    """Returns the palaces in which a seat may give a festival, as far as everybody can see."""
    return tuple(
        city.palace
        for city in cities(state)
        if city.palace is not None
        and not state.spaces[city.palace].used
        and any(state.spaces[at].developer == seat for at in city.spaces)
    )


def prospects(state: JavaState, seat: Seat) -> Iterator[Prospect]:
    """Yields what a seat could get out of each city that has had no festival with its palace."""
    held = cards.total(state.players[seat].hand, state.card)
    for palace in sites(state, seat):
        total = _with_played(state, palace, seat, held)
        others = (rival for rival in participants(state, palace, seat) if rival != seat)
        rivals = tuple((rival, _with_played(state, palace, rival, most_worth(state, rival))) for rival in others)
        yield Prospect(palace=palace, value=state.spaces[palace].palace, total=total, rivals=rivals)


def _with_played(state: JavaState, palace: At, seat: Seat, held: int) -> int:
    """Returns what a seat's cards come to with what it has played, where a festival is being given in a palace."""
    festival = festival_in(state)
    if festival is None or festival.space != state.board.names[palace]:
        return held
    played = cards.total(festival.laid[seat], state.card)
    return played + held if seat in festival.active else played


def most_worth(state: JavaState, seat: Seat) -> int:
    """Returns what the cards of a seat can be worth at most by what everybody knows of them."""
    player = state.players[seat]
    unknown = len(player.hand) - len(player.known)
    best = max(cards.worth(card, state.card) for card in data.CARDS)
    return cards.total(player.known, state.card) + unknown * best
