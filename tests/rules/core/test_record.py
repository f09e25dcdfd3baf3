import random
import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from rules.core import history, match, notation, record
from rules.core.chance import Outcome, ReplayError, SecretChance, mixed, seated
from rules.core.library import load
from rules.core.log import Entry, Lobby, effective
from rules.core.match import Match
from rules.core.record import UnreadableRecord
from tests.records.files import folder

TOY = load("toy")
MUTANTS = 400


def game(moves: int = 1000, seed: int = 1, seats: int = 3) -> tuple[Match, list[Entry]]:
    """A game played at random, with something taken back now and then."""
    luck = random.Random(seed)
    moved = match.start(TOY, seats, {"screeches": "none"}, f"record {seed}")
    log = list(moved.entries)
    while not moved.match.over and len(log) < moves:
        now = moved.match
        if now.drafting is not None and luck.random() < 0.3:
            moved = match.take_back(now, now.drafting)
        else:
            seat = luck.choice(now.awaited)
            moved = match.play_text(now, seat, luck.choice(list(notation.legal(TOY, now.state, seat))))
        log.extend(moved.entries)
    return moved.match, log


def drafted() -> tuple[Match, list[Entry]]:
    """A game in which P0 has taken back a card and has another one in the draft."""
    moved = match.start(TOY, 2, {}, "draft")
    log = list(moved.entries)
    one, two, _ = moved.match.state.players[0].hand
    for text in (f"bury {one}", f"bury {two}"):
        moved = match.play_text(moved.match, 0, text)
        log.extend(moved.entries)
        if moved.match.entries == 2:
            moved = match.take_back(moved.match, 0)
            log.extend(moved.entries)
    return moved.match, log


def written(played: Match, log: list[Entry]) -> str:
    return record.write(played.header, log)


WHOLE = written(*game())
SHORT = written(*game(moves=9))
OLD = (folder("toy") / "version_1.txt").read_text(encoding="utf-8")
"""A record of version 1, which has no end."""


def sealed(text: str) -> str:
    """A text with an end that fits it, as somebody writes it who knows how."""
    above = [line for line in text.splitlines() if not line.startswith("end ")]
    return "\n".join([*above, record.end_of(above)]) + "\n"


def unsealed(text: str) -> str:
    """A record as version 1 would have it."""
    return text.replace("record 2", "record 1", 1)[: text.index("\nend ") + 1]


def from_a_lobby(*words: str, begins: int | None = None) -> tuple[Match, list[Entry]]:
    """A game that three began in a lobby, with its first moves."""
    seating = seated(mixed("secret", words), 3, begins)
    lobby = Lobby(words=words, seating=seating, begins=begins, colours=(2, 0, 1))
    moved = match.start(TOY, 3, {"screeches": "none"}, "secret", lobby)
    log = list(moved.entries)
    for _ in range(3):
        moved = match.play_text(moved.match, moved.match.awaited[0], "end")
        log.extend(moved.entries)
    return moved.match, log


def lines(**changes: str) -> str:
    """The record of a short game with some of its lines changed, by their first word."""
    found = written(*game(moves=3)).splitlines()
    return sealed("\n".join(changes.get(line.split()[0], line) for line in found if changes.get(line.split()[0]) != ""))


class TestWriting:
    def test_a_record_is_one_readable_text(self) -> None:
        played, log = game(moves=2)
        head, *entries = written(played, log).split("\n0 ")
        assert head.splitlines() == [
            "longtable record 2",
            "game toy",
            "seats 3",
            "option screeches none",
            "rules 2",
            f"commitment {played.header.commitment}",
            "secret record 1",
        ]
        assert entries[0].startswith("- table !setup [deck ")
        assert re.search(r"\nend 2 [0-9a-f]{32}\n$", entries[0])

    def test_an_open_draft_is_left_out(self) -> None:
        played, log = drafted()
        text = written(played, log)
        assert "bury" not in text
        assert [entry.n for entry in record.read(text).entries] == [0]

    def test_what_was_taken_back_is_left_out_for_ever(self) -> None:
        played, log = drafted()
        taken_back, kept = log[1].action, log[3].action
        moved = match.play_text(played, 0, "end")
        text = record.write(moved.match.header, [*log, *moved.entries])
        assert [entry.action for entry in record.read(text).entries] == ["!setup", kept, "end"]
        assert taken_back not in text or taken_back == kept
        assert "!undo" not in text

    def test_there_are_no_names_in_it(self) -> None:
        assert set(re.findall(r"[A-Za-z]{3,}", WHOLE.split("\n0 ", 1)[1])) <= {
            *("table", "player", "setup", "deck", "salt", "forage", "bury", "shake", "end", "bid", "pass", "sleep"),
            *("hazel", "acorn", "walnut", "oak", "beech", "pine"),
            *re.findall(r"[a-f]{3,}", WHOLE),
        }


class TestReading:
    @pytest.mark.parametrize("seed", range(8))
    def test_what_was_written_is_read_back_and_replays(self, seed: int) -> None:
        played, log = game(seed=seed, seats=2 + seed % 3)
        again = record.read(written(played, log))
        assert again.header == played.header
        assert list(again.entries) == effective(log)
        assert history.replay(again.header, again.entries).state == played.state
        history.verify_draws(again.header, again.entries)
        assert record.write(again.header, again.entries) == written(played, log)

    def test_a_running_game_is_read_back_as_of_its_last_barrier(self) -> None:
        played, log = drafted()
        again = record.read(written(played, log))
        assert history.replay(again.header, again.entries).state == played.base

    def test_things_that_happened_to_the_match_are_kept(self) -> None:
        played, log = game(moves=10)
        moved = match.resign(played, 2)
        again = record.read(record.write(moved.match.header, [*log, *moved.entries]))
        assert history.replay(again.header, again.entries).resigned == (2,)

    def test_comments_may_follow_its_end(self) -> None:
        assert record.read(f"{WHOLE}\n# scores 1 2 3\n") == record.read(WHOLE)

    @pytest.mark.parametrize(
        ("change", "line"),
        [
            (("seats 3", "seats 03"), 3),
            (("rules 2", "rules 02"), 5),
            (("game toy\n", "game toy\n\n"), 3),
            (("game toy\n", "game toy\n# a comment\n"), 3),
            (("\n1 P", "\n01 P"), 9),
            (("\n1 P", "\n 1 P"), 9),
        ],
    )
    def test_it_is_read_in_the_one_way_in_which_it_is_written(self, change: tuple[str, str], line: int) -> None:
        with pytest.raises(UnreadableRecord) as refused:
            record.read(sealed(SHORT.replace(*change, 1)))
        assert refused.value.line == line

    def test_in_version_1_comments_empty_lines_and_indents_do_not_matter(self) -> None:
        first, *rest = OLD.splitlines()
        loose = "\r\n\r\n# a comment\n   ".join([first, *rest])
        assert record.read(loose) == record.read(OLD)

    def test_what_version_1_held_is_written_in_version_2(self) -> None:
        old = record.read(OLD)
        assert OLD.startswith("longtable record 1\n")
        assert record.read(record.write(old.header, old.entries)) == old

    @pytest.mark.parametrize("text", ["", "\n", "game toy\n", "longtable record 3\n", "\x00", "longtable record 2 x"])
    def test_another_file_is_refused(self, text: str) -> None:
        with pytest.raises(UnreadableRecord) as refused:
            record.read(text)
        assert refused.value.line == 1
        assert 'begins with "longtable record 2"' in str(refused.value)

    @pytest.mark.parametrize("key", ["game", "seats", "rules", "commitment", "secret"])
    def test_a_missing_line_is_named(self, key: str) -> None:
        with pytest.raises(UnreadableRecord, match=f'the line "{key} ..." is missing'):
            record.read(lines(**{key: ""}))

    @pytest.mark.parametrize(
        ("key", "line", "why"),
        [
            ("seats", "seats three", '"seats" must be a number'),
            ("seats", "seats -3", '"seats" must be a number'),
            ("rules", "rules 9999999", '"rules" must be a number'),
            ("secret", "secret another", "not the one that was committed to"),
            ("game", "game toy\ngame tikal", '"game" is said twice'),
            ("option", "option screeches one\noption screeches none", '"screeches" is said twice'),
            ("game", "name Ann", '"name" is not expected here'),
        ],
    )
    def test_a_wrong_line_of_the_head_is_named(self, key: str, line: str, why: str) -> None:
        with pytest.raises(UnreadableRecord, match=re.escape(why)):
            record.read(lines(**{key: line}))

    def test_the_line_that_cannot_be_read_is_numbered(self) -> None:
        with pytest.raises(UnreadableRecord) as refused:
            record.read("longtable record 1\n\n# toy\nfoo\n")
        assert str(refused.value) == 'line 4: "foo" is not expected here'

    def test_half_a_character_is_refused_with_its_line(self) -> None:
        with pytest.raises(UnreadableRecord, match="line 4: a character is broken"):
            record.read("longtable record 1\n\ngame toy\nsecret \ud800\n")

    def test_the_head_cannot_go_on_after_the_first_entry(self) -> None:
        with pytest.raises(UnreadableRecord, match='"rules" is not expected here'):
            record.read(sealed(WHOLE + "rules 2\n"))

    @pytest.mark.parametrize(
        "line",
        [
            "1 P0 player end",
            "1 P0 player end = 0123",
            "1 P0 player = " + "0" * 32,
            "1 P0 end = " + "0" * 32,
            "1 p0 player end = " + "0" * 32,
            "1 P100 player end = " + "0" * 32,
            "12345678 P0 player end = " + "0" * 32,
            "1 P0 player end / 12 = " + "0" * 32,
            "1 P0 player end [deck 1 2 = " + "0" * 32,
            "1 P0 player end [deck 1] more = " + "0" * 32,
            "１ P0 player end = " + "0" * 32,
        ],
    )
    def test_a_line_that_is_no_entry_is_refused(self, line: str) -> None:
        with pytest.raises(UnreadableRecord, match=r"this is not an entry|is not expected here"):
            record.read(sealed(WHOLE + line + "\n"))

    @pytest.mark.parametrize("draw", ["deck one", "deck:x 1", "deck -1", "", " 1 2", "deck  1", "deck 9999999999"])
    def test_a_draw_that_cannot_be_read_is_refused(self, draw: str) -> None:
        with pytest.raises(UnreadableRecord, match="is not a draw"):
            record.read(sealed(f"{WHOLE}999 P0 player end [{draw}] / {'0' * 32} = {'0' * 32}\n"))


class TestLobby:
    @pytest.mark.parametrize("begins", [None, 1])
    def test_who_came_with_which_word_is_read_back(self, begins: int | None) -> None:
        played, log = from_a_lobby("fox", "", "old oak = / [1]", begins=begins)
        text = written(played, log)
        again = record.read(text)
        assert again.header == played.header
        assert history.replay(again.header, again.entries).state == played.state
        history.verify_draws(again.header, again.entries)
        assert " word old oak = / [1]\n" in text

    def test_a_practice_table_is_read_back(self) -> None:
        lobby = Lobby(words=("", ""), seating=(0, 1), drawn=False, colours=(0, 1))
        moved = match.start(TOY, 2, {}, "secret", lobby)
        assert record.read(record.write(moved.match.header, moved.entries)).header == moved.match.header

    def test_no_character_of_the_head_can_be_changed_even_with_an_end_that_fits(self) -> None:
        text = written(*from_a_lobby("fox", "", "oak", begins=1))
        for at, sign in enumerate(text[: text.index("\n0 ")]):
            for other in {sign.swapcase(), "1" if sign == "2" else "2", " "} - {sign}:
                with pytest.raises((UnreadableRecord, ReplayError)):
                    judged(sealed(text[:at] + other + text[at + 1 :]))

    @pytest.mark.parametrize(
        ("change", "why"),
        [
            (("word fox", "word owl"), "seats do not follow|the salt does not follow|the deck does not follow"),
            (("option screeches none", "option screeches one"), "entry 0"),
            (("option screeches none\n", ""), "entry 0"),
            (("colour 0", "colour 5"), "entry 0"),
        ],
    )
    def test_what_was_settled_in_the_lobby_cannot_be_told_otherwise(self, change: tuple[str, str], why: str) -> None:
        text = written(*from_a_lobby("fox", "", "oak"))
        with pytest.raises(ReplayError, match=why):
            judged(sealed(text.replace(*change, 1)))

    def test_seats_that_were_not_drawn_are_noticed_even_where_all_else_fits(self) -> None:
        honest, _ = from_a_lobby("fox", "", "oak")
        lobby = honest.header.lobby
        assert lobby is not None
        swapped = msgspec.structs.replace(lobby, seating=lobby.seating[::-1])
        moved = match.start(TOY, 3, {}, "secret", swapped)
        with pytest.raises(ReplayError, match="the seats do not follow"):
            judged(record.write(moved.match.header, moved.entries))


def judged(text: str) -> Match:
    """What `longtable verify` does with a record."""
    read = record.read(text)
    history.verify_draws(read.header, read.entries)
    return history.replay(read.header, read.entries)


class TestTampering:
    def test_the_untouched_record_replays(self) -> None:
        assert judged(WHOLE).over

    def test_every_changed_character_is_refused(self) -> None:
        for at, sign in enumerate(SHORT):
            for other in {sign.swapcase(), "9" if sign == "8" else "8", " "} - {sign}:
                with pytest.raises(UnreadableRecord):
                    record.read(SHORT[:at] + other + SHORT[at + 1 :])

    def test_every_character_left_out_is_refused(self) -> None:
        for at in range(len(SHORT) - 1):
            with pytest.raises(UnreadableRecord):
                record.read(SHORT[:at] + SHORT[at + 1 :])

    def test_a_record_that_was_cut_off_anywhere_is_refused(self) -> None:
        for length in range(len(SHORT) - 1):
            with pytest.raises(UnreadableRecord):
                record.read(SHORT[:length])

    def test_it_is_said_behind_which_entry_it_was_cut_off(self) -> None:
        with pytest.raises(UnreadableRecord, match="cut off after entry 1:"):
            record.read(SHORT[: SHORT.index("\n4 ") + 1])

    def test_the_entry_that_was_changed_is_named(self) -> None:
        changed = [line for line in SHORT.splitlines() if " player " in line]
        for line in changed:
            with pytest.raises(UnreadableRecord, match=f"entry {line.split()[0]} .*the chain does not fit"):
                record.read(SHORT.replace(line, line.replace(" player ", " clock ")))
        assert len(changed) == 4

    def test_a_notation_in_another_form_is_refused_even_with_an_end_that_fits(self) -> None:
        text, entry = next(
            (SHORT.replace(line, line.replace(word, word.upper())), line.split()[0])
            for line in SHORT.splitlines()
            if line[0].isdigit() and (word := line.split()[3])[0] != "!"
        )
        with pytest.raises(ReplayError, match=f"entry {entry} .*is not written like this"):
            judged(sealed(text))
        with pytest.raises(ReplayError, match=f"entry {entry} .*is not written like this"):
            judged(unsealed(text))

    def test_any_line_left_out_is_noticed_and_before_the_last_even_where_the_end_fits(self) -> None:
        all_lines = WHOLE.splitlines()[:-1]
        for gone in range(7, len(all_lines)):
            left = "\n".join(all_lines[:gone] + all_lines[gone + 1 :])
            with pytest.raises(UnreadableRecord):
                record.read(f"{left}\n{WHOLE.splitlines()[-1]}\n")
            if gone < len(all_lines) - 1:
                with pytest.raises(ReplayError):
                    judged(sealed(left))

    def test_luck_made_to_order_is_noticed_even_where_chains_and_digests_fit(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class Sorted(SecretChance):
            def shuffle(self, kind: str, items: Sequence[Any]) -> tuple[Any, ...]:
                self.outcomes.append(Outcome(kind, tuple(range(len(items)))))
                return tuple(items)

        with monkeypatch.context() as patch:
            patch.setattr(match, "SecretChance", Sorted)
            played = match.start(TOY, 3, {}, "honest")
        again = record.read(record.write(played.match.header, played.entries))
        assert history.replay(again.header, again.entries).state == played.match.state
        with pytest.raises(ReplayError, match="entry 0: the deck does not follow from the secret"):
            history.verify_draws(again.header, again.entries)

    def test_a_mutated_record_is_refused_or_replays_and_never_breaks(self) -> None:
        luck = random.Random(7)
        readable = 0
        for _ in range(MUTANTS):
            text = sealed(mutated(WHOLE, luck))
            try:
                read = record.read(text)
                readable += 1
                history.verify_draws(read.header, read.entries)
                history.replay(read.header, read.entries)
            except (UnreadableRecord, ReplayError):
                pass
        assert readable > MUTANTS / 4


def mutated(text: str, luck: random.Random) -> str:
    """A record with one or two small changes: a word replaced by another of the record, cut, doubled or swapped."""
    words = re.split(r"(\s+)", text)
    for _ in range(luck.randint(1, 2)):
        at = luck.randrange(0, len(words), 2)
        other = luck.randrange(0, len(words), 2)
        match luck.randrange(5):
            case 0:
                words[at] = words[other]
            case 1:
                words[at], words[other] = words[other], words[at]
            case 2:
                words[at] = luck.choice(["!undo", "!undo 0", "!rewind 3", "!resign", "!abandon", "P7", "99", "-", ""])
            case 3:
                words[at] = words[at][::-1]
            case 4:
                words[at] = words[at][: len(words[at]) // 2] + luck.choice("0123456789abcdef[]/=!")
    return "".join(words)


def test_a_record_of_a_match_that_went_back_further_replays() -> None:
    played, log = game(moves=20)
    back = history.rewind(played, log, [entry.n for entry in effective(log) if entry.barrier][3])
    read = record.read(record.write(played.header, [*log, *back.entries]))
    again = history.replay(read.header, read.entries)
    assert again.state == back.match.state
    assert replace(again, entries=0, revisions=()) == replace(back.match, entries=0, revisions=())
