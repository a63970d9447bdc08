"""Tables that can be sorted by any column."""

from dataclasses import dataclass
from html import escape

from novastate.arena.page.words import Words


@dataclass(frozen=True)
class Cell:
    """What is written in a cell, and by what it is sorted."""

    text: str
    value: float | str


def words(text: str) -> Cell:
    """Make a cell of text."""
    return Cell(text, text.casefold())


def number(say: Words, value: float, digits: int = 0) -> Cell:
    """Make a cell of a figure."""
    return Cell(say.figure(value, digits), round(value, 6))


def share(say: Words, value: float, of: float = 1.0) -> Cell:
    """Make a cell of a share; one of nothing stays empty."""
    return Cell(say.percent(value), round(value, 6)) if of else Cell("–", -1.0)


def table(say: Words, heads: list[str], rows: list[list[Cell]]) -> str:
    """Write a table; a script makes its heads sort it."""
    top = "".join(
        f'<th scope="col"><button type="button" title="{escape(say.say("sort"))}">'
        f"{escape(head)}</button></th>"
        for head in heads
    )
    body = "".join(
        f"<tr>{''.join(_cell(i, cell) for i, cell in enumerate(row))}</tr>" for row in rows
    )
    return (
        f'<div class="scroll" tabindex="0"><table class="sortable"><thead><tr>{top}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(column: int, cell: Cell) -> str:
    """Write a cell; the first of a row is its name."""
    value = f' data-v="{escape(str(cell.value), quote=True)}"'
    if column == 0:
        return f'<th scope="row"{value}>{escape(cell.text)}</th>'
    return f"<td{value}>{escape(cell.text)}</td>"
