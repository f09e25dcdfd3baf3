"""Whoever types or presses anything is answered: nothing is ever met with silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import App
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, boards, playing_at, seat_down, server, table_at
from tests.bot.pressable import all_that_can_be_pressed

KINDS = ("awaited", "not awaited", "looks on", "in a private conversation")


async def somebody(discord: Discord, app: App, kind: str) -> Person:
    """Seats two players; returns who is of some kind."""
    people = await seat_down(discord, app, "toy", Person(discord, "Ann"), Person(discord, "Bob"))
    (seat,) = (await playing_at(app)).match.awaited
    eve = Person(discord, "Eve")
    if kind == "in a private conversation":
        eve.channel = discord.direct(eve.user)
    return {"awaited": people[seat], "not awaited": people[1 - seat]}.get(kind, eve)


@pytest.mark.parametrize("kind", KINDS)
async def test_no_command_is_met_with_silence(kind: str, tmp_path: Path) -> None:
    async with server(tmp_path) as (discord, app):
        person = await somebody(discord, app, kind)
        names = [path.split()[-1] for path in discord.clickable()]
        assert "move" in names and "kick" in names
        assert [name for name in names if not await person.types(f"/{name}")] == []


@pytest.mark.parametrize("kind", KINDS[:3])
async def test_no_button_is_dead(kind: str, tmp_path: Path) -> None:
    async with server(tmp_path) as (discord, app):
        person = await somebody(discord, app, kind)
        table = (await table_at(app)).id
        pressed = [*all_that_can_be_pressed(table)]
        dead = [data for data in pressed if not await person.presses_data(boards(discord)[0], data)]
        assert dead == []


async def test_a_command_with_the_fields_of_another_version_is_answered_by_its_help(tmp_path: Path) -> None:
    async with server(tmp_path) as (discord, app):
        person = await somebody(discord, app, "awaited")
        answer = await person.types("/kick")
        assert answer.startswith(f"</table kick:{discord.command_ids['table']}>") and "Remove" in answer
