"""Section 18.8: the permanent effects, discount to protect."""

from pathlib import Path

import pytest

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with, technology


@pytest.mark.parametrize(
    ("cards", "red_ok", "blue_ok"),
    [
        ("", False, False),  # 5 each
        ("blacksmithing@green", True, False),  # red 1 less
        ("engineering", True, True),  # any 1 less
    ],
)
def test_discount_on_developing(tmp_path: Path, cards: str, red_ok: bool, blue_ok: bool) -> None:
    """NV-18.8.22: price minus the amount, with a colour only in that paying colour."""
    # given
    card = technology("bench", effect("instant", "vp", amount=1), colours="red blue", cost=5)
    given = ("1 dice black 1", "2 dice red 1", "1 resources 4 red 4 blue", "1 hand bench")
    lines = [f"1 tableau {cards}"] if cards else []
    position = own_table(rules_with(tmp_path, card), *given, *lines)
    # when
    if red_ok:
        play(position, "1: develop bench")
    # then
    if red_ok and blue_ok:
        assert offered(position, 1) == ["colour red", "colour blue"]
    elif red_ok:
        holds(position, "1 resources = 4 blue", "1 vp = 1")
    else:
        assert why_not(position, "1: develop bench") == "price NV-5.2.5"


def test_discounts_add_up_and_stop_at_nothing() -> None:
    """NV-18.8.22: Blacksmithing, Engineering, Imhotep and Canals take four off, not below 0."""
    # given
    position = table(
        "1 dice black 1",
        "2 dice red 1",
        "1 hand archery",
        "1 tableau blacksmithing@green engineering imhotep canals",
    )
    # when
    play(position, "1: develop archery")
    # then: a cost of 3
    holds(position, "1 resources = nothing", "1 hand = nothing")


def test_discount_on_enlisting() -> None:
    """NV-18.8.22: Genghis Khan costs 5; Tyranny and Absolutism take one each off."""
    # given
    position = table(
        "1 dice red 1", "2 dice red 1", "people genghis_khan", "1 tableau tyranny absolutism"
    )
    # when
    play(position, "1: enlist genghis_khan")
    # then
    holds(position, "1 unrest = 3")


def test_discount_on_expanding() -> None:
    """NV-18.8.22: Caravels let one technology be lacking, whatever its colour; not two."""
    # given
    given = ("era 2", "1 dice red 1", "1 hand urban_development")  # green and two red
    one = table(*given, "1 tableau caravels archery oppression")
    two = table(*given, "1 tableau caravels archery")
    both = table(*given, "1 tableau caravels archery compass")
    # then
    assert "expand urban_development" in offered(one, 1)
    assert why_not(two, "1: expand urban_development") == "lacks NV-5.5.2"
    assert "expand urban_development" in offered(both, 1)


def test_action_bonus_on_gain_and_repair() -> None:
    """NV-18.8.23: so many more resources of the die's colour, so many more cards."""
    # given
    gain = table("1 dice blue 2", "2 dice red 1", "1 tableau craftsmanship manufactories")
    cards = "1 tableau anatomy archery+damaged pottery+damaged fishing+damaged trade+damaged"
    repair = table("1 dice blue 2", "2 dice red 1", cards)
    # when
    play(gain, "1: gain")
    play(repair, "1: repair", "1: mend archery", "1: mend pottery", "1: mend fishing")
    # then
    holds(gain, "1 resources = 5 blue")
    holds(repair, "1 tableau = anatomy archery pottery fishing trade+damaged", "to act = 2")


def test_action_bonus_on_research() -> None:
    """NV-18.8.23: Writing and Universities allow two more cards."""
    # given
    position = table(
        "1 dice blue 2",
        "2 dice red 1",
        "column pottery archery fishing trade",
        "1 tableau writing universities",
    )
    # when
    play(position, "1: research trade", "1: fetch fishing", "1: fetch archery")
    # then
    holds(position, "1 hand = trade fishing archery", "columns = pottery", "to act = 2")


def test_substitutes_pay_for_other_colours() -> None:
    """NV-18.8.24: Coinage lets up to three yellow stand for the paying colour, one for one."""
    # given
    given = ("1 dice black 1", "1 hand theater", "1 tableau coinage", "2 dice red 1")  # green, 4
    short = table(*given, "1 resources 9 yellow")
    exact = table(*given, "1 resources 9 yellow green")
    rich = table(*given, "1 resources 9 yellow 3 green")
    # then
    assert why_not(short, "1: develop theater") == "price NV-5.2.5"
    # when
    play(exact, "1: develop theater")
    play(rich, "1: develop theater")
    # then
    holds(exact, "1 resources = 6 yellow")
    assert offered(rich, 1) == ["pay 3 green yellow", "pay 2 green 2 yellow", "pay green 3 yellow"]


def test_a_wild_die_counts_as_the_paying_colour() -> None:
    """NV-18.8.25: with Alchemy a black die develops; other colours and actions are unchanged."""
    # given
    given = ("1 hand theater", "1 tableau alchemy")
    black, red = table("1 dice black 4", *given), table("1 dice red 4", *given)
    # then
    assert "develop theater" in offered(black, 1)
    assert "gain" not in offered(black, 1)
    assert why_not(red, "1: develop theater") == "price NV-5.2.5"


@pytest.mark.parametrize(
    ("cards", "unrest"), [("archery", 3), ("bathhouses", 2), ("bathhouses coffee_houses", 1)]
)
def test_the_pick_limit_is_higher(cards: str, unrest: int) -> None:
    """NV-18.8.26: dice worth 13, a limit of 10 and one more for each card."""
    # given
    zones = ("zone red 6 red 6 blue 1", "zone black 1", "zone black 1")
    position = table("phase pick", *zones, f"1 tableau {cards}")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, f"1 unrest = {unrest}")


def test_reach_makes_more_cards_available() -> None:
    """NV-18.8.27: with Horse Riding the two lowest of each column; the higher is one use."""
    # given
    given = ("column pottery archery fishing", "column markets trade", "2 dice red 1")
    position = table(*given, "1 dice red 3 red 1", "1 tableau horse_riding")
    reachable = {"research fishing", "research archery", "research trade", "research markets"}
    # then
    assert {move for move in offered(position, 1) if move.startswith("research")} == reachable
    # when
    play(position, "1: research archery", "1: die red 1", "2: gain")
    # then
    holds(position, "1 tableau = horse_riding+used:3", "1 hand = archery")
    left = {move for move in offered(position, 1) if move.startswith("research")}
    assert left == {"research fishing", "research trade"}


def test_reach_helps_to_develop_and_expand_and_need_not_be_used() -> None:
    """NV-18.8.27: the available card is taken without a use; new rounds bring the use back."""
    # given
    given = ("era 2", "1 dice red 4", "2 dice red 1", "1 tableau horse_riding archery oppression")
    plain = table(*given, "column pottery military_training")
    far = table(*given, "column tributes pottery")
    land = table(*given, "column mountain_strongholds pottery")
    # when
    play(plain, "1: develop military_training")
    play(far, "1: develop tributes")
    play(land, "1: expand mountain_strongholds")
    # then
    assert plain.players[0].tableau[0].uses == 0
    assert far.players[0].tableau[0].uses
    assert land.players[0].tableau[0].uses
    spent = table(*given, "1 tableau compass+used:2", "column mountain_strongholds pottery")
    assert "expand mountain_strongholds" in offered(spent, 1)  # Horse Riding has a use left
    used = table("1 dice red 3", "1 tableau horse_riding+used:3", "column archery pottery")
    assert why_not(used, "1: develop archery") == "not_available NV-2.5.1"


def test_count_as_adds_to_the_number_of_a_type() -> None:
    """NV-18.8.28: for comparisons, conditions, amounts and requirements."""
    # given
    position = table("phase production", "1 tableau tributes amanirenas", "2 tableau archery")
    # then: two red against one; and Amanirenas gives red herself
    holds(position, "1 number red = 2", "1 resources = 2 yellow red")
    # and Mountain Strongholds ask for two red
    given = ("era 2", "1 dice red 1", "1 hand mountain_strongholds")
    assert "expand mountain_strongholds" in offered(table(*given, "1 tableau siegecraft"), 1)
    # and Julius Caesar scores per red
    scored = table("1 tableau julius_caesar archery amina", "phase scoring", presence_vp=0)
    holds(scored, "1 vp = 5")  # two for red, red and territory for the most, Amina's goal


def test_count_as_is_no_card() -> None:
    """NV-18.8.28: never presence, sets, tech or a choice of cards."""
    # given
    position = table("phase disasters", "tracks invasion 10", "1 tableau lakshmibai pottery")
    # then: no red card to damage, so Pottery is given up
    holds(position, "1 past = pottery", "1 number red = 1")
    scored = table("1 tableau lakshmibai", "phase scoring", majority_vp=0)
    holds(scored, "1 vp = 2")  # her goal, no presence


DISASTERS = [("riots", "green"), ("invasion", "red"), ("decline", "yellow"), ("regression", "blue")]


@pytest.mark.parametrize(("track", "colour"), DISASTERS)
def test_protection_from_a_disaster(tmp_path: Path, track: str, colour: str) -> None:
    """NV-18.8.29: the owner is skipped, and only in that disaster."""
    # given
    shield = personality("shield", effect("always", "protect", from_=[track]))
    goods = technology("goods", effect("instant", "vp", amount=1), colours=colour)
    rules = rules_with(tmp_path, shield, goods)
    given = ("phase disasters", "2 tableau goods")
    # then
    for name, other in DISASTERS:
        position = own_table(rules, *given, "2 tableau shield", f"tracks {name} 10")
        lost = name != track
        holds(position, f"2 past = {'goods' if lost and other != colour else 'nothing'}")
        assert position.players[1].standing.damaged == 0
    bare = own_table(rules, *given, f"tracks {track} 10")
    holds(bare, "2 tableau = goods+damaged")


def test_protection_from_dark_age_and_penalty() -> None:
    """NV-18.8.29: no die is lost or reduced; the penalty flag is not set."""
    # given
    dark = table("phase dark_age", "tracks dark_age 10", "1 tableau quarantine", "1 dice red 4")
    zone = table("1 unrest 6", "1 dice red 4 red 4", "people sappho sun_tzu", "1 tableau boudica")
    # when
    play(zone, "1: enlist sun_tzu")
    # then
    holds(dark, "1 dice = red 4")
    holds(zone, "1 unrest = 9", "1 dice = red 4", "1 penalty = no")


def test_protection_from_attack() -> None:
    """NV-18.8.29: neither stolen from nor damaged."""
    # given
    position = table(
        "1 dice black 4", "people bastidas", "2 vp 1", "2 resources 2 red", "2 tableau sun_tzu"
    )
    # when
    play(position, "1: enlist bastidas", *["1: take blue"] * 3)
    # then
    holds(position, "2 resources = 2 red", "1 resources = 3 blue")


def test_protection_from_civil_war() -> None:
    """NV-18.8.29: the marker stops on 9, which is in the zone, and no war begins."""
    # given
    given = ("1 unrest 8", "1 dice red 4 red 4", "people sun_tzu")
    position = table(*given, "1 tableau social_insurance archery")
    # when
    play(position, "1: enlist sun_tzu")
    # then
    holds(position, "1 unrest = 9", "1 dice = red 3", "1 penalty = yes")
    holds(position, "1 tableau = social_insurance archery sun_tzu")
    assert asked(position) == "turn"
