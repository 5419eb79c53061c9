"""Opening a table with all options as usual: whoever chooses one is offered no first game."""

from __future__ import annotations

from bot.games.catalogue import games


def as_usual(slug: str) -> dict[str, str]:
    """What to type after `/game new` for a game with all options as usual."""
    options = games()[slug].info.options
    return {"game": slug, **({"options": f"{options[0].key}={options[0].default}"} if options else {})}
