"""Counts what a group was shown by the bot, and who was called by it."""

from __future__ import annotations

import re

from tests.bot.chat_telegram.server import BotApi, Chat
from tests.bot.counts import Counts

CALL = "It is your turn."
"""Stands in the panel with which a member is called in private."""
CALLED = f"<b>{CALL}</b>"
"""The same as it is sent."""
MENTION = re.compile(r"tg://user\?id=\d+")


def tally(api: BotApi, group: Chat, since: int, hand_overs: tuple[int, int]) -> Counts:
    """Counts the requests since one of a number that were about a group, and all pictures and calls."""
    calls = [(method, fields) for _, method, fields in api.calls[since:]]
    here = [(method, fields) for method, fields in calls if str(fields.get("chat_id")) == str(group.id)]
    sent = [fields for method, fields in here if method in ("sendMessage", "sendPhoto")]
    posts = [fields for fields in sent if "reply_parameters" not in fields]
    taken_away = sum(method == "deleteMessage" for method, _ in here)
    uploads = [
        value[1] for _, fields in calls for value in fields.values() if isinstance(value, tuple) and len(value) == 2
    ]
    said = [
        str(fields.get("text") or fields.get("caption") or "")
        for method, fields in calls
        if method in ("sendMessage", "sendPhoto") and not fields.get("disable_notification")
    ]
    return Counts(
        hand_overs=hand_overs[0],
        anew=hand_overs[1],
        posts=len(posts),
        left=len(posts) - taken_away,
        answers=len(sent) - len(posts),
        edits=sum(method.startswith("editMessage") for method, _ in here),
        uploads=len(uploads),
        kilobytes=sum(map(len, uploads)) // 1024,
        calls=sum(len(MENTION.findall(text)) + (CALLED in text) for text in said),
    )
