"""The vocabulary of scenarios: parts of a position that can be compared and set.

Setting one place moves no card elsewhere: a scenario names every place that matters to it.
"""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Fact, Seat
from rules.core.facts import Vocabulary, one_of
from rules.core.seats import with_player

from .data import KINDS, ROUNDS
from .flow import begin_round
from .meta import META
from .state import Autumn, ToyState, Turn, sort_cards

_SAID = Vocabulary(ToyState, {"CARD": one_of(KINDS, "card")})
fact, field = _SAID.fact, _SAID.field


def _cards(name: str, where: str) -> Fact[ToyState]:
    """Makes the fact of cards that a seat has somewhere."""

    def write(state: ToyState, seat: Seat, cards: tuple[str, ...]) -> ToyState:
        return with_player(state, seat, **{name: sort_cards(cards)})

    return field(f"{name} SEAT = CARDS {where}", write=write)


def _begin(state: ToyState, number: int) -> ToyState:
    """Begins a round, with nothing of it played yet."""
    return begin_round(replace(state, round=number - 1, frames=(Autumn(),))).state


FACTS = (
    _cards("hand", "in the hand"),
    _cards("buried", "in the hoard"),
    _cards("larder", "in the larder"),
    field("screeches SEAT = NUMBER of screeches left", most=lambda s, seat: max(s.numbers.screeches.values())),
    field("nests SEAT = NUMBER of points for nests", most=lambda s, seat: sum(s.numbers.nests)),
    field("nights SEAT = NUMBER of points for nights", most=lambda s, seat: ROUNDS * max(s.numbers.trees.values())),
    field("deck = CARDS in the deck, the top first"),
    field("discards = CARDS on the discard pile", write=lambda s, cards: replace(s, discards=sort_cards(cards))),
    fact("phase = turn, window, auction, night or over", lambda s: "over" if s.over else s.top.kind),
    field("round = NUMBER; setting it begins that round", write=_begin, least=1, most=ROUNDS),
    field("points = NUMBER of action points left in the turn", frame=Turn, most=lambda s: s.numbers.points),
    field("rules = NUMBER of the rules version", most=META.rules_version),
)
