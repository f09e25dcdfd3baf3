"""Where the legend of the board of Tikal tells what its signs mean."""

from __future__ import annotations

TOLD: dict[str, tuple[str, ...]] = {
    "border": ("terrain.crossing", "terrain.lone", "terrain.step", "terrain.gate", "terrain.thicket"),
    "figures": ("figures.figures", "pieces.block", "pieces.leader"),
    "temple": ("temples.square", "temples.temple"),
    "guard": ("temples.small_guard",),
    "treasures": ("treasures.hidden", "treasures.site"),
    "camp": ("figures.base_camp", "figures.camp"),
    "stack": ("supplies.back", "supplies.small_tile", "terrain.held"),
    "motifs": ("treasures.treasure", "treasures.hollow"),
    "score": ("token.tick", "token.plus", "token.cross"),
}
"""What draws the signs by the sign of the legend that tells what they mean."""

PLAIN: set[str] = {
    "board.ground",
    "prices.little",
    "terrain.jungle",
    "terrain.tile",
    "texture.crown",
    "texture.palm",
    "treasures.coin",
}
"""What speaks for itself, or is ground or a part of another thing."""
