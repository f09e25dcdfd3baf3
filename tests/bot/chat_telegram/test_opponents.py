"""A game against a bot on Telegram, in the private chat, where nobody else could join."""

from __future__ import annotations

from pathlib import Path

from tests.bot.chat_telegram.world import open_world


async def test_in_a_private_chat_two_presses_lead_to_a_game_against_a_bot(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        eve = world.person("Eve", started=True)
        await eve.types("/new")
        await eve.presses("Play against a bot", eve.last)
        await eve.presses("Tikal", eve.last)
        await world.delivered()
        playing = await world.playing()
        assert playing.names == ("Eve", "◆ Fair bot")
        assert any("Eve, it is your turn" in post.text for post in eve.private.posts)
