"""Every component of Caylus once, for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.caylus import bridge, castle, history, palette, people, road, signs
from render.caylus.fronts import front
from render.caylus.special import fronts as special_fronts
from render.caylus.special import tally
from render.caylus.tiles import PLAN, ROAD, tile
from render.core.canvas import Sprite
from render.core.exhibits import exhibits
from render.core.palette import LOOKS
from render.core.pieces import emblem, mark
from render.core.scene import Words
from rules.caylus import data

RULES = max(data.NUMBERS)


def components(words: Words) -> list[tuple[str, Image.Image]]:
    """Draws every component of the game, with its caption."""
    return exhibits(_sprites(words), palette.MEADOW)


def _sprites(words: Words) -> Iterator[tuple[str, Sprite]]:
    numbers = data.NUMBERS[RULES]
    for id, building in numbers.buildings.items():
        yield id, tile(front(id, words, RULES, building.points), None, PLAN)
        yield id, tile(front(id, words, RULES, building.points), LOOKS[0] if building.points else None)
    yield from special_fronts(words, numbers)
    yield words(f"caylus-place-{data.CASTLE}"), castle.site()
    yield "1–5", bridge.deck()
    for letter in (*data.GOODS, data.ANY_CUBE, data.BASIC_CUBE):
        yield letter, signs.cube(letter, 46)
    yield "$", signs.coin("$", 46)
    yield words("caylus-picture-key-point"), signs.shield("", 46)
    yield words("caylus-picture-key-favour"), signs.lily(46)
    yield words("caylus-picture-key-spot"), signs.circle(ROAD.spot)
    yield words("caylus-picture-key-spot"), signs.circle(ROAD.spot, free=False)
    yield words("caylus-picture-key-builds"), signs.hammer(46)
    for kind in (data.WOOD, data.STONE, data.PRESTIGE, data.RESIDENTIAL, signs.OWNER):
        yield words(f"caylus-picture-key-{kind}"), signs.house(kind, 46)
    yield words("caylus-text-provost"), people.provost()
    yield words("caylus-text-bailiff"), people.bailiff()
    yield "28", road.stone(28)
    yield words("caylus-text-provost"), road.bar()
    for section in data.SECTIONS:
        name = words(f"caylus-section-{section}")
        yield name, road.banner(name[0], False)
        yield name, road.banner(name[0], True)
    for look in LOOKS[:5]:
        yield look.shape, mark(look, 22)
        yield look.shape, emblem(look, 13)
        yield look.shape, people.worker(look)
        yield look.shape, castle.banner(look)
        yield "3", castle.banner(look, 3)
        yield words("caylus-picture-key-residential"), road.deed(look)
        yield "1.", history.tag(look, 1)
    yield "2", tally("2")
