"""What a page is told of a table: board, panel, what can be pressed on the board, and who is waited for."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest
from PIL import Image

from bot.app.speech.messages import Place
from bot.chat_web.channel import Channel
from rules.core import library
from tests.bot.chat_web.visitors import Answer, RealTable, Visitor, choices, open_real_table


class Game(NamedTuple):
    """A game that has begun: the mover is asked, the other one is not."""

    mover: Visitor
    other: Visitor
    thread: str


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[RealTable]:
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        yield table


def text(message: dict[str, Any]) -> str:
    return "".join(part["text"] for part in message.get("text", ()))


def press_of(message: dict[str, Any], label: str) -> str:
    """Returns what a button of a message stands for, or a choice in a menu or in the list beside a board."""
    return next(str(choice["press"]) for choice in choices(message) if choice["label"].startswith(label))


def words_of(shown: dict[str, Any], way: int = 0) -> list[str]:
    """Returns what one of the ways on adds to what has been chosen."""
    words: list[str] = shown["spots"][way]["words"][len(shown["line"]) :]
    return words


def press_on(shown: dict[str, Any], *words: str) -> str:
    """Returns the press of some words on the board, of the next word of the first way where none are named."""
    return f"{shown['onward']}>{' '.join(words or words_of(shown)[:1])}"


async def begin(table: RealTable, game: str) -> Game:
    """Brings as few members as can play from the lobby to a game."""
    people = [await table.member(name) for name in ("Ada", "Bo", "Cyril")[: library.meta(game).seats[0]]]
    host, *others = people
    await host.send(f"/new {game}")
    await table.app.drain()
    (lobby,) = [message for message in await host.messages() if "hosted by Ada" in text(message)]
    for other in others:
        await other.press(lobby["id"], press_of(lobby, "Join"))
    await host.press(lobby["id"], press_of(lobby, "Start"))
    await table.app.drain()
    (opened,) = [message for message in await host.messages() if message["kind"] == "opened"]
    thread = opened["opens"]
    asked = [bool((await one.table(thread) or {}).get("onward")) for one in people]
    return Game(people[asked.index(True)], people[asked.index(False)], thread)


async def begin_alone(table: RealTable, member: Visitor, line: str) -> str:
    """Begins a table at which no other member sits, by the line that opens it, and returns its thread."""
    await member.send(line)
    await member.send("/start")
    await table.app.drain()
    return str([one for one in await member.messages() if one["kind"] == "opened"][-1]["opens"])


async def begin_a_bid(table: RealTable) -> Game:
    """Brings three members to an auction, in which the mover has chosen the first card of a bid."""
    game = await begin(table, "magellan")
    shown = await seen(game.mover, game.thread)
    bid = press_on(shown, *words_of(shown))
    await game.mover.post("play", {"event": uuid4().hex, "thread": game.thread, "press": bid})
    return game


async def seen(visitor: Visitor, thread: str) -> dict[str, Any]:
    found = await visitor.table(thread)
    assert found is not None
    return found


async def test_who_is_asked_sees_his_panel_and_everybody_else_the_board(table: RealTable) -> None:
    mover, other, thread = await begin(table, "toy")
    eve = await table.member("Eve")
    assert (await seen(mover, thread))["onward"]
    for visitor in (other, eve):
        shown = await seen(visitor, thread)
        assert f"waiting for {mover.name}" in text(shown) and shown["spots"] == []
    assert await mover.table("") is None
    assert await mover.table("nowhere") is None


async def test_a_thread_that_has_been_opened_has_a_table_at_once(
    table: RealTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await table.member("Ada")
    open_thread, found = Channel.open_thread, list[dict[str, Any] | None]()

    async def looked_at_once(channel: Channel, place: Place, title: str, key: str, under: str) -> Place:
        opened = await open_thread(channel, place, title, key, under)
        found.append(await ada.table(opened.thread))
        return opened

    monkeypatch.setattr(Channel, "open_thread", looked_at_once)
    thread = await begin_alone(table, ada, "/new toy practice")
    assert found == [await seen(ada, thread)]


async def test_what_is_told_of_a_table_is_packed_where_it_is_much(table: RealTable) -> None:
    mover, _, thread = await begin(table, "java")
    told = [await mover.get(f"table?thread={thread}", Accept_Encoding=coding) for coding in ("gzip", "identity")]
    assert [answer.headers.get("Content-Encoding") for answer in told] == ["gzip", None]
    assert told[0].json["table"]["spots"] == told[1].json["table"]["spots"] != []
    assert int(told[0].headers["Content-Length"]) < int(told[1].headers["Content-Length"]) / 4


async def test_a_choice_made_at_the_table_shows_the_table_that_comes_of_it(table: RealTable) -> None:
    mover, other, thread = await begin(table, "toy")
    panel = await seen(mover, thread)
    answer = (await mover.play(thread, press_of(panel, "Draw a card"))).json
    assert (answer["id"], answer["thread"]) == (None, thread)
    assert "Reveal shows the result" in text(answer["table"])
    assert answer["table"] == await seen(mover, thread)
    assert [message for message in await mover.messages(thread) if message["private"]] == []
    assert (await other.play(thread, press_of(panel, "Draw a card"))).json["table"] == await seen(other, thread)


async def test_a_second_press_of_an_old_board_says_that_the_first_one_counted(table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    press = press_on(await seen(mover, thread))
    first = (await mover.play(thread, press)).json["table"]
    again = (await mover.play(thread, press)).json["table"]
    assert "the first tap counted" in text(again)
    assert again["spots"] == first["spots"]


async def test_what_was_typed_at_a_table_shows_there_too(table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    token, *_ = words_of(await seen(mover, thread))
    answer = (await mover.send(f"/move place {token} r0", thread)).json
    assert answer["thread"] == thread and f"Played: place the tile on {token}." in text(answer["table"])


async def test_what_was_sent_is_said_as_it_was_when_it_was_chosen(table: RealTable) -> None:
    """With what it cost then, when the place was still free."""
    mover, _, thread = await begin(table, "caylus")
    press = (await seen(mover, thread))["onward"] + ">place 5"
    await mover.play(thread, press)
    done = next(one for row in (await seen(mover, thread))["buttons"] for one in row if one["does"] == "done")
    said = text((await mover.play(thread, done["press"])).json["note"])
    assert re.search(r"Sent: place a worker: \w+ on 5 · 1\$ \(table", said), said


async def test_who_plays_all_seats_is_asked_at_once_and_not_told_what_was_sent(table: RealTable) -> None:
    ada = await table.member("Ada")
    thread = await begin_alone(table, ada, "/new magellan practice")
    await ada.play(thread, press_on(await seen(ada, thread), "bid", "3"))
    done = next(one for row in (await seen(ada, thread))["buttons"] for one in row if one["does"] == "done")
    answer = (await ada.play(thread, done["press"])).json
    assert answer["note"] is None
    assert "the highest bid is 3" in answer["table"]["task"]
    typed = (await ada.send("/move pass", thread)).json
    assert "Sent: pass" in text(next(one for one in await ada.messages(thread) if one["id"] == typed["id"]))


async def test_places_lie_on_the_picture_where_what_they_choose_lies(table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    for layout in ("wide", "tall", "broad"):
        shown = await seen(mover, thread)
        told = (await mover.get(f"{shown['places']}?layout={layout}")).json
        found = told["places"]
        assert told["layout"] == layout
        chosen = {words_of(shown, way)[0] for way in range(len(shown["spots"]))}
        assert {place["token"] for place in found} == chosen | {"place"}, (
            "with the tile in hand, which is dragged there"
        )
        assert all(x >= 0 and y >= 0 for place in found for x, y in place["corners"])
        assert (await mover.get(f"{shown['picture']}?layout={layout}")).headers["Content-Type"] == "image/webp"
    assert (await mover.get(f"{shown['picture']}?layout=round")).status == 400


async def test_who_has_chosen_a_layout_is_sent_to_its_picture_and_places(table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    await mover.send("/picture tall", thread)
    shown = await seen(mover, thread)
    for what in (shown["picture"], shown["places"]):
        for asked in ("", "?layout=wide"):
            answer = await mover.get(what + asked)
            assert (answer.status, answer.headers["Location"]) == (302, "?layout=tall")
        assert (await mover.get(f"{what}?layout=wide&on=x")).headers["Location"] == "?layout=tall&on=x"
        assert (await mover.get(f"{what}?layout=tall")).status == 200
        assert (await mover.get(f"{what}?layout=broad")).headers["Location"] == "?layout=tall"
    await mover.send("/picture wide", thread)
    shown = await seen(mover, thread)
    assert (await mover.get(f"{shown['places']}?layout=broad")).json["layout"] == "broad", "that is for a desk, too"


async def test_who_has_the_table_in_view_is_told_what_is_around_it_alone(table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    whole, alone = [(await mover.get(f"table?thread={thread}{more}")).json for more in ("", "&around=")]
    assert whole["table"]["spots"] and alone["table"] is None
    assert alone["around"] == whole["around"] and alone["around"]["seats"]


async def test_of_a_board_that_follows_the_one_in_view_only_the_changes_are_sent(table: RealTable) -> None:
    mover, other, thread = await begin(table, "tikal")
    mine, theirs = await seen(mover, thread), await seen(other, thread)
    whole = (await mover.get(f"{mine['places']}?layout=wide")).json
    assert not whole["patches"]
    on = f"layout=wide&on={mine['picture'].removeprefix('picture/')}"
    next = (await mover.play(thread, press_on(mine))).json["table"]
    changes = (await mover.get(f"{next['places']}?{on}")).json
    assert changes["patches"]
    assert {"r0", "r1"} <= {place["token"] for place in changes["places"]}
    sent = [len((await mover.get(what)).body) for what in (f"{next['picture']}?{on}", f"{next['picture']}?layout=wide")]
    assert sent[0] < sent[1] / 2
    for unknown in (theirs["picture"].removeprefix("picture/"), "nothing"):
        assert not (await mover.get(f"{next['places']}?layout=wide&on={unknown}")).json["patches"]


async def test_a_hand_that_is_chosen_from_stands_beside_the_board_and_is_seen_by_nobody_else(table: RealTable) -> None:
    bidder, other, thread = await begin_a_bid(table)
    asked, waits = await seen(bidder, thread), await seen(other, thread)
    hand = asked["beside"]
    board, cards = await bidder.get(asked["picture"]), await bidder.get(hand["picture"])
    assert (board.status, cards.status) == (200, 200)
    assert board.body != cards.body
    (_, cards_of) = [
        {place["token"] for place in (await bidder.get(one["places"])).json["places"]} for one in (asked, hand)
    ]
    assert {"bid 1", "2", "9"} <= cards_of
    assert waits["beside"] is None
    assert (await other.get(hand["picture"])).status == (await other.get(hand["places"])).status == 404


@pytest.mark.parametrize(("game", "coordinates"), [("tikal", True), ("caylus", False), ("magellan", False)])
async def test_it_is_told_whether_a_game_calls_its_spaces_by_coordinates(
    table: RealTable, game: str, coordinates: bool
) -> None:
    mover, _, thread = await begin(table, game)
    assert (await seen(mover, thread))["coordinates"] is coordinates


async def test_what_a_choice_costs_is_told_with_its_place(table: RealTable) -> None:
    mover, _, thread = await begin(table, "tikal")
    token, *_ = words_of(await seen(mover, thread))
    await mover.send(f"/move place {token} r0; deploy 2 a5", thread)
    shown = await seen(mover, thread)
    shown = (await mover.play(thread, press_on(shown, "move", "?", "a5"))).json["table"]
    costs = [spot for spot in shown["spots"] if not spot.get("taken")]
    assert costs and all(f"{spot['mark']} point" in spot["label"] for spot in costs)


async def test_a_board_keeps_its_address_while_it_is_the_same_and_nobody_else_has_it(table: RealTable) -> None:
    mover, other, thread = await begin(table, "tikal")
    mine, theirs = await seen(mover, thread), await seen(other, thread)
    assert (await seen(mover, thread))["picture"] == mine["picture"]
    assert (await mover.play(thread, press_on(mine))).json["table"]["picture"] != mine["picture"]
    names = {shown["picture"].removeprefix("picture/") for shown in (mine, theirs)}
    assert len(names) == 2 and all(len(name) == 43 for name in names)
    eve = table.visitor()
    eve.user = mover.user
    for stranger in (other, eve):
        for kind in ("picture", "places"):
            answer = await stranger.get(mine["picture"].replace("picture", kind))
            assert answer.status in (403, 404) and len(answer.body) < 100


async def test_what_only_the_mover_sees_is_in_no_byte_of_another_ones_table(table: RealTable) -> None:
    mover, other, thread = await begin(table, "toy")
    drawn = (await mover.send("/move forage", thread)).json["table"]
    assert re.search("draws: (hazelnut|acorn|walnut)", text(drawn))
    for number in range(12):
        await other.play(thread, press_of(await seen(mover, thread), "End").rpartition(":")[0] + f":{number}")
    shown = await seen(other, thread)
    await other.get(shown["picture"])
    await other.get(shown["picture"].replace("picture", "places"))
    await other.get("state")
    assert not re.search(rb"hazelnut|acorn|walnut", bytes(other.received))


async def test_who_is_waited_for_is_told_by_the_server_and_outlives_it(table: RealTable) -> None:
    mover, other, thread = await begin(table, "toy")
    assert (await mover.get("state")).json["waiting"] == [thread]
    for _ in range(30):
        await other.send("Still thinking?", thread)
        await mover.send("Yes, I am.", thread)
    await table.restart()
    for visitor in (mover, other):
        visitor.address = table.local
    assert (await mover.get("state")).json["waiting"] == [thread]
    assert (await other.get("state")).json["waiting"] == []
    revision = (await other.get("state")).json["revision"]
    async with other.listen(after=revision) as page:
        await mover.send("/move end", thread)
        told = await page.next()
        while "waiting" not in told:
            told = await page.next()
        assert told["waiting"] == [thread]
    assert (await mover.get("state")).json["waiting"] == []


async def test_a_table_that_a_member_opens_is_told_to_be_an_own_one(table: RealTable) -> None:
    ada = await table.member("Ada")
    state = (await ada.get("state")).json
    assert state["own"] == []
    async with ada.listen(after=state["revision"]) as page:
        thread = await begin_alone(table, ada, "/new tikal practice")
        told = await page.next()
        while "own" not in told:
            told = await page.next()
        assert told["own"] == [thread]
        await ada.resign(thread)
        while "over" not in told:
            told = await page.next()
        assert told["over"] == [thread] and (await ada.get("state")).json["over"] == [thread]


async def test_other_pages_of_a_member_are_told_that_he_has_done_something(table: RealTable) -> None:
    mover, other, thread = await begin(table, "tikal")
    revision = (await mover.get("state")).json["revision"]
    async with mover.listen(after=revision) as page, other.listen(after=revision) as elsewhere:
        while not await page.silent():
            continue
        await mover.play(thread, press_on(await seen(mover, thread)), "0123456789")
        assert await page.next() == {"acted": "0123456789"}
        assert await elsewhere.silent()


async def test_a_replay_is_a_moving_picture_that_holds_up_nothing_and_that_nobody_else_is_shown(
    table: RealTable,
) -> None:
    game = await begin(table, "toy")
    for player in (game.mover, game.other):
        await player.send("/move end", game.thread)
    answered = await game.mover.send("/replay", game.thread)
    assert "Your time zone" in text(await latest(game.mover, await game.mover.send("/timezone Europe/Prague")))
    replay = await latest(game.mover, answered, game.thread)
    assert "Entries" in text(replay) and press_of(replay, "The last round")
    drawn = await game.mover.get(replay["picture"])
    assert drawn.headers["Content-Type"] == "image/webp"
    assert getattr(Image.open(BytesIO(drawn.body)), "n_frames", 1) > 1
    assert (await game.other.get(replay["picture"])).status == 404
    assert not [message for message in await game.other.messages(game.thread) if "Entries" in text(message)]


async def latest(visitor: Visitor, answered: Answer, thread: str = "") -> dict[str, Any]:
    """Returns the message with which something was answered."""
    return next(message for message in await visitor.messages(thread) if message["id"] == answered.json["id"])


async def test_a_line_that_reads_as_a_move_is_asked_about_and_seen_by_nobody(table: RealTable) -> None:
    mover, other, thread = await begin(table, "tikal")
    token, *_ = words_of(await seen(mover, thread))
    line = f"place {token} r0"
    asked = (await mover.send(line, thread)).json["id"]
    (question,) = [message for message in await mover.messages(thread) if message["id"] == asked]
    assert question["private"] and question["line"] == line
    assert line not in "".join(map(text, await other.messages(thread)))
    answer = (await mover.press(asked, press_of(question, "Play it"))).json
    assert f"Played: place the tile on {token}." in text(answer["table"])
    assert (await mover.press(asked, press_of(question, "Play it"))).status == 404
    assert line.encode() not in other.received


async def test_a_line_that_reads_as_a_move_can_be_said_all_the_same(table: RealTable) -> None:
    mover, other, thread = await begin(table, "tikal")
    asked = (await mover.send("end", thread)).json["id"]
    assert (await other.press(asked, "line:say")).status == 404
    await mover.press(asked, "line:say")
    assert text((await other.messages(thread))[-1]) == "end"


@pytest.mark.parametrize("line", ["Hello!", "a nice place, d4", "What a move"])
async def test_other_lines_are_said_at_once(table: RealTable, line: str) -> None:
    mover, other, thread = await begin(table, "tikal")
    await mover.send(line, thread)
    assert text((await other.messages(thread))[-1]) == line


async def test_who_is_not_asked_may_say_what_reads_as_a_move(table: RealTable) -> None:
    mover, other, thread = await begin(table, "tikal")
    await other.send("end", thread)
    assert text((await mover.messages(thread))[-1]) == "end"


async def test_a_new_language_is_told_to_all_pages_of_a_member_and_to_no_other(table: RealTable) -> None:
    ada, bob = await table.member("Ada"), await table.member("Bob")
    async with ada.listen() as one, ada.listen() as another, bob.listen() as other:
        await ada.send("/language cs")
        for page in (one, another):
            frame = await page.next()
            while "language" not in frame:
                frame = await page.next()
            assert frame["language"] == "cs"
        await ada.send("Ahoj!")
        frame = await other.next()
        while "messages" not in frame:
            assert "language" not in frame
            frame = await other.next()
        assert "language" not in frame
    assert 'lang="cs"' in (await ada.get("")).text


async def test_a_page_is_not_told_of_another_language_because_its_connection_names_none(table: RealTable) -> None:
    ada = await table.member("Ada")
    async with ada.listen(language="cs") as page:
        await ada.send("Ahoj!")
        frame = await page.next()
        while "messages" not in frame:
            assert "language" not in frame
            frame = await page.next()
        assert "language" not in frame


async def test_a_phone_is_told_how_to_install_the_page(table: RealTable) -> None:
    ada = await table.member("Ada")
    told = (await ada.get("manifest.json")).json
    assert told["start_url"] == told["scope"] == f"/m/{ada.user}/"
    assert ada.cookie not in str(told)
    for icon in told["icons"]:
        assert (await ada.get(icon["src"])).headers["Content-Type"] == "image/png"
    assert (await table.visitor().get(f"/m/{ada.user}/manifest.json")).status == 403


async def why(visitor: Visitor, game: Game, shown: dict[str, Any], begun: str, thing: str) -> str:
    """Asks why a thing on the board cannot be chosen."""
    press = f"{shown['why']}:{begun}:{thing}"
    asked = await visitor.post("ask", {"event": uuid4().hex, "thread": game.thread, "press": press})
    return str(asked.json["said"])


async def test_who_is_asked_is_told_in_his_own_language_by_which_rule_a_place_is_forbidden(table: RealTable) -> None:
    game = await begin(table, "tikal")
    shown = await seen(game.mover, game.thread)
    touches_nothing = "f4 touches no explored space, and every tile must touch one."
    assert await why(game.mover, game, shown, "place", "f4") == touches_nothing
    assert "for somebody else" in await why(game.other, game, shown, "place", "f4")
    assert await seen(game.mover, game.thread) == shown, "nothing has changed"
    await game.mover.send("/language cs")
    assert "f4 nesousedí" in await why(game.mover, game, shown, "place", "f4")


async def test_where_no_rule_forbids_a_thing_or_it_could_be_several_nothing_is_said(table: RealTable) -> None:
    game = await begin(table, "tikal")
    shown = await seen(game.mover, game.thread)
    assert await why(game.mover, game, shown, "place", "deploy") == ""
    assert await why(game.mover, game, shown, "place nowhere", "f4") == ""
    await game.mover.send("/move place a3 r0; deploy 4 a5", game.thread)
    assert await why(game.mover, game, await seen(game.mover, game.thread), "", "f4") == ""
