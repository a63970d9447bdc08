"""What an operator can set."""

import os
import sys
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final

from novastate.kernel.errors import BadInput

PREFIX: Final = "NOVASTATE_"


def data_folder() -> Path:
    """Return the folder of the user's data on this platform."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "novastate"


def default_database() -> str:
    """Return the URL of the SQLite file under the user's data folder."""
    return f"sqlite:///{data_folder() / 'novastate.db'}"


@dataclass(frozen=True)
class Settings:
    """The settings of one server; worker processes read them from the environment."""

    database_url: str = field(default_factory=default_database)
    lock_seconds: float = 5.0
    """How long a write waits while another process has the SQLite file locked."""
    bot_delay: float = 0.6
    """Seconds between a change and a bot's answer, so that people can follow."""
    bot_workers: int = 1
    """Processes for bots; 0 thinks in the server's own process (tests)."""
    stand_in: str = "greedy"
    """The bot that takes over for somebody whose time ran out."""
    sweep_seconds: float = 1.0
    """How often clocks and forgotten bots are looked at; 0: only when asked (tests)."""
    rate: float = 60.0
    """Requests a second and address; ten seconds' worth may come at once."""
    writes: float = 4.0
    """Requests a second and address that change something; a minute's worth may come at once."""
    hellos: float = 20.0
    """States and pages of the log (hello, look, lang, log) and new sockets, a second and address;
    ten seconds' worth may come at once."""
    chats: float = 4.0
    """Things said a second and address; fifteen seconds' worth may come at once."""
    new_tables: float = 0.2
    """Tables made a second and address; five minutes' worth may come at once."""
    moves: float = 60.0
    """Choices a second and address; five seconds' worth may come at once."""
    frames: float = 30.0
    """Frames a second and socket; four seconds' worth may come at once."""
    hello_seconds: float = 20.0
    """Seconds a socket may stay without saying hello."""
    head_seconds: float = 10.0
    """Seconds a request may take to send its headers."""
    body_seconds: float = 30.0
    """Seconds a request may take to send its body, and a client not to read its answer."""
    tables_per_guest: int = 30
    """Tables a guest may have that are not finished."""
    tables_in_memory: int = 2000
    """Tables kept in memory; the others are read again when somebody needs them."""
    connections_per_address: int = 200
    """Sockets at tables an address may have."""
    lines_per_address: int = 400
    """Connections of all kinds that the server takes from one peer; behind a proxy it does not look
    at peers."""
    packed_sockets: int = 200
    """Sockets whose frames are packed, which takes a quarter of a megabyte each; later ones get
    them plain."""
    unwatched_tables: int = 4
    """Tables of one address with bots only, and nobody to watch them, that are played at once."""
    hints: float = 0.5
    """Hints a second and guest; eight may come at once."""
    guesses: float = 2.0
    """Wrong passwords a minute and address; ten may come at once."""
    keep_guests_days: float = 90.0
    """Guests without account, seats or tables are forgotten after so many days; 0: never."""
    keep_chat_days: float = 365.0
    """How long what was said at finished games is kept; 0: for ever."""
    keep_lobbies_days: float = 14.0
    """How long a table waits for its game to begin; 0: for ever."""
    keep_bot_games_days: float = 30.0
    """How long finished games are kept in which no person had a seat; 0: for ever."""
    frame_bytes: int = 16_384
    body_bytes: int = 524_288
    secure_cookies: bool = False
    """Set behind HTTPS: the cookie then never travels in the clear."""
    trust_proxy: bool = False
    """Take the visitor's address from X-Forwarded-For."""
    metrics_token: str = ""
    """Who names it sees the figures; without it, only programs on this machine do."""

    def to_environment(self) -> dict[str, str]:
        """Write the settings as environment variables."""
        return {PREFIX + each.name.upper(): str(getattr(self, each.name)) for each in fields(self)}


def from_environment() -> Settings:
    """Read the settings of this process."""
    given: dict[str, object] = {}
    for each in fields(Settings):
        text = os.environ.get(PREFIX + each.name.upper())
        if text is not None:
            given[each.name] = _read(each.name, text, each.type)
    return Settings(**given)  # type: ignore[arg-type]  # each value has the type of its field


def _read(name: str, text: str, kind: object) -> object:
    try:
        if kind is bool:
            return {"true": True, "1": True, "false": False, "0": False}[text.lower()]
        if kind is int:
            return int(text)
        return float(text) if kind is float else text
    except (ValueError, KeyError):
        variable = PREFIX + name.upper()
        raise BadInput(f'{variable} is "{text}", which is not of the right kind.') from None


def async_url(url: str) -> str:
    """Name the asynchronous driver in a database URL.

    >>> async_url("postgresql://127.0.0.1/novastate")
    'postgresql+asyncpg://127.0.0.1/novastate'
    """
    for plain, driver in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    if url.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        return url
    raise BadInput(
        "The database URL must begin with sqlite:/// or postgresql://, for example"
        " postgresql://user@127.0.0.1/novastate."
    )


def is_postgresql(url: str) -> bool:
    """Tell whether a database URL names a PostgreSQL server."""
    return async_url(url).startswith("postgresql")
