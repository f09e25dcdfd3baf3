"""Installed as a wheel, the program is whole: it is built from what the container's image is built from."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.docs import web_table
from tests.test_container import copied

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "players", "render", "rules", "storage")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Builds the wheel as pip does for everybody, with the builder that `pyproject.toml` asks for."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("built")
    for name in copied():
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(ROOT / name, source / name)
    words = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(built), str(source)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if "No matching distribution found for setuptools" in done.stdout + done.stderr:
        if os.environ.get("LONGTABLE_REQUIRE_REGISTRY") == "1":
            pytest.fail("no package registry answers, and LONGTABLE_REQUIRE_REGISTRY=1 asks for one")
        pytest.skip("no package registry answers, from which pip could get what builds a wheel")
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = built.iterdir()
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Installs the wheel into an environment of its own with the libraries of this one; returns the program."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    python = folder / "bin" / "python"
    words = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(words, capture_output=True, check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    # A line that names a folder adds that folder alone, and nothing that is installed there as editable.
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder / "bin" / "longtable"


def test_every_file_of_the_packages_is_in_the_wheel(wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files", *PACKAGES], cwd=ROOT, capture_output=True, text=True, check=True)
    assert sorted(set(listed.stdout.split()) - set(ZipFile(wheel).namelist())) == []


@pytest.mark.long
def test_an_installed_program_says_its_version(installed: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = subprocess.run([installed, "--version"], capture_output=True, text=True, check=True).stdout
    assert said == f"longtable {project['version']}\n"


@pytest.mark.long
async def test_from_an_empty_folder_an_installed_program_serves_a_table_with_its_board(
    installed: Path, tmp_path: Path
) -> None:
    async with web_table.serve([str(installed), "run"], tmp_path, tmp_path / "data") as link:
        (ada,) = await web_table.enter(link, "Ada")
        try:
            await ada.send("/new tikal practice")
            lobby = await web_table.wait_for(ada, lambda message: "hosted by Ada" in web_table.text(message))
            await web_table.press_label(ada, lobby, "Start")
            opened = await web_table.wait_for(ada, lambda message: message["kind"] == "opened")
            # The thread is told of a moment before it is noted whose it is.
            for _ in range(100):
                if (table := await ada.table(opened["opens"])) is not None:
                    break
                await asyncio.sleep(0.1)
            assert table is not None
            board = await ada.get(table["picture"])
            assert (board.status, board.body[8:12]) == (200, b"WEBP")
        finally:
            await ada.__aexit__(None, None, None)
