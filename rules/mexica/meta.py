"""What Mexica is called and how it can be set up."""

from rules.core.contract import Meta, Option

META = Meta(
    id="mexica",
    title="Mexica",
    seats=(2, 3, 4),
    rules_version=1,
    options=(
        Option(name="start_player", values=("0", "1", "2", "3", "random"), begins=True),
        Option(name="water_cost", values=("per_bridge", "flat")),
        Option(name="emblem_enterable", values=("on", "off")),
        Option(name="first_round_lock_rule", values=("on", "off")),
        Option(name="remove_dead_calpulli_in_half_1", values=("on", "off")),
        Option(name="stall_rounds", values=("6", "0")),
        Option(name="neutral_buildings_2p", values=("off", "on")),
    ),
    minutes=120,
)
