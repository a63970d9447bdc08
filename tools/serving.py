"""A real `novastate serve` process on loopback, to be looked at, killed and started again."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import IO, Final

from tools.patience import PATIENCE

PROGRAM: Final = "from novastate.cli.main import main; main()"


class Serving:
    """One server process; it can be killed and started again at the same port."""

    def __init__(
        self,
        database_url: str,
        folder: Path,
        *options: str,
        name: str = "server",
        settings: dict[str, str] | None = None,
        files: int = 0,
    ) -> None:
        self.database_url = database_url
        self.options = options
        self.settings = settings or {}
        """Further settings, as environment variables."""
        self.files = files
        """How many files it may have open; 0: as many as we."""
        self.log = folder / f"{name}.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Return the address of the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start the process and wait until it answers."""
        assert self.process is None, "it runs already"
        command = [
            *(sys.executable, "-c", PROGRAM, "serve", "--port", str(self.port)),
            *("--database-url", self.database_url, *self.options),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
                if self.files
                else command,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **self.settings},
            )
        assert self.process.stdout is not None
        self.port = self._told_port(self.process.stdout)
        self._wait()

    def _told_port(self, output: IO[bytes]) -> int:
        line = output.readline().decode()
        found = re.search(r"://127[.]0[.]0[.]1:(\d+)/", line)
        if found is None:
            raise RuntimeError(f"The server did not start: {line.strip()} {self.tail()}")
        return int(found.group(1))

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process is None or self.process.poll() is not None:
                raise RuntimeError(f"The server ended at once: {self.tail()}")
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError(f"The server did not answer: {self.tail()}")

    def kill(self) -> None:
        """End the process as a power cut would: no handler runs."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the process to end and wait for it."""
        if self.process is not None:
            self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def tail(self, size: int = 2000) -> str:
        """Return the end of what the server wrote."""
        return self.log.read_bytes()[-size:].decode(errors="replace") if self.log.exists() else ""

    def faults(self) -> list[str]:
        """Return the lines of the log that tell of a fault."""
        text = self.log.read_text(errors="replace") if self.log.exists() else ""
        return [line for line in text.splitlines() if '"level": "error"' in line]


def memory(pid: int) -> float:
    """Return the resident memory of a process in MiB (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def seconds(pid: int) -> float:
    """Return the processor time a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
