"""The application as a whole: names cleaned, and nothing secret logged."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.app import App
from bot.app.speech.messages import Actor
from bot.app.speech.names import clean_name
from tests.bot.app.chat import (
    Chat,
    Person,
    open_app,
    playing_at,
    seat_down,
)


async def test_a_strange_name_does_no_harm_anywhere(app: App, chat: Chat) -> None:
    names = ["**Ann** `x` <script>alert(1)</script>", "@everyone {$seat} \ue000u-9\ue002Eve\ue001 " + "W" * 60]
    people = [Person(app, name) for name in names]
    for number, person in enumerate(people):
        person.actor = Actor(platform=Chat.name, user=f"u-{number}", name=names[number], language="en")
    await people[0].types("/new toy seats=2")
    await people[1].presses("Join", chat.lobby)
    await people[0].types("/start")
    playing = await playing_at(app)
    first = next(p for p in people if clean_name(p.actor.name) == playing.names[0])
    for line in ("/move forage", "/play", "/score", "/log", "/board text", "/mydata", "/move end"):
        await first.types(line)
    assert all(user.startswith("u-") and user != "u-9" for users in chat.calls() for user in users)
    text = "\n".join(chat.said)
    assert "**Ann** `x` <script>alert(1)</script>" in text


async def test_no_secret_is_ever_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        match = (await playing_at(app)).match
        hand = match.state.players[0].hand
        await people[0].types("/notes hollow-tree-plan")
        await people[0].types(f"/move bury {hand[0]}")
        await people[0].types("/move bury nothing; screech")
        await people[0].types("/board text")
        await people[0].types("/play")
        await people[0].types("/move end")
        await people[1].types("/hand")
    logged = "\n".join(f"{record.getMessage()} {record.args}" for record in caplog.records)
    for secret in (match.header.secret, match.state.salt, "hollow-tree-plan", "hazel", "acorn", "walnut", "bury"):
        assert secret not in logged
