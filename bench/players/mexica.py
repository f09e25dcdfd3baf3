"""Players of Mexica who begin on start squares they like, and know of each calpulli whether they still believe in it.

They lay canals and build as chance has it, and once nothing grows any more propose to remove what is open. Their orders
say where they begin and how they vote.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bench.players import first_accepted, following, state_in
from rules.core.contract import Seat
from rules.core.match import Match
from rules.core.play import pick
from rules.core.standing import Held
from rules.mexica.data import SIZES, STARTS
from rules.mexica.state import MexicaState

SEATS = 4
DOUBTS = 0.7
"""How likely somebody no longer believes in a calpulli."""


def leaves(seen: Match | None, match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    """Yields all orders at the beginning of the game."""
    if seen is None:
        yield from _orders(match, seat, seed)


def answer(match: Match, seat: Seat, seed: int) -> str:
    """Returns what the orders would answer to a call to begin or to vote, else some action."""
    return following(match, seat, _orders(match, seat, seed)) or _action(match, seat, seed)


def _orders(match: Match, seat: Seat, seed: int) -> Iterator[Held]:
    yield from first_accepted(match, seat, f"start {' '.join(Random(f'start {seed} {seat}').sample(STARTS, 4))}")
    for size in SIZES:
        word = "agree" if Random(f"vote {seed} {seat} {size}").random() < DOUBTS else "refuse"
        yield from first_accepted(match, seat, f"vote {size} {word}")


def _action(match: Match, seat: Seat, seed: int) -> str:
    """Acts at random, but proposes only when nothing has grown; what is drawn depends on the position alone."""
    state = state_in(match, MexicaState)
    drawn = Random(f"action {seed} {len(state.canals)} {state.frames} {state.players}")
    picked = iter(lambda: pick(match.game, state, seat, drawn.randrange), "")
    return next(text for text in picked if state.idle or not text.startswith("propose"))
