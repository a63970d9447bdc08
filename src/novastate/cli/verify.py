"""`novastate verify`: a record followed from its seed, and the seed from what was told before."""

import re
from pathlib import Path
from typing import Final

import click

from novastate.cli.common import cards_option, console, examples, json_option, print_json, read_text
from novastate.games.registry import ruleset
from novastate.kernel.chance import commitment
from novastate.kernel.errors import BadInput
from novastate.kernel.game import begin, diverges, step
from novastate.kernel.record import Record, read_record
from novastate.kernel.ruleset import Ruleset

HASH: Final = re.compile(r"[0-9a-f]{64}")


@click.command(
    short_help="Check that a game followed from its seed.",
    epilog=examples(
        "novastate verify game.record",
        "novastate verify game.record --hash 5feceb66ffc86f38d952786c6d696c79c2db...",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--hash", "told", metavar="HEX", help="The hash of the seed, as the table showed it to you."
)
@json_option
@cards_option
def verify(file: Path, told: str | None, as_json: bool, cards: Path | None) -> int:
    """Check that deal, dice and end of the record FILE follow from its seed.

    Before a game the table shows the SHA-256 of the seed, after it the seed. Compare the hash here
    with the one you saw, or give it with --hash; exit code 1 if anything does not fit.
    """
    record = read_record(read_text(file), str(file))
    rules = ruleset(record.game, cards)
    wrong = _wrong_hash(record, _checked(told)) or _wrong_course(rules, record, str(file))
    found = commitment(record.seed)
    if as_json:
        print_json(
            {
                "file": str(file),
                "game": record.game,
                "moves": len(record.entries),
                "seed": str(record.seed),
                "hash": found,
                "holds": not wrong,
                "wrong": wrong,
            }
        )
        return 1 if wrong else 0
    out = console()
    out.print(f"Seed {record.seed}", markup=False, highlight=False, soft_wrap=True)
    out.print(f"SHA-256 of its digits {found}", markup=False, highlight=False, soft_wrap=True)
    closing = (
        f"This does not hold: {wrong}."
        if wrong
        else f"The deal and all {len(record.entries)} moves follow from the seed."
    )
    out.print(closing, markup=False, highlight=False, soft_wrap=True)
    return 1 if wrong else 0


def _checked(told: str | None) -> str | None:
    """Read a hash as a person types it."""
    if told is None:
        return None
    if not HASH.fullmatch(told.strip().lower()):
        raise BadInput(f'"{told}" is no hash of a seed: that has 64 digits from 0 to f.')
    return told.strip().lower()


def _wrong_hash(record: Record, told: str | None) -> str:
    """Say which hash the seed does not have; nothing if it fits all that is known."""
    found = commitment(record.seed)
    if told is not None and told != found:
        return f"its seed has not the hash {told}"
    if record.commitment and record.commitment != found:
        return f"its seed has not the hash that the record names, {record.commitment}"
    return ""


def _wrong_course(rules: Ruleset, record: Record, file: str) -> str:
    """Say what does not follow from the seed; nothing if all does."""
    if not record.digest:
        return "the record has no digest: it does not say where its moves led"
    game = begin(rules, record, file)
    try:
        for entry in record.entries:
            step(game, entry, file)
    except BadInput as bad:
        return str(bad).rstrip(".")
    return "its moves lead elsewhere than it says" if diverges(game, record) else ""
