"""Options (NE-23) and decisions (NE-24); what the options change is tested where the rule is."""

import pytest

from novastate.games.newera.engine import MACHINE
from novastate.games.newera.settings import OPTIONS
from novastate.kernel.errors import BadInput
from tests.games.newera.era import RULES, asked, holds, offered, play, table

DEFAULTS = {
    "merged": False,
    "factions": "random",
    "first_player": "random",
    "end_vp": 33,
    "card_edition": "second",
    "start_hand": 4,
    "hand_limit": 0,
    "distance_zero": "free",
    "failed_attack": "spent",
    "max_defences_per_location": 0,
    "redevelopment_vp": 2,
    "reconstruction_vp": 1,
    "location_vp_places": 3,
    "agreements_with_others": 3,
    "slots_in_redevelopment": "lost",
    "visits_per_turn": 3,
    "turn_cap": 0,
}


def test_the_defaults_are_the_rules() -> None:
    """NE-23.1: every option with its default; 0 stands for none or unlimited."""
    assert {option.name: option.default for option in OPTIONS} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("end_vp", 24),
        ("end_vp", 46),
        ("start_hand", 3),
        ("start_hand", 7),
        ("max_defences_per_location", 4),
        ("redevelopment_vp", 0),
        ("redevelopment_vp", 3),
        ("reconstruction_vp", 2),
        ("location_vp_places", 4),
        ("agreements_with_others", 2),
        ("visits_per_turn", 4),
        ("distance_zero", "none"),
        ("failed_attack", "half"),
        ("first_player", "seat_6"),
        ("card_edition", "third"),
    ],
)
def test_other_values_are_refused(name: str, value: object) -> None:
    """NE-23.1."""
    with pytest.raises(BadInput, match=name):
        RULES.new(2, 1, **{name: value})


def test_the_first_player_by_an_option() -> None:
    """NE-23.1: a seat that takes part."""
    for seat in (1, 2, 3, 4, 5):
        holds(table(seats=5, first_player=f"seat_{seat}"), f"first = {seat}")
    with pytest.raises(BadInput, match="first_player"):
        RULES.new(4, 1, first_player="seat_5")


def test_factions_are_chosen_in_turn_order() -> None:
    """NE-23.1, NE-24: choose_faction, by the remaining factions."""
    # given
    p = table(seats=3, factions="chosen", first_player="seat_2")
    # then
    assert asked(p) == "choose_faction"
    assert len(offered(p, 2)) == 5
    # when
    play(p, "2: faction hegemony", "3: faction new_york")
    # then
    assert offered(p, 1) == [
        "faction appalachian_federation",
        "faction merchants_guild",
        "faction mutants_union",
    ]


@pytest.mark.parametrize("cards", [4, 5, 6])
def test_the_first_hand_by_an_option(cards: int) -> None:
    """NE-23.1: start_hand."""
    assert [len(player.hand) for player in table(start_hand=cards).players] == [cards] * 2


def test_every_option_has_words_in_both_languages() -> None:
    for option in OPTIONS:
        assert set(option.words) == {"en", "de"}
        assert all(option.words.values())


def test_decisions_and_refusals_cite_clauses_of_this_game() -> None:
    """NE-24: every decision of the table, and which clause it rests on."""
    text = RULES.rules_file
    assert text == "new_era_2011.md"
    decisions = MACHINE.decisions.values()
    names = {name for name, _ in decisions}
    assert {
        "choose_faction",
        "lookout_pick",
        "cash_spoils",
        "choose_action",
        "instant_part",
        "contact_tokens",
        "contact_target",
        "make_room",
        "make_room_agreement",
        "host",
        "second_cooperation",
        "shootout_defend",
        "shootout_answer",
        "conquest_target",
        "spare_location",
        "redevelop_pair",
        "improvement_target",
        "production_target",
        "pay_with",
        "slot_overflow",
        "steal_target",
        "store_goods",
    } <= names
    cited = [clause for _, clause in decisions] + list(RULES.edition.clauses.values())
    assert all(clause.startswith("NE-") for clause in cited)


def test_stores_are_asked_of_all_at_once() -> None:
    """NE-24: store_goods may be asked of all at once; nobody sees another's answers."""
    p = table(
        "1 state den",
        "1 pool 3 worker",
        "2 state smugglers_cellar",
        "2 pool 2 scrap",
        "phase clean_up",
    )
    assert p.to_act() == (0, 1)
    play(p, "2: keep scrap")
    assert "answers" not in str(p.view(0)["players"][1])  # type: ignore[index]
    play(p, "1: keep worker", "1: done")
    holds(p, "1 pool = worker", "2 pool = scrap")


def test_a_decision_can_be_taken_back_until_something_is_paid_or_seen() -> None:
    """NE-24.1: naming a contact reveals nothing and asks nobody else."""
    p = table("1 faction new_york", "1 pool 3 scrap incorporation2", "1 hand tank")
    barriers = p.barriers
    play(p, "1: incorporate tank")
    assert p.barriers == barriers
    # the defender's decision is a barrier
    p = table("1 pool conquest3", "2 state docks_ne", "2 pool defence1")
    barriers = p.barriers
    play(p, "1: attack 2")
    assert p.barriers > barriers
