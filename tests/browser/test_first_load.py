"""The first visit to a table: how much is sent, and nothing of it twice."""

import pytest
from playwright.sync_api import Browser

from tests.browser.server import Site
from tools.first_load import GAMES, visit

MOST = 350_000


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_is_light(browser: Browser, site: Site, game: str) -> None:
    # when a table is opened with an empty cache
    load = visit(browser, site.url, game)
    # then little is sent, packed, and nothing twice
    assert load.total < MOST, sorted(load.sizes.items(), key=lambda each: -each[1])[:10]
    assert len(load.requests) == len(set(load.requests)), load.requests
