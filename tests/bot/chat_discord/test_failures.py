"""Whatever Discord does: the game's state stays right, and posts arrive later or the host is told."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord.http
import discord.webhook.async_
import pytest

from bot.app import App
from bot.app.beside.serving import serving, supervise
from bot.app.speech.failures import CannotServe
from bot.app.speech.messages import Actor, Command, Message, Picture, Place, Post, Reply, TryLater
from bot.app.speech.pictures import Drawing
from bot.chat_discord import DiscordChat, create_bot
from bot.chat_discord.events import PLATFORM
from tests.bot.app import chat
from tests.bot.chat_discord import gateway
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import (
    Person,
    Undrawn,
    boards,
    bot_at,
    draw_nothing,
    lobbies,
    playing_at,
    seat_down,
    server,
    settings,
    table_at,
)
from tests.waiting import PATIENCE

pytestmark = pytest.mark.usefixtures("trouble_is_expected")

MESSAGES = r"/channels/\d+/messages"
THREADS = rf"{MESSAGES}/\d+/threads"


class Hurried:
    """Stands for asyncio where discord.py waits before another try: the waits are a hundredth of what they are."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    async def sleep(self, seconds: float, *rest: Any) -> None:
        self.waits.append(seconds)
        await asyncio.sleep(seconds / 100)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hurried]:
    hurry = Hurried()
    for module in (discord.http, discord.webhook.async_, discord.client):
        monkeypatch.setattr(module, "asyncio", hurry)
    monkeypatch.setattr(gateway, "IDENTIFY", gateway.IDENTIFY / 100)
    yield hurry


async def started(world: Discord, app: App) -> list[Person]:
    return await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))


async def move_on(world: Discord, app: App, person: Person) -> None:
    """Ends a turn, and waits until the other player is called by a post that everybody sees."""
    before = len(boards(world))
    assert "Sent: `end`" in await person.types("/move end")
    await world.until(lambda: len(boards(world)) > before)
    await app.drain()
    assert len(boards(world)) == before + 1, "posted once"


async def test_without_a_connection_at_the_start_it_is_tried_again(tmp_path: Path) -> None:
    async with Discord().running() as world:
        world.fail("GET", "/users/@me", 503, times=7)
        async with bot_at(world, tmp_path) as app:
            people = await started(world, app)
            await move_on(world, app, people[0])


async def test_when_the_first_connection_to_the_gateway_fails_it_is_tried_again(tmp_path: Path) -> None:
    async with Discord().running() as world:
        world.refuse_gateway = 2
        async with bot_at(world, tmp_path) as app:
            await started(world, app)


async def test_discord_may_come_after_the_bot(tmp_path: Path) -> None:
    world = Discord()
    async with world.running():
        pass
    app = App(settings(world, tmp_path))
    chat._prepare(app.settings)
    await app.start()
    async with serving([DiscordChat(app)], 0.01) as ended:
        await asyncio.sleep(0.1)
        assert not ended.done()
        async with world.running():
            await world._connected()
            assert "at no table" in await Person(world, "Ann").types("/mygames")
    await app.stop()


@pytest.mark.parametrize("shards", [0, 1])
async def test_a_bot_that_stops_while_discord_still_tells_of_servers_hears_no_more_of_them(
    tmp_path: Path, shards: int
) -> None:
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
    async with Discord().running() as world:
        app = App(settings(world, tmp_path, discord_shards=shards))
        chat._prepare(app.settings)
        await app.start()
        async with serving([DiscordChat(app, servers_come=0.1)], 0.01):
            await world._connected()
        waits = [task for task in asyncio.all_tasks() if "_ready" in repr(task.get_coro())]
        assert waits
        await asyncio.wait(waits)
        del waits
        await asyncio.sleep(0)
        gc.collect()
        await app.stop()
    assert complaints == []


async def test_what_waits_for_a_connection_is_posted_as_soon_as_its_server_is_there(tmp_path: Path) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path) as app:
            ann, _ = await started(world, app)
            before = len(boards(world))
        app = Undrawn(replace(settings(world, tmp_path), send_retry_seconds=60.0))
        discord_chat = DiscordChat(app, servers_come=60.0)
        await app.start()
        place = Place(platform=PLATFORM, channel=world.hall.id, server=world.guild)
        actor = Actor(platform=PLATFORM, user=ann.user.id, name=ann.name, language="en")
        await app.command(Command(event="a move", actor=actor, place=place, name="move", line="end", private=True))
        await app.drain()
        assert len(boards(world)) == before, "it was tried in vain"
        async with serving([discord_chat], 0.01):
            await world.until(lambda: len(boards(world)) > before)
        await app.stop()


async def test_while_discord_is_not_connected_posts_wait_no_longer_each_time(tmp_path: Path) -> None:
    async with Discord().running() as world:
        app = App(settings(world, tmp_path))
        create_bot(app)
        place = Place(platform=PLATFORM, channel=world.hall)
        with pytest.raises(TryLater) as later:
            await app.messengers[PLATFORM].deliver(Post(key="any", place=place, message=Message(())))
        assert later.value.seconds == app.settings.send_retry_seconds, "which is no failure"


async def test_a_wrong_token_is_told_and_not_tried_again(tmp_path: Path) -> None:
    async with Discord().running() as world:
        chosen = settings(world, tmp_path)
        world.token = "another"
        why = await supervise(DiscordChat(App(chosen)), 0.01)
        assert isinstance(why, CannotServe)
        assert "LONGTABLE_DISCORD_TOKEN" in str(why)
        assert chosen.discord_token not in str(why)


@pytest.mark.parametrize(
    ("code", "shards", "what_to_do"),
    [
        (4004, 0, "Reset Token on the page Bot"),
        (4010, 1, "LONGTABLE_DISCORD_SHARDS"),
        (4011, 0, "Set LONGTABLE_DISCORD_SHARDS to one for each thousand servers"),
        (4012, 1, "update it"),
        (4013, 0, "update it"),
        (4014, 0, "under Bot, Privileged Gateway Intents"),
        (4014, 1, "under Bot, Privileged Gateway Intents"),
    ],
)
async def test_the_host_reads_what_to_do_where_discord_turns_the_bot_away_for_good(
    tmp_path: Path, trouble_is_expected: None, caplog: pytest.LogCaptureFixture, code: int, shards: int, what_to_do: str
) -> None:
    async with Discord().running() as world:
        world.ends_with = code
        app = App(settings(world, tmp_path, discord_shards=shards))
        chat._prepare(app.settings)
        why = await asyncio.wait_for(supervise(DiscordChat(app), 0.01), 30.0)
        assert what_to_do in str(why), "it is not tried for ever"
        assert f"the Discord chat cannot be served: {why}" in caplog.text


async def test_a_dropped_connection_is_resumed_and_nothing_said_meanwhile_is_lost(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    await world.drop()
    await asyncio.gather(first.types("/move end"))
    assert [session.resumed for session in world.sessions] == [1]
    assert world.identified == 1
    assert (await playing_at(app)).match.entries == 2


async def test_an_interaction_during_a_dropped_connection_is_answered_after_it(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    waiting = world.user("Eve")
    await world.drop()
    interaction = await world.command(waiting, world.hall, "mygames")
    assert interaction.original is not None
    await move_on(world, app, first)


async def test_a_session_that_cannot_be_resumed_is_begun_anew(world: Discord, app: App) -> None:
    first, second = await started(world, app)
    await world.drop(resumable=False)
    await move_on(world, app, first)
    assert world.identified == 2
    await move_on(world, app, second)


@pytest.mark.parametrize("via", [{"Via": "1.1 loopback"}, {}], ids=["with Via", "without Via"])
async def test_when_discord_is_asked_too_much_the_post_comes_later(
    world: Discord, app: App, via: dict[str, str]
) -> None:
    first, _ = await started(world, app)
    body = {"message": "You are being rate limited.", "retry_after": 0.05, "global": False}
    fault = world.fail("POST", MESSAGES, 429, headers={**via, "Retry-After": "0.05"}, body=body, times=2)
    await move_on(world, app, first)
    assert fault.times == 0


async def test_a_long_wait_is_left_to_the_outbox(world: Discord, app: App, tmp_path: Path) -> None:
    first, _ = await started(world, app)
    body = {"message": "You are being rate limited.", "retry_after": 900, "global": False}
    world.fail("POST", MESSAGES, 429, headers={"Via": "1.1 loopback", "Retry-After": "900"}, body=body)
    assert "Sent: `end`" in await first.types("/move end")
    await world.until(lambda: world.faults[-1].times == 0)
    await asyncio.wait_for(app.stop(), PATIENCE)
    async with bot_at(world, tmp_path) as later, later.store.read() as tx:
        due = await tx.outbox.next_due()
    assert due is not None
    assert 600 < due - later.clock.now() <= 900


@pytest.mark.parametrize("times", [2, 6])
async def test_when_discord_fails_the_post_comes_later(world: Discord, app: App, times: int, hurried: Hurried) -> None:
    first, _ = await started(world, app)
    world.fail("POST", MESSAGES, 500, times=times)
    await move_on(world, app, first)
    assert [wait for wait in hurried.waits if wait][:2] == [1, 3]


async def test_a_post_whose_answer_was_lost_is_not_posted_twice(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    world.fail("POST", MESSAGES, 500, times=6, after=True)
    await move_on(world, app, first)


async def test_a_post_whose_answer_was_lost_with_the_process_is_not_posted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path) as app:
            first, _ = await started(world, app)
            posts = len(boards(world))
            world.fail("POST", MESSAGES, 500, times=99, after=True)
            assert "Sent: `end`" in await first.types("/move end")
            await world.until(lambda: len(boards(world)) > posts)
        world.faults.clear()
        async with bot_at(world, tmp_path) as app:
            await app.drain()
            assert len(boards(world)) == posts + 1


async def test_two_threads_are_not_opened_for_one_table(tmp_path: Path) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path) as app:
            world.fail("POST", THREADS, 500, times=99, after=True)
            ann = Person(world, "Ann")
            await ann.types("/new toy practice")
            await ann.types("/start")
            await world.until(lambda: bool(world.threads()))
            world.threads()[0].name = "a name that a moderator gave it"
        world.faults.clear()
        async with bot_at(world, tmp_path) as app:
            await world.until(lambda: bool(boards(world)))
            (thread,) = world.threads()
            assert (await table_at(app)).thread == thread.id == lobbies(world)[0].id
            assert {post.channel for post in boards(world)} == {thread.id}


async def test_without_the_lobby_post_there_is_no_thread_but_a_game(world: Discord, app: App) -> None:
    world.fail("POST", THREADS, 404, code=10008)
    await started(world, app)
    assert boards(world)[-1].channel == world.hall.id


async def test_an_archived_thread_is_revived(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    (thread,) = world.threads()
    thread.archived = True
    await move_on(world, app, first)
    assert not thread.archived
    assert boards(world)[-1].channel == thread.id


async def test_the_lobby_in_an_archived_post_of_a_forum_is_brought_up_to_date(tmp_path: Path) -> None:
    async with Discord().running() as world:
        post = world.channel("Tonight", 11, world.channel("games", 15).id)
        post.owner = world.user("Dan").id
        async with bot_at(world, tmp_path) as app:
            ann, bob = Person(world, "Ann"), Person(world, "Bob")
            ann.channel = bob.channel = post
            await ann.types("/new toy seats=2")
            await app.drain()
            post.archived = True
            await bob.types("/join")
            await app.drain()
            assert "Ann and Bob" in lobbies(world)[0].now.text
            assert not post.archived


async def test_a_thread_that_moderators_have_locked_counts_as_gone(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    (thread,) = world.threads()
    thread.archived = thread.locked = True
    await move_on(world, app, first)
    assert boards(world)[-1].channel == world.hall.id
    assert any("in the thread of table" in post.now.text for post in world.posts(world.hall.id))


async def test_a_deleted_thread_is_told_to_the_host_and_the_table_kept(world: Discord, app: App) -> None:
    first, second = await started(world, app)
    (thread,) = world.threads()
    await world.delete_channel(thread)
    await move_on(world, app, first)
    assert boards(world)[-1].channel == world.hall.id
    told = next(post for post in world.posts(world.hall.id) if "in the thread of table" in post.now.text)
    assert [world.users[user].name for user in told.mentions] == ["Ann"]
    await move_on(world, app, second)


@pytest.mark.parametrize("forbidden", [("send_messages", "send_messages_in_threads"), ("view_channel",)])
async def test_without_permission_the_host_is_told_and_the_game_is_kept(
    world: Discord, app: App, forbidden: tuple[str, ...]
) -> None:
    first, second = await started(world, app)
    world.hall.forbidden.update(forbidden)
    assert "Sent: `end`" in await first.types("/move end")
    await app.drain()
    ann = next(user for user in world.users.values() if user.name == "Ann")

    def told() -> str:
        return "\n".join(m.now.text for m in world.messages.values() if m.channel == world.direct(ann).id)

    await world.until(lambda: "I cannot post at table" in told())
    assert ("Send Messages" if len(forbidden) == 2 else "View Channels") in told()
    second.channel = world.direct(second.user)
    assert "stands still" in await second.types("/play"), "the game goes on in private"
    before = len(boards(world))
    world.hall.forbidden.clear()
    second.channel = world.hall
    await second.types("/board")
    await world.until(lambda: len(boards(world)) > before)
    assert boards(world)[-1].mentions == [second.user.id]
    await move_on(world, app, second)


async def test_a_table_whose_channel_is_gone_goes_on_in_another(tmp_path: Path) -> None:
    async with Discord().running() as world:
        attic = world.channel("attic")
        async with bot_at(world, tmp_path) as app:
            people = await started(world, app)
            for channel in (*world.threads(), world.hall):
                await world.delete_channel(channel)
            for person in people:
                person.channel = attic
            assert "Sent: `end`" in await people[0].types("/move end")
            await app.drain()
            host = next(person for person in people if person.name == "Ann")
            await world.until(lambda: any("use </table here:" in m.now.text for m in world.seen_by(host.user)))
            table = await table_at(app)
            assert "goes on here" in await host.types(f"/here @{table.name}")
            await app.drain()
            board = boards(world)[-1]
            assert world.channels[board.channel].parent == attic.id
            assert board.mentions == [people[1].user.id]


async def test_closed_direct_messages_do_no_harm(world: Discord, app: App) -> None:
    first, second = await started(world, app)
    for person in (first, second):
        person.user.closed = True
    world.hall.forbidden.update(("send_messages", "send_messages_in_threads"))
    assert "Sent: `end`" in await first.types("/move end")
    await app.drain()
    before = len(boards(world))
    world.hall.forbidden.clear()
    await second.types("/board")
    await world.until(lambda: len(boards(world)) > before)
    await move_on(world, app, second)
    assert not [m for m in world.messages.values() if world._is_direct(m.channel)]


async def test_a_member_who_is_gone_is_noticed_when_he_is_called(world: Discord, app: App) -> None:
    names = ("Ann", "Bob", "Cid")
    people = await seat_down(world, app, "toy", *(Person(world, name) for name in names))
    gone = people[1]
    world.gone.add(gone.user.id)
    await people[0].types("/move end")
    await world.until(lambda: any(f"{gone.name} is not here any more" in p.now.text for p in world.posts()))
    await app.drain()
    assert [row.member is None for row in (await playing_at(app)).seats] == [False, True, False]
    assert all(gone.user.id not in post.mentions for post in world.posts()[-3:])
    eve = Person(world, "Eve")
    assert "You have taken over a seat" in await eve.types("/join")


async def test_a_late_acknowledgement_does_nothing(world: Discord, app: App, caplog: pytest.LogCaptureFixture) -> None:
    first, _ = await started(world, app)
    world.late = 10.0
    asking = asyncio.create_task(first.types("/move end"))
    await world.until(lambda: "nothing was done" in caplog.text)
    asking.cancel()
    world.late = 0.0
    assert (await playing_at(app)).match.entries == 1
    await move_on(world, app, first)


async def test_under_load_every_press_is_acknowledged_in_time(world: Discord, app: App) -> None:
    await started(world, app)
    eyes = [Person(world, f"Eve {n}") for n in range(40)]
    board = boards(world)[-1]
    answers = await asyncio.gather(*(eve.presses("Board as text", board) for eve in eyes))
    assert all("Round 1 of 3" in answer for answer in answers)


async def test_every_press_is_acknowledged_before_the_first_picture_is_drawn(
    tmp_path: Path,
) -> None:
    drawn = asyncio.Event()
    drawn.set()

    class SlowlyDrawn(App):
        async def draw(self, picture: Picture, *_: object, who: str = "") -> Drawing:
            await drawn.wait()
            return await draw_nothing(picture)

    async with server(tmp_path, make=SlowlyDrawn) as (world, app):
        first, _ = await started(world, app)
        drawn.clear()
        before, people = set(world.interactions), [first, *(Person(world, f"Eve {n}") for n in range(20))]
        presses = [asyncio.create_task(person.presses("Play", boards(world)[-1])) for person in people]
        await asyncio.gather(*(person.completes("/move ") for person in people))
        new = [one for token, one in world.interactions.items() if token not in before]
        await world.until(lambda: len(new) == 2 * len(people) and all(one.answered for one in new))
        assert not any(press.done() for press in presses), "no picture has been drawn"
        drawn.set()
        await asyncio.gather(*presses)
        assert all(person.answer.now.files for person in people)


async def test_an_answer_under_way_is_given_before_the_bot_stops(tmp_path: Path) -> None:
    class SlowApp(App):
        async def command(self, command: Command) -> Reply:
            await asyncio.sleep(0.2)
            return await super().command(command)

    async with Discord().running() as world:
        ann = Person(world, "Ann")
        async with bot_at(world, tmp_path, make=SlowApp):
            answer = asyncio.create_task(ann.types("/mygames"))
            await world.until(lambda: any(one.answered for one in world.interactions.values()))
        assert "at no table" in await answer


async def test_the_lobby_is_posted_anew_when_its_post_was_deleted(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    await ann.types("/new toy seats=2")
    await app.drain()
    world.messages.pop(lobbies(world)[0].id)
    await bob.types("/join")
    await app.drain()
    assert "Ann and Bob" in lobbies(world)[-1].now.text


async def test_a_picture_that_is_too_large_is_left_out(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    world.fail("POST", MESSAGES, 413, code=40005)
    posts = len(world.posts())
    assert "Sent: `end`" in await first.types("/move end")
    await app.drain()
    (post,) = world.posts()[posts:]
    assert "it is your turn" in post.now.text
    assert post.now.files == ()


async def test_a_dismissed_panel_and_an_expired_token_leave_the_state_right(
    world: Discord, app: App, caplog: pytest.LogCaptureFixture
) -> None:
    first, _ = await started(world, app)
    await first.presses("Play", boards(world)[-1])
    panel, public = first.answer, len(world.posts())
    world.fail("PATCH", "/webhooks/.*", 401, code=50027)
    asking = asyncio.create_task(first.presses("Bury a card"))
    await world.until(lambda: "an answer could not be shown" in caplog.text)
    asking.cancel()
    assert len(world.posts()) == public, "the answer is shown nowhere else"
    assert "earlier position" in await first.presses("End the turn", panel)


async def test_a_bot_that_is_invited_again_calls_whoever_could_not_be_called(world: Discord, app: App) -> None:
    first, second = await started(world, app)
    await world.kick_bot()
    first.channel, second.channel = world.direct(first.user), world.direct(second.user)
    await world.until(lambda: bool(in_private(world, first, "it is your turn at table")))
    world.fail("GET", "/guilds/.*", 404, code=10004)
    assert "stands still" in await first.types("/move end")
    await world.until(lambda: bool(in_private(world, second, "it is your turn at table")))
    assert "stand still" in await second.types("/mygames")
    called = len(boards(world))
    await world.invite_bot()
    await world.until(lambda: len(boards(world)) > called)
    await app.drain()
    assert [post.mentions for post in boards(world)[called:]] == [[second.user.id]]
    assert (await playing_at(app)).match.entries == 2


def in_private(world: Discord, person: Person, said: str) -> list[str]:
    """Returns what somebody was told in direct messages with some words in it."""
    direct = world.direct(person.user).id
    return [m.now.text for m in world.messages.values() if m.channel == direct and said in m.now.text]


async def test_a_bot_that_was_removed_from_the_server_takes_nobody_for_gone(world: Discord, app: App) -> None:
    first, _ = await started(world, app)
    world.fail("GET", "/guilds/.*", 404, code=10004, times=9)
    for channel in (*world.threads(), world.hall):
        channel.forbidden.add("view_channel")
    assert "Sent: `end`" in await first.types("/move end")
    await app.drain()
    assert all(row.member is not None for row in (await playing_at(app)).seats)


async def test_as_many_threads_as_a_server_can_have(world: Discord, app: App) -> None:
    world.fail("POST", THREADS, 400, code=160006)
    await started(world, app)
    assert boards(world)[-1].channel == world.hall.id
