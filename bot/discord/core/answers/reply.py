"""The answer to one interaction: always on time, given once, and private unless said otherwise."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import aiohttp
import discord
from discord import ui

from bot.discord.core.answers.doubles import Doubles
from bot.discord.core.answers.late import Late
from bot.discord.core.text.errors import ACKNOWLEDGED, BLOCKED, INVALID_FORM, MESSAGE_GONE, Trouble, is_gone
from bot.discord.core.text.texts import no_pings, only
from bot.engine.catalogues import ENGLISH
from bot.engine.words import Words, words_of
from bot.sessions import SessionView
from bot.sessions.core.people import Person
from bot.sessions.core.stored import watch_stored

log = logging.getLogger(__name__)

PATIENCE = 1.2
"""Seconds until the bot tells Discord that the answer takes longer; Discord gives up after three."""

STAND_IN = 1.8
"""Seconds until an interaction that another process has taken is acknowledged in its stead."""

ON_A_MESSAGE = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The kinds of interactions that belong to a message: a click, and a form that a click opened."""


class Reader(NamedTuple):
    """Who reads something: their preferences, and the language to write in."""

    person: Person
    language: str


class Place(NamedTuple):
    """A private message of an answer; `followup` says that it is not the first."""

    message_id: int
    followup: bool


class Reply:
    """The answer to one interaction.

    A click on a private panel changes that panel (`show`); anything else gets a private message of its own. `session`
    is the table, once that is known, and refusals use its words; without a table, those of `game`. All is said in the
    `language` of the user, who is the `reader` where they have used the bot before.
    """

    def __init__(
        self,
        interaction: discord.Interaction[Any],
        language: str = ENGLISH,
        *,
        late: Late | None = None,
        doubles: Doubles | None = None,
    ) -> None:
        self.interaction = interaction
        self.language = language
        self._late, self._doubles = late, doubles
        self.reader: Reader | None = None
        self.stored = watch_stored()
        """What is stored for the interaction."""
        self.is_taken = False
        """Whether this process has taken the interaction, so that no other answers it."""
        self.user_id = interaction.user.id
        self.clicked: discord.Message | None = None
        """The message that was clicked and that `show` changes; None if it makes a new one."""
        self.lost = False
        """Whether that message was deleted before it showed the answer."""
        self.in_message = False
        """Whether that is a direct message: clicks and game changes show the same sheet there."""
        if interaction.message is not None and interaction.message.flags.ephemeral:
            self.in_place()
        self.answered = False
        self.asks = False
        """Whether the answer is a form: nothing can be added to it."""
        self.session: SessionView | None = None
        self.game: str | None = None
        self.private_message: int | None = None
        """The private message that shows the answer; `private_followup` says that it is not the first."""
        self.private_followup = False
        self.message: discord.Message | None = None
        """The message that shows the answer, as Discord has it, where it told."""
        self._deferred = self._is_double = False
        self._may_be_shown = False
        """Whether Discord may have taken something to show whose sending was cut off."""
        self._lock = asyncio.Lock()
        self._watch: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Reply:
        self._watch = asyncio.get_running_loop().call_later(PATIENCE, self._defer_soon)
        if self._late is not None and (here := self.interaction.message) is not None:
            self._late.clicked[here.id] += 1
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._late is not None and (here := self.interaction.message) is not None:
            self._late.clicked -= Counter({here.id: 1})
        for each in (self._watch, self._deferring):
            if each is not None:
                each.cancel()
        self._watch = self._deferring = None

    @property
    def words(self) -> Words:
        """The sentences that belong to no game, in the user's language."""
        return words_of("house", self.language)

    def in_place(self) -> None:
        """A panel was clicked, so change it instead of answering with a new message."""
        if self.interaction.type in ON_A_MESSAGE:
            self.clicked = self.interaction.message
            self.in_message = self.clicked is not None and not self.clicked.flags.ephemeral

    def beside(self) -> None:
        """Answer with a new private message; a panel that was clicked stays as it is."""
        self.clicked, self.in_message = None, False

    async def text(self, content: str) -> None:
        """Say a sentence privately. A panel that was clicked stays as it is."""
        if self._may_be_shown and not self.answered:
            # A message with a layout takes no plain text.
            await self._new(view=ui.LayoutView().add_item(ui.TextDisplay(content)))
        else:
            await self._new(content=content)

    async def view(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show something privately, in a message of its own."""
        await self._new(view=view, files=files)

    @property
    def place(self) -> Place | None:
        """The private message that shows the answer so far."""
        return None if self.private_message is None else Place(self.private_message, self.private_followup)

    async def change(
        self,
        view: ui.LayoutView,
        files: Sequence[discord.File | discord.Attachment] = (),
        place: Place | None = None,
    ) -> Place | None:
        """Show something else in a private message of the answer, the newest if none is named; where it is then."""
        place = place or self.place
        async with self._lock:
            try:
                further = place.message_id if place is not None and place.followup else None
                self.message = await self._edit_private(further, files, view=view)
            except discord.HTTPException as error:
                if error.code not in MESSAGE_GONE:
                    self._ignore_gone(error)
                return place
            # Where Discord takes no picture later, the answer was sent anew, as another message.
            return place if place is None or self.message.id == place.message_id else self.place

    async def show(
        self, view: ui.LayoutView, files: Sequence[discord.File | discord.Attachment] = ()
    ) -> bool:
        """Show a panel, in place of the clicked one or as a new private message. Returns whether that worked.

        Existing attachments of a message can only be kept when that message is changed: see `clicked`.
        """
        if self.clicked is None:
            return await self._new(view=view, files=files)
        if self._late is not None and self.clicked.id in self._late.coming:
            await self._late.overtake(self.clicked.id)
        async with self._lock:
            self.answered = True
            if (here := self.interaction.message) is not None and here.flags.ephemeral:
                self.private_message, self.private_followup = here.id, False
            try:
                if self.interaction.response.is_done() and self.private_message is not None:
                    self.message = await self._edit_private(None, files, view=view)
                elif self.interaction.response.is_done():
                    self.message = await self.interaction.edit_original_response(
                        view=view, attachments=list(files), allowed_mentions=no_pings()
                    )
                else:
                    changed = await self.interaction.response.edit_message(
                        view=view, attachments=list(files), allowed_mentions=no_pings()
                    )
                    self.message = _message_of(changed)
            except discord.HTTPException as error:
                if error.code not in MESSAGE_GONE:
                    self._ignore_gone(error)
                self.lost = error.code in MESSAGE_GONE
                if not self._must_follow(error):
                    return False
                try:
                    self.message = await self._edit_private(None, _again(files), view=view)
                except discord.HTTPException as gone:
                    # The other process has answered otherwise.
                    log.info("what was carried out cannot be shown: %s", gone)
                    return False
            return True

    async def form(self, form: ui.Modal) -> None:
        """Show a form to type into. It must be the first answer and come at once, so read nothing before it.

        Raises Trouble("old-button") in answer to a form, which Discord does not allow: only a forged one asks for it.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise Trouble("old-button")
        async with self._lock:
            self.answered = self.asks = True
            try:
                if not self.interaction.response.is_done():
                    await self.interaction.response.send_modal(form)
            except discord.HTTPException as error:
                self._ignore_gone(error)

    async def public(self, view: ui.LayoutView, mention: Iterable[int] = ()) -> int | None:
        """Answer with a public message and return its id; None if it is too late, then it must be posted otherwise.

        Mentions of the users in `mention` notify them.
        """
        async with self._lock:
            if self.interaction.response.is_done():
                return None
            self.answered = True
            try:
                sent = await self.interaction.response.send_message(view=view, allowed_mentions=only(mention))
            except discord.HTTPException as error:
                if error.code not in BLOCKED:
                    self._ignore_gone(error)
                return None
            return sent.message_id

    async def acknowledge(self) -> None:
        """Acknowledge a click in the channel, where its effect will show."""
        async with self._lock:
            self.answered = True
            try:
                if not self.interaction.response.is_done():
                    await self.interaction.response.defer()
                elif self._deferred and self.clicked is None:
                    await self.interaction.delete_original_response()
            except discord.HTTPException as error:
                self._ignore_gone(error)

    async def quietly(self) -> None:
        """Acknowledge without saying anything."""
        async with self._lock:
            self.answered = True
            try:
                if not self.interaction.response.is_done():
                    if self.interaction.type is discord.InteractionType.component:
                        await self.interaction.response.defer()
                        return
                    await self._defer()
                if self._deferred and self.clicked is None:
                    await self.interaction.delete_original_response()
            except discord.HTTPException as error:
                self._ignore_gone(error)

    async def stand_in(self) -> None:
        """Acknowledge in the stead of another process, in case it is slow; it will answer all the same."""
        await asyncio.sleep(STAND_IN)
        if self.interaction.response.is_done():
            return
        is_click = self.interaction.type is discord.InteractionType.component
        try:
            await self.interaction.response.defer(ephemeral=not is_click, thinking=not is_click)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.debug("another process has answered: %s", error)

    async def _new(self, **message: Any) -> bool:
        files = list(message.pop("files", ()))
        async with self._lock:
            try:
                if not self.interaction.response.is_done():
                    answer = await self.interaction.response.send_message(
                        **message, files=files, ephemeral=True, allowed_mentions=no_pings()
                    )
                    self.private_message, self.message = answer.message_id, _message_of(answer)
                elif self._deferred and self.clicked is None and not self.answered:
                    self._may_be_shown = "view" in message
                    edited = await self._edit_private(None, files, **message)
                    self.private_message, self.message = edited.id, edited
                else:
                    sent = await self.interaction.followup.send(
                        **message, files=files, ephemeral=True, wait=True, allowed_mentions=no_pings()
                    )
                    self.private_message, self.private_followup, self.message = sent.id, True, sent
                self.answered = True
            except discord.HTTPException as error:
                self.answered = True
                self._ignore_gone(error)
                if not self._must_follow(error):
                    return False
                sent = await self.interaction.followup.send(
                    **message, files=_again(files), ephemeral=True, wait=True, allowed_mentions=no_pings()
                )
                self.private_message, self.private_followup, self.message = sent.id, True, sent
            return True

    async def _edit_private(
        self, further: int | None, files: Sequence[discord.File | discord.Attachment], **message: Any
    ) -> discord.Message:
        """Change the private answer, or a `further` one, which may become another message.

        Discord may take no new file into a gallery of a message that is there (discord-api-docs #7529).
        """
        try:
            if further is None:
                return await self.interaction.edit_original_response(
                    **message, attachments=list(files), allowed_mentions=no_pings()
                )
            return await self.interaction.followup.edit_message(
                further, **message, attachments=list(files), allowed_mentions=no_pings()
            )
        except discord.HTTPException as error:
            fresh = [file for file in files if isinstance(file, discord.File)]
            if error.code != INVALID_FORM or not fresh or len(fresh) < len(files):
                raise
        log.info("an answer with a picture is sent anew")
        if further is None:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(further)
        _again(fresh)
        sent = await self.interaction.followup.send(
            **message, files=fresh, ephemeral=True, wait=True, allowed_mentions=no_pings()
        )
        self.private_message, self.private_followup = sent.id, True
        if self._late is not None:
            self._late.wait = None  # Discord takes no pictures later: answers wait for theirs
        return sent

    def _defer_soon(self) -> None:
        self._deferring = asyncio.get_running_loop().create_task(self._defer_in_time())

    async def _defer_in_time(self) -> None:
        async with self._lock:
            if not self.interaction.response.is_done():
                try:
                    await self._defer()
                except discord.HTTPException as error:
                    self._ignore_gone(error)

    async def _defer(self) -> None:
        self._deferred = True
        if self.clicked is not None:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    def _ignore_gone(self, error: discord.HTTPException) -> None:
        """Ignore that nobody waits for an answer any longer, or that another process has given it."""
        if not is_gone(error):
            raise error
        log.info("an answer came too late or twice (code %s)", error.code)
        if error.code == ACKNOWLEDGED and self._doubles is not None and not self._is_double:
            self._is_double = True
            self._doubles.note(self.interaction.id, self.interaction.guild_id)

    def _must_follow(self, error: discord.HTTPException) -> bool:
        """Whether another process has only acknowledged what this one carries out: then this one says so."""
        return error.code == ACKNOWLEDGED and (self.stored.any or self.is_taken)


def _message_of(answer: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """The message that an answer made or changed."""
    resource = answer.resource if answer is not None else None
    return resource if isinstance(resource, discord.Message) else None


def _again(files: Sequence[discord.File | discord.Attachment]) -> list[Any]:
    """Files that have been sent, to be sent once more."""
    for file in files:
        if isinstance(file, discord.File):
            file.reset()
    return list(files)
