"""The settings of one installation, read from environment variables and a ``.env`` file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import bot.words

PREFIX = "LONGTABLE_"
NO_SETTINGS = frozenset(f"LONGTABLE_REQUIRE_{what}" for what in ("BROWSER", "FIREFOX", "POSTGRESQL", "REGISTRY"))
"""Names with the prefix that only the tests read."""

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMS = ("text", "json")


class BadSettings(Exception):
    """Settings that cannot be used; ``problems`` pairs the name of each with what to do about it.

    Values are never repeated: one of them may be a password in the wrong place.
    """

    def __init__(self, problems: tuple[tuple[str, str], ...]) -> None:
        super().__init__("\n".join(f"{name} {why}" for name, why in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What an operator can choose; `.env.example` explains each."""

    data: Path = Path("data")
    database: str = field(default="", repr=False)
    language: str = "en"
    web_host: str = "127.0.0.1"
    web_port: int = 8642
    web_base: str = ""
    discord_token: str = field(default="", repr=False)
    discord_application: str = ""
    discord_test_server: str = ""
    discord_shards: int = 0
    discord_rest: str = ""
    discord_gateway: str = ""
    draw_workers: int = 1
    searches: int = 1
    dashboard_seconds: float = 5.0
    send_retry_seconds: float = 2.0
    telegram_token: str = field(default="", repr=False)
    telegram_api: str = "https://api.telegram.org"
    telegram_webhook: str = ""
    telegram_host: str = "127.0.0.1"
    telegram_port: int = 8643
    telegram_secret: str = field(default="", repr=False)
    telegram_group_seconds: float = 60.0
    telegram_timeout_seconds: float = 10.0
    reconnect_seconds: float = 2.0
    log_level: str = "info"
    log_form: str = "text"
    watch_host: str = "127.0.0.1"
    watch_port: int = 0

    @property
    def stored(self) -> Path | str:
        """Where everything is stored: the address of a server's database, or a file in the folder."""
        return self.database or self.file

    @property
    def file(self) -> Path:
        """The file in the folder, used or not."""
        return self.data / "longtable.sqlite"


def read_settings(environ: Mapping[str, str], dotenv: Path | None = None) -> Settings:
    """Reads the settings from an environment and, where that is silent, from a ``.env`` file if there is one.

    An empty value stands for the default. Raises `BadSettings` with all that is wrong.
    """
    problems: list[tuple[str, str]] = []
    given = {**_read_dotenv(dotenv, problems), **environ}
    named = {
        name: value
        for name, value in given.items()
        if name.upper().startswith(PREFIX) and name not in NO_SETTINGS and value
    }
    found: dict[str, Any] = {}
    for name, value in named.items():
        reader = _READERS.get(name)
        if reader is None:
            problems.append((name, "is not a setting of this version; correct the name or remove it"))
            continue
        try:
            found[name.removeprefix(PREFIX).lower()] = reader(value.strip())
        except ValueError as error:
            problems.append((name, str(error)))
    if problems:
        raise BadSettings(tuple(sorted(problems)))
    return Settings(**found)


def languages() -> tuple[str, ...]:
    """Returns the languages that there are message files for, in alphabetical order."""
    folders = (folder for words in bot.words.__path__ for folder in Path(words).iterdir() if folder.is_dir())
    return tuple(sorted({folder.name for folder in folders if folder.name.isalpha()}))


def _read_dotenv(path: Path | None, problems: list[tuple[str, str]]) -> dict[str, str]:
    if path is None or not path.exists():
        return {}
    from dotenv.parser import parse_stream

    try:
        with path.open(encoding="utf-8") as file:
            bindings = list(parse_stream(file))
    except (OSError, UnicodeDecodeError):
        problems.append((str(path), "cannot be read; it must be a text file in UTF-8 that this user may read"))
        return {}
    for binding in bindings:
        if binding.error:
            problems.append((f"{path}, line {binding.original.line}", "cannot be read; write NAME=value"))
    return {binding.key: binding.value for binding in bindings if binding.key and binding.value}


def _folder(text: str) -> Path:
    try:
        path = Path(text).expanduser()
        usable = text.isprintable() and (path.is_dir() or not path.exists())
    except (OSError, RuntimeError):
        usable = False
    if not usable:
        raise ValueError("must name a folder that this user may use or make")
    return path


def _database(text: str) -> str:
    try:
        parts = urlsplit(text)
        fits = parts.port is None or parts.port > 0
    except ValueError:
        parts, fits = urlsplit(""), False
    named = parts.path.strip("/") and (parts.hostname or "host=" in parts.query)
    if parts.scheme not in ("postgresql", "postgres") or not (fits and named and text.isprintable()) or parts.fragment:
        raise ValueError("must be the address of a database, for example postgresql://user:password@host/longtable")
    return text


def _language(text: str) -> str:
    return _one_of(languages())(text)


def _host(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9.:_-]+", text):
        raise ValueError("must be an address of this machine, for example 127.0.0.1 or 0.0.0.0")
    return text


def _base(text: str) -> str:
    try:
        parts = urlsplit(text)
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        parts, port_fits = urlsplit(""), False
    plain = not (parts.username or parts.password or parts.query or parts.fragment)
    path_fits = re.fullmatch(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*/?", parts.path)
    if parts.scheme not in ("http", "https") or not parts.hostname or not (plain and port_fits and path_fits):
        raise ValueError("must be the address that players use, for example https://games.example.org/longtable")
    return text.rstrip("/")


def _telegram_token(text: str) -> str:
    if not re.fullmatch(r"[0-9]{3,20}:[A-Za-z0-9_-]{20,100}", text):
        raise ValueError("must be a token as BotFather gives it: a number, a colon, and letters and digits")
    return text


def _telegram_secret(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]{16,256}", text):
        raise ValueError("must be 16 to 256 letters, digits, _ and -")
    return text


def _token(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_.-]{20,200}", text):
        raise ValueError("must be the bot's token, as the developer portal of Discord shows it once")
    return text


def _snowflake(text: str) -> str:
    if not re.fullmatch(r"[0-9]{1,20}", text):
        raise ValueError("must be a number that Discord has given, of some 18 digits")
    return text


def _address(*schemes: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if not re.fullmatch(rf"({'|'.join(schemes)})://[A-Za-z0-9.-]+(:[0-9]{{1,5}})?(/[A-Za-z0-9._-]+)*/?", text):
            raise ValueError(f"must be an address that begins with {schemes[-1]}://")
        return text

    return read


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"must be a whole number from {least} to {most}")
        return int(text)

    return read


def _seconds(least: float, most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) or not least <= float(text) <= most:
            raise ValueError(f"must be a number of seconds from {least:g} to {most:g}")
        return float(text)

    return read


def _one_of(values: tuple[str, ...]) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in values:
            raise ValueError(f"must be one of: {', '.join(values)}")
        return text.lower()

    return read


_READERS: dict[str, Callable[[str], Any]] = {
    "LONGTABLE_DATA": _folder,
    "LONGTABLE_DATABASE": _database,
    "LONGTABLE_LANGUAGE": _language,
    "LONGTABLE_WEB_HOST": _host,
    "LONGTABLE_WEB_PORT": _whole(0, 65535),
    "LONGTABLE_WEB_BASE": _base,
    "LONGTABLE_DISCORD_TOKEN": _token,
    "LONGTABLE_DISCORD_APPLICATION": _snowflake,
    "LONGTABLE_DISCORD_TEST_SERVER": _snowflake,
    "LONGTABLE_DISCORD_SHARDS": _whole(0, 1000),
    "LONGTABLE_DISCORD_REST": _address("http", "https"),
    "LONGTABLE_DISCORD_GATEWAY": _address("ws", "wss"),
    "LONGTABLE_DRAW_WORKERS": _whole(1, 64),
    "LONGTABLE_SEARCHES": _whole(1, 64),
    "LONGTABLE_DASHBOARD_SECONDS": _seconds(0.01, 3600),
    "LONGTABLE_SEND_RETRY_SECONDS": _seconds(0.01, 3600),
    "LONGTABLE_TELEGRAM_TOKEN": _telegram_token,
    "LONGTABLE_TELEGRAM_API": _address("http", "https"),
    "LONGTABLE_TELEGRAM_WEBHOOK": _address("https"),
    "LONGTABLE_TELEGRAM_HOST": _host,
    "LONGTABLE_TELEGRAM_PORT": _whole(1, 65535),
    "LONGTABLE_TELEGRAM_SECRET": _telegram_secret,
    "LONGTABLE_TELEGRAM_GROUP_SECONDS": _seconds(0.01, 3600),
    "LONGTABLE_TELEGRAM_TIMEOUT_SECONDS": _seconds(0.01, 3600),
    "LONGTABLE_RECONNECT_SECONDS": _seconds(0.01, 300),
    "LONGTABLE_LOG_LEVEL": _one_of(LOG_LEVELS),
    "LONGTABLE_LOG_FORM": _one_of(LOG_FORMS),
    "LONGTABLE_WATCH_HOST": _host,
    "LONGTABLE_WATCH_PORT": _whole(0, 65535),
}
