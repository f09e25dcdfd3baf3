"""The version is the same wherever it is said, and CHANGELOG.md tells of every version in order."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
HEADINGS = re.findall(r"^## (.*)$", CHANGES, re.M)


def test_every_version_has_its_number_and_its_day() -> None:
    assert [one for one in HEADINGS[1:] if not re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", one)] == []
    assert re.fullmatch(r"\[\d+\.\d+\.\d+\] - (not yet released|\d{4}-\d\d-\d\d)", HEADINGS[0])


def test_the_newest_version_comes_first_and_is_that_of_the_project() -> None:
    numbers = [tuple(map(int, re.findall(r"\d+", heading)[:3])) for heading in HEADINGS]
    assert numbers == sorted(set(numbers), reverse=True)
    assert HEADINGS[0].startswith(f"[{VERSION}] ")


@pytest.mark.parametrize("page", ["README.md", "README.cs.md"])
def test_a_visitor_reads_which_version_it_is(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    (said,) = re.findall(r"(?:version|verze) (\d+\.\d+\.\d+)", text)
    assert said == VERSION
