"""Two tables that differ in nothing but what one viewer may not know, and everything that reaches that viewer.

Before each move the second table is given another world that the viewer could not tell from the first (`resample`).
Then the same move is made at both, and all that the viewer was sent, could ask for and could count is compared.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from typing import Any

from bot.engine.moves import CLOCK, Event, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.sandbox import Actor, Answer, Place
from bot.sandbox.world import Stored
from bot.sessions import SessionView
from bot.sessions.house import Saved
from tests.discord.stage import Stage

WORLDS = 4
"""So many other worlds are tried for a move, and then another move is looked for."""

MOVES_TRIED = 12
SNOWFLAKE = re.compile(r"\b\d{17,20}\b")
WHEN = re.compile(r"<t:\d+:R>|\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*|\?hm=\w+")
SESSION = re.compile(r"\b([hm]:[a-z-]+):\d+:")
HASH = re.compile(r"\b[0-9a-f]{64}\b")


@dataclass
class Witness:
    """What one person is sent at a table, place by place, in order: each message, each change, the bytes of files."""

    stage: Stage
    who: Actor
    place: Place
    seen: dict[str, list[str]] = field(default_factory=dict)
    numbers: dict[str, dict[str, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.stage.sandbox.world.listeners.append(self._listen)

    def _listen(self, what: str, thing: Any) -> None:
        if not isinstance(thing, Stored) or thing.only_for is not None:
            return
        where = "channel" if thing.channel_id == self.place.id else "letters"
        if where == "channel" or (
            thing.channel_id == self.who.dm.id and f"<#{self.place.id}>" in str(thing.payload["components"])
        ):
            self.seen.setdefault(where, []).append(f"{what} {self.describe(thing, where)}")

    def describe(self, stored: Stored, where: str) -> str:
        """A message without what differs between two runs of one and the same game: ids, times, addresses, hashes."""
        payload, files = stored.payload, self.stage.sandbox.world.files
        pictures = [
            (each["filename"], hashlib.sha256(files.get(each["id"]) or b"").hexdigest()[:12])
            for each in payload["attachments"]
        ]
        kept = [payload[key] for key in ("content", "components", "embeds")]
        pinged = [each["id"] for each in payload.get("mentions") or []]
        return self.plain(f"{stored.id} gone={stored.gone} {kept} {pinged} {pictures}", where)

    def plain(self, text: str, where: str) -> str:
        numbers = self.numbers.setdefault(where, {})
        text = SESSION.sub(r"\1:<session>:", ADDRESS.sub("<address>", text))
        text = HASH.sub("<hash>", WHEN.sub("<when>", text))
        return SNOWFLAKE.sub(lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), text)

    def answer(self, answer: Answer) -> str:
        """What an act was answered with, as only whoever acted sees it."""
        if answer.kind == "choices":
            return self.plain(str(answer.choices), "answers")
        assert answer.ephemeral
        return self.describe(answer.message.stored, "answers")


@dataclass
class Side:
    """One of the two tables."""

    stage: Stage
    session: SessionView
    witness: Witness

    @property
    def game(self) -> Game[Any]:
        return self.stage.client.desk.games[self.session.game]

    async def state(self) -> Any:
        house = self.stage.sessions._house
        return self.game.copy((await house.position(await house.table(self.session.id))).state)

    async def put(self, state: Any) -> None:
        """Let the table stand in this world from now on."""
        house = self.stage.sessions._house
        table = await house.table(self.session.id)
        saved = await house.position(table)
        table.position = Saved(saved.moved, state, self.game.encode(state))

    async def play(self, seat: Seat, move: Move) -> None:
        if seat == CLOCK:
            seen = (await self.stage.sessions._house.table(self.session.id)).head.moved
            await self.stage.sessions._play.answer(self.session.id, CLOCK, move, seen=seen)
        else:
            user = self.session.holders[seat].user_id
            assert user is not None
            await self.stage.sessions.submit(user, self.session.id, move, seat=seat)
        await self.stage.settled()

    async def ask_everything(self, verbs: list[str]) -> list[str]:
        """All that the viewer can ask for in private: hand, board, log, and the choices of every verb."""
        who, slug, place = self.witness.who, self.session.game, self.witness.place
        given: list[tuple[str, dict[str, Any]]] = [
            ("game board", {}),
            ("game board", {"text": True}),
            ("game log", {}),
        ]
        if self.session.seats_of(int(who.id)):
            given.append(("hand", {}))
        said = [
            self.witness.answer(await who.slash(name, channel=place, options=options))
            for name, options in given
        ]
        for name in verbs:
            verb = self.game.info.verb(name)
            first = verb.params[0].name if verb is not None else "what"
            offered = await who.autocomplete(f"{slug} {name}", first, {first: ""}, channel=place)
            said.append(self.witness.answer(offered))
        return said


@dataclass
class Twins:
    """The two tables, and how many moves were made in worlds that truly differed."""

    first: Side
    second: Side
    viewer: Seat | None
    dice: Dice
    differed: int = 0

    async def step(self) -> bool:
        """One move at both tables, then compare; False when the game is over."""
        game, state = self.first.game, await self.first.state()
        found = self._choose(game, state)
        if found is None:
            return False
        seat, move, world = found
        self.differed += game.encode(world) != game.encode(state)
        await self.second.put(world)
        for side in (self.first, self.second):
            await side.play(seat, move)
        self.compare(f"after {seat} {move}")
        return True

    def compare(self, moment: str) -> None:
        """Hold against each other what both sides have sent since the last time."""
        one, two = self.first.witness.seen, self.second.witness.seen
        for where in ("channel", "letters"):
            mine, other = one.pop(where, []), two.pop(where, [])
            for number, (here, there) in enumerate(zip(mine, other, strict=False)):
                assert here == there, f"{moment}, message {number} in {where}"
            assert len(mine) == len(other), f"{moment}: {mine} / {other}"

    async def ask(self, verbs: list[str]) -> None:
        """Hold against each other what the viewer can ask for."""
        mine, other = [await side.ask_everything(verbs) for side in (self.first, self.second)]
        assert mine == other

    def _choose(self, game: Game[Any], state: Any) -> tuple[Seat, Move, Any] | None:
        """A move, and another world in which it shows the viewer the same; this very world where there is none."""
        seats = game.awaited(state)
        if not seats:
            return None
        fallback = None
        for _ in range(MOVES_TRIED):
            seat = seats[self.dice.below(len(seats))]
            moves = game.moves(state, seat)
            if seat != CLOCK and self.dice.below(6) == 0:
                moves = game.settings(state, seat) or moves
            move = moves[self.dice.below(len(moves))]
            fallback = (seat, move, state)
            for _ in range(WORLDS):
                world = game.resample(state, self.viewer, Rng(str(self.dice.below(1 << 40))))
                if game.encode(world) != game.encode(state) and self._same(game, state, world, seat, move):
                    return seat, move, world
        return fallback

    def _same(self, game: Game[Any], state: Any, world: Any, seat: Seat, move: Move) -> bool:
        if move not in game.moves(world, seat) and move not in game.settings(world, seat):
            return False
        (after, told), (other, said) = (self._after(game, each, seat, move) for each in (state, world))
        return told == said and game.encode(game.view(after, self.viewer)) == game.encode(
            game.view(other, self.viewer)
        )

    def _after(self, game: Game[Any], state: Any, seat: Seat, move: Move) -> tuple[Any, list[Event]]:
        after = game.copy(state)
        return after, [event for event in game.apply(after, seat, move) if event.known_to(self.viewer)]


async def twins(scene: Stage, game: str, viewer: Seat | None, seed: str, **options: str) -> Twins:
    """Two tables of three people with one and the same game; `viewer` None: somebody who only watches."""
    scene.sessions._house.seeds = lambda: seed
    people = [scene.mira, scene.bo, scene.cy]
    who = people[viewer] if viewer is not None else scene.sandbox.person("Dee")
    sides = []
    for place in (scene.table, scene.second):
        witness = Witness(scene, who, place)
        session = await scene.game(game, scene.bo, scene.cy, place=place, **options)
        sides.append(Side(scene, session, witness))
    made = Twins(*sides, viewer, Dice(seed))
    made.compare("at the start")
    return made
