"""Catching up: the board tells and marks what is new; above a panel stands what changed since one's last turn."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.discord.core.drawing.studio import Studio
from bot.discord.views.catchup import news_of
from bot.discord.views.table import table_of
from bot.engine.moves import Event, Move, Seat, Side, Value, who
from bot.engine.playout import Dice
from bot.engine.told import FELT, GRAVE, PLAIN, SMALL, touching
from bot.sandbox import Actor
from bot.sessions import Kind, LogLine
from renderers.look import Look
from tests.discord.stage import Stage
from tests.games.sol.position import BO, MIRA, RULES, Position

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def play_turns(scene: Stage, count: int) -> list[str]:
    """Random turns, each until the seat awaited changes; the names of who played."""
    dice = Dice("turns")
    names: list[str] = []
    while len(names) < count:
        who = (await scene.awaited())[0]
        names.append(who.name)
        while who.id in [each.id for each in await scene.awaited()]:
            session = scene.live()
            moves = await scene.sessions.moves(session.id, int(who.id))
            await scene.sessions.submit(int(who.id), session.id, moves[dice.below(len(moves))])
    await scene.settled()
    return names


NEWS = "Since you last looked"


async def board(who: Actor, scene: Stage) -> str:
    return (await who.slash("game board", channel=scene.table)).text


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """Every look that something was drawn with."""
    seen: list[Look] = []
    draw = Studio.draw

    async def noted(self: Studio, game: Any, view: Any, look: Look, **named: Any) -> Any:
        seen.append(look)
        return await draw(self, game, view, look, **named)

    monkeypatch.setattr(Studio, "draw", noted)
    return seen


async def test_the_board_tells_and_marks_what_is_new_to_each(scene: Stage, looks: list[Look]) -> None:
    await scene.game("sol", scene.bo)
    assert NEWS not in await board(scene.cy, scene)
    first = len(await scene.sessions.log(scene.live().id))
    await play_turns(scene, 3)
    assert NEWS not in await board(scene.bo, scene), "the channel still tells what was a minute ago"
    scene.sandbox.skip(120)
    looks.clear()
    told = await board(scene.cy, scene)
    assert "3 turns" in told
    assert 1 <= sum(line.startswith("-# ") for line in told.splitlines()) <= 6
    lines = [line for line in await scene.sessions.log(scene.live().id) if line.seq > first]
    assert looks[0].last == tuple(event for line in lines for event in line.events)
    assert NEWS not in await board(scene.cy, scene)


async def test_ones_own_moves_are_no_news_and_end_what_was(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    names = await play_turns(scene, 2)
    scene.sandbox.skip(120)
    last = scene.mira if names[-1] == scene.mira.name else scene.bo
    other = scene.bo if last is scene.mira else scene.mira
    assert NEWS not in await board(last, scene)
    told = await board(other, scene)
    assert "one turn" in told
    assert last.name in told.split(NEWS)[1]


async def test_what_was_taken_back_is_no_news(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await board(scene.cy, scene)
    who, session = (await scene.awaited())[0], scene.live()
    await scene.sessions.submit(
        int(who.id), session.id, (await scene.sessions.moves(session.id, int(who.id)))[0]
    )
    await scene.sessions.undo(int(who.id), session.id)
    assert NEWS not in await board(scene.cy, scene)


async def test_a_direct_message_says_what_happened_since_ones_own_last_move(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo, scene.cy, windows="off")
    for each in (scene.mira, scene.bo, scene.cy):
        move = (await scene.sessions.moves(session.id, int(each.id)))[0]
        await scene.sessions.submit(int(each.id), session.id, move)
        await scene.settled()
    scene.sandbox.skip(120)
    await scene.mira.click(scene.mira.dm.last, "Refresh")
    assert "Since your last turn" in scene.mira.dm.last.text
    assert "Cy took" in scene.mira.dm.last.text.split("Since your last turn")[1]
    move = (await scene.sessions.moves(session.id, int(scene.mira.id)))[0]
    await scene.sessions.submit(int(scene.mira.id), session.id, move)
    await scene.settled()
    assert "Since your last" not in scene.mira.dm.last.text


async def test_what_touched_a_player_stays_above_their_panel_until_they_move(scene: Stage) -> None:
    """Also where they answered a question meanwhile, and however short a time ago it was."""
    session = await scene.game("sol", scene.bo)
    position = Position().station(MIRA, "foundry", "C2").put(BO, "C2")
    await scene.put(session, position.g)
    for seat in (MIRA, BO, MIRA):
        await scene.play(session, seat, Move("hold"))
    await scene.play(session, BO, Move("activate", ("C2",)))
    asked = [ask for ask in RULES.asks(await scene.truth(session)) if ask.seat == MIRA]
    for ask in asked:
        await scene.play(session, MIRA, ask.default)
    while BO in [ask.seat for ask in RULES.asks(await scene.truth(session))]:
        await scene.play(session, BO, (await scene.sessions.moves(session.id, int(scene.bo.id)))[-1])
    await scene.settled()
    panel = (await scene.mira.click(scene.table.last, "Play")).message
    assert asked
    heading, news, *_ = panel.text.splitlines()
    assert heading == "**Since your last turn**"
    assert "Bo activated" in news
    assert "C2" in news
    await scene.play(session, MIRA, Move("launch", ("L4",)))
    panel = (await scene.mira.click(scene.table.last, "Play")).message
    assert "Bo activated" not in panel.text


def event(key: str, weight: int = 0, *sides: Seat, **values: Value) -> Event:
    return Event(key, dict(values), told=touching(weight, *sides) if sides else PLAIN, about=None)


def fee(number: int) -> Event:
    return event("eaten", FELT, MIRA, owner=who(MIRA), piece="~piece-node", space=f"U{number}")


EATEN = event("eaten", GRAVE, MIRA, owner=who(MIRA), piece="~piece-foundry", space="C2")
HELD = event("hold", seat=who(BO))
CARD = event("accelerate", SMALL, MIRA, seat=who(BO), number=2)


def moved(seq: int, seat: Seat, *events: Event) -> LogLine:
    return LogLine(seq, Kind.MOVE, seat, Move("hold"), list(events), 0.0)


async def test_the_gravest_comes_first_and_what_touches_a_player_is_trimmed_last(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    table = await table_of(scene.client.context, session, MIRA)
    news = news_of(table, [moved(5, BO, HELD, CARD), moved(6, BO, fee(1), EATEN)], "turn")
    kinds = ["C2" in news.told[0], "U1" in news.told[1], "2" in news.told[2], "no action" in news.told[3]]
    assert kinds == [True] * 4
    assert [each[:2] for each in news.told] == ["**", "Fe", "Bo", "-#"]
    assert news.more == 0
    public = await table_of(scene.client.context, session, None)
    assert not any(each.startswith("**") for each in news_of(public, [moved(6, BO, EATEN)]).told)

    many = [
        moved(number, BO, HELD, fee(number), event("accelerate", seat=who(BO), number=number))
        for number in range(9, 60)
    ]
    news = news_of(table, [*many, moved(60, BO, EATEN)], "turn")
    assert "C2" in news.told[0]
    assert all("node on U" in each for each in news.told[1:])
    assert sum(len(each) + 1 for each in news.told) <= 1200
    assert len(news.told) > 10
    assert news.more == 1 + 3 * len(many) - len(news.told)
    assert news.lines(table)[-1] == f"-# {news.more} more in the log"

    # Of one's own moves only what was lost by them is news, as where the end of a turn sets off what no player does.
    news = news_of(table, [moved(5, MIRA, HELD, fee(1), EATEN)], "turn")
    assert len(news.told) == 1
    assert "C2" in news.told[0]
    assert (news.turns, news.events) == (0, ())
    theirs = msgspec.structs.replace(fee(2), about=Side(BO))
    news = news_of(table, [moved(5, MIRA, HELD, fee(1), theirs)], "move")
    assert ["U2" in each for each in news.told] == [True], "and what others did to one in it"
    taken_back = msgspec.structs.replace(moved(5, BO, EATEN), taken_back=True)
    assert news_of(table, [taken_back], "turn").told == ()


async def test_sentences_name_those_who_held_the_seats_when_it_happened(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    table = await table_of(scene.client.context, session, None)
    event = Event("flare-node", {"seat": who(1), "amount": 1, "space": "U1"}, about=Side(1))
    now = LogLine(1, Kind.MOVE, Seat(0), None, [event], 0.0)
    (told,) = table.told([now], [event])
    (then,) = table.told([msgspec.structs.replace(now, names=("Ann", "Ben*")), now], [event])
    name = session.holders[1].name
    assert (name in told, told.replace(name, r"Ben\*")) == (True, then)
