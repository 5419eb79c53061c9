"""People who play on whatever happens: by commands and by panels, patient with every refusal and silence."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.discord.core.commands.slash import command_of
from bot.discord.views.choices import NUMBER
from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.sandbox import Actor, Answer, CannotDo, NoAnswer, Place, Sandbox, Seen
from bot.sessions.core.types import Status
from tests.campaign.book import Book, Stand
from tests.usual import as_usual

NOT_MOVES = (
    *("Undo", "Undo turn", "Settings", "Always answer …", "Refresh", "Back", "Why?", "Note"),
    *("Play", "Board", "Log", "Rules", "Key", "⋯", "My hand"),
    *("Back one", "Clear", "Suggest"),
)
SHORT = 4.0
"""Seconds for an answer that nothing depends on."""

STEPS = 12
"""Clicks at the most in one panel before one gives up and begins anew."""


class CampaignTable:
    """One game in one channel, and those who sit at it, `computers` among them.

    `expiry` is what happens when a time is over.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        book: Book,
        games: Mapping[str, Game[Any]],
        place: Place,
        game: str,
        seed: str,
        *,
        computers: int = 0,
        expiry: str = "skip",
    ) -> None:
        self._sandbox, self.book, self._games = sandbox, book, games
        self.place, self.game, self._seed = place, game, seed
        self.computers, self.expiry = computers, expiry
        self._dice = Dice(seed)
        self.moves = self.silences = self.refusals = 0

    def at(self, place: Place) -> CampaignTable:
        """A further table with the same game, and one computer player."""
        seed = f"{self._seed}/{place.name}"
        return CampaignTable(self._sandbox, self.book, self._games, place, self.game, seed, computers=1)

    def stand(self) -> Stand | None:
        """Where the game stands; None before the first one and after the end of one."""
        found = self.book.stand(int(self.place.id))
        if found is None or not found.head.status.live:
            return None
        return found

    async def open(self, people: list[Actor], options: str = "") -> None:
        """Begin a game, trying again for as long as it takes."""
        host = people[0]
        for _ in range(60):
            found = self.stand()
            if found is None:
                given = {"game": self.game, "options": options} if options else as_usual(self.game)
                await self._try(host.slash("game new", channel=self.place, options=given))
            elif found.head.status is Status.PLAYING:
                return
            else:
                seated = {holder.user_id for holder in found.head.people()}
                missing = [person for person in people if int(person.id) not in seated]
                card = next((m for m in reversed(self.place.messages) if "Computer player" in m.labels), None)
                if missing:
                    await self._try(missing[0].slash("game join", channel=self.place))
                elif len(found.head.holders) < len(people) + self.computers and card is not None:
                    opened = await self._try(host.click(card, "Computer player"))
                    if opened is not None and opened.message.menus:
                        await self._try(host.choose(opened.message, "easy"))
                else:
                    await self._try(host.slash("game start", channel=self.place))
        raise AssertionError(f"{self.game} cannot be started: {self.place.last.text}")

    async def play(self, moves: int, *, seconds: float = 60.0) -> None:
        """Let those who are asked play so many moves, or for so long."""
        until = asyncio.get_running_loop().time() + seconds
        wanted = self.moves + moves
        while self.moves < wanted and asyncio.get_running_loop().time() < until:
            stand = self.stand()
            if stand is None or stand.head.status is not Status.PLAYING:
                return
            asked = [s for s in stand.head.asked if s >= 0 and stand.head.holders[s].user_id is not None]
            if not asked:
                # A computer player or the clock is next, in the other process: the file is looked at again.
                await asyncio.sleep(0.1)
                continue
            seat = asked[self._dice.below(len(asked))]
            user_id = stand.head.holders[seat].user_id
            assert user_id is not None
            who = self._person(user_id)
            if self._dice.below(3):
                await self._by_command(who, stand, seat)
            else:
                await self._by_panel(who)

    async def ask_for_messages(self, guest: Actor, *, invite: bool = True) -> None:
        """Have someone reminded, and `guest` invited to stand in for someone, as far as that is possible now."""
        stand = self.stand()
        if stand is None or stand.head.status is not Status.PLAYING:
            return
        for number, holder in enumerate(stand.head.holders):
            if holder.user_id is not None and Seat(number) not in stand.head.asked:
                person = self._person(holder.user_id)
                await self._try(person.slash("game remind", channel=self.place, timeout=SHORT))
                if invite:
                    given = {"who": guest.id, "for": "while"}
                    act = person.slash("game seat offer", channel=self.place, options=given, timeout=SHORT)
                    await self._try(act)
                return

    async def click(self, who: Actor, message: Seen, label: str) -> None:
        """Press a button, if it is still there."""
        await self._try(who.click(message, label, timeout=SHORT))

    async def end(self, admin: Actor) -> None:
        """Have the game ended by who may end every game."""
        if self.stand() is not None:
            given = {"reason": "It is late"}
            await self._try(admin.slash("game end", channel=self.place, options=given, timeout=SHORT))

    def hands(self) -> dict[Seat, str]:
        """The messages that show people their hands."""
        stand = self.stand()
        if stand is None:
            return {}
        kept = {Seat(i): self.book.hand_of(stand.head.id, Seat(i)) for i in range(len(stand.head.holders))}
        return {seat: str(hand[1]) for seat, hand in kept.items() if hand is not None and hand[1] is not None}

    def _person(self, user_id: int) -> Actor:
        return next(each for each in self._sandbox.people() if int(each.id) == user_id)

    async def _by_command(self, who: Actor, stand: Stand, seat: Seat) -> None:
        game = self._games[stand.head.game]
        moves = game.moves(stand.state, seat)
        if not moves:
            return
        move = moves[self._dice.below(len(moves))]
        verb = game.info.verb(move.verb)
        assert verb is not None
        given = {param.name: value for param, value in zip(verb.params, move.values, strict=False)}
        place = who.dm if self._dice.below(4) == 0 else self.place
        answer = await self._try(
            who.slash(command_of(stand.head.game, verb), channel=place, options=given, unchecked=True)
        )
        if answer is None:
            return
        # What is played is answered by the panel that goes on from there, a refusal by words alone. A command in
        # direct messages may be answered by the question which table is meant.
        played = answer.interaction.response is not None and bool(answer.message.components)
        played = played and place is self.place
        self.refusals += not played
        if self.book.note(int(answer.interaction.id), must=played):
            self.moves += 1

    async def _by_panel(self, who: Actor) -> None:
        living = next((m for m in reversed(self.place.messages) if "Play" in m.labels), None)
        opened = None if living is None else await self._try(who.click(living, "Play"))
        for _ in range(STEPS):
            if opened is None or opened.interaction.response is None or not opened.ephemeral:
                return
            panel = opened.message
            menus = [m for m in panel.menus if m.get("options") and not m["custom_id"].startswith("m:look:")]
            buttons = [
                label for label in panel.labels if label not in NOT_MOVES and not label.startswith("Page")
            ]
            if whole := [each["label"] for each in panel.buttons if ":go " in each["custom_id"]]:
                menus, buttons = (menus, whole) if self._dice.below(2) else ([], whole)
            if not menus and not buttons:
                return
            which = self._dice.below(len(menus) + len(buttons))
            if which < len(menus):
                menu = menus[which]
                left = [o["value"] for o in menu["options"] if not o["value"].startswith(NUMBER)]
                picked = [left.pop(self._dice.below(len(left))) for _ in range(menu.get("min_values", 1))]
                opened = await self._try(who.choose(panel, picked, menu["custom_id"]))
            else:
                opened = await self._try(who.click(panel, buttons[which - len(menus)]))
            if opened is not None and self.book.note(int(opened.interaction.id), must=False):
                self.moves += 1
                return

    async def _try(self, act: Any) -> Answer | None:
        """What came of an act; None where nothing did."""
        try:
            answer: Answer = await act
        except (NoAnswer, CannotDo):
            self.silences += 1
            # Nobody clicks again at once where nothing came of it.
            await asyncio.sleep(0.05)
            return None
        return answer


def living_of(place: Place) -> list[Seen]:
    """The messages of a channel from which a game can be played."""
    return [message for message in place.messages if "Play" in message.labels]
