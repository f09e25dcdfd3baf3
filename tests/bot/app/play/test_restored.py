"""A match whose stored position has the form of another version goes on from its log."""

from __future__ import annotations

import json

import pytest

from bot.app import App
from bot.app.play.tables import stored_log
from rules.core import match as matches
from rules.core.match import Outdated
from storage.rows import MatchRow
from tests.bot.app.chat import Chat, Person, find, playing_at, seat_down


async def begun(app: App, chat: Chat) -> list[Person]:
    """Returns who plays, in the order of seats; the first has taken something back and has an open draft."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for line in ("bury", "/undo", "bury"):
        (card, *_) = await people[0].completes("/move bury ")
        await people[0].types(line if line == "/undo" else f"/move {card}")
    return people


async def stored(app: App) -> MatchRow:
    playing = await playing_at(app)
    async with app.store.read() as tx:
        row = await tx.matches.get(playing.table.id)
    assert row is not None
    return row


async def grow_old(app: App) -> None:
    """Writes the position down as the first version of the toy did, which had a ``stack``."""
    row = await stored(app)
    snapshot = json.loads(row.snapshot)
    snapshot["base"]["stack"] = snapshot["base"].pop("frames")[1:]
    old = MatchRow(table=row.table, snapshot=json.dumps(snapshot).encode(), entries=row.entries)
    async with app.store.write() as tx:
        await tx.matches.update(old, expected=row.entries)
    with pytest.raises(Outdated):
        matches.restore((await stored(app)).snapshot)


async def test_it_is_the_same_match_with_its_draft_and_what_buttons_are_valid_for(app: App, chat: Chat) -> None:
    await begun(app, chat)
    before = (await playing_at(app)).match
    assert before.draft
    assert before.entries > len(before.draft) + 1
    await grow_old(app)
    assert (await playing_at(app)).match == before


async def test_it_is_stored_in_the_form_of_today_with_the_next_change(app: App, chat: Chat) -> None:
    people = await begun(app, chat)
    await grow_old(app)
    assert "at table" in await people[0].types("/board")
    with pytest.raises(Outdated):
        matches.restore((await stored(app)).snapshot)
    await people[0].types("/undo")
    assert not (await playing_at(app)).match.draft
    assert matches.restore((await stored(app)).snapshot) == (await playing_at(app)).match


async def test_a_button_of_before_and_a_standing_order_still_do_what_they_say(app: App, chat: Chat) -> None:
    ann, bob = await begun(app, chat)
    await bob.types("/orders quiet")
    await ann.types("/undo all")
    await ann.types("/move")
    await grow_old(app)
    for button in ("Shake a card down · 2 points", "Done"):
        await ann.presses_data(find(ann.seen[-1], button).press)
    async with app.store.read() as tx:
        log = await stored_log(tx, (await playing_at(app)).table.id)
    assert [entry.by for entry in log][-2:] == ["player", "order"]
