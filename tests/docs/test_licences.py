"""The page of licences names what is installed, and what each package says itself."""

from __future__ import annotations

from pathlib import Path

from tests.licences import licences, table

PAGE = (Path(__file__).parents[2] / "docs" / "licences.md").read_text("utf-8")


def test_the_page_has_the_licence_of_every_dependency() -> None:
    assert PAGE.endswith(table())


def test_every_dependency_names_its_licence() -> None:
    assert [name for name, licence in licences() if not licence] == []
