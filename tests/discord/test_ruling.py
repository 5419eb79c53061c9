"""A table goes back to an earlier turn if everyone agrees, and says so in log, report and proof."""

from __future__ import annotations

import re

import pytest

from bot.discord.core.layout.components import Click
from bot.discord.core.text.texts import Speech
from bot.discord.views.notices import vote_question
from bot.engine.moves import Seat, Side
from bot.sandbox import Actor, Answer, Seen
from bot.sessions import SessionView, Status, User
from bot.sessions.core.pace import TablePace
from bot.sessions.core.table_state import Proposal, Vote
from bot.sessions.play.lobby_checks import TableOption
from bot.sessions.play.ruling import RULING
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e

DAY = 86400
MIRA, BO = Seat(0), Seat(1)


async def begun(scene: Stage, *others: Actor, pace: TablePace = TablePace.LIVE) -> SessionView:
    """A rated game of Embers in its third round."""
    card = await scene.lobby("embers", *others)
    host = User(int(scene.mira.id), "Mira")
    await scene.sessions.table_options.set(scene.live().id, host, TableOption.RATED, on=True)
    await scene.sessions.clocks.set_pace(scene.live().id, host, pace)
    await scene.mira.click(card, "Start")
    await scene.settled()
    session = scene.live()
    scene.sandbox.skip(60)
    player = RandomPeople(scene, scene.table, "embers")
    while len((await scene.sessions.archive.retold(session.id)).moments) < 4:
        assert await player.play_on(1) is not None
        await scene.settled()
    return await scene.sessions.get(session.id)


async def views(scene: Stage, session: int) -> list[bytes]:
    """What everyone knows of the game."""
    game = scene.client.context.games[(await scene.sessions.get(session)).game]
    return [
        game.encode((await scene.sessions.position(session, seat)).view) for seat in (None, Seat(0), Seat(1))
    ]


async def asked(scene: Stage, who: Actor, turn: int) -> Answer:
    """Someone asks to take a turn back, with all after it, and says that they mean it."""
    sure = await who.slash("game ruling", options={"turn": str(turn + 1)})
    assert sure.ephemeral
    return await who.click(sure.message, sure.message.buttons[0]["custom_id"])


async def test_all_agree_and_the_game_goes_on_from_there(scene: Stage) -> None:
    session = await begun(scene, scene.bo, scene.cy)
    told = await scene.sessions.archive.retold(session.id)
    assert len(told.moments) > 2
    was = told.moments[1]
    sure = await scene.mira.slash("game ruling", options={"turn": "3"})
    assert "Round 2" in sure.text
    assert "Everyone must agree" in sure.text
    assert "no longer be rated" in sure.text
    back = (await scene.mira.click(sure.message, "Back")).message
    assert "as Mira saw it" in back.text
    sure = await scene.mira.slash("game ruling", options={"turn": "3"})
    posted = scene.pings()
    await scene.mira.click(sure.message, "Ask the table")
    await scene.settled()
    assert list(posted.values()) == [[scene.bo.id, scene.cy.id]], "who must agree is called once"
    assert "Already asked" in private_refusal(await scene.bo.slash("game ruling", options={"turn": "2"}))
    notice = next(each for each in reversed(scene.table.messages) if "Go back" in each.labels)
    assert "Mira would like to take the game back to Round 2" in notice.text
    assert "Anyone who has not answered by" in notice.text
    await scene.bo.click(notice, "Go back")
    await scene.settled()
    assert (await scene.sessions.get(session.id)).table_state.rated
    await scene.cy.click(notice, "Go back")
    await scene.settled()
    after = await scene.sessions.get(session.id)
    assert after.table_state.votes == ()
    assert after.table_state.proposal is None
    assert not after.table_state.rated
    game = scene.client.context.games["embers"]
    assert game.encode((await scene.sessions.position(session.id)).view) == was.view
    log = (await scene.cy.slash("game log")).text
    assert "The game went back to Round 2" in log
    assert "~~" in log
    assert "Once, the table agreed to go back" in (await scene.bo.slash("game file verify")).text
    report = await scene.mira.slash("game file report")
    await scene.sandbox.wait_for(lambda: bool(report.message.attachments))
    assert (
        "The game went back to Round 2" in report.message.file(len(report.message.attachments) - 1).decode()
    )
    assert await RandomPeople(scene, scene.table, "embers").play_on() is None
    assert "**Verified.**" in (await scene.bo.slash("game file verify")).text
    over = await scene.sessions.get(session.id)
    assert over.result is not None
    assert not over.result.is_rated


async def test_one_no_is_enough_and_it_may_not_be_asked_again_soon(scene: Stage) -> None:
    session = await begun(scene, scene.bo, scene.cy)
    before = await views(scene, session.id)
    await asked(scene, scene.mira, 1)
    await scene.settled()
    await scene.cy.click(scene.table.last, "Play on")
    await scene.settled()
    after = await scene.sessions.get(session.id)
    assert after.table_state.votes == ()
    assert after.table_state.proposal is None
    assert after.table_state.rated
    assert await views(scene, session.id) == before
    again = private_refusal(await scene.mira.slash("game ruling", options={"turn": "2"}))
    assert "Asked already" in again
    assert "The table declined going back a short time ago" in again
    scene.sandbox.skip(301)
    assert "Everyone must agree" in (await scene.mira.slash("game ruling", options={"turn": "2"})).text


async def test_at_live_silence_agrees_after_ten_minutes_as_the_message_says(scene: Stage) -> None:
    session = await begun(scene, scene.bo)
    scene.sandbox.skip(
        scene.sessions._tables.times.patience
    )  # for which no one is late after a start of the bot
    sure = await scene.mira.slash("game ruling", options={"turn": "2"})
    assert "says nothing for 10 minutes agrees" in sure.text
    await scene.mira.click(sure.message, "Ask the table")
    await scene.settled()
    until = int(scene.sandbox.clock.now() + 600) + 1
    asks = scene.table.last
    assert f"Anyone who has not answered by <t:{until}:f> agrees." in asks.text
    scene.sandbox.skip(590)
    await scene.settled()
    assert (await scene.sessions.get(session.id)).table_state.votes
    scene.sandbox.skip(11)
    await scene.sandbox.wait_for(lambda: not scene.live().table_state.votes)
    await scene.settled()
    assert asks.text.startswith("**The game went back to Round 1")


async def test_at_days_silence_agrees_after_a_day_of_waking_hours(scene: Stage) -> None:
    session = await begun(scene, scene.bo, pace=TablePace.DAYS)
    sure = await scene.mira.slash("game ruling", options={"turn": "2"})
    assert "says nothing for 24 waking hours agrees" in sure.text
    await scene.mira.click(sure.message, "Ask the table")
    await scene.settled()
    scene.sandbox.skip(DAY - 60)
    await scene.settled()
    assert (await scene.sessions.get(session.id)).table_state.votes
    scene.sandbox.skip(120)
    await scene.sandbox.wait_for(lambda: not scene.live().table_state.votes)
    assert not scene.live().table_state.rated


async def test_free_seats_have_no_vote(scene: Stage) -> None:
    session = await begun(scene, scene.bo)
    await scene.sessions.seats.leave(session.id, User(int(scene.bo.id), "Bo"))
    await scene.settled()
    sure = await scene.mira.slash("game ruling", options={"turn": "2"})
    assert "Everyone must agree" not in sure.text
    assert "no longer be rated" in sure.text
    done = await scene.mira.click(sure.message, "Go back")
    assert "The game went back" in done.text
    assert len((await scene.sessions.archive.retold(session.id)).moments) == 1
    assert not scene.live().table_state.rated


async def test_only_players_ask_and_only_for_an_earlier_turn_of_a_running_game(scene: Stage) -> None:
    session = await begun(scene, scene.bo)
    others = await scene.cy.slash("game ruling", options={"turn": "2"})
    assert "You are watching" in private_refusal(others)
    latest = await scene.mira.slash("game ruling", options={"turn": "99"})
    assert "Not an earlier turn" in private_refusal(latest)
    start = await scene.mira.slash("game ruling", options={"turn": "1"})
    assert "Not an earlier turn" in private_refusal(start), "no turn led to the start"
    forged = Click("ruling", session.id, 0, ("77",)).custom_id
    assert "Not an earlier turn" in private_refusal(
        await pressed(scene.mira, scene.mira.say("a word"), forged)
    )
    assert (await scene.sessions.get(session.id)).status is Status.PLAYING


@pytest.mark.parametrize(
    ("taken", "said"),
    [((), "3 turns"), (((Side(0), 1), (Side(1), 2)), "one of your turns and 2 of Bo’s turns")],
)
def test_a_question_says_how_many_turns_of_whom_it_takes_back(
    taken: tuple[tuple[Side, int], ...], said: str
) -> None:
    proposal = Proposal(line=1, unit="round", number=1, sides=(Side(0),), turns=3, taken=taken)
    vote = Vote(RULING, None, BO, (MIRA, BO), {}, 1.0)
    speech = Speech("embers", ["Mira", "Bo"], "en")
    question = vote_question(vote, speech, MIRA, proposal).replace("★ ", "")
    assert f" and all after it: {said}. Everyone must agree." in question
    assert vote_question(vote, speech, MIRA, proposal, was=True) == "★ Bo asked to go back to Round 1."


def unmarked(message: Seen) -> str:
    """The text of a message without the marks of the seats."""
    return re.sub("[●★■] ", "", message.text)


async def in_turns(scene: Stage, *others: Actor) -> tuple[Actor, Actor]:
    """A game of SOL in which all have had a turn, and the first two again: whose turn it is, and whose it was."""
    await scene.game("sol", *others)
    (was,) = await scene.awaited()
    for _ in range(len(others) + 2):
        (was,) = await scene.awaited()
        await was.slash("sol hold")
        await scene.settled()
    (now,) = await scene.awaited()
    return now, was


async def test_the_turn_that_a_line_tells_of_is_taken_back_and_begins_anew_for_all(scene: Stage) -> None:
    now, was = await in_turns(scene, scene.bo)
    panel = (await now.click(scene.board, "Play")).message
    assert "Your turn" in panel.text
    offered = await now.autocomplete("game ruling", "turn", {"turn": ""})
    lines = {each["value"]: each["name"] for each in offered.choices}
    assert lines == {
        "2": f"2 · Round 1 · {was.name} took no action.",
        "3": "3 · Round 1 · You took no action.",
        "4": f"4 · Round 2 · {was.name} took no action.",
    }
    assert [*lines] == ["4", "3", "2"], "the newest first"
    all_after = (await now.slash("game ruling", options={"turn": "2"})).text
    assert f"This takes back one of your turns and 2 of {was.name}’s turns, with everything" in all_after
    by_words = (await now.slash("game ruling", options={"turn": "took no action"})).text
    assert f"This takes back one of {was.name}’s turns, with everything" in by_words, "the newest is meant"
    sure = await now.slash("game ruling", options={"turn": "4"})
    assert f"Take back {was.name}’s turn (Round 2) and all after it?" in sure.text
    assert "went wrong" not in sure.text
    await now.click(sure.message, "Ask the table")
    await scene.settled()
    notice, posted = scene.table.last, scene.pings()
    asks = f"would like to take back {was.name}’s turn (Round 2) and all after it: one of {was.name}’s turns. Everyone"
    assert asks in unmarked(notice)
    await was.click(notice, "Go back")
    await scene.settled()
    told = (
        f"**The game went back to Round 2, {was.name}’s turn.**\n-# {now.name} asked to go back to Round 2."
    )
    assert unmarked(notice) == told
    assert await scene.awaited() == [was]
    assert posted == {scene.board.id: [was.id]}, "whose turn it is again is called"
    assert int(scene.board.id) > int(notice.id)
    assert "Your turn" not in panel.text
    assert not panel.menus


async def test_an_earlier_turn_of_whose_turn_it_is_begins_anew_too(scene: Stage) -> None:
    now, was = await in_turns(scene, scene.bo)
    panel = (await now.click(scene.board, "Play")).message
    await was.click((await was.slash("game ruling", options={"turn": "3"})).message, "Ask the table")
    await scene.settled()
    notice, posted = scene.table.last, scene.pings()
    await now.click(notice, "Go back")
    await scene.settled()
    assert await scene.awaited() == [now]
    assert posted == {scene.board.id: [now.id]}
    assert panel.gone
    (below,) = [each for each in scene.table.private(now) if each.labels and not each.gone]
    assert re.search(r"Your turn.* · round 1 ", below.text)
    assert int(below.id) > int(scene.board.id)


async def test_whoever_plays_on_after_the_question_has_declined(scene: Stage) -> None:
    now, _ = await in_turns(scene, scene.bo, scene.cy)
    asks = next(each for each in (scene.mira, scene.bo, scene.cy) if each != now)
    await asked(scene, asks, 2)
    await scene.settled()
    notice = scene.table.last
    assert "Anyone who makes a move declines" in notice.text
    await now.slash("sol hold")
    await scene.sandbox.wait_for(lambda: not scene.live().table_state.votes)
    await scene.settled()
    assert scene.live().table_state.proposal is None
    assert notice.text.startswith(f"**{now.name} played on, so the game goes on from here.**")
    assert "The table declined" in private_refusal(await asks.slash("game ruling", options={"turn": "2"}))


async def test_what_is_seen_after_the_question_is_told_with_it(scene: Stage) -> None:
    session = await begun(scene, scene.bo)
    await asked(scene, scene.mira, 1)
    await scene.settled()
    notice, game = scene.table.last, scene.client.context.games["embers"]
    proposal = scene.live().table_state.proposal
    assert proposal is not None
    before = proposal.seen, proposal.more
    while (known := scene.live().table_state.proposal) is not None and (known.seen, known.more) == before:
        ask = game.asks(await scene.truth(session))[0]
        seen = (await scene.sessions.get(session.id)).moved
        await scene.sessions._play.answer(session.id, ask.seat, ask.default, seen=seen)
    assert known is not None, "what is played for someone who is away declines nothing"
    assert len(known.seen) + known.more > len(proposal.seen) + proposal.more
    await scene.settled()
    newest = scene.client.context.speech(session, "en").words.tell(known.seen[-1], ["Mira", "Bo"])
    assert newest
    assert newest in notice.text
