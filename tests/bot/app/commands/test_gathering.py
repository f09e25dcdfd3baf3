"""A table before its game: opened, joined, left, arranged, started."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app.commands.gathering import read_wish
from bot.app.outside import Luck
from bot.app.speech import presses
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words
from bot.app.speech.messages import ADD, Place
from bot.app.speech.text import as_plain
from rules.core import library
from rules.core.chance import mixed, seated
from tests.bot.app.chat import Chat, Person, find, labels, mentions, open_app, playing_at, press_of, seat_down, table_at


def lobby_text(chat: Chat) -> str:
    return as_plain(chat.lobby.text)


async def test_a_new_table_is_told_with_its_host_and_its_buttons(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        answer = await ann.types("/new toy seats=3 screeches=none pace=2d")
        table = await table_at(app)
        assert table.name in answer
        assert f"Before the Frost at table {table.name}, hosted by Ann." in lobby_text(chat)
        assert "Players: Ann (1 of 3" in lobby_text(chat)
        assert "Screeches: none" in lobby_text(chat)
        assert "2 days" in lobby_text(chat)
        assert labels(chat.lobby) == ["Join", "Leave", "Colour", "Options", "Start", "Rules"]
        link = f"chat://lobby-{table.id}"
        assert await ann.types("/mygames") == f"Before the Frost at table {table.name}: waiting for players. {link}"


async def test_a_seat_is_taken_where_the_table_is_by_nobody_from_elsewhere(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        await Person(app, "Ann").types("/new toy")
        join, bob = press_of(chat.lobby, "join"), Person(app, "Bob")
        told = await bob.in_thread("", "elsewhere").presses_data(join)
        assert "where the table is" in told and "/join" in told
        assert (await table_at(app)).name not in told
        assert "Players: Ann (1 of" in lobby_text(chat)
        await bob.presses_data(join)
        assert "Players: Ann and Bob" in lobby_text(chat)


async def test_an_open_seat_is_taken_over_by_nobody_from_elsewhere(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
        await people[0].types("/resign")
        await people[0].presses("Resign")
        join, eve = presses.make("join", (await playing_at(app)).table.id), Person(app, "Eve")
        assert "where the table is" in await eve.in_thread("", "elsewhere").presses_data(join)
        assert "Eve" not in (await playing_at(app)).names
        await eve.presses_data(join)
        assert "Eve" in (await playing_at(app)).names


async def test_where_nobody_could_join_only_practice_tables_are_opened(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        ann.place = Place(platform=Chat.name, channel="ann", alone=True)
        assert "Nobody could join" in await ann.types("/new")
        assert {f"Practise {library.meta(game).title}" for game in library.games()} < set(labels(ann.seen[-1]))
        assert find(ann.seen[-1], "Take me").press == ADD
        assert "Nobody could join" in await ann.types("/new toy seats=2")
        assert not chat.shown
        await ann.presses("Practise Before the Frost")
        assert "Practice table" in lobby_text(chat)
        assert "all its seats are yours" in await ann.types("/new toy practice seats=3")


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        ("chess", "no-such-game"),
        ("toy please", "unknown-wish"),
        ("toy -1", "unknown-wish"),
        ("toy pace=never", "which-pace"),
    ],
)
def test_a_wish_that_cannot_be_read_is_refused(words: str, trouble: str) -> None:
    with pytest.raises(Trouble) as caught:
        read_wish(words)
    assert caught.value.id == trouble


def test_a_wish_is_read_in_any_order_and_case() -> None:
    wish = read_wish("Toy Practice 3 INVITE Screeches=None")
    assert (wish.game, wish.seats, wish.practice, wish.invite_only) == ("toy", 3, True, True)
    assert wish.options == {"screeches": "none"}


@pytest.mark.parametrize("seats", ["seats=0", "seats=99", "seats=-1", "seats=1.5", "seats=", "seats=two", "0", "00"])
async def test_a_number_of_seats_that_the_game_has_not_is_answered_with_those_it_has(
    tmp_path: Path, seats: str
) -> None:
    async with open_app(tmp_path) as (app, _):
        for practice in ("", "practice"):
            assert "is for 2 to 4 players" in await Person(app, "Ann").types(f"/new toy {seats} {practice}")


async def test_wishes_that_the_game_does_not_know_are_refused(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        assert "is for 2 to 4 players" in await ann.types("/new toy seats=5")
        assert "no option “colour”" in await ann.types("/new toy colour=red")
        assert "not a value of screeches" in await ann.types("/new toy screeches=two")
        assert chat.posts == {}


async def test_game_without_options_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(library.meta("toy"), options=())
    monkeypatch.setattr(library, "meta", lambda game: plain)
    async with open_app(tmp_path) as (app, _):
        assert await Person(app, "Ann").types("/new toy frost=hard") == "Before the Frost has no options."


async def test_joining_and_leaving_change_the_one_lobby_post(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        await ann.types("/new toy seats=3")
        await bob.presses("Join", chat.lobby)
        assert "Players: Ann and Bob (2 of 3" in lobby_text(chat)
        assert "sit at table" in await bob.presses("Join", chat.lobby)
        await bob.presses("Leave", chat.lobby)
        assert "Players: Ann (1 of 3" in lobby_text(chat)
        assert len(chat.shown) == 1, "it is edited, not posted again"


async def test_a_full_table_takes_nobody_and_calls_its_host_once(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, bob, eve = (Person(app, name) for name in ("Ann", "Bob", "Eve"))
        await ann.types("/new toy seats=2")
        await bob.presses("Join", chat.lobby)
        assert "is full" in chat.said[-1]
        assert mentions(chat.last) == ["u-ann"]
        before = len(chat.posts)
        assert "taken" in await eve.presses("Join", chat.lobby)
        assert len(chat.posts) == before


async def test_when_the_host_leaves_the_next_member_is_host_and_an_empty_lobby_is_closed(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
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


async def test_by_invitation_only_whom_the_host_names_may_join(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, bob, eve = (Person(app, name) for name in ("Ann", "Bob", "Eve"))
        await ann.types("/new toy invite")
        assert "By invitation" in lobby_text(chat)
        assert "by invitation" in await bob.presses("Join", chat.lobby)
        assert "Only the host" in await eve.types("/invite Eve")
        assert "Bob may join" in await ann.types("/invite", naming=[bob])
        await bob.presses("Join", chat.lobby)
        assert "Ann and Bob" in lobby_text(chat)
        assert "by invitation" in await eve.presses("Join", chat.lobby)


async def test_a_seat_given_up_at_a_table_by_invitation_is_for_the_invited_too(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, bob, cid, eve = (Person(app, name) for name in ("Ann", "Bob", "Cid", "Eve"))
        await ann.types("/new toy invite seats=3")
        for person in (bob, cid):
            await ann.types("/invite", naming=[person])
            await person.presses("Join", chat.lobby)
        await ann.types("/start")
        await cid.types("/resign")
        await cid.presses("Resign")
        assert "by invitation" in await eve.types("/join")
        await ann.types("/invite", naming=[eve])
        assert "You have taken over a seat" in await eve.types("/join")


async def test_only_the_host_or_who_manages_the_place_arranges_and_starts(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        chief = Person(app, "Chief", manager=True)
        await ann.types("/new toy seats=2")
        await bob.presses("Join", chat.lobby)
        for label in ("Options", "Start"):
            assert "Only the host" in await bob.presses(label, chat.lobby)
        assert "What is to be played" in await chief.presses("Options", chat.lobby)
        await chief.presses("Start", chat.lobby)
        assert (await table_at(app)).status == "running"


async def test_options_are_chosen_in_menus_and_shown_to_all(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/new toy")
        await ann.presses("Options", chat.lobby)
        old = ann.seen[-1]
        await ann.presses("2 seats", old)
        await ann.presses("none", ann.seen[-1])
        assert "1 of 2" in lobby_text(chat)
        assert "Screeches: none" in lobby_text(chat)
        await ann.presses("one for each seat", old)
        assert "Screeches" not in lobby_text(chat), "a menu shown earlier still works"


async def test_the_menus_of_every_game_fit_into_one_message(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/new tikal")
        await ann.presses("Options", chat.lobby)
        await ann.presses("More choices")
        last = library.meta("tikal").options[-1]
        assert ann.seen[-1].menus[-2].title.startswith(Words("en")(f"tikal-option-{last.name}"))
        chosen = ann.seen[-1].menus[-2].choices[-1]
        await ann.presses_data(chosen.press)
        assert ann.seen[-1].menus[-2].title.endswith(chosen.label), "the same page is shown again"
        await ann.presses("First choices")
        assert "2 seats" in labels(ann.seen[-1])


async def test_fewer_seats_than_players_are_refused(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        await ann.types("/new toy seats=4")
        for name in ("Bob", "Cid"):
            await Person(app, name).presses("Join", chat.lobby)
        await ann.presses("Options", chat.lobby)
        assert "3 players sit here" in await ann.presses("2 seats")
        assert "3 of 4" in lobby_text(chat)


async def test_a_game_starts_from_the_least_number_of_players_on(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
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
    tmp_path: Path,
) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        playing = await playing_at(app)
        post = list(chat.posts.values())[-1]
        assert post.place.thread == playing.table.thread == "thread-1"
        assert playing.match.header.beginning in chat.said[-1].splitlines()[-1]
        assert playing.match.header.secret not in "".join(chat.said)
        assert sorted(mentions(post.message)) == sorted(person.actor.user for person in people), "all are called once"
        assert all(post.place.thread == "" for post in list(chat.posts.values())[:-1]), "the lobby is in the channel"


async def test_a_lobby_stands_where_it_was_asked_for_but_never_in_another_tables_own_thread(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        await ann.in_thread("games").types("/new toy")
        await app.drain()
        assert [*chat.posts.values()][-1].place.thread == "games"
        await ann.in_thread("thread-1").types("/new toy")
        await app.drain()
        assert [*chat.posts.values()][-1].place.thread == ""


async def test_buttons_of_a_lobby_that_has_started_change_nothing(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
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


async def test_at_a_practice_table_one_member_has_all_the_seats(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        await ann.types("/new toy practice seats=3")
        assert "Players: Ann (3 of 3" in lobby_text(chat)
        assert labels(chat.lobby) == ["Options", "Start", "Rules"]
        assert "taken" in await bob.types("/join")
        await ann.presses("Options", chat.lobby)
        await ann.presses("2 seats")
        await ann.types("/start")
        playing = await playing_at(app)
        assert playing.names == ("Ann 1", "Ann 2")
        assert mentions(chat.last) == ["u-ann"]


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
        self, tmp_path: Path
    ) -> None:
        async with open_app(tmp_path) as (app, chat):
            ann, bob = Person(app, "Ann"), Person(app, "Bob")
            await ann.types("/new toy seats=3")
            await bob.presses("Join", chat.lobby)
            await bob.types("/luck fox")
            await bob.types("/luck owl")
            assert "Mixed in: owl (Bob)." in lobby_text(chat)
            await bob.presses("Leave", chat.lobby)
            assert "Mixed in" not in lobby_text(chat)

    @pytest.mark.parametrize("word", ["", "x" * 41, "a\x1bb"])
    async def test_what_cannot_be_mixed_in_is_refused(self, word: str, tmp_path: Path) -> None:
        async with open_app(tmp_path) as (app, chat):
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


async def test_a_practice_table_waits_for_nobody(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        ann = Person(app, "Ann")
        assert "all its seats are yours" in await ann.types("/new toy practice")
        assert "can start with" not in lobby_text(chat)
        await ann.types("/new toy seats=3")
        assert "Ann (1 of 3; the game can start with 2)" in lobby_text(chat)


async def test_values_of_options_are_taken_in_any_case(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        await Person(app, "Ann").types("/new magellan SIDE_HALF_1=b side_half_2=B Bid_Display=Sum")
        options = json.loads((await table_at(app)).options)
    assert (options["side_half_1"], options["side_half_2"], options["bid_display"]) == ("B", "B", "sum")
