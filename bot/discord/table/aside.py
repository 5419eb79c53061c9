"""Games that were put aside: what the channel is told that they leave, and how they are resumed."""

from __future__ import annotations

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, box, layout, say
from bot.discord.core.sending import permissions
from bot.discord.core.sending.budget import Need
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import no_pings
from bot.sessions import SessionView

clicks = Clicks[Context]()


async def tell_left(context: Context, before: SessionView | None, channel_id: int) -> None:
    """Tell a channel, whose table was `before`, that it was put aside, if it was."""
    if before is None or not (left := await context.sessions.get(before.id)).is_aside:
        return
    speech = context.speech(left, await context.language_at(before))
    names = speech.words.listed([speech.escaped[seat] for seat in range(len(left.holders))])
    said = speech.say("channel-freed", game=speech.words.say_key("title"), names=f"={names}")
    channel = context.client.get_partial_messageable(channel_id)
    await context.budget.turn(Need.POST, "POST", channel.id)
    await channel.send(view=layout(box([say(said)])), allowed_mentions=no_pings())


@clicks.on("resume")
async def _resume(context: Context, reply: Reply, click: Click) -> None:
    """Let a game that was put aside go on in the channel of the click."""
    session, interaction = await context.session(reply, click.session), reply.interaction
    if not session.is_aside:
        raise Trouble("not-aside", {"place": place(session)})
    if interaction.guild_id != session.guild_id:
        raise Trouble("resume-elsewhere")
    permissions.check_writer(interaction)
    if interaction.guild_id is not None:
        kind = interaction.channel.type if interaction.channel is not None else None
        permissions.check(interaction.app_permissions, kind)
    channel_id = interaction.channel_id or 0
    before = context.sessions.in_channel(channel_id)
    after = await context.sessions.moving.move(session.id, user_of(interaction), channel_id)
    words = context.speech(after, reply.language).words
    await reply.text(words.say_key("resumed", game=words.say_key("title"), place=place(after)))
    await tell_left(context, before, channel_id)
