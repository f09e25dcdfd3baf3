"""The tables of a channel, for who asks; the message that lists them for everybody is kept beside the commands."""

from __future__ import annotations

import msgspec

from bot.app.play import dashboards
from bot.app.speech import declared, presses
from bot.app.speech.context import Context
from bot.app.speech.messages import Reply


@declared.command("tables", who="everybody", heard="aloud", does="looks", group="table", in_group="list")
async def list_tables(ctx: Context, line: str) -> Reply:
    """Lists the open tables of the channel: who is awaited since when, and where they are."""
    return await _list(ctx, dashboards.FROM, 0)


@declared.button("tables", who="everybody", heard="aloud", does="looks")
async def turn_page(ctx: Context, way: str, at: str = "0") -> Reply:
    """Tells of the tables from one on, or of those before one."""
    return msgspec.structs.replace(await _list(ctx, way, presses.number(at)), replace=True)


async def _list(ctx: Context, way: str, at: int) -> Reply:
    place = ctx.place
    return Reply(await dashboards.write_part(ctx.tx, place.platform, place.channel, ctx.words, ctx.link, way, at))
