"""Messages as a chat shows them, as a page of HTML: the texts, pictures and buttons are those that the bot has sent."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

STYLE = """
* { box-sizing: border-box; margin: 0 }
body { font: 15px/1.4 "DejaVu Sans", sans-serif; width: 620px }
body.discord { background: #313338; color: #dbdee1 }
body.telegram { background: #d9e6d0; color: #111 }
header { padding: 9px 16px; font-weight: bold; font-size: 14px }
.discord header { background: #232428; color: #fff }
.telegram header { background: #fff }
main { display: flex; flex-direction: column; padding: 12px 16px; gap: 12px }
.discord article { border-left: 3px solid transparent; padding-left: 10px }
.discord article.private { border-color: #5865f2; background: #373a4a; padding: 8px 10px; border-radius: 4px }
.telegram article { background: #fff; border-radius: 12px; padding: 8px 12px; max-width: 540px }
b.who { display: block } .discord b.who { color: #fff } .telegram b.who { color: #2f7dc0 }
small { font-weight: normal; opacity: .75; margin-left: 6px }
p { white-space: pre-wrap; overflow-wrap: anywhere }
code { font-family: "DejaVu Sans Mono", monospace; font-size: 13px; padding: 0 3px; border-radius: 3px }
.discord code { background: #1e1f22 } .telegram code { background: #eef2ea }
.mention { border-radius: 3px; padding: 0 2px }
.discord .mention { background: #3c4270; color: #c9cdfb } .telegram .mention { color: #2f7dc0 }
img { display: block; width: 500px; border-radius: 8px; margin: 6px 0 }
.telegram article { display: flex; flex-direction: column } .telegram p { order: 1 } .telegram .row { order: 2 }
.row { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 6px }
.row span { padding: 5px 12px; border-radius: 6px; font-size: 14px }
.discord .row span { background: #4e5058; color: #fff }
.discord .row span.first { background: #5865f2 }
.discord .row span.menu { background: #1e1f22; color: #b5bac1; flex: 1 }
.discord .row span.choice { background: #2b2d31; flex: 0 0 100%; margin-top: -4px }
.telegram .row span { background: #8fae7c; color: #fff; flex: 1; text-align: center; white-space: nowrap }
.row span.pressed { outline: 3px solid #ffd54a; outline-offset: 1px }
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Message:
    """What a chat shows of one message of the bot; a button is its label and its kind."""

    text: str
    pictures: tuple[bytes, ...] = ()
    rows: tuple[tuple[tuple[str, str], ...], ...] = ()
    private: str = ""
    """What the chat says about who can see it."""


def page(chat: str, title: str, messages: Sequence[Message], pressed: str = "") -> str:
    """Returns a page that shows messages as a chat does, as high as they are."""
    shown = "".join(_message(message, pressed if message is messages[-1] else "") for message in messages)
    return f'<meta charset="utf-8"><style>{STYLE}</style><body class="{chat}"><header>{escape(title)}</header>' + (
        f"<main>{shown}</main>"
    )


def markdown(text: str, names: Mapping[str, str]) -> str:
    """Returns the HTML of a text as Discord shows it: code, bold, mentions, and times."""
    html = escape(text, quote=False)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    html = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", html)
    html = re.sub(r"&lt;@(\d+)&gt;", lambda found: f'<span class="mention">@{names[found[1]]}</span>', html)
    html = re.sub(r"&lt;/([a-z ]+):\d+&gt;", r'<span class="mention">/\1</span>', html)
    html = re.sub(r"&lt;t:\d+:R&gt;", "in 2 days", html)
    return re.sub(r"\\([_*~|`>#-])", r"\1", html)


def _message(message: Message, pressed: str) -> str:
    pictures = "".join(
        f'<img src="data:image;base64,{base64.b64encode(picture).decode()}">' for picture in message.pictures
    )
    rows = "".join(f'<div class="row">{"".join(_button(*one, pressed) for one in row)}</div>' for row in message.rows)
    who = f'<b class="who">Longtable<small>{escape(message.private)}</small></b>'
    kind = "private" if message.private else ""
    return f'<article class="{kind}">{who}<p>{message.text}</p>{pictures}{rows}</article>'


def _button(label: str, kind: str, pressed: str) -> str:
    marks = f"{kind} {'pressed' if pressed and label.startswith(pressed) else ''}"
    return f'<span class="{marks}">{escape(label)}</span>'
