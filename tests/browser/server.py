"""A server in a process of its own, which can be killed and started again where it was."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tools.patience import PATIENCE

SCRIPT = """
import sys
import time
from pathlib import Path
from zlib import crc32
import novastate.server.automation
import novastate.server.tables
from novastate.cli.serve import start
from novastate.server.clock import Clock
from novastate.server.config import Settings
from tools.patience import PATIENCE

database, port, delay, pace, seed = sys.argv[1:]

def now(clock):
    since, then, speed = (float(word) for word in Path(pace).read_text().split())
    return then + (time.time() - since) * speed

Clock.now = now
novastate.server.tables.new_seed = lambda: int(Path(seed).read_text())
novastate.server.automation._drawn = lambda seat, version: crc32(f"{seat}.{version}".encode())
settings = Settings(
    database_url=database, bot_delay=float(delay), rate=10_000.0, writes=10_000.0,
    new_tables=10_000.0, tables_per_guest=1_000,
    lock_seconds=PATIENCE, hello_seconds=PATIENCE, head_seconds=PATIENCE, body_seconds=PATIENCE,
)
start(settings, "127.0.0.1", int(port), 1, False)
"""


class Site:
    """A server with a database of its own.

    Bots answer after `delay` seconds; its clocks run as others do until `pace` says how fast.
    `first` is what its process does before anything else.
    """

    def __init__(self, folder: Path, delay: float = 0.0, first: str = "") -> None:
        self.folder = folder
        self.first = first
        self.delay = delay
        self._speed = 1.0
        self._since = self._then = time.time()
        self.pace(1.0)
        self.draw(7)
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Return the address of the page, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server; from the second time on at the same port."""
        database = f"sqlite:///{self.folder / 'browser.db'}"
        files = [str(self.folder / name) for name in ("pace", "seed")]
        given = [str(self.port), str(self.delay), *files]
        # The process shall find the same novastate as the tests, installed or not.
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.first + SCRIPT, database, *given],
                env=env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Novastate is at "), f"{said}{self.log()}"
        self.port = int(said.split("127.0.0.1:")[1].split("/")[0])
        # The port is open already: this waits in its queue until the server answers.
        with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
            assert answer.status == 200

    def pace(self, speed: float) -> None:
        """Let the server's time pass so many times as fast as real time; 0 stops it."""
        now = time.time()
        self._then += (now - self._since) * self._speed
        self._since, self._speed = now, speed
        written = self.folder / "pace.new"
        written.write_text(f"{self._since} {self._then} {self._speed}")
        written.replace(self.folder / "pace")  # at once: the server reads it all the time

    def draw(self, seed: int) -> None:
        """Let the server draw this seed for every game from now on."""
        (self.folder / "seed").write_text(str(seed))

    def kill(self) -> None:
        """End the server as a crash would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End the server as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        self.process = None

    def log(self) -> str:
        """Return what the server has written."""
        return (self.folder / "server.log").read_text("utf-8")
