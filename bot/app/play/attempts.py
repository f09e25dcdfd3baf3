"""Playing what a member wants to play, without storing it; a refusal is kept with all that was sent."""

from __future__ import annotations

from functools import reduce

from bot.app.play.tables import Playing
from rules.core import match as matches
from rules.core.contract import Seat, Unreadable
from rules.core.match import Moved, Refused
from rules.core.notation import Tree


class NotPlayed(Exception):
    """What a member wanted to play for a seat was refused; ``text`` is all that was sent.

    ``tree`` offers what would have been possible: the notation, unless something else was refused.
    """

    def __init__(self, refused: Refused, playing: Playing, seat: Seat, text: str, tree: Tree | None = None) -> None:
        super().__init__(refused.notation)
        self.tree = tree or refused.before.game
        self.refused = refused
        self.playing = playing
        self.seat = seat
        self.text = text


def play(playing: Playing, seat: Seat, text: str) -> Moved:
    """Plays what a member typed or chose, without storing it; raises `NotPlayed`."""
    return reduce(matches.then, play_each(playing, seat, text))


def play_each(playing: Playing, seat: Seat, text: str) -> tuple[Moved, ...]:
    """Plays one notation after the other; returns what comes of each, or raises `NotPlayed` for the first refused."""
    try:
        return matches.play_each(playing.match, seat, text)
    except Refused as error:
        raise NotPlayed(error, playing, seat, text) from error
    except Unreadable as error:
        raise NotPlayed(Refused(text, playing.match, error), playing, seat, text) from error
