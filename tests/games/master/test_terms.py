"""Components and terms as the game uses them (section 2)."""

import pytest

from novastate.games.master.goods import NUMBERS
from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, table, why_not

BASIC = ("brick", "gun", "iron", "fuel")

# --- goods ------------------------------------------------------------------------------------


def test_there_are_four_basic_resources() -> None:
    """MS-2.1.1: what any resource may be, what can be hired and what is stored as a resource."""
    everything = "brick gun iron fuel 3 worker contact_grey contact_universal development shield"
    position = table(f"1 goods {everything}", "1 state merc_outpost")
    hired = {move for move in offered(position, 1) if move.startswith("hire")}
    assert hired == {f"hire {good}" for good in (*BASIC, "card")}
    play(position, "1: use merc_outpost")
    assert offered(position, 1) == [f"pay {good}" for good in BASIC]
    position = table(f"1 goods {everything}", "1 state ruined_library", "phase clean_up")
    assert offered(position, 1) == [f"store {good}@ruined_library" for good in BASIC] + ["done"]


def test_basic_resources_never_stand_for_ammo() -> None:
    """MS-2.1.2: a cost in ammo takes ammo alone."""
    overrides = {"archive": {"action": "ammo -> vp"}}
    lines = ("1 goods 5 brick 5 gun 5 iron 5 fuel 5 worker", "1 state archive")
    position = table(*lines, card_overrides=overrides)
    assert why_not(position, "1: use archive") == "cost MS-6.4"
    position = table(*lines, "1 goods ammo", card_overrides=overrides)
    play(position, "1: use archive")
    holds(position, "1 goods = 5 brick 5 gun 5 iron 5 fuel 5 worker", "1 vp = 1")


def test_coloured_contacts_never_stand_for_universal_ones() -> None:
    """MS-2.1.4: a cost in universal contacts takes those alone."""
    overrides = {"archive": {"action": "contact_universal -> vp"}}
    lines = ("1 goods 5 contact_grey 5 contact_red 5 contact_blue", "1 state archive")
    position = table(*lines, card_overrides=overrides)
    assert why_not(position, "1: use archive") == "cost MS-6.4"
    position = table(*lines, "1 goods contact_universal", card_overrides=overrides)
    assert why_not(position, "1: use archive") == ""


def test_workers_are_no_resource() -> None:
    """MS-2.1.3: they pay for no resource, are stored with none and stolen as none."""
    position = table("1 goods 5 worker", "1 state merc_outpost thieves_caravan", "2 goods 3 worker")
    assert why_not(position, "1: use merc_outpost") == "cost MS-6.4"
    assert why_not(position, "1: use thieves_caravan") == "no_target MS-20.7.1"
    position = table("1 goods worker", "1 state ruined_library", "phase clean_up")
    holds(position, "phase = cards", "1 goods = nothing")


def test_nothing_replaces_a_worker() -> None:
    """MS-2.1.3: a worker's cost takes no ammo, universal contact or resource."""
    position = table(
        "1 goods 9 ammo 9 contact_universal 9 iron", "1 state archive", "2 state docks"
    )
    assert why_not(position, "1: use archive") == "cost MS-6.4"
    assert why_not(position, "1: visit 2.docks") == "cost MS-13.2"
    assert why_not(position, "1: hire card") == "cost MS-2.5.2"


def test_tokens_for_developing_and_protecting() -> None:
    """MS-2.1.5: a development token stands for the brick, a shield makes razing dearer."""
    # given
    lines = ("1 hand church", "1 state docks", "2 goods 3 contact_red")
    assert why_not(table(*lines), "1: develop church") == "cost MS-8.3.2"
    assert why_not(table(*lines, "1 goods shield"), "1: develop church") == "cost MS-8.3.2"
    position = table(*lines, "1 goods development")
    # when, then
    play(position, "1: develop church")
    holds(position, "1 state = church", "1 goods = nothing", "1 vp = 3")
    # given, when, then
    position = table(*lines, "1 goods shield 2 worker", "1 state quarry")
    play(position, "1: shield docks", "1: hire fuel")
    assert why_not(position, "2: raze 1.docks") == "contacts MS-10.2.2"
    assert why_not(position, "2: raze 1.quarry") == ""


def test_cards_and_points_never_lie_in_a_supply() -> None:
    """MS-2.1.6: a card is the top card of the main deck, a point moves the marker."""
    position = table("1 goods 2 worker contact_red", "1 hand old_cinema", "deck shelter docks")
    play(position, "1: raze old_cinema")
    holds(position, "1 vp = 1", "1 hand = shelter", "1 goods = 2 worker", "deck size = 136")
    play(position, "2: pass", "1: hire card")
    holds(position, "1 hand = shelter docks", "1 goods = nothing")


@pytest.mark.parametrize(
    ("card", "good"),
    [("school", "worker"), ("docks", "iron"), ("sharrash", "contact_universal")]
    + [("excavator", "development"), ("hidden_forge", "shield"), ("lemmys_storage", "ammo")],
)
def test_the_general_supply_has_no_end(card: str, good: str) -> None:
    """MS-2.1.7: whatever lies with the players already, a gain is given in full."""
    number = NUMBERS[good]
    lines = ("1 faction mutants_union", f"1 state {card}", "phase production")
    few = table(*lines)
    lots = [f"{seat} goods 99 {good}" for seat in (1, 1, 1, 2, 2, 2)]
    many = table(*lots, *lines)
    gained = few.players[0].goods[number]
    assert gained > 0
    assert many.players[0].goods[number] == 3 * 99 + gained


def test_gains_lie_loose_in_the_personal_supply() -> None:
    """MS-2.1.8: of the one who gains, and not on a location; only placing names another place."""
    position = table(
        "1 goods 2 contact_grey", "1 hand quarry city_guards", "1 state brick_storage+placed:brick"
    )
    play(position, "1: build quarry", "2: pass")
    holds(position, "1 goods = 2 brick contact_grey", "2 goods = nothing")
    holds(position, "1 state = brick_storage+placed:brick quarry")
    assert position.players[0].loose(NUMBERS["brick"]) == 1
    play(position, "1: build city_guards")
    assert position.players[0].loose(NUMBERS["gun"]) == 0
    holds(position, "1 goods = 2 brick 3 gun")


def test_gains_cannot_be_refused() -> None:
    """MS-2.1.9: there is no question whether to take them."""
    position = table("1 goods worker", "1 state motel", "deck docks", "2 passed")
    play(position, "1: use motel")
    assert asked(position) == "turn"
    holds(position, "1 hand = docks")


@pytest.mark.parametrize(
    ("left", "hand", "vp"),
    [("", "nothing", 1), ("docks", "docks", 1), ("docks school", "docks school", 1)],
)
def test_what_cannot_be_gained_is_lost(left: str, hand: str, vp: int) -> None:
    """MS-2.1.9: of two cards and a point as many are drawn as there are; the point is given."""
    position = table("1 goods 2 contact_red", "1 hand motel", f"deck exactly {left}".strip())
    play(position, "1: raze motel")
    holds(position, f"1 hand = {hand}", f"1 vp = {vp}", "1 goods = nothing", "discard = motel")


# --- zones ------------------------------------------------------------------------------------


def test_the_zones_of_the_table() -> None:
    """MS-2.2.1: decks, discard piles, one face-up card of each connection deck and the display."""
    position = table("phase cards")
    seen = position.view(None)
    zones = {"deck", "discard", "blue_deck", "red_deck", "connection_discard", "display"}
    assert zones <= set(seen)
    colours = [position.cards.colour(card) for card in position.open_connections]
    assert sorted(colours) == ["blue", "red"]
    holds(position, "blue_deck size = 5", "red_deck size = 5", "display size = 3")


def test_the_zones_of_a_player() -> None:
    """MS-2.2.2: hand, board, deals, state, supply and points, each apart from the others."""
    position = table("1 hand pub", "1 deals school", "1 state docks", "1 goods gun", "1 vp 3")
    found = position.view(0)["players"]
    assert isinstance(found, list)
    shown = {key: found[0][key] for key in ("hand", "deals", "state", "goods", "vp")}
    assert shown == {
        "hand": ["pub"],
        "deals": ["school"],
        "state": [{"card": "docks"}],
        "goods": {"gun": 1},
        "vp": 3,
    }
    assert found[0]["faction"] in {board.id for board in position.cards.factions}


@pytest.mark.parametrize(
    ("card", "defence"), [("school", 3), ("docks", 3), ("camp", 4), ("archive", 5)]
)
@pytest.mark.parametrize(
    "faction", ["new_york", "appalachian_federation", "mutants_union", "merchants_guild"]
)
def test_the_row_follows_from_the_kind(card: str, defence: int, faction: str) -> None:
    """MS-2.2.3, MS-2.5.3: nobody is asked for it; every board defends its rows with 3, 4 and 5."""
    for contacts, reason in ((defence - 1, "contacts MS-10.2.2"), (defence, "")):
        position = table(
            "1 goods contact_grey",
            f"1 hand {card}",
            f"1 faction {faction}",
            f"2 goods {contacts} contact_red",
        )
        play(position, f"1: build {card}")
        assert (asked(position), position.to_act()) == ("turn", (1,))
        assert why_not(position, f"2: raze 1.{card}") == reason


def test_rivals_are_all_other_players() -> None:
    """MS-2.2.4: every one of three others; alone it is the virtual opponent."""
    lines = [f"{seat} state docks" for seat in (1, 3)] + ["2 state quarry", "4 state pub"]
    position = table("1 goods worker", *lines, seats=4)
    assert [move for move in offered(position, 1) if move.startswith("visit")] == [
        "visit 2.quarry",
        "visit 3.docks",
        "visit 4.pub",
    ]
    position = table("1 goods worker", "1 state docks", "2 state quarry", seats=1)
    assert [move for move in offered(position, 1) if "visit" in move] == ["visit 2.quarry"]


# --- boards and connection cards in play -------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "good", "moves"),
    [
        ("new_york", "iron", {"grey": "contact_grey", "red": "2 contact_red"}),
        ("appalachian_federation", "brick", {"red": "2 contact_red", "blue": "2 contact_blue"}),
        ("mutants_union", "gun", {"grey": "2 contact_grey", "red": "3 contact_red"}),
        ("merchants_guild", "fuel", {"grey": "2 contact_grey", "blue": "3 contact_blue"}),
    ],
)
def test_boards_produce_and_act(faction: str, good: str, moves: dict[str, str]) -> None:
    """MS-2.5.1: each makes its own resource and has its own contact actions."""
    position = table(f"1 faction {faction}", "phase production")
    holds(position, f"1 goods = {good} 3 worker contact_grey", "1 hand size = 1")
    for colour, gained in moves.items():
        cost = {"grey": "2 iron", "red": "gun", "blue": "fuel"}[colour]
        left = "iron " if (faction, colour) == ("new_york", "grey") else ""
        position = table(f"1 faction {faction}", f"1 goods {cost}")
        play(position, f"1: board {colour}")
        holds(position, f"1 goods = {left}{gained}")


def test_hiring_gives_no_ammo() -> None:
    """MS-2.5.2: two workers for a basic resource or a card."""
    position = table("1 goods 2 worker")
    assert why_not(position, "1: hire ammo") == "not_for_hire MS-2.5.2"
    assert why_not(position, "1: hire worker") == "not_for_hire MS-2.5.2"
    play(position, "1: hire gun")
    holds(position, "1 goods = gun", "1 board goods = 2 worker")


@pytest.mark.parametrize(
    ("card", "goods", "gained"),
    [
        ("junk_train", "", "3 contact_blue"),
        ("merchants", "", "2 contact_blue"),
        ("punks", "", "2 contact_red"),
        ("thugs", "1 goods gun", "3 contact_red"),
    ],
)
def test_connection_cards_in_play(card: str, goods: str, gained: str) -> None:
    """MS-2.5.4: what each costs and gives."""
    position = table(f"1 hand {card}", *([goods] if goods else []))
    play(position, f"1: play {card}")
    holds(position, f"1 goods = {gained}", f"connection_discard = {card}")


# --- used here and nowhere else ---------------------------------------------------------------


def test_stored_goods_exist_until_the_next_production() -> None:
    """MS-2.4.6: put away in clean-up, they are back when the next actions begin."""
    position = table("1 goods 2 gun", "1 state ruined_library", "1 faction new_york")
    play(position, "1: pass", "2: pass", "1: store gun@ruined_library", "1: done")
    holds(position, "1 state = ruined_library+stored:gun", "1 goods = nothing", "phase = cards")
    while asked(position) == "pick_card":
        (seat,) = position.to_act()
        position.play(seat, position.moves(seat)[0])
    holds(position, "1 state = ruined_library", "1 goods = gun iron 3 worker contact_grey")
    next_round(position)
    holds(position, "1 goods = iron 3 worker contact_grey")
