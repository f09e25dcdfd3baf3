"""What tables are called, by people and in the database."""

from __future__ import annotations

from bot.app.outside import Luck

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


def free_name(taken: frozenset[str], luck: Luck) -> str:
    """Returns a name for a new table that none in its channel has had; it is one word, so that it can be typed."""
    free = [name for name in NAMES if name not in taken]
    if free:
        return luck.choice(free)
    number = 2
    while (name := f"{luck.choice(NAMES)}-{number}") in taken:
        number += 1
    return name


def new_id(luck: Luck) -> str:
    """Returns a code for a new table."""
    return luck.code(ID_SIGNS, 8)
