"""Why a chat cannot be served, or asked how it is set up: texts that tell whoever runs the bot what to do."""

from __future__ import annotations


class CannotServe(Exception):
    """A chat can never be served as it is set up: its token is wrong, its port taken. The text says what to do."""


class NoAnswer(Exception):
    """A platform does not tell now how a chat is set up. The text says what to do, and names no more than the host."""


def unreachable(host: str, how: str) -> NoAnswer:
    return NoAnswer(
        f"{host} cannot be reached ({how}); look whether this machine gets out to it by HTTPS, past any firewall and "
        "proxy, and whether it knows the name"
    )


def too_much(host: str, seconds: float | None) -> NoAnswer:
    wait = "a while" if seconds is None else f"{seconds:.0f} seconds"
    return NoAnswer(f"{host} is asked too much, by this bot or from this address; try again in {wait}")


def strange(host: str, what: str, setting: str) -> NoAnswer:
    return NoAnswer(f"{host} answers with {what}; try again later, and where {setting} is set look whether it is right")
