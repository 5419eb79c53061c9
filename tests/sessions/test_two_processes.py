"""Two sets of sessions on one file, like two processes of one bot: the store decides, and no move is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.sessions import Outcome, Refused, Status, User
from bot.sessions.core.presets import PRESETS
from bot.sessions.core.shards import Shards
from bot.sessions.play.history import Past
from bot.store import Snapshot
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Clock, Venue, open_venue, prove

Pair = tuple[Venue, Venue]


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as one:
        async with open_venue(tmp_path / "games.db", clock=clock) as other:
            yield one, other


async def test_a_move_computed_from_an_old_position_is_computed_again(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, BO)
    await other.sessions.position(session)
    await one.sessions.submit(MIRA.id, session, await one.any_move(session, MIRA))
    outcome = await other.sessions.submit(BO.id, session, await other.any_move(session, BO))
    assert outcome.seq == 5
    await prove(one.store, session)


async def test_what_is_not_legal_any_more_is_refused_with_what_changed(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, BO)
    await other.sessions.position(session)
    moves = await one.sessions.moves(session, MIRA.id)
    await one.sessions.submit(MIRA.id, session, moves[0])
    with pytest.raises(Refused) as caught:
        await other.sessions.submit(MIRA.id, session, moves[1])
    assert caught.value.key == "stale"
    assert [event.key for event in caught.value.events] == ["staked-secretly"]


async def test_one_click_delivered_to_both_is_played_once(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, BO)
    await other.sessions.position(session)
    move = await one.any_move(session, MIRA)
    results = await asyncio.gather(
        *(venue.sessions.submit(MIRA.id, session, move, interaction_id=9) for venue in pair)
    )
    assert sorted(result.replayed for result in results) == [False, True]
    assert len({result.seq for result in results}) == 1


async def test_of_two_clicks_in_two_processes_one_is_played(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, BO)
    seen = (await other.sessions.get(session)).moved
    await other.sessions.position(session)
    move = await one.any_move(session, MIRA)
    results = await asyncio.gather(
        *(
            venue.sessions.submit(MIRA.id, session, move, seen_seq=seen, interaction_id=n)
            for n, venue in enumerate(pair, 1)
        ),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Outcome", "Refused"]


async def test_both_play_a_whole_game_at_once(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, BO, CY)
    await other.sessions.get(session)

    async def play(venue: Venue, *people: User) -> list[Outcome]:
        dice, played = Dice(people[0].name), []
        while (await venue.sessions.get(session)).status.live:
            for user in people:
                try:
                    moves = await venue.sessions.moves(session, user.id)
                    if moves:
                        move = moves[dice.below(len(moves))]
                        played.append(await venue.sessions.submit(user.id, session, move))
                    else:
                        await venue.sessions.submit(
                            user.id, session, Move("habit", (("calm", "bold")[dice.below(2)],))
                        )
                except (Illegal, Refused):
                    continue
        return played

    results = await asyncio.gather(play(one, MIRA, BO, CY), play(other, CY, BO, MIRA))
    seqs = [outcome.seq for played in results for outcome in played]
    assert len(seqs) == len(set(seqs))
    lines = [
        line.seq
        for line in await one.store.log(session)
        if line.kind == "move" and line.body.split()[0] != "habit"
    ]
    assert set(seqs) == set(lines)
    await prove(one.store, session)
    assert (await one.sessions.get(session)).status is Status.FINISHED


async def test_computer_players_of_both_do_not_play_twice(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, computers=3)
    await other.sessions.get(session)
    for venue in pair:
        venue.sessions._autoplay.consider(await venue.sessions._tables.table(session))
    await asyncio.gather(*(venue.settle(session) for venue in pair))
    lines = [line for line in await one.store.log(session) if line.kind == "move"]
    assert sorted(line.seat for line in lines) == [1, 2, 3]
    await prove(one.store, session)


async def test_a_channel_and_a_seat_are_taken_in_both(pair: Pair) -> None:
    one, other = pair
    view = await one.lobby(MIRA)
    assert await refusal(other.lobby(BO)) == "channel-busy"
    assert other.sessions.in_channel(CHANNEL) == view
    await asyncio.gather(one.sessions.join(view.id, BO), other.sessions.join(view.id, CY))
    row = await one.store.session(view.id)
    assert row is not None
    names = (await other.sessions.start(view.id, MIRA)).names
    assert sorted(names) == ["Bo", "Cy", "Mira"]
    assert await refusal(one.sessions.join(view.id, BO)) == "already-joined"
    await one.lobby(MIRA, channel=OTHER_CHANNEL)


async def test_each_hears_of_what_the_other_did(pair: Pair) -> None:
    one, other = pair
    heard: list[int] = []
    other.sessions.on_change.subscribe(lambda changed: heard.append(changed.id))
    session = await one.game(MIRA, BO)
    await other.sessions._tables.refresh()
    assert heard == [session]
    await one.sessions.submit(MIRA.id, session, await one.any_move(session, MIRA))
    await other.sessions._tables.refresh()
    await other.sessions._tables.refresh()
    assert heard == [session, session]
    assert other.sessions.in_channel(CHANNEL) == await one.sessions.get(session)
    view = await one.sessions.end(session, MIRA, admin=True)
    await one.sessions.shown.mark_announced(session, view.seq, 1)
    await other.sessions._tables.refresh()
    assert heard == [session, session, session]
    assert other.sessions.in_channel(CHANNEL) is None


async def test_its_own_writing_is_not_taken_for_that_of_others(venue: Venue) -> None:
    mark = (await venue.store.changes(None)).mark
    await venue.game(MIRA, BO)
    assert (await venue.store.changes(mark)).sessions == ()


async def test_a_move_that_comes_while_an_undo_is_weighed_is_not_lost(pair: Pair) -> None:
    one, other = pair
    session = await one.game(MIRA, BO)
    await one.sessions.submit(MIRA.id, session, Move("habit", ("bold",)))
    history, weighed = one.sessions._history, []
    before = history.kept_before

    async def slowly(session: int, past: Past) -> Snapshot | None:
        if not weighed:
            weighed.append(await other.sessions.submit(BO.id, session, Move("habit", ("bold",))))
            await one.sessions._tables.refresh()
        return await before(session, past)

    history.kept_before = slowly  # type: ignore[method-assign]
    assert (await one.sessions.undo(MIRA.id, session)).done
    lines = [(line.kind, line.seat) for line in await one.store.log(session)][-3:]
    assert lines == [("move", 0), ("move", 1), ("undo", 0)]
    assert (await one.sessions.position(session, Seat(1))).view.habits[1] == "bold"
    await prove(one.store, session)


async def test_only_the_process_of_its_shard_plays_for_the_computers_of_a_table(tmp_path: Path) -> None:
    clock, file, guild = Clock(), tmp_path / "games.db", 1 << 22
    async with open_venue(file, clock=clock, shards=Shards(2, (0,))) as direct:
        async with open_venue(file, clock=clock, shards=Shards(2, (1,))) as server:
            view = await direct.sessions.new(CHANNEL, guild, MIRA, "embers")
            await direct.sessions.add_computer(view.id, MIRA)
            await direct.sessions.start(view.id, MIRA)
            await direct.settle(view.id)
            assert [line.kind for line in await direct.store.log(view.id)][-1] == "start"
            await server.sessions._tables.refresh()
            await server.settle(view.id)
            assert [line.seat for line in await server.store.log(view.id)][-1] == 1


async def test_only_the_process_of_its_shard_rings_for_a_table(tmp_path: Path) -> None:
    clock, file, guild = Clock(), tmp_path / "games.db", 1 << 22
    async with open_venue(file, clock=clock, shards=Shards(2, (0,))) as direct:
        async with open_venue(file, clock=clock, shards=Shards(2, (1,))) as server:
            view = await server.sessions.new(CHANNEL, guild, MIRA, "embers", {"windows": "off"})
            await server.sessions.join(view.id, BO)
            await server.sessions.clocks.set(view.id, MIRA, PRESETS["day"])
            await server.sessions.start(view.id, MIRA)
            await direct.sessions._tables.refresh()
            clock.now += 13 * 3600
            await direct.sessions.tick()
            assert await direct.store.unsent() == []
            await server.sessions.tick()
            assert len(await server.store.unsent()) == 2


def test_each_server_is_one_shards_and_direct_messages_are_the_first_ones() -> None:
    shards = [Shards(3, (number,)) for number in range(3)]
    for guild in (1 << 22, 5 << 22, 81384788765712384):
        assert [each.serves(guild) for each in shards] == [number == (guild >> 22) % 3 for number in range(3)]
    assert [shard.serves(None) for shard in shards] == [True, False, False]
