"""What a player is handed: the view of its seat, and positions that may lie behind it. Never the position itself."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any, Generic

from players.core.luck import Luck
from rules.core import codec
from rules.core.contract import AnyGame, S, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen(Generic[S]):
    """A position as one seat may know it."""

    game: AnyGame
    seat: Seat
    deals: tuple[S, ...]
    """Positions in which all that the seat cannot know is dealt anew: for equal views they are equal.

    Where nothing is hidden, there is one.
    """
    seed: str
    """Follows from the view, so that equal views bring equal luck."""

    def luck(self, use: str) -> Luck:
        """Returns luck for one use, the same whenever the view is the same."""
        return Luck(f"{self.seed} {use}")


def see(game: AnyGame, state: Any, seat: Seat, deals: int) -> Seen[Any]:
    """Shows a seat a position: the only place where a state goes in and what a player may know comes out."""
    seed = hashlib.sha256(codec.encode((seat, game.view(state, seat)))).hexdigest()
    dealt = []
    for number in range(deals):
        luck = Luck(f"{seed} deal {number}")
        dealt.append(game.redeal(state, seat, luck))
        if not luck.drawn:
            break
    return Seen(game=game, seat=seat, deals=tuple(dealt), seed=seed)
