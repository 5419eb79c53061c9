"""Names of commands in other languages, as far as Discord takes them: it would refuse all commands for one of them."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

NAME = re.compile(r"[-_'\w]{1,32}")
"""What a name may be, in small letters: Discord's pattern, without the scripts that no letter here is of."""

log = logging.getLogger(__name__)


def accepted(commands: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands as they are registered, without translated names that are none or that two beside each other have.

    Those keep their English names, and the log says which.
    """
    for locale in sorted({locale for each in commands for locale in _names(each)}):
        while refused := _refused(commands, locale):
            for each in refused:
                log.error(
                    "%s: Discord does not take '%s' for the command %s",
                    locale,
                    _names(each).pop(locale),
                    each["name"],
                )
    for each in commands:
        accepted([option for option in each.get("options") or [] if "name" in option])
    return list(commands)


def _names(command: dict[str, Any]) -> dict[str, str]:
    found: dict[str, str] = command.get("name_localizations") or {}
    return found


def _refused(commands: Sequence[dict[str, Any]], locale: str) -> list[dict[str, Any]]:
    """Those whose name in a language Discord would not take beside the others."""
    shown = Counter(_names(each).get(locale, str(each["name"])) for each in commands)
    return [
        each
        for each in commands
        if (name := _names(each).get(locale)) is not None
        and (shown[name] > 1 or NAME.fullmatch(name) is None or name != name.lower())
    ]
