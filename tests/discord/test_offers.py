"""Offers of Factions of Sol by clicks: from the offer to the trade, and what a click says once an offer has ended."""

from __future__ import annotations

from copy import deepcopy

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.words import words_of
from bot.games.factions.cards.cards import NAME, VENUS_DECK
from bot.games.novasolis.modules.trade.contracts import Trade
from bot.sandbox import Actor, Seen
from bot.sessions import Refused
from tests.discord.novasolis import Clicker
from tests.discord.stage import Stage
from tests.discord.test_factions import Flight
from tests.games.novasolis.test_trade import Market as Deals

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


class Market(Flight):
    """Three people: the maker's turn begins, and all have room for what they get and two explorers each."""

    maker: Seat
    partner: Seat

    @classmethod
    async def of_three(cls, scene: Stage) -> Market:
        market = await cls.at_table(scene, scene.bo, scene.cy)
        assert isinstance(market, cls)
        market.maker = await market.turn()
        market.partner = Seat((market.maker + 1) % 3)
        state = await market.state()
        for player in state.players:
            player.energy, player.resources = 10, 2
            player.explorers = [state.piles[VENUS_DECK].deck.pop() for _ in range(2)]
        await scene.put(market.session, state)
        return market

    @property
    def mira(self) -> Actor:
        """Whose turn it is."""
        return self.who(self.maker)

    @property
    def bo(self) -> Actor:
        """To whom the offer goes."""
        return self.who(self.partner)

    async def offer(self, terms: str) -> None:
        await self.play(self.maker, f"offer seat-{self.partner + 1} {terms}")

    async def pick(self, who: Actor, panel: Seen, menu: str, *labels: str) -> Seen:
        """Choose the first entry with each of these labels, one menu after the other."""
        for label in labels:
            found = next(each for each in panel.menus if each["placeholder"].startswith(menu))
            value = next(each["value"] for each in found["options"] if label in each["label"])
            panel = (await who.choose(panel, value, found["custom_id"])).message
            menu = ""
        return panel

    async def holds(self, seat: Seat) -> tuple[int, int, int]:
        player = (await self.state()).players[seat]
        return player.energy, player.resources, len(player.explorers)


@pytest.fixture
async def market(scene: Stage) -> Market:
    return await Market.of_three(scene)


def name_of(card: int) -> str:
    return words_of("factions").say_key(NAME[card].removeprefix("~"))


def green(panel: Seen) -> str:
    """The button that plays what was built up."""
    (found,) = [button["label"] for button in panel.buttons if button["style"] == 3]
    return str(found)


async def stale(who: Actor, panel: Seen, components: object, label: str) -> Seen:
    """What a click says on a message that shows what it showed earlier."""
    panel.payload["components"] = components
    return (await who.click(panel, label)).message


async def test_an_offer_is_made_picked_for_and_confirmed_by_clicks(market: Market) -> None:
    panel = await market.panel(market.maker)
    panel = await market.pick(
        market.mira, panel, "Offer", market.bo.name, "You give: energy", "You give 2 energy"
    )
    panel = await market.pick(market.mira, panel, "What", "You get 1 explorer")
    assert green(panel) == f"Offer {market.bo.name} 2 energy for 1 explorer"
    assert "-# Choose what you give and what you get" in panel.text
    assert "Fly first" not in panel.text
    await market.mira.click(panel, green(panel))
    await market.scene.settled()
    card = (await market.state()).players[market.partner].explorers[0]
    panel = await market.panel(market.partner)
    panel = await market.pick(market.bo, panel, "Accept", name_of(card))
    panel = (await market.bo.click(panel, green(panel))).message
    await market.scene.settled()
    assert "the other player can now confirm or decline" in panel.text
    panel = await market.panel(market.maker)
    assert f"{market.bo.name} gives " in panel.text
    await market.mira.click(panel, f"Accept: {market.bo.name}")
    await market.scene.settled()
    assert (await market.holds(market.maker), await market.holds(market.partner)) == ((8, 2, 3), (12, 2, 1))


async def test_a_counter_is_made_and_accepted_by_clicks(market: Market) -> None:
    await market.offer("give-energy-1 get-resources-2")
    panel = await market.panel(market.partner)
    panel = await market.pick(market.bo, panel, "Counter", "You give: resources", "You give 1 resource")
    panel = await market.pick(market.bo, panel, "What", "You get 3 energy")
    await market.bo.click(panel, green(panel))
    await market.scene.settled()
    panel = await market.panel(market.maker)
    assert "wants 3 energy and offers 1 resource" in panel.text
    await market.mira.click(panel, f"Accept: {market.bo.name}")
    await market.scene.settled()
    assert (await market.holds(market.maker), await market.holds(market.partner)) == ((7, 3, 2), (13, 1, 2))


@pytest.mark.parametrize(
    ("ending", "why"),
    [("withdraw seat-{}", "took the offer to"), ("pass", "is over"), ("charge", "is over")],
)
async def test_what_was_being_chosen_for_an_offer_says_that_it_ended(
    market: Market, ending: str, why: str
) -> None:
    if ending == "charge":
        state = await market.state()
        state.players[market.maker].ships = [state.around(0)[0]]
        await market.scene.put(market.session, state)
    await market.offer("give-energy-1 get-explorers-1")
    first, other = (await market.state()).players[market.partner].explorers
    for label, click in ((name_of(first), True), (name_of(other), False)):
        panel = await market.panel(market.partner)
        panel = await market.pick(market.bo, panel, "Accept", label)
        shown, button = deepcopy(panel.payload["components"]), green(panel) if click else "Back one"
        await market.play(market.maker, ending.format(market.partner + 1))
        panel = await stale(market.bo, panel, shown, button)
        assert panel.text.startswith("**The board has changed.**")
        assert why in panel.text
        assert "Accept" not in panel.text
        if ending == "pass" or ending == "charge":
            break
        await market.offer("give-energy-2 get-explorers-1")
        panel = await market.panel(market.partner)
        assert any(label.startswith("Decline") for label in panel.labels), "the new offer is asked afresh"


async def test_the_button_of_an_offer_that_ended_says_so(market: Market) -> None:
    await market.offer("give-energy-1")
    panel = await market.panel(market.partner)
    shown = deepcopy(panel.payload["components"])
    await market.play(market.maker, "pass")
    panel = market.scene.table.private(market.bo)[-1]
    panel = await stale(market.bo, panel, shown, f"Accept: {market.mira.name}")
    assert "is over" in panel.text.splitlines()[0]


@pytest.mark.parametrize("built", [True, False])
async def test_nobody_accepts_terms_that_they_have_not_seen(market: Market, built: bool) -> None:
    await market.offer("give-energy-2 get-explorers-1" if built else "give-energy-1")
    panel = await market.panel(market.partner)
    if built:
        card = (await market.state()).players[market.partner].explorers[0]
        panel = await market.pick(market.bo, panel, "Accept", name_of(card))
    shown = deepcopy(panel.payload["components"])
    button = green(panel) if built else f"Accept: {market.mira.name}"
    await market.play(market.maker, f"withdraw seat-{market.partner + 1}")
    await market.offer("get-energy-3")
    before = await market.scene.state()
    panel = await stale(market.bo, panel, shown, button)
    assert panel.text.startswith("**The offers have changed.**")
    assert "offers nothing for 3 energy" in panel.text
    assert await market.scene.state() == before


async def test_an_offer_to_someone_else_does_not_change_the_terms(market: Market) -> None:
    await market.offer("give-energy-1")
    panel = await market.panel(market.partner)
    shown = deepcopy(panel.payload["components"])
    third = 3 - market.maker - market.partner
    await market.play(market.maker, f"offer seat-{third + 1} give-energy-2")
    await stale(market.bo, panel, shown, f"Accept: {market.mira.name}")
    assert (await market.holds(market.partner))[0] == 11


async def test_a_button_plays_the_whole_move_that_it_showed_or_none(market: Market) -> None:
    """The partner takes energy that a Movement needed: what is left of its path is another Movement."""
    await market.offer("give-energy-6")
    state = await market.state()
    moves = [move for move, _ in market.game.offer(state, market.maker).proposals("move")]
    path = max((move.values for move in moves), key=len)
    assert len(path) > 5
    drafts, who = market.scene.sessions.drafts, int(market.mira.id)
    await drafts.keep(who, market.session.id, market.maker, "move", path, None)
    panel = await market.panel(market.maker)
    shown, button = deepcopy(panel.payload["components"]), green(panel)
    await market.play(market.partner, f"accept seat-{market.maker + 1}")
    before = await market.scene.state()
    panel = await stale(market.mira, panel, shown, button)
    assert await market.scene.state() == before
    assert "traded" in panel.text
    assert green(panel) != button
    await market.mira.click(panel, green(panel))
    assert (await market.state()).players[market.maker].turn.moved, "the rest, once it was shown"


async def test_an_offer_is_no_standing_answer(market: Market) -> None:
    panel = await market.panel(market.maker)
    panel = await market.pick(
        market.mira, panel, "Offer", market.bo.name, "You give: energy", "You give 2 energy"
    )
    assert green(panel).startswith("Offer")
    assert "Always answer …" not in panel.labels
    panel = (await market.mira.click(panel, "Clear")).message
    panel = await market.scene.ordering(market.mira)
    assert not [
        entry for menu in panel.menus for entry in menu["options"] if entry["label"].startswith("Offer")
    ]


@pytest.mark.sandboxed
async def test_with_direct_messages_closed_an_offer_is_answered_from_the_channel(scene: Stage) -> None:
    for who in (scene.mira, scene.bo, scene.cy):
        who.close_dms()
    market = await Market.of_three(scene)
    calls = scene.pings()
    await market.offer("give-energy-1")
    assert market.bo.id in str(calls)
    panel = await market.panel(market.partner)
    await market.bo.click(panel, f"Accept: {market.mira.name}")
    assert (await market.holds(market.partner))[0] == 11


async def test_a_partner_who_leaves_does_not_keep_the_maker_waiting(market: Market) -> None:
    await market.offer("give-energy-1")
    asked = await market.bo.slash("game leave")
    await market.bo.click(asked.message, "Leave the game")
    await market.scene.settled()
    panel = await market.panel(market.maker)
    assert f"Withdraw: {market.bo.name} · left" in panel.labels
    await market.mira.click(panel, "Pass")
    await market.scene.settled()
    assert not (await market.state()).beside


async def test_a_gift_is_not_suggested(market: Market) -> None:
    panel = await market.panel(market.maker)
    panel = await market.pick(
        market.mira, panel, "Offer", market.bo.name, "You give: energy", "You give 9 energy"
    )
    before = panel.payload["components"]
    panel = (await market.mira.click(panel, "Suggest")).message
    assert panel.text.startswith("No choice here looks worthwhile.")
    assert green(panel) == f"Offer {market.bo.name} 9 energy for nothing"
    assert before != panel.payload["components"]


async def test_nova_solis_shows_new_terms_before_they_are_accepted(scene: Stage) -> None:
    session = await scene.game("novasolis", scene.bo, trade="on", races="random")
    board = Deals(2)
    await scene.put(session, board.g)
    me, you = Seat(board.me), Seat(board.you)
    answer = Move("accept", (board.word(me),))
    await scene.play(session, me, Move("offer", (board.word(you), "give-energy-1")))
    seen = scene.live().seq
    await scene.play(session, me, Move("retract", (board.word(you),)))
    await scene.play(session, me, Move("offer", (board.word(you), "get-energy-1")))
    with pytest.raises(Refused, match="terms-changed"):
        await scene.sessions.submit(
            session.holders[you].user_id or 0, session.id, answer, seat=you, seen_seq=seen
        )


async def test_nova_solis_shows_a_new_call_before_it_is_accepted(scene: Stage) -> None:
    session = await scene.game("novasolis", scene.bo, scene.cy, trade="on", races="random")
    board = Deals(3)
    await scene.put(session, board.g)
    await scene.play(session, Seat(board.me), Move.parse("offer everyone give-energy-1"))
    await scene.settled()
    clicker = await Clicker.at(scene, session, board.you)
    shown = deepcopy(clicker.panel.payload["components"])
    await scene.play(session, Seat(board.me), Move.parse("retract everyone"))
    await scene.play(session, Seat(board.me), Move.parse("offer everyone get-energy-2"))
    before = await scene.state()
    panel = await stale(clicker.who, clicker.panel, shown, "Accept: The offer to everyone")
    assert panel.text.startswith("**The offers have changed.**")
    assert "offers everyone nothing for 2 Energy" in panel.text
    assert await scene.state() == before
    await clicker.who.click(panel, "Accept: The offer to everyone")
    await scene.settled()
    (contract,) = (await scene.truth(session)).part(Trade).contracts
    assert (contract.giver, contract.items) == (board.you, ["energy"] * 2)
