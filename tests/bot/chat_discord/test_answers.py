"""Whoever types or presses anything is answered: nothing is ever met with silence."""

from __future__ import annotations

import pytest

from bot.app import App
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, boards, playing_at, seat_down, table_at
from tests.bot.pressable import all_that_can_be_pressed

KINDS = ("awaited", "not awaited", "looks on", "in a private conversation")


async def somebody(world: Discord, app: App, kind: str) -> Person:
    """Seats two players; returns who is of some kind."""
    people = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    (seat,) = (await playing_at(app)).match.awaited
    eve = Person(world, "Eve")
    if kind == "in a private conversation":
        eve.channel = world.direct(eve.user)
    return {"awaited": people[seat], "not awaited": people[1 - seat]}.get(kind, eve)


@pytest.mark.parametrize("kind", KINDS)
async def test_no_command_is_met_with_silence(kind: str, world: Discord, app: App) -> None:
    person = await somebody(world, app, kind)
    names = [path.split()[-1] for path in world.clickable()]
    assert "move" in names and "kick" in names
    assert [name for name in names if not await person.types(f"/{name}")] == []


@pytest.mark.parametrize("kind", KINDS[:3])
async def test_no_button_is_dead(kind: str, world: Discord, app: App) -> None:
    person = await somebody(world, app, kind)
    table = (await table_at(app)).id
    pressed = [*all_that_can_be_pressed(table)]
    dead = [data for data in pressed if not await person.presses_data(boards(world)[0], data)]
    assert dead == []


async def test_a_command_with_the_fields_of_another_version_is_answered_by_its_help(world: Discord, app: App) -> None:
    person = await somebody(world, app, "awaited")
    answer = await person.types("/kick")
    assert answer.startswith(f"</table kick:{world.command_ids['table']}>") and "Remove" in answer
