"""What a player is told to reach is what he is offered; nobody else is told (FS-8.1, NE-8.1)."""

from typing import Any, cast

import pytest

from novastate.games.classic.codes import CONTACT, S_PLAYER
from novastate.games.classic.goods import CONTACT_NAMES
from novastate.games.classic.position import ClassicPosition
from novastate.games.classic.rules.contacts import KINDS, NEGOTIATION
from novastate.games.newera.rules.contacts import hosts
from novastate.games.registry import ruleset
from novastate.kernel.packing import FIELD, VERB, A, B
from tests.games.invariants import walk
from tests.games.newera.walks import KINDS as ERA_KINDS
from tests.games.state2010.walks import KINDS as OLD_KINDS

GAMES = [("state2010", 3, options) for _, options in OLD_KINDS] + [
    ("newera", 4, options) for _, options in ERA_KINDS
]


def reach(position: ClassicPosition, reader: int | None) -> Any:
    """Return what a reader is told to reach."""
    return position.view(reader)["reach"]


def table(game: str, *lines: str, **options: object) -> ClassicPosition:
    """Arrange a table of two whose first player is asked for an action."""
    rules = ruleset(game)
    position = rules.new(2, 7, **options)
    rules.clear(position)
    for line in ("1 faction mutants_union", "2 faction new_york", *lines):
        rules.arrange(position, line)
    rules.settle(position)
    return cast(ClassicPosition, position)


def expected(position: ClassicPosition, seat: int) -> set[tuple[int, int]]:
    """List cards of a hand and kinds of contact that are within the reach told."""
    told = reach(position, seat)
    found: set[tuple[int, int]] = set()
    for card in set(position.players[seat].hand):
        if not position.cards.is_location(card):
            continue
        for kind in KINDS:
            guard = kind == NEGOTIATION and position.cards.defends[card]
            if guard and not hosts(position, seat):  # NE-11.5: it needs a host, however near
                continue
            if position.cards.distance[card] < len(told[CONTACT_NAMES[kind]]):
                found.add((card, kind))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_within_reach_is_what_is_offered(
    game: str, seats: int, options: dict[str, object], seed: int
) -> None:
    # given
    position = cast(ClassicPosition, ruleset(game).new(seats, seed, **options))
    looked = 0
    # when
    for seat, move in walk(position, seed):
        if position.agenda[-1][0] == S_PLAYER:
            offered = {
                (one >> A & FIELD, one >> B & FIELD)
                for one in position.moves(seat)
                if one & VERB == CONTACT
            }
            # then
            assert offered == expected(position, seat)
            looked += 1
        position.apply(seat, move)
    assert looked


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_means_can_be_chosen(game: str, seats: int, options: dict[str, object]) -> None:
    # given
    position = cast(ClassicPosition, ruleset(game).new(seats, 5, **options))
    words = {"field": "by_contact", "card": "by_card", "tokens": "by_token", "free": "free"}
    # when: a turn's own contact, not one that a card brings
    for seat, move in walk(position, 5):
        if move & VERB == CONTACT and position.agenda[-1][0] == S_PLAYER:
            kind = CONTACT_NAMES[move >> B & FIELD]
            distance = position.cards.distance[move >> A & FIELD]
            best = reach(position, seat)[kind][distance]
            position.apply(seat, move)
            # then: it is among the answers, if there is a choice
            if position.to_act() != (seat,):
                continue
            if position.question(seat).code == "contact_means":
                asked = [position.notation(seat, one) for one in position.moves(seat)]
                assert any(one.startswith(words[best["by"]]) for one in asked)
            continue
        position.apply(seat, move)


def test_only_the_player_himself_is_told() -> None:
    # given
    position = table("state2010", "1 hand thugs docks", "1 pool weapons")
    # when, then
    assert reach(position, None) is None
    assert reach(position, 0)["conquest"]
    assert reach(position, 1) != reach(position, 0)


def test_ranges_of_the_old_edition_never_add() -> None:
    """FS-8.1.4: one token of sufficient range; the option lets them add."""
    lines = ("1 pool 2 negotiation1", "1 hand docks")
    assert len(reach(table("state2010", *lines), 0)["negotiation"]) == 2
    told = reach(table("state2010", *lines, contact_adding="tokens"), 0)["negotiation"]
    assert told[2] == {"by": "tokens", "range": 2, "goods": {"negotiation1": 2}}


def test_tokens_of_the_new_era_add_up_and_nothing_is_free_but_distance_0() -> None:
    """NE-8.1.3, NE-8.1.8: the fewest tokens that suffice, universal ones last."""
    told = reach(table("newera", "1 pool incorporation1 2 contact2", "1 hand docks_ne"), 0)
    assert told["incorporation"][0] == {"by": "free", "range": 0, "goods": {}}
    assert told["incorporation"][1]["goods"] == {"incorporation1": 1}
    assert told["incorporation"][2]["goods"] == {"contact2": 1}
    assert told["incorporation"][3]["goods"] == {"incorporation1": 1, "contact2": 1}
    assert told["incorporation"][5]["goods"] == {"incorporation1": 1, "contact2": 2}
    assert len(told["incorporation"]) == 6


def test_the_cheapest_means_takes_the_fewest_goods() -> None:
    """FS-8.1.5, FS-8.1.6: a contact card, a one-time contact or a token."""
    told = reach(table("state2010", "1 pool weapons conquest1", "1 hand thugs"), 0)["conquest"]
    assert told[1] == {"by": "tokens", "range": 1, "goods": {"conquest1": 1}}
    assert told[2]["by"] == "field"
    assert told[2]["goods"] == {"weapons": 1}


def test_a_used_field_reaches_nothing() -> None:
    """FS-8.1.5: it works once a turn."""
    position = table("state2010", "1 pool 2 weapons", "1 hand docks convoy")
    position.players[0].fields = 1
    assert reach(position, 0)["conquest"] == []
