"""The rules of a house: what the managers of a server or group have set for the tables there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from babel import Locale

from bot.app.play import outgoing, votes
from bot.app.play.houses import EVERYBODY, MANAGERS, House, load
from bot.app.play.outgoing import Outgoing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble
from bot.app.speech.declared import Arg
from bot.app.speech.language import best_language, languages
from bot.app.speech.messages import Button, Choice, Menu, Message, Place, Reply
from bot.app.speech.text import compose
from bot.app.time import paces
from rules.core import codec
from storage.rows import DashboardRow, TableRow
from storage.store import Transaction

MOSTS = (0, 1, 2, 3, 5, 10, 20, 50)
"""How many tables may be open at once; 0: as many as there are people for."""
MOST_OF_HOST, MOST_OF_CHANNEL = 20, 500
"""How many tables may be open at once, whatever managers have set."""
ROLE = "role="
"""Stands before a platform's id of a role whose members may open tables."""
LONGEST_ID = 32
SWITCHES = ("dashboard", "openings")
"""What managers turn on and off."""
NOTHING_SET = "{}"


def spoken(ctx: Context, *, practice: bool = False) -> str:
    """Returns the language of tables opened here while nobody has set one.

    It is the place's own, or the installation's; where only the member who opens it plays, or reads, it is theirs.
    """
    if ctx.place.language:
        return best_language(ctx.place.language)
    return ctx.words.language if practice or ctx.place.alone else ctx.table_language


async def require_welcome(ctx: Context) -> House:
    """Returns what holds for a table that the member opens here; raises `Trouble` where that is not allowed."""
    ctx.tx.expect_opening(ctx.place.platform, ctx.place.channel, ctx.place.thread, ctx.member.id)
    house = await load(ctx.tx, ctx.place)
    if not ctx.actor.manager:
        if house.who == MANAGERS:
            raise Trouble("house-managers")
        if house.who.startswith(ROLE) and house.who.removeprefix(ROLE) not in ctx.actor.roles:
            raise Trouble("house-role")
    if house.channels and ctx.place.channel not in house.channels:
        raise Trouble("house-channel")
    if house.most:
        house = msgspec.structs.replace(house, tables=await _open_tables(ctx.tx, house))
        if len(house.tables) >= house.most:
            raise Trouble("house-full", most=house.most)
    if await ctx.tx.tables.opened_by(ctx.member.id) >= MOST_OF_HOST:
        raise Trouble("host-full", most=MOST_OF_HOST)
    if await ctx.tx.tables.open_in(ctx.place.platform, ctx.place.channel) >= MOST_OF_CHANNEL:
        raise Trouble("channel-full", most=MOST_OF_CHANNEL)
    return house


async def welcome(ctx: Context, house: House, table: TableRow) -> None:
    """Notes a table that was opened."""
    kept = house.tables if house.most else await _open_tables(ctx.tx, house)
    await _put(ctx.tx, ctx.place, msgspec.structs.replace(house, tables=(*kept, table.id)))


async def list_tables(ctx: Context, house: House) -> None:
    """Lets the channel have a list of its tables, unless it has one or that is not wanted here."""
    at = ctx.place.platform, ctx.place.channel
    if house.dashboard and not ctx.place.alone and await ctx.tx.dashboards.get(*at) is None:
        await ctx.tx.dashboards.put(DashboardRow(platform=at[0], channel=at[1]))


@declared.command(
    "settings",
    who="managers",
    heard="aloud",
    does="changes",
    args=(Arg(name="role", kind="role", written=f"{ROLE}{{}}"),),
)
async def settings(ctx: Context, line: str) -> Reply:
    """Shows what holds here, for managers to change; ``role=`` and a role's id lets its members open tables."""
    if ctx.place.alone:
        raise Trouble("house-alone")
    _require_manager(ctx)
    house = await load(ctx.tx, ctx.place)
    if line and not ctx.place.server:
        raise Trouble("house-no-words")
    if line:
        role = line.removeprefix(ROLE)
        if role == line or not role.isalnum() or len(role) > LONGEST_ID:
            raise Trouble("house-words")
        house = msgspec.structs.replace(house, who=line)
        await _put(ctx.tx, ctx.place, house)
    return Reply(_message(ctx, house))


@declared.button("house", who="managers", heard="aloud", does="changes", in_place=True)
async def choose(ctx: Context, what: str, value: str) -> Reply:
    """Changes one thing that holds here."""
    _require_manager(ctx)
    house = _changed(ctx, await load(ctx.tx, ctx.place), what, value)
    await _put(ctx.tx, ctx.place, house)
    if what == "dashboard":
        await _switch_dashboards(ctx, house)
    return Reply(_message(ctx, house), replace=True)


def names_missing_role(house: House, known: frozenset[str]) -> bool:
    """Says whether opening tables is left to a role that is not among those that there are."""
    return house.who.startswith(ROLE) and house.who.removeprefix(ROLE) not in known


async def leave_to_managers(tx: Transaction, place: Place, known: frozenset[str]) -> None:
    """Leaves opening tables to managers where it was left to a role that is not there any more."""
    house = await load(tx, place)
    if names_missing_role(house, known):
        await _put(tx, place, msgspec.structs.replace(house, who=MANAGERS))


async def move(tx: Transaction, platform: str, old: str, new: str) -> None:
    """Lets what was set for a channel hold for the one that it has become."""
    stored = await tx.places.get(platform, old)
    if stored == NOTHING_SET:
        return
    house: House = codec.decode(stored.encode(), House)
    channels = tuple(new if channel == old else channel for channel in house.channels)
    await tx.places.put(platform, new, codec.encode(msgspec.structs.replace(house, channels=channels)).decode())
    await tx.places.put(platform, old, NOTHING_SET)


def _changed(ctx: Context, house: House, what: str, value: str) -> House:
    match what, value:
        case "show", "all":
            return house
        case "language", _ if value in languages():
            return msgspec.structs.replace(house, language=value)
        case "most", _ if presses.number(value) in MOSTS:
            return msgspec.structs.replace(house, most=int(value))
        case "pace", _ if value in paces.PACES:
            return msgspec.structs.replace(house, pace=value)
        case "who", "everybody" | "managers":
            return msgspec.structs.replace(house, who=value)
        case "votes", _ if value in votes.RULES:
            return msgspec.structs.replace(house, votes=value)
        case "dashboard", "on" | "off":
            return msgspec.structs.replace(house, dashboard=value == "on")
        case "openings", "on" | "off":
            return msgspec.structs.replace(house, openings=value == "on")
        case "channels", "everywhere":
            return msgspec.structs.replace(house, channels=())
        case "channels", "here":
            others = tuple(channel for channel in house.channels if channel != ctx.place.channel)
            return msgspec.structs.replace(house, channels=(*others, ctx.place.channel))
    raise Trouble("no-such-choice")


async def _switch_dashboards(ctx: Context, house: House) -> None:
    """Lets every channel with tables of the house have a list of them, or takes all lists away."""
    found = [await ctx.tx.tables.get(id) for id in house.tables]
    for table in {table.channel: table for table in found if table is not None}.values():
        listed = await ctx.tx.dashboards.get(table.platform, table.channel)
        if house.dashboard and listed is None:
            await ctx.tx.dashboards.put(DashboardRow(platform=table.platform, channel=table.channel))
        elif not house.dashboard and listed is not None:
            await ctx.tx.dashboards.remove(table.platform, table.channel)
            await outgoing.send(ctx.tx, table, Outgoing(what="remove", reference=listed.reference), now=ctx.now)


def _message(ctx: Context, house: House) -> Message:
    def menu(what: str, title: str, now: str, values: dict[str, str]) -> Menu:
        choices = tuple(Choice(presses.make("house", what, value), label) for value, label in values.items())
        return Menu(ctx.say("lobby-menu", option=title, value=now), choices, _position(now, values.values()))

    tongues = {code: str(Locale.parse(code).get_display_name(ctx.words.language)) for code in languages()}
    mosts = {str(most): ctx.say("house-most-tables", count=most) for most in MOSTS}
    named = {pace: ctx.say(f"pace-{pace}") for pace in paces.PACES}
    whos = {EVERYBODY: ctx.say("house-everybody"), MANAGERS: ctx.say("house-only-managers")}
    who = whos.get(house.who) or ctx.say("house-members-of-role")
    where = ctx.say("house-some", count=len(house.channels)) if house.channels else ctx.say("house-all")
    on_server = [ctx.say("house-where", channels=where), ctx.say("house-hint")] if ctx.place.server else []
    return Message(
        compose("\n".join([ctx.say("house-title"), *on_server])),
        menus=(
            menu("language", ctx.say("house-language"), tongues.get(house.language, tongues[spoken(ctx)]), tongues),
            menu("most", ctx.say("house-most"), mosts[str(house.most)], mosts),
            menu("who", ctx.say("house-who"), who, whos),
            menu("pace", ctx.say("lobby-pace"), named[house.pace], named),
        ),
        buttons=(
            (
                *_where(ctx),
                *(_switch(ctx, what, getattr(house, what)) for what in SWITCHES),
                _votes_button(ctx, house),
            ),
        ),
        again=presses.make("house", "show", "all"),
    )


def _where(ctx: Context) -> tuple[Button, ...]:
    """Returns the buttons that choose channels, on a platform that has servers with several of them."""
    if not ctx.place.server:
        return ()
    return (
        Button(presses.make("house", "channels", "here"), ctx.say("button-house-here")),
        Button(presses.make("house", "channels", "everywhere"), ctx.say("button-house-everywhere")),
    )


def _switch(ctx: Context, what: str, now: bool) -> Button:
    """Returns the button that says whether something holds, and turns it over."""
    return Button(
        presses.make("house", what, "off" if now else "on"),
        ctx.say(f"button-{what}-on" if now else f"button-{what}-off"),
    )


def _votes_button(ctx: Context, house: House) -> Button:
    """Returns the button that says of how many a proposal needs the consent, and changes it."""
    return Button(presses.make("house", "votes", votes.switched(house.votes)), ctx.say(f"button-votes-{house.votes}"))


def _position(now: str, labels: Iterable[str]) -> int:
    """Returns which of some labels is the one that holds now, -1 if none is."""
    return next((number for number, label in enumerate(labels) if label == now), -1)


async def _open_tables(tx: Transaction, house: House) -> tuple[str, ...]:
    found = [await tx.tables.get(id) for id in house.tables]
    return tuple(table.id for table in found if table is not None and table.status in ("lobby", "running"))


async def _put(tx: Transaction, place: Place, house: House) -> None:
    await tx.places.put(place.platform, place.server or place.channel, codec.encode(house).decode())


def _require_manager(ctx: Context) -> None:
    if not ctx.actor.manager:
        raise Trouble("managers-only")
