"""A private note at a seat: for its holder alone, and for the next one only if that was wished for."""

from __future__ import annotations

import pytest

from bot.discord.core.layout.components import Click
from bot.engine.moves import Seat
from bot.sandbox import Actor, Seen
from bot.sessions import Refused, User
from bot.sessions.people.notes import LENGTH
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


def user(who: Actor) -> User:
    return User(int(who.id), who.name)


async def noted(scene: Stage, who: Actor, text: str) -> Seen:
    """Someone writes a note, from the button behind the board's message to the form."""
    more = (await who.click(scene.table.last, "⋯")).message
    card = (await who.click(more, "Note")).message
    form = await who.click(card, "Write …")
    assert form.modal
    return (await who.submit(form.modal, {"field-0": text})).message


async def test_a_note_is_its_writers_alone_and_stays_after_they_changed_it(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    card = await noted(scene, scene.mira, "Bo is *bluffing*\n<@1>")
    assert "Bo is \\*bluffing\\*" in card.text
    assert "<@1>" not in card.text.replace("\\<", "")
    assert card.ephemeral
    assert (await scene.sessions.notes.of(int(scene.mira.id), session.id, Seat(0))).own.startswith("Bo is")
    theirs = (await scene.bo.click(scene.table.last, "⋯")).message
    assert "Nothing yet" in (await scene.bo.click(theirs, "Note")).text
    assert "Nothing yet" in (await noted(scene, scene.mira, "  ")).text
    forged = Click("note", session.id, 0, ("0",)).custom_id
    assert "You are watching" in private_refusal(await pressed(scene.bo, scene.bo.say("a word"), forged))
    assert "You are watching" in private_refusal(await pressed(scene.cy, scene.cy.say("a word"), forged))


@pytest.mark.parametrize("handed", [False, True])
async def test_a_note_goes_with_the_seat_only_if_that_is_wished_for(scene: Stage, *, handed: bool) -> None:
    session = await scene.game("embers", scene.bo)
    card = await noted(scene, scene.bo, "Mira hoards")
    if handed:
        card = (await scene.bo.click(card, "Leave it to the next player at this seat")).message
        assert "and the next player at this seat" in card.text
    await scene.sessions.seats.leave(session.id, user(scene.bo))
    await scene.sessions.seats.offers.take(session.id, user(scene.cy), Seat(1))
    await scene.settled()
    if not scene.live().seats_of(int(scene.cy.id)):
        await scene.mira.click(scene.table.last, "Agree")
        await scene.settled()
    more = (await scene.cy.click(scene.table.last, "⋯")).message
    theirs = await scene.cy.click(more, "Note")
    assert ("Mira hoards" in theirs.text) == handed
    form = await scene.cy.click(theirs.message, "Write …")
    await scene.cy.submit(form.modal, {"field-0": "mine now"})
    rows = await scene.client.context.sessions._tables.store.notes(session.id, 1)
    assert {(row.user_id, row.body) for row in rows} == {
        (int(scene.bo.id), "Mira hoards"),
        (int(scene.cy.id), "mine now"),
    }


async def test_a_note_has_a_limit(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    notes, mira = scene.sessions.notes, int(scene.mira.id)
    await notes.keep(mira, session.id, Seat(0), "x" * LENGTH)
    with pytest.raises(Refused, match="note-too-long"):
        await notes.keep(mira, session.id, Seat(0), "y" * (LENGTH + 1))
    assert (await notes.of(mira, session.id, Seat(0))).own == "x" * LENGTH
