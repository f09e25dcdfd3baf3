"""What tables are called, by people and in the database."""

from __future__ import annotations

from itertools import count

from bot.app.outside import Luck
from storage.store import Transaction

NAMES = """
    Acacia Alder Amber Aspen Basalt Bay Beech Birch Briar Cairn Cedar Clover Cobalt Coral Cove Crane Delta Dune
    Ebony Elder Elm Ember Fern Finch Fjord Flint Garnet Ginger Grove Harbor Hazel Heron Holly Iris Ivy Jade
    Jasper Juniper Kestrel Larch Laurel Lotus Maple Marble Marsh Mesa Moss Myrtle Oak Olive Onyx Opal Orchid
    Osprey Otter Palm Pearl Pine Poplar Quartz Raven Reed Ridge Robin Rowan Saffron Sage Sequoia Sienna Slate
    Spruce Sparrow Summit Teak Thistle Topaz Tulip Umber Vale Violet Walnut Willow Yarrow Zephyr
""".split()  # noqa: SIM905 - a list of eighty quoted names is not easier to read
"""Names for tables, easy to say in any language."""

ID_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Digits and letters that nobody mistakes for one another."""


def is_name(word: str) -> bool:
    """Says whether a table could be called so, in any case; no word of a notation can."""
    name, dash, number = word.partition("-")
    return name.capitalize() in NAMES and (not dash or number.isdecimal())


def names(generation: int) -> list[str]:
    """Returns the names of a generation: the first one is without numbers."""
    return [name if generation < 2 else f"{name}-{generation}" for name in NAMES]


async def free_name(tx: Transaction, platform: str, channel: str, luck: Luck) -> str:
    """Returns a name for a new table that none in its channel has had; it is one word, so that it can be typed.

    A generation of names is looked for where the number of tables suggests it: none comes before those before it.
    """
    for generation in count(1 + await tx.tables.count_in(platform, channel) // len(NAMES)):
        taken = await tx.tables.names_in(platform, channel, names(generation))
        if free := [name for name in names(generation) if name not in taken]:
            return luck.choice(free)
    raise AssertionError("there is always a further generation")


def new_id(luck: Luck) -> str:
    """Returns a code for a new table."""
    return luck.code(ID_SIGNS, 8)
