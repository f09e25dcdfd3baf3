"""What Discord refuses, in the application's words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
from aiohttp import ClientError

from bot.app.speech.messages import Barred, Place, ThreadGone, TryLater, Undeliverable, Unreached

UNKNOWN_MESSAGE = 10008
UNKNOWN_PERSON = (10007, 10013)
"""Not a member of the server, or nobody at all."""
UNKNOWN_CHANNEL, UNKNOWN_SERVER = 10003, 10004
NO_ACCESS, NOT_PERMITTED = 50001, 50013
ACKNOWLEDGED = 40060
ARCHIVED = 50083
HAS_THREAD = 160004
TOO_MANY_THREADS = 160006
UNAUTHORIZED, FORBIDDEN, TOO_LARGE, TOO_MANY = 401, 403, 413, 429


@contextmanager
def translated(place: Place | None = None) -> Iterator[None]:
    """Turns whatever goes wrong into `TryLater`, `ThreadGone` or `Undeliverable`."""
    try:
        yield
    except discord.RateLimited as error:
        raise TryLater("Discord is being asked too much", error.retry_after) from None
    except discord.HTTPException as error:
        raise _translate(error, place) from None
    except (ClientError, OSError, RuntimeError) as error:  # RuntimeError: the connection's session has been closed
        raise Unreached(f"Discord cannot be reached: {type(error).__name__}") from None


def _translate(error: discord.HTTPException, place: Place | None) -> Exception:
    why = f"Discord answers {error.status}, code {error.code}"
    if error.status == TOO_MANY:
        return TryLater(why, seconds_to_wait(error))
    if error.status >= 500 or error.status == UNAUTHORIZED:
        return Unreached(why)
    in_thread = place is not None and bool(place.thread)
    if in_thread and isinstance(error, discord.NotFound | discord.Forbidden):
        return ThreadGone(why, _lacks(error, in_thread))
    kind = Barred if error.code in (NO_ACCESS, NOT_PERMITTED, UNKNOWN_CHANNEL, UNKNOWN_SERVER) else Undeliverable
    return kind(why, _lacks(error, in_thread))


def _lacks(error: discord.HTTPException, in_thread: bool) -> str:
    """Names the permission for want of which a message could not be shown, if that is why."""
    write = "send_messages_in_threads" if in_thread else "send_messages"
    return {NO_ACCESS: "view_channel", NOT_PERMITTED: write}.get(error.code, "")


def seconds_to_wait(error: discord.HTTPException) -> float | None:
    """Returns how long Discord asks to wait, if it says so."""
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return None
