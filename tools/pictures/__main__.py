"""Take pictures of every game, screen and theme: `python -m tools.pictures [--out DIR]`.

They lie as PNG files in a folder, with one contact sheet for each game.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tools.chromium import MISSING, find_chromium
from tools.patience import PATIENCE
from tools.pictures.positions import GAMES, Middle, middle
from tools.pictures.screens import SCREENS, Size
from tools.serving import Serving

THEMES: tuple[Literal["dark"], Literal["light"]] = ("dark", "light")
LANGS = {"dark": "en-GB", "light": "de-DE"}
"""Each theme is seen in another language, so that both are looked at."""
SEATS = {"master": (1, 2, 4), "state2010": (2, 4), "newera": (3, 5), "novaera": (2, 3, 4)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
READY = ".table .bar"


def table_of(context: BrowserContext, found: Middle, move: int) -> str:
    """Upload a record and go on from a move of it; return the table."""
    record = _post(context, "/api/replays", {"record": found.record})
    body = {"move": move, "seats": [0]}
    return str(_post(context, f"/api/tables/{record['id']}/branch", body)["table"]["id"])


def _post(context: BrowserContext, path: str, body: object) -> dict[str, dict[str, object]]:
    headers = {"content-type": "application/json"}
    answer = context.request.post(path, data=json.dumps(body), headers=headers)
    assert answer.ok, answer.text()
    data: dict[str, dict[str, object]] = answer.json()
    return data


@contextmanager
def running() -> Iterator[str]:
    """Run a server with a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        at = Path(folder)
        server = Serving(f"sqlite:///{at / 'pictures.db'}", at, "--bot-delay", "0")
        server.start()
        try:
            yield server.url
        finally:
            server.stop()


def take(browser: Browser, url: str, out: Path, games: list[str], screens: list[str]) -> None:
    """Take all pictures, and one contact sheet a game."""
    for game in games:
        taken: list[tuple[str, Path]] = []
        for seats in SEATS[game]:
            found = middle(game, seats)
            for theme in THEMES:
                context = browser.new_context(
                    base_url=url,
                    locale=LANGS[theme],
                    color_scheme=theme,
                    reduced_motion="reduce",
                )
                context.set_default_timeout(PATIENCE * 1000)
                page = context.new_page()
                id = table_of(context, found, found.many)
                for name in screens:
                    width, height = SCREENS[name]
                    page.set_viewport_size({"width": width, "height": height})
                    page.goto(f"/t/{id}")
                    page.locator(READY).first.wait_for()
                    page.evaluate("document.fonts.ready")
                    file = out / f"{game}_{seats}_{name.rstrip('%')}_{theme}.png"
                    page.screenshot(path=file)
                    taken.append((name, file))
                context.close()
        contact_sheet(browser, out / f"{game}.png", taken)


def contact_sheet(browser: Browser, to: Path, taken: list[tuple[str, Path]]) -> None:
    """Put pictures beside each other, small enough to be seen together."""
    shown = "".join(
        f"<figure><img src='{file.name}' height='{_shown(SCREENS[name])}'>"
        f"<figcaption>{file.stem}</figcaption></figure>"
        for name, file in taken
    )
    style = "body{margin:12px;background:#222;color:#fff;font:13px sans-serif;width:1900px}"
    style += "figure{display:inline-block;margin:6px;vertical-align:top}img{display:block}"
    sheet = to.with_suffix(".html")
    sheet.write_text(f"<!doctype html><style>{style}</style>{shown}", "utf-8")
    page = browser.new_page(viewport={"width": 1930, "height": 900})
    page.goto(sheet.as_uri())
    page.screenshot(path=to, full_page=True)
    page.close()


def _shown(size: Size) -> int:
    return 360 if size[0] < size[1] else 280


def main() -> None:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/pictures"))
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES)
    parser.add_argument("--screens", nargs="*", default=list(SCREENS), choices=SCREENS)
    given = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(MISSING)
    given.out.mkdir(parents=True, exist_ok=True)
    with running() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        take(browser, url, given.out, given.games, given.screens)
        browser.close()
    print(f"{given.out}: one contact sheet for each of {', '.join(given.games)}")


if __name__ == "__main__":
    main()
