"""`novastate games`: what can be played."""

import click
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from novastate.cli.common import console, examples, json_option, lang_option, print_json
from novastate.games.registry import rulesets
from novastate.kernel.game import option_text
from novastate.kernel.options import Option
from novastate.kernel.ruleset import Ruleset


def game_data(rules: Ruleset) -> dict[str, object]:
    """Describe a game as plain data."""
    return {
        "id": rules.id,
        "title": rules.title,
        "rules_version": rules.version,
        "rules": rules.rules_file,
        "seats": list(rules.seats),
        "sets": rules.sets(),
        "options": [option.to_data() for option in rules.options],
    }


@click.command(
    short_help="List the games, their options and sets.",
    epilog=examples("novastate games", "novastate games --json"),
)
@json_option
@lang_option
def games(as_json: bool, lang: str) -> None:
    """List the games with their options, sets and card counts."""
    if as_json:
        print_json({"games": [game_data(rules) for rules in rulesets()]})
        return
    for rules in rulesets():
        console().print(_panel(rules, lang))


def _panel(rules: Ruleset, lang: str) -> Panel:
    words = WORDS[lang]
    head = words["head"].format(
        id=rules.id, version=rules.version, least=rules.seats[0], most=rules.seats[-1]
    )
    sets = ", ".join(f"{name} {count}" for name, count in rules.sets().items())
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in ("option", "default", "meaning"):
        table.add_column(words[column], overflow="fold")
    for option in rules.options:
        table.add_row(Text(option.name), Text(_default(option, words)), _meaning(option, lang))
    lines = Group(Text(head), Text(words["sets"].format(sets=sets)), Text(""), table)
    return Panel(lines, title=rules.title, title_align="left", padding=(0, 1))


def _default(option: Option, words: dict[str, str]) -> str:
    text = option_text(option.default)
    if len(text) > 16:
        return words["see_json"]
    return text if text not in ("", "{}") else words["none"]


def _meaning(option: Option, lang: str) -> Text:
    choices = f" ({' | '.join(option.choices)})" if 0 < len(option.choices) < 6 else ""
    return Text(f"{option.words[lang]}{choices}").append(f"  {option.clause}", style="dim")


WORDS: dict[str, dict[str, str]] = {
    "en": {
        "head": "id {id}, rules version {version}, {least} to {most} seats",
        "sets": "Cards: {sets}",
        "option": "Option",
        "default": "Default",
        "meaning": "Meaning",
        "see_json": "see --json",
        "none": "none",
    },
    "de": {
        "head": "Kennung {id}, Regelfassung {version}, {least} bis {most} Plätze",
        "sets": "Karten: {sets}",
        "option": "Option",
        "default": "Vorgabe",
        "meaning": "Bedeutung",
        "see_json": "siehe --json",
        "none": "keine",
    },
}
