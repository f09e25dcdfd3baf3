"""The slash commands: registered with Discord in all languages, answered in private, completed as they are typed."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest
from discord.ext import commands

from bot.app import App, create_app
from bot.app.speech.language import Words
from bot.chat_discord import create_bot
from bot.settings import Settings
from rules.core import library
from tests.bot.app.chat import is_taken
from tests.bot.chat_discord import fields
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import Person, bot_at, playing_at, seat_down, settings


def test_a_bot_is_made_without_connecting(tmp_path: Path) -> None:
    plain, sharded = (create_bot(create_app(Settings(data=tmp_path, discord_shards=shards))) for shards in (0, 2))
    assert isinstance(plain, commands.Bot) and not isinstance(plain, commands.AutoShardedBot)
    assert isinstance(sharded, commands.AutoShardedBot)
    assert (plain.is_ready(), sharded.shard_count) == (False, 2)
    assert "move" in {command.name for command in plain.tree.get_commands()}


def test_a_bot_needs_no_privileged_intents(tmp_path: Path) -> None:
    intents = create_bot(create_app(Settings(data=tmp_path))).intents
    assert [name for name, wanted in intents if wanted] == ["guilds"]


async def test_all_commands_are_registered_in_both_languages(world: Discord, app: App) -> None:
    declared = [info for info in app.guide("en").commands if info.group != "ask"]
    assert {path.split()[-1] for path in world.clickable()} == {info.grouped for info in declared}
    assert world.command_scope == "global"
    czech, words = {info.grouped: info for info in app.guide("cs").commands if info.group != "ask"}, Words("cs")
    for name, info in czech.items():
        command, below = fields.find(world.commands.values(), name)
        one = below or command
        assert one.name_localizations == {"cs": info.called}
        assert info.called != name
        assert one.description_localizations == {"cs": info.summary}
        assert {option.name for option in one.options} == {arg.name for arg in info.args}
        for option in one.options:
            about = f"discord-arg-{option.name}"
            assert option.name_localizations == {"cs": words(about)}
            assert option.description_localizations == {"cs": words(f"{about}-about")}


async def test_commands_stand_by_what_they_are_about_and_those_of_managers_are_shown_to_them_alone(
    world: Discord,
) -> None:
    paths = set(world.clickable())
    assert {"table kick", "turn play", "my help", "longtable settings", "ask", "rules", "move", "new"} <= paths
    assert {name for name, one in world.commands.items() if one.default_member_permissions} == {"longtable"}
    assert world.commands["longtable"].contexts == [0]
    kick = f"</table kick:{world.command_ids['table']}>"
    ann = Person(world, "Ann")
    play = f"</turn play:{world.command_ids['turn']}>"
    assert f"\n{play} - Open" in await ann.types("/help all")
    assert (await ann.types(f"/help {kick}")).startswith(kick)


async def test_the_old_name_of_a_command_is_understood(world: Discord) -> None:
    ann = Person(world, "Ann")
    listed = await ann.types("/list")
    assert "No table is open" in listed
    assert f"</table list:{world.command_ids['table']}>" in await ann.types("/help list")
    world.commands["tables"] = msgspec.structs.replace(world.commands["mygames"], name="tables")
    assert listed in await ann.types("/tables"), "a client that has not heard of it sends it still"


@pytest.mark.parametrize(
    ("old", "path"),
    [
        *(("stats", "my stats"), ("mydata", "my data"), ("moje-údaje", "my data"), ("language", "my language")),
        *(("undo", "turn undo"), ("ranking", "table ranking"), ("help", "my help"), ("rules", "rules")),
    ],
)
async def test_who_knows_the_old_name_of_a_command_sees_where_it_went(world: Discord, old: str, path: str) -> None:
    said = await Person(world, "Ann").types(f"/help /{old}")
    assert said.startswith(f"</{path}:{world.command_ids[path.split()[0]]}>")


async def test_a_client_that_has_not_heard_of_the_groups_is_answered_as_before(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    people = await seat_down(world, app, "toy", ann, bob)
    for path in ("stats", "hours", "table hand", "ask worth"):
        *group, name = path.split()
        data = {"name": name, "type": 1, "options": []}
        if group:
            data = {"name": group[0], "type": 1, "options": [data]}
        sent = await world._interact(people[0].user, people[0].channel, 2, {"id": "1", "resolved": {}, **data})
        assert sent.original is not None
        assert sent.original.now.text == await people[0].types(f"/{name}"), path


async def test_commands_are_registered_for_a_test_server_alone(tmp_path: Path) -> None:
    async with Discord().running() as world, bot_at(world, tmp_path, discord_test_server=world.guild):
        assert world.command_scope == world.guild
        assert "move" in world.commands


async def test_a_sharded_bot_plays_as_well(tmp_path: Path) -> None:
    async with Discord().running() as world, bot_at(world, tmp_path, discord_shards=1) as app:
        await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
        assert (await playing_at(app)).table.status == "running"


async def test_each_is_answered_in_his_language_and_the_table_in_its_own(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bořek", "cs")
    await seat_down(world, app, "toy", ann, bob)
    assert "at table" in await ann.types("/mygames")
    assert "stůl" in (await bob.types("/mygames")).lower() or "stolu" in bob.text
    assert "it is your turn" in world.posts()[-1].now.text


async def test_a_command_of_another_version_is_answered(world: Discord) -> None:
    world.commands["moove"] = msgspec.structs.replace(world.commands["move"], name="moove")
    move = f"</move:{world.command_ids['move']}>"
    assert f"There is no command `/moove`. Did you mean {move}" in await Person(world, "Ann").types("/moove a b")


async def test_a_command_that_a_text_names_can_be_clicked_on_even_after_a_restart(tmp_path: Path) -> None:
    async with Discord().running() as world:
        for _ in range(2):
            async with bot_at(world, tmp_path):
                said = await Person(world, "Ann").types("/mygames")
                assert f"Open one with </new:{world.command_ids['new']}>" in said


async def test_the_help_names_commands_as_the_readers_client_does(world: Discord) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bořek", "cs")
    move = f"</move:{world.command_ids['move']}>"
    usage = "`moves:` - "
    await ann.types("/help")
    assert f"\n{move} - Play one or more" in await ann.presses("All commands", ann.answer)
    assert (await ann.types("/help move")).startswith(f"{move} {usage}")
    await bob.types("/help")
    said = await bob.presses("Všechny příkazy", bob.answer)
    assert f"\n{move} (tah): Zahrát" in said
    assert bob.answer.now.content == "", "it is as long as embeds can be"
    for name in ("tah", "/Tah", "move", move):
        assert (await bob.types(f"/help {name}")).startswith(f"{move} (tah) `tahy:`"), name


async def test_the_help_shows_the_fields_of_a_command_or_question_and_not_how_it_is_typed_elsewhere(
    world: Discord,
) -> None:
    ann, ids = Person(world, "Ann"), world.command_ids
    fields_of_new = "`game:` `seats:` `bots:` `level:` `pace:` `late:` `votes:` `practice:` `invite:` `options:`"
    assert (await ann.types("/help new")).startswith(f"</new:{ids['new']}> {fields_of_new} - Open")
    assert "GAME" not in ann.text
    assert (await ann.types("/help kick")).startswith(f"</table kick:{ids['table']}> `player:` `table:` - ")
    assert (await ann.types("/help score")).startswith(f"</table score:{ids['table']}> `table:` - ")
    for game in library.games():
        said = await ann.types(f"/help {game}")
        assert said.count("`table:` - ") == len(library.load(game).questions), said
    await ann.types("/language cs")
    assert (await ann.types("/help new")).startswith(f"</new:{ids['new']}> `game:`"), "as her client shows them"


async def test_commands_work_in_a_private_conversation_with_the_bot(world: Discord, app: App) -> None:
    ann = Person(world, "Ann")
    ann.channel = world.direct(ann.user)
    await ann.types("/new toy practice")
    await app.drain()
    assert "has begun" in await ann.types("/start")
    assert "you play" in await ann.types("/play")


@pytest.mark.parametrize("game", library.games())
async def test_a_move_is_completed_for_every_seat(world: Discord, app: App, game: str) -> None:
    fewest = library.meta(game).seats[0]
    people = await seat_down(world, app, game, *(Person(world, f"P{n}") for n in range(fewest)))
    awaited = (await playing_at(app)).match.awaited
    for seat, person in enumerate(people):
        offered = await person.completes("/move ")
        assert ([choice["value"] for choice in offered] != ["…"]) == (seat in awaited)
        assert len(offered) <= 25
    person = people[awaited[0]]
    line = (await person.completes("/move "))[0]["value"]
    further = [choice["value"] for choice in await person.completes(f"/move {line} ")]
    assert all(value.startswith(line) for value in further)


async def test_the_choice_says_when_a_line_is_too_long_and_the_typed_line_counts(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    hand = (await playing_at(app)).match.state.players[0].hand
    line = f"bury {hand[0]}" + " " * 90 + f"; bury {hand[1]}; "
    assert len(line) > 100
    (choice,) = await first.completes(f"/move {line}")
    assert "too long" in choice["name"]
    assert choice["value"] == "…"
    assert "nothing was done" in await first.types(f"/move {choice['value']}")
    assert is_taken(await first.types(f"/move {line.strip(' ;')}"))
    assert len((await playing_at(app)).match.draft) == 2


async def test_a_line_that_still_fits_stays_as_it_is_when_the_hint_is_chosen(world: Discord, app: App) -> None:
    first, _ = await seat_down(world, app, "toy", Person(world, "Ann"), Person(world, "Bob"))
    hand = (await playing_at(app)).match.state.players[0].hand
    line = f"bury {hand[0]}".ljust(95) + "; b"
    offered = await first.completes(f"/move {line}")
    assert offered[-1]["value"] == line


async def test_an_invitation_by_mention_finds_the_member(world: Discord, app: App) -> None:
    ann, bob = Person(world, "Ann"), Person(world, "Bob")
    await ann.types("/new toy invite seats=2")
    await app.drain()
    assert "by invitation" in await bob.types("/join")
    assert "Bob may join" in await ann.types(f"/invite <@{bob.user.id}>")
    assert "You have joined" in await bob.types("/join")


async def test_a_manager_leaves_opening_tables_to_a_role_until_it_is_deleted(tmp_path: Path) -> None:
    async with Discord().running() as world, AsyncExitStack() as stack:
        role = world.role("Players")
        await stack.enter_async_context(bot_at(world, tmp_path))
        chief, ann = Person(world, "Chief", manager=True), Person(world, "Ann")
        await chief.types(f"/settings <@&{role}>")
        assert "certain role" in await ann.types("/new toy")
        ann.user.roles.append(role)
        assert "is open" in await ann.types("/new toy")
        await world.delete_role(role)
        ann.user.roles.remove(role)
        while "certain role" in (said := await ann.types("/new toy")):
            continue  # until the bot has heard of it
        assert "only managers" in said
        assert "is open" in await chief.types("/new toy")


async def test_a_role_that_was_deleted_meanwhile_is_noticed_at_the_next_connection(tmp_path: Path) -> None:
    async with Discord().running() as world:
        role = world.role("Players")
        async with bot_at(world, tmp_path):
            await Person(world, "Chief", manager=True).types(f"/settings <@&{role}>")
        world.roles.pop(role)
        async with bot_at(world, tmp_path):
            ann = Person(world, "Ann")
            while "certain role" in (said := await ann.types("/new toy")):
                continue  # until the bot has looked which roles there are
            assert "only managers" in said


async def test_a_role_that_was_deleted_while_the_server_could_not_be_reached_is_noticed(tmp_path: Path) -> None:
    async with Discord().running() as world, AsyncExitStack() as stack:
        role = world.role("Players")
        await stack.enter_async_context(bot_at(world, tmp_path))
        await Person(world, "Chief", manager=True).types(f"/settings <@&{role}>")
        await world.outage()
        world.roles.pop(role)
        await world.outage_ends()
        ann = Person(world, "Ann")
        while "certain role" in (said := await ann.types("/new toy")):
            continue  # until the bot has looked which roles there are
        assert "only managers" in said


@pytest.mark.parametrize(("methods", "written"), [(("PUT",), "</new:{id}>"), (("PUT", "GET"), "`/new`")])
async def test_a_bot_that_may_not_register_commands_says_what_to_do_and_goes_on(
    tmp_path: Path,
    trouble_is_expected: None,
    caplog: pytest.LogCaptureFixture,
    methods: tuple[str, ...],
    written: str,
) -> None:
    async with Discord().running() as world:
        async with bot_at(world, tmp_path):
            pass
        for method in methods:
            world.fail(method, "/applications/.*/commands", 403, code=50001)
        async with bot_at(world, tmp_path):
            assert "invite the bot anew with the link that `longtable doctor` prints" in caplog.text
            said = await Person(world, "Ann").types("/mygames")
            assert f"Open one with {written.format(id=world.command_ids['new'])}" in said


async def test_host_powers_are_those_of_the_host_and_of_who_manages_the_server(world: Discord, app: App) -> None:
    ann, bob, eve = (Person(world, name) for name in ("Ann", "Bob", "Eve"))
    chief = Person(world, "Chief", manager=True)
    await ann.types("/new toy seats=2")
    await bob.types("/join")
    for line in ("/start", "/options", "/kick Bob", "/close"):
        assert "Only the host" in await eve.types(line)
    assert "has begun" in await chief.types("/start")
    await app.drain()
    for line in ("/pause", "/kick Bob", "/close", "/here"):
        assert "Only the host" in await eve.types(line)
    assert "is paused" in await chief.types("/pause")
    assert "goes on" in await chief.types("/resume")
    assert "has not been late for a day" in await chief.types("/kick Bob")
    await app.drain()


def test_the_settings_lead_to_the_loopback_server(tmp_path: Path) -> None:
    world = Discord()
    world.port = 4711
    create_bot(App(settings(world, tmp_path)))
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    assert Route("GET", "/users/@me").url == "http://127.0.0.1:4711/api/v10/users/@me"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:4711/gateway"
