"""A look back on Discord: a member presses it under the result, and steps through the turns that decided the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.bot.app.searchers import InPlace
from tests.bot.chat_discord.people import Person, Undrawn, boards, playing_at, pressables, seat_down, server


class SearchesHere(Undrawn):
    """Looks back in the process of the test."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given, InPlace())


async def test_the_turns_that_decided_are_stepped_through_from_the_result(tmp_path: Path) -> None:
    async with server(tmp_path, make=SearchesHere) as (world, app):
        people = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
        while not (match := (await playing_at(app)).match).over:
            seat = match.awaited[0]
            await people[seat].types(f"/move {match.game.format(match.game.default(match.state, seat))}")
        await app.drain()
        ann = people[0]
        assert "being made" in await ann.presses("Analysis", boards(world)[-1])
        await app.look_all_back()
        assert "% of what the best lines found promised" in await ann.presses("Look again")
        assert ann.answer.now.files
        turns = [label for label, _, _ in pressables(ann.answer) if label.startswith("Turn ")]
        assert turns
        for label in turns:
            assert "the position before the turn" in await ann.presses(label)
            before = ann.answer.now.files
            assert "after what was played" in await ann.presses("What was played")
            assert ann.answer.now.files != before
            assert "after the better line" in await ann.presses("The better line")
            await ann.presses("The whole game")
        assert not any("look back" in post.now.text for post in boards(world)), "nobody else sees it"
