import asyncio
import re
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from aiohttp import web

from bot.app.speech.failures import NoAnswer
from bot.chat_discord import checks
from bot.cli import doctor
from bot.cli.common import settings
from render.core import studio
from storage.lock import hold
from storage.rows import OutageRow
from storage.schema import VERSION
from storage.store import open_store
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.world import ADMINISTER, ATTACH_FILES, PUBLIC_THREADS
from tests.bot.chat_telegram.limits import Refused
from tests.bot.chat_telegram.server import TOKEN as TELEGRAM
from tests.bot.chat_telegram.server import BotApi, Fault
from tests.bot.cli.conftest import Done
from tests.storage import sample

DATABASE = Path("data/longtable.sqlite")
CLOSED = "http://127.0.0.1:1"
"""Where nothing listens."""
draw_once = cache(studio.draw_picture)
"""Draws the boards of all games for the first of these tests, and hands them to the others, which take longer else."""


@pytest.fixture(autouse=True)
def _the_real_platforms_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_REST", f"{CLOSED}/api/v10")
    monkeypatch.setattr(discord.http.Route, "BASE", f"{CLOSED}/api/v10")
    monkeypatch.setenv("LONGTABLE_TELEGRAM_API", CLOSED)
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("LONGTABLE_WEB_PORT", "0")


@pytest.fixture(autouse=True)
def _boards_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "draw_picture", draw_once)


Look = Callable[[str], Awaitable[Done]]


@pytest.fixture
def look(capsys: pytest.CaptureFixture[str]) -> Look:
    """Carries out one of the checks while the platforms go on in this loop."""

    async def look(name: str) -> Done:
        status = await asyncio.to_thread(doctor.look, settings(), {name: doctor.CHECKS[name]})
        done = Done(status, *capsys.readouterr())
        no_token_in(done)
        return done

    return look


@pytest.mark.long
def test_a_new_installation_is_well_and_nothing_is_made(run: Any) -> None:
    done = run("doctor")
    assert done.status == 0
    assert done.out.endswith("All is well.\n")
    assert "none yet, will be made at the first start" in done.out
    assert "Before the Frost, " in done.out
    assert not Path("data").exists()


@pytest.mark.parametrize(("mode", "told"), [(0o600, "ok"), (0o640, "PROBLEM"), (0o604, "PROBLEM")])
def test_tokens_that_others_can_read_are_a_problem(mode: int, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").touch()
    Path(".env").chmod(mode)
    assert doctor.look(settings(), {".env": doctor.CHECKS[".env"]}) == (told == "PROBLEM")
    assert capsys.readouterr().out.startswith(f"{told}  ".ljust(9))


def test_it_works_beside_a_running_bot(run: Any) -> None:
    run("migrate")
    with hold(DATABASE):
        done = run("doctor")
    assert done.status == 0
    assert "the bot is running" in done.out
    assert f"sound, version {VERSION}" in done.out


def test_a_running_bot_whose_database_was_replaced_is_a_problem(run: Any) -> None:
    run("migrate")
    DATABASE.with_name(f"{DATABASE.name}.note").write_text("1 2\n", encoding="ascii")
    with hold(DATABASE):
        done = run("doctor")
    assert done.status == 1
    assert "was deleted or replaced while Longtable works on it" in done.out


def test_a_database_that_was_there_is_missed(run: Any) -> None:
    run("migrate")
    DATABASE.with_name(f"{DATABASE.name}.note").write_text("closed\n", encoding="ascii")
    DATABASE.unlink()
    done = run("doctor")
    assert done.status == 1
    assert "There was a database at" in done.out


def test_a_database_that_went_together_with_its_note_is_missed_where_anything_tells_of_it(run: Any) -> None:
    run("migrate")
    for file in DATABASE.parent.iterdir():
        if file.suffix != ".lock":
            file.unlink()
    for other in ("", "longtable.sqlite.version-0001-20260101-1", "links.json"):
        if other:
            (DATABASE.parent / other).touch()
        done = run("doctor")
        assert done.status == 1
        assert "but longtable.sqlite.lock" in done.out or f"but {other}" in done.out
        assert other in done.out and "longtable restore" in done.out


def test_a_folder_where_nothing_was_is_well(run: Any) -> None:
    DATABASE.parent.mkdir()
    assert "none yet, will be made at the first start" in run("doctor").out


@pytest.mark.parametrize(
    ("platform", "away", "told"),
    [
        ("web", (), "ok       games: 2 on web\n"),
        ("web", ("hall",), "ok       games: 2 on web, of which 1 cannot be posted in"),
        ("web", ("",), "PROBLEM  games: 2 on web stand still, as the bot did not reach it when it ran last"),
        ("discord", (), "PROBLEM  games: 2 on discord stand still, as LONGTABLE_DISCORD_TOKEN is not set"),
    ],
)
def test_games_that_stand_still_because_they_cannot_be_reached_are_counted(
    run: Any, platform: str, away: tuple[str, ...], told: str
) -> None:
    run("migrate")

    async def play() -> None:
        async with open_store(DATABASE) as store, store.write() as tx:
            await tx.members.add("Ann", platform, "u1", 0.0)
            for channel in ("hall", "den"):
                await tx.tables.add(
                    sample.a_table(id=channel, name=channel, platform=platform, channel=channel, status="running")
                )
            for channel in away:
                await tx.outages.put(OutageRow(platform=platform, channel=channel, since=0.0))

    asyncio.run(play())
    done = run("doctor")
    assert told in done.out
    assert done.status == ("PROBLEM" in told)


def test_a_damaged_database_is_a_problem(run: Any) -> None:
    run("migrate")
    data = bytearray(DATABASE.read_bytes())
    data[5000:9000] = bytes(4000)
    DATABASE.write_bytes(data)
    done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  database: " in done.out
    assert done.out.endswith("1 to be looked at.\n")


def test_a_taken_port_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("LONGTABLE_WEB_PORT", str(taken.getsockname()[1]))
        done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  web address: nothing can listen on 127.0.0.1 port " in done.out


def test_a_full_disk_is_a_problem(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.look(settings(), {"data folder": partial(doctor.CHECKS["data folder"], room=1 << 62)}) == 1
    assert "PROBLEM  data folder: only " in capsys.readouterr().out


def test_a_board_that_cannot_be_drawn_is_a_problem(capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_: object) -> bytes:
        raise OSError("no such font")

    assert doctor.look(settings(), {"pictures": partial(doctor.CHECKS["pictures"], draw=fail)}) == 1
    told = capsys.readouterr().out
    assert "PROBLEM  pictures: the board of " in told
    assert "cannot be drawn: OSError: no such font" in told


def test_a_chat_that_cannot_be_reached_keeps_nothing_else_from_being_looked_at(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", DISCORD)
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", TELEGRAM)
    done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  Discord: 127.0.0.1 cannot be reached (ClientConnectorError); look whether " in done.out
    assert "PROBLEM  Telegram: 127.0.0.1 cannot be reached (ConnectError); look whether " in done.out
    assert "ok       pictures: " in done.out
    assert done.out.endswith("2 to be looked at.\n")
    no_token_in(done)


# ---------------------------------------------------------------------- Discord

DISCORD = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.the-token-of-the-loopback-bot"


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """A Discord that knows the bot of the settings."""
    async with Discord().running() as world:
        monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", world.token)
        monkeypatch.setenv("LONGTABLE_DISCORD_REST", world.rest)
        yield world
    assert world.refusals == []


async def test_discord_tells_which_bot_it_is_and_where_and_nothing_is_changed(look: Look, world: Discord) -> None:
    world.join("A club")
    done = await look("Discord")
    assert done.status == 0
    assert "ok       Discord: the token is accepted, it is that of longtable, number 123456789012345678\n" in done.out
    assert "ok       Discord: the bot is on A server, A club\n" in done.out
    assert "it has all permissions that it needs there" in done.out
    assert world.requests == ["GET /users/@me", "GET /oauth2/applications/@me", "GET /users/@me/guilds"]
    assert world.identified == 0


async def test_permissions_that_are_missing_on_a_server_are_named(look: Look, world: Discord) -> None:
    world.join("A club").permissions &= ~(ATTACH_FILES | PUBLIC_THREADS)
    world.join("Its bosses").permissions = ADMINISTER
    done = await look("Discord")
    assert done.status == 1
    (problem,) = problems(done)
    assert re.fullmatch(
        r"Discord: on A club, number \d+, it may not Create Public Threads, Attach Files; "
        "allow its role that in Server Settings, Roles",
        problem,
    )


async def test_of_many_servers_the_first_are_named(look: Look, world: Discord) -> None:
    """They come page by page."""
    for number in range(2 * checks.PAGE):
        world.join(f"Club {number}").permissions = 0
    done = await look("Discord")
    some = ", ".join(f"Club {number}" for number in range(doctor.SHOWN - 1))
    assert f"the bot is on A server, {some} and {2 * checks.PAGE + 1 - doctor.SHOWN} more\n" in done.out
    *named, others = problems(done)
    assert [f"on Club {number}, " in told for number, told in enumerate(named)] == [True] * doctor.SHOWN
    assert f"on {2 * checks.PAGE - doctor.SHOWN} more" in others
    assert world.requests.count("GET /users/@me/guilds") == 3


async def test_the_name_of_a_server_cannot_pretend_to_be_a_line_of_ours(look: Look, world: Discord) -> None:
    world.join("A club\nok       Discord: \x1b[2Jno").permissions = 0
    done = await look("Discord")
    assert "\x1b" not in done.out
    assert len(problems(done)) == 1
    assert not any(line.startswith("ok       Discord: no") for line in done.out.splitlines())


async def test_a_bot_that_nobody_has_invited_is_a_problem(look: Look, world: Discord) -> None:
    world.joined.clear()
    done = await look("Discord")
    assert problems(done) == ["Discord: the bot is on no server; open the link above and choose yours"]
    assert "https://discord.com/oauth2/authorize" in done.out


async def test_the_bot_must_be_on_the_server_that_its_commands_are_for(
    look: Look, world: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_TEST_SERVER", world.guild)
    assert (await look("Discord")).status == 0
    monkeypatch.setenv("LONGTABLE_DISCORD_TEST_SERVER", "42")
    (problem,) = problems(await look("Discord"))
    assert "it is not on server 42" in problem
    assert "LONGTABLE_DISCORD_TEST_SERVER" in problem


async def test_what_stands_in_the_way_in_the_developer_portal_is_told(
    look: Look, world: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_APPLICATION", "42")
    world.application = {"bot_require_code_grant": True, "interactions_endpoint_url": "https://games.example.org/"}
    done = await look("Discord")
    assert "client_id=42&" in done.out
    other, endpoint, code = problems(done)
    assert "set LONGTABLE_DISCORD_APPLICATION to 123456789012345678" in other
    assert "empty Interactions Endpoint URL" in endpoint
    assert "switch off Requires OAuth2 Code Grant" in code


async def test_a_token_that_discord_does_not_know_is_a_problem(
    look: Look, world: Discord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.hunter2-hunter2-hunter2")
    done = await look("Discord")
    assert done.status == 1
    (problem,) = problems(done)
    assert problem.startswith("Discord: Discord does not know the token. Set LONGTABLE_DISCORD_TOKEN to ")
    assert "hunter2" not in done.out + done.err


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"status": 429, "body": {"retry_after": 77.0}, "headers": {"Via": "x"}}, "asked too much, .* in 77 seconds"),
        ({"status": 429, "headers": {"Retry-After": "9"}}, "asked too much, .* in 9 seconds"),
        ({"status": 429}, "asked too much, .* in a while"),
        ({"status": 503}, "answers with the error 503; try again later"),
        ({"status": 404}, "answers with the error 404; .* LONGTABLE_DISCORD_REST"),
        ({"status": 200, "body": {"login": "please"}}, "answers with what Discord would not say; "),
    ],
)
async def test_what_discord_answers_instead_is_told(
    look: Look, world: Discord, fault: dict[str, Any], told: str
) -> None:
    world.fail("GET", "/users/@me", **fault)
    done = await look("Discord")
    (problem,) = problems(done)
    assert re.match(f"Discord: 127.0.0.1 (is )?{told}", problem)
    assert "https://discord.com/oauth2/authorize" in done.out


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"status": 502}, "answers with the error 502; "),
        ({"status": 429, "body": {"retry_after": 9.0}, "headers": {"Via": "x"}}, "is asked too much"),
    ],
)
async def test_it_is_told_why_discord_was_asked_again_until_there_was_no_more_time(
    world: Discord, fault: dict[str, Any], told: str
) -> None:
    world.fail("GET", "/users/@me/guilds", **fault)
    with pytest.raises(NoAnswer, match=f"^127.0.0.1 {told}"):
        await checks.ask(settings(), patience=0.5)


async def test_a_discord_that_says_nothing_is_not_waited_for_long(silent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", DISCORD)
    monkeypatch.setenv("LONGTABLE_DISCORD_REST", f"{silent}/api/v10")
    with pytest.raises(NoAnswer, match=r"^127.0.0.1 cannot be reached \(no answer within 0.05 seconds\)"):
        await checks.ask(settings(), patience=0.05)


def test_the_link_that_invites_the_bot_is_told_even_if_discord_cannot_be_reached(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", DISCORD)
    done = run("doctor")
    (link,) = re.findall(r"https://discord\.com/oauth2/authorize\S+", done.out)
    asked = parse_qs(urlsplit(link).query)
    assert asked["client_id"] == ["123456789012345678"]
    assert asked["scope"] == ["bot applications.commands"]
    permissions = discord.Permissions(int(asked["permissions"][0]))
    assert {name for name, given in permissions if given} == {
        "attach_files",
        "create_public_threads",
        "embed_links",
        "pin_messages",
        "send_messages",
        "send_messages_in_threads",
        "view_channel" if "view_channel" in dict(permissions) else "read_messages",
    }
    assert "discord_token (set)" in done.out
    no_token_in(done)


@pytest.mark.parametrize(
    "token", ["MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe", "aGVsbG8gdGhlcmU.GaBcDe.hunter2-hunter2", "a." * 20]
)
def test_a_token_of_another_shape_is_a_problem(run: Any, monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("LONGTABLE_DISCORD_TOKEN", token)
    done = run("doctor")
    assert done.status == 1
    assert "PROBLEM  Discord: " in done.out
    assert "copy LONGTABLE_DISCORD_TOKEN anew" in done.out
    assert token not in done.out


# ---------------------------------------------------------------------- Telegram


@pytest.fixture
async def api(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotApi]:
    """A Bot API that knows the bot of the settings."""
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", TELEGRAM)
    async with BotApi() as api:
        monkeypatch.setenv("LONGTABLE_TELEGRAM_API", api.address)
        yield api
    assert api.refusals == []


async def test_telegram_tells_which_bot_it_is_and_nothing_is_changed(look: Look, api: BotApi) -> None:
    ann = api.add_user("Ann")
    api.start(ann)
    done = await look("Telegram")
    assert done.status == 0
    assert f"bot 123456, which asks {api.address} for news\n" in done.out
    assert "ok       Telegram: the token is accepted, it is that of Longtable, @longtable_bot\n" in done.out
    assert "ok       Telegram: updates that wait for the bot: 1\n" in done.out
    assert [method for _, method, _ in api.calls] == ["getMe", "getWebhookInfo"]
    assert len(api.updates) == 1


async def test_a_telegram_bot_that_is_not_as_it_should_be_is_a_problem(look: Look, api: BotApi) -> None:
    api.me |= {"can_join_groups": False, "can_read_all_group_messages": True}
    groups, privacy = problems(await look("Telegram"))
    assert "cannot be added to groups; send /setjoingroups to BotFather and choose Enable" in groups
    assert "its privacy mode is off" in privacy and "send /setprivacy to BotFather and choose Enable" in privacy


ADDRESS = "https://games.example.org/telegram"


@pytest.fixture
def webhook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_TELEGRAM_WEBHOOK", ADDRESS)
    monkeypatch.setenv("LONGTABLE_TELEGRAM_SECRET", "a-secret-of-telegram")


async def test_a_webhook_that_is_still_set_while_the_bot_asks_is_a_problem(look: Look, api: BotApi) -> None:
    """Others have put secrets into its path, so that is not shown."""
    api.webhook = {"url": "https://old.example.org/hunter2"}
    done = await look("Telegram")
    (problem,) = problems(done)
    assert "Telegram sends its updates to another address, on old.example.org, and this bot hears of none" in problem
    assert "start the bot anew" in problem and "/revoke" in problem
    assert "hunter2" not in done.out


@pytest.mark.usefixtures("webhook")
async def test_a_webhook_that_is_as_the_settings_say_is_well(look: Look, api: BotApi) -> None:
    api.webhook = {"url": ADDRESS}
    api.webhook_error = {"last_error_date": 1_700_000_000, "last_error_message": "Connection refused"}
    done = await look("Telegram")
    assert done.status == 0
    assert f"which is told of news at {ADDRESS} and listens on 127.0.0.1 port 8643\n" in done.out
    assert "updates that wait for the bot: 0" in done.out
    assert "a-secret-of-telegram" not in done.out


@pytest.mark.usefixtures("webhook")
async def test_a_webhook_that_takes_nothing_is_a_problem(look: Look, api: BotApi) -> None:
    api.webhook = {"url": ADDRESS}
    api.webhook_error = {"last_error_date": 1_700_000_000, "last_error_message": "Connection\x1b refused"}
    api.start(api.add_user("Ann"))
    (problem,) = problems(await look("Telegram"))
    assert "cannot hand over its updates (Connection refused), of which there wait 1" in problem
    assert f"look whether {ADDRESS} leads to 127.0.0.1 port 8643" in problem


@pytest.mark.usefixtures("webhook")
@pytest.mark.parametrize("set_to", ["https://games.example.org/another", ""])
async def test_a_webhook_of_another_address_is_a_problem_while_the_bot_runs(
    look: Look, api: BotApi, set_to: str
) -> None:
    api.webhook = {"url": set_to} if set_to else {}
    DATABASE.parent.mkdir()
    with hold(DATABASE):
        (problem,) = problems(await look("Telegram"))
    where = "to another address, on games.example.org" if set_to else "nowhere"
    assert f"Telegram sends its updates {where}, and this bot hears of none" in problem


@pytest.mark.usefixtures("webhook")
async def test_a_webhook_that_is_set_at_the_first_start_is_no_problem_before(look: Look, api: BotApi) -> None:
    assert (await look("Telegram")).status == 0


async def test_a_webhook_without_a_secret_is_a_problem(
    look: Look, api: BotApi, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_TELEGRAM_WEBHOOK", ADDRESS)
    (problem,) = problems(await look("Telegram"))
    assert "a webhook needs LONGTABLE_TELEGRAM_SECRET" in problem


async def test_a_token_that_telegram_refuses_is_a_problem(
    look: Look, api: BotApi, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", f"123456:{'A' * 35}")
    done = await look("Telegram")
    (problem,) = problems(done)
    assert problem == "Telegram: Telegram refuses LONGTABLE_TELEGRAM_TOKEN; ask BotFather for the right one"
    assert "A" * 35 not in done.out + done.err


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (Refused(429, "Too Many Requests: retry after 7", retry_after=7), "is asked too much, .* in 7 seconds"),
        (Refused(500, "Internal Server Error"), "answers with what Telegram would not say; .* LONGTABLE_TELEGRAM_API"),
    ],
)
async def test_what_telegram_answers_instead_is_told(look: Look, api: BotApi, refusal: Refused, told: str) -> None:
    api.faults.append(Fault(method="getMe", refusal=refusal))
    (problem,) = problems(await look("Telegram"))
    assert re.match(f"Telegram: 127.0.0.1 {told}", problem)


@pytest.mark.parametrize("status", [200, 404, 503])
async def test_a_page_that_names_its_address_does_not_tell_the_token(
    look: Look, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, status: int
) -> None:
    async def page(request: web.Request) -> web.Response:
        return web.Response(text=f"<p>{request.path} is not here</p>", content_type="text/html", status=status)

    application = web.Application()
    application.router.add_post("/{path:.*}", page)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", TELEGRAM)
    monkeypatch.setenv("LONGTABLE_TELEGRAM_API", f"http://127.0.0.1:{runner.addresses[0][1]}")
    done = await look("Telegram")
    await runner.cleanup()
    assert len(problems(done)) == 1
    no_token_in(done)
    assert TELEGRAM not in caplog.text


def test_a_telegram_that_says_nothing_is_not_waited_for_long(
    run: Any, silent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", TELEGRAM)
    monkeypatch.setenv("LONGTABLE_TELEGRAM_API", silent)
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TIMEOUT_SECONDS", "0.05")
    (problem,) = problems(run("doctor"))
    assert re.search(r"127.0.0.1 cannot be reached \((Connect|Read)Timeout\)", problem)


def test_without_tokens_nobody_is_asked(run: Any) -> None:
    done = run("doctor")
    assert "Discord: not set up" in done.out and "Telegram: no token" in done.out


def test_a_token_that_is_none_is_refused_and_not_repeated(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_TELEGRAM_TOKEN", "hunter2")
    done = run("doctor")
    assert done.status == 2
    assert "LONGTABLE_TELEGRAM_TOKEN must be a token as BotFather gives it" in done.err
    assert "hunter2" not in done.out + done.err


@pytest.fixture
def silent() -> Iterator[str]:
    """The address of somebody who takes connections and says nothing."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


def problems(done: Done) -> list[str]:
    """Returns the problems that were told, and looks whether the exit status and the last line say the same."""
    told = [line.removeprefix("PROBLEM  ") for line in done.out.splitlines() if line.startswith("PROBLEM  ")]
    assert done.status == 1
    assert done.out.endswith(f"{len(told)} to be looked at.\n")
    return told


def no_token_in(done: Done) -> None:
    assert DISCORD.rpartition(".")[2] not in done.out + done.err
    assert TELEGRAM.partition(":")[2] not in done.out + done.err
