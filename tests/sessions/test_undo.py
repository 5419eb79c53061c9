"""Taking moves back: alone where nobody learned anything, by consent where somebody did."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Event, Move, Seat
from bot.engine.playout import Dice
from bot.sessions import Kind, SessionView, User
from bot.store import LogRow
from tests.sessions.desk import BO, CY, DEE, MIRA, OTHER_CHANNEL, Desk
from tests.sessions.test_lobby import refusal

PEOPLE = (MIRA, BO, CY)


async def stake_all(desk: Desk, session: int) -> None:
    for user in PEOPLE:
        move = next(move for move in await desk.sessions.moves(session, user.id) if move.verb == "stake")
        await desk.sessions.submit(user.id, session, move)


async def in_window(desk: Desk) -> tuple[int, int, int]:
    """A game of three in which two may douse the pot: its id, and the ids of those two."""
    session = await desk.game(*PEOPLE)
    await stake_all(desk, session)
    position = await desk.sessions.position(session)
    first, second = [ask.seat for ask in position.asks if ask.seat != CLOCK and ask.prompt.key == "ask-douse"]
    return session, PEOPLE[first].id, PEOPLE[second].id


async def test_a_move_by_which_nobody_learned_anything_is_taken_back_alone(desk: Desk) -> None:
    session, first, _ = await in_window(desk)
    before = await desk.state_bytes(session)
    await desk.sessions.submit(first, session, Move("leave"))
    assert await desk.state_bytes(session) != before
    undone = await desk.sessions.undo(first, session)
    assert undone.done
    assert undone.must_agree == ()
    assert await desk.state_bytes(session) == before
    await desk.proof(session)


async def test_what_somebody_learned_takes_everybodys_consent(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    for user in (MIRA, BO):
        await desk.sessions.submit(user.id, session, await desk.any_move(session, user))
    before = await desk.state_bytes(session)
    await desk.sessions.submit(CY.id, session, await desk.any_move(session, CY))
    asked = await desk.sessions.undo(CY.id, session)
    assert not asked.done
    assert asked.must_agree == asked.missing == (0, 1)
    assert "shown" in {event.key for event in asked.learned} or any(event.chance for event in asked.learned)
    assert all(event.audience is None for event in asked.learned)
    assert await refusal(desk.sessions.undo(CY.id, session)) == "undo-waiting"
    assert await refusal(desk.sessions.agree_undo(CY.id, session, "yes")) == "undo-not-concerned"
    assert await refusal(desk.sessions.agree_undo(MIRA.id, session, "perhaps")) == "undo-answer"
    half = await desk.sessions.agree_undo(MIRA.id, session, "yes")
    assert (half.done, half.missing) == (False, (1,))
    assert await refusal(desk.sessions.agree_undo(MIRA.id, session, "yes")) == "undo-agreed"
    view: SessionView = await desk.sessions.get(session)
    assert view.undo is not None
    assert view.undo.missing == (1,)
    done = await desk.sessions.agree_undo(BO.id, session, "yes")
    assert (done.done, done.missing) == (True, ())
    assert await desk.state_bytes(session) == before
    await desk.proof(session)


async def test_one_no_ends_the_request(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    await stake_all(desk, session)
    before = await desk.state_bytes(session)
    await desk.sessions.undo(CY.id, session)
    answer = await desk.sessions.agree_undo(BO.id, session, "no")
    assert (answer.done, answer.declined_by) == (False, 1)
    assert await refusal(desk.sessions.agree_undo(MIRA.id, session, "yes")) == "undo-not-asked"
    assert await desk.state_bytes(session) == before


async def test_a_move_ends_an_open_request(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    await stake_all(desk, session)
    await desk.sessions.undo(CY.id, session)
    asked = [ask.seat for ask in (await desk.sessions.position(session)).asks if ask.seat != CLOCK]
    await desk.sessions.submit(PEOPLE[asked[0]].id, session, Move("leave"))
    assert (await desk.sessions.get(session)).undo is None
    assert await refusal(desk.sessions.agree_undo(BO.id, session, "yes")) == "undo-not-asked"


async def habit(desk: Desk, session: int, user: User, word: str) -> None:
    """Change a setting of which nobody else knows."""
    await desk.sessions.submit(user.id, session, Move("habit", (word,)))


async def habits(desk: Desk, session: int) -> list[str]:
    return [(await desk.sessions.position(session, Seat(s))).view.habits[s] for s in range(3)]


async def test_what_others_did_in_secret_stands_in_nobodys_way_and_stays(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    await habit(desk, session, BO, "bold")
    await habit(desk, session, CY, "bold")
    assert await desk.sessions.may_undo(MIRA.id, session)
    assert (await desk.sessions.undo(MIRA.id, session)).done
    assert await habits(desk, session) == ["calm", "bold", "bold"]
    assert Seat(0) in (ask.seat for ask in (await desk.sessions.position(session)).asks)
    await desk.proof(session)
    kept = [line.taken_back for line in await desk.sessions.log(session, Seat(1)) if line.seat == 1]
    assert not any(kept)


async def test_what_an_undo_kept_can_be_taken_back_itself(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    for user in (BO, CY):
        await habit(desk, session, user, "bold")
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    for user, word in ((BO, "calm"), (CY, "calm"), (BO, "bold")):
        await habit(desk, session, user, word)
    await desk.sessions.undo(MIRA.id, session)
    for user, after in (
        (BO, ["calm", "calm", "calm"]),
        (CY, ["calm", "calm", "bold"]),
        (BO, ["calm", "bold", "bold"]),
    ):
        assert await desk.sessions.may_undo(user.id, session)
        assert (await desk.sessions.undo(user.id, session)).done
        assert await habits(desk, session) == after
        await desk.proof(session)
    assert not await desk.sessions.may_undo(MIRA.id, session)
    assert await refusal(desk.sessions.undo(MIRA.id, session)) == "undo-nothing"


async def test_a_request_stands_whatever_is_done_in_secret(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    for user in (MIRA, BO):
        await desk.sessions.submit(user.id, session, await desk.any_move(session, user))
    await desk.sessions.submit(CY.id, session, await desk.any_move(session, CY))
    await desk.sessions.undo(CY.id, session)
    await habit(desk, session, MIRA, "bold")
    assert (await desk.sessions.get(session)).undo is not None
    for user in (MIRA, BO):
        done = await desk.sessions.agree_undo(user.id, session, "yes")
    assert done.done
    assert await habits(desk, session) == ["bold", "calm", "calm"]
    await desk.proof(session)


async def test_whether_there_is_something_to_take_back_is_read_from_the_end_of_the_log(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    for n in range(40):
        await habit(desk, session, MIRA, ("bold", "calm")[n % 2])
    read: list[int] = []
    tail = desk.store.tail

    async def counted(session: int, last: int, most: int) -> list[LogRow]:
        lines = await tail(session, last, most)
        read.append(len(lines))
        return lines

    desk.store.tail = counted  # type: ignore[method-assign]
    assert await desk.sessions.may_undo(MIRA.id, session)
    assert sum(read) < 20


async def test_the_same_chance_comes_again_after_an_undo(desk: Desk) -> None:
    session = await desk.game(*PEOPLE)
    for user in (MIRA, BO):
        await desk.sessions.submit(user.id, session, await desk.any_move(session, user))
    move = await desk.any_move(session, CY)

    async def play() -> list[Event]:
        return (await desk.sessions.submit(CY.id, session, move)).events

    first = await play()
    await desk.sessions.undo(CY.id, session)
    for user in (MIRA, BO):
        await desk.sessions.agree_undo(user.id, session, "yes")
    assert await play() == first


async def test_computer_players_always_agree(desk: Desk) -> None:
    session = await desk.game(MIRA, computers=1)
    await desk.settle(session)
    before = await desk.state_bytes(session)
    desk.pause_computers()
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    undone = await desk.sessions.undo(MIRA.id, session)
    assert undone.done
    assert await desk.state_bytes(session) == before


async def test_against_computers_alone_undo_goes_back_to_the_own_last_decision(desk: Desk) -> None:
    session = await desk.game(MIRA, computers=2)
    assert not await desk.sessions.may_undo(MIRA.id, session)
    assert await refusal(desk.sessions.undo(MIRA.id, session)) == "undo-nothing"
    await desk.settle(session)
    before = await desk.state_bytes(session)
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    await desk.settle(session)
    lines = await desk.sessions.log(session)
    assert lines[-1].seat != 0, "computer players have moved since"
    desk.pause_computers()
    assert await desk.sessions.may_undo(MIRA.id, session)
    undone = await desk.sessions.undo(MIRA.id, session)
    assert undone.done
    assert await desk.state_bytes(session) == before
    await desk.proof(session)
    assert (await desk.sessions.verify(session)).ok


async def test_with_other_people_at_the_table_only_the_last_move_is_taken_back(desk: Desk) -> None:
    session = await desk.game(MIRA, BO, computers=1)
    await desk.settle(session)
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    await desk.sessions.submit(BO.id, session, await desk.any_move(session, BO))
    assert not await desk.sessions.may_undo(MIRA.id, session)
    assert await refusal(desk.sessions.undo(MIRA.id, session)) == "undo-not-yours"


async def test_only_the_last_mover_and_only_a_game_that_is_on(desk: Desk) -> None:
    lobby = await desk.lobby(MIRA, channel=OTHER_CHANNEL)
    assert await refusal(desk.sessions.undo(MIRA.id, lobby.id)) == "not-started"
    session = await desk.game(*PEOPLE)
    assert await refusal(desk.sessions.undo(MIRA.id, session)) == "undo-nothing"
    assert await refusal(desk.sessions.agree_undo(MIRA.id, session, "yes")) == "undo-not-asked"
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    assert await refusal(desk.sessions.undo(BO.id, session)) == "undo-not-yours"
    assert await refusal(desk.sessions.undo(DEE.id, session)) == "not-playing"
    await desk.sessions.end(session, MIRA, admin=True)
    assert await refusal(desk.sessions.undo(MIRA.id, session)) == "already-over"


async def test_moves_are_taken_back_one_by_one_to_the_beginning(desk: Desk) -> None:
    session = await desk.game(MIRA, BO)
    states = [await desk.state_bytes(session)]
    for word in ("bold", "calm", "bold"):
        await desk.sessions.submit(MIRA.id, session, Move("habit", (word,)))
        states.append(await desk.state_bytes(session))
    for before in reversed(states[:-1]):
        state = await desk.sessions.undo(MIRA.id, session)
        if not state.done:
            await desk.sessions.agree_undo(BO.id, session, "yes")
        assert await desk.state_bytes(session) == before
    assert await refusal(desk.sessions.undo(MIRA.id, session)) == "undo-nothing"
    moves = [line for line in await desk.sessions.log(session, None) if line.kind is Kind.MOVE]
    assert all(line.taken_back for line in moves)
    await desk.play_out(session, MIRA, BO)
    await desk.proof(session)


@pytest.mark.parametrize("round_", range(4))
async def test_undo_at_random_points_keeps_the_log_provable(desk: Desk, round_: int) -> None:
    dice, session = Dice(f"undo {round_}"), await desk.game(*PEOPLE)
    while (await desk.sessions.get(session)).status.live:
        user = PEOPLE[dice.below(3)]
        moves = await desk.sessions.moves(session, user.id)
        if not moves:
            continue
        await desk.sessions.submit(user.id, session, moves[dice.below(len(moves))])
        for other in PEOPLE:
            if (await desk.sessions.get(session)).status.live and dice.below(4) == 0:
                now = (await habits(desk, session))[PEOPLE.index(other)]
                await habit(desk, session, other, "calm" if now == "bold" else "bold")
        if (await desk.sessions.get(session)).status.live and dice.below(3) == 0:
            assert await desk.sessions.may_undo(user.id, session)
            state = await desk.sessions.undo(user.id, session)
            for seat in state.missing:
                await desk.sessions.agree_undo(PEOPLE[seat].id, session, "yes")
            await desk.proof(session)
    await desk.proof(session)
    assert (await desk.sessions.verify(session)).ok
