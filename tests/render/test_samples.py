"""What the boards of all games are tried with, where a game brings nothing along."""

from __future__ import annotations

from bot.cli.gallery import MOMENTS
from rules.core.library import meta
from tests.render import samples


def test_random_play_shows_each_number_of_seats_from_the_start_to_the_end() -> None:
    found = samples.played("toy")
    assert {f"{part}-{seats}" for part in MOMENTS for seats in meta("toy").seats} <= set(found)
    assert {len(found[f"middle-{seats}"].players) for seats in meta("toy").seats} == set(meta("toy").seats)
    assert found["middle-3"].own is None and found["middle-3-own"].own is not None
    assert set(samples.typical("toy")) <= set(found)
    assert samples.busy("toy").events
