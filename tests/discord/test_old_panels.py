"""What is pressed where the game has gone on: on another device, in an old message, without the right to files."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.engine.playout import Dice, eager_move
from bot.games.catalogue import GAMES
from bot.sandbox import Actor, Answer, Seen
from bot.sandbox.world.permissions import ATTACH_FILES
from bot.sessions import SessionView
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

PRESSED = 4
"""So many old panels are pressed, each at another button or menu."""
MOST = 40
"""After so many moves at the most something else is asked, or a new message shown."""
BEFORE = 14
"""So many moves are made before, so that there is something to do and to see."""


async def moves_on(scene: Stage, session: SessionView, dice: Dice, seat: Seat | None = None) -> Seat:
    """Make a move at random, of this seat or of whoever is asked; who made it."""
    await scene.closed(session)
    game, truth = scene.client.context.games[session.game], await scene.truth(session)
    mover = seat if seat is not None else next(each for each in game.awaited(truth) if each >= 0)
    await scene.play(session, mover, eager_move(game, truth, mover, dice))
    await scene.settled()
    return mover


async def begun(scene: Stage, slug: str, dice: Dice) -> SessionView:
    """A game of two that has gone on for a while."""
    session = await scene.game(slug, scene.bo)
    for _ in range(BEFORE):
        await moves_on(scene, session, dice)
    await scene.closed(session)
    return session


def pressable(panel: Seen) -> list[tuple[str, str | None]]:
    """The buttons and menus of a panel that begin or make a move: each by its id, with a value of a menu."""
    acts = (":do:", ":pick:", ":verb:", ":grow:")
    found: list[tuple[str, str | None]] = [
        (each["custom_id"], None) for each in panel.buttons if any(act in each["custom_id"] for act in acts)
    ]
    for menu in panel.menus:
        if any(act in menu["custom_id"] for act in acts):
            found.append((menu["custom_id"], menu["options"][-1]["value"]))
    return found


async def press(who: Actor, panel: Seen, what: tuple[str, str | None]) -> Answer:
    custom_id, value = what
    return await (who.click(panel, custom_id) if value is None else who.choose(panel, value, custom_id))


@pytest.mark.parametrize("slug", GAMES)
async def test_a_panel_that_is_older_than_the_game_changes_nothing_and_says_so(
    scene: Stage, slug: str
) -> None:
    """Whoever opened a panel on one device and played on the other loses nothing by what is pressed in the old one."""
    dice, pressed = Dice(f"devices {slug}"), set[str]()
    session, game = await begun(scene, slug, dice), scene.client.context.games[slug]
    for number in range(PRESSED):
        (who, *_) = await scene.awaited()
        seat = scene.live().seats_of(int(who.id))[0]
        panel = (await who.click(scene.table.last, "Play")).message
        for _ in range(MOST):
            asked = seat in game.awaited(await scene.truth(session))
            await moves_on(scene, session, dice, seat if asked else None)
            if seat not in game.awaited(await scene.truth(session)):
                break
        things, before = pressable(panel), await scene.state()
        if things:
            thing = things[number % len(things)]
            answer = await press(who, panel, thing)
            assert answer.ephemeral
            assert await scene.state() == before
            if await no_older_choice(who, answer, scene, thing):
                pressed.add(thing[0].split(":")[1])
        await moves_on(scene, session, dice)
    assert len(pressed) > 0


async def no_older_choice(who: Actor, answer: Answer, scene: Stage, thing: tuple[str, str | None]) -> bool:
    """It was said in private why nothing came of it, or the panel shows what may be done now; whether it was old."""
    refused = answer.text.startswith("**") and (".** " in answer.text or "?** " in answer.text)
    fresh = (await who.click(scene.table.last, "Play")).message
    if meant(thing) in map(meant, pressable(fresh)):
        return False
    is_begun = meant(thing)[0] in ("verb", "grow")
    assert refused or (is_begun and (answer.text, answer.message.labels) == (fresh.text, fresh.labels)), thing
    return True


def meant(thing: tuple[str, str | None]) -> list[str]:
    """What a button or menu means, without the line of the log that whoever sees it knows."""
    parts = thing[0].split(":", 4)
    return [parts[1], *parts[4:]]


@pytest.mark.parametrize("slug", GAMES)
async def test_the_buttons_of_an_old_message_open_the_game_as_it_is_now(scene: Stage, slug: str) -> None:
    dice = Dice(f"old messages {slug}")
    session = await begun(scene, slug, dice)
    old = scene.table.last
    for _ in range(MOST):
        await moves_on(scene, session, dice)
        if scene.table.last.id != old.id and len(await scene.awaited()) > 0:
            break
    assert scene.table.last.id != old.id
    before = await scene.state()
    (who, *_) = await scene.awaited()
    for label in [label for label in ("Play", "Board", "Log", "My hand") if label in old.labels]:
        await who.click(scene.table.last, label)  # what was new is told once
        there, here = [(await who.click(message, label)).message for message in (old, scene.table.last)]
        assert there.ephemeral
        assert (there.text, there.labels, there.alt_texts) == (here.text, here.labels, here.alt_texts), label
    assert await scene.state() == before


@pytest.mark.parametrize("slug", [slug for slug in GAMES if slug != "sol"])
async def test_without_the_right_to_files_the_words_say_what_the_picture_would(
    scene: Stage, slug: str
) -> None:
    dice = Dice(f"files {slug}")
    session = await begun(scene, slug, dice)
    scene.sandbox.deny(scene.table, ATTACH_FILES)
    old = scene.table.last
    for _ in range(MOST):
        await moves_on(scene, session, dice)
        if scene.table.last.id != old.id:
            break
    board = scene.table.last
    assert not board.attachments
    assert "I lack a permission in this channel: Attach Files." in board.text
    assert "Play" in board.labels
    lines = board.text.partition("```\n")[2].partition("\n```")[0].splitlines()[:-1]
    told = (await scene.cy.slash("game board", channel=scene.table, options={"text": True})).text
    assert len(lines) > 5
    # What changed last is told to each since they looked: at most two lines.
    assert len([line for line in lines if line not in told]) <= 2, (
        "it is the board that anyone may have in words"
    )
