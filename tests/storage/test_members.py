from __future__ import annotations

import json
from dataclasses import replace

import pytest

from storage.errors import Conflict
from storage.rows import LessonRow, MemberRow, NoteRow, RatingRow, ResultRow, SeatRow
from storage.store import Store, Transaction
from tests.storage.sample import a_rating, a_table, one_of_each, refused, seat_two


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


async def test_a_handle_belongs_to_the_account_that_was_last_seen_with_it(store: Store) -> None:
    async with store.write() as tx:
        for name in ("ada", "eve"):
            await tx.members.add(name, "telegram", name, 1.0)
            await tx.members.rename_identity("telegram", name, name, "countess")
        found = await tx.members.by_handle("telegram", "Countess")
        assert found is not None and found.user == "eve"
        assert [i.handle for i in await tx.members.identities(1)] == [""]
        assert await tx.members.by_handle("web", "countess") is None


async def test_who_has_sat_or_hosted_in_a_channel_or_was_removed_there_is_known_there(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx, platform="telegram", channel="hall")
        await tx.tables.add(a_table(id="t2", platform="telegram", channel="yard", host=bo.id))
        for member in (ada, bo):
            await tx.members.link(member.id, "telegram", f"u{member.id}", f"{member.name} T.")
        cid = await tx.members.add("Cid", "telegram", "u3", 3.0)
        assert [(p.user, p.name, p.known_as) for p in await tx.members.of_place("telegram", "hall")] == [
            ("u1", "Ada", "Ada T."),
            ("u2", "Bo", "Bo T."),
        ]
        assert [person.member for person in await tx.members.of_place("telegram", "yard")] == [bo.id]
        await tx.guests.remove("t2", cid.id, 4.0)
        assert [person.name for person in await tx.members.of_place("telegram", "yard")] == ["Bo", "Cid"]
        assert await tx.members.of_place("discord", "hall") == ()


async def test_in_the_lounge_everybody_is_known_who_has_a_link(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        for user, name in (("ada", "Ada"), ("zoe", "Zoe"), ("abe", "Abe")):
            await tx.lounge.add_user("web", user, name, f"hash-{user}")
        known = await tx.members.of_place("web", "main")
        assert [(p.user, p.member) for p in known] == [("abe", None), ("ada", 1), ("bo", 2), ("zoe", None)]


async def test_an_account_that_parts_from_a_member_is_kept_out_where_he_was(store: Store) -> None:
    async with store.write() as tx:
        ada, _ = await seat_two(tx)
        await tx.members.link(ada.id, "telegram", "17", "Ada L.", "countess")
        await tx.guests.remove("t1", ada.id, 9.0)
        account = next(one for one in await tx.members.identities(ada.id) if one.platform == "telegram")
        fresh = await tx.members.part(account, 10.0)
        assert await tx.guests.removed("t1", fresh.id) == 9.0
        assert [one.handle for one in await tx.members.identities(fresh.id)] == ["countess"]


async def test_an_account_that_parts_or_is_forgotten_is_known_by_the_seat_of_a_running_game_alone(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        await seat_two_at(tx, "lobby", ada.id, status="lobby")
        await seat_two_at(tx, "over", ada.id, status="over")
        await tx.members.link(ada.id, "telegram", "17", "Ada L.")
        account = next(one for one in await tx.members.identities(ada.id) if one.platform == "telegram")
        fresh = await tx.members.part(account, 10.0)
        assert [await tx.guests.held(table, fresh.id) for table in ("t1", "lobby", "over")] == [{0}, set(), set()]
        await tx.results.put(ResultRow(table="t1", seat=1, member=bo.id, how="left", place=2, points=0))
        await tx.seats.put(SeatRow(table="t1", seat=1, member=None, colour=0))
        await tx.members.forget(bo.id)
        again = await tx.members.add("Bo", "web", "bo", 11.0)
        assert await tx.guests.held("t1", again.id) == {1}
        assert await tx.guests.removed("t1", again.id) is None
        await tx.tables.update(a_table(host=ada.id, status="over"))
        assert await tx.guests.held("t1", again.id) == set(), "what it was kept for is over"


async def seat_two_at(tx: Transaction, table: str, member: int, **changed: str) -> None:
    """Adds a table at which a member sits."""
    await tx.tables.add(a_table(id=table, host=member, **changed))
    await tx.seats.put(SeatRow(table=table, seat=1, member=member, colour=0))


async def test_an_unknown_member_cannot_be_changed(store: Store) -> None:
    async with refused(store) as tx:
        await tx.members.update(MemberRow(id=9, name="Nobody"))


async def test_a_forgotten_member_leaves_a_seat_without_a_name(store: Store) -> None:
    async with store.write() as tx:
        await one_of_each(tx)
        ada = await tx.members.by_identity("web", "ada")
        assert ada is not None
        await tx.members.update(replace(ada, language="cs", zone="Europe/Prague", layout="tall"))
        await tx.notes.put(NoteRow(table="t1", member=ada.id, text="mine"))
        await tx.watchers.add("t1", ada.id)
        for platform, user in (("web", "ada"), ("discord", "17"), ("web", "bo")):
            await tx.guests.invite("t1", platform, user, 7.0)
        await tx.guests.remove("t1", ada.id, 8.0)
        await tx.lounge.message("w3", body=b"from Bo", at=7.0, author="bo")
        await tx.members.link(2, "discord", "170", "Bo B.")
        for user in ("17", "170"):
            await tx.shown_panels.put("discord", user, "t1", "5", "s")
        assert [panel["user"] for panel in (await tx.members.everything(ada.id))["panels"]] == ["17"]
        await tx.members.forget(ada.id)
    async with store.read() as tx:
        assert [row.user for row in await tx.shown_panels.on("discord")] == ["170"]
        assert await tx.members.by_identity("web", "ada") is None
        assert await tx.members.by_identity("discord", "17") is None
        assert await tx.members.get(ada.id) == MemberRow(id=ada.id, name="", created=1.0)
        assert [seat.member for seat in await tx.seats.of("t1")] == [ada.id, 2]
        left = await tx.members.everything(ada.id)
        assert {what: rows for what, rows in left.items() if what not in ("member", "seats", "hosted")} == {
            what: [] for what in left if what not in ("member", "seats", "hosted")
        }
        assert [message.key for message in await tx.lounge.after(0, "ada")] == ["w3"]
        assert await tx.lounge.pictures.get("p1") is None
        assert await tx.lounge.user("ada") is None
        assert await tx.watchers.of("t1") == (2,)
        assert await tx.notes.of_member(2) != ()
        assert len((await tx.members.everything(2))["invitations"]) == 1


async def test_everything_of_a_member_can_be_written_as_json(store: Store) -> None:
    async with store.write() as tx:
        await one_of_each(tx)
    async with store.read() as tx:
        ada, bo = await tx.members.everything(1), await tx.members.everything(2)
        assert await tx.members.everything(9) == {}
    assert json.loads(json.dumps(ada)) == ada
    assert ada["member"]["name"] == "Ada"
    assert [identity["user"] for identity in ada["identities"]] == ["17", "ada"]
    assert ada["seats"] == [
        {"table": "t1", "seat": 0, "colour": 2, "word": "fox", "name": "Green Ibis", "game": "toy", "status": "running"}
    ]
    assert ada["hosted"] == ["t1"]
    assert ada["lounge_users"] == [{"user": "ada", "name": "Ada"}]
    assert ada["lounge_messages_written"] == [{"at": 5.0, "thread": "", "body": "hello"}]
    assert ada["lounge_messages_received"] == [{"at": 6.0, "thread": ""}]
    assert bo["notes"] == [{"table": "t1", "member": 2, "text": "watch the north"}]
    assert bo["watched"] == ["t1"]
    assert bo["removals"] == [{"table": "t1", "at": 9.0}]
    assert bo["invitations"] == [{"table": "t1", "platform": "web", "user": "bo", "at": 8.0}]
    assert (ada["invitations"], ada["removals"]) == ([], [])
    assert bo["lounge_messages_written"] == []


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


async def test_of_two_members_who_become_one_the_later_step_of_a_lesson_waits(store: Store) -> None:
    async with store.write() as tx:
        ada, eve = await tx.members.add("Ada", "web", "ada", 1.0), await tx.members.add("Eve", "web", "eve", 1.0)
        own = LessonRow(member=ada.id, game="toy", step=2, at=5.0)
        for row in (own, replace(own, game="nim"), replace(own, member=eve.id, step=4, at=6.0)):
            await tx.lessons.put(row)
        await tx.lessons.put(replace(own, member=eve.id, game="nim", step=1, at=4.0))
        await tx.members.absorb(ada.id, eve.id)
        assert await tx.lessons.of(ada.id) == (replace(own, step=4, at=6.0), replace(own, game="nim"))
        assert await tx.lessons.of(eve.id) == ()
        assert (await tx.members.everything(ada.id))["lessons"][0]["step"] == 4
        await tx.members.forget(ada.id)
        assert await tx.lessons.of(ada.id) == ()


async def test_of_two_members_who_become_one_the_rating_that_knows_more_games_is_kept(store: Store) -> None:
    async with store.write() as tx:
        ada, eve = await tx.members.add("Ada", "web", "ada", 1.0), await tx.members.add("Eve", "web", "eve", 1.0)
        mine = [a_rating(ada.id, games=2), a_rating(ada.id, seats=3)]
        hers = [a_rating(eve.id, games=5, won=4, strength=7.0), a_rating(eve.id, seats=4, strength=1.0)]
        await tx.ratings.put(*mine, *hers)
        await tx.members.absorb(ada.id, eve.id)
        assert await rating_of(tx, ada.id, 2) == a_rating(ada.id, games=7, won=5, strength=7.0)
        assert await rating_of(tx, ada.id, 3) == mine[1]
        assert await rating_of(tx, ada.id, 4) == a_rating(ada.id, seats=4, strength=1.0)
        assert await rating_of(tx, eve.id, 2) is None
        assert len((await tx.members.everything(ada.id))["ratings"]) == 3
        await tx.members.forget(ada.id)
        assert await rating_of(tx, ada.id, 2) is None


async def rating_of(tx: Transaction, member: int, seats: int) -> RatingRow | None:
    return await tx.ratings.get("web", "main", "toy", seats, member)
