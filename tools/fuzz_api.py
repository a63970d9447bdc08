"""Let Schemathesis loose on the server's OpenAPI document.

    make schemathesis
    python -m tools.fuzz_api --schemathesis PATH --examples 200

Starts its own server with limits out of the way and a table of each kind, so that requests find
something. Looked for: faults of the server, statuses, content types and bodies that are not in the
document, and wrong requests that are taken. Schemathesis has an environment of its own, because it
would otherwise be a plug-in of every test run.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Final

import httpx

from tools.patience import PATIENCE
from tools.scripted import Client, Ledger, set_up
from tools.serving import Serving

UNLIMITED: Final = {
    "NOVASTATE_RATE": "100000",
    "NOVASTATE_WRITES": "100000",
    "NOVASTATE_NEW_TABLES": "100000",
    "NOVASTATE_TABLES_PER_GUEST": "100000",
}
NOT_LOOKED_FOR: Final = ("positive_data_acceptance", "allow_header_conformance")
"""What fits the document may still be refused (400), for rules of the game are not in it."""

REFUSALS: Final = [400, 401, 403, 404, 405, 409, 413, 429]
"""How wrong requests may be answered; 413 is not among those Schemathesis knows by itself."""


async def some_tables(url: str) -> list[str]:
    """Make a table in the lobby, one being played, and one that is finished."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
        made = await http.post("/api/tables", json={"game": "master", "seats": seats})
        lobby = made.json()["table"]["id"]
    playing = await set_up(url, 2)
    finished = await set_up(url, 1, 1, options={"end_vp": 5})
    await Client(lambda: url, finished.id, finished.cookies[0], Ledger(), Random(51)).play()
    return [lobby, playing.id, finished.id]


def run(program: str, folder: Path, url: str, table: str, given: argparse.Namespace) -> int:
    """Run Schemathesis once, with one table for it to find."""
    puzzle = httpx.get(f"{url}/api/games/master/puzzles").json()[0]["id"]
    known = {"table_id": table, "game": "master", "puzzle_id": puzzle}
    lines = ["[parameters]", *(f'"path.{name}" = {json.dumps(known[name])}' for name in known)]
    lines += ["[checks]", f"negative_data_rejection.expected-statuses = {REFUSALS}"]
    (folder / "schemathesis.toml").write_text("\n".join(lines) + "\n")
    command = [program, "run", f"{url}/schema/openapi.json", "--checks", "all"]
    command += ["--exclude-checks", ",".join(NOT_LOOKED_FOR)]
    command += ["--max-examples", str(given.examples), "--seed", str(given.seed)]
    return subprocess.run(command, cwd=folder, check=False).returncode


def main() -> None:
    """Start the server, run Schemathesis, and end as it ends."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--schemathesis", default="schemathesis", help="the program")
    parser.add_argument("--examples", type=int, default=50, help="for each operation")
    parser.add_argument("--seed", type=int, default=51)
    given = parser.parse_args()
    program = str(Path(given.schemathesis).absolute())
    os.environ.update(UNLIMITED)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        serving = Serving(f"sqlite:///{folder / 'fuzz.db'}", folder, "--bot-delay", "0")
        serving.start()
        try:
            tables = asyncio.run(some_tables(serving.url))
            status = max(run(program, folder, serving.url, each, given) for each in tables)
            faults = serving.faults()
        finally:
            serving.stop()
    print("\n".join(faults) or "The server wrote down no fault.")
    sys.exit(status or bool(faults))


if __name__ == "__main__":
    main()
