"""docs/scenarios.md is complete and true: somebody who has only this page and the rules can write a scenario."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

from bot.cli.scenario import spoken
from rules.core import match, scenario
from rules.core.codes import refusals
from rules.core.library import games, load

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "scenarios.md").read_text(encoding="utf-8")
PAGES = [DOCS / "scenarios.md", *sorted(DOCS.glob("scenarios/*.md"))]


def section(game: str) -> str:
    """Returns what is said of one game."""
    page = DOCS / "scenarios" / f"{game}.md"
    assert page.exists(), f"write docs/scenarios/{game}.md, with the facts, notation, options, codes and view of {game}"
    return " ".join(page.read_text(encoding="utf-8").split())


def quoted(names: set[str] | list[str], text: str) -> list[str]:
    """Returns the names that a text does not have in back quotes."""
    return [name for name in sorted(names) if f"`{name}`" not in text]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_on_the_pages_hold(page: Path) -> None:
    examples = re.findall(r"```scenario\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert examples or page.stem == "tikal", "the first example is one of Tikal"
    for example in examples:
        assert scenario.run(scenario.parse(example), spoken).failures == ()


@pytest.mark.parametrize("step", scenario.STEPS)
def test_every_step_is_described(step: str) -> None:
    assert re.search(rf"^\| `{step}[ `]", PAGE, re.MULTILINE)


@pytest.mark.parametrize("key", scenario.HEADER)
def test_every_line_of_the_header_is_described(key: str) -> None:
    assert re.search(rf"^\| `{key}[: ]", PAGE, re.MULTILINE)


def test_default_seed_is_named() -> None:
    assert f"`{scenario.SEED}`" in PAGE


@pytest.mark.parametrize("game", games())
def test_facts_are_listed_as_the_game_describes_them(game: str) -> None:
    text = section(game).replace("`", "")
    assert not [fact.usage for fact in load(game).facts if f"- {fact.usage}" not in text]


@pytest.mark.parametrize("game", games())
def test_facts_that_cannot_be_set_say_so(game: str) -> None:
    unlike = [f.usage for f in load(game).facts if (f.write is None) != f.usage.endswith("(can only be read)")]
    assert not unlike


@pytest.mark.parametrize("game", games())
def test_codes_and_options_are_listed(game: str) -> None:
    options = {option.name for option in load(game).meta.options}
    values = {value for option in load(game).meta.options for value in option.values}
    assert not quoted({*refusals(load(game))} | options | values, section(game))


@pytest.mark.parametrize("game", games())
def test_questions_and_standing_orders_are_listed(game: str) -> None:
    one, page = load(game), section(game)
    state = match.start(one, one.meta.seats[0], {}, "page").match.state
    verbs = [token.text for token in one.orders.tokens(state, 0)] if one.orders is not None else []
    missing = [name for name in (*(question.name for question in one.questions), *verbs) if f"`{name}" not in page]
    assert not missing


@pytest.mark.parametrize("game", games())
def test_conditions_of_moves_ahead_are_listed(game: str) -> None:
    assert not quoted([one.word for one in load(game).conditions], section(game))


@pytest.mark.parametrize("game", games())
def test_sources_and_parts_of_the_view_are_listed(game: str) -> None:
    one = match.start(load(game), load(game).meta.seats[0], {}, "page").match
    sources = {source for score in match.scores(one, 0) for source, _ in score.sources}
    assert not quoted(sources | set(parts(one.view(0))), section(game))


def parts(view: Any) -> list[str]:
    """Returns the names of all fields of a view and of what is in it."""
    found: list[str] = []
    for field in dataclasses.fields(view):
        value = getattr(view, field.name)
        found.append(field.name)
        for item in value if isinstance(value, tuple) else (value,):
            found += parts(item) if dataclasses.is_dataclass(item) else []
    return found
