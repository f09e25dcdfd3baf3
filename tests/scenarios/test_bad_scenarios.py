"""Whatever stands in a scenario, it holds, fails or is told what is wrong with it: nothing else ever comes of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.core import codec, match, scenario
from rules.core.contract import AnyGame, Fact
from rules.core.library import games, load
from rules.core.match import Match
from rules.core.play import RandomPlayer
from tests.scenarios.files import files

MUTATIONS = 1000
CHANGES = 40
ENTRIES = 25


@pytest.mark.long
def test_changed_scenarios_are_played_or_refused_but_never_crash() -> None:
    luck = Random(2)
    texts = [file.read_text(encoding="utf-8") for _, file in files()]
    words = sorted(
        {word for text in texts for word in text.split()} | {"-1", "99999", "=", "P9", "\x00", "ž", '{"a": [1]}'}
    )
    came = Counter(_outcome(_changed(luck.choice(texts), words, luck)) for _ in range(MUTATIONS))
    assert min(came["held"], came["failed"], came["refused"]) > MUTATIONS // 20, came


def _changed(text: str, words: list[str], luck: Random) -> str:
    """Changes, adds, doubles or takes away a few words and lines."""
    lines = [line.split(" ") for line in text.splitlines() if line]
    for _ in range(luck.randrange(1, 4)):
        line = luck.choice(lines)
        at = luck.randrange(len(line))
        match luck.randrange(5):
            case 0:
                line.insert(at, luck.choice(words))
            case 1 if len(line) > 1:
                del line[at]
            case 2:
                lines.insert(luck.randrange(len(lines)), list(luck.choice(lines)))
            case 3 if len(lines) > 1:
                lines.remove(line)
            case _:
                line[at] = luck.choice(words)
    return "\n".join(" ".join(line) for line in lines)


def _outcome(text: str) -> str:
    try:
        result = scenario.run(scenario.parse(text))
    except scenario.ScenarioError:
        return "refused"
    except Exception as error:
        error.add_note(text)
        raise
    return "failed" if result.failures else "held"


@pytest.mark.parametrize("game", games())
def test_a_position_of_which_something_is_changed_is_refused_or_can_be_played(game: str) -> None:
    luck = Random(f"{game} 1")
    known = _known(load(game))
    for _ in range(CHANGES):
        before = _played(
            match.start(load(game), luck.choice(load(game).meta.seats), {}, str(luck.random())).match, luck
        )
        fact, args, value = luck.choice(known)
        try:
            assert fact.write is not None
            state = fact.write(before.state, args, luck.choice(list(_other_values(before.state, fact, args, value))))
        except ValueError as error:
            assert len(str(error).split()) > 2, "it says what is wrong"
        else:
            _played(match.from_state(load(game), before.header, state), luck)


def _known(game: AnyGame) -> list[tuple[Fact[Any], tuple[str, ...], str]]:
    """Returns what is set in the scenarios of a game."""
    facts = {fact.name: fact for fact in game.facts}
    texts = (file.read_text(encoding="utf-8") for of, file in files() if of == game.meta.id)
    lines = (line for text in texts for line in re.findall(r"^set (\w+)([^=\n]*) = ([^#\n]+)", text, re.MULTILINE))
    return [(facts[name], tuple(args.split()), value.strip()) for name, args, value in lines]


def _other_values(state: Any, fact: Fact[Any], args: tuple[str, ...], value: str) -> Iterator[str]:
    """Yields what a fact might be instead of what it is: other words, none, one more, one less, twice the same."""
    words = fact.read(state, args).split()
    yield from (value, "-", "-1", "P0", "P9", "99", " ".join([*words, words[-1]]), " ".join(words[1:]) or "-")
    yield from (str(int(word) + by) for word in words[:1] if word.isdigit() for by in (-1, 1))


def _played(going: Match, luck: Random) -> Match:
    """Plays on at random for a while, and looks at it with all eyes."""
    player = RandomPlayer(luck.randrange)
    for _ in range(luck.randrange(ENTRIES)):
        if going.over:
            break
        going = match.play(going, *player.choose(going)).match
    for seat in (None, *range(going.header.seats)):
        codec.encode(going.view(seat))
        going.game.scores(going.state, seat)
    return going
