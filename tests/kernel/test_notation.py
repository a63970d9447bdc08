"""A table of verbs writes, reads and describes moves; shown by a small game of its own."""

from typing import Final

import pytest

from novastate.kernel.chance import seeded
from novastate.kernel.errors import BadInput
from novastate.kernel.notation import Args, Notation, Shape, Verb
from novastate.kernel.packing import A, B
from novastate.kernel.position import Position
from novastate.kernel.questions import Refusal
from novastate.toolkit.shapes import Named, Number, OfSeat, Packed, Place

CARDS: Final = ("pub", "school", "docks")
IN_PLAY: Final = ([0, 1, 0], [2])
GOODS: Final = ("iron", "fuel")

PASS, BUILD, RAZE, RAID, ATTACK, PICK, PAY, USE, TAKE, GIVE = range(10)


def _price(p: Position, seat: int, card: int) -> Args:
    return {"goods": {"iron": card}}


def _not_built(p: Position, seat: int, card: int) -> Refusal | None:
    return Refusal("not_in_hand", "X-1", {"card": CARDS[card]})


CARD: Final[Named[Position]] = Named("card", lambda p: CARDS, unknown='There is no card "{word}".')
PLACE: Final[Place[Position]] = Place(CARD, lambda p, seat: IN_PLAY[seat])
GOOD: Final[Named[Position]] = Named("good", lambda p: GOODS, "good", shared=True)


def _of_seat(thing: Shape[Position]) -> OfSeat[Position]:
    return OfSeat(thing, lambda p: len(IN_PLAY), "2.pub")


NOTATION: Final[Notation[Position]] = Notation(
    (
        Verb(PASS, "pass", Shape()),
        Verb(BUILD, "build", CARD, "hand", says=_price, refused=_not_built),
        Verb(RAZE, "raze", CARD, "hand"),
        Verb(RAID, "raze", _of_seat(PLACE), "state", "raid"),
        Verb(ATTACK, "attack", _of_seat(Shape()), "player"),
        Verb(PICK, "pick", Number("index", lambda p, seat: 3, "zone"), "zones"),
        Verb(PAY, "pay", Packed(GOODS, 4, "pay 2 iron", none=False), "pool"),
        Verb(USE, "use", PLACE, "state"),
        Verb(TAKE, "take", GOOD, "supply"),
        Verb(GIVE | 1 << B, "sell", CARD, "hand"),
        Verb(GIVE, "give", CARD, "hand"),
    ),
    "pass or build school",
)


def _position() -> Position:
    return Position(2, seeded(1))


def _move(verb: int, a: int = 0, b: int = 0) -> int:
    return verb | a << A | b << B


WRITTEN: Final = [
    ("pass", _move(PASS)),
    ("build docks", _move(BUILD, 2)),
    ("raze pub", _move(RAZE, 0)),
    ("raze 1.pub#2", _move(RAID, 0, 2)),
    ("raze 2.docks", _move(RAID, 1, 0)),
    ("attack 2", _move(ATTACK, 1)),
    ("pick 3", _move(PICK, 2)),
    ("pay 2 iron fuel", _move(PAY, 2 | 1 << 4)),
    ("use pub#2", _move(USE, 2)),
    ("take fuel", _move(TAKE, 1)),
    ("give school", _move(GIVE, 1)),
    ("sell school", _move(GIVE, 1, 1)),
]


@pytest.mark.parametrize(("text", "move"), WRITTEN)
def test_moves_are_written_and_read(text: str, move: int) -> None:
    # given
    p = _position()
    # then
    assert NOTATION.write(p, 0, move) == text
    assert NOTATION.read(p, 0, text) == move


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A move needs a word, for example pass or build school."),
        ("fly", '"fly" is no word a move begins with.'),
        ("pass now", '"pass" stands alone, without "now".'),
        ("build", '"build" is no move: "build" takes one word after it.'),
        ("build a b", '"build a b" is no move: "build" takes one word after it.'),
        ("build tower", 'There is no card "tower".'),
        ("raze 3.pub", '"3.pub" must begin with a seat and a dot, for example 2.pub.'),
        ("raze 2.pub", 'There is no "pub" in the state of seat 2.'),
        ("use pub#3", 'There is no "pub#3" in the state of seat 1.'),
        ("use pub#x", '"pub#x" has no number after the #.'),
        ("attack x", '"x." must begin with a seat and a dot, for example 2.pub.'),
        ("pick 4", '"4" is no number of a zone.'),
        ("take gold", '"gold" is no good (there are iron, fuel).'),
        ("pay gold", '"gold" is no resource (there are iron, fuel).'),
        ("pay iron iron", '"iron iron" is no payment.'),
        ("pay 2", "A payment is written like pay 2 iron."),
    ],
)
def test_what_means_nothing_is_answered_with_a_sentence(text: str, sentence: str) -> None:
    # when
    with pytest.raises(BadInput) as caught:
        NOTATION.read(_position(), 0, text)
    # then
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("move", "label", "target"),
    [
        (_move(PASS), {"code": "do_pass"}, {"zone": "none"}),
        (
            _move(BUILD, 2),
            {"code": "do_build", "card": "docks", "goods": {"iron": 2}},
            {"zone": "hand", "seat": 0, "card": "docks"},
        ),
        (
            _move(RAID, 1, 0),
            {"code": "do_raid", "rival": 1, "card": "docks"},
            {"zone": "state", "seat": 1, "place": 0},
        ),
        (_move(ATTACK, 1), {"code": "do_attack", "rival": 1}, {"zone": "player", "seat": 1}),
        (_move(PICK, 2), {"code": "do_pick"}, {"zone": "zones", "index": 2}),
        (
            _move(PAY, 2 | 1 << 4),
            {"code": "do_pay", "goods": {"iron": 2, "fuel": 1}},
            {"zone": "pool", "seat": 0},
        ),
        (_move(TAKE, 1), {"code": "do_take", "good": "fuel"}, {"zone": "supply", "good": "fuel"}),
    ],
)
def test_options_say_what_they_are_about(move: int, label: Args, target: Args) -> None:
    # when
    choice = NOTATION.choice(_position(), 0, move)
    # then
    assert choice.label.to_data() == label
    assert choice.target == target


def test_a_verb_says_why_it_is_refused_of_what_exists() -> None:
    # given
    p = _position()
    # when
    found = NOTATION.refused(p, 0, _move(BUILD, 1))
    # then
    assert found is not None
    assert found.to_data() == {"code": "not_in_hand", "clause": "X-1", "card": "school"}
    assert NOTATION.refused(p, 0, _move(BUILD, 3)) is None
    assert NOTATION.refused(p, 0, _move(PASS)) is None
    assert NOTATION.refused(p, 0, 63) is None
    with pytest.raises(ValueError, match="no move has the verb 63"):
        NOTATION.write(p, 0, 63)
