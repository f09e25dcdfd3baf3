from __future__ import annotations

from storage.rows import AnalysisRow, AwaitedRow, EntryRow, MatchRow, NewsRow, PanelRow, SeatRow, VoteRow
from storage.store import Store
from tests.storage.sample import a_table, one_of_each, refused, seat_two


def entry(n: int, table: str = "t1") -> EntryRow:
    return EntryRow(table=table, n=n, entry=f"entry {n}".encode(), at=float(n))


async def test_a_log_is_read_in_its_order_from_any_entry_on(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.matches.add(MatchRow(table="t1", snapshot=b"s", entries=0))
        for n in (0, 1, 2, 10, 9):
            await tx.matches.append(entry(n))
    async with store.read() as tx:
        assert await tx.matches.entries("t1") == tuple(entry(n) for n in (0, 1, 2, 9, 10))
        assert await tx.matches.entries("t1", 2) == tuple(entry(n) for n in (2, 9, 10))
        assert await tx.matches.entries("t2") == ()


async def test_an_entry_is_never_replaced(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.matches.add(MatchRow(table="t1", snapshot=b"s", entries=1))
        await tx.matches.append(entry(0))
    async with refused(store) as tx:
        await tx.matches.append(entry(0))


async def test_a_snapshot_is_replaced_only_if_the_log_is_as_long_as_expected(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.matches.add(MatchRow(table="t1", snapshot=b"first", entries=1))
        await tx.matches.update(MatchRow(table="t1", snapshot=b"second", entries=3), expected=1)
    async with refused(store) as tx:
        await tx.matches.update(MatchRow(table="t1", snapshot=b"late", entries=2), expected=1)
    async with store.read() as tx:
        assert await tx.matches.get("t1") == MatchRow(table="t1", snapshot=b"second", entries=3)


async def test_of_a_move_that_comes_late_nothing_is_kept(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.matches.add(MatchRow(table="t1", snapshot=b"first", entries=3))
    async with refused(store) as tx:
        await tx.matches.append(entry(1))
        await tx.matches.update(MatchRow(table="t1", snapshot=b"late", entries=2), expected=1)
    async with store.read() as tx:
        assert await tx.matches.entries("t1") == ()


async def test_a_table_has_one_match(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.matches.add(MatchRow(table="t1", snapshot=b"", entries=0))
    async with refused(store) as tx:
        await tx.matches.add(MatchRow(table="t1", snapshot=b"", entries=0))
    async with store.read() as tx:
        assert await tx.matches.get("t2") is None


async def test_who_is_awaited_is_replaced_as_a_whole(store: Store) -> None:
    first = AwaitedRow(table="t1", seat=0, since=1.0, deadline=9.0)
    second = AwaitedRow(table="t1", seat=1, since=2.0)
    async with store.write() as tx:
        await seat_two(tx)
        await tx.awaited.set("t1", [second, first])
        assert await tx.awaited.of("t1") == (first, second)
        await tx.awaited.set("t1", [second])
        assert await tx.awaited.of("t1") == (second,)
        await tx.awaited.set("t1", [])
        assert await tx.awaited.of("t1") == ()


async def test_only_a_seat_of_the_table_can_be_awaited(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
    async with refused(store) as tx:
        await tx.awaited.set("t1", [AwaitedRow(table="t1", seat=2, since=1.0)])


async def test_a_seat_that_is_awaited_cannot_be_deleted(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.awaited.set("t1", [AwaitedRow(table="t1", seat=1, since=1.0)])
    async with refused(store) as tx:
        await tx.seats.remove("t1", 1)


async def test_a_member_sees_the_most_urgent_table_first(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        for id, since, deadline in (("t2", 3.0, 50.0), ("t3", 1.0, 40.0), ("t4", 5.0, None), ("t5", 2.0, None)):
            await tx.tables.add(a_table(id=id, name=f"Table {id}"))
            await tx.seats.put(SeatRow(table=id, seat=0, member=ada.id, colour=0))
            await tx.awaited.set(id, [AwaitedRow(table=id, seat=0, since=since, deadline=deadline)])
        await tx.awaited.set("t1", [AwaitedRow(table="t1", seat=1, since=1.0, deadline=1.0)])
        found = await tx.awaited.of_member(ada.id)
        assert [table.id for table, _ in found] == ["t3", "t2", "t5", "t4"]
        assert found[0] == (a_table(id="t3", name="Table t3"), AwaitedRow(table="t3", seat=0, since=1.0, deadline=40.0))
        assert [row.seat for _, row in await tx.awaited.of_member(bo.id)] == [1]


async def test_deadlines_are_due_when_they_have_come(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        late = AwaitedRow(table="t1", seat=0, since=1.0, deadline=20.0)
        early = AwaitedRow(table="t1", seat=1, since=1.0, deadline=10.0)
        await tx.awaited.set("t1", [late, early])
        assert await tx.awaited.due(9.9) == ()
        assert await tx.awaited.due(10.0) == (early,)
        assert await tx.awaited.due(99.0) == (early, late)


async def test_a_seats_news_are_its_own(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        first, second = (NewsRow(table="t1", seat=seat, events=b"[1,2]") for seat in (0, 1))
        await tx.news.put(second, first)
        assert await tx.news.of("t1") == (first, second)
        later = NewsRow(table="t1", seat=1, events=b"[]")
        await tx.news.put(later)
        assert await tx.news.of("t1") == (first, later)
        assert await tx.news.of("t2") == ()


async def test_a_panel_is_replaced_and_starts_afresh(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        for revision in (1, 2):
            await tx.panels.put(PanelRow(table="t1", seat=1, revision=revision, state=b"[]"))
        assert await tx.panels.get("t1", 1) == PanelRow(table="t1", seat=1, revision=2, state=b"[]")
        assert await tx.panels.get("t1", 0) is None
        await tx.panels.renew("t1", [0])
        await tx.panels.renew("t2", [1])
        assert await tx.panels.get("t1", 1) == PanelRow(table="t1", seat=1, revision=2, state=b"[]")
        await tx.panels.renew("t1", [0, 1])
        assert await tx.panels.get("t1", 1) == PanelRow(table="t1", seat=1, revision=3, state=b"")
        assert await tx.panels.get("t1", 0) is None


async def test_a_table_has_one_vote_that_ends_in_its_time(store: Store) -> None:
    async with store.write() as tx:
        await one_of_each(tx)
        assert await tx.votes.due(49.0) == ()
        await tx.votes.put(VoteRow(table="t1", until=65.0, vote=b"other"))
        assert await tx.votes.due(64.0) == ()
        assert await tx.votes.due(65.0) == (VoteRow(table="t1", until=65.0, vote=b"other"),)
        await tx.votes.remove("t1")
        assert await tx.votes.get("t1") is None


async def test_of_looks_back_the_one_asked_for_first_is_wanted_first_until_it_is_found(store: Store) -> None:
    early, late = AnalysisRow(table="t1", asked=5.0), AnalysisRow(table="t2", asked=9.0)
    async with store.write() as tx:
        await seat_two(tx)
        await tx.tables.add(a_table(id="t2", host=1))
        for row in (late, early):
            await tx.matches.add(MatchRow(table=row.table, snapshot=b"s", entries=0))
            await tx.analyses.put(row)
        assert await tx.analyses.wanted(1) == (early,)
        await tx.analyses.put(AnalysisRow(table="t1", asked=5.0, found=b"{}"))
        assert await tx.analyses.wanted(5) == (late,)
        assert await tx.analyses.get("t1") == AnalysisRow(table="t1", asked=5.0, found=b"{}")
        await tx.analyses.remove("t2")
        assert await tx.analyses.wanted(5) == () and await tx.analyses.get("t2") is None
