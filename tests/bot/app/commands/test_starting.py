"""Starting a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import App
from bot.app.outside import Luck
from rules.core.chance import mixed, seated
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, seat_down, table_at
from tests.bot.app.commands.test_opening import lobby_text


async def test_only_the_host_or_who_manages_the_place_arranges_and_starts(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    chief = Person(app, "Chief", manager=True)
    await ann.types("/new toy seats=2")
    await bob.presses("Join", chat.lobby)
    for label in ("Options", "Start"):
        assert "Only the host" in await bob.presses(label, chat.lobby)
    assert "What is to be played" in await chief.presses("Options", chat.lobby)
    await chief.presses("Start", chat.lobby)
    assert (await table_at(app)).status == "running"


async def test_a_game_starts_from_the_least_number_of_players_on(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy seats=4")
    assert "only one is here" in await ann.types("/start")
    await bob.presses("Join", chat.lobby)
    await ann.types("/start")
    playing = await playing_at(app)
    assert playing.table.seats == len(playing.names) == 2
    assert "begun" in lobby_text(chat)
    assert labels(chat.lobby) == []


async def test_the_start_is_told_in_its_own_thread_calls_all_and_ends_with_the_fingerprint(
    app: App, chat: Chat
) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    playing = await playing_at(app)
    post = list(chat.posts.values())[-1]
    assert post.place.thread == playing.table.thread == "thread-1"
    assert playing.match.header.beginning in chat.said[-1].splitlines()[-1]
    assert playing.match.header.secret not in "".join(chat.said)
    assert sorted(mentions(post.message)) == sorted(person.actor.user for person in people), "all are called once"
    assert all(post.place.thread == "" for post in list(chat.posts.values())[:-1]), "the lobby is in the channel"


async def test_buttons_of_a_lobby_that_has_started_change_nothing(app: App, chat: Chat) -> None:
    ann, bob, eve = (Person(app, name) for name in ("Ann", "Bob", "Eve"))
    await ann.types("/new toy seats=2")
    old = chat.lobby
    await bob.presses("Join", old)
    await ann.presses("Start", old)
    posts = len(chat.posts)
    assert "begun already" in await ann.presses("Start", old)
    assert "begun already" in await ann.presses("Options", old)
    assert "/resign" in await bob.presses("Leave", old)
    assert "taken" in await eve.presses("Join", old)
    assert len(chat.posts) == posts


class TestLuck:
    async def test_its_secret_is_fixed_before_anybody_gives_a_word(self, tmp_path: Path) -> None:
        async with open_app(tmp_path, luck=Luck()) as (app, chat):
            ann, bob = Person(app, "Ann"), Person(app, "Bob")
            await ann.types("/new toy seats=2")
            told = lobby_text(chat)
            await bob.presses("Join", chat.lobby)
            answer = await bob.types("/luck   old   Oak")
            await ann.types("/start")
            header = (await playing_at(app)).match.header
            assert header.commitment in told
            assert header.commitment in answer
            assert header.commitment in lobby_text(chat), "it stays there"
            assert "old Oak (Bob)" in lobby_text(chat)
            assert "the players' words old Oak" in chat.said[-1]
            assert header.words == ("old Oak",)
            assert header.key == mixed(header.secret, header.lobby.words if header.lobby else ())

    async def test_the_seats_are_drawn_from_secret_and_words(self, tmp_path: Path) -> None:
        names = ["Ann", "Bob", "Cid"]
        async with open_app(tmp_path) as (app, chat):
            await seat_down(app, chat, "toy", *names)
            playing = await playing_at(app)
        lobby = playing.match.header.lobby
        assert lobby is not None
        assert lobby.seating == seated(playing.match.header.key, 3, None)
        assert list(playing.names) == [names[who] for who in lobby.seating]
        assert list(lobby.colours) == list(playing.colours)

    async def test_another_word_is_another_luck(self, tmp_path: Path) -> None:
        decks = set()
        for word in ("fox", "owl", "Fox"):
            async with open_app(tmp_path / word) as (app, _):
                ann = Person(app, "Ann")
                await ann.types("/new toy practice seats=2")
                await ann.types(f"/luck {word}")
                await ann.types("/start")
                decks.add((await playing_at(app)).match.state.deck)
        assert len(decks) == 3

    async def test_a_word_given_later_takes_the_place_of_the_one_before_and_leaves_with_its_member(
        self, app: App, chat: Chat
    ) -> None:
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        await ann.types("/new toy seats=3")
        await bob.presses("Join", chat.lobby)
        await bob.types("/luck fox")
        await bob.types("/luck owl")
        assert "Mixed in: owl (Bob)." in lobby_text(chat)
        await bob.presses("Leave", chat.lobby)
        assert "Mixed in" not in lobby_text(chat)

    @pytest.mark.parametrize("word", ["", "x" * 41, "a\x1bb"])
    async def test_what_cannot_be_mixed_in_is_refused(self, word: str, app: App, chat: Chat) -> None:
        ann = Person(app, "Ann")
        await ann.types("/new toy seats=3")
        assert "a word of up to 40 characters" in await ann.types(f"/luck {word}")
        assert "do not sit" in await Person(app, "Eve").types("/luck fox")
        assert "Mixed in" not in lobby_text(chat)

    async def test_nobody_is_told_the_secret_before_the_end(self, tmp_path: Path) -> None:
        async with open_app(tmp_path, luck=Luck()) as (app, chat):
            ann, bob = Person(app, "Ann"), Person(app, "Bob")
            await ann.types("/new toy seats=2")
            await bob.presses("Join", chat.lobby)
            secret = (await table_at(app)).secret
            said = [await ann.types(line) for line in ("/luck fox", "/options", "/start", "/mydata export", "/verify")]
            shown = "".join([*chat.said, *said, lobby_text(chat), repr(await table_at(app))])
            assert len(secret) == 64
            assert secret not in shown
            assert "fox" in said[3]
