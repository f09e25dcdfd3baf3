"""The container's image holds the packages and what they are built from, and nothing of its builder's."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from bot.cli import parser
from bot.settings import PREFIX, Settings

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "Dockerfile").read_text(encoding="utf-8")
DOCKERFILE = TEXT.replace("\\\n", " ").splitlines()
"""Its instructions, each in one line."""
COMPOSED = (ROOT / "compose.yaml").read_text(encoding="utf-8")
IGNORED = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()


def copied() -> set[str]:
    """Returns what the image is given of this folder."""
    lines = [line.split()[1:] for line in DOCKERFILE if line.startswith("COPY ")]
    return {source for *sources, _ in lines for source in sources}


def test_the_image_is_given_every_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = {name.rstrip("*") for name in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    needed = {project["project"]["readme"], *project["project"]["license-files"], "pyproject.toml", "constraints.txt"}
    assert copied() == packages | needed


def test_the_builder_sees_nothing_else_of_the_folder() -> None:
    allowed = {line.removeprefix("!") for line in IGNORED if line.startswith("!")}
    assert IGNORED[0] == "*"
    assert allowed == copied()


def test_everything_that_is_copied_is_there() -> None:
    assert [name for name in sorted(copied()) if not (ROOT / name).exists()] == []


def test_the_image_is_built_of_the_versions_that_were_tested() -> None:
    (installs,) = [line for line in DOCKERFILE if "pip install" in line]
    assert "--constraint constraints.txt" in installs


def test_the_bot_runs_there_as_a_user_without_rights_who_may_write_its_data() -> None:
    (user,) = _told("USER")
    (data,) = _told("VOLUME")
    made = next(line for line in DOCKERFILE if line.startswith("RUN "))
    assert re.search(rf"useradd [^&]*--uid [1-9]\d+ {user}\b", made)
    assert re.search(rf"install --directory --owner={user} --mode=0700 {data}\b", made)
    assert DOCKERFILE.index(f"USER {user}") > DOCKERFILE.index(made)


def test_what_the_image_starts_is_a_command_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    ((program,), words) = (json.loads(*_told(name)) for name in ("ENTRYPOINT", "CMD"))
    assert program in project["project"]["scripts"]
    assert parser().parse_args(words)


def test_the_image_and_what_is_composed_set_only_settings_that_there_are() -> None:
    known = {PREFIX + name.upper() for name in Settings.__dataclass_fields__}
    assert {*re.findall(r"LONGTABLE_[A-Z_]+", TEXT + COMPOSED)} <= known


def test_no_instruction_is_misspelt() -> None:
    known = {"ARG", "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"}
    assert {line.split()[0] for line in DOCKERFILE if line and not line.startswith("#")} == known


def _told(instruction: str) -> list[str]:
    """Returns what stands behind an instruction, wherever it is given."""
    return [line.removeprefix(f"{instruction} ") for line in DOCKERFILE if line.startswith(f"{instruction} ")]


def test_the_image_takes_the_python_that_the_project_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = project["project"]["requires-python"].removeprefix(">=")
    assert f"ARG PYTHON=python:{oldest}-slim" in DOCKERFILE
    assert "FROM ${PYTHON}" in DOCKERFILE


def test_what_is_composed_is_the_image_with_its_database_and_port() -> None:
    (data,) = {line.split()[1] for line in DOCKERFILE if line.startswith("VOLUME ")}
    (port,) = {line.split()[1] for line in DOCKERFILE if line.startswith("EXPOSE ")}
    assert f"      - data:{data}\n" in COMPOSED
    assert f'      - "127.0.0.1:{port}:{port}"\n' in COMPOSED, "it is not open to the network"
