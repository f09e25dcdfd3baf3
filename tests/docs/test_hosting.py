"""docs/hosting.md can be followed: its commands are carried out in order, in a folder that stands for a machine."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import main
from rules.core import record as records

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMMANDS = [line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.M | re.S) for line in block.splitlines()]
LEFT_OUT = tuple(re.findall(r"^\| `([^`]+)` \|", PAGE.partition("## What no test runs")[2], re.M))
UNITS = sorted((ROOT / "deploy").glob("longtable*"))
RECORD = ROOT / "tests" / "records" / "tikal" / "2_seats.txt"
CLONED = "https://example.org/longtable.git"
PLACES = ("/srv/", "/var/backups/", "/etc/systemd/system/")
"""Where the page puts things on a machine."""
PROGRAM = ".venv/bin/longtable"
SUDO = '#!/bin/sh\n[ "$1" != -u ] || shift 2\nexec "$@"\n'


class Machine:
    """A folder in which a host works, with a shell that stays where it went."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.at = folder / "home"
        self.path = folder / "bin"
        for made in (self.at, self.path, *(folder / place.strip("/") for place in PLACES)):
            made.mkdir(parents=True)
        (self.path / "sudo").write_text(SUDO)
        (self.path / "sudo").chmod(0o755)
        self.given = {name: value for name, value in os.environ.items() if not name.startswith("LONGTABLE_")}
        self.given |= {"PATH": f"{self.path}:{os.environ['PATH']}", "LONGTABLE_WEB_PORT": "0"}
        self.known = set[str]()
        """What the program was told to do before, by a process of its own."""
        self._publish(folder / "published")

    def does(self, line: str) -> None:
        """Carries out a command as it stands on the page."""
        words = shlex.split(line)
        if words[0] == "cd":
            self.at = (self.at / self._here(words[1])).resolve()
        elif words == ["make", "run"]:
            self._runs(line)
        elif words[0] == PROGRAM and "$" not in line and words[1] in self.known:
            self._does_here(words[1:])
        else:
            done = subprocess.run(
                ["sh", "-e", "-c", self._here(line)], cwd=self.at, env=self._env(), capture_output=True, text=True
            )
            assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        if words[0] == PROGRAM:
            self.known.add(words[1])
        if "clone" in words:
            self._bring(self.at / self._here(words[-1]) if words[-1] != CLONED else self.at / "longtable")

    def _does_here(self, words: list[str]) -> None:
        """Lets this process do what one of its own has done before: to start one, and to draw boards in it, is long."""
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(self.at)
            for name in os.environ.keys() - self.given.keys():
                patch.delenv(name)
            patch.setenv("LONGTABLE_WEB_PORT", self.given["LONGTABLE_WEB_PORT"])
            assert main(words) == 0, words

    def starts(self, unit: str) -> None:
        """Starts what a unit starts."""
        (line,) = re.findall(r"^ExecStart=(.*)$", (self.folder / "etc/systemd/system" / unit).read_text(), re.M)
        self._runs(line)

    def plays(self) -> None:
        """Sees to it that there is a game at the table that the page speaks of."""
        whole = records.read(RECORD.read_text(encoding="utf-8"))
        (self.folder / "record.txt").write_text(records.write(whole.header, whole.entries[:45]), encoding="utf-8")
        self.does(f"{PROGRAM} import {self.folder / 'record.txt'}")
        with sqlite3.connect(self.at / "data" / "longtable.sqlite") as database:
            database.execute("UPDATE tables SET name = 'acacia'")
        database.close()

    def _runs(self, line: str) -> None:
        """Starts the bot, waits for the link to its web table, and stops it."""
        with subprocess.Popen(
            self._here(line).split(), cwd=self.at, env=self._env(), stdout=subprocess.PIPE, text=True, process_group=0
        ) as bot:
            assert bot.stdout is not None
            told = next((text for text in bot.stdout if "/start?token=" in text), "")
            os.killpg(bot.pid, signal.SIGINT)
            bot.communicate()
        assert told, "the bot did not come up"

    def _env(self) -> dict[str, str]:
        return {**self.given, "PYTHONPATH": str(self.at)}

    def _here(self, text: str) -> str:
        for place in PLACES:
            text = re.sub(rf"(?<![\w.]){place}", f"{self.folder}{place}", text)
        return text

    def _publish(self, origin: Path) -> None:
        """Makes a repository of the files as they are now, and lets it be found where the page clones from."""
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
        for file in filter(None, files):
            if (ROOT / file).exists() and not file.startswith(("tests/", "docs/")):
                (origin / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / file, origin / file)
        self.given |= {
            "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": f"url.{origin}.insteadOf",
            "GIT_CONFIG_VALUE_0": CLONED,
        }
        commit = ["-c", "user.name=host", "-c", "user.email=host@example.org", "commit", "-qm", "All"]
        for words in (["init", "-q", "-b", "main"], ["add", "-A"], commit):
            subprocess.run(["git", *words], cwd=origin, env=self.given, check=True)

    def _bring(self, clone: Path) -> None:
        """Puts what `make` would fetch into a clone."""
        (clone / ".venv").mkdir()
        for name in ("bin", "lib", "pyvenv.cfg"):
            (clone / ".venv" / name).symlink_to(Path(sys.prefix) / name)
        for name in (".for-run", ".for-tests"):
            (clone / ".venv" / name).touch()


@pytest.mark.long
def test_the_page_can_be_followed(tmp_path: Path) -> None:
    machine = Machine(tmp_path)
    for number, line in enumerate(COMMANDS):
        if line.startswith("sudo systemctl enable"):
            machine.starts("longtable.service")
        elif not line.startswith(LEFT_OUT):
            machine.does(line)
        if number == COMMANDS.index("make run"):
            machine.plays()
    assert (machine.at / ".env").stat().st_mode & 0o777 == 0o600
    assert (machine.at / "data").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("start", LEFT_OUT)
def test_what_is_left_out_is_on_the_page(start: str) -> None:
    assert start in PAGE.partition("## What no test runs")[0]


def test_the_units_are_sound() -> None:
    if (analyze := shutil.which("systemd-analyze")) is None:
        pytest.skip("no systemd is installed on this machine")
    done = subprocess.run([analyze, "verify", *UNITS], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "longtable" in line and "not executable" not in line]
    assert complaints == []


SERVICES = pytest.mark.parametrize(
    "unit", [one for one in UNITS if one.suffix == ".service"], ids=lambda unit: unit.stem
)


@SERVICES
def test_a_bot_that_was_broken_into_reaches_little_of_the_machine(unit: Path) -> None:
    if (analyze := shutil.which("systemd-analyze")) is None:
        pytest.skip("no systemd is installed on this machine")
    words = [analyze, "security", "--offline=yes", "--threshold=20", unit]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@SERVICES
def test_units_start_commands_that_there_are(unit: Path) -> None:
    from bot.cli import parser

    (line,) = re.findall(r"^ExecStart=\S+ (.*)$", unit.read_text(), re.M)
    parser().parse_args(line.split())


def test_no_log_of_nginx_holds_the_key_of_a_personal_link() -> None:
    lines = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    (form,) = re.findall(r"^log_format (.*)$", lines, re.M)
    assert not re.search(r"\$(request\b|request_uri|args|query_string|http_referer|arg_)", form)
    assert "error_log /var/log/nginx/longtable.error.log crit;" in lines


@pytest.mark.parametrize("kind", ["req", "conn"])
def test_one_address_cannot_flood_the_table_behind_nginx(kind: str) -> None:
    lines = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    (zone,) = re.findall(rf"^limit_{kind}_zone \$binary_remote_addr zone=(\w+):", lines, re.M)
    assert re.search(rf"location /longtable/ {{[^}}]*limit_{kind} (zone=)?{zone}\b", lines)
