"""What Telegram refuses: fields that a method does not have, and all that is too long, too large or too much."""

from __future__ import annotations

import io
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlsplit

from PIL import Image

TEXT = 4096
CAPTION = 1024
ALERT = 200
CALLBACK_BYTES = 64
IN_A_ROW = 8
IN_A_KEYBOARD = 100
COMMANDS = 100
DESCRIPTION = 256
ABOUT = 512
ABOUT_SHORT = 120
TOPIC = 128
PHOTO_BYTES = 10 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
DOCUMENT_BYTES = 50 * 1024 * 1024
PAYLOAD = 64

TAGS = frozenset({"b", "code", "pre", "a"})
"""The part of Telegram's HTML that we use; anything else is a slip."""

MESSAGE = frozenset(
    {"chat_id", "message_thread_id", "parse_mode", "reply_markup", "reply_parameters", "disable_notification"}
)
METHODS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "getMe": (frozenset(), frozenset()),
    "getUpdates": (frozenset(), frozenset({"offset", "limit", "timeout", "allowed_updates"})),
    "setWebhook": (frozenset({"url"}), frozenset({"secret_token", "allowed_updates", "max_connections"})),
    "deleteWebhook": (frozenset(), frozenset({"drop_pending_updates"})),
    "getWebhookInfo": (frozenset(), frozenset()),
    "setMyCommands": (frozenset({"commands"}), frozenset({"scope", "language_code"})),
    "getMyDescription": (frozenset(), frozenset({"language_code"})),
    "setMyDescription": (frozenset(), frozenset({"description", "language_code"})),
    "getMyShortDescription": (frozenset(), frozenset({"language_code"})),
    "setMyShortDescription": (frozenset(), frozenset({"short_description", "language_code"})),
    "getUserProfilePhotos": (frozenset({"user_id"}), frozenset({"offset", "limit"})),
    "setMyProfilePhoto": (frozenset({"photo"}), frozenset()),
    "sendMessage": (frozenset({"chat_id", "text"}), MESSAGE | {"link_preview_options"}),
    "sendPhoto": (frozenset({"chat_id", "photo"}), MESSAGE | {"caption"}),
    "sendDocument": (frozenset({"chat_id", "document"}), MESSAGE | {"caption"}),
    "sendAnimation": (frozenset({"chat_id", "animation"}), MESSAGE | {"caption"}),
    "editMessageText": (
        frozenset({"chat_id", "message_id", "text"}),
        frozenset({"parse_mode", "reply_markup", "link_preview_options"}),
    ),
    "editMessageCaption": (frozenset({"chat_id", "message_id"}), frozenset({"caption", "parse_mode", "reply_markup"})),
    "editMessageMedia": (frozenset({"chat_id", "message_id", "media"}), frozenset({"reply_markup"})),
    "pinChatMessage": (frozenset({"chat_id", "message_id"}), frozenset({"disable_notification"})),
    "editMessageReplyMarkup": (frozenset({"chat_id", "message_id"}), frozenset({"reply_markup"})),
    "deleteMessage": (frozenset({"chat_id", "message_id"}), frozenset()),
    "answerCallbackQuery": (frozenset({"callback_query_id"}), frozenset({"text", "show_alert", "url", "cache_time"})),
    "getChat": (frozenset({"chat_id"}), frozenset()),
    "getChatMember": (frozenset({"chat_id", "user_id"}), frozenset()),
    "createForumTopic": (frozenset({"chat_id", "name"}), frozenset({"icon_color", "icon_custom_emoji_id"})),
    "editForumTopic": (frozenset({"chat_id", "message_thread_id"}), frozenset({"name", "icon_custom_emoji_id"})),
    "closeForumTopic": (frozenset({"chat_id", "message_thread_id"}), frozenset()),
}
"""The methods that there are here, with the fields that each must have and may have."""


class Refused(Exception):
    """Telegram's answer to a request that it does not carry out."""

    def __init__(self, status: int, why: str, **parameters: Any) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.parameters = parameters


def bad(why: str) -> Refused:
    return Refused(400, f"Bad Request: {why}")


def check_fields(method: str, fields: frozenset[str]) -> None:
    if method not in METHODS:
        raise Refused(404, "Not Found")
    needed, possible = METHODS[method]
    if missing := needed - fields:
        raise bad(f"{', '.join(sorted(missing))} is missing")
    if unknown := {name for name in fields - needed - possible if not name.startswith("attached")}:
        raise bad(f"there is no field {', '.join(sorted(unknown))} in {method}")


def length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


class _Reader(HTMLParser):
    """Reads Telegram's HTML; raises `Refused` for what is not well formed."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.text = ""
        self.open: list[str] = []
        self.mentions: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in TAGS:
            raise bad(f"can't parse entities: unsupported start tag {tag!r}")
        self.open.append(tag)
        if tag == "a":
            href = dict(attrs).get("href") or ""
            if not href.startswith("tg://user?id="):
                raise bad("can't parse entities: a link that we never make")
            self.mentions.append(href.removeprefix("tg://user?id="))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            raise bad(f"can't parse entities: unexpected end tag {tag!r}")

    def handle_data(self, data: str) -> None:
        self.text += data


def read_html(text: str, most: int, what: str, parse_mode: str) -> tuple[str, list[str]]:
    """Returns the text that a member sees, and the ids of whom it mentions."""
    if parse_mode != "HTML":
        seen, mentions = text, []
    else:
        reader = _Reader()
        reader.feed(text)
        reader.close()
        if reader.open:
            raise bad("can't parse entities: can't find end tag")
        seen, mentions = reader.text.strip(), reader.mentions
    if length(seen) > most:
        raise bad(f"{what} is too long")
    return seen, mentions


def check_keyboard(markup: dict[str, Any]) -> None:
    rows = markup["inline_keyboard"]
    if any(not row for row in rows) or any(len(row) > IN_A_ROW for row in rows):
        raise bad("a row of the keyboard is empty or too long")
    if sum(map(len, rows)) > IN_A_KEYBOARD:
        raise bad("reply markup is too long")
    for button in (button for row in rows for button in row):
        if set(button) not in ({"text", "callback_data"}, {"text", "url"}) or not button["text"].strip():
            raise bad("a button must have a text and one thing to do")
        if not 1 <= len(button.get("callback_data", "-").encode()) <= CALLBACK_BYTES:
            raise bad("BUTTON_DATA_INVALID")
        if "url" in button:
            check_url(button["url"])


def check_url(url: str) -> None:
    parts = urlsplit(url)
    if parts.scheme != "https" or parts.hostname != "t.me":
        raise bad("BUTTON_URL_INVALID")
    if len(payload_of(url)) > PAYLOAD:
        raise bad("START_PARAM_INVALID")


def payload_of(url: str) -> str:
    """Returns what an address asks the bot for."""
    return urlsplit(url).query.removeprefix("start=").removeprefix("startgroup=")


def check_about(text: str, most: int) -> None:
    if length(text) > most:
        raise bad("BOT_DESCRIPTION_TOO_LONG")


def check_photo(data: bytes) -> None:
    if len(data) > PHOTO_BYTES:
        raise bad("file is too big")
    width, height = Image.open(io.BytesIO(data)).size
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")


def check_commands(commands: list[dict[str, str]]) -> None:
    if len(commands) > COMMANDS:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for command in commands:
        name, description = command["command"], command["description"]
        if not 1 <= len(name) <= 32 or not set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789_"):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= len(description) <= DESCRIPTION:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
