"""A Bot API of our own on the loopback address: as strict as Telegram, and it knows what every user sees."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from types import TracebackType
from typing import Any
from urllib.parse import parse_qsl

import aiohttp
from aiohttp import web

from tests.bot.chat_telegram import limits
from tests.bot.chat_telegram.limits import Refused, bad

TOKEN = "123456:loopback-token-of-the-tests-0001"
BOT = {
    "id": 123456,
    "is_bot": True,
    "first_name": "Longtable",
    "username": "longtable_bot",
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": False,
}
DISPOSITION = re.compile(r'(name|filename)="([^"]*)"')
PER_SECOND = 30
PER_MINUTE = 20
QUICK = 10_000
"""So much a second that no post of a quick test waits for the next one."""


@dataclass(kw_only=True)
class User:
    """A person with a phone."""

    id: int
    name: str
    username: str = ""
    language: str = "en"
    started: bool = False
    """Whether this user has pressed Start in the private chat and not blocked the bot since."""
    alerts: list[str] = field(default_factory=list)
    """What presses were answered with."""
    opened: list[str] = field(default_factory=list)
    """Addresses that such an answer let the phone open."""

    @property
    def json(self) -> dict[str, Any]:
        handle = {"username": self.username} if self.username else {}
        return {"id": self.id, "is_bot": False, "first_name": self.name, "language_code": self.language, **handle}


@dataclass(kw_only=True)
class Shown:
    """A message as it stands in a chat, with all that stood there before."""

    id: int
    text: str
    sender: dict[str, Any]
    mentions: list[str] = field(default_factory=list)
    photo: bytes = b""
    document: bytes = b""
    animation: bytes = b""
    file_name: str = ""
    keyboard: list[list[dict[str, str]]] = field(default_factory=list)
    thread: int = 0
    reply_to: int = 0
    picked: User | None = None
    """Who was picked to be mentioned by name, having no user name."""
    silent: bool = False
    """Whether nobody's phone made a sound."""
    earlier: list[Shown] = field(default_factory=list)
    uploads: list[bytes] = field(default_factory=list)
    """The pictures that were sent for it, one after the other."""

    @property
    def buttons(self) -> list[dict[str, str]]:
        return [button for row in self.keyboard for button in row]

    @property
    def of_bot(self) -> bool:
        return bool(self.sender["is_bot"])


@dataclass(kw_only=True)
class Chat:
    """A group, a supergroup, a forum or a private chat."""

    id: int
    type: str
    title: str = ""
    username: str = ""
    """A group that has one is public: whoever likes can look in and press buttons."""
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    """Who is in it, and as what."""
    bot: str = "member"
    may_manage_topics: bool = False
    may_write: bool = True
    """Whether members that are no administrators may, of whom the bot is one."""
    may_send_photos: bool = True
    may_pin: bool = True
    pinned: list[int] = field(default_factory=list)
    tells_members: bool = True
    """Whether a bot that is no administrator may ask who is in it."""
    general_closed: bool = False
    """Whether nobody but administrators may write in the topic General of a forum."""
    moved_to: int = 0
    topics: dict[int, str] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    messages: dict[int, Shown] = field(default_factory=dict)

    @property
    def json(self) -> dict[str, Any]:
        title = {"first_name": self.title} if self.type == "private" else {"title": self.title}
        title |= {"username": self.username} if self.username else {}
        forum = {"is_forum": True} if self.forum else {}
        return {"id": self.id, "type": self.type, **title, **forum}

    @property
    def latest(self) -> Shown:
        return list(self.messages.values())[-1]

    @property
    def posts(self) -> list[Shown]:
        return [message for message in self.messages.values() if message.of_bot]


@dataclass(kw_only=True)
class Fault:
    """Something that goes wrong with the next requests of a method."""

    method: str
    refusal: Refused | None = None
    hang: float = 0.0
    """Seconds after which the answer comes."""
    drop: bool = False
    """Whether the connection is cut."""
    carried_out: bool = False
    """Whether the request is carried out all the same."""
    times: int = 1
    when: Callable[[dict[str, Any]], bool] = lambda fields: True


@dataclass
class Query:
    """A press that waits for its answer."""

    user: User
    answered: asyncio.Future[dict[str, Any]]


class BotApi:
    """The server, from its start to its stop; use it as a context."""

    def __init__(
        self, minute: float = 60.0, clock: Callable[[], float] = time.monotonic, per_second: int = QUICK
    ) -> None:
        self.minute = minute
        """Seconds in which a group takes twenty messages."""
        self.per_second = per_second
        """How much all chats together take."""
        self.clock = clock
        """Counts those seconds."""
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.faults: list[Fault] = []
        self.calls: list[tuple[float, str, dict[str, Any]]] = []
        """All requests but those for updates: when, which, and with what."""
        self.refusals: list[str] = []
        """Why requests were refused, faults that a test asked for left out."""
        self.commands: dict[tuple[str, str], list[dict[str, str]]] = {}
        self.about: dict[tuple[str, str], str] = {}
        """What the bot says of itself, at length or in short, by language."""
        self.picture = b""
        """The bot's own."""
        self.me = dict(BOT)
        self.webhook: dict[str, Any] = {}
        self.webhook_error: dict[str, Any] = {}
        """What went wrong with the last update that the webhook did not take, and when."""
        self.webhook_ports: list[int] = []
        """Where the processes listen behind the webhook's address: they are taken in turn, as by a proxy."""
        self.accepted: Counter[int] = Counter()
        """How many updates each of them has accepted."""
        self.updates: dict[int, dict[str, Any]] = {}
        """Those that the bot has not taken yet."""
        self.sent: list[int] = []
        """The numbers of all updates that there were."""
        self.queries: dict[str, Query] = {}
        self.asked = 0
        """How often it was asked for updates."""
        self._allowed: list[str] = []
        self._numbers = count(1)
        self._update_numbers = count(1000)
        self._new = asyncio.Event()
        self._flood: defaultdict[int, list[float]] = defaultdict(list)
        self._runner: web.AppRunner | None = None
        self._pushing: asyncio.Task[None] | None = None
        self.port = 0

    # ------------------------------------------------------------------ the server itself

    async def __aenter__(self) -> BotApi:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        application = web.Application(client_max_size=limits.DOCUMENT_BYTES)
        application.router.add_post("/bot{token}/{method}", self._serve)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        runner, self._runner = self._runner, None
        self._new.set()  # who asks for updates is answered, and not waited for
        if self._pushing is not None:
            self._pushing.cancel()
            await asyncio.gather(self._pushing, return_exceptions=True)
            self._pushing = None
        if runner is not None:
            await runner.cleanup()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        method = request.match_info["method"]
        fields = await _fields(request)
        if request.match_info["token"] != TOKEN:
            return _refusal(Refused(401, "Unauthorized"))
        if method == "getUpdates":
            self.asked += 1
        else:
            self.calls.append((self.clock(), method, fields))
        fault = self._fault(method, fields)
        if fault is not None:
            if fault.hang:
                await asyncio.sleep(fault.hang)
            if fault.drop:
                assert request.transport is not None
                request.transport.close()
            if not fault.carried_out:
                return _refusal(fault.refusal or Refused(500, "Internal Server Error"))
        try:
            limits.check_fields(method, frozenset(fields))
            result = await getattr(self, f"_{method}")(fields)
        except Refused as refusal:
            self.refusals.append(f"{method}: {refusal.why}")
            return _refusal(refusal)
        return web.json_response({"ok": True, "result": result})

    def _fault(self, method: str, fields: dict[str, Any]) -> Fault | None:
        for fault in self.faults:
            if fault.times and fault.method == method and fault.when(fields):
                fault.times -= 1
                return fault
        return None

    # ------------------------------------------------------------------ people and places

    def add_user(self, name: str, *, username: str = "", language: str = "en", started: bool = True) -> User:
        user = User(id=1000 + len(self.users), name=name, username=username, language=language, started=started)
        self.users[user.id] = user
        self.chats[user.id] = Chat(id=user.id, type="private", title=name, members={user.id: "member"})
        return user

    def add_group(
        self,
        *users: User,
        title: str = "Friends",
        forum: bool = False,
        topics: bool = False,
        type: str = "supergroup",
    ) -> Chat:
        id = (-1_001_000_000_000 if type == "supergroup" else -1_001_000_000) - len(self.chats)
        chat = Chat(id=id, type=type, title=title, forum=forum, may_manage_topics=topics)
        chat.bot = "administrator" if topics else "member"
        chat.members = {user.id: "member" for user in users}
        self.chats[id] = chat
        return chat

    def add_topic(self, chat: Chat, name: str) -> int:
        """Lets somebody open a topic in a forum."""
        thread = next(self._numbers)
        chat.topics[thread] = name
        return thread

    def view(self, user: User) -> list[Shown]:
        """Returns every message that a user can see or could ever see, earlier versions included."""
        seen = [chat for chat in self.chats.values() if user.id in chat.members]
        messages = [message for chat in seen for message in chat.messages.values()]
        return [version for message in messages for version in (*message.earlier, message)]

    # ------------------------------------------------------------------ what people do

    def say(
        self,
        user: User,
        chat: Chat,
        text: str,
        *,
        thread: int = 0,
        reply_to: int = 0,
        date: float | None = None,
        picked: User | None = None,
        **told: Any,
    ) -> Shown:
        """Lets somebody write; in a group the bot sees only what privacy mode lets it see.

        ``told`` are further fields of the message, as of a sticker or of whom somebody writes for; with a photo or a
        document in it the text is a caption.
        """
        message = Shown(
            id=next(self._numbers), text=text, sender=user.json, thread=thread, reply_to=reply_to, picked=picked
        )
        chat.messages[message.id] = message
        answered = chat.messages.get(reply_to)
        to_bot = text.startswith("/") or (answered is not None and answered.of_bot)
        if chat.type == "private" or (to_bot and chat.bot != "kicked"):
            said = self._message(chat, message, date) | told
            if {"photo", "document", "voice"} & told.keys() and "text" in said:
                said["caption"] = said.pop("text")
            self.push("message", said)
        return message

    def edit(self, user: User, chat: Chat, message: Shown, text: str) -> None:
        """Lets somebody change a message; the bot hears of it even if it has not asked for that."""
        message.text = text
        self._allowed = [*self._allowed, "edited_message"]
        self.push("edited_message", self._message(chat, message) | {"edit_date": int(time.time())})

    def leave(self, user: User, chat: Chat) -> None:
        """Lets somebody leave a group: the bot gets the message that all see, and as an administrator an update."""
        before = _member(user.json, chat.members.pop(user.id))
        message = Shown(id=next(self._numbers), text="", sender=user.json)
        self.push("message", self._message(chat, message) | {"left_chat_member": user.json})
        if chat.bot == "administrator":
            change = {"old_chat_member": before, "new_chat_member": _member(user.json, "left")}
            told = {"chat": chat.json, "from": user.json, "date": int(time.time())}
            self.push("chat_member", told | change)

    def start(self, user: User, payload: str = "") -> Shown:
        """Lets somebody press Start in the private chat with the bot, or open a deep link that leads there."""
        user.started = True
        return self.say(user, self.chats[user.id], f"/start {payload}".strip())

    def press(self, user: User, chat: Chat, message: Shown, data: str) -> Query:
        """Lets somebody press a button, of whatever age."""
        query = Query(user, asyncio.get_running_loop().create_future())
        id = f"q{next(self._numbers)}"
        self.queries[id] = query
        shown = self._message(chat, message)
        self.push("callback_query", {"id": id, "from": user.json, "message": shown, "chat_instance": "1", "data": data})
        return query

    def change_bot(self, chat: Chat, status: str, by: User) -> None:
        """Throws the bot out of a chat, or takes it in again."""
        before, chat.bot = chat.bot, status
        change = {
            "chat": chat.json,
            "from": by.json,
            "date": int(time.time()),
            "old_chat_member": _bot_member(before),
            "new_chat_member": _bot_member(status),
        }
        self.push("my_chat_member", change)

    def turn_into_supergroup(self, chat: Chat, *, tell: str) -> Chat:
        """Gives a group another id; ``tell`` says in which of both the bot hears of it, if in one, before it writes."""
        new = self.add_group(title=chat.title)
        new.members = dict(chat.members)
        chat.moved_to = new.id
        message = Shown(id=next(self._numbers), text="", sender=self.users[next(iter(chat.members))].json)
        if tell == "old":
            self.push("message", self._message(chat, message) | {"migrate_to_chat_id": new.id})
        elif tell == "new":
            self.push("message", self._message(new, message) | {"migrate_from_chat_id": chat.id})
        return new

    def push(self, kind: str, content: dict[str, Any]) -> int:
        """Sends the bot an update, and returns its number."""
        number = next(self._update_numbers)
        self.updates[number] = {"update_id": number, kind: content}
        if kind in self._allowed or not self._allowed:
            self.sent.append(number)
        else:
            del self.updates[number]
        self._new.set()
        return number

    def repeat(self, number: int, update: dict[str, Any]) -> int:
        """Sends what an update said once more, under another number."""
        kind = next(name for name in update if name != "update_id")
        return self.push(kind, update[kind])

    # ------------------------------------------------------------------ updates

    async def _getUpdates(self, fields: dict[str, Any]) -> list[dict[str, Any]]:
        if self.webhook:
            raise Refused(409, "Conflict: can't use getUpdates method while webhook is active")
        self._allowed = fields.get("allowed_updates", self._allowed)
        offset = int(fields.get("offset", 0))
        self.updates = {number: update for number, update in self.updates.items() if number >= offset}
        until = time.monotonic() + min(float(fields.get("timeout", 0)), 5.0)
        while not self.updates and (left := until - time.monotonic()) > 0 and self._runner is not None:
            self._new.clear()
            try:
                await asyncio.wait_for(self._new.wait(), left)
            except TimeoutError:
                break
        return list(self.updates.values())

    async def _setWebhook(self, fields: dict[str, Any]) -> bool:
        if not fields["url"].startswith("https://"):
            raise bad("bad webhook: an HTTPS URL must be provided for webhook")
        self._allowed = fields.get("allowed_updates", self._allowed)
        self.webhook = fields
        if self._pushing is None:
            self._pushing = asyncio.create_task(self._push_on())
        return True

    async def _deleteWebhook(self, fields: dict[str, Any]) -> bool:
        self.webhook = {}
        return True

    async def _getWebhookInfo(self, fields: dict[str, Any]) -> dict[str, Any]:
        told = {"url": self.webhook.get("url", ""), "has_custom_certificate": False}
        waiting = {"pending_update_count": len(self.updates)}
        return told | waiting | (self.webhook_error if self.webhook else {})

    async def _push_on(self) -> None:
        """Posts updates to the webhook, each until it is accepted."""
        async with aiohttp.ClientSession() as session:
            while True:
                self._new.clear()
                for number, update in list(self.updates.items()):
                    if await self.post_update(session, update, self.webhook.get("secret_token", "")) == 200:
                        self.updates.pop(number, None)
                if not self.updates:
                    await self._new.wait()
                else:
                    await asyncio.sleep(0.02)

    async def post_update(self, session: aiohttp.ClientSession, update: dict[str, Any], secret: str) -> int:
        """Posts an update to the webhook and returns the status of the answer, 0 where there is none."""
        path = self.webhook["url"].partition("://")[2].partition("/")[2]
        headers = {"X-Telegram-Bot-Api-Secret-Token": secret} if secret else {}
        self.webhook_ports.append(self.webhook_ports.pop(0))
        address = f"http://127.0.0.1:{self.webhook_ports[-1]}/{path}"
        try:
            async with session.post(address, json=update, headers=headers) as answer:
                self.accepted[self.webhook_ports[-1]] += answer.status == 200
                return answer.status
        except aiohttp.ClientError:
            return 0

    # ------------------------------------------------------------------ methods

    async def _getMe(self, fields: dict[str, Any]) -> dict[str, Any]:
        return self.me

    async def _setMyCommands(self, fields: dict[str, Any]) -> bool:
        limits.check_commands(fields["commands"])
        scope = fields.get("scope", {"type": "default"})["type"]
        self.commands[scope, fields.get("language_code", "")] = fields["commands"]
        return True

    async def _getMyDescription(self, fields: dict[str, Any]) -> dict[str, str]:
        return {"description": self.about.get(("long", fields.get("language_code", "")), "")}

    async def _setMyDescription(self, fields: dict[str, Any]) -> bool:
        limits.check_about(fields["description"], limits.ABOUT)
        self.about["long", fields.get("language_code", "")] = fields["description"]
        return True

    async def _getMyShortDescription(self, fields: dict[str, Any]) -> dict[str, str]:
        return {"short_description": self.about.get(("short", fields.get("language_code", "")), "")}

    async def _setMyShortDescription(self, fields: dict[str, Any]) -> bool:
        limits.check_about(fields["short_description"], limits.ABOUT_SHORT)
        self.about["short", fields.get("language_code", "")] = fields["short_description"]
        return True

    async def _getUserProfilePhotos(self, fields: dict[str, Any]) -> dict[str, Any]:
        return {"total_count": int(bool(self.picture)), "photos": []}

    async def _setMyProfilePhoto(self, fields: dict[str, Any]) -> bool:
        photo = json.loads(fields["photo"])
        if photo["type"] != "static":
            raise bad("PHOTO_TYPE_INVALID")
        _, self.picture = fields[photo["photo"].removeprefix("attach://")]
        limits.check_photo(self.picture)
        return True

    async def _sendMessage(self, fields: dict[str, Any]) -> dict[str, Any]:
        text, mentions = limits.read_html(fields["text"], limits.TEXT, "message", fields.get("parse_mode", ""))
        if not text:
            raise bad("message text is empty")
        return self._post(fields, text=text, mentions=mentions)

    async def _sendPhoto(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat = self._chat(fields)
        if not chat.may_send_photos:
            raise bad("not enough rights to send photos to the chat")
        name, data = fields["photo"]
        limits.check_photo(data)
        text, mentions = _caption(fields)
        return self._post(fields, text=text, mentions=mentions, photo=data, file_name=name)

    async def _sendAnimation(self, fields: dict[str, Any]) -> dict[str, Any]:
        name, data = fields["animation"]
        if len(data) > limits.DOCUMENT_BYTES:
            raise bad("file is too big")
        if not data.startswith(b"GIF8"):
            raise bad("it would be shown as a file")
        text, mentions = _caption(fields)
        return self._post(fields, text=text, mentions=mentions, animation=data, file_name=name)

    async def _sendDocument(self, fields: dict[str, Any]) -> dict[str, Any]:
        name, data = fields["document"]
        if len(data) > limits.DOCUMENT_BYTES:
            raise bad("file is too big")
        text, mentions = _caption(fields)
        return self._post(fields, text=text, mentions=mentions, document=data, file_name=name)

    async def _editMessageText(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat, message = self._editable(fields)
        if message.photo or message.animation:
            raise bad("there is no text in the message to edit")
        text, mentions = limits.read_html(fields["text"], limits.TEXT, "message", fields.get("parse_mode", ""))
        return self._change(chat, message, fields, text=text, mentions=mentions)

    async def _editMessageCaption(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat, message = self._editable(fields)
        if not message.photo and not message.animation:
            raise bad("there is no caption in the message to edit")
        text, mentions = _caption(fields)
        return self._change(chat, message, fields, text=text, mentions=mentions)

    async def _editMessageMedia(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat, message = self._editable(fields)
        media = fields["media"]
        name, data = fields[media["media"].removeprefix("attach://")]
        limits.check_photo(data)
        text, mentions = _caption(media)
        return self._change(
            chat, message, fields, text=text, mentions=mentions, photo=data, animation=b"", file_name=name
        )

    async def _pinChatMessage(self, fields: dict[str, Any]) -> bool:
        chat, message = self._editable(fields)
        if not chat.may_pin:
            raise bad("not enough rights to manage pinned messages in the chat")
        if not fields.get("disable_notification"):
            raise bad("everybody would be called to a list of tables")
        chat.pinned.append(message.id)
        return True

    async def _editMessageReplyMarkup(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat, message = self._editable(fields)
        return self._change(chat, message, fields, text=message.text, mentions=message.mentions)

    async def _deleteMessage(self, fields: dict[str, Any]) -> bool:
        chat, message = self._editable(fields)
        del chat.messages[message.id]
        return True

    async def _answerCallbackQuery(self, fields: dict[str, Any]) -> bool:
        query = self.queries.get(fields["callback_query_id"])
        if query is None or query.answered.done():
            raise bad("query is too old and response timeout expired or query ID is invalid")
        if limits.length(fields.get("text", "")) > limits.ALERT:
            raise bad("MESSAGE_TOO_LONG")
        if "url" in fields:
            limits.check_url(fields["url"])
            query.user.opened.append(fields["url"])
        if fields.get("text"):
            query.user.alerts.append(fields["text"])
        query.answered.set_result(fields)
        return True

    async def _getChat(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat = self._chat(fields)
        return chat.json | {
            "permissions": {"can_send_messages": chat.may_write},
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "accepted_gift_types": {
                "unlimited_gifts": False,
                "limited_gifts": False,
                "unique_gifts": False,
                "premium_subscription": False,
                "gifts_from_channels": False,
            },
        }

    async def _getChatMember(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat = self._chat(fields)
        if int(fields["user_id"]) == BOT["id"]:
            return _bot_member(chat.bot)
        user = self.users[int(fields["user_id"])]
        if not chat.tells_members and chat.bot != "administrator":
            raise bad("CHAT_ADMIN_REQUIRED")
        return _member(user.json, chat.members.get(user.id, "left"))

    async def _createForumTopic(self, fields: dict[str, Any]) -> dict[str, Any]:
        chat = self._chat(fields)
        self._count(chat)
        if not chat.forum:
            raise bad("the chat is not a forum")
        if not chat.may_manage_topics:
            raise bad("not enough rights to create a topic")
        if not 1 <= len(fields["name"]) <= limits.TOPIC:
            raise bad("TOPIC_TITLE_INVALID")
        thread = next(self._numbers)
        chat.topics[thread] = fields["name"]
        return {"message_thread_id": thread, "name": fields["name"], "icon_color": 7322096}

    async def _editForumTopic(self, fields: dict[str, Any]) -> bool:
        chat, thread, name = self._chat(fields), int(fields["message_thread_id"]), fields.get("name", "")
        self._count(chat)
        if thread not in chat.topics:
            raise bad("TOPIC_ID_INVALID")
        if not chat.may_manage_topics:
            raise bad("not enough rights to edit the topic")
        if len(name) > limits.TOPIC:
            raise bad("TOPIC_TITLE_INVALID")
        if name in ("", chat.topics[thread]):
            raise bad("TOPIC_NOT_MODIFIED")
        chat.topics[thread] = name
        return True

    async def _closeForumTopic(self, fields: dict[str, Any]) -> bool:
        chat, thread = self._chat(fields), int(fields["message_thread_id"])
        self._count(chat)
        if thread not in chat.topics or not chat.may_manage_topics:
            raise bad("not enough rights to close a topic")
        chat.closed.add(thread)
        return True

    # ------------------------------------------------------------------ chats and messages

    def _chat(self, fields: dict[str, Any]) -> Chat:
        chat = self.chats.get(int(fields["chat_id"]))
        if chat is None:
            raise bad("chat not found")
        if chat.moved_to:
            raise Refused(
                400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.moved_to
            )
        if chat.bot == "kicked":
            raise Refused(403, "Forbidden: bot was kicked from the supergroup chat")
        if chat.type == "private" and not self.users[chat.id].started:
            raise Refused(403, "Forbidden: bot can't initiate conversation with a user")
        return chat

    def _count(self, chat: Chat) -> None:
        """Refuses what comes too fast."""
        now = self.clock()
        for who, most, seconds in ((0, self.per_second, 1.0), (chat.id, PER_MINUTE, self.minute)):
            if who > 0:
                continue
            recent = self._flood[who] = [at for at in self._flood[who] if at > now - seconds]
            if len(recent) >= most:
                wait = recent[-most] + seconds - now
                raise Refused(429, f"Too Many Requests: retry after {wait}", retry_after=round(wait, 3) + 0.001)
            recent.append(now)

    def _post(self, fields: dict[str, Any], **shown: Any) -> dict[str, Any]:
        chat = self._chat(fields)
        keyboard = _keyboard(fields)
        thread = int(fields.get("message_thread_id", 0))
        if thread and thread not in chat.topics:
            raise bad("message thread not found")
        if (thread in chat.closed or (chat.general_closed and not thread)) and not chat.may_manage_topics:
            raise bad("TOPIC_CLOSED")
        if not chat.may_write and chat.bot != "administrator":
            raise bad("not enough rights to send text messages to the chat")
        self._count(chat)
        reply = fields.get("reply_parameters", {}).get("message_id", 0)
        where: dict[str, Any] = {
            "thread": thread,
            "reply_to": reply,
            "silent": bool(fields.get("disable_notification")),
        }
        message = Shown(id=next(self._numbers), sender=BOT, keyboard=keyboard, **where, **shown)
        message.uploads += [message.photo] if message.photo else []
        chat.messages[message.id] = message
        return self._message(chat, message)

    def _editable(self, fields: dict[str, Any]) -> tuple[Chat, Shown]:
        chat = self._chat(fields)
        message = chat.messages.get(int(fields["message_id"]))
        if message is None:
            raise bad("message to edit not found")
        if not message.of_bot:
            raise bad("message can't be edited")
        return chat, message

    def _change(self, chat: Chat, message: Shown, fields: dict[str, Any], **shown: Any) -> dict[str, Any]:
        keyboard = _keyboard(fields)
        new = {"photo": message.photo, "file_name": message.file_name, "keyboard": keyboard, **shown}
        if all(getattr(message, name) == value for name, value in new.items()):
            raise bad("message is not modified: specified new message content and reply markup are exactly the same")
        self._count(chat)
        message.uploads += [shown["photo"]] if "photo" in shown else []
        before = {name: getattr(message, name) for name in ("text", "mentions", "photo", "file_name", "keyboard")}
        message.earlier.append(Shown(id=message.id, sender=message.sender, thread=message.thread, **before))
        for name, value in new.items():
            setattr(message, name, value)
        return self._message(chat, message)

    def _message(self, chat: Chat, message: Shown, date: float | None = None) -> dict[str, Any]:
        told: dict[str, Any] = {
            "message_id": message.id,
            "date": int(date or time.time()),
            "chat": chat.json,
            "from": message.sender,
        }
        if message.thread:
            told |= {"message_thread_id": message.thread, "is_topic_message": True}
        if message.photo or message.document or message.animation:
            told["caption"] = message.text
        elif message.text:
            told["text"] = message.text
        if message.photo:
            size = {"file_id": f"f{message.id}", "file_unique_id": f"u{message.id}", "width": 1, "height": 1}
            told["photo"] = [size]
        if message.animation:
            file = {"file_id": f"f{message.id}", "file_unique_id": f"u{message.id}"}
            told["animation"] = {**file, "width": 1, "height": 1, "duration": 1}
        if message.document:
            told["document"] = {"file_id": f"f{message.id}", "file_unique_id": f"u{message.id}"}
        if message.keyboard:
            told["reply_markup"] = {"inline_keyboard": message.keyboard}
        if message.text.startswith("/"):
            told["entities"] = [
                {"type": "bot_command", "offset": 0, "length": len(message.text.split()[0])},
                *_mentions(message),
            ]
        if answered := chat.messages.get(message.reply_to):
            told["reply_to_message"] = self._message(chat, answered)
        return told


def _mentions(message: Shown) -> list[dict[str, Any]]:
    """Returns what a client marks as mentions: whatever looks like a user name, and who was picked from a list."""
    usernames = re.finditer(r"(?<!\S)@\w{4,32}", message.text)
    told = [{"type": "mention", "offset": one.start(), "length": len(one[0])} for one in usernames]
    if message.picked is None:
        return told
    name = message.picked.name
    at = {"offset": message.text.index(name), "length": len(name)}
    return [*told, {"type": "text_mention", **at, "user": message.picked.json}]


def _bot_member(status: str) -> dict[str, Any]:
    return _member(BOT, status)


def _member(user: dict[str, Any], status: str) -> dict[str, Any]:
    """Returns a member of a chat, with all that the library wants to know."""
    told: dict[str, Any] = {"user": user, "status": status}
    if status == "kicked":
        told["until_date"] = 0
    if status == "creator":
        told["is_anonymous"] = False
    if status == "administrator":
        rights = (
            "can_be_edited is_anonymous can_manage_chat can_delete_messages can_manage_video_chats "
            "can_restrict_members can_promote_members can_change_info can_invite_users can_post_stories "
            "can_edit_stories can_delete_stories can_manage_topics"
        )
        told |= dict.fromkeys(rights.split(), True)
    return told


def _caption(fields: dict[str, Any]) -> tuple[str, list[str]]:
    return limits.read_html(fields.get("caption", ""), limits.CAPTION, "message caption", fields.get("parse_mode", ""))


def _keyboard(fields: dict[str, Any]) -> list[list[dict[str, str]]]:
    markup = fields.get("reply_markup")
    if markup is None:
        return []
    limits.check_keyboard(markup)
    rows: list[list[dict[str, str]]] = markup["inline_keyboard"]
    return rows


async def _fields(request: web.Request) -> dict[str, Any]:
    """Reads the fields of a request: files as they are, all else as the JSON that they are written in."""
    body = await request.read()
    if request.content_type != "multipart/form-data":
        return {name: _value(value, name) for name, value in parse_qsl(body.decode(), keep_blank_values=True)}
    found: dict[str, Any] = {}
    boundary = request.headers["Content-Type"].partition("boundary=")[2].encode()
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, value = part[2:-2].partition(b"\r\n\r\n")
        told = dict(DISPOSITION.findall(head.decode()))
        name = told["name"]
        found[name] = (told["filename"], value) if "filename" in told else _value(value.decode(), name)
    return found


def _value(text: str, name: str) -> Any:
    if name in ("text", "caption", "name", "url", "secret_token", "callback_query_id", "parse_mode", "photo"):
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _refusal(refusal: Refused) -> web.Response:
    body = {"ok": False, "error_code": refusal.status, "description": refusal.why}
    if refusal.parameters:
        body["parameters"] = refusal.parameters
    return web.json_response(body, status=refusal.status)
