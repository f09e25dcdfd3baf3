"""The best answer one step ahead: what is played for a seat whose time is up where its table wants that.

It looks no further than the points that an action brings at once, on a re-deal of all that the seat cannot know.
"""

from __future__ import annotations

from itertools import islice

from rules.core import match as matches
from rules.core import notation
from rules.core.chance import SecretChance
from rules.core.contract import Seat
from rules.core.match import Match, Moved

MOST = 300
"""Actions that are tried out at each step: nobody waits long for an answer given for somebody else."""


def play(match: Match, seat: Seat, by: str) -> Moved:
    """Plays what brings a seat most points at once, as long as anything does, and ends harmlessly what it is asked."""
    moved = Moved(match=match, entries=())
    asked = matches.subject(match, seat)
    while asked is not None and matches.subject(moved.match, seat) == asked:
        chosen = next_step(moved.match, seat)
        if chosen is None:
            return matches.then(moved, matches.play_default(moved.match, seat, by))
        moved = matches.then(moved, matches.play_text(moved.match, seat, chosen, by))
    return moved


def next_step(match: Match, seat: Seat) -> str | None:
    """Returns the notation of what raises a seat's own points most; None where nothing does."""
    game = match.game
    chance = SecretChance(match.base_chain)
    state = game.redeal(match.state, seat, chance)
    best, most = None, game.scores(state, seat)[seat].points
    for action in islice(notation.actions(game, state, seat), MOST):
        after = game.apply(state, seat, action, chance).state
        points = game.scores(after, seat)[seat].points
        if points > most:
            best, most = game.format(action), points
    return best
