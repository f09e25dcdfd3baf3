"""Where the legend of the board of Caylus, or the key on it, tells what its signs mean."""

from __future__ import annotations

from render.caylus.key import key_signs

KEY = {name for name, _ in key_signs()}
"""What the key on the picture tells."""

TOLD: dict[str, tuple[str, ...]] = {
    "castle": ("castle.banner", "castle.sketch", "castle.stone"),
    "sections": ("token.tick",),
    "inn": ("special.chamber",),
    "site": ("road.stakes", "unbuilt.notice"),
    "queue": ("castle.court", "special.tally"),
    "workers": ("people.worker", "people.standing", "pieces.block"),
    "order": ("bridge.turn",),
    "favours": ("favours.ring",),
    "price": ("bridge.deck", "bridge.passed"),
    "flag": ("road.banner",),
    "provost": ("people.provost", "road.bar"),
    "bailiff": ("people.bailiff",),
    "F": ("signs.cube", "signs.pair"),
    "denier": ("signs.coin",),
    "point": ("signs.shield",),
    "favour": ("signs.lily",),
    "gives": ("signs.chevron",),
    "builds": ("signs.hammer",),
    "residential": ("signs.house", "road.deed"),
    "spot": ("signs.ring", "signs.circle"),
    "part": ("signs.part",),
    "step": ("history.tag",),
}
"""What draws the signs by the sign of the legend that tells what they mean."""

PLAIN: set[str] = {
    "castle.gatehouse",
    "ground.road_mask",
    "ground.table",
    "key.written",
    "scorings.table",
    "castle.site",
    "road.stone",
    "tiles.tile",
    "tiles.board",
    "signs.hollow",
    "trades.sign",
    "texture.crown",
}
"""What speaks for itself, or is ground or a part of another thing."""
