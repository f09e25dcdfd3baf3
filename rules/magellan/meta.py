"""What Magellan is called and how it can be set up."""

from rules.core.contract import Meta, Option

META = Meta(
    id="magellan",
    title="Magellan",
    seats=(3, 4, 5, 6),
    rules_version=1,
    options=(
        Option(name="side_half_1", values=("A", "B")),
        Option(name="side_half_2", values=("A", "B")),
        Option(name="start_player", values=("random", "0", "1", "2", "3", "4", "5"), begins=True),
        Option(name="pizarro_b_scoring", values=("crowns", "gold")),
        Option(name="columbus_veto_scope", values=("phase", "game")),
        Option(name="bid_display", values=("cards", "sum")),
    ),
    minutes=75,
)
