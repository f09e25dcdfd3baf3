"""Tikal with auctioned turns, played at a table."""

from __future__ import annotations

from pathlib import Path

from bot.app.speech.text import as_plain
from tests.bot.app.chat import Person, labels, open_app, playing_at, seat_down


async def test_bids_are_labelled_as_points_and_not_as_workers(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
        await first.types("/play")
        assert labels(first.seen[-1])[:2] == [
            "Bid for the turn · 1 point · then you have 19",
            "Bid for the turn · 2 points · then you have 18",
        ]
        await first.presses("Bid for the turn · 3 points")
        await first.presses("Done")
        assert "Sent: bid 3" in as_plain(first.seen[-1].text)


async def test_who_is_called_reads_in_the_post_what_stands(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        first, second = await seat_down(app, chat, "tikal", "Ann", "Bob", options="mode=auction")
        one, other = (await playing_at(app)).match.state.display
        assert f"or pass. On display: {one} and {other}. Nobody has bid yet." in chat.said[-1]
        await first.types("/move bid 2")
        highest = f"On display: {one} and {other}. The highest bid is 2 ({first.name}); you can bid up to 20."
        assert f"or pass. {highest}" in chat.said[-1]
        await second.types("/move pass")
        assert f"choose a tile. On display: {one} and {other}." in chat.said[-1]


async def test_a_round_is_told_step_by_step(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
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


async def play_panel(person: Person) -> str:
    await person.types("/play")
    return as_plain(person.seen[-1].text)
