import re
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.settings import LOG_LEVELS, PREFIX, BadSettings, Settings, languages, read_settings

NAMES = [PREFIX + field.name.upper() for field in fields(Settings)]
EXAMPLE = Path(__file__).parents[2] / ".env.example"

GOOD = {
    "LONGTABLE_DATA": ("/srv/longtable", Path("/srv/longtable")),
    "LONGTABLE_DATABASE": ("postgresql://bot:hunter2@db.example.org/longtable",) * 2,
    "LONGTABLE_LANGUAGE": ("CS", "cs"),
    "LONGTABLE_WEB_HOST": ("::1", "::1"),
    "LONGTABLE_WEB_PORT": (" 9000 ", 9000),
    "LONGTABLE_WEB_BASE": ("https://games.example.org/longtable/", "https://games.example.org/longtable"),
    "LONGTABLE_DISCORD_TOKEN": ("MTIzNDU2.GaBcDe.token-of-a-test", "MTIzNDU2.GaBcDe.token-of-a-test"),
    "LONGTABLE_DISCORD_APPLICATION": ("123456789012345678", "123456789012345678"),
    "LONGTABLE_DISCORD_TEST_SERVER": ("223456789012345678", "223456789012345678"),
    "LONGTABLE_DISCORD_SHARDS": ("2", 2),
    "LONGTABLE_DISCORD_REST": ("http://127.0.0.1:8000/api/v10", "http://127.0.0.1:8000/api/v10"),
    "LONGTABLE_DISCORD_GATEWAY": ("ws://127.0.0.1:8000/", "ws://127.0.0.1:8000/"),
    "LONGTABLE_DRAW_WORKERS": ("4", 4),
    "LONGTABLE_SEARCHES": ("2", 2),
    "LONGTABLE_DASHBOARD_SECONDS": ("2.5", 2.5),
    "LONGTABLE_SEND_RETRY_SECONDS": ("0.05", 0.05),
    "LONGTABLE_TELEGRAM_TOKEN": (f"123456:{'A' * 35}", f"123456:{'A' * 35}"),
    "LONGTABLE_TELEGRAM_API": ("http://127.0.0.1:8081", "http://127.0.0.1:8081"),
    "LONGTABLE_TELEGRAM_WEBHOOK": ("https://games.example.org/telegram", "https://games.example.org/telegram"),
    "LONGTABLE_TELEGRAM_HOST": ("0.0.0.0", "0.0.0.0"),
    "LONGTABLE_TELEGRAM_PORT": ("8443", 8443),
    "LONGTABLE_TELEGRAM_SECRET": ("a-secret-of-telegram", "a-secret-of-telegram"),
    "LONGTABLE_TELEGRAM_GROUP_SECONDS": ("1.5", 1.5),
    "LONGTABLE_TELEGRAM_TIMEOUT_SECONDS": ("30", 30.0),
    "LONGTABLE_RECONNECT_SECONDS": ("30", 30.0),
    "LONGTABLE_LOG_LEVEL": ("Warning", "warning"),
    "LONGTABLE_LOG_FORM": ("JSON", "json"),
    "LONGTABLE_WATCH_HOST": ("0.0.0.0", "0.0.0.0"),
    "LONGTABLE_WATCH_PORT": ("8644", 8644),
}

BAD = [
    ("LONGTABLE_DATA", __file__),
    ("LONGTABLE_DATA", "~nobody-of-this-name/data"),
    ("LONGTABLE_DATA", "a\nb"),
    ("LONGTABLE_DATABASE", "longtable.sqlite"),
    ("LONGTABLE_DATABASE", "mysql://bot@db.example.org/longtable"),
    ("LONGTABLE_DATABASE", "postgresql://db.example.org"),
    ("LONGTABLE_DATABASE", "postgresql://db.example.org:x/longtable"),
    ("LONGTABLE_LANGUAGE", "tlh"),
    ("LONGTABLE_LANGUAGE", "../words"),
    ("LONGTABLE_WEB_HOST", "http://127.0.0.1"),
    ("LONGTABLE_WEB_PORT", "-1"),
    ("LONGTABLE_WEB_PORT", "65536"),
    ("LONGTABLE_WEB_PORT", "８０"),
    ("LONGTABLE_WEB_PORT", "9" * 5000),
    ("LONGTABLE_WEB_BASE", "games.example.org"),
    ("LONGTABLE_WEB_BASE", "ftp://games.example.org"),
    ("LONGTABLE_WEB_BASE", "https://host:secret@games.example.org"),
    ("LONGTABLE_WEB_BASE", "https://games.example.org/?a=b"),
    ("LONGTABLE_WEB_BASE", "https://games.example.org:port"),
    ("LONGTABLE_WEB_BASE", "https://[games"),
    ("LONGTABLE_WEB_BASE", "https://games.example.org/my games"),
    ("LONGTABLE_WEB_BASE", "https://games.example.org/../longtable"),
    ("LONGTABLE_DISCORD_TOKEN", "Bot MTIzNDU2.GaBcDe.token"),
    ("LONGTABLE_DISCORD_TOKEN", "short"),
    ("LONGTABLE_DISCORD_APPLICATION", "Longtable"),
    ("LONGTABLE_DISCORD_TEST_SERVER", "my server"),
    ("LONGTABLE_DISCORD_SHARDS", "-1"),
    ("LONGTABLE_DISCORD_REST", "discord.com/api"),
    ("LONGTABLE_DISCORD_GATEWAY", "https://gateway.discord.gg/"),
    ("LONGTABLE_DRAW_WORKERS", "0"),
    ("LONGTABLE_DRAW_WORKERS", "two"),
    ("LONGTABLE_SEND_RETRY_SECONDS", "0"),
    ("LONGTABLE_SEND_RETRY_SECONDS", "nan"),
    ("LONGTABLE_SEND_RETRY_SECONDS", "1e9"),
    ("LONGTABLE_TELEGRAM_TOKEN", "123456"),
    ("LONGTABLE_TELEGRAM_TOKEN", "bot123456:" + "A" * 35),
    ("LONGTABLE_TELEGRAM_API", "api.telegram.org"),
    ("LONGTABLE_TELEGRAM_WEBHOOK", "http://games.example.org"),
    ("LONGTABLE_TELEGRAM_PORT", "0"),
    ("LONGTABLE_TELEGRAM_SECRET", "too-short"),
    ("LONGTABLE_TELEGRAM_SECRET", "a secret with spaces"),
    ("LONGTABLE_TELEGRAM_GROUP_SECONDS", "0"),
    ("LONGTABLE_RECONNECT_SECONDS", "301"),
    ("LONGTABLE_LOG_LEVEL", "loud"),
]


def dotenv(folder: Path, text: str) -> Path:
    path = folder / ".env"
    path.write_text(text, encoding="utf-8")
    return path


def test_nothing_set_gives_the_defaults() -> None:
    assert read_settings({"PATH": "/bin"}) == Settings()


def test_an_empty_value_stands_for_the_default() -> None:
    assert read_settings(dict.fromkeys(NAMES, "")) == Settings()


def test_every_setting_can_be_set() -> None:
    assert set(GOOD) == set(NAMES)
    settings = read_settings({name: text for name, (text, _) in GOOD.items()})
    for name, (_, value) in GOOD.items():
        assert getattr(settings, name.removeprefix(PREFIX).lower()) == value


@pytest.mark.parametrize(("name", "value"), BAD, ids=lambda part: part[:40])
def test_a_bad_value_is_refused_and_what_is_expected_is_told(name: str, value: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({name: value})
    [(named, why)] = refused.value.problems
    assert named == name
    assert why.startswith("must ")


@pytest.mark.parametrize("name", NAMES)
def test_a_password_in_the_wrong_place_is_not_repeated(name: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({name: "https://me:hunter2@example.org/\a#"})
    assert "hunter2" not in str(refused.value)


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({"LONGTABLE_WEB_PORT": "http", "LONGTABLE_LOG_LEVEL": "loud", "LONGTABLE_COLOUR": "red"})
    assert [name for name, _ in refused.value.problems] == [
        "LONGTABLE_COLOUR",
        "LONGTABLE_LOG_LEVEL",
        "LONGTABLE_WEB_PORT",
    ]


@pytest.mark.parametrize("name", ["LONGTABLE_WEBPORT", "LONGTABLE_SOME_TOKEN", "longtable_data", "LONGTABLE_"])
def test_an_unknown_name_is_reported_and_its_value_is_not(name: str) -> None:
    with pytest.raises(BadSettings, match="not a setting of this version") as refused:
        read_settings({name: "hunter2"})
    assert name in str(refused.value)
    assert "hunter2" not in str(refused.value)


def test_a_name_that_only_the_tests_read_is_no_setting() -> None:
    assert read_settings({"LONGTABLE_REQUIRE_BROWSER": "1"}) == Settings()


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    file = dotenv(tmp_path, "LONGTABLE_WEB_PORT=9000\nLONGTABLE_LANGUAGE=cs\n")
    settings = read_settings({"LONGTABLE_WEB_PORT": "9001"}, file)
    assert (settings.web_port, settings.language) == (9001, "cs")


def test_the_file_may_be_missing_and_may_hold_other_names(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path / ".env") == Settings()
    assert read_settings({}, dotenv(tmp_path, "# a comment\nCOMPOSE_PROJECT_NAME=x\n\nLONGTABLE_DATA=\n")) == Settings()


def test_a_value_in_the_file_is_taken_as_it_stands(tmp_path: Path) -> None:
    assert read_settings({}, dotenv(tmp_path, "LONGTABLE_DATA='/srv/$HOME'\n")).data == Path("/srv/$HOME")


def test_a_line_of_the_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="line 2 cannot be read"):
        read_settings({}, dotenv(tmp_path, "LONGTABLE_WEB_PORT=0\nLONGTABLE_DATA='/srv\n"))


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"LONGTABLE_DATA=\xff\xfe\n")
    with pytest.raises(BadSettings, match="UTF-8"):
        read_settings({}, tmp_path / ".env")
    with pytest.raises(BadSettings, match="cannot be read"):
        read_settings({}, tmp_path)


@given(st.dictionaries(st.sampled_from(NAMES), st.text(max_size=40)))
def test_any_value_is_used_or_refused(environ: dict[str, str]) -> None:
    try:
        assert read_settings(environ).data is not None
    except BadSettings as refused:
        assert {name for name, _ in refused.problems} <= set(environ)


def test_the_default_language_has_messages() -> None:
    assert Settings().language in languages()


def test_the_example_file_explains_every_setting_and_its_default() -> None:
    shown = dict(re.findall(r"^#(LONGTABLE_\w+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE))
    defaults = {PREFIX + field.name.upper(): field.default for field in fields(Settings)}
    assert set(shown) == set(defaults)
    assert read_settings(shown) == Settings()
    for name, default in defaults.items():
        assert shown[name] in (str(default), f"{default:g}" if isinstance(default, float) else str(default))


@pytest.mark.parametrize("field", fields(Settings), ids=lambda field: field.name)
def test_every_setting_is_used(field: Field[Any]) -> None:
    code = [path.read_text(encoding="utf-8") for path in (EXAMPLE.parent / "bot").rglob("*.py")]
    assert any(re.search(rf"\b_?(settings|chosen|self)\.{field.name}\b", text) for text in code)


def test_the_example_file_names_the_choices() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    for choice in (*languages(), *LOG_LEVELS):
        assert re.search(rf"\b{choice}\b", text)
