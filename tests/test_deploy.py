"""What `deploy` puts together of several processes holds, as far as can be told without an engine for containers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli import parser
from bot.cli.watched import Meters, Watched
from bot.settings import PREFIX, Settings, read_settings

ROOT = Path(__file__).parent.parent
COMPOSED = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSED["services"]
PROCESSES = {name: service for name, service in SERVICES.items() if "build" in service}
PROXY = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
GIVEN = {"PASSWORD": "abc123", "SITE": "games.example.org"}
"""What an operator writes into the file beside it."""


def filled(text: str) -> str:
    """Returns a value as the engine reads it."""
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: GIVEN[found[1]], text)


def settings_of(service: dict[str, Any]) -> dict[str, str]:
    return {name: filled(value) for name, value in service["environment"].items()}


def test_two_processes_are_alike_but_for_their_folders() -> None:
    first, second = ({**service, "volumes": []} for service in PROCESSES.values())
    assert first == second
    volumes = [service["volumes"] for service in PROCESSES.values()]
    assert volumes[0] != volumes[1]
    assert {volume.partition(":")[0] for own in volumes for volume in own} <= set(COMPOSED["volumes"])


@pytest.mark.parametrize("name", PROCESSES)
def test_a_process_gets_settings_that_there_are(name: str) -> None:
    chosen = read_settings(settings_of(PROCESSES[name]))
    assert chosen.stored == "postgresql://longtable:abc123@postgresql/longtable"
    assert (chosen.web_base, chosen.log_form) == ("https://games.example.org", "json")
    assert chosen.watch_host == "0.0.0.0", "the proxy asks it from another container"


@pytest.mark.parametrize("name", PROCESSES)
def test_what_a_process_is_told_to_run_is_a_command(name: str) -> None:
    assert parser().parse_args(PROCESSES[name]["command"]).web, "its pages are what the proxy passes on"


def test_the_image_has_the_driver_of_the_database_and_what_counts() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    for service in PROCESSES.values():
        asked = service["build"]["args"]["EXTRAS"].strip("[]").split(",")
        assert {"postgresql", "metrics"} == set(asked) <= set(extras)
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    (install,) = [line for line in lines if "pip install" in line]
    assert lines.index("FROM ${PYTHON}") < lines.index('ARG EXTRAS=""') < lines.index(install), (
        "it counts from there on"
    )
    assert '".${EXTRAS}"' in install


async def test_whether_a_process_is_well_is_asked_where_it_says_so() -> None:
    known = {resource.canonical for resource in Watched(None, Meters()).routes().router.resources()}  # type: ignore[arg-type]
    for service in PROCESSES.values():
        (asked,) = re.findall(r"urlopen\('http://127\.0\.0\.1:(\d+)(/\w+)'", " ".join(service["healthcheck"]["test"]))
        assert asked[0] == settings_of(service)["LONGTABLE_WATCH_PORT"] and asked[1] in known
    (port,), (path,) = (re.findall(rf"^\s*{name} (\S+)$", PROXY, re.M) for name in ("health_port", "health_uri"))
    assert {port} == {settings_of(service)["LONGTABLE_WATCH_PORT"] for service in PROCESSES.values()}
    assert path in known


def test_the_proxy_knows_both_processes_by_their_ports_and_keeps_a_browser_at_one() -> None:
    calls, pages = re.findall(r"^\s*reverse_proxy (.*) {$", PROXY, re.M)
    assert calls.split() == ["/telegram", *(f"{name}:{Settings().telegram_port}" for name in PROCESSES)]
    assert pages.split() == [f"{n}:{settings_of(one)['LONGTABLE_WEB_PORT']}" for n, one in PROCESSES.items()]
    assert re.search(r"^\s*lb_policy cookie \w+", PROXY, re.M)
    assert PROXY.count("{") == PROXY.count("}")
    assert SERVICES["proxy"]["environment"].keys() == set(re.findall(r"\{\$(\w+)\}", PROXY))
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in SERVICES["proxy"]["volumes"]


@pytest.mark.parametrize("directive", ["log", "header_up", "transport", "rewrite"])
def test_the_proxy_logs_no_keys_and_changes_nothing_of_a_request(directive: str) -> None:
    assert not re.search(rf"^\s*{directive}\b", PROXY, re.M), "web sockets and host names go through as they are"


def test_nothing_but_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert [ports.split(":")[0] for ports in SERVICES["proxy"]["ports"]] == ["80", "443"]


def test_a_process_waits_for_the_database_and_has_time_to_end() -> None:
    from bot.cli.run import LAST_POSTS

    for service in PROCESSES.values():
        assert service["depends_on"] == {"postgresql": {"condition": "service_healthy"}}
        assert int(service["stop_grace_period"].removesuffix("s")) > 2 * LAST_POSTS
    assert "healthcheck" in SERVICES["postgresql"]


def test_the_database_is_made_as_the_program_wants_it() -> None:
    database = SERVICES["postgresql"]
    assert {"--encoding=UTF8", "--locale=C"} <= set(database["environment"]["POSTGRES_INITDB_ARGS"].split())
    own = (database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"])
    assert own == ("longtable", "longtable")
    assert filled(database["environment"]["POSTGRES_PASSWORD"]) == GIVEN["PASSWORD"]


def test_no_setting_is_misspelt() -> None:
    known = {PREFIX + name.upper() for name in Settings.__dataclass_fields__}
    assert {name for service in PROCESSES.values() for name in service["environment"]} <= known
