"""Nothing that a reader gets is cut but names: not what is said, and not what is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.discord.core.layout import components
from bot.discord.core.layout.components import Click, Entry, button
from bot.discord.core.text.texts import plain
from bot.engine.playout import Dice
from bot.games.catalogue import GAMES
from renderers.kit.letters import lettering, paragraphs
from renderers.kit.letters.lettering import NAME, words
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.texts import saying
from tests.discord.stage import stage
from tests.discord.uncut import WIDE, Cut, noting_cuts, read_game
from tests.games.proofs import Case, every_game, random_case

POSITIONS, OF_A_GAME = 500, 25


async def read(folder: Path, cases: Sequence[Case], positions: int) -> tuple[Cut, int]:
    """What is cut where so many positions of a game of each case are read, and how many messages that were."""
    messages = 0
    with noting_cuts() as found:
        async with stage(folder / "games.db") as scene:
            for number, case in enumerate(cases):
                messages += await read_game(scene, case, number, positions)
    return found, messages


@pytest.mark.deep
@pytest.mark.e2e
@pytest.mark.parametrize("slug", GAMES)
async def test_nothing_is_cut_but_names(slug: str, tmp_path: Path, expected_errors: list[str]) -> None:
    # The log does not lead to the positions that are looked at, so there is no report of a game that ends.
    expected_errors.append("could not be told again")
    game, dice = every_game()[slug], Dice(f"uncut {slug}")
    cases = [random_case(game, dice) for _ in range(POSITIONS // OF_A_GAME)]
    found, messages = await read(tmp_path, cases, OF_A_GAME)
    assert messages > POSITIONS
    assert not found.lines(), "\n".join(found.lines())


@pytest.mark.e2e
async def test_nothing_is_cut_but_names_in_a_few_positions(tmp_path: Path) -> None:
    found, messages = await read(tmp_path, [Case(every_game()["sol"], 2, {})], 2)
    assert messages >= 4
    assert not found.lines(), "\n".join(found.lines())


def put(text: str, x: int = 10) -> Stamp:
    """A plate with a text on it."""
    plate = Plate(300, 60)
    plate.put(words(text, NAME, (1, 2, 3)), x, 40)
    return plate.stamp()


NAMED = plain(WIDE[0])
LONG = "says how many explorers to recruit from the deck, and from which one"
CLICK = Click("pick")


def test_what_is_cut_is_noted_with_its_whole_text() -> None:
    with noting_cuts() as found:
        button(CLICK, LONG * 2)
        components.menu(CLICK, "Recruit", [Entry("a", f"{LONG} {LONG}", LONG * 2)])
        components.menu(CLICK, "Recruit many", [Entry(str(number), str(number)) for number in range(26)])
        saying.shortened(LONG * 20)
        put(lettering.fitted(LONG, NAME, 200))
        put(lettering.fitted(f"{NAMED} {LONG}", NAME, 200))
        put(paragraphs.paragraph(f"{LONG} {LONG}", "medium", (22,), 200, 60).lines[-1])
        put("too far right", 200)
    said = sorted(f"{where.split(' ')[0]} {len(text)}" for where, text in found.said)
    assert said == [
        f"alt {len(LONG * 20)}",
        f"components.py {len(LONG * 2)}",
        f"menu {len('Recruit many')}",
        f"texts.py {len(LONG * 2)}",
        f"texts.py {len(LONG * 2) + 1}",
    ]
    assert sorted(text.partition(" < ")[2] for text in found.drawn) == sorted(
        [LONG, f"{NAMED} {LONG}", f"{LONG} {LONG}"]
    )
    assert list(found.over) == ["too far right"]
    assert len(found.lines()) == 9


def test_names_may_be_cut_and_what_is_whole_is_not_noted() -> None:
    with noting_cuts() as found:
        button(CLICK, LONG)
        components.menu(CLICK, "Recruit …", [Entry("a", f"{LONG} …", LONG)])
        put(lettering.fitted(NAMED, NAME, 200))
        put(f"{lettering.fitted(NAMED, NAME, 120)} acts")
        put("fits")
    assert found.lines() == []
