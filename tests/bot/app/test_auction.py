"""Tikal with auctioned turns, played at a table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.app import App
from bot.app.speech.text import as_plain
from rules.core.play import RandomPlayer
from tests.bot.app.chat import Chat, Person, labels, mentions, playing_at, seat_down


async def test_bids_are_labelled_as_points_and_not_as_workers(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    await first.types("/play")
    assert labels(first.seen[-1])[:2] == [
        "Bid for the turn · 1 point · then you have 19",
        "Bid for the turn · 2 points · then you have 18",
    ]
    await first.presses("Bid for the turn · 3 points")
    await first.presses("Done")
    assert "Sent: bid 3" in as_plain(first.seen[-1].text)


async def test_who_is_called_reads_in_the_post_what_stands(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    one, other = (await playing_at(app)).match.state.display
    assert f"or pass. On display: {one} and {other}. Nobody has bid yet." in chat.said[-1]
    await first.types("/move bid 2")
    highest = f"On display: {one} and {other}. The highest bid is 2 ({first.name}); you can bid up to 20."
    assert f"or pass. {highest}" in chat.said[-1]
    await second.types("/move pass")
    assert f"choose a tile. On display: {one} and {other}." in chat.said[-1]


async def test_a_round_is_told_step_by_step(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    one, other = (await playing_at(app)).match.state.display
    await first.types("/move bid 2")
    assert f"{first.name} bids 2." in chat.said[-1]
    assert f"The highest bid is 2 ({first.name}); you can bid up to 20." in await play_panel(second)
    await second.types("/move bid 3")
    await first.types("/move pass")
    assert f"{second.name} pays 3 for the turn and has 17 points left." in chat.said[-1]
    assert f"On display: {one} and {other}." in await play_panel(second)
    await second.ends(f"take {other}; place c4 r0; deploy 2 a5")
    assert f"{second.name} takes {other}" in chat.said[-1]
    assert f"{first.name} has the last turn of the round and pays nothing for it." in chat.said[-1]
    await first.ends(f"take {one}; place c5 r0")
    assert "Round 2 begins." in chat.said[-1]
    playing = await playing_at(app)
    assert [playing.names[seat] for seat in playing.match.awaited] == [second.name]


def posts_since(chat: Chat, before: int) -> list[bool]:
    """Returns of each post since then whether it has a picture."""
    return [post.message.picture is not None for post in chat.delivered[before:]]


async def test_bids_and_passes_are_posted_as_words_and_the_board_comes_with_the_turn(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    assert posts_since(chat, 0)[-1], "the board that is bid on"
    before = len(chat.delivered)
    await first.types("/move bid 2")
    await second.types("/move bid 3")
    await first.types("/move bid 4")
    await app.drain()
    assert posts_since(chat, before) == [False] * 3
    assert (chat.delivered[-1].message.alt, labels(chat.delivered[-1].message)[0]) == ("", "Play")
    await second.types("/move pass")
    await app.drain()
    assert posts_since(chat, before) == [False] * 3 + [True], "the tiles to choose from"
    tile = (await playing_at(app)).match.state.display[0]
    await first.ends(f"take {tile}; place c4 r0")
    await app.drain()
    assert posts_since(chat, before)[4:] == [True], "what the first one did"


@pytest.mark.parametrize(("game", "kinds"), [("toy", {"bid"}), ("magellan", {"bid", "veto", "pay", "tuck"})])
async def test_no_board_is_posted_between_two_bids(game: str, kinds: set[str], app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, game, "Ann", "Bob", "Cid")
    player, found = RandomPlayer(Random(3).randrange), Counter[bool]()
    for _ in range(500):
        before, posted = (await playing_at(app)).match, len(chat.delivered)
        if before.over or min(found[True], found[False]) >= 4:
            break
        seat, action = player.choose(before)
        await people[seat].types(f"/move {before.game.format(action)}")
        await app.drain()
        after = (await playing_at(app)).match
        asked = [decision for at in (before, after) for decision in at.decisions]
        bidding = {decision.kind for decision in asked} <= kinds and len({one.auction for one in asked}) == 1
        for pictured in posts_since(chat, posted):
            found[pictured] += 1
            assert pictured != bidding
    assert min(found[True], found[False]) >= 4


async def test_the_post_of_an_auction_is_kept_up_to_date_and_loses_nothing(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    (*_, post), standing = chat.shown, len(chat.shown)
    for bids, (person, line) in enumerate(((first, "bid 2"), (second, "bid 3"), (first, "bid 4")), 1):
        await person.types(f"/move {line}")
        told = as_plain(chat.shown[post].text)
        assert told.count(" bids ") == bids, "no bid is lost"
    assert len(chat.shown) == standing, "nothing new stands in the channel"
    assert mentions(chat.shown[post]) == [second.actor.user]
    await second.types("/move pass")
    assert len(chat.shown) == standing + 1, "the turn that was bid for"


async def test_where_an_edit_calls_nobody_the_call_takes_the_place_of_the_one_before(app: App, chat: Chat) -> None:
    chat.edits_call = False
    first, second = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
    (*_, board), standing = chat.shown, len(chat.shown)
    for person, line in ((first, "bid 2"), (second, "bid 3"), (first, "bid 4")):
        await person.types(f"/move {line}")
        assert len(chat.shown) == standing + 1 and board in chat.shown, "the board and one call"
    called = [mentions(post.message) for post in chat.delivered[-3:]]
    assert called == [[second.actor.user], [first.actor.user], [second.actor.user]]
    await second.types("/move pass")
    *_, before, latest = chat.shown
    assert (len(chat.shown), before) == (standing + 1, board), "the last call is answered, and goes"
    assert chat.shown[latest].picture is not None


@pytest.mark.parametrize("edits_call", [True, False])
async def test_cards_that_nobody_buys_leave_one_board(edits_call: bool, app: App, chat: Chat) -> None:
    chat.edits_call = edits_call
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    standing, cards = len(chat.shown), set[int]()
    for _ in range(9):
        playing = await playing_at(app)
        cards.add(playing.match.state.turned)
        await people[playing.match.awaited[0]].types("/move pass")
    stand = list(chat.shown.values())
    assert len(cards) == 3
    assert len(stand) == standing
    assert [message.picture is not None for message in stand[-2:]] == [False, True], "the lobby, and the board"
    assert "is turned up" in as_plain(stand[-1].text)


async def play_panel(person: Person) -> str:
    await person.types("/play")
    return as_plain(person.seen[-1].text)
