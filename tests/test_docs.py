"""What the README and the pages in docs/ name is there: commands, targets, settings, files."""

import re
import shlex
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from bot.app.commands import index
from bot.app.speech.language import Words
from bot.chat_discord import slash
from bot.cli import parser
from bot.settings import NO_SETTINGS, PREFIX, Settings
from rules.core import lesson

ROOT = Path(__file__).parents[1]
PAGES = {
    page.relative_to(ROOT).as_posix(): page.read_text("utf-8")
    for page in [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md"))]
}
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
COMMANDS = set(parser()._subparsers._group_actions[0].choices)  # type: ignore[union-attr,arg-type]
SETTINGS = {PREFIX + name.upper() for name in Settings.__dataclass_fields__}

page = pytest.mark.parametrize("page", PAGES)


def code(text: str) -> list[str]:
    """Returns the pieces of code of a page: what stands in back quotes, and the lines of blocks without comments."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    blocks += re.findall(r"(?:^ {4}.*\n)+", text, re.MULTILINE)
    lines = [re.sub(r"\s+# .*", "", line).strip() for block in blocks for line in block.splitlines()]
    return lines + re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))


def commands_of(text: str) -> list[list[str]]:
    """Returns the command lines of a page that begin with ``longtable``, without that word."""
    found = [re.fullmatch(r"(?:\S+/)?longtable +(\S.*)", piece) for piece in code(text)]
    return [shlex.split(match[1]) for match in found if match and not match[1].startswith(("COMMAND", "--"))]


@page
def test_every_command_line_can_be_typed_as_it_stands(page: str) -> None:
    for words in commands_of(PAGES[page]):
        assert words[0] in COMMANDS, words
        if len(words) > 1:
            parser().parse_args(words)


def test_the_checks_see_the_commands_of_a_page() -> None:
    text = "Say `longtable verify x` or\n\n```sh\n.venv/bin/longtable run  # starts\n```\n\n    longtable doctor\n"
    assert sorted(commands_of(text)) == [["doctor"], ["run"], ["verify", "x"]]


def test_one_page_names_every_command_and_every_target() -> None:
    assert {words[0] for words in commands_of(PAGES["docs/commands.md"])} == COMMANDS
    assert set(re.findall(r"\| `make ([a-z]+)", PAGES["docs/commands.md"])) == TARGETS - {"help"}


@page
def test_every_make_target_exists(page: str) -> None:
    for piece in code(PAGES[page]):
        if match := re.fullmatch(r"make( [A-Z]+=\S+)* ([a-z]+)( [A-Z]+=\S+)*", piece):
            assert match[2] in TARGETS


def test_make_explains_every_target() -> None:
    assert set(re.findall(r'@echo "make ([a-z]+) ', MAKEFILE)) == TARGETS - {"help"}


@page
def test_every_setting_exists(page: str) -> None:
    assert set(re.findall(r"LONGTABLE_[A-Z_]+", PAGES[page])) <= SETTINGS | NO_SETTINGS


def test_hosts_are_told_of_every_setting() -> None:
    assert set(re.findall(r"`(LONGTABLE_[A-Z_]+)`", PAGES["docs/hosting.md"])) >= SETTINGS


@page
def test_every_link_leads_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", PAGES[page]):
        if not target.startswith(("https://", "http://")):
            assert (ROOT / page).parent.joinpath(target).exists(), target


def test_every_decision_is_a_short_page_that_the_architecture_names() -> None:
    named = set(re.findall(r"\]\((decisions/[^)]+)\)", PAGES["docs/architecture.md"]))
    decisions = {name.removeprefix("docs/"): text for name, text in PAGES.items() if name.startswith("docs/decisions/")}
    assert named == set(decisions)
    assert [name for name, text in decisions.items() if len(text.splitlines()) > 45] == []


@pytest.mark.parametrize("page", ["README.md", "README.cs.md", "docs/playing.md", "docs/playing.cs.md"])
def test_a_learner_is_told_how_long_the_lesson_is(page: str) -> None:
    (tasks,) = re.findall(r"`/learn tikal`\D*(\d+) (?:small|mal\w+)", PAGES[page])
    assert int(tasks) == len(lesson.of_game("tikal"))


def test_both_readmes_show_the_same() -> None:
    english, czech = (
        re.findall(r"!\[.*?\]\((.*?)\)|^### |^## |```", PAGES[page]) for page in ("README.md", "README.cs.md")
    )
    assert english == czech


@pytest.mark.parametrize("picture", re.findall(r"!\[.*?\]\((.*?)\)", PAGES["README.md"]))
def test_the_pictures_of_the_readme_come_fast(picture: str) -> None:
    assert (ROOT / picture).stat().st_size < (3_000_000 if "turn" in picture else 250_000)


BROKEN = re.compile(r"\||\d+\. |[-*] |```|#+ |.*\|---")
"""What a line of a paragraph begins with, or holds, where a table, a list, code or a heading was meant."""


def broken(text: str) -> list[str]:
    """Returns the lines of a page that stand in a paragraph, as it is rendered, and were meant for something else."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    said = [token.content for before, token in pairwise(tokens) if before.type == "paragraph_open"]
    return [line for content in said for line in content.splitlines() if BROKEN.match(line)]


@page
def test_tables_lists_and_code_are_shown_as_such(page: str) -> None:
    assert not broken(PAGES[page])


def test_a_table_that_was_wrapped_into_a_paragraph_is_found() -> None:
    assert broken("For these: | permission | what for | |---|---| | View\nChannels | lobbies |\n")
    assert broken("Some words\n2. and a second step\n")
    assert not broken("For these:\n\n| permission | what for |\n|---|---|\n| View Channels | lobbies |\n")


@page
def test_lists_are_a_b_and_c(page: str) -> None:
    item = r"\**(?:`[^`\n]+`|[\w'’]+)\**"
    listed = rf"{item}, (?:{item}, )*{item}, (?:and|or) {item}(?: {item})?(?=[.;:)])"
    assert re.findall(listed, " ".join(PAGES[page].split())) == []


@cache
def groups() -> set[str]:
    return {slash.group_of(info) for info in index.CATALOGUE.infos(Words("en"))}


@page
def test_every_chat_command_exists(page: str) -> None:
    for piece in code(PAGES[page]):
        for name in re.findall(r"(?:^|  )/([a-z]+)\b(?!/)", piece):
            assert name in groups() or index.of_line(name) is not None, piece


def test_the_glossary_is_in_order() -> None:
    words = re.findall(r"^\| \*\*(.+?)\*\*", PAGES["docs/glossary.md"], re.MULTILINE)
    assert len(words) > 40
    assert words == sorted(words)
