from __future__ import annotations

import base64

import pytest

from bot.chat_web.links import hash_secret, new_handle, new_secret, read_name, same_secret


def test_a_secret_has_256_bits_and_comes_once() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(len(base64.urlsafe_b64decode(secret + "=")) == 32 for secret in secrets)


def test_only_the_secret_itself_fits_its_hash() -> None:
    secret = new_secret()
    assert same_secret(secret, hash_secret(secret))
    assert not same_secret(secret[:-1], hash_secret(secret))
    assert not same_secret(hash_secret(secret), hash_secret(secret))
    assert not same_secret("", "")


def test_a_handle_can_stand_in_an_address() -> None:
    assert all(new_handle().isalnum() and new_handle().islower() for _ in range(50))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Řehoř", "Řehoř"),
        ("e\u0301va", "éva"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("x" * 32, "x" * 32),
        ("x" * 33, ""),
        ("", ""),
        ("   ", ""),
        ("---", ""),
        ("Ada\u202eevil", ""),
        ("Ada\u200b", ""),
        ("Ada\x00", ""),
    ],
)
def test_a_name_is_tidied_or_none(text: str, name: str) -> None:
    assert read_name(text) == name
