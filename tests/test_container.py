"""The container's image holds the packages and what they are built from, and nothing of its builder's."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
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


def test_the_image_takes_the_python_that_the_project_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    oldest = project["project"]["requires-python"].removeprefix(">=")
    assert f"ARG PYTHON=python:{oldest}-slim" in DOCKERFILE
    assert "FROM ${PYTHON}" in DOCKERFILE


def test_what_is_composed_is_the_image_with_its_database_and_port() -> None:
    composed = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    (data,) = {line.split()[1] for line in DOCKERFILE if line.startswith("VOLUME ")}
    (port,) = {line.split()[1] for line in DOCKERFILE if line.startswith("EXPOSE ")}
    assert f"      - data:{data}\n" in composed
    assert f'      - "127.0.0.1:{port}:{port}"\n' in composed, "it is not open to the network"
