"""Tests of how often a member may have others called: by what can be done again and again, a few times a day."""

from __future__ import annotations

from bot.app import App
from bot.app.play import allowance
from bot.app.speech.messages import Message
from tests.bot.app.chat import Chat, Person, is_taken, playing_at, press_of, seat_down
from tests.bot.app.outside import Hours

DAY = 24 * 3600.0


def posts(chat: Chat) -> int:
    """Returns how many posts were shown that took no other's place."""
    return sum(not post.replaces for post in chat.posts.values())


def proposal(chat: Chat) -> Message:
    """Returns the latest proposal as it was first shown."""
    return next(post.message for key, post in reversed(chat.posts.items()) if key.startswith("proposal-"))


async def test_the_others_are_not_called_by_a_vote_that_is_proposed_and_withdrawn_again_and_again(
    app: App, chat: Chat
) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = len(chat.calls())
    for _ in range(20):
        await first.types("/vote pause")
        await first.presses("Decline", proposal(chat))
    assert len(chat.calls()) == before + 1
    assert "declined or withdrawn" in await first.types("/vote pause")


async def test_a_host_who_pauses_and_goes_on_again_and_again_is_told_when_that_is_possible_again(
    app: App, chat: Chat, hours: Hours
) -> None:
    ann = next(one for one in await seat_down(app, chat, "toy", "Ann", "Bob") if one.name == "Ann")
    before = posts(chat)
    answers = [await ann.types("/resume" if n % 2 else "/pause") for n in range(2 * allowance.AT_A_TABLE)]
    assert posts(chat) - before <= allowance.AT_A_TABLE
    assert "Nothing was done" in answers[allowance.AT_A_TABLE] and "again in 24 hours" in answers[allowance.AT_A_TABLE]
    hours.at += DAY
    assert "Nothing was done" not in await ann.types("/pause") + await ann.types("/resume")


async def test_whatever_is_begun_and_ended_again_and_again_posts_a_few_times_a_day(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy seats=2")
    before = posts(chat)
    for _ in range(allowance.AT_A_TABLE + 5):
        await bob.presses_data(press_of(chat.lobby, "join"))
        await bob.types("/leave")
    assert posts(chat) - before == allowance.AT_A_TABLE, "the host is told that often that the table is full"
    for _ in range(allowance.AT_A_TABLE + 5):
        await ann.types("/here")
    assert posts(chat) - before <= 2 * allowance.AT_A_TABLE


async def test_tables_opened_and_closed_again_and_again_are_counted_together(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    for _ in range(allowance.AT_ALL + 3):
        answer = await ann.types("/new toy seats=2")
        if "really" in await ann.types("/close"):
            await ann.presses_data(press_of(ann.seen[-1], "end"))
    assert "Nothing was done" in answer and posts(chat) == allowance.AT_ALL


async def test_nobody_plays_too_often(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", options="screeches=none")
    while (playing := await playing_at(app)).match.awaited:
        mover = people[playing.match.awaited[0]]
        tree = next((line for line in await mover.completes("/move sleep ")), "pass")
        for move in ("pass", tree, "end"):
            answer = await mover.types(f"/move {move}")
            assert "Nothing was done" not in answer
            if is_taken(answer):
                break
    assert posts(chat) > allowance.AT_A_TABLE, "they have played a whole game"


async def test_what_is_done_at_a_practice_table_concerns_nobody_else(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice")
    await ann.types("/start")
    for n in range(4 * allowance.AT_A_TABLE):
        assert "Nothing was done" not in await ann.types("/resume" if n % 2 else "/pause")
