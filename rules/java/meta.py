"""What Java is called and how it can be set up."""

from rules.core.contract import Meta, Option

META = Meta(
    id="java",
    title="Java",
    seats=(2, 3, 4),
    rules_version=1,
    options=(
        Option(name="action_token_timing", values=("anytime", "start_of_turn")),
        Option(name="multi_space_needs_two_tiles_below", values=("off", "on")),
        Option(name="board_map", values=("150", "152")),
    ),
    minutes=120,
)
