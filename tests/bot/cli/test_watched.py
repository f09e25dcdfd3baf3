"""What a running bot tells who looks after it, as it is fetched."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot import about
from bot.chat_web import WebSettings, create_server
from bot.cli.logs import AsJson
from bot.cli.watched import Meters, measured, watched
from tests.bot.chat_web.visitors import RealTable, Visitor, open_real_table
from tests.ports import free_port

ALERTS = Path(__file__).parents[3] / "deploy" / "prometheus-alerts.yml"


async def fetch(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def figures(text: str) -> dict[tuple[str, ...], float]:
    """Returns the samples by their name and labels."""
    found = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return {(sample.name, *sample.labels.values()): sample.value for sample in found}


async def play(table: RealTable, member: Visitor) -> None:
    await member.play("", "practise:tikal")
    await member.send("/xyzzy hunter2")
    await table.app.drain()
    (own,) = (await member.get("lounge")).json["tables"]
    assert (await member.get(f"thumbnail?thread={own['thread']}&at=1")).status == 200


async def test_a_host_reads_what_was_done_and_nobodys_name(tmp_path: Path) -> None:
    meters, port = Meters(), free_port()
    async with open_real_table(tmp_path / "longtable.sqlite") as table:
        await table.server.stop()
        table.server = create_server(measured(table.app, meters), WebSettings(port=0))
        await table.server.start()
        async with watched(table.app, meters, "127.0.0.1", port):
            await play(table, await table.member("Zora"))
            assert await fetch(port, "/healthz") == (200, '{"alive": true}')
            assert await fetch(port, "/readyz") == (200, '{"database": true, "web": true}')
            logging.getLogger("bot.test").warning("Zora's quincunx")
            status, text = await fetch(port, "/metrics")
            found = figures(text)
            assert status == 200
            assert found["longtable_command_seconds_count", "press", "practise", "no"] == 1
            assert found["longtable_command_seconds_count", "command", "other", "yes"] == 1
            assert found["longtable_drawing_seconds_count",] == 1
            assert (found["longtable_tables", "running"], found["longtable_tables", "over"]) == (1, 0)
            assert found["longtable_posts_waiting",] == 0 and found["longtable_leases_held",] == 1
            assert found["longtable_chat_connected", "web"] == found["longtable_database_up",] == 1
            assert found["longtable_failures_total", "bot.test", ""] == 1
            for hidden in ("Zora", "xyzzy", "hunter2", "quincunx"):
                assert hidden not in text


async def test_a_database_that_is_not_there_makes_it_unready_but_leaves_it_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    meters, port = Meters(), free_port()
    async with open_real_table(tmp_path / "longtable.sqlite") as table, watched(table.app, meters, "127.0.0.1", port):
        monkeypatch.setattr(type(table.app.store), "read", unreadable)
        assert (await fetch(port, "/healthz"))[0] == 200
        assert await fetch(port, "/readyz") == (503, '{"database": false, "web": true}')
        assert figures((await fetch(port, "/metrics"))[1])["longtable_database_up",] == 0


def unreadable(store: object) -> None:
    from storage.errors import Busy

    raise Busy("gone")


def test_a_line_of_the_log_as_json_tells_process_and_intent() -> None:
    record = logging.LogRecord("bot.test", logging.ERROR, "x.py", 1, "an intent %s", ("failed",), None)
    with about.doing("move"):
        told = json.loads(AsJson().format(record))
    assert (told["message"], told["level"], told["intent"]) == ("an intent failed", "error", "move")
    assert told["process"] == record.process and "table" not in told


def test_the_example_of_alerts_asks_for_figures_that_there_are() -> None:
    told = generate_latest(Meters().registry).decode()
    asked = set(re.findall(r"longtable_[a-z_]+", ALERTS.read_text("utf-8")))
    known = set(re.findall(r"^# TYPE (longtable_[a-z_]+)", told, re.M))
    assert len(asked) >= 5
    assert {name.removesuffix("_bucket") for name in asked} <= known
