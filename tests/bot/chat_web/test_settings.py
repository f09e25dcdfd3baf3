from __future__ import annotations

import pytest

from bot.chat_web import BadAddress, WebSettings
from bot.chat_web.settings import Base, answers_to, read_base


@pytest.mark.parametrize(
    ("text", "base"),
    [
        ("https://games.example.org", Base("https://games.example.org", "")),
        ("https://Games.Example.org:443/longtable/", Base("https://games.example.org", "/longtable")),
        ("http://10.0.0.5:8080/a/b", Base("http://10.0.0.5:8080", "/a/b")),
        ("http://[::1]:8642/", Base("http://[::1]:8642", "")),
    ],
)
def test_a_public_address_is_an_origin_and_a_prefix(text: str, base: Base) -> None:
    assert read_base(text) == base


@pytest.mark.parametrize(
    "text",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://user@games.example.org",
        "https://games.example.org/?a=b",
        "https://games.example.org/#a",
        "https://games.example.org/a;b",
        "https://games.example.org/a/../b",
        'https://games.example.org/"><script>',
        "https://games.example.org:port/",
        "http://[::1",
    ],
)
def test_what_is_no_public_address_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(BadAddress, match="public address"):
        WebSettings(base=text)


def test_a_port_is_refused_that_does_not_exist() -> None:
    with pytest.raises(BadAddress, match="between 0 and 65535"):
        WebSettings(port=65536)


@pytest.mark.parametrize(
    ("name", "host", "ours"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("localhost", "127.0.0.1", True),
        ("::1", "127.0.0.1", True),
        ("evil.example", "127.0.0.1", False),
        ("10.0.0.5", "127.0.0.1", False),
        ("", "127.0.0.1", False),
        ("10.0.0.5", "0.0.0.0", True),
        ("evil.example", "0.0.0.0", False),
        ("localhost.evil.example", "0.0.0.0", False),
        ("nas.lan", "nas.lan", True),
    ],
)
def test_only_names_that_nobody_else_can_point_here_are_ours(name: str, host: str, ours: bool) -> None:
    assert answers_to(name, host) is ours
