"""Two tables that differ in nothing but what one viewer may not know, and everything that reaches that viewer.

Before each move the second table is given another world that the viewer could not tell from the first (`resample`).
Then a move is made at both that looks the same to the viewer, and now and then someone at the second table does
something in secret. All that the viewer was sent, could ask for and could count is compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.discord.core.commands.slash import command_of
from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice, eager_move
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.secrets import alike
from bot.sessions import SessionView
from bot.sessions.core.types import Saved
from bot.sessions.core.visibility import knowers
from tests.discord.stage import Stage
from tests.discord.witness import Witness
from tests.games.leaks import After, other_world, played, prove_same_news

WORLDS = 12
"""So many other worlds are tried for a move, and then another move is looked for."""

MOVES_TRIED = 12


@dataclass
class Side:
    """One of the two tables."""

    stage: Stage
    session: SessionView
    witness: Witness

    @property
    def game(self) -> Game[Any]:
        """Its rules."""
        return self.stage.client.context.games[self.session.game]

    async def state(self) -> Any:
        return self.game.copy(await self.stage.truth(self.session))

    async def play(self, seat: Seat, move: Move) -> None:
        await self.stage.play(self.session, seat, move)
        await self.stage.settled()

    async def ask_everything(self, offering: Sequence[tuple[str, str]]) -> list[str]:
        """All that the viewer can ask for in private: hand, board, log, and what commands offer for an option."""
        self.witness.asking = True
        who, place = self.witness.who, self.witness.place
        given: list[tuple[str, dict[str, Any]]] = [
            ("game board", {}),
            ("game board", {"text": True}),
            ("game log", {}),
        ]
        if self.session.seats_of(int(who.id)):
            given.append(("hand", {}))
        answers = [await who.slash(name, channel=place, options=options) for name, options in given]
        shown = {each["custom_id"].split(":")[1]: each["custom_id"] for each in place.last.buttons}
        answers += [await who.click(place.last, shown[act]) for act in ("log", "more")]
        said = [self.witness.answer(answer) for answer in answers]
        for command, option in offering:
            offered = await who.autocomplete(command, option, {option: ""}, channel=place)
            said.append(self.witness.answer(offered))
        self.witness.asking = False
        return said


@dataclass
class Twins:
    """The two tables; in how many moves the worlds truly differed, and how often someone did something in secret."""

    first: Side
    second: Side
    viewer: Seat | None
    dice: Dice
    differed: int = 0
    secrets: int = 0

    async def step(self) -> bool:
        """One move at both tables, then compare; False when the game would be over by it."""
        game, state = self.first.game, await self.first.state()
        found = self._choose(game, state)
        if found is None:
            return False
        seat, move, world, other = found
        if played(game, state, seat, move).state.over:
            return False  # with the seed that is shown then everyone can find out everything
        self.differed += game.encode(world) != game.encode(state)
        await self.second.stage.put(self.second.session, world)
        await self.first.play(seat, move)
        await self.second.play(seat, other)
        self.compare(f"after {seat} {move}")
        if self.dice.below(4) == 0:
            await self.do_in_secret()
        return True

    async def do_in_secret(self) -> None:
        """Let someone at the second table change a setting of which the viewer knows nothing."""
        game, state = self.second.game, await self.second.state()
        seats = [Seat(seat) for seat in range(len(self.second.session.holders)) if seat != self.viewer]
        every = [(seat, move) for seat in seats for move in game.offer(state, seat).beside]
        for _ in range(min(MOVES_TRIED, len(every))):
            seat, move = every[self.dice.below(len(every))]
            after = played(game, state, seat, move)
            before, then = (Saved.of(game, each, 0) for each in (state, after.state))
            known = knowers(game, before, then, seat, after.events, len(self.second.session.holders))
            if known is not None and self.viewer not in known:
                self.secrets += 1
                await self.second.play(seat, move)
                self.compare(f"after {seat} secretly {move}")
                return

    def compare(self, moment: str) -> None:
        """Hold against each other what both sides have sent since the last time."""
        one, two = self.first.witness.take(), self.second.witness.take()
        for what in one:
            mine, other = one[what], two[what]
            for number, (here, there) in enumerate(zip(mine, other, strict=False)):
                assert here == there, f"{moment}, number {number} of {what}: {here} / {there}"
            assert len(mine) == len(other), f"{moment}, {what}: {mine} / {other}"

    async def ask(self, offering: Sequence[tuple[str, str]]) -> None:
        """Hold against each other what the viewer can ask for."""
        mine, other = [await side.ask_everything(offering) for side in (self.first, self.second)]
        for here, there in zip(mine, other, strict=True):
            assert here == there, f"an answer: {here} / {there}"

    def _choose(self, game: Game[Any], state: Any) -> tuple[Seat, Move, Any, Move] | None:
        """A move, and another world with a move in it that shows the viewer the same; else this very world."""
        seats = game.awaited(state)
        if not seats:
            return None
        fallback = None
        for _ in range(MOVES_TRIED):
            seat = seats[self.dice.below(len(seats))]
            beside = game.offer(state, seat).beside if seat != CLOCK and self.dice.below(6) == 0 else []
            move = (
                beside[self.dice.below(len(beside))] if beside else eager_move(game, state, seat, self.dice)
            )
            fallback = (seat, move, state, move)
            for _ in range(WORLDS):
                rng = Rng(str(self.dice.below(1 << 40)))
                world = other_world(game, state, self.viewer, rng)
                assert After(game, world).looks(self.viewer) == After(game, state).looks(self.viewer), (
                    "the view tells"
                )
                if game.encode(world) == game.encode(state):
                    continue
                after = played(game, state, seat, move)
                for other in alike(game, world, seat, move, self.viewer, rng):
                    if prove_same_news(self.viewer, after, played(game, world, seat, other)):
                        return seat, move, world, other
        return fallback


async def twins(scene: Stage, game: str, viewer: Seat | None, seed: str, **options: str) -> Twins:
    """Two tables of three people with one and the same game; `viewer` None: someone who only watches."""
    people = [scene.mira, scene.bo, scene.cy]
    who = people[viewer] if viewer is not None else scene.sandbox.person("Dee")
    sides = []
    for place in (scene.table, scene.second):
        witness = Witness(scene, who, place)
        scene.seeds.restart(seed)
        card = await scene.lobby(game, scene.bo, scene.cy, place=place, **options)
        witness.order.clear()  # no one has a secret before the cards are dealt
        await scene.mira.click(card, "Start")
        await scene.settled()
        sides.append(Side(scene, scene.live(place), witness))
    made = Twins(sides[0], sides[1], viewer, Dice(seed))
    made.compare("at the start")
    return made


async def prove_that_nothing_leaks(
    scene: Stage, game: str, viewer: Seat | None, moves: int, *, ask_every: int = 8
) -> Twins:
    """Play so many moves at both tables, after some of which the viewer asks for everything.

    Raises AssertionError at the first thing that tells them apart.
    """
    pair = await twins(scene, game, viewer, f"worlds of {game} a")
    verbs = [verb for verb in pair.first.game.info.verbs if verb.params and not verb.turn.clock]
    offering = [(command_of(game, verb), verb.params[0].name) for verb in verbs]
    if scene.client.context.studio.can_inspect(scene.client.context.games[game]):
        offering.append((f"{game} inspect", "what"))
    for number in range(moves):
        if not await pair.step():
            break
        if number % ask_every == ask_every // 2:
            await pair.ask(offering)
    assert pair.differed >= moves // 3, "the worlds hardly ever differ"
    return pair
