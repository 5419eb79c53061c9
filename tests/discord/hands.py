"""Tables of Super Nova, the game with hidden hands: their messages, and playing on to where a test begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.supernova.table.state import ACTION
from bot.sandbox import Actor, Answer, Seen
from bot.sessions import SessionView
from tests.discord.stage import Stage


def every_hand(who: Actor, scene: Stage) -> list[Seen]:
    """The direct messages that show a hand of the game at the table, the oldest first."""
    return [m for m in who.dm.messages if m.attachments and f"<#{scene.table.id}>" in m.text]


def hand_messages(who: Actor, scene: Stage) -> list[Seen]:
    """The newest of them, which is kept up to date; empty if there is none."""
    return every_hand(who, scene)[-1:]


async def building(scene: Stage, **options: str) -> None:
    """A game of three people with a Homeworld each, past the set-up: further planets may be discovered."""
    session = await scene.game("supernova", scene.bo, scene.cy, **{"short": "on", **options})
    for seat, who in enumerate((scene.mira, scene.bo, scene.cy)):
        await scene.sessions.submit(int(who.id), session.id, Move("draw", ("keep",)), seat=Seat(seat))
    await scene.settled()


async def until_action(scene: Stage, session: SessionView) -> None:
    """Play on, by what is played for whoever is away, until the first player of the turn has an action."""
    game = scene.client.context.games[session.game]
    while (state := await scene.truth(session)).phase != ACTION:
        ask = game.asks(state)[0]
        await scene.play(session, ask.seat, ask.default)
    await scene.settled()


def by_token(scene: Stage) -> list[str]:
    """The requests with the bot's token from now on."""
    found: list[str] = []

    def heard(method: str, path: str, *_: object) -> None:
        if not path.startswith(("/interactions", "/webhooks")):
            found.append(f"{method} {path}")

    scene.sandbox.rest.on_traffic = heard
    return found


async def play_from(who: Actor, message: Seen) -> Answer:
    """Some move, chosen from a message with a hand: from a menu, where there is one, or by a button."""
    for _ in range(4):
        menus = [menu for menu in message.menus if ":look:" not in menu["custom_id"]]
        if not menus:
            moves = [each["custom_id"] for each in message.buttons if each["custom_id"].startswith("h:do:")]
            return await who.click(message, moves[0])
        answer = await who.choose(message, menus[0]["options"][0]["value"], menus[0]["custom_id"])
        if " " not in menus[0]["custom_id"] and not any(
            "pick" in menu["custom_id"] for menu in message.menus
        ):
            return answer
    return answer


class Driver:
    """Plays for three people at random without a panel."""

    def __init__(self, scene: Stage, session: SessionView, seed: str) -> None:
        self.scene, self.session, self.dice = scene, session, Dice(seed)
        self.people = [scene.mira, scene.bo, scene.cy]
        self.game = scene.client.context.games[session.game]

    @classmethod
    async def at_table(
        cls, scene: Stage, seed: str, *, asked: Sequence[int] = (0, 1, 2), **options: str
    ) -> Self:
        """At a new table, at which these seats want to be asked whatever they hold."""
        driver = cls(scene, await scene.game("supernova", scene.bo, scene.cy, **options), seed)
        for seat in asked:
            await driver.play(Seat(seat), Move("ask", ("always", "game")))
            await driver.play(Seat(seat), Move("autopass", ("off",)))
        return driver

    async def state(self) -> Any:
        """The state, once windows are closed that wait for no one."""
        await self.scene.closed(self.session)
        return await self.scene.truth(self.session)

    async def play(self, seat: Seat, move: Move) -> None:
        await self.scene.play(self.session, seat, move)

    async def window(self) -> list[Seat]:
        """The seats that are asked in private in the open window; empty where there is none."""
        asks = self.game.asks(await self.state())
        return [ask.seat for ask in asks if ask.pace.is_window and ask.audience is not None]

    async def at_window(self) -> Actor:
        """Play on to a window that is shown to someone; who that is."""
        asked = await self.until_window()
        assert asked
        await self.scene.settled()
        return self.people[asked[0]]

    async def until_window(self) -> list[Seat] | None:
        """Play at random until a window opens that asks someone; None when the game is over."""
        while not (asked := await self.window()):
            state = await self.state()
            seats = self.game.awaited(state)
            if not seats:
                return None
            seat = seats[self.dice.below(len(seats))]
            moves = self.game.moves(state, seat)
            await self.play(seat, moves[self.dice.below(len(moves))])
        return asked

    async def let_be(self) -> None:
        """Let everyone pass in the open window."""
        while asked := await self.window():
            await self.play(asked[0], Move("pass"))
