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
class TextLine:
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
    steps: tuple[TextLine, ...]


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
    header: dict[str, TextLine] = {}
    options: dict[str, TextLine] = {}
    for line in lines[:count]:
        key, _, value = line.text.partition(":")
        name, _, option = key.strip().partition(" ")
        into, at = (options, option.strip()) if name == "option" else (header, key.strip())
        if at in into:
            raise ScenarioError(line.number, f"{key.strip()} is said twice")
        into[at] = TextLine(line.number, value.strip())
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


def begin(scenario: Scenario, speak: Speaker = by_id) -> Going:
    """Sets the game of a scenario up."""
    return Going(match.start(scenario.game, scenario.seats, scenario.options, scenario.seed).match, speak)


def run(scenario: Scenario, speak: Speaker = by_id) -> Result:
    """Carries out a scenario from setup on; raises `ScenarioError` at a step that makes no sense or crashes the rules.

    A failed expectation changes nothing, so the rest is still looked at, up to the first ``play`` that is refused.
    What a question answers is compared as ``speak`` says it.
    """
    going = begin(scenario, speak)
    failures: list[Failure] = []

    def result() -> Result:
        return Result(
            title=scenario.title,
            failures=tuple(failures),
            expectations=going.expectations,
            undone=tuple(going.undone),
            moved=tuple(going.moved),
            refused=frozenset(going.refused),
        )

    for line, behind in in_order(scenario):
        try:
            going.take(line)
        except ValueError as error:
            raise ScenarioError(line.number, f"{error}{_possible_behind(going, line, behind)}", result()) from None
        except Failed as failed:
            failures.append(Failure(line=line.number, text=line.text, expected=failed.expected, found=failed.found))
            if failed.final:
                break
        except Exception as error:
            why = f"the rules crashed with {type(error).__name__}: {error}"
            raise ScenarioError(line.number, why, result()) from error
    return result()


def in_order(scenario: Scenario) -> Iterator[tuple[TextLine, list[TextLine]]]:
    """Yields the steps as they are carried out, each with the facts that are set in the same row behind it.

    Of facts set in a row those that are made from the rest of the position come last.
    """
    last = {fact.name for fact in scenario.game.facts if fact.last}
    for is_set, lines in groupby(scenario.steps, key=lambda line: line.text.split()[0] == "set"):
        row = sorted(lines, key=lambda line: is_set and not last.isdisjoint(line.text.split()[1:2]))
        yield from ((line, row[at + 1 :] if is_set else []) for at, line in enumerate(row))


def _possible_behind(going: Going, line: TextLine, behind: Iterable[TextLine]) -> str:
    """Says behind which of the facts set later a fact could have been set that could not be set where it stands."""
    trial = Going(going.match)
    for later in behind:
        with suppress(Exception):  # whatever goes wrong here, the line itself is what is told
            trial.take(later)
            Going(trial.match).take(line)
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

    line: TextLine
    fact: Fact[Any]
    args: tuple[str, ...]
    value: str


@dataclass(slots=True)
class Going:
    """A scenario going on."""

    match: Match
    speak: Speaker = by_id
    line: TextLine = TextLine(0, "")
    expectations: int = 0
    moved: list[tuple[Match, Moved]] = field(default_factory=list)
    refused: set[str] = field(default_factory=set)
    row: list[_Set] = field(default_factory=list)
    """The facts set in a row up to here."""
    undone: list[str] = field(default_factory=list)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    def take(self, line: TextLine) -> None:
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


def _set(going: Going, words: str) -> None:
    name, value = _equation(words)
    fact, args = _fact(going.game, name)
    if fact.write is None:
        raise ValueError(f"{fact.name} follows from other facts and cannot be set")
    state = fact.write(going.match.state, args, value)
    going.match = match.from_state(going.game, going.match.header, state)
    others = [one for one in going.row if (one.fact, one.args) != (fact, args)]
    lasting = [one for one in others if _reads(going, one.fact, one.args) == one.value]
    for one in others:
        if one not in lasting:
            going.undone.append(
                f"line {going.line.number}: {going.line.text}\n"
                f"  changes what line {one.line.number} has set ({one.line.text}): the order of the two matters"
            )
    going.row = [*lasting, _Set(going.line, fact, args, _reads(going, fact, args))]


def _expect(going: Going, words: str) -> None:
    name, value = _equation(words)
    fact, args = _fact(going.game, name)
    found = " ".join(fact.read(going.match.state, args).split())
    if value != found:
        fact.judge(going.match.state, value)
    shuffled = value != found and sorted(value.split()) == sorted(found.split())
    going.expect(value, found, "the same in another order" if shuffled else "")


def _reads(going: Going, fact: Fact[Any], args: tuple[str, ...]) -> str:
    """Reads a fact that was set; nothing where there is no such thing any more."""
    try:
        return fact.read(going.match.state, args)
    except ValueError:
        return ""


def _play(going: Going, words: str) -> None:
    seat, rest = seat_first(going, words)
    try:
        found = list(_moves(going.match, seat, rest))
    except GameError as error:
        going.expect("accepted", *going.refuse(error), final=True)
        return
    for before, moved in found:
        going.moved.append((before, moved))
        going.match = moved.match


def _refuse(going: Going, words: str) -> None:
    seat, rest = seat_first(going, words)
    code, _, text = rest.partition(" ")
    if not text.strip():
        raise ValueError("a code and a notation are needed")
    _check_code(going.game, code)
    going.expect(f"refused, {code}", *_verdict_on_message(going, seat, text))


def _legal(going: Going, words: str) -> None:
    seat, text = seat_first(going, words)
    _one(text)
    going.expect("accepted", *_verdict(going, seat, text))
    _expect_in_tree(going, seat, text, "offered")


def _illegal(going: Going, words: str) -> None:
    seat, rest = seat_first(going, words)
    code, text = _split_code(going, seat, rest)
    _one(text)
    found, details = _verdict(going, seat, text)
    going.expect(f"refused, {code}" if code else "refused", found if code else found.partition(",")[0], details)
    _expect_in_tree(going, seat, text, "not offered")


def _unreadable(going: Going, words: str) -> None:
    seat, text = seat_first(going, words)
    going.expect("unreadable", _reading(going, seat, text))


def _ambiguous(going: Going, words: str) -> None:
    seat, text = seat_first(going, words)
    going.expect("ambiguous", _reading(going, seat, text))


def _undo(going: Going, words: str) -> None:
    seat = _seat(going, words)
    try:
        going.match = match.take_back(going.match, seat).match
    except IllegalAction as error:
        going.expect("taken back", *going.refuse(error), final=True)


def _final(going: Going, words: str) -> None:
    seat = _seat(going, words)
    going.expect("nothing to take back", "a draft" if going.match.drafting == seat else "nothing to take back")


def _sees(going: Going, words: str) -> None:
    seat, rest = _eye_first(going, words)
    path, value = _equation(rest)
    try:
        wanted = json.loads(value)
    except (ValueError, RecursionError):
        raise ValueError(f"{value[:40]!r} is not JSON") from None
    view = json.loads(codec.encode(going.match.view(seat)))
    going.expect(_json(wanted), _follow(view, path), _open_draft(going, seat))


def _score(going: Going, words: str) -> None:
    name, rest = _first(words)
    seat = _seat(going, name)
    points, *sources = rest.split()
    if len(sources) % 2:
        raise ValueError("sources come in pairs, a name and its points")
    score = _score_of(going, seat)
    open_draft = _open_draft(going, seat)
    going.expect(str(_number(points)), str(score.points), open_draft)
    known = dict(score.sources)
    for source, part in zip(sources[::2], sources[1::2], strict=True):
        if source not in known:
            raise ValueError(f"{source!r} is no source of points; sources are {', '.join(known)}")
        going.expect(f"{source} {_number(part)}", f"{source} {known[source]}", open_draft)


def _place(going: Going, words: str) -> None:
    seat, rest = seat_first(going, words)
    going.expect(str(_number(rest)), str(_score_of(going, seat).place), _open_draft(going, seat))


def _asks(going: Going, words: str) -> None:
    """Compares a part of what a question answers, in any case of its letters."""
    seat, rest = _eye_first(going, words)
    asked, sign, text = rest.partition("~")
    if not sign:
        raise ValueError('the sign ~ and a part of the answer in quotation marks are missing: why d4 ~ "..."')
    name, *about = asked.split() or [""]
    known = {question.name: question for question in going.game.questions}
    if name not in known:
        raise ValueError(f"{name!r} is no question; questions are {', '.join(known) or 'none'}")
    wanted = _quoted(text.strip())
    try:
        answer = known[name].ask(going.match.state_for(seat), seat, tuple(about))
    except GameError as error:
        going.expect(f"an answer with {_json(wanted)}", *going.refuse(error))
        return
    said = " ".join(going.speak(going.game, going.match.header.seats, answer).split())
    if wanted.casefold() not in said.casefold():
        going.expect(f"an answer with {_json(wanted)}", _json(said), _open_draft(going, seat))


def _timeout(going: Going, words: str) -> None:
    seat, text = seat_first(going, words)
    if seat not in going.match.awaited:
        going.expect("asked", "not asked")
    try:
        expected = [entry.action for _, moved in _moves(going.match, seat, text) for entry in moved.entries]
    except GameError as error:
        going.expect("accepted", *going.refuse(error))
        return
    played = match.play_default(going.match, seat, "clock").entries
    going.expect("; ".join(expected), "; ".join(entry.action for entry in played))


def _orders(going: Going, words: str) -> None:
    """Compares what an order would answer if it were given here; nothing is given."""
    seat, rest = seat_first(going, words)
    text, expected = _equation(rest)
    game, state = going.game, going.match.state_for(seat)
    if game.orders is None:
        raise ValueError(f"{game.meta.title} has no standing orders")
    try:
        followed = game.orders.follow(state, seat, game.orders.read(text, state, seat))
        wanted = expected if expected == NOTHING else game.format(game.parse(expected, going.match.state, seat))
    except GameError as error:
        going.expect("accepted", *going.refuse(error))
        return
    going.expect(wanted, (followed.notation if followed is not None else "") or NOTHING)


def _holds(going: Going, words: str) -> None:
    """Compares what moves ahead of a seat would find if they asked this of a part of the game, as ``a4 not mine``."""
    seat, rest = seat_first(going, words)
    match rest.split():
        case [part, word]:
            wanted = If(part, word)
        case [part, "not", word]:
            wanted = If(part, word, holds=False)
        case _:
            raise ValueError("a part of the game and what it is are needed, as in: a4 mine, or: a4 not mine")
    try:
        going.expect("so", "so" if ahead.holds(going.match, seat, wanted) else "not so")
    except Unreadable as error:
        known = f"; conditions are {', '.join(error.expected)}" if error.expected else ""
        raise ValueError(f"{error.token!r} cannot be asked{known}") from error


def _score_of(going: Going, seat: Seat) -> Score:
    """Returns the points of a seat with all that has been played, final or not, as far as the seat may know them."""
    return next(one for one in going.game.scores(going.match.state, seat) if one.seat == seat)


def _open_draft(going: Going, seat: Seat | None) -> str:
    """Says that something is not final which somebody therefore does not see yet; nothing where all is final."""
    drafting = going.match.drafting
    if drafting in (None, seat):
        return ""
    eye = "somebody who watches" if seat is None else f"P{seat}"
    return f"what P{drafting} has played is not final, and {eye} does not see it yet"


def _awaited(going: Going, words: str) -> None:
    seats = sorted(_seat(going, word) for word in words.split())
    going.expect(_names(seats), _names(sorted(going.match.awaited)))


def _over(going: Going, words: str) -> None:
    if words:
        raise ValueError(f"nothing may follow, found {words!r}")
    going.expect("over", "over" if going.match.over else f"not over, awaited are {_names(going.match.awaited)}")


def _mark(going: Going, words: str) -> None:
    if len(words.split()) != 1:
        raise ValueError("a step has a name of one word")


def _task(going: Going, words: str) -> None:
    _one(words)
    _play(going, words)


STEPS: Mapping[str, Callable[[Going, str], None]] = {
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


def _lines(text: str) -> Iterator[TextLine]:
    """Yields what is written on the lines, without comments, and without the lines that are empty then."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = " ".join(re.sub(r"(^|\s)#.*", "", line).split())
        if said:
            yield TextLine(number, said)


def _is_header(text: str) -> bool:
    key, colon, _ = text.partition(":")
    return bool(colon) and key.split(" ")[0] in HEADER


def _game(line: TextLine) -> AnyGame:
    try:
        return load(line.text)
    except LookupError:
        raise ScenarioError(line.number, f"no game is called {line.text!r}") from None


def _seats(game: AnyGame, line: TextLine) -> int:
    known = {str(count): count for count in game.meta.seats}
    if line.text not in known:
        raise ScenarioError(line.number, f"{game.meta.id} is played by {', '.join(known)}, not by {line.text!r}")
    return known[line.text]


def _options(game: AnyGame, seats: int, given: Mapping[str, TextLine]) -> dict[str, str]:
    known = {option.name: option.values_for(seats) for option in game.meta.options}
    for name, line in given.items():
        if name not in known:
            raise ScenarioError(line.number, f"{name!r} is no option; options are {', '.join(known) or 'none'}")
        if line.text not in known[name]:
            raise ScenarioError(line.number, f"{name} is one of {', '.join(known[name])}, not {line.text!r}")
    return {name: line.text for name, line in given.items()}


def _seat(going: Going, name: str) -> Seat:
    found = _SEAT.fullmatch(name)
    if found is None or int(found[1]) >= going.match.header.seats:
        raise ValueError(f"{name!r} is no seat of this game; seats are P0 to P{going.match.header.seats - 1}")
    return int(found[1])


def _first(words: str) -> tuple[str, str]:
    name, _, rest = words.partition(" ")
    if not rest:
        raise ValueError("something is missing at the end of the line")
    return name, rest.strip()


def seat_first(going: Going, words: str) -> tuple[Seat, str]:
    """Splits the seat with which the words of a step begin from what follows it."""
    name, rest = _first(words)
    return _seat(going, name), rest


def _eye_first(going: Going, words: str) -> tuple[Seat | None, str]:
    """Splits the seat, or ``nobody`` for who only watches, from what follows it."""
    name, rest = _first(words)
    return None if name == "nobody" else _seat(going, name), rest


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


def _verdict(going: Going, seat: Seat, text: str) -> tuple[str, str]:
    """Returns what would come of notations, with details, and changes nothing."""
    try:
        for _ in _moves(going.match, seat, text):
            pass
    except GameError as error:
        return going.refuse(error)
    return "accepted", ""


def _verdict_on_message(going: Going, seat: Seat, text: str) -> tuple[str, str]:
    """Returns what would come of a whole message, as a chat would take it: all of it or nothing."""
    try:
        match.play_text(going.match, seat, text)
    except match.Refused as refused:
        return going.refuse(refused.error)
    except GameError as error:
        return going.refuse(error)
    return "accepted", ""


def _reading(going: Going, seat: Seat, text: str) -> str:
    try:
        going.game.parse(text, going.match.state, seat)
    except Unreadable:
        return "unreadable"
    except Ambiguous:
        return "ambiguous"
    return "readable"


def _expect_in_tree(going: Going, seat: Seat, text: str, expected: str) -> None:
    """Compares what the token tree says; a way of several steps need not be in it and is passed over."""
    game, state = going.game, going.match.state
    try:
        action = game.parse(text, state, seat)
    except GameError:
        return
    if len(game.steps(action)) == 1:
        offered = seat in going.match.awaited and notation.offers(game, state, seat, action)
        going.expect(expected, "offered" if offered else "not offered")


def _split_code(going: Going, seat: Seat, words: str) -> tuple[str, str]:
    """Splits a refusal code, which may be left out, from a notation.

    A word is a code if it begins no notation and what follows it is one, or if it is known as one or looks like one.
    """
    first, _, rest = words.partition(" ")
    if not rest or _reading(going, seat, words) != "unreadable":
        return "", words
    if _reading(going, seat, rest) != "unreadable" or "-" in first or _like(going.game, first):
        _check_code(going.game, first)
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


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def _number(text: str) -> int:
    if not re.fullmatch(r"-?\d{1,6}", text):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _names(seats: Iterable[Seat]) -> str:
    return " ".join(f"P{seat}" for seat in seats) or "nobody"
