"""Watchers see each kind of dominated move where it is planted, and nothing where something sensible is played."""

from __future__ import annotations

import re

import pytest

from rules.core import match as matches
from tests.players.dominated import GAMES, Moment, kinds, seen
from tests.players.positions import position

TIKAL = "turn = P0; tile = -; "
LAST = "final = P0; "
VILLAGE = "land J8 = three c; land J9 = three f; land K9 = three d; land I9 = three b; "
NO_CARDS = "hand P0 = -; hand P1 = -; "
LAKE = "land H10 = three f; land H9 = three d; three = 40; "
LAST_JAVA = "finished P1 = yes; turn = P0; tokens P0 = 0; "
NO_LAND = "three = 0; two P0 = 0; rice P0 = 0; village P0 = 0; irrigation = 0; "
LAST_MEXICA = "half = 2; display = -; stock P0 = 0 0 0 0; stock P1 = 0 0 0 0; turn = P1; figure P0 = I7; "
CORNER = "canals = B11-B12 B13; "
STALLED = "half = 2; display = 13; idle = 5; stock P0 = 0 0 0 0; stock P1 = 0 0 0 0; turn = P1; figure P0 = I7; "
LAST_CARD = "phase = 3; stack = -; opener = P0; "
OPTIONS = {
    "draws on where every card scores less": {"side_half_1": "B"},
    "stops where every card scores more": {"side_half_1": "B"},
    "tucks fewer crowns than it has paid": {"side_half_1": "B"},
    "uses a lower column than it could": {"auto_resolve_forced": "no"},
}
"""What some kinds cannot come about without."""
PLANTED = [
    (
        "tikal",
        "leaves points at the end that a level uncovered would bring",
        f"{LAST}points = 2; figures a4 P0 = 1; supply P0 = 0",
        "end",
        "uncover a4",
    ),
    (
        "tikal",
        "leaves a treasure lying at the end",
        f"{LAST}points = 3; space c4 = A4 r0; figures c4 P0 = 1; supply P0 = 0",
        "end",
        "recover c4",
    ),
    (
        "tikal",
        "leaves figures at the end where they bring less than elsewhere",
        f"{LAST}points = 2; value a4 = 8; figures a4 P0 = 1; figures a4 P1 = 1; figures a5 P0 = 1; supply P0 = 0",
        "end",
        "move 1 a5-a4",
    ),
    (
        "tikal",
        "keeps treasures at the end that an exchange would better",
        f"{LAST}points = 6; treasures P0 = m1 m3; treasures P1 = m5 m5; supply P0 = 0",
        "end",
        "exchange P1 give m1 m3 take m5 m5",
    ),
    (
        "tikal",
        "loses points at the end by what it does",
        f"{LAST}points = 2; value a4 = 8; squares 9 = 0; figures a4 P0 = 1; supply P0 = 0",
        "move 1 a4-a5",
        "end",
    ),
    (
        "tikal",
        "uncovers a level for another",
        "final = P0 P1; points = 2; value a4 = 6; figures a4 P0 = 1; figures a4 P1 = 3; supply P0 = 0",
        "uncover a4",
        "end",
    ),
    (
        "tikal",
        "walks a dearer way than it must",
        f"{TIKAL}points = 9; figures a5 P0 = 1",
        "move 1 a5-b5-a5-a4",
        "move 1 a5-a4",
    ),
    (
        "tikal",
        "walks to and fro",
        f"{TIKAL}points = 9; figures a5 P0 = 1; play P0 move 1 a5-a4",
        "move 1 a4-a5",
        "end",
    ),
    (
        "tikal",
        "ends its turn with a treasure at its feet",
        f"{TIKAL}points = 3; space c4 = A4 r0; figures c4 P0 = 1",
        "end",
        "recover c4",
    ),
    (
        "tikal",
        "exchanges treasures at a loss at the end",
        "final = P0 P1; points = 6; treasures P0 = m5 m5; treasures P1 = m1 m3; supply P0 = 0",
        "exchange P1 give m5 m5 take m1 m3",
        "end",
    ),
    (
        "tikal",
        "ends a scoring turn with a level left that it would score",
        "final = P0 P1; points = 2; figures a4 P0 = 1; supply P0 = 0",
        "end",
        "uncover a4",
    ),
    (
        "tikal",
        "keeps a figure back in a scoring turn that would score",
        "final = P0 P1; points = 2; value a4 = 8; figures a5 P0 = 1; supply P0 = 0",
        "end",
        "move 1 a5-a4",
    ),
    (
        "tikal",
        "keeps a figure back in a scoring turn that would score",
        "final = P0 P1; points = 3; value a4 = 8; figures a4 P1 = 1; figures a4 P0 = 1; supply P0 = 1",
        "end",
        "deploy 1 a5",
    ),
    (
        "tikal",
        "builds a camp in its last turn for nobody",
        "final = P0 P1; points = 6; supply P0 = 1; play P0 camp b4",
        "end",
        "deploy 1 b4",
    ),
    (
        "tikal",
        "places a guard when nobody has a turn any more",
        "final = P0; points = 5; value a4 = 8; squares 9 = 0; figures a4 P0 = 1; supply P0 = 0",
        "guard a4 worker",
        "end",
    ),
    (
        "java",
        "leaves a village without a palace at the end",
        f"{VILLAGE}{NO_CARDS}developer J8 = P0; {NO_LAND}{LAST_JAVA}points = 1",
        "end",
        "build J9 4",
    ),
    (
        "java",
        "leaves a palace small at the end",
        f"{VILLAGE}{NO_CARDS}palace I9 = 2 white; developer J8 = P0; {NO_LAND}{LAST_JAVA}points = 1",
        "end",
        "enlarge I9 4",
    ),
    (
        "java",
        "leaves a festival at the end",
        f"{VILLAGE}hand P0 = M; hand P1 = -; card = M; palace I9 = 4 white; developer J8 = P0; {LAST_JAVA}points = 0",
        "end",
        "festival I9 M",
    ),
    (
        "java",
        "leaves developers at the end where they bring less than elsewhere",
        f"{VILLAGE}{NO_CARDS}palace I9 = 4 red; {NO_LAND}{LAST_JAVA}points = 4",
        "end",
        "enter K9",
    ),
    (
        "java",
        "leaves land or water unlaid at the end that would score",
        f"{LAKE}{NO_CARDS}developer I11 = P0; {LAST_JAVA}points = 1",
        "end",
        "",
    ),
    (
        "java",
        "keeps an action token at the end that would score",
        f"{VILLAGE}{NO_CARDS}palace I9 = 2 white; developer J8 = P0; {NO_LAND}finished P1 = yes; turn = P0; points = 0",
        "end",
        "token",
    ),
    (
        "java",
        "loses points at the end by what it does",
        f"{VILLAGE}{NO_CARDS}palace I9 = 4 red; developer J8 = P0; {NO_LAND}{LAST_JAVA}points = 2",
        "leave J8",
        "end",
    ),
    (
        "java",
        "uses an action token for nothing",
        f"{NO_CARDS}turn = P0; placed = yes; taken = 2; points = 0; play P0 token",
        "end",
        "",
    ),
    (
        "java",
        "leaves points for which there is a card",
        f"{NO_CARDS}turn = P0; placed = yes; points = 1; tokens P0 = 0",
        "end",
        "take pile",
    ),
    (
        "java",
        "gives a festival that another one surely wins",
        f"{VILLAGE}hand P0 = M; hand P1 = M MD MP; known P1 = M MD MP; card = M; palace I9 = 4 white;"
        "developer J8 = P0; developer J9 = P1; turn = P0; placed = yes; points = 0; tokens P0 = 0",
        "festival I9 M",
        "end",
    ),
    (
        "java",
        "plays several cards where nobody else stands",
        f"{VILLAGE}hand P0 = M MD MP; hand P1 = -; card = M; palace I9 = 4 white; developer J8 = P0; turn = P0;"
        "points = 0; placed = yes; tokens P0 = 0",
        "festival I9 M MD MP",
        "festival I9 MD",
    ),
    (
        "java",
        "plays cards that cannot win",
        f"{VILLAGE}hand P0 = M MD MP; hand P1 = M D; card = M; palace I9 = 4 white; developer J8 = P0;"
        "developer J9 = P1; turn = P0; placed = yes; play P0 festival I9 M MD MP",
        "play M",
        "pass",
    ),
    (
        "java",
        "keeps cards in its last festival that would win it",
        f"{VILLAGE}hand P0 = M; hand P1 = M MD MP; card = M; palace I9 = 4 white; developer J8 = P0;"
        "developer J9 = P1; finished P1 = yes; turn = P0; points = 0; play P0 festival I9 M",
        "pass",
        "play M MD MP",
    ),
    (
        "mexica",
        "keeps a building at the end",
        f"{CORNER}{LAST_MEXICA}figure P1 = A12; points = 1; stock P1 = 1 0 0 0",
        "end",
        "build 1 A13",
    ),
    ("mexica", "ends beside a start square", f"{LAST_MEXICA}figure P1 = H5; points = 1", "end", "move H5-H6"),
    ("mexica", "ends beside a start square", f"{STALLED}figure P1 = H5; points = 1", "end", "move H5-H6"),
    (
        "mexica",
        "keeps a token at the end that would score",
        f"{STALLED}figure P1 = H5; points = 0; tokens P1 = 1",
        "end",
        "use",
    ),
    (
        "mexica",
        "leaves a canal unlaid at the end that would score",
        f"canals = B11-B12; building A11 = P0 4; building D10 = P1 2; {LAST_MEXICA}figure P1 = A12; points = 1",
        "end",
        "",
    ),
    (
        "mexica",
        "keeps a token at the end that would score",
        f"{LAST_MEXICA}figure P1 = H5; points = 0; tokens P1 = 1",
        "end",
        "use",
    ),
    (
        "mexica",
        "loses points at the end by what it does",
        f"{LAST_MEXICA}figure P1 = H6; points = 1",
        "move H6-H5",
        "end",
    ),
    (
        "mexica",
        "uses a token for nothing",
        "turn = P0; display = 13; points = 1; stock P0 = 0 0 0 0; tokens P0 = 3; spare_tokens = 0; play P0 use",
        "end",
        "",
    ),
    ("mexica", "leaves points that a token would keep", "turn = P0; display = 13; points = 1", "end", "take"),
    (
        "mexica",
        "jumps where it could walk",
        f"turn = P0; display = 3; {CORNER}figure P0 = C12; points = 6; bridge B12 = h",
        "jump A12",
        "move C12-B12-A12",
    ),
    (
        "mexica",
        "walks a dearer way than it must",
        "turn = P0; display = 3; figure P0 = H5; points = 6",
        "move H5-G5-G6-H6",
        "move H5-H6",
    ),
    (
        "mexica",
        "walks to and fro",
        "turn = P0; display = 3; figure P0 = H5; points = 6; spare_tokens = 0; play P0 move H5-H6",
        "move H6-H5",
        "end",
    ),
    (
        "mexica",
        "leaves a founding",
        f"turn = P0; display = 3; {CORNER}figure P0 = A12; points = 0",
        "end",
        "found A11",
    ),
    (
        "mexica",
        "takes a token and gives it back",
        "turn = P0; display = 13; points = 2; play P0 take",
        "use",
        "take",
    ),
    (
        "caylus",
        "pays for the provost without an effect",
        "passed = P1 P0; order = P1 P0; provost = 7; deniers P0 = 9; deniers P1 = 0; phase = 4",
        "provost 8",
        "provost 7",
    ),
    (
        "caylus",
        "shuts out its own worker and nobody else's",
        "passed = P1 P0; order = P1 P0; provost = 8; workers 8 = P0; deniers P0 = 9; deniers P1 = 0; phase = 4",
        "provost 7",
        "provost 8",
    ),
    (
        "caylus",
        "does not use the guild for its own worker",
        "workers guild = P0; provost = 7; workers 8 = P0; goods P0 = 1F 1W; phase = 3",
        "provost 7",
        "provost 8",
    ),
    (
        "caylus",
        "goes to the joust field without cloth",
        "order = P0 P1; goods P0 = 2F 1W; deniers P0 = 9; phase = 2",
        "place joust",
        "place post",
    ),
    (
        "caylus",
        "goes to the castle with nothing to hand in",
        "order = P0 P1; goods P0 = 3W; deniers P0 = 1; phase = 2",
        "place castle",
        "place post",
    ),
    (
        "caylus",
        "passes at the end with a batch and room in the castle",
        "order = P0 P1; bailiff = 23; provost = 23; goods P0 = 3F 3W 3S; deniers P0 = 9; scored = 2;"
        "passed = P1; phase = 2",
        "pass",
        "place castle",
    ),
    (
        "caylus",
        "takes its worker home where he could produce",
        "workers gate = P0; building 1 = wood_quarry; provost = 15; bailiff = 15; phase = 3",
        "home",
        "send 1",
    ),
    (
        "caylus",
        "sells gold where another cube does",
        "building 9 = wood_marketplace; provost = 9; workers 9 = P0; goods P0 = 3W 1G; deniers P0 = 3; phase = 5",
        "trade G",
        "trade W",
    ),
    (
        "caylus",
        "uses a lower column than it could",
        "workers joust = P0; goods P0 = 1C; deniers P0 = 9; level P0 deniers = 2; phase = 3; play P0 joust;"
        "play P0 favour deniers",
        "use 1",
        "use 2",
    ),
    (
        "caylus",
        "declines what costs nothing",
        "workers joust = P0; goods P0 = 1C; deniers P0 = 9; level P0 resources = 2; phase = 3; play P0 joust;"
        "play P0 favour resources",
        "decline",
        "take W",
    ),
    (
        "caylus",
        "hands nothing in of several batches",
        "workers castle = P0; goods P0 = 2F 2W 2S; phase = 6",
        "deliver nothing",
        "deliver FWS FWS",
    ),
    (
        "caylus",
        "hands in gold where another cube does",
        "workers castle = P0; goods P0 = 1F 3W 3S 1G; phase = 6",
        "deliver FWG",
        "deliver FWS",
    ),
    (
        "magellan",
        "leaves the last card that brings more than it costs",
        f"{LAST_CARD}ship P0 1 = cook 2; hand P0 = 1 2 9; card = cook",
        "pass",
        "bid sum 1",
    ),
    (
        "magellan",
        "buys the last card for more than it brings",
        f"{LAST_CARD}ship P0 1 = columbus 2; hand P0 = 1 1 2 2; card = columbus",
        "bid sum 6",
        "bid sum 1",
    ),
    (
        "magellan",
        "bids more than it must where it bids alone",
        "phase = 1; stack = -; opener = P0; hand P0 = 7 8 9; reserve P1 = 0; reserve P2 = 0; card = cook",
        "bid sum 8",
        "bid sum 7",
    ),
    (
        "magellan",
        "pays with a card more than it must",
        f"{LAST_CARD}ship P0 1 = cook 2; hand P0 = 1 8 9; card = cook; play P0 bid sum 1",
        "pay 8 9",
        "pay 9",
    ),
    (
        "magellan",
        "pays with more gold where less would do",
        "phase = 1; stack = columbus; opener = P0; hand P0 = 7 8 9; reserve P1 = 0; reserve P2 = 0; card = cook;"
        "play P0 bid sum 7",
        "pay 8",
        "pay 7",
    ),
    (
        "magellan",
        "pays with crowns what gold without a use pays",
        f"{LAST_CARD}ship P0 1 = cook 2; hand P0 = 1 9; card = cook; play P0 bid sum 1",
        "pay 1",
        "pay 9",
    ),
    (
        "magellan",
        "advances the ship that scores less at the end",
        f"{LAST_CARD}ship P0 1 = magellan 2; pile P0 1 = 1 1; ship P0 2 = magellan 2; pile P0 2 = 9 9; hand P0 = 1 8;"
        "card = magellan; play P0 bid sum 8; play P0 pay 8",
        "ship 2",
        "ship 1",
    ),
    (
        "magellan",
        "tucks the card that scores less at the end",
        f"{LAST_CARD}ship P0 1 = magellan 2; pile P0 1 = 1 1; hand P0 = 1 5 9; card = magellan; play P0 bid sum 9;"
        "play P0 pay 9",
        "tuck 5",
        "tuck 1",
    ),
    (
        "magellan",
        "draws on where every card scores less",
        "ship P1 1 = pizarro 3; drawing = P1; pack = 9 9 2 1; play P1 draw; play P1 draw; play P1 draw",
        "draw",
        "stop",
    ),
    (
        "magellan",
        "stops where every card scores more",
        "ship P1 1 = pizarro 3; drawing = P1; pack = 1 5; play P1 draw",
        "stop",
        "draw",
    ),
    (
        "magellan",
        "tucks fewer crowns than it has paid",
        "phase = 2; stack = -; opener = P0; ship P0 1 = magellan 1; pile P0 1 = 1; hand P0 = 1 9 9; card = magellan;"
        "play P0 bid sum 10; play P0 pay 1 9",
        "tuck 9",
        "tuck 1",
    ),
    (
        "magellan",
        "swaps a better card away than it keeps",
        "phase = 1; stack = -; opener = P0; ship P1 1 = marco_polo 1; hand P0 = 7 8 9; hand P1 = 1 3 9; reserve P1 = 0;"
        "reserve P2 = 0; card = cook; play P0 pass",
        "swap 3",
        "swap none",
    ),
]


def planted() -> list[object]:
    return [pytest.param(*one, id=f"{one[0]}: {one[1]}") for one in PLANTED]


def moment(game: str, facts: str, notation: str, seats: int, **options: str) -> Moment:
    """Returns what is played in a position; what has been played there before belongs to the same turn."""
    head, *played = re.split(r"(?:^|;)\s*play ", facts)
    match = position(game, head, seats, **options)
    before: tuple[Moment, ...] = ()
    for line in played:
        text, _, _ = line.partition(";")
        seat, _, words = text.strip().partition(" ")
        at = int(seat[1:])
        if before and before[-1].seat != at:
            before = ()
        action = match.game.parse(words, match.state, at)
        before = (*before, Moment(game=match.game, state=match.state, seat=at, action=action, before=before))
        match = matches.play_text(match, at, words).match
    seat = match.awaited[0]
    action = match.game.parse(notation, match.state, seat)
    match.game.check(match.state, seat, action)
    return Moment(game=match.game, state=match.state, seat=seat, action=action, before=before)


@pytest.mark.parametrize(("game", "words", "facts", "stupid", "sensible"), planted())
def test_a_planted_stupid_move_is_seen(game: str, words: str, facts: str, stupid: str, sensible: str) -> None:
    seats, options = 3 if game == "magellan" else 2, OPTIONS.get(words, {})
    assert words in seen(moment(game, facts, stupid, seats, **options))
    if sensible:
        assert seen(moment(game, facts, sensible, seats, **options)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_is_planted(game: str) -> None:
    assert {words for of, words, *_ in PLANTED if of == game} == set(kinds(game))
