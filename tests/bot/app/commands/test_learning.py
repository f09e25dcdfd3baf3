"""Learning a game by playing it: each step leads on by its buttons, and whatever else is played changes nothing."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bot.app import App
from bot.app.panels.lesson_panel import DONE, MOST, Asked
from bot.app.speech import presses
from bot.app.speech.context import Context
from bot.app.speech.language import Words, languages
from bot.app.speech.messages import Message, Place
from bot.app.speech.text import as_plain
from render.core import studio
from render.core.scene import Marks
from rules.core import codec, lesson, library
from rules.core import notation as notations
from rules.core.library import load
from tests.bot.app.chat import Chat, Person, choices, labels, open_app
from tests.by_game import having

STEPS = lesson.of_game("tikal")


async def asked(app: App, person: Person, game: str, number: int) -> Asked:
    """Returns a step as a member is asked it."""
    async with app.store.read() as tx:
        member = await tx.members.by_identity(person.actor.platform, person.actor.user)
        assert member is not None
        ctx = Context(
            tx=tx,
            now=0.0,
            luck=app.luck,
            actor=person.actor,
            member=member,
            place=Place(platform="chat", channel="hall"),
            words=Words(person.actor.language),
            event="",
            private=True,
        )
    return Asked(ctx=ctx, game=game, number=number)


def chosen_in(message: Message) -> list[str]:
    """Returns what stands in the buttons that choose something."""
    read = [presses.read(choice.press)[1] for choice in choices(message) if choice.press.startswith("lesson:")]
    return [args[2] for args in read if args[2][0].isdigit() and DONE not in args]


async def solves(app: App, person: Person, game: str, number: int) -> str:
    """Presses the buttons that lead through a step and returns what is answered at its end."""
    step = await asked(app, person, game, number)
    while " ".join(step.line) != step.step.task:
        offered = [way for way in chosen_in(person.seen[-1]) if way.count(".") == len(step.path)]
        assert 1 <= len(offered) <= MOST
        right = [place for place, offer in step.shown().items() if step.leads(offer)]
        assert right, f"no button leads from {step.line} to {step.step.task}"
        step = replace(step, path=(*step.path, right[0]))
        way = ".".join(map(str, step.path))
        assert way in offered
        answer = await person.presses_data(presses.make("lesson", game, number, way))
        if step.is_whole():
            return answer
    return await person.presses(Words(person.actor.language)("button-done"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", having(library.lesson))
async def test_a_lesson_is_played_by_its_buttons_from_the_first_step_to_the_last(
    app: App, game: str, language: str
) -> None:
    eva, words = Person(app, "Eva", language), Words(language)
    await eva.types(f"/learn {game}")
    steps = lesson.of_game(game)
    for number, step in enumerate(steps):
        shown = eva.seen[-1]
        assert shown.picture is not None and len(shown.buttons) <= 5
        answer = await solves(app, eva, game, number)
        assert words("learn-right", move="`x`").partition("x")[2].strip("`") in answer, step.name
    assert words(f"{game}-tips").splitlines()[0] in answer
    leads = [presses.read(choice.press)[0] for choice in choices(eva.seen[-1])]
    assert leads == ["against", "new", "new", "rules", "learn"]


@pytest.mark.parametrize("game", having(library.lesson))
async def test_a_lesson_is_played_on_a_board_by_what_leads_on(app: App, game: str) -> None:
    eva = Person(app, "Eva")
    eva.place = msgspec.structs.replace(eva.place, pressed=True)
    await eva.types(f"/learn {game}")
    for number, step in enumerate(lesson.of_game(game)):
        while f"step {number + 1} of" in (shown := eva.seen[-1]).task + as_plain(shown.text):
            assert step.task.startswith(shown.notation.partition("?")[0].strip())
            leading = [spot.words for spot in shown.spots if spot.leads]
            if leading:
                await eva.presses_data(f"{shown.onward}>{' '.join(leading[0][len(shown.line) :])}")
            else:
                await eva.presses("Done")
    assert shown.stage == "lesson" and shown.step is not None and shown.step[0] > shown.step[1]
    await eva.presses("Once more")


async def test_a_step_that_is_too_hard_is_shown_and_leads_on(app: App) -> None:
    eva = Person(app, "Eva")
    assert "step 1 of" in await eva.types("/learn tikal")
    answer = await eva.presses("Show me")
    assert STEPS[0].task in answer and "step 2 of" in answer


@pytest.mark.parametrize("game", having(library.lesson))
async def test_the_targets_of_most_steps_are_marked_on_their_pictures(app: App, game: str) -> None:
    eva, marked = Person(app, "Eva"), set[int]()
    await eva.types(f"/learn {game}")
    for number in range(len(lesson.of_game(game))):
        before = len(eva.seen) - 1
        await solves(app, eva, game, number)
        marked |= {number for message in eva.seen[before:-1] if targets_on(message)}
    assert len(marked) > len(lesson.of_game(game)) / 2, marked


def targets_on(message: Message) -> set[str]:
    """Returns the tokens that are marked as targets and lie on the picture of a message."""
    picture = message.picture
    assert picture is not None
    view = codec.decode(picture.view, load(picture.game).view_type)
    return set(studio.artist(picture.game).places(picture.name, view, codec.decode(picture.marks, Marks)))


async def test_a_move_that_is_allowed_but_not_asked_is_told_with_what_it_costs_and_changes_nothing(app: App) -> None:
    eva = Person(app, "Eva")
    await eva.types("/learn tikal")
    await eva.types("/learn place c4 r0")
    answer = await eva.types("/learn deploy 1 a5")
    assert "not the task, so nothing has changed. Deploy 1 worker to a5 (deploy 1 a5) would come to this:" in answer
    assert "Eva deploys 1 worker to a5." in answer and "9 action points are left." in answer
    assert "step 2 of" in answer and "nothing has changed" in answer and "10 action points are left." in answer
    assert "right!" in await eva.types("/learn deploy 2+L a5")


async def test_a_move_that_breaks_a_rule_is_refused_by_it(app: App) -> None:
    eva = Person(app, "Eva")
    await eva.types("/learn tikal")
    assert "end: Tile A6 must be placed first" in await eva.types("/learn end")
    assert "“sing” does not fit there" in await eva.types("/learn sing")
    assert "step 1 of" in await eva.types("/learn tikal")


async def test_a_wrong_choice_is_taken_back_by_back(app: App) -> None:
    eva = Person(app, "Eva")
    begun = await eva.types("/learn tikal")
    await eva.presses("c5")
    assert await eva.presses("Back") == begun
    await eva.presses("c4")
    assert "(place c4 r1) would come to this" in await eva.presses("turned by 60°")


async def test_steps_are_skipped_and_gone_back_to_and_the_lesson_waits_over_a_restart(tmp_path: Path) -> None:
    async with open_app(tmp_path) as (app, _):
        eva = Person(app, "Eva")
        await eva.types("/learn tikal")
        await eva.presses("Skip")
        assert "step 3 of" in await eva.presses("Skip")
        assert "step 2 of" in await eva.presses("Previous step")
        old = eva.seen[-1]
        assert "waits at step 2" in await eva.presses("Stop")
    async with open_app(tmp_path) as (app, _):
        again = Person(app, "Eva")
        assert f"step 2 of {len(STEPS)}" in await again.types("/learn")
        assert "step 2 of" in await again.presses("Tikal")
        assert "step 3 of" in await again.presses("Skip", old)
        for _ in STEPS[2:]:
            await again.presses("Skip")
        assert "That was the lesson of Tikal" in as_plain(again.seen[-1].text)
        assert "Tikal: done" in await again.types("/learn")
        assert "step 1 of" in await again.types("/learn tikal")


async def test_a_further_part_of_a_lesson_is_told_apart_from_the_game_before(app: App) -> None:
    begins = next(number for number, step in enumerate(STEPS) if number and step.first)
    eva = Person(app, "Eva")
    assert "at another table" not in await eva.types("/learn tikal")
    for _ in STEPS[1:begins]:
        await eva.presses("Skip")
    answer = await eva.types(f"/learn {STEPS[begins - 1].task}")
    assert "right!" in answer and "at another table:" in answer
    assert f"step {begins + 1} of {len(STEPS)}" in answer and "Nobody has bid yet." in answer


async def test_everybody_learns_alone(app: App) -> None:
    eva, bob = Person(app, "Eva"), Person(app, "Bob")
    await eva.types("/learn tikal")
    await bob.presses("Skip", eva.seen[-1])
    assert "step 1 of" in await eva.types("/learn tikal")


async def test_a_lesson_begins_with_the_game_in_two_minutes_at_hand(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/learn tikal")
    said = await ann.presses("In two minutes")
    assert "Tikal in two minutes" in said and "You lead an expedition" in said
    assert "Your task: place the tile on c4" in said, "the lesson goes on there"
    await ann.presses("Skip")
    assert "In two minutes" not in labels(ann.seen[-1])


async def test_beside_a_pass_the_least_bids_are_offered(app: App) -> None:
    ann = Person(app, "Ann")
    await ann.types("/learn tikal")
    step = await asked(app, ann, "tikal", len(lesson.of_game("tikal")) - 1)
    assert [offer.token.text for offer in step.shown().values()] == ["8", "9", "10", "11", "12", "pass"]


async def test_the_board_is_told_in_words_too(app: App) -> None:
    eva = Person(app, "Eva")
    await eva.types("/learn tikal")
    await eva.presses("Board as text")
    assert eva.seen[-1].picture is None and any(part.style == "block" for part in eva.seen[-1].text)
    await eva.presses("Board as picture")
    assert eva.seen[-1].picture is not None


async def test_an_answer_needs_a_lesson_that_waits(app: App) -> None:
    eva = Person(app, "Eva")
    assert "Choose a lesson first" in await eva.types("/learn end")
    assert "Choose a lesson first" in await eva.types("/learn tikal end")


@pytest.mark.parametrize(
    "data",
    [
        *("learn:chess", "learn:toy", "lesson:toy:0:start", "lesson:tikal:99:start", "lesson:tikal:x:start"),
        *("lesson:tikal:0:nonsense", "lesson:tikal:0:0:nonsense", "lesson:tikal:0:99", "lesson:tikal:0:0.0.0.0"),
    ],
)
async def test_a_button_that_no_lesson_has_changes_nothing(app: App, data: str) -> None:
    eva = Person(app, "Eva")
    assert "step" not in await eva.presses_data(data)
    assert "Choose a lesson first" in await eva.types("/learn end")


async def test_games_and_answers_are_completed(app: App) -> None:
    eva = Person(app, "Eva")
    assert "/learn tikal" in [f"/learn {way}" for way in await eva.completes("/learn ti")]
    await eva.types("/learn tikal")
    step = STEPS[0]
    ways = notations.complete(step.match.game, step.match.state, step.seat, "place c4 ")
    assert await eva.completes("/learn place c4 ") == ways
    assert await eva.completes("/learn tikal place c4 ") == tuple(f"tikal {way}" for way in ways)


async def test_lobbies_rules_and_help_lead_to_the_lesson(app: App, chat: Chat) -> None:
    eva = Person(app, "Eva")
    await eva.types("/new tikal")
    assert "step 1 of" in await eva.presses("Learn to play", chat.lobby)
    await eva.types("/rules tikal")
    assert "step 1 of" in await eva.presses("Learn to play")
    await eva.types("/help")
    assert "**" not in await eva.presses("Learn to play") and "Tikal" in labels(eva.seen[-1])
