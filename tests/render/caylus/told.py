"""Where the legend of the board of Caylus, or the key on it, tells what its signs mean."""

from __future__ import annotations

from render.caylus.key import key_signs

KEY = {name for name, _ in key_signs()}
"""What the key on the picture tells."""

TOLD: dict[str, tuple[str, ...]] = {
    "castle": ("castle.banner", "castle.sketch", "castle.stone"),
    "sections": ("token.tick", "signs.part"),
    "inn": ("special.chamber",),
    "site": ("road.stakes", "unbuilt.notice", "signs.house"),
    "queue": ("castle.court", "special.tally"),
    "workers": ("people.worker", "people.standing", "pieces.block", "road.deed"),
    "order": ("bridge.turn",),
    "favours": ("favours.ring", "signs.line", "signs.shield", "signs.hammer"),
    "neutral": ("signs.ring", "signs.circle"),
    "price": ("bridge.deck", "bridge.passed"),
    "flag": ("road.banner",),
    "provost": ("people.provost", "road.bar"),
    "bailiff": ("people.bailiff",),
    "F": ("signs.cube", "signs.pair"),
    "income": ("signs.coin",),
    "favour": ("signs.lily",),
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
    "signs.chevron",
    "prices.little",
    "trades.sign",
    "texture.crown",
}
"""What speaks for itself, or is ground or a part of another thing."""
