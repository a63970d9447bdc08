"""The facts of the cards of 51st State (2010), kept apart from the card files of the program."""

import json
import re
from pathlib import Path
from typing import Any

Card = dict[str, Any]

FILE = Path(__file__).resolve().parents[3] / "fixtures" / "cards" / "state2010_facts.json"
FACTS: dict[str, list[Card]] = json.loads(FILE.read_text(encoding="utf-8"))

_WORDS = {
    "bm": "material",
    "uni": "universal",
    "redev": "redevelopment",
    "conq": "conquest",
    "neg": "negotiation",
    "inc": "incorporation",
    "ucon": "contact",
}


def good(said: str) -> str:
    """Name a good as card files and scenarios do.

    >>> good("conq(2)"), good("bm")
    ('conquest2', 'material')
    """
    word, _, number = said.rstrip(")").partition("(")
    return _WORDS.get(word, word) + number


def goods(said: list[str]) -> list[str]:
    """Name goods."""
    return [good(one) for one in said]


def effects(card: Card, form: str) -> list[Card]:
    """List the effects of a form that a card has."""
    return [effect for effect in card["effects"] if effect["form"] == form]


def pool(said: list[str]) -> str:
    """Write the goods that lie in a pool, as scenarios do."""
    held = [one for one in goods(said) if one != "card" and not re.fullmatch(r"vp\d", one)]
    return " ".join(held) or "nothing"


def points(said: list[str]) -> list[int]:
    """List the values of the VP tokens among goods."""
    return [int(one[2:]) for one in goods(said) if re.fullmatch(r"vp\d", one)]


def cards(said: list[str]) -> int:
    """Count the cards among goods."""
    return said.count("card")


def marked(card: str, tokens: list[int], used: bool = False) -> str:
    """Write a card in play with its VP tokens, as scenarios do."""
    text = card + ("+used" if used else "")
    return text + ("+vp:" + ":".join(map(str, tokens)) if tokens else "")
