"""What Discord accepts, field by field: anything else in a request is refused, as misspelt fields would be lost."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Id = Annotated[str, Meta(pattern=r"^\d{1,20}$")]
CustomId = Annotated[str, Meta(min_length=1, max_length=100)]
Short = Annotated[str, Meta(min_length=1, max_length=100)]

COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
COMMAND_MENTION = re.compile(r"(?<!\\)</([^:>]+):(\d+)>")
LOCALES = frozenset({"cs"})
"""Of all locales that Discord knows those that the bot has words for."""
EVERYWHERE = ""
"""Stands for the locales for which a command has no name of its own."""


class Refused(Exception):
    """A request is answered by an error."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message


class Strict(Struct, forbid_unknown_fields=True):
    """A part of a request."""


class Option(Strict):
    label: Short
    value: Short
    description: Short | None = None
    default: bool = False


class Component(Strict):
    type: Literal[2, 3]
    custom_id: CustomId | None = None
    url: Annotated[str, Meta(pattern=r"^https://", max_length=512)] | None = None
    """Where a link leads; nothing comes back to the bot when it is pressed."""
    label: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    style: Literal[1, 2, 3, 4, 5] | None = None
    disabled: bool = False
    placeholder: Annotated[str, Meta(max_length=150)] | None = None
    options: Annotated[list[Option], Meta(min_length=1, max_length=25)] | None = None
    min_values: Literal[1] | None = None
    max_values: Literal[1] | None = None
    required: bool | None = None


class Row(Strict):
    type: Literal[1]
    components: Annotated[list[Component], Meta(min_length=1, max_length=5)]


class Embed(Strict):
    description: Annotated[str, Meta(min_length=1, max_length=4096)]
    type: Literal["rich"] = "rich"
    flags: int = 0


class Attachment(Strict):
    id: int
    filename: Annotated[str, Meta(pattern=r"^[a-z]+\.(jpg|png|webp|gif)$")]
    description: Annotated[str, Meta(max_length=1024)] | None = None


class Mentions(Strict):
    parse: Annotated[list[Literal["users", "roles", "everyone"]], Meta(max_length=3)]
    users: Annotated[list[int], Meta(max_length=100)] = []
    replied_user: bool = False


class MessageIn(Strict):
    content: Annotated[str, Meta(max_length=2000)] | None = None
    embeds: Annotated[list[Embed], Meta(max_length=10)] = []
    components: Annotated[list[Row], Meta(max_length=5)] = []
    attachments: Annotated[list[Attachment], Meta(max_length=10)] | msgspec.UnsetType = msgspec.UNSET
    """Those of a message that is edited stay where nothing is said of them."""
    allowed_mentions: Mentions | None = None
    nonce: Annotated[str, Meta(max_length=25)] | None = None
    enforce_nonce: bool = False
    flags: Literal[0, 4, 64, 4096, 4100] = 0
    tts: Literal[False] = False


class Choice(Strict):
    name: Short
    value: Short | int
    name_localizations: None = None


class CallbackData(Strict):
    flags: Literal[64] | None = None
    choices: Annotated[list[Choice], Meta(max_length=25)] | None = None


class Callback(Strict):
    type: Literal[5, 6, 8]
    data: CallbackData | None = None


class CommandChoice(Strict):
    name: Short
    value: Short
    name_localizations: dict[str, Short] = {}


class CommandOption(Strict):
    """A field, or a command in a group."""

    type: Literal[1, 3, 4, 5, 6, 8]
    name: str
    description: Short
    required: bool = False
    autocomplete: bool = False
    choices: Annotated[list[CommandChoice], Meta(max_length=25)] = []
    min_value: int | None = None
    max_value: int | None = None
    options: Annotated[list[CommandOption], Meta(max_length=25)] = []
    name_localizations: dict[str, str] = {}
    description_localizations: dict[str, Short] = {}


class CommandIn(Strict):
    type: Literal[1, 3]
    name: str
    description: Annotated[str, Meta(max_length=100)] = ""
    options: Annotated[list[CommandOption], Meta(max_length=25)] = []
    name_localizations: dict[str, str] = {}
    description_localizations: dict[str, Short] = {}
    nsfw: bool = False
    dm_permission: bool = True
    default_member_permissions: int | None = None
    contexts: list[Literal[0, 1, 2]] | None = None
    integration_types: list[Literal[0, 1]] | None = None


class ThreadIn(Strict):
    name: Short
    auto_archive_duration: Literal[60, 1440, 4320, 10080] | None = None
    rate_limit_per_user: int | None = None


class ChannelEdit(Strict):
    archived: bool | None = None
    name: Short | None = None


class DirectChannel(Strict):
    recipient_id: Id | int


def read(data: bytes | str, kind: Any) -> Any:
    """Reads a request; raises `Refused` as Discord does for an invalid form."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Refused(400, 50035, f"Invalid Form Body: {error}") from None


def check_message(message: MessageIn, files: dict[str, bytes]) -> None:
    """Refuses a message that breaks a limit which no single field shows."""
    attachments = message.attachments or []
    if not (message.content or message.embeds or attachments or message.components):
        raise Refused(400, 50006, "Cannot send an empty message")
    if sum(len(embed.description) for embed in message.embeds) > 6000:
        raise Refused(400, 50035, "Embed size exceeds maximum size of 6000")
    if {f"files[{attachment.id}]" for attachment in attachments} != set(files):
        raise Refused(400, 50035, "attachments and files do not fit together")
    if any(len(data) > 10 * 1024 * 1024 for data in files.values()):
        raise Refused(413, 40005, "Request entity too large")
    _check_components(message.components)


def _check_components(rows: list[Row]) -> None:
    pressed = [component for row in rows for component in row.components if component.style != 5]
    ids = [component.custom_id for component in pressed]
    if any(
        (one.style == 5) != (one.url is not None) or (one.style == 5) == (one.custom_id is not None)
        for row in rows
        for one in row.components
    ):
        raise Refused(400, 50035, "A link has an address, all else a custom id")
    if len(ids) != len(set(ids)):
        raise Refused(400, 50035, "Component custom id cannot be duplicated")
    for row in rows:
        for component in row.components:
            if component.type == 3 and (len(row.components) > 1 or not component.options):
                raise Refused(400, 50035, "A menu fills a row of its own")
            if component.type == 3 and len({option.value for option in component.options or ()}) != len(
                component.options or ()
            ):
                raise Refused(400, 50035, "The values of a menu cannot be duplicated")
            if component.type == 2 and (component.options is not None or not component.label or not component.style):
                raise Refused(400, 50035, "A button has a label, a style and no options")


def check_commands(commands: list[CommandIn]) -> None:
    """Refuses commands as Discord does: one bad one, and none is registered."""
    if len(commands) > 100:
        raise Refused(400, 30032, "Maximum number of application commands reached")
    for command in commands:
        _check_kind(command)
        for name in _names(command) if command.type == 1 else ():
            if not COMMAND_NAME.fullmatch(name) or name != name.lower():
                raise Refused(400, 50035, f"{name} is no name of a command")
        if sum(map(len, _texts(command))) > 8000:
            raise Refused(400, 50035, f"{command.name} has more than 8000 characters")
        for part in (command, *command.options):
            _check_options(part.options)
        if command.default_member_permissions not in (None, 1 << 5):
            raise Refused(400, 50035, "unexpected permissions")
    _require_different(commands, "Application command names must be unique")


def _check_kind(command: CommandIn) -> None:
    """Refuses what belongs to the other kind: one in the menu of a message has a name alone, of any signs."""
    if (command.type == 1) != bool(command.description) or (command.type == 3 and command.options):
        raise Refused(400, 50035, f"{command.name} is not as commands of its kind are")
    if not 0 < len(command.name) <= 32:
        raise Refused(400, 50035, f"{command.name} is no name")


def _check_options(options: list[CommandOption]) -> None:
    _require_different(options, "Option names must be unique")
    if len({option.type == 1 for option in options}) > 1:
        raise Refused(400, 50035, "Sub-commands and options are incompatible in the same option scope")
    needed = [option.required for option in options]
    if needed != sorted(needed, reverse=True):
        raise Refused(400, 50035, "Required options must be placed before non-required options")
    for option in options:
        if option.choices and option.autocomplete:
            raise Refused(400, 50035, "A field with choices cannot be completed")


def _require_different(named: Sequence[CommandIn | CommandOption], why: str) -> None:
    """Refuses a name that is given twice, in any language; where there is none in a language the general one counts."""
    for locale in (EVERYWHERE, *LOCALES):
        names = [one.name_localizations.get(locale, one.name) for one in named]
        if len(names) != len(set(names)):
            raise Refused(400, 50035, why)


def _names(command: CommandIn) -> Iterator[str]:
    for named in _parts(command):
        yield named.name
        yield from named.name_localizations.values()
        if not set(named.name_localizations) | set(named.description_localizations) <= LOCALES:
            raise Refused(400, 50035, "unknown locale")


def _texts(command: CommandIn) -> Iterator[str]:
    """Yields what counts towards the length of a command: of each text its longest translation."""
    for named in _parts(command):
        yield max((named.name, *named.name_localizations.values()), key=len)
        yield max((named.description, *named.description_localizations.values()), key=len)
        for choice in named.choices if isinstance(named, CommandOption) else ():
            yield max((choice.name, *choice.name_localizations.values()), key=len)
            yield choice.value


def _parts(command: CommandIn | CommandOption) -> Iterator[CommandIn | CommandOption]:
    yield command
    for option in command.options:
        yield from _parts(option)


def dead_mentions(message: MessageIn, ids: Mapping[str, str]) -> list[str]:
    """Returns the mentions of commands that nobody could click on; Discord shows them without a word."""
    shown = [message.content or "", *(embed.description for embed in message.embeds)]
    found = (match for text in shown for match in COMMAND_MENTION.finditer(text))
    return [match[0] for match in found if ids.get(match[1]) != match[2]]
