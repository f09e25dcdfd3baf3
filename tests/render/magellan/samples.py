"""Positions to draw: from games whose players bid sensibly; rare stages are made of them by hand."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from random import Random
from typing import Any

import msgspec

from render.core.scene import Marks
from rules.core import library, match, play
from rules.core.contract import Seat
from rules.core.match import Match
from rules.magellan import data
from rules.magellan.cards import crowns as crowns_by
from rules.magellan.view import ExplorerView, FieldView, OwnView, PlayerView, ShipView, View
from tests.lazily import Lazily

NAMES = ("Anna", "Bořivoj Žďárský", "Christopher", "Ďáblíček", "王小明", "Maximilian W. Hohenzollern")
MARKS = Marks(names=NAMES, clock="2 d 4 h", table="Trinidad")
B = {"side_half_1": "B", "side_half_2": "B"}
STAGES = ("veto", "bid", "pay", "ship", "half", "tuck", "swap", "draw", "over")


@dataclass(frozen=True)
class Moment:
    """A position, with what happened shortly before."""

    at: Match
    happened: tuple[Any, ...]

    @cached_property
    def view(self) -> View:
        """The position as everybody sees it."""
        view: View = self.at.view(None)
        return view

    @property
    def seen(self) -> tuple[View, ...]:
        """The position as each seat sees it."""
        return tuple(self.at.view(seat) for seat in range(self.at.header.seats))

    @property
    def events(self) -> tuple[Any, ...]:
        """What everybody was told of what happened."""
        return tuple(told for event in self.happened if (told := self.at.game.show(event, None)) is not None)


@cache
def moments(seats: int, seed: int, **options: str) -> tuple[Moment, ...]:
    """Plays a game in which everybody bids about what a card is worth and returns all its positions."""
    game, luck = library.load("magellan"), Random(seed)
    at = match.start(game, seats, game.meta.read_options(options), f"samples {seed}").match
    events: tuple[Any, ...] = ()
    found = [Moment(at, events)]
    while not at.over:
        seat = at.awaited[luck.randrange(len(at.awaited))]
        moved = match.play(at, seat, _action(at, seat, luck))
        at, events = moved.match, (*events, *moved.events)[-30:]
        found.append(Moment(at, events))
    return tuple(found)


def _action(at: Match, seat: Seat, luck: Random) -> Any:
    view: View = at.view(seat)
    if view.stage != "bid":
        text = play.pick(at.game, at.state, seat, luck.randrange)
        return at.game.parse(text, at.state, seat) if luck.random() < 0.7 else at.game.default(at.state, seat)
    assert view.own is not None
    fair = [total for total in view.own.sums if total <= 12 + 4 * view.phase][:3]
    text = f"bid sum {luck.choice(fair)}" if fair and luck.random() < 0.62 else "pass"
    return at.game.parse(text, at.state, seat)


@cache
def bidding(seats: int) -> Moment:
    """An auction in the second phase, with a bid and somebody who has passed."""
    options = B if seats == 3 else {"side_half_2": "B"}
    second = [moment for moment in moments(seats, 7, **options) if moment.at.state.phase == 2]
    found = [moment for moment in second if moment.view.best is not None and moment.view.passed]
    return found[len(found) // 2]


def closing(seats: int) -> Moment:
    """The end of a game."""
    return moments(seats, 7, **B)[-1]


def staged(stage: str, seats: int) -> View:
    """Returns a position of a stage, made from an auction or from the end of the game."""
    view = bidding(seats).view
    winner, others = 1, tuple(range(seats))
    won = replace(view, stage=stage, awaited=(winner,), best=winner, bid=12, bidders=(winner,), passed=())
    paid = replace(won, bid_cards=(), paid=(3, 4, 7))
    match stage:
        case "veto":
            early = moments(seats, 7)[3 * seats].view
            early = with_player(with_player(early, 0, vetoes=1), 2, vetoes=2)
            return replace(
                early, stage=stage, awaited=(0, 2), card="cook", bidders=(), passed=(), best=None, bid=0, bid_cards=(),
                paid=(), vetoed=("marco_polo", "cook"),
            )  # fmt: skip
        case "pay":
            return replace(won, bid_display="sum", bid_cards=())
        case "ship":
            piles: dict[int, tuple[int, ...]] = {2: (), 3: (3,)}
            ships = tuple(
                ShipView(seat=winner, number=n, pile=1, cards=cards, crowns=crowns(cards)) for n, cards in piles.items()
            )
            return with_field(replace(paid, card="magellan"), 2, 1, ships=ships)
        case "half":
            return replace(paid, card="da_gama")
        case "tuck":
            return replace(paid, card="magellan")
        case "swap":
            quiet = replace(won, card="", best=None, bid=0, bidders=(), bid_cards=(), stack=0)
            return replace(quiet, awaited=others[-2:], hidden_discards=5)
        case "draw":
            return replace(closing(seats).view, stage=stage, awaited=(winner,), drawn=(5, 3, 9), draw_points=6)
        case "over":
            return replace(closing(seats).view, drawn=(9, 8, 4))
    return view


def _own(view: View, seat: Seat) -> View:
    """Returns what a seat sees of a position, its own hand made up."""
    return replace(view, own=own_view((1, 1, 2, 4, 5, 5, 7, 9), sums=(10, 11, 12, 14, 17, 20, 21, 22)))


def _holding(own: OwnView) -> View:
    return replace(staged("swap", 3), own=own)


def empty(seats: int = 3) -> View:
    """The first auction of a game."""
    return moments(seats, 7)[0].view


def full(seats: int = 6) -> View:
    """An auction with a ship in every berth of every field."""
    view = bidding(seats).view
    taken = 0
    explorers = []
    for explorer in view.explorers:
        rows = []
        for number, field in enumerate(explorer.fields, 1):
            rows.append(replace(field, ships=_fleet(field, number, taken, seats)))
            taken += field.capacity
        one, two, three = rows
        explorers.append(replace(explorer, fields=(one, two, three)))
    return replace(view, explorers=tuple(explorers), players=with_won(view.players, tuple(explorers)))


def _fleet(field: FieldView, number: int, first: int, seats: int) -> tuple[ShipView, ...]:
    pile = number if field.effect.startswith("tuck") else 0
    return tuple(
        ShipView(
            seat=(first + i) % seats,
            number=1 + (first + i) // seats,
            half=("left", "right")[i % 2] if field.effect == "halves" else "",
            pile=pile,
            cards=(7, 2, 9)[:pile] if i == 0 else (),
            crowns=crowns((7, 2, 9)[:pile]) if i == 0 else 0,
        )
        for i in range(field.capacity)
    )


def with_player(view: View, seat: int, **changes: Any) -> View:
    """Returns the view with one player changed."""
    return replace(view, players=tuple(replace(p, **changes) if i == seat else p for i, p in enumerate(view.players)))


def with_field(view: View, explorer: int, phase: int, **changes: Any) -> View:
    """Returns the view with one field changed."""
    row = view.explorers[explorer]
    one, two, three = (replace(f, **changes) if i == phase else f for i, f in enumerate(row.fields, 1))
    return with_explorer(view, explorer, fields=(one, two, three))


def with_explorer(view: View, explorer: int, **changes: Any) -> View:
    """Returns the view with one explorer's row changed."""
    rows = tuple(replace(row, **changes) if i == explorer else row for i, row in enumerate(view.explorers))
    return replace(view, explorers=rows, players=with_won(view.players, rows))


def with_won(players: Iterable[PlayerView], explorers: tuple[ExplorerView, ...]) -> tuple[PlayerView, ...]:
    """Returns players with the cards that they have won by where their ships lie: for each field on the way one."""
    rows = [(number, field) for explorer in explorers for number, field in enumerate(explorer.fields, 1)]
    won = Counter(ship.seat for number, field in rows for ship in field.ships for _ in range(number))
    return tuple(replace(player, won=won[seat]) for seat, player in enumerate(players))


def crowns(cards: Iterable[int]) -> int:
    """Returns the crowns on some gold cards."""
    return crowns_by(data.NUMBERS[1], cards)


def own_view(hand: tuple[int, ...], **others: Any) -> OwnView:
    """Returns what a seat with such a hand sees alone."""
    return OwnView(hand=hand, crowns=crowns(hand), **others)


SAMPLES = Lazily(
    {
        **{f"{stage}-{seats}": partial(staged, stage, seats) for stage in STAGES for seats in (3, 6)},
        "start-4": lambda: moments(4, 7)[0].view,
        "start-5": lambda: moments(5, 7, **B)[0].view,
        "late-4": lambda: moments(4, 7)[-20].view,
        "late-5": lambda: moments(5, 7, **B)[-15].view,
        "own-4": lambda: moments(4, 7)[-20].seen[2],
        "own-3": lambda: bidding(3).seen[bidding(3).view.best or 0],
        "own-over-3": lambda: closing(3).seen[0],
        "own-sums-6": lambda: _own(staged("bid", 6), 0),
        "own-swap-3": lambda: _holding(own_view((1, 3, 3, 6), swap=(3, 6), swapped=(2, 7, 9))),
        "own-waits-3": lambda: _holding(own_view((), swap=())),
    }
)
"""Every stage with the fewest and the most seats, the beginning and the end, and what single seats see."""
BUSY = msgspec.structs.replace(MARKS, events=bidding(6).events)
"""What gives a picture most to show."""

MERE_WORD = re.compile("")
"""Each word names something on the picture."""
TYPICAL = ("start-4", "swap-3", "over-6")
"""The beginning, the middle and the end of the largest game."""

IN_WORDS = re.compile("pass|no")
"""What gives something up, which has its button beside the picture."""
