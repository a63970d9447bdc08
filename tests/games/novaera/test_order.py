"""Section 18.7: the order of resolution."""

from pathlib import Path

from novastate.games.novaera.rules.dice import value_of
from tests.games.novaera.nova import asked, holds, play, table
from tests.games.novaera.own import (
    GAIN_BLUE,
    effect,
    own_table,
    personality,
    rules_with,
    technology,
)


def test_a_block_resolves_as_printed(tmp_path: Path) -> None:
    """NV-18.7.1: effects with the same trigger in list order, others between them or not."""
    # given
    poor = personality(
        "miser",
        effect("instant", "lose", kind="blue", amount=2),
        effect("scoring", "vp", amount=1),
        effect("instant", "gain", kind="blue", amount=1),
    )
    position = own_table(
        rules_with(tmp_path, poor), "1 dice black 1", "1 resources blue", "people miser"
    )
    # when
    play(position, "1: enlist miser")
    # then: the other way round nothing would be left
    holds(position, "1 resources = blue")


def test_blocks_of_one_player_follow_the_order_of_placing(tmp_path: Path) -> None:
    """NV-18.7.2: whichever card was placed first resolves first."""
    # given
    rules = rules_with(
        tmp_path,
        technology("sower", effect("on_action", "gain", kind="blue", amount=1, action="calm")),
        technology("reaper", effect("on_action", "lose", kind="blue", amount=1, action="calm")),
    )
    given = ("1 dice black 1", "2 dice red 1")
    sown = own_table(rules, *given, "1 tableau sower reaper")
    reaped = own_table(rules, *given, "1 tableau reaper sower")
    # when
    play(sown, "1: calm")
    play(reaped, "1: calm")
    # then
    holds(sown, "1 resources = nothing")
    holds(reaped, "1 resources = blue")


def test_blocks_of_several_players_resolve_clockwise(tmp_path: Path) -> None:
    """NV-18.7.3: outside turns from the first player, in a turn from the left of its player."""
    # given
    ghost = effect("on_disaster", "gain", kind="any", amount=1, disaster="any")
    rules = rules_with(
        tmp_path,
        personality("ghost", ghost),
        personality("ghoul", ghost),
        personality("spook", ghost),
        personality("mob", effect("instant", "unrest", target="each_weaker:personality", amount=9)),
    )
    given = ("phase disasters", "1 tableau ghost", "2 tableau ghoul", "3 tableau spook")
    position = own_table(rules, *given, "tracks riots 10", "first 2", seats=3)
    # then
    for seat in (2, 3, 1):
        assert position.to_act() == (seat - 1,)
        play(position, f"{seat}: take red")
    # given: the mob of seat 2 drives seat 3, then seat 1 into civil war
    war = own_table(
        rules,
        "2 dice black 1",
        "people mob",
        "turn 2",
        "1 unrest 3",
        "3 unrest 3",
        "1 tableau archery oppression",
        "3 tableau tributes pillage",
        seats=3,
    )
    # when
    play(war, "2: enlist mob")
    # then
    assert war.to_act() == (2,)
    play(war, "3: damage tributes")
    assert war.to_act() == (0,)


def test_consequences_come_before_the_next_effect() -> None:
    """NV-18.7.4: the civil war of a territory is over before it gives its resources."""
    # given
    given = ("era 2", "1 dice red 1 blue 6", "2 dice red 1", "1 hand river_valleys")
    position = table(*given, "1 tableau irrigation pottery louverture", "1 unrest 9")
    # when
    play(position, "1: expand river_valleys", "1: die red 1")
    # then: nothing of the three green yet
    assert asked(position) == "civil_war_loss"
    holds(position, "1 resources = nothing", "1 vp = 0")
    # when
    events = play(position, "1: damage pottery")
    # then: the war with its own trigger, then the gain
    codes = [event.code for event in events if event.code in ("civil_war_over", "score", "gain")]
    assert codes == ["civil_war_over", "score", "gain"]
    holds(position, "1 resources = 3 green", "1 vp = 2", "1 unrest = 0")


def test_a_penalty_is_carried_out_at_once(tmp_path: Path) -> None:
    """NV-18.7.4: the die drawn after the unrest was raised into the zone is not reduced."""
    # given
    rules = rules_with(
        tmp_path,
        personality(
            "storm",
            effect("instant", "unrest", target="self", amount=1),
            effect("instant", "draw_die", amount=1),
        ),
    )
    given = ("1 unrest 6", "people storm", "1 dice black 1 red 5", "2 dice red 1")
    position = own_table(rules, *given, faces=[1, 6, 6, 6, 6, 6])
    # when
    play(position, "1: enlist storm", "1: die black 1")
    # then
    assert [value_of(die) for die in position.players[0].dice] == [4, 6]
    holds(position, "1 penalty = yes")


def test_a_card_damaged_meanwhile_does_not_begin_its_block(tmp_path: Path) -> None:
    """NV-18.7.5: the first card's civil war damages the second before it could begin."""
    # given
    rules = rules_with(
        tmp_path,
        technology("spark", effect("on_dark_age", "unrest", target="self", amount=9), GAIN_BLUE),
        technology("fuel", effect("on_dark_age", "gain", kind="red", amount=2), colours="red"),
        technology(
            "fire",
            effect("on_dark_age", "unrest", target="self", amount=9),
            effect("on_dark_age", "vp", amount=1),
        ),
    )
    given = ("phase dark_age", "tracks dark_age 10", "1 unrest 1", "2 dice red 1 red 1")
    # then
    holds(own_table(rules, *given, "1 tableau spark fuel"), "1 resources = nothing")
    holds(own_table(rules, *given, "1 tableau fuel spark"), "1 resources = 2 red")
    # and a block that has begun is finished
    begun = own_table(rules, *given, "1 tableau fire")
    holds(begun, "1 tableau = fire+damaged", "1 vp = 1")


def test_a_card_repaired_meanwhile_does_not_join_the_event(tmp_path: Path) -> None:
    """NV-18.7.5: only cards undamaged when the event happened trigger."""
    # given
    rules = rules_with(
        tmp_path,
        technology("nurse", effect("on_dark_age", "repair", amount=1)),
        technology("clerk", effect("on_dark_age", "vp", amount=1)),
    )
    given = ("phase dark_age", "tracks dark_age 10", "2 dice red 1 red 1")
    position = own_table(rules, *given, "1 tableau nurse clerk+damaged")
    # when
    play(position, "1: mend clerk")
    # then
    holds(position, "1 tableau = nurse clerk", "1 vp = 0")


def test_the_full_order_of_a_turn() -> None:
    """NV-18.7.6: ability, die, payment, card, obsolescence, upgrade, instants, reactions."""
    # given
    position = table(
        "era 2",
        "1 dice red 1 red 2",
        "2 dice red 1",
        "1 resources 3 red",
        "1 hand crossbows",
        "1 tableau archery gutenberg midwifery sun_tzu",
    )
    # when
    events = play(position, "1: use sun_tzu", "1: die red 2", "1: develop crossbows")
    # then
    wanted = ("use", "change_die", "develop", "upgrade", "score", "gain")
    assert [(event.code, event.args.get("source")) for event in events if event.code in wanted] == [
        ("use", None),
        ("change_die", None),
        ("develop", None),
        ("upgrade", None),
        ("score", "crossbows"),
        ("score", "gutenberg"),
        ("gain", "crossbows"),
        ("gain", "midwifery"),
    ]
    holds(position, "1 dice = red 1", "1 past = archery", "1 resources = 4 red green")


def test_a_civil_war_of_the_payment_comes_before_the_card_enters() -> None:
    """NV-18.7.6: the war an enlistment causes is over before the personality is in play."""
    # given
    given = ("1 dice red 1", "2 dice red 1", "people louverture", "1 unrest 8")
    position = table(*given, "1 tableau archery oppression")
    # when
    play(position, "1: enlist louverture")
    # then
    assert asked(position) == "civil_war_loss"
    holds(position, "1 tableau = archery oppression")
    # when
    play(position, "1: damage archery")
    # then: he did not see the war
    holds(position, "1 vp = 0", "1 unrest = 0")
    assert asked(position) == "take_resource"
