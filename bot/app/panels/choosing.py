"""Choosing from a tree of tokens, one after the other: what the panels for moves and for standing orders share.

What has been chosen lies in the store, never in the message: a panel can be opened again anywhere, at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import islice
from typing import Any, TypeAlias

import msgspec

from bot.app.panels.labels import Labels
from bot.app.speech import presses
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Choice, Menu, Spot, SpotKind
from render.core import studio
from rules.core import codec
from rules.core.contract import OPEN, AnyGame, Seat, Token
from rules.core.notation import Tree, go_on
from rules.core.sequence import lacks, verbs_asked
from storage.rows import PanelRow, TableRow

MOST = 25
"""Choices that every chat can show in one menu."""
MENUS = 2
"""Menus of choices for which every chat has room above the buttons of a panel."""
LONGEST_LABEL = 80
"""Characters that every chat can show on a button."""
FEW = 8
"""Up to so many choices are buttons, more are a menu."""
SAYS_SO = frozenset({"end", "pass"})
"""The notations that are chosen to end a turn, in every game that has them."""
ONWARD, ANEW, PUT_BACK = ">", "^", "<"
"""Stand in a press before the words that are added to what has been chosen, before those that are chosen instead of it,
and before one that is taken out of it."""
AHEAD = 400
"""Ways on that a board is told of at most: what branches more is told of up to the branch."""


Data: TypeAlias = tuple[str, *tuple[object, ...]]
"""What each press of a panel begins with: its verb and first arguments."""


class PanelState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a member has chosen so far."""

    chosen: tuple[str, ...] = ()
    """The words of each press, in the order of choosing."""
    part: int | None = None
    """Which part of the choices is looked at, where they are too many for one menu."""
    complete: bool = False
    """Whether the line is complete and waits for Done."""
    counted: str = ""
    """The press that led here; who presses the same once more is told that it counted."""
    stamp: str = ""
    """The position that it was chosen in, where the panel outlives a change of position."""


def fresh(table: TableRow, seat: Seat) -> PanelRow:
    """Returns a panel in which nothing has been chosen."""
    return PanelRow(table=table.id, seat=seat, revision=0, state=b"")


def read(row: PanelRow) -> PanelState:
    """Returns what has been chosen in a panel as it is stored."""
    return codec.decode(row.state, PanelState) if row.state else PanelState()


def led_to(row: PanelRow, press: str) -> PanelRow:
    """Returns a panel that knows by which press it came about."""
    return replace(row, state=codec.encode(msgspec.structs.replace(read(row), counted=press)))


@dataclass(frozen=True)
class Offer:
    """What one press chooses: a token, at the beginning of a line with the words before it that were not asked for."""

    token: Token
    before: tuple[Token, ...] = ()

    @property
    def way(self) -> tuple[Token, ...]:
        """All its tokens, one after the other."""
        return (*self.before, self.token)

    @cached_property
    def text(self) -> str:
        """The words that it adds to the line."""
        return " ".join(line_of([token.text for token in self.way]))


def line_of(chosen: Sequence[str]) -> tuple[str, ...]:
    """Returns the words that tokens make when they are chosen one after the other."""
    return reduce(go_on, chosen, ())


@dataclass(frozen=True)
class Choosing:
    """A walk of one seat along a tree; what it begins with is looked up once."""

    tree: Tree
    state: Any
    seat: Seat

    def offers(self, chosen: tuple[str, ...]) -> Iterable[Offer]:
        """Returns what may follow; at the beginning what may follow the first words, if that is not too much."""
        return self._opening if not chosen else map(Offer, self._tokens(chosen))

    def _tokens(self, chosen: tuple[str, ...]) -> Iterable[Token]:
        return self.tree.tokens(self.state, self.seat, line_of(chosen))

    @cached_property
    def _opening(self) -> tuple[Offer, ...]:
        """The first words, those with the fewest choices behind them opened, as many as one menu can hold."""
        firsts = list(self._tokens(()))
        words = [first for first in firsts if " " not in first.text] if 1 < len(firsts) <= MOST else []
        behind = {first.text: self._behind(first) for first in words}
        room = MOST - len(firsts)
        opened = set[str]()
        for text in sorted(behind, key=lambda text: len(behind[text])):
            if (room := room + 1 - len(behind[text])) < 0:
                break
            opened.add(text)
        return tuple(
            offer for first in firsts for offer in (behind[first.text] if first.text in opened else [Offer(first)])
        )

    def _behind(self, first: Token) -> list[Offer]:
        """Returns what may follow a first word, up to the next choice; the word alone before a name or an end."""
        way = [first]
        while not way[-1].ends:
            further = list(islice(self._tokens(tuple(token.text for token in way)), MOST + 1))
            if any(token.seat is not None for token in further):  # a label with a name has no room for more
                return [Offer(first)]
            if len(further) != 1:
                return [Offer(token, tuple(way)) for token in further]
            way += further
        return [Offer(way[-1], tuple(way[:-1]))]

    def goes_on(self, chosen: tuple[str, ...]) -> bool:
        """Says whether anything may follow."""
        return any(True for _ in self._tokens(chosen))

    def may_end(self, chosen: tuple[str, ...]) -> bool:
        """Says whether the words chosen so far are a whole line."""
        return bool(chosen) and any(offer.text == chosen[-1] and offer.token.ends for offer in self.offers(chosen[:-1]))

    def is_whole(self, state: PanelState) -> bool:
        """Says whether Done can play what has been chosen."""
        return state.complete or self.may_end(self.begun(state))

    def follow(self, chosen: tuple[str, ...]) -> tuple[str, ...]:
        """Adds what leaves no choice: while there is only one, and the line may not end before it."""
        while not self.may_end(chosen):
            further = list(islice(self.offers(chosen), 2))
            if len(further) != 1:
                break
            chosen = (*chosen, further[0].text)
        return chosen

    def begun(self, state: PanelState) -> tuple[str, ...]:
        """Returns the tokens chosen so far; at the beginning those that leave no choice, up to the last one or to what
        may be chosen besides, such as other cards for a payment."""
        return state.chosen or self._start

    @cached_property
    def _start(self) -> tuple[str, ...]:
        chosen = self.follow(())
        return chosen[:-1] if self.may_end(chosen) and not self.goes_on(chosen) else chosen

    def choose(self, state: PanelState, index: int) -> tuple[str, ...]:
        """Returns the tokens chosen so far with one of those offered; raises `Trouble` for one that is not there."""
        offered = self.offered(state)
        if not 0 <= index < len(offered):
            raise Trouble("no-such-choice")
        return self.follow((*self.begun(state), offered[index].text))

    def open(self, state: PanelState, part: int) -> PanelState:
        """Looks at a part of the choices; raises `Trouble` for one that is not there."""
        if not 0 <= part < len(parts_of(tokens_of(self.offered(state)))):
            raise Trouble("no-such-choice")
        return msgspec.structs.replace(state, part=part)

    def back(self, state: PanelState) -> PanelState:
        """Looks at all parts again, or drops the last real choice with the tokens that followed from it."""
        if state.part is not None:
            return msgspec.structs.replace(state, part=None)
        chosen = now = self.begun(state)
        while chosen and len(self.follow(chosen)) >= len(now):
            chosen = chosen[:-1]
        return msgspec.structs.replace(state, chosen=chosen, complete=False)

    def offered(self, state: PanelState) -> list[Offer]:
        return [] if state.complete else list(self.offers(self.begun(state)))

    def ways(self, state: PanelState) -> Iterator[tuple[Token, ...]]:
        """Yields what a board can be pressed for: what may follow and, at the beginning and where that is little, what
        follows then; of a line that waits for Done what else it could be."""
        begun = self.asked_at(state)
        if gathered := self._gathered(begun):
            yield from ((token,) for token in self._open(gathered))
            return
        given = state.chosen[len(begun) : len(begun) + 1] if state.complete else ()
        firsts = [first for first in without_short_cuts(self._tokens(begun)) if first.text not in given]
        deep = not begun or len(firsts) <= MOST
        room = AHEAD - len(firsts)
        for first in firsts:
            further = self._branches(begun, first, room) if deep and not first.ends else []
            room -= len(further)
            yield from further or [(first,)]

    def asked_at(self, state: PanelState) -> tuple[str, ...]:
        """Returns what was chosen before the choice that is asked for now or, of a whole line, was answered last."""
        return self.back(state).chosen if state.complete else self.begun(state)

    def _branches(self, begun: tuple[str, ...], first: Token, room: int) -> list[tuple[Token, ...]]:
        """Returns the ways behind a word up to the next choice made; none where these are more than there is room."""
        way = [first]
        while not way[-1].ends:
            before = (*begun, *(token.text for token in way))
            gathered = self._gathered(before)
            offered = self._open(gathered) if gathered else islice(self._tokens(before), room + 1)
            further = without_short_cuts(offered)
            if gathered or len(further) != 1:
                return [] if len(further) > room else [(*way, token) for token in further]
            way += further
        return [tuple(way)]

    def _gathered(self, chosen: tuple[str, ...]) -> Gathered | None:
        """Returns what is gathered of some things that may be chosen in any order; None where none are asked for."""
        for start in range(1, len(chosen) + 1):
            things = self._things(chosen[:start])
            if things and not Counter(chosen[start:]) - Counter(token.text for token in things):
                return Gathered(chosen[:start], things, chosen[start:])
        return None

    def _open(self, gathered: Gathered) -> tuple[Token, ...]:
        """Returns what may be added to what is gathered; while that is nothing also what stands instead: none, or what
        says in another way which, such as the sum of cards."""
        others = () if gathered.chosen else self._tokens(gathered.before)
        return (*gathered.left, *(token for token in others if not token.any_order))

    def _things(self, before: tuple[str, ...]) -> tuple[Token, ...]:
        """Returns all things of which some may be chosen, as they lie: those that the notation asks for at once, and
        those for which it would ask behind the first ones, such as another one that is equal."""
        things: list[Token] = []
        line, met = before, Counter[str]()
        while further := [token for token in self._tokens(line) if token.any_order]:
            first = further[0].text
            met[first] += 1
            known = Counter(token.text for token in things)
            things += [token for token in further if known[token.text] < max(1, met[token.text])]
            line = (*line, first)
        order = list(dict.fromkeys(token.text for token in things))
        return tuple(sorted(things, key=lambda token: order.index(token.text)))

    def taken(self, state: PanelState) -> tuple[str, ...]:
        """Returns what was chosen and can be put back by itself: each of the things gathered, or the last choice."""
        if gathered := self._gathered(state.chosen):
            return gathered.chosen
        return state.chosen[len(self.back(state).chosen) :][:1]

    def after(self, state: PanelState, press: str) -> tuple[str, ...]:
        """Returns what a press on a picture comes to: the words of a way on, behind what has been chosen (`ONWARD`) or
        instead of it (`ANEW`); raises `Trouble` where they do not lead on."""
        return self.onward(PanelState() if press.startswith(ANEW) else state, press[1:])

    def onward(self, state: PanelState, text: str) -> tuple[str, ...]:
        """Returns what has been chosen with the words of a way on; raises `Trouble` where they do not lead on."""
        chosen, words = self.asked_at(state), tuple(text.split())
        while words:
            if (gathered := self._gathered(chosen)) and any(token.text == words[0] for token in gathered.left):
                chosen, words = gathered.with_one(words[0]), words[1:]
                continue
            longest = max((text for text in self._texts(chosen) if text == words[: len(text)]), key=len, default=())
            if not longest:
                raise Trouble("no-such-choice")
            chosen, words = (*chosen, " ".join(longest)), words[len(longest) :]
        return chosen if self._gathered(chosen) else self.follow(chosen)

    def _texts(self, chosen: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        return (tuple(token.text.split()) for token in self._tokens(chosen))

    def put_back(self, state: PanelState, word: str) -> PanelState:
        """Takes a word out of what has been chosen; raises `Trouble` for one that cannot be taken out."""
        if word not in self.taken(state):
            raise Trouble("no-such-choice")
        gathered = self._gathered(state.chosen)
        return PanelState(gathered.without(word)) if gathered else self.back(state)

    def with_thing(self, chosen: tuple[str, ...], thing: str) -> tuple[str, ...]:
        """Returns what has been chosen with one more of the things that may be in any order."""
        gathered = self._gathered(chosen)
        return gathered.with_one(thing) if gathered else (*chosen, thing)

    def is_gathering(self, chosen: tuple[str, ...]) -> bool:
        """Says whether things are being chosen in any order, so that Done says which these are."""
        return self._gathered(chosen) is not None

    def shown(self, state: PanelState) -> dict[int, Offer]:
        """Returns what is offered by its place: of a part that has been opened only what is in it."""
        offered = self.offered(state)
        parts = parts_of(tokens_of(offered))
        if state.part is None or state.part >= len(parts):
            return dict(enumerate(offered))
        return {at: offered[at] for at in parts[state.part]}


@dataclass(frozen=True, slots=True)
class Gathered:
    """Some of several things, such as cards of a hand, as the notation names them: in the order in which they lie."""

    before: tuple[str, ...]
    things: tuple[Token, ...]
    chosen: tuple[str, ...]

    @property
    def left(self) -> tuple[Token, ...]:
        """What has not been chosen, equal things once."""
        left = Counter(token.text for token in self.things) - Counter(self.chosen)
        return tuple({token.text: token for token in self.things if left[token.text]}.values())

    def with_one(self, word: str) -> tuple[str, ...]:
        """Returns the line with one thing more."""
        order = [token.text for token in self.things]
        return (*self.before, *sorted((*self.chosen, word), key=order.index))

    def without(self, word: str) -> tuple[str, ...]:
        """Returns the line with one thing less."""
        at = self.chosen.index(word)
        return (*self.before, *self.chosen[:at], *self.chosen[at + 1 :])


def without_short_cuts(offered: Iterable[Token]) -> list[Token]:
    """Leaves out what chooses a thing with how many of it, where the thing can be chosen first: it can be pressed."""
    tokens = list(offered)
    first = {token.text.partition(" ")[2] for token in tokens if token.text.startswith(f"{OPEN} ")}
    return [token for token in tokens if token.text.startswith(OPEN) or token.text.partition(" ")[2] not in first]


def tokens_of(offered: Iterable[Offer]) -> list[Token]:
    """Returns what is offered without the words that were not asked for."""
    return [offer.token for offer in offered]


def verb_of(offered: Iterable[Offer]) -> tuple[str, ...]:
    """Returns the verb with which all begins that is offered but for single words that are a whole line."""
    going_on = (offer.text for offer in offered if " " in offer.text or not offer.token.ends)
    verbs = {text.split()[0] for text in going_on}
    return tuple(verbs) if len(verbs) == 1 else ()


_Part: TypeAlias = tuple[int, ...]
"""The places of some choices among those that are offered; of a single one it is a choice, of several a group."""
_Listed: TypeAlias = tuple[_Part, list[_Part]]
"""What a menu offers, behind the group whose choices these are; behind nothing if it is no group's own menu."""


def parts_of(offered: Sequence[Token]) -> list[_Part]:
    """Parts choices that are too many for one menu, so that each part fits in one, and all parts do.

    Tokens of one group are a part, and one without a group is a part alone; where that does not fit, as with numbers
    that nobody has grouped, they are parted as they come.
    """
    if len(offered) <= MOST:
        return [(at,) for at in range(len(offered))]
    groups: dict[object, list[int]] = {}
    for at, token in enumerate(offered):
        group = token.group
        groups.setdefault(at if group is None else (group.id, *group.args.items()), []).append(at)
    if max(len(groups), *map(len, groups.values())) <= MOST:
        return [tuple(group) for group in groups.values()]
    return [tuple(range(len(offered)))[at : at + MOST] for at in range(0, len(offered), MOST)]


def menus_of(offered: Sequence[Token], opened: int | None = None) -> list[_Listed]:
    """Returns what the menus of a panel offer: each group has one of its own as long as these are few.

    Where they are more, one of the parts is chosen first and then one in it: when it has been opened it is the only
    menu.
    """
    parts = parts_of(offered)
    if opened is not None and opened < len(parts):
        return [_menu_of_group(parts[opened])]
    alone: list[_Part] = [part for part in parts if len(part) == 1]
    menus = [_menu_of_group(part) for part in parts if len(part) > 1]
    if alone:
        menus.insert(0, ((), alone))
    return menus if len(menus) <= MENUS else [((), parts)]


def _menu_of_group(part: _Part) -> _Listed:
    return part, [(at,) for at in part]


def chosen_of(labels: Labels, choosing: Choosing, state: PanelState) -> str:
    """Says what has been chosen: what a whole line does, with what it brings or costs, or what has been begun."""
    chosen = choosing.begun(state)
    line = line_of(chosen)
    return labels.whole(line, _last(choosing, chosen)) if choosing.is_whole(state) else labels.begun(line)


def tell_chosen(words: Words, line: Sequence[str], meaning: str) -> str:
    """Says in a chat what has been chosen as it is typed, and in words; empty where nothing has been."""
    return words("panel-chosen", move=f"`{literal(' '.join(line))}`", meant=literal(meaning)) if line else ""


def meaning_of(labels: Labels, choosing: Choosing, notation: str) -> str:
    """Says what a whole notation does, and what its last word brings or costs beyond that."""
    words = tuple(notation.split())
    return labels.whole(words, _last(choosing, words))


def phrase(labels: Labels, choosing: Choosing, notation: str) -> str:
    """Says what a notation does that can be played now, in small letters: ``build a palace of 4 on E5``."""
    assert labels.read is not None, "what is played is a move of the game"
    words = tuple(notation.split())
    return labels.action(labels.read(notation), labels.meant(words, _last(choosing, words)))


def end_of(labels: Labels, choosing: Choosing, notation: str) -> str:
    """Says the last word of a whole notation by itself, with what it means: ``turned by 60°``."""
    words = tuple(notation.split())
    return labels.label(words[:-1], _last(choosing, words)) if words[1:] else ""


def _last(choosing: Choosing, chosen: Sequence[str]) -> Token:
    """Returns the last of what makes a whole notation with what it means, where it is offered."""
    *before, last = chosen
    tokens = choosing.tree.tokens(choosing.state, choosing.seat, line_of(before))
    return next((token for token in tokens if token.text == last), Token(last, ends=True))


def meanings(labels: Labels, choosing: Choosing, lines: Iterable[str]) -> tuple[str, ...]:
    """Says of each line what its last word means, beyond the word itself; of a word that speaks for itself nothing."""
    said = []
    for line in lines:
        *before, last = line.split()
        tokens = choosing.tree.tokens(choosing.state, choosing.seat, line_of(before))
        label = next((labels.label(tuple(before), token) for token in tokens if token.text == last), "")
        parts = dict.fromkeys(part for part in label.split(" · ") if part != last)
        said.append(" · ".join(parts))
    return tuple(said)


def next_of(labels: Labels, line: Sequence[str]) -> str:
    """Says what is to be done behind some words, where the board does not say it."""
    id = f"{labels.game}-next-{line[0]}-{len(line)}" if line else ""
    return labels.words(id) if id and labels.words.has(id) else ""


def show_choices(
    labels: Labels, choosing: Choosing, state: PanelState, data: Data
) -> tuple[tuple[Menu, ...], list[Button], tuple[str, ...]]:
    """Returns what is offered, in menus or, where it is little, as buttons; and what that is called on a picture.
    ``data`` begins each press.

    First words that stand for themselves, such as the end of a turn, are buttons beside a menu of those that are
    opened.
    """
    offered, shown, line = choosing.offered(state), choosing.shown(state), line_of(choosing.begun(state))
    said = {at: labels.offer(line, offer.way) for at, offer in shown.items()}
    menus = menus_of(tokens_of(offered), state.part)
    parts = [part for _, own in menus for part in own]
    found = {
        part: (
            presses.make(*data, part[0] if len(part) == 1 else f"{presses.PART}{number}"),
            said[part[0]] if len(part) == 1 else labels.part(line, [offered[at].way for at in part]),
        )
        for number, part in enumerate(parts)
    }
    bare = [part for part in parts if not line and not offered[part[0]].before]
    ends = [part for part in bare if offered[part[0]].text in SAYS_SO]
    beside = parts if len(parts) <= FEW else bare if len(bare) <= FEW else ends
    listed = [
        Menu(
            labels.part(line, [offered[at].way for at in group]) if group else labels.words("panel-choose"),
            tuple(Choice(*found[part]) for part in own if part not in beside),
        )
        for group, own in menus
    ]
    buttons = [short_button(*found[part], last=part in ends) for part in beside]
    return tuple(menu for menu in listed if menu.choices), buttons, targets(tokens_of(shown.values()))


def ending(buttons: list[Button]) -> list[Button]:
    """Returns the buttons that end a turn: what is left of all choices where a chat lists the spots itself."""
    return [button for button in buttons if button.last]


def spots_of(
    labels: Labels, choosing: Choosing, state: PanelState, leads: Callable[[Offer], bool] = lambda offer: False
) -> tuple[Spot, ...]:
    """Returns what can be pressed on a picture: each way on, then what was taken and can be put back.

    ``leads`` says of which way a lesson asks that it be gone.
    """
    begun = choosing.asked_at(state)
    head = words_of(begun)
    ways = (
        Spot(
            (*head, *words_of(token.text for token in way)),
            _come_to(labels, choosing, begun, way),
            short=_short(labels, begun, way),
            mark=labels.mark(way[-1]),
            leads=leads(Offer(way[-1], way[:-1])),
            seldom=way[-1].seldom,
            amount=way[-1].amount,
            opens=_opens(way),
        )
        for way in map(_with_note, choosing.ways(state))
    )
    gathers = choosing.is_gathering(state.chosen)
    before = state.chosen[:1] if gathers else choosing.back(state).chosen
    back = (
        Spot(
            (*words_of(before), *text.split()),
            labels.label(line_of(before), Token(text)) if gathers else chosen_of(labels, choosing, state),
            taken=text,
        )
        for text in choosing.taken(state)
    )
    return (*ways, *back)


def _opens(way: Sequence[Token]) -> bool:
    """Says whether something has to be chosen behind a way on, but for more of the same."""
    return not way[-1].ends and not way[-1].any_order


def _with_note(way: tuple[Token, ...]) -> tuple[Token, ...]:
    """Finds once what choosing the last token means, of which several things are said."""
    return (*way[:-1], msgspec.structs.replace(way[-1], note=way[-1].says))


def _short(labels: Labels, begun: Sequence[str], way: Sequence[Token]) -> str:
    """Says a way on in a list: what is chosen by it behind its first word, which stands above it there."""
    line = line_of(begun)
    first, *behind = way
    verb, *more = first.text.split()
    if not behind and not line and not more and labels.price(verb):
        return labels.verb_of(verb)  # the kind has the price
    if behind:
        return labels.offer(go_on(line, first.text), behind)
    if more and not line and labels.has_beyond(first):
        return labels.sentence_end((verb,), msgspec.structs.replace(first, text=" ".join(more)))
    return labels.offer(line, way)


def _come_to(labels: Labels, choosing: Choosing, begun: tuple[str, ...], way: Sequence[Token]) -> str:
    """Says what choosing the way on comes to; a thing that may be chosen in any order, with those gathered before."""
    if way[-1].any_order:
        gathered = choosing.with_thing((*begun, *(token.text for token in way[:-1])), way[-1].text)
        return chosen_of(labels, choosing, PanelState(gathered))
    return labels.sentence(line_of(begun), way)


def spots_anew(labels: Labels, choosing: Choosing, state: PanelState) -> tuple[Spot, ...]:
    """Returns what can be pressed instead of what has been chosen: each way on for who has chosen nothing, called by
    what it begins with, as no more of it is chosen by that press."""
    if not state.chosen:
        return ()
    begun = choosing.asked_at(PanelState())
    line, head = line_of(begun), words_of(begun)
    ways = list(choosing.ways(PanelState()))
    names = {first.text: labels.sentence(line, [first]) for first in {way[0].text: way[0] for way in ways}.values()}
    return tuple(
        Spot(
            (*head, *words_of(token.text for token in way)),
            names[way[0].text],
            seldom=way[-1].seldom,
            opens=_opens(way),
        )
        for way in ways
    )


def begun_by(labels: Labels, spots: Iterable[Spot]) -> dict[str, str]:
    """Says what the words on the way to what can be pressed have begun, which are kept where it is pressed until they
    come to a choice; a word that names two places, ``B5-C5``, is pressed place by place."""
    found = dict[str, None]()
    for spot in spots:
        words = [] if spot.taken else list(spot.words)
        found |= dict.fromkeys(" ".join(words[: at + 1]) for at, word in enumerate(words[:-1]) if word != OPEN)
        found |= dict.fromkeys(
            " ".join((*words[:at], part)) for at, word in enumerate(words) if "-" in word for part in word.split("-")
        )
    return {words: labels.begun(_as_asked(words.split())) for words in found}


def kinds_of(labels: Labels, choosing: Choosing, state: PanelState, game: AnyGame) -> dict[str, SpotKind]:
    """Says what the words are called behind which several things can be chosen, a verb with its price.

    Of all verbs of a game that answer what is asked those come first, in their order, that say what they need, be it
    that none of them can be chosen: whoever chooses in a list finds each where it was.
    """
    begun = choosing.asked_at(state)
    line, head = line_of(begun), words_of(begun)
    ways = list(choosing.ways(state))
    found = dict[str, SpotKind]()
    can = {way[0].text.split()[0] for way in ways}
    if not begun and any(map(labels.needs, can)):
        for verb in filter(labels.needs, verbs_asked(game, choosing.state)):
            lacking = None if verb in can else lacks(game, choosing.state, choosing.seat, verb)
            found[verb] = _kind_of(labels, verb, labels.needs(verb, lacking))
    for way in ways:
        first = way[0]
        verb, *more = first.text.split()
        if more and verb != OPEN:
            known = found.get(" ".join((*head, verb)))
            kind = known or (_kind_of(labels, verb) if not line else SpotKind(labels.label(line, Token(verb))))
            found[" ".join((*head, verb))] = msgspec.structs.replace(kind, joined=True)
        if len(way) > 1:
            kind = _kind_of(labels, verb) if not line and not more else SpotKind(labels.label(line, first))
            found.setdefault(" ".join((*head, first.text)), kind)
    return found


def _kind_of(labels: Labels, verb: str, needs: str = "") -> SpotKind:
    return SpotKind(labels.verb_of(verb), price=labels.price(verb) or labels.each(verb), needs=needs)


def _as_asked(words: Iterable[str]) -> tuple[str, ...]:
    """Returns the line that words come to which were asked one after the other, the open word before what is asked
    first."""
    line: tuple[str, ...] = ()
    for word in words:
        line = (*line, word) if line and line[-1] == OPEN else go_on(line, word)
    return line


def words_of(chosen: Iterable[str]) -> tuple[str, ...]:
    """Returns the words of some tokens as they were asked, one after the other."""
    return tuple(word for text in chosen for word in text.split())


def picture_of(game: str, choosing: Choosing, state: PanelState, spots: Sequence[Spot]) -> str:
    """Returns the name of the picture that helps to go on; where pictures are pressed, it is there from the beginning
    if a way on leads to it, such as the hand from which a bid is made."""
    begun = line_of(choosing.begun(state)) or verb_of(choosing.offered(state))
    names = (studio.picture_while(game, spot.words) for spot in spots if not spot.taken)
    found = studio.picture_while(game, begun)
    return next((name for name in names if name != found), found) if found == "board" else found


def pressed(spots: Iterable[Spot]) -> tuple[str, ...]:
    """Returns by what names things on a picture are pressed: the words of each way so far, or the last of them; of a
    word that names two places, ``B5-C5``, each of them, too."""
    names = dict[str, None]()
    for spot in spots:
        words = [word for word in spot.words if word != OPEN]
        names |= dict.fromkeys(" ".join(words[: at + 1]) for at in range(len(words)))
        names |= dict.fromkeys(part for word in words for part in (word, *word.split("-")))
    return tuple(names)


def targets(offered: Iterable[Token]) -> tuple[str, ...]:
    """Returns what the offered tokens are called on a picture: a space whose number is asked later is that space."""
    return tuple(" ".join(word for word in token.text.split() if word != OPEN) for token in offered)


def short_button(press: str, label: str, *, last: bool = False) -> Button:
    """Returns a button; a label that some chat could not show ends early."""
    shown = label if len(label) <= LONGEST_LABEL else f"{label[: LONGEST_LABEL - 1]}…"
    return Button(press, shown, last=last, does="end" if last else "")


def steering(words: Words, choosing: Choosing, state: PanelState, data: Data, done: str = "done") -> list[Button]:
    """Returns the buttons that lead on and back, as far as each can do something; ``done`` is what Done is called."""
    buttons = []
    if choosing.is_whole(state):
        buttons.append(Button(presses.make(*data, "done"), words(f"button-{done}"), "main", does="done"))
    before = choosing.begun(choosing.back(state))
    if state.part is not None or (state.chosen and before != choosing.begun(state)):
        buttons.append(button(words, data, "back"))
    return buttons


def button(words: Words, data: Data, what: str, style: str = "plain") -> Button:
    """Returns a button of a panel that is called by what it does."""
    return Button(presses.make(*data, what), words(f"button-{what}"), style, does=what)  # type: ignore[arg-type]


def rows(buttons: Sequence[Button], width: int = 4) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(buttons[i : i + width]) for i in range(0, len(buttons), width))
