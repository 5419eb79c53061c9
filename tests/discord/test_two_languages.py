"""Two languages at one table: each person reads their own in private, whatever the channel reads.

Every offered language sits beside English, at a table in either of the two. After every move the channel, panels and
direct messages have no word that their language does not have.
"""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from bot.engine.catalogues import ENGLISH, languages
from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, eager_move
from bot.games.catalogue import GAMES, games
from tests.discord.stage import stage
from tests.discord.test_other_languages import read_panels, reader_of
from tests.discord.test_pseudo_language import acting

pytestmark = pytest.mark.e2e

MOVES, QUICK_MOVES = 30, 6
QUICK = "sol"
"""The game of which the first moves are part of `make test`."""
CASES = [
    pytest.param(language, channel, slug, moves, marks=[] if moves == QUICK_MOVES else pytest.mark.deep)
    for language in languages()[1:]
    for channel in (ENGLISH, language)
    for slug in GAMES
    for moves in ((QUICK_MOVES, MOVES) if (slug, channel) == (QUICK, language) else (MOVES,))
]


@pytest.mark.parametrize(("language", "channel", "game", "most"), CASES)
async def test_each_reads_their_own_language(
    language: str, channel: str, game: str, most: int, tmp_path: Path
) -> None:
    readers = {each: reader_of(each) for each in (ENGLISH, language)}
    async with stage(tmp_path / "games.db", games={game: games()[game]}) as scene:
        spoken = {scene.mira: ENGLISH, scene.bo: language}
        scene.sandbox.set_locale(channel)
        for who, own in spoken.items():
            who.set_locale(own)
        card = await scene.lobby(game)
        await scene.bo.click(card, acting(card, "join"))
        await scene.settled()
        await scene.mira.click(card, acting(scene.table.last, "start"))
        await scene.settled()
        session = scene.live()
        rules, dice, moves = games()[game], Dice(f"two languages {game}"), 0
        while moves < most and not (state := await scene.truth(session)).over:
            asked = [
                each for each in rules.awaited(state) if each == CLOCK or not session.holders[each].computer
            ]
            if not asked:
                await scene.after_computers(session)
                continue
            await scene.play(session, asked[0], eager_move(rules, state, asked[0], dice))
            await scene.settled()
            moves += 1
            readers[channel].message(f"move {moves}", scene.table.last)
            for who, own in spoken.items():
                for seen in who.dm.messages[-2:]:
                    readers[own].message(f"move {moves}, to {who.name}", seen)
                await read_panels(readers[own], scene, (who,), f"move {moves}")
        for who, own in spoken.items():
            readers[own].answer(f"/game board of {who.name}", await who.slash("game board"))
            readers[own].answer(
                f"no such rule, {who.name}", await who.slash("rules", options={"query": "9.9.9"})
            )
    assert moves == most
    escaped = chain.from_iterable(reader.escaped.items() for reader in readers.values())
    assert not (found := [f"{word}: {where}" for word, where in escaped]), "\n".join(found)
