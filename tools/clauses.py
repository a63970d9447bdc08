"""Print which tests name which clause of the rules; exit 1 where a clause is named by none."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

DOCUMENTS: dict[str, tuple[str, ...]] = {
    "master_set.md": ("MS", "SO"),
    "state_2010.md": ("FS",),
    "new_era_2011.md": ("NE",),
    "nova_era.md": ("NV",),
}
"""The rules documents and the prefixes of their clauses."""

ENABLED = ("MS", "SO", "NV", "FS", "NE")
"""Prefixes of the games that exist: every clause of theirs needs a test."""

ID = re.compile(r"\b(?:MS|SO|FS|NE|NV)-[0-9A-Z]+(?:\.[0-9A-Z]+)*[a-z]?\b")
DEFINED = re.compile(rf"^(?:\| )?\*\*({ID.pattern})\*\*", re.MULTILINE)
SUFFIXES = (".py", ".toml", ".scenario")


def defined(text: str) -> list[str]:
    """List the ids that a rules document defines: bold, at the start of a line or table row.

    >>> defined("**MS-1.1** One.\\n\\n| **MS-1.2** | two, see **MS-9.9** |\\n")
    ['MS-1.1', 'MS-1.2']
    """
    return [match.group(1) for match in DEFINED.finditer(text)]


def all_clauses(rules: Path) -> list[str]:
    """List the clauses of all documents, in the order of the documents."""
    return [id for name in DOCUMENTS for id in defined((rules / name).read_text("utf-8"))]


def exemptions(rules: Path) -> dict[str, str]:
    """Map each exempt clause to what it is and why no test could fail on it."""
    data = tomllib.loads((rules / "exempt.toml").read_text("utf-8"))
    return {id: f"{kind}: {why}" for kind, table in data.items() for id, why in table.items()}


def mentions(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each id in a test file with the test that names it ("" outside of any)."""
    text = path.read_text("utf-8")
    tests: list[tuple[int, int, str]] = []
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                first = min([node.lineno, *(line.lineno for line in node.decorator_list)])
                tests.append((first, node.end_lineno or first, node.name))
    for number, line in enumerate(text.splitlines(), 1):
        ids = ID.findall(line)
        if ids:
            test = next((name for first, last, name in tests if first <= number <= last), "")
            yield from ((id, test) for id in ids)


def named(tests: Path) -> dict[str, list[str]]:
    """Map each id that the tests name to the places, in order, each place once."""
    places: dict[str, dict[str, None]] = {}
    for path in sorted(tests.rglob("*")):
        if path.suffix in SUFFIXES and path.is_file():
            file = path.relative_to(tests).as_posix()
            for id, test in mentions(path):
                places.setdefault(id, {})[f"{file}::{test}" if test else file] = None
    return {id: list(where) for id, where in places.items()}


def unknown(ids: dict[str, list[str]], clauses: list[str]) -> list[str]:
    """List the ids that are neither a clause nor a section that holds clauses."""
    known = set(clauses)
    for id in clauses:
        while "." in id:
            id = id.rpartition(".")[0]
            known.add(id)
    return sorted(id for id in ids if id not in known)


def problems(rules: Path, tests: Path) -> list[str]:
    """List what is wrong: clauses without a test, and ids that do not exist."""
    clauses, exempt, places = all_clauses(rules), exemptions(rules), named(tests)
    lines = [f"{id} is exempt but does not exist" for id in exempt if id not in clauses]
    lines += [f"{id} does not exist: {places[id][0]}" for id in unknown(places, clauses)]
    lines += [
        f"{id} is named by no test"
        for id in clauses
        if id.startswith(ENABLED) and id not in places and id not in exempt
    ]
    return lines


def main() -> int:
    """Print the table, the totals and the problems."""
    rules, tests = ROOT / "docs" / "rules", ROOT / "tests"
    exempt, places = exemptions(rules), named(tests)
    clauses = [id for id in all_clauses(rules) if id.startswith(ENABLED)]
    for id in clauses:
        where = places.get(id)
        more = f" and {len(where) - 2} more" if where and len(where) > 2 else ""
        print(f"{id:<12} {', '.join(where[:2]) + more if where else exempt.get(id, '-')}")
    wrong = problems(rules, tests)
    tested = sum(id in places for id in clauses)
    excused = sum(id in exempt and id not in places for id in clauses)
    print(f"\n{len(clauses)} clauses: {tested} named by tests, {excused} definitions and examples,")
    print(f"{len(clauses) - tested - excused} without a test.")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
