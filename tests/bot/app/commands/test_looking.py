"""Looking at a table: everybody sees what is theirs to see, and nothing is changed by it."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.app import App
from bot.app.commands import looking
from bot.app.speech import presses
from bot.app.speech.messages import Command, Message, Picture
from bot.app.speech.text import as_plain
from rules.core import codec, notation
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.match import Match
from rules.core.play import RandomPlayer
from tests.bot.app.chat import Chat, Person, labels, place_somewhere, playing_at, press_of, seat_down
from tests.bot.app.faults import fault
from tests.bot.app.panels.test_move_panel import set_position, with_many_explored

DAMAGE = """UPDATE entries SET entry = CAST(replace(CAST(entry AS TEXT), '"end"', '"shake"') AS BLOB)"""

LOOKING = (
    *("/board", "/board text", "/board nuts", "/hand", "/log", "/score", "/legal", "/left acorn", "/worth"),
    *("/mygames", "/help", "/verify"),
)


def picture(person: Person) -> Picture:
    found = person.seen[-1].picture
    assert found is not None
    return found


def seen_in(shown: Picture, match: Match, seat: int | None) -> bool:
    """Says whether a picture is of what a seat sees."""
    return bytes(shown.view) == codec.encode(match.view(seat))


async def with_a_draft(app: App, chat: Chat) -> tuple[list[Person], str]:
    """Lets the first of two players bury a card without sending it; returns the card."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    card = (await playing_at(app)).match.state.players[0].hand[0]
    await people[0].types(f"/move bury {card}")
    return people, card


async def test_everybody_sees_the_board_with_his_own_eyes(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    match = (await playing_at(app)).match
    for person, seat in ((people[0], 0), (people[1], 1), (Person(app, "Eve"), None)):
        for line in ("/board", "/hand") if seat is not None else ("/board",):
            await person.types(line)
            assert seen_in(picture(person), match, seat)
    assert "do not sit" in await Person(app, "Eve").types("/hand")


async def test_a_hand_is_told_in_words_beside_its_picture(app: App, chat: Chat) -> None:
    """Who cannot see pictures, or is in a place where none may be posted, misses nothing."""
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    told = [await person.types("/hand") for person in people]
    assert ["Your hand: " in one for one in told] == [True, True] and told[0] != told[1]
    assert all(person.seen[-1].picture is not None for person in people)


async def test_what_is_shown_to_all_is_what_somebody_sees_who_sits_nowhere(app: App, chat: Chat) -> None:
    """Whoever asks, and whatever they hold or have drafted."""
    people, _ = await with_a_draft(app, chat)
    eve = Person(app, "Eve")

    async def shown(name: str, line: str) -> Message | None:
        command = Command(event="-", actor=people[0].actor, place=people[0].place, name=name, line=line)
        return await app.as_all_see(command)

    for line in ("/board", "/board text", "/score", "/log"):
        told = await eve.types(line)
        for_all = await shown(*line.removeprefix("/").split() if " " in line else (line[1:], ""))
        assert for_all is not None and as_plain(for_all.text) == told
        assert for_all.picture == eve.seen[-1].picture
    for name in ("hand", "legal", "mygames", "play", "move", "notes", "nothing"):
        assert await shown(name, "") is None


async def test_the_text_board_tells_a_player_his_cards_and_others_none(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    own = await people[0].types("/board text")
    assert own.count("Hoard: 1") == 1, "her own draft"
    assert "Your hand: acorn" in own
    other = await people[1].types("/board text")
    assert "Hoard: 1" not in other, "the draft is nobody else's concern"
    assert "Your hand: " in other
    outside = await Person(app, "Eve").presses_data(press_of(chat.last, "text"))
    assert not any(word in outside for word in ("hazelnut", "acorn", "walnut"))


async def test_a_second_picture_for_everybody_is_shown_to_everybody(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    match = (await playing_at(app)).match
    for person, seat in ((people[0], 0), (people[1], 1), (Person(app, "Eve"), None)):
        await person.presses("The nuts", chat.last)
        pressed = picture(person)
        await person.types("/board nuts")
        assert pressed == picture(person)
        assert (pressed.name, person.seen[-1].alt) == ("nuts", "The nuts")
        assert seen_in(pressed, match, seat)
    await people[0].presses("Play", chat.last)
    await people[0].presses("The nuts")
    assert picture(people[0]).name == "nuts"


async def test_a_hand_is_no_picture_for_everybody(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    assert "one of these words: `text`, `nuts`" in await people[0].types("/board hand")
    press = press_of(chat.last, "hand").replace("hand", "board")
    assert "button" in await Person(app, "Eve").presses_data(f"{press}:hand")
    assert people[0].seen[-1].picture is None


async def test_the_hand_is_the_second_picture_and_there_is_none_where_all_lies_open(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/hand")
    assert picture(people[0]).name == "hand"
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    tikal = (await playing_at(app)).table
    assert "everything lies open" in await people[0].types(f"/hand @{tikal.name}")


async def log_of(app: App, upto: int) -> list[Entry]:
    playing = await playing_at(app)
    async with app.store.read() as tx:
        rows = await tx.matches.entries(playing.table.id)
    return [codec.decode(row.entry, Entry) for row in rows][: upto + 1]


@pytest.mark.parametrize("words", ["hello", "²", "1 2 x", "-1", "99999999999", "1.5"])
async def test_words_that_are_no_entry_are_refused(app: App, chat: Chat, words: str) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    answer = await people[0].types(f"/board {words}")
    assert "After `/board`" in answer or "After /board" in answer or "no such entry" in answer
    answer = await people[0].types(f"/log {words}")
    assert "After /log" in answer


async def test_the_log_tells_each_entry_from_a_number_on_and_a_draft_to_its_owner_alone(app: App, chat: Chat) -> None:
    people, card = await with_a_draft(app, chat)
    word = {"hazel": "hazelnut"}.get(card, card)
    eve = Person(app, "Eve")
    assert f"1 {people[0].name} buries: {word}" in await people[0].types("/log")
    for other in (people[1], eve):
        assert "Nothing has happened yet" in await other.types("/log")
    await people[0].types("/move end")
    assert f"1 {people[0].name} buries: {word}" in await people[0].types("/log")
    for other in (people[1], eve):
        assert f"1 {people[0].name} buries: card" in await other.types("/log")
        assert "buries" not in await other.types("/log 2")


async def test_a_long_log_is_told_page_by_page_forward_and_backward(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", *(f"{name} {'x' * 36}" for name in ("Ann", "Bob", "Cid", "Dan")))
    luck = Random(5)
    player = RandomPlayer(luck.randrange)
    while not (match := (await playing_at(app)).match).over:
        seat, action = player.choose(match)
        await people[seat].types(f"/move {match.game.format(action)}")
    reader = people[0]
    latest = await reader.types("/log")
    told = [latest]
    while "◀ Before" in labels(reader.seen[-1]):
        told.insert(0, await reader.presses("◀ Before"))
    assert len(told) > 1
    lines = [line for page in told for line in page.splitlines()[1:]]
    numbers = [int(line.split()[0]) for line in lines]
    assert numbers == sorted(numbers) and len(lines) == len(set(lines)), "each once, in their order"
    again = [await reader.types("/log 1")]
    while "Next ▶" in labels(reader.seen[-1]):
        again.append(await reader.presses("Next ▶"))
    assert [line for page in again for line in page.splitlines()[1:]] == lines
    table = (await playing_at(app)).table.id
    for side, entry in (("from", "x"), ("aside", "1")):
        assert "does nothing any more" in await reader.presses_data(presses.make("log", table, side, entry))
    news = await reader.presses_data(presses.make("news", table))
    assert await reader.presses_data(presses.make("news", table, 0)) == news, "it is the only page"


async def test_the_score_has_a_breakdown_and_shows_a_hoard_to_its_owner_alone(app: App, chat: Chat) -> None:
    people, card = await with_a_draft(app, chat)
    worth = {"hazel": 2, "acorn": 3, "walnut": 4}[card]
    assert f"{people[0].name}: {worth} (" in await people[0].types("/score")
    assert f"hoard {worth}" in as_plain(people[0].seen[-1].text)
    for other in (people[1], Person(app, "Eve")):
        assert f"{people[0].name}: 0\n" in await other.types("/score") + "\n", "sources of nothing are left out"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "With equal points, more action tokens win: "),
        ("cs", "Při rovnosti bodů rozhoduje víc akčních žetonů"),
    ],
)
async def test_the_score_says_what_decides_between_equals(app: App, chat: Chat, language: str, said: str) -> None:
    people = await seat_down(app, chat, "mexica", "Ann", "Bob")
    await people[0].types(f"/language {language}")
    assert said in await people[0].types("/score")


async def test_the_score_says_what_is_not_ranked(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    told = await people[0].types("/score")
    assert [line[:2] for line in told.splitlines()[1:3]] == ["1.", "1."]
    assert "Not counted for the places, as it is hidden from you for others: hoard" in told
    assert "Not ranked" not in await people[1].types("/score")


async def test_legal_moves_are_listed_for_who_is_asked(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    answer = await people[0].types("/legal")
    assert {"forage", "shake", "end"} <= set(answer.split("\n"))
    assert set((await people[0].types("/legal bury")).split("\n")[1:]) <= {
        "bury hazel",
        "bury acorn",
        "bury walnut",
    }
    assert "No legal move begins with “fly”" in await people[0].types("/legal fly")
    assert "not your turn" in await people[1].types("/legal")


async def test_of_many_legal_moves_the_first_are_listed_and_how_to_go_on(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob", "Cid", "Dan")
    playing = await playing_at(app)
    count = sum(1 for _ in notation.legal(playing.game, playing.match.state, 0))
    answer = await people[0].types("/legal")
    listed = [line for line in answer.split("\n") if line.startswith("place ")]
    assert len(listed) == min(count, looking.MOST_LEGAL)


async def test_of_many_legal_moves_some_of_each_verb_are_listed_with_their_number(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    playing = await playing_at(app)
    bids = [*notation.legal(playing.game, playing.match.state, playing.match.awaited[0], ("bid",))]
    first = people[playing.match.awaited[0]]
    _, listed, passing, more = (await first.types("/legal")).split("\n")
    assert listed.startswith(f"{bids[0]}, {bids[1]}, ")
    assert listed.endswith(f"({len(bids)} in all)")
    assert passing == "pass"
    assert more.endswith(": bid")
    sums = [*(await first.types("/legal bid sum")).split("\n")][1:]
    assert sums == [bid for bid in bids if bid.startswith("bid sum ")], "these are all"


async def test_where_too_many_words_may_come_next_the_first_moves_are_listed(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await set_position(app, with_many_explored((await playing_at(app)).match.state))
    match = (await playing_at(app)).match
    *lines, more = (await first.types("/legal move 1")).split("\n")[1:]
    assert lines == [*islice(notation.legal(match.game, match.state, 0, ("move", "1")), looking.MOST_LEGAL)]
    assert "move 1 a1, move 1 a2, " in more


async def test_what_is_too_much_to_be_counted_is_said_to_be(app: App, chat: Chat) -> None:
    first, _ = await seat_down(app, chat, "tikal", "Ann", "Bob")
    await set_position(app, with_many_explored((await playing_at(app)).match.state, workers=2))
    assert "(more than 1,000 in all)" in await first.types("/legal")


async def test_questions_of_the_game_are_answered_as_the_asker_may_know(app: App, chat: Chat) -> None:
    people, card = await with_a_draft(app, chat)
    worth = {"hazel": 2, "acorn": 3, "walnut": 4}[card]
    assert f"{worth} points" in await people[0].types("/worth")
    assert "buried nothing" in await people[1].types("/worth")
    assert "Only a player" in await Person(app, "Eve").types("/worth")
    assert "Out of sight" in await Person(app, "Eve").types("/left acorn")


async def test_a_question_that_cannot_be_read_is_answered_by_what_could_be_asked(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    for words in ("", " pear", " acorn acorn"):
        assert "/left goes on with: hazel, acorn, walnut" in await people[0].types(f"/left{words}")
    assert "/worth takes no word" in await people[0].types("/worth much")
    assert "has no question “why”" in await people[0].types("/why d4")


async def test_questions_about_tikal_count_as_everybody_sees(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", "Ann", "Bob")
    for line in ("/why a5", "/why d4", "/cost a5 b5", "/cost a5 h5", "/forecast", "/tiles"):
        answers = {await person.types(line) for person in (*people, Person(app, "Eve"))}
        assert len(answers) == 1
        assert "cannot answer" not in answers.pop()


async def test_onlookers_who_ask_what_happened_are_told_the_log(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    await people[0].types("/move end")
    answer = await Person(app, "Eve").presses("What happened", chat.last)
    assert f"{people[0].name} ends the turn" in answer


async def test_what_happened_since_the_own_turn_is_told_in_full(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob", "Cid")
    for person in people[:2]:
        for _ in range(3):
            await person.types("/move forage")
        await person.types("/move end")
    answer = await people[2].presses("What happened", chat.last)
    for person in people[:2]:
        assert answer.count(f"{person.name} draws: card.") == 3


async def test_what_does_not_fit_into_the_post_is_counted(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "tikal", *(letter * 40 for letter in "ABCD"))
    for person in people[:3]:
        await place_somewhere(person)
        await person.ends("deploy 1 a5; deploy 1 a5; deploy 1 a5; deploy L a5")
    host = next(person for person in people if person.name.startswith("A"))
    for line in ("/pause", "/resume"):  # after which a post reads whole
        await host.types(line)
    assert "before that: press What happened" in chat.said[-1]
    assert f"{people[2].name} ends the turn" in chat.said[-1], "the latest is told"
    assert f"{people[0].name} deploys" not in chat.said[-1]
    assert f"{people[0].name} deploys" in await people[3].presses("What happened", chat.last)


async def test_looking_changes_nothing(app: App, chat: Chat) -> None:
    people, _ = await with_a_draft(app, chat)
    before, posts = matches.dump((await playing_at(app)).match), len(chat.posts)
    for person in (*people, Person(app, "Eve")):
        for line in LOOKING:
            await person.types(line)
        for verb in ("news", "text", "score"):
            await person.presses_data(press_of(chat.last, verb))
    assert matches.dump((await playing_at(app)).match) == before
    assert len(chat.posts) == posts


async def test_a_damaged_log_is_told_plainly(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "toy", "Ann", "Bob")
    async with fault(app.settings.file, "AFTER INSERT ON entries", DAMAGE):
        await people[0].types("/move end")
    for line in ("/log", "/board 1"):
        assert "cannot be replayed" in await people[0].types(line)
    assert "does not check out" in await people[0].types("/verify")


async def test_a_running_game_is_verified_without_telling_what_is_secret(app: App, chat: Chat) -> None:
    people, card = await with_a_draft(app, chat)
    match = (await playing_at(app)).match
    for person in (*people, Person(app, "Eve")):
        told = await person.types("/verify")
        assert f"final entry is 0; its chain is {match.base_chain}" in told
        assert match.header.commitment in told
        assert match.header.beginning in told
        assert "when the game is over" in told
        assert not {match.header.secret, match.base.salt, card} & set(told.replace(".", "").split())


async def test_a_finished_game_is_verified_with_all_its_draws(app: App, chat: Chat) -> None:
    ann, bob = Person(app, "Ann"), Person(app, "Bob")
    await ann.types("/new toy seats=2")
    await bob.presses("Join", chat.lobby)
    await bob.types("/luck fox")
    await ann.types("/start")
    await ann.resigns()
    match = (await playing_at(app)).match
    told = await bob.types("/verify")
    assert match.over
    assert f"follows from the secret {match.header.secret} and the words fox" in told
    assert "longtable verify" in told


async def test_tables_that_have_not_begun_have_nothing_to_look_at(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy")
    table = press_of(chat.lobby, "join").partition(":")[2]
    for verb in ("text", "score", "news", "play"):
        assert "has not begun" in await ann.presses_data(f"{verb}:{table}")
    assert labels(chat.lobby)
