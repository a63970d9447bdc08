"""Write the page's types from the server's shapes: `python -m tools.page_types`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SHAPES: Final = ROOT / "src/novastate/server/shapes"
TYPES: Final = ROOT / "web/src/lib/generated/shapes.ts"

HEAD: Final = """\
// Made from src/novastate/server/shapes by `make pagetypes`; not to be changed by hand.
"""
PLAIN: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "Any": "unknown",
    "object": "unknown",
    "Raw": "unknown",
}
UNSET: Final = "UnsetType"
BASES: Final = ("Struct", "TypedDict")


class Unknown(Exception):
    """Raised where a shape is made of something that no type of the page is known for."""


class Shapes:
    """The shapes of all modules by name, in the order of the modules."""

    def __init__(self, folder: Path) -> None:
        self.classes: Final[dict[str, ast.ClassDef]] = {}
        self.aliases: Final[dict[str, ast.expr]] = {}
        self.docs: Final[dict[str, str]] = {}
        self.modules: Final[dict[str, list[str]]] = {}
        for path in sorted(folder.rglob("*.py")):
            module = path.relative_to(folder).as_posix()
            body = ast.parse(path.read_text("utf-8")).body
            self.modules[module] = list(self._read(body))

    def _read(self, body: list[ast.stmt]) -> Iterator[str]:
        """Take note of the shapes of a module, and name them."""
        for node, doc in _with_docs(body):
            if isinstance(node, ast.ClassDef) and node.bases:
                self._check_new(node.name)
                self.classes[node.name] = node
                yield node.name
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                self._check_new(name)
                self.aliases[name] = node.value
                self.docs[name] = doc
                yield name

    def _check_new(self, name: str) -> None:
        if name in self.classes or name in self.aliases:
            raise Unknown(f"two shapes are called {name}")

    def written(self) -> str:
        """Return the types by module, each with its words."""
        parts = [HEAD]
        for module, names in self.modules.items():
            if names:
                parts.append(f"// --- {module}\n")
            parts += [self._type(name) for name in names]
        return "\n".join(parts)

    def _type(self, name: str) -> str:
        return self._alias(name) if name in self.aliases else self._interface(self.classes[name])

    def _alias(self, name: str) -> str:
        text = self.type_of(self.aliases[name])
        return f"{_comment(self.docs[name], '')}export type {name} = {text};\n"

    def _interface(self, node: ast.ClassDef) -> str:
        parents = [base.id for base in node.bases if isinstance(base, ast.Name)]
        above = ", ".join(name for name in parents if name not in BASES)
        lines = [f"export interface {node.name}{f' extends {above}' if above else ''} {{\n"]
        settings = {word.arg: word.value for word in node.keywords}
        if "tag" in settings:
            lines.append(f"  type: {self._literal(settings['tag'])};\n")
        optional = "omit_defaults" in settings or "forbid_unknown_fields" in settings
        for field, doc in _with_docs(node.body):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                lines.append(_comment(doc, "  "))
                missing = optional and field.value is not None
                lines.append(self._field(field.target.id, field.annotation, missing))
        return f"{_comment(ast.get_docstring(node) or '', '')}{''.join(lines)}}}\n"

    def _table(self, fields: ast.expr) -> str:
        """Write a shape whose fields have names that are no names in Python."""
        assert isinstance(fields, ast.Dict)
        pairs = zip(fields.keys, fields.values, strict=True)
        lines = [self._field(ast.literal_eval(name), shape) for name, shape in pairs if name]
        return f"{{\n{''.join(lines)}}}"

    def _field(self, name: str, shape: ast.expr, missing: bool = False) -> str:
        """Write a field; it may be missing where the server leaves it out, or has a default."""
        if isinstance(shape, ast.Subscript) and _name(shape.value) == "NotRequired":
            missing, shape = True, shape.slice
        if any(_name(part) == UNSET for part in ast.walk(shape)):
            missing = True
        return f"  {name}{'?' if missing else ''}: {self.type_of(shape)};\n"

    def type_of(self, shape: ast.expr) -> str:
        """Return the page's type of a shape."""
        if isinstance(shape, ast.Constant) and shape.value is None:
            return "null"
        if isinstance(shape, ast.Name):
            return self._named(shape.id)
        if isinstance(shape, ast.Call) and _name(shape.func) == "TypedDict":
            return self._table(shape.args[1])
        if isinstance(shape, ast.BinOp):
            parts = [part for part in _united(shape) if _name(part) != UNSET]
            return " | ".join(self.type_of(part) for part in parts)
        if isinstance(shape, ast.Subscript):
            inner = shape.slice.elts if isinstance(shape.slice, ast.Tuple) else [shape.slice]
            return self._generic(_name(shape.value), inner)
        raise Unknown(f"no type of the page is known for {ast.unparse(shape)}")

    def _named(self, name: str) -> str:
        if name in PLAIN:
            return PLAIN[name]
        if name in self.classes or name in self.aliases:
            return name
        raise Unknown(f"no type of the page is known for {name}")

    def _generic(self, kind: str, inner: list[ast.expr]) -> str:
        if kind == "Literal":
            return " | ".join(self._literal(each) for each in inner)
        if kind == "Annotated":
            return self._annotated(inner)
        types = [self.type_of(each) for each in inner]
        if kind == "list":
            return f"({types[0]})[]" if " " in types[0] else f"{types[0]}[]"
        if kind == "dict":
            return f"Record<{types[0]}, {types[1]}>"
        if kind == "tuple":
            return f"[{', '.join(types)}]"
        raise Unknown(f"no type of the page is known for {kind}")

    def _annotated(self, inner: list[ast.expr]) -> str:
        for note in inner[1:]:
            if isinstance(note, ast.Call) and _name(note.func) == "Holds":
                return self.type_of(note.args[0])
        return self.type_of(inner[0])

    def _literal(self, value: ast.expr) -> str:
        assert isinstance(value, ast.Constant)
        return f"'{value.value}'" if isinstance(value.value, str) else str(value.value)


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _united(shape: ast.expr) -> list[ast.expr]:
    """List the members of a union, from left to right."""
    if isinstance(shape, ast.BinOp):
        return _united(shape.left) + _united(shape.right)
    return [shape]


def _with_docs(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Return statements, each with the string that stands below it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        doc = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            doc = str(after.value.value)
        yield node, doc


def _comment(doc: str, indent: str) -> str:
    """Write the words of a shape in the page's way."""
    text = re.sub(r"\bNone\b", "null", re.sub(r"\s+", " ", doc).strip())
    return f"{indent}/** {text} */\n" if text else ""


def page_types() -> str:
    """Return the page's types, as they should be."""
    return Shapes(SHAPES).written()


def main() -> None:
    """Write the page's types."""
    TYPES.parent.mkdir(exist_ok=True)
    TYPES.write_text(page_types(), "utf-8")


if __name__ == "__main__":
    main()
