"""`novastate scenario`: scenario files, played and checked."""

import sys
from pathlib import Path

import click

from novastate.cli.common import cards_option, examples, json_option, print_json, read_text
from novastate.games.registry import ruleset
from novastate.kernel.errors import BadInput
from novastate.kernel.ruleset import Ruleset
from novastate.toolkit.scenario import Scenario, read_scenario, run_scenario

SUFFIX = ".scenario"


def scenario_files(paths: tuple[Path, ...]) -> list[Path]:
    """List the files; a folder stands for all scenario files in it."""
    files: list[Path] = []
    for path in paths:
        if not path.is_dir():
            files.append(path)
            continue
        inside = sorted(path.rglob(f"*{SUFFIX}"))
        if not inside:
            raise BadInput(f"{path} holds no scenario file (a name that ends in {SUFFIX}).")
        files += inside
    return files


@click.command(
    short_help="Run scenario files.",
    epilog=examples("novastate scenario tests/scenarios", "novastate scenario my.scenario --json"),
)
@click.argument(
    "paths", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@cards_option
@json_option
def scenario(paths: tuple[Path, ...], cards: Path | None, as_json: bool) -> int:
    """Run scenario files, or all in a folder; exit code 1 where an expectation fails."""
    results = [_run(file, cards) for file in scenario_files(paths)]
    failed = sum(1 for result in results if result["failures"])
    bad = sum(1 for result in results if result["error"])
    if as_json:
        totals = {"scenarios": len(results), "failed": failed, "unreadable": bad}
        print_json({**totals, "results": results})
    else:
        _print(results)
        print(f"{len(results)} scenarios: {len(results) - failed - bad} passed, {failed} failed.")
    for result in results:
        if result["error"]:
            print(result["error"], file=sys.stderr)
    return 2 if bad else 1 if failed else 0


def _run(file: Path, cards: Path | None) -> dict[str, object]:
    """Run one file; what cannot be read is part of the result, so that the others still run."""
    title = error = ""
    failures: list[str] = []
    try:
        found = read_scenario(read_text(file), str(file))
        title = found.title()
        failures = run_scenario(_rules(found, cards), found)
    except BadInput as bad:
        error = str(bad)
    return {"file": str(file), "title": title, "failures": failures, "error": error}


def _rules(found: Scenario, cards: Path | None) -> Ruleset:
    try:
        return ruleset(found.headers["game"], cards)
    except BadInput as bad:
        raise BadInput(f"{found.file}: {bad}") from None


def _print(results: list[dict[str, object]]) -> None:
    for result in results:
        failures = result["failures"]
        assert isinstance(failures, list)
        word = "ERROR" if result["error"] else "FAILED" if failures else "ok"
        print(f"{word:<7}{result['file']}")
        for failure in failures:
            print(f"       {failure}")
