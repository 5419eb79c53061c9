"""Notes every text that the bot shortens on its way to a reader: names may be, and nothing else.

Whole tables are looked at: people with long names press what the panel shows, and ask for what there is to read.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from bot.discord.core.layout import components
from bot.discord.core.text import texts
from bot.discord.core.text.texts import plain
from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, playout
from bot.sandbox import Place, Seen
from bot.sessions import SessionView
from renderers.kit.letters import lettering, paragraphs
from renderers.kit.texts import saying
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage
from tests.drawn import Drawn, noted
from tests.games.proofs import Case

WIDE = [f"{letter}{'W' * 31}" for letter in "ABCDEF"]
"""Names as long as Discord takes them, in one of the widest letters."""
NAME = re.compile(r"([A-F]W+|W{2,})(…|\.\.\.)?")
READ = ("game board", "game log", "game why", "hand")
"""What can be asked for at any time."""


@dataclass
class Cut:
    """What was shortened: by which function in words, and drawn; and what lies over the edge of what it is drawn on."""

    said: Counter[tuple[str, str]] = field(default_factory=Counter)
    drawn: Counter[str] = field(default_factory=Counter)
    over: Counter[str] = field(default_factory=Counter)

    def lines(self) -> list[str]:
        """Each once, with where it was found and how often."""
        return [
            *(f"{where}: {text!r} ({count} times)" for (where, text), count in self.said.most_common()),
            *(f"drawn short: {text!r} ({count} times)" for text, count in self.drawn.most_common()),
            *(f"drawn over the edge: {text!r} ({count} times)" for text, count in self.over.most_common()),
        ]


@contextmanager
def noting_cuts() -> Iterator[Cut]:
    """Note what is shortened in this block."""
    found, whole = Cut(), dict[str, str]()
    cut, menu, shortened = texts.cut, components.menu, saying.shortened
    fitted, paragraph = lettering.fitted, paragraphs.paragraph

    def noting_cut(text: str, most: int) -> str:
        where = sys._getframe(1).f_code
        if len(text) > most and where is not plain.__code__:
            found.said[f"{where.co_filename.rpartition('/')[2]} {where.co_name} ({most})", text] += 1
        return cut(text, most)

    def noting_menu(click: Any, placeholder: str, entries: Any, **counts: int) -> Any:
        if len(entries) > components.MENU_SIZE:
            found.said["menu of too many entries", placeholder] += 1
        return menu(click, placeholder, entries, **counts)

    def noting_alt(text: str) -> str:
        if shortened(text).endswith("…") > text.endswith("…"):
            found.said["alt text", text] += 1
        return shortened(text)

    def noting_fitted(text: str, style: lettering.Type, room: float) -> str:
        short = fitted(text, style, room)
        if short != text:
            whole[short] = text
        return short

    def noting_paragraph(text: str, *given: Any) -> paragraphs.Paragraph:
        made = paragraph(text, *given)
        if made.cut:
            whole[made.lines[-1]] = text
        return made

    with ExitStack() as stack:
        pairs = (
            (cut, noting_cut),
            (menu, noting_menu),
            (shortened, noting_alt),
            (fitted, noting_fitted),
            (paragraph, noting_paragraph),
        )
        for old, new in pairs:
            _replace(stack, old, new)
        drawn = stack.enter_context(noted())
        yield found
    found.drawn = Counter(_missing(drawn, whole))
    found.over = Counter(drawn.over())


def _missing(drawn: Drawn, whole: dict[str, str]) -> list[str]:
    """The texts that were drawn shorter than they are, unless they are names."""
    cut = [text for text in sorted(drawn.texts) if "…" in text]
    return [
        f"{text} < {whole.get(text, '?')}"
        for text in cut
        if (NAME.sub("", whole[text]).strip() if text in whole else "…" in NAME.sub("", text))
    ]


def _replace(stack: ExitStack, old: Callable[..., Any], new: Callable[..., Any]) -> None:
    """Put a function in the place of another wherever that was imported."""
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").split(".")[0] in ("bot", "renderers"):
            for name, value in list(vars(module).items()):
                if value is old:
                    stack.enter_context(patch.object(module, name, new))


class Readers(RandomPeople):
    """People who read whatever they are shown, and now and then all that can be asked for."""

    def __init__(self, stage: Stage, place: Place, seed: str) -> None:
        super().__init__(stage, place, seed)
        self.messages = 0

    def check(self, message: Seen) -> None:
        """Also count what was read."""
        super().check(message)
        self.messages += 1

    async def read(self, session: SessionView, position: int) -> None:
        """Answer what is asked in a position, and ask for one of the things there are to read."""
        people = await self.stage.awaited(self.place)
        if not people:
            return
        who = people[self.dice.below(len(people))]
        asked = READ[position % len(READ)]
        options = {"text": True} if asked == "game board" else {}
        self.check((await who.slash(asked, channel=self.place, options=options)).message)
        goes_on = self.stage.sessions.in_channel(int(self.place.id)) is not None
        if goes_on and who.id in [each.id for each in await self.stage.awaited(self.place)]:
            await self.by_panel(who, session)


def positions(case: Case, seed: str, wanted: int) -> list[Any]:
    """So many positions of a random game, from its beginning to its end."""
    game, state, dice = case.game, case.setup(seed), Dice(seed)
    length = sum(1 for _ in playout(game, case.setup(seed), Dice(seed)))
    every, found = max(1, length // (wanted + 1)), []
    for number, _ in enumerate(playout(game, state, dice)):
        is_asked = any(seat != CLOCK for seat in game.awaited(state))
        if number % every == 0 and is_asked and len(found) < wanted:
            found.append(game.copy(state))
    return found


async def read_game(scene: Stage, case: Case, number: int, wanted: int) -> int:
    """Let people with long names read so many positions of one game; how many messages they were shown."""
    known, first = {each.name: each for each in scene.sandbox.people()}, number % len(WIDE)
    everyone = [known[name] if name in known else scene.sandbox.add_person(name) for name in WIDE]
    # Nobody may host many games at once.
    scene.mira, *others = (*everyone[first:], *everyone[:first])
    seed = f"uncut {number}"
    place = scene.sandbox.add_channel(f"table-{number}")
    session = await scene.game(case.game.info.slug, *others[: case.seats - 1], place=place, **case.options)
    readers = Readers(scene, place, seed)
    for at, state in enumerate(positions(case, seed, wanted)):
        await scene.put(session, state)
        await readers.read(session, at)
        await scene.settled()
        if scene.sessions.in_channel(int(place.id)) is None:
            break
    return readers.messages
