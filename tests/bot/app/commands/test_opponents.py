"""Bots sit down in a lobby, by a word of `/new` and by buttons, and a game against one begins at once."""

from __future__ import annotations

from pathlib import Path

from bot.app import App
from bot.app.speech.text import as_plain
from tests.bot.app.chat import Chat, Person, labels, open_app, playing_at, press_of, table_at


async def bots_at(app: App) -> list[str]:
    """Returns for each seat of the latest table the level of its bot, nothing for a member's."""
    async with app.store.read() as tx:
        return [row.bot for row in await tx.seats.of((await table_at(app)).id)]


async def test_bots_are_wished_for_with_the_table(app: App, chat: Chat) -> None:
    await Person(app, "Ann").types("/new toy bots=2 level=strong")
    assert await bots_at(app) == ["", "strong", "strong"]
    assert "Players: Ann, ◆ Strong bot (2) and ◆ Strong bot (3) (3 of 4" in as_plain(chat.lobby.text)


async def test_of_bots_without_a_level_it_is_the_usual_one(app: App) -> None:
    await Person(app, "Ann").types("/new toy bots=1")
    assert await bots_at(app) == ["", "fair"]


async def test_there_is_no_room_for_as_many_bots_as_seats(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    for wrong in ("bots=2", "bots=many", "bots=-1", "bots="):
        assert "a number from 0 to 1: one seat is yours" in await ann.types(f"/new toy seats=2 {wrong}")
    assert "no level “godlike”" in await ann.types("/new toy bots=1 level=godlike")
    assert chat.said == []


async def test_what_bots_there_can_be_is_completed(app: App) -> None:
    ann = Person(app, "Ann")
    assert await ann.completes("/new toy bots=") == tuple(f"toy bots={count}" for count in (1, 2, 3))
    assert "toy level=master" in await ann.completes("/new toy level=")


async def test_the_host_adds_and_sends_away_bots_by_buttons(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy seats=3")
    await ann.presses("Bots", chat.lobby)
    await ann.presses("Add: master")
    await ann.presses("Add: easy")
    assert "Ann, ◆ Master bot and ◆ Easy bot (3 of 3" in as_plain(chat.lobby.text)
    assert "are taken" in await ann.presses("Add: easy", ann.seen[-1])
    await ann.presses("Send away ◆ Master bot", ann.seen[-2])
    assert "Ann and ◆ Easy bot (2 of 3" in as_plain(chat.lobby.text)
    await ann.presses_data(f"nobot:{(await table_at(app)).id}:0")
    assert ann.refused, "that is a member's seat"


async def test_nobody_else_adds_a_bot(app: App, chat: Chat) -> None:
    await Person(app, "Ann").types("/new toy")
    bob = Person(app, "Bob")
    await bob.presses("Join", chat.lobby)
    await bob.presses("Bots", chat.lobby)
    assert bob.refused
    await bob.presses_data(f"addbot:{(await table_at(app)).id}:easy")
    assert bob.refused
    assert await bots_at(app) == ["", ""]


async def test_where_bots_have_the_last_seats_nobody_joins_before_one_is_sent_away(app: App, chat: Chat) -> None:
    await Person(app, "Ann").types("/new toy seats=2 bots=1")
    bob = Person(app, "Bob")
    assert "are taken" in await bob.presses("Join", chat.lobby)


async def test_a_lobby_in_which_only_bots_stay_is_closed(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy bots=2")
    await ann.presses("Leave", chat.lobby)
    assert (await table_at(app)).status == "closed"


async def test_of_those_who_stay_in_a_lobby_a_member_is_the_next_host(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy bots=1")
    await bob.presses("Join", chat.lobby)
    await ann.presses("Leave", chat.lobby)
    assert "hosted by Bob" in as_plain(chat.lobby.text)
    assert await bots_at(app) == ["fair", ""]


async def test_who_practises_hands_seats_to_bots_and_takes_them_back(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice seats=3")
    await ann.presses("Bots", chat.lobby)
    await ann.presses("Add: easy")
    await ann.presses("Add: fair")
    assert await bots_at(app) == ["", "fair", "easy"]
    assert "are taken" in await ann.presses("Add: fair"), "one seat is the member's"
    await ann.presses("Send away ◆ Fair bot", ann.seen[-2])
    assert await bots_at(app) == ["", "", "easy"]
    await ann.presses("Options", chat.lobby)
    await ann.presses_data(f"opt:{(await table_at(app)).id}:seats:2")
    assert await bots_at(app) == ["", "easy"]


async def test_a_practice_table_has_as_few_seats_as_its_bots_need(app: App) -> None:
    await Person(app, "Ann").types("/new toy practice bots=2")
    assert await bots_at(app) == ["", "fair", "fair"]


async def test_a_game_against_a_bot_is_two_presses_away(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new")
    await ann.presses("Play against a bot")
    await ann.presses("Before the Frost")
    playing = await playing_at(app)
    assert playing.names == ("Ann", "◆ Fair bot")
    assert "Ann, it is your turn" in chat.said[-1]
    assert "Play" in labels(chat.last)


async def test_nobody_joins_who_plays_against_bots_alone(app: App) -> None:
    await Person(app, "Ann").presses_data("against:toy")
    bob = Person(app, "Bob")
    await bob.presses_data(f"join:{(await table_at(app)).id}")
    assert bob.refused
    assert "◆ Fair bot" in (await playing_at(app)).names


async def test_a_rematch_is_against_the_same_bots(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy seats=2 bots=1 level=easy")
    await ann.types("/start")
    await ann.resigns()
    over = await table_at(app)
    await ann.presses("Rematch", chat.last)
    assert (await table_at(app)).id != over.id
    assert sorted(await bots_at(app)) == ["", "easy"]


async def test_a_bot_is_named_in_the_language_of_its_table(tmp_path: Path) -> None:
    async with open_app(tmp_path, language="cs") as (app, chat):
        await Person(app, "Ann").types("/new toy bots=1 level=master")
        assert "◆ Bot mistr" in as_plain(chat.lobby.text)


async def test_somebody_in_the_channel_takes_over_from_a_bot(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy seats=2 bots=1")
    await ann.presses_data(press_of(chat.lobby, "start"))
    await bob.types("/join")
    assert "Bob joins the game and takes over: ◆ Fair bot" in " ".join(chat.said)
    assert sorted((await playing_at(app)).names) == ["Ann", "Bob"]
    assert await bots_at(app) == ["", ""]
