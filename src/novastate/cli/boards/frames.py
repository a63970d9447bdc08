"""Grids and panels that every board in the terminal is laid out with."""

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text


def grid() -> Table:
    """Return an empty grid of names and contents."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(style="bold", no_wrap=True)
    rows.add_column(overflow="fold", ratio=1)
    return rows


def panel(content: RenderableType, title: str, style: str = "not dim") -> Panel:
    """Put a frame with a title around something."""
    return Panel(
        content,
        title=Text(title, style=style),
        title_align="left",
        border_style="dim",
        padding=(0, 1),
    )
