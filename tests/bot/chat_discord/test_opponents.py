"""A game against a bot on Discord, by the fields of the command."""

from __future__ import annotations

from pathlib import Path

from tests.bot.chat_discord.people import Person, server


async def test_bots_sit_down_by_the_fields_of_the_command_and_by_a_button_of_the_lobby(tmp_path: Path) -> None:
    async with server(tmp_path) as (discord, _):
        eve = Person(discord, "Eve")
        await eve.types("/new tikal bots=1 level=master")
        await discord.until(lambda: any("◆ Master bot (2 of 4" in post.now.text for post in discord.posts()))
        await eve.presses("Bots")
        await eve.presses("Add: easy")
        both = "◆ Master bot and ◆ Easy bot (3 of 4"
        await discord.until(lambda: any(both in post.now.text for post in discord.posts()))
