"""What has bots think looks after itself: it rests when nothing is searched, and one bad table stops no other."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.thinking import IDLE, Thinking
from storage.rows import AwaitedRow, SeatRow, ThinkingRow
from tests.bot.app.chat import Person, open_app, playing_at, table_at
from tests.bot.app.outside import Hours
from tests.bot.app.searchers import InPlace


def thinking(app: App, hours: Hours, searcher: InPlace, at_once: int = 1) -> Thinking:
    return Thinking(app.store, hours, searcher, at_once, lambda: None)


async def test_what_searches_rests_when_nothing_has_been_searched_for_a_while(tmp_path: Path) -> None:
    hours, searcher = Hours(), InPlace()
    async with open_app(tmp_path, hours) as (app, _):
        one = thinking(app, hours, searcher)
        await one.settle()
        hours.at += IDLE - 1
        await one.settle()
        assert searcher.rests == 0
        hours.at += 1
        await one.settle()
        assert searcher.rests == 1


@pytest.mark.usefixtures("trouble_is_expected")
async def test_a_damaged_table_keeps_no_bot_waiting_at_another(tmp_path: Path) -> None:
    hours, searcher = Hours(), InPlace()
    searcher.free.clear()
    async with open_app(tmp_path, hours, searcher=searcher) as (app, _):
        await Person(app, "Ann").types("/new toy seats=2 bots=1")
        await Person(app, "Ann").types("/start")
        table = await table_at(app)
        async with app.store.write() as tx:
            row = await tx.matches.get(table.id)
            assert row is not None
            for id, snapshot in (("damaged", b"?"), ("whole", row.snapshot)):
                await tx.tables.add(replace(table, id=id, name=id.title()))
                await tx.matches.add(replace(row, table=id, snapshot=snapshot))
                for seat in range(2):
                    await tx.seats.put(SeatRow(table=id, seat=seat, member=None, colour=seat, bot="easy"))
                asked = [AwaitedRow(table=id, seat=seat, since=0.0, thinks=seat + 1.0) for seat in range(2)]
                await tx.awaited.set(id, asked if id == "damaged" else asked[:1])
        entries = (await playing_at(app, "whole")).match.entries
        searcher.free.set()
        await app.think()
        async with app.store.read() as tx:
            left = await tx.awaited.thinking(10)
        assert {one.table for one in left} == {"damaged"}
        assert (await playing_at(app, "whole")).match.entries > entries


async def test_bots_are_asked_in_the_order_in_which_it_was_their_turn(app: App) -> None:
    await Person(app, "Ann").types("/new toy seats=2 bots=1")
    await Person(app, "Ann").types("/start")
    table = (await playing_at(app)).table.id
    async with app.store.write() as tx:
        rows = [AwaitedRow(table=table, seat=seat, since=0.0, thinks=9.0 - seat) for seat in range(2)]
        await tx.awaited.set(table, rows)
        found = await tx.awaited.thinking(10)
        assert [row.seat for row in found] == [1, 0]
        assert isinstance(found[0], ThinkingRow)
        await tx.awaited.set(table, [])
