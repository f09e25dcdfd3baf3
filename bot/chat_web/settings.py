"""Where the web table listens, under which address the world knows it, and how much it takes from one member."""

from __future__ import annotations

import ipaddress
import re
import socket
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


class BadAddress(ValueError):
    """A setting of the web table that makes no sense; the text says why."""


@dataclass(frozen=True, slots=True)
class Base:
    """The public address: ``origin`` as browsers send it, and the path ``prefix``, empty or ``/longtable``."""

    origin: str
    prefix: str

    @property
    def address(self) -> str:
        return self.origin + self.prefix

    @property
    def authority(self) -> str:
        """The host, with its port unless that is the scheme's own."""
        return self.origin.partition("://")[2]

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https:")


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """How many connections there may be at once, and for how many seconds each may be silent."""

    all: int = 4096
    """Fewer where the system gives the process fewer descriptors."""
    nobodys: int = 256
    """Connections over which no member's request has come."""
    of_address: int = 64
    """Nobody's from one address; as many as of all where a proxy stands between, as all come from it then."""
    of_member: int = 64
    first_request: float = 10.0
    """From the opening to the end of the first request's headers."""
    next_request: float = 30.0
    """From one request of nobody's to the next, in which its answer must be taken, too."""
    members_next_request: float = 120.0
    body: float = 15.0
    """From the end of a request's headers to its own."""
    too_fast: float = 1.0
    """Before a request is refused that comes too fast, so that no more come over its connection meanwhile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebSettings:
    """The settings of the web table; raises `BadAddress`."""

    host: str = "127.0.0.1"
    port: int = 8642
    """0 takes any free port."""
    base: str = ""
    """The public address behind a reverse proxy, for example ``https://games.example.org/longtable``."""
    language: str = "en"
    """The language of a page whose browser asks for none that there is."""
    burst: int = 60
    """How many requests that do something a member may make at once."""
    per_second: float = 5.0
    """How many more each second."""
    links: Path | None = None
    """The file of the links that have been handed out, so that the operator can have them shown again."""
    longest_line: int = 4000
    """The longest message or command, in characters."""
    room: Room = Room()

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadAddress(f"The port of the web table must be between 0 and 65535, not {self.port}.")
        read_base(self.base)


def read_base(text: str) -> Base | None:
    """Reads the public address; an empty text is None. Raises `BadAddress`."""
    if not text:
        return None
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError as error:
        raise BadAddress(f"The public address {text!r} cannot be read: {error}.") from error
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadAddress(f"The public address must begin with http:// or https:// and a host, not {text!r}.")
    if parts.username or parts.password or parts.query or parts.fragment:
        raise BadAddress(f"The public address is a scheme, a host and a path and no more, unlike {text!r}.")
    prefix = parts.path.rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", prefix) or {".", ".."} & set(prefix.split("/")):
        raise BadAddress(f"The path of the public address may hold letters, digits and ._~- only, unlike {text!r}.")
    usual = {"http": 80, "https": 443}[parts.scheme]
    return Base(f"{parts.scheme}://{host_in_address(parts.hostname, None if port == usual else port)}", prefix)


def host_in_address(host: str, port: int | None) -> str:
    """Writes a host and port as they stand in an address, version 6 addresses in brackets."""
    name = f"[{host}]" if ":" in host else host
    return name if port is None else f"{name}:{port}"


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach what listens on a host."""
    name = host.strip("[]").lower()
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def answers_to(name: str, host: str) -> bool:
    """Whether a server bound to ``host`` is meant by the host name of a request.

    A page of somebody else's can make its own name point here, but never an address, this machine's name or
    ``localhost``; so these are ours and every other name is refused.
    """
    if is_loopback(name) or name == host.lower():
        return True
    if is_loopback(host):
        return False
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        own = socket.gethostname().lower()
        return name in (own, f"{own}.local")
    return True
