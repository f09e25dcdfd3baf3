from __future__ import annotations

from storage.rows import LoungeMessageRow, LoungePictureRow, LoungeUserRow
from storage.store import Store
from tests.storage.sample import refused


def seen(rows: tuple[LoungeMessageRow, ...]) -> list[str]:
    return [row.key for row in rows]


async def test_a_message_of_a_known_key_is_not_posted_again(store: Store) -> None:
    async with store.write() as tx:
        first = await tx.lounge.message("k", body=b"one", at=1.0, thread="th", author="ada")
        assert await tx.lounge.message("k", body=b"two", at=2.0) == first
        assert await tx.lounge.get(first.id) == await tx.lounge.by_key("k") == first
        assert await tx.lounge.after(0, "bo") == (first,)


async def test_a_private_message_is_for_its_owner_alone(store: Store) -> None:
    async with store.write() as tx:
        await tx.lounge.message("all", body=b"", at=1.0)
        secret = await tx.lounge.message("ada", body=b"", at=1.0, member="ada")
        assert seen(await tx.lounge.after(0, "ada")) == ["all", "ada"]
        assert seen(await tx.lounge.after(0, "bo")) == ["all"]
        assert seen(await tx.lounge.before(secret.id + 1, "bo", "", 10)) == ["all"]
        assert await tx.lounge.newest("bo") < await tx.lounge.newest("ada") == secret.revision


async def test_a_page_asks_for_what_is_new_or_changed(store: Store) -> None:
    async with store.write() as tx:
        first = await tx.lounge.message("a", body=b"one", at=1.0)
        second = await tx.lounge.message("b", body=b"two", at=2.0, thread="th")
        assert await tx.lounge.after(second.revision, "ada") == ()
        edited = await tx.lounge.edit(first.id, b"changed")
        assert (edited.id, edited.body) == (first.id, b"changed")
        assert await tx.lounge.after(second.revision, "ada") == (edited,)
    async with refused(store) as tx:
        await tx.lounge.edit(99, b"")


async def test_older_messages_come_a_page_at_a_time(store: Store) -> None:
    async with store.write() as tx:
        rows = [await tx.lounge.message(f"m{n}", body=b"", at=1.0, thread="th") for n in range(5)]
        assert await tx.lounge.newest("ada") == rows[-1].revision
        assert seen(await tx.lounge.before(rows[4].id, "ada", "th", 2)) == ["m2", "m3"]
        assert seen(await tx.lounge.before(rows[2].id, "ada", "th", 5)) == ["m0", "m1"]
        assert seen(await tx.lounge.before(rows[4].id, "ada", "", 5)) == []


async def test_messages_are_found_by_how_their_keys_begin(store: Store) -> None:
    async with store.write() as tx:
        for key in ("p%:1", "p%:2", "p%", "pp:1", "P%:1"):
            await tx.lounge.message(key, body=b"", at=1.0)
        assert seen(await tx.lounge.starting_with("p%:")) == ["p%:1", "p%:2"]


async def test_no_revision_and_no_number_comes_back_when_messages_are_deleted(store: Store) -> None:
    async with store.write() as tx:
        ada = await tx.members.add("Ada", "web", "ada", 1.0)
        await tx.lounge.add_user("web", "ada", "Ada", "hash-a")
        gone = await tx.lounge.message("a", body=b"", at=1.0, author="ada")
        await tx.members.forget(ada.id)
        assert await tx.lounge.newest("bo") == 0
        fresh = await tx.lounge.message("b", body=b"", at=2.0)
        assert (fresh.id, fresh.revision) > (gone.id, gone.revision)
        assert await tx.lounge.after(gone.revision, "bo") == (fresh,)


async def test_a_user_is_found_by_the_hash_of_his_link(store: Store) -> None:
    async with store.write() as tx:
        bo = await tx.lounge.add_user("web", "u2", "Bo", "hash-b")
        ada = await tx.lounge.add_user("web", "u1", "Ada", "hash-a")
        assert ada == LoungeUserRow(user="u1", platform="web", name="Ada", link_hash="hash-a")
        assert await tx.lounge.users() == (ada, bo)
        assert await tx.lounge.user("u2") == bo
        assert await tx.lounge.user_by_link("hash-a") == ada
        assert await tx.lounge.user_by_link("hash-c") is None
        await tx.lounge.rename("u2", "Bobby")
        assert [user.name for user in await tx.lounge.users()] == ["Ada", "Bobby"]
        await tx.lounge.relink("u1", "hash-c")
        assert await tx.lounge.user_by_link("hash-a") is None
        assert await tx.lounge.user_by_link("hash-c") == LoungeUserRow(
            user="u1", platform="web", name="Ada", link_hash="hash-c"
        )
    async with refused(store) as tx:
        await tx.lounge.add_user("web", "u3", "Eve", "hash-c")
    async with refused(store) as tx:
        await tx.lounge.relink("u9", "hash-d")
    async with refused(store) as tx:
        await tx.lounge.rename("u9", "Eve")


async def test_a_picture_is_kept_until_it_is_removed(store: Store) -> None:
    async with store.write() as tx:
        await tx.lounge.pictures.add("p1", "ada", "image/webp", b"\x00\xff")
        assert await tx.lounge.pictures.get("p1") == LoungePictureRow(
            id="p1", member="ada", mime="image/webp", data=b"\x00\xff"
        )
        await tx.lounge.pictures.remove("p1")
        assert await tx.lounge.pictures.get("p1") is None


async def test_a_number_may_be_larger_than_any_that_there_is(store: Store) -> None:
    async with store.write() as tx:
        row = await tx.lounge.message("m1", body=b"one", at=1.0)
    async with store.read() as tx:
        assert await tx.lounge.before(2**53, "ada", "", 9) == (row,)
        assert await tx.lounge.after(2**53, "ada") == ()
        assert await tx.lounge.get(2**53) is None
