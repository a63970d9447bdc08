"""Measuring a table as it is drawn: what is in view, how small it is, what stands out."""

from pathlib import Path
from typing import Any

from tests.browser.visitor import Visitor

HERE = Path(__file__).parent
NAMES, MEASURE, ROTATE = (
    (HERE / name).read_text("utf-8") for name in ("names.js", "measure.js", "rotate.js")
)
NEAR = (HERE / "near.js").read_text("utf-8")
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def measured(visitor: Visitor) -> dict[str, Any]:
    """Measure the table once everything is drawn."""
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.evaluate(DRAWN)
    found: dict[str, Any] = visitor.page.evaluate(_with_names(MEASURE))
    return found


def shown(visitor: Visitor, views: list[Any]) -> dict[str, list[str]]:
    """Show other views than the table's own; return all names, and which are hidden by what."""
    visitor.page.evaluate("document.fonts.ready")
    found: dict[str, list[str]] = visitor.page.evaluate(_with_names(ROTATE), views)
    return found


def _with_names(script: str) -> str:
    """Give a script what finds hidden names."""
    return f"({script})({NAMES})"
