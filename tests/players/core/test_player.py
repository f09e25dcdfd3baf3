"""A player answers by what it sees: the same for all that it cannot know, and what the game accepts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from players.core import beam, player
from players.core.appraisal import Appraisal
from players.core.levels import LEVELS, Level, level
from players.core.library import appraisal
from players.core.lines import Line
from players.core.luck import Luck
from players.core.seen import Seen, see
from players.core.sight import Sight
from rules.core import match as matches
from rules.core.chance import SecretChance
from rules.core.contract import AnyGame, Seat, Tagged
from rules.core.library import games, load
from rules.core.match import Match
from rules.core.play import play_on
from tests.laws.test_planted_faults import Faulty
from tests.players.positions import position


def positions(game: AnyGame, seats: int, seed: str, count: int) -> list[Match]:
    """Returns so many positions of a random game, as far apart from each other as it lasts."""
    begun = matches.start(game, seats, game.meta.read_options({}), seed).match
    going_on = [moved.match for moved in play_on(begun, Random(seed).randrange) if not moved.match.over]
    return [going_on[number * len(going_on) // count] for number in range(count)]


@pytest.mark.parametrize("name", games())
def test_a_player_answers_alike_whatever_lies_where_it_cannot_see(name: str) -> None:
    game = load(name)
    for match in positions(game, game.meta.seats[-1], "alike", 4):
        seat = match.awaited[0]
        dealt = game.redeal(match.state, seat, SecretChance(f"otherwise {match.entries}"))
        assert player.answer(game, match.state, seat, "easy") == player.answer(game, dealt, seat, "easy")


@pytest.mark.parametrize("name", games())
def test_what_a_player_answers_is_played_as_far_as_it_says(name: str) -> None:
    game = load(name)
    for match in positions(game, game.meta.seats[0], "played", 3):
        seat = match.awaited[0]
        for notation in player.answer(game, match.state, seat, "easy"):
            assert seat in match.awaited
            match = matches.play_text(match, seat, notation).match


class Peeking(Appraisal[Any]):
    """Would go by what lies face down, if it were handed the position itself."""

    def worth(self, state: Any, seat: Seat) -> float:
        return Random(repr((state.deck, state.players, state.frames))).random()


OPEN = Faulty(load("toy"), redeal=lambda state, seat, chance: state)
"""A game that lies open to a player: its re-deals leave everything where it is."""


@pytest.mark.parametrize(("game", "alike"), [(load("toy"), True), (OPEN, False)])
def test_a_player_that_peeks_is_handed_nothing_to_peek_at(game: Any, alike: bool) -> None:
    """In the open game the same player answers otherwise, so the tests above can fail."""
    toy, answers = load("toy"), set()
    match = positions(toy, 2, "peek", 4)[1]
    seat = match.awaited[0]
    for number in range(10):
        dealt = toy.redeal(match.state, seat, SecretChance(str(number)))
        lines = player.consider(Peeking(toy), see(game, dealt, seat, 1), LEVELS["master"])
        answers.add(tuple(map(toy.format, lines[0].sure)))
    assert (len(answers) == 1) == alike


@pytest.mark.parametrize(("name", "played"), [("easy", ["end"]), ("master", ["uncover a4", "end"])])
def test_who_hopes_for_nothing_goes_over_a_turn_before_it_ends(
    name: str, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = position("tikal", "final = P0 P1; points = 2; figures a4 P0 = 1; supply P0 = 0")
    game, end = match.game, match.game.parse("end", match.state, 0)
    ended = Line(actions=(end,), state=game.apply(match.state, 0, end, Luck("ends")).state)
    monkeypatch.setattr(beam, "best_lines", lambda *_: [ended])
    (line,) = player.consider(appraisal("tikal"), see(game, match.state, 0, 1), LEVELS[name])
    assert [game.format(action) for action in line.actions] == played


def test_who_hopes_for_nothing_overlooks_nothing_in_the_turn_that_ends_the_game() -> None:
    """To uncover the level instead, as the way was overlooked, would leave nothing for the way."""
    facts = "final = P0; points = 2; value a4 = 8; figures a4 P1 = 1; figures a4 P0 = 1; figures a5 P0 = 1"
    played = set()
    for score in range(20):
        match = position("tikal", f"{facts}; figures b5 P0 = 1; supply P0 = 0; score P1 = {score}")
        half_blind = Level(name="half blind", share=0.05, deals=1, sight=Sight(overlooks=0.8))
        played.add(player.answer_by(appraisal("tikal"), match.state, 0, half_blind)[0])
    assert played == {"move 1 a5-a4"}


@pytest.mark.parametrize(("name", "deals"), [("toy", 3), ("mexica", 1)])
def test_where_nothing_is_hidden_one_deal_is_enough(name: str, deals: int) -> None:
    game = load(name)
    match = matches.start(game, 2, game.meta.read_options({}), "deals").match
    assert len(see(game, match.state, match.awaited[0], 3).deals) == deals


class Daring(Appraisal[Any]):
    """Ends its turn, or forages, which brings a point, or costs ten where the other seat holds a card."""

    def actions(self, state: Any, seat: Seat) -> list[Tagged]:
        return [self.game.parse(answer, state, seat) for answer in ("forage", "end")]

    def horizon(self, state: Any) -> object:
        return state.frames

    def worth(self, state: Any, seat: Seat) -> float:
        foraged, risked = state.players[seat].hand, state.players[1].hand
        return float(bool(foraged)) - 11 * bool(foraged and risked)


def test_an_answer_that_costs_much_in_one_deal_is_not_given_for_a_little_in_most() -> None:
    toy = load("toy")
    deals = tuple(position("toy", f"hand P0 = -; hand P1 = {hand}").state for hand in ("-", "-", "acorn"))
    line, *_ = player.consider(Daring(toy), Seen(game=toy, seat=0, deals=deals, seed="dared"), LEVELS["master"])
    assert [toy.format(action) for action in line.actions] == ["end"]


@pytest.mark.parametrize("name", games())
def test_levels_rise(name: str) -> None:
    levels = [level(name, word) for word in LEVELS]
    shares = [one.share for one in levels]
    astray = [(one.sight.overlooks, one.sight.misjudges, one.sight.misweighs) for one in levels]
    assert shares == sorted(shares) and astray == sorted(astray, reverse=True)


def test_a_game_without_an_appraisal_is_played_by_its_points() -> None:
    toy = load("toy")
    for match in positions(toy, 3, "points", 8):
        points = [score.points for score in toy.scores(match.state, 0)]
        assert appraisal("toy").worth(match.state, 0) == points[0] - max(points[1:])
