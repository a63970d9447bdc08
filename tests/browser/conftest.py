"""A server for all browser tests of a process, a Chromium for each file, visitors for each test.

Chromium is held by the file and not by the session: as long as it is held its event loop runs in
this thread, and tests of other folders want loops of their own.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, StorageState, ViewportSize, sync_playwright

from tests.browser.server import Site
from tests.browser.visitor import DESKTOP, LIMIT, PHONE, Visitor
from tools.chromium import MISSING, find_chromium

FLAGS = [
    "--no-sandbox",  # tests run as root in containers
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Run a server whose bots answer at once."""
    made = Site(tmp_path_factory.mktemp("site"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Run Chromium."""
    path = find_chromium()
    assert path is not None, MISSING
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=LIMIT)
        yield launched
        launched.close()


@pytest.fixture
def visitor(browser: Browser, site: Site) -> Iterator[NewVisitor]:
    """Return how to let somebody in, with cookies and a window of their own.

    At the end nobody may have met an error of the page, or a request to another machine.
    """
    here: list[Visitor] = []

    def enter(
        url: str = "",
        viewport: ViewportSize = DESKTOP,
        lang: str = "en-GB",
        dark: bool = False,
        cookies: StorageState | None = None,
        tips: bool = False,
    ) -> Visitor:
        here.append(Visitor(browser, url or site.url, viewport, lang, dark, cookies, tips))
        return here[-1]

    yield enter
    for one in here:
        one.close()
    for one in here:
        one.check()


@pytest.fixture
def phone(visitor: NewVisitor) -> NewVisitor:
    """Return how to let somebody in with a small screen."""
    return partial(visitor, viewport=PHONE)


@pytest.fixture(scope="session")
def screenshots(root: Path) -> Path:
    """Return the folder of the pictures that are kept and looked at."""
    folder = root / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
