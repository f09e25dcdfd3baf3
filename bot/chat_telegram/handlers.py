"""Turns updates into intents, and lets the answers be shown. Nothing here waits for somebody's next step."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias
from weakref import WeakValueDictionary

import telegram
from telegram import CallbackQuery, Update
from telegram.ext import ExtBot

from bot.app.port import Application, Declared, of_line, of_press
from bot.app.speech import presses
from bot.app.speech.language import Words
from bot.app.speech.messages import Actor, Command, Message, Place, Press, Reply, Typing
from bot.app.speech.pictures import DrawingFailed
from bot.app.speech.reports import Found, Left, Lost, Moved
from bot.app.speech.text import compose, join
from bot.chat_telegram.answers import Answers, acts_on_its_place
from bot.chat_telegram.incoming import PLATFORM, actor_of, is_private, people_of, place_of, read_command, reference_of
from bot.chat_telegram.keyboards import PAGE, TITLE, again_of
from bot.chat_telegram.links import TAKEN_ALONG, address_of, press_of
from bot.chat_telegram.members import is_in, is_there, manages
from bot.chat_telegram.menu import START
from bot.chat_telegram.screen import Screen, patiently

log = logging.getLogger(__name__)

KEPT = 10_000
"""Updates that are known to have been answered."""

Showing: TypeAlias = Callable[[], Awaitable[None]]
"""How an answer is shown."""


class Handlers:
    """What is done with each kind of update."""

    def __init__(self, app: Application, bot: ExtBot[float], screen: Screen, answers: Answers) -> None:
        self._app = app
        self._bot = bot
        self._screen = screen
        self._answers = answers
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._answered: OrderedDict[str, None] = OrderedDict()

    async def command(self, update: Update, context: object) -> None:
        """Carries out a command; in a private chat any other text is a move, in a group one that answers a board."""
        typed, user = update.message, update.effective_user
        if typed is None or user is None or _of_nobody(typed, user):
            return
        if typed.forward_origin is not None:
            await self._explain(typed, user, "telegram-forwarded")
            return
        if typed.sender_chat is not None:
            await self._anonymously(typed, user)
            return
        read = self._read(typed) or await self._read_reply(typed, user)
        if read is not None:
            name, line = read
            event = f"m{reference_of(typed.chat.id, typed.message_id)}"
            await self._in_turn(user.id, event, lambda: self._carry_out(typed, user, event, name, line))

    async def other(self, update: Update, context: object) -> None:
        """Carries out what stands below a picture or a file; anything else is met with what the bot understands."""
        typed, user = update.message, update.effective_user
        if typed is None or user is None or _of_nobody(typed, user):
            return
        reads = typed.caption and typed.forward_origin is None and await self._reads(typed, user)
        if reads:
            await self.command(update, context)
        elif typed.sender_chat is None:
            await self._explain(typed, user, "telegram-other")

    async def edited(self, update: Update, context: object) -> None:
        """Says in private that what was corrected changes nothing, as it has been done."""
        typed, user = update.edited_message, update.effective_user
        if typed is not None and user is not None:
            await self._explain(typed, user, "telegram-edited")

    async def press(self, update: Update, context: object) -> None:
        """Carries out what a button says, whatever its age."""
        query = update.callback_query
        if query is None:
            return
        if query.message is None or query.data is None:
            await self._answers.acknowledge(query)
            return
        data, event = query.data, f"p{query.id}"
        await self._safely(query, lambda: self._in_turn(query.from_user.id, event, lambda: self._pressed(query, data)))

    async def membership(self, update: Update, context: object) -> None:
        """Takes note that the bot was removed from a group or may not write there, or that it is back."""
        change = update.my_chat_member
        if change is None or is_private(change.chat):
            return
        now = change.new_chat_member
        silenced = isinstance(now, telegram.ChatMemberRestricted) and not now.can_send_messages
        if is_in(now) and not silenced:
            await self._app.note(Found(platform=PLATFORM, channel=str(change.chat.id)))
        else:
            await self._app.note(Lost(platform=PLATFORM, channel=str(change.chat.id)))

    async def departure(self, update: Update, context: object) -> None:
        """Takes note that somebody has left a group, as a message there says to every bot."""
        message = update.message
        if message is not None and message.left_chat_member is not None:
            await self._left(message.chat, message.left_chat_member)

    async def change(self, update: Update, context: object) -> None:
        """Takes note that somebody has left a group, as a bot is told that is an administrator there."""
        change = update.chat_member
        if change is not None and not is_in(change.new_chat_member):
            await self._left(change.chat, change.new_chat_member.user)

    async def migration(self, update: Update, context: object) -> None:
        """Takes note that a group has become a supergroup, which has another id."""
        message = update.effective_message
        if message is None:
            return
        old = message.migrate_from_chat_id or message.chat.id
        new = message.migrate_to_chat_id or message.chat.id
        if old != new:
            await self._app.note(Moved(platform=PLATFORM, old=str(old), new=str(new)))

    async def _left(self, chat: telegram.Chat, user: telegram.User) -> None:
        """Opens the seats of somebody who has left a group, unless they have come back since."""
        if not await is_there(self._bot, chat.id, user.id):
            place = Place(platform=PLATFORM, channel=str(chat.id))
            await self._app.note(Left(place=place, user=str(user.id)))

    def _read(self, typed: telegram.Message) -> tuple[str, str] | None:
        """Returns the name and line of a command; None where a text is none of ours."""
        text = _text(typed)
        if not text.startswith("/"):
            return self._read_move(typed, text) if is_private(typed.chat) else None
        read = read_command(text, self._bot.username)
        if read is None:
            return None
        name, line, named = read
        if not is_private(typed.chat):
            return (name, line) if named or of_line(name) is not None else None
        return name, self._addressed(typed, line)

    def _read_move(self, typed: telegram.Message, text: str) -> tuple[str, str]:
        """Returns the name and line of the command for a private text: an answer to a lesson's step belongs to that."""
        lessons = [args[0] for verb, args in _presses(typed.reply_to_message) if verb == "lesson"]
        return ("learn", f"{lessons[0]} {text}") if lessons else ("move", self._addressed(typed, text))

    async def _read_reply(self, typed: telegram.Message, user: telegram.User) -> tuple[str, str] | None:
        """Returns what answers a post of a table as a move, if its writer is awaited there and it reads as one.

        Anything else is talk, and left alone.
        """
        text, about = _text(typed), self._about(typed)
        if is_private(typed.chat) or text.startswith("/") or not about:
            return None
        typing = Typing(actor=actor_of(user), place=place_of(typed), name="move", line=text, about=about)
        return ("move", text) if await self._app.reads_as_move(typing) else None

    def _addressed(self, typed: telegram.Message, line: str) -> str:
        """Returns the line with the table in front whose panel it answers, unless it names one."""
        tables = [args[0] for verb, args in _presses(typed.reply_to_message) if verb in ("text", "play")]
        return f"@{tables[0]} {line}" if tables and not line.startswith("@") else line

    async def _carry_out(
        self, typed: telegram.Message, user: telegram.User, event: str, name: str, line: str
    ) -> Showing | None:
        private = is_private(typed.chat)
        if name == START and private:
            return await self._started(typed, user, event, line)
        if name == START and line == TAKEN_ALONG:
            name, line = "new", ""
        command = Command(
            event=event,
            actor=actor_of(user, manager=await self._manages(typed.chat, user, of_line(name))),
            place=place_of(typed),
            name=name,
            line=line,
            private=private,
            about=self._about(typed),
            people=people_of(typed),
        )
        reply = await self._app.command(command)
        return await _show(reply, lambda: self._answers.to_command(typed, user, reply, command))

    async def _started(self, typed: telegram.Message, user: telegram.User, event: str, payload: str) -> Showing | None:
        """Answers Start: with what the deep link asks for, else with a welcome and the member's tables."""
        press = press_of(payload)
        if press is not None and press.startswith("file:"):
            await self._send_file(typed.chat.id, user, typed, press.removeprefix("file:"))
            return None
        actor, place = actor_of(user), place_of(typed)
        if press is not None:
            reply = await self._app.press(Press(event=event, actor=actor, place=place, data=press, private=True))
            return await _show(reply, lambda: self._answers.to_command(typed, user, reply))
        mine = await self._app.command(Command(event=event, actor=actor, place=place, name="mygames", private=True))
        words = await self._answers.words(user)
        tables = mine.message or Message(())
        welcome = Message(join(compose(words("telegram-welcome")), tables.text), buttons=tables.buttons)
        await self._answers.to_command(typed, user, Reply(welcome))
        return None

    async def _safely(self, query: CallbackQuery, answer: Showing) -> None:
        """Answers a press even where the answer itself fails, so that no button seems to be dead."""
        try:
            await answer()
        except Exception:
            words = await self._answers.words(query.from_user)
            await self._answers.acknowledge(query, words("telegram-not-shown"), loud=True)
            raise

    async def _pressed(self, query: CallbackQuery, data: str) -> Showing | None:
        pressed, user = query.message, query.from_user
        assert pressed is not None
        verb, _, rest = data.partition(":")
        if verb == TITLE:
            await self._answers.acknowledge(query, _label(pressed, data))
            return None
        if verb == PAGE and isinstance(pressed, telegram.Message):
            return await self._turned(query, pressed, data)
        if verb == "file":
            await self._pressed_file(query, rest)
            return None
        press = Press(
            event=query.id,
            actor=actor_of(user, manager=await self._manages(pressed.chat, user, of_press(data))),
            place=_place_of(pressed),
            data=data,
            private=is_private(pressed.chat),
        )
        reply = await self._app.press(press)
        return await _show(reply, lambda: self._answers.to_press(query, reply))

    async def _turned(self, query: CallbackQuery, pressed: telegram.Message, data: str) -> Showing | None:
        """Turns to another page of the choices that a message offers, which is found again as it stands now."""
        page, again = again_of(data)
        user = query.from_user
        private = is_private(pressed.chat)
        actor = actor_of(user, manager=await self._manages(pressed.chat, user, of_press(again)))
        press = Press(event=query.id, actor=actor, place=_place_of(pressed), data=again, private=private)
        reply = await self._app.press(press)
        if reply.message is None or reply.refused or not (private or acts_on_its_place(reply.message)):
            return await _show(reply, lambda: self._answers.to_press(query, reply))
        await self._answers.acknowledge(query)
        await self._screen.turn(pressed, reply.message, await self._answers.words(user), page)
        return None

    async def _pressed_file(self, query: CallbackQuery, table: str) -> None:
        pressed = query.message
        assert pressed is not None
        if is_private(pressed.chat):
            await self._answers.acknowledge(query)
            await self._send_file(pressed.chat.id, query.from_user, pressed, table)
        else:
            await self._answers.acknowledge(query, url=address_of(self._bot.username, f"file_{table}"))

    async def _send_file(
        self, chat: int, user: telegram.User, about: telegram.MaybeInaccessibleMessage, table: str
    ) -> None:
        """Sends the board as the member sees it as a file, into their private chat."""
        place = Place(platform=PLATFORM, channel=str(chat))
        found = await self._app.press(
            Press(event=f"f{about.message_id}", actor=actor_of(user), place=place, data=f"board:{table}", private=True)
        )
        if found.message is None or found.message.picture is None:
            await self._answers.to_command(_message(about), user, found)
            return
        message = found.message
        try:
            await patiently(lambda: self._screen.send_file(chat, message), self._app.settings.send_retry_seconds)
        except DrawingFailed as error:
            log.warning("a picture could not be drawn: %s", error)
            await self._answers.whisper(user.id, found.message, await self._answers.words(user))

    async def _manages(self, chat: telegram.Chat, user: telegram.User, wanted: Declared[Any] | None) -> bool:
        """Says whether a user manages a group, where that counts for what they want."""
        counts = wanted is not None and wanted.managed and not is_private(chat)
        return counts and await manages(self._bot, chat.id, user.id)

    async def _reads(self, typed: telegram.Message, user: telegram.User) -> bool:
        """Says whether a caption is a command or a move; in a group only the answer to a board is one."""
        if not is_private(typed.chat):
            return await self._read_reply(typed, user) is not None
        if _text(typed).startswith("/"):
            return self._read(typed) is not None
        typing = Typing(actor=actor_of(user), place=place_of(typed), name="move", line=_text(typed))
        return await self._app.reads_as_move(typing)

    async def _explain(self, typed: telegram.Message, user: telegram.User, why: str) -> None:
        """Says in private what the bot understands; in a group people talk to one another.

        Of pictures that are sent together the first is answered.
        """
        if not is_private(typed.chat):
            return
        event = f"g{typed.media_group_id or reference_of(typed.chat.id, typed.message_id)}{typed.edit_date or ''}"

        async def answer() -> None:
            words = await self._answers.words(user)
            await self._answers.whisper(user.id, Message(compose(words(why))), words)

        await self._in_turn(user.id, event, answer)

    async def _anonymously(self, typed: telegram.Message, user: telegram.User) -> None:
        """Does what managers may for who writes in the name of the group, as only they can; tells others why not."""
        read, sender = self._read(typed), typed.sender_chat
        if read is None or sender is None:
            return
        command = of_line(read[0])
        if sender.id == typed.chat.id and command is not None and command.who == "managers":
            name, line = read
            event = f"m{reference_of(typed.chat.id, typed.message_id)}"
            nobody = Actor(platform=PLATFORM, user=str(sender.id), name=sender.title or "", manager=True)
            given = Command(event=event, actor=nobody, place=place_of(typed), name=name, line=line)

            async def show() -> None:
                reply = await self._app.command(given)
                if reply.message is not None:
                    await self._say(typed, reply.message)

            await self._in_turn(sender.id, event, show)
            return
        why = "telegram-anonymous" if sender.id == typed.chat.id else "telegram-channel"
        words = Words(self._app.settings.language)
        await self._say(typed, Message(compose(words(why))))

    async def _say(self, typed: telegram.Message, message: Message) -> None:
        words = Words(self._app.settings.language)
        await self._screen.send(typed.chat.id, message, words, thread=place_of(typed).thread)

    async def _in_turn(self, user: int, event: str, work: Callable[[], Awaitable[Showing | None]]) -> None:
        """Does what a user wants after all that they wanted before, and never the same again.

        What is left to be shown of it, as that takes long, nothing of what they want after it waits for that.
        """
        lock = self._locks.setdefault(user, asyncio.Lock())
        async with lock:
            if event in self._answered:
                return
            left = await work()
            self._answered[event] = None
            while len(self._answered) > KEPT:
                self._answered.popitem(last=False)
        if left is not None:
            await left()

    def _about(self, typed: telegram.Message) -> str:
        """Returns the reference of the post of ours that a command answers."""
        answered = typed.reply_to_message
        if answered is None or answered.from_user is None or answered.from_user.id != self._bot.id:
            return ""
        return reference_of(typed.chat.id, answered.message_id)


def _text(typed: telegram.Message) -> str:
    return typed.text or typed.caption or ""


def _of_nobody(typed: telegram.Message, user: telegram.User) -> bool:
    """Says whether no person has written it: another bot, or Telegram for the channel that a group belongs to."""
    return bool(typed.is_automatic_forward) or (user.is_bot and typed.sender_chat is None)


async def _show(reply: Reply, show: Showing) -> Showing | None:
    """Shows an answer; of one that takes long to be drawn, such as a film, it returns how it is shown."""
    if reply.message is not None and reply.message.meanwhile:
        return show
    await show()
    return None


def _presses(answered: telegram.Message | None) -> list[tuple[str, tuple[str, ...]]]:
    """Returns what stands in the buttons of a message that is answered."""
    markup = answered.reply_markup if answered is not None else None
    rows = markup.inline_keyboard if markup is not None else ()
    return [presses.read(str(button.callback_data)) for row in rows for button in row if button.callback_data]


def _place_of(pressed: telegram.MaybeInaccessibleMessage) -> Place:
    if isinstance(pressed, telegram.Message):
        return place_of(pressed)
    return Place(platform=PLATFORM, channel=str(pressed.chat.id), alone=is_private(pressed.chat))


def _label(pressed: telegram.MaybeInaccessibleMessage, data: str) -> str:
    """Returns what the title of a menu says, where a phone shows only its beginning."""
    markup = pressed.reply_markup if isinstance(pressed, telegram.Message) else None
    rows = markup.inline_keyboard if markup is not None else ()
    return next((button.text for row in rows for button in row if button.callback_data == data), "")


def _message(about: telegram.MaybeInaccessibleMessage) -> telegram.Message:
    """Returns a message in the same chat that can be answered."""
    if isinstance(about, telegram.Message):
        return about
    return telegram.Message(about.message_id, about.date, about.chat)
