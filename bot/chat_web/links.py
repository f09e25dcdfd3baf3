"""The secrets that let people in: made here, and stored only as what cannot be turned back."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

LONGEST_NAME = 32
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
    """Returns a member's public handle: what stands for him in addresses. It is no secret."""
    return "".join(secrets.choice(_HANDLE_LETTERS) for _ in range(10))


def read_name(text: str) -> str:
    """Tidies a member's name; empty when it is none: nothing to see, too long, or with characters that mislead."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME:
        return ""
    if any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs", "Cn") for letter in name):
        return ""
    if not any(letter.isalnum() for letter in name):
        return ""
    return name
