"""The laws that every game passes, checked along random play.

`Laws.play` plays a game and checks at every entry what is cheap, at sampled ones what is not.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from bot.app.panels.choosing import targets
from bot.app.speech.language import Words, languages
from render.core.scene import LAYOUTS, Artist, Marks
from rules.core import codec, history, match, notation, record
from rules.core.chance import ReplayError, SecretChance
from rules.core.contract import Ambiguous, AnyGame, IllegalAction, Orders, Seat, Token, Unreadable
from rules.core.log import Entry, effective
from rules.core.match import Match, Moved
from rules.core.notation import Menus, Tree, Walked, go_on, pressed
from rules.core.play import DeadEnd, RandomPlayer, pick
from rules.core.standing import Held
from tests.bot.words.files import unsaid
from tests.laws.eyes import MOST_PATHS, Eye, Untold, answers, difference, eyes, known, tree, what_is_asked
from tests.laws.hooks import Hook
from tests.laws.kinds import move_kinds, setup_kinds
from tests.laws.menus import fits, menus
from tests.laws.report import Broken, Report

MOST_OFFERED = 1500
"""Larger trees are not compared as a whole with what `check` says."""
MOST_MEANT = 300
"""Of so many notations the actions are compared with what the last words say."""
MOST_MENUS = 500
"""How many menus are looked at in a position."""
MOST_GIVEN = 20
"""How many standing orders of a game are asked again and again."""
MOST_SEEN = 200
"""How many notations of each verb are remembered."""
MOST_OTHERS = 8
"""Of how many verbs a notation of other positions is tried."""
MOST_HAPPENED = 12
"""How many of the latest events a picture tells of."""
NEIGHBOURS = 12
"""How many changed notations of each verb are judged, beside those of which all is tried."""
WIDEST = 2000
NAMES = ("Anna", "Boris", "Cecilia", "Dimitri", "Eva")

ALWAYS = (
    "awaited",
    "default",
    "tree",
    "menus",
    "agreement",
    "notation",
    "refusals",
    "secrecy",
    "redeal",
    "pure",
    "codec",
    "events",
    "asked",
    "barrier",
    "shares",
    "undo",
    "words",
    "renders",
    "places",
    "ends",
    "conserved",
    "scores",
    "luck",
    "replay",
)
"""The laws tried in every game; ``sealed`` is tried where seats answer together, ``ways`` and ``orders`` where there
are any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offered:
    """What the tree offers to a seat in a position."""

    texts: list[str]
    actions: frozenset[Any]
    """What these mean, of very many the first ones."""

    @property
    def complete(self) -> bool:
        return len(self.texts) <= MOST_OFFERED


@dataclass(frozen=True, slots=True)
class _Pressed:
    """A tree without the words that are only typed."""

    tree: Tree

    def tokens(self, state: Any, seat: Seat, prefix: tuple[str, ...] = ()) -> Iterable[Token]:
        return pressed(self.tree.tokens(state, seat, prefix))


@dataclass(slots=True, kw_only=True)
class Laws:
    """Checks the laws of one game; all luck comes from ``luck``."""

    game: AnyGame
    hook: Hook
    luck: Random
    every: int = 5
    """Costly laws are tried at one of so many entries."""
    draw_every: int = 100
    """Pictures are drawn at one of so many entries."""
    thorough: float = 1.0
    """How much is tried of what each game could try by itself: the share of the questions and verbs that are new to it,
    and of the entries that are played again and taken back."""
    pictures: float = 1.0
    """The share of the final positions of which a picture may be drawn: of the first one is, of others sometimes."""
    report: Report = field(default_factory=Report)
    seen: dict[str, list[str]] = field(default_factory=dict)
    """Notations that were legal somewhere, by their verb, not too many of each."""
    wishes: list[str] = field(default_factory=list)
    """Standing orders that could be given somewhere, not too many."""
    given: list[Held] = field(default_factory=list)
    """Standing orders given in the game that is played, not too many."""
    happened: list[Any] = field(default_factory=list)
    """The latest events of the game that is played."""
    _tree: Walked = field(init=False)
    """The tree of the game, of which each word is asked for once in the position that is looked at."""
    _judged: set[str] = field(default_factory=set)
    """The verbs that were judged in this game where they are offered."""
    _asked: set[str] = field(default_factory=set)
    """The kinds of decisions that were asked in this game."""

    # A game from setup to its end.

    def play(self, seats: int, options: Mapping[str, str], secret: str) -> list[Entry]:
        """Plays a game at random, with moves taken back now and then, and returns its log; raises `Broken`."""
        self._judged.clear()
        self._asked.clear()
        moved = match.start(self.game, seats, options, secret)
        self.given.clear()
        self.happened.clear()
        log, points = list(moved.entries), Counter[Seat](dict(self.hook.start(moved.match.state)))
        stock = self.hook.components(moved.match.state)
        self._meet(setup_kinds(moved.match))
        player = RandomPlayer(self.luck.randrange)
        try:
            while not (before := moved.match).over:
                if before.draft and self.luck.random() < 0.1:
                    moved = match.take_back(before, before.draft[0].seat, all=self.luck.random() < 0.3)
                else:
                    moved = self.move(before, player)
                    self.report.hold(
                        "conserved", self.hook.components(moved.match.state) == stock, "a component came or went"
                    )
                log += moved.entries
                for seat, gained in (gain for event in moved.published for gain in self.hook.points(event)):
                    points[seat] += gained
                self.report.hold("ends", len(log) <= self.hook.bound, f"more than {self.hook.bound} entries")
            self.end(moved.match, log, points)
        except Exception as error:
            broken = _broken(error)
            broken.add_note(self._tell(seats, options, secret, log))
            raise broken from error
        self.report.games += 1
        return log

    def end(self, final: Match, log: Sequence[Entry], points: Mapping[Seat, int]) -> None:
        """Laws ``scores``, ``luck`` and ``replay``: events add up, and the log leads to the same."""
        self._tree = Walked(self.game)
        self.position(final)
        if self._drawn(self.pictures) and (not self.report.cases["renders"] or self._drawn(0.2)):
            self.law_renders(final)
        for score in match.scores(final, None):
            self.report.hold(
                "scores", score.points == points[score.seat], f"{score}, but events gave {points[score.seat]}"
            )
        drawn = {outcome.kind for entry in log for outcome in entry.outcomes} - {"salt"}
        self.report.hold("luck", self.game.meta.luck or not drawn, f"a game without luck draws {drawn}")
        written = record.write(final.header, log)
        read = record.read(written)
        self.report.hold("replay", record.write(read.header, read.entries) == written, "the record changes")
        self.report.hold("replay", list(read.entries) == effective(log), "the record reads back as another game")
        try:
            again = history.replay(final.header, log)
        except ReplayError as error:
            raise Broken("replay", str(error)) from None
        self.report.hold("replay", _digest(again.state) == _digest(final.state), "it leads elsewhere")

    # A position.

    def position(self, at: Match) -> None:
        """All laws of a position; what is played in the later ones has been judged by the earlier."""
        self.law_awaited(at)
        for seat in at.awaited:
            offered = self._offered(at.state, seat)
            self.law_agreement(at.state, seat, offered)
            self.law_menus(at.state, seat, offered)
            self.law_places(at, seat)
        self.law_codec(at)
        self.law_scores(at)
        self.law_secrecy(at)
        if len(at.awaited) > 1:
            self.law_sealed(at)
        if self.game.orders is not None and not at.over:
            self.law_orders(at, self.game.orders)

    def law_awaited(self, at: Match) -> None:
        """As long as the game is not over somebody can act, and nobody can who is not asked; a default is legal."""
        asked = [decision.seat for decision in self.game.decisions(at.state)]
        self.report.hold("awaited", len(asked) == len(set(asked)), f"a seat is asked twice: {asked}")
        for seat in range(at.header.seats):
            can_act = next(self._tree.tokens(at.state, seat), None) is not None
            self.report.hold(
                "awaited", can_act == (seat in asked), f"P{seat}: asked {seat in asked}, can act {can_act}"
            )
            if seat in asked:
                default = self.game.default(at.state, seat)
                error = self._refusal(at.state, seat, default)
                why = f"the default of P{seat}, {self.game.format(default)!r}, is refused: {error!r}"
                self.report.hold("default", error is None, why)
            else:
                code = self._refusal_of_play(at, seat, asked)
                self.report.hold("awaited", code in ("not-awaited", "game-over", ""), f"P{seat} may act: {code}")

    def law_codec(self, at: Match) -> None:
        """What is written down reads back as it was, and a match goes on from its snapshot."""
        state = codec.decode(codec.encode(at.state), self.game.state_type)
        self.report.hold("codec", state == at.state and _digest(state) == _digest(at.state), "the state changes")
        for eye in eyes(self.game, at.state):
            view = self.game.view(at.state, eye)
            again = codec.decode(codec.encode(view), self.game.view_type)
            self.report.hold("codec", again == view, f"the view of {eye} changes")
        self.report.hold("codec", match.restore(match.dump(at)) == at, "the match changes")

    def law_scores(self, at: Match) -> None:
        """A breakdown adds up to the points, places follow from what is known of all, in the end everybody sees all."""
        for eye in eyes(self.game, at.state):
            found = self.game.scores(at.state, eye)
            for score in found:
                total = sum(points for _, points in score.sources)
                self.report.hold("scores", total == score.points, f"{score}: the sources give {total}")
                better = sum(other.place < score.place for other in found)
                self.report.hold("scores", score.place == better + 1, f"places {[s.place for s in found]}")
            known = set.intersection(*({source for source, _ in score.sources} for score in found))
            sums = [sum(count for source, count in score.sources if source in known) for score in found]
            fair = all(sums[one.seat] <= sums[two.seat] for one in found for two in found if one.place > two.place)
            self.report.hold("scores", fair, f"places do not follow from the points that are known of all: {found}")
            if not self.game.decisions(at.state):
                self.report.hold("scores", found == self.game.scores(at.state, None), f"{_name(eye)} sees others")
                whole = all(len(score.sources) == len(known) for score in found)
                self.report.hold("scores", whole, f"not all is known in the end: {found}")

    def law_secrecy(self, at: Match) -> None:
        """A re-deal of what an eye cannot know changes nothing that it can learn, and leads to a possible position."""
        for eye in eyes(self.game, at.state):
            other = self._redeal(at.state, eye)
            seed = self.luck.getrandbits(32)
            before = known(self.game, at.state, eye, seed)
            found = difference(before, known(self.game, other, eye, seed))
            self.report.hold("secrecy", not found, f"{_name(eye)} learns a secret by {found}")
            self._meet(("refusal", code) for what, code in before["answers"] if what == "refusal")
            same = self.hook.components(other) == self.hook.components(at.state)
            self.report.hold("redeal", same, "a re-deal adds or takes components")
            self.report.hold("redeal", other.salt != at.state.salt, "a re-deal keeps the salt")
            dealt, elsewhere = (self.game.redeal(state, eye, SecretChance(str(seed))) for state in (at.state, other))
            self.report.hold("redeal", dealt == elsewhere, f"a re-deal tells what is hidden from {_name(eye)}")
            if self.game.decisions(other):
                onward = RandomPlayer(self.luck.randrange)
                going = match.from_state(self.game, at.header, other)
                match.play(going, *onward.choose(going))

    def law_agreement(self, state: Any, seat: Seat, offered: Offered) -> None:
        """`check` passes exactly what the tree offers; a way that it passes stands for steps that are offered."""
        self._judged |= set(_by_verb(offered.texts))
        for text in self._samples(offered.texts):
            self._judge(state, seat, text, offered)
        for text in self._neighbours(offered.texts):
            with suppress(Unreadable, Ambiguous):
                self._agree(state, seat, self.game.parse(text, state, seat), offered)

    def law_menus(self, state: Any, seat: Seat, offered: Offered) -> None:
        """A panel leads to all that is legal and to nothing else, by menus that every chat can show.

        What is only typed it leaves out.
        """
        found = dict(islice(menus(Menus(self.game), state, seat), MOST_MENUS))
        ended = set()
        for line, choices in found.items():
            self._fit(line, choices)
            for token in choices:
                longer = go_on(line, token.text)
                if token.ends:
                    action = self._read_offered(state, seat, " ".join(longer))
                    error = self._refusal(state, seat, action)
                    self.report.hold("menus", error is None, f"{' '.join(longer)!r} is offered and refused: {error!r}")
                    ended.add(action)
                elif len(found) < MOST_MENUS:
                    self.report.hold("menus", bool(found[longer]), f"nothing follows {' '.join(longer)!r}")
        if len(found) < MOST_MENUS and offered.complete:
            missing = [self.game.format(action) for action in self._worth_a_press(state, seat, offered.actions - ended)]
            self.report.hold("menus", not missing, f"no menu leads to {missing[:3]}")

    def _worth_a_press(self, state: Any, seat: Seat, actions: frozenset[Any]) -> frozenset[Any]:
        """Returns those of some actions that are not only typed."""
        if not actions:
            return actions
        paths = tree(_Pressed(self._tree), state, seat)
        return actions & {self._read_offered(state, seat, " ".join(path)) for path, ends, _ in paths if ends}

    def _fit(self, line: tuple[str, ...], offered: Sequence[Token]) -> None:
        """Holds that two presses lead to any of the choices: that of its group, and its own."""
        self.report.hold("menus", fits(offered), f"{len(offered)} choices after {' '.join(line)!r} are too many")
        for token in offered:
            for what, said in (("note", token.says), ("group", token.group)):
                if said is not None:
                    self._can_say(f"{what}-{said.id}", said.args)

    def law_sealed(self, at: Match) -> None:
        """Answers of several seats that leave one another's questions open lead to the same, in any order.

        In a sealed decision they always do, and nobody sees of an answer more than that it was given.
        """
        one, other = self.luck.sample(at.awaited, 2)
        asked = {decision.seat: decision for decision in at.decisions}
        sealed = asked[one].kind in self.hook.sealed
        first, second = (self._random_action(at, seat) for seat in (one, other))
        after_one, after_other = match.play(at, one, first).match, match.play(at, other, second).match
        open_still = asked[other] in after_one.decisions and asked[one] in after_other.decisions
        self.report.hold("sealed", open_still or not sealed, f"P{one} answers, and P{other} is asked no more")
        if open_still:
            there = match.play(after_one, other, second).match
            back = match.play(after_other, one, first).match
            self.report.hold("sealed", _digest(there.state) == _digest(back.state), "the order of answers matters")
        if sealed:
            changed = match.play(at, one, self._random_action(at, one)).match
            seed = self.luck.getrandbits(32)
            found = difference(
                known(self.game, after_one.state, other, seed), known(self.game, changed.state, other, seed)
            )
            self.report.hold("sealed", not found, f"P{other} sees what P{one} answered by {found}")

    def law_orders(self, at: Match, orders: Orders[Any, Any]) -> None:
        """A standing order says nothing that a re-deal for its seat changes, and answers as its seat could."""
        seat = self.luck.randrange(at.header.seats)
        other = self._redeal(at.state, seat)
        offered = list(islice(tree(orders, at.state, seat), MOST_PATHS))
        same = offered == list(islice(tree(orders, other, seat), MOST_PATHS))
        self.report.hold("orders", same, f"P{seat} learns a secret by the orders that it may give")
        for line, choices in islice(menus(orders, at.state, seat), MOST_MENUS):
            self._fit(line, choices)
        texts = [" ".join(path) for path, ends, _ in offered if ends]
        for text in self.luck.sample(texts, min(len(texts), 6)):
            order = orders.read(text, at.state, seat)
            alike = [orders.read(spelling, other, seat) for spelling in (text.upper(), f"  {'  '.join(text.split())} ")]
            self.report.hold("orders", alike == [order, order], f"{text!r} reads as {alike} instead of {order}")
            again = codec.decode(codec.encode(order), orders.type)
            self.report.hold("orders", again == order, f"{order} changes")
            self._can_say(f"order-{order.kind}", order.__struct_fields__)
            self._meet([("order", order.kind)])
            self.given.append(Held(seat=seat, order=order))
        self.wishes += self.luck.sample(texts, min(len(texts), 6))
        del self.given[:-MOST_GIVEN], self.wishes[:-MOST_SEEN]
        for held in self.luck.sample(self.given, min(len(self.given), 4)):
            self._follow(at, orders, held)

    def _follow(self, at: Match, orders: Orders[Any, Any], held: Held) -> None:
        followed = orders.follow(at.state, held.seat, held.order)
        elsewhere = orders.follow(self._redeal(at.state, held.seat), held.seat, held.order)
        self.report.hold("orders", followed == elsewhere, f"{held} says {followed}, or {elsewhere}")
        if followed is None:
            return
        if followed.ended is not None:
            self._can_say(f"ended-{followed.ended.id}", followed.ended.args)
        if followed.notation:
            try:
                match.play_text(at, held.seat, followed.notation)
            except match.Refused as error:
                raise Broken("orders", f"{held} answers {followed.notation}: {error.error!r}") from None

    def law_renders(self, at: Match) -> None:
        """Every view can be drawn and written in every language, and so that no re-deal shows."""
        artist: Artist = importlib.import_module(f"render.{self.game.meta.id}").ARTIST
        eye = self.luck.choice(eyes(self.game, at.state))
        view = self.game.view(at.state, eye)
        other = self.game.view(self._redeal(at.state, eye), eye)
        names, colours = NAMES[: at.header.seats], tuple(reversed(range(at.header.seats)))
        events = tuple(self._shown(self.happened, eye))
        marks = Marks(seat=eye, names=names, colours=colours, awaited=at.awaited, events=events)
        for language in languages():
            words = Words(language)
            text = artist.write(view, marks, words)
            self.report.hold("renders", bool(text.strip()), "the text board is empty")
            self.report.hold("renders", text == artist.write(other, marks, words), "the text board tells a secret")
        words, layout = Words(self.luck.choice(languages())), self.luck.choice(LAYOUTS)
        for name in artist.pictures:
            image = artist.draw(name, view, marks, words, layout)
            self.report.hold("renders", image.mode == "RGB" and image.width <= WIDEST, f"{name} is {image.size}")
            same = image.tobytes() == artist.draw(name, other, marks, words, layout).tobytes()
            self.report.hold("renders", same, f"the picture {name} tells a secret")

    def law_places(self, at: Match, seat: Seat) -> None:
        """What may be chosen next lies on the pictures where no re-deal moves it."""
        artist: Artist = importlib.import_module(f"render.{self.game.meta.id}").ARTIST
        views = [self.game.view(state, seat) for state in (at.state, self._redeal(at.state, seat))]
        line, offered = self._begun(at.state, seat)
        marks = Marks(seat=seat, chosen=line, targets=offered)
        for name, layout in ((name, layout) for name, shown in artist.pictures.items() for layout in shown.layouts):
            placed, elsewhere = (list(artist.places(name, view, marks, layout).items()) for view in views)
            self.report.hold("places", placed == elsewhere, f"the picture {name} tells a secret after {line}")
            self.report.hold("places", {token for token, _ in placed} <= set(offered), f"{placed} after {line}")

    def _begun(self, state: Any, seat: Seat) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Returns a line that a seat may have begun in a panel, and the targets with which it may go on."""
        line: tuple[str, ...] = ()
        while offered := list(Menus(self.game).tokens(state, seat, line)):
            if self.luck.random() < 0.5:
                return line, targets(offered)
            line = go_on(line, self.luck.choice(offered).text)
        return line, ()

    # An entry.

    def move(self, before: Match, player: RandomPlayer) -> Moved:
        """Plays one entry and checks all laws about it.

        What is asked for the first time is looked at closely, for some things are asked seldom; law ``agreement`` is
        tried too where a verb is offered for the first time.
        """
        self._tree = Walked(self.game)
        asked = {decision.kind for decision in before.decisions}
        costly = self.luck.randrange(self.every) == 0 or (not asked <= self._asked and self._due())
        self._asked |= asked
        if costly:
            self.position(before)
        for seat in before.awaited:
            new = any(token.text not in self._judged for token in self._tree.tokens(before.state, seat))
            if new and self._due():
                self.law_agreement(before.state, seat, self._offered(before.state, seat))
        if self.luck.randrange(self.draw_every) == 0:
            self.law_renders(before)
        seat, action = player.choose(before, self._tree)
        written = codec.encode(before.state)
        moved = match.play(before, seat, action)
        self.report.entries += 1
        self._meet(move_kinds(before, moved))
        self.happened = [*self.happened, *moved.events][-MOST_HAPPENED:]
        self.law_shares(before, moved)
        for event in moved.events:  # at every entry, for some happen seldom
            self._can_say(f"event-{event.kind}", event.__struct_fields__)
        if costly or self._due():
            self.law_pure(before, written, seat, action, moved)
            self.law_undo(before, written, seat, moved)
        if costly:
            self.law_written(action, moved)
            self.law_words(before, moved)
            self.law_worlds(before, seat, action, moved)
            self.law_asked(before, seat, action)
        return moved

    def law_pure(self, before: Match, written: bytes, seat: Seat, action: Any, moved: Moved) -> None:
        """An entry leaves the position before it as it was, and leads to the same when it is played again."""
        again = match.play(before, seat, action)
        self.report.hold("pure", codec.encode(before.state) == written, f"{moved.entries[0].action} changes its input")
        self.report.hold("pure", again.entries == moved.entries, f"{moved.entries[0].action} is never twice the same")

    def law_shares(self, before: Match, moved: Moved) -> None:
        """One question gets one share of time, so no draft spans two; what is asked anew is asked by a final entry."""
        old = {decision.seat: decision for decision in before.decisions}
        for now in moved.match.decisions:
            was = old.get(now.seat)
            same = was is None or was.about != now.about or was.share == now.share
            self.report.hold("shares", same, f"P{now.seat} is asked about {now.about!r} with two shares of time")
        anew = match.asked_anew(before, moved.match)
        self.report.hold("shares", moved.barrier or not anew, f"{anew} are asked anew within a draft")

    def law_undo(self, before: Match, written: bytes, seat: Seat, moved: Moved) -> None:
        """What is not final is taken back without a trace, what is final is not; others see only what is final."""
        after = moved.match
        if moved.barrier:
            try:
                match.take_back(after, seat)
            except IllegalAction as error:
                self.report.hold("undo", error.code == "nothing-to-undo", error.code)
            else:
                raise Broken("undo", "a final entry can be taken back")
            return
        back = match.take_back(after, seat).match
        self.report.hold("undo", codec.encode(back.state) == written, "the position is another one")
        self.report.hold("undo", back.draft == before.draft, "the draft is another one")
        others = [eye for eye in eyes(self.game, after.state) if eye != seat]
        self.report.hold("undo", all(after.view(eye) == before.view(eye) for eye in others), "others see the draft")

    def law_written(self, action: Any, moved: Moved) -> None:
        """Actions and events read back as they were."""
        again = codec.decode(codec.encode(action), self.game.action_type)
        self.report.hold("codec", again == action, f"{action} changes")
        for event in moved.events:
            again = codec.decode(codec.encode(event), self.game.event_type)
            self.report.hold("codec", again == event, f"{event} changes")

    def law_words(self, before: Match, moved: Moved) -> None:
        """Every event as anybody is shown it, every decision, note and answer can be said in every language."""
        for eye in eyes(self.game, before.state):
            for event in self._shown(moved.events, eye):
                self._can_say(f"event-{event.kind}", event.__struct_fields__)
            for what, answer in answers(self.game, before.state, eye, self.luck.getrandbits(32)):
                for said in answer if what == "answer" else ():
                    self._can_say(f"answer-{said.id}", said.args)
        for decision in before.decisions:
            self._can_say(f"decision-{decision.kind}", ())
            if decision.status is not None:
                self._can_say(f"status-{decision.status.id}", decision.status.args)
            for path, _, note in islice(tree(self._tree, before.state, decision.seat), 100):
                self._can_say(f"verb-{path[0]}", ())
                if note is not None:
                    self._can_say(f"note-{note.id}", note.args)
        for score in self.game.scores(before.state, None):
            for source, _ in score.sources:
                self._can_say(f"source-{source}", ())

    def law_worlds(self, before: Match, seat: Seat, action: Any, moved: Moved) -> None:
        """Laws ``barrier`` and ``events``, by what an entry leads to in a world that looks the same to an eye.

        What the acting seat learns by an entry that is not final must not depend on what it could not know. And
        where an entry leaves an eye with the same knowledge in both worlds, it was shown the same events.
        """
        for eye in eyes(self.game, before.state):
            other = self._redeal(before.state, eye)
            same = self._same_action(other, seat, action, eye)
            if same is None:
                continue
            step = self.game.apply(other, seat, same, SecretChance(before.header.secret, before.draws))
            seed = self.luck.getrandbits(32)
            here = known(self.game, moved.match.state, eye, seed)
            found = difference(here, known(self.game, step.state, eye, seed))
            shown, elsewhere = self._shown(moved.events, eye), self._shown(step.events, eye)
            if eye == seat and not moved.barrier:
                self.report.hold("barrier", not found, f"{self.game.format(action)} is not final and tells {found}")
                self.report.hold("barrier", shown == elsewhere, f"{self.game.format(action)} tells {shown}")
            elif eye == seat:
                self.report.cases["barrier"] += 1
            if not found:
                same_told = self._kept(shown) == self._kept(elsewhere)
                self.report.hold("events", same_told, f"{_name(eye)} is shown {shown} instead of {elsewhere}")

    def law_asked(self, before: Match, seat: Seat, action: Any) -> None:
        """Who is asked what after an entry that reveals nothing does not depend on what somebody cannot see."""
        if len(before.awaited) > 1:
            return
        here = self._decisions_after(before, before.state, seat, action)
        for eye in eyes(self.game, before.state):
            other = self._redeal(before.state, eye)
            if here is not None and self._refusal(other, seat, action) is None:
                there = self._decisions_after(before, other, seat, action)
                same = there is None or there == here
                self.report.hold("asked", same, f"after {self.game.format(action)} {here} are asked, or {there}")

    # Help.

    def _due(self) -> bool:
        """Draws whether something is tried here that each game could try by itself."""
        return self._drawn(self.thorough)

    def _drawn(self, share: float) -> bool:
        return share >= 1 or self.luck.random() < share

    def _can_say(self, id: str, facts: Iterable[str]) -> None:
        missing = unsaid(f"{self.game.meta.id}-{id}", facts)
        self.report.hold("words", not missing, missing)

    def probe(self, at: Match) -> None:
        """Tries notations and questions of all sorts, only to meet the refusals that they get."""
        self._tree = Walked(self.game)
        for seat in at.awaited:
            for text in self._samples(self._texts(at.state, seat)):
                action = self._read(at.state, seat, text)
                error = None if action is None else self._refusal(at.state, seat, action)
                self._meet([("refusal", error.code)] if error else [])
        for eye in eyes(self.game, at.state):
            found = answers(self.game, at.state, eye, self.luck.getrandbits(32))
            self._meet(("refusal", code) for what, code in found if what == "refusal")
        if self.game.orders is not None:
            self._probe_orders(at, self.game.orders)

    def _probe_orders(self, at: Match, orders: Orders[Any, Any]) -> None:
        """Tries to give orders, those that could be given elsewhere among them."""
        for seat in range(at.header.seats):
            paths = islice(tree(orders, at.state, seat), MOST_PATHS)
            self.wishes += [" ".join(path) for path, ends, _ in paths if ends]
            for text in self.luck.sample(self.wishes, min(len(self.wishes), 20)):
                try:
                    self._meet([("order", orders.read(text, at.state, seat).kind)])
                except IllegalAction as error:
                    self._can_say(f"refusal-{error.code}", error.params)
                    self._meet([("refusal", error.code)])
        del self.wishes[:-MOST_SEEN]

    def _offered(self, state: Any, seat: Seat) -> Offered:
        """Returns what the tree offers; law ``notation``: all of it is read, as the words say which action they end."""
        texts = self._texts(state, seat)
        actions = [self._read_offered(state, seat, text) for text in texts[:MOST_OFFERED]]
        meant = list(islice(notation.actions(self.game, state, seat), MOST_MEANT))
        self.report.hold("notation", meant == actions[:MOST_MEANT], "a word ends another action than its notation says")
        return Offered(texts=texts, actions=frozenset(actions))

    def _texts(self, state: Any, seat: Seat) -> list[str]:
        """Returns what the tree offers; law ``tree``: every beginning that it offers leads to a notation."""
        paths = islice(tree(self._tree, state, seat), 4 * MOST_OFFERED)
        offered = [" ".join(path) for path, ends, _ in paths if ends]
        self.report.hold("tree", bool(offered), f"P{seat} has nothing to choose from")
        for verb, texts in _by_verb(offered).items():
            kept = self.seen.setdefault(verb, [])
            kept += self.luck.sample(texts, min(len(texts), 10))
            del kept[:-MOST_SEEN]
        return offered

    def _judge(self, state: Any, seat: Seat, text: str, among: Offered) -> None:
        """Compares what `check` and the tree say of a text, and what is said of it where secrets lie otherwise."""
        action = self._read(state, seat, text)
        if action is not None:
            self._judge_elsewhere(state, seat, action, self._agree(state, seat, action, among))

    def _agree(self, state: Any, seat: Seat, action: Any, among: Offered) -> IllegalAction | None:
        """Compares what `check` and the tree say of an action, and returns what `check` says."""
        error = self._refusal(state, seat, action)
        text = self.game.format(action)
        self.report.verdicts[text.split()[0], "refused" if error else "accepted"] += 1
        if len(self.game.steps(action)) == 1:
            offered = action in among.actions or (
                not among.complete and notation.offers(self.game, state, seat, action)
            )
            why = f"{text!r} is {'offered' if offered else 'not offered'}, but check says {error or 'yes'}"
            self.report.hold("agreement", offered == (error is None), why)
        elif self.luck.random() < 0.3:
            self._walk(state, seat, action, error)
        return error

    def _judge_elsewhere(self, state: Any, seat: Seat, action: Any, error: IllegalAction | None) -> None:
        """Law ``refusals``: no verdict depends on what the seat cannot know, no public one on what others cannot."""
        elsewhere = self._refusal(self._redeal(state, seat), seat, action)
        text = self.game.format(action)
        self.report.hold("refusals", _same(error, elsewhere), f"{text}: {error!r} or {elsewhere!r}")
        if error is None:
            return
        self._meet([("refusal", error.code)])
        self._can_say(f"refusal-{error.code}", error.params)
        self.report.hold("refusals", re.fullmatch(r"[a-z]+(-[a-z]+)*", error.code) is not None, error.code)
        if not error.hidden:
            elsewhere = self._refusal(self._redeal(state, None), seat, action)
            self.report.hold("refusals", _same(error, elsewhere), f"{text} is not hidden: {error!r} or {elsewhere!r}")

    def _walk(self, state: Any, seat: Seat, action: Any, error: IllegalAction | None) -> None:
        """Law ``ways``: the steps of a way are offered in turn just if it passes, and lead where the way leads."""
        text, at = self.game.format(action), state
        for step in self.game.steps(action):
            if not notation.offers(self.game, at, seat, step) or self._refusal(at, seat, step) is not None:
                self.report.hold("ways", error is not None, f"{text}: no {self.game.format(step)}")
                return
            at = self.game.apply(at, seat, step, SecretChance("way")).state
        self.report.hold("ways", error is None, f"{text} is refused, but each of its steps is offered: {error}")
        whole = self.game.apply(state, seat, action, SecretChance("way")).state
        self.report.hold("ways", at == whole, f"{text} leads elsewhere than its steps")

    def _samples(self, offered: Sequence[str]) -> Iterator[str]:
        """Yields legal notations, legal ones with one token changed, ones of other positions, and nonsense.

        Every verb gets its share, however many notations others begin.
        """
        for texts in _by_verb(offered).values():
            legal = self.luck.choice(texts)
            yield legal
            for text in (*self.luck.sample(texts, min(len(texts), 2)), legal):
                yield self._changed(text)
        for verb in self.luck.sample(sorted(self.seen), min(len(self.seen), MOST_OTHERS)):
            yield self.luck.choice(self.seen[verb])
        for count in (1, 2, 3, 4):
            yield " ".join(self._word() for _ in range(count))

    def _neighbours(self, offered: Sequence[str]) -> Iterator[str]:
        """Yields legal notations of every verb with one token changed."""
        for texts in _by_verb(offered).values():
            yield from (self._changed(text) for text in self.luck.choices(texts, k=NEIGHBOURS))

    def _changed(self, text: str) -> str:
        """Changes one token for one that stands there in another notation of the verb, or for any; or adds one."""
        words = text.split()
        at = self.luck.randrange(len(words))
        alike = self.luck.choice(self.seen[words[0]]).split()
        match self.luck.randrange(3):
            case 0 if at and at < len(alike):
                words[at] = alike[at]
            case 1:
                words.insert(at + 1, self._word())
            case _:
                words[at] = self._word()
        return " ".join(words)

    def _word(self) -> str:
        return self.luck.choice(self.luck.choice(self.seen[self.luck.choice(list(self.seen))]).split())

    def _read(self, state: Any, seat: Seat, text: str) -> Any:
        """Reads a text; law ``notation``: an action reads back from its notation, in any case and with any spacing."""
        try:
            action = self.game.parse(text, state, seat)
        except Unreadable:
            return None
        except Ambiguous as error:
            readings = {self.game.format(self.game.parse(text, state, seat)) for text in error.candidates}
            self.report.hold("notation", len(readings) > 1, f"{text!r} may only mean {readings}")
            return None
        written = self.game.format(action)
        self.report.hold("notation", re.search(r"[;\n=/\[\]]", written) is None, f"{written!r} cannot be recorded")
        for spelling in (written, written.upper(), f"  {'  '.join(written.split())} "):
            again = self.game.parse(spelling, state, seat)
            self.report.hold("notation", again == action, f"{spelling!r} reads as {again} instead of {action}")
        return action

    def _read_offered(self, state: Any, seat: Seat, text: str) -> Any:
        try:
            action = self.game.parse(text, state, seat)
        except (Unreadable, Ambiguous) as error:
            raise Broken("notation", f"{text!r} is offered and cannot be read: {error!r}") from None
        again = self.game.parse(self.game.format(action), state, seat)
        self.report.hold("notation", again == action, f"{action} reads back as {again}")
        return action

    def _refusal(self, state: Any, seat: Seat, action: Any) -> IllegalAction | None:
        try:
            self.game.check(state, seat, action)
        except IllegalAction as error:
            return error
        return None

    def _refusal_of_play(self, at: Match, seat: Seat, asked: Sequence[Seat]) -> str:
        """Returns what a seat that is not asked hears when it does what another one could do."""
        action = self._random_action(at, asked[0]) if asked else None
        try:
            match.play(at, seat, action)
        except IllegalAction as error:
            return error.code
        return "accepted"

    def _random_action(self, at: Match, seat: Seat) -> Any:
        return self.game.parse(pick(self._tree, at.state, seat, self.luck.randrange), at.state, seat)

    def _same_action(self, other: Any, seat: Seat, action: Any, eye: Eye) -> Any:
        """Returns the action, or another one of its verb where it is not possible in a world alike to an eye."""
        error = self._refusal(other, seat, action)
        if error is None:
            return action
        self.report.hold("secrecy", eye != seat, f"{self.game.format(action)} is refused elsewhere: {error}")
        verb = self.game.format(action).split()[0]
        legal = list(islice(notation.legal(self.game, other, seat, (verb,)), 50))
        if not legal:
            return None
        same = self.game.parse(self.luck.choice(legal), other, seat)
        refused = self._refusal(other, seat, same)
        self.report.hold("agreement", refused is None, f"{self.game.format(same)} is offered and refused: {refused}")
        return same

    def _decisions_after(self, before: Match, state: Any, seat: Seat, action: Any) -> list[tuple[Any, ...]] | None:
        """Returns who is asked what after an action, or None if something was revealed by it."""
        chance = SecretChance(before.header.secret, before.draws)
        step = self.game.apply(state, seat, action, chance)
        if step.reveals or chance.outcomes:
            return None
        return what_is_asked(self.game, step.state)

    def _redeal(self, state: Any, eye: Eye) -> Any:
        return self.game.redeal(state, eye, SecretChance(str(self.luck.random())))

    def _shown(self, events: Sequence[Any], eye: Eye) -> list[Any]:
        return [shown for event in events if (shown := self.game.show(event, eye)) is not None]

    def _kept(self, events: Sequence[Any]) -> list[Any]:
        return [event for event in events if event.kind not in self.hook.told]

    def _meet(self, kinds: Iterable[tuple[str, str]]) -> None:
        self.report.met.update(kinds)

    def _tell(self, seats: int, options: Mapping[str, str], secret: str, log: Sequence[Entry]) -> str:
        """Tells where a game stood, so that it can be played again."""
        notations = "; ".join(f"P{entry.seat} {entry.action}" for entry in log[1:])
        return f"{self.game.meta.id}, {seats} seats, {dict(options)}, secret {secret}\n{notations}"


def _broken(error: Exception) -> Broken:
    """Says which law is broken when something is raised on the way."""
    match error:
        case DeadEnd():
            return Broken("tree", f"nothing follows {' '.join(error.path)!r}")
        case Untold():
            return Broken("tree", f"{' '.join(error.path)!r} leads on and does not say so")
        case IllegalAction():
            return Broken("agreement", f"something offered is refused: {error!r}")
        case Unreadable() | Ambiguous():
            return Broken("notation", f"something offered is not read: {error!r}")
        case Broken():
            return Broken(error.law, error.why)
        case _:
            return Broken("crash", repr(error))


def _by_verb(texts: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for text in texts:
        found.setdefault(text.split()[0], []).append(text)
    return found


def _digest(state: Any) -> str:
    return codec.digest(state)


def _name(eye: Eye) -> str:
    return "somebody watching" if eye is None else f"P{eye}"


def _same(one: IllegalAction | None, other: IllegalAction | None) -> bool:
    if one is None or other is None:
        return one is other
    return (one.code, one.params, one.hidden) == (other.code, other.params, other.hidden)
