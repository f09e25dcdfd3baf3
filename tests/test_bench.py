import argparse
import asyncio
import json
import subprocess
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from subprocess import CompletedProcess

import psutil
import psycopg
import pytest

from bench import bots, crowd, looking_back, page, players, processes, rules, scale, server, several
from bench.__main__ import main
from bench.everywhere import look_everywhere
from bench.figures import percentile, single, spread
from bench.games import play_games
from bench.hand_overs import Played, play
from bench.parts import Parts
from bench.presses import shortest_turn, turns_of
from bench.sent import MB, measure_sent
from bench.telegram import count_turns
from bot.app.beside.drawing import Drawings
from bot.app.speech.messages import Picture
from bot.app.speech.pictures import Drawing
from bot.chat_telegram import keyboards
from render.core.encode import Patch
from rules.core import codec
from rules.core.library import load
from tests.bot.chat_web.pages import chromium
from tests.postgresql import database
from tests.records.files import files

FIGURES = {
    *("stored_game_kb", "record_kb", "database_kb_per_game", "pictures"),
    *("command_ms", "command_at_the_beginning_ms", "end_to_beginning", "whole_move_ms", "start_s"),
    *("presses_of_a_turn", "presses_of_an_action", "turns_not_by_panel"),
    *("entries_a_second", "legal_ms", "actions_ms", "apply_ms", "perft_nodes_a_second"),
    *("next_words_ms", "open_panel_ms", "press_ms", "press_to_command"),
    *("memory_started_mb", "memory_played_mb", "command_by_part"),
}
PICTURE = {"view_to_picture_ms", "picture_kb", "picture_width", "view_to_preview_ms", "preview_kb"}
HAND_OVERS = {"hand_overs_without_orders", "hand_overs_with_orders", "hand_overs_ratio"}


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert (percentile(values, 0.5), percentile(values, 0.95), percentile(values, 1.0)) == (50.0, 95.0, 100.0)
    assert percentile([7.0], 0.95) == 7.0


def test_a_figure_says_whether_it_reaches_its_target() -> None:
    assert spread([1.0, 2.0], target=2) == {"p50": 1.0, "p95": 2.0, "samples": 2, "target_p95": 2, "reached": True}
    assert not single(3.04, target=3)["reached"]


async def test_the_parts_of_a_command_are_its_whole_and_what_runs_beside_it_is_not_counted() -> None:
    parts = Parts()
    begun, done = asyncio.Event(), asyncio.Event()

    async def beside() -> None:
        await begun.wait()
        codec.encode([0] * 1000)
        done.set()

    with parts.watching(load("toy")):
        other = asyncio.create_task(beside())
        with parts.running():
            codec.encode([])
            begun.set()
            await done.wait()
        await other
    found = parts.found()
    assert set(found["percent"]) == {"answer", "codec"}
    assert parts.begun["codec"] == 1 and found["samples"] == 1
    assert codec.encode.__module__ == codec.__name__ and not hasattr(codec.encode, "__wrapped__"), "all is taken off"


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the one process that is there stand for all that are started, which takes longer than all else."""

    async def draw(drawings: Drawings, picture: Picture, *_: object, **__: object) -> Drawing:
        return Drawing(b"", "image/webp")

    def run(command: list[str], **_: object) -> CompletedProcess[str]:
        own, drawing = asyncio.run(look_everywhere(Path(command[-1])))
        return CompletedProcess(command, 0, stdout=f"{own} {drawing}")

    monkeypatch.setattr(Drawings, "draw", draw)
    monkeypatch.setattr(processes, "running", lambda folder: nullcontext(psutil.Process()))
    monkeypatch.setattr(subprocess, "run", run)


@pytest.mark.long
@pytest.mark.usefixtures("no_processes")
def test_every_figure_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--games", "1", "--live", "4", "--tables", "1", "--starts", "1", "--turns", "5", "--seeds", "1"]
    assert main(["--game", "magellan", *few]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert "bench --server ADDRESS" in printed["server"]
    measured = printed["games"]["magellan"]
    assert set(measured) >= FIGURES | HAND_OVERS
    assert measured["seats"] == 6
    assert set(measured["pictures"]) == {"board", "hand"}
    assert all(set(picture) >= PICTURE for picture in measured["pictures"].values())
    parts = measured["command_by_part"]
    assert set(parts["cpu_ms"]) >= {
        "restore",
        "judge",
        "apply",
        "clocks",
        "post",
        "store",
        "commit",
        "servers",
        "answer",
    }
    assert 0 < parts["applied"] < 2, "what is typed is carried out once, and what is asked about twice in two commands"
    assert 0 < parts["statements"] < 40


def test_presses_are_counted_on_the_shortest_way_that_the_panel_allows() -> None:
    [game] = play_games("toy", 1)
    turns = list(turns_of(game))
    assert {at for first, last in turns for at in range(first, last + 1)} == set(range(1, len(game.log)))
    played = {
        tuple(entry.action for entry in game.log[first : last + 1]): [*map(len, shortest_turn(game, first, last))]
        for first, last in turns
    }
    assert played["bury acorn", "end"] == [1, 1]
    assert (played["end",], played["bid walnut",], played["bid acorn acorn",]) == ([2], [2], [2])  # Done is one of them
    assert played["bid hazel acorn walnut walnut",] == [2]  # all that one holds is a short cut
    assert all(played.values())


def test_what_a_game_by_panel_sends_is_counted_in_every_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def draw(_: Drawings, picture: Picture, *__: object, before: Picture | None = None, who: str = "") -> Drawing:
        weight = MB // 100 if before else MB // 10 if picture.preview else MB
        return Drawing(
            b"\xff\xd8" + codec.encode(picture) + bytes(weight),
            "image/jpeg",
            patches=[Patch(0, 0, 8, 8, 8, 8)] if before is not None else [],
        )

    monkeypatch.setattr(Drawings, "draw", draw)
    [game] = play_games("toy", 1)
    counted = asyncio.run(measure_sent(game))
    assert counted["presses"] == sum(len(presses) for turn in turns_of(game) for presses in shortest_turn(game, *turn))
    sent = {chat: figure["value"] for chat, figure in counted["mb"].items()}
    assert set(sent) == {"discord", "telegram", "web"}
    assert sent["telegram"] == pytest.approx(sent["discord"], rel=0.1)  # uploads for all, of one format here
    assert counted["presses"] / 10 < sent["discord"] < counted["presses"] / 10 + 2 * counted["posts"]
    assert 1 < counted["mb_of_a_page"] < sent["web"] < sent["discord"]  # a page loads what has changed


@pytest.mark.long
def test_a_bot_that_was_started_has_answered_and_is_stopped(tmp_path: Path) -> None:
    with processes.running(tmp_path) as bot:
        assert bot.is_running()
    assert not bot.is_running()


@cache
def played(game: str, *, ordered: bool) -> Played:
    return play(game, 0, ordered=ordered)


@pytest.mark.long
@pytest.mark.parametrize("game", players.names())
def test_standing_orders_lead_to_the_result_of_live_play_with_fewer_hand_overs(game: str) -> None:
    live, ordered = played(game, ordered=False), played(game, ordered=True)
    assert ordered.scores == live.scores
    assert ordered.hand_overs < live.hand_overs


def test_players_are_there_for_games_with_standing_orders_alone() -> None:
    assert all(load(game).orders is not None for game in players.names())


def test_standing_orders_spare_more_than_two_hand_overs_of_three_in_magellan() -> None:
    live, ordered = played("magellan", ordered=False), played("magellan", ordered=True)
    assert ordered.hand_overs < live.hand_overs / 3


def test_a_crowd_is_measured_by_each_command(capsys: pytest.CaptureFixture[str]) -> None:
    few = "--few 4 --many 30 --tries 1 --burst 2 --lobbies 3 --deadlines 2 --command join --command log"
    assert crowd.main(few.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"slowest_ratio", "dearest_burst_ms", "much_due"} < set(found)
    assert [found["much_due"][what]["due"] for what in ("lobbies", "deadlines")] == [3, 2]
    assert set(found["commands"]) == {"/join", "/join @Table-1", "/log", "/log @Table-1"}
    assert all({"p95_ms", "p95_cpu_ms", "ratio", "burst_ms"} <= set(one) for one in found["commands"].values())


@pytest.mark.long
def test_the_ways_to_a_server_are_counted_by_each_command(capsys: pytest.CaptureFixture[str]) -> None:
    with database() as address:
        names = ("move", "score", "close", "here")
        chosen = [part for name in names for part in ("--command", name)]
        assert server.main([address, "--game", "toy", "--tries", "2", *chosen]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["ways_of_a_move"]["reached"]
        assert set(found["commands"]) == {f"/{name}" for name in names}
        assert all(0 < one["ways"] <= server.MOST_WAYS for one in found["commands"].values())
        assert all(min(one["cpu_ms"]) > 0 for one in found["commands"].values())
        with pytest.raises(SystemExit, match="not empty"):
            server.main([address])


@pytest.mark.long
def test_commands_are_compared_in_a_database_that_is_larger(capsys: pytest.CaptureFixture[str]) -> None:
    size = ["--few", "100", "--many", "300", "--tries", "1", "--game", "toy"]
    with database() as address:
        assert scale.main([address, *size, "--command", "score", "--command", "tables"]) == 0
        with psycopg.connect(address) as connection:
            left = connection.execute("SELECT count(*) FROM pg_database WHERE datname LIKE 'longtable_bench_%00'")
            assert left.fetchone() == (0,)
    found = json.loads(capsys.readouterr().out)
    assert [one["tables"] for one in found["databases"]] == [100, 300]
    assert set(found["commands"]) == {"/score", "/score @Table-1", "/tables"}
    assert all(min(one["own_ms"] + one["server_ms"]) > 0 for one in found["commands"].values())


@pytest.mark.long
def test_processes_are_measured_side_by_side_and_beside_a_snapshot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(several, "PROCESSES", (2,))
    monkeypatch.setattr(several, "AT_TABLES", 12)
    with database() as address:
        assert several.main([address, "--tables", "2", "--kills", "1", "--minutes", "0.02"]) == 0
    found = json.loads(capsys.readouterr().out)
    one, two = found["moves"]["sqlite"], found["moves"]["postgresql_2"]
    assert (one["ms"]["samples"], two["ms"]["samples"]) == (several.PLAYED, 2 * several.PLAYED)
    assert one["server_cpu_ms"] == 0 < min(two["server_cpu_ms"], two["own_cpu_ms"], one["own_cpu_ms"])
    assert found["takeover_here_s"]["samples"] == found["takeover_elsewhere_s"]["samples"] == 1
    assert found["snapshot"]["posts"] > 0 < found["snapshot"]["server_cpu_ratio"]["value"]


def test_all_is_measured_on_a_server_too_where_one_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measured(options: argparse.Namespace, _: Path) -> dict[str, object]:
        return {"parts": options.part, "kills": options.kills}

    monkeypatch.setattr(several, "measure_several", measured)  # which another test does
    monkeypatch.setattr("bench.__main__.measure_game", lambda *_: {})
    monkeypatch.setattr("bench.__main__.TRIES", ["--tries", "2", "--command", "move", "--command", "score"])
    with database() as address:
        assert main(["--game", "toy", "--kills", "3", "--server", address]) == 0
    found = json.loads(capsys.readouterr().out)["server"]
    assert (found["parts"], found["kills"]) == (["moves", "takeover", "snapshot"], 3)
    assert found["ways"]["ways_of_a_move"]["reached"]


@pytest.mark.long
def test_members_are_measured_with_and_without_bots_that_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert bots.main(["--game", "toy", "--bots", "2", "--tables", "2", "--blocks", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bot_seats"] >= 2
    assert found["entries_of_bots"] > 0
    assert all(found[what]["value"] > 0 for what in ("command_ratio", "whole_move_ratio"))


def test_looks_back_are_measured_by_their_cost_and_by_what_more_of_it_would_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "LONGER", looking_back.BRIEFLY)
    assert looking_back.main(["toy", "--seats", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seconds"]["value"] > 0 and found["named"] == len(found["lost"])
    assert found["named_again"] == len(found["lost"].keys() & found["lost_longer"].keys())


def test_the_rules_are_measured_alone_and_games_compared_within_a_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules.main(["toy", "magellan"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(
        found[game]["entries_a_second"] > 0 < found[game]["perft_nodes_a_second"] for game in ("toy", "magellan")
    )
    assert all(max(found[f"{figure}_ratios"].values()) == 1 for figure in ("legal_ms", "actions_ms", "apply_ms"))


def test_a_turn_on_telegram_takes_a_press_more_for_each_page_that_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(path for game, path in files() if game == "toy")
    whole = count_turns(path)
    monkeypatch.setattr(keyboards, "MOST", 4)
    paged = count_turns(path)
    assert not any(turn.pages for turn in whole) and any(turn.pages for turn in paged)
    assert [turn.presses - turn.pages for turn in paged] == [turn.presses for turn in whole]


@pytest.mark.long
@pytest.mark.browser
async def test_how_long_a_press_takes_on_the_page_is_told_of_a_game_with_a_picture_beside_its_board() -> None:
    chromium()
    found = await page.measure("magellan", presses=3, seed=1)
    assert found["press_ms"]["samples"] == 3
    assert 0 < found["server_board_ms"]["p50"] < found["press_ms"]["p95"]
