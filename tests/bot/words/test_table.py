"""The words of the table and the code that says them fit together."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from bot.app.commands.helping import QUESTIONS
from bot.app.commands.house import SWITCHES
from bot.app.commands.index import COMMANDS, GROUPS
from bot.app.commands.mine import CALLS, FOREWARNED, UNCHOSEN
from bot.app.commands.replay import PARTS
from bot.app.commands.standings import HIDDEN, LISTED
from bot.app.commands.switches import ENTRIES
from bot.app.commands.times import OFFERED
from bot.app.commands.voting import WISHES
from bot.app.play.leaving import LOST, Comes
from bot.app.play.looks_back import WAYS
from bot.app.play.moves_ahead import SIGNS
from bot.app.play.results import Uncounted
from bot.app.play.votes import RULES, Matter, Why
from bot.app.speech.language import languages
from bot.app.time.lateness import POLICIES
from bot.app.time.next_word import SNOOZES
from bot.app.time.paces import PACES
from players.core.levels import LEVELS
from render.core.palette import LOOKS
from render.core.scene import LAYOUTS
from storage.migrate import migrate
from storage.store import open_store
from tests.bot.words.asked import calls, first_words, patterns, sayings, strings
from tests.bot.words.files import Said, in_file, messages, wanted


@cache
def table() -> dict[str, Said]:
    """Returns the messages of the table by id."""
    names = ("table", "help", "lessons", "opponents", "study")
    return {id: said for name in names for id, said in in_file(languages()[0], f"{name}.ftl").items()}


@cache
def beginnings() -> frozenset[str]:
    return frozenset(id.partition("-")[0] for id in table())


STORED = (
    *("identities", "seats", "orders", "pings", "aloud", "later", "absences", "hosted", "watched", "tried"),
    *("notes", "invitations", "removals"),
    *("results", "ratings", "lessons", "panels", "lounge-users", "lounge-messages-written"),
)

PERMISSIONS = (
    *("view_channel", "send_messages", "send_messages_in_threads"),
    *("create_public_threads", "attach_files", "embed_links"),
)

FILLED = {
    "bot-name-{}": LEVELS,
    "bot-level-{}": LEVELS,
    "button-snooze-{}": SNOOZES,
    "button-vacation-{}": tuple(map(str, OFFERED)),
    "button-ranked-{}": (LISTED, HIDDEN),
    "stats-ranked-{}": (LISTED, HIDDEN),
    "replay-{}": PARTS,
    "analysis-shown-{}": WAYS,
    "button-analysis-{}": WAYS,
    "button-{}": ("done", "back", "next", "first", "undo", "reset"),
    "colour-{}": tuple(look.name for look in LOOKS),
    "command-{}": tuple(COMMANDS),
    "called-{}": tuple({*COMMANDS, *(command.in_group or name for name, command in COMMANDS.items())}),
    "usage-{}": tuple(COMMANDS),
    "entry-{}": ENTRIES,
    "dashboard-{}": ("lobby", "invite", "practice"),
    "help-about-{}": (*COMMANDS, "question"),
    "help-group-{}": (*GROUPS, QUESTIONS),
    "lobby-{}": ("open", "invite", "practice", "running", "closed"),
    "mydata-{}": (*STORED, "lounge-messages-received"),
    "mydata-wish-{}": ("export", "delete"),
    "mygames-{}": ("other", "watched"),
    "pace-{}": tuple(PACES),
    "late-{}": POLICIES,
    "snoozed-{}": SNOOZES,
    "hours-{}": ("begins", "ends"),
    "order-ended-{}": ("impossible",),
    "ahead-word-{}": SIGNS,
    "host-lost-{}": ("gone", "lacks"),
    "permission-{}": PERMISSIONS,
    "post-lacks-{}": ("attach_files", "embed_links", "create_public_threads"),
    "post-thread-{}": ("gone", "lacks"),
    "picture-ended-{}": ("resigned", "abandoned"),
    "resign-really-{}": get_args(Comes),
    "post-over-{}": ("played", "resigned", "abandoned"),
    "post-uncounted-{}": tuple(filter(None, get_args(Uncounted))),
    "only-by-vote-{}": ("pause", "resume", "end"),
    "you-lost-{}": (*LOST.values(), "bot", "lobby", "replaced"),
    "vote-{}": ("declined", "withdrawn"),
    "vote-end-{}": get_args(Why),
    "vote-call-{}": RULES,
    "vote-late-{}": ("replace", "end"),
    "vote-what-{}": get_args(Matter),
    "button-vote-{}": WISHES,
    "button-votes-{}": RULES,
    "button-{}-on": SWITCHES,
    "button-{}-off": SWITCHES,
    "votes-{}": RULES,
    "ping-{}": ("turn", "next", "reminder", "digest", "test", "unreached"),
    "ping-became-{}": ("sent", "waiting", "failed", "gone"),
    "picture-{}": (*LAYOUTS, UNCHOSEN),
    "button-picture-{}": LAYOUTS,
    "button-calls-{}": (*CALLS, "next"),
    "calls-{}": (*CALLS, UNCHOSEN, *(wish.replace(" ", "-") for wish in FOREWARNED)),
    "where-{}": (*CALLS, *(wish.replace(" ", "-") for wish in FOREWARNED)),
    "layout-{}": LAYOUTS,
    "refusal-{}": ("candidates", "nearest", "game-over", "not-awaited", "must-be-last"),
    "table-{}": ("lobby", "running", "over", "closed"),
    "trouble-{}": ("unknown-option", "unknown-value", "nothing-to-undo"),
}
"""What the application puts into the holes of ids that it puts together, beside the literal ids of `Trouble`."""


def troubles() -> set[str]:
    return {f"trouble-{id}" for call in calls("bot.app", "Trouble") for id in first_words(call)}


def filled() -> set[str]:
    return {pattern.replace("{}", word) for pattern, words in FILLED.items() for word in words}


def literal() -> set[str]:
    """Returns the ids that stand in the application as they are: what is said, and what looks like a message."""
    likely = {text for text in strings("bot.app") if re.fullmatch(f"({'|'.join(beginnings())})(-[a-z0-9]+)+", text)}
    return likely | {id for id, _ in sayings("bot.app") if "{}" not in id}


def test_ids_that_are_put_together_are_known_here() -> None:
    assert {pattern for pattern in patterns("bot.app") if pattern.partition("-")[0] in beginnings()} == set(FILLED)


def test_everything_the_application_says_has_a_message() -> None:
    shortened = {id.removeprefix("trouble-") for id in troubles()}
    assert (literal() - shortened) | filled() | troubles() <= set(table())


def test_no_message_of_the_table_is_superfluous() -> None:
    repeated = {id for said in messages(languages()[0]).values() for id in said.references}
    assert set(table()) - strings("bot") - strings("render.core") - filled() - troubles() - repeated == set()


def test_every_message_of_the_table_is_told_what_it_wants_to_know() -> None:
    told = [(id, facts) for id, facts in sayings("bot.app") if id in table() or id in FILLED]
    assert told
    for id, facts in told:
        for said in [id.replace("{}", word) for word in FILLED.get(id, ("",))]:
            assert wanted(languages()[0], said) <= facts, said


async def test_all_that_is_stored_of_a_member_has_a_name(tmp_path: Path) -> None:
    migrate(tmp_path / "longtable.db")
    async with open_store(tmp_path / "longtable.db") as store, store.write() as tx:
        member = await tx.members.add("Anežka", "chat", "1", 0.0)
        stored = await tx.members.everything(member.id)
    lists = {name.replace("_", "-") for name, rows in stored.items() if isinstance(rows, list)}
    assert lists == set(FILLED["mydata-{}"])


@pytest.mark.parametrize("language", languages())
def test_each_command_tells_what_it_does_in_a_sentence(language: str) -> None:
    for name in COMMANDS:
        assert in_file(language, "table.ftl")[f"command-{name}"].text.endswith("."), name


@pytest.mark.parametrize("language", languages())
def test_help_for_a_command_is_two_to_four_lines_with_an_example_of_it(language: str) -> None:
    for name in COMMANDS:
        lines = in_file(language, "help.ftl")[f"help-about-{name}"].text.splitlines()
        assert 1 <= len(lines) <= 3, name
        assert f"`/{name}" in lines[0], name
