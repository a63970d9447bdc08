"""Tables worth a picture, and guests who look at them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from playwright.sync_api import Browser, ViewportSize

from tests.browser.visitor import DESKTOP, Visitor


class Gallery:
    """Tables by name, and a guest a language.

    The guests stay from test to test, so that the page's files are loaded once.
    """

    def __init__(self, tables: dict[str, str], guests: dict[str, Visitor]) -> None:
        self.tables = tables
        self.guests = guests

    def look(
        self,
        address: str,
        viewport: ViewportSize,
        lang: str = "en-GB",
        colours: Literal["dark", "light"] = "light",
    ) -> Visitor:
        """Let a guest look at an address, in a window of a size and in the colours given."""
        guest = self.guests[lang]
        guest.page.set_viewport_size(viewport)
        guest.page.emulate_media(color_scheme=colours, reduced_motion="reduce")
        return guest.go(address.format(**self.tables))


@contextmanager
def opened(browser: Browser, ann: Visitor, tables: dict[str, str]) -> Iterator[Gallery]:
    """Let guests in who hold somebody's seats; at the end none may have met a fault."""
    cookies = ann.context.storage_state()
    guests = {
        lang: Visitor(browser, ann.url, DESKTOP, lang, False, cookies)
        for lang in ("en-GB", "de-DE")
    }
    yield Gallery(tables, guests)
    for one in (ann, *guests.values()):
        one.close()
    for one in guests.values():
        one.check()
