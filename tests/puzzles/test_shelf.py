"""The shipped puzzles: what they are, how much room they take, and a sample verified again."""

import lzma
from importlib import resources

import pytest

from novastate.games.registry import GAMES, ruleset
from novastate.kernel.chance import quick
from novastate.kernel.errors import BadInput
from novastate.puzzles.check import faults
from novastate.puzzles.goals import figure, is_reached
from novastate.puzzles.line_themes import themes_of
from novastate.puzzles.packed import MINED, pack, unpack
from novastate.puzzles.puzzle import CHANCE, KINDS, Puzzle
from novastate.puzzles.shelf import FOLDER, of_game, puzzles
from novastate.puzzles.themes import WORDS, theme_words

MOST_BYTES = 1_000_000
LEAST = {"master": 150, "novaera": 150, "newera": 150, "state2010": 150}
SAMPLE = 4


def mined(game: str) -> list[Puzzle]:
    return [each for each in of_game(game) if each.moves]


def sample(game: str) -> list[Puzzle]:
    found = mined(game)
    return found[:: max(1, len(found) // SAMPLE)][:SAMPLE]


SAMPLED = [each for game in GAMES for each in sample(game)]


@pytest.mark.parametrize(("game", "least"), LEAST.items())
def test_each_game_has_some(game: str, least: int) -> None:
    assert len(mined(game)) >= least


def test_all_files_together_are_small() -> None:
    folders = [resources.files(entry.folder()) / FOLDER for entry in GAMES.values()]
    files = [folder / MINED for folder in folders]
    assert sum(len(file.read_bytes()) for file in files) < MOST_BYTES


@pytest.mark.parametrize("puzzle", SAMPLED, ids=lambda each: each.id)
def test_a_mined_puzzle_holds(puzzle: Puzzle) -> None:
    assert faults(puzzle) == []


@pytest.mark.parametrize("puzzle", SAMPLED, ids=lambda each: each.id)
def test_nothing_unknown_helps(puzzle: Puzzle) -> None:
    # given the same position with everything dealt afresh that the solver cannot know
    start = puzzle.begin().position
    for seed in range(3):
        world = start.redeal(puzzle.seat, quick(seed))
        assert world.view(puzzle.seat) == start.view(puzzle.seat)
        # when
        for step in puzzle.line:
            world.play(step.seat, world.parse(step.seat, step.move))
        # then
        assert puzzle.kind == CHANCE or is_reached(puzzle, world)


def test_every_puzzle_says_what_it_is() -> None:
    for each in puzzles().values():
        if each.is_lesson():
            continue
        assert each.kind in KINDS
        assert all(each.titles[lang] and each.goals[lang] for lang in ("en", "de")), each.id
        assert each.line, each.id
        assert each.themes, each.id
        assert set(each.themes) <= set(WORDS), each.id
        assert 1000 <= each.rating <= 2300, each.id


def test_mined_puzzles_are_of_the_cards_of_today() -> None:
    for game in GAMES:
        assert {each.cards for each in mined(game)} <= {ruleset(game).cards_digest()}


def test_packing_gives_back_the_same_and_the_same_bytes() -> None:
    # given
    some = SAMPLED[:6]
    # when
    data = pack(some)
    again = unpack(data, "file")
    # then
    assert pack(reversed(again)) == data
    assert {each.id for each in again} == {each.id for each in some}
    assert again[0].line == sorted(some, key=lambda each: each.id)[0].line


@pytest.mark.parametrize("data", [b"no archive", lzma.compress(b"[1]\n"), lzma.compress(b"{}\n")])
def test_a_file_of_something_else_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="file"):
        unpack(data, "file")


def test_a_puzzle_that_does_not_hold_is_found_out() -> None:
    from dataclasses import replace

    puzzle = next(each for each in SAMPLED if each.want is not None)
    assert puzzle.want is not None
    have = figure(puzzle.begin().position, puzzle.seat, puzzle.measure)
    assert faults(replace(puzzle, want=have)) != []
    assert faults(replace(puzzle, want=puzzle.want + 1)) != []
    assert faults(replace(puzzle, seed=puzzle.seed + 1)) != []
    assert faults(replace(puzzle, line=puzzle.line[:-1])) != []


def test_themes_come_from_the_moves() -> None:
    assert themes_of("master", ["raze pub", "deal docks", "raze church"]) == ("razing", "deal")
    assert themes_of("newera", ["attack 2", "agree 2.pub"]) == ("attack", "agreement")
    assert themes_of("novaera", ["enlist sappho", "die red 2"]) == ("people",)
    assert themes_of("master", ["pay gun"] * 2, ["pay gun"] * 2) == ("payment",)
    assert themes_of("master", ["use pub"] * 10, last_round=True) == (
        "engine",
        "last_round",
        "long",
    )


def test_every_theme_is_named_in_both_languages() -> None:
    assert all(words["en"] and words["de"] for words in WORDS.values())
    assert theme_words("razing", "de") == "Plündern"
