"""What the members of the loopback Discord do: slash commands, presses, choices in menus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.bot.chat_discord import fields
from tests.bot.chat_discord.gateway import Gateway
from tests.bot.chat_discord.world import (
    Channel,
    Interaction,
    Posted,
    User,
    new_id,
)


class Members(Gateway):
    """Everybody but the bot."""

    async def command(self, user: User, channel: Channel, name: str, words: str = "") -> Interaction:
        """Fills in the fields of a slash command and sends it."""
        await self._connected(channel.guild)
        return await self._interact(user, channel, 2, self._slash(name, words))

    async def complete(
        self, user: User, channel: Channel, name: str, words: str, field: str = "", typed: str = ""
    ) -> list[dict[str, Any]]:
        """Fills in a slash command without sending it, and returns the choices for a field with something typed in it.

        Where no field is named it is the last one, and what the words leave stands in it.
        """
        await self._connected(channel.guild)
        data = self._slash(name, words)
        leaf = data["options"][0] if data["options"] and data["options"][0]["type"] == 1 else data
        command, below = fields.find(self.commands.values(), name)
        options = {option.name: option for option in (below or command).options}
        if field:
            leaf["options"].append({"type": options[field].type, "name": field, "value": typed})
        elif (left := fields.free(options.values(), {o["name"]: 1 for o in leaf["options"]})) is not None:
            leaf["options"].append({"type": left.type, "name": left.name, "value": ""})
        assert leaf["options"], f"/{name} takes no words"
        assert options[leaf["options"][-1]["name"]].autocomplete, f"/{name} completes nothing there"
        leaf["options"][-1]["focused"] = True
        interaction = await self._interact(user, channel, 4, data)
        assert interaction.choices is not None
        return interaction.choices

    async def menu(self, user: User, message: Posted, name: str) -> Interaction:
        """Chooses a command in the menu of a message."""
        await self._connected(self.channels[message.channel].guild)
        resolved = {"messages": {message.id: self._message_payload(message)}}
        data = {"id": self.command_ids[name], "name": name, "type": 3, "target_id": message.id, "resolved": resolved}
        return await self._interact(user, self.channels[message.channel], 2, data)

    async def press(self, user: User, message: Posted, custom_id: str, value: str = "") -> Interaction:
        """Presses a button, or makes a choice in a menu, of a message as it stands or stood once."""
        await self._connected(self.channels[message.channel].guild)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if value else 2, "id": 1}
        if value:
            data["values"] = [value]
        return await self._interact(user, self.channels[message.channel], 3, data, message)

    def _slash(self, name: str, words: str) -> dict[str, Any]:
        command, below = fields.find(self.commands.values(), name)
        kinds = {option.name: option.type for option in (below or command).options}
        asked = {"question": name} if below is None and command.name != name else {}
        given = fields.fill((below or command).options, words, self.users.values(), asked)
        options = [{"type": kinds[name], "name": name, "value": value} for name, value in given.items()]
        if below is not None:
            options = [{"type": 1, "name": below.name, "options": options}]
        id = self.command_ids.get(command.name, "0")
        resolved = self._resolved(given[name] for name in given if kinds[name] in (fields.MEMBER, fields.ROLE))
        return {"id": id, "name": command.name, "type": 1, "options": options, "resolved": resolved}

    def _resolved(self, ids: Iterable[str]) -> dict[str, Any]:
        """Tells who the people and roles are that were chosen."""
        chosen = list(ids)
        users = [self.users[id] for id in chosen if id in self.users]
        return {
            "users": {user.id: user.payload() for user in users},
            "members": {
                u.id: {k: v for k, v in u.member().items() if k != "user"} for u in users if u.id not in self.gone
            },
            "roles": {id: self._role_payload(id) for id in chosen if id in self.roles},
        }

    async def _interact(
        self, user: User, channel: Channel, kind: int, data: dict[str, Any], message: Posted | None = None
    ) -> Interaction:
        now = self.now() - self.late
        interaction = Interaction(
            id=new_id(), token=f"token{new_id()}", user=user.id, channel=channel.id, at=now, kind=kind, message=message
        )
        self.interactions[interaction.token] = interaction
        await self.dispatch("INTERACTION_CREATE", self._interaction_payload(interaction, user, channel, data))
        await self.until(lambda: self._is_done(interaction))
        return interaction

    def _is_done(self, interaction: Interaction) -> bool:
        if interaction.answered == 6:
            return interaction.original is not None
        if interaction.answered == 5:
            return interaction.original is None or not interaction.original.loading
        return interaction.answered == 8

    def _interaction_payload(
        self, interaction: Interaction, user: User, channel: Channel, data: dict[str, Any]
    ) -> dict[str, Any]:
        payload: dict[str, Any] = {
            "id": interaction.id,
            "application_id": self.me.id,
            "type": interaction.kind,
            "data": data,
            "channel": channel.payload(channel.guild, user.payload()),
            "channel_id": channel.id,
            "token": interaction.token,
            "version": 1,
            "locale": user.locale,
            "app_permissions": str(self._permissions(channel)),
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": {"0": channel.guild or "0"},
            "context": 1 if channel.kind == 1 else 0,
        }
        if channel.kind == 1:
            payload["user"] = user.payload()
        else:
            payload |= {"guild_id": channel.guild, "guild_locale": "en-US", "member": user.member()}
        if interaction.message is not None:
            payload["message"] = self._message_payload(interaction.message)
        return payload
