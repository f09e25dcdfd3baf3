"""What the pictures of Magellan are compared by."""

from __future__ import annotations

from dataclasses import replace

from render.core.scene import LAYOUTS, TALL
from rules.magellan.view import ShipView, View
from tests.render.goldens import Compared, Scene, with_marks
from tests.render.magellan import samples

SHIPS = with_marks(samples.MARKS, chosen=("ship",), targets=("2", "3"))
CARDS = with_marks(samples.MARKS, seat=0, chosen=("bid", "1"), targets=("1", "2", "4", "5", "7", "9"))
GOLDENS = {
    "start": Scene(samples.moments(3, 7, **samples.B)[0].view, samples.MARKS, language="cs"),
    "middle": Scene(samples.bidding(6).view, samples.BUSY),
    "full": Scene(samples.full(6), samples.MARKS),
    "draw": Scene(samples.staged("draw", 3), samples.MARKS, language="cs"),
    "hand": Scene(samples.SAMPLES["own-sums-6"], samples.MARKS, picture="hand"),
    "tall": Scene(samples.staged("ship", 6), SHIPS, language="cs", layout=TALL),
    "tall-hand": Scene(samples.SAMPLES["own-sums-6"], CARDS, picture="hand", layout=TALL),
}

FULL = replace(
    samples.full(6), card="cook", best=1, bid=12, bid_cards=(5, 7), bidders=(0, 1, 5), passed=(4, 2), awaited=(0,),
    vetoed=("cook",), stack=8, removed=("pizarro",), supply=27, discards=(3, 8),
)  # fmt: skip


def fleet(*seats: int) -> tuple[ShipView, ...]:
    return tuple(ShipView(seat=seat, number=1) for seat in seats)


CHANGES: dict[str, View] = {
    "a ship of another seat": samples.with_field(FULL, 0, 1, ships=fleet(0, 1, 3)),
    "ships in another order": samples.with_field(FULL, 0, 1, ships=fleet(1, 0, 2)),
    "a ship less": samples.with_field(FULL, 0, 3, ships=()),
    "a card more in a pile": samples.with_field(FULL, 2, 1, ships=(ShipView(seat=0, number=1, pile=2), *fleet(1, 2))),
    "another card in a pile": samples.with_field(
        FULL, 2, 3, ships=(ShipView(seat=5, number=1, pile=3, cards=(7, 2, 8)),)
    ),
    "the other half": samples.with_field(FULL, 4, 3, ships=(ShipView(seat=5, number=1, half="right"),)),
    "another crown": samples.with_field(FULL, 1, 1, crowns=3),
    "another sack": samples.with_field(FULL, 1, 1, sacks=2),
    "another effect": samples.with_field(FULL, 1, 1, effect="open-hand"),
    "a card less to come": samples.with_explorer(FULL, 3, left=(0, 0, 1)),
    "another side": replace(FULL, sides=("B", "B")),
    "another phase": replace(FULL, phase=3),
    "another card": replace(FULL, card="columbus"),
    "a higher bid": replace(FULL, bid=13),
    "another best bidder": replace(FULL, best=5),
    "other cards laid": replace(FULL, bid_cards=(4, 8)),
    "one more has passed": replace(FULL, passed=(4, 2, 3)),
    "one less is in": replace(FULL, bidders=(0, 1)),
    "another seat's turn": replace(FULL, awaited=(5,)),
    "another vetoed card": replace(FULL, vetoed=("da_gama",)),
    "a card less in the stack": replace(FULL, stack=7),
    "a card less in the supply": replace(FULL, supply=26),
    "a discard more": replace(FULL, discards=(3, 5, 8)),
    "another discard on top": replace(FULL, discards=(3, 9)),
    "one more unsold": replace(FULL, removed=("pizarro", "pizarro")),
    "a point more": samples.with_player(FULL, 3, points=FULL.players[3].points + 1),
    "a card less in hand": samples.with_player(FULL, 4, hand=FULL.players[4].hand - 1),
    "a veto": samples.with_player(FULL, 2, vetoes=1),
    "an open hand": samples.with_player(FULL, 5, open=True, cards=(2, 6)),
}
DRAW, OVER = samples.staged("draw", 6), samples.staged("over", 6)


SHIP, BIDDING = samples.staged("ship", 6), samples.bidding(6).view
COMPARED = (
    Compared(Scene(FULL, samples.MARKS), CHANGES, LAYOUTS),
    Compared(
        Scene(replace(FULL, phase=1), samples.MARKS),
        {"a ship less in reserve": samples.with_player(replace(FULL, phase=1), 0, reserve=5)},
    ),
    Compared(Scene(DRAW, samples.MARKS), {"another card drawn": replace(DRAW, drawn=(5, 3, 8))}),
    Compared(Scene(OVER, samples.MARKS), {"an exchange of places": samples.with_player(OVER, 0, place=1, points=99)}),
    Compared(Scene(BIDDING, samples.MARKS), {"steps": samples.BUSY}),
    Compared(Scene(SHIP, SHIPS), {"a target less": with_marks(SHIPS, targets=("2",))}),
)
