"""Cards that the rules name (FS-18), and what this edition does not have (FS-20)."""

from tests.games.state2010.box import RULES, holds, table
from tests.games.state2010.state import asked, go_on, offered, play, why_not

BY_ID = {str(card["id"]): card for card in RULES.cards_data()}

# Location -> kind, distance, types, spoils, deal and effect, as the table of FS-18.1 has it.
LOCATIONS = {
    "warehouse": ("feature", 1, "", "fuel card", "fuel"),
    "town_hall": ("feature", 2, "vp", "worker worker card", "worker"),
    "barracks": ("action", 2, "", "weapons weapons worker", "weapons"),
    "robber_caravan": (
        "action",
        3,
        "universal",
        "universal universal universal card",
        "universal",
    ),
    "bulldozer": ("action", 3, "contact", "material material material vp1", "material"),
    "pub": ("open production", 2, "card", "card card card", "card"),
    "noticeboard": ("feature", 1, "card", "card card", "card"),
    "excavator": ("open production", 2, "material", "material material vp1", "material"),
    "weapon_trader": ("action", 2, "weapons", "weapons weapons conquest2", "weapons"),
    "police_station": ("feature", 2, "weapons", "weapons weapons vp1", "weapons"),
    "watchtower": ("closed production", 1, "", "conquest1 conquest1", "conquest1"),
}
STEAL = {"workers": 2, "cost": [], "gain": {"options": [[]], "special": "steal"}}
EFFECTS: dict[str, dict[str, object]] = {
    "town_hall": {"slots": 3},
    "barracks": {"action": STEAL},
    "robber_caravan": {"action": STEAL},
    "bulldozer": {
        "action": {"workers": 1, "cost": [], "gain": {"options": [[]], "special": "redevelop_any"}}
    },
    "pub": {"produces": ["card"]},
    "noticeboard": {"lookout": 1},
    "excavator": {"produces": ["scrap"]},
    "weapon_trader": {
        "action": {"workers": 1, "cost": ["weapons"], "gain": {"options": [["vp1"]]}}
    },
    "police_station": {
        "when": [{"events": ["conquer"], "gain": {"options": [["vp1"]]}, "may": False}]
    },
    "watchtower": {"produces": ["conquest1"]},
}


def test_the_named_locations() -> None:
    """FS-18.1, FS-18.2: every row of the table."""
    for id, (kind, distance, types, spoils, deal) in LOCATIONS.items():
        card = BY_ID[id]
        assert card["origin"] == "named", id
        assert (card["kind"], card["distance"]) == (kind, distance), id
        assert card["types"] == types.split(), id
        assert card["spoils"] == spoils.split(), id
        assert card["deal"] == deal.split(), id
        if id in EFFECTS:
            assert card["effects"] == EFFECTS[id], id
    goods = ["scrap", "weapons", "fuel", "material", "universal"]
    assert BY_ID["warehouse"]["effects"] == {"stores": [{"goods": goods, "most": 3}]}


def test_the_named_leaders() -> None:
    """FS-18.1: Baby Swift and Mr. President."""
    cost = {"workers": 0, "cost": ["card", "card"], "gain": {"options": [["vp1"]]}}
    assert BY_ID["baby_swift"]["effects"] == {"action": cost}
    when = {"events": ["redevelop"], "gain": {"options": [["vp1"]]}, "may": False}
    effects = {"when": [when], "entry": ["redevelopment"]}
    assert BY_ID["mr_president"]["effects"] == effects


def test_two_thieves_with_two_workers() -> None:
    """FS-18.2, FS-C.6: exactly these two cards take something from an opponent."""
    thieves = [id for id, card in BY_ID.items() if "'steal'" in str(card.get("effects"))]
    assert thieves == ["barracks", "robber_caravan"]
    for thief in thieves:
        given = (f"1 state {thief}", "2 pool scrap")
        assert why_not(table(*given, "1 pool worker"), f"1: use {thief}") == "workers FS-12.1.2"
        play(position := table(*given, "1 pool 2 worker"), f"1: use {thief}")
        holds(position, "1 pool = scrap", "2 pool = nothing")


FACTIONS = {
    "new_york": ("scrap", (1, 2), (2, 2), (1, 1)),
    "appalachian_federation": ("material", (1, 2), (1, 2), (2, 3)),
    "merchants_guild": ("fuel", (1, 2), (1, 3), (2, 3)),
    "mutants_union": ("weapons", (1, 3), (1, 1), (2, 3)),
}
KINDS = (("conquest", "weapons"), ("negotiation", "fuel"), ("incorporation", "scrap"))


def test_the_factions() -> None:
    """FS-18.3: base production, and cost and range of the three permanent contact cards."""
    assert {id for id, card in BY_ID.items() if card["set"] == "factions"} == set(FACTIONS)
    for id, (good, *fields) in FACTIONS.items():
        assert BY_ID[id]["production"] == ["worker"] * 3 + [good]
        assert BY_ID[id]["fields"] == [
            {"contact": contact, "cost": [paid] * cost, "range": reach}
            for (contact, paid), (cost, reach) in zip(KINDS, fields, strict=True)
        ]


CONTACTS = {
    "punks": (3, "conquest", [], 2),
    "thugs": (2, "conquest", ["weapons"], 3),
    "merchants": (3, "negotiation", [], 2),
    "junk_train": (2, "negotiation", ["fuel"], 3),
    "scouts": (2, "incorporation", [], 1),
    "envoy": (2, "incorporation", ["scrap"], 3),
}


def test_the_one_time_contacts() -> None:
    """FS-18.4: copies, kind, price and range."""
    found = {
        id: (card["copies"], card["contact"], card["price"], card["range"])
        for id, card in BY_ID.items()
        if card["set"] == "contacts"
    }
    assert found == CONTACTS


def test_baby_swift_is_full_with_five() -> None:
    """FS-18.5: and empty again after being swapped out and played anew."""
    position = table(
        "1 leader baby_swift+vp:1:1:1:1:1", "1 hand docks pub mr_president", "1 pool 2 weapons"
    )
    assert why_not(position, "1: command") == "no_command FS-10.10"
    play(position, "1: lead mr_president")
    holds(position, "1 base = 6")
    position = table("1 hand baby_swift docks pub", "2 passed")
    play(position, "1: lead baby_swift", "1: command", "1: discard docks")
    holds(position, "1 leader = baby_swift+vp:1")


def test_any_two_cards_for_baby_swift() -> None:
    """FS-18.6: of any kind; each use is one action."""
    position = table("1 leader baby_swift", "1 hand punks mr_president docks")
    play(position, "1: command")
    assert asked(position) == "discard_cards"
    play(position, "1: discard punks", "1: discard mr_president")
    holds(position, "1 leader = baby_swift+vp:1", "to act = 2", "discard = mr_president punks")


def test_the_bulldozer() -> None:
    """FS-18.7: it needs a pair, and may replace itself; its worker is lost with it."""
    position = table("1 state bulldozer pub", "1 hand punks baby_swift", "1 pool worker")
    assert why_not(position, "1: use bulldozer") == "no_gain FS-0.3"
    position = table("1 state bulldozer pub", "1 hand shelter", "1 pool worker")
    play(position, "1: use bulldozer", "1: over bulldozer")
    holds(position, "1 state = pub shelter", "1 pool = nothing", "discard = bulldozer")


def test_redevelopment_tokens_of_cards_vanish_in_clean_up() -> None:
    """FS-18.8: the Demolition Team's and Mr. President's, which he brings once, if unspent."""
    position = table(
        "1 faction new_york",
        "1 state demolition_team",
        "1 hand mr_president",
        "1 pool worker",
        "2 passed",
    )
    play(position, "1: lead mr_president", "1: use demolition_team")
    holds(position, "1 pool = 2 redevelopment")
    go_on(position)
    holds(position, "1 pool = 3 worker scrap")


def test_mr_president_reacts_to_every_redevelopment() -> None:
    """FS-18.9: basic, by token or by card, one token of value 1 each, up to five."""
    position = table(
        "1 state docks bulldozer",
        "1 leader mr_president+vp:1:1",
        "1 hand shipwreck assembly_plant parking_lot pub",
        "1 pool material redevelopment worker universal",
        "2 passed",
    )
    play(position, "1: redevelop shipwreck", "1: with material", "1: pay material")
    play(position, "1: redevelop assembly_plant")
    play(position, "1: use bulldozer", "1: redevelop pub", "1: over assembly_plant")
    holds(position, "1 leader = mr_president+vp:1:1:1:1:1", "1 base = 3")
    position = table(
        "1 state docks", "1 leader mr_president+vp:1:1:1:1:1", "1 hand shipwreck", "1 pool material"
    )
    play(position, "1: redevelop shipwreck")
    holds(position, "1 leader = mr_president+vp:1:1:1:1:1", "1 base = 1")


def test_opponents_locations_are_safe() -> None:
    """FS-20.1: no move aims at a rival's location but a visit, and nothing defends."""
    position = table(
        "1 faction mutants_union",
        "1 hand docks",
        "1 pool 9 weapons 9 fuel 9 scrap 9 worker conquest3 negotiation3",
        "2 state quarry watchtower shipwreck",
    )
    aimed = [text for text in offered(position, 1) if "2." in text]
    assert aimed == ["visit 2.quarry"]
    for card in BY_ID.values():
        assert not card.get("defends")
        assert "defence" not in str(card.get("effects"))


def test_direct_effects_on_others() -> None:
    """FS-20.2, FS-18.2: a rival's goods change only by visits and theft."""
    position = table(
        "1 faction new_york",
        "1 hand docks quarry",
        "1 pool 9 weapons 9 fuel 9 scrap 9 worker",
        "2 state school",
        "2 pool scrap",
        "2 passed",
    )
    play(position, "1: conquer docks", "1: negotiate quarry", "1: exchange fuel")
    holds(position, "2 pool = scrap", "2 state = school", "2 hand = nothing")
