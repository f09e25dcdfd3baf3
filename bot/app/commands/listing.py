"""The tables of a channel, for who asks; the message that lists them for everybody is kept beside the commands."""

from __future__ import annotations

from bot.app.play import dashboards
from bot.app.speech import declared
from bot.app.speech.context import Context
from bot.app.speech.messages import Reply


@declared.command("tables", who="everybody", heard="aloud", does="looks", group="table", in_group="list")
async def list_tables(ctx: Context, line: str) -> Reply:
    """Lists the open tables of the channel: who is awaited since when, and where they are."""
    return Reply(await dashboards.write(ctx.tx, ctx.place.platform, ctx.place.channel, ctx.words, ctx.link))
