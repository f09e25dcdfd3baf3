from __future__ import annotations

import base64
import stat
from pathlib import Path

import pytest

from bot.chat_web.links import GivenLinks, hash_secret, new_handle, new_secret, read_name, same_secret


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


def test_given_links_outlive_a_restart_in_a_file_for_us_alone(tmp_path: Path) -> None:
    path = tmp_path / "links.json"
    given = GivenLinks(path)
    given.put("ada", "plum", {"ada"})
    given.put("bo", "pear", {"ada", "bo"})
    again = GivenLinks(path)
    assert again.find("ada", hash_secret("plum")) == "plum"
    assert again.find("ada", hash_secret("pear")) is None, "another link was given since"
    assert again.find("nobody", hash_secret("")) is None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_links_of_members_that_there_are_no_more_are_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "links.json"
    given = GivenLinks(path)
    given.put("ada", "plum", {"ada"})
    given.put("bo", "pear", {"bo"})
    given.put("bo", None, {"bo"})
    assert path.read_text(encoding="utf-8") == "{}"


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\x00", b"[1, 2]", b'{"ada": 1}'])
def test_from_a_damaged_file_no_link_is_shown_again_and_new_ones_are_kept(
    tmp_path: Path, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path, secret = tmp_path / "links.json", new_secret()
    path.write_bytes(damage)
    given = GivenLinks(path)
    assert "links.json cannot be read" in caplog.text
    assert given.find("ada", hash_secret(secret)) is None
    given.put("ada", secret, {"ada"})
    assert GivenLinks(path).find("ada", hash_secret(secret)) == secret
