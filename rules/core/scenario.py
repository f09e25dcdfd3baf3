"""Scenarios: a position, some notation and what must follow, as a text that anybody can write.

`docs/scenarios.md` describes the format. `parse` reads a text, `run` plays it; both are pure.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeAlias

from rules.core import ahead, codec, match, notation
from rules.core.ahead import If
from rules.core.codes import common, refusals
from rules.core.contract import Ambiguous, AnyGame, Fact, GameError, IllegalAction, Say, Score, Seat, Unreadable
from rules.core.library import load
from rules.core.match import Match, Moved

Speaker: TypeAlias = Callable[[AnyGame, int, Sequence[Say]], str]
"""Says the lines of an answer of a game with so many seats, which are called P0, P1 and so on."""

SEED = "scenario"
"""What all luck comes from when a scenario names no seed of its own."""
NOTHING = "-"
"""Stands for nothing where an answer is expected."""
HEADER = ("title", "game", "seats", "option", "seed")
_SEAT = re.compile(r"P(\d{1,2})")


class ScenarioError(Exception):
    """A scenario cannot be read, or one of its steps makes no sense or crashes the rules; ``line`` counts from 1.

    ``before`` is what had come of the scenario until then, if it had begun.
    """

    def __init__(self, line: int, why: str, before: Result | None = None) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why
        self.before = before


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a scenario that says something."""

    number: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """A scenario as it was read."""

    title: str
    game: AnyGame
    seats: int
    options: Mapping[str, str]
    seed: str
    steps: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """An expectation that did not come true."""

    line: int
    text: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}\n  expected: {self.expected}\n  found: {self.found}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What came of a scenario; it holds when there are no failures."""

    title: str
    failures: tuple[Failure, ...]
    expectations: int
    """How many lines were looked at that expect something: all but those that set a fact or begin a step."""
    undone: tuple[str, ...] = ()
    """What was set and changed again by another fact set behind it: where something fails, this may be why."""
    moved: tuple[tuple[Match, Moved], ...] = ()
    """Every entry played: the match before it and what came of it."""
    refused: frozenset[str] = frozenset()
    """The codes of all refusals met."""


def parse(text: str) -> Scenario:
    """Reads a scenario; raises `ScenarioError`. The steps are read when they are carried out."""
    lines = list(_lines(text))
    count = next((i for i, line in enumerate(lines) if not _is_header(line.text)), len(lines))
    header: dict[str, Line] = {}
    options: dict[str, Line] = {}
    for line in lines[:count]:
        key, _, value = line.text.partition(":")
        name, _, option = key.strip().partition(" ")
        into, at = (options, option.strip()) if name == "option" else (header, key.strip())
        if at in into:
            raise ScenarioError(line.number, f"{key.strip()} is said twice")
        into[at] = Line(line.number, value.strip())
    for required in ("title", "game", "seats"):
        if required not in header:
            raise ScenarioError(lines[count - 1].number if count else 1, f'the line "{required}: ..." is missing')
    game = _game(header["game"])
    seats = _seats(game, header["seats"])
    return Scenario(
        title=header["title"].text,
        game=game,
        seats=seats,
        options=_options(game, seats, options),
        seed=header["seed"].text if "seed" in header else SEED,
        steps=tuple(lines[count:]),
    )


def by_id(game: AnyGame, seats: int, lines: Sequence[Say]) -> str:
    """Says an answer without the words of any language: by the ids of its messages and the values in them."""
    return "; ".join(" ".join([line.id, *(f"{name} {value}" for name, value in line.args.items())]) for line in lines)


def begin(scenario: Scenario, speak: Speaker = by_id) -> Course:
    """Sets the game of a scenario up."""
    return Course(match.start(scenario.game, scenario.seats, scenario.options, scenario.seed).match, speak)


def run(scenario: Scenario, speak: Speaker = by_id) -> Result:
    """Carries out a scenario from setup on; raises `ScenarioError` at a step that makes no sense or crashes the rules.

    A failed expectation changes nothing, so the rest is still looked at, up to the first ``play`` that is refused.
    What a question answers is compared as ``speak`` says it.
    """
    course = begin(scenario, speak)
    failures: list[Failure] = []

    def result() -> Result:
        return Result(
            title=scenario.title,
            failures=tuple(failures),
            expectations=course.expectations,
            undone=tuple(course.undone),
            moved=tuple(course.moved),
            refused=frozenset(course.refused),
        )

    for line, behind in in_order(scenario):
        try:
            course.take(line)
        except ValueError as error:
            raise ScenarioError(line.number, f"{error}{_possible_behind(course, line, behind)}", result()) from None
        except Failed as failed:
            failures.append(Failure(line=line.number, text=line.text, expected=failed.expected, found=failed.found))
            if failed.final:
                break
        except Exception as error:
            why = f"the rules crashed with {type(error).__name__}: {error}"
            raise ScenarioError(line.number, why, result()) from error
    return result()


def in_order(scenario: Scenario) -> Iterator[tuple[Line, list[Line]]]:
    """Yields the steps as they are carried out, each with the facts that are set in the same row behind it.

    Of facts set in a row those that are made from the rest of the position come last.
    """
    last = {fact.name for fact in scenario.game.facts if fact.last}
    for is_set, lines in groupby(scenario.steps, key=lambda line: line.text.split()[0] == "set"):
        row = sorted(lines, key=lambda line: is_set and not last.isdisjoint(line.text.split()[1:2]))
        yield from ((line, row[at + 1 :] if is_set else []) for at, line in enumerate(row))


def _possible_behind(course: Course, line: Line, behind: Iterable[Line]) -> str:
    """Says behind which of the facts set later a fact could have been set that could not be set where it stands."""
    trial = Course(course.match)
    for later in behind:
        with suppress(Exception):  # whatever goes wrong here, the line itself is what is told
            trial.take(later)
            Course(trial.match).take(line)
            return f"; behind line {later.number} ({later.text}) it can be set"
    return ""


class Failed(Exception):
    """An expectation did not come true; after a ``final`` one the rest would make no sense."""

    def __init__(self, expected: str, found: str, final: bool = False) -> None:
        super().__init__(expected, found)
        self.expected = expected
        self.found = found
        self.final = final


@dataclass(frozen=True, slots=True)
class _Set:
    """A fact that was just set, and how it read then."""

    line: Line
    fact: Fact[Any]
    args: tuple[str, ...]
    value: str


@dataclass(slots=True)
class Course:
    """A scenario going on."""

    match: Match
    speak: Speaker = by_id
    line: Line = Line(0, "")
    expectations: int = 0
    moved: list[tuple[Match, Moved]] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    row: list[_Set] = field(default_factory=list)
    """The facts set in a row up to here."""
    undone: list[str] = field(default_factory=list)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def take(self, line: Line) -> None:
        """Carries out a line; raises `ValueError` where it makes no sense, and `Failed`."""
        key, _, words = line.text.partition(" ")
        if key not in STEPS:
            raise ValueError(f'"{key}" is no step; steps are {", ".join(STEPS)}')
        self.line = line
        if key != "set":
            self.row.clear()
        try:
            STEPS[key](self, words.strip())
        except Failed:
            self.expectations += 1
            raise
        self.expectations += key not in ("set", "step")

    def expect(self, expected: str, found: str, details: str = "", *, final: bool = False) -> None:
        """Compares; raises `Failed` with the details of what was found."""
        if expected != found:
            raise Failed(expected, f"{found} ({details})" if details else found, final)

    def refuse(self, error: GameError) -> tuple[str, str]:
        """Notes a refusal and returns what it is compared by, and the numbers of the case."""
        match error:
            case IllegalAction(code=code, params=params):
                self.refused.add(code)
                return f"refused, {code}", ", ".join(f"{name} {value}" for name, value in params.items())
            case Ambiguous(candidates=candidates):
                return "ambiguous", " or ".join(candidates)
            case _:
                return "unreadable", ""


def _set(course: Course, words: str) -> None:
    name, value = _equation(words)
    fact, args = _fact(course.game, name)
    if fact.write is None:
        raise ValueError(f"{fact.name} follows from other facts and cannot be set")
    state = fact.write(course.match.state, args, value)
    course.match = match.from_state(course.game, course.match.header, state)
    others = [one for one in course.row if (one.fact, one.args) != (fact, args)]
    lasting = [one for one in others if _reads(course, one.fact, one.args) == one.value]
    for one in others:
        if one not in lasting:
            course.undone.append(
                f"line {course.line.number}: {course.line.text}\n"
                f"  changes what line {one.line.number} has set ({one.line.text}): the order of the two matters"
            )
    course.row = [*lasting, _Set(course.line, fact, args, _reads(course, fact, args))]


def _expect(course: Course, words: str) -> None:
    name, value = _equation(words)
    fact, args = _fact(course.game, name)
    found = " ".join(fact.read(course.match.state, args).split())
    if value != found and fact.judge is not None:
        fact.judge(course.match.state, value)
    shuffled = value != found and sorted(value.split()) == sorted(found.split())
    course.expect(value, found, "the same in another order" if shuffled else "")


def _reads(course: Course, fact: Fact[Any], args: tuple[str, ...]) -> str:
    """Reads a fact that was set; nothing where there is no such thing any more."""
    try:
        return fact.read(course.match.state, args)
    except ValueError:
        return ""


def _play(course: Course, words: str) -> None:
    seat, rest = seat_first(course, words)
    try:
        found = list(_moves(course.match, seat, rest))
    except GameError as error:
        course.expect("accepted", *course.refuse(error), final=True)
        return
    for before, moved in found:
        course.moved.append((before, moved))
        course.match = moved.match


def _refuse(course: Course, words: str) -> None:
    seat, rest = seat_first(course, words)
    code, _, text = rest.partition(" ")
    if not text.strip():
        raise ValueError("a code and a notation are needed")
    _check_code(course.game, code)
    course.expect(f"refused, {code}", *_verdict_on_message(course, seat, text))


def _legal(course: Course, words: str) -> None:
    seat, text = seat_first(course, words)
    _one(text)
    course.expect("accepted", *_verdict(course, seat, text))
    _expect_in_tree(course, seat, text, "offered")


def _illegal(course: Course, words: str) -> None:
    seat, rest = seat_first(course, words)
    code, text = _split_code(course, seat, rest)
    _one(text)
    found, details = _verdict(course, seat, text)
    course.expect(f"refused, {code}" if code else "refused", found if code else found.partition(",")[0], details)
    _expect_in_tree(course, seat, text, "not offered")


def _unreadable(course: Course, words: str) -> None:
    seat, text = seat_first(course, words)
    course.expect("unreadable", _reading(course, seat, text))


def _ambiguous(course: Course, words: str) -> None:
    seat, text = seat_first(course, words)
    course.expect("ambiguous", _reading(course, seat, text))


def _undo(course: Course, words: str) -> None:
    seat = _seat(course, words)
    try:
        course.match = match.take_back(course.match, seat).match
    except IllegalAction as error:
        course.expect("taken back", *course.refuse(error), final=True)


def _final(course: Course, words: str) -> None:
    seat = _seat(course, words)
    course.expect("nothing to take back", "a draft" if course.match.drafting == seat else "nothing to take back")


def _sees(course: Course, words: str) -> None:
    seat, rest = _eye_first(course, words)
    path, value = _equation(rest)
    try:
        wanted = json.loads(value)
    except (ValueError, RecursionError):
        raise ValueError(f"{value[:40]!r} is not JSON") from None
    view = json.loads(codec.encode(course.match.view(seat)))
    course.expect(_json(wanted), _follow(view, path), _open_draft(course, seat))


def _score(course: Course, words: str) -> None:
    name, rest = _first(words)
    seat = _seat(course, name)
    points, *sources = rest.split()
    if len(sources) % 2:
        raise ValueError("sources come in pairs, a name and its points")
    score = _score_of(course, seat)
    open_draft = _open_draft(course, seat)
    course.expect(str(_number(points)), str(score.points), open_draft)
    known = dict(score.sources)
    for source, part in zip(sources[::2], sources[1::2], strict=True):
        if source not in known:
            raise ValueError(f"{source!r} is no source of points; sources are {', '.join(known)}")
        course.expect(f"{source} {_number(part)}", f"{source} {known[source]}", open_draft)


def _place(course: Course, words: str) -> None:
    seat, rest = seat_first(course, words)
    course.expect(str(_number(rest)), str(_score_of(course, seat).place), _open_draft(course, seat))


def _asks(course: Course, words: str) -> None:
    """Compares a part of what a question answers, in any case of its letters."""
    seat, rest = _eye_first(course, words)
    asked, sign, text = rest.partition("~")
    if not sign:
        raise ValueError('the sign ~ and a part of the answer in quotation marks are missing: why d4 ~ "..."')
    name, *about = asked.split() or [""]
    known = {question.name: question for question in course.game.questions}
    if name not in known:
        raise ValueError(f"{name!r} is no question; questions are {', '.join(known) or 'none'}")
    wanted = _quoted(text.strip())
    try:
        answer = known[name].ask(course.match.state_for(seat), seat, tuple(about))
    except GameError as error:
        course.expect(f"an answer with {_json(wanted)}", *course.refuse(error))
        return
    said = " ".join(course.speak(course.game, course.match.header.seats, answer).split())
    if wanted.casefold() not in said.casefold():
        course.expect(f"an answer with {_json(wanted)}", _json(said), _open_draft(course, seat))


def _timeout(course: Course, words: str) -> None:
    seat, text = seat_first(course, words)
    if seat not in course.match.awaited:
        course.expect("asked", "not asked")
    try:
        expected = [entry.action for _, moved in _moves(course.match, seat, text) for entry in moved.entries]
    except GameError as error:
        course.expect("accepted", *course.refuse(error))
        return
    played = match.play_default(course.match, seat, "clock").entries
    course.expect("; ".join(expected), "; ".join(entry.action for entry in played))


def _orders(course: Course, words: str) -> None:
    """Compares what an order would answer if it were given here; nothing is given."""
    seat, rest = seat_first(course, words)
    text, expected = _equation(rest)
    game, state = course.game, course.match.state_for(seat)
    if game.orders is None:
        raise ValueError(f"{game.meta.title} has no standing orders")
    try:
        followed = game.orders.follow(state, seat, game.orders.read(text, state, seat))
        wanted = expected if expected == NOTHING else game.format(game.parse(expected, course.match.state, seat))
    except GameError as error:
        course.expect("accepted", *course.refuse(error))
        return
    course.expect(wanted, (followed.notation if followed is not None else "") or NOTHING)


def _holds(course: Course, words: str) -> None:
    """Compares what moves ahead of a seat would find if they asked this of a part of the game, as ``a4 not mine``."""
    seat, rest = seat_first(course, words)
    match rest.split():
        case [part, word]:
            wanted = If(part, word)
        case [part, "not", word]:
            wanted = If(part, word, holds=False)
        case _:
            raise ValueError("a part of the game and what it is are needed, as in: a4 mine, or: a4 not mine")
    try:
        course.expect("so", "so" if ahead.holds(course.match, seat, wanted) else "not so")
    except Unreadable as error:
        known = f"; conditions are {', '.join(error.expected)}" if error.expected else ""
        raise ValueError(f"{error.token!r} cannot be asked{known}") from error


def _score_of(course: Course, seat: Seat) -> Score:
    """Returns the points of a seat with all that has been played, final or not, as far as the seat may know them."""
    return next(one for one in course.game.scores(course.match.state, seat) if one.seat == seat)


def _open_draft(course: Course, seat: Seat | None) -> str:
    """Says that something is not final which somebody therefore does not see yet; nothing where all is final."""
    drafting = course.match.drafting
    if drafting in (None, seat):
        return ""
    eye = "somebody who watches" if seat is None else f"P{seat}"
    return f"what P{drafting} has played is not final, and {eye} does not see it yet"


def _awaited(course: Course, words: str) -> None:
    seats = sorted(_seat(course, word) for word in words.split())
    course.expect(_names(seats), _names(sorted(course.match.awaited)))


def _over(course: Course, words: str) -> None:
    if words:
        raise ValueError(f"nothing may follow, found {words!r}")
    course.expect("over", "over" if course.match.over else f"not over, awaited are {_names(course.match.awaited)}")


def _mark(course: Course, words: str) -> None:
    if len(words.split()) != 1:
        raise ValueError("a step has a name of one word")


def _task(course: Course, words: str) -> None:
    _one(words)
    _play(course, words)


STEPS: Mapping[str, Callable[[Course, str], None]] = {
    "set": _set,
    "play": _play,
    "undo": _undo,
    "expect": _expect,
    "legal": _legal,
    "illegal": _illegal,
    "refuse": _refuse,
    "unreadable": _unreadable,
    "ambiguous": _ambiguous,
    "final": _final,
    "sees": _sees,
    "score": _score,
    "place": _place,
    "asks": _asks,
    "timeout": _timeout,
    "orders": _orders,
    "holds": _holds,
    "awaited": _awaited,
    "over": _over,
    "step": _mark,
    "task": _task,
}
"""What a step may be, by its first word."""


def _lines(text: str) -> Iterator[Line]:
    """Yields what is written on the lines, without comments, and without the lines that are empty then."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = " ".join(re.sub(r"(^|\s)#.*", "", line).split())
        if said:
            yield Line(number, said)


def _is_header(text: str) -> bool:
    key, colon, _ = text.partition(":")
    return bool(colon) and key.split(" ")[0] in HEADER


def _game(line: Line) -> AnyGame:
    try:
        return load(line.text)
    except LookupError:
        raise ScenarioError(line.number, f"no game is called {line.text!r}") from None


def _seats(game: AnyGame, line: Line) -> int:
    known = {str(count): count for count in game.meta.seats}
    if line.text not in known:
        raise ScenarioError(line.number, f"{game.meta.id} is played by {', '.join(known)}, not by {line.text!r}")
    return known[line.text]


def _options(game: AnyGame, seats: int, given: Mapping[str, Line]) -> dict[str, str]:
    known = {option.name: option.values_for(seats) for option in game.meta.options}
    for name, line in given.items():
        if name not in known:
            raise ScenarioError(line.number, f"{name!r} is no option; options are {', '.join(known) or 'none'}")
        if line.text not in known[name]:
            raise ScenarioError(line.number, f"{name} is one of {', '.join(known[name])}, not {line.text!r}")
    return {name: line.text for name, line in given.items()}


def _seat(course: Course, name: str) -> Seat:
    found = _SEAT.fullmatch(name)
    if found is None or int(found[1]) >= course.match.header.seats:
        raise ValueError(f"{name!r} is no seat of this game; seats are P0 to P{course.match.header.seats - 1}")
    return int(found[1])


def _first(words: str) -> tuple[str, str]:
    name, _, rest = words.partition(" ")
    if not rest:
        raise ValueError("something is missing at the end of the line")
    return name, rest.strip()


def seat_first(course: Course, words: str) -> tuple[Seat, str]:
    """Splits the seat with which the words of a step begin from what follows it."""
    name, rest = _first(words)
    return _seat(course, name), rest


def _eye_first(course: Course, words: str) -> tuple[Seat | None, str]:
    """Splits the seat, or ``nobody`` for who only watches, from what follows it."""
    name, rest = _first(words)
    return None if name == "nobody" else _seat(course, name), rest


def _quoted(text: str) -> str:
    """Returns what stands in quotation marks, its blanks single."""
    found = re.fullmatch(r'"(.*\S.*)"', text)
    if found is None:
        raise ValueError(f'{text[:40]!r} does not stand in quotation marks: "..."')
    return " ".join(found[1].split())


def _equation(words: str) -> tuple[str, str]:
    name, sign, value = words.partition("=")
    if not sign or not value.strip():
        raise ValueError("an equals sign and a value are missing")
    return name.strip(), value.strip()


def _fact(game: AnyGame, words: str) -> tuple[Fact[Any], tuple[str, ...]]:
    name, *args = words.split() or [""]
    for fact in game.facts:
        if fact.name == name:
            return fact, tuple(args)
    raise ValueError(f"{name!r} is no fact; facts are {', '.join(fact.name for fact in game.facts)}")


def _moves(before: Match, seat: Seat, text: str) -> Iterator[tuple[Match, Moved]]:
    """Plays the notations of a line one after the other; raises `GameError` at the first that fails."""
    for part in notation.split(text):
        moved = match.play(before, seat, before.game.parse(part, before.state, seat))
        yield before, moved
        before = moved.match


def _one(text: str) -> None:
    if ";" in text:
        raise ValueError("one notation is judged at a time")


def _verdict(course: Course, seat: Seat, text: str) -> tuple[str, str]:
    """Returns what would come of notations, with details, and changes nothing."""
    try:
        for _ in _moves(course.match, seat, text):
            pass
    except GameError as error:
        return course.refuse(error)
    return "accepted", ""


def _verdict_on_message(course: Course, seat: Seat, text: str) -> tuple[str, str]:
    """Returns what would come of a whole message, as a chat would take it: all of it or nothing."""
    try:
        match.play_text(course.match, seat, text)
    except match.Refused as refused:
        return course.refuse(refused.error)
    except GameError as error:
        return course.refuse(error)
    return "accepted", ""


def _reading(course: Course, seat: Seat, text: str) -> str:
    try:
        course.game.parse(text, course.match.state, seat)
    except Unreadable:
        return "unreadable"
    except Ambiguous:
        return "ambiguous"
    return "readable"


def _expect_in_tree(course: Course, seat: Seat, text: str, expected: str) -> None:
    """Compares what the token tree says; a way of several steps need not be in it and is passed over."""
    game, state = course.game, course.match.state
    try:
        action = game.parse(text, state, seat)
    except GameError:
        return
    if len(game.steps(action)) == 1:
        offered = seat in course.match.awaited and notation.offers(game, state, seat, action)
        course.expect(expected, "offered" if offered else "not offered")


def _split_code(course: Course, seat: Seat, words: str) -> tuple[str, str]:
    """Splits a refusal code, which may be left out, from a notation.

    A word is a code if it begins no notation and what follows it is one, or if it is known as one or looks like one.
    """
    first, _, rest = words.partition(" ")
    if not rest or _reading(course, seat, words) != "unreadable":
        return "", words
    if _reading(course, seat, rest) != "unreadable" or "-" in first or _like(course.game, first):
        _check_code(course.game, first)
        return first, rest.strip()
    return "", words


def _check_code(game: AnyGame, code: str) -> None:
    """Raises `ValueError` for a code that no refusal has."""
    near = _like(game, code)
    if code not in near:
        nearest = f"the nearest are {', '.join(near)}" if near else "none is like it"
        raise ValueError(f"{code!r} is no code; {nearest}; longtable scenario --codes {game.meta.id} explains all")


def _like(game: AnyGame, code: str) -> list[str]:
    """Returns the codes most like a word, the word itself first if it is one."""
    return difflib.get_close_matches(code, {**refusals(game), **common()})


def _follow(view: Any, path: str) -> str:
    """Returns the part of an encoded view at the end of a path, as JSON; says so where there is none."""
    for step in path.split("."):
        if isinstance(view, list) and re.fullmatch(r"\d{1,4}", step) and int(step) < len(view):
            view = view[int(step)]
        elif isinstance(view, dict) and step in view:
            view = view[step]
        else:
            return f"nothing called {step!r}"
    return _json(view)


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _names(seats: Iterable[Seat]) -> str:
    return " ".join(f"P{seat}" for seat in seats) or "nobody"
