"""The history of a match: replayed, retold, verified, gone back in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

from rules.core.chance import SALT, Outcome, RecordedChance, ReplayError, SecretChance, seated
from rules.core.contract import AnyGame, GameError, IllegalAction, Tagged
from rules.core.library import load
from rules.core.log import ABANDON, RESIGN, RETURN, REWIND, SETUP, TABLE, Entry, Header, Lobby, effective
from rules.core.match import (
    Match,
    Moved,
    Snapshot,
    abandon,
    advance,
    concerns_others,
    first,
    next_entry,
    resign,
    take_over,
)

Kept: TypeAlias = dict[tuple[int, str], Match]
"""Positions of one match that replays have met, by number and chain of the entry that led there.

What an entry follows never changes as long as it is in force, so a replay may go on from any of them.
"""

KEPT_EVERY = 16
"""One of so many positions is kept."""
MOST_KEPT = 200
"""When so many are kept, after many rewinds, keeping begins anew."""


def replay(header: Header, log: Iterable[Entry], kept: Kept | None = None) -> Match:
    """Rebuilds a match from its entries, checking every chain and digest; raises `ReplayError` naming the entry.

    It begins at the nearest position kept, and keeps some of those that it meets.
    """
    entries = list(log)
    if not entries or entries[0].n != 0 or entries[0].action != SETUP:
        raise ReplayError("entry 0 is not the setup")
    if any(later.n <= earlier.n for earlier, later in pairwise(entries)):
        raise ReplayError("the entries are not in order")
    *_, (_, last) = retrace(header, effective(entries), kept, -1)
    return replace(last.match, entries=entries[-1].n + 1)


def renew(snapshot: Snapshot, log: Iterable[Entry]) -> Match:
    """Rebuilds the match that a snapshot was made of, its open draft included; raises `ReplayError` as `replay` does.

    What is asked has not changed by it, so the buttons of then stay valid.
    """
    match = replay(snapshot.header, log)
    if match.entries != snapshot.entries:
        raise ReplayError(f"the log has {match.entries} entries and not {snapshot.entries}")
    return replace(match, revisions=snapshot.revisions)


def retell(
    header: Header, log: Iterable[Entry], kept: Kept | None = None, start: int = 0
) -> Iterator[tuple[Entry, tuple[Tagged, ...]]]:
    """Yields each entry in force with what happened by it, in order, for a log that `replay` takes."""
    return ((entry, moved.events) for entry, moved in retrace(header, effective(log), kept, start))


def retrace(
    header: Header, entries: Sequence[Entry], kept: Kept | None = None, start: int = 0
) -> Iterator[tuple[Entry, Moved]]:
    """Yields each entry in force with what came of it, from the place ``start`` on (-1: the last one).

    Raises `ReplayError` naming the entry that does not fit.
    """
    kept = {} if kept is None else kept
    first_told = start % len(entries) if start < 0 else start
    begin, match = _nearest(entries[:first_told], kept)
    game = _game_of(header)
    for at, entry in enumerate(entries[begin:], begin):
        try:
            moved = _replayed(game, header, match, entry)
        except (GameError, ReplayError) as error:
            raise ReplayError(f"entry {entry.n} ({entry.action}): {_reason(error)}") from error
        match = moved.match
        if at % KEPT_EVERY == 0:
            _keep(kept, entry, match)
        if at >= first_told:
            yield entry, moved


def _nearest(entries: Sequence[Entry], kept: Kept) -> tuple[int, Match | None]:
    """Returns how many of some entries lead to the last position of them that is kept, and that position."""
    for count in range(len(entries), 0, -1):
        if match := kept.get(_key(entries[count - 1])):
            return count, match
    return 0, None


def _key(entry: Entry) -> tuple[int, str]:
    return entry.n, entry.chain


def _keep(kept: Kept, entry: Entry, match: Match) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[_key(entry)] = match


def examine(match: Match, log: Sequence[Entry]) -> None:
    """Checks that a log is whole, legal, drawn from the secret and the words, and leads to a match as it is stored.

    Raises `ReplayError` for the first thing that is not so.
    """
    again = replay(match.header, log)
    verify_draws(match.header, log)
    if log[-1].n != match.entries - 1:
        raise ReplayError(f"its log ends with entry {log[-1].n} and not with {match.entries - 1}")
    if replace(again, revisions=match.revisions) != match:
        raise ReplayError("the stored position is not the one that its log leads to")


def verify_draws(header: Header, log: Iterable[Entry]) -> None:
    """Checks that seats and outcomes follow from the secret and the words; raises `ReplayError` naming the entry."""
    lobby = header.lobby
    if lobby is not None and lobby.drawn and lobby.seating != seated(header.key, header.seats, lobby.begins):
        raise ReplayError("the seats do not follow from the secret and the words")
    draws: Counter[str] = Counter()
    for entry in effective(log):
        for outcome in entry.outcomes:
            if not _follows(header.key, draws, outcome):
                raise ReplayError(f"entry {entry.n}: the {outcome.kind} does not follow from the secret")
            draws[outcome.kind] += 1


def rewind(match: Match, log: Sequence[Entry], to: int, kept: Kept | None = None) -> Moved:
    """Goes back to just after entry ``to``, by agreement of the table; what is drawn again comes out the same.

    ``log`` is the whole log. Raises `IllegalAction` ``no-such-entry`` when that entry is not a barrier in force.
    """
    in_force = effective(log)
    if not any(entry.n == to and entry.barrier for entry in in_force):
        raise IllegalAction("no-such-entry", entry=to)
    target = replay(match.header, [entry for entry in in_force if entry.n <= to], kept)
    entry = next_entry(match, TABLE, "table", f"{REWIND} {to}", target.state, (), True)
    back = replace(target, entries=match.entries + 1)
    return Moved(match=replace(back, revisions=(entry.n,) * match.header.seats), entries=(entry,))


def _game_of(header: Header) -> AnyGame:
    """Returns the game of a header; raises `ReplayError` for a header that fits none."""
    try:
        game = load(header.game)
    except LookupError:
        raise ReplayError(f"no game is called {header.game}") from None
    if header.seats not in game.meta.seats:
        raise ReplayError(f"{game.meta.title} is not played with {header.seats} seats")
    if not 1 <= header.rules <= game.meta.rules_version:
        raise ReplayError(f"the rules of version {header.rules} are not known here")
    try:
        game.meta.read_options(header.options)
    except IllegalAction as error:
        raise ReplayError(f"{error.code}: {error.params}") from None
    if header.lobby is not None:
        _require_fitting(header.lobby, header.seats)
    return game


def _require_fitting(lobby: Lobby, seats: int) -> None:
    """Raises `ReplayError` for a lobby that cannot have led to so many seats."""
    everybody = list(range(seats))
    if not (len(lobby.words) == len(lobby.colours) == seats and sorted(lobby.seating) == everybody):
        raise ReplayError(f"what is told of the lobby is not of {seats} players")
    if lobby.begins is not None and lobby.begins not in everybody:
        raise ReplayError("who was to begin was not in the lobby")


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
    if again.action != entry.action:
        raise ReplayError(f"its notation is not written like this; it would be {again.action}")
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
    if not entry.barrier and concerns_others(match, step.state, entry.outcomes):
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


def _follows(key: str, draws: Mapping[str, int], outcome: Outcome) -> bool:
    chance = SecretChance(key, draws)
    if outcome.kind == SALT:
        chance.salt()
    elif outcome.bound:
        chance.below(outcome.kind, outcome.bound)
    else:
        chance.shuffle(outcome.kind, outcome.values)
    return chance.outcomes == [outcome]
