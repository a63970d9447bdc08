"""Sections 18.1 and 18.2: the shape of effects, and when each trigger resolves."""

import ast
from pathlib import Path

from novastate.games.novaera.cards.load import shipped
from tests.games.novaera.nova import asked, holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, rules_with, technology


def test_the_list_order_is_the_printed_order() -> None:
    """NV-18.1.1: Hunting gives green, then red, as its list says."""
    # given
    position = table("1 dice red 1", "1 hand hunting")
    # when
    events = play(position, "1: develop hunting")
    # then
    gained = [event.args["goods"] for event in events if event.code == "gain"]
    assert gained == [{"green": 1}, {"red": 1}]


def test_an_effect_holds_what_its_table_says(tmp_path: Path) -> None:
    """NV-18.1.1: trigger, condition, verb, parameters, amount and limit all count."""
    # given
    rules = rules_with(
        tmp_path,
        technology(
            "mint",
            effect(
                "ability",
                "convert",
                condition={"at_least": ["red", 1]},
                pay={"green": 2},
                get={"blue": 1},
                limit={"per": "round", "times": 1},
            ),
        ),
    )
    given = ("1 dice blue 1 blue 1", "1 resources 4 green")
    without = own_table(rules, *given, "1 tableau mint")
    position = own_table(rules, *given, "1 tableau mint archery")
    # then
    assert "use mint" not in offered(without, 1)
    # when
    play(position, "1: use mint")
    # then
    holds(position, "1 resources = 2 green blue", "1 tableau = mint+used:1 archery")
    assert why_not(position, "1: use mint") == "used_up NV-18.5.5"


def test_damaged_cards_and_cards_that_left_have_no_effect() -> None:
    """NV-18.1.2: Imhotep's discount and the ability of Barter end with the card."""
    # given
    given = ("1 dice green 1", "1 resources green", "column pottery")
    # then: Pottery costs 3
    assert "develop pottery" in offered(table(*given, "1 tableau imhotep"), 1)
    assert why_not(table(*given, "1 past imhotep"), "1: develop pottery") == "price NV-5.2.5"
    assert why_not(table(*given, "1 hand barter"), "1: use barter") == "not_in_play NV-18.1.2"
    hurt = table(*given, "1 tableau engineering+damaged barter+damaged")
    assert why_not(hurt, "1: develop pottery") == "price NV-5.2.5"
    assert why_not(hurt, "1: use barter") == "damaged NV-9.1.1"


def test_quantities_are_those_of_the_owner() -> None:
    """NV-18.1.3: Tributes of seat 2 ask for the most red of seat 2, whoever is first."""
    # given
    position = table("phase production", "2 tableau tributes", "1 tableau irrigation")
    rich = table("phase production", "2 tableau tributes", "1 tableau archery oppression")
    # then
    holds(position, "2 resources = 2 yellow", "1 resources = green")
    play(rich, "1: rest", "1: take blue")
    holds(rich, "2 resources = nothing", "1 resources = red blue")


def test_no_card_has_code_of_its_own() -> None:
    """NV-18.1.4: no module of the rules names a card."""
    # given
    folder = Path(__file__).parents[3] / "src" / "novastate" / "games" / "novaera"
    ids = {card.id for card in shipped().cards}
    # then
    for path in folder.rglob("*.py"):
        tree = ast.walk(ast.parse(path.read_text("utf-8")))
        said = {node.value for node in tree if isinstance(node, ast.Constant)}
        assert not said & ids, path.name


def test_an_instant_happens_once() -> None:
    """NV-18.2.1: when the card is placed; not in production, not when it is repaired."""
    # given
    position = table("1 dice green 3 red 1", "1 hand herbalism", "1 tableau archery+damaged")
    # when
    play(position, "1: develop herbalism")
    # then
    holds(position, "1 resources = green", "1 tableau = archery+damaged herbalism")
    # when
    repaired = table("1 dice green 3", "1 tableau herbalism+damaged lighthouse+damaged")
    play(repaired, "1: repair", "1: mend herbalism", "1: mend lighthouse")
    # then: the round went on to production
    assert asked(repaired) == "production_order"
    holds(repaired, "1 resources = nothing")


def test_production_happens_in_its_step() -> None:
    """NV-18.2.2: not when the card is placed, but in S7."""
    # given
    position = table("1 dice green 2", "2 dice red 1", "1 hand irrigation")
    # when
    play(position, "1: develop irrigation")
    # then
    holds(position, "1 resources = nothing", "phase = spend")
    # when
    play(position, "2: gain")
    # then
    holds(position, "1 resources = green", "2 resources = red", "round = 2")


def test_scoring_happens_in_every_scoring_phase() -> None:
    """NV-18.2.3: Opera scores at the end of each era, and at no other time."""
    # given
    given = ("1 tableau opera", "phase scoring")
    # then
    for era in (1, 2, 3):
        position = table(f"era {era}", *given, presence_vp=0, majority_vp=0)
        holds(position, "1 vp = 2")
    holds(table("1 tableau opera", "phase clean_up"), "1 vp = 0")


def test_an_ability_is_used_in_the_own_turn_before_the_action() -> None:
    """NV-18.2.4: offered beside the actions of the own turn, never asked of others."""
    # given
    position = table(
        "1 dice red 2", "2 dice red 3", "1 tableau sun_tzu", "2 tableau julius_caesar", "turn 2"
    )
    # then
    assert "use julius_caesar" in offered(position, 2)
    assert why_not(position, "1: use sun_tzu") == "not_asked NV-19.2.2"
    # when
    play(position, "2: gain")
    # then: unused, and no longer asked
    holds(position, "2 resources = 3 red", "to act = 1", "2 tableau = julius_caesar")
    used = table("1 dice red 2", "1 tableau sun_tzu+used:2")
    assert why_not(used, "1: use sun_tzu") == "used_up NV-18.5.5"
    picking = table("phase pick", "1 tableau sun_tzu", "zone red 1", "zone red 2", "zone blue 3")
    assert why_not(picking, "1: use sun_tzu") == "not_an_option NV-19.1.1"


def test_always_changes_a_rule_and_resolves_nothing() -> None:
    """NV-18.2.5: Craftsmanship adds to Gain while it lies undamaged."""
    # given
    for card, gained in (("craftsmanship", 4), ("craftsmanship+damaged", 3)):
        position = table("1 dice red 3", f"1 tableau {card}")
        # when
        play(position, "1: gain")
        # then
        holds(position, f"1 resources = {gained} red")


def test_on_pick_follows_the_own_pick() -> None:
    """NV-18.2.6: Stargazing sees the sum its owner picked, not that of a rival."""
    # given
    zones = ("zone red 1 red 1 red 1", "zone blue 2 blue 2 blue 3", "zone black 6 black 6 green 1")
    position = table("phase pick", *zones, "2 tableau stargazing")
    # when
    play(position, "1: pick 1")
    # then
    holds(position, "2 resources = nothing")
    # when
    play(position, "2: pick 2")
    # then
    holds(position, "2 resources = 2 blue", "1 resources = nothing")


def test_on_upgrade_comes_once_for_each_upgrade() -> None:
    """NV-18.2.8: Absolutism replaces two own cards, and Gutenberg scores twice."""
    # given
    given = ("era 2", "1 dice red 6", "1 resources 2 red", "1 hand absolutism")
    both = table(*given, "1 tableau gutenberg tyranny oppression", "2 dice red 1")
    rival = table(*given, "1 resources red", "2 tableau gutenberg oppression", "2 dice red 1")
    # when
    play(both, "1: develop absolutism")
    play(rival, "1: develop absolutism")
    # then
    holds(both, "1 vp = 4", "1 past = tyranny oppression")
    holds(rival, "1 vp = 0", "2 vp = 0", "2 past = oppression")


def test_on_disaster_follows_the_named_or_any_disaster() -> None:
    """NV-18.2.9: Hildegard reacts to all, Mountain Strongholds to invasions."""
    # given
    cards = "1 tableau hildegard mountain_strongholds pottery"
    given = ("phase disasters", cards, "2 dice red 1")
    # when
    riots, invasion = table(*given, "tracks riots 10"), table(*given, "tracks invasion 10")
    # then: the strongholds, which protect from invasion, are there in both
    holds(riots, "1 resources = green", "1 vp = 0")
    holds(riots, "1 tableau = hildegard mountain_strongholds pottery+damaged")
    holds(invasion, "1 resources = green", "1 vp = 1", "tracks = nothing")


def test_on_disaster_comes_after_the_reset(tmp_path: Path) -> None:
    """NV-18.2.9: a marker moved by the effect starts from 0."""
    # given
    card = technology(
        "echo", effect("on_disaster", "track", which="riots", amount=3, disaster="riots")
    )
    position = own_table(
        rules_with(tmp_path, card), "phase disasters", "1 tableau echo pottery", "tracks riots 10"
    )
    # when
    play(position, "1: damage pottery", "1: move riots")
    # then
    holds(position, "tracks = riots 3")


def test_on_dark_age_comes_in_each_round_it_strikes() -> None:
    """NV-18.2.10: Scriptoria give three blue when S4 strikes, also without dice to lose."""
    # given
    given = ("phase dark_age", "1 tableau scriptoria", "2 dice red 1 red 1")
    # then
    holds(table(*given, "tracks dark_age 10"), "1 resources = 3 blue", "2 dice = red 1")
    holds(table(*given, "tracks dark_age 9"), "1 resources = nothing")


def test_on_civil_war_comes_after_the_own_civil_war() -> None:
    """NV-18.2.11: Louverture scores for his owner's war, not for a rival's."""
    # given
    given = ("1 dice red 1 red 1", "people sun_tzu", "1 unrest 8")
    own, other = table(*given, "1 tableau louverture"), table(*given, "2 tableau louverture")
    # when
    play(own, "1: enlist sun_tzu")
    play(other, "1: enlist sun_tzu")
    # then
    holds(own, "1 vp = 2", "1 unrest = 0")
    holds(other, "1 vp = 0", "2 vp = 0")


def test_on_new_era_comes_when_the_personalities_leave() -> None:
    """NV-18.2.12: in step 3 of a new era, and only then."""
    # given
    asking = table("1 tableau absolutism sappho", "phase scoring")
    quiet = table("1 tableau absolutism sappho", "phase clean_up")
    # then
    assert asked(asking) == "keep_personality"
    holds(asking, "era = 2", "people = nothing", "1 past = nothing")
    holds(quiet, "phase = pick", "1 tableau = absolutism sappho")
