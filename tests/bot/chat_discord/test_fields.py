"""The fields of slash commands: pickers that write the line which all chats know, and what they offer."""

from __future__ import annotations

from bot.app import App
from rules.core import library
from tests.bot.chat_discord import fields
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, playing_at, seat_down, table_at


def names(choices: list[dict[str, str]]) -> list[str]:
    return [str(choice["value"]) for choice in choices]


async def test_a_table_is_opened_by_picking_what_it_is_to_be(world: Discord, app: App) -> None:
    ann = Person(world, "Ann")
    assert "all its seats are yours" in await ann.types("/new toy seats=3 pace=2d practice screeches=none")
    table = await table_at(app)
    assert (table.game, table.seats, table.pace, table.practice) == ("toy", 3, 172800, True)
    assert '"screeches": "none"' in table.options


async def test_a_player_is_picked_by_what_he_is_known_as_though_he_calls_himself_otherwise_now(world: Discord) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    await ann.types("/new toy")
    await bob.types("/join")
    bob.user.name = "Robert"
    assert "Bob is removed" in await ann.types(f"/kick <@{bob.user.id}>")
    assert "Bob may join" in await ann.types("/invite Robert")


async def test_of_two_of_one_name_the_one_is_meant_who_was_picked(world: Discord, app: App) -> None:
    ann, eva, other = Person(world, "Ann"), Person(world, "Eva"), Person(world, "Eva")
    await ann.types("/new toy invite seats=3")
    await app.drain()
    assert "Eva may join" in await ann.types(f"/invite <@{eva.user.id}>")
    assert "by invitation" in await other.types("/join")
    assert "You have joined" in await eva.types("/join")
    await ann.types(f"/invite <@{other.user.id}>")
    assert "You have joined" in await other.types("/join")
    assert "Eva (2) is removed" in await ann.types(f"/kick <@{eva.user.id}>")
    assert "You were removed" in await eva.types("/join")


async def test_the_table_that_is_meant_has_a_field(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    tables = []
    for _ in range(2):
        await seat_down(world, app, "toy", ann, bob)
        tables.append((await table_at(app)).name)
    assert "Which table" in await Person(world, "Eve").types("/board")
    assert f"at table {tables[0]}" in await ann.types(f"/board @{tables[0]} text")
    assert f"Table {tables[1]} is paused" in await ann.types(f"/pause @{tables[1]}")
    assert sorted(names(await ann.completes("/board", "table"))) == sorted(tables)
    assert names(await ann.completes("/board", "table", tables[1][:4].lower())) == [tables[1]]
    assert sorted(names(await ann.completes("/move @"))) == sorted(f"@{name}" for name in tables)
    assert names(await ann.completes(f"/move @{tables[0][:4]}")) == [f"@{tables[0]}"]


async def test_every_field_that_declares_completion_completes(world: Discord, app: App) -> None:
    ann, *others = (Person(world, name) for name in ("Ann", "Bob", "Cid", "Dan"))
    await seat_down(world, app, "toy", *others)
    await others[0].types("/resign")
    await others[0].presses("Resign")
    await ann.types("/new toy practice")
    await ann.types("/start")
    for _ in range(2):
        assert "Sent: `end`" in await ann.types("/move end")
    await ann.types("/new toy")
    empty, looked = [], 0
    for command in world.commands.values():
        for one in [option for option in command.options if option.type == fields.SUBCOMMAND] or [command]:
            for field in [option.name for option in one.options if option.autocomplete]:
                before = BEFORE.get((one.name, field), "")
                offered = await ann.completes(f"/{one.name} {before}".strip(), field)
                looked += 1
                empty += [] if offered and names(offered) != ["…"] else [f"{one.name} {field}"]
    assert empty == []
    assert looked > 40


BEFORE = {("new", "options"): "toy", ("rules", "topic"): "toy", ("ask", "about"): "left"}
"""What must be chosen before it is known what a field can be."""


async def test_a_switch_or_an_entry_is_completed_behind_what_was_picked_before(world: Discord, app: App) -> None:
    ann = Person(world, "Ann")
    assert names(await ann.completes("/new toy seats=2", "options", "s")) == ["screeches=one", "screeches=none"]
    await ann.types("/new toy practice")
    await ann.types("/start")
    name = (await table_at(app)).name
    await ann.types("/move end")
    assert names(await ann.completes(f"/board @{name}", "entry")) == ["1", "0"]
    assert names(await ann.completes(f"/rewind @{name}", "entry")) == ["0"]
    assert "gone back" in await ann.types(f"/rewind @{name} 0")


async def test_an_entry_is_offered_with_what_it_was_as_the_reader_may_know_it(world: Discord, app: App) -> None:
    people = await seat_down(world, app, "toy", Person(world, "A" * 32), Person(world, "B" * 32))
    match = (await playing_at(app)).match
    card = match.state.players[match.awaited[0]].hand[0]
    first, second = (people[seat] for seat in (match.awaited[0], 1 - match.awaited[0]))
    await first.types(f"/move bury {card}")
    assert names(await second.completes("/log ", "entry")) == ["0"], "a draft is its owner's"
    await first.types("/move end")
    told = {}
    for person in (first, second):
        choices = await person.completes("/log ", "entry")
        assert all(len(choice["name"]) <= 100 for choice in choices)
        told[person] = {choice["value"]: choice["name"] for choice in choices}
        assert told[person][0] == "0 · The beginning"
    assert told[second][1] == f"1 · {first.name} buries: card."
    assert told[first][1].startswith(f"1 · {first.name} buries: ") and "card" not in told[first][1]
    assert [c["name"] for c in await second.completes("/rewind ", "entry")] == ["0 · The beginning"]


async def test_ask_offers_what_the_game_of_this_very_table_knows_and_what_each_question_tells(
    world: Discord, app: App
) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bořek", "cs")
    (nothing,) = await ann.completes("/ask", "question")
    assert "There is no table here" in nothing["name"] and nothing["value"] == "…"
    tables = {}
    for game in ("tikal", "java"):
        await seat_down(world, app, game, ann, bob)
        tables[game] = (await table_at(app)).name
        offered = await ann.completes(f"/ask @{tables[game]}", "question")
        assert names(offered) == [question.name for question in library.load(game).questions]
        assert all(f" · {library.meta(game).title}: " in choice["name"] for choice in offered)
    (which,) = await Person(world, "Eve").completes("/ask", "question")
    assert (which["name"], which["value"]) == ("Several tables could be meant: name one first.", "…")
    (choice,) = await bob.completes(f"/ask @{tables['tikal']}", "question", "chr")
    told = "temples · Tikal: Ukázat u každého chrámu, komu se počítá a s jakým náskokem."
    assert (choice["name"], choice["value"]) == (told, "temples")
    said, id = await ann.types(f"/ask @{tables['tikal']} cities"), world.command_ids["ask"]
    assert f"has no question “cities”. It has: </ask:{id}> `why`, " in said


async def test_ask_answers_alone_with_what_can_be_asked_and_with_a_question_with_its_answer(
    world: Discord, app: App
) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    said, id = await first.types("/ask"), world.command_ids["ask"]
    assert "you can ask:" in said and f"\n</ask:{id}> `left` - Count" in said
    hoard = await first.presses("worth")
    assert hoard == await first.types("/ask worth") == await first.types("/worth")
    about = names(await first.completes("/ask left", "about"))
    assert about == ["hazel", "acorn", "walnut"]
    assert "hazel" in await first.types("/left hazel") and first.text == await first.types("/ask left hazel")


async def test_while_it_is_not_a_members_turn_the_one_choice_says_who_must_move(world: Discord, app: App) -> None:
    mover, waiting = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    (choice,) = await waiting.completes("/move ")
    assert f"it is not your turn: {mover.name} must move" in choice["name"]
    assert choice["value"] == "…"
    entries = (await playing_at(app)).match.entries
    await waiting.types("/move …")
    assert (await playing_at(app)).match.entries == entries
    (choice,) = await Person(world, "Eve").completes("/move ")
    assert "You do not sit at table" in choice["name"]


async def test_a_number_has_its_least_and_its_most_and_the_seats_of_a_game_are_picked(world: Discord) -> None:
    ann = Person(world, "Ann")
    bounds = {}
    for name in ("new", "ranking", "board", "log", "rewind"):
        command, below = fields.find(world.commands.values(), name)
        numbers = [option for option in (below or command).options if option.type == fields.NUMBER]
        bounds |= {(name, one.name): (one.min_value, one.max_value) for one in numbers}
    counts = [count for game in library.games() for count in library.meta(game).seats]
    assert bounds == {
        **dict.fromkeys((("new", "seats"), ("ranking", "seats")), (min(counts), max(counts))),
        ("new", "bots"): (0, max(counts) - 1),
        **dict.fromkeys((("board", "entry"), ("log", "entry"), ("rewind", "entry")), (0, None)),
    }
    assert names(await ann.completes("/new caylus", "seats")) == ["2", "3", "4", "5"]
    assert names(await ann.completes("/ranking tikal", "seats")) == ["2", "3", "4"]


async def told(person: Person, line: str, field: str = "") -> dict[str, str]:
    """Returns what the choices for a field mean, as they are shown, by what each writes."""
    choices = await person.completes(line, field)
    assert all(len(choice["name"]) <= 100 for choice in choices)
    return {choice["value"]: choice["name"] for choice in choices}


async def test_the_options_of_a_game_are_offered_with_what_they_mean_in_the_members_language(world: Discord) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bořek", "cs")
    offered = await told(ann, "/new tikal", "options")
    assert offered["mode=auction"] == "mode=auction · Rules: turns are auctioned (professional rules)"
    assert (await told(bob, "/new tikal", "options"))["mode=auction"].startswith("mode=auction · Pravidla: ")
    for game in library.games():
        options = library.meta(game).options
        offered = await told(ann, f"/new {game}", "options")
        switches = [f"{option.name}={value}" for option in options for value in option.values]
        assert list(offered) == switches[:25], game
        assert all(name.startswith(f"{switch} · ") for switch, name in offered.items())
    assert await told(ann, "/new", "options") == {"…": "Choose the game first."}


async def test_completions_show_what_they_mean_beside_what_they_write(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    first, _ = await seat_down(world, app, "toy", ann, bob)
    table = (await table_at(app)).name
    moves = await told(first, "/move ")
    assert moves["forage"] == "forage · Draw a card · 1 point" and moves["end"] == "end · End the turn"
    assert (await told(first, f"/move @{table} "))[f"@{table} end"] == f"@{table} end · End the turn"
    card = (await playing_at(app)).match.state.players[(await playing_at(app)).match.awaited[0]].hand[0]
    assert (await told(first, f"/move bury {card}; "))[f"bury {card}; end"].endswith(" · End the turn")
    assert (await told(first, "/orders "))["quiet"] == "quiet · Always keep quiet"
    assert (await told(first, "/board ", "view"))["text"] == "text · Board as text"
    assert (await told(first, "/vacation", "days"))["7"] == "7 · For 7 days"
    assert (await told(first, "/help ", "about"))["undo"].startswith("undo · Take back your last move")


async def test_every_value_that_a_field_offers_to_be_picked_says_what_it_is(world: Discord) -> None:
    bare = [
        (one.name, choice.name)
        for command in world.commands.values()
        for one in [option for option in command.options if option.type == fields.SUBCOMMAND] or [command]
        for field in one.options
        for choice in field.choices
        if choice.name == choice.value
    ]
    assert bare == []
