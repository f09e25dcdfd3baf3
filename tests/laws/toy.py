"""What the laws must be told of the toy game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Seat
from rules.toy.actions import CardStored, Event, HoardOpened, NestWon, NightSpent
from rules.toy.state import Auction, ToyState, Window
from tests.laws.hooks import Hook


def components(state: ToyState) -> Counter[str]:
    cards = Counter((*state.deck, *state.discards))
    for player in state.players:
        cards.update((*player.hand, *player.buried, *player.larder))
    for frame in state.frames:
        match frame:
            case Auction(cards=bid):
                cards.update(bid)
            case Window(card=card):
                cards.update([card])
    return cards


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case NestWon() | NightSpent() | CardStored() | HoardOpened():
            yield event.seat, event.points


HOOK = Hook(
    components=components,
    points=points,
    sealed=frozenset({"night"}),
    told=frozenset({"night-spent"}),
    bound=200,
)
