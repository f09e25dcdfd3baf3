"""Where the legend of the board of Mexica tells what its signs mean."""

from __future__ import annotations

TOLD: dict[str, tuple[str, ...]] = {
    "start": ("terrain.start_square", "terrain.emblem"),
    "figure": ("figures.light", "figures.noble"),
    "size": ("calpulli.tag", "calpulli.ring", "districts.field", "calpulli.corner"),
    "almost": ("canals.planned",),
    "founded": ("calpulli.tablet", "districts.paving"),
    "supply": ("supplies.token", "canals.tile", "canals.bridge"),
    "display": ("calpulli.displayed",),
    "later": ("calpulli.small",),
    "token": ("history.token_tab",),
    "stock": ("buildings.building",),
    "compared": ("buildings.nobody",),
    "turns": ("history.coin",),
}
"""What draws the signs by the sign of the legend that tells what they mean."""

SAID: dict[str, str] = {
    "terrain.start_square": "Start squares",
    "terrain.emblem": "sun",
    "figures.light": "shines",
    "figures.noble": "figure",
    "calpulli.tag": "Pale tag",
    "calpulli.ring": "golden ring",
    "districts.field": "field",
    "calpulli.corner": "Dark tablet",
    "canals.planned": "dashed tile",
    "calpulli.tablet": "calpulli",
    "districts.paving": "paving",
    "history.token_tab": "tab",
    "history.coin": "token",
    "supplies.token": "action tokens",
    "canals.tile": "canals",
    "canals.bridge": "bridges",
    "calpulli.displayed": "calpulli",
    "calpulli.small": "Calpulli",
    "buildings.building": "Buildings",
    "buildings.nobody": "Grey",
}
"""What each of them is called in its sentence."""

PLAIN: set[str] = {
    "names.name",
    "prices.little",
    "terrain.canoe",
    "terrain.dry",
    "terrain.island",
    "terrain.meadow",
}
"""What speaks for itself, or is ground or a part of another thing."""
