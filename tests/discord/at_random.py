"""People who play whole games through Discord at random: by buttons and menus, and now and then by commands."""

from __future__ import annotations

from typing import Any

from bot.discord.core.commands.slash import command_of
from bot.engine.playout import Dice
from bot.sandbox import Actor, CannotDo, Place, Seen
from bot.sessions import SessionView
from tests.discord.stage import Stage

NOT_MOVES = (
    *("Undo", "Undo turn", "Settings", "Always answer …", "Refresh", "Back", "Note"),
    *("Play", "Board", "Log", "Rules", "Key", "⋯", "My hand"),
    *("Back one", "Clear", "Suggest"),
)


class RandomPeople:
    """Plays for everyone who is asked, and checks each message on the way."""

    def __init__(self, stage: Stage, place: Place, seed: str) -> None:
        self.stage, self.place, self.dice = stage, place, Dice(seed)
        self.clicks = self.commands = 0

    async def play_on(self, moves: int = 100_000) -> SessionView | None:
        """Play until the game is over or so many moves were made; the running session, None when it is over."""
        for _ in range(moves):
            session = self.stage.sessions.in_channel(int(self.place.id))
            if session is None:
                return None
            people = await self.stage.awaited(self.place)
            if not people:
                before = session.seq
                await self.stage.sandbox.wait_for(lambda before=before: self._moved_on(before))
                continue
            await self.move(people[self.dice.below(len(people))], session)
        return self.stage.sessions.in_channel(int(self.place.id))

    def _moved_on(self, seq: int) -> bool:
        session = self.stage.sessions.in_channel(int(self.place.id))
        return session is None or session.seq != seq

    async def move(self, who: Actor, session: SessionView) -> None:
        """Make one legal move for someone who is asked."""
        if self.dice.below(4) == 0:
            await self.by_command(who, session)
        else:
            await self.by_panel(who, session)

    async def by_panel(self, who: Actor, session: SessionView) -> None:
        await self.stage.settled()
        opened = (
            await who.slash("hand", channel=self.place) if self.dice.below(9) == 0 else await self._play(who)
        )
        panel = opened.message
        assert opened.ephemeral
        for _ in range(40):
            if panel.gone:  # it went below a new board
                panel = self.place.private(who)[-1]
            self.check(panel)
            menus = [m for m in panel.menus if m["options"] and not m["custom_id"].startswith("m:look:")]
            buttons = [
                label for label in panel.labels if label not in NOT_MOVES and not label.startswith("Page")
            ]
            if whole := [each["label"] for each in panel.buttons if ":go " in each["custom_id"]]:
                menus, buttons = (menus, whole) if self.dice.below(3) else ([], whole)
            which = self.dice.below(len(menus) + len(buttons))
            if which < len(menus):
                menu = menus[which]
                answer = await who.choose(panel, self.some_of(menu), menu["custom_id"])
                if answer.interaction.modal is not None:
                    answer = await who.submit(answer.modal, {"field-0": str(self.dice.below(20))})
            else:
                answer = await who.click(panel, buttons[which - len(menus)])
            self.clicks += 1
            if answer.kind == "later":
                answer = await answer.more()
            assert answer.kind in ("update", "later"), answer
            if self._moved_on(session.seq):
                return
        raise AssertionError(f"no move came of {panel!r}")

    def some_of(self, menu: dict[str, Any]) -> list[str]:
        """Any entries of a menu, as many as it takes."""
        left = [option["value"] for option in menu["options"]]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        return [
            left.pop(self.dice.below(len(left))) for _ in range(least + self.dice.below(most - least + 1))
        ]

    async def _play(self, who: Actor):  # type: ignore[no-untyped-def]
        await self.stage.settled()
        living = next(
            m for m in reversed(self.place.messages) if any(b["label"] == "Play" for b in m.buttons)
        )
        self.check(living)
        return await who.click(living, "Play")

    async def by_command(self, who: Actor, session: SessionView) -> None:
        seat = next(s for s in session.seats_of(int(who.id)))
        moves = await self.stage.sessions.moves(session.id, int(who.id), seat)
        if not moves:
            # Everything here is built up.
            await self.by_panel(who, session)
            return
        move = moves[self.dice.below(len(moves))]
        verb = self.stage.client.context.games[session.game].info.verb(move.verb)
        assert verb is not None
        given: dict[str, object] = {}
        for param, value in zip(verb.params, move.values, strict=False):
            offered = await who.autocomplete(
                command_of(session.game, verb), param.name, {**given, param.name: ""}, channel=self.place
            )
            words = [str(word) for word in offered.values]
            assert str(value) in words or len(words) == 25, (move, param.name, words)
            given[param.name] = value if value in offered.values else str(value)
        answer = await who.slash(command_of(session.game, verb), channel=self.place, options=given)
        assert answer.ephemeral
        assert self._moved_on(session.seq), (str(move), answer.text)
        self.commands += 1

    def check(self, message: Seen) -> None:
        """Discord's limits, and ours: what the sandbox does not know."""
        try:
            ids = [each["custom_id"] for each in message.components if "custom_id" in each]
        except CannotDo:
            return
        assert len(set(ids)) == len(ids)
        assert all(len(each) <= 100 for each in ids)
        assert len(message.components) <= 40
        assert len(message.text) <= 4000
        assert all(len(alt) <= 1024 for alt in message.alt_texts)
