"""Computer players at a table: what they are given, and that no one waits for those who think long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.answerer import Answerer
from bot.engine.moves import Ask, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.state import Table
from bot.games.novasolis.rules import NovaRules
from bot.sessions import Sessions, Times
from bot.sessions.play import autoplay
from bot.sessions.play.autoplay import Autoplay
from bot.store.sqlite import open_store
from tests.games.sample.embers import HIDDEN, Douse, Embers, EmbersRules
from tests.paces import lasting
from tests.patience import PATIENCE
from tests.sessions.venue import CHANNEL, MIRA, Clock

EMBERS = EmbersRules()


class Witness:
    """Plays the first move, and keeps what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Game[Any], Embers, Seat]] = []
        self.threads: set[int] = set()

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        self.given.append((game, view, seat))
        self.threads.add(threading.get_ident())
        return game.moves(view, seat)[0]


class Ponderer(Witness):
    """Thinks until it is let go on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    async def answer(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        self.asked.set()
        await self.go_on.wait()
        return self.choose(game, view, seat, dice)


class Peddler:
    """Offers Mira something in each of its turns, and passes."""

    def choose(self, game: Game[Any], view: Table, seat: Seat, dice: Dice) -> Move:
        moves = game.moves(view, seat)
        if (passing := Move("pass")) not in moves:
            return moves[0]
        return passing if view.players[seat].turn.offers else Move.parse("offer seat-1 give-energy-1")


@asynccontextmanager
async def table(
    path: Path, ponder: float = 0.0, clock: Clock | None = None, **players: Answerer
) -> AsyncIterator[Sessions]:
    store = await open_store(path)
    times = Times(paces=lasting(60.0), grace=15.0, think=0.0, ponder=ponder)
    every: list[Game[Any]] = [EmbersRules(), FactionsRules(), NovaRules()]
    games = {game.info.slug: game for game in every}
    sessions = await Sessions.open(
        store, games, players=players, clock=clock or Clock(), times=times, seeds=lambda: "a seed"
    )
    try:
        yield sessions
    finally:
        await sessions.close()
        await store.close()


async def begin(sessions: Sessions, kind: str) -> int:
    """A game of Mira and two computer players."""
    view = await sessions.new(CHANNEL, None, MIRA, "embers")
    for _ in range(2):
        await sessions.add_computer(view.id, MIRA, kind)
    return (await sessions.start(view.id, MIRA)).id


async def answered(sessions: Sessions, session: int) -> None:
    """Wait until the computer players have answered all that they are asked."""
    found = await sessions._tables.table(session)
    while found.busy is not None and not found.busy.done():
        await asyncio.wait([found.busy], timeout=PATIENCE)


async def test_a_computer_player_is_given_its_own_view_and_nothing_else(tmp_path: Path) -> None:
    witness = Witness()
    async with table(tmp_path / "games.db", witness=witness) as sessions:
        session = await begin(sessions, "witness")
        await answered(sessions, session)
        state = sessions._tables.by_id[session].position
        assert state is not None
        assert {seat for _, _, seat in witness.given} == {1, 2}
        for game, view, seat in witness.given:
            assert view is not state.state
            assert view.rng is None
            assert set(view.deck) == {HIDDEN}
            assert all(set(hand) == {HIDDEN} for other, hand in enumerate(view.hands) if other != seat)
            assert HIDDEN not in view.hands[seat]
            assert not any(isinstance(value, Embers) for value in vars(game).values())
    assert threading.get_ident() not in witness.threads


async def test_a_player_who_thinks_long_is_awaited_while_others_play(tmp_path: Path) -> None:
    ponderer = Ponderer()
    async with table(tmp_path / "games.db", ponderer=ponderer) as sessions:
        session = await begin(sessions, "ponderer")
        move = (await sessions.moves(session, MIRA.id))[0]
        await asyncio.wait_for(sessions.submit(MIRA.id, session, move), PATIENCE)
        assert not ponderer.given
        ponderer.go_on.set()
        await answered(sessions, session)
        assert {seat for _, _, seat in ponderer.given} == {1, 2}


async def test_a_game_can_be_left_while_a_player_thinks(tmp_path: Path) -> None:
    async with table(tmp_path / "games.db", ponderer=Ponderer()) as sessions:
        await begin(sessions, "ponderer")
        await asyncio.sleep(0)


@pytest.mark.usefixtures("dealt_by_seed")
async def test_in_a_window_an_answer_takes_as_long_whether_or_not_there_was_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time until a window closes would tell who holds an answer."""
    witness, rests = Witness(), list[float]()

    async def rest(autoplay: Autoplay, seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(Autoplay, "_rest", rest)
    async with table(tmp_path / "games.db", ponder=100.0, w=witness) as sessions:
        session = await begin(sessions, "w")
        while (await sessions.get(session)).status.live:
            await answered(sessions, session)
            for move in (await sessions.moves(session, MIRA.id))[:1]:
                await sessions.submit(MIRA.id, session, move)
        await answered(sessions, session)
    in_windows = [view for _, view, _ in witness.given if isinstance(view.stack[-1], Douse)]
    assert len(rests) == len(in_windows) > 0
    assert all(0 < seconds <= 100.0 for seconds in rests)


async def offered(sessions: Sessions) -> int:
    """A game of Factions in which a computer player has just made Mira an offer."""
    view = await sessions.new(CHANNEL, None, MIRA, "factions")
    await sessions.add_computer(view.id, MIRA, "peddler")
    session = (await sessions.start(view.id, MIRA)).id
    await answered(sessions, session)
    while not await is_offered(sessions, session):
        moves = await sessions.moves(session, MIRA.id)
        await sessions.submit(MIRA.id, session, Move("pass") if Move("pass") in moves else moves[0])
        await answered(sessions, session)
    return session


async def is_offered(sessions: Sessions, session: int) -> bool:
    """Whether Mira is asked about an offer."""
    asks = (await sessions.position(session, Seat(0))).asks
    return any(ask.seat == 0 and ask.prompt.key == "ask-offer" for ask in asks)


async def test_a_computer_player_goes_on_once_its_offer_was_answered_or_its_time_is_over(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with table(tmp_path / "games.db", clock=clock, peddler=Peddler()) as sessions:
        session = await offered(sessions)
        seen = (await sessions.get(session)).moved
        clock.now += 59.0
        await sessions._autoplay.tick()
        await answered(sessions, session)
        assert (await sessions.get(session)).moved == seen
        clock.now += 2.0
        await sessions._autoplay.tick()
        await answered(sessions, session)
        assert (await sessions.get(session)).moved > seen
        assert not await is_offered(sessions, session)


async def test_a_computer_player_goes_on_as_soon_as_its_offer_is_declined(tmp_path: Path) -> None:
    async with table(tmp_path / "games.db", peddler=Peddler()) as sessions:
        session = await offered(sessions)
        seen = (await sessions.get(session)).moved
        await sessions.submit(MIRA.id, session, Move.parse("decline seat-2"))
        await answered(sessions, session)
        assert (await sessions.get(session)).moved > seen + 1


async def test_a_secret_question_holds_no_computer_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it waits would tell everyone of the question."""
    asks, moved = FactionsRules.asks, list[int]()

    def secretly(rules: FactionsRules, state: Any) -> Any:
        return [replace(ask, audience=(ask.seat,)) if not ask.blocking else ask for ask in asks(rules, state)]

    async with table(tmp_path / "games.db", peddler=Peddler()) as sessions:
        session = await offered(sessions)
        moved.append((await sessions.get(session)).moved)
        monkeypatch.setattr(FactionsRules, "asks", secretly)
        sessions._autoplay._held.clear()
        (await sessions._tables.table(session)).position = None
        sessions._autoplay.consider(await sessions._tables.table(session))
        await answered(sessions, session)
        assert (await sessions.get(session)).moved > moved[0]


class Dealer:
    """Offers Mira something in its first Logistics; everything else is played by default."""

    def __init__(self) -> None:
        self.made: list[str] = []

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        move = next(ask.default for ask in game.briefs(view) if ask.seat == seat)
        if (logistics := Move("logistics")) in game.moves(view, seat):
            move = logistics
        if game.offer(view, seat).has("offer") and "offer" not in self.made:
            move = Move("offer", ("empire-1", "give-energy-1"))
        self.made.append(move.verb)
        return move


async def test_a_computer_waits_until_its_offer_in_a_window_is_answered(tmp_path: Path) -> None:
    """The window would close before anyone could answer."""
    dealer, rules = Dealer(), NovaRules()
    async with table(tmp_path / "games.db", dealer=dealer) as sessions:
        lobby = await sessions.new(CHANNEL, None, MIRA, "novasolis", {"trade": "on", "races": "random"})
        await sessions.add_computer(lobby.id, MIRA, "dealer")
        session = (await sessions.start(lobby.id, MIRA)).id
        found = await sessions._tables.table(session)

        async def asked() -> list[Ask]:
            await answered(sessions, session)
            assert found.position is not None
            return rules.asks(found.position.state)

        while (asks := await asked()) and asks[0].seat == 0:
            await sessions.submit(MIRA.id, session, asks[0].default)
        assert [(ask.seat, ask.prompt.key) for ask in asks] == [(1, "ask-bargaining"), (0, "ask-trade")]
        await sessions.submit(MIRA.id, session, Move("decline", ("empire-2",)))
        assert (await asked())[0].seat == 0
        assert "done" in dealer.made[dealer.made.index("offer") :]


async def test_a_game_that_goes_on_for_ever_is_brought_to_its_end_by_defaults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness()
    async with table(tmp_path / "games.db", witness=witness) as sessions:
        session = await begin(sessions, "witness")
        await answered(sessions, session)
        thought = len(witness.given)
        assert thought > 0
        monkeypatch.setattr(autoplay, "MOST_MOVES", (await sessions.get(session)).moved)
        while (await sessions.get(session)).status.live:
            state = sessions._tables.by_id[session].position
            assert state is not None
            default = next(ask.default for ask in EmbersRules().asks(state.state) if ask.seat == 0)
            await sessions.submit(MIRA.id, session, default)
            await answered(sessions, session)
            await sessions.tick()
        assert len(witness.given) == thought
