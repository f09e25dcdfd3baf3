"""Rows for the tests of what is stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from storage.errors import Conflict
from storage.rows import (
    AbsenceRow,
    AloudRow,
    AnalysisRow,
    AwaitedRow,
    DashboardRow,
    DeclinedRow,
    EntryRow,
    LaterRow,
    LessonRow,
    LinkCodeRow,
    LinkWishRow,
    MatchRow,
    MemberRow,
    NewsRow,
    NoteRow,
    OpeningRow,
    OpponentRow,
    OrderRow,
    OutageRow,
    PanelRow,
    PingRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
    ToldRow,
    TrialRow,
    VoteRow,
)
from storage.store import Store, Transaction

TABLE: dict[str, Any] = {
    "id": "t1",
    "name": "Green Ibis",
    "game": "toy",
    "options": "{}",
    "status": "running",
    "host": 1,
    "practice": False,
    "invite_only": False,
    "seats": 2,
    "platform": "web",
    "channel": "main",
}


def a_table(**changed: Any) -> TableRow:
    return TableRow(**{**TABLE, **changed})


def a_rating(member: int, **changed: Any) -> RatingRow:
    ranking = {"platform": "web", "place": "main", "game": "toy", "seats": 2, "member": member}
    return RatingRow(**{**ranking, "mu": 27.0, "sigma": 6.0, "strength": 9.0, "games": 3, "won": 1, **changed})


@asynccontextmanager
async def refused(store: Store) -> AsyncIterator[Transaction]:
    """Opens a transaction that must end with a `Conflict`: SQLite refuses at once, a server by the end."""
    with pytest.raises(Conflict):
        async with store.write() as tx:
            yield tx


async def posted(tx: Transaction, key: str, table: str, post: bytes, due: float) -> int:
    """Adds a post and returns its number."""
    await tx.outbox.add(key, table, post, due)
    found = await tx.outbox.get(key)
    assert found is not None
    return found.id


async def seat_two(tx: Transaction, **changed: Any) -> tuple[MemberRow, MemberRow]:
    """Adds Ada and Bo and a table at which they sit."""
    ada = await tx.members.add("Ada", "web", "ada", 1.0)
    bo = await tx.members.add("Bo", "web", "bo", 2.0)
    await tx.tables.add(a_table(host=ada.id, **changed))
    table = changed.get("id", TABLE["id"])
    await tx.seats.put(SeatRow(table=table, seat=0, member=ada.id, colour=2, word="fox"))
    await tx.seats.put(SeatRow(table=table, seat=1, member=bo.id, colour=0))
    return ada, bo


async def one_of_each(tx: Transaction) -> None:
    """Adds at least one row of every kind."""
    ada, bo = await seat_two(tx)
    await tx.members.link(ada.id, "discord", "17", "Ada L.")
    await tx.absences.put(AbsenceRow(member=bo.id, begins=20.0, ends=30.0))
    await tx.matches.add(MatchRow(table="t1", snapshot=b"{}", entries=0))
    for n in range(3):
        await tx.matches.append(EntryRow(table="t1", n=n, entry=f'[{n},0,"player","end"]'.encode(), at=10.0 + n))
    await tx.matches.update(MatchRow(table="t1", snapshot=b'{"n":3}', entries=3), 0)
    await tx.awaited.set(
        "t1",
        [AwaitedRow(table="t1", seat=1, since=12.0, deadline=99.0, given=87.0, latest=612.0, called=13.0, remind=55.0)],
    )
    await tx.news.put(NewsRow(table="t1", seat=1, events=b"[]"))
    await tx.told.put(ToldRow(table="t1", board=b"[]", since=b"[]"))
    await tx.orders.put(OrderRow(table="t1", seat=1, number=1, order=b'{"type":"keep-quiet"}'))
    await tx.panels.put(PanelRow(table="t1", seat=1, revision=4, state=b'["move"]'))
    await tx.trials.put(TrialRow(table="t1", member=bo.id, revision=2, state=b"{}"))
    await tx.analyses.put(AnalysisRow(table="t1", asked=70.0))
    await tx.votes.put(VoteRow(table="t1", until=50.0, vote=b'{"by":0}'))
    await tx.results.put(ResultRow(table="t1", seat=1, member=bo.id, how="left", place=2, points=7))
    await tx.results.put_opponent(OpponentRow(table="t1", seat=1, level="strong", place=1))
    await tx.ratings.put(a_rating(bo.id))
    await tx.outbox.sent(await posted(tx, "t1:1", "t1", b"one", 10.0), "m1", 11.0)
    await tx.outbox.add("t1:2", "t1", b"two", 12.0)
    await tx.outages.put(OutageRow(platform="discord", server="s1", channel="", since=9.0))
    await tx.pings.add(PingRow(member=bo.id, table="t1", kind="turn", at=12.0, post="t1:2"))
    await tx.aloud.add(AloudRow(member=bo.id, table="t1", at=12.0))
    await tx.later.put(LaterRow(member=bo.id, table="t1", kind="vote", at=60.0))
    await tx.events.remember("web", "e1", b"reply", 10.0)
    await tx.inbox.put("telegram", "0000001000", b'{"update_id":1000}')
    await tx.notes.put(NoteRow(table="t1", member=bo.id, text="watch the north"))
    await tx.lessons.put(LessonRow(member=bo.id, game="toy", step=3, at=13.0))
    await tx.watchers.add("t1", bo.id)
    await tx.guests.invite("t1", "web", "bo", 8.0)
    await tx.guests.remove("t1", bo.id, 9.0)
    gone = await tx.members.add("Cy", "web", "cy", 3.0)
    await tx.guests.remove("t1", gone.id, 9.0)
    await tx.results.put(ResultRow(table="t1", seat=0, member=gone.id, how="left", place=2, points=3))
    await tx.members.forget(gone.id)
    await tx.places.put("web", "main", '{"language":"cs"}')
    await tx.dashboards.put(DashboardRow(platform="web", channel="main", reference="m0", stale=False))
    await tx.installation.note_alive(14.5)
    await tx.foretold.set("t1", [0, 1])
    await tx.matches.note_openly("t1")
    await tx.openings.put(OpeningRow(table="t1", seat=0, post="t1:1"))
    await tx.votes.decline(DeclinedRow(table="t1", subject="pause-0-None", position="2-None"))
    await tx.links.give(LinkCodeRow(member=ada.id, code="5e", until=600.0))
    await tx.links.ask(LinkWishRow(member=bo.id, token="w1", keeps=ada.id, until=601.0))
    await tx.links.add_tries(bo.id, 15.0, 16.5)
    await tx.shown_panels.put("web", "bo", "t1", "71", "s71")
    await tx.lounge.add_user("web", "ada", "Ada", "hash-a")
    await tx.lounge.message("w1", body=b"hello", at=5.0, author="ada")
    await tx.lounge.message("w2", body=b"for you", at=6.0, member="ada")
    await tx.lounge.pictures.add("p1", "ada", "image/webp", b"RIFF")
