"""Measuring a table as it is drawn: what is in view, how small it is, what stands out."""

from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

HERE = Path(__file__).parent
MEASURE = (HERE / "measure.js").read_text("utf-8")
NEAR = (HERE / "near.js").read_text("utf-8")
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def measured(visitor: Visitor) -> dict[str, Any]:
    """Measure the table once everything is drawn."""
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate(DRAWN)
    found: dict[str, Any] = visitor.page.evaluate(MEASURE)
    return found
