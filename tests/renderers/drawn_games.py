"""The games that are drawn: all of them, and those whose pictures are made of the drawing kit."""

from __future__ import annotations

from renderers.catalogue import RENDERERS

DRAWN = tuple(RENDERERS)
KIT = tuple(slug for slug, renderer in RENDERERS.items() if renderer.uses_kit)
