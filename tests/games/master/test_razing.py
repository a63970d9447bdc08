"""Razing from the hand and in rivals' states (MS-10.1 to MS-10.3)."""

import pytest

from novastate.games.master.goods import RED
from novastate.kernel.errors import BadInput
from tests.games.master.passing import next_round
from tests.table import asked, holds, offered, play, refusal, table, why_not

# --- from the hand ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "distance"), [("archive", 1), ("hideout", 2), ("thieves_caravan", 3)]
)
def test_razing_a_hand_card_costs_red_contacts_for_the_distance(card: str, distance: int) -> None:
    """MS-10.1.1: exactly the distance, in red, although the card would defend itself better."""
    # given
    others = "1 goods 5 contact_grey 5 contact_blue 5 gun"
    hand = f"1 hand {card}"
    short = table(others, hand, *["1 goods contact_red"] * (distance - 1))
    enough = table(others, hand, *["1 goods contact_red"] * (distance + 1), "deck exactly school")
    # then
    assert why_not(short, f"1: raze {card}") == "contacts MS-10.1.1"
    found = refusal(short, f"1: raze {card}")
    assert found is not None
    assert found.args == {"goods": {"contact_red": distance}, "have": distance - 1}
    # when
    play(enough, f"1: raze {card}")
    # then
    assert enough.players[0].goods[RED] == 1
    holds(enough, f"discard = {card}", "1 state = nothing")


def test_a_razed_hand_card_cannot_be_drawn_by_its_own_spoils() -> None:
    """MS-10.1.2: spoils first, then the card goes to the discard pile."""
    # given the deck holds one card less than the spoils of Pub
    position = table("1 goods 2 contact_red", "1 hand pub", "deck exactly school docks")
    # when
    play(position, "1: raze pub")
    # then the third card is lost
    holds(position, "1 hand = docks school", "discard = pub", "deck size = 0")


def test_raze_features_come_after_spoils_and_discard() -> None:
    """MS-10.1.2: Rifle draws last, and by then the razed card can be drawn again."""
    # given
    position = table(
        "1 goods 2 contact_red", "1 hand pub", "1 state rifle", "deck exactly school docks arena"
    )
    # when
    play(position, "1: raze pub")
    # then
    holds(position, "1 hand = arena docks pub school", "discard = nothing")


# --- in a rival's state -----------------------------------------------------------------------


def test_only_locations_of_rivals_who_have_not_passed_can_be_razed() -> None:
    """MS-10.2.1: no ruins, no deals, no own locations, nobody who has passed."""
    # given
    position = table(
        "1 goods 9 contact_red",
        "1 state church",
        "2 state school quarry+ruin",
        "2 deals docks",
        "3 state archive",
        "3 passed",
        seats=3,
    )
    # then
    assert [move for move in offered(position, 1) if move.startswith("raze")] == ["raze 2.school"]
    assert why_not(position, "1: raze 2.quarry") == "ruin MS-10.4.3"
    assert why_not(position, "1: raze 1.church") == "own_location MS-10.2.1"
    assert why_not(position, "1: raze 3.archive") == "passed MS-6.7"
    with pytest.raises(BadInput, match="docks"):
        why_not(position, "1: raze 2.docks")


@pytest.mark.parametrize(
    ("card", "defence"),
    [
        ("arena", 3),
        ("quarry", 3),
        ("ruined_library", 4),
        ("hunters", 4),
        ("archive", 5),
        ("thieves_caravan", 5),
    ],
)
@pytest.mark.parametrize("shield", [False, True])
def test_razing_a_rival_costs_the_defence_of_the_row(card: str, defence: int, shield: bool) -> None:
    """MS-10.2.2: 3, 4 or 5 by kind whatever the distance, and 1 more for a shield."""
    # given
    price = defence + shield
    state = f"2 state {card}" + ("+shield" if shield else "")
    short = table(f"1 goods {price - 1} contact_red", state)
    enough = table(f"1 goods {price} contact_red contact_blue", state)
    # then
    assert why_not(short, f"1: raze 2.{card}") == "contacts MS-10.2.2"
    found = refusal(short, f"1: raze 2.{card}")
    assert found is not None
    assert found.args == {"goods": {"contact_red": price}, "have": price - 1}
    assert f"raze 2.{card}" not in offered(short, 1)
    # when
    play(enough, f"1: raze 2.{card}")
    # then all red contacts are gone, unless they were spoils
    assert enough.players[0].goods[RED] == 0
    holds(enough, f"2 state = {card}+ruin")


def test_the_owner_is_compensated_before_the_attacker_gains() -> None:
    """MS-10.2.3: pay, compensation, ruin, spoils, then the attacker's raze features."""
    # given Pub: deal card, spoils 3 cards; Rifle draws one more
    position = table(
        "1 goods 3 contact_red",
        "1 state rifle",
        "2 state pub",
        "deck exactly school docks arena assassin quarry",
    )
    # when
    events = play(position, "1: raze 2.pub")
    # then the top card is the owner's
    holds(
        position,
        "2 hand = school",
        "1 hand = arena assassin docks quarry",
        "2 state = pub+ruin",
        "1 goods = nothing",
    )
    told = [(e.code, e.seat, e.args.get("source", "")) for e in events if e.code != "draw"]
    assert told == [
        ("pay", 0, ""),
        ("raid", 0, ""),
        ("gain", 1, "compensation"),
        ("gain", 0, "spoils"),
        ("gain", 0, "rifle"),
    ]


def test_the_card_of_a_razed_location_stays_out_of_the_discard_pile() -> None:
    """MS-10.2.3: it becomes a ruin, so even an empty deck cannot bring it back."""
    # given
    position = table("1 goods 3 contact_red", "2 state pub", "deck exactly school")
    # when
    play(position, "1: raze 2.pub")
    # then the owner drew the last card and all three cards of the spoils are lost
    holds(position, "2 hand = school", "1 hand = nothing", "discard = nothing")


def test_placed_goods_of_a_razed_location_come_to_the_owners_supply() -> None:
    """MS-10.2.4: from then on they are loose, so the next clean-up takes them."""
    # given
    position = table(
        "1 goods 5 contact_red",
        "2 state brick_storage+placed:brick:brick+shield city_guards+placed:gun:gun",
        "2 goods iron",
    )
    # when
    play(position, "1: raze 2.brick_storage")
    # then the 2 bricks from it and the compensation are loose, the guns stay where they were
    holds(
        position,
        "2 goods = 3 brick 2 gun iron",
        "2 state = brick_storage+ruin city_guards+placed:gun:gun",
    )
    assert position.players[1].placed == 2
    # when
    play(position, "2: pass", "1: pass")
    # then
    holds(position, "phase = cards", "2 goods = 2 gun")


def test_shield_guest_and_activation_goods_of_a_razed_location_are_nobodys() -> None:
    """MS-10.2.4: the owner gets only his compensation."""
    # given
    position = table(
        "1 goods 9 contact_red",
        "2 state quarry+guest+shield archive+used:2+spent:worker:worker",
    )
    # when
    play(position, "1: raze 2.quarry")
    # then
    holds(
        position,
        "2 goods = brick",
        "2 state = quarry+ruin archive+used:2+spent:worker:worker",
        "1 goods = 2 brick 5 contact_red",
    )


def test_activation_goods_are_lost_with_a_razed_action_location() -> None:
    """MS-10.2.4: two workers lay on Archive, one comes as compensation."""
    # given
    position = table(
        "1 goods 5 contact_red", "2 state archive+used:2+spent:worker:worker", "2 goods gun"
    )
    # when
    play(position, "1: raze 2.archive")
    # then
    holds(position, "2 goods = gun worker", "2 state = archive+ruin", "1 goods = 2 worker")


def test_compensation_is_no_deal() -> None:
    """MS-10.2.5: it fires none of the owner's features and lasts for this once."""
    # given
    position = table(
        "1 goods 3 contact_red", "2 state quarry petes_office truck hunters", "2 goods iron"
    )
    # when
    play(position, "1: raze 2.quarry")
    # then
    holds(position, "2 goods = brick iron", "2 vp = 0", "2 deals = nothing")


def test_compensation_in_points_may_trigger_the_end() -> None:
    """MS-10.2.5: the 25th VP of the razed player counts at once."""
    # given
    position = table("1 goods 4 contact_red", "2 state church", "2 vp 24")
    holds(position, "end triggered = no")
    # when
    play(position, "1: raze 2.church")
    # then
    holds(position, "2 vp = 25", "end triggered = yes", "1 vp = 2", "over = no")


def test_the_owner_is_asked_nothing_when_he_is_razed() -> None:
    """MS-10.2.6: even with contacts and shields in his supply the next question is his turn."""
    # given
    position = table("1 goods 3 contact_red", "2 state quarry", "2 goods 3 shield contact_red")
    # when
    events = play(position, "1: raze 2.quarry")
    # then it is done
    holds(position, "2 state = quarry+ruin", "1 goods = 2 brick")
    assert asked(position) == "turn"
    assert not [event for event in events if event.seat == 1 and event.code != "gain"]


def test_spoils_are_gained_in_full_at_the_moment_of_razing() -> None:
    """MS-10.3.1: all three kinds of goods at once, and nothing later."""
    # given Shadow: contact_red, vp, card
    position = table("1 faction new_york", "1 goods 2 contact_red", "1 hand shadow", "deck school")
    # when
    play(position, "1: raze shadow")
    # then
    holds(position, "1 goods = contact_red", "1 vp = 1", "1 hand = school")
    # when
    next_round(position)
    # then the board alone
    holds(position, "1 goods = iron 3 worker contact_grey", "1 vp = 1")
