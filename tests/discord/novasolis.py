"""A table of Nova Solis for two at which positions are put, and whoever plays there counts clicks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.engine.moves import Seat
from bot.games.novasolis.core.cards.cards import TILES
from bot.games.novasolis.core.conflict.battle import Battle, battle_of
from bot.games.novasolis.core.table.state import EMPTY, SHIP
from bot.sandbox import Actor, Answer, Seen
from bot.sessions import SessionView
from tests.discord.stage import Stage
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import Board


async def table(scene: Stage, board: Board) -> SessionView:
    """A game that stands as on this board."""
    session = await scene.game("novasolis", scene.bo, races="random")
    await scene.put(session, board.g)
    await scene.settled()
    return session


@dataclass
class Clicker:
    """Someone before their panel, and how many clicks brought them there, so many of them in menus."""

    who: Actor
    panel: Seen
    clicks: int = 1
    picks: int = 0

    @classmethod
    async def at(cls, scene: Stage, session: SessionView, side: int) -> Clicker:
        """The holder of a side, who has just opened the panel."""
        who = scene.actor(session.holders[Seat(side)].user_id)
        return cls(who, await _shown(await who.click(scene.table.last, "Play")))

    async def press(self, label: str) -> None:
        """Press the button whose label begins so."""
        found = [each for each in self.panel.labels if each.startswith(label)]
        assert found, f"{label!r} is none of {self.panel.labels} {self.panel.menus}"
        self.clicks += 1
        self.panel = await _shown(await self.who.click(self.panel, found[0]))

    async def pick(self, verb: str, value: str) -> None:
        """Pick an entry of a menu of a verb."""
        menu = next(menu for menu in self.panel.menus if verb in re.split(r"[: ]", menu["custom_id"]))
        self.clicks += 1
        self.picks += 1
        self.panel = await _shown(await self.who.choose(self.panel, value, menu["custom_id"]))

    async def pick_first(self, verb: str) -> None:
        """Pick the first entry of a menu of a verb."""
        menu = next(menu for menu in self.panel.menus if verb in re.split(r"[: ]", menu["custom_id"]))
        await self.pick(verb, menu["options"][0]["value"])

    async def put_dice(self, count: int) -> None:
        """Put so many dice, each in slot 1."""
        for _ in range(count):
            await self.pick("put", "1")
        await self.press("Place ")

    @property
    def taps(self) -> int:
        """How many times a finger is put down: a menu is opened first."""
        return self.clicks + self.picks

    @property
    def pictures(self) -> list[str]:
        """What is told of the pictures of the panel."""
        return [picture["description"] for picture in self.panel.attachments]


async def _shown(answer: Answer) -> Seen:
    """The panel after an act, once its pictures are drawn."""
    return (await answer.more()).message if answer.kind == "later" else answer.message


async def logistics(scene: Stage) -> int:
    """The clicks for a whole Logistics, the proposal for its technologies taken."""
    board = Board()
    board.g.basics += board.g.market
    board.g.market = [EMPTY] * len(board.g.market)
    for id_ in ("BT04", "BT03", "BT05", "BT06", "BT01"):
        board.g.basics.remove(board.tech(id_, active=False).card)
    tiles = [TILES.number[tile] for tile in ("LB3", "LY5", "LR1")]
    for tile in tiles:
        board.g.bag.remove(tile)
    board.at("home").tiles = tiles
    session = await table(scene, board)
    clicker = await Clicker.at(scene, session, board.me)
    for label in ("Logistics", "Suggest", "Activate"):
        await clicker.press(label)
    await scene.settled()
    after = await scene.truth(session)
    assert after.empires[board.me].turn.actions == ["logistics"]
    assert len([tech for tech in after.empires[board.me].techs if tech.active]) > 2
    assert "Logistics" not in clicker.panel.labels
    return clicker.clicks


async def two_fleets(scene: Stage) -> int:
    """The clicks for a Move of two fleets that meet no one."""
    board = Board()
    board.put("home", board.me, ships=2)
    home = board.number("home")
    goals = [board.g.layout.words[each] for each in board.g.layout.neighbours[home]][:2]
    session = await table(scene, board)
    clicker = await Clicker.at(scene, session, board.me)
    for goal in goals:
        await clicker.pick("move", f"1x{board.g.layout.words[home]}+{goal}")
    await clicker.press("Move 1 → ")
    await scene.settled()
    after = await scene.truth(session)
    assert [after.sectors[board.number(goal)].units[board.me][0] for goal in goals] == [1, 1]
    assert after.empires[board.me].turn.actions == ["move"]
    assert not after.stack[-1].ended
    return clicker.clicks


async def survey(scene: Stage) -> int:
    """The clicks for a Survey in which a tile is kept, and what is offered first is revealed."""
    board = Board()
    board.empire.energy = 0
    session = await table(scene, board)
    clicker = await Clicker.at(scene, session, board.me)
    await clicker.press("Survey")
    await clicker.pick_first("keep")
    await clicker.pick_first("reveal")
    await clicker.press("Reveal ")
    await scene.settled()
    after = await scene.truth(session)
    assert after.empires[board.me].turn.actions == ["science"]
    assert any(tile != EMPTY for sector in after.sectors for tile in sector.tiles)
    return clicker.clicks


async def full_turn(scene: Stage) -> int:
    """The taps for a whole turn: a Survey with a tile kept and two revealed, two sectors reached and settled.

    A ship is built with the energy that is left.
    """
    board = Board(race="aurelian")
    board.put("home", board.me, ships=2)
    board.empire.energy = 2
    board.empire.hand = [TILES.called["ocean-world"], TILES.called["forge-world"]]
    for tile in board.empire.hand:
        board.g.bag.remove(tile)
    session = await table(scene, board)
    clicker = await Clicker.at(scene, session, board.me)
    await clicker.press("Survey")
    await clicker.pick_first("keep")
    await clicker.pick_first("reveal")
    await clicker.press("Reveal 2")
    await clicker.pick_first("move")
    await clicker.pick("move", "ship-2.0")
    await clicker.press("Move 1 → 1.0 and 1 → 2.1, settle 2 sectors, build 1 more")
    if "End turn" in clicker.panel.labels:
        await clicker.press("End turn")
    await scene.settled()
    after = await scene.truth(session)
    assert [after.sectors[board.number(word)].owner for word in ("1.0", "2.1")] == [board.me] * 2
    assert after.sectors[board.number("home")].units[board.me][SHIP] == 1
    assert after.active == board.you
    return clicker.taps


async def combat(scene: Stage) -> tuple[int, int]:
    """The clicks of attacker and defender for a combat of one round, each with two dice that they put themselves."""
    arena = Arena()
    arena.meet(2, 2, enemy=arena.you)
    session = await table(scene, arena)
    attacker = await Clicker.at(scene, session, arena.me)
    await attacker.press("Attack: 2.1")
    state = await scene.truth(session)
    for fighter in battle_of(state).fighters:
        fighter.show([2, 1])
    await scene.put(session, state)
    await attacker.put_dice(2)
    await scene.settled()
    defender = await Clicker.at(scene, session, arena.you)
    await defender.put_dice(2)
    await scene.settled()
    if attacker.panel.gone:
        attacker.panel = scene.table.private(attacker.who)[-1]
    elif "Refresh" in attacker.panel.labels:
        attacker.panel = await _shown(await attacker.who.click(attacker.panel, "Refresh"))
    await attacker.press("Hold fire")
    await scene.settled()
    after = await scene.truth(session)
    assert not any(isinstance(step, Battle) for step in after.stack)
    return attacker.clicks, defender.clicks
