"""Games with more sides than seats, as people see them: who is asked for which side, and who has won what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace as replace_table
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from bot.discord.core.text.texts import Speech, colour, mark
from bot.discord.private.panel_updates import questions_of
from bot.discord.reading.film import seen_by
from bot.discord.reading.film_store import names_then
from bot.discord.reading.report import told_in_words
from bot.discord.table.samples import _look as sample_look
from bot.discord.views.earlier import last_scores
from bot.discord.views.hand_view import names_seen
from bot.discord.views.living import _questions as public_questions
from bot.discord.views.living import standings
from bot.discord.views.order_words import order_in_words
from bot.discord.views.outcome import (
    in_order,
    placed,
    score_line,
    scored_together,
    together,
    told_in_order,
    winner,
)
from bot.discord.views.sheet import sheet_of
from bot.discord.views.table import table_of
from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Ask, Event, Move, Pace, Seat, SideInfo, Text, one_each, who
from bot.engine.retelling import Chapter
from bot.engine.rng import Rng
from bot.engine.standings import Goal, Outcome, Standings
from bot.games.novasolis.rules import NovaRules
from bot.sandbox import Actor, Answer
from bot.sessions import Kind, LogLine, SessionView
from bot.sessions.core.table_state import Result
from bot.sessions.play.orders import Order
from renderers.kit.colours.palette import SEATS
from renderers.look import Look
from tests.discord.stage import Stage, private_refusal, stage
from tests.games.sample.embers import Embers, Stake
from tests.games.sample.sided import SidedRules
from tests.games.text import text

pytestmark = pytest.mark.e2e

CINDER, ASH = 2, 3


@asynccontextmanager
async def table(
    folder: Path, outcome: Outcome = "ranked", goal: int = 1, rules: SidedRules | None = None
) -> AsyncIterator[tuple[Stage, SessionView, str, str]]:
    """A game that has begun, and the names of its first and second player."""
    async with stage(folder / "games.db", games={"embers": rules or SidedRules(outcome, goal)}) as scene:
        session = await scene.game("embers", scene.bo, windows="off")
        first, second = session.names
        yield scene, session, first, second


async def play_until(scene: Stage, session: SessionView, number: int | None) -> None:
    """Play what would be played for people who are away, until a round begins or (None) the game is over."""
    game = scene.client.context.games["embers"]
    while not (state := await scene.truth(session)).over and state.round != number:
        ask = game.asks(state)[0]
        await scene.play(session, ask.seat, ask.default)
    await scene.settled()


def first_of(scene: Stage, session: SessionView) -> Actor:
    return scene.actor(session.holders[0].user_id)


async def panel_of(person: Actor, scene: Stage) -> Answer:
    return await person.click(scene.table.last, "Play")


async def test_a_person_sees_for_which_side_they_are_asked(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, bo):
        one, two = mark(0), mark(1)
        assert f"Waiting for {one} {mira} (Flame) and {two} {bo}" in scene.table.last.text.replace("\\", "")
        assert f"{one} {mira} (Flame) stakes a card" in (
            await panel_of(first_of(scene, session), scene)
        ).text.replace("\\", "")
        await play_until(scene, session, 2)
        cinder = f"{mark(CINDER)} {mira} (Cinder)"
        assert f"Waiting for {cinder} and {two} {bo}" in scene.table.last.text.replace("\\", "")
        shown = await panel_of(first_of(scene, session), scene)
        assert f"{cinder} stakes a card" in shown.text.replace("\\", "")
        direct = first_of(scene, session).dm.messages[-1]
        assert f"{cinder} stakes a card" in direct.text.replace("\\", "")


async def test_who_waits_and_guests_hear_which_side_is_asked(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, _):
        await play_until(scene, session, 2)
        second = scene.actor(session.holders[1].user_id)
        await second.slash("embers stake", card=(await scene.truth(session)).hands[1][0])
        await scene.settled()
        cinder = f"{mark(CINDER)} {mira} (Cinder)"
        assert f"Waiting for {cinder} (stakes a card)." in scene.table.last.text
        assert f"the table waits for {cinder}." in (await second.slash("game why")).text
        assert f"{cinder} stakes a card" in (await scene.cy.slash("game why")).text
        refused = private_refusal(await second.slash("embers stake", card=1))
        assert f"{mira} (Cinder)" in refused


async def test_the_board_and_the_end_show_every_side(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, bo):
        board = (await scene.cy.click(scene.table.last, "Board")).text
        for name in (f"{mira} (Flame)", bo, f"{mira} (Cinder)", "Ash"):
            assert name in board
        await play_until(scene, session, None)
        position = await scene.sessions.position(session.id)
        standings = scene.client.context.games["embers"].standings(position.view)
        places, scores = standings.places, standings.scores
        assert places is not None
        end = scene.table.last.text
        place = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}[places[ASH]]
        assert f"{place} **{mark(ASH)} Ash** {scores[ASH]} points" in end
        assert f"**{mark(CINDER)} {mira} (Cinder)** {scores[CINDER]} points" in end
        report = (await scene.behind(scene.cy, scene.table.last, "Report")).text
        assert f"{place} **{mark(ASH)} Ash** {scores[ASH]} points" in report
        assert f"a game of {mark(0)} {mira} and {mark(1)} {bo}" in report
        told = await scene.sessions.archive.retold(session.id)
        whole = told_in_words(SidedRules(), told, "en").markdown()
        header = [f"{mark(0)} {mira} (Flame)", f"{mark(1)} {bo}", f"{mark(CINDER)} {mira} (Cinder)"]
        assert f"| {' | '.join([*header, f'{mark(ASH)} Ash'])} |" in whole
        assert f"**{mark(0)} {mira} (Flame)** staked a " in whole
        assert (
            f" · {mark(CINDER)} {mira} (Cinder) {scores[CINDER]} · {mark(ASH)} Ash {scores[ASH]}.*" in whole
        )


@pytest.mark.parametrize(("goal", "said"), [(1, "Everyone won together."), (9999, "Everyone lost together.")])
async def test_who_plays_together_hears_how_all_ended(tmp_path: Path, goal: int, said: str) -> None:
    async with table(tmp_path, "together", goal) as (scene, session, _, bo):
        assert said not in scene.table.last.text
        await play_until(scene, session, None)
        end = scene.table.last.text
        assert f"**{said}**" in end
        assert f"\n**{mark(1)} {bo}** " in end, "no one has a place"
        stats = (await scene.mira.slash("game stats")).text
        assert ("one won" if goal == 1 else "none won") in stats
        assert "average place" not in stats


def speech(seats: int = 2) -> Speech:
    ash = SideInfo(None, text("choice-plain", value="Ash"), 5)
    return Speech("embers", ["Mira", "*Bo*"][:seats], "en", (*one_each(seats), ash))


def test_a_side_that_wins_for_itself_is_said_to_have_won() -> None:
    some = Standings.some((5, 4, 3), [True, False, True])
    assert placed(some, 0, speech()) == f"Won: **{mark(0)} Mira**"
    assert placed(some, 1, speech()) == f"Lost: **{mark(1)} \\*Bo\\***"
    assert placed(some, 2, speech()) == f"Won: **{mark(5)} Ash**"
    running = Standings.some((5, 4, 3), None)
    assert placed(running, 2, speech()) == f"**{mark(5)} Ash**"
    assert together(some, speech()) == together(running, speech()) == []


def test_a_side_that_never_scores_is_left_out_in_the_end_unless_it_has_won() -> None:
    ash = SideInfo(None, text("choice-plain", value="Ash"), 5, scores=False)
    told = Speech("embers", ["Mira", "Bo"], "en", (*one_each(2), ash))
    assert told_in_order(Standings((5, 4, 0), (1, 2, 3)), told) == [0, 1]
    assert told_in_order(Standings((5, 4, 0), (2, 2, 1)), told) == [2, 0, 1]
    assert told_in_order(Standings((5, 4, 0), (1, 2, 3), ({}, {}, {"track": 4})), told) == [0, 1, 2]
    assert told_in_order(Standings((5, 4, 0), (1, 2, 3)), speech()) == [0, 1, 2], "it scores"


def test_alone_one_wins_or_loses() -> None:
    assert together(Standings.together((5, 1), won=True), speech(1)) == [f"**{mark(0)} Mira won.**"]
    assert together(Standings.together((5, 1), won=False), speech(1)) == [f"**{mark(0)} Mira lost.**"]
    assert together(Standings.together((5, 1), None), speech(1)) == []


def test_a_score_that_all_share_is_said_once() -> None:
    shared = Standings.sharing(7, None, ({}, {}, {}))
    assert scored_together(shared, speech()) == ["Together: 7 points"]
    assert scored_together(Standings.together((7, 7), None), speech()) == []
    assert in_order(shared) == [0, 1, 2]
    result = Result.of(shared, one_each(2), ((), ()))
    assert last_scores(result, speech()) == ["Together: 7 points"]
    ranked = Result.of(Standings.ranked((7, 5)), one_each(2), ((), ()))
    assert last_scores(ranked, speech()) == [f"{mark(0)} Mira · 7 points", f"{mark(1)} \\*Bo\\* · 5 points"]
    assert shared.scores == (7, 7, 7)
    assert Standings.sharing(7, True, ({}, {})).won == (True, True)


def test_a_line_of_scores_has_all_that_score_and_what_they_have_reached_together() -> None:
    haunted = (*one_each(2), SideInfo(None, Text("the-entity"), 2, scores=False))
    said, three = Speech("novasolis", ["Mira", "Bo"], ENGLISH, haunted), Chapter("round", 3)
    goals = (Goal("stars", 25, 78), Goal("track", 3, 8, scored=False))
    reached = "Together: 12½ of 39 · The Entity’s track: 3 of 8"
    mine = f"{mark(0)} Mira 2 · {mark(1)} Bo 1"
    assert score_line((4, 2, 0), (), three, said, shared=False) == f"-# After round 3: {mine}"
    assert score_line((4, 2, 0), goals, three, said, shared=False) == f"-# After round 3: {mine} · {reached}"
    assert score_line((25,) * 3, goals, three, said, shared=True) == f"-# After round 3: {reached}"
    assert score_line((25,) * 3, (), three, said, shared=True) == "-# After round 3: 12½ stars"
    begun = (Goal("stars", 0, 78), Goal("track", 1, 8, scored=False))
    assert "The Entity’s track: 1 of 8" in score_line((0, 0, 0), begun, three, said, shared=False)
    assert score_line((0, 0, 0), (), three, said, shared=False) == ""
    assert score_line((4, 2, 0), goals, None, said, shared=False) == ""


@pytest.mark.parametrize("won", [True, None])
def test_a_table_that_shares_its_score_stands_in_the_order_of_seats(won: bool | None) -> None:
    """Each side with what it has, and its part of the score."""
    game = NovaRules()
    state = game.setup(2, {"variant": "coop", "races": "random"}, Rng("together"))
    for empire, half_stars in zip(state.empires, (3, 8)):
        empire.coop = empire.sources["settled"] = half_stars
    state.empires[1].energy = 7
    if won is not None:
        state.over, state.result = True, "saved"
    called = Speech("novasolis", ["Mira", "Bo"], "en", game.sides(state))
    session = SimpleNamespace(result=None)
    table = SimpleNamespace(
        standings=game.standings(state), speech=called, game=game, view=state, session=session
    )
    lines = standings(cast(Any, table))
    assert lines[: -3 - 1] == (["**Everyone won together.**"] if won else [])
    assert lines[-4:] == [
        "Together: 5½ stars",
        f"**{mark(0)} Mira** 1½ stars · artifacts 0 · colonies 1 · energy 4",
        f"**{mark(1)} Bo** 4 stars · artifacts 0 · colonies 1 · energy 7",
        f"**{mark(2)} the Entity** track 0",
    ]


def test_a_seat_is_called_by_its_holder_and_a_side_by_its_name() -> None:
    two = Speech("embers", ["@1", "Bo"], "en", SidedRules().sides(SidedRules().setup(2, {}, Rng("sides"))))
    assert two.seat(Seat(0)) == f"{mark(0)} \\@1"
    assert two.side(0) == f"{mark(0)} \\@1 (Flame)"
    assert two.plain == ("@1 (Flame)", "Bo", "@1 (Cinder)", "Ash")
    listed = two.words.value([who(1), who(ASH)], two.sides_to(None))
    assert listed == f"{mark(1)} Bo and {mark(3)} Ash"


def test_an_order_for_a_side_says_for_which() -> None:
    order = Order(
        prompt=text("ask-stake"),
        every=False,
        move=Move("stake", (4,)),
        labels=(text("choice-card", value="4"),),
        at=0.0,
        side=CINDER,
        session=1,
        seat=Seat(0),
        number=1,
        user_id=1,
    )
    two = Speech("embers", ["@1", "Bo"], "en", SidedRules().sides(SidedRules().setup(2, {}, Rng("sides"))))
    assert "“\\@1 (Cinder) stakes a card”" in order_in_words(two, order)
    assert "“@1 (Cinder) stakes a card”" in order_in_words(two, order, two.plain)
    assert "“stakes a card”" in order_in_words(two, replace(order, side=None))


async def test_an_order_is_given_for_the_side_that_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = Stake.ask

    def for_cinder(step: Stake, g: Embers, seat: Seat) -> Ask:
        return replace(ask(step, g, seat), side=CINDER if seat == 0 else None)

    monkeypatch.setattr(Stake, "ask", for_cinder)
    async with table(tmp_path) as (scene, session, mira, _):
        asked = first_of(scene, session)
        panel = await scene.ordering(asked)
        await asked.click(panel, next(label for label in panel.labels if label.startswith("Stake")))
        assert f"asked exactly this: “{mark(CINDER)} {mira} (Cinder) stakes a card”" in panel.text


async def test_pictures_questions_and_old_names_are_by_side(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, bo):
        await play_until(scene, session, 2)
        context = scene.client.context
        public, own = await table_of(context, session, None), await table_of(context, session, Seat(0))
        look = own.look()
        assert look.awaited == (CINDER, 1)
        assert look.names == (f"{mira} (Flame)", bo, f"{mira} (Cinder)", "Ash")
        assert look.hues == (0, 1, 2, 3)
        assert (await sheet_of(context, own)).question.partition("/")[0] == f"ask-stake@{CINDER}"
        assert questions_of(own) == {f"ask-stake@{CINDER}"}
        over = Event("over", {"winners": [who(0), who(CINDER), who(ASH)]})
        before = public.line(LogLine(1, Kind.MOVE, Seat(0), None, [over], 0.0, names=("*Eli*", bo)))
        assert before == ["The fire is out. \\*Eli\\* (Flame), \\*Eli\\* (Cinder) and Ash won."]
        assert public.hue(public.main_sides) is None
        await scene.play(session, Seat(1), own.game.asks(await scene.truth(session))[1].default)
        await scene.settled()
        shown = scene.table.last.components[0]["accent_color"]
        assert shown == colour(CINDER).value


async def test_a_reminder_says_for_which_side(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, _):
        await play_until(scene, session, 2)
        second = scene.actor(session.holders[1].user_id)
        await scene.play(session, Seat(1), (await scene.sessions.moves(session.id, int(second.id)))[0])
        await second.slash("game remind")
        await scene.settled()
        reminded = first_of(scene, session).dm.messages[-1].text
        assert f"{mark(CINDER)} {mira} (Cinder) stakes a card" in reminded


class AshLoses(SidedRules):
    """Ash ends below zero, and what it has is counted."""

    def standings(self, state: Embers) -> Standings:
        if not state.over:
            return super().standings(state)
        return Standings.ranked((*state.scores, 0, -7), counts=({}, {}, {}, {"cards": -7}))


async def test_parts_of_a_score_below_zero_have_a_minus_sign_too(tmp_path: Path) -> None:
    async with table(tmp_path, rules=AshLoses()) as (scene, session, *_):
        await play_until(scene, session, None)
        assert "−7 points · cards −7" in scene.table.last.text


class AshLeads(SidedRules):
    """Ash gains most in every round, and wins."""

    def standings(self, state: Embers) -> Standings:
        scores = (*state.scores, len(state.discard), 100 * state.round)
        return Standings.ranked(scores) if state.over else Standings(scores)


async def test_what_decided_a_game_may_be_a_side_without_a_seat(tmp_path: Path) -> None:
    async with table(tmp_path, rules=AshLeads()) as (scene, session, *_):
        await play_until(scene, session, None)
        end = scene.table.last
        assert "Ash led from round 1 to the end." in end.text
        assert "biggest gain" not in end.text, "no move of Ash can be named"
        assert end.components[0]["accent_color"] == colour(ASH).value
        report = (await scene.behind(scene.cy, end, "Report")).text
        assert "Ash led from round 1 to the end." in report


def test_the_best_side_comes_first_and_alone_gives_its_colour() -> None:
    assert in_order(Standings((3, 5, 4))) == [1, 2, 0]
    assert in_order(Standings((3, 5, 4), (1, 2, 2))) == [0, 1, 2]
    assert in_order(Standings((3, 4, 5), (1, 2, 2))) == [0, 2, 1]
    assert winner(Standings((3, 5), (2, 1))) == 1
    assert winner(Standings((5, 5), (1, 1))) is None
    assert winner(Standings((3, 5))) is None


async def test_a_closer_look_is_offered_at_each_side_by_its_colour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with table(tmp_path) as (scene, session, _, bo):
        context = scene.client.context
        seen = {hue.name: text("choice-plain", value="thing") for hue in SEATS}
        monkeypatch.setattr(context.studio, "inspectable", lambda game, view: seen)
        labels = names_seen(context, await table_of(context, session, Seat(0)))
        assert list(labels.values())[:4] == [
            f"{mark(0)} Flame",
            f"{mark(1)} {bo}",
            f"{mark(CINDER)} Cinder",
            f"{mark(ASH)} Ash",
        ]
        assert labels[SEATS[4].name] == "thing"


async def test_a_film_names_the_sides_of_each_moment(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, bo):
        await play_until(scene, session, None)
        told = await scene.sessions.archive.retold(session.id)
        assert set(names_then(told, "en")) == {(f"{mira} (Flame)", bo, f"{mira} (Cinder)", "Ash")}
        speech = scene.client.context.speech(session, "en")
        assert seen_by(speech, Seat(0)) == seen_by(speech, Seat(0), in_menu=True) == f"as {mira} saw it"


def test_whose_view_is_shown_is_said_as_its_holder_wrote_it() -> None:
    two = Speech("embers", ["@1", "~*x*"], "en")
    assert seen_by(two, Seat(0), in_menu=True) == "as @1 saw it"
    assert seen_by(two, Seat(1)) == "as \\~\\*x\\* saw it"


def test_the_samples_of_a_tour_show_every_side() -> None:
    game = SidedRules()
    state = game.setup(2, {"windows": "off"}, Rng("samples"))
    state.round = 2
    look = sample_look(game, state, None, (), "en")
    assert look.names == ("Mira (Flame)", "Bo", "Mira (Cinder)", "Ash")
    assert (look.awaited, look.hues) == ((CINDER, 1), (0, 1, 2, 3))


HAUNTED = (*one_each(2), SideInfo(None, Text("the-entity"), 2, scores=False))
AUTOMA = (SideInfo(Seat(0)), SideInfo(None, Text("automa-of", {"faction": "~faction-einstein"}), 1))
ALONE = tuple(
    SideInfo(Seat(0), Text("empire-of", {"race": f"~race-{race}"})) for race in ("kharrad", "nyxari")
)


@pytest.mark.parametrize(
    ("game", "sides", "told", "said"),
    [
        (
            "novasolis",
            HAUNTED,
            text("event-combat", side=who(2), other=who(1), sector="2.1"),
            "Die Entität greift Boris in 2.1 an.",
        ),
        (
            "novasolis",
            HAUNTED,
            text("event-combat", side=who(1), other=who(2), sector="2.1"),
            "Boris greift die Entität in 2.1 an.",
        ),
        (
            "novasolis",
            HAUNTED,
            text("event-supports", side=who(1), other=who(2), units="2"),
            "Boris steht der Entität bei: 2.",
        ),
        ("novasolis", HAUNTED, text("forces-of", side=who(2), units="2"), "2 der Entität"),
        ("novasolis", HAUNTED, text("forces-of", side=who(1), units="2"), "2 von Boris"),
        (
            "novasolis",
            HAUNTED,
            text("choice-goal-enemy", sector="2.1", enemies=(who(1), who(2)), units=3),
            "Nach 2.1: Kampf gegen Boris und die Entität (3 Einheiten)",
        ),
        (
            "novasolis",
            ALONE,
            text("choice-contract", side=who(0), other=who(1)),
            "Miras (Kharrad) Vertrag mit Mira (Nyxari)",
        ),
        (
            "factions",
            AUTOMA,
            text("ask-for-automa", side=who(1)),
            "entscheidet für den Automa (Töchter Einsteins)",
        ),
        (
            "factions",
            AUTOMA,
            text("ask-counter", side=who(1), gives="1", gets="2"),
            "darf dem Automa (Töchter Einsteins) antworten (Automa (Töchter Einsteins) will 1 und bietet 2)",
        ),
        ("factions", AUTOMA, text("turn-of", seat=who(1)), "Automas Zug"),
        ("novasolis", ALONE, text("turn-of", seat=who(0)), "Miras (Kharrad) Zug"),
    ],
)
def test_a_side_without_a_person_is_declined_as_a_noun(
    game: str, sides: tuple[SideInfo, ...], told: Text, said: str
) -> None:
    speech = Speech(game, ["Mira", "Boris"], "de", sides)
    assert speech.say(told.key, **told.values).replace("\\", "") == said


def test_names_are_drawn_as_they_are_said() -> None:
    look = Look(Speech("novasolis", ["Mira", "Boris"], "de", HAUNTED).plain)
    assert look.names == ("Mira", "Boris", "die Entität")
    assert {*map(type, look.names)} == {str}, "a name with forms can be no part of a key"


def test_a_side_without_a_person_keeps_its_mark_in_every_case() -> None:
    speech = Speech("novasolis", ["Mira", "Boris"], "de", HAUNTED)
    forces = text("forces-of", side=[who(2), who(1)], units="2")
    assert (
        speech.words.say(forces, speech.sides_to(None)) == f"2 {mark(2)} der Entität und von {mark(1)} Boris"
    )
    assert speech.words.say(forces, speech.sides_to(Seat(1))) == f"2 {mark(2)} der Entität und von dir"


async def test_a_question_beside_the_turn_says_for_which_side_it_is(tmp_path: Path) -> None:
    async with table(tmp_path) as (scene, session, mira, _):
        own = await table_of(scene.client.context, session, Seat(0))
        view = own.game.copy(own.view)
        view.hands[0] = [3]
        ask = Ask(Seat(0), text("ask-stake"), Move("stake", (3,)), Pace.ASIDE, side=CINDER)
        ((asked, shown),) = public_questions(
            replace_table(own, position=replace(own.position, view=view, asks=[ask])), (), 24
        )
        assert asked == ask
        assert (
            shown[0]
            .to_component_dict()["content"]
            .startswith(f"**For {mark(CINDER)} {mira} (Cinder)** (stakes a card")
        )
