"""What belongs to a table or a member goes with it: nothing of use to nobody is left in the database."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sqlalchemy import ForeignKeyConstraint, Table, func, select

from bot.app import App
from storage.schema import metadata
from storage.store import Transaction
from tests.bot.app.chat import Chat, Person, choices, play_least, playing_at, seat_down
from tests.bot.app.commands.test_linking import code_for, elsewhere

STAYS = {
    "tables", "seats", "matches", "entries",  # the game itself, to be looked at and verified for good
    "results", "opponents", "ratings", "analyses",
    "notes", "watchers", "invitations", "removals",  # what members have decided about it
    "outbox", "pings", "aloud", "later",  # forgotten with time
    "panels", "news",
}  # fmt: skip
"""Where a game that is over may still be found."""
NAMELESS = {"members", "seats", "tables"}
"""Where a member who was forgotten may still be found: as somebody without a name."""


def referring(to: str) -> Iterator[tuple[Table, str]]:
    """Yields the columns that refer to a row of a table, at once or by a seat, a match or an account of it."""
    reached = {(to, "id")}
    for table in metadata.sorted_tables:
        for constraint in table.constraints:
            if isinstance(constraint, ForeignKeyConstraint):
                for element in constraint.elements:
                    if (element.column.table.name, element.column.name) in reached:
                        reached.add((table.name, element.parent.name))
                        yield table, element.parent.name


async def found(tx: Transaction, to: str, id: object) -> set[str]:
    """Returns in which tables something refers to a row."""
    names = set()
    for table, column in referring(to):
        query = select(func.count()).select_from(table).where(table.c[column] == id)
        if await tx.places._sql.value(query):
            names.add(table.name)
    return names


async def busy(app: App, chat: Chat) -> list[Person]:
    """Opens a table at which there is something of nearly everything."""
    for name in ("Ann", "Bob", "Cid"):
        await Person(app, name).types("/calls next")
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[0].types("/vote pause")
    await people[1].presses("Decline", chat.last)
    await people[2].resigns()
    async with app.store.write() as tx:
        table = (await playing_at(app)).table.id
        await tx.foretold.set(table, [1])
        user = people[0].actor.user
        await tx.shown_panels.put(chat.name, user, table, "1", "s")
    return people


async def test_with_a_game_goes_what_was_of_use_while_it_was_played(app: App, chat: Chat) -> None:
    people = await busy(app, chat)
    table = (await playing_at(app)).table.id
    async with app.store.read() as tx:
        assert await found(tx, "tables", table) >= {"awaited", "declined", "foretold", "openings", "shown_panels"}
    while not (await playing_at(app)).match.over:
        await play_least(app, people)
    async with app.store.write() as tx:
        await tx.shown_panels.prune(app.clock.now() + 1.0)
    async with app.store.read() as tx:
        assert await found(tx, "tables", table) <= STAYS


async def test_a_table_that_is_closed_leaves_no_more(app: App, chat: Chat) -> None:
    await busy(app, chat)
    table = (await playing_at(app)).table
    async with app.store.write() as tx:
        await tx.tables.update(replace(table, status="closed"))
        assert not await found(tx, "tables", table.id) & {"declined", "foretold", "openings"}


async def test_with_a_member_goes_all_but_seats_without_a_name(app: App, chat: Chat) -> None:
    people = await busy(app, chat)
    ann, member = people[0], (await playing_at(app)).seats[0].member
    await ann.types("/link")
    await ann.types("/link wrongcode1")
    await ann.types(f"/link {await code_for(elsewhere(app, 'Eve'))}")
    async with app.store.read() as tx:
        assert await found(tx, "members", member) >= {"link_codes", "link_tries", "link_wishes"}
        assert len(await tx.shown_panels.on(chat.name)) == 1
    await ann.resigns()
    await ann.types("/mydata delete")
    await ann.presses_data(choices(ann.seen[-1])[0].press)
    async with app.store.read() as tx:
        assert await found(tx, "members", member) <= NAMELESS
        assert await tx.shown_panels.on(chat.name) == ()


async def test_of_a_member_who_became_another_one_nothing_is_left(app: App, chat: Chat) -> None:
    people = await busy(app, chat)
    ann, there = people[0], elsewhere(app, "Annie")
    member = (await playing_at(app)).seats[0].member
    await ann.types("/link wrongcode1")
    await ann.types("/link")
    await elsewhere(app, "Eve").types(f"/link {await code_for(ann)}")
    await ann.types(f"/link {await code_for(there)}")
    await ann.presses("Link for good")
    async with app.store.read() as tx:
        assert await found(tx, "members", member) == set()
        kept = await tx.members.by_identity("other", there.actor.user)
        assert kept is not None
        assert len(await tx.links.tries(kept.id)) == 1, "wrong codes count on"
