"""The page of a report in a real browser: it fits, asks nobody for anything, and can be sorted."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from novastate.arena.page.document import page as written
from novastate.arena.tournament import tournament
from tests.browser.visitor import LIMIT


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a report."""
    file = tmp_path_factory.mktemp("report") / "report.html"
    made = tournament("master", 3, ["random", "greedy"], 6)
    file.write_text(written(made, "de"), "utf-8")
    return file


def opened(browser: Browser, report: Path, width: int, dark: bool) -> tuple[Page, list[str]]:
    """Open the report; return it with what it asked for and complained about."""
    scheme = "dark" if dark else "light"
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
    page.set_default_timeout(LIMIT)
    noise: list[str] = []
    page.on("request", lambda request: noise.append(request.url))
    page.on("console", lambda message: noise.append(message.text))
    page.on("pageerror", lambda error: noise.append(str(error)))
    page.goto(report.as_uri())
    return page, noise


@pytest.mark.parametrize(("width", "dark"), [(360, True), (1440, False)])
def test_it_fits_and_asks_nobody(
    browser: Browser, report: Path, screenshots: Path, width: int, dark: bool
) -> None:
    page, noise = opened(browser, report, width, dark)

    page.screenshot(path=screenshots / f"report-{width}.png", full_page=True)

    assert page.evaluate("document.documentElement.scrollWidth") == width
    assert noise == [report.as_uri()]
    faults = Axe().run(page).response["violations"]
    assert [fault["id"] for fault in faults] == []
    page.close()


def test_a_table_is_sorted_by_its_heads_and_filtered_by_name(
    browser: Browser, report: Path
) -> None:
    page, _ = opened(browser, report, 1440, False)
    cards = page.locator("#cards")
    cards.locator("summary").click()
    seen = "[...document.querySelectorAll('#cards tbody tr')].map(r => +r.cells[1].dataset.v)"

    cards.get_by_role("button", name="Gesehen", exact=True).click()
    falling = page.evaluate(seen)
    cards.get_by_role("button", name="Gesehen", exact=True).click()
    rising = page.evaluate(seen)

    assert falling == sorted(falling, reverse=True) != rising == sorted(rising)
    name = cards.locator("tbody th").first.inner_text()
    cards.get_by_role("searchbox").fill(name)
    assert name in cards.locator("tbody tr:visible th").all_inner_texts()
    assert cards.locator("tbody tr:visible").count() < len(rising)
    page.close()
