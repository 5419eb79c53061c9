"""Whole games in every language that is offered: each word on a screen is one that the language has.

Texts, buttons, menus, forms, direct messages and alt texts are read after every move, and everything that can be opened
at the beginning, on the way and at the end. Names of people, moves as they are typed, and hashes are no words.
"""

from __future__ import annotations

import re
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

import pytest

from bot.discord.my.zones import city_of, zones_like
from bot.engine.catalogues import language_name, languages
from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, eager_move
from bot.games.catalogue import GAMES, games
from bot.sandbox import Actor
from bot.sandbox.people.driver import CannotDo
from tests.discord.stage import Stage, stage
from tests.discord.test_pseudo_language import NAMES, Reader, ask_everything, unaccented, user_of
from tests.foreign import foreign, words_in
from tests.pseudo import PSEUDO

pytestmark = [pytest.mark.e2e, pytest.mark.usefixtures("pseudo_language")]

OFFERED = languages()[1:]
SEEDS = 10
"""How many whole games of a kind are played in a language that is offered."""
CASES = [
    *(pytest.param(PSEUDO, slug, 0, marks=pytest.mark.deep) for slug in games()),
    *(
        pytest.param(language, slug, seed, marks=pytest.mark.deep)
        for language in OFFERED
        for slug in GAMES
        for seed in range(SEEDS)
    ),
]
PANELS = 5
"""After so many moves, the panels of those who play are opened."""
TYPED = re.compile(r"\b[0-9a-f]{6,}\b|<[@#t][^>]*>|SHA-256|https?://[^)\s]+|`[^`]*`|\w+…|\b[IVX]+\b")
"""Hashes, mentions, moments, addresses, what is typed, the beginning of a word that did not fit, Roman numerals."""


@lru_cache(maxsize=4)
def named(language: str) -> frozenset[str]:
    """The words of names: of people, with an "s" where something is theirs, of languages, and of places."""
    near = {*zones_like("UTC", near=True), *zones_like(language, near=True)}
    theirs = (f"{name}s" for name in NAMES)
    cities = (city_of(zone, language) for zone in near)
    return frozenset(words_in(" ".join((*NAMES, *theirs, *map(language_name, languages()), *cities))))


def reader_of(language: str) -> Reader:
    """One who reads a language."""
    if language == PSEUDO:
        return Reader(lambda text: unaccented(TYPED.sub(" ", text)))
    known = named(language)
    return Reader(
        lambda text: [word for word in foreign(TYPED.sub(" ", text), language) if word not in known]
    )


@pytest.mark.parametrize(("language", "game", "seed"), CASES)
async def test_no_word_of_another_language_is_on_a_screen(
    language: str, game: str, seed: int, tmp_path: Path
) -> None:
    hosted = None if language == PSEUDO else {slug: games()[slug] for slug in GAMES}
    async with stage(tmp_path / "games.db", games=hosted) as scene:
        reader = reader_of(language)
        people = (scene.mira, scene.bo, scene.cy)
        scene.sandbox.set_locale(language)
        for who in people:
            who.set_locale(language)
        card = await scene.lobby(game)
        join = next(each["custom_id"] for each in card.buttons if each["custom_id"].startswith("h:join:"))
        for other in scene.company(game):
            await other.click(card, join)
        await scene.settled()
        await ask_everything(reader, scene, game, "the lobby")
        session = scene.live()
        await scene.sessions.start(session.id, user_of(scene.mira))
        await scene.settled()
        session, rules, dice, moves = (
            scene.live(),
            scene.client.context.games[game],
            Dice(f"{game} {seed}"),
            0,
        )
        while not (state := await scene.truth(session)).over:
            asked = [
                each for each in rules.awaited(state) if each == CLOCK or not session.holders[each].computer
            ]
            if not asked:
                await scene.after_computers(session)
                continue
            seat = asked[0]
            await scene.play(session, seat, eager_move(rules, state, seat, dice))
            await scene.settled()
            moves += 1
            for shown in scene.table.messages[-2:]:
                reader.message(f"move {moves}", shown)
            for who in people:
                for seen in who.dm.messages[-2:]:
                    reader.message(f"move {moves}, to {who.name}", seen)
            if moves % PANELS == 0:
                await read_panels(reader, scene, people, f"move {moves}")
        await ask_everything(reader, scene, game, "the end")
    assert moves > (10 if game in GAMES else 2), "a sample game is short"
    assert not reader.escaped, "\n".join(f"{word}: {where}" for word, where in reader.escaped.items())


async def read_panels(reader: Reader, scene: Stage, people: tuple[Actor, ...], moment: str) -> None:
    """Read what each person sees who presses *Play*."""
    play = [each["custom_id"] for each in scene.table.last.buttons if each["custom_id"].startswith("h:play:")]
    for who in people if play else ():
        with suppress(CannotDo):
            reader.answer(f"{moment}, {who.name} plays", await who.click(scene.table.last, play[0]))
