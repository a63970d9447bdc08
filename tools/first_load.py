"""Measure what a first visit to a table sends, and when it can be used on a slow line.

    python -m tools.first_load [GAME ...]

Each game is opened with an empty cache in Chromium: bytes on the wire by request, then the seconds
until the table can be used at 400 kbit/s and 400 ms.
"""

import argparse
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools.chromium import MISSING, find_chromium
from tools.patience import PATIENCE
from tools.serving import Serving

GAMES: Final = ("master", "state2010", "newera", "novaera")
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
USABLE: Final = ".table .bar button"
"""What is there when the first question can be answered."""
SLOW: Final = {
    "offline": False,
    "latency": 400,
    "downloadThroughput": 400_000 / 8,
    "uploadThroughput": 400_000 / 8,
}


@dataclass
class Load:
    """What one visit has sent."""

    sizes: dict[str, int] = field(default_factory=dict)
    """Bytes by path, headers included."""
    requests: list[str] = field(default_factory=list)
    frames: int = 0
    seconds: float = 0.0

    @property
    def total(self) -> int:
        """Return the bytes of all requests."""
        return sum(self.sizes.values())


def new_table(context: BrowserContext, game: str) -> str:
    """Begin a game with a bot and return its table."""
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    body = {"game": game, "visibility": "private", "seats": seats, "seed": 5}
    made = context.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    id = str(made.json()["table"]["id"])
    assert context.request.post(f"/api/tables/{id}/start").ok
    return id


def visit(browser: Browser, url: str, game: str, slow: bool = False) -> Load:
    """Open a new table with an empty cache."""
    load, paths = Load(), {}
    context = browser.new_context(base_url=url, viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE * 1000)
    id = new_table(context, game)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")

    def answered(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = event["response"]["url"].removeprefix(url)
        load.requests.append(event["response"]["url"].removeprefix(url))

    def finished(event: dict[str, Any]) -> None:
        name = paths.get(event["requestId"], "")
        load.sizes[name] = load.sizes.get(name, 0) + int(event["encodedDataLength"])

    def framed(event: dict[str, Any]) -> None:
        load.frames += len(event["response"]["payloadData"])

    line.on("Network.responseReceived", answered)
    line.on("Network.loadingFinished", finished)
    line.on("Network.webSocketFrameReceived", framed)
    if slow:
        line.send("Network.emulateNetworkConditions", SLOW)
    began = time.perf_counter()
    page.goto(f"/t/{id}", wait_until="commit")
    page.locator(USABLE).first.wait_for()
    load.seconds = time.perf_counter() - began
    if not slow:
        page.wait_for_load_state("networkidle")
    context.close()
    return load


def report(browser: Browser, url: str, games: list[str]) -> None:
    """Print a line a game, and its largest requests."""
    for game in games:
        load, slow = visit(browser, url, game), visit(browser, url, game, slow=True)
        print(
            f"{game}: {load.total / 1000:.1f} kB in {len(load.requests)} requests,"
            f" frames {load.frames / 1000:.1f} kB unpacked;"
            f" usable after {slow.seconds:.1f} s on a slow line"
        )
        for path, size in sorted(load.sizes.items(), key=lambda each: -each[1])[:12]:
            print(f"  {size / 1000:7.1f} kB  {path}")


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Serving(f"sqlite:///{Path(folder) / 'load.db'}", Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            report(browser, server.url, given.games)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
