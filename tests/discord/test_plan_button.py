"""What is suggested is played by one press: each move a line of its own, and only what the button says."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord.core.layout.components import Click
from bot.discord.core.text.texts import Speech
from bot.discord.views import advice as advice_views
from bot.discord.views.advice import Plan, plan_button, plan_of
from bot.engine.moves import Move
from bot.games.catalogue import games
from bot.players.suggest import Suggestion
from bot.sandbox import Seen
from bot.sessions import Kind
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_advice import advice, opened, still
from tests.discord.test_coach import coached
from tests.discord.test_prompts import table_at
from tests.games.sol.position import MIRA, RULES, Position

pytestmark = pytest.mark.e2e

CHANGED = "Something changed since that was suggested, so nothing was played."


def play_button(panel: Seen) -> Any:
    """The button that plays the plan; None if there is none."""
    return next((each for each in panel.buttons if ":plan:" in each["custom_id"]), None)


async def planned(scene: Stage) -> tuple[Any, Seen, Suggestion]:
    """Who may discover a planet in a game of Super Nova, their panel with a plan of two moves, and that plan."""
    now, panel = await opened(scene, "supernova")
    while "Suggest" not in panel.labels:
        await now.click(panel, "Keep this hand")
        await scene.settled()
        now = (await scene.awaited())[0]
        panel = await still(scene, now, (await now.click(scene.table.last, "Play")).message)
    panel = await still(scene, now, (await now.click(panel, "Suggest")).message)
    *_, thought = scene.client.context.adviser._thoughts.values()
    found = await thought
    assert found is not None
    return now, panel, found


async def moves_since(scene: Stage, seq: int, who: Any) -> list[Move | None]:
    """What someone played after a line of the log."""
    seat = scene.live().seats_of(int(who.id))[0]
    log = await scene.sessions.log(scene.live().id, seat, seq)
    return [line.move for line in log if line.kind is Kind.MOVE]


async def test_a_plan_is_played_by_one_press_and_never_again(scene: Stage) -> None:
    now, panel, found = await planned(scene)
    button = play_button(panel)
    assert button["label"] == "Play all 2"
    assert len(advice(panel).partition(" · ")[0].split(" › ")) == 2
    seq = scene.live().seq
    after = await still(scene, now, (await now.click(panel, button["custom_id"])).message)
    assert tuple(await moves_since(scene, seq, now)) == found.moves[:2]
    assert "Played" not in after.text
    seq = scene.live().seq
    after.buttons[0]["custom_id"] = button["custom_id"]
    again = await now.click(after, button["custom_id"])
    assert await moves_since(scene, seq, now) == []
    assert CHANGED in again.message.text


async def test_it_stops_where_something_else_comes_than_was_expected_and_says_so(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, panel, found = await planned(scene)
    game = games()["supernova"]
    expected = game.decode(found.views[1])
    expected.turn += 1

    otherwise = found._replace(views=(found.views[0], game.encode(expected)))
    monkeypatch.setattr(scene.client.context.adviser, "last", lambda _: otherwise)
    seq = scene.live().seq
    answer = await now.click(panel, play_button(panel)["custom_id"])
    assert await moves_since(scene, seq, now) == [found.moves[0]]
    assert "Played 1 of 2 moves of the plan." in answer.message.text


async def test_what_others_did_meanwhile_does_not_spoil_a_plan(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hidden choice of someone else changes what is seen, but not what the button says."""
    now, panel, found = await planned(scene)
    told = found._replace(views=(b"as it was then", *found.views[1:-1], b"as it was to be"))
    monkeypatch.setattr(scene.client.context.adviser, "last", lambda _: told)
    monkeypatch.setattr("bot.discord.private.planning.plan_of", lambda *_: Plan(found.moves[:2], 2, 2))
    seq = scene.live().seq
    answer = await now.click(panel, play_button(panel)["custom_id"])
    assert tuple(await moves_since(scene, seq, now)) == found.moves[:2]
    assert CHANGED not in answer.message.text


async def test_the_coach_has_a_button_that_plays_what_it_says(scene: Stage) -> None:
    """Where that was said for an earlier position nothing is played, and what is suggested now has its own button."""
    now, panel = await coached(scene)
    assert "-# **Suggested:** Launch" in panel.text
    button = play_button(panel)
    assert button["label"] == "Play it"
    seq = scene.live().seq
    await now.click(panel, button["custom_id"])
    await scene.settled()
    (move,) = await moves_since(scene, seq, now)
    assert move is not None
    assert move.verb == "move"
    seq, other = scene.live().seq, (await scene.awaited())[0]
    old = (await other.click(scene.table.last, "Play")).message
    old.buttons[0]["custom_id"] = button["custom_id"]
    answer = await other.click(old, button["custom_id"])
    assert await moves_since(scene, seq, other) == []
    assert CHANGED in answer.message.text
    assert advice(answer.message)


async def test_where_advice_is_off_such_a_button_plays_nothing(scene: Stage) -> None:
    now, panel = await coached(scene, advice=False)
    assert play_button(panel) is None
    panel.buttons[0]["custom_id"] = Click("plan", scene.live().id, 0, ("1", "1")).custom_id
    seq = scene.live().seq
    said = private_refusal(await now.click(panel, panel.buttons[0]["custom_id"]))
    assert "advice" in said
    assert await moves_since(scene, seq, now) == []


@pytest.mark.parametrize(("certain", "doubted", "played"), [(3, 3, 3), (3, 1, 1), (2, 3, 2), (3, 0, 0)])
def test_it_plays_what_is_certain_up_to_a_move_that_costs_points(
    monkeypatch: pytest.MonkeyPatch, certain: int, doubted: int, played: int
) -> None:
    position, views = Position(), list[bytes]()
    launch = next(move for move in RULES.moves(position.g, MIRA) if move.verb == "launch")
    pool = position.player(MIRA).pool
    monkeypatch.setattr(advice_views, "as_in", lambda table, view: table_at("sol", view, MIRA, table.speech))
    monkeypatch.setattr(
        advice_views,
        "doubt_of",
        lambda table, _: "costs" if pool - table.view.players[MIRA].pool == doubted else "",
    )
    speech = Speech("sol", ["Mira", "Bo"], "en", RULES.sides(position.g))
    for _ in range(3):
        views.append(RULES.encode(RULES.view(position.g, MIRA)))
        RULES.play(position.g, MIRA, launch)
    found = Suggestion((launch, launch, launch), tuple(views), at_once=certain)
    table = table_at("sol", RULES.decode(views[0]), MIRA, speech)
    monkeypatch.setattr(
        advice_views, "_moves_in_words", lambda table, suggestion: iter([("a", 1), ("b", 1), ("c", 1)])
    )
    plan = plan_of(table, found)
    assert (plan.moves, plan.played, plan.parts) == ((launch,) * played, played, 3)
    button = plan_button(table, found, 2)
    assert (button is not None) == (played >= 2)
    if button is not None:
        assert button.label == {2: "Play the first 2", 3: "Play all 3"}[played]
