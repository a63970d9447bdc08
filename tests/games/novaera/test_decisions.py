"""Section 19: what the decisions of a round and of a turn ask and leave open."""

from pathlib import Path

from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with

ZONES = ("zone red 1 red 1 red 1", "zone blue 2 blue 2 blue 2", "zone black 1 green 1 green 1")
SPEND = ("1 dice red 1", "2 dice red 1")


def test_zones_are_picked_one_after_the_other() -> None:
    """NV-19.1.1: clockwise; a zone that was picked is no choice, nor is to pick none."""
    # given
    position = table("phase pick", *ZONES, "first 2")
    # then
    assert position.to_act() == (1,)
    play(position, "2: pick 2")
    assert position.to_act() == (0,)
    assert offered(position, 1) == ["pick 1", "pick 3"]
    assert why_not(position, "1: pick 2") == "zone_taken NV-4.2.1"


def test_only_unprotected_players_with_dice_give_one_up() -> None:
    """NV-19.1.2: seat 1 is protected, seat 2 has no choice, seat 4 has no dice."""
    # given
    position = table(
        "phase dark_age",
        "tracks dark_age 10",
        "1 tableau quarantine",
        "1 dice red 4 blue 3",
        "2 dice red 1 red 1",
        "3 dice green 4 blue 3",
        seats=4,
    )
    # then
    assert position.to_act() == (2,)


def test_abilities_may_be_left_unused() -> None:
    """NV-19.1.3: every usable ability beside the actions; taking the action declines them."""
    # given
    given = ("1 dice red 2", "2 dice red 1", "1 resources green", "1 tableau sun_tzu barter trade")
    position = table(*given)
    # then: Trade asks for yellow
    assert offered(position, 1) == ["gain", "use sun_tzu", "use barter"]
    play(position, "1: gain")
    holds(position, "1 tableau = sun_tzu barter trade", "to act = 2")


def test_an_action_is_compulsory_and_shows_all_of_them() -> None:
    """NV-19.1.4: NV-19.1.6: develop, gain, enlist, expand, repair, calm and research; no pass."""
    # given
    position = table(
        "era 2",
        "1 dice red 6 black 1",
        "column archery",
        "people sun_tzu sappho",
        "1 hand mountain_strongholds river_valleys",
        "1 tableau tributes tyranny pottery+damaged",
    )
    # then: River Valleys ask for two green
    assert sorted(offered(position, 1)) == [
        "calm",
        "develop archery",
        "enlist sappho",
        "enlist sun_tzu",
        "expand mountain_strongholds",
        "gain",
        "repair",
        "research archery",
    ]


def test_enlisting_and_expanding_need_no_more_than_card_and_die() -> None:
    """NV-19.1.6: which card is named with the action; reach widens the cards to choose from."""
    # given
    given = ("era 2", "1 dice red 6", "2 dice red 1", "column river_valleys archery")
    position = table(*given, "1 tableau irrigation theater horse_riding")
    # then
    assert "expand river_valleys" in offered(position, 1)
    # when
    play(position, "1: expand river_valleys")
    # then
    holds(position, "to act = 2", "columns = archery")
    assert position.players[0].tableau[2].uses


def test_one_repair_is_compulsory_and_further_ones_are_not() -> None:
    """NV-19.1.7: the first card without, the second with the answer to stop."""
    # given
    position = table(*SPEND, "1 tableau pottery+damaged archery+damaged fishing+damaged")
    # when
    play(position, "1: repair", "1: mend archery")
    # then
    assert offered(position, 1) == ["mend pottery", "mend fishing", "done"]
    assert position.question(0).clause == "NV-19.1.7"


def test_further_research_may_be_declined() -> None:
    """NV-19.1.8: the first card is named with the action, the next may be left."""
    # given
    position = table(*SPEND, "1 tableau writing", "column pottery archery")
    # when
    play(position, "1: research archery", "1: done")
    # then
    holds(position, "1 hand = archery", "to act = 2")


def test_conversions_end_when_the_owner_says_so(tmp_path: Path) -> None:
    """NV-19.1.16: from none to the limit."""
    # given
    card = personality(
        "mill",
        effect(
            "production",
            "convert",
            pay={"green": 1},
            get={"blue": 1},
            limit={"per": "round", "times": 3},
        ),
    )
    rules = rules_with(tmp_path, card)
    # then
    for uses in range(4):
        position = own_table(rules, "phase production", "1 tableau mill", "1 resources 5 green")
        play(position, *["1: convert"] * uses)
        if uses < 3:
            assert asked(position) == "convert"
            play(position, "1: done")
        assert position.players[0].resources == [5 - uses, 0, 0, uses]
        holds(position, "phase = pick")
