"""`/game why`: what can be done now, what not and by which rule; for players, for guests, for one kind of move."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.core.layout.paging import menu_page
from bot.discord.core.text.texts import Speech
from bot.discord.reading import why
from bot.discord.reading.why import _hand, availability_of, examples_of
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, eager_move, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.sandbox import Actor, Seen
from bot.sessions import Status
from tests.discord.stage import Stage, private_refusal, stage
from tests.games.novasolis.play import Board
from tests.games.proofs import NAMES, every_game, seats_near, slugs
from tests.games.sol.position import MIRA, Position
from tests.games.supernova import position as supernova


async def asked_at(scene: Stage) -> Actor:
    return (await scene.awaited())[0]


@pytest.mark.parametrize("slug", every_game())
async def test_every_verb_is_either_possible_or_has_a_reason(slug: str) -> None:
    """On positions of a random game; what is said to be possible is what the game lists, and nothing else."""
    game = every_game()[slug]
    seats = seats_near(game, 2)
    examples = await examples_of(game, {}, seats)
    state = game.setup(seats, {}, Rng("why"))
    by_rule = 0
    for number, _ in enumerate(playout(game, state, Dice("why"), limit=120)):
        if number % 8 or state.over:
            continue
        seat = next((s for s in game.awaited(state) if s >= 0), None)
        if seat is None:
            continue
        view = game.view(state, seat)
        for verb in game.info.verbs:
            if verb.turn.clock:
                continue
            availability = availability_of(game, view, seat, verb, examples.get(verb.name, ()))
            legal = [*game.moves(state, seat), *game.offer(state, seat).beside]
            whole = {move for move in legal if move.verb == verb.name}
            assert availability.count == len(
                game.offer(state, seat).choices(verb.name) if verb.open else whole
            )
            assert availability.count or availability.reasons
            by_rule += sum(bool(reason.refusal.rule) for reason in availability.reasons)
            for reason in availability.reasons:
                if reason.move is not None:
                    assert reason.move not in legal
    assert by_rule > 10 or slug not in ("sol", "supernova")


@pytest.mark.e2e
async def test_the_page_counts_what_is_possible_and_names_the_rule_against_the_rest(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    who = await asked_at(scene)
    opened = await who.click(scene.table.last, "⋯")
    page = await who.click(opened.message, "Why?")
    assert page.ephemeral
    session = scene.live()
    seat = session.seats_of(int(who.id))[0]
    table = await table_of(scene.client.context, session, Seat(seat))
    told = page.text
    for number in (2, 3):
        if any(label.startswith(f"Page {number} ") for label in page.message.labels):
            told += (
                await who.click(page.message, next(f for f in page.message.labels if f"Page {number}" in f))
            ).text
    offered = {move.verb for move in table.legal} - {"launch", "fly"}  # parts of a Move
    for verb in offered:
        title = table.speech.words.say_key(f"verb-{verb}")
        assert f"**{title}**" in told, title
    assert "can be changed" not in told, "settings are left out"
    one = await who.slash("game why", channel=scene.table, verb="convert")
    assert re.search(r"rule \d+(\.\d+)*", one.text)
    assert any(re.match(r"\d", label) for label in one.message.labels), "a button opens the rule"


@pytest.mark.e2e
async def test_one_verb_is_found_by_name_title_menu_and_autocomplete(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    who = await asked_at(scene)
    offered = await who.autocomplete("game why", "verb", {"verb": "fl"}, channel=scene.table)
    assert "fly" in offered.values
    for typed in ("fly", "FLY"):
        answer = await who.slash("game why", channel=scene.table, verb=typed)
        assert answer.text.startswith("**Fly")
    page = (await who.slash("game why", channel=scene.table)).message
    await who.choose(page, "launch", page.menus[0]["custom_id"])
    assert page.text.startswith("**Launch")
    await who.click(page, "Back")
    assert "What you can do now" in page.text
    unknown = await who.slash("game why", channel=scene.table, verb="~castle @everyone")
    assert private_refusal(unknown).startswith("**Unknown move.**")


@pytest.mark.e2e
async def test_the_command_of_a_verb_is_named_with_its_group(scene: Stage) -> None:
    await scene.game("supernova", scene.bo)
    grouped = await scene.bo.slash("game why", channel=scene.table, verb="hold")
    assert "As a command: `/supernova set hold`" in grouped.text
    alone = await scene.bo.slash("game why", channel=scene.table, verb="play")
    assert "As a command: `/supernova play`" in alone.text
    made = await scene.bo.slash("supernova set double", channel=scene.table, answer="on")
    assert made.ephemeral
    assert (await scene.bo.autocomplete("supernova set double", "answer", {"answer": ""})).values == ["off"]


@pytest.mark.e2e
async def test_guests_waiting_players_and_latecomers_are_told_how_it_is(scene: Stage) -> None:
    nothing = await scene.cy.slash("game why", channel=scene.table)
    assert private_refusal(nothing).startswith("**No game here.**")
    card = await scene.lobby("sol", scene.bo)
    assert private_refusal(await scene.mira.slash("game why", channel=scene.table)).startswith("**Not yet.**")
    await scene.mira.click(card, "Start")
    await scene.settled()
    guest = await scene.cy.slash("game why", channel=scene.table, verb="fly")
    assert "You have no seat" in guest.text
    who = await asked_at(scene)
    other = scene.bo if who.id == scene.mira.id else scene.mira
    waiting = await other.slash("game why", channel=scene.table)
    assert "Nothing is asked of you; the table waits for" in waiting.text
    assert who.name in waiting.text


@pytest.mark.e2e
async def test_a_person_is_told_what_they_may_wonder_about_as_a_person_would_say_it(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    position = Position()
    await scene.put(session, position.g)
    page = (await scene.mira.slash("game why", channel=scene.table)).text
    assert re.search(r"\*\*Move\*\*: \d+ choices \(.+, \d+ more\)", page), page
    assert "**Activate**: not now. None of your sundivers is on a station" in page
    assert "No station." not in page, "the title of a refusal answers no question"
    assert "You have begun" not in page
    for _ in range(2):
        moves = await scene.sessions.moves(session.id, int(scene.mira.id))
        await scene.play(session, MIRA, next(move for move in moves if move.verb == "launch"))
    page = (await scene.mira.slash("game why", channel=scene.table)).text
    assert "You have begun: Move. End it or undo it before you do anything else." in page
    assert "Convert" not in page.split("You have begun")[0]


@pytest.mark.e2e
async def test_who_plays_alone_has_begun_nothing_in_a_new_turn(scene: Stage) -> None:
    session = await scene.game("sol")

    async def made(verb: str) -> str:
        moves = await scene.sessions.moves(session.id, int(scene.mira.id))
        await scene.play(session, MIRA, next(move for move in moves if move.verb == verb))
        await scene.settled()
        return (await scene.mira.slash("game why", channel=scene.table)).text

    assert "You have begun: Move." in await made("launch")
    assert "You have begun" not in await made("end")
    assert "You have begun: Move." in await made("launch")


@pytest.mark.e2e
async def test_an_action_that_is_over_is_not_said_to_be_begun(scene: Stage) -> None:
    """In Nova Solis a turn has several, each a move: after one of them, and after set-up, anything else can follow."""
    board = Board()
    session = await scene.game("novasolis", scene.bo, races="random")
    await scene.put(session, board.g)
    await scene.play(session, Seat(board.me), Move("logistics"))
    who = scene.actor(session.holders[Seat(board.me)].user_id)
    page = (await who.slash("game why", channel=scene.table)).text
    assert "**Logistics**: not now. You have taken Logistics this turn" in page, page
    assert "You have begun" not in page


@pytest.mark.e2e
async def test_no_verb_of_a_module_that_is_off_is_named(scene: Stage) -> None:
    await scene.game("novasolis", scene.bo)
    page = (await scene.mira.slash("game why", channel=scene.table)).message
    titles = [option["label"] for option in page.menus[0]["options"]]
    assert "Build" in titles
    assert not {"Offer", "Join an alliance"} & set(titles)


@pytest.mark.e2e
async def test_the_menu_of_kinds_has_pages_where_there_are_many_and_no_settings(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("supernova", scene.bo)
    page = (await scene.mira.slash("game why", channel=scene.table)).message
    titles = [option["label"] for option in page.menus[0]["options"]]
    assert "Build" not in titles, "a phase is no move"
    assert {"Play a card", "Attack"} <= set(titles)
    assert not {"When to ask me", "Pledge"} & set(titles)
    monkeypatch.setattr(why, "menu_page", partial(menu_page, size=12))
    page = (await scene.mira.slash("game why", channel=scene.table)).message
    first = page.menus[0]
    assert first["options"][-1]["label"].startswith("Page 2 ")
    await scene.mira.choose(page, first["options"][-1]["value"], first["custom_id"])
    assert page.menus[0]["options"][0] != first["options"][0]
    assert "What you can do now" in page.text


@pytest.mark.e2e
@pytest.mark.parametrize("slug", slugs())
async def test_every_page_of_every_game_fits_discord(slug: str, tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db") as scene:
        await scene.game(slug, *scene.company(slug))
        dice = Dice("pages")
        for _ in range(3):
            who, session = await asked_at(scene), scene.live()
            page: Seen = (await who.slash("game why", channel=scene.table)).message
            for _ in range(6):
                further = [label for label in page.labels if label.startswith("Page ")]
                if not further:
                    break
                await who.click(page, further[-1])
            verbs = page.menus[0]["options"]
            await who.choose(page, verbs[dice.below(len(verbs))]["value"], page.menus[0]["custom_id"])
            for _ in range(5):
                mover = await asked_at(scene)
                seat = session.seats_of(int(mover.id))[0]
                move = eager_move(every_game()[slug], await scene.truth(session), seat, dice)
                await scene.sessions.submit(int(mover.id), session.id, move)
                if scene.sessions.in_channel(int(scene.table.id)) is None:
                    return
            await scene.settled()


def hand_told(slug: str, state: Any, seat: Seat) -> list[str]:
    """The lines for the cards in a seat's hand, as that seat sees them."""
    game = every_game()[slug]
    view = game.view(state, seat)
    position = SimpleNamespace(view=view, asks=game.asks(view), over=False, offer=game.offer(view, seat))
    session = SimpleNamespace(id=1, status=Status.PLAYING)
    sides = game.sides(state)
    seats = len({side.seat for side in sides} - {None})
    speech = Speech(slug, NAMES[:seats], "en", sides)
    return [
        line
        for line, _ in _hand(TableView(cast(Any, session), game, seat, cast(Any, position), speech), seat)
    ]


@pytest.mark.parametrize("slug", ["supernova", "factions", "novasolis"])
def test_each_card_of_ones_own_hand_has_one_line_and_no_other_card_has_one(slug: str) -> None:
    game, told, kinds = every_game()[slug], 0, set[str]()
    state = game.setup(2, {}, Rng("cards"))
    words = words_of(slug)
    for number, _ in enumerate(playout(game, state, Dice("cards"), limit=160)):
        if number % 40 or state.over:
            continue
        for seat in (Seat(0), Seat(1)):
            held = [words.capital(words.say(each.card)) for each in game.held(game.view(state, seat), seat)]
            lines = hand_told(slug, state, seat)
            titles = [re.sub(r"\*\*(.*?)\*\*: .*", r"\1", line) for line in lines[1:]]
            assert titles == held
            assert len(set(held)) == len(held), "alike cards are told once"
            told += len(titles)
            kinds |= {"now" if ": now. " in line else "not" for line in lines[1:]}
            other = game.held(game.view(state, Seat(1 - seat)), seat)
            public = game.held(game.view(state, None), seat)
            assert len(other) == len(public) or slug == "factions", "of others' hands no more is known"
    assert told > 8
    assert "not" in kinds


def test_a_card_says_what_it_does_now_or_why_it_cannot_be_played_with_numbers() -> None:
    """Of an objective how far it is; of a card its phase; of one that can be played what it changes."""
    told = list[str]()
    for slug in ("factions", "novasolis", "supernova"):
        game = every_game()[slug]
        state = game.setup(2, {}, Rng("numbers"))
        for number, _ in enumerate(playout(game, state, Dice("numbers"), limit=220)):
            if number % 7 == 0 and not state.over:
                for seat in (Seat(0), Seat(1)):
                    told += hand_told(slug, state, seat)
    assert any(re.search(r"\. Now \d+ of \d+\.$", line) for line in told)
    assert any(re.search(r": now\. (Reveal|Claim|Place an explorer)", line) for line in told)
    assert any(line.endswith("You play it in Build.") for line in told)
    assert any("can only be played in" in line for line in told), "the rules' own refusal"
    assert not any("Play a card” is not possible" in line for line in told)


@pytest.mark.e2e
async def test_the_hand_is_told_to_its_holder_alone(scene: Stage) -> None:
    await scene.game("supernova", scene.bo)
    mine, other = [await who.slash("game why", channel=scene.table) for who in (scene.mira, scene.bo)]
    assert mine.ephemeral
    state = await scene.truth(scene.live())
    game, words = scene.client.context.games["supernova"], words_of("supernova")
    first = words.say(game.held(game.view(state, Seat(0)), Seat(0))[0].card)
    page = mine.message
    said = page.text
    while further := [label for label in page.labels if re.match(r"Page \d+ ", label)]:
        await scene.mira.click(page, further[-1])
        if page.text in said:
            break
        said += page.text
    assert f"**{first}**" in said
    assert first not in other.text or first in str(game.held(game.view(state, Seat(1)), Seat(1)))
    guest = await scene.cy.slash("game why", channel=scene.table)
    assert "Your hand" not in guest.text


async def test_whoever_names_nothing_is_told_what_holds_for_everything() -> None:
    """At the first move of SOL: no reason is about a space that nobody asked about."""
    game = every_game()["sol"]
    examples = await examples_of(game, {}, 2)
    state = Position().g
    view = game.view(state, MIRA)
    for name in ("fly", "convert", "deconvert", "activate"):
        verb = game.info.verb(name)
        assert verb is not None
        found = availability_of(game, view, MIRA, verb, examples[name])
        refusal = why._special(found)
        assert refusal is not None
        assert refusal.why.values == {}, refusal.why


@pytest.mark.e2e
async def test_no_card_that_one_does_not_hold_is_a_reason(scene: Stage) -> None:
    """Examples of other games name any cards; the lines of one's own say why each cannot be played."""
    session = await scene.game("supernova", scene.bo)
    p = supernova.Position(2).hand(Seat(0), "vega", "algol")
    p.ship(Seat(0), "fighter-escort", p.planet(Seat(0), "altair"))
    p.planet(Seat(0), "eden")
    await scene.put(session, p.phase("transport", Seat(0)).g)
    said = (await scene.mira.slash("game why", channel=scene.table)).text
    assert "**Vega**: not now." in said
    assert "is not in your hand" not in said
    assert "**Play a card**" not in said
