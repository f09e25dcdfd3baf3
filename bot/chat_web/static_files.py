"""What every page is made of: read once, served from memory, so that no request ever names a file of this machine."""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources
from pathlib import PurePosixPath
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import bot.words
from bot import release
from bot.app.speech.language import Words, languages
from render.core.icon import draw_icon
from render.core.sample import samples

MIMES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED = frozenset({"text/css", "text/javascript", "application/json", "image/svg+xml"})
ICONS = (192, 512)
"""Pixels of the icons under which the page stands on a phone."""

_HOLE = re.compile(r"\{\{([a-z-]+)\}\}")


@dataclass(frozen=True)
class StaticFile:
    """A file that pages load."""

    data: bytes
    mime: str

    @cached_property
    def packed(self) -> bytes:
        """The same, packed by gzip; empty where it is packed already, as pictures and fonts are."""
        return gzip.compress(self.data, mtime=0) if self.mime in PACKED else b""


@cache
def static_files() -> dict[str, StaticFile]:
    """Returns all files by name: styles, scripts, fonts, icons, and the words of every language."""
    folder = resources.files("bot.chat_web") / "static"
    found = {file.name: file.read_bytes() for file in folder.iterdir() if not file.name.endswith(".html")}
    found |= {f"sample-{game}.webp": data for game, data in samples().items()}
    found |= {f"icon-{size}.png": draw_icon(size) for size in ICONS}
    found |= {f"words-{language}.json": _words(language) for language in languages()}
    kinds = {name: MIMES.get(PurePosixPath(name).suffix) for name in found}
    return {name: StaticFile(found[name], kind) for name, kind in kinds.items() if kind is not None}


@cache
def version() -> str:
    """Returns a part of the files' addresses that changes whenever one of them does: they can be kept for ever."""
    sums = hashlib.sha256()
    for name, file in sorted(static_files().items()):
        sums.update(name.encode() + b"\0" + file.data + b"\0")
    return sums.hexdigest()[:12]


def manifest(root: str, user: str) -> dict[str, Any]:
    """Returns what a phone is told that puts a member's page beside its other programs."""
    static, own = f"{root}/static/{version()}", f"{root}/m/{user}/"
    icons = [
        {"src": f"{static}/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for size in ICONS
        for purpose in ("any", "maskable")
    ]
    return {
        "name": "Longtable",
        "id": own,
        "start_url": own,
        "scope": own,
        "display": "standalone",
        "background_color": "#f7f4ed",
        "theme_color": "#efeae0",
        "icons": icons,
    }


def page(template: str, language: str, /, **values: str) -> str:
    """Fills a page: ``{{web-...}}`` is a message in the language, any other hole one of the values."""
    words = Words(language)
    filling = {"language": language, "version": version(), "release": release(), **values}

    def fill(hole: re.Match[str]) -> str:
        return html.escape(words(hole[1]) if hole[1].startswith("web-") else filling[hole[1]])

    return _HOLE.sub(fill, _template(template))


@cache
def message_ids() -> tuple[str, ...]:
    """Returns the ids of the page's own messages."""
    source = (resources.files(bot.words) / "en" / "web.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    return tuple(entry.id.name for entry in entries if isinstance(entry, Message))


@cache
def _template(name: str) -> str:
    return (resources.files("bot.chat_web") / "static" / f"{name}.html").read_text(encoding="utf-8")


def _words(language: str) -> bytes:
    """Returns the page's messages as JSON; an argument stands as ``{name}`` in its message."""
    words = Words(language)
    arguments = {
        name: f"{{{name}}}" for name in ("text", "name", "author", "time", "count", "total", "title", "line", "holds")
    }
    return json.dumps({id: words(id, **arguments) for id in message_ids()}, ensure_ascii=False).encode()
