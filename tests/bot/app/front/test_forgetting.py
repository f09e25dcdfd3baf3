"""What is known for a while only: events that were answered, posts of games that are over."""

from __future__ import annotations

from pathlib import Path

from bot.app import App
from bot.app.front.forgetting import KEEP_EVENTS, KEEP_POSTS
from rules.core import match as matches
from tests.bot.app.chat import (
    Chat,
    Person,
    open_app,
    playing_at,
    seat_down,
)
from tests.bot.app.outside import Hours


async def dump(app: App) -> bytes:
    return matches.dump((await playing_at(app)).match)


async def test_events_are_known_after_a_restart_for_a_while(tmp_path: Path) -> None:
    hours = Hours()
    chat = Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        answer = await first.types("/move forage", event="once")
    async with open_app(tmp_path, hours, chat) as (app, _):
        first = Person(app, first.name)
        before = await dump(app)
        assert await first.types("/move forage", event="once") == answer
        assert await dump(app) == before
        hours.at += KEEP_EVENTS + 1
        await first.types("/language en")
        async with app.store.read() as tx:
            assert await tx.events.seen(Chat.name, f"{first.actor.user} once") is None


async def test_posts_are_known_for_a_while_after_the_end_of_their_game(tmp_path: Path) -> None:
    hours, chat = Hours(), Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        table = (await playing_at(app)).table
        board = list(chat.posts)[-1]
        for days, over, told in ((0, False, 1), (0, True, 1), (89, True, 1), (2, True, 0)):
            hours.at += days * 24 * 3600.0
            if over and not days:
                await first.presses_data(f"resign:{table.id}")
            await first.types("/language en")
            async with app.store.read() as tx:
                assert len(await tx.outbox.tables_of(board)) == told
        assert hours.at > 1_000_000 + KEEP_POSTS
