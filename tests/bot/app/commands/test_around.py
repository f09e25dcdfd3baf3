"""What a chat keeps in view around the board of a table: the seats, and what has happened since the last turn."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec

from bot.app.app import App
from bot.app.commands.around import said_of
from bot.app.play.tables import place_of
from bot.app.speech.messages import Extent, Message, Told
from rules.core import match as matches
from rules.core.play import pick
from tests.bot.app.chat import Chat, Person, open_app, play_least, playing_at, seat_down


async def look(app: App, person: Person, extent: Extent = "table") -> Message:
    """Returns what somebody sees where pictures can be pressed."""
    place = msgspec.structs.replace(place_of((await playing_at(app)).table), pressed=True)
    shown = await app.table(person.actor, place, extent)
    assert shown is not None and shown.around is not None
    return shown


async def story(app: App, person: Person, before: int) -> tuple[Told, ...]:
    """Returns what somebody is told of what happened before an entry."""
    shown = await app.table(person.actor, place_of((await playing_at(app)).table), "around", before)
    assert shown is not None and shown.around is not None
    return shown.around.story


async def test_seats_tell_who_plays_with_how_many_points_and_who_is_waited_for_until_when(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    playing = await playing_at(app)
    around = (await look(app, people[0])).around
    assert around is not None
    mover = playing.match.awaited[0]
    assert [seat.name for seat in around.seats] == list(playing.names)
    assert [seat.points for seat in around.seats] == [
        score.points for score in sorted(matches.scores(playing.match, 0), key=lambda one: one.seat)
    ]
    assert [seat.asked for seat in around.seats] == [seat == mover for seat in range(2)]
    assert [bool(seat.due) for seat in around.seats] == [seat == mover for seat in range(2)]
    assert len({(seat.shape, seat.colour) for seat in around.seats}) == 2, "nobody is taken for another one"


async def test_in_the_result_of_a_game_that_counts_for_nobody_it_stands_who_resigned(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    for person in people[:2]:
        await person.resigns()
    around = (await look(app, people[2])).around
    assert around is not None and around.result is not None
    assert [seat.name for seat in around.seats] == [person.name for person in people]
    assert [placed.seat for placed in around.result.places if placed.resigned] == [0, 1]
    assert "counts for nobody" in around.result.why


async def test_story_tells_what_happened_since_the_last_turn_and_nothing_of_a_draft(app: App, chat: Chat) -> None:
    ann, bob = await seat_down(app, chat, "toy", "Ann", "Bob")
    await ann.types("/move end")
    calm = (await look(app, ann)).around
    card = (await playing_at(app)).match.state.players[1].hand[0]
    await bob.types(f"/move bury {card}")
    before = (await look(app, ann)).around
    assert before is not None and [told.entry for told in before.story] == [1]
    assert before == calm, "that Bob drafts is no news"
    await bob.types("/move end")
    after = (await look(app, ann)).around
    assert after is not None
    assert [told.entry for told in after.story] == list(range(2, after.last + 1))
    assert all(told.text for told in after.story)
    told = await ann.presses_data(after.at.replace("#", str(after.story[0].entry)))
    assert after.story[0].text in told, "a press shows the table as it was by then"


async def test_what_happened_before_is_told_as_each_may_know_it_back_to_the_beginning(app: App, chat: Chat) -> None:
    ann, bob = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await ann.types(f"/move bury {card}; end")
    await bob.types("/move end")
    around = (await look(app, bob)).around
    assert around is not None and around.last >= 3
    own, others, watched = [await story(app, person, around.last + 1) for person in (ann, bob, Person(app, "Eve"))]
    assert [told.entry for told in own] == [told.entry for told in others] == list(range(1, around.last + 1))
    hidden = own[0].text
    assert others[0].text != hidden and others == watched, "what Ann buried is told to nobody else"
    assert await story(app, ann, 3) == own[:2]
    assert await story(app, ann, 1) == await story(app, ann, 0) == ()


async def test_what_a_member_alone_knows_stands_apart_from_the_points_of_all(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    for own, person in enumerate(people):
        around = (await look(app, person)).around
        assert around is not None
        assert [seat.points for seat in around.seats] == [0, 0, 0], "as on the board"
        assert [seat.alone for seat in around.seats] == [18 if seat == own else 0 for seat in range(3)]
    watched = (await look(app, Person(app, "Eva"))).around
    assert watched is not None and not any(seat.alone for seat in watched.seats)


async def test_who_plays_can_give_up_and_is_asked_first_and_who_watches_cannot(app: App, chat: Chat) -> None:
    ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    watcher = Person(app, "Eva")
    own, others = (await look(app, ann)).around, (await look(app, watcher)).around
    assert own is not None and others is not None
    buttons = {button.label: button.press for row in own.looks for button in row}
    assert "Resign" not in {button.label for row in others.looks for button in row}
    assert "Do you really want to resign" in await ann.presses_data(buttons["Resign"])
    assert (await playing_at(app)).match.resigned == ()


async def test_course_stands_beside_the_result_where_it_is_asked_for(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert (await look(app, people[0], "whole")).further is None, "scores may tell what is hidden until the end"
    while not (await playing_at(app)).match.over:
        await play_least(app, people)
    shown = await look(app, people[0], "whole")
    assert shown.around is not None and shown.around.over
    assert shown.further is not None and shown.further.picture is not None
    assert (await look(app, people[0])).further is None, "all of the game is replayed for it"


async def test_turns_tell_in_a_line_each_what_others_did_since_the_last_turn_and_what_it_brought(
    app: App, chat: Chat
) -> None:
    ann, bob = await seat_down(app, chat, "toy", "Ann", "Bob")
    eva = Person(app, "Eva")
    await ann.types("/move end")
    await play_least(app, [ann, bob])
    for person, expected in ((ann, [1]), (bob, []), (eva, [])):
        around = (await look(app, person)).around
        assert around is not None and [turn.seat for turn in around.turns] == expected
    around = (await look(app, ann)).around
    assert around is not None
    [turn] = around.turns
    assert turn.text and not turn.text.startswith("Bob"), "its name stands before it"
    assert (turn.first, turn.last) == (2, around.last)
    assert {one.entry for one in around.story} >= set(range(turn.first, turn.last + 1)), "each step has its line"


def test_what_a_seat_did_is_said_in_one_sentence_for_each_verb_and_without_its_name() -> None:
    done = [
        "Bo deploys 1 worker to a5.",
        "Bo deploys 1 worker to a5.",
        "Bo deploys 2 workers to b4.",
        "Bo builds a camp.",
    ]
    assert said_of("Bo", own(*done)) == "deploys 1 worker to a5 (2×), 2 workers to b4; builds a camp"
    assert said_of("Bo", own("Quarry: Bo takes stone.", "Bo ends.")) == "takes stone (Quarry); ends"
    done = ["Bo irrigates D5.", "The water D5 is enclosed: Bo scores 6."]
    assert said_of("Bo", own(*done)) == "irrigates D5. The water D5 is enclosed: scores 6"


def test_what_befell_the_reader_stays_a_sentence_with_all_names() -> None:
    lines = [*own("Farm: Bo takes 1 cloth."), ("Income, 2$ each: Bo and Ada.", False), *own("Bo passes.")]
    assert said_of("Bo", lines) == "takes 1 cloth (Farm). Income, 2$ each: Bo and Ada. Bo passes"


def own(*lines: str) -> list[tuple[str, bool]]:
    return [(line, True) for line in lines]


async def test_of_turns_of_others_what_befell_the_reader_is_told_with_all_names(tmp_path: Path) -> None:
    luck, told = Random(2), dict[str, list[str]]()
    async with open_app(tmp_path) as (app, chat):
        people = await seat_down(app, chat, "caylus", "Ann", "Bob")
        while (playing := await playing_at(app)).match.state.round < 10:
            [seat] = playing.match.awaited
            around = (await look(app, people[seat])).around
            assert around is not None
            told.setdefault(people[seat].name, []).extend(turn.text for turn in around.turns)
            await people[seat].types(f"/move {pick(playing.game, playing.match.state, seat, luck.randrange)}")
    for name, other in (("Ann", "Bob"), ("Bob", "Ann")):
        said = "\n".join(told[name])
        assert re.search(r"Income, 2\$ each: (Ann and Bob|Bob and Ann)", said)
        assert not re.search(rf"(^|: )and |^{other} ", said, re.MULTILINE), (
            "no name is missing, none stands there twice"
        )
    befell = "Gold mine (16) is beyond the provost: Ann takes the worker home unused. Bob has no batch for the castle"
    assert befell in "\n".join(told["Ann"])
