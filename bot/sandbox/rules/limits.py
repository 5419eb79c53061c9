"""Discord's rules that its OpenAPI file does not state (and the limits that everyone must keep).

Each function returns the problems of one body; an empty list means that Discord takes it. Sources: Discord's API
documentation, "Message", "Components", "Application commands", "Interactions".
"""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import Json, Path, Problem
from bot.sandbox.world import components as tree
from bot.sandbox.world.messages import COMPONENTS_V2, Upload

MAX_CONTENT = 2000
MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_EMBED_TEXT = 6000
MAX_CUSTOM_ID = 100
MAX_ALT_TEXT = 1024
MAX_FILES = 10
MAX_FILE_BYTES = 10 * 1024 * 1024
MAX_OPTIONS = 25


def too_long(path: Path, value: Any, most: int) -> list[Problem]:
    if isinstance(value, str) and len(value) > most:
        return [Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")]
    return []


def length(path: Path, value: Any, least: int, most: int) -> list[Problem]:
    """Discord trims texts before it looks at them: one of blanks alone is empty."""
    value = value.strip() if isinstance(value, str) else value
    if isinstance(value, (str, list)) and not least <= len(value) <= most:
        return [Problem(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")]
    return []


def twice(path: Path, entries: list[Json], name: str, code: str) -> list[Problem]:
    """Entries whose member `name` says the same as an earlier one's, once both are trimmed."""
    said = [str(each.get(name) or "").strip() for each in entries]
    again = (position for position, text in enumerate(said) if text in said[:position])
    return [Problem((*path, position, name), code, "Must be unique") for position in again]


def within(path: Path, value: Any, least: int, most: int) -> list[Problem]:
    if isinstance(value, int) and not least <= value <= most:
        return [Problem(path, "NUMBER_TYPE_BAD_RANGE", f"Must be from {least} to {most}.")]
    return []


def ordered(path: Path, least: Any, most: Any, other: str) -> list[Problem]:
    """A least value must not exceed the most; `other` is the field with the most."""
    if isinstance(least, int | float) and isinstance(most, int | float) and least > most:
        return [Problem(path, "BASE_TYPE_MAX", f"Must not exceed {other}.")]
    return []


def scheme(path: Path, url: str, known: tuple[str, ...]) -> list[Problem]:
    """An address must be of a known kind: no one can be led to run a script by clicking on it."""
    if not url or url.split(":", 1)[0].lower() in known:
        return []
    return [Problem(path, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {known}.")]


def required(path: Path) -> Problem:
    return Problem(path, "BASE_TYPE_REQUIRED", "This field is required")


def message(body: Json, uploads: list[Upload], existing: Json | None = None) -> list[Problem]:
    """What is wrong with a message; for an edit `existing` is the message as it stands."""
    found: list[Problem] = []
    before = existing or {}
    content = body["content"] if "content" in body else before.get("content")
    embeds = body["embeds"] if "embeds" in body else before.get("embeds")
    rows = body["components"] if "components" in body else before.get("components")
    had_v2 = bool(int(before.get("flags") or 0) & COMPONENTS_V2)
    is_v2 = had_v2 or bool(int(body.get("flags") or 0) & COMPONENTS_V2)
    found += too_long(("content",), body.get("content"), MAX_CONTENT)
    if is_v2:
        for name, value in (
            ("content", content),
            ("embeds", embeds),
            ("poll", body.get("poll")),
            ("sticker_ids", body.get("sticker_ids")),
        ):
            if value:
                found.append(
                    Problem(
                        (name,),
                        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                        f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                    )
                )
    found += embed_problems(body.get("embeds") or [])
    found += component_problems(body.get("components") or [], v2=is_v2)
    found += file_problems(body, uploads, before)
    found += mention_problems(body.get("allowed_mentions"))
    kept = body["attachments"] if "attachments" in body else before.get("attachments")
    touched = existing is None or {"content", "embeds", "components", "attachments"} & body.keys()
    if touched and not (
        content or embeds or rows or uploads or kept or body.get("poll") or body.get("sticker_ids")
    ):
        found.append(Problem((), "EMPTY_MESSAGE", "Cannot send an empty message"))
    return found


def embed_problems(embeds: list[Json]) -> list[Problem]:
    found = length(("embeds",), embeds, 0, 10)
    total = 0
    for number, embed in enumerate(embeds):
        total += len(embed.get("title") or "") + len(embed.get("description") or "")
        total += len((embed.get("footer") or {}).get("text") or "")
        total += len((embed.get("author") or {}).get("name") or "")
        fields = embed.get("fields") or []
        found += length(("embeds", number, "fields"), fields, 0, 25)
        total += sum(len(each.get("name") or "") + len(each.get("value") or "") for each in fields)
    if total > MAX_EMBED_TEXT:
        found.append(
            Problem(
                ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}"
            )
        )
    return found


def file_problems(body: Json, uploads: list[Upload], before: Json) -> list[Problem]:
    """Files and their `attachments` entries match; `attachment://` names something that is there."""
    found = length(("attachments",), body.get("attachments") or [], 0, MAX_FILES)
    known = {each["id"] for each in before.get("attachments") or []}
    numbers = {str(each.number) for each in uploads}
    described = {}
    for position, each in enumerate(body.get("attachments") or []):
        key = str(each.get("id"))
        described[key] = each
        found += too_long(("attachments", position, "description"), each.get("description"), MAX_ALT_TEXT)
        if key not in known and key not in numbers:
            found.append(
                Problem(
                    ("attachments", position, "id"),
                    "ATTACHMENT_NOT_FOUND",
                    f"Attachment with id {key} not found",
                )
            )
    for upload in uploads:
        if body.get("attachments") is not None and str(upload.number) not in described:
            found.append(
                Problem(("attachments",), "ATTACHMENT_NOT_DESCRIBED", f"files[{upload.number}] has no entry")
            )
    names = {str(described.get(str(each.number), {}).get("filename") or each.filename) for each in uploads}
    kept = before.get("attachments") or []
    if "attachments" in body:
        kept = [each for each in kept if each["id"] in described]
    names |= {each["filename"] for each in kept}
    for path, url in _media_urls(body):
        found += scheme(path, url, ("http", "https", "attachment"))
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            found.append(
                Problem(
                    path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"{url} was not uploaded"
                )
            )
    return found


def _media_urls(body: Json) -> list[tuple[Path, str]]:
    urls: list[tuple[Path, str]] = []
    for path, component in tree.walk(body.get("components") or []):
        urls += [((*path, *inner, "url"), str(item.get("url", ""))) for inner, item in tree.media(component)]
    for number, embed in enumerate(body.get("embeds") or []):
        for name in ("image", "thumbnail"):
            if embed.get(name):
                urls.append((("embeds", number, name, "url"), str(embed[name].get("url", ""))))
    return urls


def mention_problems(allowed: Json | None) -> list[Problem]:
    found = []
    for name in ("users", "roles"):
        if allowed and name in (allowed.get("parse") or []) and allowed.get(name):
            found.append(
                Problem(
                    ("allowed_mentions",),
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f"parse:['{name}'] and {name}: [ids...] are mutually exclusive.",
                )
            )
    return found


def component_problems(components: list[Json], *, v2: bool) -> list[Problem]:
    """A message's components: counts, ids, texts, and what may stand inside what."""
    found: list[Problem] = []
    everything = tree.walk(components)
    if not v2:
        found += length(("components",), components, 0, MAX_ROWS)
        found += [
            Problem(
                (*path, "type"),
                "COMPONENT_TYPE_INVALID",
                "This component needs MessageFlags.IS_COMPONENTS_V2",
            )
            for path, each in everything
            if each.get("type") in tree.V2_ONLY
        ]
    if len(everything) > MAX_COMPONENTS:
        found.append(
            Problem(
                ("components",),
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MAX_COMPONENTS}",
            )
        )
    if len(tree.text_of(components)) > MAX_TEXT:
        found.append(
            Problem(
                ("components",),
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size exceeds the maximum size of {MAX_TEXT}",
            )
        )
    found += _duplicate_ids(everything)
    for path, each in everything:
        found += _one_component(path, each)
    return found


def _duplicate_ids(everything: list[tuple[Path, Json]]) -> list[Problem]:
    found = []
    for name, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen = set()
        for path, each in everything:
            value = each.get(name)
            if value and value in seen:
                found.append(Problem((*path, name), code, f"Component {name} cannot be duplicated"))
            seen.add(value)
    return found


def _one_component(path: Path, each: Json) -> list[Problem]:
    found: list[Problem] = []
    kind = each.get("type")
    found += too_long((*path, "custom_id"), each.get("custom_id"), MAX_CUSTOM_ID)
    if kind in (*tree.SELECTS, *tree.INPUTS) and not each.get("custom_id"):
        found.append(required((*path, "custom_id")))
    match kind:
        case tree.ROW:
            found += _row(path, each)
        case tree.BUTTON:
            found += _button(path, each)
        case kind if kind in tree.SELECTS:
            found += _select(path, each)
        case tree.SECTION:
            found += length((*path, "components"), each.get("components"), 1, 3)
            if not each.get("accessory"):
                found.append(required((*path, "accessory")))
        case tree.TEXT:
            found += length((*path, "content"), each.get("content") or "", 1, MAX_TEXT)
        case tree.GALLERY:
            found += length((*path, "items"), each.get("items") or [], 1, 10)
            for position, item in enumerate(each.get("items") or []):
                where = (*path, "items", position, "description")
                found += too_long(where, item.get("description"), MAX_ALT_TEXT)
        case tree.THUMBNAIL:
            found += too_long((*path, "description"), each.get("description"), MAX_ALT_TEXT)
        case tree.FILE:
            if not str((each.get("file") or {}).get("url", "")).startswith("attachment://"):
                found.append(
                    Problem((*path, "file", "url"), "FILE_COMPONENT_URL", "Only attachment:// is supported")
                )
        case tree.CONTAINER:
            found += length((*path, "components"), each.get("components") or [], 1, MAX_COMPONENTS)
            found += [
                Problem((*path, "components", n, "type"), "COMPONENT_TYPE_INVALID", "Not inside a container")
                for n, child in enumerate(each.get("components") or [])
                if child.get("type") not in (tree.ROW, *tree.V2_ONLY) or child.get("type") == tree.CONTAINER
            ]
    return found


def _row(path: Path, row: Json) -> list[Problem]:
    children = row.get("components") or []
    found = length((*path, "components"), children, 1, 5)
    wide = [each for each in children if each.get("type") != tree.BUTTON]
    if wide and len(children) > 1:
        found.append(
            Problem(
                (*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu or text input fills its row"
            )
        )
    return found


def _button(path: Path, button: Json) -> list[Problem]:
    found = too_long((*path, "label"), button.get("label"), 80)
    style = button.get("style")
    if style == tree.LINK_STYLE:
        if not button.get("url"):
            found.append(Problem((*path, "url"), "BUTTON_COMPONENT_URL_REQUIRED", "A url is required"))
        found += scheme((*path, "url"), str(button.get("url") or ""), ("http", "https", "discord"))
        if button.get("custom_id"):
            found.append(
                Problem((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID", "A link has no custom id")
            )
    elif style != tree.PREMIUM_STYLE:
        if not button.get("custom_id"):
            found.append(
                Problem((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id required")
            )
        if button.get("url"):
            found.append(Problem((*path, "url"), "BUTTON_COMPONENT_URL", "Only a link has a url"))
        if not (button.get("label") or "").strip() and not button.get("emoji"):
            found.append(
                Problem((*path, "label"), "BUTTON_COMPONENT_LABEL_REQUIRED", "A label or emoji is required")
            )
    return found


def _select(path: Path, select: Json) -> list[Problem]:
    found = too_long((*path, "placeholder"), select.get("placeholder"), 150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    found += ordered((*path, "min_values"), least, most, "max_values")
    found += within((*path, "min_values"), least, 0, MAX_OPTIONS)
    found += within((*path, "max_values"), most, 1, MAX_OPTIONS)
    if select.get("type") != tree.STRING_SELECT:
        return found
    options = select.get("options") or []
    found += length((*path, "options"), options, 1, MAX_OPTIONS)
    if isinstance(most, int) and most > len(options):
        found.append(
            Problem(
                (*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", "Must not exceed the number of options."
            )
        )
    where = (*path, "options")
    found += twice(where, options, "value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
    found += twice(where, options, "label", "SELECT_COMPONENT_OPTION_LABEL_DUPLICATED")
    for position, option in enumerate(options):
        where = (*path, "options", position)
        for name in ("label", "value"):
            found += length((*where, name), option.get(name) or "", 1, 100)
        found += too_long((*where, "description"), option.get("description"), 100)
    if isinstance(most, int) and sum(bool(each.get("default")) for each in options) > most:
        found.append(
            Problem((*path, "options"), "SELECT_COMPONENT_DEFAULTS", "More defaults than max_values")
        )
    return found


def modal(data: Json) -> list[Problem]:
    """The data of a modal: a title, a custom id, and one to five labelled fields."""
    components = data.get("components") or []
    found = length(("data", "components"), components, 1, 5)
    found += length(("data", "title"), data.get("title") or "", 1, 45)
    found += length(("data", "custom_id"), data.get("custom_id") or "", 1, MAX_CUSTOM_ID)
    everything = [(("data", *path), each) for path, each in tree.walk(components)]
    found += _duplicate_ids(everything)
    for path, each in everything:
        if len(path) == 3 and each.get("type") not in (tree.ROW, tree.TEXT, tree.LABEL):
            found.append(Problem((*path, "type"), "COMPONENT_TYPE_INVALID", "Not at the top of a modal"))
        found += _one_component(path, each)
        if each.get("type") == tree.LABEL:
            found += length((*path, "label"), each.get("label") or "", 1, 45)
            found += too_long((*path, "description"), each.get("description"), 100)
            if (each.get("component") or {}).get("type") not in tree.INPUTS:
                found.append(Problem((*path, "component"), "COMPONENT_TYPE_INVALID", "Not inside a label"))
        if each.get("type") in tree.SELECTS and each.get("required", True) and each.get("min_values") == 0:
            found.append(Problem((*path, "min_values"), "BASE_TYPE_MIN", "Must be 1 where it is required"))
        if each.get("type") == tree.TEXT_INPUT:
            found += within((*path, "min_length"), each.get("min_length"), 0, 4000)
            found += within((*path, "max_length"), each.get("max_length"), 1, 4000)
            found += ordered(
                (*path, "min_length"), each.get("min_length"), each.get("max_length"), "max_length"
            )
            found += too_long((*path, "placeholder"), each.get("placeholder"), 100)
            found += too_long((*path, "label"), each.get("label"), 45)
            found += too_long((*path, "value"), each.get("value"), 4000)
        if each.get("disabled"):
            found.append(Problem((*path, "disabled"), "COMPONENT_DISABLED", "Nothing in a modal is disabled"))
    return found
