"""What the managers of a server or group have set for the tables there, as it is stored."""

from __future__ import annotations

import msgspec

from bot.app.play import votes
from bot.app.speech.messages import Place
from bot.app.time import paces
from rules.core import codec
from storage.store import Transaction

EVERYBODY, MANAGERS = "everybody", "managers"


class House(msgspec.Struct, frozen=True, omit_defaults=True):
    """What holds in a server or group."""

    channels: tuple[str, ...] = ()
    """Where tables may be opened; none: everywhere."""
    language: str = ""
    """The language of tables opened there; empty: that of the installation."""
    most: int = 0
    who: str = EVERYBODY
    """Who may open tables: everybody, managers, or the members of a role and the managers."""
    tables: tuple[str, ...] = ()
    """The tables opened there, those that are over left out now and then."""
    pace: str = paces.USUAL
    """How fast tables opened there play, unless their hosts say otherwise."""
    votes: str = votes.ALL
    """Of how many at tables opened there a proposal needs the consent, unless their hosts say otherwise."""
    dashboard: bool = True
    """Whether each channel with tables has a message that lists them."""
    openings: bool = True
    """Whether a seat that is open is announced in the channel, beside the thread of its table."""


async def load(tx: Transaction, place: Place) -> House:
    """Returns what holds where something is said."""
    stored = await tx.places.get(place.platform, place.server or place.channel)
    return codec.decode(stored.encode(), House)  # type: ignore[no-any-return]
