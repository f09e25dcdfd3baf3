"""Whether others may see what a seat sees and types: nothing hidden of its own, and no draft but one typed openly."""

from __future__ import annotations

from contextlib import suppress

from bot.app.play.tables import Playing
from render.core import studio
from rules.core.contract import GameError, Seat, Unreadable
from rules.core.notation import split
from storage.store import Transaction


def hides_nothing(playing: Playing, seat: Seat) -> bool:
    """Says whether a seat sees just what everybody could: nothing hidden of its own, no draft but one typed openly."""
    if studio.private_picture(playing.table.game) is not None:  # what a seat has of its own stands in such a one
        return False
    return not playing.match.draft or (playing.match.drafting == seat and playing.openly)


async def note_openly(tx: Transaction, playing: Playing) -> None:
    """Notes that everybody could read how the draft at a table came about, until there is another entry."""
    if playing.match.draft:
        await tx.matches.note_openly(playing.table.id)


def tells_secret(playing: Playing, seat: Seat, text: str) -> bool:
    """Says whether one of the notations, legal or not, tells what others will not see."""
    with suppress(Unreadable):
        return any(_is_secret(playing, seat, notation) for notation in split(text))
    return False


def _is_secret(playing: Playing, seat: Seat, notation: str) -> bool:
    with suppress(GameError):
        return playing.game.secret(playing.match.state, playing.game.parse(notation, playing.match.state, seat))
    return False
