"""The board: rings of spaces around the heart of the Sun, and which of them are neighbours (rules 3).

A space is a number in the code and a name ("C4") in moves, texts and pictures. Spaces are numbered from the
outside in: U1, U2, ... then L, C, R, K. An edge is a pair of radial neighbours, outer first, numbered in
the same order; its name is "L4-C4". Edges between the orbits are open, all others are membranes that a
bridge can cross.
"""

from __future__ import annotations

import itertools
from functools import lru_cache
from typing import NewType

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_object

Space = NewType("Space", int)
Edge = NewType("Edge", int)

LAYERS = "ULCRK"
"""Upper orbit, lower orbit, convective, radiative, core (rules 3.1)."""

BASE = {"U": 1, "L": 1, "C": 2, "R": 3, "K": 5}
BONUS = {"U": 0, "L": 1, "C": 1, "R": 2, "K": 3}
CARDS = {"U": 0, "L": 0, "C": 1, "R": 2, "K": 3}


class BoardRow(msgspec.Struct, forbid_unknown_fields=True):
    """One board of data/sol/boards.json: spaces by ring, inner neighbours by ring and number.

    `turned` is the number of spaces by which a ring is turned counter-clockwise in the picture.
    """

    rings: dict[str, int]
    turned: dict[str, float]
    inner: dict[str, list[list[int]]]


class Board:
    """One layout, with every neighbour computed in advance. All lists are indexed by space or edge
    number.
    """

    def __init__(self, key: str, row: BoardRow) -> None:
        self.key = key
        self.rings = row.rings
        self.turned = row.turned
        self.corners = row.rings["U"]
        self.names: list[str] = [f"{layer}{k}" for layer in LAYERS for k in range(1, row.rings[layer] + 1)]
        self.number = {name: Space(i) for i, name in enumerate(self.names)}
        self.spaces = range(len(self.names))
        self.layer = [name[0] for name in self.names]
        self.depth = [LAYERS.index(layer) for layer in self.layer]
        self.base = [BASE[layer] for layer in self.layer]
        self.bonus = [BONUS[layer] for layer in self.layer]
        self.cards = [CARDS[layer] for layer in self.layer]
        self.core = [Space(i) for i in self.spaces if self.layer[i] == "K"]
        self.upper = [Space(i) for i in self.spaces if self.layer[i] == "U"]
        self.side: list[tuple[Space, Space]] = [self._beside(name) for name in self.names]
        """(clockwise, counter-clockwise) neighbours of the same ring."""
        self.edges: list[tuple[Space, Space]] = []
        self.inner: list[list[Space]] = [[] for _ in self.spaces]
        self.outer: list[list[Space]] = [[] for _ in self.spaces]
        self._join(row)
        self.edge_number = {pair: Edge(i) for i, pair in enumerate(self.edges)}
        """Edges by their two spaces, in either order."""
        self.edge_names = [f"{self.names[a]}-{self.names[b]}" for a, b in self.edges]
        self.edge_called = {name: Edge(i) for i, name in enumerate(self.edge_names)}
        self.membrane = [self.layer[a] != "U" for a, _ in self.edges]
        for (a, b), edge in tuple(self.edge_number.items()):
            self.edge_number[b, a] = edge

    def _beside(self, name: str) -> tuple[Space, Space]:
        layer, k, n = name[0], int(name[1:]), self.rings[name[0]]
        return self.number[f"{layer}{(k - 2) % n + 1}"], self.number[f"{layer}{k % n + 1}"]

    def _join(self, row: BoardRow) -> None:
        for layer, below in itertools.pairwise(LAYERS):
            touching = row.inner.get(layer, [])
            if len(touching) != row.rings[layer]:
                raise BadData(
                    "sol/boards.json", self.key, f"inner.{layer}", f"needs {row.rings[layer]} lists"
                )
            for k, numbers in enumerate(touching, 1):
                for j in numbers:
                    if f"{below}{j}" not in self.number:
                        raise BadData(
                            "sol/boards.json", self.key, f"inner.{layer}[{k}]", f"no space {below}{j}"
                        )
                    outer, inner = self.number[f"{layer}{k}"], self.number[f"{below}{j}"]
                    self.edges.append((outer, inner))
                    self.inner[outer].append(inner)
                    self.outer[inner].append(outer)

    def around(self, corner: int) -> tuple[Space, Space, Space, Space]:
        """The four spaces at a corner of the mothership track (rules 3.6): U_s, U_s+1, L_s, L_s+1."""
        after = corner % self.corners + 1
        names = (f"U{corner}", f"U{after}", f"L{corner}", f"L{after}")
        a, b, c, d = (self.number[name] for name in names)
        return a, b, c, d


@lru_cache(maxsize=1)
def boards() -> dict[str, Board]:
    """The three layouts: "bridge" and "boxed" for up to four players, "five"."""
    rows = load_object(dict[str, BoardRow], "sol", "boards.json")
    return {key: Board(key, row) for key, row in rows.items()}
