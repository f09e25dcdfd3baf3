"""Connections that are silent make room for those who say something, and none keeps its place for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from yarl import URL

from bot.chat_web import WebSettings
from bot.chat_web.connections import Connections
from bot.chat_web.guard import HEADERS, Refused
from bot.chat_web.settings import Room
from tests.bot.chat_web.visitors import Table, Visitor, open_table
from tests.waiting import PATIENCE

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
SMALL = Room(all=12, nobodys=8, of_address=4, of_member=3)


class Wire(asyncio.Transport):
    """A connection that is not there, from an address."""

    def __init__(self, address: str = "10.0.0.1") -> None:
        super().__init__({"peername": (address, 1)})
        self.ended = False

    def abort(self) -> None:
        self.ended = True


class Desk:
    """The connections of a server, with a clock that is moved by hand."""

    def __init__(self, room: Room = SMALL, *, proxied: bool = False) -> None:
        self.at = 0.0
        self.open = Connections(lambda: self.at, room, proxied=proxied)

    def come(self, *addresses: str) -> list[Wire]:
        wires = [Wire(address) for address in addresses]
        for wire in wires:
            self.open.made(wire)
        return wires

    def ask(self, wire: Wire, member: str = "") -> None:
        with self.open.at_work(wire):
            if member:
                self.open.belongs(wire, member)


def ended(wires: list[Wire]) -> list[bool]:
    return [wire.ended for wire in wires]


def test_the_longest_silent_one_of_an_address_makes_room_for_the_next() -> None:
    desk = Desk()
    far, *near = desk.come("10.0.0.2", *["10.0.0.1"] * 5)
    assert ended(near) == [True, False, False, False, False]
    assert not far.ended


def test_the_longest_silent_one_of_nobodys_makes_room_where_there_are_too_many_in_all() -> None:
    desk = Desk()
    wires = desk.come(*[f"10.0.0.{n}" for n in range(9)])
    assert ended(wires) == [True] + [False] * 8


def test_behind_a_proxy_all_come_from_one_address_and_share_the_room_of_all() -> None:
    desk = Desk(proxied=True)
    assert ended(desk.come(*["127.0.0.1"] * 9)) == [True] + [False] * 8


def test_no_member_makes_room_for_nobody() -> None:
    desk = Desk()
    [own] = desk.come("10.0.0.1")
    desk.ask(own, "ada")
    desk.come(*["10.0.0.1"] * 50, *[f"10.0.1.{n}" for n in range(50)])
    assert not own.ended
    assert len(desk.open) <= SMALL.all


def test_a_connection_that_is_answered_makes_no_room() -> None:
    desk = Desk()
    [first] = desk.come("10.0.0.1")
    with desk.open.at_work(first):
        others = desk.come(*["10.0.0.1"] * 4)
    assert ended([first, *others]) == [False, True, False, False, False]


def test_where_members_fill_all_the_room_nobody_gets_in() -> None:
    desk = Desk(Room(all=4, nobodys=8, of_address=8, of_member=3))
    members = desk.come(*["10.0.0.1"] * 4)
    for number, wire in enumerate(members):
        desk.ask(wire, f"member {number}")
    assert ended(desk.come("10.0.0.1")) == [True]
    assert ended(members) == [False] * 4
    desk.open.lost(members[0])
    assert ended(desk.come("10.0.0.1")) == [False]


def test_the_longest_silent_connection_of_a_member_makes_room_for_his_next() -> None:
    desk = Desk()
    wires = desk.come(*[f"10.0.0.{n}" for n in range(4)])
    for wire in wires:
        desk.ask(wire, "ada")
    assert ended(wires) == [True, False, False, False]


def test_a_member_of_whom_too_much_is_answered_at_once_is_told_so() -> None:
    desk = Desk()
    wires = desk.come(*[f"10.0.0.{n}" for n in range(4)])
    with ExitStack() as at_work, pytest.raises(Refused) as refused:
        for wire in wires:
            at_work.enter_context(desk.open.at_work(wire))
            desk.open.belongs(wire, "ada")
    assert (refused.value.status, refused.value.code) == (429, "too-many-at-once")
    desk.ask(wires[3], "bo")


@pytest.mark.parametrize(("member", "patience"), [("", SMALL.next_request), ("ada", SMALL.members_next_request)])
def test_a_connection_is_closed_when_its_next_request_is_long_in_coming(member: str, patience: float) -> None:
    desk = Desk()
    [wire] = desk.come("10.0.0.1")
    desk.ask(wire, member)
    desk.at = patience
    desk.open.sweep()
    assert ended([wire]) == [False]
    desk.at += 1
    desk.open.sweep()
    assert ended([wire]) == [True]
    assert not len(desk.open)


def test_a_connection_over_which_nothing_was_asked_is_closed_early_and_one_that_is_answered_never() -> None:
    desk = Desk()
    silent, busy = desk.come("10.0.0.1", "10.0.0.1")
    with desk.open.at_work(busy):
        desk.at = SMALL.first_request + 1
        desk.open.sweep()
        assert ended([silent, busy]) == [True, False]


def test_what_is_lost_is_forgotten_however_often_it_is_told() -> None:
    desk = Desk()
    [wire] = desk.come("10.0.0.1")
    for _ in range(3):
        desk.open.lost(wire)
    assert not len(desk.open)
    assert ended(desk.come(*["10.0.0.1"] * 4)) == [False] * 4


# ---------------------------------------------------------------------- over sockets


@pytest.fixture
async def small(tmp_path: Path) -> AsyncIterator[Table]:
    room = Room(all=40, nobodys=30, of_address=20, of_member=6, body=0.1)
    async with open_table(tmp_path / "longtable.sqlite", WebSettings(port=0, room=room)) as table:
        yield table


async def connect(table: Table, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    url = URL(table.local)
    reader, writer = await asyncio.open_connection(url.host, url.port)
    writer.write(said)
    await writer.drain()
    return reader, writer


async def closed(reader: asyncio.StreamReader) -> bool:
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE) == b""
    except ConnectionResetError:
        return True


async def test_many_sockets_that_send_half_a_header_are_closed_and_members_are_answered(small: Table) -> None:
    ada = await small.member("Ada")
    async with ada.listen() as page:
        silent = [await connect(small, HALF) for _ in range(60)]
        assert (await ada.send("Hello")).status == 200
        assert (await page.next())["messages"][0]["text"][0]["text"] == "Hello"
        bo = await small.member("Bo")
        assert (await bo.get("state")).status == 200
        assert all([await closed(reader) for reader, _ in silent[:-20]])
    for _, writer in silent:
        writer.close()


def half_a_body(member: Visitor) -> bytes:
    """What a member's browser sends of a line before it stops."""
    origin = f"Host: {URL(member.origin).authority}\r\nOrigin: {member.origin}\r\n"
    body = "Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{"
    return f"POST /m/{member.user}/send HTTP/1.1\r\n{origin}Cookie: longtable={member.cookie}\r\n{body}".encode()


async def test_a_body_that_does_not_come_is_not_waited_for(small: Table) -> None:
    reader, writer = await connect(small, half_a_body(await small.member("Ada")))
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    assert answer.startswith(b"HTTP/1.1 408") and b'"too-slow"' in answer
    writer.close()


async def test_nothing_is_logged_of_who_leaves_in_the_middle_of_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_table(tmp_path / "longtable.sqlite") as table:
        ada = await table.member("Ada")
        for _ in range(5):
            _, writer = await connect(table, half_a_body(ada))
            await ada.get("state")
            writer.transport.abort()
        assert (await ada.send("Hello")).status == 200
    assert not [record for record in caplog.records if record.levelname != "DEBUG"]


@pytest.mark.parametrize(
    "garbage",
    [b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /\x00 HTTP/1.1\r\n\r\n", b"X\r\n\r\n"],
)
async def test_what_is_no_request_is_answered_like_everything_else(
    small: Table, garbage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reader, writer = await connect(small, garbage)
    answer = (await asyncio.wait_for(reader.read(), PATIENCE)).decode()
    assert answer.split(" ")[1] == "400"
    assert "aiohttp" not in answer and "Python" not in answer
    for name, value in HEADERS.items():
        assert f"{name}: {value}\r\n" in answer
    assert "Cache-Control: no-store\r\n" in answer
    assert not [record for record in caplog.records if record.levelname != "DEBUG"]
    writer.close()


async def test_more_than_a_member_may_ask_at_once_is_refused_and_others_are_answered(small: Table) -> None:
    ada, bo = await small.member("Ada"), await small.member("Bo")
    small.app.looks.clear()
    asked = [asyncio.create_task(ada.get("table?thread=x")) for _ in range(12)]
    done, waiting = await asyncio.wait(asked, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    assert {task.result().json["error"] for task in done} == {"too-many-at-once"}
    assert (await bo.get("state")).status == 200
    small.app.looks.set()
    assert 200 in {answer.status for answer in await asyncio.gather(*waiting)}
