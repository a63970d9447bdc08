"""Section 21, first part: decisions of setup, cards, production, clean-up and the solo game."""

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, split, table, why_not


def hidden_from_others(position: MasterPosition, *answers: str) -> None:
    """Assert that nobody else can tell which of several answers a seat has given."""
    views: list[list[dict[str, object]]] = []
    for text in answers:
        seat, _ = split(text)
        copy = position.clone()
        play(copy, text)
        readers = [reader for reader in (*range(copy.seats), None) if reader != seat]
        views.append([copy.view(reader) for reader in readers])
    assert len(answers) > 1
    assert all(view == views[0] for view in views)


# --- setup ------------------------------------------------------------------------------------


def test_factions_are_chosen_one_after_another_from_a_random_seat() -> None:
    """MS-21.1: a free board each, in seating order; nobody can decline."""
    starters = set()
    for seed in range(12):
        # given
        position = table(seats=3, seed=seed, faction_assignment="choose")
        assert asked(position) == "choose_faction"
        order = []
        free = 4
        while asked(position) == "choose_faction":
            # then
            [seat] = position.to_act()
            order.append(seat)
            assert len(offered(position, seat + 1)) == free
            assert all(text.startswith("faction ") for text in offered(position, seat + 1))
            # when
            position.play(seat, position.moves(seat)[0])
            free -= 1
        assert order == [(order[0] + i) % 3 for i in range(3)]
        starters.add(order[0])
        assert len({player.faction for player in position.players}) == 3
    assert starters == {0, 1, 2}


def test_a_board_somebody_has_cannot_be_chosen() -> None:
    """MS-21.1: only free ones."""
    # given
    position = table(seed=3, faction_assignment="choose")
    [seat] = position.to_act()
    play(position, f"{seat + 1}: faction new_york")
    # then
    [other] = position.to_act()
    assert other != seat
    assert why_not(position, f"{other + 1}: faction new_york") == "not_an_option MS-21.1"


def test_factions_are_not_chosen_unless_the_option_says_so() -> None:
    """MS-21.1: at random there is nothing to decide."""
    assert asked(table(seats=3)) == "keep_cards"


def test_cards_are_kept_by_all_at_once_and_in_secret() -> None:
    """MS-21.2: two of six are discarded, none may be kept back from it."""
    # given
    position = table(seats=3)
    assert asked(position) == "keep_cards"
    assert position.to_act() == (0, 1, 2)
    hand = position.players[1].hand
    assert len(hand) == 6
    assert offered(position, 2) == [
        f"discard {position.cards.ids[card]}" for card in sorted(set(hand))
    ]
    first, second = offered(position, 2)[:2]
    hidden_from_others(position, f"2: {first}", f"2: {second}")
    # when one has decided
    play(position, f"2: {first}", f"2: {second}")
    # then the others still choose, and nothing is shown
    assert position.to_act() == (0, 2)
    assert why_not(position, f"2: {offered(position, 1)[0]}") == "not_asked MS-6.1"
    holds(position, "discard size = 0", "2 hand size = 6")
    # when all have
    for seat in (1, 3):
        play(position, f"{seat}: {offered(position, seat)[0]}")
        play(position, f"{seat}: {offered(position, seat)[0]}")
    # then
    holds(position, "discard size = 6", "1 hand size = 4", "2 hand size = 4", "3 hand size = 4")


# --- card phase -------------------------------------------------------------------------------


def test_a_card_of_the_display_is_picked_in_order() -> None:
    """MS-21.3: one after another; nobody can decline, and only the display is to choose from."""
    # given
    position = table(
        "deck pub school docks archive",
        "deck church quarry motel convoy",
        "1 hand shadow",
        "phase cards",
        seats=3,
    )
    assert asked(position) == "pick_card"
    # then
    assert position.to_act() == (0,)
    assert sorted(offered(position, 1)) == [
        "pick church",
        "pick convoy",
        "pick motel",
        "pick quarry",
    ]
    assert why_not(position, "1: pick pub") == "not_an_option MS-21.3"
    assert why_not(position, "1: done") == "not_an_option MS-21.3"
    assert why_not(position, "2: pick church") == "not_asked MS-6.1"
    # when
    play(position, "1: pick church")
    # then
    assert position.to_act() == (1,)
    assert sorted(offered(position, 2)) == ["pick convoy", "pick motel", "pick quarry"]


# --- production -------------------------------------------------------------------------------


def test_the_owner_of_suppliers_names_a_production_of_a_rival() -> None:
    """MS-21.4: of any rival, not a feature or a ruin; not to be declined."""
    # given
    position = table(
        "1 state docks",
        "2 state suppliers docks",
        "3 state quarry church school+ruin",
        "phase production",
        seats=3,
        expansion="winter",
    )
    # then
    assert asked(position) == "take_target"
    assert position.to_act() == (1,)
    assert offered(position, 2) == ["name 3.quarry", "name 1.docks"]
    assert why_not(position, "2: done") == "not_an_option MS-21.4"
    assert why_not(position, "2: name 2.docks") == "not_an_option MS-21.4"


def test_takers_name_their_targets_one_after_another() -> None:
    """MS-21.4: not at the same time; in order from the first player."""
    # given
    position = table(
        "1 state suppliers docks quarry",
        "2 state suppliers fuel_tank",
        "first 2",
        "phase production",
        expansion="winter",
        card_overrides={"suppliers": {"copies": "2"}},
    )
    # then
    assert position.to_act() == (1,)
    play(position, "2: name 1.docks")
    assert position.to_act() == (0,)


def choosing() -> MasterPosition:
    """Lay a table where both players have something to choose in production."""
    return table(
        "1 faction new_york",
        "2 faction merchants_guild",
        "1 state craftsmen_guild storehouse",
        "2 state power_station docks quarry",
        "phase production",
        expansion="winter",
    )


def test_production_is_chosen_at_the_same_time_and_in_secret() -> None:
    """MS-21.5, MS-21.6: nobody sees what the others choose until all have."""
    # given
    position = choosing()
    # then
    assert position.to_act() == (0, 1)
    assert offered(position, 1) == ["choose brick", "choose iron"]
    assert offered(position, 2) == ["name 2.docks", "name 2.quarry"]
    hidden_from_others(position, "1: choose brick", "1: choose iron")
    hidden_from_others(position, "2: name 2.docks", "2: name 2.quarry")
    # when they answer in any order
    play(position, "2: name 2.docks", "1: choose brick")
    holds(position, "to act = 1", "1 goods = nothing", "2 goods = nothing")
    assert offered(position, 1) == ["choose fuel", "choose gun"]
    play(position, "1: choose gun")
    # then
    holds(
        position,
        "1 goods = brick gun iron 3 worker contact_grey",
        "2 goods = brick 2 iron fuel 3 worker contact_grey",
    )


def test_choices_of_production_cannot_be_declined() -> None:
    """MS-21.5, MS-21.6: neither an option nor a target to copy."""
    # given
    position = choosing()
    # then
    assert why_not(position, "1: done").startswith("not_an_option")
    assert why_not(position, "2: done").startswith("not_an_option")
    assert why_not(position, "2: name 2.power_station").startswith("not_an_option")


def test_outside_production_only_the_receiver_is_asked() -> None:
    """MS-21.5: the builder, the visitor, the copier; he cannot decline."""
    # given
    built = table("1 hand storehouse", "1 goods contact_grey", expansion="winter")
    visited = table("1 goods worker", "2 state outpost_mercenaries", expansion="winter")
    copied = table(
        "1 hand power_station",
        "1 goods 2 contact_grey",
        "1 state craftsmen_guild",
        expansion="winter",
    )
    # when
    play(built, "1: build storehouse")
    play(visited, "1: visit 2.outpost_mercenaries")
    play(copied, "1: build power_station")
    # then
    for position, options in (
        (built, ["choose fuel", "choose gun"]),
        (visited, ["choose contact_red", "choose contact_blue"]),
        (copied, ["choose brick", "choose iron"]),
    ):
        assert position.to_act() == (0,)
        assert offered(position, 1) == options


@pytest.mark.parametrize("moves", [("1: build power_station",), ("1: use production_manager",)])
def test_the_target_of_a_copy_is_named_by_the_receiver(moves: tuple[str, ...]) -> None:
    """MS-21.6: building or activation; a production location of the named group."""
    # given
    expansion = "winter" if "power_station" in moves[0] else "new_era"
    given = "1 hand power_station" if expansion == "winter" else "1 state production_manager"
    position = table(
        given,
        "1 goods 2 worker 2 contact_grey",
        "1 state docks quarry church",
        "2 state school",
        expansion=expansion,
    )
    # when
    play(position, *moves)
    # then
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["name 1.docks", "name 1.quarry"]
    assert why_not(position, "1: name 2.school") == "not_an_option MS-21.6"


def test_a_single_target_is_not_asked() -> None:
    """MS-21.6, MS-21.4: it cannot be declined, so there is nothing to decide."""
    # given
    position = table(
        "1 faction new_york",
        "1 state power_station docks",
        "2 state suppliers church",
        "phase production",
        expansion="winter",
    )
    # then only the taker decides: Power Station or Docks
    assert position.to_act() == (1,)
    play(position, "2: name 1.docks")
    # and Power Station copies the Docks
    holds(position, "1 goods = 2 iron 3 worker contact_grey")
    assert asked(position) == "turn"


# --- clean-up ---------------------------------------------------------------------------------


def test_storing_is_decided_at_the_same_time_and_in_secret() -> None:
    """MS-21.31: by owners of storage with goods for it; it may be declined."""
    # given
    position = table(
        "1 state ruined_library",
        "1 goods brick gun",
        "2 state underground_warehouse",
        "2 goods iron",
        "3 state ruined_library+ruin",
        "3 goods iron",
        "phase clean_up",
        seats=3,
        card_overrides={"ruined_library": {"copies": "2"}},
    )
    # then
    assert asked(position) == "store_goods"
    assert position.to_act() == (0, 1)
    assert offered(position, 1) == [
        "store brick@ruined_library",
        "store gun@ruined_library",
        "done",
    ]
    hidden_from_others(position, "1: store brick@ruined_library", "1: store gun@ruined_library")
    # when
    play(position, "1: done", "2: done")
    # then
    holds(position, "1 state = ruined_library", "2 state = underground_warehouse", "phase = cards")


# --- solo -------------------------------------------------------------------------------------


def test_alone_one_picks_one_of_four_and_one_of_two() -> None:
    """MS-21.33: both picks are compulsory."""
    # given
    position = table(
        "deck pub school docks archive quarry", "1 faction new_york", "phase cards", seats=1
    )
    # then
    assert sorted(offered(position, 1)) == ["pick archive", "pick docks", "pick pub", "pick school"]
    assert why_not(position, "1: done").startswith("not_an_option")
    # when
    play(position, "1: pick docks")
    # then
    assert len(offered(position, 1)) == 2
    assert "pick docks" not in offered(position, 1)
    assert set(offered(position, 1)) < {"pick archive", "pick pub", "pick school"}
    assert why_not(position, "1: done").startswith("not_an_option")
    # when
    play(position, "1: " + offered(position, 1)[0])
    # then
    holds(position, "phase = action")


def test_alone_one_chooses_among_tied_targets_of_an_attack() -> None:
    """MS-21.34: only those tied to the last."""
    # given: the deck attacks with iron and ammo; Scrap Trader shows iron, but no ammo
    position = table(
        "1 faction new_york",
        "1 goods gun",
        "1 state docks scrap_trader docks",
        "deck haven",
        seats=1,
    )
    # when
    play(position, "1: board red")
    # then
    assert asked(position) == "solo_victim"
    assert offered(position, 1) == ["name 1.docks", "name 1.docks#2"]
    assert why_not(position, "1: done") == "not_an_option MS-21.34"
    play(position, "1: name 1.docks#2")
    holds(position, "1 state = docks scrap_trader docks+ruin", "1 goods = iron 2 contact_red")


def test_alone_a_single_target_is_not_asked() -> None:
    """MS-21.34: there is a decision only if a tie is left."""
    # given
    position = table(
        "1 faction new_york", "1 goods gun", "1 state docks scrap_trader", "deck haven", seats=1
    )
    # when
    play(position, "1: board red")
    # then
    holds(position, "1 state = docks+ruin scrap_trader")
    assert asked(position) == "turn"
