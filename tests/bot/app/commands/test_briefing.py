"""Substitutes: an open seat is announced, whoever takes it is told all about it, and whoever left sees nothing more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.speech.language import Words
from bot.app.speech.messages import Message, Place, Reply
from bot.app.speech.text import as_plain, compose
from rules.core import codec, library
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, press_of, seat_down, table_at
from tests.bot.app.outside import Hours


async def leave(person: Person) -> None:
    await person.resigns()


def opening(chat: Chat) -> Message:
    """Returns the announcement of an open seat, as it stands now."""
    return next(shown for shown in reversed(chat.shown.values()) if "seat is" in as_plain(shown.text))


async def test_an_open_seat_is_announced_in_the_channel_until_somebody_takes_it(app: App, chat: Chat) -> None:
    one, two, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await leave(two)
    key = next(key for key, shown in chat.shown.items() if shown is opening(chat))
    assert chat.posts[key].place == Place(platform=chat.name, channel="hall")
    assert "a seat is open, with a score of 0" in as_plain(opening(chat).text)
    assert one.name in as_plain(opening(chat).text) and two.name not in as_plain(opening(chat).text)
    eve = Person(app, "Eve")
    assert "You have taken over a seat" in await eve.presses("Take over", opening(chat))
    assert "not open any more" in as_plain(opening(chat).text) and labels(opening(chat)) == []
    assert "Eve" in (await playing_at(app)).names


async def test_with_the_end_of_the_game_nobody_is_looked_for_any_more(app: App, chat: Chat) -> None:
    one, two, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await leave(two)
    await leave(one)
    assert "not open any more" in as_plain(opening(chat).text)


async def test_a_house_that_wants_no_announcements_has_the_button_at_the_table_alone(app: App, chat: Chat) -> None:
    manager = Person(app, "Mia", manager=True)
    await manager.types("/settings")
    await manager.presses("Open seats: announced")
    assert "Open seats: not announced" in labels(manager.seen[-1])
    _, two, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await leave(two)
    assert not any("a seat is open" in said for said in chat.said)
    assert labels(chat.last) == ["Take over"]


async def test_a_table_for_those_invited_announces_nothing(app: App, chat: Chat) -> None:
    people = [Person(app, name) for name in ("Ann", "Bob", "Cid")]
    await people[0].types("/new toy seats=3 invite")
    for person in people[1:]:
        await people[0].types("/invite", naming=[person])
        await person.presses_data(press_of(chat.lobby, "join"))
    await people[0].types("/start")
    await leave(people[1])
    assert not any("a seat is open" in said for said in chat.said)


async def test_who_takes_a_seat_is_told_all_about_it_in_private(app: App, chat: Chat) -> None:
    one, two, three = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    await leave(two)
    eve = Person(app, "Eve")
    told = await eve.types("/join")
    playing, brief = await playing_at(app), eve.seen[-1]
    assert "You play P1" in told and "in Magellan at table" in told
    assert f"{one.name}:" in told and f"{three.name}:" in told, "the points of all"
    assert brief.picture is not None and bytes(brief.picture.view) == codec.encode(playing.match.view(1))
    assert {"My hand", "Rules"} <= set(labels(brief))
    fuller = as_plain(brief.fuller or brief.text)
    rules = Words("en")("magellan-primer").split("\n")
    assert as_plain(compose(rules[0])) in fuller
    again = await eve.presses("My brief", chat.last)
    assert again.split("\n")[:5] == told.split("\n")[1:6], "the end of the rules has room where nothing opens it"
    assert "do not sit" in await two.presses("My brief", chat.last)


@pytest.mark.parametrize("game", [game for game in library.games() if game != "toy"])
async def test_the_brief_of_every_game_fits_into_one_message(tmp_path: Path, game: str) -> None:
    async with open_app(tmp_path, language="cs") as (app, chat):
        names = ("Ann", "Bob", "Cid")[: library.meta(game).seats[-1]]
        _, two, *_ = await seat_down(app, chat, game, *names, language="cs")
        await two.types("/resign")
        await two.presses_data(press_of(two.seen[-1], "resign"))
        eve = Person(app, "Eve", "cs")
        assert "Přebíráš místo" in await eve.types("/join")
        assert eve.seen[-1].picture is not None


async def test_what_others_read_of_it_holds_nothing_of_the_hand(app: App, chat: Chat) -> None:
    _, two, _ = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    await leave(two)
    eve = Person(app, "Eve")
    replies: list[Reply] = []
    command = app.command

    async def noted(*args: object) -> Reply:
        replies.append(await command(*args))  # type: ignore[arg-type]
        return replies[-1]

    eve.app = _Listening(app, noted)  # type: ignore[assignment]
    await eve.types("/join", private=False)
    (reply,) = replies
    assert reply.aloud is not None and reply.aloud.picture is None
    assert as_plain(reply.aloud.text).startswith("You have taken over a seat")
    assert "\n" not in as_plain(reply.aloud.text)


class _Listening:
    """An application whose answers to commands somebody listens to."""

    def __init__(self, app: App, command: object) -> None:
        self.drain, self.command = app.drain, command


async def test_a_substitute_has_all_the_time_of_a_turn(app: App, chat: Chat, hours: Hours) -> None:
    await seat_down(app, chat, "toy", "Ann", "Bob", "Cid", options="pace=1d")
    playing = await playing_at(app)
    async with app.store.write() as tx:  # as after an import, where nobody sits at a seat that is asked
        await tx.seats.put(replace(playing.seats[0], member=None))
    hours.at += 20 * 3600
    await Person(app, "Eve").types("/join")
    async with app.store.read() as tx:
        (row,) = await tx.awaited.of(playing.table.id)
    assert row.deadline == hours.at + 24 * 3600


DEALT_ANEW = "What if"
"""Shows hands, but dealt anew for who presses it."""


async def test_who_has_left_sees_nothing_of_the_hand_any_more_by_whatever_way(app: App, chat: Chat) -> None:
    one, two, _ = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await one.types("/move end")
    for line in ("/play", "/hand", "/board", "/board text", "/score", "/legal"):
        await two.types(line)
    old = [(label, message) for message in two.seen for label in labels(message) if label != DEALT_ANEW]
    await leave(two)
    eve = Person(app, "Eve")
    await eve.types("/join")
    table, hand = await table_at(app), (await playing_at(app)).match.state.players[1].hand
    before = len(two.seen)
    lines = ("/hand", "/board", "/board text", "/score", "/log", "/legal", "/play", "/undo", "/orders", "/replay")
    for line in lines:
        await two.types(line)
    for label, message in old:
        await two.presses(label, message)
    place = Place(platform=chat.name, channel=table.channel, thread=table.thread)
    page = await app.table(two.actor, place)
    assert page is not None, "the page of the table is for everybody"
    for message in (*two.seen[before:], page):
        drawn = message.picture
        views = [drawn.view, *(frame.view for frame in drawn.frames)] if drawn is not None else []
        assert all(b'"own":null' in bytes(view) for view in views)
        assert message.spots == ()
        assert not any(card in as_plain(message.text) for card in hand), as_plain(message.text)
    for start in ("/move ", "/orders ", "/legal "):
        assert await two.completes(start) == ()
    assert mentions(chat.last) != [two.actor.user]
