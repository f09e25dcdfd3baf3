"""How often a move is carried out on its way from the member to the post: once, whatever is asked of it meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import App
from bot.app.play import tables
from rules.core import library
from tests.bot.app.chat import Chat, playing_at, seat_down


@pytest.fixture
def carried_out(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the actions of the toy that are carried out, as notations."""
    game, found = type(library.load("toy")), list[str]()
    apply = game.apply

    def noted(self: Any, state: Any, seat: int, action: Any, chance: Any) -> Any:
        found.append(self.format(action))
        return apply(self, state, seat, action, chance)

    monkeypatch.setattr(game, "apply", noted)
    return found


async def test_a_typed_move_is_carried_out_once(app: App, chat: Chat, carried_out: list[str]) -> None:
    ann, *_ = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    carried_out.clear()
    await ann.types(f"/move bury {card}")
    assert carried_out == [f"bury {card}"]


async def test_what_ends_a_draft_carries_its_moves_out_no_second_time(
    app: App, chat: Chat, carried_out: list[str]
) -> None:
    """The match is kept as it was played, and what has happened by its draft with it."""
    ann, *_ = await seat_down(app, chat, "toy", "Ann", "Bob")
    first, second, *_ = (await playing_at(app)).match.state.players[0].hand
    await ann.types(f"/move bury {first}")
    carried_out.clear()
    await ann.types(f"/move bury {second}; end")
    assert carried_out == [f"bury {second}", "end"]


async def test_a_draft_that_nobody_remembers_is_carried_out_anew(
    app: App, chat: Chat, carried_out: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, *_ = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await ann.types(f"/move bury {card}")
    played = (await playing_at(app)).match
    monkeypatch.setattr(tables, "_kept", {})
    carried_out.clear()
    assert (await playing_at(app)).match == played
    assert carried_out == [f"bury {card}"]


def test_of_the_matches_that_are_kept_the_one_that_was_asked_for_longest_ago_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables, "KEPT", 2)
    monkeypatch.setattr(tables, "_kept", {})
    game: Any = object()
    for snapshot in (b"a", b"b", b"a", b"c"):
        tables.keep(snapshot, game)
    assert list(tables._kept) == [b"a", b"c"]


async def test_a_press_that_completes_a_move_carries_it_out_once(app: App, chat: Chat, carried_out: list[str]) -> None:
    ann, *_ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.types("/play")
    carried_out.clear()
    await ann.presses("End the turn")
    assert carried_out == ["end"]


async def test_a_move_that_is_asked_about_is_carried_out_once_to_ask_and_once_to_do_it(
    app: App, chat: Chat, carried_out: list[str]
) -> None:
    ann, *_ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.types("/play")
    carried_out.clear()
    await ann.presses("Draw a card")
    assert carried_out == ["forage"]
    await ann.presses("Reveal")
    assert carried_out == ["forage"] * 2
