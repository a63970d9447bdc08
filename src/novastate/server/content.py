"""What the games are made of: options, cards, rules, puzzles."""

from functools import lru_cache
from typing import Any, Final

from markdown_it import MarkdownIt

from novastate.arena.rulebook import CLAUSE, HEADING, ROW, rules_text
from novastate.bots.levels import levels
from novastate.bots.registry import names as bot_names
from novastate.games.card_editions import NAME as CARD_EDITION
from novastate.games.registry import ruleset, rulesets
from novastate.kernel.errors import BadInput
from novastate.kernel.options import CHOICE, LIST, NUMBER, NUMBERS, SWITCH, Option
from novastate.kernel.phrases import LANGUAGES
from novastate.kernel.ruleset import Ruleset
from novastate.puzzles.puzzle import Puzzle
from novastate.puzzles.shelf import puzzles
from novastate.server.labels import labels_of
from novastate.server.overrides import check_overrides
from novastate.server.words import WORDS, Problem, Wanted


def rules_of(game: str) -> Ruleset:
    """Return a ruleset; raise Problem if there is none."""
    try:
        return ruleset(game)
    except BadInput:
        raise Problem("no_game", game=game[:40]) from None


def checked_options(
    rules: Ruleset, given: dict[str, Any], seats: int, visibility: str
) -> dict[str, object]:
    """Return a value for every option; raise Problem if no game can begin with them."""
    known = {option.name: option for option in rules.options}
    for name, value in given.items():
        if name not in known:
            raise Problem("no_option", name=str(name)[:40])
        try:
            known[name].check(value)
        except (BadInput, ValueError, RecursionError):
            raise Problem("option_value", name=name, wanted=_wanted(known[name])) from None
    check_overrides(rules, given, visibility)
    try:
        rules.new(seats, 0, **given)
        return rules.check(seats, 0, dict(given))
    except BadInput as bad:
        raise Problem("options_clash", detail=str(bad).rstrip(".")) from None


def _wanted(option: Option) -> Wanted:
    choices = ", ".join(option.choices)
    if option.kind == SWITCH:
        return Wanted("wants_switch")
    if option.kind == CHOICE:
        return Wanted("wants_choice", choices=choices)
    if option.kind == NUMBER:
        return Wanted("wants_number", least=option.least, most=option.most)
    if option.kind == NUMBERS:
        return Wanted("wants_numbers", least=option.least, most=option.most)
    return Wanted("wants_list", choices=choices) if option.kind == LIST else Wanted("wants_table")


def bot_words(name: str) -> dict[str, str]:
    """Return the name of a bot by language."""
    return {lang: WORDS[lang].get(f"bot_{name}", name) for lang in LANGUAGES}


def _bot(name: str, game: str) -> dict[str, Any]:
    """Describe a bot for the lobby: with its rating and thinking time, where they are known."""
    told: dict[str, Any] = {"id": name, "words": bot_words(name)}
    for level in levels():
        if level.name == name:
            told |= {"seconds": level.seconds, "rating": level.rating(game)}
    return told


@lru_cache
def games() -> list[dict[str, Any]]:
    """Describe every game for the lobby."""
    return [
        {
            "id": rules.id,
            "title": rules.title,
            "seats": list(rules.seats),
            "rules_version": rules.version,
            "sets": rules.sets(),
            "options": [option.to_data() for option in rules.options],
            "bots": [_bot(name, rules.id) for name in bot_names()],
        }
        for rules in rulesets()
    ]


def editions_of(rules: Ruleset) -> tuple[str, ...]:
    """List the editions of a game's cards, today's first; none where they were never changed."""
    return next((each.choices for each in rules.options if each.name == CARD_EDITION), ())


def cards(game: str, edition: str = "") -> dict[str, Any]:
    """Describe every card of an edition, by default today's; raise Problem if there is none."""
    rules = rules_of(game)
    editions = editions_of(rules)
    if edition and not editions:
        raise Problem("one_edition", title=rules.title)
    if edition and edition not in editions:
        raise Problem("no_edition", edition=edition[:40], editions=", ".join(editions))
    return _cards(game, edition or (editions[0] if editions else ""))


@lru_cache
def _cards(game: str, edition: str) -> dict[str, Any]:
    """Describe every card with its texts, and name what cards speak of."""
    rules = ruleset(game)
    every = rules.cards_data(edition)
    others = [card for card in every if "kind" not in card]
    return {
        "cards": [card for card in every if "kind" in card],
        "connections": [card for card in others if "deck" in card],
        "factions": [card for card in others if "deck" not in card],
        "words": rules.card_words(),
        "names": labels_of(rules),
    }


# --- rules -------------------------------------------------------------------------------

_markdown: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@lru_cache
def rules(game: str) -> list[dict[str, Any]]:
    """Return the rules as sections of clauses in safe HTML; raw HTML is shown as text."""
    sections: list[dict[str, Any]] = [{"id": "", "heading": "", "level": 1, "clauses": []}]
    blocks: list[tuple[str, list[str]]] = []

    def close() -> None:
        for id, lines in blocks:
            html = _html("\n".join(lines))
            if html:
                sections[-1]["clauses"].append({"id": id, "html": html})
        blocks.clear()

    columns: list[str] = []
    for line in rules_text(rules_of(game)).splitlines():
        heading, clause, row = HEADING.match(line), CLAUSE.match(line), ROW.match(line)
        if heading:
            close()
            columns = []
            sections.append(
                {
                    "id": heading.group(2) or "",
                    "heading": heading.group(3),
                    "level": len(heading.group(1)),
                    "clauses": [],
                }
            )
        elif clause:
            blocks.append((clause.group(1), [clause.group(2)]))
        elif row:
            blocks.append((row.group(1), [_row(columns, row.group(2))]))
        elif line.startswith("|") and _has_ids(line):
            columns = [cell.strip() for cell in line.strip().strip("|").split("|")]
        elif columns and line.startswith("|"):
            continue  # the rule under the head of a table whose rows are clauses
        else:
            if not line.startswith("|"):
                columns = []
            if not blocks or (not line.strip() and blocks[-1][1][-1:] == [""]):
                blocks.append(("", []))
            blocks[-1][1].append(line)
    close()
    return [section for section in sections if section["heading"] or section["clauses"]]


def _has_ids(line: str) -> bool:
    return line.strip().strip("|").split("|")[0].strip().lower() == "id"


def _row(columns: list[str], cells: str) -> str:
    """Say a row of a table whose first column is an id: each cell with its column's name."""
    parts = [cell.strip() for cell in cells.split("|")]
    titled = zip(columns[1:] + [""] * len(parts), parts)
    return "; ".join(f"**{title}:** {cell}" if title else cell for title, cell in titled if cell)


def _html(text: str) -> str:
    return str(_markdown.render(text.strip())).strip()


# --- puzzles -----------------------------------------------------------------------------


def puzzle(id: str) -> Puzzle:
    """Return a puzzle; raise Problem if there is none."""
    if id not in puzzles():
        raise Problem("no_puzzle")
    return puzzles()[id]
