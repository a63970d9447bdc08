"""Questions and boards on the screen."""

import io

from rich.console import Console, RenderableType

from novastate.cli.boards.master import MasterBoard
from novastate.cli.boards.plain import PlainBoard
from novastate.cli.boards.registry import board as board_of
from novastate.cli.terminal.asking import Asked
from novastate.cli.terminal.telling import paragraphs
from novastate.games.master.position import MasterPosition
from novastate.games.registry import ruleset
from novastate.kernel.chance import seeded
from novastate.kernel.game import Game
from novastate.kernel.position import Position
from tests.table import play, table


def board(position: MasterPosition, seat: int = 0, lang: str = "en") -> MasterBoard:
    book = ruleset("master").book(["Ada", "Ben", "Cyd", "Dan"][: position.seats])
    return MasterBoard(position, book, lang, seat)


def asked(position: MasterPosition, seat: int = 0, lang: str = "en") -> Asked:
    made = board(position, seat, lang)
    return Asked(position.question(seat), made.book, made, lang)


def shown(*parts: RenderableType) -> str:
    out = Console(file=io.StringIO(), width=80)
    for part in parts:
        out.print(part)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def question(position: MasterPosition, seat: int = 0, lang: str = "en") -> str:
    out = Console(file=io.StringIO(), width=80)
    asked(position, seat, lang).show(out, False)
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def test_passing_is_the_last_option() -> None:
    position = table("1 hand school", "1 goods 2 contact_grey")

    options = asked(position).options

    assert options[0].notation == "build school"
    assert options[-1].notation == "pass"


def test_an_option_is_found_by_its_number() -> None:
    question = asked(table("1 hand school", "1 goods contact_grey"))

    assert question.numbered("1") is question.options[0]
    assert question.numbered("0") is None
    assert question.numbered(str(len(question.options) + 1)) is None
    assert question.numbered("²") is None


def test_an_empty_line_means_the_only_option() -> None:
    only = asked(table()).obvious()
    several = asked(table("1 goods 2 worker")).obvious()

    assert several is None
    assert only is None or only.notation == "pass"


def test_an_empty_line_means_the_suggested_payment() -> None:
    given = ("1 state builders", "1 goods brick ammo")
    silent = table(*given)
    helpful = table(*given, auto_payment="suggest")
    for position in (silent, helpful):
        play(position, "1: use builders")

    assert asked(silent).obvious() is None
    choice = asked(helpful).obvious()
    assert choice is not None
    assert choice.notation == "pay brick"
    assert "Enter: pay brick" in question(helpful)


def test_many_options_have_headings_and_previews() -> None:
    position = table(
        "1 hand school crossroads",
        "1 goods 2 contact_grey 2 contact_blue 3 worker gun",
        "1 faction new_york",
        "1 state pub",
        "2 state assassin",
        "connections merchants",
    )

    text = question(position)

    for heading in ("Your hand", "Your faction board", "Connections", "Locations of rivals"):
        assert f" {heading} " in text
    assert "Build School for 1 grey contact  (+2 workers)" in text
    assert "Send a worker to Assassin of Ben  (+1 gun, −1 worker)" in text
    assert "Hire: card for 2 workers  (final)" in text


def test_options_that_read_alike_are_told_apart() -> None:
    position = table("1 goods 6 contact_red", "2 state school school")

    text = question(position)

    assert "raze 2.school " in text
    assert "raze 2.school#2 " in text


def test_the_table_shows_what_lies_on_locations() -> None:
    position = table(
        "1 state school+shield camp+placed:worker:worker builders+used church+ruin church+ruin",
        "1 deals crossroads",
        "1 goods 2 worker contact_red",
        "2 state pub+guest",
        "2 vp 7",
        "2 passed",
    )

    text = shown(*board(position).draw(position.view(0)))

    assert "School [shield]" in text
    assert "Camp [on it 2 workers]" in text
    assert "Builders [used 1/" in text
    assert "ruin ×2" in text
    assert "card (Crossroads)" in text
    assert "4 workers, 1 red contact" in text  # placed goods belong to the supply
    assert "Pub [open, guest]" in text
    assert "7 VP" in text
    assert "passed" in text


def test_nothing_hidden_reaches_the_screen() -> None:
    position = table(seats=3, seed=8)
    chance = seeded(1)
    compared = 0
    for turn in range(120):
        seat = position.to_act()[0]
        moves = position.moves(seat)
        if turn % 10:
            position.play(seat, moves[chance.below(len(moves))])
            continue
        other = position.redeal(seat, chance)
        assert isinstance(other, MasterPosition)
        for lang in ("en", "de"):
            seen = shown(*board(position, seat, lang).draw(position.view(seat)))
            assert shown(*board(other, seat, lang).draw(other.view(seat))) == seen
            assert question(other, seat, lang) == question(position, seat, lang)
        position.play(seat, moves[chance.below(len(moves))])
        compared += 1

    assert compared == 12


def test_what_happened_is_told_seat_by_seat() -> None:
    position = table("1 hand school", "1 goods contact_grey")
    events = play(position, "1: build school")

    told = paragraphs(events, ruleset("master").book(["the one", "the other"]), 0, "en")

    assert told[0] == (
        "The one pays 1 grey contact. The one builds School. "
        "The one gains 1 worker (production when built). "
        "The one gains 1 worker (building bonus)."
    )


def test_a_game_without_a_board_has_a_plain_one() -> None:
    game = Game(ruleset("master"), 2, 1)
    book = game.ruleset.book()

    assert isinstance(board_of(game, book, "en", 0), MasterBoard)
    game.position = Position(2, seeded(1))
    assert isinstance(board_of(game, book, "en", 0), PlainBoard)
