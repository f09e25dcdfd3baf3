import re
import socket
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

import bot.cli.doctor
from render.core import studio
from storage.lock import hold

DATABASE = Path("data/longtable.sqlite")


def test_a_new_installation_is_well_and_nothing_is_made(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    done = run("doctor")
    assert done.status == 0
    assert done.out.endswith("All is well.\n")
    assert "none yet, will be made at the first start" in done.out
    assert "Before the Frost, " in done.out
    assert not Path("data").exists()


def test_it_works_beside_a_running_bot(run: Any) -> None:
    run("migrate")
    with hold(DATABASE):
        done = run("doctor")
    assert done.status == 0
    assert "the bot is running" in done.out
    assert "sound, version 0001" in done.out


def test_a_damaged_database_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    run("migrate")
    data = bytearray(DATABASE.read_bytes())
    data[5000:9000] = bytes(4000)
    DATABASE.write_bytes(data)
    done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  database: " in done.out
    assert done.out.endswith("1 to be looked at.\n")


def test_a_taken_port_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("LONGTABLE_WEB_PORT", str(taken.getsockname()[1]))
        done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  web address: nothing can listen on 127.0.0.1 port " in done.out


def test_a_full_disk_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    monkeypatch.setattr(bot.cli.doctor, "ROOM", 1 << 62)
    assert "PROBLEM  data folder: only " in run("doctor").out


def test_a_board_that_cannot_be_drawn_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bytes:
        raise OSError("no such font")

    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    monkeypatch.setattr(studio, "draw_picture", fail)
    told = run("doctor").out
    assert "PROBLEM  pictures: the board of " in told
    assert "cannot be drawn: OSError: no such font" in told


TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.hunter2-hunter2-hunter2"


def test_the_link_that_invites_the_discord_bot_is_told_and_the_token_is_not(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", TOKEN)
    done = run("doctor")
    assert done.status == 0
    (link,) = re.findall(r"https://discord\.com/oauth2/authorize\S+", done.out)
    asked = parse_qs(urlsplit(link).query)
    assert asked["client_id"] == ["123456789012345678"]
    assert asked["scope"] == ["bot applications.commands"]
    permissions = discord.Permissions(int(asked["permissions"][0]))
    assert {name for name, given in permissions if given} == {
        "attach_files",
        "create_public_threads",
        "embed_links",
        "send_messages",
        "send_messages_in_threads",
        "view_channel" if "view_channel" in dict(permissions) else "read_messages",
    }
    assert "discord_token (set)" in done.out
    assert "hunter2" not in done.out + done.err


def test_another_application_goes_before_that_of_the_token(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("LONGTABLE_DISCORD_APPLICATION", "42")
    assert "client_id=42&" in run("doctor").out


@pytest.mark.parametrize(
    "token", ["MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe", "aGVsbG8gdGhlcmU.GaBcDe.hunter2-hunter2", "a." * 20]
)
def test_a_token_of_another_shape_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", token)
    done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  Discord: " in done.out
    assert "copy LONGTABLE_DISCORD_TOKEN anew" in done.out
    assert token not in done.out


def test_secrets_are_not_shown_and_telegram_is_looked_at(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")
    assert "Telegram: no token" in run("doctor").out
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", f"123456:{'A' * 35}")
    done = run("doctor")
    assert done.status == 0
    assert "telegram_token (set)" in done.out and "A" * 35 not in done.out
    assert "bot 123456, which asks https://api.telegram.org" in done.out
    monkeypatch.setenv("LONGTABLE_TELEGRAM_WEBHOOK", "https://games.example.org/telegram")
    assert "PROBLEM  Telegram: a webhook needs LONGTABLE_TELEGRAM_SECRET" in run("doctor").out
    monkeypatch.setenv("LONGTABLE_TELEGRAM_SECRET", "a-secret-of-telegram")
    done = run("doctor")
    assert "is told of news at https://games.example.org/telegram" in done.out
    assert "a-secret-of-telegram" not in done.out


def test_a_token_that_is_none_is_refused_and_not_repeated(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", "hunter2")
    done = run("doctor")
    assert done.status == 2
    assert "LONGTABLE_TELEGRAM_TOKEN must be a token as BotFather gives it" in done.err
    assert "hunter2" not in done.out + done.err
