from __future__ import annotations

import json
from dataclasses import replace

import pytest

from storage.errors import Conflict
from storage.rows import MemberRow, NoteRow, SeatRow
from storage.store import Store
from tests.storage.sample import a_table, one_of_each, seat_two


async def test_a_member_is_found_by_each_of_his_accounts(store: Store) -> None:
    async with store.write() as tx:
        ada = await tx.members.add("Ada", "web", "ada", 1.0)
        await tx.members.link(ada.id, "discord", "17", "Ada L.")
    async with store.read() as tx:
        assert await tx.members.by_identity("web", "ada") == ada
        assert await tx.members.by_identity("discord", "17") == ada
        assert await tx.members.by_identity("discord", "ada") is None
        assert [(i.platform, i.name) for i in await tx.members.identities(ada.id)] == [
            ("discord", "Ada L."),
            ("web", "Ada"),
        ]


async def test_an_account_belongs_to_one_member(store: Store) -> None:
    async with store.write() as tx:
        await tx.members.add("Ada", "web", "ada", 1.0)
    with pytest.raises(Conflict):
        async with store.write() as tx:
            await tx.members.add("Eve", "web", "ada", 2.0)
    async with store.read() as tx:
        assert await tx.members.get(2) is None


async def test_a_member_changes_language_and_an_account_its_name(store: Store) -> None:
    async with store.write() as tx:
        ada = await tx.members.add("Ada", "web", "ada", 1.0)
        await tx.members.update(replace(ada, language="cs", zone="Europe/Prague", layout="tall"))
        await tx.members.rename_identity("web", "ada", "Countess")
    async with store.read() as tx:
        assert await tx.members.get(ada.id) == replace(ada, language="cs", zone="Europe/Prague", layout="tall")
        assert [i.name for i in await tx.members.identities(ada.id)] == ["Countess"]


async def test_an_unknown_member_cannot_be_changed(store: Store) -> None:
    async with store.write() as tx:
        with pytest.raises(Conflict):
            await tx.members.update(MemberRow(id=9, name="Nobody"))


async def test_a_forgotten_member_leaves_a_seat_without_a_name(store: Store) -> None:
    async with store.write() as tx:
        await one_of_each(tx)
        ada = await tx.members.by_identity("web", "ada")
        assert ada is not None
        await tx.members.update(replace(ada, language="cs", zone="Europe/Prague", layout="tall"))
        await tx.notes.put(NoteRow(table="t1", member=ada.id, text="mine"))
        await tx.watchers.add("t1", ada.id)
        for name in ("ada l.", "Countess", "bo"):
            await tx.guests.invite("t1", name, 7.0)
        await tx.guests.remove("t1", ada.id, 8.0)
        await tx.web.message("w3", body=b"from Bo", at=7.0, author="bo")
        await tx.members.forget(ada.id, "countess")
    async with store.read() as tx:
        assert await tx.members.by_identity("web", "ada") is None
        assert await tx.members.by_identity("discord", "17") is None
        assert await tx.members.get(ada.id) == MemberRow(id=ada.id, name="", created=1.0)
        assert [seat.member for seat in await tx.seats.of("t1")] == [ada.id, 2]
        left = await tx.members.everything(ada.id, "Countess")
        assert {what: rows for what, rows in left.items() if what not in ("member", "seats", "hosted")} == {
            what: [] for what in left if what not in ("member", "seats", "hosted")
        }
        assert [message.key for message in await tx.web.after(0, "ada")] == ["w3"]
        assert await tx.web.pictures.get("p1") is None
        assert await tx.web.user("ada") is None
        assert await tx.watchers.of("t1") == (2,)
        assert await tx.notes.of_member(2) != ()
        assert len((await tx.members.everything(2))["invitations"]) == 1


async def test_everything_of_a_member_can_be_written_as_json(store: Store) -> None:
    async with store.write() as tx:
        await one_of_each(tx)
    async with store.read() as tx:
        ada, bo = await tx.members.everything(1), await tx.members.everything(2)
        assert await tx.members.everything(3) == {}
    assert json.loads(json.dumps(ada)) == ada
    assert ada["member"]["name"] == "Ada"
    assert [identity["user"] for identity in ada["identities"]] == ["17", "ada"]
    assert ada["seats"] == [
        {"table": "t1", "seat": 0, "colour": 2, "name": "Green Ibis", "game": "toy", "status": "running"}
    ]
    assert ada["hosted"] == ["t1"]
    assert ada["web_users"] == [{"user": "ada", "name": "Ada"}]
    assert ada["web_messages_written"] == [{"at": 5.0, "thread": "", "body": "hello"}]
    assert ada["web_messages_received"] == [{"at": 6.0, "thread": ""}]
    assert bo["notes"] == [{"table": "t1", "member": 2, "text": "watch the north"}]
    assert bo["watched"] == ["t1"]
    assert bo["removals"] == [{"table": "t1", "at": 9.0}]
    assert (ada["invitations"], ada["removals"]) == ([], [])
    assert bo["web_messages_written"] == []


async def test_a_note_is_replaced_and_an_empty_one_deleted(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        for text in ("first", "second"):
            await tx.notes.put(NoteRow(table="t1", member=ada.id, text=text))
        assert await tx.notes.get("t1", bo.id) is None
        assert await tx.notes.of_member(ada.id) == (NoteRow(table="t1", member=ada.id, text="second"),)
        await tx.notes.put(NoteRow(table="t1", member=ada.id, text=""))
        assert await tx.notes.get("t1", ada.id) is None


async def test_watching_twice_is_watching_once(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        await tx.tables.add(a_table(id="t2", created=5.0))
        for table, member in (("t2", ada.id), ("t1", ada.id), ("t1", ada.id), ("t1", bo.id)):
            await tx.watchers.add(table, member)
        assert await tx.watchers.of("t1") == (ada.id, bo.id)
        assert [table.id for table in await tx.watchers.tables_of(ada.id)] == ["t1", "t2"]
        await tx.watchers.remove("t1", ada.id)
        assert await tx.watchers.of("t1") == (bo.id,)


async def test_of_two_members_who_become_one_the_first_has_all_that_was_the_seconds(store: Store) -> None:
    async with store.write() as tx:
        ada = await tx.members.add("Ada", "web", "ada", 1.0)
        lady = await tx.members.add("Lady L.", "telegram", "17", 2.0)
        await tx.tables.add(a_table(id="one", host=lady.id))
        await tx.tables.add(a_table(id="two", host=ada.id))
        await tx.seats.put(SeatRow(table="one", seat=0, member=lady.id, colour=0))
        for member, note in ((ada, "hers"), (lady, "the lady's")):
            await tx.notes.put(NoteRow(table="one", member=member.id, text=note))
            await tx.watchers.add("two", member.id)
        await tx.notes.put(NoteRow(table="two", member=lady.id, text="more"))
        await tx.guests.remove("two", lady.id, 9.0)
        await tx.members.absorb(ada.id, lady.id)
    async with store.read() as tx:
        assert await tx.members.get(lady.id) is None
        assert await tx.members.by_identity("telegram", "17") == ada
        assert [row.member for row in await tx.seats.of("one")] == [ada.id]
        assert [table.host for table in await tx.tables.everywhere()] == [ada.id, ada.id]
        assert {note.table: note.text for note in await tx.notes.of_member(ada.id)} == {
            "one": "hers\nthe lady's",
            "two": "more",
        }
        assert await tx.watchers.of("two") == (ada.id,)
        assert await tx.guests.removed("two", ada.id) == 9.0


async def test_nobody_becomes_one_with_himself_or_with_nobody(store: Store) -> None:
    for other in (1, 2):
        with pytest.raises(Conflict):
            async with store.write() as tx:
                ada = await tx.members.by_identity("web", "ada") or await tx.members.add("Ada", "web", "ada", 1.0)
                await tx.members.absorb(ada.id, other)


async def test_an_account_that_parts_is_a_new_member_with_nothing_but_it(store: Store) -> None:
    async with store.write() as tx:
        await one_of_each(tx)
        discord, _ = await tx.members.identities(1)
        fresh = await tx.members.part(discord, 20.0)
    async with store.read() as tx:
        assert (
            await tx.members.by_identity("discord", "17")
            == fresh
            == MemberRow(id=fresh.id, name="Ada L.", created=20.0)
        )
        assert [account.platform for account in await tx.members.identities(1)] == ["web"]
        found = await tx.members.everything(fresh.id)
        assert {what for what, rows in found.items() if rows} == {"member", "identities"}
