"""Requests made from the OpenAPI document: what it allows, and what it does not."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

Schema = dict[str, Any]

ODD_TEXTS = (
    "", " ", "\x00", "ä" * 300, "'; DROP TABLE tables; --", "../../etc/passwd", "{0}", "%s%n",
    "\u202e\u0007", "x" * 5000, "null", "\U0001f6ac", "\ud800",
)  # fmt: skip
ODD_NUMBERS = (0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 1.5, float(2**53))
ODD_VALUES: tuple[object, ...] = (None, True, [], {}, [[]], {"a": {"b": []}}, *ODD_NUMBERS)


@dataclass(frozen=True)
class Operation:
    """One method of one path, as the document describes it."""

    method: str
    path: str
    parameters: list[Schema]
    body: Schema | None
    responses: dict[str, Any]


@dataclass(frozen=True)
class Made:
    """A request to be sent."""

    method: str
    path: str
    query: dict[str, str]
    content: bytes | None


def operations(document: Schema) -> Iterator[Operation]:
    """List the operations of a document."""
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            content = about.get("requestBody", {}).get("content", {})
            body = content.get("application/json", {}).get("schema")
            yield Operation(
                method.upper(), path, about.get("parameters", []), body, about["responses"]
            )


class Maker:
    """Makes requests at random: some fit the document, some nearly, some not at all."""

    def __init__(self, document: Schema, known: dict[str, list[str]], chance: Random) -> None:
        self.document = document
        self.known = known
        """Values of path parameters behind which there is something."""
        self.chance = chance

    def request(self, operation: Operation) -> Made:
        """Make a request for an operation."""
        query: dict[str, str] = {}
        path = operation.path
        for parameter in operation.parameters:
            name, schema = parameter["name"], parameter["schema"]
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", self._path_value(name))
            elif self.chance.random() < 0.7:
                query[name] = self._as_text(self._spoiled(self.value(schema)))
        return Made(operation.method, path, query, self._content(operation.body))

    def _path_value(self, name: str) -> str:
        if self.chance.random() < 0.8:
            return self.chance.choice(self.known[name])
        odd = self.chance.choice([text for text in ODD_TEXTS if text])
        return quote(odd, safe="", errors="replace")

    def _as_text(self, value: object) -> str:
        text = value if isinstance(value, str) else json.dumps(value)
        return text.encode(errors="replace").decode()

    def _content(self, body: Schema | None) -> bytes | None:
        if body is None:
            return None
        roll = self.chance.random()
        if roll < 0.05:
            return self.chance.choice([b"", b"{", b"[]", b"\xff\xfe", b"null", b'"' + b"[" * 5000])
        value = self.value(body)
        if roll < 0.5:
            value = self._spoiled(value)
        return json.dumps(value).encode()

    def value(self, schema: Schema) -> Any:
        """Make a value that fits a schema, often at its edge."""
        if "$ref" in schema:
            return self.value(self._resolved(schema["$ref"]))
        for either in ("oneOf", "anyOf"):
            if either in schema:
                return self.value(self.chance.choice(schema[either]))
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kinds = schema.get("type", "any")
        kind = self.chance.choice(kinds) if isinstance(kinds, list) else kinds
        return self._of_kind(kind, schema)

    def _of_kind(self, kind: str, schema: Schema) -> Any:
        chance = self.chance
        if kind == "string":
            text = chance.choice([*ODD_TEXTS, "Ann", "master", "random", "pw pw pw pw"])
            return text[: schema.get("maxLength", 10_000)]
        if kind in ("integer", "number"):
            return chance.choice([n for n in (*ODD_NUMBERS, *range(6)) if isinstance(n, int)])
        if kind == "boolean":
            return chance.random() < 0.5
        if kind == "array":
            most = min(schema.get("maxItems", 5), 5)
            number = chance.randint(schema.get("minItems", 0), most)
            return [self.value(schema.get("items", {})) for _ in range(number)]
        if kind == "object":
            wanted = schema.get("required", [])
            return {
                name: self.value(each)
                for name, each in schema.get("properties", {}).items()
                if name in wanted or chance.random() < 0.6
            }
        return None if kind == "null" else chance.choice(ODD_VALUES)

    def _resolved(self, reference: str) -> Schema:
        found = self.document
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
        return found

    def _spoiled(self, value: Any) -> Any:
        """Change one thing somewhere inside a value."""
        chance = self.chance
        if isinstance(value, dict) and value and chance.random() < 0.8:
            name = chance.choice(list(value))
            spoiled = dict(value)
            if chance.random() < 0.3:
                del spoiled[name]
            elif chance.random() < 0.3:
                spoiled["unknown"] = chance.choice(ODD_VALUES)
            else:
                spoiled[name] = self._spoiled(value[name])
            return spoiled
        if isinstance(value, list) and value and chance.random() < 0.6:
            return [self._spoiled(value[0]), *value[1:]]
        return chance.choice([*ODD_VALUES, *ODD_TEXTS])
