"""Structured logs: one JSON object a line, without secrets and without paths of visitors.

Secrets come into logs in three ways. Ids of tables, which open private ones, are written as a few
digits of their hash. uvicorn's line about a new WebSocket holds its path and is left out. Errors of
a database repeat values of the row that failed; of those only what happened is written.
"""

import hashlib
import json
import logging
import sys
import traceback
from typing import Any, Final

log: Final = logging.getLogger("novastate")

_DATABASES: Final = ("sqlalchemy", "asyncpg", "sqlite3")
_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record."""
        data: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        data.update({k: v for k, v in vars(record).items() if k not in _USUAL})
        if record.exc_info and record.exc_info[1] is not None:
            data["trace"] = trace(record.exc_info[1])
        return json.dumps(data, default=str, ensure_ascii=False)


def veiled(table: str) -> str:
    """Return what a log shows of a table's id: enough to find its lines, too little to open it.

    >>> veiled("AbCdEfGhIjKlMnOp")
    '02e2a951'
    """
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def trace(error: BaseException) -> str:
    """Write an error down with those that led to it."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = f"{trace(earlier)}\n" if earlier is not None else ""
    steps = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}{steps}{type(error).__module__}.{type(error).__qualname__}: {message(error)}"


def message(error: BaseException) -> str:
    """Return what an error says; of a database's error only what says nothing of the values.

    PostgreSQL tells them in further lines (DETAIL), and in the first where a value is wrong.
    """
    said = str(error)
    if not type(error).__module__.startswith(_DATABASES):
        return said
    return said.partition("\n")[0].partition("invalid input")[0].partition("DETAIL")[0]


class _WithoutPaths(logging.Filter):
    """Leaves out what uvicorn says about a WebSocket."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a record may be written."""
        return "WebSocket" not in str(record.msg)


def set_up() -> None:
    """Send the server's logs to stderr as JSON lines; a person at a terminal sees trouble only."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    everything = logging.getLogger()
    everything.handlers = [handler]
    everything.setLevel(logging.WARNING)
    for name in ("novastate", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(_WithoutPaths())
    logging.getLogger("uvicorn.access").disabled = True  # paths may hold personal links
