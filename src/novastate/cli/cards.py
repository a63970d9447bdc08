"""`novastate cards`: every card with its generated text."""

import difflib
from pathlib import Path
from typing import cast

import click
from rich.console import Console
from rich.text import Text

from novastate.cli.common import (
    cards_option,
    console,
    examples,
    json_option,
    lang_option,
    print_indented,
    print_json,
)
from novastate.games.card_editions import NAME as CARD_EDITION
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset

Card = dict[str, object]


def card_list(rules: Ruleset, edition: str = "") -> list[Card]:
    """Describe every card of an edition, by default today's; raise BadInput if there is none.

    Connections and factions, which have no set, are sets of their own.
    """
    editions = next((each.choices for each in rules.options if each.name == CARD_EDITION), ())
    if edition and not editions:
        raise BadInput(f'The cards of "{rules.id}" have one edition: leave --edition out.')
    if edition and edition not in editions:
        raise BadInput(f'There is no edition "{edition}" (there are {", ".join(editions)}).')
    return [_with_set(card) for card in rules.cards_data(edition)]


def _with_set(card: Card) -> Card:
    if "set" in card:
        return card
    own = {"set": "connections" if "deck" in card else "factions", "copies": 1}
    return {"id": card["id"], "names": card["names"], **own, **card}


def find_card(cards: list[Card], wanted: str) -> Card:
    """Find a card by its id or its name in any language; raise BadInput if there is none."""
    key = wanted.strip().casefold()
    for card in cards:
        names = cast("dict[str, str]", card["names"])
        if key in (str(card["id"]), *(name.casefold() for name in names.values())):
            return card
    ids = [str(card["id"]) for card in cards]
    begins = [card for card in cards if str(card["id"]).startswith(key.replace(" ", "_"))]
    if key and len(begins) == 1:
        return begins[0]
    near = difflib.get_close_matches(key.replace(" ", "_"), ids, 1)
    hint = f' (did you mean "{near[0]}"?)' if near else ""
    raise BadInput(f'There is no card "{wanted}"{hint}.')


@click.command(
    short_help="Print the cards with their texts.",
    epilog=examples(
        "novastate cards master --lang de",
        "novastate cards master --set winter",
        "novastate cards master school pub",
        "novastate cards novaera --edition first",
        "novastate cards master --json",
    ),
)
@click.argument("game")
@click.argument("card", nargs=-1)
@click.option("--set", "wanted_set", metavar="SET", help="Only the cards of one set.")
@click.option("--edition", default="", metavar="EDITION", help="An older edition of the cards.")
@json_option
@lang_option
@cards_option
def cards(
    game: str,
    card: tuple[str, ...],
    wanted_set: str | None,
    edition: str,
    as_json: bool,
    lang: str,
    cards: Path | None,
) -> None:
    """Print every card of GAME with its text, or only the named ones."""
    every = card_list(ruleset(game, cards), edition)
    chosen = [find_card(every, name) for name in card] if card else every
    if wanted_set is not None:
        sets = list(dict.fromkeys(str(entry["set"]) for entry in every))
        if wanted_set not in sets:
            raise BadInput(f'There is no set "{wanted_set}" (there are {", ".join(sets)}).')
        chosen = [entry for entry in chosen if entry["set"] == wanted_set]
    if as_json:
        print_json({"game": game, "cards": chosen})
        return
    out = console()
    for entry in chosen:
        print_card(out, entry, lang)


def print_card(out: Console, card: Card, lang: str) -> None:
    """Print a card with its text."""
    names, text = cast("dict[str, str]", card["names"]), cast("dict[str, str]", card["text"])
    head = Text(names[lang], style="bold")
    copies = f", {card['copies']}×" if card["copies"] != 1 else ""
    head.append(f"  {card['id']}, {card['set']}{copies}", style="dim")
    out.print(head)
    print_indented(out, text[lang])
    out.print()
