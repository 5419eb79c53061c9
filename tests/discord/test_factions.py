"""Factions of Sol through Discord: what its questions show where other games have none like them."""

from __future__ import annotations

import dataclasses
import re
from itertools import product

import pytest
from discord.ui import TextDisplay
from msgspec.structs import replace

from bot.discord.views import gains
from bot.discord.views.living import living
from bot.discord.views.notices import count
from bot.discord.views.table import table_of
from bot.engine.foresight import Foreseen, Foresight
from bot.engine.moves import Move, Seat, Spot, Text, Value
from bot.engine.offer import Offer
from bot.engine.words import words_of
from bot.games.factions.actions import trading
from bot.games.factions.actions.terms import Terms, parse
from bot.games.factions.cards.cards import CALLED, FACTION_CALLED, FACTIONS, MARS, VENUS_DECK
from bot.games.factions.table.board import SECTOR_CALLED
from bot.games.factions.table.state import NONE, Exoplanet
from bot.sandbox import Actor, Seen
from bot.sandbox.world.components import ROW
from bot.sessions import SessionView, UndoRequest
from bot.sessions.core.table_state import Vote
from tests.discord.stage import Stage

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


class Flight:
    """A first game, at the beginning of its first turn."""

    def __init__(self, scene: Stage, session: SessionView) -> None:
        self.scene, self.session = scene, session
        self.game = scene.client.context.games["factions"]

    @classmethod
    async def at_table(cls, scene: Stage, *others: Actor) -> Flight:
        flight = cls(scene, await scene.game("factions", *(others or (scene.bo,)), first="on"))
        while (ask := flight.game.asks(await flight.state())[0]).prompt.key != "ask-turn":
            await scene.play(flight.session, ask.seat, ask.default)
        await scene.settled()
        return flight

    async def state(self):  # type: ignore[no-untyped-def]
        return await self.scene.truth(self.session)

    async def turn(self) -> Seat:
        """Whose turn it is."""
        return self.game.awaited(await self.state())[-1]

    def who(self, seat: Seat) -> Actor:
        return (self.scene.mira, self.scene.bo, self.scene.cy)[seat]

    async def play(self, seat: Seat, line: str) -> None:
        verb, *words = line.split()
        await self.scene.play(self.session, seat, Move(verb, tuple(words)))
        await self.scene.settled()

    async def move_beside(self, seat: Seat, planet: str) -> None:
        """Move by the cheapest way to where the planet can be used."""
        state = await self.state()
        for move, _ in self.game.offer(state, seat).proposals("move"):
            after = self.game.decode(self.game.encode(state))
            self.game.apply(after, seat, move)
            if Move("use", (planet,)) in self.game.moves(after, seat):
                await self.scene.play(self.session, seat, move)
                return
        raise AssertionError(f"{planet} is out of reach")

    async def panel(self, seat: Seat) -> Seen:
        living = next(each for each in reversed(self.scene.table.messages) if "Play" in each.labels)
        return (await self.who(seat).click(living, "Play")).message


@pytest.fixture
async def flight(scene: Stage) -> Flight:
    return await Flight.at_table(scene)


async def test_each_is_called_by_direct_message_before_anyone_holds_a_card(scene: Stage) -> None:
    """Who goes on after a move of their own needs no call."""
    session, people = await scene.game("factions", scene.bo, first="on"), (scene.mira, scene.bo)
    game, mover, letters = scene.client.context.games["factions"], NONE, dict[Seat, str]()
    asked = set[str]()
    while "ask-turn" not in asked:
        await scene.settled()
        state = await scene.truth(session)
        assert game.encode(game.view(state, Seat(0))) == game.encode(game.view(state, None))
        (ask,) = game.asks(state)
        written = {
            seat: [
                each.id for each in who.dm.messages if each.buttons and f"<#{scene.table.id}>" in each.text
            ]
            for seat, who in enumerate(people)
        }
        if ask.seat != mover:
            letter = written[ask.seat][-1]
            assert letters.get(ask.seat) != letter, "an old one does not call"
            letters[ask.seat] = letter
            asked.add(ask.prompt.key)
        newest = {seat: sent[-1] for seat, sent in written.items() if sent}
        assert newest == letters
        await scene.play(session, ask.seat, ask.default)
        mover = ask.seat


async def test_a_single_button_beside_a_menu_says_what_it_does(scene: Stage, flight: Flight) -> None:
    maker = await flight.turn()
    partner = Seat(1 - maker)
    name = flight.who(maker).name
    await flight.play(maker, f"offer seat-{partner + 1} give-energy-1 get-resources-1")
    living = scene.table.last
    assert f"Decline: {name}" in living.labels, "the maker has no room, so that nothing else is left"
    panel = await flight.panel(partner)
    assert f"Decline: {name}" in panel.labels
    assert any(menu["placeholder"] == f"Counter {name} …" for menu in panel.menus)


async def test_an_offer_without_hidden_cards_is_accepted_with_one_click(scene: Stage, flight: Flight) -> None:
    for _ in range(2):
        await flight.move_beside(seat := await flight.turn(), "mars")
        await flight.play(seat, "end")
    maker = await flight.turn()
    partner = Seat(1 - maker)
    name = flight.who(maker).name
    await flight.play(maker, f"offer seat-{partner + 1} give-energy-1")
    labels = scene.table.last.labels
    panel = await flight.panel(partner)
    for shown in (labels, panel.labels):
        assert shown.index(f"Accept: {name}") < shown.index(f"Decline: {name}")
    assert not [menu for menu in panel.menus if menu["placeholder"].startswith("Accept")]
    await flight.who(partner).click(scene.table.last, f"Accept: {name}")
    await scene.settled()
    assert "traded" in scene.table.last.text


async def test_a_trade_without_hidden_cards_is_accepted_by_its_command(scene: Stage, flight: Flight) -> None:
    maker = await flight.turn()
    partner = Seat(1 - maker)
    await flight.play(maker, f"offer seat-{partner + 1} give-energy-1")
    answer = await flight.who(partner).slash("factions trade accept", player=flight.who(maker).name)
    assert "has no room for the energy" in answer.text


async def test_a_lone_button_of_an_offer_says_what_it_does(scene: Stage, flight: Flight) -> None:
    """The partner was asked to confirm, and the maker no longer has what it would give."""
    maker = await flight.turn()
    partner, state = Seat(1 - maker), await flight.state()
    card, name = state.piles[VENUS_DECK].deck.pop(), flight.who(maker).name
    state.players[maker].energy, state.players[maker].explorers = 0, [card]
    asked = parse(["energy-1", "explorers-1"])
    assert asked is not None
    state.beside.append(trading.TradeOffer(maker, partner, asked, Terms(), countered=True, picked=[card]))
    await scene.put(flight.session, state)
    assert f"Decline {name}" in (await flight.panel(partner)).labels


async def test_a_newcomer_is_told_privately_what_a_turn_is_for(scene: Stage, flight: Flight) -> None:
    panel = await flight.panel(await flight.turn())
    assert "-# You have 16/16 energy, 4/4 resources and one free rescue. Move first, then act" in panel.text
    assert "-# Your 2 points: resources 2\n**Tip:** Fly first; the numbers on the map" in panel.text
    assert "Fly first" not in scene.table.last.text


async def test_buttons_that_end_a_turn_say_below_what_they_mean(flight: Flight) -> None:
    panel = await flight.panel(await flight.turn())
    assert "Pass" in panel.labels
    assert "-# Pass: You are out of this round" in panel.text


async def test_below_convert_is_what_it_does(flight: Flight) -> None:
    seat = await flight.turn()
    await flight.play(seat, "move B1")
    panel = await flight.panel(seat)
    assert "Convert" in panel.labels
    assert "-# Convert: Turn resources into energy, 1 for 1 unless a card says otherwise" in panel.text


async def test_a_movement_of_three_sectors_and_two_upgrades_take_seven_clicks(
    scene: Stage, flight: Flight
) -> None:
    """A menu takes two: one opens it, one chooses."""
    state, seat = await flight.state(), await flight.turn()
    state.players[seat].ships = [SECTOR_CALLED["A1"]]
    state.nodes[MARS] = 0
    await scene.put(flight.session, state)
    who, panel, clicks = flight.who(seat), await flight.panel(seat), 1
    menu = panel.menus[0]
    entry = next(each for each in menu["options"] if each["label"].startswith("Mars, buy upgrades"))
    assert (entry["label"], entry["description"]) == (
        "Mars, buy upgrades (D1)",
        "−3 energy · 1 to 2 upgrades; 3 steps, leaves 13 energy",
    )
    panel, clicks = (await who.choose(panel, entry["value"], menu["custom_id"])).message, clicks + 2
    assert "› Move from A1 to D1 for 3 energy." in panel.text
    panel, clicks = (await who.click(panel, "Move to D1 and use Mars")).message, clicks + 1
    player = (await flight.state()).players[seat]
    assert (len(player.turn.entered), player.turn.acted, clicks) == (3, True, 4)
    (menu,) = [menu for menu in panel.menus if menu["placeholder"] == "Build …"]
    entry = next(each for each in menu["options"] if each["label"] == "Solar Sails, 2 upgrades")
    assert entry["description"].startswith("+2 points, −4 resources · Then 2 of 3 slots")
    panel, clicks = (await who.choose(panel, entry["value"], menu["custom_id"])).message, clicks + 2
    panel, clicks = (await who.click(panel, "Place 2 upgrades on Solar Sails")).message, clicks + 1
    assert (sum((await flight.state()).players[seat].upgrades), clicks) == (2, 7)
    assert "-# Your 2 points: upgrades 2" in panel.text
    assert "you scored 2 points (upgrades 2), resources −2" in panel.text.casefold()
    await scene.settled()
    assert "scored 2 points (upgrades 2), resources −2." in scene.table.last.text


async def test_a_flight_and_the_use_at_its_end_are_taken_back_as_one(flight: Flight) -> None:
    state, seat = await flight.state(), await flight.turn()
    choices = flight.game.offer(state, seat).choices("move")
    (word,) = [str(each.value) for each in choices if str(each.value).endswith("-use-mars")]
    await flight.play(seat, f"move {word}")
    panel = await flight.panel(seat)
    assert "You may buy up to 2 upgrades" in panel.text
    panel = (await flight.who(seat).click(panel, "Undo")).message
    assert "Your turn: move, then use a planet or mine" in panel.text
    assert (await flight.state()).players[seat].ships == state.players[seat].ships


async def test_the_turns_of_the_last_player_are_told_on_lines_of_their_own(
    scene: Stage, flight: Flight
) -> None:
    await flight.play(await flight.turn(), "pass")
    last = await flight.turn()
    for planet in ("mars", "venus"):
        await flight.move_beside(last, planet)
        await flight.play(last, "end")
    assert await flight.turn() == last
    told = scene.table.last.text.splitlines()
    assert len([line for line in told if f"{flight.who(last).name} moved" in line]) == 2


async def test_a_draft_says_for_whom_it_is_before_anything_else_is_chosen(scene: Stage) -> None:
    flight = await Flight.at_table(scene, scene.bo, scene.cy)
    maker = await flight.turn()
    partner = Seat((maker + 1) % 3)
    panel = await flight.panel(maker)
    offer = next(menu for menu in panel.menus if menu["placeholder"] == "Offer …")
    answer = await flight.who(maker).choose(panel, f"seat-{partner + 1}", offer["custom_id"])
    assert f"**Offer** › {flight.who(partner).name}" in answer.message.text


@pytest.mark.parametrize("more", [True, False])
async def test_a_move_that_may_be_empty_has_a_button(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, more: bool
) -> None:
    """Nothing may be affordable, or nothing wanted: a draft, and its button, need a first choice."""
    real = Offer._open_spot

    def empty(offer: Offer, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        spot = real(offer, verb, chosen)
        if chosen or spot is None or verb != "offer":
            return spot
        nothing = Text("choice-never")
        return replace(spot, next=spot.next if more else (), ends=True, price=nothing, whole=nothing)

    monkeypatch.setattr(Offer, "_open_spot", empty)
    monkeypatch.setattr(Foresight, "_foreseen", lambda *_: Foreseen())
    flight = await Flight.at_table(scene)
    panel = await flight.panel(await flight.turn())
    assert "Never" in panel.labels
    assert bool([menu for menu in panel.menus if menu["placeholder"] == "Offer …"]) == more


async def test_a_suggestion_is_made_where_a_move_can_only_be_built_up(flight: Flight) -> None:
    seat = await flight.turn()
    await flight.move_beside(seat, "mars")
    await flight.play(seat, "use mars")
    panel = await flight.panel(seat)
    assert "may end" not in panel.text
    answer = await flight.who(seat).click(panel, "Suggest")
    assert any(":go " in each["custom_id"] for each in answer.message.buttons), answer.text


async def test_at_mars_one_may_still_convert_is_asked_anew_and_may_take_it_back(
    scene: Stage, flight: Flight
) -> None:
    seat = await flight.turn()
    await flight.move_beside(seat, "mars")
    await flight.play(seat, "use mars")
    panel = await flight.panel(seat)
    assert "You may buy up to 2 upgrades" in panel.text
    before = (await flight.state()).players[seat]
    asked = await flight.who(seat).click(panel, "Convert")
    assert asked.message.menus[0]["options"][0]["description"] == "+1 energy, −1 resource"
    panel = (await flight.who(seat).choose(asked.message, "1")).message
    assert "You may buy an upgrade" in panel.text
    after = (await flight.state()).players[seat]
    assert (after.energy, after.resources) == (before.energy + 1, before.resources - 1)
    panel = (await flight.who(seat).click(panel, "Undo")).message
    assert "You may buy up to 2 upgrades" in panel.text
    assert (await flight.state()).players[seat] == before


async def test_a_rescue_takes_a_second_click_and_stands_behind_the_rest(flight: Flight) -> None:
    seat = await flight.turn()
    panel = await flight.panel(seat)
    moves = panel.labels
    assert "Rescue" in moves
    assert not [label for label in moves if label.startswith("Rescue:")]
    assert moves.index("Rescue") > moves.index("Pass")
    assert (
        "Rescue: Teleport to Mercury. It costs you 20 points, unless you still have a free one." in panel.text
    )
    answer = await flight.who(seat).click(panel, "Rescue")
    (menu,) = answer.message.menus
    before = (await flight.state()).players[seat].ships
    sector = menu["options"][0]["value"]
    await flight.who(seat).choose(answer.message, sector)
    assert (await flight.state()).players[seat].ships != before


async def test_a_suggestion_is_offered_where_there_are_only_buttons(flight: Flight) -> None:
    seat = await flight.turn()
    await flight.move_beside(seat, "mars")
    panel = await flight.panel(seat)
    found = [each for each in panel.components if "End turn" in str(each) and each["type"] == ROW]
    rows = [[button["label"] for button in each["components"]] for each in found]
    assert rows == [["Use a planet: Mars", "End turn", "Convert"]], (
        "a rescue, which costs points, stands elsewhere"
    )
    assert not [menu for menu in panel.menus if not menu["custom_id"].startswith("m:look")]
    assert "Suggest" in panel.labels


async def test_what_can_be_reached_is_on_the_picture_before_anything_is_chosen(flight: Flight) -> None:
    seat = await flight.turn()
    other = Seat(1 - seat)
    told = [[each["description"] for each in (await flight.panel(who)).attachments] for who in (seat, other)]
    ahead = [[alt for alt in alts if "You can choose" in alt] for alts in told]
    assert [len(each) for each in ahead] == [1, 0]


def marked(panel: Seen) -> str:
    """What the picture of the choice says in words."""
    return next(each["description"] for each in panel.attachments if "You can choose" in each["description"])


async def test_a_group_of_destinations_is_alone_on_the_picture_each_with_its_name(flight: Flight) -> None:
    seat = await flight.turn()
    panel = await flight.panel(seat)
    before = marked(panel)
    (menu,) = [menu for menu in panel.menus if menu["placeholder"] == "Move …"]
    band = next(each["value"] for each in menu["options"] if each["label"].startswith("Anywhere in band D"))
    opened = (await flight.who(seat).choose(panel, band, menu["custom_id"])).message
    sectors = re.findall(r"[A-H]\d+", marked(opened).partition("It starts")[0])
    assert sorted(sectors) == sorted(f"D{place}" for place in range(1, 13))
    assert "further away" not in marked(opened)
    (menu,) = [menu for menu in opened.menus if menu["placeholder"].startswith("Move")]
    back = (await flight.who(seat).choose(opened, menu["options"][-1]["value"], menu["custom_id"])).message
    assert marked(back) == before


async def test_standing_answers_about_rides_say_which_is_which(scene: Stage, flight: Flight) -> None:
    for _ in range(2):
        await flight.play(await flight.turn(), "pass")
    while (ask := flight.game.asks(await flight.state())[0]).prompt.key != "ask-ride":
        await scene.play(flight.session, ask.seat, ask.default)
    await scene.settled()
    labels = (await flight.panel(ask.seat)).labels
    assert labels.count("Always ride along after this") == labels.count("Never ride along after this") == 1


async def test_many_ships_that_may_ride_are_not_too_much_for_one_message(scene: Stage) -> None:
    session = await scene.game("factions", scene.bo, scene.cy, first="on")
    game = scene.client.context.games["factions"]
    at_mercury = ["megacore", "zealots", "tunnelers"]
    passed = {"ask-turn": Move("pass")}
    while (ask := game.asks(await scene.truth(session))[0]).prompt.key != "ask-ride":
        chosen = Move("choose", (at_mercury.pop(),)) if ask.prompt.key == "ask-faction" else ask.default
        await scene.play(session, ask.seat, passed.get(ask.prompt.key, chosen))
    await scene.settled()
    asked = [ask for ask in game.asks(await scene.truth(session)) if ask.prompt.key == "ask-ride"]
    assert len(asked) == 3
    assert scene.table.last.text.count("may ride along with Mercury") == 3, "asked here or waited for"
    assert len(scene.table.last.components) <= 40

    # However many buttons they have: over a request to undo, votes, and a line of mentions.
    table = await table_of(scene.client.context, scene.live(), None)
    votes = 9 * (Vote("late", Seat(1), Seat(0), (Seat(0),), {}, 0.0),)
    busy = replace(table.session.table_state, votes=votes)
    crowded = replace(table.session, undo=UndoRequest(1, Seat(0), (Seat(1),), (), ()), table_state=busy)
    settings = [Move("choose", (row.word,)) for row in FACTIONS]
    sizes = set()
    for most, hands, mention in product(range(len(settings)), (False, True), ((), (1, 2))):
        asks = [replace(ask, settings=tuple(settings[:most])) for ask in table.position.asks]
        position = replace(table.position, asks=asks)
        for session in (table.session, crowded):
            shown = living(
                dataclasses.replace(table, session=session, position=position),
                story="Mercury was used.",
                alt="The board",
                mention=mention,
                has_hands=hands,
                choices=scene.sessions.votes.matters,
            )
            said = [each.content for each in shown.walk_children() if isinstance(each, TextDisplay)]
            assert session is not crowded or [each for each in said if "more questions are open" in each]
            sizes.add(count(shown.children))
    assert max(sizes) == 40


async def test_what_costs_points_is_asked_about_once_more(flight: Flight) -> None:
    seat, state = await flight.turn(), await flight.state()
    state.players[seat].rescued = 1
    await flight.scene.put(flight.session, state)
    who, panel = flight.who(seat), await flight.panel(seat)
    asked = await who.click(panel, "Rescue")
    (menu,) = asked.message.menus
    entry = menu["options"][0]
    assert "−20 points" in entry["description"]
    doubted = (await who.choose(asked.message, entry["value"])).message
    assert "This costs you 20 points." in doubted.text
    assert (await flight.state()).players[seat].ships == state.players[seat].ships
    asked = await who.click((await who.click(doubted, "Back")).message, "Rescue")
    doubted = (await who.choose(asked.message, entry["value"])).message
    await who.click(doubted, "Do it")
    after = (await flight.state()).players[seat]
    assert (after.rescues, after.points) == (1, state.players[seat].points - 20)


async def test_a_choice_that_brings_everyone_the_same_says_nothing_of_it(scene: Stage) -> None:
    await scene.game("factions", scene.bo)
    (who, *_) = await scene.awaited()
    menu = (await who.click(scene.table.last, "Play")).message.menus[0]
    helps = {option["label"]: option["description"] for option in menu["options"]}
    said = "At Mercury, charge to full: no card draw. Starts at Mercury."
    assert helps["Zealots of Sol"] == f"Good for a first game: {said}"


async def test_what_chance_decides_is_said_from_the_least_to_the_most(flight: Flight) -> None:
    seat, state = await flight.turn(), await flight.state()
    player = state.players[seat]
    player.faction, player.ships, player.resources = FACTION_CALLED["zealots"], [SECTOR_CALLED["E4"]], 1
    await flight.scene.put(flight.session, state)
    panel = await flight.panel(seat)
    assert "Asteroid E4: +2 to 3 resources" in panel.text
    near = [
        option
        for menu in panel.menus
        for option in menu["options"]
        if option["label"] == "Mine the asteroid (E5)"
    ]
    assert [option["description"].partition(" · ")[0] for option in near] == ["−2 energy, +2 to 3 resources"]


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (2, 4, "+2 to 4 energy"),
        (0, 1, "up to +1 energy"),
        (-1, 3, "−1 to +3 energy"),
        (-3, -1, "−3 to −1 energy"),
        (-2, 0, "−2 to 0 energy"),
    ],
)
def test_a_range_has_its_signs(least: int, most: int, said: str) -> None:
    foreseen = Foreseen({}, ("energy",), {"energy": (least, most)})
    [part] = gains._parts(foreseen, final=False)
    assert words_of("factions").say(part) == said


async def test_explorers_are_placed_from_one_menu_that_says_what_each_brings_where(flight: Flight) -> None:
    seat, state = await flight.turn(), await flight.state()
    player, who = state.players[seat], flight.who(seat)
    hand = [CALLED[word] for word in ("geriatric-explorers", "retired-test-pilots", "dune-nomads")]
    world = [CALLED["slush"], CALLED["thirst"]]
    for pile in state.piles:
        pile.deck = [card for card in pile.deck if card not in (*hand, *world)]
    state.jupiter = [card for card in state.jupiter if card not in world]
    player.explorers, player.exoplanets = hand, [Exoplanet(card) for card in world]
    await flight.scene.put(flight.session, state)
    panel, placed = await flight.panel(seat), list[str]()
    for _ in range(2):
        menu = next(each for each in panel.menus if each["placeholder"] == "Place an explorer …")
        placed.append(f"{menu['options'][0]['label']}: {menu['options'][0]['description']}")
        panel = (await who.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    assert placed == [
        "Geriatric Explorers on Slush: −1 explorer · 1 of 2",
        "Retired Test Pilots on Slush: +1 point, −1 explorer"
        " · 3 of 2: explored, 1 energy and 1 resource each round",
    ]
    assert "Dune Nomads on Thirst" in panel.labels, "Slush is explored"


async def test_one_explorer_for_one_exoplanet_is_a_button_until_that_is_explored(flight: Flight) -> None:
    seat, state = await flight.turn(), await flight.state()
    player, who = state.players[seat], flight.who(seat)
    hand, world = [CALLED["dune-nomads"], CALLED["yeti-cousins"]], CALLED["thirst"]
    for pile in state.piles:
        pile.deck = [card for card in pile.deck if card not in (*hand, world)]
    state.jupiter = [card for card in state.jupiter if card != world]
    player.explorers, player.exoplanets = hand[:1], [Exoplanet(world)]
    await flight.scene.put(flight.session, state)
    panel = await flight.panel(seat)
    assert "Dune Nomads on Thirst: +1 point, −1 explorer · 3 of 3" in panel.text
    panel = (await who.click(panel, "Dune Nomads on Thirst")).message
    assert "Place an explorer" not in panel.labels
    state = await flight.state()
    state.players[seat].explorers = hand[1:]
    await flight.scene.put(flight.session, state)
    panel = await flight.panel(seat)
    assert "Place an explorer" in panel.labels, "what gains nothing is never done at the first press"
    assert "Yeti Cousins on Thirst" not in panel.labels
