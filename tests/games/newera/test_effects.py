"""Forms of effects (NE-0, NE-21.1), with cards of one's own where needed."""

from tests.games.classic.bench import Bench
from tests.games.newera.era import (
    asked,
    codes,
    holds,
    offered,
    play,
    table,
    turns,
    why_not,
)


def test_vp_yielded_to_a_visitor(bench: Bench) -> None:
    """NE-16.2.5: on the visitor's base; they fill no place; a full location yields none."""
    # given
    p = bench.table("1 pool worker", "2 state fountain+vp:1")
    # when
    play(p, "1: visit 2.fountain")
    # then
    bench.holds(p, "1 base = 2", "1 pool = scrap", "2 state = fountain+vp:1+visited:1")
    # given
    p = bench.table("1 pool worker", "2 state fountain+vp:1:1:1")
    # when
    play(p, "1: visit 2.fountain")
    # then
    bench.holds(p, "1 base = 0", "1 pool = scrap")
    # and with nothing else to give it cannot be visited
    p = bench.table("1 pool worker", "2 state temple+vp:5:5:5")
    assert why_not(p, "1: visit 2.temple") == "no_gain NE-0.3"


def test_a_defensive_location_is_no_partner_whatever_it_shows(bench: Bench) -> None:
    """NE-10.2, NE-11.9, NE-9.3.2: even if a card of one's own had a blue field."""
    p = bench.table("1 pool negotiation5", "2 state bastion")
    assert why_not(p, "1: agree 2.bastion") == "defensive NE-11.9"
    assert "agree" not in turns(p, 1)
    p = bench.table("1 pool conquest4", "2 state bastion")
    play(p, "1: attack 2")
    bench.holds(p, "2 pool = nothing")


def test_tokens_of_a_production_fill_the_places_of_the_card(bench: Bench) -> None:
    """NE-6.10, NE-18.3, NE-18.7, NE-2.1.9: one gain of k VP is one token of value k."""
    p = bench.table("1 state fountain+vp:1:1 temple", "phase production")
    bench.holds(p, "1 state = fountain+vp:1:1:1 temple+vp:5", "1 base = 0")


def test_the_first_yield_comes_before_the_entry_profit(bench: Bench) -> None:
    """NE-8.5.3, NE-0.4: in the order written."""
    p = bench.table("1 pool incorporation1", "1 hand fountain")
    told = play(p, "1: incorporate fountain")
    goods = [event.args["goods"] for event in told if event.code == "gain"]
    assert goods == [{"scrap": 1, "vp1": 2}, {"fuel": 1}]
    bench.holds(p, "1 state = fountain+vp:1:1")


def test_a_production_by_type(bench: Bench) -> None:
    """NE-21.1.3: itself included, at most so many, debris not counted."""
    p = bench.table("1 faction hegemony", "1 state counting_house tank", "phase production")
    assert p.players[0].pool[0] == 1
    p = bench.table("1 faction hegemony", "1 state counting_house factory", "phase production")
    assert p.players[0].pool[0] == 2
    p = bench.table(
        "1 faction hegemony", "1 state counting_house factory teds_bus", "phase production"
    )
    assert p.players[0].pool[0] == 2
    p = bench.table(
        "1 faction hegemony", "1 state counting_house factory+debris", "phase production"
    )
    assert p.players[0].pool[0] == 1


def test_amounts_by_type_count_the_owner_s_locations(bench: Bench) -> None:
    """NE-16.2.6: not the visitor's."""
    p = bench.table("1 pool worker", "1 state factory teds_bus", "2 state counting_house")
    play(p, "1: visit 2.counting_house")
    bench.holds(p, "1 pool = scrap")


def test_one_side_of_a_gain_is_taken_whole(bench: Bench) -> None:
    """NE-21.1.11: `a or b`; own spoils as a cost are discarded without their goods."""
    # given
    p = bench.table("1 pool worker", "1 state bazaar", "1 spoils tank borgo")
    # when
    play(p, "1: use bazaar")
    # then
    assert asked(p) == "pay_tucked"
    play(p, "1: give_up spoils.tank")
    assert asked(p) == "choose_gain"
    play(p, "1: choose 2")
    bench.holds(p, "1 pool = weapons material", "1 spoils = borgo", "discard = tank", "1 base = 0")


def test_what_a_cost_may_name(bench: Bench) -> None:
    """NE-21.1.11, NE-0.3, NE-2.1.10: agreements, cards, redevelopment and contact tokens."""
    whole = {
        "deals": "1 deals haven",
        "hand": "1 hand tank",
        "pool": "1 pool worker redevelopment incorporation2",
    }
    # given
    p = bench.table("1 state dispute", *whole.values())
    # when
    play(p, "1: use dispute")
    # then
    bench.holds(p, "1 pool = universal", "1 deals = nothing", "1 hand = nothing")
    # and with any part lacking it is refused
    for part in whole:
        lines = [line for name, line in whole.items() if name != part]
        short = bench.table("1 state dispute", "1 pool worker", *lines)
        assert "use dispute" not in offered(short, 1)


def test_several_small_tokens_do_not_pay_for_a_large_one() -> None:
    """NE-21.1.9, NE-22.2.1: one token of the kind or universal, of at least the range named."""
    for pool in ("2 negotiation1", "conquest2", "contact1 negotiation1"):
        assert "use" not in turns(table(f"1 pool worker {pool}", "1 state gatherers"), 1)
    p = table("1 pool worker negotiation2 negotiation3 contact2", "1 state gatherers")
    play(p, "1: use gatherers")
    assert asked(p) == "pay_token"
    assert offered(p, 1) == ["spend negotiation2", "spend negotiation3", "spend contact2"]
    play(p, "1: spend contact2")
    holds(p, "1 pool = universal negotiation2 negotiation3")


def test_a_defence_token_is_no_conquest_token() -> None:
    """NE-21.1.10."""
    assert "use" not in turns(table("1 pool worker defence3", "1 state kellys_pawn_shop"), 1)


def test_costs_are_paid_before_the_gain() -> None:
    """NE-0.4, NE-2.1.11: goods gained never pay the cost that produced them."""
    # Combat Zone gives weapons; the Bronx Gang needs weapons before it gives anything.
    p = table("1 pool worker", "1 state the_bronx_gang")
    assert "use" not in turns(p, 1)
    told = play(table("1 pool worker weapons", "1 state the_bronx_gang"), "1: use the_bronx_gang")
    assert codes(told) == ["use", "pay", "gain"]


def test_a_cost_in_any_resource_is_paid_with_any() -> None:
    """NE-2.1.2, NE-2.1.3: a basic or a universal one."""
    p = table("1 pool worker fuel universal", "1 state teds_bus")
    play(p, "1: use teds_bus")
    assert offered(p, 1) == ["pay fuel", "pay universal"]


def test_an_action_needs_a_gain_that_can_be_received() -> None:
    """NE-0.3, NE-21.1.12: Production Hall without a location that would yield anything."""
    p = table("1 pool worker", "1 state production_hall")
    assert why_not(p, "1: use production_hall") == "no_gain NE-0.3"
    p = table("1 pool worker", "1 state improvement+improved")
    assert why_not(p, "1: use improvement") == "no_gain NE-0.3"


# --- a contact at once (NE-21.1.8)


def test_a_contact_at_once_by_kind_and_range(bench: Bench) -> None:
    """NE-21.1.8: with a card of the hand within that range, as if by the contact card."""
    # given
    p = bench.table("1 pool worker", "1 state crane", "1 hand docks_ne great_crossroads")
    # when the only card in reach is taken without a question
    play(p, "1: use crane")
    # then
    bench.holds(p, "1 state = crane+used docks_ne", "1 hand = great_crossroads")
    # given another card in reach
    p = bench.table("1 pool worker", "1 state crane", "1 hand docks_ne inn")
    # when
    play(p, "1: use crane")
    # then
    assert asked(p) == "granted_contact"
    assert offered(p, 1) == ["incorporate docks_ne", "incorporate inn"]
    play(p, "1: incorporate inn")
    bench.holds(p, "1 state = crane+used inn", "1 hand = docks_ne", "1 fields = nothing")


def test_a_contact_at_once_needs_a_target(bench: Bench) -> None:
    """NE-21.1.8, NE-21.1.12: without any in reach the action cannot be chosen."""
    p = bench.table("1 pool worker", "1 state crane", "1 hand great_crossroads")
    assert why_not(p, "1: use crane") == "no_gain NE-0.3"
    p = bench.table("1 pool worker", "1 state war_room", "2 state docks_ne", "2 passed")
    assert why_not(p, "1: use war_room") == "no_gain NE-0.3"


def test_an_agreement_at_once(bench: Bench) -> None:
    """NE-21.1.8, NE-10.1: a rival's location within the range; deals of the hand as well."""
    # given
    p = bench.table("1 pool worker", "1 state consulate", "1 hand inn", "2 state docks_ne bastion")
    # when
    play(p, "1: use consulate")
    # then
    assert offered(p, 1) == ["negotiate inn", "agree 2.docks_ne"]
    play(p, "1: agree 2.docks_ne")
    bench.holds(p, "2 state = docks_ne+agreed:1 bastion")


def test_an_attack_at_once(bench: Bench) -> None:
    """NE-21.1.8, NE-9.1: the shootout follows, and the attacker cannot add tokens."""
    # given
    p = bench.table(
        "1 pool worker 2 conquest1", "1 state war_room", "2 state docks_ne", "2 pool defence1"
    )
    # when
    told = play(p, "1: use war_room")
    # then
    assert "attack" in codes(told)
    assert asked(p) == "shootout_defend"
    # when the defender brings the strength below his defence
    told = play(p, "2: defend defence1")
    # then the attack fails, with both tokens of the attacker left
    assert "attack_failed" in codes(told)
    bench.holds(p, "1 pool = 2 conquest1", "2 state = docks_ne")


def test_how_a_contact_at_once_is_said(bench: Bench) -> None:
    """NE-21.1.8: kind and range, in both languages and for programs."""
    (card,) = [card for card in bench.rules.cards_data() if card["id"] == "consulate"]
    text = card["text"]
    assert isinstance(text, dict)
    assert "1 worker: make a contact at once: cooperation, range 3." in text["en"]
    assert "1 Arbeiter: Stelle sofort einen Kontakt her: Kooperation, Reichweite 3." in text["de"]
    assert "'special': 'make_contact', 'contact': 'negotiation', 'range': 3" in str(card)
