"""What is published of the cards of The New Era (2011), as docs/cards/newera.md lists it."""

import re
from typing import Any

from tests.games.newera.box import RULES
from tests.games.state2010.box import RULES as FORMER

Card = dict[str, Any]

CARDS: dict[str, Card] = {str(card["id"]): card for card in RULES.cards_data()}
LOCATIONS = [card for card in CARDS.values() if card["set"] == "locations"]
INSTANTS = [card for card in CARDS.values() if card["set"] == "contacts"]
FACTIONS = [card for card in CARDS.values() if card["set"] == "factions"]
BASIC = ("scrap", "weapons", "fuel", "material")
RESOURCES = (*BASIC, "universal")


def copies(cards: list[Card]) -> int:
    return sum(card["copies"] for card in cards)


def action(id: str) -> Card:
    """Return the action of a card that has one."""
    assert CARDS[id]["kind"] == "action"
    return dict(CARDS[id]["effects"]["action"])


def reaction(id: str) -> Card:
    """Return the only reaction of a feature, without what it does not say."""
    assert CARDS[id]["kind"] == "feature"
    (when,) = CARDS[id]["effects"]["when"]
    (gain,) = when["gain"]["options"]
    return {**when, "gain": gain}


def test_the_deck() -> None:
    """NE-2.2.1, NE-C.1: 110 cards, of which five are bases and five reminders; no leaders."""
    assert copies(LOCATIONS) + copies(INSTANTS) + 5 + 5 == 110
    assert len(FACTIONS) == 5
    own = [card for card in CARDS.values() if card["set"] != "merged"]
    assert not [card for card in own if card.get("kind") == "leader"]


def test_the_bases() -> None:
    """NE-22.4: three workers and a resource; Hegemony a universal contact token of range 1."""
    bases = {card["id"]: card["production"] for card in FACTIONS}
    assert all(base[:3] == ["worker"] * 3 for base in bases.values())
    assert bases.pop("hegemony")[3:] == ["contact1"]
    former: list[Card] = [card for card in FORMER.cards_data() if card["set"] == "factions"]
    assert bases == {card["id"]: card["production"] for card in former}
    assert all(len(base) == 4 and base[3] in BASIC for base in bases.values())


def test_the_contact_cards() -> None:
    """NE-2.2.4, NE-22.4: four actions each, paid in resources."""
    kinds = ["conquest", "negotiation", "incorporation", "redevelopment"]
    for card in FACTIONS:
        assert [field["contact"] for field in card["fields"]] == kinds
        assert all(field["cost"] for field in card["fields"])
        assert {good for field in card["fields"] for good in field["cost"]} <= {*BASIC}


def test_distances() -> None:
    """NE-2.3.1: distance 0 to 3, defence distance 3 to 5, and there are cards of each."""
    assert {card["distance"] for card in LOCATIONS} == {0, 1, 2, 3}
    assert {card["defence"] for card in LOCATIONS} == {3, 4, 5}


def test_values_of_tokens() -> None:
    """NE-2.1.5, NE-2.1.7: incorporation 1 to 3, cooperation and conquest to 5, defence 1 and 3."""
    known = {
        "incorporation": range(1, 4),
        "negotiation": range(1, 6),
        "conquest": range(1, 6),
        "defence": (1, 3),
    }
    found = re.findall(
        r"'(incorporation|negotiation|conquest|defence)(\d)'", str(list(CARDS.values()))
    )
    assert {kind for kind, _ in found} == set(known)
    assert all(int(value) in known[kind] for kind, value in found)


def test_defensive_locations() -> None:
    """NE-2.3.2, NE-C.5: a few; they have no agreement, and no other location is without one."""
    defensive = [card for card in LOCATIONS if card["defends"]]
    assert 0 < copies(defensive) < 10
    assert [card for card in LOCATIONS if not card["deal"]] == defensive


def test_instants() -> None:
    """NE-22.5: resources or contact tokens; some have a price, some are a choice of two."""
    goods = {good for card in INSTANTS for part in card["parts"] for good in part}
    tokens = {good for good in goods if good[:-1] in ("conquest", "negotiation", "incorporation")}
    assert goods - tokens <= {*RESOURCES, "worker"}
    assert {len(card["parts"]) for card in INSTANTS} >= {1, 2}
    assert {bool(card["price"]) for card in INSTANTS} == {True, False}
    assert {good for card in INSTANTS for good in card["price"]} <= {*BASIC}


def test_actions_that_take_a_token() -> None:
    """NE-22.1: Kelly's Pawn Shop a conquest token; Gatherers cooperation of 2 or more."""
    assert action("kellys_pawn_shop") == {
        "workers": 1,
        "cost": ["conquest1"],
        "gain": {"options": [["vp2"]]},
    }
    assert action("gatherers") == {
        "workers": 1,
        "cost": ["negotiation2"],
        "gain": {"options": [["universal"]]},
    }


def test_actions_on_own_locations() -> None:
    """NE-22.1: Improvement on a location of its type; Production Hall repeats a production."""
    for id, special in (("improvement", "improve"), ("production_hall", "repeat_production")):
        assert action(id)["workers"] == 1
        assert action(id)["cost"] == []
        assert action(id)["gain"]["special"] == special
    assert action("improvement")["gain"]["type"]


def test_features_that_give_workers() -> None:
    """NE-22.1: for a redevelopment and an incorporation one, for a reconstruction two."""
    for id, event, gain in (
        ("penal_colony", "redevelop", ["worker"]),
        ("settlers", "incorporate", ["worker"]),
        ("new_neighborhood", "reconstruct", ["worker", "worker"]),
    ):
        assert reaction(id) == {"events": [event], "gain": gain, "may": False}


def test_features_that_give_points() -> None:
    """NE-22.1: Factory, Construction Site, Tank and Borgo, and what each of them watches."""
    factory = reaction("factory")
    assert factory.pop("type")
    assert factory == {"events": ["incorporate"], "gain": ["vp2"], "may": False}
    for id, event, good in (
        ("construction_site", "produce", "material"),
        ("tank", "gain", "fuel"),
    ):
        watched = {"events": [event], "gain": ["vp1"], "may": False, "good": good}
        assert reaction(id) == watched
    assert reaction("borgo") == {"events": ["conquer"], "gain": ["vp2"], "may": False, "from": 3}


def test_other_features() -> None:
    """NE-22.1: Truck, Rat and Construction Works react; Den stores; two have their own rule."""
    contacts = ["conquer", "negotiate"]
    assert reaction("truck") == {"events": contacts, "gain": ["universal"], "may": False}
    assert reaction("rat") == {"events": ["exchange"], "gain": ["card"], "may": True}
    assert reaction("construction_works")["events"] == ["redevelop"]
    assert CARDS["den"]["effects"] == {
        "stores": [{"goods": [*RESOURCES], "most": 2}, {"goods": ["worker"], "most": 2}]
    }
    assert CARDS["mad_salesman"]["effects"] == {"traits": ["second_cooperation"]}
    assert CARDS["gang_hideout"]["effects"] == {"traits": ["spare_conquered_location"]}


def test_types() -> None:
    """NE-22.1, NE-12.4: Foundation has its own icon; two named cards have none."""
    with_icon = [card["id"] for card in LOCATIONS if "foundation" in card["types"]]
    assert with_icon == ["foundation"]
    for id in ("barbed_wire_entanglement", "radioactive_colony"):
        assert CARDS[id]["types"] == []
    assert CARDS["barbed_wire_entanglement"]["defends"]


def test_some_cards_are_reprints() -> None:
    """NE-C.3: some locations are those of 2010, unchanged."""

    def figures(card: Card) -> str:
        return str([card[of] for of in ("kind", "distance", "types", "spoils", "deal", "effects")])

    former = {figures(card) for card in FORMER.cards_data() if card["set"] == "locations"}
    assert [card["id"] for card in LOCATIONS if figures(card) in former]
