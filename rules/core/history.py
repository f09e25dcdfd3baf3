"""The history of a match: replayed, retold, verified, gone back in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from rules.core.chance import SALT, Outcome, RecordedChance, ReplayError, SecretChance
from rules.core.contract import AnyGame, GameError, IllegalAction
from rules.core.library import load
from rules.core.log import ABANDON, RESIGN, RETURN, REWIND, SETUP, TABLE, Entry, Header, effective
from rules.core.match import (
    Match,
    Moved,
    Snapshot,
    abandon,
    advance,
    first,
    must_be_barrier,
    next_entry,
    resign,
    take_over,
)


def replay(header: Header, log: Iterable[Entry]) -> Match:
    """Rebuilds a match from its entries, checking every chain and digest; raises `ReplayError` naming the entry."""
    entries = list(log)
    if not entries or entries[0].n != 0 or entries[0].action != SETUP:
        raise ReplayError("entry 0 is not the setup")
    try:
        game = load(header.game)
    except LookupError:
        raise ReplayError(f"no game is called {header.game}") from None
    _check_header(game, header)
    if any(later.n <= earlier.n for earlier, later in pairwise(entries)):
        raise ReplayError("the entries are not in order")
    match: Match | None = None
    for entry in effective(entries):
        try:
            match = _replayed(game, header, match, entry).match
        except (GameError, ReplayError) as error:
            raise ReplayError(f"entry {entry.n} ({entry.action}): {_reason(error)}") from error
    assert match is not None
    count = entries[-1].n + 1
    return replace(match, entries=count)


def renew(snapshot: Snapshot, log: Iterable[Entry]) -> Match:
    """Rebuilds the match that a snapshot was made of, its open draft included; raises `ReplayError` as `replay` does.

    What is asked has not changed by it, so the buttons of then stay valid.
    """
    match = replay(snapshot.header, log)
    if match.entries != snapshot.entries:
        raise ReplayError(f"the log has {match.entries} entries and not {snapshot.entries}")
    return replace(match, revisions=snapshot.revisions)


def retell(header: Header, log: Iterable[Entry]) -> Iterator[tuple[Entry, tuple[Any, ...]]]:
    """Yields each entry in force with what happened by it, in order, for a log that `replay` takes."""
    game = load(header.game)
    match: Match | None = None
    for entry in effective(log):
        moved = _replayed(game, header, match, entry)
        match = moved.match
        yield entry, moved.events


def verify_draws(header: Header, log: Iterable[Entry]) -> None:
    """Checks that every outcome in a log follows from the secret; raises `ReplayError` naming the entry."""
    draws: Counter[str] = Counter()
    for entry in effective(log):
        for outcome in entry.outcomes:
            if not _follows(header.secret, draws, outcome):
                raise ReplayError(f"entry {entry.n}: the {outcome.kind} does not follow from the secret")
            draws[outcome.kind] += 1


def rewind(match: Match, log: Sequence[Entry], to: int) -> Moved:
    """Goes back to just after entry ``to``, by agreement of the table; what is drawn again comes out the same.

    ``log`` is the whole log. Raises `IllegalAction` ``no-such-entry`` when that entry is not a barrier in force.
    """
    kept = effective(log)
    if not any(entry.n == to and entry.barrier for entry in kept):
        raise IllegalAction("no-such-entry", entry=to)
    target = replay(match.header, [entry for entry in kept if entry.n <= to])
    entry = next_entry(match, TABLE, "table", f"{REWIND} {to}", target.state, (), True)
    back = replace(target, entries=match.entries + 1)
    return Moved(match=replace(back, revisions=(entry.n,) * match.header.seats), entries=(entry,))


def _check_header(game: AnyGame, header: Header) -> None:
    if header.seats not in game.meta.seats:
        raise ReplayError(f"{game.meta.title} is not played with {header.seats} seats")
    if not 1 <= header.rules <= game.meta.rules_version:
        raise ReplayError(f"the rules of version {header.rules} are not known here")
    try:
        game.meta.read_options(header.options)
    except IllegalAction as error:
        raise ReplayError(f"{error.code}: {error.params}") from None


def _replayed(game: AnyGame, header: Header, match: Match | None, entry: Entry) -> Moved:
    chance = RecordedChance(entry.outcomes)
    if match is None:
        # A match goes on under the rules it began with, whatever version its setup would have today; an option that
        # its header does not name was added later and has its default.
        options = game.meta.read_options(header.options)
        state = replace(game.setup(header.seats, options, chance), rules=header.rules)
        moved = first(game, header, state, chance.outcomes)
    elif entry.action.startswith("!"):
        moved = _repeat_happening(match, entry)
    else:
        moved = _repeat_action(match, entry, chance)
    chance.finish()
    again = moved.entries[-1]
    if again.chain != entry.chain:
        raise ReplayError("the chain does not fit: this entry or one before it was changed")
    if entry.digest and again.digest != entry.digest:
        raise ReplayError("the position after it is not the recorded one")
    return moved


def _repeat_action(match: Match, entry: Entry, chance: RecordedChance) -> Moved:
    game, numbered = match.game, replace(match, entries=entry.n)
    if entry.seat not in match.awaited:
        raise ReplayError("that seat is not awaited")
    action = game.parse(entry.action, match.state, entry.seat)
    game.check(match.state, entry.seat, action)
    step = game.apply(match.state, entry.seat, action, chance)
    if not entry.barrier and must_be_barrier(match, step.state, entry.outcomes):
        raise ReplayError("it cannot be part of a draft")
    again = next_entry(numbered, entry.seat, entry.by, game.format(action), step.state, entry.outcomes, entry.barrier)
    return advance(numbered, again, step.state, step.events)


def _repeat_happening(match: Match, entry: Entry) -> Moved:
    numbered = replace(match, entries=entry.n)
    if entry.action == ABANDON:
        return abandon(numbered)
    if entry.seat not in range(match.header.seats):
        raise ReplayError("there is no such seat")
    if entry.action == RESIGN:
        return resign(numbered, entry.seat)
    if entry.action == RETURN:
        return take_over(numbered, entry.seat)
    raise ReplayError("not something that can happen to a match")


def _reason(error: Exception) -> str:
    return error.code if isinstance(error, IllegalAction) else str(error)


def _follows(secret: str, draws: Mapping[str, int], outcome: Outcome) -> bool:
    chance = SecretChance(secret, draws)
    if outcome.kind == SALT:
        chance.salt()
    elif outcome.bound:
        chance.below(outcome.kind, outcome.bound)
    else:
        chance.shuffle(outcome.kind, outcome.values)
    return chance.outcomes == [outcome]
