"""Votes: whoever plays may propose what only the host could do alone, and everybody else who plays answers."""

from __future__ import annotations

import msgspec

from bot.app.commands import people
from bot.app.play import completing, deciding, leaving, posts, results, tables, votes
from bot.app.play.tables import Playing
from bot.app.play.votes import MATTERS, Matter, Vote
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Reply
from bot.app.time import lateness
from rules.core.contract import Seat

DONE: dict[Matter, str] = {
    "rewind": "rewound",
    "pause": "paused",
    "resume": "resumed",
    "extend": "extended",
    "replace": "removed",
    "end": "ended",
}
"""What is told to whose answer has decided."""


FORFEIT = "forfeit"
"""To end a game of two as won, as the other one has not moved for too long: nobody else is asked."""
ANSWERS = ("yes", "no")
"""What answers the open vote of a table, as its buttons do."""
WISHES = (*ANSWERS, *MATTERS, FORFEIT)


async def _complete(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a proposal: what it is, and behind ``replace`` the name of somebody else at the table; or an answer."""
    head = completing.address(typed)
    playing = await playing_at(ctx, (await tables.find(ctx, typed, ("running",), wish="move"))[0].id)
    vote = await votes.of(ctx.tx, playing.table.id)
    lines = [*ANSWERS] if vote is not None and _is_missing(ctx, playing, vote) else []
    lines += [line for matter in _possible(playing) for line in _lines(playing, matter, ctx.member.id)]
    lines += [FORFEIT] if await _is_kept_waiting(ctx, playing) else []
    return completing.matching(typed.lstrip().removeprefix(head), head, lines)


@declared.command(
    "vote",
    who="players",
    heard="aloud",
    does="changes",
    args=(
        completing.OF_RUNNING,
        Arg(name="proposal", values=lambda: WISHES, label=lambda words, matter: words(f"button-vote-{matter}")),
        Arg(name="player", completes=_complete),
    ),
    group="table",
    whole=_complete,
)
async def propose(ctx: Context, line: str) -> Reply:
    """Proposes something to the table, or answers what is proposed; without words it offers what can be proposed."""
    table, rest = await tables.find(ctx, line, ("running",), wish="move")
    playing = await playing_at(ctx, table.id)
    word, _, name = rest.partition(" ")
    if word.lower() == FORFEIT:
        return await _claim(ctx, playing)
    if word.lower() in ANSWERS:
        vote = await votes.of(ctx.tx, table.id)
        if vote is None:
            raise Trouble("vote-none", table=table.name)
        return await _answer(ctx, playing, vote, word.lower())
    matter = _matter(word.lower())
    if matter is None:
        return await _ask(ctx, playing)
    if matter != "replace":
        return await _propose(ctx, playing, matter)
    called = [seat for seat in _others(playing, ctx.member.id) if people.is_called(name.strip(), playing.names[seat])]
    return await _propose(ctx, playing, matter, called[0]) if called else _ask_whom(ctx, playing)


@declared.button("propose", who="players", heard="aloud", does="changes")
async def propose_this(ctx: Context, id: str, what: str, seat: str = "") -> Reply:
    """Proposes what a button says."""
    playing = await playing_at(ctx, id)
    if what == FORFEIT:
        return await _claim(ctx, playing)
    matter = _matter(what)
    if matter is None:
        raise Trouble("unknown-button")
    if matter != "replace":
        return await _propose(ctx, playing, matter)
    other = next((one for one in _others(playing, ctx.member.id) if str(one) == seat), None)
    return _ask_whom(ctx, playing) if other is None else await _propose(ctx, playing, matter, other)


@declared.button("vote", who="players", heard="quietly", does="changes", asked=True)
async def answer(ctx: Context, id: str, stamp: str, said: str) -> Reply:
    """Agrees to a proposal or declines it; who made it may withdraw it."""
    playing = await playing_at(ctx, id)
    vote = await votes.of(ctx.tx, id)
    if vote is None or vote.stamp != stamp:
        raise Trouble("vote-over", table=playing.table.name)
    return await _answer(ctx, playing, vote, said)


async def _answer(ctx: Context, playing: Playing, vote: Vote, said: str) -> Reply:
    own = playing.seats_of(ctx.member.id)
    if vote.what in votes.MID_PLAY:
        tables.require_unpaused(playing)
    if vote.by in own and said == "no":
        return await _end(ctx, playing, vote, "withdrawn")
    if vote.by in own:
        raise Trouble("vote-own")
    if not set(own) & set(votes.asked(playing, vote)):
        raise Trouble("vote-not-asked", table=playing.table.name)
    if not _is_missing(ctx, playing, vote):
        raise Trouble("vote-twice")
    if said == "no":
        vote = msgspec.structs.replace(vote, declined=(*vote.declined, *own))
    else:
        vote = msgspec.structs.replace(vote, agreed=(*vote.agreed, *own))
    match votes.outcome(playing, vote):
        case True:
            return await _carry_out(ctx, playing, vote)
        case False:
            return await _end(ctx, playing, vote, "failed" if playing.table.votes == votes.MAJORITY else "declined")
    await votes.update(ctx.tx, playing, vote, ctx.now)
    return ctx.reply("vote-counted", table=literal(playing.table.name))


def _is_missing(ctx: Context, playing: Playing, vote: Vote) -> bool:
    """Says whether the member has still to answer."""
    return bool(set(playing.seats_of(ctx.member.id)) & set(votes.missing(playing, vote)))


async def put(ctx: Context, playing: Playing, vote: Vote) -> Reply:
    """Puts a proposal to a table; where nobody else has a say it is carried out at once."""
    await votes.require_new(ctx.tx, playing, vote)
    if not votes.asked(playing, vote):
        return await _carry_out(ctx, playing, vote)
    await votes.open(ctx.tx, playing, vote, ctx.now)
    return ctx.reply("vote-opened", table=literal(playing.table.name))


async def _propose(ctx: Context, playing: Playing, matter: Matter, seat: Seat | None = None) -> Reply:
    _require_possible(playing, matter)
    vote = Vote(
        stamp=ctx.luck.token(),
        what=matter,
        by=playing.seats_of(ctx.member.id)[0],
        until=ctx.now + votes.LIFETIME,
        seat=seat,
    )
    if seat is not None and not votes.asked(playing, vote):
        raise Trouble("vote-nobody", table=playing.table.name)
    return await put(ctx, playing, vote)


async def playing_at(ctx: Context, id: str) -> Playing:
    """Returns a running table at which the member plays."""
    playing = await tables.played(ctx.tx, id)
    if not playing.seats_of(ctx.member.id):
        raise Trouble("not-at-table", table=playing.table.name)
    if playing.match.over:
        raise Trouble("game-over", table=playing.table.name)
    return playing


def _matter(word: str) -> Matter | None:
    return next((one for one in MATTERS if one == word), None)


def _require_possible(playing: Playing, matter: Matter) -> None:
    """Raises `Trouble` for what makes no sense at a table as it is."""
    if matter in ("pause", "extend"):
        tables.require_unpaused(playing)
    if matter == "resume" and playing.table.paused_at is None:
        raise Trouble("not-paused", table=playing.table.name)
    if matter == "extend" and not playing.table.pace:
        raise Trouble("vote-unhurried", table=playing.table.name)


def _possible(playing: Playing) -> tuple[Matter, ...]:
    """Returns what can be proposed at a table as it is."""
    paused, hurried = playing.table.paused_at is not None, playing.table.pace > 0
    sense = {"pause": not paused, "resume": paused, "extend": hurried and not paused}
    return tuple(matter for matter in MATTERS if sense.get(matter, True))


def _others(playing: Playing, member: int) -> tuple[Seat, ...]:
    return tuple(row.seat for row in playing.seats if row.member not in (None, member))


def _lines(playing: Playing, matter: Matter, member: int) -> list[str]:
    """Returns how a proposal is typed: about each of the others where it is about somebody."""
    if matter != "replace":
        return [matter]
    return [f"{matter} {playing.names[seat]}" for seat in _others(playing, member)]


async def _ask(ctx: Context, playing: Playing) -> Reply:
    """Offers what can be proposed."""
    table = playing.table
    found = [*_possible(playing), *([FORFEIT] if await _is_kept_waiting(ctx, playing) else [])]
    offered = [(presses.make("propose", table.id, one), ctx.say(f"button-vote-{one}")) for one in found]
    return people.ask(ctx.say("vote-which", table=literal(table.name)), offered)


def _ask_whom(ctx: Context, playing: Playing) -> Reply:
    """Offers whom the proposal to replace somebody can be about."""
    table, others = playing.table, _others(playing, ctx.member.id)
    offered = [(presses.make("propose", table.id, "replace", seat), playing.names[seat]) for seat in others]
    return people.ask(ctx.say("vote-whom", table=literal(table.name)), offered)


async def _is_kept_waiting(ctx: Context, playing: Playing) -> bool:
    """Says whether the member waits for the only other player, whose time is up."""
    seat = lateness.waited_for(playing)
    if seat is None or seat in playing.seats_of(ctx.member.id):
        return False
    return await lateness.is_late(ctx.tx, playing, seat, ctx.now)


async def _claim(ctx: Context, playing: Playing) -> Reply:
    """Ends a game of two as won by the member, who has waited for the other one for as long as the lobby says."""
    table, seat = playing.table, lateness.waited_for(playing)
    tables.require_unpaused(playing)
    if seat is None or seat in playing.seats_of(ctx.member.id):
        raise Trouble("forfeit-none", table=table.name)
    name, at = playing.names[seat], await lateness.forfeits_at(ctx.tx, playing, seat)
    if ctx.now < at or not await lateness.is_late(ctx.tx, playing, seat, ctx.now):
        raise Trouble("forfeit-early", table=table.name, player=name, when=posts.when(ctx.words, at, ctx.now))
    if not await lateness.could_move(ctx.tx, playing, seat, ctx.now):
        raise Trouble("forfeit-away", table=table.name, player=name)
    if await results.is_short(ctx.tx, playing):
        raise Trouble("forfeit-short", table=table.name)
    await leaving.forfeit(ctx.tx, playing, seat, ctx.now)
    return ctx.reply("forfeited", table=literal(table.name), player=literal(name))


async def _carry_out(ctx: Context, playing: Playing, vote: Vote) -> Reply:
    await deciding.carry_out(ctx.tx, playing, vote, ctx.kept(playing.table.id), ctx.now)
    player = "" if vote.seat is None else literal(playing.names[vote.seat])
    return ctx.reply(DONE[vote.what], table=literal(playing.table.name), entry=vote.number, player=player)


async def _end(ctx: Context, playing: Playing, vote: Vote, why: votes.Why) -> Reply:
    name = playing.names[playing.seats_of(ctx.member.id)[0]]
    await votes.end_aloud(ctx.tx, playing, vote, why, ctx.now, name)
    return ctx.reply(f"vote-{'withdrawn' if why == 'withdrawn' else 'declined'}", table=literal(playing.table.name))
