"""Lobby, threads, posts and panels of a table on Discord."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.speech.messages import Place
from bot.chat_discord import create_bot
from tests.bot.app.outside import Hours
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import (
    Person,
    Undrawn,
    boards,
    bot_at,
    can_press,
    lobbies,
    playing_at,
    pressables,
    seat_down,
    server,
    settings,
    table_at,
)
from tests.bot.chat_discord.world import Posted
from tests.waiting import PATIENCE


async def test_a_lobby_has_buttons_and_says_who_sits_there(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    assert "is open" in await ann.types("/new toy")
    await app.drain()
    (lobby,) = world.posts(world.hall.id)
    assert [label for label, _, _ in pressables(lobby)] == [
        "Join",
        "Leave",
        "Colour",
        "Options",
        "Bots",
        "Start",
        "Rules",
    ]
    assert "You have joined" in await bob.presses("Join", lobby)
    await app.drain()
    assert "Ann and Bob" in lobby.now.text
    assert len(world.posts()) == 1, "the lobby is edited, not posted again"


async def test_the_lobby_post_tells_at_the_end_how_the_game_went(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    (lobby,) = lobbies(world)
    assert "The game has begun." in lobby.now.text
    await first.types("/resign")
    await first.presses("Resign")
    await app.drain()
    assert "only one player is left" in lobby.now.text
    assert "counts for nobody" in lobby.now.text
    assert not lobby.now.components


async def test_each_table_gets_a_thread_and_calls_exactly_those_awaited(world: Discord, app: App) -> None:
    first, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    (thread,) = world.threads()
    assert thread.name == f"Before the Frost · {(await table_at(app)).name} · {first.name}, {second.name}"
    board = boards(world)[-1]
    assert (board.channel, sorted(board.mentions)) == (thread.id, sorted(one.user.id for one in (first, second)))
    assert board.now.files[0]["filename"] == "board.jpg"
    assert "Board of Before the Frost" in board.now.files[0]["description"]
    await first.types("/move end")
    await app.drain()
    assert boards(world)[-1].mentions == [second.user.id]


async def test_names_that_look_like_mentions_call_nobody(world: Discord, app: App) -> None:
    eve = Person(world, "Eve")
    people = Person(world, "@everyone"), Person(world, f"<@{eve.user.id}>")
    await seat_down(world, app, "toy", *people)
    called = {user for post in world.posts() for user in post.mentions}
    assert called <= {person.user.id for person in people}


async def test_where_the_bot_may_open_no_thread_the_game_is_played_in_the_channel(world: Discord, app: App) -> None:
    world.hall.forbidden.add("create_public_threads")
    await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    assert world.threads() == []
    assert boards(world)[-1].channel == world.hall.id


async def test_a_table_in_a_post_of_a_forum_is_played_there(tmp_path: Path) -> None:
    async with Discord().running() as world:
        forum = world.channel("games", 15)
        post = world.channel("Tonight", 11, forum.id)
        post.owner = world.me.id
        async with bot_at(world, tmp_path) as app:
            people = Person(world, "Ann"), Person(world, "Bob")
            for person in people:
                person.channel = post
            await seat_down(world, app, "toy", *people)
            assert {message.channel for message in world.posts()} == {post.id}


async def test_a_lobby_asked_for_in_a_tables_thread_stands_in_the_channel_and_gets_a_thread_of_its_own(
    world: Discord, app: App
) -> None:
    people = Person(world, "Ann"), Person(world, "Bob")
    await seat_down(world, app, "toy", *people)
    (first,) = world.threads()
    for person in people:
        person.channel = first
    await seat_down(world, app, "toy", *people)
    assert len(world.threads()) == 2
    assert boards(world)[-1].channel == world.threads()[-1].id != first.id


async def test_commands_in_a_thread_are_about_its_table(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    for _ in range(2):
        await seat_down(world, app, "toy", ann, bob)
    assert "Which table" in await Person(world, "Eve").types("/board")
    eve = Person(world, "Eve")
    eve.channel = world.threads()[0]
    assert f"at table {eve.channel.name.split(' · ')[1]}" in await eve.types("/board")


async def test_my_games_link_to_the_latest_board(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    board = boards(world)[-1]
    link = f"https://discord.com/channels/{world.guild}/{board.channel}/{board.id}"
    assert link in await first.types("/mygames")
    await Person(world, "Chief", manager=True).types("/pause")
    await app.drain()
    assert "is paused" in world.posts()[-1].now.text
    assert link in await first.types("/mygames"), "the notice is no board"


async def test_a_member_is_shown_pictures_as_he_has_chosen_and_all_others_wide_ones(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await first.presses("Play", boards(world)[-1])
    assert isinstance(app, Undrawn)
    assert app.drawn == [("wide", "webp")] * 2, "the board for all, and the panel"
    await first.types("/picture tall")
    await first.types("/board")
    await first.presses("Play", boards(world)[-1])
    assert app.drawn[2:] == [("tall", "webp")] * 2
    await first.types("/move end")
    await app.drain()
    assert app.drawn[-1] == ("wide", "webp"), "the board for all"


async def test_the_panel_is_one_private_message_that_changes(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await first.presses("Play", boards(world)[-1])
    panel = first.answer
    assert panel.only == first.user.id
    assert panel.now.files[0]["filename"] == "board.jpg"
    await first.presses("Draw a card")
    assert first.answer is panel, "the press changed the panel in place"
    assert "Chosen" in panel.now.text
    await first.presses("Back")
    assert "Chosen" not in panel.now.text
    messages = len(world.messages)
    await first.presses("Board as text")
    assert first.answer is not panel, "the text is another message, and the panel stays"
    assert len(world.messages) == messages + 1
    assert can_press(panel, "p")


async def test_a_draft_and_its_panel_survive_a_restart_and_any_button_works(tmp_path: Path) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path) as app:
            first, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
            await first.presses("Play", boards(world)[-1])
            await first.presses("Bury a card")
            assert len((await playing_at(app)).match.draft) == 1
        async with bot_at(world, tmp_path) as app:
            await first.presses("Play", boards(world)[-1])
            assert "Played: " in first.text
            await first.presses("Undo")
            panel = first.answer
        async with bot_at(world, tmp_path) as app:
            assert "Played" in await first.presses("Bury a card", panel)
            assert len((await playing_at(app)).match.draft) == 1
            assert await second.presses("What happened", boards(world)[-1])
            assert await second.presses("Score", boards(world)[-1])
            assert "already" in await second.presses_data(lobbies(world)[0], f"join:{(await table_at(app)).id}")


async def test_somebody_elses_and_outdated_presses_get_a_private_word_with_the_board_of_now(
    world: Discord, app: App
) -> None:
    first, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await first.presses("Play", boards(world)[-1])
    old = can_press(first.answer, "p")
    for custom_id, value in old:
        for other in (second, Person(world, "Eve")):
            assert "for somebody else" in await other.presses_data(boards(world)[-1], custom_id, value)
            assert other.answer.now.files[0]["filename"] == "board.jpg"
    assert (await playing_at(app)).match.entries == 1
    await first.types("/move end")
    entries = (await playing_at(app)).match.entries
    for custom_id, value in old:
        assert "earlier position" in await first.presses_data(first.answer, custom_id, value)
        assert first.answer.now.files
    assert (await playing_at(app)).match.entries == entries


async def test_whoever_is_not_asked_and_presses_play_is_shown_the_board(world: Discord, app: App) -> None:
    _, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    assert "it is not your turn" in await second.presses("Play", boards(world)[-1])
    assert second.answer.now.files[0]["filename"] == "board.jpg"
    eve = Person(world, "Eve")
    for label in ("Play", "My hand", "Automatic answers"):
        assert "You do not sit at table" in await eve.presses(label, boards(world)[-1])
        assert eve.answer.now.files[0]["filename"] == "board.jpg"


async def test_a_further_picture_for_everybody_is_shown_to_whoever_presses_its_button(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    for person in (first, Person(world, "Eve")):
        await person.presses("The nuts", boards(world)[-1])
        assert person.answer.now.files[0]["description"] == "The nuts"


async def test_a_replay_is_announced_and_then_shown_in_the_same_message(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    assert isinstance(app, Undrawn)
    await first.types("/replay")
    answer = first.answer
    await world.until(lambda: bool(answer.now.files))
    assert answer.now.files[0]["filename"] == "board.gif" and app.drawn[-1] == ("wide", "gif")
    assert any("is being drawn" in before.text for before in answer.versions) and "Entries" in answer.now.text
    await first.presses("The last round", answer)
    another = first.answer
    await world.until(lambda: bool(another.now.files))
    assert another is not answer and another.now.files[0]["filename"] == "board.gif"


async def test_the_panel_tells_the_points_that_are_left(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await first.presses("Play", boards(world)[-1])
    assert "3 points are left" in first.text
    await first.presses("Bury a card")
    await first.presses_data(first.answer, *can_press(first.answer, "p")[0])
    assert "2 points are left" in first.text
    await first.presses("Undo")
    assert "3 points are left" in first.text


async def test_a_press_that_is_delivered_twice_is_carried_out_once(
    world: Discord, app: App, trouble_is_expected: None
) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await first.types("/move end")
    again = world.sessions[-1].sent[-1]
    assert again["t"] == "INTERACTION_CREATE"
    entries, requests = (await playing_at(app)).match.entries, len(world.requests)
    await world.dispatch("INTERACTION_CREATE", again["d"])
    await world.until(lambda: any("callback" in one for one in world.requests[requests:]))
    assert (await playing_at(app)).match.entries == entries


async def test_nothing_of_a_message_is_kept_in_memory(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await first.presses("Play", boards(world)[-1])
    bot = app.messengers["discord"]._bot  # type: ignore[attr-defined]
    assert bot.persistent_views == []
    assert not bot._connection._view_store._views


@pytest.mark.parametrize("line", ["/log", "/legal", "/help all", "/board text", "/rules tikal"])
async def test_long_answers_arrive_whole(world: Discord, app: App, line: str) -> None:
    first, _ = await seat_down(world, app, "tikal", Person(world, "Ann"), Person(world, "Bob"))
    assert await first.types(line)
    if first.answer.now.embeds:
        assert first.answer.now.content == ""


async def test_looking_is_answered_while_somebody_is_writing(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    async with app.store.write(), asyncio.timeout(PATIENCE):
        for line in ("/board", "/board 0", "/log", "/legal", "/score", "/hand", "/left acorn", "/mygames"):
            assert (await table_at(app)).name in await first.types(line) or line == "/mygames"
        assert await first.completes("/move ")
        for label in ("What happened", "Board as text", "Score"):
            assert await first.presses(label, boards(world)[-1])


async def test_an_auction_has_one_board_and_one_call_in_the_thread(world: Discord, app: App) -> None:
    people = Person(world, "Ann"), Person(world, "Bob")
    first, second = await seat_down(world, app, "tikal", *people, options="mode=auction")
    board, standing = boards(world)[-1], len(world.posts())
    for bidder, other, bid in ((first, second, 2), (second, first, 3), (first, second, 4)):
        await bidder.types(f"/move bid {bid}")
        await app.drain()
        call = world.posts()[-1]
        assert (call.mentions, call.now.files) == ([other.user.id], ())
        assert (len(world.posts()), boards(world)[-1]) == (standing + 1, board)
    await second.types("/move pass")
    await app.drain()
    assert world.posts()[-2:] == boards(world)[-2:], "the last call is answered, and deleted"
    assert [gone.mentions for gone in world.removed] == [[second.user.id], [first.user.id], [second.user.id]]


def lists(world: Discord) -> list[Posted]:
    """Returns the posts that list the tables of a channel."""
    return [post for post in world.posts() if post.now.text.startswith("**The tables here**")]


@pytest.mark.parametrize("may_pin", [True, False])
async def test_a_channel_has_one_list_of_its_tables_pinned_where_that_is_allowed(
    may_pin: bool, world: Discord, app: App
) -> None:
    world.hall.forbidden |= set() if may_pin else {"pin_messages"}
    await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    await app.list_tables()
    (shown,) = lists(world)
    assert (shown.channel, shown.mentions) == (world.hall.id, [])
    assert world.hall.pinned == ([shown.id] if may_pin else [])
    assert boards(world)[-1].id in shown.now.text, "the address of the latest board"
    await Person(world, "Cid").types("/new tikal")
    await app.drain()
    await app.list_tables()
    assert lists(world) == [shown] and "Tikal" in shown.now.text
    del world.messages[shown.id]
    await Person(world, "Dan").types("/new mexica")
    await app.drain()
    await app.list_tables()
    (anew,) = lists(world)
    assert anew.id != shown.id and "Mexica" in anew.now.text


async def test_a_channel_keeps_its_list_while_the_bot_is_not_connected_yet(tmp_path: Path) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path) as app:
            await Person(world, "Ann").types("/new tikal")
            await app.drain()
            await app.list_tables()
            (shown,) = lists(world)
        app = App(settings(world, tmp_path))
        create_bot(app)
        await app.start()
        await app.list_tables()
        await app.stop()
        async with bot_at(world, tmp_path) as app:
            await Person(world, "Bob").types("/new mexica")
            await app.drain()
            await app.list_tables()
            assert lists(world) == [shown] and "Mexica" in shown.now.text


async def test_the_thread_of_a_finished_game_is_put_away_a_day_later(tmp_path: Path) -> None:
    hours = Hours(time.time())
    async with server(tmp_path, clock=hours) as (world, app):
        ann = Person(world, "Ann")
        await seat_down(world, app, "toy", ann, Person(world, "Bob"))
        await ann.types("/close")
        await ann.presses("End the table")
        await app.drain()
        (thread,) = world.threads()
        assert not thread.archived, "there is something to talk over"
        (lobby,) = lobbies(world)
        assert "was ended without a result" in lobby.now.text
        hours.at += 86_400.0
        await Timekeeper(app.store, hours, lambda: None).tick()
        await app.drain()
        assert thread.archived


async def _resigns(person: Person, app: App) -> None:
    await person.types("/resign")
    await person.presses("Resign")
    await app.drain()


async def test_the_title_of_a_thread_names_who_plays_now(world: Discord, app: App) -> None:
    people = [Person(world, name) for name in ("Ann", "Bob", "Cid")]
    ann, bob, cid = await seat_down(world, app, "toy", *people)
    (thread,) = world.threads()
    called = f"Before the Frost · {(await table_at(app)).name} · {ann.name}, {bob.name}"
    await _resigns(cid, app)
    assert thread.name == f"{called}, Open seat of {cid.name}"
    await Person(world, "Dan").types("/join")
    await app.drain()
    assert thread.name == f"{called}, Dan"
    assert not world.refusals


async def test_the_third_title_of_ten_minutes_follows_and_holds_up_no_post(tmp_path: Path) -> None:
    hours = Hours(time.time())
    async with server(tmp_path, clock=hours) as (world, app):
        people = [Person(world, name) for name in ("Ann", "Bob", "Cid", "Dan")]
        *_, cid, dan = await seat_down(world, app, "toy", *people)
        (thread,) = world.threads()
        await _resigns(cid, app)
        await cid.types("/join")
        await app.drain()
        before = thread.name
        await _resigns(dan, app)
        assert f"{dan.name} resigns" in world.posts(thread.id)[-1].now.text
        await Person(world, "Eve").types("/join")
        await app.drain()
        assert "Eve joins the game" in "\n".join(post.now.text for post in world.posts(thread.id))
        assert thread.name == before, "a third and a fourth"
        hours.at += 600.0
        world.offset += 600.0
        await app.drain()
        assert thread.name == before.replace(dan.name, "Eve")
        assert len(thread.renamed) == 1, "only the last one followed"


@pytest.mark.parametrize("how", ["archived", "gone", "locked"])
async def test_a_thread_that_takes_no_title_holds_up_no_post(world: Discord, app: App, how: str) -> None:
    await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    (thread,) = world.threads()
    if how == "gone":
        del world.channels[thread.id]
    thread.archived, thread.locked, before = how != "gone", how == "locked", thread.name
    place = Place(platform="discord", channel=world.hall.id, thread=thread.id)
    await app.messengers["discord"].rename_thread(place, "Others")
    assert (thread.name, thread.archived) == (before, how != "gone")
