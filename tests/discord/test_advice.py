"""*Suggest*: one line with a plan and why, kept for the turn, wherever there is a choice, thought out once."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.discord.core.layout.components import Click
from bot.discord.core.text.texts import Speech
from bot.discord.views import advice as advice_views
from bot.discord.views.advice import advice_in_words, move_in_words
from bot.engine.moves import Move, Seat
from bot.players import advising
from bot.players.following import Begun
from bot.players.reasons import Reason
from bot.players.suggest import Suggestion
from bot.sandbox import Seen
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_prompts import table_at
from tests.games.sol.position import MIRA, RULES, Position

pytestmark = pytest.mark.e2e


def advice(panel: Seen) -> str:
    """The line with the suggestion; empty if there is none."""
    found = re.search(r"^\*\*Suggested:\*\* (.*)$", panel.text, re.MULTILINE)
    return found[1] if found else ""


async def opened(scene: Stage, slug: str) -> tuple[Any, Seen]:
    """Whose turn it is in a new game, and their panel."""
    await scene.game(slug, scene.bo)
    now = (await scene.awaited())[0]
    return now, (await now.click(scene.table.last, "Play")).message


def test_the_first_move_is_told_as_its_button_plays_it_and_then_what_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Moves that one move stands for are told at once, but for the first; what is done is not told again.

    A card is used on the way, so they are made one by one.
    """
    position = Position()
    launch = next(move for move in RULES.moves(position.g, MIRA) if move.verb == "launch")
    to = launch.values[0]
    speech = Speech("sol", ["Mira", "Bo"], "en", RULES.sides(position.g))
    monkeypatch.setattr(advice_views, "as_in", lambda table, view: table_at("sol", view, MIRA, table.speech))
    views = [RULES.encode(RULES.view(position.g, MIRA))]
    for _ in range(2):
        RULES.play(position.g, MIRA, launch)
        views.append(RULES.encode(RULES.view(position.g, MIRA)))
    table = table_at("sol", RULES.decode(views[0]), MIRA, speech)
    said = advice_in_words(table, Suggestion((launch,) * 3, tuple(views)))
    assert said.startswith(f"**Suggested:** Launch 1 to {to} › Launch 2 to {to}")
    assert move_in_words(table, launch) == f"Launch 1 to {to}"


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ((), ""),
        (("convert", "bridge", "L2-C2"), "next turn you can build a bridge L2-C2"),
        (("convert", "foundry", "L2"), "next turn you can build a foundry on L2"),
        (("convert", "node", "L2"), ""),
    ],
)
def test_of_what_a_move_prepares_only_what_comes_then_is_told(then: Begun, said: str) -> None:
    position = Position().put(MIRA, "L3")
    position.player(MIRA).pool = 8
    view = RULES.view(position.g, MIRA)
    table = table_at("sol", view, MIRA, Speech("sol", ["Mira", "Bo"], "en", RULES.sides(position.g)))
    launch, launches = Move("launch", ("L2",)), Move("move", ("launch-U2", "launch-L2"))
    brings, beside = Reason("momentum", "energy", 2), Reason("momentum", "score", 1, beside=True)
    for reasons, other, parts in (
        ((), None, [said]),
        ((brings,), None, ["+2 energy", said]),
        ((brings, beside), launch, ["+2 energy", said, "compared with “Launch 1 to L2”: 1 momentum more"]),
    ):
        suggestion = Suggestion((launches,), (RULES.encode(view),), reasons, other, then=then)
        why = "; ".join(part for part in parts if part)
        told = f"**Suggested:** Launch 1 to L2 and 1 to U2{why and f' · {why}'}"
        assert advice_in_words(table, suggestion) == told


async def test_a_suggestion_says_what_it_prepares_and_then_what_it_brings(scene: Stage) -> None:
    """Where no one sees what another Move would bring less, nothing is compared."""
    now, panel = await opened(scene, "sol")
    assert not advice(panel)
    told = []
    for _ in range(3):
        panel = (await now.click(panel, "Suggest")).message
        told.append(advice(panel))
        assert panel.text.count(told[-1].partition(" · ")[0]) == 1
        green = next(button for button in panel.buttons if button["style"] == 3)
        await now.click(panel, green["custom_id"])
        await scene.settled()
        now = (await scene.awaited())[0]
        panel = (await now.click(scene.table.last, "Play")).message
    assert re.fullmatch(r"Launch \d to \w+ and 1 to \w+ · next turn you can build a bridge \w+-\w+", told[0])
    assert re.fullmatch(r"Build a bridge .* · \+1 bridge, \+1 card", told[2])


async def still(scene: Stage, who: Any, panel: Seen) -> Seen:
    """A panel once all that was to follow has come: it may have gone below a newer board."""
    await scene.settled()
    return scene.table.private(who)[-1] if panel.gone else panel


@pytest.mark.parametrize(
    "slug",
    [*(pytest.param(each, marks=pytest.mark.deep) for each in ("factions", "sol")), "novasolis", "supernova"],
)
async def test_it_is_there_wherever_there_is_a_choice_and_goes_on_with_its_plan(
    scene: Stage, slug: str
) -> None:
    """Each person plays what is suggested to them."""
    await scene.game(slug, scene.bo)
    kept, before = 0, dict[int, list[str]]()
    for _ in range(16):
        now = (await scene.awaited())[0]
        panel = await still(scene, now, (await now.click(scene.table.last, "Play")).message)
        session = scene.live()
        position = await scene.sessions.position(session.id, session.seats_of(int(now.id))[0])
        offer = position.offer
        assert offer is not None
        wide = any(len(offer.choices(verb.name)) > 1 for verb in offer.open_verbs)
        assert ("Suggest" in panel.labels) == (wide or len(offer.moves) + len(offer.free_moves) > 1)
        if "Suggest" in panel.labels:
            panel = await still(scene, now, (await now.click(panel, "Suggest")).message)
            plan = advice(panel).partition(" · ")[0].split(" › ")
            if expected := before.get(int(now.id), [])[1:]:
                kept += plan[: len(expected)] == expected
            before[int(now.id)] = plan
        green = next(button for button in panel.buttons if button["style"] == 3)
        await now.click(panel, green["custom_id"])
        await scene.settled()
    assert kept


async def test_whoever_asks_ten_times_at_once_is_answered_from_one_thought(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, panel = await opened(scene, "sol")
    thoughts = list[Seat]()
    think = advising.advise_there

    def counted(rules: Any, encoded: bytes, seat: Seat, *more: Any) -> Any:
        thoughts.append(seat)
        return think(rules, encoded, seat, *more)

    monkeypatch.setattr(advising, "advise_there", counted)
    answers = await asyncio.gather(*(now.click(panel, "Suggest") for _ in range(10)))
    assert all(advice(answer.message) for answer in answers)
    assert len(thoughts) == 1


async def test_whoever_only_watches_gets_no_advice(scene: Stage) -> None:
    await opened(scene, "sol")
    board = scene.table.last
    board.buttons[0]["custom_id"] = Click("suggest", scene.live().id).custom_id
    said = private_refusal(await scene.cy.click(board, board.buttons[0]["custom_id"]))
    assert "Suggested" not in said
