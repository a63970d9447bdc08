"""The frame around what a part of the report shows."""

from html import escape


def folded(summary: str, inner: str, filter_words: str = "") -> str:
    """Hide something long behind a line; it may have a field that filters its rows."""
    field = ""
    if filter_words:
        name = escape(filter_words, quote=True)
        field = f'<input class="filter" type="search" placeholder="{name}" aria-label="{name}">'
    return f"<details><summary>{escape(summary)}</summary>{field}{inner}</details>"


def note(text: str) -> str:
    """Write what has to be known of a chart."""
    return f'<p class="note">{escape(text)}</p>'


def section(id: str, title: str, remark: str, *inner: str) -> str:
    """Frame a part of the report."""
    said = note(remark) if remark else ""
    return f'<section id="{id}"><h2>{escape(title)}</h2>{said}{"".join(inner)}</section>'


def figure(title: str, inner: str) -> str:
    """Frame a chart within a part."""
    return f"<div class=panel><h3>{escape(title)}</h3>{inner}</div>"


def side_by_side(*inner: str) -> str:
    """Put panels beside each other where there is room."""
    return f'<div class="panels">{"".join(inner)}</div>'
