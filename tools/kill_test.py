"""Kill the server at random moments while scripted clients play; nothing acknowledged may be lost.

    python -m tools.kill_test                     # 200 games, 20 at a time; some minutes
    python -m tools.kill_test --games 20 --seed 3
    python -m tools.kill_test --during migration  # or backup: 200 kills, see tools/kill_files.py

Starts `novastate serve` on a SQLite file in a temporary folder and ends it with SIGKILL at random
moments, again and again, until every game is over. After each restart every acknowledged command
must be in the log with its version and words; at the end every game must have been played to its
scoring, and must come out the same when its log is played again. Exits with 1 if not.
"""

import argparse
import asyncio
import contextlib
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from novastate.games.registry import ruleset
from novastate.kernel.game import diverges, replay
from novastate.kernel.record import read_record
from tools.kill_files import FileReport, FileTrial
from tools.patience import PATIENCE
from tools.scripted import Acked, Client, Ledger, Table, set_up
from tools.serving import Serving

MIXES: Final = ((2, 0), (1, 1), (3, 0), (2, 2), (1, 0), (4, 0))
"""People and bots of a game; they take turns."""
OPTIONS: Final = ("--bot-delay", "0", "--proxy")


@dataclass
class Report:
    """What came of a run."""

    games: int = 0
    finished: int = 0
    kills: int = 0
    checks: int = 0
    seconds: float = 0.0
    ledger: Ledger = field(default_factory=Ledger)
    lost: list[Acked] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Tell whether nothing was lost and every game came to its end."""
        return not self.lost and not self.faults and self.finished == self.games

    def lines(self) -> list[str]:
        """Say it in words."""
        ledger = self.ledger
        return [
            f"{self.games} games, {self.finished} played to the end, in {self.seconds:.0f} s",
            f"{self.kills} kills, {ledger.lost} connections lost, {ledger.resent} commands resent",
            f"{len(ledger.acked)} acknowledged commands, checked after every kill and at the end:"
            f" {len(self.lost)} lost",
            *(f"lost: {each}" for each in self.lost[:10]),
            *(f"fault: {each}" for each in self.faults[:10]),
        ]


class Trial:
    """One run: a server, a killer, and games."""

    def __init__(
        self,
        folder: Path,
        games: int,
        at_once: int,
        chance: Random,
        pause: tuple[float, float] = (0.3, 6.0),
        most_kills: int = 10_000,
        **options: object,
    ) -> None:
        self.file = folder / "kill.db"
        self.serving = Serving(f"sqlite:///{self.file}", folder, *OPTIONS)
        self.chance = chance
        self.pause = pause
        self.most_kills = most_kills
        self.options = options
        self.tell: Callable[[str], None] = lambda _line: None
        self.report = Report(games)
        self._free = asyncio.Semaphore(at_once)
        self._stands = asyncio.Lock()  # held while the server is down on purpose

    async def run(self) -> Report:
        """Play all games and return what came of it."""
        began = time.monotonic()
        await asyncio.to_thread(self.serving.start)
        killer = asyncio.create_task(self._kill_again_and_again())
        games = asyncio.gather(*(self._game(number) for number in range(self.report.games)))
        try:
            while not games.done():
                watched: list[asyncio.Future[Any]] = [games] if killer.done() else [games, killer]
                await asyncio.wait(watched, return_when=asyncio.FIRST_COMPLETED)
                if killer.done():
                    killer.result()  # a server that does not start again is told here
            tables = games.result()
            self.most_kills = 0
            await killer
            self._check()
            await self._check_games(tables)
        finally:
            for task in (killer, games):
                task.cancel()
            await asyncio.gather(killer, games, return_exceptions=True)
            if self.serving.process is not None:
                await asyncio.to_thread(self.serving.stop)
        self.report.seconds = time.monotonic() - began
        self.report.faults += [*self.report.ledger.faults, *self.serving.faults()]
        return self.report

    async def _game(self, number: int) -> Table:
        people, bots = MIXES[number % len(MIXES)]
        chance = Random(self.chance.randrange(2**60))
        # An address of its own for each game: the limits for one visitor are not in question.
        extra = {"x-forwarded-for": f"10.{number >> 8}.{number & 255}.1"}
        async with self._free:
            async with self._stands:
                table = await set_up(self.serving.url, people, bots, extra, **self.options)
            clients = [
                Client(
                    lambda: self.serving.url,
                    *(table.id, cookie, self.report.ledger, Random(chance.random())),
                    extra=extra,
                )
                for cookie in table.cookies
            ]
            await asyncio.gather(*(client.play() for client in clients))
            self.report.finished += 1
            if self.report.finished % 20 == 0:
                self.tell(f"{self.report.finished} games, {self.report.kills} kills")
        return table

    async def _kill_again_and_again(self) -> None:
        while self.report.kills < self.most_kills:
            await asyncio.sleep(self.chance.uniform(*self.pause))
            async with self._stands:
                await asyncio.to_thread(self.serving.kill)
                self.report.kills += 1
                await asyncio.to_thread(self.serving.start)
                self._check()

    def _check(self) -> None:
        """Look for every acknowledged command in the database, as somebody else would."""
        with contextlib.closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as db:
            query = "SELECT table_id, version, kind, seat, text, command FROM log"
            stored = {(row[0], row[1]): row[2:] for row in db.execute(query)}
        for each in self.report.ledger.acked:
            kind, seat, text, command = stored.get((each.table, each.version), ("", -1, "", ""))
            same = (kind, seat, text) == (each.kind, each.seat, each.text)
            if not same or str(command).partition(":")[2] != each.command:
                self.report.lost.append(each)
        self.report.checks += 1

    async def _check_games(self, tables: list[Table]) -> None:
        async with httpx.AsyncClient(base_url=self.serving.url, timeout=PATIENCE) as http:
            for number, table in enumerate(tables):
                http.headers["x-forwarded-for"] = f"10.1.{number >> 8}.{number & 255}"
                await self._check_game(http, table)

    async def _check_game(self, http: httpx.AsyncClient, table: Table) -> None:
        """Play a finished game again from the record the server gives of it."""
        info = (await http.get(f"/api/tables/{table.id}")).json()
        answer = await http.get(f"/api/tables/{table.id}/record")
        if answer.status_code != 200:
            self.report.faults.append(f"{table.id} is {info['status']}: {answer.text}")
            return
        record = read_record(answer.text)
        game = replay(ruleset(record.game), record)
        outcome = game.position.outcome()
        scores = None if outcome is None else [result.score for result in outcome.results]
        if diverges(game, record) or scores != info["scores"]:
            self.report.faults.append(f"{table.id} ends elsewhere when it is played again")


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=20)
    parser.add_argument("--seed", type=int, default=51)
    parser.add_argument("--during", choices=("play", "migration", "backup"), default="play")
    parser.add_argument("--kills", type=int, default=200, help="of upgrades or backups")
    given = parser.parse_args()
    report: Report | FileReport
    with tempfile.TemporaryDirectory() as folder:
        if given.during == "play":
            trial = Trial(Path(folder), given.games, given.at_once, Random(given.seed))
            trial.tell = _tell
            report = asyncio.run(trial.run())
        else:
            of_files = FileTrial(Path(folder), given.kills, Random(given.seed))
            of_files.tell = _tell
            migration = given.during == "migration"
            report = of_files.during_migration() if migration else of_files.during_backup()
    print("\n".join(report.lines()))
    sys.exit(not report.good)


if __name__ == "__main__":
    main()
