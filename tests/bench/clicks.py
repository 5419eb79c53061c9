"""How many clicks people need: whole games of two, played through real panels in the sandbox.

Each move is what a greedy player would do; where an open verb covers it, a whole move is suggested and built up. Beside
it stands what the same moves take step by step: a pick for each value, and one to end.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from bot.discord.core.layout.components import word_of
from bot.discord.core.layout.paging import PAGE
from bot.discord.views.choices import BAND, NUMBER
from bot.discord.views.drafting import AT_ONCE
from bot.discord.views.hand_view import FOLD
from bot.engine.moves import Choice, Move, Seat
from bot.engine.playout import Dice
from bot.engine.steps import open_steps
from bot.engine.words import words_of
from bot.games.factions.actions.destinations import landed
from bot.games.parts.chain import ChainStep
from bot.players.suggest import advise
from bot.sandbox import Actor, Answer, Seen
from tests.bench.table import Row, sized
from tests.discord import novasolis
from tests.discord.stage import Stage, stage
from tests.patience import PATIENCE

SUPERNOVA = "supernova"
MOST_MOVES = sized(400, 2)
OF_A_TURN = 15.0
"""So many clicks may one person's part of a turn of Super Nova take, while panels lead on."""
FLIGHT_AND_ACTION = 4
"""So many clicks may a movement to a planet and an action take; a menu takes two."""
LOGISTICS, TWO_FLEETS, SURVEY, COMBAT = 4, 5, 5, 6
"""So many a Logistics, a Move of two fleets, a Survey and a combat of one round, for either side."""
FULL_TURN = 14
"""So many taps a turn of three actions with six orders; a menu takes two."""


def rows() -> Iterator[Row]:
    """For each game the clicks for a turn, beside those of single steps."""
    with tempfile.TemporaryDirectory() as folder:
        turns, steps = asyncio.run(_played("sol", Path(folder) / "games.db"))
    clicks, count = sum(turns), len(turns)
    yield Row(
        f"clicks a turn, sol, {count} turns",
        f"mean {clicks / count:.1f}, median {median(turns):g}",
        f"single steps {steps / count:.1f}",
        clicks / steps,
        "<= 1.0",
    )
    for seats in (2, 4):
        with tempfile.TemporaryDirectory() as folder:
            led, afresh, parts = asyncio.run(of_supernova(seats, Path(folder) / "games.db"))
        yield Row(
            f"clicks a person and turn, supernova, {seats} seats, {parts // seats} turns",
            f"{led / parts:.1f}",
            f"by Play each time {afresh / parts:.1f}",
            led / parts / OF_A_TURN,
            "<= 1.0",
        )
    with tempfile.TemporaryDirectory() as folder:
        clicks = asyncio.run(_flown(Path(folder) / "games.db"))
    yield Row(
        "clicks for a movement to a planet and an action, factions",
        str(clicks),
        str(FLIGHT_AND_ACTION),
        clicks / FLIGHT_AND_ACTION,
        "<= 1.0",
    )
    for what, most, clicks in _of_novasolis():
        yield Row(f"clicks for {what}, novasolis", str(clicks), str(most), clicks / most, "<= 1.0")


def _of_novasolis() -> Iterator[tuple[str, int, int]]:
    """What is done, how many clicks it may take, and how many it takes."""
    yield "a Logistics with the proposal taken", LOGISTICS, _clicked(novasolis.logistics)
    yield "a Move of two fleets without a combat", TWO_FLEETS, _clicked(novasolis.two_fleets)
    yield "a Survey with a tile kept and a tile revealed", SURVEY, _clicked(novasolis.survey)
    yield "a full turn, a menu counted twice", FULL_TURN, _clicked(novasolis.full_turn)
    sides = _clicked(novasolis.combat)
    for side, clicks in zip(("attacker", "defender"), sides, strict=True):
        yield f"a combat of one round, {side}", COMBAT, clicks


def _at_once(options: list[str], words: list[str], at: int, most: int) -> tuple[list[str], int]:
    """What is picked in one go: several values, or rows of them; and how many words have been said then."""
    picked, first = list[str](), ""
    while at < len(words) and len(picked) < most:
        rows = (option for option in options if AT_ONCE in option)
        row = next((row for row in rows if words[at:][: 1 + row.count(AT_ONCE)] == row.split(AT_ONCE)), "")
        if row:
            first, at = words[at], at + 1 + row.count(AT_ONCE)
        elif f"{first}{AT_ONCE}{words[at]}" in options:
            row, at = f"{first}{AT_ONCE}{words[at]}", at + 1
        elif most > 1 and words[at] in options:
            row, at = words[at], at + 1
        else:
            break
        picked.append(row)
    return picked, at


Clicked = TypeVar("Clicked")


def _clicked(play: Callable[[Stage], Awaitable[Clicked]]) -> Clicked:
    """What is counted at a new table."""

    async def count(database: Path) -> Clicked:
        async with stage(database) as scene:
            return await play(scene)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(count(Path(folder) / "games.db"))


async def _flown(database: Path) -> int:
    """The clicks from the board to the furthest destination that is then used, in a first turn; a menu takes two."""
    async with stage(database) as scene:
        session = await scene.game("factions", scene.bo)
        game, people = scene.client.context.games["factions"], People(scene, "factions")
        while True:
            state = await scene.truth(session)
            if any(verb.name == "move" for verb in game.offer(state, _asked(game, state)).open_verbs):
                break
            await people.move()
            await scene.settled()
        seat = _asked(game, state)
        who = scene.actor(session.holders[seat].user_id)
        panel, clicks = (await who.click(scene.table.last, "Play")).message, 1
        for wanted, cost in ((str(_furthest(game, state, seat).value), 2), ("Move to", 1)):
            panel = await _press(who, panel, wanted)
            clicks += cost
        await scene.settled()
        assert (await scene.truth(session)).players[seat].turn.acted
        return clicks


def _asked(game: Any, state: Any) -> Seat:
    return Seat(game.awaited(state)[0])


def _furthest(game: Any, state: Any, seat: Seat) -> Choice:
    """The furthest destination at which a planet is used by the same entry."""
    choices: Sequence[Choice] = game.offer(state, seat).spot("move").next
    for choice in reversed(choices):
        if (last := landed(choice.value)) is not None and last[1].verb == "use":
            return choice
    raise AssertionError("no planet can be reached")


async def _press(who: Actor, panel: Seen, wanted: str) -> Seen:
    """Pick the entry with a label or value, or press a button by how its label begins."""
    for menu in panel.menus:
        for option in menu.get("options", []):
            if wanted in (option["label"], option["value"]) and ":grow:" in menu["custom_id"]:
                return await _shown(await who.choose(panel, option["value"], menu["custom_id"]))
    for button in panel.buttons:
        if str(button.get("label", "")).startswith(wanted):
            return await _shown(await who.click(panel, button["custom_id"]))
    raise AssertionError(f"{wanted!r} is not in {panel!r} with {panel.labels}")


async def _shown(answer: Answer) -> Seen:
    """The panel after an act, once its pictures are drawn."""
    return (await answer.more()).message if answer.kind == "later" else answer.message


async def of_supernova(seats: int, database: Path) -> tuple[int, int, int]:
    """Clicks by panels that lead on, clicks where each answer begins with *Play*, and people's parts of turns.

    Only whole turns count: where the game is left before it is over, what was clicked in its last one does not.
    """
    async with stage(database) as scene:
        scene.sandbox.patience = PATIENCE
        session = await scene.game(SUPERNOVA, *scene.company(SUPERNOVA, seats))
        people = People(scene, SUPERNOVA, follow=True)
        turn, counted = 0, (0, 0)
        for _ in range(MOST_MOVES):
            if scene.sessions.in_channel(int(scene.table.id)) is None:
                return people.clicks, people.clicks + people.led, turn * seats
            await scene.closed(session)
            if (now := (await scene.truth(session)).turn) != turn:
                turn, counted = now, (people.clicks, people.clicks + people.led)
            await people.move()
        return *counted, max(1, turn - 1) * seats


async def _played(slug: str, database: Path) -> tuple[list[int], int]:
    """The clicks of each turn of one whole game, and the clicks of all of it in single steps."""
    async with stage(database) as scene:
        await scene.game(slug, scene.bo)
        people = People(scene, slug)
        for _ in range(MOST_MOVES):
            if scene.sessions.in_channel(int(scene.table.id)) is None or not await people.move():
                break
        return people.turns, people.steps


class People:
    """Those who play, and what it costs them.

    Those who `follow` answer in the panel they have open once it shows the new question; it is counted how often such
    panels have `led` on. The others begin with *Play* whenever someone else has moved.
    """

    def __init__(self, scene: Stage, slug: str, *, follow: bool = False) -> None:
        self._scene, self._game, self._follow = scene, scene.client.context.games[slug], follow
        self._dice, self.panels = Dice(slug), dict[str, tuple[int, Seen]]()
        self.turns = list[int]()
        """The clicks of each turn: of a person, from *Play* on."""
        self.steps = self.led = self._page = self._band = 0
        self._view: Any = None
        self._seat, self._move = Seat(0), Move("")

    @property
    def clicks(self) -> int:
        """All clicks."""
        return sum(self.turns)

    async def move(self) -> bool:
        """One move of whoever is asked first; False once no one is."""
        await self._scene.settled()
        if (found := await self.next()) is None:
            return False
        who, seat, view = found
        self.find_panel(who)
        advice = advise(self._game, view, seat, self._dice)
        assert advice is not None
        await self._make(who, seat, view, advice.moves[0])
        return True

    async def next(self) -> tuple[Actor, Seat, Any] | None:
        """Who is asked first, in which seat, and what they see; None if no one is."""
        session = self._scene.live()
        for number, holder in enumerate(session.holders):
            position = await self._scene.sessions.position(session.id, Seat(number))
            if holder.user_id is not None and any(ask.seat == number for ask in position.asks):
                return self._scene.actor(holder.user_id), Seat(number), position.view
        return None

    async def _leads_on(self, who: Actor, seat: Seat, panel: Seen) -> bool:
        """Whether someone's panel shows by now all that they are asked."""
        if not self._follow:
            return False
        session = self._scene.live()
        position = await self._scene.sessions.position(session.id, seat)
        asked = {ask.word for ask in position.asks if ask.seat == seat}
        return any(
            opened.user_id == int(who.id) and opened.message_id == int(panel.id) and asked <= opened.questions
            for opened in self._scene.client.context.panels.at(session.id)
        )

    def _group(self, verb: str) -> str:
        found = self._game.info.verb(verb)
        return "" if found is None else str(found.shown.group)

    def find_panel(self, who: Actor) -> None:
        """Where this person answers, if not in the panel of their last answer."""

    async def _make(self, who: Actor, seat: Seat, view: Any, move: Move) -> None:
        """Press and pick until the move is made."""
        seq = self._scene.live().seq
        self._view, self._seat, self._move = view, seat, move
        self.steps += self._single(view, seat, move)
        before = self.panels.get(who.name)
        if before is not None and before[1].gone:
            before = before[0], self._scene.table.private(who)[-1]
        if before is not None and before[0] != seq and await self._leads_on(who, seat, before[1]):
            self.turns.append(0)
            self.steps += 1
            self.led += 1
            panel = before[1]
        elif before is None or before[0] != seq:
            self.turns.append(1)
            self.steps += 1
            living = next(each for each in reversed(self._scene.table.messages) if "Play" in each.labels)
            panel = await _shown(await who.click(living, "Play"))
        else:
            panel = before[1]
        words = [move.verb, *map(word_of, move.values)]
        at = 1
        for _ in range(4 * len(words) + 40):
            panel, at = await self._click(who, panel, words, at)
            session = self._scene.sessions.in_channel(int(self._scene.table.id))
            if session is None or session.seq != seq:
                if session is not None:
                    self.panels[who.name] = session.seq, panel
                return
        raise AssertionError(f"{move} cannot be made from {panel!r}")

    async def _click(self, who: Actor, panel: Seen, words: list[str], at: int) -> tuple[Seen, int]:
        """The one click that goes on; the panel after it, and how many words have been said."""
        self.turns[-1] += 1
        verb = words[0]
        drafted = any(button["custom_id"].split(":")[1] == "draft" for button in panel.buttons)
        if drafted and not any(":grow:" in menu["custom_id"] for menu in panel.menus):
            at = len(words)  # what left no choice was chosen by the panel itself
        for button in panel.buttons:
            act, path = button["custom_id"].split(":")[1], button["custom_id"].split(":", 4)[4].split()
            if (act == "do" and path == words) or (
                act == "draft" and path[:1] == ["go"] and path[2:] == words[at:]
            ):
                return await _shown(await who.click(panel, button["custom_id"])), at
            if act == "grow" and path[:1] + path[2:] == words[: len(path) - 1]:
                return await _shown(await who.click(panel, button["custom_id"])), len(path) - 1
            if act == "verb" and path in ([verb], [FOLD, self._group(verb)]):
                return await _shown(await who.click(panel, button["custom_id"])), at
        for menu in panel.menus:
            act, path = menu["custom_id"].split(":")[1], menu["custom_id"].split(":", 4)[4].split()
            if act not in ("pick", "grow") or path[0] != verb:
                continue
            options = [option["value"] for option in menu["options"]]
            if act == "pick" and (whole := word_of("/".join(map(str, self._move.values)))) in options:
                return await _shown(await who.choose(panel, whole, menu["custom_id"])), len(words)
            at = max(at, 1 + len(path[2:])) if act == "grow" else at
            further = f"{PAGE}{self._page + 1}"
            number = next((option for option in options if option.startswith(NUMBER)), None)
            if number is not None and at < len(words) and words[at] not in options:
                form = (await who.choose(panel, number, menu["custom_id"])).modal
                return await _shown(await who.submit(form, {"field-0": words[at]})), at + 1
            bands = [option for option in options if option.startswith(BAND)]
            if bands and at < len(words) and words[at] not in options:
                inside = BAND in bands
                self._band += inside
                known = [o["value"] for o in menu["options"] if o["label"] == f"{self._named(words, at)} …"]
                band = BAND if inside else (known or bands)[self._band % len(known or bands)]
                return await _shown(await who.choose(panel, band, menu["custom_id"])), at
            self._band = 0
            picked, after = _at_once(options, words, at, int(menu.get("max_values", 1)))
            if picked:
                self._page = 0
                return await _shown(await who.choose(panel, picked, menu["custom_id"])), after
            while at < len(words) and words[at] not in options and further not in options:
                # What left no choice was chosen by the panel itself.
                at += 1
            if at == len(words):
                self.turns[-1] -= 1
                return panel, at
            if at < len(words) and words[at] in options:
                self._page = 0
                return await _shown(await who.choose(panel, words[at], menu["custom_id"])), at + 1
            self._page += 1
            return await _shown(await who.choose(panel, further, menu["custom_id"])), at
        offered = [(menu["custom_id"], [each["value"] for each in menu["options"]]) for menu in panel.menus]
        raise AssertionError(f"nothing in {panel.labels} and {offered} leads to {words}")

    def _named(self, words: list[str], at: int) -> str:
        """The name of the band in which a word stands, which people read; "" if it stands in none."""
        values = self._move.values
        choices = self._game.offer(self._view, self._seat).choices(words[0], values[: at - 1])
        said = words_of(self._game.info.slug)
        names = [f"@{seat}" for seat in range(self._game.info.max_seats)]
        found = [
            said.attribute(each.label, "band", names) for each in choices if each.value == values[at - 1]
        ]
        return found[0] if found else ""

    def _single(self, view: Any, seat: Seat, move: Move) -> int:
        """The clicks that the same takes in single steps."""
        verb = self._game.info.verb(move.verb)
        if verb is None or not verb.open:
            return max(1, len(move.values))
        for step in open_steps(view, seat):
            if isinstance(step, ChainStep) and move.verb in step.chains:
                chain = step.chains[move.verb]
                walk = chain.walk(view, seat, move.values)
                assert walk is not None
                ends = not walk.trail[-1].last and chain.closing(walk.world, seat, walk.trail) is not None
                return sum(max(1, len(single.values)) for single in walk.moves) + ends
        world, picks = self._game.copy(view), 1
        spot = self._game.offer(world, seat).spot(move.verb, move.values)
        for event in spot.preview if spot is not None else ():
            picks += max(1, sum(key in ("start", "goal", "to", "space") for key in event.values))
        return picks
