"""What everybody sees of an attack: who faces whom, how strong, what it would hit (NE-9.1)."""

from typing import Any

from novastate.games.registry import ruleset
from novastate.kernel.position import Position


def table(*lines: str) -> Position:
    """Arrange a table of two with a strong attacker."""
    rules = ruleset("newera")
    position = rules.new(2, 7)
    rules.clear(position)
    for line in lines:
        rules.arrange(position, line)
    rules.settle(position)
    return position


def play(position: Position, seat: int, *moves: str) -> dict[str, Any]:
    """Make moves of a seat; return the shootout that everybody sees then."""
    for move in moves:
        position.play(seat - 1, position.parse(seat - 1, move))
    found: Any = position.view(None)["shootout"]
    return found or {}


def armed() -> Position:
    return table(
        "1 faction mutants_union",
        "2 faction new_york",
        "1 pool weapons conquest1 2 conquest2",
        "2 pool defence1 defence3",
        "2 state the_iron_gang haven+attached:palisade ricky_the_merchant+debris",
    )


def test_every_location_shows_its_effective_defence() -> None:
    # NE-2.4.6: what is attached counts; debris has none
    assert armed().view(None)["defences"] == [[], [3, 5, None]]


def test_before_the_means_are_chosen_both_ways_are_shown() -> None:
    # given, when
    told = play(armed(), 1, "attack 2")
    # then
    assert (told["step"], told["attacker"], told["defender"]) == ("declare", 0, 1)
    assert (told["strength"], told["field"], told["reserve"], told["guard"]) == (0, 3, 5, 4)


def test_tokens_leave_a_reserve_and_defence_lowers_the_strength() -> None:
    # given
    position = armed()
    # when
    told = play(position, 1, "attack 2", "by_token conquest1", "done")
    # then
    assert (told["step"], told["by_card"]) == ("defend", False)
    assert (told["strength"], told["attack"], told["defence"], told["reserve"]) == (3, 3, 0, 2)
    # when
    told = play(position, 2, "defend defence1")
    # then
    assert (told["strength"], told["attack"], told["defence"], told["guard"]) == (2, 3, 1, 3)
    # when
    told = play(position, 2, "done")
    # then
    assert (told["step"], told["attacker"], told["reserve"]) == ("answer", 0, 2)


def test_nothing_is_added_to_the_contact_card() -> None:
    # NE-8.1.2: a field or tokens, never both
    told = play(armed(), 1, "attack 2", "by_contact")
    assert (told["by_card"], told["strength"], told["reserve"]) == (True, 3, 0)


def test_there_is_no_shootout_without_an_attack() -> None:
    assert armed().view(None)["shootout"] is None


def test_the_strength_is_never_below_nothing() -> None:
    """NE-9.1.2: more defence than attack is shown as strength 0; what was put in stays known."""
    # given
    position = table(
        "1 faction mutants_union",
        "1 pool conquest3 conquest1",
        "2 pool 2 defence3",
        "2 state the_iron_gang",
    )
    play(position, 1, "attack 2", "by_token conquest3", "done")
    # when
    told = play(position, 2, "defend defence3", "defend defence3")
    # then
    assert (told["step"], told["strength"]) == ("answer", 0)
    assert (told["attack"], told["defence"]) == (3, 6)
