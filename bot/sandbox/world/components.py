"""Message and modal components as trees: walking them, numbering them, finding one, and what each type is called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.sandbox.errors import Json, Path

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
V2_ONLY = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
INPUTS = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
"""Components that a person fills in inside a modal."""

LINK_STYLE, PREMIUM_STYLE = 5, 6


def walk(components: list[Json], path: Path = ("components",)) -> list[tuple[Path, Json]]:
    """Every component with its path in the body, outer ones before what they contain."""
    found: list[tuple[Path, Json]] = []
    for position, component in enumerate(components):
        _gather(component, (*path, position), found)
    return found


def _gather(component: Any, path: Path, found: list[tuple[Path, Json]]) -> None:
    if not isinstance(component, dict):
        return
    found.append((path, component))
    inner = component.get("components")
    if isinstance(inner, list):
        for position, each in enumerate(inner):
            _gather(each, (*path, "components", position), found)
    for name in ("accessory", "component"):
        child = component.get(name)
        if isinstance(child, dict):
            _gather(child, (*path, name), found)


def number(components: list[Json]) -> None:
    """Give every component without an id the smallest free one, in order, as Discord does."""
    taken = {each["id"] for _, each in walk(components) if each.get("id")}
    fresh = 1
    for _, each in walk(components):
        if not each.get("id"):
            while fresh in taken:
                fresh += 1
            each["id"] = fresh
            taken.add(fresh)


def write_ids(components: list[Json]) -> None:
    """Write ids of emoji and of menus' defaults as Discord answers them: strings; no id for a plain character."""
    for _, each in walk(components):
        for default in each.get("default_values") or []:
            default["id"] = str(default["id"])
        for holder in (each, *(each.get("options") or [])):
            emoji = holder.get("emoji")
            if isinstance(emoji, dict) and (known := emoji.pop("id", None)) is not None:
                emoji["id"] = str(known)


def find(components: list[Json], custom_id: str) -> Json | None:
    for _, each in walk(components):
        if each.get("custom_id") == custom_id:
            return each
    return None


def media(component: Json) -> Iterator[tuple[Path, Json]]:
    """The media items (`{"url": ...}`) of one component."""
    match component.get("type"):
        case 11:
            yield ("media",), component.get("media") or {}
        case 12:
            for position, item in enumerate(component.get("items") or []):
                yield ("items", position, "media"), item.get("media") or {}
        case 13:
            yield ("file",), component.get("file") or {}


def text_of(components: list[Json]) -> str:
    """All text displays, one below the other."""
    return "\n".join(str(each.get("content", "")) for _, each in walk(components) if each.get("type") == TEXT)
