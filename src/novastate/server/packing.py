"""Data as JSON text, as it is stored."""

from collections.abc import Iterable
from typing import Any

import msgspec

from novastate.kernel.events import Event


def encoded(data: object) -> str:
    """Write data as JSON text."""
    return msgspec.json.encode(data).decode()


def decoded(text: str | None) -> Any:
    """Read data from JSON text."""
    return None if text is None else msgspec.json.decode(text.encode())


def events_text(events: Iterable[Event]) -> str:
    """Write events whole, with their secrets."""
    return encoded([[e.code, e.seat, e.args, e.secret] for e in events])


def read_events(stored: str) -> list[Event]:
    """Read events back."""
    return [Event(code, seat, args, secret) for code, seat, args, secret in decoded(stored)]
