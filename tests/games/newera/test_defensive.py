"""Defensive locations: attached, incorporated, gone with their host (NE-11)."""

import pytest

from tests.games.newera.era import (
    RULES,
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    why_not,
)

DEFENSIVE = [card.text.id for card in RULES.card_set.locations if card.defends]


def test_cooperation_attaches_a_defensive_card() -> None:
    """NE-11.2, NE-8.4.3, NE-11.3: it takes no slot, counts nothing and produces nothing."""
    # given
    p = table(
        "1 pool negotiation1", "1 hand palisade", "1 state docks_ne", "1 deals tank borgo haven"
    )
    # when
    told = play(p, "1: negotiate palisade")
    # then
    assert codes(told) == ["token", "attach"]
    holds(p, "1 state = docks_ne+attached:palisade", "1 deals = tank borgo haven")
    holds(p, "1 total = 1", "1 pool = nothing", "1 hand = nothing")


def test_the_host_is_chosen() -> None:
    """NE-11.6, NE-24: any own location, an incorporated defensive one too, never debris."""
    # given
    p = table(
        "1 pool negotiation1",
        "1 hand palisade",
        "1 state docks_ne tank+debris barbed_wire_entanglement",
        "2 state quarry_ne",
    )
    # when
    play(p, "1: negotiate palisade")
    # then
    assert asked(p) == "host"
    assert offered(p, 1) == ["host docks_ne", "host barbed_wire_entanglement"]
    # when
    play(p, "1: host barbed_wire_entanglement")
    # then
    holds(p, "1 state = docks_ne tank+debris barbed_wire_entanglement+attached:palisade")


@pytest.mark.parametrize("state", ["1 pool worker", "1 state tank+debris"])
def test_without_a_host_there_is_no_cooperation(state: str) -> None:
    """NE-11.6, NE-0.3: every object an action needs must exist."""
    p = table("1 pool negotiation1 conquest1", "1 hand palisade", state)
    assert "negotiate palisade" not in offered(p, 1)
    assert "conquer palisade" in offered(p, 1)


@pytest.mark.parametrize(("range", "possible"), [(1, False), (2, True)])
def test_attaching_needs_range_for_the_distance(range: int, possible: bool) -> None:
    """NE-11.2: the printed distance counts."""
    p = table(f"1 pool negotiation{range}", "1 hand blockhouse", "1 state docks_ne")
    assert ("negotiate blockhouse" in offered(p, 1)) == possible


@pytest.mark.parametrize("id", DEFENSIVE)
def test_the_number_raises_the_defence_against_conquest(id: str) -> None:
    """NE-2.4.6, NE-11.4, NE-21.1.7, NE-2.3.2: docks of defence 3 with every defensive card."""
    number = {"barbed_wire_entanglement": 1, "palisade": 1, "blockhouse": 2, "old_fort": 3}[id]
    for strength in (3 + number - 1, 3 + number):
        tokens = f"conquest{min(strength, 5)}" + (" conquest1" if strength == 6 else "")
        p = table(f"1 pool {tokens}", f"2 state docks_ne+attached:{id}")
        assert ("attack 2" in offered(p, 1)) == (strength == 3 + number)


def test_numbers_of_several_cards_add_up() -> None:
    """NE-11.5, NE-2.4.6: no limit is set."""
    # given
    p = table("1 pool negotiation1", "1 hand palisade", "1 state docks_ne+attached:blockhouse")
    # when
    play(p, "1: negotiate palisade")
    # then
    holds(p, "1 state = docks_ne+attached:blockhouse:palisade")
    # and 3 + 2 + 1 is out of reach of 5
    given = "2 state docks_ne+attached:blockhouse:palisade"
    assert "attack 2" not in offered(table("1 pool conquest5", given), 1)
    assert "attack 2" in offered(table("1 pool conquest5 contact1", given), 1)


def test_an_option_limits_the_cards_on_one_location() -> None:
    """NE-23.1: max_defences_per_location."""
    given = ("1 pool negotiation1", "1 hand palisade", "1 state docks_ne+attached:blockhouse tank")
    p = table(*given, max_defences_per_location=1)
    play(p, "1: negotiate palisade")
    holds(p, "1 state = docks_ne+attached:blockhouse tank+attached:palisade")
    p = table(
        given[0], given[1], "1 state docks_ne+attached:blockhouse", max_defences_per_location=1
    )
    assert "negotiate palisade" not in offered(p, 1)


def test_a_defensive_card_is_used_like_any_other_otherwise() -> None:
    """NE-11.1: incorporated it produces; conquered from hand it is spoils; it may redevelop."""
    # given
    p = table("1 pool incorporation1", "1 hand palisade")
    play(p, "1: incorporate palisade")
    holds(p, "1 state = palisade", "1 pool = worker", "1 total = 1")
    # conquest from hand
    p = table("1 pool conquest1", "1 hand palisade")
    play(p, "1: conquer palisade")
    holds(p, "1 spoils = palisade")
    # redevelopment, by its type
    p = table("1 pool redevelopment", "1 hand blockhouse", "1 state quarry_ne")
    play(p, "1: redevelop blockhouse")
    holds(p, "1 state = blockhouse", "1 base = 2")
    # reconstruction
    p = table("1 pool material", "1 hand palisade", "1 state tank+debris")
    play(p, "1: reconstruct palisade")
    holds(p, "1 state = palisade")


def test_an_incorporated_defensive_card_does_not_defend_itself() -> None:
    """NE-2.3.4, NE-11.3: the brown number works only where the card is attached."""
    p = table("1 pool conquest3", "2 state palisade")
    assert "attack 2" in offered(p, 1)


def test_attached_cards_go_with_their_host() -> None:
    """NE-11.8, NE-12.7: discarded when the host is redeveloped; the new one is undefended."""
    p = table("1 pool redevelopment", "1 hand haven", "1 state docks_ne+attached:palisade")
    told = play(p, "1: redevelop haven")
    assert codes(told)[:3] == ["pay", "detach", "redevelop"]
    holds(p, "1 state = haven", "discard = docks_ne palisade")


def test_an_attached_card_is_no_location() -> None:
    """NE-2.4.5, NE-11.3, NE-11.7: nothing can be done with it by choice."""
    # given
    p = table(
        "1 pool scrap redevelopment 2 material",
        "1 hand courthouse",
        "1 state docks_ne+attached:blockhouse",
    )
    # then: the blockhouse has the type material, but cannot be replaced
    assert "redevelop courthouse" in offered(p, 1)  # over the docks, type universal
    play(p, "1: redevelop courthouse", "1: with token")
    holds(p, "1 state = courthouse")


def test_attached_cards_produce_nothing_and_stay_through_clean_up() -> None:
    """NE-11.3, NE-19.10: they lie untouched."""
    p = table("1 state tank+attached:palisade", "phase clean_up")
    holds(p, "1 state = tank+attached:palisade", "turn = 2")
    p = table("1 faction new_york", "1 state tank+attached:palisade", "phase production")
    holds(p, "1 pool = scrap 3 worker")


def test_attaching_is_a_completed_cooperation() -> None:
    """NE-11.11, NE-21.2.2: features on cooperation react."""
    p = table("1 pool negotiation1", "1 hand palisade", "1 state truck")
    play(p, "1: negotiate palisade")
    holds(p, "1 pool = universal", "1 state = truck+attached:palisade")


def test_cooperation_with_a_defensive_card_says_what_it_does() -> None:
    """NE-11.2, NE-11.4: it is attached and raises a defence; it gives nothing every turn."""
    # given
    p = table("1 state docks_ne", "1 hand palisade", "1 pool negotiation1")
    # when
    choice = next(one for one in p.question(0).choices if one.notation == "negotiate palisade")
    # then
    said = [RULES.book().say(choice.label, language) for language in ("en", "de")]
    assert said == [
        "Attach Palisade, distance 1: defence +1 for a location of yours",
        "Palisade anlegen, Entfernung 1: Verteidigung +1 an einem Ort",
    ]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ("", "no_host NE-11.6"),
        ("1 state docks_ne+debris", "no_host NE-11.6"),
        ("1 state docks_ne+attached:old_fort", "hosts_full NE-11.5"),
        ("1 state docks_ne", ""),
    ],
)
def test_why_a_defensive_card_cannot_be_attached(state: str, reason: str) -> None:
    """NE-11.2, NE-11.5, NE-11.6: a host is lacking, not the range."""
    given = ("1 hand palisade", "1 pool negotiation1", *([state] if state else []))
    p = table(*given, max_defences_per_location=1)
    assert why_not(p, "1: negotiate palisade") == reason


def test_without_range_that_is_the_reason() -> None:
    """NE-8.1.4: a host is there."""
    p = table("1 state docks_ne", "1 hand palisade")
    assert why_not(p, "1: negotiate palisade") == "no_means NE-8.1.4"
