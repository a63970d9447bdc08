"""`novastate rules`: the rules, or one clause."""

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from novastate.arena.rulebook import Clause, look_up, rules_text, section
from novastate.cli.common import console, examples, json_option, print_indented, print_json
from novastate.games.registry import ruleset


@click.command(
    short_help="Print the rules, or one clause.",
    epilog=examples(
        "novastate rules master | less",
        "novastate rules master MS-10.2.2",
        "novastate rules master SO-9",
    ),
)
@click.argument("game")
@click.argument("clause", required=False)
@json_option
def rules(game: str, clause: str | None, as_json: bool) -> None:
    """Print the rules of GAME, a section (MS-10.2) or one CLAUSE (MS-10.2.2)."""
    book = ruleset(game)
    text = rules_text(book)
    out = console()
    if clause is not None:
        found = look_up(book, clause)
        if as_json:
            print_json({"game": game, "clauses": [entry.to_data() for entry in found]})
        else:
            print_clauses(out, text, found)
    elif as_json:
        print_json({"game": game, "text": text})
    elif out.is_terminal:
        out.print(Markdown(text))
    else:
        print(text, end="")


def print_clauses(out: Console, text: str, found: list[Clause]) -> None:
    """Print clauses, each section with its heading."""
    heading = ""
    for clause in found:
        if section(text, clause) != heading:
            heading = section(text, clause)
            out.print(Text(heading, style="bold underline"))
        out.print(Text(clause.id, style="bold"))
        print_indented(out, clause.text.replace("`", "").replace("**", ""))
        if clause.table:
            out.print(Padding(Markdown("\n".join(clause.table)), (0, 0, 0, 2), expand=False))
