"""What a chat keeps in view that has a place for a table."""

from __future__ import annotations

import msgspec
import pytest

from bot.app import App
from bot.app.play.tables import place_of
from bot.app.speech.text import as_plain
from tests.bot.app.chat import Chat, labels, play_least, playing_at, seat_down


async def test_the_table_of_a_finished_game_shows_its_result_and_what_can_be_done_with_it(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    while not (playing := await playing_at(app)).match.over:
        await play_least(app, people)
    shown = await app.table(people[0].actor, place_of(playing.table))
    assert shown is not None and shown.picture is not None
    best, *_ = sorted(playing.match.public_scores, key=lambda score: score.place)
    for said in (f"{best.points}", *playing.names):
        assert said in as_plain(shown.text)
    assert shown.task == "Bob and Ann share the victory with 3"
    assert {"Rematch", "Analysis", "Replay", "Record"} <= set(labels(shown))
    checked = await people[0].presses("Check the game", shown)
    assert checked == await people[0].types("/verify") and playing.match.header.secret in checked
    pressed = msgspec.structs.replace(place_of(playing.table), pressed=True)
    told = await app.table(people[0].actor, pressed)
    assert told is not None and told.around is not None and told.around.result is not None
    assert playing.match.header.secret in told.around.result.secret
    first = told.around.result.places[0]
    assert told.around.result.headline == told.task and told.around.result.settled
    assert (first.seat, first.points) == (best.seat, best.points) == (best.seat, sum(n for _, n in first.sources))


async def test_who_is_left_before_a_game_counts_is_shown_as_no_winner(app: App, chat: Chat) -> None:
    ann, bob = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.resigns()
    playing = await playing_at(app)
    assert playing.match.over
    shown = await app.table(bob.actor, place_of(playing.table))
    assert shown is not None and shown.task == f"{ann.name} has given this game up"
    assert "Nobody has won" in shown.below and "not everybody has moved three times" in shown.below
    assert "wins" not in as_plain(shown.text)


@pytest.mark.parametrize(
    ("line", "headlines"),
    [
        ("/resign", ("You win, as nobody else is left", "{ann} wins, as nobody else is left")),
        ("/vote end", ("The players have stopped this game",) * 2),
    ],
)
async def test_a_game_that_ended_early_says_by_whom_and_who_has_won(
    app: App, chat: Chat, line: str, headlines: tuple[str, str]
) -> None:
    ann, bob = people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for _ in range(6):
        await play_least(app, people)
    await bob.types(line)
    await app.drain()
    await (bob.presses("Resign") if line == "/resign" else ann.presses("Agree", chat.last))
    playing = await playing_at(app)
    pressed = msgspec.structs.replace(place_of(playing.table), pressed=True)
    for person, headline in zip(people, headlines, strict=True):
        told = await app.table(person.actor, pressed, "whole")
        assert told is not None and told.around is not None and told.around.result is not None
        said = headline.format(ann=ann.name)
        assert (told.task, told.around.result.headline) == (said, said)
        assert ("points did not decide it" in told.below) == (line == "/resign")
        assert len(told.around.result.places) == 2 and told.further is not None and told.further.went is not None
