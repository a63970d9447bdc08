"""`novastate puzzles`: what is shipped, whether it holds, and mining for more."""

from collections.abc import Iterable
from pathlib import Path

import click

from novastate.cli.common import (
    cards_option,
    console,
    error_console,
    examples,
    game_options,
    given_options,
    json_option,
    lang_option,
    names_in,
    print_json,
    table,
)
from novastate.cli.running import jobs_option
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.puzzles.check import faults
from novastate.puzzles.mining.difficulty import LEVELS
from novastate.puzzles.mining.finds import Haul, solved_by
from novastate.puzzles.mining.mine import Plan, mine
from novastate.puzzles.packed import pack, unpack
from novastate.puzzles.puzzle import BUILD, CHANCE, END, SCORE, Puzzle
from novastate.puzzles.shelf import puzzles as shipped
from novastate.puzzles.themes import theme_words

MINED = (SCORE, BUILD, END, CHANCE)

file_option = click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The puzzles of a file that was mined, instead of those shipped.",
)


@click.group(
    short_help="List, check and mine puzzles.",
    epilog=examples(
        "novastate puzzles list master --lang de",
        "novastate puzzles show 3_one_strike",
        "novastate puzzles check master",
        "novastate puzzles mine master --games 20 --out master.xz",
    ),
)
def puzzles() -> None:
    """List, show and check puzzles, and mine new ones from games of bots."""


def _chosen(game: str | None, file: Path | None) -> list[Puzzle]:
    """List the puzzles of a file, or those shipped, of one game or of all."""
    if game is not None:
        ruleset(game)
    try:
        every = shipped().values() if file is None else unpack(file.read_bytes(), file.name)
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror or error}.") from None
    return [each for each in every if not each.is_lesson() and game in (None, each.game)]


@puzzles.command("list", epilog=examples("novastate puzzles list master --lang de"))
@click.argument("game", required=False)
@file_option
@lang_option
@json_option
def list_(game: str | None, file: Path | None, lang: str, as_json: bool) -> None:
    """List puzzles with their ratings and themes."""
    chosen = _chosen(game, file)
    if as_json:
        print_json({"puzzles": [each.to_data(lang) for each in chosen]})
        return
    shown = table("id", "rating", "kind", "title", "goal", "themes")
    for each in chosen:
        themes = ", ".join(theme_words(theme, lang) for theme in each.themes)
        rating = str(round(each.rating))
        shown.add_row(each.id, rating, each.kind, each.title(lang), each.goal(lang), themes)
    console().print(shown)


@puzzles.command("show", epilog=examples("novastate puzzles show 3_one_strike"))
@click.argument("id")
@file_option
@lang_option
@json_option
def show(id: str, file: Path | None, lang: str, as_json: bool) -> None:
    """Show a puzzle with its solution."""
    found = next((each for each in _chosen(None, file) if each.id == id), None)
    if found is None:
        raise BadInput(f'There is no puzzle "{id}".')
    line = [{"seat": s.seat + 1, "move": s.move, "reason": s.reason(lang)} for s in found.line]
    if as_json:
        moves = [f"{seat + 1}: {text}" for seat, text in found.moves]
        facts = {"seed": found.seed, "solved_by": list(found.solved_by), "moves": moves}
        print_json({**found.to_data(lang), **facts, "line": line})
        return
    out = console()
    out.print(f"{found.title(lang)} ({found.id}, {round(found.rating)})", style="bold")
    out.print(found.goal(lang))
    for number, step in enumerate(line, 1):
        out.print(f"{number:3}. {step['seat']}: {step['move']}  {step['reason']}")


@puzzles.command(
    "check", epilog=examples("novastate puzzles check", "novastate puzzles check master")
)
@click.argument("game", required=False)
@file_option
@cards_option
@json_option
def check(game: str | None, file: Path | None, cards: Path | None, as_json: bool) -> int:
    """Verify puzzles again, from the deal to the solution; exit code 1 where one does not hold."""
    chosen = _chosen(game, file)
    wrong = {each.id: bad for each in chosen if (bad := faults(each, ruleset(each.game, cards)))}
    if as_json:
        print_json({"puzzles": len(chosen), "faults": wrong})
    else:
        for id, bad in wrong.items():
            print(f"{id}: {'; '.join(bad)}.")
        print(f"{len(chosen)} puzzles: {len(chosen) - len(wrong)} hold, {len(wrong)} do not.")
    return 1 if wrong else 0


@puzzles.command(
    "mine",
    epilog=examples(
        "novastate puzzles mine master --games 20 --out master.xz",
        "novastate puzzles mine newera --games 50 --kinds score,end --jobs 2",
        "novastate puzzles mine master --games 20 --cards my_cards --out mine.xz",
    ),
)
@click.argument("game")
@click.option("--games", type=click.IntRange(1), required=True, help="How many games are played.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Write them here.")
@click.option("--kinds", default="score,build,end", show_default=True, help="Also chance.")
@click.option("--seed-from", type=click.IntRange(0), default=1, help="The seed of the first game.")
@click.option("--seats", type=int, help="Seats of every game; by default they vary.")
@click.option("--bots", default="greedy", show_default=True, help="Who plays the games.")
@click.option("--most", type=click.IntRange(1), help="Keep so many, spread over the ratings.")
@game_options
@jobs_option
@json_option
def mine_(
    game: str,
    games: int,
    out: Path | None,
    kinds: str,
    seed_from: int,
    seats: int | None,
    bots: str,
    most: int | None,
    settings: tuple[str, ...],
    cards: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Let bots play GAME and keep the positions in which one line is clearly best."""
    wanted = tuple(names_in(kinds))
    for kind in wanted:
        if kind not in MINED:
            raise BadInput(f'There is no kind "{kind}" to be mined (there are {", ".join(MINED)}).')
    rules = ruleset(game, cards)
    options = given_options(settings)
    rules.check(rules.seats[-1] if seats is None else seats, seed_from, dict(options))
    plan = Plan(game, games, seed_from, wanted, tuple(names_in(bots)), options, cards, seats=seats)
    err = error_console()
    with err.status("Playing the first game …") as status:
        haul = mine(plan, jobs, lambda so_far: status.update(_progress(so_far, games)))
    kept = haul.puzzles if most is None else spread(haul.puzzles, most)
    if out is not None:
        out.write_bytes(pack(kept))
    if as_json:
        print_json({"game": game, **report(haul, kept)})
    else:
        _print_report(haul, kept)


def _progress(haul: Haul, games: int) -> str:
    return f"{haul.games} of {games} games, {len(haul.puzzles)} puzzles"


def spread(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Keep some of many, evenly from the easiest to the hardest."""
    ranked = sorted(found, key=lambda each: (each.rating, each.id))
    if len(ranked) <= most:
        return ranked
    return [ranked[i * len(ranked) // most] for i in range(most)]


def report(haul: Haul, kept: list[Puzzle]) -> dict[str, object]:
    """Say in plain data what was looked at, kept, and why the others fell."""
    solved = solved_by(kept)
    return {
        "games": haul.games,
        "puzzles": len(kept),
        "kinds": {
            kind: {"looked_at": tally.looked_at, "kept": tally.kept, "fell": dict(tally.fell)}
            for kind, tally in haul.tallies.items()
        },
        "solved_by": {level: solved[level] for level in LEVELS},
    }


def _print_report(haul: Haul, kept: list[Puzzle]) -> None:
    out = console()
    shown = table("kind", "looked at", "kept", "why the others fell")
    for kind, tally in haul.tallies.items():
        why = ", ".join(f"{reason} {n}" for reason, n in tally.fell.most_common())
        shown.add_row(kind, str(tally.looked_at), str(tally.kept), why)
    out.print(shown)
    solved = solved_by(kept)
    found = ", ".join(f"{level} {solved[level]}" for level in LEVELS)
    out.print(f"{haul.games} games, {len(kept)} puzzles. Who finds them: {found}.")
