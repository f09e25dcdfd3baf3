"""What a new table is to be like, as it is typed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.app.commands.wishes import read_wish
from bot.app.speech.context import Trouble
from rules.core import library
from tests.bot.app.chat import Chat, Person, open_app, table_at


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        ("chess", "no-such-game"),
        ("toy please", "unknown-wish"),
        ("toy -1", "unknown-wish"),
        ("toy pace=never", "which-pace"),
    ],
)
def test_a_wish_that_cannot_be_read_is_refused(words: str, trouble: str) -> None:
    with pytest.raises(Trouble) as caught:
        read_wish(words)
    assert caught.value.id == trouble


def test_a_wish_is_read_in_any_order_and_case() -> None:
    wish = read_wish("Toy Practice 3 INVITE Screeches=None")
    assert (wish.game, wish.seats, wish.practice, wish.invite_only) == ("toy", 3, True, True)
    assert wish.options == {"screeches": "none"}


@pytest.mark.parametrize("seats", ["seats=0", "seats=99", "seats=-1", "seats=1.5", "seats=", "seats=two", "0", "00"])
async def test_a_number_of_seats_that_the_game_has_not_is_answered_with_those_it_has(app: App, seats: str) -> None:
    for practice in ("", "practice"):
        assert "is for 2 to 4 players" in await Person(app, "Ann").types(f"/new toy {seats} {practice}")


async def test_wishes_that_the_game_does_not_know_are_refused(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    assert "is for 2 to 4 players" in await ann.types("/new toy seats=5")
    assert "no option “colour”" in await ann.types("/new toy colour=red")
    assert "not a value of screeches" in await ann.types("/new toy screeches=two")
    assert chat.posts == {}


async def test_game_without_options_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(library.meta("toy"), options=())
    monkeypatch.setattr(library, "meta", lambda game: plain)
    async with open_app(tmp_path) as (app, _):
        assert await Person(app, "Ann").types("/new toy frost=hard") == "Before the Frost has no options."


async def test_values_of_options_are_taken_in_any_case(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        await Person(app, "Ann").types("/new magellan SIDE_HALF_1=b side_half_2=B Bid_Display=Sum")
        options = json.loads((await table_at(app)).options)
    assert (options["side_half_1"], options["side_half_2"], options["bid_display"]) == ("B", "B", "sum")
