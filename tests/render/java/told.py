"""Where the legend of the board of Java tells what its signs mean."""

from __future__ import annotations

TOLD: dict[str, tuple[str, ...]] = {
    "border": (
        "borders.rail",
        "borders.toll",
        "terrain.border",
        "terrain.developer",
        "costs.either_way",
        "palaces.model",
    ),
    "land": ("terraces.number", "terraces.name_tag", "terrain.joint"),
    "developer": ("terraces.developer", "pieces.block"),
    "water": ("water.gaps", "water.extent", "water.lotus", "water.prize"),
    "cards": ("symbols.card", "symbols.little", "symbols.back", "symbols.slip", "symbols.symbol"),
    "palaces": ("palaces.small",),
    "cities": ("palaces.on_board", "palaces.palace", "palaces.chip", "palaces.extent"),
    "supply": ("symbols.token", "token.plus"),
    "score": ("token.tick", "token.cross"),
    "own": ("terrain.tile",),
}
"""What draws the signs by the sign of the legend that tells what they mean."""

PLAIN: set[str] = {
    "prices.little",
    "island.island",
    "island.sea",
    "terrain.ground",
    "terrain.houses",
    "terrain.seam",
    "terrain.shadow",
    "terrain.steps",
    "texture.crown",
    "texture.palm",
    "water.ship",
}
"""What speaks for itself, or is ground or a part of another thing."""
