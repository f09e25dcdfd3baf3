"""What is said beside a picture."""

from __future__ import annotations

import pytest

from bot.app.play import posts
from bot.app.speech.language import Words
from rules.core.contract import Decision, Say


@pytest.mark.parametrize(
    ("game", "kind", "facts"),
    [("tikal", "act", {}), ("tikal", "scoring", {}), ("mexica", "turn", {"tokens": 0})],
)
def test_who_has_no_action_points_left_is_not_told_to_spend_some(game: str, kind: str, facts: dict[str, int]) -> None:
    def told(points: int) -> str:
        asked = Decision(seat=0, kind=kind, status=Say("points", {"points": points, **facts}))
        return posts.status(Words("en"), game, asked, ("Ann", "Bob"))

    assert "pend your action points" in told(1)
    assert "pend" not in told(0) and told(0).endswith("No action points are left.")
