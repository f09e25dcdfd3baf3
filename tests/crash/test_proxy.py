"""The proxy of `deploy` before two processes of the program: whichever is killed, those who have pages open play on."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest
import yaml

from tests.crash.chats import AWAY, OnTheWeb, until
from tests.crash.play import ROOT, read
from tests.crash.several import Process
from tests.crash.tables import WAITING, Table
from tests.ports import free_port
from tests.postgresql import database

pytestmark = pytest.mark.long

DEPLOYED = ROOT / "deploy"
HOSTS = {"first": "127.0.0.11", "second": "127.0.0.12"}
"""Where the processes listen, each at the ports that all have in their containers."""
COOKIE = "longtable_process"


class Ports:
    """The ports of this machine that stand for those in the containers."""

    def __init__(self) -> None:
        self.web, self.watch, self.site = (str(free_port()) for _ in range(3))

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.site}"

    def settings(self, name: str) -> dict[str, str]:
        """Returns the settings of a process as it is put together, here."""
        composed = yaml.safe_load((DEPLOYED / "compose.yaml").read_text("utf-8"))["services"][name]["environment"]
        own = {
            "LONGTABLE_WEB_HOST": HOSTS[name],
            "LONGTABLE_WEB_PORT": self.web,
            "LONGTABLE_WEB_BASE": self.base,
            "LONGTABLE_WATCH_HOST": HOSTS[name],
            "LONGTABLE_WATCH_PORT": self.watch,
        }
        assert own.keys() < composed.keys()
        return {"LONGTABLE_LOG_FORM": composed["LONGTABLE_LOG_FORM"], **own}

    def proxy(self) -> str:
        """Returns what the proxy is told, here."""
        text = (DEPLOYED / "Caddyfile").read_text("utf-8")
        known = {f"{name}:8642": f"{host}:{self.web}" for name, host in HOSTS.items()}
        for there, here in (known | {"health_port 8644": f"health_port {self.watch}", "{$SITE}": self.base}).items():
            assert text.count(there) == 1
            text = text.replace(there, here)
        return "{\n\tadmin off\n}\n" + text


@asynccontextmanager
async def proxy(folder: Path, ports: Ports) -> AsyncIterator[None]:
    told = folder / "Caddyfile"
    told.write_text(ports.proxy(), encoding="utf-8")
    environ = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with (folder / "proxy").open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(caddy(), "run", "--config", told), env=environ, stdout=log, stderr=log
        )
    try:
        yield
    finally:
        process.kill()
        await process.wait()


def caddy() -> str:
    found = shutil.which("caddy")
    if found is None:
        pytest.skip("Caddy is not installed here")
    return found


class ThroughTheProxy(OnTheWeb):
    """Two at the web table whose pages send again what was not answered, or answered by the proxy alone."""

    async def ask(self, who: str, line: str, event: str) -> str:
        for _ in range(100):
            try:
                return await super().ask(who, line, event)
            except (*AWAY, ValueError):
                await asyncio.sleep(0.1)
        raise AssertionError("no process answers")

    def at(self, who: str) -> str:
        """Names the process at which the browser of somebody is kept, as the proxy does."""
        return next(cookie.value for cookie in self._visitors[who]._session.cookie_jar if cookie.key == COOKIE)


def test_the_proxy_understands_what_it_is_told() -> None:
    told = ["validate", "--config", str(DEPLOYED / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(
        [caddy(), *told], env={"SITE": "games.example.org"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Valid configuration" in done.stderr + done.stdout and "not formatted" not in done.stderr


async def test_those_whose_pages_are_open_play_on_whichever_process_is_killed(tmp_path: Path) -> None:
    ports, kept = Ports(), set[str]()
    with database(made=False) as address:
        async with AsyncExitStack() as stack:
            processes = {name: Process(tmp_path, address, ports.settings(name)) for name in HOSTS}
            for process in processes.values():
                stack.push_async_callback(process.kill)
            await processes["first"].start()
            await stack.enter_async_context(proxy(tmp_path, ports))
            chat = ThroughTheProxy(stack)
            await until(lambda: is_open(ports))
            await chat.connected(processes["first"].link)
            await processes["second"].start()
            table = Table(chat, address, Random("proxy"))  # type: ignore[arg-type]
            await table.begin("mexica")
            await table.play(2)
            kept.add(chat.at("Ann"))
            async with chat._visitors["Ann"].listen(0) as tab:
                assert (await tab.next())["messages"]
                assert kept == {chat.at("Ann")}, "her browser stays at one process"
            for name in HOSTS:
                await processes[name].kill()
                await table.play(2)
                kept.add(chat.at("Ann"))
                async with chat._visitors["Ann"].listen(0) as tab:
                    assert (await tab.next())["messages"], "her page is told of what is played through the other one"
                processes[name] = Process(tmp_path, address, ports.settings(name))
                stack.push_async_callback(processes[name].kill)
                await processes[name].start()
            assert len(kept) == len(HOSTS)
            await until(lambda: read(address, WAITING) == [(0,)])
            await table.check()


def is_open(ports: Ports) -> bool:
    """Says whether the proxy leads to a process."""
    asked = ["curl", "--silent", "--output", "/dev/null", "--write-out", "%{http_code}", f"{ports.base}/"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout not in ("000", "502", "503")
