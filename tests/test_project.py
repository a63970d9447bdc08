"""The project keeps its own house rules."""

import ast
import hashlib
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import novastate
from tools import clauses

LINE_LIMIT = 600

HOSTS = {
    "keepachangelog.com",
    "semver.org",
    "game-icons.net",
    "creativecommons.org",
    "pettingzoo.farama.org",
    "github.com",
    "127.0.0.1",
    "db",  # the database beside the server in deploy/docker-compose.yml
    "evil.example",  # a reserved name: the foreign page of a test
    "www.w3.org",  # the name of the SVG namespace; nothing is fetched from it
}
"""Hosts that a tracked file may name in an address."""

MACHINE_PATH = re.compile(r"(?<![\w.:/*])(?:/(?:home|root|work|opt|mnt|srv|Users)/\w|[A-Z]:\\\w)")
ADDRESS = re.compile(r"\b\w+://(?:[^\s/@\"'<>)]*@)?([\w.-]+)")

CLAUSE_LISTS = {
    "master_set.md": (386, "10b679c4985c"),
    "state_2010.md": (271, "ccbcb9b09f41"),
    "new_era_2011.md": (322, "ead5f78d8b53"),
    "nova_era.md": (407, "4177c0f0d3c7"),
}
"""Number and hash of each document's ids: a clause may be added, never dropped or renamed."""

LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-node.lock")


def tracked(root: Path) -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    )
    return [path for name in listing.stdout.split("\0") if name and (path := root / name).is_file()]


def readable(data: bytes) -> str:
    """Return the text of a file; of a network or a packed file, runs too long to be chance."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return "\n".join(run.decode() for run in re.findall(rb"[ -~]{8,}", data))


def test_tracked_files_name_no_machine_and_no_foreign_host(root: Path) -> None:
    found = []
    for path in tracked(root):
        text = readable(path.read_bytes())
        hosts = [match for match in ADDRESS.findall(text) if match not in HOSTS]
        found += [f"{path.name}: {hit}" for hit in MACHINE_PATH.findall(text) + hosts]
    assert found == []


@pytest.mark.parametrize("sample", ["see " + "/home/" + "ada/x", "(" + "/opt/" + "wheels)"])
def test_machine_paths_are_recognised(sample: str) -> None:
    assert MACHINE_PATH.search(sample)


def test_source_files_are_short(root: Path) -> None:
    sizes = {
        path.relative_to(root).as_posix(): len(path.read_text("utf-8").splitlines())
        for path in (root / "src").rglob("*.py")
    }
    assert {name: size for name, size in sizes.items() if size > LINE_LIMIT} == {}


@pytest.mark.parametrize("part", ["kernel", "games"])
def test_rules_code_imports_only_the_standard_library(root: Path, part: str) -> None:
    allowed = {*sys.stdlib_module_names, "novastate"}
    foreign = []
    for path in (root / "src" / "novastate" / part).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            foreign += [f"{path.name}: {n}" for n in names if n.split(".")[0] not in allowed]
    assert foreign == []


@pytest.mark.parametrize("name", LOCKS)
def test_locks_are_hashed_and_name_no_source(root: Path, name: str) -> None:
    text = (root / name).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert len(lines) > 1
    for line in lines:
        assert re.match(r"[a-z0-9.-]+==\S+ (; .+? )?( *--hash=sha256:[0-9a-f]{64})+ *$", line), line


def test_the_locks_agree(root: Path) -> None:
    pins = [set(re.findall(r"^\S+==\S+", (root / n).read_text("utf-8"), re.M)) for n in LOCKS]
    assert pins[0] <= pins[1]


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_documented_make_targets_exist(root: Path, name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (root / "Makefile").read_text("utf-8"), re.M))
    text = (root / name).read_text("utf-8")
    told = set(re.findall(r"(?:^|`)make ([a-z]+)", text, re.MULTILINE))
    assert told
    assert told <= targets


def test_links_between_documents_lead_somewhere(root: Path) -> None:
    dead = []
    for path in tracked(root):
        if path.suffix == ".md":
            for target in re.findall(r"\]\((?!\w+:)([^)#\s]+)", path.read_text("utf-8")):
                if not (path.parent / target).exists():
                    dead.append(f"{path.name}: {target}")
    assert dead == []


def test_changelog_names_the_version(root: Path) -> None:
    assert novastate.__version__ in (root / "CHANGELOG.md").read_text("utf-8")


def test_clause_ids_are_unique(root: Path) -> None:
    ids = clauses.all_clauses(root / "docs" / "rules")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", clauses.DOCUMENTS)
def test_clause_ids_are_those_we_know(root: Path, name: str) -> None:
    ids = clauses.defined((root / "docs" / "rules" / name).read_text("utf-8"))
    digest = hashlib.sha256(" ".join(ids).encode()).hexdigest()[:12]
    assert (len(ids), digest) == CLAUSE_LISTS[name]
    assert all(id.startswith(clauses.DOCUMENTS[name]) for id in ids)


def test_every_clause_is_named_by_a_test(root: Path) -> None:
    assert clauses.problems(root / "docs" / "rules", root / "tests") == []


def test_the_clause_check_sees_gaps_and_slips(tmp_path: Path) -> None:
    rules, tests = tmp_path / "rules", tmp_path / "tests"
    rules.mkdir()
    tests.mkdir()
    for name in clauses.DOCUMENTS:
        (rules / name).write_text("")
    # Put together here so that the check of this project does not count them.
    numbers = ("90.1", "90.2", "90.3", "90.4", "90")
    first, second, third, fourth, section = ("-".join(("MS", number)) for number in numbers)
    document = f"**{first}** A.\n\n| **{second}** | B |\n\n**{third}** C.\n"
    (rules / "master_set.md").write_text(document)
    (rules / "exempt.toml").write_text(f'[example]\n"{second}" = "why"\n"{first}.9" = "gone"\n')
    (tests / "test_a.py").write_text(f'def test_it():\n    """{first}, {fourth}, {section}."""\n')
    assert clauses.named(tests)[first] == ["test_a.py::test_it"]
    assert clauses.problems(rules, tests) == [
        f"{first}.9 is exempt but does not exist",
        f"{fourth} does not exist: test_a.py::test_it",
        f"{third} is named by no test",
    ]


def test_the_wheel_holds_everything_that_is_read_at_run_time(root: Path, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=root,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    package = root / "src" / "novastate"
    wanted = {
        f"novastate/{path.relative_to(package).as_posix()}"
        for suffix in ("py", "toml")
        for path in package.rglob(f"*.{suffix}")
    }
    wanted |= {f"novastate/rules_text/{name}" for name in clauses.DOCUMENTS}
    assert wanted | {"novastate/py.typed"} <= names
