"""Section 19: the table of decisions: who is asked, what is offered, what may be declined."""

import pytest

from novastate.games.novaera.asking import decisions
from novastate.games.novaera.engine import MACHINE
from tests.games.novaera.nova import offered, play, table

ZONES = ("zone red 1 red 1 red 1", "zone blue 2 blue 2 blue 2", "zone black 1 green 1 green 1")
SPEND = ("1 dice red 1", "2 dice red 1")

Row = tuple[str, str, tuple[str, ...], tuple[str, ...], int, list[str]]
"""Clause, code, given lines, moves, the seat that is asked, and everything it may answer."""

ROWS: list[Row] = [
    ("NV-19.1.1", "pick_zone", ("phase pick", *ZONES), (), 1, ["pick 1", "pick 2", "pick 3"]),
    (
        "NV-19.1.2",
        "dark_die",
        ("phase dark_age", "tracks dark_age 10", "2 dice red 4 blue 3 red 4"),
        (),
        2,
        ["die red 4", "die blue 3"],
    ),
    (
        "NV-19.1.3",
        "ability_die",
        ("1 dice red 2 blue 3", "1 tableau sun_tzu"),
        ("1: use sun_tzu",),
        1,
        ["die red 2", "die blue 3"],
    ),
    (
        "NV-19.1.3",
        "ability_colour",
        ("1 dice red 2", "1 tableau leonardo"),
        ("1: use leonardo",),
        1,
        ["colour green", "colour red", "colour yellow", "colour blue"],
    ),
    (
        "NV-19.1.3",
        "lower_card",
        ("1 dice red 2", "1 tableau scouting", "column pottery archery"),
        ("1: use scouting",),
        1,
        ["lower pottery", "done"],
    ),
    ("NV-19.1.4", "turn", SPEND, (), 1, ["gain"]),
    (
        "NV-19.1.4",
        "action_die",
        ("1 dice red 1 blue 3 black 2",),
        ("1: gain",),
        1,
        ["die red 1", "die blue 3"],
    ),
    (
        "NV-19.1.5",
        "paying_colour",
        ("1 dice black 1", "1 resources 3 green 3 red", "1 hand city_walls"),
        ("1: develop city_walls",),
        1,
        ["colour green", "colour red"],
    ),
    (
        "NV-19.1.5",
        "payment",
        ("1 dice black 1", "1 resources 3 red 3 yellow", "1 hand archery", "1 tableau coinage"),
        ("1: develop archery",),
        1,
        ["pay 3 red", "pay 2 red yellow", "pay red 2 yellow", "pay 3 yellow"],
    ),
    (
        "NV-19.1.7",
        "repair_card",
        (*SPEND, "1 tableau pottery+damaged archery+damaged fishing"),
        ("1: repair",),
        1,
        ["mend pottery", "mend archery"],
    ),
    (
        "NV-19.1.8",
        "research_card",
        (*SPEND, "1 tableau writing", "column pottery archery"),
        ("1: research archery",),
        1,
        ["fetch pottery", "done"],
    ),
    (
        "NV-19.1.9",
        "take_resource",
        ("phase production", "1 tableau sailing"),
        (),
        1,
        ["take green", "take red", "take yellow", "take blue"],
    ),
    (
        "NV-19.1.10",
        "steal_resource",
        ("phase production", "1 tableau pillage", "2 resources red 2 blue"),
        (),
        1,
        ["steal red", "steal blue"],
    ),
    (
        "NV-19.1.11",
        "civil_war_loss",
        (*SPEND, "people sun_tzu", "1 unrest 8", "1 tableau archery pillage pottery"),
        ("1: enlist sun_tzu",),
        1,
        ["damage archery", "damage pillage"],
    ),
    (
        "NV-19.1.12",
        "disaster_damage",
        ("phase disasters", "tracks riots 10", "2 tableau pottery theater archery"),
        (),
        2,
        ["damage pottery", "damage theater"],
    ),
    (
        "NV-19.1.13",
        "disaster_loss",
        ("phase disasters", "tracks riots 10", "2 tableau pottery+damaged archery river_valleys"),
        (),
        2,
        ["lose pottery", "lose archery", "lose river_valleys"],
    ),
    (
        "NV-19.1.14",
        "damage_own",
        (
            "era 2",
            "1 dice red 6",
            "1 resources 5 red",
            "1 hand gunpowder",
            "2 tableau pottery fishing+damaged trade",
        ),
        ("1: develop gunpowder",),
        2,
        ["damage pottery", "damage trade"],
    ),
    (
        "NV-19.1.15",
        "production_order",
        ("phase production", "1 tableau oppression irrigation archery+damaged"),
        (),
        1,
        ["produce oppression", "produce irrigation", "rest"],
    ),
    (
        "NV-19.1.16",
        "convert",
        ("phase production", "1 tableau viticulture", "1 resources green"),
        (),
        1,
        ["convert", "done"],
    ),
    (
        "NV-19.1.17",
        "move_track",
        ("phase production", "1 tableau mountain_strongholds"),
        (),
        1,
        ["move invasion", "done"],
    ),
    (
        "NV-19.1.18",
        "repair_card",
        ("phase production", "1 tableau herbalism archery+damaged pottery+damaged"),
        (),
        1,
        ["mend archery", "mend pottery", "done"],
    ),
    (
        "NV-19.1.19",
        "research_card",
        ("1 dice black 3", "people hypatia", "column pottery archery"),
        ("1: enlist hypatia",),
        1,
        ["fetch archery", "done"],
    ),
    (
        "NV-19.1.19",
        "recall_card",
        ("1 dice black 3", "people tubman", "1 past archery pottery"),
        ("1: enlist tubman",),
        1,
        ["recall archery", "recall pottery", "done"],
    ),
    (
        "NV-19.1.20",
        "reserve_card",
        (*SPEND, "1 tableau cleopatra", "column pottery archery"),
        ("1: use cleopatra",),
        1,
        ["mark pottery", "mark archery", "done"],
    ),
    (
        "NV-19.1.21",
        "keep_personality",
        ("phase scoring", "2 tableau absolutism sappho", "1 tableau sun_tzu"),
        (),
        2,
        ["keep sappho", "done"],
    ),
]


@pytest.mark.parametrize(("clause", "code", "given", "moves", "seat", "answers"), ROWS)
def test_a_decision(
    clause: str,
    code: str,
    given: tuple[str, ...],
    moves: tuple[str, ...],
    seat: int,
    answers: list[str],
) -> None:
    """NV-19.0.1: each row: the seat, the choices, whether nothing is one, and the clause."""
    # given
    position = table(*given)
    # when
    play(position, *moves)
    # then
    assert position.to_act() == (seat - 1,)
    assert offered(position, seat) == answers
    question = position.question(seat - 1)
    assert (question.code, question.clause) == (code, clause)


def test_every_decision_has_its_row() -> None:
    """NV-19.0.1: nothing is asked that the table does not list, but for what a price is paid in.

    The card of NV-19.1.6 is chosen with the action; what is given for `any` is NV-18.5.8.
    """
    # given
    known = [*MACHINE.decisions.values(), *decisions.BY_EFFECT.values(), decisions.DISASTER_LOSS]
    # then
    listed = {f"NV-19.1.{n}" for n in range(1, 22)} - {"NV-19.1.6"}
    assert {clause for _, clause in known} == listed | {"NV-18.5.8"}
    assert {code for _, code, *_ in ROWS} | {"give_resource"} == {code for code, _ in known}
