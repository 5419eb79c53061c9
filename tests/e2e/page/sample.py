"""A small world for the page: five people, two channels, a thread, a game's living message, commands."""

from __future__ import annotations

import io
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

from PIL import Image, ImageDraw

MIRA, BO, CY, DEE, ELI, BOT = "101", "102", "103", "104", "105", "900"
TABLE, SECOND, TALK = "201", "202", "203"
START = datetime(2026, 11, 20, 18, 0, tzinfo=UTC)

NAMES = {MIRA: "Mira", BO: "Bo", CY: "Cy", DEE: "Dee", ELI: "Eli"}
COLOURS = {MIRA: "#2A7BE4", BO: "#FEFC74", CY: "#DE3A6B", DEE: "#6FDFC1", ELI: "#D3B1F7"}
V2, EPHEMERAL, LOADING = 1 << 15, 1 << 6, 1 << 7

Json = dict[str, Any]


def dm_of(person: str) -> str:
    """The channel in which the bot writes to a person."""
    return f"3{person}"


@cache
def board_png() -> bytes:
    """A picture of 600 x 750 pixels: rings around a sun."""
    image = Image.new("RGB", (600, 750), "#080A16")
    draw = ImageDraw.Draw(image)
    for radius, colour in ((280, "#35190A"), (200, "#A02A06"), (120, "#FF8F2A"), (60, "#FFF0C4")):
        draw.ellipse((300 - radius, 330 - radius, 300 + radius, 330 + radius), outline=colour, width=6)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def user(identity: str) -> Json:
    if identity == BOT:
        return {"id": BOT, "username": "Heliograph", "bot": True}
    return {"id": identity, "username": NAMES[identity].lower(), "global_name": NAMES[identity]}


def message(number: int, author: str, content: str = "", channel: str = TABLE, **more: Any) -> Json:
    """A message object as the stand-in sends it; `number` orders messages and sets their minute."""
    when = (START + timedelta(minutes=number)).isoformat()
    base = {
        "id": str(100_000 + number),
        "channel_id": channel,
        "type": 0,
        "author": user(author),
        "content": content,
    }
    rest: Json = {
        "timestamp": when,
        "edited_timestamp": None,
        "attachments": [],
        "embeds": [],
        "components": [],
        "flags": 0,
    }
    return {**base, **rest, "mentions": [], "only_for": None, "loading": False, **more}


def used(person: str, command: str) -> Json:
    """The part of a message that says which command it answers."""
    metadata = {"id": "1", "type": 2, "user": user(person), "name": command}
    return {"type": 20, "interaction_metadata": metadata}


def button(custom_id: str, label: str, style: int = 2, **more: Any) -> Json:
    return {"type": 2, "custom_id": custom_id, "label": label, "style": style, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def select(custom_id: str, *labels: str, **more: Any) -> Json:
    options = [{"label": label, "value": label.lower()} for label in labels]
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def picture(name: str = "board.png", **more: Any) -> Json:
    url = f"http://127.0.0.1/cdn/attachments/{TABLE}/1/{name}"
    alt = (
        "SOL, turn 23. Mira (blue circle) is to move. Bo hurled two sundivers from K3 into the heart, plus 4."
    )
    return {"media": {"url": url, "width": 600, "height": 750}, "description": alt, **more}


def living(number: int = 7) -> Json:
    """The message that says whose turn it is and shows the board."""
    inside = [
        text("**● Mira to move** · turn 23 · instability 6 of 13 · <t:1795198800:R>"),
        {"type": 12, "items": [picture()]},
        text("Bo hurled two sundivers into the sun (+4).\nBo used the node on C4; Mira took 1 energy."),
        row(
            button("play", "Play", 1),
            button("board", "Board"),
            button("log", "Log"),
            button("rules", "Rules"),
        ),
    ]
    container = {"type": 17, "accent_color": 0x2A7BE4, "components": inside}
    return message(number, BOT, flags=V2, components=[container], mentions=[user(MIRA)])


def option(kind: int, name: str, description: str, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": description, **more}


def german(name: str, description: str) -> Json:
    """What a command or option is called where Discord is in German, and what is said of it there."""
    return {"name_localizations": {"de": name}, "description_localizations": {"de": description}}


def commands() -> list[Json]:
    games = [
        {"name": "SOL: Last Days of a Star", "value": "sol"},
        {"name": "Super Nova", "value": "supernova", "name_localizations": {"de": "Supernova"}},
    ]
    new = [
        option(4, "seats", "How many play", min_value=2, max_value=5),
        option(3, "game", "Which game", required=True, choices=games, **german("spiel", "Welches Spiel")),
        option(6, "guest", "Somebody to ask"),
    ]
    fly = [
        option(3, "from", "Where the sundiver is", required=True, autocomplete=True),
        option(3, "to", "Where it goes", required=True, autocomplete=True),
    ]
    game = [
        option(1, "new", "Open a table for a game", options=new, **german("neu", "Eröffne einen Tisch")),
        option(1, "join", "Take a seat at the table"),
        option(1, "board", "See the board, privately"),
    ]
    sol = [option(1, "fly", "Fly a sundiver", options=fly), option(1, "hurl", "Hurl sundivers into the sun")]
    rules = [option(3, "words", "What to look for", required=True)]
    return [
        {"id": "1", "type": 1, "name": "game", "description": "Tables and games", "options": game}
        | german("spiel", "Tische und Spiele"),
        {"id": "2", "type": 1, "name": "sol", "description": "Moves of SOL", "options": sol},
        {"id": "3", "type": 1, "name": "rules", "description": "Search the rules", "options": rules},
        {
            "id": "4",
            "type": 1,
            "name": "config",
            "description": "Settings",
            "default_member_permissions": "32",
        },
    ]


def world() -> Json:
    """What the server sends first."""
    people = [
        {
            "id": p,
            "name": NAMES[p],
            "color": COLOURS[p],
            "dms_open": p != DEE,
            "admin": p == MIRA,
            "locale": "en-US",
        }
        for p in NAMES
    ]
    channels = [
        {"id": TABLE, "name": "table", "kind": "text", "person": None, "parent": None},
        {"id": SECOND, "name": "second-table", "kind": "text", "person": None, "parent": None},
        {"id": TALK, "name": "Talk about the game", "kind": "thread", "person": None, "parent": TABLE},
    ]
    channels += [
        {"id": dm_of(one), "name": NAMES[one], "kind": "dm", "person": one, "parent": None} for one in NAMES
    ]
    greeting = message(3, BOT, "Your hands will come here.", dm_of(BO))
    table = [
        message(1, BO, "Evening! Is everybody here?"),
        message(2, CY, "Yes. *Warming up the sun.*"),
        message(4, BOT, "**SOL** is open: Mira and Bo sit at the table.", **used(MIRA, "game new")),
        living(),
    ]
    return {
        "guild": {"id": "500", "name": "The Observatory"},
        "bot": {"id": BOT, "name": "Heliograph", "online": True, "member": True},
        "people": people,
        "locales": ["de", "en-GB", "en-US"],
        "channels": channels,
        "messages": {TABLE: table, dm_of(BO): [greeting]},
        "commands": commands(),
        "faults": [],
        "clock_skew": 0,
    }
