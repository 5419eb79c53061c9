"""Which branches of a union a value can mean, by the constants that the OpenAPI document gives its `type` member."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.sandbox.errors import Json


class Branches:
    """Schemas that may describe the same value, and what they say of its parts."""

    def __init__(self, schemas: Sequence[Json]) -> None:
        self.schemas = schemas
        self.items: list[Json] = [each["items"] for each in schemas if isinstance(each.get("items"), dict)]
        self.count_members = any("properties" in each for each in schemas) and not any(
            each.get("additionalProperties") not in (None, False) for each in schemas
        )
        """Whether a member that they do not name is unknown."""
        self._members: dict[str, list[Json]] = {}

    def member(self, name: str) -> list[Json]:
        """What they say of a member of an object."""
        if name not in self._members:
            within = [each.get("properties", {}) for each in self.schemas]
            self._members[name] = [each[name] for each in within if name in each]
        return self._members[name]


class Unions:
    """The unions of one document, which must not change."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._constants: dict[int, frozenset[Any] | None] = {}
        self._plain: dict[int, tuple[Json, ...]] = {}
        self._branches: dict[tuple[Any, ...], Branches] = {}

    def at(self, pointer: Iterable[str]) -> Any:
        """What stands at a place in the document; None where there is nothing."""
        node: Any = self._document
        for step in pointer:
            if not isinstance(node, dict) or step not in node:
                return None
            node = node[step]
        return node

    def branches(self, schemas: Sequence[Json], value: Any) -> Branches:
        """The schemas without references and unions that may describe a value, each once."""
        kind = value.get("type") if isinstance(value, dict) else None
        if not isinstance(kind, int | str):
            kind = None
        key = (type(kind), kind, *map(id, schemas))
        if key not in self._branches:
            found = {id(each): each for schema in schemas for each in self._flattened(schema)}
            fitting = [each for each in found.values() if kind is None or self._allows(each, kind)]
            self._branches[key] = Branches(fitting)
        return self._branches[key]

    def _allows(self, schema: Json, kind: int | str) -> bool:
        constants = self.constants(schema.get("properties", {}).get("type", {}))
        return constants is None or kind in constants

    def constants(self, schema: Json) -> frozenset[Any] | None:
        """All values that a schema allows; None where it does not count them."""
        if id(schema) not in self._constants:
            self._constants[id(schema)] = self._count(schema)
        return self._constants[id(schema)]

    def _count(self, schema: Json) -> frozenset[Any] | None:
        if "const" in schema:
            return frozenset([schema["const"]])
        if "enum" in schema:
            return frozenset(schema["enum"])
        if "$ref" in schema:
            return self.constants(self._resolved(schema))
        for word in ("oneOf", "anyOf"):
            if word in schema:
                counted = [self.constants(each) for each in schema[word]]
                return None if None in counted else frozenset().union(*filter(None, counted))
        counted = [self.constants(each) for each in schema.get("allOf", ())]
        return next((each for each in counted if each is not None), None)

    def _resolved(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self.at(unescaped(each) for each in schema["$ref"].removeprefix("#/").split("/")) or {}
        return schema

    def _flattened(self, schema: Json) -> tuple[Json, ...]:
        if id(schema) not in self._plain:
            self._plain[id(schema)] = tuple(self._flatten(schema))
        return self._plain[id(schema)]

    def _flatten(self, schema: Json) -> Iterator[Json]:
        if "$ref" in schema:
            yield from self._flattened(self._resolved(schema))
        for word in ("anyOf", "oneOf", "allOf"):
            for each in schema.get(word, ()):
                yield from self._flattened(each)
        yield schema


def unescaped(step: str) -> str:
    """One step of a JSON pointer inside a URI fragment, as it is called in the document."""
    step = step.replace("%7B", "{").replace("%7D", "}").replace("%25", "%")
    return step.replace("~1", "/").replace("~0", "~")
