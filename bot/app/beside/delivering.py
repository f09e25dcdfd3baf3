"""Does in a chat what a post of the outbox says, and tells what is to be remembered of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.app.play import tables
from bot.app.play.outgoing import Outgoing
from bot.app.speech.messages import Messenger, Place, Post
from storage.rows import OutboxRow, TableRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What is to be remembered of something delivered: the table's thread, its latest board and call, and itself."""

    thread: str
    post: str
    call: str
    reference: str = ""


async def act(
    messenger: Messenger, row: OutboxRow, outgoing: Outgoing, table: TableRow, edited: str, lobby: str
) -> Done:
    """Does what an outbox row says; a table's lobby is never taken away."""
    channel = Place(platform=table.platform, channel=table.channel, server=table.server, thread=table.home)
    place = channel if outgoing.in_channel else tables.place_of(table)
    same = Done(thread=table.thread, post=table.post, call=table.call)
    match outgoing.what:
        case "open":
            return replace(same, thread=(await messenger.open_thread(channel, outgoing.title, row.key, edited)).thread)
        case "post":
            assert outgoing.message is not None
            replaces = table.post if outgoing.renews else edited
            post = Post(key=row.key, place=place, message=outgoing.message, replaces=replaces, renews=outgoing.renews)
            done, superfluous = _remembered(table, outgoing, await messenger.deliver(post))
            for reference in superfluous - {"", lobby}:
                await messenger.remove(reference)
            return done
        case "tell":
            assert outgoing.message is not None
            await messenger.tell(outgoing.user, outgoing.message, row.key, silent=outgoing.silent)
        case "rename" if table.thread not in ("", table.home):
            await messenger.rename_thread(place, outgoing.title)
        case "close" if table.thread != table.home:  # that one is not the table's own
            await messenger.close_thread(place)
        case "remove" if outgoing.reference:
            await messenger.remove(outgoing.reference)
    return same


def _remembered(table: TableRow, outgoing: Outgoing, told: str) -> tuple[Done, frozenset[str]]:
    """Returns what is to be remembered of a post that was shown, and which earlier posts are superfluous by it.

    A board answers whatever was called without one; one that tells on what the board before told takes its place.
    """
    assert outgoing.message is not None
    board, post, call = outgoing.message.picture is not None, table.post, table.call
    superfluous = frozenset[str]()
    if outgoing.edits or not (board or outgoing.renews):
        post = told if board or not post else post
    elif board or told == post:
        superfluous = frozenset({call, post if outgoing.renews else ""} - {told})
        post, call = told, ""
    else:
        superfluous = frozenset({call})
        call = told
    return Done(thread=table.thread, post=post, call=call, reference=told), superfluous
