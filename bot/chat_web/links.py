"""The secrets that let people in: made here, and stored with the games only as what cannot be turned back.

The operator can have a link shown again. For that its secret stands in a file beside the database, which only the
account that runs the bot may read, and which is in no copy of the database.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import logging
import os
import secrets
import unicodedata
from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from bot.app.speech.names import clean_name

log = logging.getLogger(__name__)

LONGEST_NAME = 32
WITHDRAWN = "withdrawn:"
"""Stands, before the member, in the place of the hash of a link that lets nobody in any more."""
_HANDLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_secret() -> str:
    """Returns 256 random bits as 43 letters that can stand in an address."""
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """Returns what is stored of a secret; so many random bits need no salt and no slow hash."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def same_secret(given: str, hashed: str) -> bool:
    """Compares a given secret with a stored hash, in the same time wherever they differ."""
    return bool(hashed) and hmac.compare_digest(hash_secret(given), hashed)


def new_handle() -> str:
    """Returns a member's public handle: what stands for the member in addresses. It is no secret."""
    return "".join(secrets.choice(_HANDLE_LETTERS) for _ in range(10))


def read_name(text: str) -> str:
    """Tidies a member's name; empty when it is none: nothing to see, too long, or with characters that mislead."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME:
        return ""
    if clean_name(name) != name or not any(letter.isalnum() for letter in name):
        return ""
    return name


def _read(path: Path) -> dict[str, str]:
    """Reads the links that were handed out; none from a file that is damaged, as members come in by their hashes."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    except (OSError, msgspec.DecodeError) as error:
        log.warning("%s cannot be read, so links cannot be shown again, only replaced: %s", path.name, error)
        return {}


class GivenLinks:
    """The secrets of the links that have been handed out, by member; without a path only as long as the bot runs."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._given: dict[str, str] = {}
        if path is not None and path.exists():
            self._given = _read(path)

    def find(self, user: str, hashed: str) -> str | None:
        """Returns the secret of a member's link; None where it is not known, or void by now."""
        secret = self._given.get(user)
        return secret if secret is not None and same_secret(secret, hashed) else None

    def first(self, hashed: Mapping[str, str]) -> str | None:
        """Returns who was let in first of the members whose links, given by their hashes, are known."""
        return next((user for user in self._given if self.find(user, hashed.get(user, "")) is not None), None)

    def put(self, user: str, secret: str | None, users: Collection[str]) -> None:
        """Keeps the secret of a member's link, or none any more, and those of all others that there still are.

        A new link stands where the one before did: in the order in which members were let in.
        """
        given = {**self._given, user: secret}
        self._given = {one: kept for one, kept in given.items() if kept is not None and (one == user or one in users)}
        if self._path is not None:
            self._write(self._path)

    def _write(self, path: Path) -> None:
        fresh = path.with_name(path.name + ".new")
        fresh.unlink(missing_ok=True)
        file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w", encoding="utf-8") as opened:
            json.dump(self._given, opened)
        fresh.replace(path)
