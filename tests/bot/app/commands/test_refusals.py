"""Refusals: what is unreadable, ambiguous or illegal is told in three different ways, and changes nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.app import App
from bot.app.commands import refusals
from bot.app.commands.refusals import LONGEST_QUOTE
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words, mention
from bot.app.speech.text import as_plain
from rules.core import library
from rules.core import match as matches
from storage.rows import MatchRow
from tests.bot.app.chat import Chat, Person, choices, is_taken, labels, playing_at, seat_down
from tests.rules.magellan import positions as magellan


async def dump(app: App) -> bytes:
    return matches.dump((await playing_at(app)).match)


async def deal(app: App, *hands: tuple[str, ...]) -> None:
    """Gives the seats of a running toy game other hands."""
    match = (await playing_at(app)).match
    players = tuple(replace(p, hand=hand) for p, hand in zip(match.state.players, hands, strict=True))
    state = replace(match.state, players=players)
    async with app.store.write() as tx:
        table = (await playing_at(app)).table.id
        row = MatchRow(
            table=table, snapshot=matches.dump(replace(match, base=state, state=state)), entries=match.entries
        )
        await tx.matches.update(row, expected=match.entries)


async def test_unreadable_ambiguous_and_illegal_are_three_answers(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await deal(app, ("hazel",), ("walnut",))
    before = await dump(app)
    answers = {
        "unreadable": await first.types("/move burry hazle"),
        "unfinished": await first.types("/move bury"),
        "ambiguous": await first.types("/move s"),
        "illegal": await first.types("/move bury walnut"),
    }
    assert "I cannot read burry hazle: “burry” does not fit there." in answers["unreadable"]
    assert "something is missing at the end" in answers["unfinished"]
    assert "can mean several moves" in answers["ambiguous"]
    assert "Your hand holds no such card: walnut" in answers["illegal"]
    assert all("Nothing was changed" in answer for answer in answers.values())
    assert await dump(app) == before


async def test_a_refusal_names_the_rule_with_its_numbers(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await deal(app, ("hazel", "hazel"), ("walnut",))
    answer = await first.types("/move bury hazel; bury hazel; shake")
    assert "This needs 2 points; you have 1." in answer
    assert "shake" in answer.split("\n")[0]


async def test_the_nearest_legal_notations_are_offered(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await deal(app, ("acorn", "hazel"), ("walnut",))
    assert "You could play, for example: bury hazel" in await first.types("/move burry hazle")
    assert "forage" in await first.types("/move froage")


async def test_of_what_breaks_a_rule_nothing_else_is_offered_in_its_place(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await deal(app, ("hazel", "hazel"), ("walnut",))
    answer = await first.types("/move bury hazel; bury hazel; shake")
    assert "This needs 2 points; you have 1." in answer
    assert "You could play" not in answer, "the end is legal, but was not meant"
    assert not labels(first.seen[-1])


@pytest.mark.parametrize("line", ["bury hazel shake", "bury hazel, shake", "buri hazel End"])
async def test_who_forgets_the_sign_between_two_moves_is_told_of_it(app: App, chat: Chat, line: str) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await deal(app, ("acorn", "hazel"), ("walnut",))
    assert "Put a semicolon between two moves" in await first.types(f"/move {line}")
    assert "semicolon" not in await first.types("/move bury hazle")
    assert "semicolon" not in await first.types("/move bury walnut")


async def test_a_way_is_offered_as_it_is_told_and_from_where_it_was_to_begin(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new tikal practice")
    await ann.types("/start")
    place = (await ann.types("/legal place")).split("\n")[1]
    await ann.types(f"/move {place}; deploy 2+L a5; move 1 a5-b4")
    answer = await ann.types("/move move 1 a5")
    assert "You could play, for example: move 1 a5-" in answer
    assert " to " not in answer.split("example:")[1]


async def test_an_ambiguous_notation_is_answered_with_what_it_may_mean(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    offered = await first.completes("/move place ")
    space = next(line for line in offered if " " in line).split()[1]
    answer = await first.types(f"/move place {space}")
    assert "can mean several moves" in answer
    assert f"place {space} r" in answer


async def test_only_what_the_refused_seat_could_do_is_offered(app: App, chat: Chat) -> None:
    """When several are asked at once, nobody is told what another one holds."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    await people[0].types("/move shake")
    offered: list[int] = []
    original = refusals.notation.nearest

    def watched(game: object, state: object, seat: int, text: str) -> tuple[str, ...]:
        offered.append(seat)
        return original(game, state, seat, text)  # type: ignore[arg-type]

    refusals.notation.nearest = watched  # type: ignore[assignment]
    try:
        for seat in (2, 1):
            assert "screech" in await people[seat].types("/move scream")
    finally:
        refusals.notation.nearest = original
    assert offered == [2, 1]


async def test_a_refused_message_of_many_signs_is_quoted_in_part(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    answer = await first.types("/move " + "x" * 3900)
    assert "x" * LONGEST_QUOTE in answer
    assert "x" * (LONGEST_QUOTE + 1) not in answer
    assert "4,000 characters" in await first.types("/move " + "x" * 4100)


@pytest.mark.parametrize(
    "typed", ["**bold**", "`code`", "a`b", "<script>", "x @everyone", "\ue000u-bob\ue002Bob\ue001"]
)
async def test_what_was_typed_is_repeated_as_it_stands(app: App, chat: Chat, typed: str) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await first.types(f"/move {typed}")
    assert typed.translate({0xE000: None, 0xE001: None, 0xE002: None}) in as_plain(first.seen[-1].text)
    assert not [part for part in first.seen[-1].text if part.style in ("bold", "mention")]


async def test_nothing_at_all_is_unreadable(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    for line in ("/move ;", "/move ; ;;", "/move \N{NO-BREAK SPACE};"):
        assert "I cannot read" in await first.types(line)


async def test_a_move_after_the_own_turn_has_ended_is_refused_with_all_before_it(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    before = await dump(app)
    assert "must be the last" in await first.types("/move end; forage")
    assert await dump(app) == before


def test_lists_in_a_trouble_are_joined_as_the_reader_does() -> None:
    error = Trouble("not-your-turn", table="Oak", players=("Ann", "**Bob**"))
    assert "Ann and **Bob** must move" in as_plain(_text(error, "en"))
    assert "Ann a\N{NO-BREAK SPACE}**Bob**" in as_plain(_text(error, "cs"))


def test_marked_text_in_a_trouble_is_not_marked_twice() -> None:
    error = Trouble("no-such-table", table=mention("u-1", "Ann"))
    assert [part.user for part in _text(error, "en") if part.style == "mention"] == ["u-1"]


def _text(error: Trouble, language: str):  # type: ignore[no-untyped-def]
    message = refusals.trouble(Words(language), error).message
    assert message is not None
    return message.text


async def test_a_refusal_is_told_in_the_language_of_its_reader(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    czech = Person(app, first.name, language="cs")
    answer = await czech.types("/move shake; shake; shake")
    assert "Nothing" not in answer
    assert "cannot" not in answer
    assert "shake" in answer, "notations are the same in all languages"


async def test_what_would_be_legal_instead_is_played_by_a_button(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    (space, *_) = await people[0].completes("/move place ")
    (legal, *_) = (*await people[0].completes(f"/move {space} "), space)
    assert "You could play" in await people[0].types(f"/move {legal}x; end")
    refusal = people[0].seen[-1]
    assert legal in labels(refusal)
    assert "for somebody else" in await people[1].presses_data(choices(refusal)[0].press)
    answer = await people[0].presses_data(choices(refusal)[0].press)
    assert is_taken(answer), answer
    assert "nothing up to here can be undone" in answer, "a suggestion sends nothing by itself"
    assert "Sent: end" in await people[0].presses("Done")
    assert "the first tap counted" in await people[0].presses_data(choices(refusal)[0].press)


async def test_where_nothing_is_like_it_one_of_each_kind_is_offered(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
    await deal(app, ("hazel",), ("walnut",))
    answer = await first.types("/move %&!")
    offered = labels(first.seen[-1])
    assert [label.split()[0] for label in offered] == list(dict.fromkeys(label.split()[0] for label in offered))
    assert offered and all(label in answer for label in offered)


@pytest.mark.parametrize("game", [game for game in library.games() if game != "toy"])
async def test_what_is_suggested_is_final_only_by_done(game: str, app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, game, "Ann", "Bob", "Cid")
    final = ""
    while not final:
        playing = await playing_at(app)
        match, seat = playing.match, playing.match.awaited[0]
        plain = match.game.format(match.game.default(match.state, seat))
        final = plain if matches.play(match, seat, match.game.parse(plain, match.state, seat)).barrier else ""
        if not final:
            await people[seat].types(f"/move {plain}")
    first, last = final[0], final[1:]
    assert "Nothing was changed" in await people[seat].types(f"/move {first}{first}{last}")
    assert final in labels(people[seat].seen[-1])
    await people[seat].presses(final)
    assert (await playing_at(app)).match.base_last == match.base_last, "it was only proposed"
    await people[seat].presses("Done")
    assert (await playing_at(app)).match.base_last > match.base_last


async def test_the_rules_button_of_the_help_asks_which_table_and_then_opens_that_games_rules(
    app: App, chat: Chat
) -> None:
    for game in ("tikal", "java"):
        await seat_down(app, chat, game, "Ann", "Bob")
    looking_on = Person(app, "Sid")
    await looking_on.types("/help")
    assert "Which table" in await looking_on.presses("Rules")
    asked = looking_on.seen[-1]
    for game in ("Java", "Tikal"):
        label = next(label for label in labels(asked) if game in label)
        assert (await looking_on.presses(label, asked)).startswith(game)


async def test_what_is_offered_in_place_of_an_end_that_there_is_not_is_what_happens(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    asked = people[(await playing_at(app)).match.awaited[0]]
    await asked.types("/end")
    offered = next(label for label in labels(asked.seen[-1]) if label.startswith("bid"))
    assert f"Chosen: {offered}" in await asked.presses(offered)


async def to_a_veto(app: App, chat: Chat) -> list[Person]:
    """Sits three down at Magellan and goes on to where a card is up that one of them could veto."""
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    match = (await playing_at(app)).match
    state = magellan.position("vetoes P2 = 1", "ship P2 1 = columbus 1", "card = cook")
    async with app.store.write() as tx:
        snapshot = matches.dump(replace(match, base=state, state=state))
        row = MatchRow(table=(await playing_at(app)).table.id, snapshot=snapshot, entries=match.entries)
        await tx.matches.update(row, expected=match.entries)
    return people


@pytest.mark.parametrize("typed", ["no veto", "No  Veto", "/no veto", "/no", "NO", " no\tveto "])
async def test_no_veto_is_understood_however_it_is_written(app: App, chat: Chat, typed: str) -> None:
    people = await to_a_veto(app, chat)
    asked = people[(await playing_at(app)).match.awaited[0]]
    assert "Sent: no (" in await asked.types(f"/move {typed}")


@pytest.mark.parametrize(
    "typed", ["noveto", "not veto", "don't veto", "don’t veto", "no veto please", "bez veta", "neveto"]
)
async def test_who_says_no_is_not_offered_what_was_declined(app: App, chat: Chat, typed: str) -> None:
    people = await to_a_veto(app, chat)
    asked = people[(await playing_at(app)).match.awaited[0]]
    said = await asked.types(f"/move {typed}")
    assert "Nothing was changed" in said
    assert "veto" not in labels(asked.seen[-1]) and "no" in labels(asked.seen[-1])


@pytest.mark.parametrize("game", library.games())
async def test_what_a_player_says_no_to_is_offered_in_no_game(app: App, chat: Chat, game: str) -> None:
    people = await seat_down(app, chat, game, *("Ann", "Bob", "Cid")[: library.meta(game).seats[0]])
    match = (await playing_at(app)).match
    seat = match.awaited[0]
    for verb in [token.text for token in match.game.tokens(match.state, seat, ())]:
        await people[seat].types(f"/move no {verb}")
        assert not [label for label in labels(people[seat].seen[-1]) if label.split()[0] == verb]
