"""The text board of Magellan: all that the view holds, in lines short enough for a phone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.core.labels import runs
from render.core.scene import Marks, Words
from render.core.textboard import BETWEEN, INDENT, named, paragraphs, seat_sign, signs, wrapped
from rules.magellan.view import ExplorerView, FieldView, OwnView, ShipView, View

NOTHING = "–"
UNKNOWN = "*"
_FURTHER = 2 * INDENT
"""Before lines that go on with the one above."""


def write(view: View, marks: Marks, words: Words) -> str:
    """Writes a position; from it everything in the view can be read."""
    return paragraphs(
        _turn(view, marks, words),
        _auction(view, words),
        _supplies(view, words),
        _players(view, marks, words),
        _board(view, words),
        _own(view.own, words) if view.own is not None else (),
    )


def write_hand(view: View, marks: Marks, words: Words) -> str:
    """Writes what a seat alone sees."""
    return "" if view.own is None else "\n".join(_own(view.own, words))


def _turn(view: View, marks: Marks, words: Words) -> Iterator[str]:
    yield words("magellan-text-title", first=view.sides[0], second=view.sides[1])
    yield words(f"magellan-text-bids-{view.bid_display}")
    yield words("magellan-text-phase", phase=view.phase) + BETWEEN + words(f"magellan-picture-stage-{view.stage}")
    yield words("magellan-text-awaited", seats=signs(view.awaited) or NOTHING)
    yield words("magellan-text-opener", seat=seat_sign(view.opener))


def _auction(view: View, words: Words) -> Iterator[str]:
    card = words(f"magellan-explorer-{view.card}") if view.card else NOTHING
    yield words("magellan-text-card", card=card, stack=view.stack)
    if view.vetoed:
        yield from _listed(words("magellan-text-vetoed"), _names(view.vetoed, words), ", ")
    if view.bidders:
        yield words("magellan-text-bidders", seats=signs(view.bidders))
    if view.passed:
        yield words("magellan-text-passed", seats=signs(view.passed))
    if view.best is not None:
        yield words("magellan-text-best", bid=view.bid, seat=seat_sign(view.best))
    if view.bid_cards:
        yield words("magellan-text-laid", cards=_cards(view.bid_cards))
    if view.paid:
        yield words("magellan-text-paid", cards=_cards(view.paid))
    if view.drawn:
        yield words("magellan-text-drawn", cards=_cards(view.drawn), gold=sum(view.drawn), points=view.draw_points)


def _supplies(view: View, words: Words) -> Iterator[str]:
    yield words("magellan-text-supply", cards=view.supply)
    yield words("magellan-text-discards", cards=len(view.discards), hidden=view.hidden_discards)
    if view.discards:
        yield INDENT + " ".join(f"{card}×{view.discards.count(card)}" for card in sorted(set(view.discards)))
    if view.removed:
        yield from _listed(words("magellan-text-removed"), _names(view.removed, words), ", ")


def _players(view: View, marks: Marks, words: Words) -> Iterator[str]:
    for seat, player in enumerate(view.players):
        yield named(seat, marks)
        yield INDENT + words("magellan-text-score", points=player.points, hand=player.in_hand, place=player.place)
        yield INDENT + words("magellan-text-stock", hand=player.hand, reserve=player.reserve, vetoes=player.vetoes)
        if player.open or player.cards:
            said = "open" if player.open else "counted"
            yield from _listed(INDENT + words(f"magellan-text-{said}"), _cards(player.cards).split())


def _board(view: View, words: Words) -> Iterator[str]:
    yield words("magellan-text-board", ship=f"{seat_sign(1)}#2")
    for explorer in view.explorers:
        yield _explorer(explorer, words)
        for number, field in enumerate(explorer.fields, 1):
            yield from wrapped(_field(number, field, words), indent=_FURTHER)
            if field.ships:
                yield from wrapped(
                    [ship_text(ship, words) for ship in field.ships], "  ", start=INDENT, indent=_FURTHER
                )


def _explorer(explorer: ExplorerView, words: Words) -> str:
    name = words(f"magellan-explorer-{explorer.id}")
    one, two, three = explorer.left
    return words("magellan-text-explorer", name=name, side=explorer.side, one=one, two=two, three=three)


def _field(number: int, field: FieldView, words: Words) -> list[str]:
    crowns = NOTHING if field.crowns is None else str(field.crowns)
    parts = [words("magellan-text-field", number=number, capacity=field.capacity, crowns=crowns, sacks=field.sacks)]
    if field.right is not None:
        parts.append(words("magellan-text-right", crowns=field.right))
    if field.effect:
        amount = f" {field.amount}" if field.amount else ""
        parts.append(words(f"magellan-text-effect-{field.effect}") + amount)
    return parts


def ship_text(ship: ShipView, words: Words) -> str:
    """Returns a ship: its owner and number, its half, the cards of its pile with a ``*`` for each unknown one."""
    half = f" {words(f'magellan-text-half-{ship.half}')}" if ship.half else ""
    pile = [*map(str, ship.cards), *[UNKNOWN] * (ship.pile - len(ship.cards))]
    return f"{seat_sign(ship.seat)}#{ship.number}{half}" + (f" [{' '.join(pile)}]" if pile else "")


def _own(own: OwnView, words: Words) -> Iterator[str]:
    yield from _listed(words("magellan-text-own-hand"), _cards(own.hand).split())
    if own.laid:
        yield words("magellan-text-own-laid", cards=_cards(own.laid))
    if own.sums:
        yield from _listed(words("magellan-text-own-sums"), runs(own.sums))
    if own.swap is not None:
        yield words("magellan-text-own-swap", cards=_cards(own.swap))
    if own.swapped:
        yield from _listed(words("magellan-text-own-swapped"), _cards(own.swapped).split())


def _names(explorers: Iterable[str], words: Words) -> list[str]:
    return [words(f"magellan-explorer-{explorer}") for explorer in explorers]


def _cards(cards: Iterable[int]) -> str:
    return " ".join(map(str, cards)) or NOTHING


def _listed(said: str, parts: Iterable[str], between: str = " ") -> Iterator[str]:
    return wrapped(parts, between, start=f"{said} ", indent=_FURTHER)
