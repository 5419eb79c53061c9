"""Standing orders by panel, settings and command: from an open question, read back, confirmed, dropped."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, eager_move
from bot.sandbox import Actor, Seen
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.witness import SESSION
from tests.discord.worlds import Side, twins
from tests.games.proofs import every_game, slugs

pytestmark = pytest.mark.e2e


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage(tmp_path / "games.db") as made:
        yield made


async def table(scene: Stage, seat: int = 0) -> TableView:
    return await table_of(scene.client.context, scene.live(), Seat(seat))


async def confirmed(scene: Stage) -> Seen:
    """Mira's panel of Embers, where her first card is about to be ordered."""
    begun = (await scene.game("embers", scene.bo, windows="off")).seq
    board = next(each for each in reversed(scene.table.messages) if "Play" in each.labels)
    assert "Always answer …" not in (await scene.mira.click(board, "Play")).message.labels, "it is her turn"
    panel = await scene.ordering(scene.mira)
    cards = [label for label in panel.labels if label.startswith("Stake")]
    await scene.mira.click(panel, cards[0])
    assert cards[0] in panel.text
    assert "only when you are asked exactly this: " in panel.text
    assert scene.mira.name not in panel.text, "its reader is spoken to"
    assert scene.live().seq == begun, "nothing is done before it is confirmed"
    return panel


async def test_an_order_is_read_back_confirmed_and_answers_at_once(scene: Stage) -> None:
    panel = await confirmed(scene)
    before = scene.table.last.text
    seq = scene.live().seq
    await scene.mira.click(panel, "All of this kind")
    assert "Order given." in panel.text
    await scene.settled()
    session = scene.live()
    assert [ask.seat for ask in (await table(scene)).position.asks] == [1]
    orders = scene.sessions.orders.of(int(scene.mira.id))
    assert [(order.every, order.seat) for order in orders] == [(True, 0)]
    assert orders[0].move.verb == "stake"
    for text in (scene.table.last.text, before, (await scene.bo.slash("game log", channel=scene.table)).text):
        assert "order" not in text.lower()
    assert session.seq == seq + 1


async def test_orders_are_listed_and_dropped_in_me_and_by_command(scene: Stage) -> None:
    panel = await confirmed(scene)
    await scene.mira.click(panel, "Just this question")
    me = (await scene.mira.slash("my settings", channel=scene.table)).message
    await scene.mira.click(me, "Standing orders")
    assert "1. Only when you are asked this" in me.text
    listed = await scene.mira.slash("game order list", channel=scene.table)
    assert "1. Only when you are asked this" in listed.text
    others = await scene.bo.slash("game order list", channel=scene.table)
    assert "You have no standing orders" in others.text
    await scene.mira.click(me, "Cancel 1")
    assert "Cancelled." in me.text
    assert scene.sessions.orders.of(int(scene.mira.id)) == []
    gone = await scene.mira.click(listed.message, "Cancel 1")
    assert private_refusal(gone).startswith("**Already gone.**")


async def test_the_command_offers_the_answers_that_are_possible_now(scene: Stage) -> None:
    await scene.game("embers", scene.bo, windows="off")
    offered = await scene.mira.autocomplete("game order set", "answer", {"answer": ""}, channel=scene.table)
    assert offered.choices
    assert all(choice["name"].startswith("Stake") for choice in offered.choices)
    value = offered.choices[0]["value"]
    armed = await scene.mira.slash("game order set", channel=scene.table, answer=value, every=True)
    assert "Order given." in armed.text
    await scene.settled()
    again = await scene.mira.slash("game order set", channel=scene.table, answer=value)
    assert private_refusal(again).startswith("**Not asked.**")
    stranger = await scene.cy.slash("game order set", channel=scene.table, answer=value)
    assert private_refusal(stranger).startswith("**Not your table.**")
    nonsense = await scene.bo.slash("game order set", channel=scene.table, answer="ask-stake stake 99")
    assert private_refusal(nonsense).startswith("**Not possible.**")
    which = await scene.mira.autocomplete("game order drop", "order", {"order": ""}, channel=scene.table)
    dropped = await scene.mira.slash("game order drop", channel=scene.table, order=which.choices[0]["value"])
    assert "Cancelled." in dropped.text
    for order in ("1.0.1", "1.0", "x", "99999999999.1.1"):
        gone = await scene.mira.slash("game order drop", channel=scene.table, order=order)
        assert gone.ephemeral
        assert "order-" not in gone.text


@pytest.mark.parametrize("closed", [False, True])
async def test_an_order_that_is_not_possible_any_more_is_dropped_and_its_owner_told(
    scene: Stage, closed: bool
) -> None:
    if closed:
        scene.mira.close_dms()
    panel = await confirmed(scene)
    session = scene.live()
    orders = scene.sessions.orders
    state = await scene.truth(session)
    once = next(card for card in state.hands[0] if state.hands[0].count(card) == 1)
    await orders.arm(int(scene.mira.id), session.id, Seat(0), "ask-stake", Move("stake", (once,)), every=True)
    await orders.settled()
    while not orders.untold() and orders.of(int(scene.mira.id)):
        for seat, who in ((0, scene.mira), (1, scene.bo)):
            for move in await scene.sessions.moves(session.id, int(who.id)):
                if seat == 1 or move.verb == "keep":
                    await scene.sessions.submit(int(who.id), session.id, move)
                    break
        await orders.settled()
        await scene.settled()
    if closed:
        board = next(message for message in reversed(scene.table.messages) if "Play" in message.labels)
        again = await scene.mira.click(board, "Play")
        assert "A standing order has ended" in again.text
        assert "A standing order has ended" not in (await scene.mira.click(panel, "Refresh")).text
    else:
        assert any("A standing order has ended" in message.text for message in scene.mira.dm.messages)
    assert orders.of(int(scene.mira.id)) == []


async def shown(side: Side) -> list[object]:
    """What a table shows a witness in the end: the newest message, and all that can be asked for."""
    newest = side.witness.place.last
    ids = [SESSION.sub(r"\1:", each["custom_id"]) for each in newest.buttons]
    told = [side.witness.plain(newest.text, "newest"), newest.alt_texts, newest.labels, ids]
    return [*told, *await side.ask_everything([("embers stake", "card")])]


@pytest.mark.parametrize("viewer", [Seat(0), None])
async def test_nothing_that_others_are_sent_tells_an_order_from_an_answer(
    scene: Stage, viewer: Seat | None
) -> None:
    """The same game twice: at one table Bo answers himself as fast, at the other by an order; others see the same."""
    pair = await twins(scene, "embers", viewer, "orders", windows="off", rounds="4")
    bo, orders, answered = int(scene.bo.id), scene.sessions.orders, 0
    game, (one, two) = pair.first.game, (pair.first, pair.second)
    hand = (await one.state()).hands[1]
    move = Move("stake", (max(hand, key=hand.count),))
    while move in game.moves(state := await one.state(), Seat(1)):
        await scene.sessions.submit(bo, one.session.id, move, seat=Seat(1))
        if not orders.of(bo):
            await orders.arm(bo, two.session.id, Seat(1), "ask-stake", move, every=True)
        answered += 1
        await orders.settled()
        await scene.settled()
        assert await shown(one) == await shown(two)
        round_before = (await one.state()).round
        while (state := await one.state()).round == round_before and not state.over:
            seat = next(seat for seat in game.awaited(state) if seat != 1)
            played = game.moves(state, seat)[0]
            for side in (one, two):
                await side.play(seat, played)
        if answered == 2:
            break
    assert answered == 2


@pytest.mark.parametrize("slug", slugs())
async def test_the_way_to_an_order_fits_discord_in_every_game(slug: str, tmp_path: Path) -> None:
    """The strict sandbox takes each page; the first choices lead to a confirmation, and "Back" to the panel."""
    async with stage(tmp_path / "games.db") as scene:
        await scene.game(slug, *scene.company(slug))
        dice, reached = Dice("orders"), 0
        while reached < 3:
            if scene.sessions.in_channel(int(scene.table.id)) is None:
                break
            asked = await scene.awaited()
            who = asked[0]
            session = scene.live()
            seat = session.seats_of(int(who.id))[0]
            if (await table(scene, seat)).asks_of(seat):
                panel = (await who.slash("game order list", channel=scene.table)).message
                if "Always answer …" in panel.labels:
                    await who.click(panel, "Always answer …")
                    reached += await confirmed_somehow(who, panel)
                    await who.click(panel, "Back")
            move = eager_move(every_game()[slug], await scene.truth(session), seat, dice)
            await scene.sessions.submit(int(who.id), session.id, move)
            await scene.settled()
        assert reached >= 3


async def confirmed_somehow(who: Actor, panel: Seen) -> bool:
    """Take the first choice again and again until there is something to confirm."""
    for _ in range(8):
        if "All of this kind" in panel.labels:
            return True
        if panel.menus:
            menu = panel.menus[0]
            first = menu["options"][: menu.get("min_values", 1)]
            await who.choose(panel, [option["value"] for option in first], menu["custom_id"])
        else:
            await who.click(panel, panel.labels[0])
    return False
