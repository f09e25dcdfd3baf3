"""A look back on Telegram: a member presses it under the result, and steps through the turns that decided the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.app.searchers import InPlace
from tests.bot.chat_telegram.world import Quick, labels, legal, open_world, two_at


class SearchesHere(Quick):
    """Looks back in the process of the test."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given, InPlace())


async def test_the_turns_that_decided_are_stepped_through_from_the_result(tmp_path: Path) -> None:
    async with open_world(tmp_path, make=SearchesHere) as world:
        group, people = await two_at(world, "toy")
        for person in people:
            person.user.started = True
        while not (match := (await world.playing()).match).over:
            await people[match.awaited[0]].types(f"/move {await legal(world)}")
        await world.delivered()
        ann, told = people[0], len(group.posts)
        await ann.presses("Analysis", group.latest, group)
        assert "being made" in ann.last.text
        await world.app.look_all_back()
        await ann.presses("Look again", ann.last)
        assert "% of what the best lines found promised" in ann.last.text and ann.last.photo
        turns = [label for label in labels(ann.last) if label.startswith("Turn ")]
        assert turns
        for label in turns:
            await ann.presses(label, ann.last)
            assert "the position before the turn" in ann.last.text
            await ann.presses("What was played", ann.last)
            assert "after what was played" in ann.last.text
            await ann.presses("The better line", ann.last)
            assert "after the better line" in ann.last.text
            await ann.presses("The whole game", ann.last)
        assert len(group.posts) == told, "nobody else sees it"
