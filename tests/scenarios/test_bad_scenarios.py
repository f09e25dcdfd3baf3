"""Whatever stands in a scenario, it holds, fails or is told what is wrong with it: nothing else ever comes of it."""

from __future__ import annotations

from collections import Counter
from random import Random

from rules.core import scenario
from tests.scenarios.files import files

MUTATIONS = 1000


def test_changed_scenarios_are_played_or_refused_but_never_crash() -> None:
    luck = Random(2)
    texts = [file.read_text(encoding="utf-8") for _, file in files()]
    words = sorted(
        {word for text in texts for word in text.split()} | {"-1", "99999", "=", "P9", "\x00", "ž", '{"a": [1]}'}
    )
    came = Counter(_outcome(_changed(luck.choice(texts), words, luck)) for _ in range(MUTATIONS))
    assert min(came["held"], came["failed"], came["refused"]) > MUTATIONS // 20, came


def _changed(text: str, words: list[str], luck: Random) -> str:
    """Changes, adds, doubles or takes away a few words and lines."""
    lines = [line.split(" ") for line in text.splitlines() if line]
    for _ in range(luck.randrange(1, 4)):
        line = luck.choice(lines)
        at = luck.randrange(len(line))
        match luck.randrange(5):
            case 0:
                line.insert(at, luck.choice(words))
            case 1 if len(line) > 1:
                del line[at]
            case 2:
                lines.insert(luck.randrange(len(lines)), list(luck.choice(lines)))
            case 3 if len(lines) > 1:
                lines.remove(line)
            case _:
                line[at] = luck.choice(words)
    return "\n".join(" ".join(line) for line in lines)


def _outcome(text: str) -> str:
    try:
        result = scenario.run(scenario.parse(text))
    except scenario.ScenarioError:
        return "refused"
    except Exception as error:
        error.add_note(text)
        raise
    return "failed" if result.failures else "held"
