"""A server in a process of its own, which can be killed and started again where it was."""

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

SCRIPT = """
import sys
import time
from novastate.cli.serve import start
from novastate.server.clock import Clock
from novastate.server.config import Settings

database, port, delay, hurry = sys.argv[1:]
began = time.time()
Clock.now = lambda self: began + (time.time() - began) * float(hurry)
settings = Settings(
    database_url=database, bot_delay=float(delay), rate=10_000.0, writes=10_000.0,
    tables_per_guest=1_000,
)
start(settings, "127.0.0.1", int(port), 1, False)
"""


class Site:
    """A server with a database of its own.

    Bots answer after `delay` seconds; its clocks run `hurry` times as fast as others.
    """

    def __init__(self, folder: Path, delay: float = 0.0, hurry: float = 1.0) -> None:
        self.folder = folder
        self.delay = delay
        self.hurry = hurry
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Return the address of the page, without a slash at its end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server; from the second time on at the same port."""
        database = f"sqlite:///{self.folder / 'browser.db'}"
        # The process shall find the same novastate as the tests, installed or not.
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SCRIPT, database, *self._numbers()],
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
        with urllib.request.urlopen(f"{self.url}/health", timeout=60) as answer:
            assert answer.status == 200

    def _numbers(self) -> list[str]:
        return [str(self.port), str(self.delay), str(self.hurry)]

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
        self.process.wait(timeout=30)
        self.process.stdout.close()
        self.process = None

    def log(self) -> str:
        """Return what the server has written."""
        return (self.folder / "server.log").read_text("utf-8")
