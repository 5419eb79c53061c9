"""What one seat is shown in a direct message: its hand, what it was told, and its choices; and what replaces that when
the seat changes hands, so that its former holder no longer sees it.
"""

from __future__ import annotations

from discord import ui

from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, button, gist_of, layout, row, say
from bot.discord.views.advice import SILENCE, Advice
from bot.discord.views.ahead import look_ahead
from bot.discord.views.catchup import news_of_turn
from bot.discord.views.choosing import panel
from bot.discord.views.context import ViewContext
from bot.discord.views.deadlines import deadline_of
from bot.discord.views.hand_steps import Print, Sheet, hash_of
from bot.discord.views.hand_view import NOTHING, Sight, sight_of
from bot.discord.views.newcomers import newcomers_hint
from bot.discord.views.table import TableView
from bot.engine.moves import Pace, Seat
from bot.sessions import SessionView


async def sheet_of(
    context: ViewContext, table: TableView, sight: Sight | None = None, advice: Advice = SILENCE
) -> Sheet:
    """The sheet of a seat now, with this `sight` if it is there already, and with the coach’s `advice`.

    It gives no hint of others' moves that the seat may not know of.
    """
    assert table.seat is not None
    memory = await context.memories.of(table)
    asks = table.asks
    if sight is None:
        sight = NOTHING if table.over else await sight_of(context, table)
    note = f"-# {table.speech.words.say_key('title')} · {place(table.session)}"
    news = (await news_of_turn(context, table)).lines(table) if asks else []
    said = "\n".join(news)
    told = memory.told(table)
    done = [sentence for sentence in told if sentence not in said]
    waits = not asks and not table.over
    may = _may_answer(table) if waits else ""
    hint = await newcomers_hint(context, table)
    seen, moved = sight, memory.moved

    async def lay_out() -> ui.LayoutView:
        await look_ahead(table)
        return panel(
            table,
            undo=await _undo_steps(context, table, moved),
            done=done,
            note="\n".join(filter(None, [note, *news, may])),
            sight=seen,
            timeless=waits,
            hint=hint,
            advice=advice,
        )

    turns = table.session.table_state.turns
    phase = f"/{turns.opened}" if turns.phase else ""
    since = phase or f"/{turns.began[table.seat] if table.seat < len(turns.began) else 0}"
    question = " ".join(sorted({f"{ask.word}{since if ask.pace is Pace.TURN else ''}" for ask in asks}))
    # Of what others do, only this is news to the reader: who is asked is shown the rest as it is then by each click.
    if table.over:
        said = gist_of(await lay_out())
    elif asks:
        said = "\n".join([table.asked_of_you(asks), deadline_of(table, asks), *told])
    else:
        said = may
    until = str(int(min(table.position.windows))) if may and table.position.windows else ""
    shown = Print(str(memory.own), hash_of(_hand(context, table, sight)), hash_of(said), until=until)
    return Sheet(lay_out, sight, question, shown, memory.mover, memory.clicked, phase)


def _hand(context: Context, table: TableView, sight: Sight) -> str:
    """What makes one hand another to its holder: the cards, and the way in which they want to see them."""
    held = context.studio.renderer(table.game).held
    if held is None or sight.late or table.seat is None or table.over:
        return " ".join([sight.told, *(picture.name for picture in sight.pictures[-1:])])
    eyes = table.person.vision.value, table.person.words, table.speech.language
    return f"{held(table.view, table.seat)} {eyes}"


async def _undo_steps(context: ViewContext, table: TableView, moved: int) -> int | None:
    """How many moves the seat can take back; None if it has not moved in this turn."""
    began, seat = table.session.table_state.turns.began, table.seat
    assert seat is not None
    user_id = table.session.holders[seat].user_id
    if user_id is None or seat not in table.turn_seats or seat >= len(began) or moved <= began[seat]:
        return None
    return await context.sessions.may_undo(user_id, table.session.id)


def _may_answer(table: TableView) -> str:
    """What someone who is not asked can answer now, in an open window; "" if there is none, or nothing fits."""
    windows = table.clock_asks
    if not windows or not table.legal:
        return ""
    said = table.speech.say("may-answer-now", doing=table.doing(windows[0]))
    return f"{said}{deadline_of(table, windows)}"


async def seat_lost(context: Context, session: SessionView, seat: Seat, user_id: int) -> ui.LayoutView:
    """The message: who holds the seat now and, for its owner, a button to come back."""
    speech = context.speech(session, await context.language_of(user_id, session.guild_id))
    title = f"**{speech.words.say_key('title')}** · {place(session)}"
    holder = session.holders[seat]
    if holder.owner is None or holder.owner.id != user_id or not session.status.live:
        gone = "farewell-vacant" if holder.vacant and session.status.live else "farewell"
        said = speech.words.say_key(gone, seat=speech.seat(seat))
        return layout(box([say(f"{title}\n{said}")]))
    key = "farewell-free" if holder.vacant else "farewell-owner"
    back = button(
        Click("seat-back", session.id, 0, (str(int(seat)),)), speech.words.say_key("button-seat-back")
    )
    return layout(box([say(f"{title}\n{speech.words.say_key(key, seat=speech.seat(seat))}"), row(back)]))
