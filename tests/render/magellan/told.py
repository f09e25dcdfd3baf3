"""Where the legend of the board of Magellan tells what its signs mean."""

from __future__ import annotations

TOLD: dict[str, tuple[str, ...]] = {
    "left": ("cards.count", "cards.explorer"),
    "crowns": ("signs.crown", "signs.sack", "signs.half_tag", "routes.plate"),
    "veto": ("signs.effect",),
    "phase": ("phases.disc",),
    "stack": ("cards.chart_back", "signs.star"),
    "auction": ("signs.token", "signs.wheel", "token.cross", "token.minus"),
    "supply": ("cards.back", "signs.device"),
    "discards": ("cards.gold", "cards.small_gold", "cards.crowned", "cards.slip"),
    "points": ("cards.fan", "cards.small_back"),
    "reserve": ("ships.ship", "signs.won", "cards.won", "signs.anchor"),
}
"""What draws the signs by the sign of the legend that tells what they mean."""

PLAIN: set[str] = {
    "prices.little",
    "chart.table",
    "chart.wood",
    "chart.rose",
    "routes.water",
    "signs.coin",
    "signs.emblem",
}
"""What speaks for itself, or is ground or a part of another thing."""
