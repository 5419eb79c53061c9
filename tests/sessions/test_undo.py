"""Taking moves back: at once if no one learned anything, by consent if someone did."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Event, Move, Seat
from bot.engine.playout import Dice
from bot.sessions import Kind, SessionView, User
from bot.store import LogRow
from tests.games.sample.embers import Embers, Habits, Stake
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, DEE, MIRA, OTHER_CHANNEL, Venue

PEOPLE = (MIRA, BO, CY)


async def stake_all(venue: Venue, session: int) -> None:
    for user in PEOPLE:
        move = next(move for move in await venue.sessions.moves(session, user.id) if move.verb == "stake")
        await venue.sessions.submit(user.id, session, move)


async def in_window(venue: Venue) -> tuple[int, int, int]:
    """A game of three in which two may douse the pot: its id, and the ids of those two."""
    session = await venue.game(*PEOPLE)
    await stake_all(venue, session)
    position = await venue.sessions.position(session)
    first, second = [ask.seat for ask in position.asks if ask.seat != CLOCK and ask.prompt.key == "ask-douse"]
    return session, PEOPLE[first].id, PEOPLE[second].id


async def test_a_move_by_which_nobody_learned_anything_is_taken_back_alone(venue: Venue) -> None:
    session, first, _ = await in_window(venue)
    before = await venue.state_bytes(session)
    await venue.sessions.submit(first, session, Move("leave"))
    assert await venue.state_bytes(session) != before
    undone = await venue.sessions.undo(first, session)
    assert undone.done
    assert undone.must_agree == ()
    assert await venue.state_bytes(session) == before
    await venue.proof(session)


async def test_what_somebody_learned_takes_everybodys_consent(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    for user in (MIRA, BO):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    before = await venue.state_bytes(session)
    await venue.sessions.submit(CY.id, session, await venue.any_move(session, CY))
    asked = await venue.sessions.undo(CY.id, session)
    assert not asked.done
    assert asked.must_agree == asked.missing == (0, 1)
    assert "shown" in {event.key for event in asked.learned} or any(event.chance for event in asked.learned)
    assert all(event.audience is None for event in asked.learned)
    assert await refusal(venue.sessions.undo(CY.id, session)) == "undo-waiting"
    assert await refusal(venue.sessions.agree_undo(CY.id, session, "yes")) == "undo-not-concerned"
    assert await refusal(venue.sessions.agree_undo(MIRA.id, session, "perhaps")) == "undo-answer"
    half = await venue.sessions.agree_undo(MIRA.id, session, "yes")
    assert (half.done, half.missing) == (False, (1,))
    assert await refusal(venue.sessions.agree_undo(MIRA.id, session, "yes")) == "undo-agreed"
    view: SessionView = await venue.sessions.get(session)
    assert view.undo is not None
    assert view.undo.missing == (1,)
    done = await venue.sessions.agree_undo(BO.id, session, "yes")
    assert (done.done, done.missing) == (True, ())
    assert await venue.state_bytes(session) == before
    await venue.proof(session)


async def test_one_no_ends_the_request(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    await stake_all(venue, session)
    before = await venue.state_bytes(session)
    await venue.sessions.undo(CY.id, session)
    answer = await venue.sessions.agree_undo(BO.id, session, "no")
    assert (answer.done, answer.declined_by) == (False, 1)
    assert await refusal(venue.sessions.agree_undo(MIRA.id, session, "yes")) == "undo-not-asked"
    assert await venue.state_bytes(session) == before


async def test_a_move_ends_an_open_request(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    await stake_all(venue, session)
    await venue.sessions.undo(CY.id, session)
    asked = [ask.seat for ask in (await venue.sessions.position(session)).asks if ask.seat != CLOCK]
    await venue.sessions.submit(PEOPLE[asked[0]].id, session, Move("leave"))
    assert (await venue.sessions.get(session)).undo is None
    assert await refusal(venue.sessions.agree_undo(BO.id, session, "yes")) == "undo-not-asked"


async def habit(venue: Venue, session: int, user: User, word: str) -> None:
    """Change a setting of which no one else knows."""
    await venue.sessions.submit(user.id, session, Move("habit", (word,)))


async def habits(venue: Venue, session: int) -> list[str]:
    return [(await venue.sessions.position(session, Seat(s))).view.habits[s] for s in range(3)]


async def test_what_others_did_in_secret_stands_in_nobodys_way_and_stays(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await habit(venue, session, BO, "bold")
    await habit(venue, session, CY, "bold")
    assert await venue.sessions.may_undo(MIRA.id, session)
    assert (await venue.sessions.undo(MIRA.id, session)).done
    assert await habits(venue, session) == ["calm", "bold", "bold"]
    assert Seat(0) in (ask.seat for ask in (await venue.sessions.position(session)).asks)
    await venue.proof(session)
    kept = [line.taken_back for line in await venue.sessions.log(session, Seat(1)) if line.seat == 1]
    assert not any(kept)


async def test_what_an_undo_kept_can_be_taken_back_itself(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    for user in (BO, CY):
        await habit(venue, session, user, "bold")
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    for user, word in ((BO, "calm"), (CY, "calm"), (BO, "bold")):
        await habit(venue, session, user, word)
    await venue.sessions.undo(MIRA.id, session)
    for user, after in (
        (BO, ["calm", "calm", "calm"]),
        (CY, ["calm", "calm", "bold"]),
        (BO, ["calm", "bold", "bold"]),
    ):
        assert await venue.sessions.may_undo(user.id, session)
        assert (await venue.sessions.undo(user.id, session)).done
        assert await habits(venue, session) == after
        await venue.proof(session)
    assert not await venue.sessions.may_undo(MIRA.id, session)
    assert await refusal(venue.sessions.undo(MIRA.id, session)) == "undo-nothing"


async def test_a_request_stands_whatever_is_done_in_secret(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    for user in (MIRA, BO):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    await venue.sessions.submit(CY.id, session, await venue.any_move(session, CY))
    await venue.sessions.undo(CY.id, session)
    await habit(venue, session, MIRA, "bold")
    assert (await venue.sessions.get(session)).undo is not None
    for user in (MIRA, BO):
        done = await venue.sessions.agree_undo(user.id, session, "yes")
    assert done.done
    assert await habits(venue, session) == ["bold", "calm", "calm"]
    await venue.proof(session)


async def test_whether_there_is_something_to_take_back_is_read_from_the_end_of_the_log(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    for n in range(40):
        await habit(venue, session, MIRA, ("bold", "calm")[n % 2])
    read: list[int] = []
    tail = venue.store.tail

    async def counted(session: int, last: int, most: int) -> list[LogRow]:
        lines = await tail(session, last, most)
        read.append(len(lines))
        return lines

    venue.store.tail = counted  # type: ignore[method-assign]
    assert await venue.sessions.may_undo(MIRA.id, session)
    assert sum(read) < 20


async def test_the_same_chance_comes_again_after_an_undo(venue: Venue) -> None:
    session = await venue.game(*PEOPLE)
    for user in (MIRA, BO):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    move = await venue.any_move(session, CY)

    async def play() -> list[Event]:
        return (await venue.sessions.submit(CY.id, session, move)).events

    first = await play()
    await venue.sessions.undo(CY.id, session)
    for user in (MIRA, BO):
        await venue.sessions.agree_undo(user.id, session, "yes")
    assert await play() == first


async def test_computer_players_always_agree(venue: Venue) -> None:
    session = await venue.game(MIRA, computers=1)
    await venue.settle(session)
    before = await venue.state_bytes(session)
    venue.pause_computers()
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    undone = await venue.sessions.undo(MIRA.id, session)
    assert undone.done
    assert await venue.state_bytes(session) == before


async def test_against_computers_alone_undo_goes_back_to_the_own_last_decision(venue: Venue) -> None:
    session = await venue.game(MIRA, computers=2)
    assert not await venue.sessions.may_undo(MIRA.id, session)
    assert await refusal(venue.sessions.undo(MIRA.id, session)) == "undo-nothing"
    await venue.settle(session)
    before = await venue.state_bytes(session)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await venue.settle(session)
    lines = await venue.sessions.log(session)
    assert lines[-1].seat != 0, "computer players have moved since"
    venue.pause_computers()
    assert await venue.sessions.may_undo(MIRA.id, session)
    undone = await venue.sessions.undo(MIRA.id, session)
    assert undone.done
    assert await venue.state_bytes(session) == before
    await venue.proof(session)
    assert (await venue.sessions.verify(session)).ok


async def test_with_other_people_at_the_table_only_the_last_move_is_taken_back(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, computers=1)
    await venue.settle(session)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await venue.sessions.submit(BO.id, session, await venue.any_move(session, BO))
    assert not await venue.sessions.may_undo(MIRA.id, session)
    assert await refusal(venue.sessions.undo(MIRA.id, session)) == "undo-not-yours"


async def test_only_the_last_mover_and_only_a_game_that_is_on(venue: Venue) -> None:
    lobby = await venue.lobby(MIRA, channel=OTHER_CHANNEL)
    assert await refusal(venue.sessions.undo(MIRA.id, lobby.id)) == "not-started"
    session = await venue.game(*PEOPLE)
    assert await refusal(venue.sessions.undo(MIRA.id, session)) == "undo-nothing"
    assert await refusal(venue.sessions.agree_undo(MIRA.id, session, "yes")) == "undo-not-asked"
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    assert await refusal(venue.sessions.undo(BO.id, session)) == "undo-not-yours"
    assert await refusal(venue.sessions.undo(DEE.id, session)) == "not-playing"
    await venue.sessions.end(session, MIRA, admin=True)
    assert await refusal(venue.sessions.undo(MIRA.id, session)) == "already-over"


async def test_moves_are_taken_back_one_by_one_to_the_beginning(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    states = [await venue.state_bytes(session)]
    for word in ("bold", "calm", "bold"):
        await venue.sessions.submit(MIRA.id, session, Move("habit", (word,)))
        states.append(await venue.state_bytes(session))
    for before in reversed(states[:-1]):
        state = await venue.sessions.undo(MIRA.id, session)
        if not state.done:
            await venue.sessions.agree_undo(BO.id, session, "yes")
        assert await venue.state_bytes(session) == before
    assert await refusal(venue.sessions.undo(MIRA.id, session)) == "undo-nothing"
    moves = [line for line in await venue.sessions.log(session, None) if line.kind is Kind.MOVE]
    assert all(line.taken_back for line in moves)
    await venue.play_out(session, MIRA, BO)
    await venue.proof(session)


@pytest.mark.parametrize("round_", range(4))
async def test_undo_at_random_points_keeps_the_log_provable(venue: Venue, round_: int) -> None:
    dice, session = Dice(f"undo {round_}"), await venue.game(*PEOPLE)
    while (await venue.sessions.get(session)).status.live:
        user = PEOPLE[dice.below(3)]
        moves = await venue.sessions.moves(session, user.id)
        if not moves:
            continue
        await venue.sessions.submit(user.id, session, moves[dice.below(len(moves))])
        for other in PEOPLE:
            if (await venue.sessions.get(session)).status.live and dice.below(4) == 0:
                now = (await habits(venue, session))[PEOPLE.index(other)]
                await habit(venue, session, other, "calm" if now == "bold" else "bold")
        if (await venue.sessions.get(session)).status.live and dice.below(3) == 0:
            assert await venue.sessions.may_undo(user.id, session)
            state = await venue.sessions.undo(user.id, session)
            for seat in state.missing:
                await venue.sessions.agree_undo(PEOPLE[seat].id, session, "yes")
            await venue.proof(session)
    await venue.proof(session)
    assert (await venue.sessions.verify(session)).ok


class Loud(Habits, tag="loud"):
    """Everyone hears of a habit, and how many cards were staked when it changed."""

    counts: bool = False

    def do_habit(self, g: Embers, seat: Seat, word: str) -> None:
        g.habits[seat] = word
        staked = sum(sum(step.made) for step in g.stack if isinstance(step, Stake)) if self.counts else 0
        g.tell("habit", word=word, staked=staked)


async def test_a_setting_of_another_that_everyone_heard_of_stands_in_nobodys_way_and_stays(
    venue: Venue,
) -> None:
    venue.rules.preferences = Loud()
    session = await venue.game(*PEOPLE)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await habit(venue, session, BO, "bold")
    assert await venue.sessions.may_undo(MIRA.id, session)
    assert (await venue.sessions.undo(MIRA.id, session)).done
    assert await habits(venue, session) == ["calm", "bold", "calm"]
    assert Seat(0) in (ask.seat for ask in (await venue.sessions.position(session)).asks)
    await venue.proof(session)


async def test_who_would_lose_a_setting_by_an_undo_must_agree(venue: Venue) -> None:
    venue.rules.preferences = Loud(counts=True)
    session = await venue.game(*PEOPLE)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await habit(venue, session, BO, "bold")
    asked = await venue.sessions.undo(MIRA.id, session)
    assert (asked.done, asked.must_agree) == (False, (1,))
    assert (await venue.sessions.agree_undo(BO.id, session, "yes")).done
    assert await habits(venue, session) == ["calm", "calm", "calm"]
    await venue.proof(session)


async def play_a_computer(venue: Venue, session: int) -> None:
    """Let one computer player that is asked play anything."""
    table = await venue.sessions._tables.table(session)
    state = (await venue.sessions._tables.position(table)).state
    seat = next(seat for seat in venue.rules.awaited(state) if seat > 0)
    move = venue.rules.moves(state, seat)[0]
    await venue.sessions._play.answer(session, seat, move, seen=table.head.moved)


async def test_against_computers_an_own_setting_since_is_kept_and_the_decision_taken_back(
    venue: Venue,
) -> None:
    venue.pause_computers()
    session = await venue.game(MIRA, computers=2)
    asked = (await venue.sessions.position(session, Seat(0))).asks
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await habit(venue, session, MIRA, "bold")
    assert (await venue.sessions.undo(MIRA.id, session)).done
    assert (await habits(venue, session))[0] == "calm", "nobody has played since that setting"
    await habit(venue, session, MIRA, "bold")
    await play_a_computer(venue, session)
    assert (await venue.sessions.undo(MIRA.id, session)).done
    assert (await habits(venue, session))[0] == "bold"
    assert (await venue.sessions.position(session, Seat(0))).asks == asked
    await venue.proof(session)
