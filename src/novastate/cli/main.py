"""The command `novastate`: every fault of input is one sentence and exit code 2."""

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from novastate import __version__
from novastate.cli.arena import arena
from novastate.cli.backup import backup, restore
from novastate.cli.bench import bench
from novastate.cli.cards import cards
from novastate.cli.common import examples
from novastate.cli.games import games
from novastate.cli.play import play
from novastate.cli.puzzles import puzzles
from novastate.cli.replay import replay
from novastate.cli.rules import rules
from novastate.cli.scenario import scenario
from novastate.cli.serve import serve, start_for_play
from novastate.cli.simulate import simulate
from novastate.cli.user import user
from novastate.cli.verify import verify
from novastate.kernel.errors import BadInput
from novastate.kernel.questions import Refused

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
FAULT: Final = 70


@click.group(
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "novastate play",
        "novastate cards master --lang de",
        "novastate simulate master --seats 4 --bots greedy,random,random,random --games 100",
    ),
)
@click.version_option(__version__, prog_name="novastate", message="%(prog)s %(version)s")
@click.pass_context
def novastate(context: click.Context) -> None:
    """Play, study and design games of the 51st State family; alone it opens the table."""
    if context.invoked_subcommand is None:
        start_for_play()


COMMANDS: Final = (
    *(serve, user, backup, restore, play, games, cards, rules),
    *(simulate, arena, bench, replay, verify, scenario, puzzles),
)
for command in COMMANDS:
    novastate.add_command(command)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return the exit code."""
    try:
        with novastate.make_context("novastate", list(arguments)) as context:
            result = novastate.invoke(context)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except click.exceptions.Exit as leave:
        return leave.exit_code
    except click.ClickException as error:
        return _complain(error.format_message())
    except (BadInput, Refused) as error:
        return _complain(str(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _drop_output()
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{error.strerror or error}")
    except Exception as error:
        if os.environ.get("NOVASTATE_DEBUG"):
            raise
        _complain(
            f"Novastate has a fault, please report it ({type(error).__name__}: {error});"
            " NOVASTATE_DEBUG=1 shows where"
        )
        return FAULT


def _complain(message: str) -> int:
    """Say one sentence on stderr."""
    sentence = " ".join(message.split())
    if not sentence.endswith((".", "!", "?", ")")):
        sentence += "."
    print(sentence, file=sys.stderr)
    return BAD_INPUT


def _drop_output() -> int:
    """Stop writing because nobody reads any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE


def main() -> None:
    """Run the command line of this process."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))
