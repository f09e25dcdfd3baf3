"""Tables in groups: lobby, boards, topics, what is answered where."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.drawing import DrawingFailed
from bot.app.messages import Picture
from tests.bot.chat_telegram.server import Chat
from tests.bot.chat_telegram.world import Person, World, labels, lobby_of, open_world, seat_down, steps


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
        assert asked.id not in group.messages
        assert {"Join", "Leave", "Options", "Start"} <= set(labels(lobby_of(group)))


async def test_what_holds_in_a_group_is_set_there_by_its_managers(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob")
        group = world.api.add_group(ann.user, bob.user)
        group.members[ann.user.id] = "creator"
        await ann.types("/settings", group)
        menu = group.latest
        await ann.presses("Czech", menu, group)
        assert group.latest is menu, "it is edited in place"
        assert "Only who manages" in await bob.presses("managers", menu, group), "he is none"
        await bob.types("/new tikal", group)
        assert "hostitel: Bob" in group.latest.text


async def test_options_are_chosen_in_the_private_chat(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann = world.person("Ann", started=False)
        group = world.api.add_group(ann.user)
        await ann.types("/new tikal", group)
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
        sent = [method for _, method, f in world.api.calls[requests:] if int(f.get("chat_id", 0)) == group.id]
        assert sent == ["sendPhoto"]


async def test_each_table_of_a_forum_has_its_topic_until_its_end(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world, forum=True, topics=True)
        ((thread, title),) = group.topics.items()
        table = (await world.tables())[0]
        assert (title, table.thread) == (table.name, str(thread))
        assert group.latest.thread == thread
        await (await first_of(world, people)).types(f"/move {await legal(world)}", group, thread=thread)
        host = next(person for person in people if person.name == "Ann")
        await host.types("/end", group, thread=thread)
        await host.presses("End", host.last)
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


async def test_talk_in_a_group_is_left_alone(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        said = len(group.posts), [len(person.private.posts) for person in people]
        await people[0].types("nice move!", group, reply_to=group.latest.id)
        await people[0].types("/move@other_bot end", group)
        await people[0].types("/dance", group)
        assert said == (len(group.posts), [len(person.private.posts) for person in people])
        await people[0].types("/dance@longtable_bot", group)
        assert "press the button" in group.latest.text or "no command /dance" in people[0].last.text


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
        assert refusal.text.startswith("Taken"), refusal.text
        assert not refusal.keyboard
        for _ in range(2):
            await bob.types("/score", group)
        asked = [post for post in group.posts if "press the button" in post.text]
        assert len(asked) == 1 and asked[0].mentions == [str(bob.user.id)]
        await bob.presses_button(asked[0].buttons[0], asked[0])
        assert "Here I can write to you alone" in bob.last.text


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
        assert "give it to me in private" in person.last.text
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
        assert [post.text for post in group.posts] == [
            "I cannot tell who writes in the name of a group or channel. Please write as yourself."
        ]
        assert await world.tables() == []


async def test_invited_by_user_name(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        ann, bob = world.person("Ann"), world.person("Bob Bobson", username="bobby")
        group = world.api.add_group(ann.user, bob.user)
        await ann.types("/new tikal invite", group)
        assert "invitation" in await bob.presses("Join", lobby_of(group), group)
        await ann.types("/invite @bobby", group)
        assert "joined" in await bob.presses("Join", lobby_of(group), group)


async def test_the_picture_can_be_had_as_a_file(tmp_path: Path) -> None:
    async with open_world(tmp_path, pictures=True) as world:
        group, people = await two_at(world, "toy")
        outsider = world.person("Eve", started=False)
        for person in (people[0], outsider):
            await person.presses("Picture as a file", group.latest, group)
            assert person.last.document
            assert person.last.file_name.startswith("board.")


@pytest.mark.parametrize("label", ["What happened", "Board as text", "Score"])
async def test_what_a_board_tells_is_told_in_private(label: str, tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        posts = len(group.posts)
        alert = await people[0].presses(label, group.latest, group)
        assert alert or people[0].last.text
        assert len(group.posts) == posts


async def test_a_picture_that_cannot_be_drawn_stops_nothing(tmp_path: Path, trouble_is_expected: None) -> None:
    async with open_world(tmp_path) as world:

        async def fails(picture: Picture) -> None:
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
        assert person.last.text.startswith(("Played", "Sent"))


async def test_a_refused_move_offers_what_would_be_legal_as_buttons(tmp_path: Path) -> None:
    async with open_world(tmp_path) as world:
        group, people = await two_at(world)
        person = await first_of(world, people)
        person.user.started = True
        line = await legal(world)
        await person.types(f"/move {line}x", group)
        assert line in labels(person.last), "the answer to what was typed in the group comes in private"
        await person.presses(line)
        assert person.last.text.startswith(("Played", "Sent"))


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
        await seat_down(world, group, "tikal", [person, *(p for p in people if p is not person)])
        older = (await world.playing((await world.tables())[0].name)).match
        line = str(older.game.format(older.game.default(older.state, older.awaited[0])))
        await person.types(line, reply_to=person.private.posts[0].id)
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
