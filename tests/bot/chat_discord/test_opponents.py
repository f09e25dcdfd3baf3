"""A game against a bot on Discord, by the fields of the command."""

from __future__ import annotations

from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, pressables
from tests.bot.chat_discord.world import Posted


async def test_bots_sit_down_by_the_fields_of_the_command_and_by_a_button_of_the_lobby(world: Discord) -> None:
    eve = Person(world, "Eve")
    await eve.types("/new tikal bots=1 level=master")
    await world.until(lambda: any("◆ Master bot (2 of 4" in post.now.text for post in world.posts()))
    await eve.presses("Bots")
    await eve.presses("Add: easy")
    both = "◆ Master bot and ◆ Easy bot (3 of 4"
    await world.until(lambda: any(both in post.now.text for post in world.posts()))


async def begun(world: Discord, eve: Person) -> Posted:
    """Waits until a member is asked for the first decision of a game against a bot; returns the post with the board."""
    asked = f"<@{eve.user.id}>, it is your turn"

    def calls() -> list[Posted]:
        return [post for post in world.messages.values() if post.now.files and asked in post.now.text]

    await world.until(lambda: bool(calls()))
    return calls()[-1]


async def test_three_presses_in_the_private_chat_lead_to_the_first_decision_against_a_bot(world: Discord) -> None:
    eve = Person(world, "Eve")
    eve.channel = world.direct(eve.user)
    await eve.types("/new")
    await eve.presses("Play against a bot")
    await eve.presses("Tikal")
    board = await begun(world, eve)
    assert board.channel == eve.channel.id
    await eve.presses("Play", board)
    assert {"a3", "c4"} <= {label for label, _, _ in pressables(eve.answer)}, "where the first tile goes"


async def test_at_the_end_of_a_lesson_one_press_begins_a_game_against_a_bot(world: Discord) -> None:
    eve = Person(world, "Eve")
    eve.channel = world.direct(eve.user)
    await eve.types("/learn tikal")
    while "Play against a bot" not in {label for label, _, _ in pressables(eve.answer)}:
        await eve.presses("Skip")
    await eve.presses("Play against a bot")
    assert (await begun(world, eve)).channel == eve.channel.id
