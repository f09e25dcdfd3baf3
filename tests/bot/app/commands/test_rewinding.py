"""Going back by a vote of the table: asked publicly, done when all agree, ended by whatever else happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import App
from bot.app.beside.timekeeper import give_back_downtime
from bot.app.play.votes import LIFETIME
from bot.app.speech.text import as_plain
from rules.core import codec, history
from rules.core.log import Entry
from rules.core.match import Match
from storage.rows import VoteRow
from tests.bot.app.beside.test_timekeeper import keeper
from tests.bot.app.chat import Chat, Person, labels, mentions, open_app, playing_at, seat_down, table_at
from tests.bot.app.outside import Hours


async def match_of(app: App) -> Match:
    return (await playing_at(app)).match


async def vote_of(app: App) -> VoteRow | None:
    async with app.store.read() as tx:
        return await tx.votes.get((await table_at(app)).id)


async def log_of(app: App) -> list[Entry]:
    async with app.store.read() as tx:
        rows = await tx.matches.entries((await table_at(app)).id)
    return [codec.decode(row.entry, Entry) for row in rows]


def vote_post(chat: Chat) -> str:
    """Returns the text of the latest proposal, as it stands now."""
    return as_plain(next(shown.text for key, shown in reversed(chat.shown.items()) if key.startswith("proposal-")))


async def three(app: App, chat: Chat, *lines: str, game: str = "toy") -> list[Person]:
    """Seats three, of whom each in turn types a line."""
    people = await seat_down(app, chat, game, "Ann", "Bob", "Cid")
    for line in lines:
        (seat,) = (await match_of(app)).awaited
        await people[seat].types(line)
    return people


async def test_a_game_goes_back_when_all_others_have_agreed(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end")
    then = await match_of(app)
    for line in ("/move forage", "/move end"):
        await people[1].types(line)
    await people[2].types("/move end")
    assert "I am asking the others" in await people[0].types("/rewind 1", private=False)
    asked = chat.last
    assert mentions(asked) == [person.actor.user for person in people[1:]], "exactly those who are to answer"
    assert f"{people[0].name} proposes" in vote_post(chat) and "steps would be undone" in vote_post(chat)
    assert "still to answer" in await people[2].presses("Agree", asked)
    assert f"Agreed: {people[2].name}." in vote_post(chat)
    assert (await match_of(app)).state != then.state
    assert "has gone back to just after step 1" in await people[1].presses("Agree", asked)
    now = await match_of(app)
    assert (now.state, now.awaited) == (then.state, then.awaited)
    assert "That is agreed" in vote_post(chat)
    assert chat.said[-1].startswith("The game at table")
    assert "What is drawn again comes out the same" in chat.said[-1]
    assert f"{people[1].name}, it is your turn" in chat.said[-1]
    assert mentions(chat.last) == [people[1].actor.user]
    log = await log_of(app)
    assert log[-1].action == "!rewind 1"
    assert history.replay(now.header, log).state == now.state
    assert await vote_of(app) is None


async def test_what_was_drawn_comes_out_the_same_again(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move forage", "/move end")
    after = (await match_of(app)).state
    await people[0].types("/rewind 0")
    asked = chat.last
    for person in people[1:]:
        await person.presses("Agree", asked)
    assert "from 0 to 0" in await people[0].types("/board 1")
    await people[0].types("/move forage")
    await people[0].types("/move end")
    assert (await match_of(app)).state == after


@pytest.mark.parametrize("who", [0, 1])
async def test_one_who_declines_or_withdraws_ends_it_for_all(app: App, chat: Chat, who: int) -> None:
    people = await three(app, chat, "/move end", "/move end")
    before = await match_of(app)
    await people[0].types("/rewind 1")
    asked = chat.last
    await people[2].presses("Agree", asked)
    told = ("withdrawn your proposal", "You decline")[who]
    assert told in await people[who].presses("Decline", asked)
    said = ("withdraws the proposal", "declines the proposal to go back")[who]
    assert f"{people[who].name} {said}" in chat.said[-1]
    assert said in vote_post(chat)
    for person in people:
        for label in ("Agree", "Decline"):
            assert "has ended" in await person.presses(label, asked)
    assert await match_of(app) == before


@pytest.mark.parametrize(("line", "why"), [("/move end", "as play has gone on"), ("/resign", "as a player has left")])
async def test_whatever_becomes_final_meanwhile_ends_it(app: App, chat: Chat, line: str, why: str) -> None:
    people = await three(app, chat, "/move end", "/move end")
    await people[0].types("/rewind 1")
    asked = chat.last
    await people[2].types("/move bury walnut")
    assert await vote_of(app) is not None, "a draft changes nothing for the others"
    await people[2].types(line)
    if line == "/resign":
        await people[2].presses("Resign")
    assert any(f"is void, {why}" in said for said in chat.said)
    assert why in vote_post(chat)
    assert "has ended" in await people[1].presses("Agree", asked)


async def test_it_ends_when_not_all_have_agreed_in_time(app: App, chat: Chat, hours: Hours) -> None:
    people = await three(app, chat, "/move end", "/move end", game="toy pace=none")
    async with app.store.write() as tx:
        await give_back_downtime(tx, hours.at)
    await people[0].types("/rewind 1")
    hours.at += 1000
    async with app.store.write() as tx:
        await give_back_downtime(tx, hours.at)
    hours.at += LIFETIME - 1
    await keeper(app, hours).tick()
    assert await vote_of(app) is not None, "the time that the bot slept is given back"
    hours.at += 1
    await keeper(app, hours).tick()
    await app.drain()
    assert "not enough have agreed in time" in chat.said[-1]
    assert await vote_of(app) is None


async def test_it_goes_on_after_a_restart_with_the_same_buttons(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, chat):
        people = await three(app, chat, "/move end", "/move end")
        await people[0].types("/rewind 0")
        await people[1].presses("Agree", chat.last)
    asked = next(shown for key, shown in chat.shown.items() if key.startswith("proposal-"))
    async with open_app(tmp_path, chat=chat) as (app, chat):
        for person in people:
            person.app = app
        assert "has gone back to just after step 0" in await people[2].presses("Agree", asked)
        assert (await match_of(app)).awaited == (0,)


async def test_the_draft_of_who_is_to_move_is_dropped_and_told_to_nobody(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end", "/move end")
    card = (await match_of(app)).state.players[2].hand[0]
    await people[2].types(f"/move bury {card}")
    await people[2].types("/play")
    panel = people[2].seen[-1]
    await people[0].types("/rewind 1")
    asked = chat.last
    for person in people[1:]:
        await person.presses("Agree", asked)
    assert (await match_of(app)).draft == ()
    assert "earlier position" in await people[2].presses(labels(panel)[0], panel)
    for person in people:
        assert "buries" not in await person.types("/log")
    assert not any("buries" in said or card in said for said in chat.said)


async def test_seats_that_nobody_plays_have_no_vote_and_stay_out_of_play(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end")
    await people[2].resigns()
    await people[1].types("/move end")
    await people[0].types("/rewind 1")
    asked = chat.last
    assert mentions(asked) == [people[1].actor.user]
    assert "do not sit" in await people[2].presses("Agree", asked)
    assert "gone back" in await people[1].presses("Agree", asked)
    now = await match_of(app)
    assert now.resigned == (2,), "the other had not resigned yet at the time"
    assert now.awaited == (1,)
    await people[1].types("/move end")
    assert (await match_of(app)).awaited == (0,), "the open seat passes"
    assert history.replay(now.header, await log_of(app)).resigned == (2,)


async def test_a_seat_taken_over_since_then_is_played(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end")
    await people[2].resigns()
    eve = Person(app, "Eve")
    await eve.types("/join")
    await people[0].types("/rewind 2")
    asked = chat.last
    assert set(mentions(asked)) == {people[1].actor.user, eve.actor.user}
    for person in (people[1], eve):
        await person.presses("Agree", asked)
    assert (await match_of(app)).resigned == ()


async def test_alone_at_a_practice_table_one_goes_back_at_once(app: App, chat: Chat) -> None:
    ann = Person(app, "Ann")
    await ann.types("/new toy practice")
    await ann.presses("Start", chat.lobby)
    for _ in range(3):
        await ann.types("/move end")
    posts = len(chat.posts)
    assert "has gone back to just after step 1" in await ann.types("/rewind 1")
    assert len(chat.posts) == posts + 1, "one post tells it and calls"
    assert (await match_of(app)).awaited == (1,)


async def test_standing_orders_are_dropped_and_answer_nothing(app: App, chat: Chat) -> None:
    people = await seat_down(app, chat, "magellan", "Ann", "Bob", "Cid")
    first = await match_of(app)
    start = first.awaited[0]
    await people[start].types("/move pass")
    other = (await match_of(app)).awaited[0]
    await people[start].types("/orders pass")
    await people[other].types("/rewind 0")
    asked = chat.last
    for person in people:
        if person is not people[other]:
            await person.presses("Agree", asked)
    assert (await match_of(app)).awaited == (start,), "it is asked again"
    assert "Standing orders are dropped" in chat.said[-1]
    assert "have given none" in await people[start].types("/orders")


async def test_what_others_did_before_that_entry_is_told_to_who_is_called(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end", "/move end", "/move forage", "/move end")
    await people[1].types("/rewind 2")
    asked = chat.last
    for person in (people[0], people[2]):
        await person.presses("Agree", asked)
    told = chat.said[-1]
    assert f"{people[0].name} ends the turn" in told and f"{people[1].name} ends the turn" in told
    assert "forage" not in told


async def test_what_cannot_be_gone_back_to_is_told_with_what_can(app: App, chat: Chat) -> None:
    people = await three(app, chat)
    assert "Nothing has become final" in await people[0].types("/rewind 0")
    card = (await match_of(app)).state.players[0].hand[0]
    await people[0].types(f"/move bury {card}; end")
    await people[1].types("/move end")
    assert "the latest: 0 and 2" in await people[2].types("/rewind")
    assert "from 0 to 3" in await people[2].types("/rewind 4")
    assert "from 0 to 3" in await people[2].types("/rewind back")
    assert "Step 3 is the latest" in await people[2].types("/rewind 3")
    assert "is in the middle of a turn. You can go back to just after: 0 and 2" in await people[2].types("/rewind 1")
    assert await vote_of(app) is None
    assert "proposes to take" not in "\n".join(chat.said)


async def test_only_who_plays_in_a_running_game_votes_and_once(app: App, chat: Chat) -> None:
    people = await three(app, chat, "/move end", "/move end")
    eve = Person(app, "Eve")
    assert "do not sit" in await eve.types("/rewind 1")
    await people[0].types("/rewind 1")
    asked = chat.last
    assert "is open already" in await people[1].types("/rewind 0")
    assert "do not sit" in await eve.presses("Agree", asked)
    assert "your own proposal" in await people[0].presses("Agree", asked)
    await people[1].presses("Agree", asked)
    assert "answered already" in await people[1].presses("Agree", asked)
    host = next(person for person in people if person.name == "Ann")
    await host.types("/pause")
    for person in people:
        assert "is paused" in await person.presses("Agree", asked)
        assert "is paused" in await person.types("/rewind 0")
    await host.types("/resume")
    await host.types("/close")
    await host.presses("End the table")
    assert "is over" in await people[2].presses("Agree", asked)
    assert "is over" in await people[2].types("/rewind 1")


async def test_the_vote_speaks_the_language_of_the_table(tmp_path: Path) -> None:
    async with open_app(tmp_path, language="cs") as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob", language="cs")
        for person in people:
            await person.types("/move end")
        await people[0].types("/rewind 0")
        assert f"{people[0].name} navrhuje vrátit hru" in chat.said[-1]
        assert "zrušily by se 2 kroky" in chat.said[-1].lower()
        await people[1].presses("Souhlasím", chat.last)
        assert "se vrátila do stavu po kroku 0" in chat.said[-1]
