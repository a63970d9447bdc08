"""Structured logs: one JSON object a line, without secrets and without paths of visitors."""

import json
import logging
import sys
from typing import Any, Final

log: Final = logging.getLogger("novastate")

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
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str, ensure_ascii=False)


def set_up() -> None:
    """Send the server's logs to stderr as JSON lines; a person at a terminal sees trouble only."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("novastate", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.setLevel(level)
        logger.propagate = name == "uvicorn.error"
    logging.getLogger("uvicorn.access").disabled = True  # paths may hold personal links
