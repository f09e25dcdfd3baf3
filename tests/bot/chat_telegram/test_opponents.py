"""A game against a bot on Telegram, in the private chat, where nobody else could join."""

from __future__ import annotations

from tests.bot.chat_telegram.world import Person, World, labels


async def called(world: World, eve: Person) -> None:
    """Waits until a member is asked for the first decision of a game against a bot."""
    await world.delivered()
    playing = await world.playing()
    assert playing.names == ("Eve", "◆ Fair bot")
    await world.until(lambda: any("Eve, it is your turn" in post.text for post in eve.private.posts))


async def test_three_presses_after_start_lead_to_the_first_decision_against_a_bot(world: World) -> None:
    eve = world.person("Eve", started=True)
    await eve.types("/start")
    await eve.presses("Play against a bot", eve.last)
    await eve.presses("Tikal", eve.last)
    await called(world, eve)
    board = next(post for post in eve.private.posts if "Eve, it is your turn" in post.text)
    await eve.presses("Play", board)
    assert {"a3", "c4"} <= set(labels(eve.last)), "where the first tile goes"


async def test_at_the_end_of_a_lesson_one_press_begins_a_game_against_a_bot(world: World) -> None:
    eve = world.person("Eve", started=True)
    await eve.types("/learn tikal")
    while "Play against a bot" not in labels(eve.last):
        await eve.presses("Skip", eve.last)
    await eve.presses("Play against a bot", eve.last)
    await called(world, eve)
