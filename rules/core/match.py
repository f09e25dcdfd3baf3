"""A match: one game being played, with its draft and its undo.

A *barrier* is an entry after which nothing can be taken back: chance was used, its seat learnt what it could not
know, somebody else is awaited, or the same seat is asked something else. The entries since the last barrier are the
*draft* of the one seat that is awaited; everybody else sees the match as of the barrier.

A match holds the state at the barrier and the draft, never the whole log, so a move costs the same however long
the game is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Any

import msgspec

from rules.core import codec
from rules.core.chance import Outcome, RecordedChance, SecretChance
from rules.core.contract import AnyGame, Decision, GameError, IllegalAction, Score, Seat, State, Tagged
from rules.core.library import load
from rules.core.log import ABANDON, RESIGN, RETURN, SETUP, TABLE, UNDO, Entry, Header, Lobby, fingerprint, link
from rules.core.notation import split


@dataclass(frozen=True, kw_only=True)
class Match:
    """A match between two entries. Immutable: playing returns another one, so what is asked often is found once."""

    game: AnyGame
    header: Header
    base: State
    """The state as of the last barrier, which is what everybody but the drafting seat sees."""
    base_last: int
    """The number of the entry that led to `base`."""
    base_chain: str
    draft: tuple[Entry, ...] = ()
    drafted: tuple[Tagged, ...] = ()
    """What has happened by the draft."""
    state: State
    """The state with the draft carried out."""
    entries: int
    """The number of entries in the log, those taken back included."""
    draws: Mapping[str, int]
    """How often each kind of luck has been drawn."""
    resigned: tuple[Seat, ...] = ()
    ended: str = ""
    """Why the match ended before the game did: ``resigned``, ``abandoned`` or empty."""
    revisions: tuple[int, ...]
    """For each seat the number of the entry since which its question is the same: what a button is valid for."""

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """What is awaited from whom; empty when the match is over."""
        return () if self.ended else self.game.decisions(self.state)

    @cached_property
    def awaited(self) -> tuple[Seat, ...]:
        return tuple(decision.seat for decision in self.decisions)

    @property
    def over(self) -> bool:
        return not self.decisions

    @cached_property
    def public_scores(self) -> tuple[Score, ...]:
        """The scores as everybody may know them."""
        return scores(self, None)

    @property
    def drafting(self) -> Seat | None:
        """The seat whose draft is open, if there is one."""
        return self.draft[0].seat if self.draft else None

    def state_for(self, seat: Seat | None) -> State:
        """Returns the state that a seat's view is made from: with the draft for its owner, without it for others."""
        return self.state if seat is not None and seat == self.drafting else self.base

    def view(self, seat: Seat | None) -> object:
        return self.game.view(self.state_for(seat), seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """What came of something done to a match."""

    match: Match
    entries: tuple[Entry, ...]
    """What the log grew by."""
    actions: tuple[Tagged, ...] = ()
    """The actions of the game among them."""
    events: tuple[Tagged, ...] = ()
    """What happened by it."""
    published: tuple[Tagged, ...] = ()
    """What has become visible to others by it, draft included: all events since the last barrier, if this is one."""

    @property
    def barrier(self) -> bool:
        return any(entry.barrier for entry in self.entries)


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What `dump` writes: a match without its log. Only ``base``, the position, has a form that the game gives it."""

    header: Header
    base: msgspec.Raw
    base_last: int
    base_chain: str
    draft: tuple[Entry, ...] = ()
    entries: int
    draws: dict[str, int]
    resigned: tuple[Seat, ...] = ()
    ended: str = ""
    revisions: tuple[int, ...]


def start(game: AnyGame, seats: int, options: Mapping[str, str], secret: str, lobby: Lobby | None = None) -> Moved:
    """Sets a game up; raises `IllegalAction` for a number of seats or an option that the game does not have."""
    if seats not in game.meta.seats:
        raise IllegalAction("unknown-seats", seats=seats)
    header = Header(
        game=game.meta.id,
        seats=seats,
        options=game.meta.read_options(options),
        rules=game.meta.rules_version,
        secret=secret,
        lobby=lobby,
    )
    chance = SecretChance(header.key)
    state = game.setup(seats, header.options, chance)
    return first(game, header, state, chance.outcomes)


def from_state(game: AnyGame, header: Header, state: State) -> Match:
    """Returns a match that goes on from any position, for scenarios; its log begins there."""
    return first(game, header, state, ()).match


def play(match: Match, seat: Seat, action: Tagged, by: str = "player") -> Moved:
    """Carries out an action of a seat; raises `IllegalAction`, ``game-over`` and ``not-awaited`` included."""
    before = match.decisions
    if not before:
        raise IllegalAction("game-over")
    if seat not in match.awaited:
        raise IllegalAction("not-awaited")
    game = match.game
    game.check(match.state, seat, action)
    chance = SecretChance(match.header.key, match.draws)
    step = game.apply(match.state, seat, action, chance)
    barrier = step.reveals or _must_be_barrier(match, step.state, chance.outcomes)
    entry = next_entry(match, seat, by, game.format(action), step.state, tuple(chance.outcomes), barrier)
    moved = advance(match, entry, step.state, step.events)
    return replace(moved, actions=(action,))


class Refused(Exception):
    """One of several notations was refused, so none was carried out.

    ``before`` is the match as it would have been when ``notation`` came; ``error`` says why it was refused.
    """

    def __init__(self, notation: str, before: Match, error: GameError) -> None:
        super().__init__(notation)
        self.notation = notation
        self.before = before
        self.error = error


def play_text(match: Match, seat: Seat, text: str, by: str = "player") -> Moved:
    """Carries out one or more notations, separated by semicolons: all of them or, raising `Refused`, none."""
    return reduce(then, play_each(match, seat, text, by))


def play_each(match: Match, seat: Seat, text: str, by: str = "player") -> tuple[Moved, ...]:
    """Returns what comes of each of several notations, one after the other, as `play_text` carries them out.

    An action that is a barrier must be the last, or a refusal after it would be a free look at what it reveals.
    """
    notations = split(text)
    steps: list[Moved] = []
    for left, notation in zip(range(len(notations) - 1, -1, -1), notations, strict=True):
        before = steps[-1].match if steps else match
        try:
            if seat not in before.awaited:
                raise IllegalAction("game-over" if before.over else "not-awaited")
            action = match.game.parse(notation, before.state, seat)
            step = play(before, seat, action, by)
            if step.barrier and left:
                raise IllegalAction("must-be-last", notation=notation)
        except GameError as error:
            raise Refused(notation, before, error) from error
        steps.append(step)
    return tuple(steps)


def take_back(match: Match, seat: Seat, *, all: bool = False) -> Moved:
    """Takes back the last entry of a seat's draft, or all of it; raises `IllegalAction` ``nothing-to-undo``."""
    if match.drafting != seat:
        raise IllegalAction("nothing-to-undo")
    kept = () if all else match.draft[:-1]
    last = kept[-1].n if kept else match.base_last
    entry = next_entry(match, seat, "player", f"{UNDO} {last}", match.state, (), False)
    state, drafted = _redo(match, kept)
    back = replace(match, draft=kept, drafted=drafted, state=state, entries=match.entries + 1)
    return Moved(match=replace(back, revisions=_revisions(match, back, entry)), entries=(entry,))


def resign(match: Match, seat: Seat) -> Moved:
    """Takes a seat out of play, its draft taken back first; the match ends when fewer than two are left.

    The draft of another seat is taken back and made again, so that it stays a draft.
    """
    if match.over:
        raise IllegalAction("game-over")
    if seat in match.resigned:
        raise IllegalAction("has-resigned")
    resigned = (*match.resigned, seat)
    ended = "resigned" if match.header.seats - len(resigned) < 2 else ""
    return _happen(match, seat, RESIGN, resigned=resigned, ended=ended)


def take_over(match: Match, seat: Seat) -> Moved:
    """Brings a seat back into play after its player resigned; raises `IllegalAction` ``has-not-resigned``."""
    if match.over:
        raise IllegalAction("game-over")
    if seat not in match.resigned:
        raise IllegalAction("has-not-resigned")
    return _happen(match, seat, RETURN, resigned=tuple(s for s in match.resigned if s != seat))


def abandon(match: Match) -> Moved:
    """Ends the match for all, without a winner."""
    if match.over:
        raise IllegalAction("game-over")
    return _happen(match, TABLE, ABANDON, ended="abandoned")


def play_default(match: Match, seat: Seat, by: str) -> Moved:
    """Gives the harmless answers of a seat to the end of what it is asked about now, a turn for example.

    ``by`` is ``absent`` for a seat without a player and ``clock`` for a time-out, which plays on from the draft.
    """
    moved = Moved(match=match, entries=())
    asked = subject(match, seat)
    while asked is not None and subject(moved.match, seat) == asked:
        action = match.game.default(moved.match.state, seat)
        moved = then(moved, play(moved.match, seat, action, by))
    return moved


def scores(match: Match, seat: Seat | None) -> tuple[Score, ...]:
    """Returns the scores as a seat may know them; seats that resigned are placed behind all others."""
    found = match.game.scores(match.state_for(seat), seat)
    if not match.resigned:
        return found
    ranks = {s.seat: (s.seat in match.resigned, s.place) for s in found}
    return tuple(replace(s, place=1 + sum(other < ranks[s.seat] for other in ranks.values())) for s in found)


def dump(match: Match) -> bytes:
    """Writes a match down, without its log, so that `restore` can go on from there."""
    return codec.encode(
        Snapshot(
            header=match.header,
            base=msgspec.Raw(codec.encode(match.base)),
            base_last=match.base_last,
            base_chain=match.base_chain,
            draft=match.draft,
            entries=match.entries,
            draws=dict(match.draws),
            resigned=match.resigned,
            ended=match.ended,
            revisions=match.revisions,
        )
    )


class Outdated(Exception):
    """The position in a snapshot has the form of another version; `history.renew` finds it again from the log."""

    def __init__(self, snapshot: Snapshot) -> None:
        super().__init__(f"a position of {snapshot.header.game} has the form of another version")
        self.snapshot = snapshot


def restore(data: bytes) -> Match:
    """Reads what `dump` wrote; raises `Outdated`, and `msgspec.ValidationError` for what is no snapshot at all."""
    shot: Snapshot = codec.decode(data, Snapshot)
    game = load(shot.header.game)
    try:
        base = codec.decode(bytes(shot.base), game.state_type)
    except msgspec.ValidationError as error:
        raise Outdated(shot) from error
    match = Match(
        game=game,
        header=shot.header,
        base=base,
        base_last=shot.base_last,
        base_chain=shot.base_chain,
        state=base,
        entries=shot.entries,
        draws=shot.draws,
        resigned=shot.resigned,
        ended=shot.ended,
        revisions=shot.revisions,
    )
    state, drafted = _redo(match, shot.draft)
    return replace(match, draft=shot.draft, drafted=drafted, state=state) if shot.draft else match


def first(game: AnyGame, header: Header, state: State, outcomes: Sequence[Outcome]) -> Moved:
    """Begins a match in a position; its first entry is the setup."""
    chain = link(state.salt, header.beginning, TABLE, "table", SETUP, outcomes)
    entry = Entry(0, TABLE, "table", SETUP, tuple(outcomes), True, chain, fingerprint(state))
    match = Match(
        game=game,
        header=header,
        base=state,
        base_last=0,
        base_chain=chain,
        state=state,
        entries=1,
        draws=Counter(outcome.kind for outcome in outcomes),
        revisions=(0,) * header.seats,
    )
    return Moved(match=match, entries=(entry,))


def next_entry(
    match: Match, seat: Seat, by: str, action: str, state: State, outcomes: tuple[Outcome, ...], barrier: bool
) -> Entry:
    """Returns the entry that comes next; ``state`` is the one it leads to, looked at for a barrier only."""
    previous = match.draft[-1].chain if match.draft else match.base_chain
    chain = link(match.base.salt, previous, seat, by, action, outcomes)
    return Entry(match.entries, seat, by, action, outcomes, barrier, chain, fingerprint(state) if barrier else "")


def advance(match: Match, entry: Entry, state: State, events: tuple[Tagged, ...]) -> Moved:
    """Appends an entry: to the draft, or as the new barrier, by which the draft becomes visible."""
    drafted = (*match.drafted, *events)
    if entry.barrier:
        draws = Counter(match.draws)
        draws.update(outcome.kind for outcome in entry.outcomes)
        after = replace(
            match,
            base=state,
            base_last=entry.n,
            base_chain=entry.chain,
            draft=(),
            drafted=(),
            state=state,
            entries=match.entries + 1,
            draws=draws,
        )
        published = drafted
    else:
        draft = (*match.draft, entry)
        after = replace(match, draft=draft, drafted=drafted, state=state, entries=match.entries + 1)
        published = ()
    after = replace(after, revisions=_revisions(match, after, entry))
    return Moved(match=after, entries=(entry,), events=events, published=published)


def _happen(match: Match, seat: Seat, action: str, **changes: Any) -> Moved:
    """Lets something happen to the match itself: any draft is taken back, then a barrier is set.

    If the draft is another seat's and the match goes on, it is then made again.
    """
    moved = Moved(match=match, entries=())
    if match.drafting is not None:
        moved = take_back(match, match.drafting, all=True)
    before = moved.match
    entry = next_entry(before, seat, "table" if seat == TABLE else "player", action, before.state, (), True)
    advanced = advance(before, entry, before.state, ())
    moved = then(moved, replace(advanced, match=replace(advanced.match, **changes)))
    return moved if match.drafting == seat or moved.match.over else then(moved, _draft_again(moved.match, match.draft))


def _draft_again(match: Match, draft: Iterable[Entry]) -> Moved:
    moved = Moved(match=match, entries=())
    for entry in draft:
        action = match.game.parse(entry.action, moved.match.state, entry.seat)
        moved = then(moved, play(moved.match, entry.seat, action, entry.by))
    return replace(moved, events=())


def then(first: Moved, second: Moved) -> Moved:
    """Joins two things done one after the other into one."""
    return Moved(
        match=second.match,
        entries=first.entries + second.entries,
        actions=first.actions + second.actions,
        events=first.events + second.events,
        published=first.published + second.published,
    )


def drafted(match: Match) -> Iterator[tuple[State, Entry]]:
    """Yields each entry of the draft behind the position in which it was made."""
    for at, entry in enumerate(match.draft):
        yield _redo(match, match.draft[:at])[0], entry


def _redo(match: Match, draft: Iterable[Entry]) -> tuple[State, tuple[Tagged, ...]]:
    """Carries out a draft from the barrier on; no luck can be in it. Returns the state and what happened."""
    state: State = match.base
    events: list[Tagged] = []
    for entry in draft:
        action = match.game.parse(entry.action, state, entry.seat)
        step = match.game.apply(state, entry.seat, action, RecordedChance(()))
        state = step.state
        events.extend(step.events)
    return state, tuple(events)


def concerns_others(match: Match, state: State, outcomes: Sequence[Outcome]) -> bool:
    """Says whether an action that leads to a state was a barrier at all times: by luck, or by who is awaited."""
    before, after = match.decisions, match.game.decisions(state)
    return bool(outcomes) or len(before) > 1 or {d.seat for d in before} != {d.seat for d in after}


def _must_be_barrier(match: Match, state: State, outcomes: Sequence[Outcome]) -> bool:
    """Says whether an action that leads to a state is a barrier, whatever its seat learnt by it.

    It is where the seat is asked something else after it: what was asked before is settled, and has had its time.
    """
    if concerns_others(match, state, outcomes):
        return True
    return [d.about for d in match.decisions] != [d.about for d in match.game.decisions(state)]


def asked_anew(before: Match, after: Match) -> tuple[Seat, ...]:
    """Returns the seats that have a new question: those not awaited before, or awaited for something else."""
    old = {decision.seat: decision.about for decision in before.decisions}
    return tuple(d.seat for d in after.decisions if d.seat not in old or old[d.seat] != d.about)


def subject(match: Match, seat: Seat) -> tuple[frozenset[Seat], str] | None:
    """Returns who is awaited and what a seat is asked about; None when it is asked nothing."""
    decision = next((decision for decision in match.decisions if decision.seat == seat), None)
    return None if decision is None else (frozenset(match.awaited), decision.about)


def _revisions(before: Match, after: Match, entry: Entry) -> tuple[int, ...]:
    asked = {decision.seat: decision for decision in before.decisions}
    asks = {decision.seat: decision for decision in after.decisions}
    return tuple(
        revision if seat != entry.seat and asked.get(seat) == asks.get(seat) else entry.n
        for seat, revision in enumerate(before.revisions)
    )
