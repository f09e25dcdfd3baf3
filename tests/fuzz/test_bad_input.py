"""Bad input: two thousand changed notations, presses, commands, records and scenarios of running games.

Each is refused with a plain answer or carried out; nothing else may happen, and what is refused changes nothing.
``FUZZ_SEED`` chooses other luck, ``FUZZ_TIMES`` more of it: the soak tries twenty thousand.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import App
from bot.app.commands import refusals
from bot.app.commands.refusals import why
from bot.app.outside import Luck
from bot.app.play.attempts import NotPlayed
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words
from bot.app.speech.text import as_plain, compose
from rules.core import history, library, record, scenario
from rules.core import match as matches
from rules.core.chance import ReplayError
from rules.core.contract import Ambiguous, IllegalAction, Unreadable
from rules.core.log import Entry
from rules.core.match import Match, Refused
from rules.core.play import RandomPlayer, pick
from rules.core.record import UnreadableRecord
from rules.core.scenario import ScenarioError
from tests.bot.app.chat import Person, choices, open_app, playing_at, seat_down
from tests.fuzz.mutations import cross, mutate
from tests.scenarios.files import files

SEED = int(os.environ.get("FUZZ_SEED", "1"))
TIMES = int(os.environ.get("FUZZ_TIMES", "1"))
NOTATIONS, RECORDS, SCENARIOS, PRESSES, COMMANDS = (TIMES * count for count in (1_600, 270, 50, 80, 80))
TOTAL = NOTATIONS + RECORDS + SCENARIOS + PRESSES + COMMANDS

NAMES = ("Ann", "Bob", "Cid", "Dan")


@dataclass
class Tally:
    """Counts what became of the inputs of one kind."""

    kind: str
    fates: Counter[str] = field(default_factory=Counter)
    games: Counter[str] = field(default_factory=Counter)
    """How many got past the parser, by the game that they were made from; those of no game by ``-``."""

    def add(self, fate: str, game: str = "-", *, parsed: bool) -> None:
        self.fates[fate] += 1
        self.games[game] += parsed

    @property
    def total(self) -> int:
        return self.fates.total()

    @property
    def parsed(self) -> int:
        return self.games.total()

    def __str__(self) -> str:
        return f"{self.kind}: {self.total} inputs ({_counts(self.fates)}), past the parser {_counts(self.games)}"


def _counts(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.most_common())


@dataclass(frozen=True)
class Moment:
    """A moment of a game, with its log and legal notations of a seat that is awaited."""

    match: Match
    log: tuple[Entry, ...]
    seat: int
    legal: tuple[str, ...]


def moments(luck: Random) -> list[Moment]:
    """Returns moments of games of all kinds, from the start to near the end; the soak's are of all seat counts."""
    found: list[Moment] = []
    for game in library.games():
        all_counts = library.meta(game).seats
        for seats in all_counts if TIMES > 1 else (all_counts[0], all_counts[-1]):
            found += _moments_of(luck, game, seats)
    return found


def _moments_of(luck: Random, game: str, seats: int) -> Iterator[Moment]:
    moved = matches.start(library.load(game), seats, {}, f"secret {luck.random()}")
    match, log, player = moved.match, list(moved.entries), RandomPlayer(luck.randrange)
    while not match.over:
        if luck.random() < 0.12:
            seat = luck.choice(match.awaited)
            legal = {pick(match.game, match.state, seat, luck.randrange) for _ in range(12)}
            yield Moment(match, tuple(log), seat, tuple(sorted(legal)))
        moved = matches.play(match, *player.choose(match))
        match, log = moved.match, [*log, *moved.entries]


def words_of(lines: list[str]) -> list[str]:
    """Returns the words that mutations put in; words seen once count as much as those seen often."""
    return sorted({word for line in lines for word in line.split()})


def change_notations(games: list[Moment]) -> Tally:
    luck, counts = Random(f"{SEED} notations"), Tally("notations")
    pool = words_of([line for moment in games for line in moment.legal])
    by_game = {game: [m for m in games if m.match.header.game == game] for game in library.games()}
    titles = tuple(by_game)
    known = {game: [line for moment in found for line in moment.legal] for game, found in by_game.items()}
    shots = {id(moment): matches.dump(moment.match) for moment in games}
    for number in range(NOTATIONS):
        game = luck.choice(titles)
        moment = luck.choice(by_game[game])
        text = luck.choice(moment.legal)
        if luck.random() < 0.5:
            text = cross(luck, text, known[game])
        if luck.random() < 0.7:
            text = mutate(luck, text, pool)
        if luck.random() < 0.15:
            text = f"{text}{luck.choice((';', '; ', ' ;; '))}{mutate(luck, luck.choice(moment.legal), pool)}"
        fate = _fate_of_notation(moment, text, say_it=number % 10 == 0)
        counts.add(fate, game, parsed=fate != "unreadable")
    assert all(matches.dump(moment.match) == shots[id(moment)] for moment in games)
    assert {"unreadable", "ambiguous", "illegal", "carried out"} <= set(counts.fates)
    return counts


def _fate_of_notation(moment: Moment, text: str, say_it: bool) -> str:
    match = moment.match
    try:
        moved = matches.play_text(match, moment.seat, text)
    except Unreadable:
        return "unreadable"
    except Refused as refused:
        if say_it:
            said = why(Words("cs" if len(text) % 2 else "en"), match.header.game, refused.error, NAMES, "it")
            assert as_plain(compose(said))
        kinds = {Unreadable: "unreadable", Ambiguous: "ambiguous", IllegalAction: "illegal"}
        return kinds[type(refused.error)]
    except Exception as error:
        raise AssertionError(f"seed {SEED}, {match.header.game}: {text!r}") from error
    if say_it:
        assert matches.restore(matches.dump(moved.match)).state == moved.match.state
    return "carried out"


def change_records(games: list[Moment]) -> Tally:
    luck, counts = Random(f"{SEED} records"), Tally("records")
    early = [moment for moment in games if 3 < len(moment.log) < 40]
    chosen = [m for game in library.games() for m in luck.sample([m for m in early if m.match.header.game == game], 5)]
    written = [(m.match.header.game, record.write(m.match.header, m.log).splitlines()) for m in chosen]
    pool = words_of([line for _, lines in written for line in lines])
    for _ in range(RECORDS):
        game, good = luck.choice(written)
        lines = list(good)
        at = luck.randrange(len(lines)) if luck.random() < 0.3 else luck.randrange(7, len(lines))
        change = luck.random()
        if change < 0.8:
            lines[at] = mutate(luck, lines[at], pool)
        elif change < 0.9:
            del lines[at]
        else:
            lines.insert(at, luck.choice(luck.choice(written)[1]))
        fate = _fate_of_record("\n".join(lines))
        counts.add(fate, game, parsed=fate != "unreadable")
    assert {"unreadable", "not replayed"} <= set(counts.fates)
    return counts


def _fate_of_record(text: str) -> str:
    above = [line for line in text.splitlines() if not line.startswith("end ")]
    try:
        read = record.read("\n".join([*above, record.end_of(above)]))  # as one writes it who knows how
        history.replay(read.header, read.entries)
        history.verify_draws(read.header, read.entries)
    except UnreadableRecord:
        return "unreadable"
    except ReplayError as error:
        assert str(error)
        return "not replayed"
    except Exception as error:
        raise AssertionError(f"seed {SEED}, a record:\n{text}") from error
    return "replayed"


def change_scenarios() -> Tally:
    luck, counts = Random(f"{SEED} scenarios"), Tally("scenarios")
    texts: dict[str, list[list[str]]] = {}
    for game, file in files():
        texts.setdefault(game, []).append(file.read_text(encoding="utf-8").splitlines())
    pool = words_of([line for found in texts.values() for lines in found for line in lines])
    for _ in range(SCENARIOS):
        game = luck.choice(sorted(texts))
        lines = list(luck.choice(texts[game]))
        for _ in range(luck.choice((1, 1, 2))):
            at = luck.randrange(len(lines))
            lines[at] = mutate(luck, lines[at], pool)
        fate = _fate_of_scenario("\n".join(lines))
        counts.add(fate, game, parsed=fate != "unreadable")
    assert {"unreadable", "failed"} <= set(counts.fates)
    return counts


def _fate_of_scenario(text: str) -> str:
    try:
        result = scenario.run(scenario.parse(text))
    except ScenarioError as error:
        assert str(error)
        return "unreadable"
    except Exception as error:
        raise AssertionError(f"seed {SEED}, a scenario:\n{text}") from error
    return "failed" if result.failures else "held"


class Fates:
    """Notes what the application refuses, and why."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.last = ""
        self.state: list[Any] = []
        """How everything stood after the latest input."""
        trouble, refused = refusals.trouble, refusals.refused

        def noted_trouble(words: Words, error: Trouble) -> Any:
            self.last = error.id
            return trouble(words, error)

        def noted_refused(ctx: Any, error: NotPlayed, pending: str) -> Any:
            self.last = "unreadable" if isinstance(error.refused.error, Unreadable) else "illegal"
            return refused(ctx, error, pending)

        monkeypatch.setattr(refusals, "trouble", noted_trouble)
        monkeypatch.setattr(refusals, "refused", noted_refused)


async def change_presses(folder: Path, fates: Fates) -> Tally:
    counts = Tally("presses")
    for game in ("magellan", "toy"):
        await _change_presses_of(folder.with_name(f"{folder.name}-{game}"), fates, game, counts)
    return counts


async def _change_presses_of(folder: Path, fates: Fates, game: str, counts: Tally) -> None:
    fates.state = []
    luck = Random(f"{SEED} presses {game}")
    async with open_app(folder, luck=Luck()) as (app, chat):
        people = await seat_down(app, chat, game, "Ann", "Bob", "Cid")
        everybody = [*people, Person(app, "Eve")]
        table = (await playing_at(app)).table.id  # a press may open another one
        known = {choice.press for message in chat.shown.values() for choice in choices(message)}
        for _ in range(PRESSES // 2):
            match = (await playing_at(app, table)).match
            if match.over:
                people = await seat_down(app, chat, game, "Ann", "Bob", "Cid")
                everybody, fates.state = [*people, Person(app, "Eve")], []
                playing = await playing_at(app)
                table, match = playing.table.id, playing.match
            mover = people[luck.choice(match.awaited)]
            if luck.random() < 0.3:
                await mover.types("/play")
                fates.state = []
            recent = sorted(known)[-40:] + [choice.press for p in people for m in p.seen[-1:] for choice in choices(m)]
            known.update(choice.press for choice in choices(chat.last))
            data = _changed_press(luck, luck.choice(recent), recent)
            person = luck.choice(everybody)
            fate = await _fate_in_app(app, fates, person.presses_data(data), repr(data))
            counts.add(fate, game, parsed=fate != "unknown-button")


def _changed_press(luck: Random, data: str, others: list[str]) -> str:
    line = data.replace(":", " ")
    if luck.random() < 0.6:
        line = cross(luck, line, [other.replace(":", " ") for other in others])
    if luck.random() < 0.6:
        line = mutate(luck, line, line.split(" "))
    return line.replace(" ", ":")


async def change_commands(folder: Path, fates: Fates) -> Tally:
    fates.state = []
    luck, counts = Random(f"{SEED} commands"), Tally("commands")
    async with open_app(folder, luck=Luck()) as (app, chat):
        speak = {"Ann": "en", "Bob": "cs", "Cid": "cs", "Eve": "en"}
        people = [Person(app, name, language) for name, language in speak.items()]
        for game, joining in (("toy", people[1:2]), ("magellan", people[1:3]), ("tikal", people[1:2])):
            await people[0].types(f"/new {game} seats={1 + len(joining)}")
            for person in joining:
                await person.presses_data(next(c.press for c in choices(chat.lobby) if c.press.startswith("join:")))
            await people[0].types("/start")
        table = (await playing_at(app)).table.name
        lines = [
            f"/move @{table} place c4 r2", "/move end", "/move forage", "/move bury acorn", "/move bid hazel acorn",
            f"/board @{table} text 0", "/board 1", "/log 1", "/score", f"/legal @{table} place", "/why a5",
            "/left acorn", "/cost a5 b5", "/forecast", "/tiles", "/worth", "/hand", "/rules tikal temples",
            "/move bid 3 8", "/move bid sum 11", "/move pay 9; tuck 4", "/worth polo 2", "/sums",
            "/rules magellan cook", "/mygames", "/watch",
            "/notes buy walnuts", "/language cs", "/timezone Europe/Prague", "/mydata export", "/mydata delete",
            "/help move", "/new toy practice seats=2 pace=1d screeches=none", "/invite @bob", "/join", "/leave",
            "/options", "/start", "/undo", "/reset", "/play", "/resign", "/kick bob", "/pause", "/resume", "/close",
        ]  # fmt: skip
        pool = words_of(lines)
        for _ in range(COMMANDS):
            line = mutate(luck, luck.choice(lines), pool)
            person = luck.choice(people)
            private = luck.random() < 0.7
            if luck.random() < 0.2:
                await person.completes(line)
            fate = await _fate_in_app(app, fates, person.types(line, private=private), repr(line))
            counts.add(fate, parsed=fate not in ("no-such-command", "unreadable"))
    return counts


async def _fate_in_app(app: App, fates: Fates, doing: Any, what: str) -> str:
    """Does something and returns what became of it; what is refused must change nothing."""
    before, fates.last = fates.state or await _everything(app), ""
    answer = await doing
    assert answer, what
    for language in ("en", "cs"):
        assert Words(language)("trouble-our-fault") not in answer, f"seed {SEED}: {what}"
    assert "Traceback" not in answer
    fates.state = await _everything(app)
    if fates.last:
        assert fates.state == before, f"seed {SEED}: {what} was refused and changed something"
    return fates.last or "carried out"


async def _everything(app: App) -> list[Any]:
    """Returns what may be changed by an input: tables, seats, matches, panels, posts."""
    async with app.store.read() as tx:
        tables = await tx.tables.in_place("chat", "hall", statuses=("lobby", "running", "over", "closed"))
        seats = [await tx.seats.of(table.id) for table in tables]
        found = [await tx.matches.get(table.id) for table in tables]
        panels = [await tx.panels.get(row.table, row.seat) for rows in seats for row in rows]
    return [tables, seats, found, panels]


def _check_log(caplog: pytest.LogCaptureFixture) -> None:
    bad = [entry for entry in caplog.records if entry.name.startswith("bot.") and entry.levelname != "INFO"]
    assert not bad, [entry.getMessage() for entry in bad]


async def test_bad_input_is_refused_or_carried_out_and_nothing_else(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    fates, games = Fates(monkeypatch), moments(Random(SEED))
    found = [
        change_notations(games),
        change_records(games),
        change_scenarios(),
        await change_presses(tmp_path / "presses", fates),
        await change_commands(tmp_path / "commands", fates),
    ]
    _check_log(caplog)
    parsed = sum(counts.parsed for counts in found)
    by_game = sum((counts.games for counts in found), Counter[str]())
    with capfd.disabled():
        lines = [*map(str, found), f"{TOTAL} inputs in all, past the parser {parsed}: {_counts(by_game)}"]
        sys.stdout.write("".join(f"\nseed {SEED}: {line}" for line in lines))
    assert sum(counts.total for counts in found) == TOTAL
    assert parsed >= TOTAL / 3
    assert all(by_game[game] >= parsed / (2 * len(library.games())) for game in library.games()), by_game
