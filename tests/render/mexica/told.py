"""Where the legend of the board of Mexica tells what its signs mean."""

from __future__ import annotations

TOLD: dict[str, tuple[str, ...]] = {
    "start": ("terrain.start_square", "terrain.emblem"),
    "figure": ("figures.light", "figures.noble"),
    "almost": ("calpulli.ring", "canals.planned"),
    "founded": ("calpulli.small",),
    "badge": ("history.flag",),
    "supply": ("supplies.token", "canals.tile", "canals.bridge"),
    "display": ("calpulli.displayed",),
    "later": ("calpulli.tablet",),
    "stock": ("buildings.building",),
    "compared": ("buildings.nobody",),
}
"""What draws the signs by the sign of the legend that tells what they mean."""

PLAIN: set[str] = {
    "terrain.canoe",
}
"""What speaks for itself, or is ground or a part of another thing."""
