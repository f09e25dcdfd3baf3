"""Searches run in processes of their own, which nobody waits for and which end when they are not needed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import searches
from bot.app.beside.searching import Processes, SearchFailed
from rules.core import codec, library
from rules.core import match as matches
from rules.core.match import Match

GAME = "toy"


def beginning() -> tuple[Match, int]:
    match = matches.start(library.load(GAME), 2, {}, "5e" * 32).match
    return match, match.awaited[0]


@pytest.fixture
async def processes() -> AsyncIterator[Processes]:
    searcher = Processes(1)
    yield searcher
    searcher.close()


def children() -> set[int]:
    """Returns the processes that search: those of this one with the lowest priority."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == os.getpid() and fields[16] == "19":
            found.add(int(stat.parent.name))
    return found


async def test_what_is_found_can_be_played_and_is_searched_at_the_lowest_priority(processes: Processes) -> None:
    match, seat = beginning()
    before = children()
    found = await processes.search(GAME, codec.encode(match.state), seat, "easy")
    assert matches.play_text(match, seat, found[0]).entries
    (process,) = children() - before
    assert await processes.search(GAME, codec.encode(match.state), seat, "easy") == found
    assert children() - before == {process}, "one process does one search after the other"
    with pytest.raises(SearchFailed, match="ValidationError"):
        await processes.search(GAME, b"{}", seat, "easy")
    with pytest.raises(SearchFailed, match="LookupError"):
        await processes.search("chess", b"{}", seat, "easy")
    processes.rest()
    assert children() == before


async def test_what_was_played_is_valued_there_as_it_is_here(processes: Processes) -> None:
    match, seat = beginning()
    state = codec.encode(match.state)
    played = (match.game.format(match.game.default(match.state, seat)),)
    for longer in (False, True):
        assert await processes.value(GAME, state, seat, played, longer) == searches.value(
            GAME, state, seat, played, longer
        )


async def test_a_search_that_is_given_up_ends_its_process_and_the_next_one_has_another(processes: Processes) -> None:
    match, seat = beginning()
    before = children()
    search = asyncio.create_task(processes.search(GAME, codec.encode(match.state), seat, "easy"))
    await asyncio.sleep(0)
    search.cancel()
    with pytest.raises(asyncio.CancelledError):
        await search
    assert await processes.search(GAME, codec.encode(match.state), seat, "easy")
    assert len(children() - before) == 1


async def test_however_many_searches_are_wanted_there_are_no_more_processes_than_may_be(processes: Processes) -> None:
    match, seat = beginning()
    before, state = children(), codec.encode(match.state)
    searched = await asyncio.gather(*(processes.search(GAME, state, seat, "easy") for _ in range(4)))
    assert len(set(searched)) == 1
    assert len(children() - before) == 1


async def test_a_process_that_was_killed_has_failed_and_the_next_search_has_another(processes: Processes) -> None:
    match, seat = beginning()
    before = children()
    await processes.search(GAME, codec.encode(match.state), seat, "easy")
    for process in children() - before:
        os.kill(process, 9)
    with pytest.raises(SearchFailed, match="has ended"):
        await processes.search(GAME, codec.encode(match.state), seat, "easy")
    assert await processes.search(GAME, codec.encode(match.state), seat, "easy")
