"""The figures of the named locations, row by row (NE-22.1), and texts of cards."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.newera.box import RULES

CARDS: dict[str, dict[str, Any]] = {str(card["id"]): card for card in RULES.cards_data()}
TEXTS = Path(__file__).parents[2] / "fixtures" / "cards" / "newera_texts.json"

ROWS = """
kellys_pawn_shop | action | 2 5 | weapons vp | conquest1 vp1 card | weapons
gatherers | action | 1 5 | universal worker | universal worker | worker
improvement | action | 2 5 | material vp | material material vp1 | material
production_hall | action | 2 5 | universal | card card universal | universal
penal_colony | feature | 1 4 | worker material | worker worker | worker
factory | feature | 2 4 | scrap vp | scrap scrap vp1 | scrap
construction_site | feature | 2 4 | material vp | material material vp1 | material
tank | feature | 2 4 | fuel vp | fuel fuel vp1 | fuel
settlers | feature | 2 4 | worker contact | worker worker card | worker
borgo | feature | 3 4 | weapons vp | weapons weapons weapons vp1 | weapons
den | feature | 1 4 | worker universal | universal card | universal
mad_salesman | feature | 2 4 | fuel contact | negotiation2 negotiation1 card | fuel
truck | feature | 1 4 | contact universal | universal universal | universal
gang_hideout | feature | 2 4 | weapons contact | conquest2 weapons worker | weapons
new_neighborhood | feature | 1 4 | worker material | worker worker | worker
rat | feature | 1 4 | worker card | card card | card
construction_works | feature | 2 4 | material vp | material material card | material
foundation | feature | 1 4 | foundation | incorporation1 incorporation1 | material
barbed_wire_entanglement | closed production | 1 3 |  | defence1 defence1 worker |
radioactive_colony | feature | 2 4 |  | universal universal worker | universal
"""
"""Id, kind, distance and defence, types, spoils, agreement."""


@pytest.mark.parametrize("row", ROWS.strip().splitlines(), ids=lambda row: row.split()[0])
def test_the_figures_of_a_named_location(row: str) -> None:
    """NE-22.1: kind, distance, defence, types, spoils and agreement."""
    id, kind, figures, types, spoils, deal = (part.strip() for part in row.split("|"))
    card = CARDS[id]
    assert card["origin"] == "named"
    assert card["kind"] == kind
    assert f"{card['distance']} {card['defence']}" == figures
    assert set(card["types"]) == set(types.split())
    assert card["spoils"] == spoils.split()
    assert card["deal"] == deal.split()


def test_there_are_twenty_of_them() -> None:
    """NE-22.1, NE-C.3."""
    named = {
        id for id, card in CARDS.items() if card["set"] == "locations" and card["origin"] == "named"
    }
    assert named == {row.split()[0] for row in ROWS.strip().splitlines()}


GOLDEN: dict[str, dict[str, str]] = json.loads(TEXTS.read_text("utf-8"))


@pytest.mark.parametrize("id", GOLDEN)
def test_the_text_of_a_card(id: str) -> None:
    """The generated texts in both languages, as they were read and approved."""
    assert CARDS[id]["text"] == GOLDEN[id]
