"""The shootout from its declaration to the choice of a target (NE-9.1, NE-9.2)."""

import pytest

from novastate.kernel.questions import Refused
from tests.games.newera.era import asked, codes, holds, offered, play, table, why_not

THREE = "2 state docks_ne tank labor_camp"
"""Locations of defence 3, 4 and 5."""


def test_a_location_is_hit_without_defence() -> None:
    """NE-9.1.1: DECLARE, TARGET, LOOT, RUIN, DONE, without a question where there is no choice."""
    # given
    p = table("1 pool conquest3", "2 state docks_ne")
    # when
    told = play(p, "1: attack 2")
    # then
    assert codes(told) == ["attack", "commit", "raid", "gain", "gain", "debris"]
    holds(p, "1 pool = 2 scrap", "2 pool = scrap", "2 state = docks_ne+debris", "to act = 2")


@pytest.mark.parametrize(("tokens", "possible"), [("2 conquest1", False), ("3 conquest1", True)])
def test_an_attack_must_be_able_to_hit_something(tokens: str, possible: bool) -> None:
    """NE-9.1.3: the strength must be at least the effective defence of one location."""
    p = table(f"1 pool {tokens}", "2 state docks_ne tank")
    assert ("attack 2" in offered(p, 1)) == possible
    assert why_not(p, "1: attack 2") == ("" if possible else "no_strength NE-9.1.3")


def test_attached_cards_count_for_the_strength_that_an_attack_needs() -> None:
    """NE-9.1.3, NE-9.2.1: for conquest the distance is the effective defence."""
    p = table("1 pool conquest3", "2 state docks_ne+attached:palisade")
    assert why_not(p, "1: attack 2") == "no_strength NE-9.1.3"
    p = table("1 pool conquest4", "2 state docks_ne+attached:palisade")
    assert "attack 2" in offered(p, 1)


def test_a_player_who_has_passed_is_not_attacked() -> None:
    """NE-9.1.3, NE-17.2: the opponent must not have passed."""
    p = table("1 pool conquest3", "2 state docks_ne", "2 passed", "3 state quarry_ne", seats=3)
    assert [text for text in offered(p, 1) if "attack" in text] == ["attack 3"]
    assert why_not(p, "1: attack 2") == "passed NE-17.2"


def test_debris_and_one_s_own_locations_are_no_targets() -> None:
    """NE-8.1.9, NE-13.1: debris has no defence and cannot be conquered."""
    p = table("1 pool conquest5", "1 state docks_ne", "2 state quarry_ne+debris")
    assert "attack 2" not in offered(p, 1)
    assert why_not(p, "1: attack 1") != ""


def test_the_means_are_the_field_or_tokens() -> None:
    """NE-9.1.1, NE-8.1.2: DECLARE offers the field and the first token, never both together."""
    # given
    p = table("1 faction mutants_union", "1 pool weapons conquest1 contact2", THREE)
    # when
    play(p, "1: attack 2")
    # then
    assert asked(p) == "attack_means"
    assert offered(p, 1) == ["by_contact", "by_token conquest1", "by_token contact2"]
    # when
    told = play(p, "1: by_contact")
    # then: the field reaches 3 and no token is asked for
    assert "debris" in codes(told)
    holds(p, "1 pool = 2 scrap conquest1 contact2", "1 fields = conquest")


def test_a_field_too_short_is_no_means() -> None:
    """NE-9.1.3: the field is offered only if it could hit something by itself."""
    p = table("1 faction new_york", "1 pool weapons 3 conquest1", "2 state docks_ne")
    play(p, "1: attack 2")
    holds(p, "1 fields = nothing", "1 pool = 2 scrap weapons")


def test_tokens_are_added_up() -> None:
    """NE-8.1.3, NE-8.1.11, NE-9.1.2: a token of 2 and one of 3 attack with strength 5."""
    # given
    p = table("1 pool conquest2 conquest3", THREE)
    # when
    play(p, "1: attack 2", "1: by_token conquest2")
    # then
    assert asked(p) == "conquest_target"
    assert p.question(0).prompt.args["strength"] == 5
    assert offered(p, 1) == ["target 2.docks_ne", "target 2.tank", "target 2.labor_camp"]


def test_an_attack_may_be_stronger_than_it_must() -> None:
    """NE-8.1.7, NE-9.1.1: once something can be hit, further tokens may be added or not."""
    # given
    p = table("1 pool conquest3 conquest1 contact1", THREE)
    # when
    play(p, "1: attack 2", "1: by_token conquest3")
    # then
    assert asked(p) == "attack_tokens"
    assert offered(p, 1) == ["by_token conquest1", "by_token contact1", "done"]
    # when
    play(p, "1: by_token contact1", "1: done")
    # then
    assert offered(p, 1) == ["target 2.docks_ne", "target 2.tank"]
    holds(p, "1 pool = conquest1")


def test_while_nothing_can_be_hit_tokens_must_be_added() -> None:
    """NE-9.1.3: an attack that can hit nothing cannot stand."""
    p = table("1 pool conquest1 2 conquest2 contact1", THREE)
    play(p, "1: attack 2", "1: by_token conquest1")
    assert "done" not in offered(p, 1)


def test_tokens_of_other_kinds_are_not_added() -> None:
    """NE-8.1.6, NE-2.1.7, NE-21.1.10: cooperation and defence tokens attack nobody."""
    p = table("1 pool conquest2 negotiation5 incorporation3 defence3", THREE)
    assert "attack 2" not in offered(p, 1)


def test_the_defender_is_asked_if_he_has_defence_tokens() -> None:
    """NE-9.1.1, NE-4.3: DECLARE leads to DEFEND, out of turn; a third player takes no part."""
    # given
    p = table("1 pool conquest3", "2 state docks_ne", "2 pool defence1", "3 pool defence3", seats=3)
    # when
    play(p, "1: attack 2")
    # then
    holds(p, "to act = 2")
    assert asked(p) == "shootout_defend"
    assert offered(p, 2) == ["defend defence1", "done"]


def test_third_players_take_no_part() -> None:
    """NE-9.1.10: tokens of a third player are of no use to either side."""
    # given
    p = table("1 pool conquest3", "2 state docks_ne", "3 pool defence3 conquest5", seats=3)
    # when
    play(p, "1: attack 2")
    # then
    holds(p, "2 state = docks_ne+debris", "3 pool = conquest5 defence3")


def test_contact_tokens_defend_nobody() -> None:
    """NE-2.1.6, NE-2.1.7: a universal or conquest token never serves as a defence token."""
    p = table("1 pool conquest3", "2 state docks_ne", "2 pool contact5 conquest5")
    play(p, "1: attack 2")
    holds(p, "2 state = docks_ne+debris", "2 pool = scrap conquest5 contact5")


def test_the_defender_knows_the_strength_but_not_the_aim() -> None:
    """NE-9.1.4, NE-25.6: the location is named only in TARGET; tokens are committed openly."""
    # given
    p = table("1 pool conquest5", THREE, "2 pool defence1")
    # when
    play(p, "1: attack 2")
    # then
    assert p.question(1).prompt.args == {"seat": 1, "rival": 0, "strength": 5}
    assert p.view(1)["committed"] == p.view(None)["committed"] == [[0, "conquest5"]]


def test_the_example_of_the_rules() -> None:
    """NE-9.3.13, NE-9.1.2: tokens 2 and 3 less a defence of 1 hit defence 3 or 4 but not 5."""
    # given
    p = table("1 pool conquest2 conquest3", THREE, "2 pool defence1")
    # when
    play(p, "1: attack 2", "1: by_token conquest2", "2: defend defence1")
    # then
    assert asked(p) == "conquest_target"
    assert offered(p, 1) == ["target 2.docks_ne", "target 2.tank"]
    with pytest.raises(Refused, match=r"NE-9\.1\.8"):
        play(p, "1: target 2.labor_camp")


def test_a_defence_token_of_three_takes_three() -> None:
    """NE-2.1.7, NE-9.1.2: a defence token has the value 1 or 3."""
    p = table("1 pool conquest5", THREE, "2 pool defence1 defence3")
    play(p, "1: attack 2", "2: defend defence3")
    assert p.question(1).prompt.args["strength"] == 2


def test_stopping_ends_the_exchange() -> None:
    """NE-9.1.6, NE-9.1.1: DEFEND, stop: TARGET, whatever either side still has."""
    # given
    p = table("1 pool conquest3 conquest1", THREE, "2 pool defence1")
    play(p, "1: attack 2", "1: by_token conquest3", "1: done")
    # when
    play(p, "2: done")
    # then: only the docks are within 3
    holds(p, "2 state = docks_ne+debris tank labor_camp", "1 pool = 2 scrap conquest1")
    holds(p, "2 pool = scrap defence1")


def test_the_defender_may_commit_a_part_of_his_tokens() -> None:
    """NE-9.1.6: any part may be committed."""
    # given
    p = table("1 pool conquest5", THREE, "2 pool 3 defence1 defence3")
    # when
    play(p, "1: attack 2", "2: defend defence1", "2: defend defence1", "2: done")
    # then: 3 is left, and only the docks are within it
    holds(p, "2 pool = scrap defence1 defence3", "2 state = docks_ne+debris tank labor_camp")


def test_the_attacker_answers_what_was_committed() -> None:
    """NE-9.1.1: DEFEND, commit: ANSWER; adding tokens lets the defender act again."""
    # given
    p = table("1 pool conquest3 2 conquest1", "2 state docks_ne", "2 pool 2 defence1")
    play(p, "1: attack 2", "1: by_token conquest3", "1: done")
    # when
    play(p, "2: defend defence1", "2: done")
    # then
    holds(p, "to act = 1")
    assert asked(p) == "shootout_answer"
    assert p.question(0).prompt.args["strength"] == 2
    assert offered(p, 1) == ["by_token conquest1", "done"]
    # when
    play(p, "1: by_token conquest1", "1: done")
    # then: the defender has a token left
    holds(p, "to act = 2")
    assert asked(p) == "shootout_defend"
    assert p.question(1).prompt.args["strength"] == 3
    # when
    play(p, "2: defend defence1")
    # then: the attacker has one left, too; with it the attack hits
    assert asked(p) == "shootout_answer"
    play(p, "1: by_token conquest1")
    holds(p, "2 state = docks_ne+debris", "1 pool = 2 scrap", "2 pool = scrap")


def test_an_answer_ends_the_exchange_if_no_defence_is_left() -> None:
    """NE-9.1.1: ANSWER, add: TARGET if the defender has no defence token left."""
    # given
    p = table("1 pool conquest3 contact1", THREE, "2 pool defence1")
    play(p, "1: attack 2", "1: by_token conquest3", "1: done", "2: defend defence1")
    # when
    told = play(p, "1: by_token contact1")
    # then: the universal token served as conquest
    assert codes(told)[:2] == ["commit", "raid"]


def test_the_attacker_may_fight_on_without_hope() -> None:
    """NE-9.1.7, NE-9.1.9: ANSWER, fight: TARGET, and with nothing within strength FAIL."""
    # given
    p = table("1 pool conquest3 conquest1", "2 state docks_ne", "2 pool defence1")
    play(p, "1: attack 2", "1: by_token conquest3", "1: done", "2: defend defence1")
    # when
    told = play(p, "1: done")
    # then
    assert codes(told) == ["attack_failed"]
    holds(p, "2 state = docks_ne", "1 pool = conquest1", "2 pool = nothing", "to act = 2")


def test_an_attacker_without_tokens_fights_by_himself() -> None:
    """NE-9.1.7: who cannot add tokens is not asked."""
    p = table("1 pool conquest3", "2 state docks_ne", "2 pool defence1")
    told = play(p, "1: attack 2", "2: defend defence1")
    assert codes(told)[-1] == "attack_failed"


def test_an_attack_by_the_field_is_never_enlarged() -> None:
    """NE-8.2.3, NE-9.2.2: the defender may answer it; the attacker may not add tokens."""
    # given
    p = table(
        "1 faction mutants_union", "1 pool weapons conquest2", "2 state docks_ne", "2 pool defence1"
    )
    # when
    told = play(p, "1: attack 2", "2: defend defence1")
    # then: the token of 2 would save the attack, but is not asked for
    assert codes(told)[-1] == "attack_failed"
    holds(p, "2 state = docks_ne", "1 pool = conquest2", "1 fields = conquest", "2 pool = nothing")


def test_a_target_is_within_strength_by_its_effective_defence() -> None:
    """NE-9.1.1, NE-9.2.1, NE-2.4.6: an attached card keeps a location out of reach."""
    p = table("1 pool conquest3", "2 state docks_ne+attached:palisade quarry_ne")
    play(p, "1: attack 2")
    holds(p, "2 state = docks_ne+attached:palisade quarry_ne+debris")


def test_a_location_within_strength_must_be_chosen() -> None:
    """NE-9.1.8: the attack cannot be called off."""
    p = table("1 pool conquest5", THREE)
    play(p, "1: attack 2")
    assert all(text.startswith("target ") for text in offered(p, 1))


def test_the_strength_does_not_count_below_zero() -> None:
    """NE-9.1.2: what the defence takes beyond the strength is told as 0."""
    # given
    p = table("1 pool conquest3 conquest1", "2 state docks_ne", "2 pool 2 defence3")
    # when
    play(p, "1: attack 2", "1: by_token conquest3", "1: done")
    play(p, "2: defend defence3", "2: defend defence3")
    # then
    assert asked(p) == "shootout_answer"
    assert p.question(0).prompt.args["strength"] == 0
    # and what is added counts against all that was committed: 3 + 5 - 6 hits nothing
    p = table("1 pool conquest3 conquest5", "2 state docks_ne", "2 pool 2 defence3")
    play(p, "1: attack 2", "1: by_token conquest3", "1: done")
    told = play(p, "2: defend defence3", "2: defend defence3", "1: by_token conquest5")
    assert codes(told)[-1] == "attack_failed"
