"""What the game is called and for how many it is; the lobby imports this module alone."""

from rules.core.contract import Meta, Option

META = Meta(
    id="skeleton",
    title="Skeleton",
    seats=(2, 3, 4),
    rules_version=1,
    options=(Option(name="neighbours", values=("any", "others")),),
    minutes=10,
    luck=False,
)
