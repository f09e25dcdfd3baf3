"""Tables in groups: lobby, boards, topics, what is answered where."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from bot.app.beside.drawing import Drawing, DrawingFailed
from bot.app.beside.timekeeper import Timekeeper
from bot.app.speech.messages import Picture
from render.core.encode import WEBP, Format
from render.core.scene import WIDE, Layout
from rules.core import match as matches
from rules.core import notation
from tests.bot.app.chat import is_taken
from tests.bot.app.outside import Hours
from tests.bot.chat_telegram.server import Chat, Shown
from tests.bot.chat_telegram.world import Person, Quick, World, labels, lobby_of, open_world, seat_down, steps


class Unhurried(Quick):
    """The application, which draws films only when a test says so."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.films = asyncio.Event()

    async def draw(self, picture: Picture, layout: Layout = WIDE, format: Format = WEBP, *, who: str = "") -> Drawing:
        if picture.frames:
            await self.films.wait()
        return await super().draw(picture, layout, format, who=who)


async def two_at(world: World, game: str = "tikal", **group: bool) -> tuple[Chat, list[Person]]:
    people = [world.person("Ann", username="ann_a"), world.person("Bob", started=False)]
    chat = world.api.add_group(*(person.user for person in people), **group)
    return chat, await seat_down(world, chat, game, people)


async def first_of(world: World, people: list[Person]) -> Person:
    return people[(await world.playing()).match.awaited[0]]


async def legal(world: World) -> str:
    match = (await world.playing()).match
    return str(match.game.format(match.game.default(match.state, match.awaited[0])))


@pytest.mark.parametrize("started", [True, False])
async def test_a_table_is_opened_by_a_keyboard(started: bool, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.person("Ann", started=started)
        group = world.api.add_group(ann.user)
        await ann.types("/new", group)
        asked = group.latest
        assert "Tikal" in labels(asked)
        assert "is open for Tikal" in await ann.presses("Tikal", asked, group)
        await world.delivered()
        assert asked.id not in group.messages
        assert {"Join", "Leave", "Options", "Start"} <= set(labels(lobby_of(group)))


def with_button(person: Person, label: str) -> Shown:
    """Returns the latest private message with a button: an answer and a post may come in either order."""
    return next(post for post in reversed(person.private.posts) if label in labels(post))


async def test_in_private_a_game_is_practised_or_the_bot_taken_to_a_group(tmp_path: Path) -> None:
    """Nobody else could join a lobby there, so none is opened."""
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob")
        for line in ("/new", "/new tikal", "/new tikal seats=3"):
            await ann.types(line)
            assert await world.tables() == [] and "Nobody could join" in ann.last.text
            assert "Practise Tikal" in labels(ann.last)
        offered = ann.last
        await ann.presses("Practise Tikal", offered)
        (table,) = await world.tables()
        assert table.practice and table.channel == str(ann.user.id)
        for label in ("Start", "Play"):
            await world.delivered()
            await ann.presses(label, with_button(ann, label))
        assert steps(ann.panel)
        await ann.types("/new")
        taken = next(button for button in ann.last.buttons if "url" in button)
        group = await ann.takes_along(taken["url"], bob)
        await ann.presses("Tikal", group.latest, group)
        await world.delivered()
        await bob.presses("Join", lobby_of(group), group)
        await world.delivered()
        assert "Ann and Bob" in lobby_of(group).text


async def test_a_game_with_others_is_not_brought_into_a_private_chat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, _people = await two_at(world)
        ann = next(person for person in _people if person.name == "Ann")
        await ann.types("/here")
        assert "could not follow us" in ann.last.text
        assert (await world.tables())[0].channel == str(group.id)


@pytest.mark.parametrize("type", ["group", "supergroup"])
async def test_only_the_posts_of_a_supergroup_have_addresses(type: str, tmp_path: Path) -> None:
    """Whatever the group's id looks like."""
    async with open_world(tmp_path) as world:
        ann = world.person("Ann")
        group = world.api.add_group(ann.user, type=type)
        await ann.types("/new tikal", group)
        await ann.types("/mygames")
        if type == "supergroup":
            assert f"https://t.me/c/{-1_000_000_000_000 - group.id}/{lobby_of(group).id}" in ann.last.text
        else:
            assert "t.me" not in ann.last.text


async def test_what_holds_in_a_group_is_set_there_by_its_managers(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob")
        group = world.api.add_group(ann.user, bob.user)
        group.members[ann.user.id] = "creator"
        await ann.types("/settings", group)
        menu = group.latest
        await ann.presses("Language: English", menu, group)
        assert "Language: Czech" in labels(menu), "one tap, and the other one holds"
        assert group.latest is menu, "it is edited in place"
        assert "Only those who manage" in await bob.presses("Who may open a table", menu, group), "he is none"
        await bob.types("/new tikal", group)
        await world.delivered()
        assert "hostitel: Bob" in group.latest.text


async def test_options_are_chosen_in_the_private_chat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.person("Ann", started=False)
        group = world.api.add_group(ann.user)
        await ann.types("/new tikal", group)
        await world.delivered()
        await ann.presses("Options", lobby_of(group), group)
        options = ann.last
        assert await ann.presses("Seats", options) == "Seats: 4"
        await ann.presses("2 seats", options)
        await world.delivered()
        assert "(1 of 2" in lobby_of(group).text
        assert ann.last is options, "the menu is edited in place"


async def test_a_board_calls_exactly_who_is_awaited(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        assert group.latest.photo
        assert sorted(group.latest.mentions) == sorted(str(person.user.id) for person in people), "the start is for all"
        first = await first_of(world, people)
        first.user.started = True
        while await first_of(world, people) is first:
            await first.types(f"/move {await legal(world)}", group)
        await world.delivered()
        assert group.latest.mentions == [str((await first_of(world, people)).user.id)]


async def test_a_hand_over_is_one_post(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        requests = len(world.api.calls)
        first = await first_of(world, people)
        first.user.started = True
        while await first_of(world, people) is first:
            await first.types(f"/move {await legal(world)}", group)
        await world.delivered()
        calls = [method for _, method, f in world.api.calls[requests:] if int(f.get("chat_id", 0)) == group.id]
        assert [method for method in calls if not method.startswith("get")] == ["sendPhoto"]


async def test_each_table_of_a_forum_has_its_topic_until_its_end(tmp_path: Path) -> None:
    hours = Hours(time.time())
    async with open_world(tmp_path, clock=hours) as world:
        group, people = await two_at(world, forum=True, topics=True)
        ((thread, title),) = group.topics.items()
        table = (await world.tables())[0]
        assert (f" · {table.name} · " in title, table.thread) == (True, str(thread))
        assert group.latest.thread == thread
        await (await first_of(world, people)).types(f"/move {await legal(world)}", group, thread=thread)
        host = next(person for person in people if person.name == "Ann")
        await host.types("/close", group, thread=thread)
        await host.presses("End", host.last)
        await world.delivered()
        assert not group.closed, "there is something to talk over"
        hours.at += 86_400.0
        await Timekeeper(world.app.store, hours, lambda: None).tick()
        await world.delivered()
        assert group.closed == {thread}


async def test_a_reply_to_a_board_is_for_its_table(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        older, board = (await world.tables())[0], group.latest
        await seat_down(world, group, "tikal", people)
        newer = (await world.tables())[1]
        playing = await world.playing(older.name)
        person = next(p for p in people if p.name == playing.names[playing.match.awaited[0]])
        line = playing.game.format(playing.game.default(playing.match.state, playing.match.awaited[0]))
        await person.types(f"/move {line}", group, reply_to=board.id)
        assert (await world.playing(older.name)).match.entries > playing.match.entries
        assert (await world.playing(newer.name)).match.entries == 1


async def test_a_plain_answer_to_a_board_is_a_move_at_its_table(tmp_path: Path) -> None:
    """Of who is awaited there, if it reads as one; all else is talk."""
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        board, before = group.latest, (await world.playing()).match.entries
        first = await first_of(world, people)
        other = next(person for person in people if person is not first)
        said = len(group.posts), len(first.private.posts), len(other.private.posts)
        for person, text in ((other, await legal(world)), (first, "nice board"), (first, "what a move!")):
            await person.types(text, group, reply_to=board.id)
        assert (await world.playing()).match.entries == before
        assert said == (len(group.posts), len(first.private.posts), len(other.private.posts))
        await first.types(await legal(world), group, reply_to=board.id)
        assert (await world.playing()).match.entries > before


async def test_what_is_done_is_told_in_passing_and_what_is_refused_stays(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob")
        group = world.api.add_group(ann.user, bob.user)
        await ann.types("/new tikal seats=2", group)
        await world.delivered()
        lobby, table = lobby_of(group), (await world.tables())[0].id
        for person, loud in ((bob, False), (bob, True)):
            answer = (await person.sends(f"join:{table}", lobby, group)).answered.result()
            assert answer["text"] and bool(answer.get("show_alert")) is loud


async def test_talk_in_a_group_is_left_alone(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        said = len(group.posts), [len(person.private.posts) for person in people]
        await people[0].types("nice move!", group, reply_to=group.latest.id)
        await people[0].types("/move@other_bot end", group)
        await people[0].types("/dance", group)
        assert said == (len(group.posts), [len(person.private.posts) for person in people])
        await people[0].types("/dance@longtable_bot", group)
        said_to = people[0].private if people[0].user.started else group
        assert "no command /dance" in said_to.posts[-1].text


async def test_commands_are_understood_by_their_czech_names(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        await people[0].types("/nápověda", group)
        asked_in_private = people[0].private.posts[-1].text if people[0].user.started else group.posts[-1].text
        assert "/new" in asked_in_private


async def test_who_never_pressed_start_plays_by_typing(tmp_path: Path) -> None:
    """Where nothing is hidden he is answered in the group; about all else he is told once to press Start."""
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        bob = next(person for person in people if person.name == "Bob")
        while await first_of(world, people) is not bob:
            await (await first_of(world, people)).types(f"/move {await legal(world)}")
            await world.delivered()
        line = await legal(world)
        await bob.types(f"/move {line}x", group)
        refusal = group.latest
        assert "Nothing was changed" in refusal.text and line in labels(refusal)
        await bob.presses(line, refusal, group)
        assert refusal.text.startswith("Accepted"), refusal.text
        assert not refusal.keyboard
        await bob.types("/score", group)
        assert "1. " in group.latest.text, "what all may know is told to all"
        for _ in range(2):
            await bob.types("/mygames", group)
        asked = [post for post in group.posts if "press the button" in post.text]
        assert len(asked) == 1 and asked[0].mentions == [str(bob.user.id)]
        await bob.presses_button(asked[0].buttons[0], asked[0])
        assert "Here I can write to you alone" in bob.last.text


async def test_a_turn_typed_in_the_group_is_answered_there_to_its_end(tmp_path: Path) -> None:
    """What all have read is no secret; what was drafted in private is, and so is whatever depends on it."""
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        person.user.started = False
        for _ in range(3):
            await person.types("/move nonsense", group)
            assert "I cannot read" in group.latest.text
            await person.types(f"/move {await for_a_draft(world)}", group)
            assert group.latest.text.startswith("Accepted")
        await person.types("/move nonsense", group)
        await person.presses_button(group.latest.buttons[0], group.latest, group)
        await person.types("/move nonsense", group)
        assert "I cannot read" in group.latest.text, "the button that was pressed could be read by all, too"
        person.user.started = True
        await person.types(f"/move {await for_a_draft(world)}")
        person.user.started = False
        await person.types("/move nonsense", group)
        assert "press the button" in group.latest.text


async def for_a_draft(world: World) -> str:
    """Returns a move after which whoever is awaited goes on and may still take it back."""
    match = (await world.playing()).match
    (seat,) = match.awaited
    lines = notation.legal(match.game, match.state, seat)
    return next(
        line for line in lines if not matches.is_barrier(match, seat, match.game.parse(line, match.state, seat))
    )


async def test_notation_that_tells_a_secret_is_not_taken_in_a_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world, "toy")
        person = await first_of(world, people)
        person.user.started = True
        entries = (await world.playing()).match.entries
        match = (await world.playing()).match
        hand = match.state.players[match.awaited[0]].hand
        said = len(group.posts)
        await person.types(f"/move bury {hand[0]}", group)
        assert "send it to me in private" in person.last.text
        assert (await world.playing()).match.entries == entries
        assert len(group.posts) == said


async def test_only_who_may_press_is_obeyed_and_everybody_is_answered(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, _people = await two_at(world)
        eve = world.person("Eve")
        table = (await world.tables())[0].id
        for data in ("join:" + table, "start:" + table, "opt:x", "p:" + table + ":0:0:done", "nonsense", "title:0", ""):
            query = await eve.sends(data or "?", group.posts[0])
            assert query.answered.done()
        assert (await world.playing()).match.entries == 1


async def test_managers_of_a_group_have_power_over_its_tables(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, _ = await two_at(world)
        eve = world.person("Eve")
        group.members[eve.user.id] = "member"
        await eve.types("/pause", group)
        assert (await world.tables())[0].paused_at is None
        group.members[eve.user.id] = "administrator"
        await eve.types("/pause", group)
        assert (await world.tables())[0].paused_at is not None


async def test_who_writes_in_the_name_of_the_group_is_asked_to_write_as_himself(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.person("Ann")
        group = world.api.add_group(ann.user)
        original = world.api._message

        def anonymous(chat: Chat, *what: object) -> dict[str, object]:
            return original(chat, *what) | {"sender_chat": chat.json}  # type: ignore[arg-type]

        world.api._message = anonymous  # type: ignore[method-assign,assignment]
        for _ in range(2):
            await ann.types("/new tikal", group)
        said = "I cannot tell who writes in the name of a group or channel. Please write as yourself."
        assert [post.text for post in group.posts] == [said] * 2
        assert await world.tables() == []


async def test_invited_by_user_name(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob Bobson", username="bobby")
        group = world.api.add_group(ann.user, bob.user)
        await ann.types("/new tikal invite", group)
        await world.delivered()
        assert "invitation" in await bob.presses("Join", lobby_of(group), group)
        await ann.types("/invite @bobby", group)
        assert "joined" in await bob.presses("Join", lobby_of(group), group)


async def test_a_user_name_that_is_not_met_yet_invites_the_account_that_comes_with_it(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob, eve = world.person("Ann"), world.person("Bob", username="bobby"), world.person("Bobby")
        group = world.api.add_group(ann.user, bob.user, eve.user)
        await ann.types("/new tikal invite", group)
        await world.delivered()
        assert "@bobby may join" in (await answer(ann, group, "/invite @bobby"))
        assert "invitation" in await eve.presses("Join", lobby_of(group), group)
        assert "joined" in await bob.presses("Join", lobby_of(group), group)


async def test_who_has_no_user_name_is_named_by_a_mention_or_an_answer_to_a_message(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob, eve = world.person("Ann"), world.person("Bob"), world.person("Bob")
        group = world.api.add_group(ann.user, bob.user, eve.user)
        await ann.types("/new tikal invite seats=3", group)
        await world.delivered()
        await ann.types("/invite Bob", group, picked=bob.user)
        assert "invitation" in await eve.presses("Join", lobby_of(group), group)
        assert "joined" in await bob.presses("Join", lobby_of(group), group)
        said = await eve.types("let me in", group)
        await ann.types("/invite", group, reply_to=said.id)
        assert "joined" in await eve.presses("Join", lobby_of(group), group)
        said = await bob.types("hello", group)
        await ann.types("/kick", group, reply_to=said.id)
        assert "removed" in await bob.presses("Join", lobby_of(group), group)


async def answer(person: Person, group: Chat, line: str) -> str:
    """Returns what somebody is told, wherever."""
    await person.types(line, group)
    return person.last.text if person.user.started else group.latest.text


async def test_pictures_are_tall_in_private_unless_a_member_wants_them_wide(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        people = [world.person("Ann"), world.person("Bob")]
        group = world.api.add_group(*(person.user for person in people))
        first, _ = await seat_down(world, group, "tikal", people)
        assert isinstance(world.app, Quick)
        assert world.app.drawn == [("tall", "jpeg"), ("wide", "jpeg")], "the panel of who begins, the board for all"
        await first.types("/play")
        await first.types("/picture wide")
        await first.types("/play")
        assert world.app.drawn[2:] == [("tall", "jpeg"), ("wide", "jpeg")]


async def test_the_picture_can_be_had_as_a_file(tmp_path: Path) -> None:
    async with open_world(tmp_path, pictures=True) as world:
        group, people = await two_at(world, "toy")
        outsider = world.person("Eve", started=False)
        for person in (people[0], outsider):
            await person.presses("Picture as a file", group.latest, group)
            assert person.last.document
            assert person.last.file_name.startswith("board.")


async def test_a_replay_moves_and_what_is_said_meanwhile_is_taken_away(tmp_path: Path) -> None:
    async with open_world(tmp_path, pictures=True) as world:
        _, people = await two_at(world, "toy")
        ann = next(person for person in people if person.user.started)
        await ann.types("/replay")
        assert ann.last.animation and ann.last.file_name == "board.gif"
        assert not any("is being drawn" in post.text for post in ann.private.posts)
        await ann.presses("Step by step")
        assert ann.last.photo and not ann.last.animation


@pytest.mark.parametrize("asked", ["by a command", "by a button"])
async def test_what_somebody_writes_while_a_film_is_drawn_does_not_wait_for_it(asked: str, tmp_path: Path) -> None:
    async with open_world(tmp_path, make=Unhurried) as world:
        _, people = await two_at(world, "toy")
        ann = next(person for person in people if person.user.started)
        assert isinstance(world.app, Unhurried)
        await ann.types("/mygames")
        if asked == "by a command":
            world.api.say(ann.user, ann.private, "/replay")
        else:
            world.api.press(ann.user, ann.private, ann.last, f"replay:{(await world.playing()).table.id}")
        world.api.say(ann.user, ann.private, "/timezone Europe/Prague")
        try:
            await world.until(lambda: any("Your time zone is" in post.text for post in ann.private.posts))
            assert not any("Entries" in post.text for post in ann.private.posts)
        finally:
            world.app.films.set()
        await world.settle()
        assert "Entries" in ann.last.text


async def test_what_a_board_tells_is_told_in_private(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        posts = len(group.posts)
        for label in ("What happened", "Board as text", "Score"):
            before = len(people[0].private.posts)
            alert = await people[0].presses(label, group.latest, group)
            assert alert or len(people[0].private.posts) > before
        assert len(group.posts) == posts


async def test_a_picture_that_cannot_be_drawn_stops_nothing(tmp_path: Path, trouble_is_expected: None) -> None:
    async with open_world(tmp_path) as world:

        async def fails(picture: Picture, *_: object, who: str = "") -> None:
            raise DrawingFailed("out of paint")

        world.app.draw = fails  # type: ignore[method-assign,assignment]
        group, people = await two_at(world)
        assert "your turn" in group.latest.text and not group.latest.photo
        await people[0].presses("Play", group.latest, group)
        assert people[0].last.text


async def test_czech_is_spoken_to_who_speaks_it(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        eva = world.person("Eva", language="cs")
        await eva.types("/mygames")
        assert "stolu" in eva.last.text or "stůl" in eva.last.text


async def test_the_private_chat_takes_moves_without_a_command(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        _group, people = await two_at(world)
        person = await first_of(world, people)
        person.user.started = True
        await person.types(await legal(world))
        assert is_taken(person.last.text)


async def test_a_refused_move_offers_what_would_be_legal_as_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        person.user.started = True
        line = await legal(world)
        await person.types(f"/move {line}x", group)
        assert line in labels(person.last), "the answer to what was typed in the group comes in private"
        await person.presses(line)
        assert is_taken(person.last.text)


async def test_a_panel_of_before_is_told_so_and_shows_how_it_stands(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        await person.presses("Play", group.latest, group)
        old = steps(person.panel)[0]
        await person.presses_button(old, person.panel)
        posts = len(person.private.posts)
        assert "earlier position" in await person.presses_button(old, person.panel)
        assert len(person.private.posts) == posts
        assert "earlier position" in person.panel.text


async def test_answering_a_panel_names_its_table(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        await person.presses("Play", group.latest, group)
        panel = person.panel
        await seat_down(world, group, "tikal", [person, *(p for p in people if p is not person)])
        older = (await world.playing((await world.tables())[0].name)).match
        line = str(older.game.format(older.game.default(older.state, older.awaited[0])))
        await person.types(line, reply_to=panel.id)
        tables = await world.tables()
        assert (await world.playing(tables[0].name)).match.entries > older.entries


async def test_the_topic_decides_which_table_is_meant(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world, forum=True, topics=True)
        await seat_down(world, group, "tikal", people)
        ann = next(person for person in people if person.name == "Ann")
        older, newer = await world.tables()
        for table in (older, newer, older):
            await ann.types("/score", group, thread=int(table.thread))
            assert f"table {table.name}" in ann.last.text


# ---------------------------------------------------------------------- topics


async def open_in_topic(world: World, *, topics: bool) -> tuple[Chat, int, list[Person]]:
    """Lets two open a table in the topic of a forum that is called Games, and begin."""
    people = [world.person("Ann"), world.person("Bob")]
    group = world.api.add_group(*(person.user for person in people), forum=True, topics=topics)
    games = world.api.add_topic(group, "Games")
    await open_table(group, games, people)
    await world.delivered()
    return group, games, people


async def open_table(group: Chat, topic: int, people: list[Person], game: str = "tikal") -> None:
    host, guest = people
    await host.types(f"/new {game} seats=2", group, thread=topic)
    lobby = lobby_of(group)
    await guest.presses("Join", lobby, group)
    await host.types("/start", group, thread=topic)


@pytest.mark.parametrize("topics", [True, False], ids=["topics may be opened", "they may not"])
async def test_a_lobby_stands_in_the_topic_where_it_was_asked_for(topics: bool, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, games, _ = await open_in_topic(world, topics=topics)
        opened = [post for post in group.posts if "hosted by" in post.text or "is full" in post.text]
        assert len(opened) == 2 and {post.thread for post in opened} == {games}
        board = group.latest
        assert board.photo
        if topics:
            assert f" · {(await world.tables())[0].name} · " in group.topics[board.thread]
        else:
            assert board.thread == games


async def test_tables_that_share_a_topic_are_told_apart_and_leave_it_open(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, games, people = await open_in_topic(world, topics=False)
        group.bot, group.may_manage_topics = "administrator", True
        older = (await world.tables())[0]
        board = next(post for post in group.posts if post.photo)
        group.may_manage_topics = False
        await open_table(group, games, people)
        await world.delivered()
        newer = (await world.tables())[1]
        assert (older.thread, newer.thread) == (str(games), str(games))
        match = (await world.playing(older.name)).match
        names = (await world.playing(older.name)).names
        mover = next(person for person in people if person.name == names[match.awaited[0]])
        line = match.game.format(match.game.default(match.state, match.awaited[0]))
        await mover.types(f"/move {line}", group, thread=games, reply_to=board.id)
        assert (await world.playing(older.name)).match.entries > match.entries
        group.may_manage_topics = True
        await people[0].types(f"/close @{older.name}", group, thread=games)
        await people[0].presses("End", people[0].last)
        await world.delivered()
        assert (await world.tables())[0].status == "over"
        assert not group.closed, "the topic is not the table's own"
        await people[0].types("/pause", group, thread=games)
        assert (await world.tables())[1].paused_at is not None, "the one that is left is meant"


async def test_when_the_topic_of_a_lobby_is_deleted_it_goes_on_in_general(
    tmp_path: Path, trouble_is_expected: None
) -> None:
    async with open_world(tmp_path) as world:
        group, games, people = await open_in_topic(world, topics=False)
        await people[0].types("/new tikal", group, thread=games)
        lobby = lobby_of(group)
        group.topics.clear()
        del group.messages[lobby.id]
        await people[1].sends("join:" + (await world.tables())[1].id, lobby, group)
        await world.delivered()
        assert not lobby_of(group).thread and "Bob" in lobby_of(group).text
        await people[0].types("/pause @" + (await world.tables())[0].name)
        await world.delivered()
        paused = next(post for post in group.posts if "is paused" in post.text)
        assert not paused.thread


async def test_where_nothing_can_be_posted_the_host_brings_the_table_to_another_topic(
    tmp_path: Path, trouble_is_expected: None
) -> None:
    async with open_world(tmp_path) as world:
        group, games, people = await open_in_topic(world, topics=False)
        other = world.api.add_topic(group, "More games")
        del group.topics[games]
        group.general_closed = True
        await people[0].types("/pause @" + (await world.tables())[0].name)
        await world.delivered()
        assert "I cannot post at table" in people[0].last.text
        await people[0].types("/resume @" + (await world.tables())[0].name)
        await people[0].types("/here @" + (await world.tables())[0].name, group, thread=other)
        await world.delivered()
        assert group.latest.photo and group.latest.thread == other


# ---------------------------------------------------------------------- who leaves


async def test_who_leaves_the_group_leaves_his_seat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await three_at(world)
        gone = people[0]
        world.api.leave(gone.user, group)
        await world.delivered()
        assert sum(f"{gone.name} is not here any more" in post.text for post in group.posts) == 1
        assert [row.member for row in (await world.playing()).seats].count(None) == 1


async def test_an_administrator_is_told_of_who_leaves_in_two_ways_and_acts_once(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await three_at(world, forum=True, topics=True)
        for person in people[:2]:
            world.api.leave(person.user, group)
            await world.delivered()
            assert sum(f"{person.name} is not here any more" in post.text for post in group.posts) == 1
        assert (await world.tables())[0].status == "over", "nobody is left to play against"


async def test_who_left_unseen_is_noticed_when_he_is_called(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await three_at(world)
        (seat,) = (await world.playing()).match.awaited
        following = people[(seat + 1) % 3]
        del group.members[following.user.id]
        await finish_turn(world, people)
        await world.delivered()
        assert any(f"{following.name} is not here any more" in post.text for post in group.posts)
        assert group.latest.mentions == [str(people[(seat + 2) % 3].user.id)]


@pytest.mark.parametrize("hidden", ["bot may not ask", "group is public", "came back"])
async def test_nobody_is_taken_for_gone_who_may_be_there(hidden: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await three_at(world)
        (seat,) = (await world.playing()).match.awaited
        following = people[(seat + 1) % 3]
        if hidden == "came back":
            world.api.leave(following.user, group)
            group.members[following.user.id] = "member"
            await world.settle()
        else:
            del group.members[following.user.id]
            group.tells_members = hidden == "group is public"
            group.username = "open_house" if group.tells_members else ""
        await finish_turn(world, people)
        await world.delivered()
        assert group.latest.mentions == [str(following.user.id)]
        assert all(row.member is not None for row in (await world.playing()).seats)


async def three_at(world: World, **group: bool) -> tuple[Chat, list[Person]]:
    people = [world.person(name) for name in ("Ann", "Bob", "Cid")]
    chat = world.api.add_group(*(person.user for person in people), **group)
    return chat, await seat_down(world, chat, "tikal", people)


async def finish_turn(world: World, people: list[Person]) -> None:
    """Lets whoever is awaited answer harmlessly until somebody else is."""
    awaited = (await world.playing()).match.awaited
    while (await world.playing()).match.awaited == awaited:
        await people[awaited[0]].types(f"/move {await legal(world)}")


# ---------------------------------------------------------------------- answers in the private chat


@pytest.mark.parametrize("where", ["group", "private chat"])
async def test_a_refusal_says_why_and_offers_what_is_legal(where: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        person.user.started = True
        line, before = await legal(world), (await world.playing()).match.entries
        for wrong, why in (
            (f"{line}x", "I cannot read"),
            (line.rpartition(" ")[0], "can mean several moves"),
            ("end", "must be placed"),
        ):
            await person.types(f"/move {wrong}", group if where == "group" else None)
            refusal = person.last
            assert why in refusal.text
            assert f"Nothing was changed at table {(await world.tables())[0].name}." in refusal.text
            assert refusal.buttons
            assert (await world.playing()).match.entries == before
        await person.presses_button(refusal.buttons[0], refusal)
        assert is_taken(person.last.text)
        assert (await world.playing()).match.entries > before


async def test_after_a_turn_the_next_table_is_a_press_away(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        for person in people:
            person.user.started = True
        await seat_down(world, group, "tikal", people)
        older, newer = await world.tables()
        first = await world.playing(older.name)
        person = next(p for p in people if p.name == first.names[first.match.awaited[0]])
        while person.name == first.names[first.match.awaited[0]]:
            line = first.game.format(first.game.default(first.match.state, first.match.awaited[0]))
            await person.types(f"/move @{older.name} {line}")
            first = await world.playing(older.name)
        second = await world.playing(newer.name)
        waits = person.name == second.names[second.match.awaited[0]]
        assert f"(table {older.name})" in person.last.text
        assert labels(person.last) == [f"Play {newer.name}"] * waits + ["Back to the group"]
        await person.types("/mygames")
        assert labels(person.last) == [f"Play {newer.name}"] * waits
        assert f"table {older.name}: running" in person.last.text
        other = next(p for p in people if p is not person)
        await other.types("/mygames")
        await other.presses(f"Play {older.name}")
        assert f"Table {older.name}, you play {other.name}" in other.panel.text


async def test_a_button_that_is_too_old_to_be_shown_again_is_answered(tmp_path: Path) -> None:
    """Of very old messages Telegram tells no more than where they stand."""
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        await person.presses("Play", group.latest, group)
        board, panel = group.latest, person.panel
        original = world.api._message

        def inaccessible(chat: Chat, message: Shown, date: float | None = None) -> dict[str, Any]:
            old = message.id in (board.id, panel.id)
            told = {"message_id": message.id, "chat": chat.json, "date": 0}
            return told if old else original(chat, message, date)

        world.api._message = inaccessible  # type: ignore[method-assign]
        before = panel.text
        await person.presses_button(steps(panel)[0], panel)
        assert panel.text != before and person.panel is panel, "it is edited in place all the same"
        for label in ("What happened", "Board as text", "Score"):
            posts = len(person.private.posts)
            alert = await person.presses(label, board, group)
            assert alert or len(person.private.posts) > posts
        assert (await person.sends("title:0", panel)).answered.done()


async def test_an_auction_keeps_one_post_up_to_date_and_calls_in_private(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        people = [world.person("Ann"), world.person("Bob")]
        group = world.api.add_group(*(person.user for person in people))
        first, second = await seat_down(world, group, "tikal", people, "mode=auction")
        board, standing = group.latest, len(group.posts)
        for bidder, other, bid in ((first, second, 2), (second, first, 3), (first, second, 4)):
            await bidder.types(f"/move bid {bid}")
            await world.delivered()
            assert (len(group.posts), group.latest) == (standing, board)
            assert board.mentions == [str(other.user.id)]
            assert f"bids {bid}" in board.text and other.last is other.panel
        assert len(board.uploads) == 1, "the board stays as it was"
        assert world.api.refusals == []


async def test_who_cannot_be_reached_in_private_is_called_to_his_bid_in_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        people = [world.person("Ann"), world.person("Bob", started=False)]
        group = world.api.add_group(*(person.user for person in people))
        first, second = await seat_down(world, group, "tikal", people, "mode=auction")
        board = group.latest
        if not first.user.started:
            await first.types("/move bid 1", group)
            await world.delivered()
            first, second = second, first
        await first.types("/move bid 2")
        await world.delivered()
        call = group.latest
        assert call is not board and not call.photo and call.mentions == [str(second.user.id)]
        await second.types("/move bid 3", group)
        await world.delivered()
        assert call.id not in group.messages, "it is answered"
        assert board.mentions == [str(first.user.id)], "who can be reached is called in private, and the board tells it"
        assert "bids 3" in board.text


def lists(group: Chat) -> list[Shown]:
    """Returns the posts that list the tables of a group."""
    return [post for post in group.posts if post.text.startswith("The tables here")]


@pytest.mark.parametrize("may_pin", [True, False])
async def test_a_group_has_one_list_of_its_tables_pinned_in_silence_where_that_is_allowed(
    may_pin: bool, tmp_path: Path
) -> None:
    async with open_world(tmp_path) as world:
        people = [world.person("Ann"), world.person("Bob")]
        group = world.api.add_group(*(person.user for person in people))
        group.may_pin = may_pin
        await seat_down(world, group, "toy", people)
        board = group.latest
        await world.app.list_tables()
        (shown,) = lists(group)
        assert (shown.mentions, group.pinned) == ([], [shown.id] if may_pin else [])
        assert f"/{board.id}" in shown.text, "the address of the latest board"
        await people[0].types("/new tikal", group)
        await world.delivered()
        await world.app.list_tables()
        assert lists(group) == [shown] and "Tikal" in shown.text
        del group.messages[shown.id]
        await people[1].types("/new mexica", group)
        await world.delivered()
        await world.app.list_tables()
        (anew,) = lists(group)
        assert anew.id != shown.id and "Mexica" in anew.text


async def test_a_private_chat_has_no_list_of_tables(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.person("Ann")
        await ann.types("/new toy practice")
        await world.delivered()
        await world.app.list_tables()
        assert lists(ann.private) == []


async def test_the_help_is_short_in_a_group_and_what_is_long_is_told_in_private(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob", started=False)
        group = world.api.add_group(ann.user, bob.user)
        await bob.types("/help", group)
        short = group.latest
        assert len(short.text.splitlines()) == 4
        for person in (ann, bob):
            await person.presses("All commands", short, group)
            assert "/timezone" in person.last.text
        assert group.latest is short, "the long answers are nowhere else"
        assert bob.user.started, "who had not pressed Start was led there"


# ---------------------------------------------------------------------- called in private


async def test_who_is_awaited_gets_the_panel_and_the_group_a_post_without_a_sound(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        for person in people:
            person.user.started = True
        assert not group.latest.silent, "the start is for all"
        first = await first_of(world, people)
        other = next(person for person in people if person is not first)
        await finish_turn(world, people)
        await world.delivered()
        assert group.latest.silent and group.latest.mentions == [str(other.user.id)]
        assert "It is your turn." in other.last.text and other.last is other.panel and not other.last.silent
        await other.presses_button(steps(other.panel)[0], other.panel)
        assert steps(other.last), "it is a panel like any other"


async def test_the_panel_that_calls_leads_to_the_board_that_was_posted_after_it(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        for person in people:
            person.user.started = True
        first = await first_of(world, people)
        other = next(person for person in people if person is not first)
        for mover, called in ((first, other), (other, first)):
            before = group.latest
            await finish_turn(world, people)
            await world.delivered()
            assert group.latest is not before, mover.name
            back = next(button for button in called.panel.buttons if button["text"] == "Back to the group")
            assert back["url"].endswith(f"/{group.latest.id}")
            assert steps(called.panel), "all else on it is as it was"


async def test_the_way_back_leads_to_the_board_in_the_group(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        await person.presses("Play", group.latest, group)
        back = next(button for button in person.panel.buttons if button["text"] == "Back to the group")
        assert back["url"].endswith(f"/{group.latest.id}")


@pytest.mark.parametrize("why", ["never started", "chosen"])
async def test_who_is_not_reached_or_does_not_want_it_is_called_in_the_group(why: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        first = await first_of(world, people)
        other = next(person for person in people if person is not first)
        first.user.started, other.user.started = True, why == "chosen"
        if why == "chosen":
            await other.types("/calls nowhere")
            assert "in private, in the group, or once a day" in other.last.text
            await other.types("/calls group")
        told = len(other.private.posts)
        await finish_turn(world, people)
        await world.delivered()
        assert not group.latest.silent and group.latest.mentions == [str(other.user.id)]
        assert len(other.private.posts) == told


async def test_when_a_turn_is_over_its_buttons_are_gone(tmp_path: Path) -> None:
    """Those of earlier panels, too; the one to press is always the latest."""
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        for person in people:
            person.user.started = True
        first = await first_of(world, people)
        await first.presses("Play", group.latest, group)
        await first.types("/play")
        panels = [post for post in first.private.posts if "you play" in post.text]
        assert [bool(steps(panel)) for panel in panels] == [False] * (len(panels) - 1) + [True]
        while await first_of(world, people) is first:
            await first.types(f"/move {await legal(world)}", group)
        await world.delivered()
        assert not any(steps(post) for post in first.private.posts)
        assert steps((await first_of(world, people)).panel)
