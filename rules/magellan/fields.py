"""What is printed on the fields of the board, with the source of every number. Tables only.

Few of the printed numbers could be found. The others are our own design, chosen so that they agree with all that is
known: they are marked `own`. When somebody reads them off a board they are corrected by a version of the rules, as
further fields in `data.NUMBERS`: this table is that of the first, which running games were set up by. The rules topic
``values`` tells players which they are; a test compares it with this table.

What is known: Columbus has crowns of 5 and 10 on fields 2 and 3, his field 2 is worth 4 more than field 1 and has one
sack; Cook's three fields are worth 35 together; Magellan has no printed crown; Vasco da Gama gives 1, 2 and 3 cards at
once, and only the right half of side B has crowns; some fields are worth nothing; some fields of phase 3 have sacks;
side B of each half gives fewer cards than side A; crowns rise from field to field; Cook and Magellan give no income.
"""

from __future__ import annotations

from dataclasses import dataclass

STATED, INFERRED, OWN = "stated", "inferred", "own"


@dataclass(frozen=True, slots=True)
class Number:
    """A printed number and where it comes from: ``stated`` by a source, ``inferred`` from one, or our ``own``."""

    value: int
    source: str
    note: str = ""


def stated(value: int, note: str = "") -> Number:
    return Number(value, STATED, note)


def inferred(value: int, note: str = "") -> Number:
    return Number(value, INFERRED, note)


def own(value: int, note: str = "") -> Number:
    return Number(value, OWN, note)


NO_EFFECT = ""
VETO = "veto"
"""The card carries a veto."""
TUCK_HAND = "tuck-hand"
"""One more card from the hand goes face down under the ship's card; its pile counts ``amount`` times."""
TUCK_PAYMENT = "tuck-payment"
"""One card of the payment goes face up under the ship's card; its pile counts ``amount`` times."""
FINAL_DRAW = "final-draw"
"""The ship scores by drawing cards when all else is counted, up to ``amount`` gold."""
SWAP = "swap"
"""At the end of the phase up to ``amount`` cards may be exchanged for each ship that reached the field in it."""
DRAW = "draw"
"""``amount`` cards are drawn at once."""
HALVES = "halves"
"""The ship goes to the left half, where ``amount`` cards are drawn at once, or to the right one with its crown."""
OPEN_HAND = "open-hand"
"""The hand lies open until the end of the phase."""
LOSE_CARD = "lose-card"
"""``amount`` cards are lost from the hand at random."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """One field of an explorer's row."""

    crowns: Number | None
    """What a ship scores that ends the game here; None where the effect says what it scores."""
    sacks: Number
    """Gold cards drawn at the end of the phase for a ship that arrived in it."""
    effect: str = NO_EFFECT
    amount: int = 0
    right: Number | None = None
    """The crown of the right half."""


_COPY = "side A repeated; no source says which side is meant"
_COOK = "the three fields together are worth 35; how it is split is our own"
_LEFT = "the rules give crowns to the right half only"
_INCOME = "one of the two explorers that give points and no income"
_NOTHING = inferred(0, _INCOME)

FIELDS: dict[tuple[str, str], tuple[Field, Field, Field]] = {
    ("columbus", "A"): (
        Field(crowns=inferred(1, "4 less than field 2"), sacks=own(1), effect=VETO, amount=1),
        Field(crowns=stated(5), sacks=stated(1)),
        Field(crowns=stated(10), sacks=own(0)),
    ),
    ("columbus", "B"): (
        Field(crowns=own(1, _COPY), sacks=own(1, _COPY), effect=VETO, amount=1),
        Field(crowns=own(5, _COPY), sacks=own(1, _COPY)),
        Field(crowns=own(10, _COPY), sacks=own(0, _COPY)),
    ),
    ("pizarro", "A"): (
        Field(crowns=own(2), sacks=own(1)),
        Field(crowns=own(3), sacks=own(2)),
        Field(crowns=own(6), sacks=own(2)),
    ),
    ("pizarro", "B"): (
        Field(crowns=own(2), sacks=own(1)),
        Field(crowns=own(3), sacks=own(2)),
        Field(crowns=None, sacks=own(0), effect=FINAL_DRAW, amount=20),
    ),
    ("magellan", "A"): (
        Field(crowns=None, sacks=_NOTHING, effect=TUCK_HAND, amount=1),
        Field(crowns=None, sacks=_NOTHING, effect=TUCK_HAND, amount=2),
        Field(crowns=None, sacks=_NOTHING, effect=TUCK_HAND, amount=3),
    ),
    ("magellan", "B"): (
        Field(crowns=None, sacks=_NOTHING, effect=TUCK_PAYMENT, amount=1),
        Field(crowns=None, sacks=_NOTHING, effect=TUCK_PAYMENT, amount=2),
        Field(crowns=None, sacks=_NOTHING, effect=TUCK_PAYMENT, amount=3),
    ),
    ("marco_polo", "A"): (
        Field(crowns=own(0), sacks=own(2), effect=SWAP, amount=3),
        Field(crowns=own(0), sacks=own(3), effect=SWAP, amount=3),
        Field(crowns=own(0), sacks=own(4)),
    ),
    ("marco_polo", "B"): (
        Field(crowns=own(0), sacks=own(2)),
        Field(crowns=own(2), sacks=own(2)),
        Field(crowns=own(5), sacks=own(2)),
    ),
    ("da_gama", "A"): (
        Field(crowns=inferred(0, _LEFT), sacks=own(0), effect=DRAW, amount=1),
        Field(crowns=inferred(0, _LEFT), sacks=own(0), effect=DRAW, amount=2),
        Field(crowns=inferred(0, _LEFT), sacks=own(0), effect=DRAW, amount=3),
    ),
    ("da_gama", "B"): (
        Field(crowns=inferred(0, _LEFT), sacks=own(0), effect=HALVES, amount=1, right=own(3)),
        Field(crowns=inferred(0, _LEFT), sacks=own(0), effect=HALVES, amount=2, right=own(5)),
        Field(crowns=inferred(0, _LEFT), sacks=own(0), effect=HALVES, amount=3, right=own(8)),
    ),
    ("cook", "A"): (
        Field(crowns=own(5, _COOK), sacks=_NOTHING, effect=OPEN_HAND),
        Field(crowns=own(10, _COOK), sacks=_NOTHING, effect=OPEN_HAND),
        Field(crowns=own(20, _COOK), sacks=_NOTHING, effect=OPEN_HAND),
    ),
    ("cook", "B"): (
        Field(crowns=own(7), sacks=_NOTHING, effect=LOSE_CARD, amount=1),
        Field(crowns=own(13), sacks=_NOTHING, effect=LOSE_CARD, amount=1),
        Field(crowns=own(23), sacks=_NOTHING, effect=LOSE_CARD, amount=1),
    ),
}
"""The fields of each explorer on each side, field 1 first; on the halved fields ``crowns`` is that of the left half."""
