"""Results and ratings: which games are still to be counted, and who is listed."""

from __future__ import annotations

from dataclasses import replace

from storage.rows import ResultRow, UnratedRow
from storage.store import Store
from tests.storage.sample import a_rating, a_table, seat_two


async def test_games_that_are_over_are_to_be_rated_the_oldest_first(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        for id, ended in (("t1", 9.0), ("t2", 5.0), ("t3", None)):
            if id != "t1":
                await tx.tables.add(a_table(id=id, name=id, host=ada.id))
            for seat, member in enumerate((ada.id, bo.id)):
                await tx.results.put(
                    ResultRow(table=id, seat=seat, member=member, how="played", place=1, points=3, ended=ended)
                )
        assert await tx.results.unrated(5) == (UnratedRow(table="t2", ended=5.0), UnratedRow(table="t1", ended=9.0))
        assert await tx.results.unrated(1) == (UnratedRow(table="t2", ended=5.0),)
        await tx.results.note_rated("t2")
        assert await tx.results.unrated(5) == (UnratedRow(table="t1", ended=9.0),)
        assert [row.rated for row in await tx.results.finished("t2")] == [True, True]


async def test_the_strongest_are_listed_but_for_those_who_do_not_want_it(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        cy = await tx.members.add("Cy", "web", "cy", 1.0)
        await tx.members.update(replace(cy, unranked=True))
        strengths = {ada.id: 3.0, bo.id: 8.0, cy.id: 20.0}
        await tx.ratings.put(*(a_rating(member, strength=strength) for member, strength in strengths.items()))
        await tx.ratings.put(a_rating(ada.id, seats=3, games=1), a_rating(ada.id, place="attic", games=9))
        assert [row.name for row in await tx.ratings.listed("web", "main", "toy", 2, 9)] == ["Bo", "Ada"]
        assert [row.name for row in await tx.ratings.listed("web", "main", "toy", 2, 1)] == ["Bo"]
        assert await tx.ratings.played("web", "main", "toy") == {2: 3, 3: 1}
        assert await tx.ratings.played("web", "cellar", "toy") == {}
