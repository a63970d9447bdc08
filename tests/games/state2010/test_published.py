"""What is published of the cards of 51st State (2010), as docs/cards/state2010.md lists it."""

from typing import Any

from tests.games.state2010.box import RULES

CARDS: dict[str, dict[str, Any]] = {str(card["id"]): card for card in RULES.cards_data()}


def effects(id: str) -> dict[str, Any]:
    """Return what a card does."""
    return dict(CARDS[id]["effects"])


def test_the_deck() -> None:
    """FS-2.2.1: 72 locations, 14 one-time contacts, 8 leaders; 12 permanent contacts, 4 bases."""
    copies = {"locations": 0, "contacts": 0, "leaders": 0, "factions": 0}
    for card in CARDS.values():
        copies[card["set"]] += card["copies"]
    assert copies == {"locations": 72, "contacts": 14, "leaders": 8, "factions": 4}


def test_the_bases_and_permanent_contacts() -> None:
    """FS-6.3, FS-8.1.9: three workers and a resource; weapons, fuel and scrap pay."""
    paid = {"conquest": {"weapons"}, "negotiation": {"fuel"}, "incorporation": {"scrap"}}
    for card in CARDS.values():
        if card["set"] != "factions":
            continue
        assert card["production"][:3] == ["worker"] * 3
        assert card["production"][3] in ("scrap", "weapons", "fuel", "material")
        assert len(card["production"]) == 4
        assert len(card["fields"]) == 3
        assert {field["contact"]: {*field["cost"]} for field in card["fields"]} == paid


def test_what_named_locations_do() -> None:
    """FS-18.1: what the published sources say of each."""
    (store,) = effects("warehouse")["stores"]
    assert {*store["goods"]} == {"scrap", "weapons", "fuel", "material", "universal"}
    assert effects("town_hall")["slots"] > 0
    for id in ("barracks", "robber_caravan"):
        assert effects(id)["action"]["workers"] == 2
    assert effects("bulldozer")["action"]["gain"]["special"] == "redevelop_any"
    assert "card" in effects("pub")["produces"]
    assert effects("noticeboard")["lookout"] > 0
    assert {*CARDS["noticeboard"]["spoils"]} == {"card"}
    assert CARDS["excavator"]["spoils"].count("material") == 2
    assert {*CARDS["weapon_trader"]["types"]} & {*CARDS["police_station"]["types"]}
    assert CARDS["watchtower"]["names"]["en"] == "Watchtower"


def test_what_named_leaders_do() -> None:
    """FS-18.1: Baby Swift in full, Mr. President without numbers; only one has an action."""
    swift = effects("baby_swift")["action"]
    assert (swift["workers"], swift["cost"]) == (0, ["card", "card"])
    assert swift["gain"] == {"options": [["vp1"]]}
    president = effects("mr_president")
    assert "redevelopment" in president.get("produces", []) + president.get("entry", [])
    (when,) = president["when"]
    assert when["events"] == ["redevelop"]
    assert all(good.startswith("vp") for good in when["gain"]["options"][0])
    leaders = [card for card in CARDS.values() if card["set"] == "leaders"]
    assert [card["id"] for card in leaders if "action" in card["effects"]] == ["baby_swift"]


def test_no_location_defends() -> None:
    """FS-20.1: a defence is given by the next edition alone, by the kind of a location."""
    assert not any(card.get("defends") for card in CARDS.values())


def test_two_cards_take_from_an_opponent() -> None:
    """FS-18.2: exactly two cards take resources from an opponent."""
    thieves = [card for card in CARDS.values() if "'steal'" in str(card.get("effects"))]
    assert sum(card["copies"] for card in thieves) == 2
