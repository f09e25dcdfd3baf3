"""The switches of a lobby."""

from __future__ import annotations

from bot.app import App
from bot.app.speech.language import Words
from rules.core import library
from tests.bot.app.chat import Chat, Person, labels
from tests.bot.app.commands.test_opening import lobby_text


async def test_options_are_chosen_in_menus_and_shown_to_all(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy")
    await ann.presses("Options", chat.lobby)
    old = ann.seen[-1]
    await ann.presses("2 seats", old)
    await ann.presses("none", ann.seen[-1])
    assert "1 of 2" in lobby_text(chat)
    assert "Screeches: none" in lobby_text(chat)
    await ann.presses("one for each seat", old)
    assert "Screeches" not in lobby_text(chat), "a menu shown earlier still works"


async def test_the_menus_of_every_game_fit_into_one_message(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new tikal")
    await ann.presses("Options", chat.lobby)
    await ann.presses("More choices")
    last = library.meta("tikal").options[-1]
    assert ann.seen[-1].menus[-2].title.startswith(Words("en")(f"tikal-option-{last.name}"))
    chosen = ann.seen[-1].menus[-2].choices[-1]
    await ann.presses_data(chosen.press)
    assert ann.seen[-1].menus[-2].title.endswith(chosen.label), "the same page is shown again"
    await ann.presses("First choices")
    assert "2 seats" in labels(ann.seen[-1])


async def test_fewer_seats_than_players_are_refused(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy seats=4")
    for name in ("Bob", "Cid"):
        await Person(app, name).presses("Join", chat.lobby)
    await ann.presses("Options", chat.lobby)
    assert "3 players sit here" in await ann.presses("2 seats")
    assert "3 of 4" in lobby_text(chat)
