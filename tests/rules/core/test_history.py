import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rules.core import codec, history, match, record
from rules.core.chance import Outcome, ReplayError
from rules.core.contract import IllegalAction
from rules.core.log import TABLE, Entry, Header, effective
from rules.core.match import Match, Outdated, Snapshot
from rules.core.record import Record
from tests.records.files import files, folder
from tests.rules.core.playing import TOY, Log, add, began, card, play, play_at_random


def snapshot_of(game: Match) -> Snapshot:
    snapshot: Snapshot = codec.decode(match.dump(game), Snapshot)
    return snapshot


def long_game() -> Record:
    """The longest of the recorded games."""
    records = [record.read(file.read_text(encoding="utf-8")) for _, file in files()]
    return max(records, key=lambda read: len(read.entries))


class TestReplaying:
    @pytest.mark.parametrize("seed", range(8))
    def test_a_log_replays_to_the_same_match(self, seed: int) -> None:
        luck = random.Random(seed)
        game, log = began(luck.choice((2, 3, 4)), f"replay {seed}")
        game = play_at_random(game, log, luck, luck.randint(1, 60))
        again = history.replay(game.header, log)
        assert replace(again, revisions=game.revisions) == game
        history.verify_draws(game.header, log)

    def test_running_games_keep_the_rules_they_began_with(self) -> None:
        class OldToy(type(TOY)):  # type: ignore[misc]
            meta = replace(TOY.meta, rules_version=1)

            def setup(self, seats: int, options: Any, chance: Any) -> Any:
                return replace(super().setup(seats, options, chance), rules=1)

        moved = match.start(OldToy(), 2, {}, "old")
        game, log = moved.match, list(moved.entries)
        game = play(game, log, "P0 end", "P1 end", "P0 pass", "P1 pass", "P0 sleep oak", "P1 sleep oak")
        again = history.replay(game.header, log)
        assert again.state.rules == 1
        assert [player.nights for player in again.state.players] == [0, 0]
        today, log = began(2, "old")
        today = play(today, log, "P0 end", "P1 end", "P0 pass", "P1 pass", "P0 sleep oak", "P1 sleep oak")
        assert [player.nights for player in today.state.players] == [2, 2]

    def log(self) -> tuple[Match, Log]:
        game, log = began(2)
        game = play(game, log, f"P0 bury {card(game)}", "P0 shake", "P1 hush", "P0 end")
        return match.resign(game, 1).match, [*log, *match.resign(game, 1).entries]

    def broken(self, n: int, **changes: Any) -> str:
        """What replaying says of a log in which an entry was changed."""
        game, log = self.log()
        values = {name: getattr(log[n], name) for name in Entry.__struct_fields__}
        log[n] = Entry(**{**values, **changes})
        with pytest.raises(ReplayError) as refused:
            history.replay(game.header, log)
        return str(refused.value)

    def test_the_untouched_log_replays(self) -> None:
        game, log = self.log()
        assert history.replay(game.header, log).ended == "resigned"

    def test_a_changed_action_is_named(self) -> None:
        assert self.broken(3, action="screech").startswith("entry 3 (screech): the chain does not fit")

    def test_a_changed_maker_is_named(self) -> None:
        assert self.broken(3, by="clock").startswith("entry 3 (hush): the chain does not fit")

    def test_a_changed_seat_is_named(self) -> None:
        assert self.broken(2, seat=1) == "entry 2 (shake): that seat is not awaited"

    def test_a_changed_position_is_named(self) -> None:
        assert self.broken(4, digest="0" * 32) == "entry 4 (end): the position after it is not the recorded one"

    def test_a_changed_draw_is_named(self) -> None:
        _, log = self.log()
        deck, salt = log[0].outcomes
        turned = Outcome(deck.kind, deck.values[::-1])
        assert self.broken(0, outcomes=(turned, salt)).startswith("entry 0 (!setup): the chain does not fit")

    def test_a_draw_too_many_or_too_few_is_named(self) -> None:
        _, log = self.log()
        assert self.broken(0, outcomes=log[0].outcomes[:1]).startswith("entry 0 (!setup): the rules draw salt")
        extra = (*log[0].outcomes, Outcome("wind", (1,), 2))
        assert self.broken(0, outcomes=extra) == "entry 0 (!setup): a recorded wind was never drawn"

    def test_an_illegal_action_is_named_with_its_rule(self) -> None:
        assert self.broken(1, action="screech") == "entry 1 (screech): not-now"

    def test_an_unreadable_action_is_named(self) -> None:
        assert self.broken(1, action="dance").startswith("entry 1 (dance): ")

    def test_a_barrier_that_is_called_a_draft_is_named(self) -> None:
        assert self.broken(3, barrier=False) == "entry 3 (hush): it cannot be part of a draft"

    @pytest.mark.parametrize("action", ["!dance", "!setup", "!return"])
    def test_what_cannot_happen_to_a_match_is_named(self, action: str) -> None:
        assert self.broken(5, action=action).startswith(f"entry 5 ({action}): ")

    @pytest.mark.parametrize("seat", [2, 99, -1, -7])
    def test_a_seat_that_does_not_exist_cannot_resign(self, seat: int) -> None:
        assert self.broken(5, seat=seat) == "entry 5 (!resign): there is no such seat"

    @pytest.mark.parametrize("action", ["!undo", "!undo x", "!undo -1", "!rewind 1 2"])
    def test_a_taking_back_that_names_no_entry_is_named(self, action: str) -> None:
        assert self.broken(4, action=action) == f"entry 4 ({action}): goes back to no entry"

    def test_a_missing_entry_is_noticed(self) -> None:
        game, log = self.log()
        with pytest.raises(ReplayError, match=r"entry 2 \(shake\): the chain does not fit"):
            history.replay(game.header, [entry for entry in log if entry.n != 1])

    @pytest.mark.parametrize("take", [slice(0, 0), slice(1, None)])
    def test_a_log_without_its_beginning_is_refused(self, take: slice) -> None:
        game, log = self.log()
        with pytest.raises(ReplayError, match="entry 0 is not the setup"):
            history.replay(game.header, log[take])

    def test_entries_out_of_order_are_refused(self) -> None:
        game, log = self.log()
        with pytest.raises(ReplayError, match="not in order"):
            history.replay(game.header, [log[0], log[2], log[1], *log[3:]])

    @pytest.mark.parametrize(
        ("changes", "why"),
        [
            ({"game": "chess"}, "no game is called chess"),
            ({"seats": 9}, "not played with 9 seats"),
            ({"rules": 0}, "version 0 are not known"),
            ({"rules": 3}, "version 3 are not known"),
            ({"options": {"screeches": "many"}}, "unknown-value"),
            ({"options": {"wind": "east"}}, "unknown-option"),
        ],
    )
    def test_a_header_that_fits_no_game_is_refused(self, changes: dict[str, Any], why: str) -> None:
        game, log = self.log()
        header = Header(**{**{n: getattr(game.header, n) for n in Header.__struct_fields__}, **changes})
        with pytest.raises(ReplayError, match=why):
            history.replay(header, log)

    def test_an_option_that_a_header_does_not_name_has_its_default(self) -> None:
        """So games that began before an option was added go on."""
        game, log = self.log()
        assert game.header.options == {"screeches": "one"}
        older = Header(**{**{n: getattr(game.header, n) for n in Header.__struct_fields__}, "options": {}})
        assert history.replay(older, log).state == game.state


class TestRenewing:
    def test_a_match_is_made_anew_with_its_draft_and_its_revisions(self) -> None:
        game, log = began(3)
        game = play(game, log, f"P0 bury {card(game)}")
        game = add(log, match.take_back(game, 0))
        game = play(game, log, f"P0 bury {card(game)}")
        assert history.renew(snapshot_of(game), log) == game

    def test_a_log_that_does_not_reach_as_far_is_refused(self) -> None:
        game, log = began(2)
        game = play(game, log, "P0 end", "P1 end")
        with pytest.raises(ReplayError, match="the log has 2 entries and not 3"):
            history.renew(snapshot_of(game), log[:-1])

    def test_only_a_position_of_another_form_is_outdated(self) -> None:
        game, _ = began(2)
        with pytest.raises(Outdated) as old:
            match.restore(match.dump(game).replace(b'"frames":', b'"stack":'))
        assert old.value.snapshot.header == game.header
        with pytest.raises(msgspec.ValidationError):
            match.restore(b"{}")


class TestKeptPositions:
    @pytest.fixture
    def replayed(self, monkeypatch: pytest.MonkeyPatch) -> list[int]:
        """The numbers of the entries that are carried out again."""
        numbers: list[int] = []
        carry_out = history._replayed

        def counted(game: Any, header: Header, at: Match | None, entry: Entry) -> match.Moved:
            numbers.append(entry.n)
            return carry_out(game, header, at, entry)

        monkeypatch.setattr(history, "_replayed", counted)
        return numbers

    def test_a_replay_goes_on_from_the_nearest_one(self, replayed: list[int]) -> None:
        game, log = began(4)
        play_at_random(game, log, random.Random(1))
        log, kept = effective(log), {}
        history.replay(game.header, log[:46], kept)
        assert len(replayed) == 46
        replayed.clear()
        history.replay(game.header, log[:41], kept)
        assert replayed == [entry.n for entry in log[33:41]]

    def test_stepping_back_through_a_long_game_never_begins_at_its_start_again(self, replayed: list[int]) -> None:
        game, kept = long_game(), {}
        history.replay(game.header, game.entries, kept)
        replayed.clear()
        for count in range(len(game.entries), 0, -1):
            assert history.replay(game.header, game.entries[:count], kept).entries == game.entries[count - 1].n + 1
            assert len(replayed) <= history.KEPT_EVERY
            replayed.clear()
        assert len(kept) == 1 + (len(game.entries) - 1) // history.KEPT_EVERY

    @pytest.mark.parametrize("seed", range(4))
    def test_it_leads_to_the_same_as_one_from_the_start(self, seed: int) -> None:
        """Whatever is taken back and played again meanwhile, or gone back from by all."""
        luck, kept = random.Random(seed), {}
        game, log = began(3, f"kept {seed}")
        for _ in range(12):
            game = play_at_random(game, log, luck, 12)
            assert history.replay(game.header, log, kept) == history.replay(game.header, log)
            barriers = [entry.n for entry in effective(log) if entry.barrier]
            game = add(log, history.rewind(game, log, luck.choice(barriers[-20:]), kept))
            assert history.replay(game.header, log, kept) == history.replay(game.header, log)

    def test_what_happened_is_told_from_any_entry_on(self) -> None:
        game, log = began(2)
        play_at_random(game, log, random.Random(2))
        kept, told = {}, list(history.retell(game.header, log))
        for start in (0, 1, 17, 40, len(told) - 1, len(told), len(told) + 5):
            assert list(history.retell(game.header, log, kept, start)) == told[start:]

    def test_a_log_that_was_touched_is_noticed_from_there_on(self) -> None:
        game, log = began(2)
        play_at_random(game, log, random.Random(3))
        log, kept = effective(log), {}
        history.replay(game.header, log, kept)
        for at in (20, len(log) - 1):
            touched = msgspec.structs.replace(log[at], chain="0" * 32)
            with pytest.raises(ReplayError, match="the chain does not fit"):
                history.replay(game.header, [*log[:at], touched, *log[at + 1 :]], kept)

    def test_no_more_are_kept_than_fit(self) -> None:
        game, log = began(2)
        play_at_random(game, log, random.Random(4))
        kept = {(-1, str(number)): game for number in range(history.MOST_KEPT)}
        history.replay(game.header, log, kept)
        assert len(kept) < history.MOST_KEPT


class TestDraws:
    def test_draws_that_follow_from_the_secret_are_right(self) -> None:
        game, log = began(2)
        play_at_random(game, log, random.Random(1))
        history.verify_draws(game.header, log)

    @pytest.mark.parametrize("kind", ["deck", "salt"])
    def test_a_draw_that_was_touched_is_named(self, kind: str) -> None:
        game, log = began(2)
        touched = tuple(Outcome(o.kind, o.values[::-1], o.bound) if o.kind == kind else o for o in log[0].outcomes)
        first = Entry(0, TABLE, "table", "!setup", touched, True, log[0].chain, log[0].digest)
        with pytest.raises(ReplayError, match=f"entry 0: the {kind} does not follow"):
            history.verify_draws(game.header, [first])

    def test_another_secret_does_not_fit(self) -> None:
        _, log = began(2, "mine")
        with pytest.raises(ReplayError, match="entry 0"):
            history.verify_draws(began(2, "yours")[0].header, log)


class TestRewinding:
    def test_what_is_drawn_again_comes_out_the_same(self) -> None:
        game, log = began(2)
        after = play(game, log, "P0 shake", "P1 hush", "P0 end", "P1 forage", "P1 end")
        back = add(log, history.rewind(after, log, 0))
        assert (back.state, back.awaited, back.entries) == (game.state, (0,), after.entries + 1)
        again = play(back, log, "P0 shake", "P1 hush", "P0 end", "P1 forage", "P1 end")
        assert again.state == after.state
        assert history.replay(again.header, log).state == again.state
        history.verify_draws(again.header, log)

    def test_the_next_draw_of_a_kind_is_the_same_draw_again(self) -> None:
        game, log = began(4)
        for seat, other in ((0, 1), (1, 2), (2, 3)):
            game = play(game, log, f"P{seat} shake", f"P{other} screech", f"P{seat} forage", f"P{seat} end")
        after = play(game, log, "P3 forage")
        assert [outcome.kind for outcome in log[-1].outcomes] == ["deck"]
        back = add(log, history.rewind(after, log, game.base_last))
        assert back.draws == game.draws != after.draws
        assert play(back, log, "P3 forage").state == after.state
        history.verify_draws(game.header, log)

    def test_every_button_becomes_stale(self) -> None:
        game, log = began(2)
        after = play(game, log, "P0 end", "P1 end")
        back = history.rewind(after, log, 1).match
        assert min(back.revisions) > max(after.revisions)

    def test_a_draft_and_a_resignation_are_undone_by_it(self) -> None:
        game, log = began(3)
        game = play(game, log, "P0 end")
        game = add(log, match.resign(game, 2))
        game = play(game, log, f"P1 bury {card(game, 1)}")
        back = add(log, history.rewind(game, log, 1))
        assert (back.resigned, back.draft) == ((), ())
        assert history.replay(back.header, log).state == back.state

    @pytest.mark.parametrize("to", [-1, 2, 3, 99])
    def test_only_a_barrier_in_force_can_be_gone_back_to(self, to: int) -> None:
        game, log = began(2)
        game = play(game, log, "P0 end", f"P1 bury {card(game, 1)}")
        game = add(log, match.take_back(game, 1))
        with pytest.raises(IllegalAction, match="no-such-entry"):
            history.rewind(game, log, to)

    def test_what_was_rewound_cannot_be_gone_back_to(self) -> None:
        game, log = began(2)
        game = play(game, log, "P0 end", "P1 end")
        game = add(log, history.rewind(game, log, 1))
        with pytest.raises(IllegalAction, match="no-such-entry"):
            history.rewind(game, log, 2)


class TestDraftsOfBefore:
    """Once only somebody else who was awaited made an entry final, so drafts went on over two questions to a seat."""

    def matches(self) -> list[Match]:
        """Returns a recorded game of then, entry by entry."""
        found = record.read((folder("caylus") / "2_seats.txt").read_text(encoding="utf-8"))
        return [moved.match for _, moved in history.retrace(found.header, found.entries)]

    def over_two_questions(self) -> Match:
        """Returns the match where a draft has come to another question."""
        played = self.matches()
        return next(now for was, now in pairwise(played) if now.draft and match.asked_anew(was, now))

    def test_a_record_with_such_drafts_still_verifies(self) -> None:
        assert self.over_two_questions().draft
        assert self.matches()[-1].over

    def test_a_match_that_stands_in_such_a_draft_is_restored_and_goes_on(self) -> None:
        before = self.over_two_questions()
        assert match.restore(match.dump(before)) == before
        (seat,) = before.awaited
        assert match.take_back(before, seat).match.entries == before.entries + 1
        again = before
        while not again.over:
            again = match.play_default(again, again.awaited[0], "clock").match
        assert not again.draft
