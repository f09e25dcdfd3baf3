"""What Caylus is called and how it can be set up."""

from rules.core.contract import Meta, Option

META = Meta(
    id="caylus",
    title="Caylus",
    seats=(2, 3, 4, 5),
    rules_version=1,
    options=(
        Option(name="simplified_favours", values=("no", "yes")),
        Option(name="jeweller", values=("no", "yes")),
        Option(name="lawyer_points", values=("4", "3")),
        Option(name="two_player_closed_place", values=("stables", "inn")),
        Option(name="auto_resolve_forced", values=("yes", "no")),
    ),
    minutes=150,
)
