"""Opening a table."""

from __future__ import annotations

from bot.app import App
from bot.app.speech.messages import ADD, Place
from bot.app.speech.text import as_plain
from rules.core import library
from tests.bot.app.chat import Chat, Person, find, labels, mentions, playing_at, seat_down, table_at


def lobby_text(chat: Chat) -> str:
    return as_plain(chat.lobby.text)


async def test_a_new_table_is_told_with_its_host_and_its_buttons(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    answer = await ann.types("/new toy seats=3 screeches=none pace=2d")
    table = await table_at(app)
    assert table.name in answer
    assert f"Before the Frost at table {table.name}, hosted by Ann." in lobby_text(chat)
    assert "Players: Ann (1 of 3" in lobby_text(chat)
    assert "Screeches: none" in lobby_text(chat)
    assert "2 days" in lobby_text(chat)
    assert labels(chat.lobby) == ["Join", "Leave", "Colour", "Options", "Bots", "Start", "Rules"]
    link = f"chat://lobby-{table.id}"
    assert await ann.types("/mygames") == f"Before the Frost at table {table.name}: waiting for players. {link}"


async def test_where_nobody_could_join_only_practice_tables_are_opened(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    ann.place = Place(platform=Chat.name, channel="ann", alone=True)
    assert "Nobody could join" in await ann.types("/new")
    assert {f"{library.meta(game).title}: play all seats" for game in library.games()} < set(labels(ann.seen[-1]))
    assert find(ann.seen[-1], "Take me").press == ADD
    assert "Nobody could join" in await ann.types("/new toy seats=2")
    assert not chat.shown
    await ann.presses("Before the Frost: play all seats")
    assert "Practice table" in lobby_text(chat)
    assert "all its seats are yours" in await ann.types("/new toy practice seats=3")


async def test_a_lobby_stands_where_it_was_asked_for_but_never_in_another_tables_own_thread(
    app: App, chat: Chat
) -> None:
    ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.in_thread("games").types("/new toy")
    await app.drain()
    assert [*chat.posts.values()][-1].place.thread == "games"
    await ann.in_thread("thread-1").types("/new toy")
    await app.drain()
    assert [*chat.posts.values()][-1].place.thread == ""


async def test_a_table_for_one_member_speaks_the_language_of_that_member_and_others_that_of_the_place(
    app: App, chat: Chat
) -> None:
    eva = Person(app, "Eva", language="cs")
    for place, line, said in (
        (eva.place, "toy practice", "Cvičný stůl"),
        (Place(platform=Chat.name, channel="eva", alone=True), "toy practice", "Cvičný stůl"),
        (Place(platform=Chat.name, channel="english", language="en"), "toy practice", "Practice table"),
        (eva.place, "toy seats=2", "hosted by Eva"),
    ):
        eva.place = place
        await eva.types(f"/new {line}")
        assert said in lobby_text(chat)


async def test_at_a_practice_table_one_member_has_all_the_seats(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy practice seats=3")
    assert "Players: Ann (3 of 3" in lobby_text(chat)
    assert labels(chat.lobby) == ["Options", "Bots", "Start", "Rules"]
    assert "taken" in await bob.types("/join")
    await ann.presses("Options", chat.lobby)
    await ann.presses("2 seats")
    await ann.types("/start")
    playing = await playing_at(app)
    assert playing.names == ("Ann 1", "Ann 2")
    assert mentions(chat.last) == ["u-ann"]


async def test_a_practice_table_waits_for_nobody(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    assert "all its seats are yours" in await ann.types("/new toy practice")
    assert "can start with" not in lobby_text(chat)
    await ann.types("/new toy seats=3")
    assert "Ann (1 of 3; the game can start with 2)" in lobby_text(chat)
