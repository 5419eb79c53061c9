"""No one learns what they may not know from anything that the bot sends, shows, offers or leaves out (DESIGN 8.4)."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.files import data_path
from bot.engine.moves import CLOCK, Event, Move, Seat, told_to
from bot.engine.playout import Dice, eager_move
from bot.engine.rules import Game
from bot.games.catalogue import GAMES as HOUSE
from bot.sandbox import Actor
from bot.sandbox.world.things import Stored
from renderers.catalogue import RENDERERS
from tests.discord.stage import FAST, Stage, stage
from tests.discord.worlds import prove_that_nothing_leaks
from tests.games.proofs import every_game, seats_near
from tests.paces import lasting

pytestmark = pytest.mark.e2e

GAMES = [
    slug for slug, game in every_game().items() if game.secrets(game.info.complete({}), seats_near(game, 3))
]
"""The games with secrets between players."""

MOVES, QUICKLY = 24, 6
"""So many moves are made at each pair of tables, and in the quick form of a large game."""
QUICK = [("embers", None, MOVES), ("afterglow", Seat(1), MOVES)]
QUICK += [(game, Seat(1), QUICKLY) for game in GAMES if game in HOUSE]
VIEWERS = [
    *QUICK,
    *(
        pytest.param(game, viewer, MOVES, marks=pytest.mark.deep)
        for game in GAMES
        for viewer in (Seat(1), None)
        if (game, viewer, MOVES) not in QUICK
    ),
]
"""A player of each game, and who only watches; `test_leak_proof` plays longer as a player of Embers."""

NAMED_OF, NAMED_IN_ALL = 60, 2000
"""Messages of so many moves are looked through for names in the quick form, and of a whole game."""


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Stage]:
    """A stage where windows stay open until a test lets the clock close them."""
    async with stage(tmp_path / "games.db", times=replace(FAST, paces=lasting(30.0, 10.0))) as made:
        yield made


@pytest.mark.parametrize(("game", "viewer", "moves"), VIEWERS)
async def test_two_worlds_that_a_viewer_cannot_tell_apart_send_the_same(
    scene: Stage, game: str, viewer: Seat | None, moves: int
) -> None:
    pair = await prove_that_nothing_leaks(scene, game, viewer, moves)
    has_settings = any(verb.turn.setting for verb in every_game()[game].info.verbs)
    assert bool(pair.secrets) == has_settings or moves == QUICKLY


def normal(text: str) -> str:
    """Words in small letters with one blank around each, so that names can be looked for."""
    return f" {re.sub(r'[^a-z0-9]+', ' ', text.casefold().replace(chr(39), '').replace('’', ''))} "


class Scan:
    """Looks in everything that is sent for names of things that the receiver has never been shown."""

    def __init__(self, scene: Stage, game: str) -> None:
        self.scene, self.game = scene, every_game()[game]
        self.names = RENDERERS[game].inspectable
        assert self.names is not None
        words = data_path(game, "text", "en.ftl").read_text(encoding="utf-8")
        self.common = normal(words)
        self.sent: list[Stored] = []
        self.shown: dict[Seat | None, str] = {}
        self.checked = 0
        scene.sandbox.world.listeners.append(
            lambda what, thing: self.sent.append(thing) if isinstance(thing, Stored) else None
        )

    def note(self, state: object, events: Sequence[Event], seats: int) -> None:
        """Remember what everyone sees and is told by the rules."""
        for viewer in (None, *map(Seat, range(seats))):
            told = [str(value) for event in told_to(viewer, events) for value in event.values.values()]
            seen = self._names(self.game.view(state, viewer))
            self.shown[viewer] = self.shown.get(viewer, "") + "".join(map(normal, [*seen, *told]))

    def look(self, state: object, people: list[Actor]) -> None:
        """Whether a message since the last look names what its reader does not know."""
        hidden = [name for name in self._names(state) if normal(name) not in self.common]
        for stored in self.sent:
            viewer = next((Seat(i) for i, who in enumerate(people) if who.dm.id == stored.channel_id), None)
            payload = stored.payload
            text = normal(str([payload["content"], payload["components"], payload["attachments"]]))
            for name in hidden:
                if normal(name) not in self.shown[viewer]:
                    self.checked += 1
                    assert normal(name) not in text, f"{name} was told to {viewer}: {text}"
        self.sent.clear()

    def _names(self, state: object) -> list[str]:
        assert self.names is not None
        return list(self.names(state))


@pytest.mark.parametrize("most", [NAMED_OF, pytest.param(NAMED_IN_ALL, marks=pytest.mark.deep)])
@pytest.mark.parametrize(
    "game", [slug for slug in GAMES if slug in RENDERERS and RENDERERS[slug].inspectable]
)
async def test_no_message_of_a_whole_game_names_a_card_that_its_reader_has_not_seen(
    scene: Stage, game: str, most: int
) -> None:
    people = [scene.mira, *scene.company(game, 3)]
    session = await scene.game(game, *people[1:])
    scan, dice = Scan(scene, game), Dice(f"hands {game}")
    rules = scan.game
    for number in range(most):
        state = rules.copy(await scene.truth(session))
        if not number:
            scan.note(state, (), len(people))
        seats = [seat for seat in rules.awaited(state) if seat != CLOCK]
        if not seats:
            await scene.play(session, CLOCK, clock_move(rules, state))
            continue
        seat = seats[dice.below(len(seats))]
        move = eager_move(rules, state, seat, dice)
        await scene.play(session, seat, move)
        events = rules.apply(state, seat, move)
        scan.note(state, events, len(people))
        if number % 6 == 0:
            await scene.settled()
            scan.look(state, people)
        if scene.sessions.in_channel(int(scene.table.id)) is None:
            break
    assert scan.checked > most // 20, "there was hardly a secret to look for"
    assert (scene.sessions.in_channel(int(scene.table.id)) is None) == (most == NAMED_IN_ALL)


def clock_move(rules: Game[Any], state: object) -> Move:
    """What the clock plays."""
    return next(ask.default for ask in rules.asks(state) if ask.seat == CLOCK)
