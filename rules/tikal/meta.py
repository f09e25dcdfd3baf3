"""What Tikal is called and how it can be set up."""

from rules.core.contract import Meta, Option

META = Meta(
    id="tikal",
    title="Tikal",
    seats=(2, 3, 4),
    rules_version=1,
    options=(
        Option(name="mode", values=("basic", "auction")),
        Option(name="exchange_sets", values=("on", "off")),
        Option(name="start_with_one_worker_in_base_camp", values=("off", "on")),
        Option(name="starting_player", values=("0", "1", "2", "3", "random"), begins=True),
    ),
    minutes=120,
)
