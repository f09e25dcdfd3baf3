"""What the game is called and for how many it is."""

from rules.core.contract import Meta, Option

META = Meta(
    id="toy",
    title="Before the Frost",
    seats=(2, 3, 4),
    rules_version=2,
    options=(Option(name="screeches", values=("one", "none")),),
    minutes=15,
)
