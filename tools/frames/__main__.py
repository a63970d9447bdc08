"""Measure the frames while things travel: `python -m tools.frames [--games …] [--moves N]`.

Plays some moves from the middle of each game in Chromium with motion on, and prints for each window
the frames a second, the share above 20 ms, and what a frame costs. It judges nothing: see
docs/performance.md.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.chromium import MISSING, find_chromium
from tools.frames.trace import PARTS, Travel, work
from tools.frames.watching import SEND, TAKE, WAIT, WATCH
from tools.patience import PATIENCE
from tools.pictures.__main__ import READY, table_of
from tools.pictures.positions import GAMES, Middle, middle
from tools.pictures.screens import SCREENS
from tools.serving import Serving

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WINDOWS = ("1440", "390")
SEATS = {"master": 4, "state2010": 4, "newera": 4, "novaera": 4}
CATEGORIES = ["devtools.timeline", "blink.user_timing", "disabled-by-default-devtools.timeline"]
BOTS_WAIT = "0.3"
"""Seconds a bot waits, so that its moves can be seen one by one."""
LATE = 20.0
"""Milliseconds: at 60 frames a second one lasts 16.7."""
ORDER = ("build", "develop", "incorporate", "deal", "negotiate", "raze", "conquer", "buy", "use")


def eager(question: dict[str, Any]) -> str:
    """Choose what makes something travel: building first, then what the game suggests."""
    free = [one["move"] for one in question["choices"] if "refusal" not in one]
    for verb in ORDER:
        for move in free:
            if move.split()[0] == verb:
                return str(move)
    return str(question["suggested"] if question["suggested"] in free else free[0])


@contextmanager
def running() -> Iterator[str]:
    """Run a server with a database of its own, whose bots take their time."""
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        server = Serving(f"sqlite:///{at / 'frames.db'}", at, "--bot-delay", BOTS_WAIT)
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def measure(browser: Browser, url: str, found: Middle, window: str, moves: int) -> Travel:
    """Play some moves in a window and note what a frame costs while something travels."""
    width, height = SCREENS[window]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="no-preference",
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(f"/t/{table_of(context, found, found.many)}")
    page.locator(READY).first.wait_for()
    page.evaluate("document.fonts.ready")
    _play(page, 1)  # what is fetched and compiled at the first move is not what is asked for
    page.evaluate(TAKE)
    browser.start_tracing(page=page, categories=CATEGORIES)
    _play(page, moves)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    noted = page.evaluate(TAKE)
    context.close()
    print(f"  moved: {', '.join(sorted(_moved(noted['moved'])))}", flush=True)
    return Travel(noted["frames"], work(events))


def _moved(names: list[str]) -> set[str]:
    return set(names) - {"offset", "computedOffset", "easing", "composite"}


def _play(page: Page, moves: int) -> None:
    version = 0
    for _ in range(moves):
        state = page.evaluate(WAIT, [version, PATIENCE * 1000])
        if state["outcome"]:
            return
        page.evaluate(SEND, eager(state["question"]))
        version = state["version"] + 1
    page.evaluate(WAIT, [version, PATIENCE * 1000])


def row(game: str, window: str, travel: Travel) -> str:
    """Write a line of the table."""
    costs = " | ".join(f"{travel.each(part):.1f}" for part in PARTS)
    size = "×".join(map(str, SCREENS[window]))
    late = f"{100 * travel.over(LATE):.0f} %"
    return f"| `{game}` | {size} | {len(travel.frames)} | {travel.rate:.0f} | {late} | {costs} |"


def main() -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--windows", nargs="*", default=list(WINDOWS), choices=SCREENS)
    parser.add_argument("--moves", type=int, default=8)
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(MISSING)
    rows: list[str] = []
    with running() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for game in given.games:
            found = middle(game, SEATS[game])
            for window in given.windows:
                print(f"{game} {window}", flush=True)
                rows.append(row(game, window, measure(browser, url, found, window, given.moves)))
        browser.close()
    print(
        f"| game | window | frames | frames/s | above {LATE:.0f} ms | " + " | ".join(PARTS) + " |"
    )
    print("|---|---|---|---|---|" + "---|" * len(PARTS))
    print("\n".join(rows))


if __name__ == "__main__":
    main()
