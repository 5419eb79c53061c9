"""Standing orders: answers given in advance, played by the bot, known only to their owner."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.sessions import Kind
from bot.sessions.play.orders import MOST, Order, questions
from tests.games.sample.embers import EmbersRules, KeepOne
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, MIRA, Venue, open_venue

LATER = Seat(1)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Venue]:
    async with open_venue(tmp_path / "games.db") as made:
        yield made


async def hand(tables: Venue, session: int, seat: Seat) -> list[int]:
    return list((await tables.sessions.position(session, seat)).view.hands[seat])


async def twice(tables: Venue, session: int, seat: Seat) -> int:
    """A card that a seat holds several times, so that the same answer is legal in as many rounds of four."""
    table = await tables.sessions._tables.table(session)
    state = (await tables.sessions._tables.position(table)).state
    cards = sorted(state.hands[seat], key=state.hands[seat].count)
    assert cards.count(cards[-1]) in (2, 3), "another seed is needed"
    return int(cards[-1])


async def ordered(tables: Venue, *, every: bool = True) -> tuple[int, int]:
    """A game without windows in which Bo always stakes the same card; the game and the card."""
    session = await tables.game(MIRA, BO, windows="off", rounds="4")
    card = await twice(tables, session, LATER)
    await tables.sessions.orders.arm(BO.id, session, LATER, "ask-stake", Move("stake", (card,)), every=every)
    await tables.sessions.orders.settled()
    return session, card


async def stake(tables: Venue, session: int) -> None:
    """Mira stakes her highest card, and keeps what she can."""
    for move in await tables.sessions.moves(session, MIRA.id):
        if move.verb == "keep":
            await tables.sessions.submit(MIRA.id, session, move)
            break
    cards = await hand(tables, session, Seat(0))
    await tables.sessions.submit(MIRA.id, session, Move("stake", (max(cards),)))


async def test_the_question_itself_is_answered_and_every_like_it_as_long_as_that_is_legal(
    tables: Venue,
) -> None:
    dropped: list[Order] = []
    tables.sessions.orders.on_drop.subscribe(dropped.append)
    session, card = await ordered(tables)
    answered, held = 0, 1 + (await hand(tables, session, LATER)).count(card)
    while not dropped:
        lines = await tables.store.log(session)
        assert (lines[-1].seat, lines[-1].body) == (1, f"stake {card}")
        assert (lines[-1].user_id, lines[-1].how) == (None, "order")
        answered += 1
        await stake(tables, session)
        await tables.sessions.orders.settled()
    assert answered == held
    assert [(order.dropped, order.user_id) for order in dropped] == [("illegal", BO.id)]
    assert tables.sessions.orders.untold() == dropped
    await tables.sessions.orders.told(dropped[0])
    assert tables.sessions.orders.of(BO.id) == []
    await tables.proof(session)


async def test_one_order_for_just_this_question_and_one_for_its_kind(tables: Venue) -> None:
    """The question in Embers has no values, so both fit: the narrower one counts, and its successor replaces it."""
    session = await tables.game(MIRA, BO, windows="off")
    tables.sessions.orders._stopped = True
    cards = sorted(set(await hand(tables, session, LATER)))
    arm = tables.sessions.orders.arm
    await arm(BO.id, session, LATER, "ask-stake", Move("stake", (cards[0],)), every=True)
    await arm(BO.id, session, LATER, "ask-stake", Move("stake", (cards[1],)), every=False)
    await arm(BO.id, session, LATER, "ask-stake", Move("stake", (cards[2],)), every=False)
    kept = tables.sessions.orders.of(BO.id)
    assert [(order.move.values[0], order.every) for order in kept] == [(cards[0], True), (cards[2], False)]
    tables.sessions.orders._stopped = False
    tables.sessions.orders.consider(await tables.sessions._tables.table(session))
    await tables.sessions.orders.settled()
    assert (await tables.store.log(session))[-1].body == f"stake {cards[2]}"


@pytest.mark.usefixtures("dealt_by_seed")
async def test_what_cannot_be_ordered_is_refused(tables: Venue) -> None:
    session = await tables.game(MIRA, BO)
    arm, stakes = tables.sessions.orders.arm, await tables.sessions.moves(session, BO.id)
    legal = stakes[0]
    for user, seat, prompt, move, why in (
        (CY, 1, "ask-stake", legal, "not-playing"),
        (MIRA, 1, "ask-stake", legal, "not-playing"),
        (BO, 1, "ask-douse", legal, "order-not-asked"),
        (BO, 1, "undo", Move("yes"), "order-not-asked"),
        (BO, 1, "ask-stake", Move("stake", (99,)), "order-not-legal"),
        (BO, 1, "ask-stake", Move("habit", ("bold",)), "order-not-legal"),
    ):
        assert await refusal(arm(user.id, session, Seat(seat), prompt, move, every=True)) == why
    await tables.sessions.submit(MIRA.id, session, (await tables.sessions.moves(session, MIRA.id))[0])
    await tables.sessions.submit(BO.id, session, legal)
    assert await refusal(tables.sessions.orders.drop(BO.id, session, LATER, 1)) == "order-gone"
    position = await tables.sessions.position(session, LATER)
    windows = [ask for ask in position.asks if ask.pace.value == "window"]
    assert windows, "another seed is needed"
    assert questions(EmbersRules(), position.view, LATER) == []


def test_two_open_questions_of_one_kind_are_told_apart() -> None:
    """A seat that staked lowest twice draws twice: each question has its own answers, and a name to order them by."""
    game = EmbersRules()
    state = game.setup(2, {}, Rng("orders"))
    state.beside = [KeepOne(LATER, [state.deck.pop(), state.deck.pop()]) for _ in range(2)]
    asked = questions(game, game.view(state, LATER), LATER)
    assert [question.name for question in asked] == ["ask-stake", "ask-keep", "ask-keep~2"]
    for question, step in zip(asked[1:], state.beside, strict=True):
        assert {move.values[0] for move in question.moves} == set(step.drawn)


async def test_a_seat_has_only_so_many_orders(tables: Venue) -> None:
    session = await tables.game(MIRA, BO)
    tables.sessions.orders._stopped = True
    move = (await tables.sessions.moves(session, BO.id))[0]
    made = await tables.sessions.orders.arm(BO.id, session, LATER, "ask-stake", move, every=True)
    others = [made.__class__(**{f: getattr(made, f) for f in made.__struct_fields__})] * MOST
    tables.sessions.orders._armed[session] = tuple(others)
    again = tables.sessions.orders.arm(BO.id, session, LATER, "ask-stake", move, every=False)
    assert await refusal(again) == "order-many"


async def test_others_cannot_tell_an_order_from_a_quick_answer(tmp_path: Path) -> None:
    """The same game, once with an order and once by hand: all that others can read is equal."""
    seen = []
    for by_order in (True, False):
        async with open_venue(tmp_path / f"{by_order}.db") as tables:
            session = await tables.game(MIRA, BO, windows="off")
            move = (await tables.sessions.moves(session, BO.id))[0]
            if by_order:
                await tables.sessions.orders.arm(BO.id, session, LATER, "ask-stake", move, every=False)
                await tables.sessions.orders.settled()
            else:
                await tables.sessions.submit(BO.id, session, move)
            views = []
            for viewer in (None, Seat(0)):
                position = await tables.sessions.position(session, viewer)
                views.append((position, await tables.sessions.log(session, viewer)))
            running = await tables.sessions.export(session)
            await tables.sessions.end(session, MIRA, admin=True)
            over = await tables.sessions.export(session), await tables.sessions.log(session)
            seen.append((views, running, over))
    assert seen[0] == seen[1]


async def test_an_order_outlasts_a_restart_and_ends_with_the_game(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as tables:
        session = await tables.game(MIRA, BO, windows="off")
        tables.sessions.orders._stopped = True
        move = (await tables.sessions.moves(session, BO.id))[0]
        await tables.sessions.orders.arm(BO.id, session, LATER, "ask-stake", move, every=True)
        assert (await tables.store.log(session))[-1].kind == Kind.START.value
    async with open_venue(path) as tables:
        await tables.sessions.orders.settled()
        assert (await tables.store.log(session))[-1].body == str(move)
        await tables.sessions.end(session, MIRA, admin=True)
        await tables.sessions.orders.settled()
        assert await tables.store.orders() == []
        assert tables.sessions.orders.of(BO.id) == []


async def test_an_order_dropped_by_another_process_is_not_played(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as here, open_venue(path) as there:
        session = await here.game(MIRA, BO, windows="off")
        await there.sessions._tables.refresh()
        here.sessions.orders._stopped = True
        move = (await here.sessions.moves(session, BO.id))[0]
        order = await here.sessions.orders.arm(BO.id, session, LATER, "ask-stake", move, every=True)
        there.sessions.orders._stopped = True
        await there.sessions._tables.refresh()
        await there.sessions.orders.drop(BO.id, session, LATER, order.number)
        here.sessions.orders._stopped = False
        here.sessions.orders.consider(await here.sessions._tables.table(session))
        await here.sessions.orders.settled()
        assert (await here.store.log(session))[-1].kind == Kind.START.value


async def test_whoever_takes_a_seat_over_finds_no_orders_and_their_owner_is_told(tables: Venue) -> None:
    session = await tables.game(MIRA, BO, windows="off")
    tables.sessions.orders._stopped = True
    move = (await tables.sessions.moves(session, BO.id))[0]
    await tables.sessions.orders.arm(BO.id, session, LATER, "ask-stake", move, every=True)
    await tables.sessions.seats.leave(session, BO)
    await tables.seat(session, CY, MIRA, LATER)
    tables.sessions.orders._stopped = False
    tables.sessions.orders.consider(await tables.sessions._tables.table(session))
    await tables.sessions.orders.settled()
    assert tables.sessions.orders.of(CY.id) == []
    assert [order.dropped for order in tables.sessions.orders.untold()] == ["seat"]
    assert LATER in [ask.seat for ask in (await tables.sessions.position(session, LATER)).asks]


async def test_after_taking_back_what_an_order_did_one_is_asked(tables: Venue) -> None:
    session, card = await ordered(tables)
    state = await tables.sessions.undo(BO.id, session)
    if not state.done:
        for seat in state.missing:
            await tables.sessions.agree_undo((MIRA, BO)[seat].id, session, "yes")
    await tables.sessions.orders.settled()
    lines = await tables.store.log(session)
    assert lines[-1].kind == Kind.UNDO.value
    asks = (await tables.sessions.position(session, LATER)).asks
    assert LATER in [ask.seat for ask in asks]
    other = next(c for c in await hand(tables, session, LATER) if c != card)
    await tables.sessions.submit(BO.id, session, Move("stake", (other,)))
    await tables.proof(session)
