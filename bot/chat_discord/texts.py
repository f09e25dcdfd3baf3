"""Writes texts in Discord's mark-up.

Where a text names a command, such as `/move`, Discord can be given something to click on; ``mentions`` say by which
signs. They show the same name to everybody, as there is none that follows the reader's language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from bot.app.speech.messages import Part, Text

_SIGNS = re.compile(r"([\\*_~|`<\[\]])")
_AT_LINE_START = re.compile(r"^([ \t]*\d*)([-+#>.])(?=[\s#>])", re.MULTILINE)
_ALL = re.compile(r"@(?=everyone|here)")
_FENCE = "```"
_NAMED = re.compile(r"`/(\w+)`")

Mentions = Mapping[str, str]
"""What is written where a command is named, by its name, and perhaps by what tells how it is typed."""
NONE_KNOWN: Mentions = MappingProxyType({})


def markdown(text: Text, mentions: Mentions = NONE_KNOWN) -> str:
    """Writes a text; what people have written in it is neither mark-up nor calls anybody."""
    written = ""
    for part in text:
        written += _write(part, mentions, written[-1:] in ("", "\n"))
    return written


def pages(text: Text, longest: int, mentions: Mentions = NONE_KNOWN) -> list[str]:
    """Writes a text in pieces of a length, broken between lines where that is possible, never within mark-up."""
    written = [""]
    for piece in _pieces(text, longest, mentions):
        if len(written[-1]) + len(piece) > longest:
            done, newline, begun = written[-1].rpartition("\n")
            takes_line_along = newline and _FENCE not in begun and len(begun) + len(piece) <= longest
            written[-1:] = [done, begun] if takes_line_along else [written[-1], ""]
        written[-1] += piece
    return [page for page in written if page.strip()]


def users(text: Text) -> tuple[str, ...]:
    """Returns whom a text calls, each once, in their order."""
    return tuple(dict.fromkeys(part.user for part in text if part.style == "mention"))


def escape(text: str, starts_line: bool = True) -> str:
    """Takes the meaning from all signs that Discord would take for mark-up, some of which have it only in front."""
    escaped = _ALL.sub("@\u200b", _SIGNS.sub(r"\\\1", text))
    first, newline, rest = escaped.partition("\n")
    if starts_line:
        first = _AT_LINE_START.sub(r"\1\\\2", first)
    return first + newline + _AT_LINE_START.sub(r"\1\\\2", rest)


def with_names(mentions: Mentions, called: Mapping[str, str]) -> Mentions:
    """Adds what commands are called in a reader's own list of them, where they are called otherwise."""
    return {**mentions, **{name: f"{mentions.get(name, f'`/{name}`')} ({own})" for name, own in called.items()}}


def as_typed(text: str, typed: Mapping[str, str]) -> str:
    """Names the commands in a text without mark-up as they are typed."""
    return _NAMED.sub(lambda found: typed.get(found[1], found[0]), text)


def _write(part: Part, mentions: Mentions, starts_line: bool = True) -> str:
    match part.style:
        case "bold":
            return f"**{escape(part.text, False)}**" if part.text.strip() else part.text
        case "code":
            return _code(part.text, mentions)
        case "block":
            return _block(part.text)
        case "mention":
            return f"<@{part.user}>" if part.user.isdigit() else escape(part.text)
        case "moment":
            return f"<t:{part.at}:R>"
    return escape(part.text, starts_line)


def _code(text: str, mentions: Mentions) -> str:
    """Writes a notation, or a command, whose mention must stand in front of the code that its words are.

    Two back quotes on each side let single ones stand in between.
    """
    if text.startswith("/") and (whole := mentions.get(text[1:])):
        return whole
    command, _, words = text.partition(" ")
    if command.startswith("/") and (mention := mentions.get(command[1:])):
        return f"{mention} {_code(words, NONE_KNOWN)}".rstrip()
    return f"`` {text.replace('``', '` `')} ``" if "`" in text else f"`{text}`" if text else ""


def _block(text: str) -> str:
    return f"{_FENCE}\n{text.replace(_FENCE, '` ` `')}\n{_FENCE}"


def _pieces(text: Text, longest: int, mentions: Mentions) -> Iterator[str]:
    starts_line = True
    for part in text:
        if part.style == "block":
            for lines in _chunks(part.text, longest - 2 * len(_FENCE) - 2):
                yield _block(lines.rstrip("\n"))
        elif part.style in ("plain", "bold"):
            for line in part.text.splitlines(keepends=True):
                for short in _chunks(line, longest // 3):
                    yield _write(Part(short, part.style), mentions, starts_line)
                    starts_line = short.endswith("\n")
        else:
            yield _write(part, mentions)
        starts_line = part.text.endswith("\n")


def _chunks(text: str, longest: int) -> Iterator[str]:
    """Cuts a text into pieces of a length, behind a line where that is possible."""
    while len(text) > longest:
        cut = text.rfind("\n", 0, longest) + 1 or longest
        yield text[:cut]
        text = text[cut:]
    if text:
        yield text
