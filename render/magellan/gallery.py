"""Every component of Magellan once, for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Sprite
from render.core.exhibits import exhibits
from render.core.palette import LOOKS
from render.core.pieces import emblem, mark
from render.core.scene import Words
from render.magellan import cards, chart, palette, phases, routes, ships, signs
from rules.magellan import data

RULES = max(data.NUMBERS)


def components(words: Words) -> list[tuple[str, Image.Image]]:
    """Draws every component of the game, with its caption."""
    return exhibits(_sprites(words), palette.SEA)


def _sprites(words: Words) -> Iterator[tuple[str, Sprite]]:
    for explorer in data.EXPLORERS:
        name = words(f"magellan-explorer-{explorer}")
        for phase in range(1, data.PHASES + 1):
            yield f"{name} {cards.PHASES[phase]}", cards.explorer(explorer, 112, phase)
        yield name, signs.emblem(explorer, 29)
    for phase in range(1, data.PHASES + 1):
        yield cards.PHASES[phase], cards.chart_back(72, phase)
        yield cards.PHASES[phase], phases.disc(phase, lit=phase == 1)
    numbers = data.NUMBERS[RULES]
    for value in data.GOLD:
        yield str(value), cards.gold(value, 112, RULES)
        yield str(value), cards.small_gold(value)
    yield words("magellan-picture-supply"), cards.back(112)
    for (explorer, side), row in numbers.fields.items():
        for number, field in enumerate(row, 1):
            name = words(f"magellan-explorer-{explorer}")
            printed = routes.printed(field, numbers.cards[number - 1], words)
            yield f"{name} {side}{number}", routes.plate(printed, bool(printed.word))
    for look in LOOKS:
        yield look.shape, ships.ship(look)
        yield look.shape, mark(look, 22)
        yield look.shape, emblem(look, 13)
    yield "×1", signs.won()
    for shown in (False, True):
        yield words("magellan-picture-effect-open-hand") if shown else "×3", cards.fan(shown)
    yield "N", chart.rose()
