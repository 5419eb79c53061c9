"""Filling in a modal: from values by custom id to the components that Discord submits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.sandbox.errors import Json
from bot.sandbox.people.refusals import CannotDo
from bot.sandbox.world import components as tree


class Menus(Protocol):
    """Who knows which values a menu offers, and takes the files of an upload: their ids."""

    def chosen(self, menu: Json, values: list[Any]) -> list[str]: ...

    def sent(self, files: list[Any]) -> list[str]: ...


def filled_form(
    menus: Menus, modal: Json, fields: Mapping[str, Any]
) -> tuple[list[Json], list[tuple[int, list[str]]]]:
    """The submitted components, and the ids chosen in user, role and channel menus or sent as files, by type.

    A field that is left out keeps what the modal filled in. Raises CannotDo for unknown fields, missing required
    ones and values out of bounds.
    """
    known = {each["custom_id"] for _, each in tree.walk(modal["components"]) if each.get("custom_id")}
    for name in fields:
        if name not in known:
            raise CannotDo(f"The form has no field {name!r}")
    ids: list[tuple[int, list[str]]] = []
    return [_one(menus, each, fields, ids) for each in modal["components"]], ids


def _one(menus: Menus, component: Json, fields: Mapping[str, Any], ids: list[tuple[int, list[str]]]) -> Json:
    base: Json = {"type": component["type"], "id": component["id"]}
    if "components" in component:
        return {**base, "components": [_one(menus, each, fields, ids) for each in component["components"]]}
    if "component" in component:
        return {**base, "component": _one(menus, component["component"], fields, ids)}
    if component["type"] not in tree.INPUTS:
        return base
    name = component["custom_id"]
    base["custom_id"] = name
    given = fields.get(name)
    match component["type"]:
        case tree.TEXT_INPUT:
            base["value"] = _text(component, component.get("value", "") if given is None else given)
        case tree.CHECKBOX:
            base["value"] = bool(component.get("default", False) if given is None else given)
        case tree.RADIO_GROUP:
            base["value"] = _radio(component, given)
        case tree.UPLOAD:
            base["values"] = _files(menus, component, given)
            ids.append((tree.UPLOAD, base["values"]))
        case tree.CHECKBOX_GROUP:
            base["values"] = _several(component, given)
        case kind:
            base["component_type"] = kind
            values = _listed(given)
            if given is None:
                values = _defaults(component)
            if not values and component.get("required", True) is False:
                base["values"] = []
            else:
                base["values"] = menus.chosen(component, values)
            ids.append((kind, base["values"]))
    return base


def _listed(given: Any) -> list[Any]:
    if given is None:
        return []
    return list(given) if isinstance(given, list | tuple | set) else [given]


def _defaults(component: Json) -> list[Any]:
    if component.get("default_values"):
        return [str(each["id"]) for each in component["default_values"]]
    return [each["value"] for each in component.get("options") or [] if each.get("default")]


def _text(component: Json, given: Any) -> str:
    text = str(given)
    if not text and component.get("required", True):
        raise CannotDo(f"The field {component['custom_id']!r} is required")
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise CannotDo(f"The field {component['custom_id']!r} takes {least} to {most} characters")
    return text


def _files(menus: Menus, component: Json, given: Any) -> list[str]:
    """The ids of the files given: one, (name, bytes), or a list of them."""
    files = list(given) if isinstance(given, list) else [] if given is None else [given]
    least = 0 if component.get("required") is False else component.get("min_values") or 1
    if not least <= len(files) <= (component.get("max_values") or 1):
        raise CannotDo(f"{component['custom_id']!r} does not take {len(files)} files")
    return menus.sent(files)


def _radio(component: Json, given: Any) -> str | None:
    offered = [each["value"] for each in component["options"]]
    if given is None:
        given = next(iter(_defaults(component)), None)
    if given is None:
        if component.get("required", True):
            raise CannotDo(f"The field {component['custom_id']!r} is required")
        return None
    if given not in offered:
        raise CannotDo(f"{given!r} is not offered by {component['custom_id']!r}")
    return str(given)


def _several(component: Json, given: Any) -> list[str]:
    offered = [each["value"] for each in component["options"]]
    values = _defaults(component) if given is None else [str(each) for each in _listed(given)]
    required = component.get("required", True)
    least = component.get("min_values", 1 if required else 0)
    if not least <= len(values) <= component.get("max_values", len(offered)) or set(values) - set(offered):
        raise CannotDo(f"{values} cannot be chosen in {component['custom_id']!r}")
    return values
