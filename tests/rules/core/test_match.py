import random
from dataclasses import replace

import pytest

from rules.core import history, match, standing
from rules.core.chance import commitment
from rules.core.codec import digest
from rules.core.contract import Ambiguous, IllegalAction, Unreadable
from rules.core.library import load
from rules.core.log import TABLE, effective
from rules.core.match import Refused
from tests.rules.core.playing import TOY, add, began, card, finish, hand, play, play_at_random, window


class TestStarting:
    def test_entry_0_is_the_setup_and_a_barrier(self) -> None:
        game, log = began()
        assert [(entry.n, entry.seat, entry.by, entry.action, entry.barrier) for entry in log] == [
            (0, TABLE, "table", "!setup", True)
        ]
        assert {outcome.kind for outcome in log[0].outcomes} == {"deck", "salt"}
        assert (game.entries, game.awaited, game.drafting, game.over) == (1, (0,), None, False)

    def test_every_option_gets_a_value(self) -> None:
        assert began()[0].header.options == {"screeches": "one"}
        assert began(screeches="none")[0].header.options == {"screeches": "none"}

    def test_the_commitment_is_that_of_the_secret(self) -> None:
        assert began(secret="deep")[0].header.commitment == commitment("deep")

    def test_one_secret_gives_one_game(self) -> None:
        assert began(secret="a") == began(secret="a")
        assert began(secret="a")[0].state != began(secret="b")[0].state

    @pytest.mark.parametrize(
        ("seats", "options", "code"),
        [
            (1, {}, "unknown-seats"),
            (5, {}, "unknown-seats"),
            (2, {"wind": "east"}, "unknown-option"),
            (2, {"screeches": "two"}, "unknown-value"),
        ],
    )
    def test_what_the_game_does_not_have_is_refused(self, seats: int, options: dict[str, str], code: str) -> None:
        with pytest.raises(IllegalAction) as refused:
            match.start(TOY, seats, options, "a")
        assert refused.value.code == code


class TestPlaying:
    def test_playing_returns_another_match_and_leaves_this_one_as_it_was(self) -> None:
        game, _ = began()
        snapshot = match.dump(game)
        moved = match.play_text(game, 0, f"bury {card(game)}")
        assert moved.match != game
        assert match.dump(game) == snapshot

    def test_a_seat_that_is_not_awaited_may_not_play(self) -> None:
        game, _ = began()
        with pytest.raises(IllegalAction) as refused:
            match.play(game, 1, TOY.parse("end", game.state, 1))
        assert refused.value.code == "not-awaited"

    def test_nobody_plays_when_the_game_is_over(self) -> None:
        game, log = began()
        game = finish(game, log)
        with pytest.raises(IllegalAction) as refused:
            match.play(game, 0, TOY.parse("end", game.state, 0))
        assert refused.value.code == "game-over"
        with pytest.raises(Refused) as several:
            match.play_text(game, 0, "end")
        assert isinstance(several.value.error, IllegalAction)
        assert several.value.error.code == "game-over"

    def test_an_illegal_action_is_refused_with_its_rule(self) -> None:
        game, log = began()
        game = play(game, log, "P0 forage", "P0 forage")
        with pytest.raises(IllegalAction) as refused:
            match.play(game, 0, TOY.parse("shake", game.state, 0))
        assert (refused.value.code, refused.value.params) == ("too-few-points", {"needed": 2, "points": 1})

    def test_entries_say_who_made_them(self) -> None:
        game, _ = began()
        assert [entry.by for entry in match.play_text(game, 0, "end", by="order").entries] == ["order"]


class TestDrafts:
    def test_a_draft_is_seen_by_its_seat_alone(self) -> None:
        game, log = began()
        before = {seat: game.view(seat) for seat in (1, 2, None)}
        game = play(game, log, f"P0 bury {card(game)}")
        assert game.drafting == 0
        assert game.view(0).players[0].buried == 1
        assert {seat: game.view(seat) for seat in (1, 2, None)} == before
        assert match.scores(game, 0)[0].points > match.scores(game, 1)[0].points == 0

    def test_a_draft_publishes_nothing_until_the_barrier_publishes_all_of_it(self) -> None:
        game, _ = began()
        drafted = match.play_text(game, 0, f"bury {card(game)}")
        assert [event.kind for event in drafted.events] == ["card-buried"]
        assert (drafted.published, drafted.barrier) == ((), False)
        ended = match.play_text(drafted.match, 0, "end")
        assert [event.kind for event in ended.events] == ["turn-ended"]
        assert [event.kind for event in ended.published] == ["card-buried", "turn-ended"]
        assert ended.barrier
        assert ended.match.drafting is None

    def test_a_draft_entry_has_no_digest_and_a_barrier_that_of_its_position(self) -> None:
        game, log = began()
        game = play(game, log, f"P0 bury {card(game)}", "P0 end")
        assert log[1].digest == ""
        assert log[2].digest == digest(game.state)[:32]

    def test_what_was_taken_back_is_not_published_at_the_barrier(self) -> None:
        game, log = began()
        game = play(game, log, f"P0 bury {card(game)}")
        game = add(log, match.take_back(game, 0))
        assert [event.kind for event in match.play_text(game, 0, "end").published] == ["turn-ended"]


class TestBarriers:
    def test_learning_what_could_not_be_known_is_one(self) -> None:
        game, _ = began()
        assert match.play_text(game, 0, "forage").barrier

    def test_luck_is_one(self) -> None:
        game, _ = began()
        state = replace(game.state, deck=(), discards=("acorn", "walnut"))
        moved = match.play_text(match.from_state(TOY, game.header, state), 0, "forage")
        assert [outcome.kind for outcome in moved.entries[0].outcomes] == ["deck"]
        assert moved.barrier

    def test_a_change_of_who_is_awaited_is_one(self) -> None:
        game, _ = began()
        assert match.play_text(game, 0, "end").barrier

    def test_each_answer_is_one_while_several_seats_are_awaited(self) -> None:
        game, _ = window()
        assert game.awaited == (1, 2)
        moved = match.play_text(game, 2, "hush")
        assert moved.barrier
        assert moved.match.awaited == (1,)

    def test_what_leads_the_same_seat_to_another_question_is_one(self) -> None:
        game = match.start(load("tikal"), 2, {"mode": "auction"}, "a").match
        (first,) = game.awaited
        game = match.play_text(game, first, "pass").match
        (last,) = game.awaited
        bid = match.play_text(game, last, "bid 1")
        assert (bid.match.awaited, bid.barrier) == ((last,), True)
        assert match.asked_anew(game, bid.match) == (last,)
        taken = match.play_text(bid.match, last, f"take {game.state.display[0]}")
        assert not taken.barrier, "to place the tile belongs to the same turn"

    def test_a_time_out_answers_one_question_alone(self) -> None:
        game = match.start(load("tikal"), 2, {"mode": "auction"}, "a").match
        for seat in (*game.awaited, 1 - game.awaited[0]):
            game = match.play_default(game, seat, "clock").match
        assert [decision.kind for decision in game.decisions] == ["take"]

    def test_anything_else_is_none(self) -> None:
        game, _ = began()
        assert not match.play_text(game, 0, f"bury {card(game)}").barrier

    def test_it_can_be_asked_beforehand_whether_an_action_is_one(self) -> None:
        game, _ = began()
        assert match.play(game, 0, TOY.parse("forage", game.state, 0)).barrier
        assert not match.play(game, 0, TOY.parse(f"bury {card(game)}", game.state, 0)).barrier


class TestSeveralNotations:
    def test_they_are_carried_out_in_order(self) -> None:
        game, _ = began()
        one, two, _ = hand(game, 0)
        moved = match.play_text(game, 0, f" bury {one};; BURY   {two.upper()} ; end")
        assert [entry.action for entry in moved.entries] == [f"bury {one}", f"bury {two}", "end"]
        assert [entry.n for entry in moved.entries] == [1, 2, 3]
        assert len(moved.events) == len(moved.published) == 3

    def test_when_one_is_refused_none_is_carried_out(self) -> None:
        game, _ = began()
        first = card(game)
        with pytest.raises(Refused) as refused:
            match.play_text(game, 0, f"bury {first}; screech; end")
        assert refused.value.notation == "screech"
        assert isinstance(refused.value.error, IllegalAction)
        assert refused.value.error.code == "not-now"
        assert refused.value.before.state.players[0].buried == (first,)
        assert game.entries == 1

    def test_what_may_reveal_something_must_be_the_last(self) -> None:
        game, _ = began()
        with pytest.raises(Refused) as refused:
            match.play_text(game, 0, "forage; bury acorn")
        assert isinstance(refused.value.error, IllegalAction)
        assert refused.value.error.code == "must-be-last"
        assert refused.value.notation == "forage"
        assert match.play_text(game, 0, f"bury {card(game)}; forage").barrier

    def test_the_turn_of_another_seat_cannot_be_played_on(self) -> None:
        game, _ = began()
        with pytest.raises(Refused) as refused:
            match.play_text(game, 2, "end")
        assert isinstance(refused.value.error, IllegalAction)
        assert refused.value.error.code == "not-awaited"

    @pytest.mark.parametrize(("text", "error"), [("dance", Unreadable), ("s", Ambiguous)])
    def test_unreadable_and_ambiguous_are_told_apart_from_illegal(self, text: str, error: type[Exception]) -> None:
        with pytest.raises(Refused) as refused:
            match.play_text(began()[0], 0, text)
        assert isinstance(refused.value.error, error)

    @pytest.mark.parametrize("text", ["", " ; ;"])
    def test_no_notation_at_all_is_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            match.play_text(began()[0], 0, text)


class TestTakingBack:
    def test_the_last_entry_of_the_draft_is_taken_back(self) -> None:
        game, log = began()
        one, two, _ = hand(game, 0)
        first = play(game, log, f"P0 bury {one}")
        second = play(first, log, f"P0 bury {two}")
        back = match.take_back(second, 0).match
        assert (back.state, back.draft, back.drafting) == (first.state, first.draft, 0)

    def test_all_of_the_draft_is_taken_back(self) -> None:
        game, log = began()
        one, two, _ = hand(game, 0)
        drafted = play(game, log, f"P0 bury {one}", f"P0 bury {two}")
        back = match.take_back(drafted, 0, all=True).match
        assert (back.state, back.draft, back.drafting) == (game.state, (), None)

    def test_taking_back_is_appended_and_nothing_deleted(self) -> None:
        game, log = began()
        game = play(game, log, f"P0 bury {card(game)}")
        game = add(log, match.take_back(game, 0))
        assert [entry.action for entry in log[1:]] == [f"bury {hand(game, 0)[0]}", "!undo 0"]
        assert [entry.n for entry in log] == [0, 1, 2]
        assert game.entries == 3
        assert [entry.n for entry in effective(log)] == [0]

    def test_nothing_is_taken_back_across_a_barrier(self) -> None:
        game, log = began()
        game = play(game, log, "P0 forage")
        with pytest.raises(IllegalAction) as refused:
            match.take_back(game, 0)
        assert refused.value.code == "nothing-to-undo"

    def test_nobody_takes_back_the_draft_of_another(self) -> None:
        game, log = began()
        game = play(game, log, f"P0 bury {card(game)}")
        with pytest.raises(IllegalAction) as refused:
            match.take_back(game, 1)
        assert refused.value.code == "nothing-to-undo"

    def test_another_way_may_be_taken_afterwards(self) -> None:
        game, log = began()
        one, two, _ = hand(game, 0)
        game = play(game, log, f"P0 bury {one}")
        game = add(log, match.take_back(game, 0))
        game = play(game, log, f"P0 bury {two}", "P0 end")
        assert game.state.players[0].buried == (two,)
        assert history.replay(game.header, log).state == game.state


class TestRevisions:
    def test_an_answer_of_one_seat_does_not_touch_the_question_of_another(self) -> None:
        game, _ = window()
        after = match.play_text(game, 1, "hush").match
        assert after.revisions[2] == game.revisions[2]
        assert after.revisions[1] > game.revisions[1]

    def test_every_entry_of_a_seat_makes_its_older_buttons_stale(self) -> None:
        game, log = began()
        drafted = play(game, log, f"P0 bury {card(game)}")
        back = match.take_back(drafted, 0).match
        assert game.revisions[0] < drafted.revisions[0] < back.revisions[0]
        assert game.revisions[1:] == back.revisions[1:]

    def test_a_new_question_has_a_new_revision(self) -> None:
        game, log = began()
        after = play(game, log, "P0 end")
        assert after.revisions[1] > game.revisions[1]
        assert after.revisions[2] == game.revisions[2]


class TestResigning:
    def test_with_two_seats_the_match_ends(self) -> None:
        game, _ = began(2)
        moved = match.resign(game, 1)
        assert (moved.match.over, moved.match.ended, moved.barrier) == (True, "resigned", True)
        assert moved.match.decisions == ()

    def test_with_three_it_goes_on_and_the_absent_seat_plays_the_harmless_answers(self) -> None:
        game, log = began(3)
        game = add(log, match.resign(game, 0))
        assert (game.over, game.awaited) == (False, (0,))
        moved, _ = standing.carry_out(game, ())
        assert [(entry.action, entry.by) for entry in moved.entries] == [("end", "absent")]
        assert moved.match.awaited == (1,)

    def test_the_resigning_seat_leaves_no_draft(self) -> None:
        game, log = began(3)
        before = game.state
        game = play(game, log, f"P0 bury {card(game)}")
        game = add(log, match.resign(game, 0))
        assert (game.state, game.draft) == (before, ())
        assert [entry.action for entry in log[2:]] == ["!undo 0", "!resign"]

    def test_the_draft_of_another_seat_stays_a_draft(self) -> None:
        game, log = began(3)
        one, two, _ = hand(game, 0)
        game = play(game, log, f"P0 bury {one}", f"P0 bury {two}")
        moved = match.resign(game, 2)
        after = add(log, moved)
        assert (after.state, after.drafting, len(after.draft)) == (game.state, 0, 2)
        assert (moved.events, moved.published) == ((), ())
        assert after.view(1) == game.view(1)
        assert match.take_back(after, 0, all=True).match.state == game.base
        assert history.replay(after.header, log).state == after.state

    def test_when_the_match_ends_by_it_a_draft_is_gone(self) -> None:
        game, log = began(2)
        game = play(game, log, f"P0 bury {card(game)}")
        after = match.resign(game, 1).match
        assert (after.draft, after.state) == ((), game.base)

    def test_a_seat_that_resigned_is_placed_behind_all_others(self) -> None:
        game, _ = began(3)
        state = replace(game.state, players=tuple(replace(p, nests=9 - s) for s, p in enumerate(game.state.players)))
        game = match.from_state(TOY, game.header, state)
        assert [score.place for score in match.scores(game, None)] == [1, 2, 3]
        game = match.resign(game, 0).match
        assert [score.place for score in match.scores(game, None)] == [3, 1, 2]
        assert [score.points for score in match.scores(game, None)] == [9, 8, 7]

    def test_a_seat_taken_over_plays_on(self) -> None:
        game, log = began(3)
        game = add(log, match.resign(game, 0))
        game = add(log, match.take_over(game, 0))
        assert game.resigned == ()
        assert standing.carry_out(game, ())[0].entries == ()
        assert history.replay(game.header, log).resigned == ()

    def test_what_makes_no_sense_is_refused(self) -> None:
        game = match.resign(began(4)[0], 1).match
        with pytest.raises(IllegalAction, match="has-resigned"):
            match.resign(game, 1)
        with pytest.raises(IllegalAction, match="has-not-resigned"):
            match.take_over(game, 0)
        ended = match.abandon(game).match
        for do in (lambda: match.resign(ended, 0), lambda: match.take_over(ended, 1), lambda: match.abandon(ended)):
            with pytest.raises(IllegalAction, match="game-over"):
                do()


class TestTimeOuts:
    def test_a_time_out_plays_on_from_the_draft(self) -> None:
        game, log = began(3)
        buried = card(game)
        game = play(game, log, f"P0 bury {buried}")
        moved = match.play_default(game, 0, "clock")
        assert [(entry.action, entry.by) for entry in moved.entries] == [("end", "clock")]
        assert moved.match.state.players[0].buried == (buried,)

    def test_it_answers_one_question_even_if_the_same_seat_is_asked_the_next_one(self) -> None:
        game, _ = began(2)
        [autumn, night, auction, *_] = game.state.frames
        turn = game.state.top
        state = replace(game.state, frames=(autumn, night, type(auction)(0, passed=(1,)), turn))
        moved = match.play_default(match.from_state(TOY, game.header, state), 0, "clock")
        assert [entry.action for entry in moved.entries] == ["end"]
        assert moved.match.awaited == (0,)

    def test_nothing_is_answered_for_a_seat_that_is_not_asked(self) -> None:
        assert match.play_default(began(2)[0], 1, "clock").entries == ()

    def test_harmless_answers_lead_to_the_end(self) -> None:
        game, log = began(4)
        assert finish(game, log).over


class TestAbandoning:
    def test_the_match_is_over_for_all(self) -> None:
        game, log = began(3)
        game = play(game, log, f"P0 bury {card(game)}")
        game = add(log, match.abandon(game))
        assert (game.over, game.ended, game.draft) == (True, "abandoned", ())
        assert (log[-1].seat, log[-1].by) == (TABLE, "table")
        assert history.replay(game.header, log).ended == "abandoned"


class TestSnapshots:
    @pytest.mark.parametrize("seed", range(6))
    def test_a_match_is_restored_as_it_was_after_every_move(self, seed: int) -> None:
        luck = random.Random(seed)
        game, log = began(luck.choice((2, 3, 4)), f"snapshot {seed}")
        while not game.over:
            game = play_at_random(game, log, luck, moves=1)
            assert match.restore(match.dump(game)) == game

    def test_an_ended_match_is_restored(self) -> None:
        game = match.abandon(match.resign(began(4)[0], 1).match).match
        assert match.restore(match.dump(game)) == game

    def test_a_snapshot_does_not_grow_with_the_log(self) -> None:
        game, log = began(2)
        first = len(match.dump(game))
        for _ in range(200):
            game = play(game, log, f"P0 bury {card(game)}")
            game = add(log, match.take_back(game, 0))
        assert game.entries == 401
        assert len(match.dump(game)) < first + 20
