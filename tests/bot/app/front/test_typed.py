"""Completion: whatever is offered fits, goes on, and is the typing member's to know."""

from __future__ import annotations

from pathlib import Path

from bot.app import App
from bot.app.speech.messages import Typing
from rules.core import library
from tests.bot.app.chat import Chat, Person, open_app, place_somewhere, playing_at, seat_down


async def test_moves_are_completed_word_by_word(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    hand = set((await playing_at(app)).match.state.players[0].hand)
    offered = await first.completes("/move ")
    assert {"forage", "bury", "shake", "end"} <= set(offered)
    assert await first.completes("/move fo") == ("forage",)
    assert await first.completes("/move FO") == ("forage",)
    assert set(await first.completes("/move bury ")) == {f"bury {card}" for card in hand}
    assert await first.completes("/move fly ") == ()


async def test_the_words_before_the_last_are_kept_as_they_are(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    hand = (await playing_at(app)).match.state.players[0].hand
    name = (await playing_at(app)).table.name
    (offered,) = await first.completes(f"/move @{name} bury {hand[0]}; en")
    assert offered == f"@{name} bury {hand[0]}; end"
    assert f"@{name} bury" in await first.completes(f"/move @{name} bu")
    assert await first.completes(f"/move bury {hand[0]}; bury {hand[1]}; bury {hand[2]}; ") == (
        f"bury {hand[0]}; bury {hand[1]}; bury {hand[2]}; end",
    )


async def test_everything_offered_can_be_played(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await place_somewhere(first)
    for line in await first.completes("/move deploy "):
        if len(line.split()) == 3:
            assert "Played" in await first.types(f"/move {line}")
            await first.types("/undo")


async def test_nothing_is_offered_to_who_is_not_asked(app: App, chat: Chat) -> None:
    _, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    for person in (second, Person(app, "Eve")):
        for line in ("/move ", "/move bury ", "/legal bury ", "/move b"):
            assert await person.completes(line) == ()


async def test_completion_after_a_reveal_tells_nothing_of_it(app: App, chat: Chat) -> None:
    """Or typing would be a free look at the top of the deck."""
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    for line in ("/move forage; ", "/move forage; bury ", "/move shake; ", "/move end; "):
        assert await first.completes(line) == ()


async def test_what_is_typed_before_must_be_legal(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    for line in ("/move fly; ", "/move bury pear; e", "/move ;; e"):
        assert await first.completes(line) == ()


async def test_a_lobby_is_completed(app: App) -> None:
    ann = Person(app, "Ann")
    assert await ann.completes("/new ") == library.games()
    assert await ann.completes("/new TO") == ("toy",)
    offered = await ann.completes("/new toy seats=2 ")
    assert {"toy seats=2 practice", "toy seats=2 screeches=none", "toy seats=2 pace=1d"} <= set(offered)
    assert not any("seats=3" in line for line in offered), "what is said already is not offered again"
    assert await ann.completes("/new toy scr") == ("toy scr".replace("scr", "screeches=one"), "toy screeches=none")
    assert await ann.completes("/new chess ") == ()


async def test_topics_questions_and_languages_are_completed(app: App, chat: Chat) -> None:
    first, second = await seat_down(app, chat, "toy", "Ann", "Bob")
    name = (await playing_at(app)).table.name
    assert "toy foraging" in await first.completes("/rules toy ")
    assert await first.completes("/language c") == ("cs",)
    assert await first.completes("/mydata e") == ("export",)
    assert await second.completes("/left a") == ("acorn",)
    assert await second.completes(f"/left @{name} a") == (f"@{name} acorn",)
    assert await second.completes("/left acorn ") == ()
    assert await second.completes("/worth ") == ()
    assert await second.completes("/why ") == ()
    assert await second.completes("/dance ") == ()


async def test_where_the_table_is_not_clear_nothing_is_offered(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    for _ in range(2):
        await ann.types("/new toy practice")
        await ann.presses("Start", chat.lobby)
    name = (await playing_at(app)).table.name
    assert await ann.completes("/move ") == ()
    assert f"@{name} forage" in await ann.completes(f"/move @{name} ")


async def test_a_failure_while_completing_offers_nothing(tmp_path: Path, trouble_is_expected: None) -> None:
    async with open_app(tmp_path) as (app, _):
        ann = Person(app, "Ann")
    async with open_app(tmp_path) as (other, _):
        ann = Person(other, "Ann")
        await ann.types("/mygames")
        other.store.read = None  # type: ignore[method-assign, assignment]
        assert await ann.completes("/move ") == ()
        del other.store.read


async def test_the_further_pictures_of_a_game_are_offered_behind_the_board(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    name = (await playing_at(app)).table.name
    assert await first.completes("/board ") == ("text", "nuts")
    assert await first.completes(f"/board @{name} n") == (f"@{name} nuts",)
    assert await first.completes("/board h") == ()


ODD = (
    "\n",
    "7\n",
    "  ",
    "\t",
    "@\n",
    "@",
    " @ ",
    "toy\n",
    ";\n",
    "x" * 5000,
    "\u200f\u202e7",
    "\u2028",
    "\x1c",
    "-1",
    "٣",
    "=\n",
)
"""What a clumsy hand or a strange keyboard leaves behind a command."""


async def test_whatever_is_typed_is_completed_or_left_alone(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    table = (await playing_at(app)).table.name
    for command in app.guide("en").commands:
        for arg in ("", *(arg.name for arg in command.args)):
            for line in (*ODD, *(f"@{table} {odd}" for odd in ODD[:3])):
                typing = Typing(actor=first.actor, place=first.place, name=command.name, line=line, arg=arg)
                offered = (await app.complete(typing)).ways
                assert len(offered) <= 25


async def test_a_line_that_ends_with_a_break_is_completed_as_if_a_space_stood_there(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert await first.completes("/log \n") == ("\n0",)
