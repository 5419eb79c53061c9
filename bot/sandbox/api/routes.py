"""What each route of Discord's API does: who the bot is, its commands, the guild, and interactions.

Channels and their messages are in `bot/sandbox/api/channel_routes.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox import errors
from bot.sandbox.api.gateway import Gateway
from bot.sandbox.api.interactions import Interactions
from bot.sandbox.api.rest import Call, Handler, Reply, Route
from bot.sandbox.errors import Json
from bot.sandbox.rules import command_rules
from bot.sandbox.world import payloads
from bot.sandbox.world.things import Guild
from bot.sandbox.world.world import World

INSTALLS = [0, 1]
"""A new application can be installed to servers and to users; so can each command that says nothing else."""

_COMMAND_DEFAULTS: Json = {
    "type": 1,
    "description": "",
    "name_localizations": None,
    "description_localizations": None,
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": INSTALLS,
    "nsfw": False,
}


class Routes:
    """The routes that are not about a channel. `gateway_url()` is where the gateway listens."""

    def __init__(
        self, world: World, interactions: Interactions, gateway: Gateway, gateway_url: Callable[[], str]
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._gateway = gateway
        self._gateway_url = gateway_url

    def all(self) -> list[Route]:
        app, guild = "/applications/{application_id}", "/guilds/{guild_id}"
        hook = "/webhooks/{webhook_id}/{webhook_token}"
        routes = [
            Route("GET", "/users/@me", self._me),
            Route("GET", "/users/{user_id}", self._user),
            Route("GET", "/oauth2/applications/@me", self._application),
            Route("GET", "/applications/@me", self._application),
            Route("GET", "/gateway", lambda call: Reply(200, {"url": self._gateway_url()}), open=True),
            Route("GET", "/gateway/bot", self._for_bots),
            Route("GET", guild, self._guild),
            Route("GET", f"{guild}/channels", self._guild_channels),
            Route("GET", f"{guild}/members/{{user_id}}", self._member),
            Route("GET", f"{guild}/members", self._members),
            Route("GET", f"{guild}/roles", self._roles),
            Route(
                "POST",
                "/interactions/{interaction_id}/{interaction_token}/callback",
                self._callback,
                open=True,
            ),
            Route("POST", hook, self._follow_up, open=True),
            Route("GET", f"{hook}/messages/@original", self._get_response, open=True),
            Route("PATCH", f"{hook}/messages/@original", self._edit_response, open=True),
            Route("DELETE", f"{hook}/messages/@original", self._delete_response, open=True),
            Route("GET", f"{hook}/messages/{{message_id}}", self._get_response, open=True),
            Route("PATCH", f"{hook}/messages/{{message_id}}", self._edit_response, open=True),
            Route("DELETE", f"{hook}/messages/{{message_id}}", self._delete_response, open=True),
        ]
        for scope in (app, app + guild):
            routes += [
                Route("GET", f"{scope}/commands", self._scoped(self._list_commands)),
                Route("PUT", f"{scope}/commands", self._scoped(self._replace_commands)),
                Route("POST", f"{scope}/commands", self._scoped(self._create_command)),
                Route("GET", f"{scope}/commands/{{command_id}}", self._scoped(self._get_command)),
                Route("PATCH", f"{scope}/commands/{{command_id}}", self._scoped(self._edit_command)),
                Route("DELETE", f"{scope}/commands/{{command_id}}", self._scoped(self._delete_command)),
            ]
        return routes

    def _me(self, call: Call) -> Reply:
        return Reply(
            200,
            {
                **payloads.bot_user(self._world),
                "mfa_enabled": True,
                "locale": "en-US",
                "verified": True,
                "email": None,
                "premium_type": 0,
            },
        )

    def _user(self, call: Call) -> Reply:
        found = payloads.any_user(self._world, call["user_id"])
        if found is None:
            raise errors.unknown("User", errors.UNKNOWN_USER)
        return Reply(200, found)

    def _application(self, call: Call) -> Reply:
        identity = self._world.identity
        owner = payloads.any_user(self._world, identity.owner_id)
        return Reply(
            200,
            {
                "id": identity.bot_id,
                "name": identity.bot_name,
                "icon": None,
                "description": "",
                "type": None,
                "verify_key": "0" * 64,
                "flags": 0,
                "flags_new": "0",
                "eligible_oauth2_scopes": ["bot", "applications.commands"],
                "hook": True,
                "bot": payloads.bot_user(self._world),
                "bot_public": True,
                "bot_require_code_grant": False,
                "is_monetized": False,
                "is_discoverable": False,
                "is_verified": False,
                "storefront_available": False,
                "max_participants": None,
                "owner": owner,
                "team": None,
                "redirect_uris": [],
                "interactions_endpoint_url": None,
                "role_connections_verification_url": None,
                "event_webhooks_status": 1,
                "event_webhooks_types": [],
                "approximate_guild_count": 1,
                "approximate_user_install_count": 0,
                "approximate_user_authorization_count": 0,
                "explicit_content_filter": 0,
                "integration_types_config": {str(each): {} for each in INSTALLS},
                "tags": [],
                "summary": "",
            },
        )

    def _for_bots(self, call: Call) -> Reply:
        gateway = self._gateway
        return Reply(
            200,
            {
                "url": self._gateway_url(),
                "shards": gateway.shards,
                "session_start_limit": gateway.start_limit(),
            },
        )

    def _require_guild(self, call: Call) -> Guild:
        """The guild of the address, if the bot is a member."""
        guild = self._world.guilds.get(call["guild_id"])
        if guild is None or not guild.member:
            raise errors.unknown("Guild", errors.UNKNOWN_GUILD)
        return guild

    def _guild(self, call: Call) -> Reply:
        guild = self._require_guild(call)
        people = len(self._world.people) + 2
        counts = {"approximate_member_count": people, "approximate_presence_count": people}
        return Reply(200, {**payloads.guild(self._world, guild), **counts})

    def _guild_channels(self, call: Call) -> Reply:
        guild = self._require_guild(call)
        here = [each for each in self._world.channels.values() if self._world.guild_of(each) is guild]
        texts = [each for each in here if each.kind in payloads.GUILD_CHANNELS]
        return Reply(200, [payloads.channel(self._world, each) for each in texts])

    def _roles(self, call: Call) -> Reply:
        return Reply(200, payloads.roles(self._world, self._require_guild(call)))

    def _member(self, call: Call) -> Reply:
        found = payloads.any_member(self._world, call["user_id"], self._require_guild(call))
        if found is None:
            raise errors.unknown("Member", errors.UNKNOWN_MEMBER)
        return Reply(200, found)

    def _members(self, call: Call) -> Reply:
        guild = self._require_guild(call)
        most, after = call.limit(1, 1000), call.number("after", 0)
        identity = self._world.identity
        ids = sorted([*self._world.people, identity.bot_id, identity.owner_id], key=int)
        found = [payloads.any_member(self._world, each, guild) for each in ids if int(each) > after]
        return Reply(200, found[:most])

    def _scoped(self, handler: Callable[[Call, str | None], Reply]) -> Handler:
        """Check the ids in the address, and hand on the guild (None: global commands)."""

        def scoped(call: Call) -> Reply:
            if call["application_id"] != self._world.identity.bot_id:
                raise errors.unknown("Application", 10002)
            guild_id = call.params.get("guild_id")
            if guild_id is not None:
                self._require_guild(call)
            return handler(call, guild_id)

        return scoped

    def _list_commands(self, call: Call, guild_id: str | None) -> Reply:
        return Reply(200, [_shown(call, each) for each in self._world.commands_of(guild_id)])

    def _replace_commands(self, call: Call, guild_id: str | None) -> Reply:
        found = command_rules.command_set(call.body)
        if found:
            raise errors.invalid(found)
        before = {_key(each): each for each in self._world.commands_of(guild_id)}
        after = [self._command(body, guild_id, before.get(_key(body))) for body in call.body]
        kept = {each["id"] for each in after}
        for old in before.values():
            if old["id"] not in kept:
                self._world.drop_command(old["id"])
        for command in after:
            self._world.keep_command(command)
        self._world.tell("commands")
        return Reply(200, after)

    def _create_command(self, call: Call, guild_id: str | None) -> Reply:
        found = command_rules.command(call.body)
        mine = self._world.commands_of(guild_id)
        before = {_key(each): each for each in mine}.get(_key(call.body))
        kind = call.body.get("type") or 1
        if before is None and sum(each["type"] == kind for each in mine) >= command_rules.MAX_COMMANDS[kind]:
            most = command_rules.MAX_COMMANDS[kind]
            found.append(
                errors.Problem(
                    (), "MAX_APPLICATION_COMMANDS", f"Maximum number of commands reached ({most})."
                )
            )
        if found:
            raise errors.invalid(found)
        command = self._command(call.body, guild_id, before)
        self._world.keep_command(command)
        self._world.tell("commands")
        return Reply(201 if before is None else 200, command)

    def _command(self, body: Json, guild_id: str | None, before: Json | None) -> Json:
        """The registered form of a command; it keeps its id, and its version as long as nothing changes."""
        command = {**_COMMAND_DEFAULTS, **{key: value for key, value in body.items() if key != "id"}}
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        command["integration_types"] = command["integration_types"] or INSTALLS
        command["application_id"] = self._world.identity.bot_id
        if guild_id is not None:
            command["guild_id"] = guild_id
        if before is not None:
            same = {**command, "id": before["id"], "version": before["version"]} == before
            version = before["version"] if same else self._world.ids.next()
            return {**command, "id": before["id"], "version": version}
        return {**command, "id": self._world.ids.next(), "version": self._world.ids.next()}

    def _require_command(self, call: Call, guild_id: str | None) -> Json:
        command = self._world.commands.get(call["command_id"])
        if command is None or command.get("guild_id") != guild_id:
            raise errors.unknown("application command", errors.UNKNOWN_COMMAND)
        return command

    def _get_command(self, call: Call, guild_id: str | None) -> Reply:
        return Reply(200, self._require_command(call, guild_id))

    def _edit_command(self, call: Call, guild_id: str | None) -> Reply:
        before = self._require_command(call, guild_id)
        merged = {**before, **call.body}
        found = command_rules.command(merged)
        if found:
            raise errors.invalid(found)
        command = {**merged, "version": self._world.ids.next()}
        self._world.keep_command(command)
        self._world.tell("commands")
        return Reply(200, command)

    def _delete_command(self, call: Call, guild_id: str | None) -> Reply:
        self._world.drop_command(self._require_command(call, guild_id)["id"])
        self._world.tell("commands")
        return Reply(204)

    def _callback(self, call: Call) -> Reply:
        answer = self._interactions.callback(
            call["interaction_id"], call["interaction_token"], call.body, call.uploads
        )
        return Reply(200, answer) if call.query.get("with_response") in ("1", "true") else Reply(204)

    def _follow_up(self, call: Call) -> Reply:
        it = self._interactions.find(call["webhook_id"], call["webhook_token"])
        stored = self._interactions.follow_up(it, call.body, call.uploads)
        return Reply(200, stored.told)

    def _get_response(self, call: Call) -> Reply:
        it = self._interactions.find(call["webhook_id"], call["webhook_token"])
        return Reply(200, self._interactions.message(it, call.params.get("message_id", "@original")).told)

    def _edit_response(self, call: Call) -> Reply:
        it = self._interactions.find(call["webhook_id"], call["webhook_token"])
        stored = self._interactions.message(it, call.params.get("message_id", "@original"))
        return Reply(200, self._interactions.edit(it, stored, call.body, call.uploads).told)

    def _delete_response(self, call: Call) -> Reply:
        it = self._interactions.find(call["webhook_id"], call["webhook_token"])
        stored = self._interactions.message(it, call.params.get("message_id", "@original"))
        self._interactions.delete(it, stored)
        return Reply(204)


def _key(command: Json) -> tuple[int, str]:
    return (command.get("type") or 1, command["name"])


def _shown(call: Call, command: Json) -> Json:
    """Translations are listed only for those who ask."""
    if call.query.get("with_localizations") in ("1", "true"):
        return command
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}
