"""Solo: the card phase and the production phase (sections 24.2 and 24.3)."""

from collections import Counter

import pytest

from novastate.games.master.position import MasterPosition
from tests.table import asked, holds, offered, play, table, why_not

FOUR = "deck arena docks pub school quarry"
"""Four cards for the display and one for the rival; no two alike."""


def pick_all(position: MasterPosition) -> None:
    """Pick the first card on offer as long as the human is asked."""
    while asked(position) == "solo_pick":
        play(position, f"1: {offered(position, 1)[0]}")


# --- connections -----------------------------------------------------------------------------


def test_connections_are_cleared_and_turned_up() -> None:
    """SO-3.1: cards left from the last round are discarded; one of each colour is turned up."""
    # given, when
    position = table(
        "connections punks merchants",
        "blue_deck junk_train",
        "red_deck thugs",
        "phase cards",
        seats=1,
    )
    # then
    holds(position, "connections = junk_train thugs", "connection_discard = merchants punks")


def test_an_empty_connection_deck_turns_up_nothing() -> None:
    """SO-3.1: as with more players, an empty deck shows nothing and is not rebuilt."""
    # given, when
    position = table(
        "connections merchants", "blue_deck exactly", "red_deck punks", "phase cards", seats=1
    )
    # then
    holds(position, "connections = punks", "connection_discard = merchants")


# --- the cards -------------------------------------------------------------------------------


def test_the_human_takes_one_of_four() -> None:
    """SO-3.2: four cards are turned up, any of them may be taken, none refused."""
    # given
    position = table(FOUR, "phase cards", seats=1)
    # then
    holds(position, "display = arena docks pub school", "2 state = nothing")
    assert offered(position, 1) == ["pick arena", "pick docks", "pick pub", "pick school"]
    assert why_not(position, "1: pick quarry").startswith("not_an_option")
    assert why_not(position, "1: pass").startswith("not_an_option")
    # when
    play(position, "1: pick pub")
    # then
    holds(position, "1 hand = pub", "display size = 2")


def test_the_rival_gets_one_of_three_at_random() -> None:
    """SO-3.3: over many games each of the three is laid in its state, about equally often."""
    # given, when
    given = Counter(_first_of_the_rival(seed) for seed in range(300))
    # then
    assert set(given) == {"arena", "docks", "school"}
    assert all(70 <= number <= 130 for number in given.values())


def _first_of_the_rival(seed: int) -> str:
    position = table(FOUR, "phase cards", seats=1, seed=seed)
    play(position, "1: pick pub")
    left = [move.removeprefix("pick ") for move in offered(position, 1)]
    (gone,) = {"arena", "docks", "school"} - set(left)
    holds(position, f"2 state = {gone}", f"display = {' '.join(left)}")
    return gone


def test_the_human_takes_one_of_two_and_the_last_is_the_rivals() -> None:
    """SO-3.4: both cards left are on offer; the other one is laid in the rival's state."""
    for pick in (0, 1):
        # given
        position = table(FOUR, "phase cards", seats=1)
        play(position, "1: pick pub")
        left = [move.removeprefix("pick ") for move in offered(position, 1)]
        assert len(left) == 2
        (gone,) = {"arena", "docks", "school"} - set(left)
        # when
        play(position, f"1: pick {left[pick]}")
        # then
        holds(position, "display = nothing", f"2 state = {gone} {left[1 - pick]} quarry")


def test_a_third_card_comes_from_the_deck_and_nothing_is_discarded() -> None:
    """SO-3.5: the top card of the deck follows; the rival has three more, the discard none."""
    # given
    position = table(FOUR, "2 state church", "phase cards", seats=1)
    # when
    pick_all(position)
    # then
    assert len(position.players[1].state) == 4
    assert position.cards.ids[position.players[1].state[-1].card] == "quarry"
    holds(position, "1 hand size = 3", "discard = nothing", "phase = action")


@pytest.mark.parametrize(
    ("cards", "human", "rival"),
    [
        ("", 0, 0),
        ("pub", 1, 0),
        ("pub docks", 1, 1),
        ("pub docks arena", 2, 1),
        ("pub docks arena school", 2, 2),
        ("pub docks arena school quarry", 2, 3),
    ],
)
def test_too_few_cards_are_used_in_order(cards: str, human: int, rival: int) -> None:
    """SO-3.6: human, rival, human, rival, rival get cards while there are any."""
    # given
    position = table(f"deck exactly {cards}", "1 faction new_york", "phase cards", seats=1)
    # when
    pick_all(position)
    # then
    assert len(position.players[1].state) == rival
    holds(
        position, f"1 hand size = {human}", "display = nothing", "deck size = 0", "phase = action"
    )


def test_what_the_rival_gets_gives_nothing() -> None:
    """SO-3.7: no production, no bonus, no VP when locations enter its state."""
    # given
    cards = "deck church church school school boiler_room"
    position = table(cards, "1 faction new_york", "phase cards", seats=1)
    # when
    pick_all(position)
    # then
    assert len(position.players[1].state) == 3
    holds(position, "2 vp = 0", "2 goods = nothing", "1 vp = 0")
    # The human has what his board gives, and nothing of the rival's.
    holds(position, "1 goods = iron 3 worker contact_grey", "1 hand size = 3")


@pytest.mark.parametrize(
    ("card", "defence"), [("school", 3), ("pub", 3), ("church", 4), ("archive", 5)]
)
def test_the_rivals_cards_lie_in_the_row_of_their_kind(card: str, defence: int) -> None:
    """SO-3.7: the row gives the defence: 3 above, 4 in the middle, 5 below."""
    for contacts, said in ((defence, ""), (defence - 1, "contacts MS-10.2.2")):
        # given
        goods = f"1 goods {contacts} contact_red"
        position = table(goods, f"deck docks quarry arena rubble {card}", "phase cards", seats=1)
        # when
        pick_all(position)
        # then
        assert why_not(position, f"1: raze 2.{card}") == said


def test_a_new_round_forgets_the_rivals_pass_and_attacks() -> None:
    """SO-10.2: on entry of CARD nobody has passed, the rival is not due, the attacks are 0."""
    # given, when
    position = table(
        "2 passed",
        "1 passed",
        "due",
        "attacks 3",
        "1 faction new_york",
        FOUR,
        "phase cards",
        seats=1,
    )
    # then
    holds(position, "2 passed = no", "1 passed = no", "due = no", "attacks = 0")
    assert asked(position) == "solo_pick"
    # when
    pick_all(position)
    # then PRODUCE came next: the human has what his board gives, and the turn
    holds(position, "1 goods = iron 3 worker contact_grey", "phase = action", "to act = 1")


# --- production ------------------------------------------------------------------------------


def test_only_the_human_produces() -> None:
    """SO-4.1: the rival's locations give it nothing, not even VP; the human's give him all."""
    # given, when
    position = table(
        "1 faction mutants_union",
        "1 state school",
        "1 deals docks",
        "2 state school steel_eagle docks quarry",
        "2 vp 3",
        "phase production",
        seats=1,
        expansion="winter",
    )
    # then
    holds(position, "2 vp = 3", "2 goods = nothing", "2 tally = nothing", "2 hand = nothing")
    holds(position, "1 goods = gun iron 4 worker contact_grey", "1 vp = 0", "1 hand size = 1")


def test_suppliers_take_a_production_of_the_rival() -> None:
    """SO-4.2: every production location of the rival may be named, features and actions not."""
    # given
    position = table(
        "1 faction new_york",
        "1 state suppliers",
        "2 state docks church archive quarry",
        "phase production",
        seats=1,
        expansion="winter",
    )
    assert asked(position) == "take_target"
    assert offered(position, 1) == ["name 2.docks", "name 2.quarry"]
    # when
    play(position, "1: name 2.quarry")
    # then
    holds(position, "1 goods = brick iron 3 worker contact_grey", "2 goods = nothing")


def test_categories_are_counted_in_the_rivals_state() -> None:
    """SO-4.2: an output per category counts the rival's locations, not the human's."""
    # given: two gun locations of the rival, four of the human
    position = table(
        "1 faction new_york",
        "1 state suppliers assassin assassin city_guards confessor",
        "2 state arena weapon_trader church",
        "phase production",
        seats=1,
        expansion="winter",
    )
    # then: 2 guns of the arena, 2 of the own assassins
    holds(position, "1 goods = 4 gun iron 3 worker contact_grey")


def test_the_rivals_tallies_are_nothing() -> None:
    """SO-4.2: an output per produced good of the rival's gives nothing, whatever is produced."""
    # given, when
    position = table(
        "1 faction merchants_guild",
        "1 state suppliers fuel_tank fuel_tank",
        "2 state cistern oil_rig+ruin",
        "phase production",
        seats=1,
        expansion="winter",
    )
    # then
    holds(position, "1 goods = 3 fuel 3 worker contact_grey", "1 vp = 0", "2 vp = 0")


def test_the_bonus_of_suppliers_copies_the_rivals_production() -> None:
    """SO-4.2: similar effects name its locations too, as long as it has not passed."""
    # given
    given = ("1 goods 2 contact_grey", "1 hand suppliers", "2 state docks church", "due")
    position = table(*given, seats=1, expansion="winter")
    # when
    play(position, "1: build suppliers")
    # then
    holds(position, "1 goods = iron", "2 state = docks church")
    # given a rival that has passed
    position = table(*given, "2 passed", seats=1, expansion="winter")
    # when
    play(position, "1: build suppliers")
    # then
    holds(position, "1 goods = nothing")


def test_points_of_the_production_phase_trigger_the_end() -> None:
    """SO-10.3: at 25 VP the flag is set in PRODUCE, and HUMAN follows all the same."""
    for points, triggered in ((24, "yes"), (23, "no")):
        # given, when
        position = table(f"1 vp {points}", "1 deals church", "phase production", seats=1)
        # then
        holds(position, f"end triggered = {triggered}", "phase = action", "over = no", "to act = 1")
        assert asked(position) == "turn"
