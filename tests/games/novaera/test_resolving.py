"""NV-18.8.30 and NV-18.8.31: the resolving triggers, and effects of personalities."""

from pathlib import Path

import pytest

from novastate.kernel.errors import CardFileError
from tests.games.novaera.nova import holds, offered, play, table, why_not
from tests.games.novaera.own import effect, own_table, personality, rules_with, technology

DETAILS: dict[str, dict[str, str]] = {
    "on_action": {"action": "calm"},
    "on_disaster": {"disaster": "any"},
}
RESOLVING = (
    "instant",
    "production",
    "on_pick",
    "on_action",
    "on_upgrade",
    "on_disaster",
    "on_dark_age",
    "on_civil_war",
)


@pytest.mark.parametrize("trigger", [*RESOLVING, "scoring", "ability", "always", "on_new_era"])
def test_resolving_triggers(tmp_path: Path, trigger: str) -> None:
    """NV-18.8.30: eight triggers resolve a gain; the others cannot."""
    # given
    fields = DETAILS.get(trigger, {})
    card = technology("odd", effect(trigger, "gain", kind="red", amount=1, **fields))
    # then
    if trigger in RESOLVING:
        assert "odd" in rules_with(tmp_path, card).card_set.by_id
    else:
        with pytest.raises(CardFileError, match="verb"):
            rules_with(tmp_path, card)


GIVEN: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "production": (("phase production",), ()),
    "on_pick": (("phase pick", *["zone red 1"] * 3), ("1: pick 1",)),
    "on_action": (("1 dice black 1",), ("1: calm",)),
    "on_upgrade": (
        ("era 2", "1 dice green 4", "1 tableau irrigation", "1 hand crop_rotation"),
        ("1: develop crop_rotation",),
    ),
    "on_disaster": (("phase disasters", "tracks riots 10"), ()),
    "on_dark_age": (("phase dark_age", "tracks dark_age 10"), ()),
    "on_civil_war": (("1 unrest 8", "1 dice red 1", "people sun_tzu"), ("1: enlist sun_tzu",)),
}


@pytest.mark.parametrize("trigger", GIVEN)
def test_effects_of_a_personality_work_like_any_other(tmp_path: Path, trigger: str) -> None:
    """NV-18.8.31: each reaction works while the personality is in play, and not from the past."""
    # given
    fields = DETAILS.get(trigger, {})
    card = personality("muse", effect(trigger, "gain", kind="yellow", amount=7, **fields))
    rules = rules_with(tmp_path, card)
    given, moves = GIVEN[trigger]
    here, gone = (
        own_table(rules, *given, "2 dice black 1 black 1", f"1 {place} muse")
        for place in ("tableau", "past")
    )
    # when
    play(here, *moves)
    play(gone, *moves)
    # then
    assert here.players[0].resources[2] == 7
    assert gone.players[0].resources[2] == 0


def test_instants_and_permanent_effects_of_personalities() -> None:
    """NV-18.8.31: Imhotep gives two resources when placed, and a discount until he leaves."""
    # given
    given = ("1 dice black 3 red 2", "2 dice red 1", "people imhotep", "column archery")
    position = table(*given)
    # when
    play(position, "1: enlist imhotep", "1: die black 3", "1: take blue", "1: take blue", "2: gain")
    # then: Archery costs 3
    assert "develop archery" in offered(position, 1)
    left = table("1 tableau imhotep", "phase scoring")
    holds(left, "1 past = imhotep")
    assert left.players[0].standing.discount == [0, 0, 0, 0]
    past = table("1 dice red 2", "column archery", "1 past imhotep")
    assert why_not(past, "1: develop archery") == "price NV-5.2.5"
