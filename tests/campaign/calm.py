"""What must hold once the trouble is over: the channel and the direct messages show the newest state, once."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import CLOCK, Seat
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.sandbox import Sandbox
from bot.sessions.core.types import Kind, Status
from tests.campaign.book import Book, Stand
from tests.campaign.people import CampaignTable, living_of
from tests.campaign.seen import Witness
from tests.patience import comes_right


async def becomes_calm(witness: Witness, book: Book, game: Game[Any], table: CampaignTable) -> None:
    """Wait until the table shows what it should; AssertionError with what is wrong where it does not."""

    def wrong() -> str:
        problem = wrong_at(witness, book, game, table)
        return f"{table.game} in {table.place.name}: {problem}" if problem else ""

    await comes_right(wrong)


def wrong_at(witness: Witness, book: Book, game: Game[Any], table: CampaignTable) -> str:
    """What is not as it should be; empty where all is."""
    stand = book.stand(int(table.place.id))
    if stand is None or stand.head.status is Status.LOBBY:
        return ""
    if stand.announced < stand.head.seq:
        return f"the channel was told up to line {stand.announced} of {stand.head.seq}"
    living = living_of(table.place)
    if not stand.head.status.live:
        return wrong_end(game, stand, table)
    if not living or living[-1].id != str(stand.message):
        return f"messages {[each.id for each in living]} offer to play, {stand.message} is kept"
    for sought in expected(game, stand):
        if sought not in living[-1].text:
            return f"the channel does not say {sought!r} but {living[-1].text!r}"
    return untold(witness, book, game, stand, table) or wrong_hands(witness.sandbox, book, game, stand)


def wrong_end(game: Game[Any], stand: Stand, table: CampaignTable) -> str:
    """What is wrong with how a game that is over is shown: the last board, the final order, nothing left to play."""
    if str(stand.message) in [each.id for each in living_of(table.place)]:
        return "the last message still offers to play a game that is over"
    shown = next((message for message in table.place.messages if message.id == str(stand.message)), None)
    if shown is None:
        return "the message of a game that is over is gone"
    words = words_of(game.info.slug)
    finished = stand.head.status is Status.FINISHED
    sought = [words.say_key("it-is-over" if finished else "it-was-ended")]
    sought += [holder.name for holder in stand.head.holders]
    scored = zip(game.sides(stand.state), game.standings(stand.state).scores, strict=True)
    sought += [words.say_key("score", score=score) for side, score in scored if side.scores]
    for each in sought:
        if each not in shown.text:
            return f"the end does not say {each!r} but {shown.text!r}"
    if not shown.attachments:
        return "the end has no picture of the last board"
    return "" if "Play again" in shown.labels else f"the end offers {shown.labels}"


def untold(witness: Witness, book: Book, game: Game[Any], stand: Stand, table: CampaignTable) -> str:
    """Whose turn has begun and who was not called since; who started the game knows of a turn that began with it.

    In a game with hands, a direct message calls; who made the move that began their own turn, or has moved in it,
    needs no call.
    """
    for seat, line in book.turns(stand).items():
        user = stand.head.holders[seat].user_id
        if user is None or (line.kind == Kind.START.value and user == stand.head.host_id):
            continue
        who = next(each for each in witness.sandbox.people() if int(each.id) == user)
        asked = game.secrets(stand.head.options, len(stand.head.holders)) and (
            line.seat == seat
            or any(each.seat == seat and each.user_id == user for each in book.lines(stand.head.id, line.seq))
            or witness.was_written(int(who.dm.id), line.at)
        )
        if not asked and not witness.was_called(user, int(table.place.id), line.at):
            return f"{stand.head.holders[seat].name} was not told of the turn that began with line {line.seq}"
    return ""


def wrong_notifications(witness: Witness, book: Book) -> str:
    """What is wrong with the reminders and invitations so far: each comes once, or is needed no more."""
    for owed in book.owed():
        found = witness.with_button(owed.button)
        if not owed.sent:
            return f"{owed} waits"
        if found > 1:
            return f"{owed} came {found} times"
        if not found and book.is_needed(owed):
            return f"{owed} is noted as sent and never came"
    return ""


async def are_sent(witness: Witness, book: Book) -> None:
    """Wait until every reminder and invitation has come; AssertionError where one does not, or came twice."""
    await comes_right(lambda: wrong_notifications(witness, book))


def expected(game: Game[Any], stand: Stand) -> list[str]:
    """What the living message must say: the moment of the game, and the names of those who are asked."""
    names = [holder.name for holder in stand.head.holders]
    view = game.view(stand.state, None)
    asked = {ask.seat for ask in game.asks(stand.state) if ask.seat != CLOCK and ask.audience is None}
    return [words_of(game.info.slug).say(game.headline(view), names), *(names[seat] for seat in asked)]


def wrong_hands(sandbox: Sandbox, book: Book, game: Game[Any], stand: Stand) -> str:
    """What is wrong in the direct messages of those who have one."""
    for number, holder in enumerate(stand.head.holders):
        if holder.user_id is None:
            continue
        row = book.hand_of(stand.head.id, Seat(number))
        who = next(each for each in sandbox.people() if int(each.id) == holder.user_id)
        if row is None or not who.person.dms_open:
            continue
        shown = [message for message in who.dm.messages if message.id == str(row[1])]
        if row[0] is not None and row[1] is None and Seat(number) in stand.head.asked:
            return f"{holder.name} is asked, and the hand that was deleted has not come back"
        if row[1] is not None and not shown:
            return f"the hand of {holder.name} is gone"
        # What was answered stays as it was: its buttons open the hand as it is now.
        if shown and Seat(number) in stand.head.asked and not shown[0].buttons:
            return f"the hand of {holder.name} leads nowhere: {shown[0].text!r}"
    return ""
