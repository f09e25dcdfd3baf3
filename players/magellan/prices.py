"""What ships bring in Magellan, and what gold costs: the same for quick answers and for the rest of a game in short."""

from __future__ import annotations

from collections.abc import Mapping

from rules.magellan import data, fields
from rules.magellan.fields import Field
from rules.magellan.state import MagellanState, field_of

AVERAGE_GOLD = sum(data.GOLD) / len(data.GOLD)
TUCKED = 3
"""The crowns of a card that is tucked away."""
FEWEST = 3
"""With so many seats a gold costs what the weights say."""


class Prices:
    """What the fields of a board bring to so many seats, by the weights."""

    def __init__(self, state: MagellanState, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.crowns = state.numbers.crowns
        self.draws = state.numbers.draws
        self.average_crowns = sum(self.crowns.values()) / len(self.crowns)
        scarce = FEWEST / len(state.players)
        self.gold = (
            0.0,
            *(weights[f"gold {phase}"] * scarce ** weights[f"plenty {phase}"] for phase in range(1, data.PHASES + 1)),
            0.0,
        )
        self.shares = {
            (field, own, ships): weights[f"field {field}: {own} of {ships}"]
            for field in range(1, data.PHASES)
            for ships in range(1, state.numbers.cards[field - 1] + 1)
            for own in range(1, ships + 1)
        }
        self.fields: dict[str, tuple[Field, ...]] = {}
        self.points: dict[str, list[float]] = {}
        self.brings: dict[str, list[float]] = {}
        self.onward: dict[str, list[float]] = {}
        for explorer in data.EXPLORERS:
            self._look_at(explorer, tuple(field_of(state, explorer, number) for number in range(1, data.PHASES + 1)))

    def _look_at(self, explorer: str, row: tuple[Field, ...]) -> None:
        """Notes what the fields of an explorer score, bring in all, and let hope for."""
        brought = [self._brought(field, number) for number, field in enumerate(row, start=1)]
        onward = [0.0] * (len(row) + 1)
        for number in range(len(row) - 1, 0, -1):
            share = self.shares[number + 1, 1, 2] if number + 1 < len(row) else 0.0
            ahead = sum(brought[number]) + share * onward[number + 1]
            onward[number] = max(0.0, ahead - brought[number - 1][0])
        self.fields[explorer] = row
        self.points[explorer] = [0.0, *(points for points, _ in brought)]
        self.brings[explorer] = [0.0, *(points + effect for points, effect in brought)]
        self.onward[explorer] = onward

    def card(self, phase: int) -> float:
        """Returns what a card is worth on the average that is drawn in a phase."""
        worth: float = self.average_crowns + self.gold[phase] * AVERAGE_GOLD
        return worth

    def _brought(self, field: Field, number: int) -> tuple[float, float]:
        """Returns the points that a ship scores on a field, and what it brings beside them."""
        points = float(field.crowns.value) if field.crowns else 0.0
        sacks, card = field.sacks.value * self.card(number + 1), self.card(number)
        match field.effect:
            case fields.TUCK_HAND:
                return float(field.amount * TUCKED * number), -TUCKED - 2 * self.gold[number]
            case fields.TUCK_PAYMENT:
                return float(field.amount * TUCKED * number), 0.0
            case fields.FINAL_DRAW:
                return self.weights["final draw"], sacks
            case fields.DRAW:
                return points, sacks + field.amount * card
            case fields.HALVES:
                right = float(field.right.value) if field.right else 0.0
                drawn = field.amount * card
                return (right, sacks) if right > drawn else (points, sacks + drawn)
            case fields.SWAP:
                return points, sacks + self.weights["swap"] * field.amount
            case fields.VETO:
                return points, sacks + self.weights["veto"]
            case fields.OPEN_HAND:
                return points, sacks - self.weights["open hand"]
            case fields.LOSE_CARD:
                return points, sacks - card
            case _:
                return points, sacks

    def share(self, field: int, own: int, ships: int) -> float:
        """Returns how much of what follows a field is hoped for by who has so many of so many ships there."""
        return self.shares[field, own, ships] if own else 0.0
