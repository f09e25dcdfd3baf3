"""After a game: the result for all, the record, and the same again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.outside import Luck
from bot.app.speech import presses
from bot.app.speech.text import LONGEST, as_plain, size
from rules.core import history, record
from rules.core import match as matches
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, press_of, seat_down, table_at
from tests.bot.app.outside import Hours

DAY = 24 * 3600.0


async def play_to_the_end(app: App, people: list[Person]) -> None:
    """Plays a game of the toy by what is played for who is absent."""
    while not (match := (await playing_at(app)).match).over:
        seat = match.awaited[0]
        action = match.game.default(match.state, seat)
        await people[seat].types(f"/move {match.game.format(action)}")


async def finished(app: App, chat: Chat, *names: str, options: str = "") -> list[Person]:
    people = await seat_down(app, chat, "toy", *names, options=options)
    await play_to_the_end(app, people)
    return people


async def test_the_result_calls_all_the_winner_first_and_tells_where_points_come_from(app: App, chat: Chat) -> None:
    people = await finished(app, chat, "Ann", "Bob")
    playing = await playing_at(app)
    ranked = sorted(matches.scores(playing.match, None), key=lambda score: (score.place, score.seat))
    (post,) = [post.message for post in chat.delivered if "Rematch" in labels(post.message)]
    assert mentions(post) == [people[score.seat].actor.user for score in ranked]
    assert post.picture is not None and {"Rematch", "Record"} <= set(labels(post))
    (line,) = [
        line for line in as_plain(post.text).splitlines() if line.startswith(f"1. {people[ranked[0].seat].name}")
    ]
    sources = [points for _, points in ranked[0].sources if points]
    assert all(f" {points}" in line for points in sources) and line.endswith(")")
    assert size(as_plain(post.text)) <= LONGEST


async def test_the_lobby_says_how_the_game_ended(app: App, chat: Chat) -> None:
    await finished(app, chat, "Ann", "Bob")
    lobby = as_plain(next(message for key, message in chat.shown.items() if key.startswith("lobby-")).text)
    assert "is over" in lobby and (" wins with " in lobby or "share the victory" in lobby)
    assert len([key for key in chat.shown if key.startswith("lobby-")]) == 1, "it is edited"


async def test_the_thread_is_put_away_a_day_later_even_if_the_bot_was_stopped(tmp_path: Path) -> None:
    hours, chat = Hours(), Chat()
    async with open_app(tmp_path, hours, chat) as (app, _):
        await finished(app, chat, "Ann", "Bob")
        hours.at += DAY - 1
        await Timekeeper(app.store, hours, lambda: None).tick()
        await app.drain()
        assert chat.closed == []
    hours.at += 1
    async with open_app(tmp_path, hours, chat) as (app, _):
        for _ in range(2):
            await Timekeeper(app.store, hours, lambda: None).tick()
            await app.drain()
            assert chat.closed == ["thread-1"]


async def ended(app: App, chat: Chat, options: str) -> tuple[Person, list[Person]]:
    """Lets a host end a game of Tikal for three, and returns the host and the others."""
    people = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid", options=options)
    host = next(person for person in people if person.name == "Ann")
    await host.types("/close")
    await host.presses("End the table")
    return host, [person for person in people if person is not host]


async def test_everybody_is_invited_to_the_same_again(app: App, chat: Chat) -> None:
    host, (bob, cid) = await ended(app, chat, "mode=auction pace=2d")
    over = await playing_at(app)
    assert "is open for Tikal" in await bob.presses_data(presses.make("rematch", over.table.id))
    table = await table_at(app)
    assert (table.game, table.seats, table.pace) == ("tikal", 3, 172800)
    assert json.loads(table.options) == json.loads(over.table.options) | {"starting_player": "0"}
    assert sorted(mentions(chat.lobby)) == [host.actor.user, cid.actor.user]
    assert "The rematch is at table" in await cid.presses_data(presses.make("rematch", over.table.id))
    assert "You have joined" in await cid.presses("Join")
    assert mentions(chat.lobby) == [], "nobody is called twice"
    stranger = Person(app, "Dan")
    await stranger.presses_data(presses.make("rematch", over.table.id))
    assert (await table_at(app)).id == table.id, "there is one rematch"


@pytest.mark.parametrize("line", ["toy practice", "toy practice bots=1 level=easy", "toy bots=1 level=easy"])
async def test_who_waits_for_nobody_plays_again_at_once(app: App, chat: Chat, line: str) -> None:
    ann = Person(app, "Ann")
    await ann.types(f"/new {line}")
    await ann.types("/start")
    over = await playing_at(app)
    await ann.resigns()
    assert "has begun" in await ann.presses_data(presses.make("rematch", over.table.id))
    again = await playing_at(app)
    assert again.table.id != over.table.id and again.table.status == "running"
    assert sorted(row.bot for row in again.seats) == sorted(row.bot for row in over.seats)


async def test_the_seats_are_kept_for_those_who_have_played_until_the_host_lets_others_in(app: App, chat: Chat) -> None:
    host, (bob, cid) = await ended(app, chat, "")
    dan, eve = Person(app, "Dan"), Person(app, "Eve")
    over = await playing_at(app)
    await dan.types("/new toy")
    await host.presses_data(presses.make("rematch", over.table.id))
    table, join = await table_at(app), press_of(chat.lobby, "join")
    assert "the seats are yours" in as_plain(chat.lobby.text)
    assert "by invitation" in await dan.presses_data(join)
    assert "You have joined" in await bob.presses_data(join)
    assert "Dan may join" in await host.types(f"/invite @{table.name} Dan")
    assert "You have joined" in await dan.presses_data(join)
    await dan.presses_data(press_of(chat.lobby, "leave"))
    await host.presses_data(presses.make("opt", table.id, "entry", "open"))
    assert "Everybody may join" in as_plain(chat.lobby.text)
    await bob.presses_data(press_of(chat.lobby, "leave"))
    assert "You have joined" in await eve.presses_data(join)
    assert "You have joined" in await cid.presses_data(join)


async def test_who_was_last_begins(app: App, chat: Chat) -> None:
    host, others = await ended(app, chat, "")
    over = await playing_at(app)
    last = max(matches.scores(over.match, None), key=lambda score: (score.place, score.seat))
    await host.presses_data(presses.make("rematch", over.table.id))
    for person in others:
        await person.presses_data(press_of(chat.lobby, "join"))
    await host.presses_data(press_of(chat.lobby, "start"))
    again = await playing_at(app)
    assert again.table.id != over.table.id
    assert again.match.header.lobby is not None
    assert again.match.header.lobby.begins is not None
    history.verify_draws(again.match.header, ())
    assert [again.names[seat] for seat in again.match.awaited] == [over.names[last.seat]]


async def test_its_luck_comes_from_a_secret_of_its_own_and_not_from_the_one_that_was_told(tmp_path: Path) -> None:
    async with open_app(tmp_path, luck=Luck()) as (app, chat):
        host, _ = await ended(app, chat, "")
        over = await playing_at(app)
        await host.presses_data(presses.make("rematch", over.table.id))
        assert (await table_at(app)).secret not in ("", over.match.header.secret)


async def test_a_game_that_goes_on_has_no_rematch(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    answer = await first.presses_data(presses.make("rematch", (await playing_at(app)).table.id))
    assert "is not over yet" in answer


async def test_the_record_of_a_game_that_goes_on_tells_what_the_log_does_and_no_secret(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types("/move end")
    playing = await playing_at(app)
    await first.types("/verify")
    told = await first.presses("Record")
    header = playing.match.header
    assert told.startswith(record.EXCERPT) and header.commitment in told and header.secret not in told
    assert playing.match.base_chain in told
    with pytest.raises(record.UnreadableRecord, match="an excerpt of a running game"):
        record.read(told)
    assert "salt" not in told


async def test_the_record_can_be_played_over(app: App, chat: Chat) -> None:
    await finished(app, chat, "Ann", "Bob")
    reader, written, part = Person(app, "Eve"), "", 0
    while True:
        written += await reader.presses_data(presses.make("record", (await playing_at(app)).table.id, part))
        part += 1
        if "Go on" not in labels(reader.seen[-1]):
            break
    read = record.read(written)
    assert read.header == (await playing_at(app)).match.header


async def test_who_has_played_by_invitation_is_invited_again(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy seats=2 invite")
    await ann.types("/invite", naming=[bob])
    await bob.presses_data(press_of(chat.lobby, "join"))
    await ann.presses_data(press_of(chat.lobby, "start"))
    over = (await playing_at(app)).table
    await ann.types("/close")
    await ann.presses("End the table")
    await ann.presses_data(presses.make("rematch", over.id))
    assert (await table_at(app)).invite_only
    assert "by invitation" in await Person(app, "Cid").presses_data(press_of(chat.lobby, "join"))
    assert "You have joined" in await bob.presses_data(press_of(chat.lobby, "join"))
