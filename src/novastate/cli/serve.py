"""`novastate serve`: the server, and the page it serves."""

import asyncio
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace
from typing import Any, Final

import click

from novastate.cli.common import examples
from novastate.kernel.errors import BadInput
from novastate.server.config import Settings, from_environment, is_postgresql

HOST: Final = "127.0.0.1"
PORT: Final = 8051
STARTING: Final = 60
"""Seconds a worker may be silent, as it is while it starts; by default uvicorn kills it after 5."""


@click.command(
    short_help="Start the server and its page.",
    epilog=examples(
        "novastate serve",
        "novastate serve --port 9000 --open",
        "novastate serve --database-url postgresql://user@127.0.0.1/novastate --workers 4",
    ),
)
@click.option("--host", default=HOST, show_default=True, help="The address to listen at.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="0: any."
)
@click.option(
    "--database-url",
    metavar="URL",
    help="sqlite:///FILE, or of PostgreSQL; by default a file under your data folder.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Processes; more than one needs PostgreSQL.",
)
@click.option(
    "--bot-delay",
    type=click.FloatRange(0, 60),
    help="Seconds before a bot answers; 0.6 by default.",
)
@click.option("--https", is_flag=True, help="Behind a proxy with HTTPS: cookies are secure only.")
@click.option("--proxy", is_flag=True, help="Take addresses from X-Forwarded-For.")
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
def serve(
    host: str,
    port: int,
    database_url: str | None,
    workers: int,
    bot_delay: float | None,
    https: bool,
    proxy: bool,
    opens: bool,
) -> None:
    """Start the server: lobby, tables, bots, and the page in the browser."""
    settings = from_environment()
    given: dict[str, Any] = {"database_url": database_url, "bot_delay": bot_delay}
    given |= {"secure_cookies": https or None, "trust_proxy": proxy or None}
    settings = replace(settings, **{name: v for name, v in given.items() if v is not None})
    start(settings, host, port, workers, opens)


def start(settings: Settings, host: str, port: int, workers: int, opens: bool) -> None:
    """Run the server until it is stopped."""
    if workers > 1 and not is_postgresql(settings.database_url):
        raise BadInput("More than one worker needs PostgreSQL: name it with --database-url.")
    is_postgresql(settings.database_url)
    os.environ.update(settings.to_environment())
    taken = _listen(host, port)
    _prepare(settings.database_url)
    shown = taken.getsockname()[1]
    where = f"[{host}]" if ":" in host else host
    url = f"http://{where}:{shown}/"
    print(f"Novastate is at {url} (Ctrl-C ends it)", flush=True)
    if opens:
        threading.Thread(target=_open, args=(url,), daemon=True).start()
    _run(taken, workers)


def _prepare(database_url: str) -> None:
    """Bring the database up to date now, so that what is wrong with it is told in one sentence."""
    from novastate.server import logs
    from novastate.server.db.prepare import bring_up_to_date

    logs.set_up()
    upgraded = asyncio.run(bring_up_to_date(database_url))
    if upgraded is not None and sys.stderr.isatty():  # elsewhere the log has said it
        print(upgraded, file=sys.stderr)


def start_for_play() -> None:
    """Start the server for the person at this machine and open the page."""
    port = PORT if _free(PORT) else 0
    start(from_environment(), HOST, port, 1, True)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port now, so that a port in use is told in one sentence."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    taken = socket.socket(kind, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((host, port))
    except (OSError, OverflowError) as error:
        taken.close()
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"{host}, port {port} cannot be used: {reason}.") from None
    taken.listen(2048)
    taken.set_inheritable(True)
    return taken


def _free(port: int) -> bool:
    try:
        _listen(HOST, port).close()
    except BadInput:
        return False
    return True


def _run(taken: socket.socket, workers: int) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from novastate.server.door import raise_files
    from novastate.server.protocols import OPTIONS

    raise_files()
    config = uvicorn.Config(
        "novastate.server.app:create_app",
        factory=True,
        workers=workers,
        timeout_worker_healthcheck=STARTING,
        **OPTIONS,
    )
    server = uvicorn.Server(config)
    if workers > 1:
        Multiprocess(config, [taken]).run()
        return
    server.run(sockets=[taken])
    if not server.started:
        raise BadInput("The server could not start; the lines above say why.")


def _open(url: str) -> None:
    """Open the browser once the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(url + "health", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(url)
