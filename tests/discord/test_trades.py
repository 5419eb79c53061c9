"""Trades that come too late or name what is not there: a private answer, and nothing changes."""

from __future__ import annotations

import dataclasses

import pytest
from msgspec.structs import replace

from bot.discord.views.memory import Memory
from bot.discord.views.table import table_of
from bot.engine.moves import Event, Move, Seat
from bot.engine.told import FELT, PLAIN, QUIET, Told, part_of, touching
from bot.games.supernova.cards.cards import WORDS
from bot.games.supernova.table.tables import SEAT_WORDS
from bot.sandbox import Actor, Answer, CannotDo, Seen
from bot.sessions import Kind, LogLine
from tests.discord.hands import Driver, hand_messages
from tests.discord.stage import Stage, private_refusal
from tests.games.supernova.position import BO, MIRA, Position

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


PROMISES = {f"promise-{word}" for word in ("peace", "help", "passage", "favour")}


class Market(Driver):
    """A table at which someone may trade, and who that is."""

    trader: Seat

    @property
    def who(self) -> Actor:
        return self.people[self.trader]

    @property
    def others(self) -> list[Seat]:
        return [Seat(seat) for seat in range(3) if seat != self.trader]

    async def hand(self, seat: Seat) -> list[str]:
        """The cards of a seat, as commands name them."""
        moves = self.game.moves(await self.state(), seat)
        named = {str(move.values[0]) for move in moves if move.verb in ("trade", "counter")}
        return sorted(named - PROMISES)

    async def missing(self, seat: Seat) -> str:
        """A card that a seat does not hold."""
        held = await self.hand(seat)
        return next(word for word in WORDS if word not in held)

    async def open(self) -> None:
        """Play on quietly until someone chooses an action."""
        for seat in range(3):
            await self.play(Seat(seat), Move("ask", ("never", "game")))
        while not (traders := await self._traders()):
            state = await self.state()
            seat = self.game.awaited(state)[0]
            moves = self.game.moves(state, seat)
            quiet = [move for move in moves if move.verb in ("pass", "done")]
            await self.play(seat, (quiet or moves)[0])
        (self.trader,) = traders
        await self.scene.settled()

    async def _traders(self) -> list[Seat]:
        state = await self.state()
        return [
            seat
            for seat in self.game.awaited(state)
            if seat >= 0 and any(move.verb == "trade" for move in self.game.moves(state, seat))
        ]

    async def offer(self) -> str:
        """Offer the first card to both others; which it is."""
        card = (await self.hand(self.trader))[0]
        for seat in self.others:
            await self.play(self.trader, Move("trade", (card, SEAT_WORDS[seat])))
        await self.scene.settled()
        return card


@pytest.fixture
async def market(scene: Stage) -> Market:
    market = await Market.at_table(scene, "market", asked=())
    await market.open()
    return market


async def choose(who: Actor, panel: Seen, placeholder: str, value: str | None = None) -> Answer:
    """Choose from the menu of a panel that is called so: this value, or the first."""
    menu = next(each for each in panel.menus if each["placeholder"].startswith(placeholder))
    return await who.choose(panel, value or menu["options"][0]["value"], menu["custom_id"])


def explained_in_place(answer: Answer) -> None:
    """The same private panel as it is now, and above it why the clicked move is no longer possible."""
    assert answer.kind == "update"
    assert answer.ephemeral
    assert answer.text.startswith("**")
    assert ".** " in answer.text.splitlines()[0]


async def test_a_card_that_is_gone_since_cannot_be_offered(scene: Stage, market: Market) -> None:
    panel = (await market.who.slash("hand")).message
    card = (await market.hand(market.trader))[0]
    asked = (await choose(market.who, panel, "Make a deal", card)).message
    await market.play(market.trader, Move("jettison", (card,)))
    before = await scene.state()
    explained_in_place(await choose(market.who, asked, asked.menus[0]["placeholder"]))
    assert await scene.state() == before


async def test_a_card_is_offered_to_everyone_and_answered_in_whole(scene: Stage, market: Market) -> None:
    panel = (await market.who.slash("hand")).message
    card, before = (await market.hand(market.trader))[0], await scene.state()
    panel = (await choose(market.who, panel, "Make a deal", card)).message
    panel = (await choose(market.who, panel, panel.menus[0]["placeholder"], "everyone")).message
    assert "Offer Algol to" in panel.text
    assert await scene.state() == before, "a draft is no move"
    (whole,) = (button["label"] for button in panel.buttons if button["style"] == 3)
    assert whole.startswith("Offer ")
    await market.who.click(panel, whole)
    assert (await market.state()).stack[-1].to == market.others
    other = market.others[0]
    who, given = market.people[other], (await market.hand(other))[:2]
    panel = (await who.slash("hand")).message
    for word in (*given, "promise-peace"):
        panel = (await choose(who, panel, panel.menus[0]["placeholder"], word)).message
    await who.click(panel, "Answer with 2 cards and a promise")
    bargain = (await market.state()).stack[-1]
    assert bargain.answered[other]
    assert len(bargain.counters[other]) == 2
    assert bargain.promises[other] == ["peace"]


async def test_what_is_not_in_ones_hand_is_neither_offered_nor_given(scene: Stage, market: Market) -> None:
    other = market.others[0]
    bo = market.people[other]
    missing = await market.missing(market.trader)
    before = await scene.state()
    text = private_refusal(
        await market.who.slash("supernova deal trade", card=missing, player=SEAT_WORDS[other])
    )
    assert "Not in hand" in text
    assert await scene.state() == before
    await market.offer()
    missing = await market.missing(other)
    before = await scene.state()
    for given, why in (
        (missing, "Not in hand"),
        ("no-such-card", "Unknown card"),
        ("promise-marriage", "promise: no attack until the end of next turn"),
    ):
        assert why in private_refusal(await bo.slash("supernova deal counter", card=given))
    assert await scene.state() == before


async def test_an_answer_is_given_once(scene: Stage, market: Market) -> None:
    await market.offer()
    first = market.others[0]
    who, card = market.people[first], (await market.hand(first))[0]
    panel, hand_message = (await who.slash("hand")).message, hand_messages(who, scene)[0]
    await who.click(panel, "Pass")
    before = await scene.state()
    private_refusal(await who.slash("supernova deal counter", card=card))
    private_refusal(await who.slash("supernova pass"))
    assert await scene.state() == before
    await scene.settled()
    await who.click(hand_message, "Pass")
    assert await scene.state() == before
    assert "Pass" not in hand_message.labels


async def test_an_answer_that_is_not_on_the_table_any_more_cannot_be_accepted(
    scene: Stage, market: Market
) -> None:
    await market.offer()
    first, second = market.others
    await market.play(first, Move("counter", ("promise-peace",)))
    await market.play(first, Move("done"))
    await market.play(second, Move("pass"))
    await scene.settled()
    text = private_refusal(await market.who.slash("supernova deal accept", player=SEAT_WORDS[second]))
    assert "offers nothing" in text
    panel = (await market.who.slash("hand")).message
    await market.play(market.trader, Move("pass"))
    before = await scene.state()
    private_refusal(await market.who.slash("supernova deal accept", player=SEAT_WORDS[first]))
    accept = next(label for label in panel.labels if label.startswith("Accept"))
    explained_in_place(await market.who.click(panel, accept))
    assert await scene.state() == before


async def test_nobody_answers_for_another(scene: Stage, market: Market) -> None:
    await market.offer()
    first, second = (market.people[seat] for seat in market.others)
    panel = (await first.slash("hand")).message
    with pytest.raises(CannotDo):
        await second.click(hand_messages(first, scene)[0], "Pass")
    forged = (await second.slash("hand")).message
    forged.payload["components"] = panel.payload["components"]
    seq = scene.live().seq
    await second.click(forged, "Pass")
    assert scene.live().seq == seq + 1
    answered = (await market.state()).stack[-1].answered
    assert [answered[seat] for seat in market.others] == [False, True]


async def test_what_a_refusal_lists_may_be_typed(scene: Stage, market: Market) -> None:
    other = market.others[0]
    await market.offer()
    label = "promise: no attack until the end of next turn"
    await market.people[other].slash("supernova deal counter", card=label)
    assert (await market.state()).stack[-1].promises[other] == ["peace"]


async def test_whoever_answers_an_offer_is_told_of_it_alone_and_not_what_they_did_before(
    scene: Stage,
) -> None:
    session = await scene.game("supernova", scene.bo)
    p = Position(2).quiet().hand(MIRA, "iron-vanguard", "vega").hand(BO, "algol")
    p.planet(MIRA, "altair", homeworld="yes")
    await scene.put(session, p.phase("build", MIRA).g)
    await scene.play(session, MIRA, Move("play", ("iron-vanguard", "altair")))
    await scene.play(session, MIRA, Move("done"))
    waiting = (await scene.mira.click(scene.table.last, "Play")).message
    assert "You built Iron Vanguard on Altair." in waiting.text
    await scene.put(session, p.phase("action", BO).g)
    await scene.play(session, BO, Move("trade", ("algol", "seat-1")))
    panel = (await scene.mira.click(scene.table.last, "Play")).message
    assert "For you: Algol" in panel.text
    assert "You built" not in panel.text
    assert "On offer" not in panel.text


@pytest.mark.parametrize(
    ("told", "after", "left"),
    [(PLAIN, "phase", 1), (QUIET, "phase", 0), (part_of("phase"), "turn", 1), (part_of("phase"), "phase", 0)],
)
async def test_what_one_learned_is_told_until_an_event_sums_it_up(
    scene: Stage, told: Told, after: str, left: int
) -> None:
    session = await scene.game("supernova", scene.bo)
    table = await table_of(scene.client.context, session, MIRA)
    drawn = Event("draws-from", {"pile": "~pile-main"}, (MIRA,), told=told)
    follows = Event(after, {"phase": "~phase-discover", "turn": 2, "seat": "@0"})
    memory = Memory()
    for seq, event in enumerate((drawn, follows), 1001):
        memory.read(table, [LogLine(seq, Kind.MOVE, BO, Move("done"), [event], 0.0)])
    assert memory.told(table) == ["You will draw from the Main Deck."] * left
    at_once = Memory()
    at_once.read(table, [LogLine(1001, Kind.MOVE, BO, Move("done"), [drawn, follows], 0.0)])
    assert at_once.told(table) == ["You will draw from the Main Deck."] * left


@pytest.mark.parametrize(
    ("by", "told", "prompts"),
    [(MIRA, PLAIN, 3), (MIRA, touching(FELT, MIRA), 1), (BO, PLAIN, 1), (BO, touching(FELT, MIRA), 1)],
)
async def test_news_of_a_deal_or_a_window_heads_the_next_prompt_and_no_other(
    scene: Stage, by: Seat, told: Told, prompts: int
) -> None:
    session = await scene.game("supernova", scene.bo)
    table = await table_of(scene.client.context, session, MIRA)
    event = Event("draws-from", {"pile": "~pile-main"}, (MIRA,), told=told)
    memory, headed = Memory(), list[bool]()
    memory.read(table, [LogLine(1000, Kind.MOVE, by, Move("done"), [event], 0.0)])
    for seq in range(1001, 1006):
        headed.append(bool(memory.told(table)))
        memory.read(table, [LogLine(seq, Kind.MOVE, MIRA, Move("done"), [], 0.0)])
    assert headed == [number < prompts for number in range(5)]


@pytest.mark.parametrize(("by", "is_told"), [(MIRA, True), (BO, False)])
async def test_news_of_others_heads_no_prompt_of_a_later_turn(scene: Stage, by: Seat, is_told: bool) -> None:
    session = await scene.game("supernova", scene.bo)
    table = await table_of(scene.client.context, session, MIRA)
    event = Event("draws-from", {"pile": "~pile-main"}, (MIRA,), told=touching(FELT, MIRA))
    memory = Memory()
    memory.read(table, [LogLine(1000, Kind.MOVE, by, Move("done"), [event], 0.0)])
    assert memory.told(table)
    state = session.table_state
    later = replace(session, table_state=replace(state, turns=replace(state.turns, began=(1001, 0))))
    assert bool(memory.told(dataclasses.replace(table, session=later))) is is_told
