"""Linking: a member shows by a code that an account on another platform is theirs too, and both become one member.

The code is short-lived, counts once, and only its fingerprint is stored. Whoever gives it to the bot joins the member
who got it, and is asked before: a code from somebody else would hand one's own games and notes to that person.

Linking can be undone by the account that is to stand alone: it becomes a new member, and all that the member has stays
with the other accounts. So nobody gains a seat, a hand or notes by it.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from bot.app.play import completing
from bot.app.play.naming import ID_SIGNS
from bot.app.play.tables import OPEN
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from bot.app.time import deadlines, people
from bot.app.time.clocks import Life
from storage.rows import LinkCodeRow, LinkWishRow
from storage.store import Transaction

SIGNS = 10
"""Signs of a code: about fifty bits."""
LIFETIME = 600.0
"""Seconds for which a code, and the question that it leads to, can be answered."""
TRIES = 5
"""Wrong codes that a member may give within an hour."""
HOUR = 3600.0
UNDO = "undo"
"""Stands in the place of a code: the account is to be a member of its own again."""


@declared.command(
    "link",
    who="everybody",
    heard="in private",
    does="changes",
    kept=False,
    args=(Arg(name="code", completes=completing.one_of(UNDO)),),
    group="my",
)
async def link(ctx: Context, line: str) -> Reply:
    """Gives the member a code or, with one, asks whether to become one with whoever got it; or undoes that."""
    if not ctx.private:
        raise Trouble("link-in-private")
    if line.strip().lower() == UNDO:
        return await _undo(ctx)
    code = line.replace("-", "").replace(" ", "").lower()
    if not code:
        return await _give(ctx)
    tries = [at for at in await ctx.tx.links.tries(ctx.member.id) if ctx.now - HOUR < at <= ctx.now]
    if len(tries) >= TRIES:
        raise Trouble("link-too-often")
    found = await ctx.tx.links.take(_fingerprint(code))
    if found is None or not _is_good(ctx, found.until):
        await ctx.tx.links.add_tries(ctx.member.id, ctx.now)
        return Reply(ctx.reply("trouble-link-wrong").message, refused=True)
    if found.member == ctx.member.id:
        raise Trouble("link-own")
    return await _ask(ctx, found.member)


@declared.button("merge", who="everybody", heard="quietly", does="changes")
async def merge(ctx: Context, token: str) -> Reply:
    """Makes the member who was asked one with the member who gave the code."""
    wish = await ctx.tx.links.take_wish(ctx.member.id)
    if wish is None or wish.token != token or not _is_good(ctx, wish.until):
        raise Trouble("unknown-button")
    keeps = await ctx.tx.members.get(wish.keeps)
    if keeps is None or not keeps.name:
        raise Trouble("unknown-button")
    await _require_apart(ctx, keeps.id)
    own = ctx.member
    before = [await _clocks(ctx.tx, member.id) for member in (keeps, own)]
    await ctx.tx.members.absorb(keeps.id, own.id)
    chosen = {
        name: getattr(keeps, name) or getattr(own, name)
        for name in ("language", "zone", "layout", "calls", "hours", "forewarned")
    }
    await ctx.tx.members.update(replace(keeps, **chosen))
    for life, awaited in before:
        await deadlines.redate(ctx.tx, keeps.id, life, ctx.now, awaited)
    accounts = await ctx.tx.members.identities(keeps.id)
    return ctx.reply("link-done", player=literal(keeps.name), accounts=ctx.words.list(a.platform for a in accounts))


async def _clocks(tx: Transaction, member: int) -> tuple[Life, set[str]]:
    """Returns when a member's clock runs, and at which tables it does."""
    return (await people.of(tx, member)).life, {table.id for table, _ in await tx.awaited.of_member(member)}


async def _undo(ctx: Context) -> Reply:
    """Makes the account that asks a new member, unless the other accounts cannot go on with what it plays."""
    accounts = await ctx.tx.members.identities(ctx.member.id)
    own = next(a for a in accounts if (a.platform, a.user) == (ctx.actor.platform, ctx.actor.user))
    others = [account for account in accounts if account != own]
    if not others:
        raise Trouble("link-none")
    if own.platform not in {account.platform for account in others}:
        await _require_free(ctx, own.platform)
    await ctx.tx.members.part(own, ctx.now)
    if ctx.member.name == own.name:
        await ctx.tx.members.update(replace(ctx.member, name=others[0].name))
    return ctx.reply("link-undone", player=literal(own.name), others=ctx.words.list(a.platform for a in others))


async def _require_free(ctx: Context, platform: str) -> None:
    """Raises `Trouble` while the member plays or hosts tables of a platform where no call could come any more."""
    played = await ctx.tx.tables.of_member(ctx.member.id, OPEN)
    hosted = [table for table in await ctx.tx.tables.hosted(ctx.member.id) if table.status in OPEN]
    here = {table.id: table.name for table in (*played, *hosted) if table.platform == platform}
    if here:
        raise Trouble("link-needed", tables=tuple(here.values()))


async def _give(ctx: Context) -> Reply:
    """Gives out a code; one that the member got before is void."""
    code = ctx.luck.code(ID_SIGNS, SIGNS)
    await ctx.tx.links.give(LinkCodeRow(member=ctx.member.id, code=_fingerprint(code), until=ctx.now + LIFETIME))
    return ctx.reply("link-code", code=literal(code), minutes=round(LIFETIME / 60))


async def _ask(ctx: Context, keeps: int) -> Reply:
    await _require_apart(ctx, keeps)
    other = await ctx.tx.members.get(keeps)
    if other is None or not other.name:
        raise Trouble("link-wrong")
    wish = LinkWishRow(member=ctx.member.id, token=ctx.luck.token(), keeps=keeps, until=ctx.now + LIFETIME)
    await ctx.tx.links.ask(wish)
    button = Button(presses.make("merge", wish.token), ctx.say("button-merge"), "danger")
    accounts = ctx.words.list(account.platform for account in await ctx.tx.members.identities(keeps))
    said = ctx.say("link-really", player=literal(other.name), accounts=accounts)
    return Reply(Message(compose(said), buttons=((button,),)))


async def _require_apart(ctx: Context, other: int) -> None:
    """Raises `Trouble` where the two hold, or have held, different seats of one table: nobody may see two hands."""
    guests, both = ctx.tx.guests, []
    for table in await guests.open_to(ctx.member.id):
        own, theirs = await guests.held(table.id, ctx.member.id), await guests.held(table.id, other)
        if own and theirs and len(own | theirs) > 1:
            both.append(table.name)
    if both:
        raise Trouble("link-same-table", tables=tuple(both))


def _is_good(ctx: Context, until: float) -> bool:
    """Says whether what is good until then still is; what was dated by a clock that was ahead is not."""
    return ctx.now <= until <= ctx.now + LIFETIME


def _fingerprint(code: str) -> str:
    return sha256(code.encode()).hexdigest()
