"""Taking seats and leaving them, and asking others to a table."""

from __future__ import annotations

from bot.app import App
from bot.app.speech import presses
from tests.bot.app.chat import Chat, Person, labels, mentions, playing_at, press_of, seat_down, table_at
from tests.bot.app.commands.test_opening import lobby_text


async def test_a_seat_is_taken_where_the_table_is_by_nobody_from_elsewhere(app: App, chat: Chat) -> None:
    await Person(app, "Ann").types("/new toy")
    join, bob = press_of(chat.lobby, "join"), Person(app, "Bob")
    told = await bob.in_thread("", "elsewhere").presses_data(join)
    assert "where the table is" in told and "/join" in told
    assert (await table_at(app)).name not in told
    assert "Players: Ann (1 of" in lobby_text(chat)
    await bob.presses_data(join)
    assert "Players: Ann and Bob" in lobby_text(chat)


async def test_an_open_seat_is_taken_over_by_nobody_from_elsewhere(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[0].resigns()
    join, eve = presses.make("join", (await playing_at(app)).table.id), Person(app, "Eve")
    assert "where the table is" in await eve.in_thread("", "elsewhere").presses_data(join)
    assert "Eve" not in (await playing_at(app)).names
    await eve.presses_data(join)
    assert "Eve" in (await playing_at(app)).names


async def test_joining_and_leaving_change_the_one_lobby_post(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy seats=3")
    await bob.presses("Join", chat.lobby)
    assert "Players: Ann and Bob (2 of 3" in lobby_text(chat)
    assert "sit at table" in await bob.presses("Join", chat.lobby)
    await bob.presses("Leave", chat.lobby)
    assert "Players: Ann (1 of 3" in lobby_text(chat)
    assert len(chat.shown) == 1, "it is edited, not posted again"


async def test_a_full_table_takes_nobody_and_calls_its_host_once(app: App, chat: Chat) -> None:
    ann, bob, eve = (Person(app, name) for name in ("Ann", "Bob", "Eve"))
    await ann.types("/new toy seats=2")
    await bob.presses("Join", chat.lobby)
    assert "is full" in chat.said[-1]
    assert mentions(chat.last) == ["u-ann"]
    before = len(chat.posts)
    assert "taken" in await eve.presses("Join", chat.lobby)
    assert len(chat.posts) == before


async def test_when_the_host_leaves_the_next_member_is_host_and_an_empty_lobby_is_closed(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy")
    await bob.presses("Join", chat.lobby)
    await ann.types("/leave")
    assert "hosted by Bob" in lobby_text(chat)
    old = chat.lobby
    await bob.types("/leave")
    assert "closed" in lobby_text(chat)
    assert labels(chat.lobby) == []
    assert "is closed" in await ann.presses("Join", old)


async def test_by_invitation_only_whom_the_host_names_may_join(app: App, chat: Chat) -> None:
    ann, bob, eve = (Person(app, name) for name in ("Ann", "Bob", "Eve"))
    await ann.types("/new toy invite")
    assert "By invitation" in lobby_text(chat)
    assert "by invitation" in await bob.presses("Join", chat.lobby)
    assert "Only the host" in await eve.types("/invite Eve")
    assert "Bob may join" in await ann.types("/invite", naming=[bob])
    await bob.presses("Join", chat.lobby)
    assert "Ann and Bob" in lobby_text(chat)
    assert "by invitation" in await eve.presses("Join", chat.lobby)


async def test_a_seat_given_up_at_a_table_by_invitation_is_for_the_invited_too(app: App, chat: Chat) -> None:
    ann, bob, cid, eve = (Person(app, name) for name in ("Ann", "Bob", "Cid", "Eve"))
    await ann.types("/new toy invite seats=3")
    for person in (bob, cid):
        await ann.types("/invite", naming=[person])
        await person.presses("Join", chat.lobby)
    await ann.types("/start")
    await cid.resigns()
    assert "by invitation" in await eve.types("/join")
    await ann.types("/invite", naming=[eve])
    assert "You have taken over a seat" in await eve.types("/join")
