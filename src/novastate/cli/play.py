"""`novastate play`: a game in the terminal against bots."""

import secrets
from pathlib import Path

import click

from novastate.bots.bot import Bot
from novastate.bots.registry import bot
from novastate.cli.common import (
    console,
    examples,
    game_options,
    given_options,
    lang_option,
    names_in,
    read_text,
    write_text,
)
from novastate.cli.terminal.session import Session
from novastate.cli.terminal.words import WORDS
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game
from novastate.kernel.game import replay as replayed
from novastate.kernel.record import read_record
from novastate.kernel.ruleset import Ruleset


@click.command(
    short_help="Play in the terminal against bots.",
    epilog=examples(
        "novastate play",
        "novastate play --seats 1 --lang de",
        "novastate play --seats 3 --bots greedy,random --seat 2 --option expansion=winter",
        "novastate play --seed 7 --record game.record",
        "novastate play --resume game.record --record game.record",
    ),
)
@click.argument("game", default="master")
@click.option("--seats", type=int, default=2, show_default=True, help="Seats; 1 is the solo game.")
@click.option("--seat", type=int, default=1, show_default=True, metavar="K", help="Your seat.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="A,B,..",
    help="One bot for all other seats, or one for each.",
)
@click.option("--seed", type=int, help="The same seed, the same shuffles; by default any.")
@click.option("--name", help="What you are called.")
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the game to a file, also if you leave it early.",
)
@click.option(
    "--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a recorded game."
)
@game_options
@lang_option
def play(
    game: str,
    seats: int,
    seat: int,
    bots: str,
    seed: int | None,
    name: str | None,
    record: Path | None,
    resume: Path | None,
    settings: tuple[str, ...],
    cards: Path | None,
    lang: str,
) -> None:
    """Play GAME (by default master) in the terminal against bots."""
    called = name or WORDS[lang]["player"]
    if resume is None:
        rules = ruleset(game, cards)
        given = given_options(settings)
        if seed is None:
            seed = secrets.randbelow(2**31)
        rules.check(seats, seed, given)
        names = _players(seats, seat, bots, called)
        started = Game(rules, seats, seed, given, names)
    else:
        started = _resumed(resume, cards)
    rivals = _bots(started.record.seats, seat, bots)
    if record is not None:  # better to know now than after the game
        write_text(record, started.finished_record().write())
    Session(started, seat - 1, rivals, lang, console(), record).run()


def _resumed(file: Path, cards: Path | None) -> Game:
    """Take up a recorded game where it stands."""
    record = read_record(read_text(file), str(file))
    rules: Ruleset = ruleset(record.game, cards)
    game = replayed(rules, record, str(file))
    missing = record.seats - len(game.record.players)
    game.record.players.extend(["?"] * missing)
    return game


def _bots(seats: int, seat: int, bots: str) -> dict[int, Bot]:
    """Give every other seat its bot."""
    if not 1 <= seat <= seats:
        raise BadInput(f"Your seat must be from 1 to {seats}, not {seat}.")
    others = [other for other in range(seats) if other != seat - 1]
    names = names_in(bots)
    for name in names:
        bot(name)
    if len(names) == 1:
        names = names * len(others)
    if others and len(names) != len(others):
        raise BadInput(f"{seats} seats need 1 or {len(others)} bots beside you, not {len(names)}.")
    return {other: bot(name) for other, name in zip(others, names)}


def _players(seats: int, seat: int, bots: str, called: str) -> list[str]:
    """Name everybody at the table; equal bots are numbered by their seat."""
    names = {other: rival.name.capitalize() for other, rival in _bots(seats, seat, bots).items()}
    names[seat - 1] = called
    every = list(names.values())
    return [
        f"{names[at]} {at + 1}" if every.count(names[at]) > 1 else names[at] for at in range(seats)
    ]
