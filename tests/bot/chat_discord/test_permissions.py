"""Whatever the bot is forbidden, and whenever: nothing is opened in vain, the game goes on, the host hears of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import App
from bot.chat_discord.invite import PERMISSION_NAMES
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import (
    Person,
    boards,
    bot_at,
    lobbies,
    playing_at,
    pressables,
    seat_down,
    table_at,
)
from tests.bot.chat_discord.world import Posted

NEEDED = {"view_channel": "View Channels", "send_messages": "Send Messages"}
"""Without these in its channel no table can be opened."""


@pytest.fixture(autouse=True)
def refusals_are_what_this_is_about(trouble_is_expected: None) -> None:
    """Lets the log say what could not be delivered."""


def told(world: Discord, host: Person) -> str:
    """Returns all that a host was told so that it called, or in private."""
    direct = world.direct(host.user).id
    return "\n".join(m.now.text for m in world.messages.values() if host.user.id in m.mentions or m.channel == direct)


@pytest.mark.parametrize("lacking", NEEDED)
async def test_where_the_bot_may_not_post_nothing_is_opened_and_the_reader_is_told_why(
    world: Discord, app: App, lacking: str
) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bořek", "cs")
    world.hall.forbidden.add(lacking)
    assert f"as I lack {NEEDED[lacking]}" in await ann.types("/new toy")
    await ann.types("/new")
    assert f"as I lack {NEEDED[lacking]}" in await ann.presses("Before the Frost")
    assert {"view_channel": "Zobrazit kanály", "send_messages": "Posílat zprávy"}[lacking] in await bob.types(
        "/new toy"
    )
    async with app.store.read() as tx:
        assert not await tx.tables.everywhere(("lobby", "running", "over", "closed"))
    world.hall.forbidden.clear()
    assert "is open" in await ann.types("/new toy seats=2")
    await app.drain()
    await bob.presses("Join", lobbies(world)[0])
    world.hall.forbidden.add(lacking)
    assert f"as I lack {NEEDED[lacking]}" in await ann.types("/start")
    assert f"as I lack {NEEDED[lacking]}" in await ann.presses("Start", lobbies(world)[0])
    world.hall.forbidden.clear()
    assert "has begun" in await ann.types("/start")


async def test_in_a_thread_it_is_writing_in_threads_that_counts(tmp_path: Path) -> None:
    async with Discord().running() as world:
        post = world.channel("Tonight", 11, world.channel("games", 15).id)
        post.owner = world.me.id
        async with bot_at(world, tmp_path):
            ann = Person(world, "Ann")
            ann.channel = post
            post.forbidden.add("send_messages_in_threads")
            assert "as I lack Send Messages in Threads" in await ann.types("/new toy")
            post.forbidden = {"send_messages"}
            assert "is open" in await ann.types("/new toy")


async def test_a_lobby_can_be_brought_to_another_channel(tmp_path: Path) -> None:
    async with Discord().running() as world:
        attic, cellar = world.channel("attic"), world.channel("cellar")
        cellar.forbidden.add("send_messages")
        async with bot_at(world, tmp_path) as app:
            ann, bob = Person(world, "Ann"), Person(world, "Bob")
            await ann.types("/new toy seats=2")
            name = (await table_at(app)).name
            ann.channel = cellar
            assert "as I lack Send Messages" in await ann.types(f"/here @{name}")
            ann.channel = bob.channel = attic
            assert "goes on here" in await ann.types(f"/here @{name}")
            await app.drain()
            (moved,) = world.posts(attic.id)
            assert "You have joined" in await bob.presses("Join", moved)
            await app.drain()
            assert "Ann and Bob" in moved.now.text, "the lobby that is looked at from now on is this one"
            await ann.presses("Start", moved)
            await app.drain()
            assert boards(world)[-1].channel == world.threads()[0].id
            assert world.threads()[0].parent == attic.id


@pytest.mark.parametrize("lacking", PERMISSION_NAMES)
@pytest.mark.parametrize("stage", ["lobby", "start", "turn", "end"])
async def test_whichever_permission_is_taken_away_at_whichever_stage_the_game_goes_on(
    world: Discord, app: App, lacking: str, stage: str
) -> None:
    ann = await play_to_the_end(world, app, lacking, stage)
    assert (await playing_at(app)).match.over
    if hindered(lacking, stage):
        assert PERMISSION_NAMES[lacking] in told(world, ann)


def hindered(lacking: str, stage: str) -> bool:
    """Says whether anything is missing without a permission from a stage on."""
    if lacking in ("embed_links", "pin_messages"):
        return False  # nothing that is posted here is long enough; and a list that is not pinned serves as well
    if lacking == "create_public_threads":
        return stage == "lobby"
    if lacking == "send_messages":
        return stage == "lobby"  # then the table has a thread, where something else counts
    return True


async def play_to_the_end(world: Discord, app: App, lacking: str, stage: str) -> Person:
    """Plays a short game, from a stage on without a permission; nobody may be in want of an answer."""
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    await ann.types("/new toy seats=2")
    await app.drain()
    if stage == "lobby":
        world.hall.forbidden.add(lacking)
    assert "You have joined" in await bob.types("/join")
    said = await ann.types("/start")
    if "has begun" not in said:
        assert lacking in NEEDED and PERMISSION_NAMES[lacking] in said
        await app.drain()
        world.hall.forbidden.clear()
        assert "has begun" in await ann.types("/start")
        world.hall.forbidden.add(lacking)
    if stage == "start":
        world.hall.forbidden.add(lacking)
    await app.drain()
    if stage == "turn":
        world.hall.forbidden.add(lacking)
    people = {"Ann": ann, "Bob": bob}
    for _ in range(2):
        playing = await playing_at(app)
        person = people[playing.names[playing.match.awaited[0]]]
        assert "Sent: `end`" in await person.types("/move end")
        await app.drain()
        if lacking not in ("view_channel", "send_messages", "send_messages_in_threads"):
            assert called_last(world, people) == [people[n] for n in await awaited_names(app)]
    if stage == "end":
        world.hall.forbidden.add(lacking)
    await bob.types("/resign")
    await bob.presses("Resign")
    await app.drain()
    return ann


async def awaited_names(app: App) -> list[str]:
    playing = await playing_at(app)
    return [playing.names[seat] for seat in playing.match.awaited]


def called_last(world: Discord, people: dict[str, Person]) -> list[Person]:
    """Returns whom the latest post to a turn calls."""
    turn = [post for post in world.posts() if "it is your turn" in post.now.text][-1]
    return [person for person in people.values() if person.user.id in turn.mentions]


async def test_without_attach_files_a_board_comes_in_words_and_it_is_said_once_why(world: Discord, app: App) -> None:
    first, second = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    seen = len(world.posts())
    world.hall.forbidden.add("attach_files")
    for person in (first, second):
        await person.types("/move end")
        await app.drain()
    posts = world.posts()[seen:]
    assert [why(post) for post in posts] == [False, True, False]
    turns = [post for post in posts if not why(post)]
    assert [post.mentions for post in turns] == [[one.user.id] for one in (second, first)]
    assert not any(post.now.files for post in turns)
    assert "Board as text" in [label for label, _, _ in pressables(turns[0])]
    world.hall.forbidden.clear()
    host = first if first.name == "Ann" else second
    for line in ("/pause", "/resume"):
        await host.types(line)
    await app.drain()
    assert boards(world)[-1] is world.posts()[-1]


def why(post: Posted) -> bool:
    return "I lack the permission **Attach Files** here" in post.now.text


async def test_a_game_is_not_brought_to_a_channel_that_is_hidden_from_somebody_who_plays(
    world: Discord, app: App
) -> None:
    ann, bob, cid = (Person(world, name) for name in ("Ann", "Bob", "Cid"))
    await seat_down(world, app, "toy", ann, bob, cid)
    name, den, before = (await playing_at(app)).table.name, world.channel("den"), len(world.messages)
    den.hidden_from |= {bob.user.id}
    await world.dispatch("CHANNEL_CREATE", den.payload(world.guild))
    ann.channel = den
    assert "Who could not: Bob." in await ann.types(f"/here @{name}")
    await app.drain()
    assert not [m for m in list(world.messages.values())[before:] if not m.only]
    assert (await playing_at(app)).table.channel == world.hall.id
    world.gone.add(cid.user.id)  # who has left the server sees it in no channel
    den.hidden_from.clear()
    await world.dispatch("CHANNEL_UPDATE", den.payload(world.guild))
    assert "goes on here" in await ann.types(f"/here @{name}")
    await app.drain()
    assert all(world.sees(bob.user, post) for post in world.posts())
