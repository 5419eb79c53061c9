"""Nothing escapes the catalogues: with a server and people who read the pseudo-language, no English word is left.

Every game is played for a while, and everything that can be opened is opened. Left in plain letters are the names of
people, commands, what was typed, and the words that moves are typed with ("C4", "L2").
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from bot.discord.my.zones import city_of, zones_like
from bot.engine.catalogues import language_name, languages
from bot.engine.playout import Dice, eager_move
from bot.sandbox import Actor, Answer, Seen
from bot.sandbox.people.driver import CannotDo
from bot.sessions.core.computer_names import NAMES as COMPUTER_NAMES
from bot.sessions.server.policy import Caller
from tests.discord.stage import Stage, stage
from tests.discord.test_clocks import living, passes, stake
from tests.games.proofs import slugs
from tests.pseudo import PSEUDO, plain_words

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("pseudo_language")]

TYPED = re.compile(
    r"(?<![\w])([A-Z]{1,2}\d*|c\d+)(?![\w])|\b[0-9a-f]{6,}\b|@\d+|<[@#][!&]?\d+>|SHA-256"
    r"|https://[^)\s]+|/[a-z]+( [a-z:-]+)*"
)
"""Words of moves, hashes, mentions, addresses, commands."""

NAMES = (
    *(
        "Mira",
        "Bo",
        "Cy",
        "Dee",
        "Eli",
        "Fay",
        *COMPUTER_NAMES,
        "Observatory",
        *map(language_name, languages()),
        PSEUDO,
    ),
    *("chess", "Nowhere", "tlh", "nonsense", "late", "bold", "meek", "UTC"),
)
"""Who plays, the languages that there are, and what is typed."""


@lru_cache(maxsize=1)
def places() -> tuple[str, ...]:
    """The cities of the time zones in the menu, which no catalogue names."""
    return tuple(city_of(zone, PSEUDO) for zone in zones_like("UTC", near=True))


MOVES = 14
"""How many moves are made before everything is opened once more."""


def unaccented(text: str) -> list[str]:
    """The words of a text that are not in the pseudo-language."""
    for name in sorted((*NAMES, *places()), key=len, reverse=True):
        text = text.replace(name, " ")
    return plain_words(TYPED.sub(" ", text))


class Reader:
    """Reads all that is shown, and notes the words of each text that no catalogue said."""

    def __init__(self, foreign: Callable[[str], Iterable[str]] = unaccented) -> None:
        self.escaped: dict[str, str] = {}
        self._foreign = foreign

    def note(self, where: str, *texts: str) -> None:
        for text in texts:
            for word in self._foreign(text):
                at = max(0, text.casefold().find(word.casefold()) - 80)
                self.escaped.setdefault(word, f"{where}: {text[at : at + 160]!r}")

    def message(self, where: str, seen: Seen) -> None:
        self.note(where, seen.text, *seen.labels)
        for menu in seen.menus:
            self.note(f"{where}, a menu", str(menu.get("placeholder") or ""))
            for option in menu.get("options") or []:
                self.note(f"{where}, a menu", str(option["label"]), str(option.get("description") or ""))
        self.note(f"{where}, a picture", *seen.alt_texts)

    def answer(self, where: str, answer: Answer) -> None:
        if answer.kind == "modal":
            for text in _texts(answer.modal):
                self.note(f"{where}, a form", text)
        elif answer.kind == "choices":
            self.note(f"{where}, while typing", *(str(each["name"]) for each in answer.choices))
        elif answer.interaction.response is not None:
            self.message(where, answer.message)
            for further in answer.followups:
                self.message(where, further)


def _texts(body: Any) -> Iterator[str]:
    """What a form shows."""
    if isinstance(body, dict):
        for key, value in body.items():
            if key in ("title", "label", "description", "placeholder") and isinstance(value, str):
                yield value
            else:
                yield from _texts(value)
    elif isinstance(body, list):
        for each in body:
            yield from _texts(each)


async def opened(
    reader: Reader, who: Actor, message: Seen, where: str, skipped: tuple[str, ...] = ()
) -> None:
    """Press every button of a message that plays nothing."""
    for button in list(message.buttons):
        act = str(button.get("custom_id", "")).split(":")[1:2]
        if not button.get("disabled") and act and act[0] not in (*PLAYS, *skipped):
            await tried(reader, f"{where} › {act[0]}", who.click(message, button["custom_id"]))


PLAYS = (
    *(
        "do",
        "answer",
        "undo",
        "undo-answer",
        "vote",
        "start",
        "cancel",
        "leave",
        "end",
        "rematch",
        "end-vote",
    ),
    *(
        "film",
        "film-share",
        "report-share",
        "rule-share",
        "imported-share",
        "remind",
        "stop-clock",
        "seat-left",
    ),
    *(
        "my-set",
        "config-set",
        "config-end",
        "help-open",
        "help-alone",
        "join",
        "my-hours",
        "computer-away",
        "send-away",
        "new-thread",
        "thread",
        "preset",
    ),
)
"""Actions that change something, or that draw for a long time."""


async def tried(reader: Reader, where: str, acting: Awaitable[Answer]) -> Answer | None:
    """What an act answers, read; None where the page no longer has it."""
    try:
        answer = await acting
    except CannotDo:
        return None
    reader.answer(where, answer)
    return answer


COMMANDS: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in ("game board", "game log", "game undo", "game why", "hand", "game order list")),
    *((f"game file {name}", {}) for name in ("verify", "report")),
    ("game board", {"text": True}),
    ("rules", {"query": "3"}),
)
"""What is typed at every stage of every game."""

BESIDE: tuple[tuple[str, dict[str, Any]], ...] = (
    *((name, {}) for name in ("help", "my games", "my settings", "my data")),
    *((f"game {name}", {}) for name in ("health", "clock show", "seat show", "stats", "ranking", "join")),
    ("game seat take", {"seat": "9"}),
    ("rules", {"query": "9.9.9"}),
    ("game clock set", {"clock": "nonsense"}),
    ("game clock set", {"clock": "48 h + 3 h"}),
    ("game new", {"game": "chess"}),
    ("my settings", {"zone": "Nowhere"}),
    ("my settings", {"zone": "UTC", "start": "late"}),
    ("my settings", {"language": "tlh"}),
    *(
        (f"config {page}", {})
        for page in ("show", "games", "options", "channels", "people", "clocks", "audit")
    ),
    *((f"config {page}", {}) for page in ("pictures", "language", "export")),
    ("config games", {"forbid": "chess"}),
    ("config clocks", {"usual": "a day"}),
)
"""What is typed at every stage of one game, sense and nonsense: the words of all this are the same in each."""

ONE_GAME = "embers"


async def ask_everything(reader: Reader, scene: Stage, game: str, moment: str) -> None:
    """Read what the channel, the commands, direct messages and every page behind a button show."""
    reader.message(f"{moment}, the channel", scene.table.last)
    for name, options in (*COMMANDS, *(BESIDE if game == ONE_GAME else ())):
        await tried(reader, f"{moment}, /{name}", scene.mira.slash(name, options=options))
    for who in (scene.mira, scene.bo):
        await opened(reader, who, scene.table.last, f"{moment}, the channel")
        for seen in who.dm.messages:
            reader.message(f"{moment}, a direct message", seen)
    for name in ("play", "more"):
        button = [b for b in scene.table.last.buttons if str(b.get("custom_id")).startswith(f"h:{name}:")]
        if button:
            answer = await scene.mira.click(scene.table.last, button[0]["custom_id"])
            if answer.interaction.response is not None:
                await opened(reader, scene.mira, answer.message, f"{moment}, {name}")
    for command, option in (
        ("game new", "game"),
        ("my settings", "zone"),
        ("config clocks", "usual"),
        ("game why", "verb"),
    ):
        await tried(reader, f"{moment}, {command}", scene.mira.autocomplete(command, option, {option: ""}))


def user_of(actor: Actor) -> Caller:
    return Caller(int(actor.id), actor.name, admin=True)


async def begun(scene: Stage, clock: str = "") -> list[Actor]:
    """A game of Embers for three whose people and server read the pseudo-language, and someone beside it."""
    scene.sandbox.set_locale(PSEUDO)
    people = [scene.mira, scene.bo, scene.cy, scene.sandbox.person("Dee")]
    for who in people:
        who.set_locale(PSEUDO)
    card = await scene.lobby("embers", windows="off")
    if clock:
        await scene.mira.slash("game clock set", clock=clock)
        await scene.settled()
    for who in people[1:3]:
        await who.click(card, acting(card, "join"))
    await scene.settled()
    await scene.sessions.start(scene.live().id, user_of(scene.mira))
    await scene.settled()
    return people


def acting(message: Seen, act: str) -> str:
    """The first button of a message that does this."""
    return next(str(b["custom_id"]) for b in message.buttons if str(b["custom_id"]).split(":")[1] == act)


async def read_all(reader: Reader, scene: Stage, people: list[Actor], moment: str) -> None:
    """Read every message of the channel and every direct message."""
    await scene.settled()
    await scene.client.notifications.settled()
    for who in people:
        for seen in who.dm.messages:
            reader.message(f"{moment}, a direct message", seen)
    for seen in scene.table.messages:
        reader.message(f"{moment}, the channel", seen)


async def test_no_english_is_left_where_seats_change_and_tables_vote(scene: Stage) -> None:
    reader = Reader()
    mira, bo, cy, dee = people = await begun(scene)

    async def says(who: Actor, command: str, /, **options: Any) -> None:
        await tried(reader, f"/{command} of {who.name}", who.slash(command, options=options))
        await read_all(reader, scene, people, f"after /{command} of {who.name}")

    async def votes(who: Actor, act: str = "vote") -> None:
        shown = scene.table.last
        await tried(reader, f"a vote of {who.name}", who.click(shown, acting(shown, act)))
        await read_all(reader, scene, people, f"after a vote of {who.name}")

    await says(bo, "game seat offer", who=dee.id)
    await says(bo, "game seat offer", who=dee.id)
    await says(cy, "game seat accept")
    await says(bo, "game seat decline", seat="2")
    await says(bo, "game seat offer", **{"who": dee.id, "for": "while"})
    await says(dee, "game seat accept")
    assert "Dee" in {holder.name for holder in scene.live().holders}
    await says(bo, "hand")
    await says(bo, "game seat back")
    assert "Dee" not in {holder.name for holder in scene.live().holders}
    dee.close_dms()
    await says(bo, "game seat offer", who=dee.id)
    await says(dee, "game seat decline")
    await says(bo, "game seat offer", who=dee.id)
    dee.open_dms()
    await says(bo, "game seat kick", seat="3")
    await votes(cy)
    await votes(mira)
    assert scene.live().holders[2].vacant
    await says(cy, "game seat take")
    await says(mira, "game seat skip")
    await says(dee, "game seat take")
    await says(dee, "game seat take")
    await says(mira, "game seat decline", seat="3")
    await says(bo, "game seat decline", seat="3")
    await says(dee, "game seat take")
    eli = scene.sandbox.person("Eli")
    eli.set_locale(PSEUDO)
    await says(eli, "game seat take")
    await says(mira, "game seat accept")
    await says(bo, "game seat accept")
    assert scene.live().holders[2].name == "Eli"
    await says(bo, "game seat computer")
    await says(bo, "game seat back")
    await says(mira, "game seat kick", seat="3", reason="late")
    sure = await bo.slash("game end")
    reader.answer("/game end", sure)
    await bo.click(sure.message, acting(sure.message, "end-vote"))
    await read_all(reader, scene, people, "a vote to end")
    await votes(mira)
    await says(dee, "game seat leave")
    assert not reader.escaped, "\n".join(f"{word}: {where}" for word, where in reader.escaped.items())


async def test_no_english_is_left_where_time_runs_out(scene: Stage) -> None:
    reader = Reader()
    mira, bo, cy, _ = people = await begun(scene, clock="day")

    async def says(who: Actor, command: str, /, **options: Any) -> None:
        await tried(reader, f"/{command} of {who.name}", who.slash(command, options=options))
        await read_all(reader, scene, people, f"after /{command} of {who.name}")

    for who in (mira, cy):
        await stake(scene, who)
    await says(mira, "game remind")
    await says(bo, "game remind")
    await says(bo, "game clock holiday", days=2)
    await says(bo, "game clock back")
    for hours in (12.1, 9.6, 2.4):
        await passes(scene, hours)
        await read_all(reader, scene, people, f"{hours} hours later")
    assert any(scene.table.last.buttons)
    vote = living(scene)
    for who in (bo, mira, cy):
        await tried(reader, f"a vote of {who.name}", who.click(vote, acting(vote, "vote")))
        await read_all(reader, scene, people, f"after a vote of {who.name}")
    await says(bo, "game clock stop")
    for who in (mira, cy):
        await tried(reader, "a vote", who.slash("game clock stop"))
    await read_all(reader, scene, people, "without a clock")
    assert not reader.escaped, "\n".join(f"{word}: {where}" for word, where in reader.escaped.items())


async def test_no_english_is_left_where_lobbies_send_people_away_and_move(scene: Stage) -> None:
    reader, people = Reader(), [scene.mira, scene.bo]
    scene.sandbox.set_locale(PSEUDO)
    for who in people:
        who.set_locale(PSEUDO)
    card = await scene.lobby("embers")
    await scene.bo.click(card, acting(card, "join"))
    await scene.settled()
    for act in ("send-away", "thread"):
        card = scene.table.last
        await tried(reader, f"{act} in a lobby", scene.mira.click(card, acting(card, act)))
        await read_all(reader, scene, people, f"after {act}")
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    await tried(reader, "a second table", scene.mira.slash("game new", game="embers"))
    await tried(reader, "a third table", scene.bo.slash("game new", game="embers"))
    assert not reader.escaped, "\n".join(f"{word}: {where}" for word, where in reader.escaped.items())


@pytest.mark.slow
@pytest.mark.parametrize("game", slugs())
async def test_no_english_is_left_on_any_surface(game: str, tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db") as scene:
        reader = Reader()
        scene.sandbox.set_locale(PSEUDO)
        for who in (scene.mira, scene.bo, scene.cy):
            who.set_locale(PSEUDO)
        card = await scene.lobby(game)
        join = next(each["custom_id"] for each in card.buttons if each["custom_id"].startswith("h:join:"))
        for other in scene.company(game):
            await other.click(card, join)
        await scene.settled()
        await ask_everything(reader, scene, game, "the lobby")
        session = scene.live()
        await scene.sessions.start(session.id, user_of(scene.mira))
        await scene.settled()
        session = scene.live()
        dice, rules = Dice(game), scene.client.context.games[game]
        for _ in range(MOVES):
            state = await scene.after_computers(session)
            if state.over:
                break
            seat = rules.awaited(state)[0]
            await scene.play(session, seat, eager_move(rules, state, seat, dice))
            await scene.settled()
            reader.message("a move", scene.table.last)
            for who in (scene.mira, scene.bo):
                for seen in who.dm.messages[-1:]:
                    reader.message("a direct message", seen)
        await ask_everything(reader, scene, game, "the game")
        if (await scene.sessions.get(session.id)).status.live:
            await scene.sessions.end(session.id, user_of(scene.mira), admin=True, reason="")
        await scene.settled()
        await ask_everything(reader, scene, game, "the end")
    assert not reader.escaped, "\n".join(f"{word}: {where}" for word, where in reader.escaped.items())
