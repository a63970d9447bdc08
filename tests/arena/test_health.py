"""How healthy a game is: what is measured, and what lies outside its band."""

from pathlib import Path

import pytest

from novastate.arena.course import Course, Following
from novastate.arena.health.bands import (
    INSIDE,
    OUTSIDE,
    UNSURE,
    Band,
    Bands,
    bands_for,
    compare,
    verdict,
)
from novastate.arena.health.data import health_data
from novastate.arena.health.measures import Measure, leads, matching, measures, quantile
from novastate.arena.page.document import page
from novastate.arena.playing import Plan, Played
from novastate.arena.report import Report
from novastate.arena.simulate import simulate
from novastate.arena.tally import Facts
from novastate.games.registry import rulesets

BOTS = ("random", "random")
GAMES = [rules.id for rules in rulesets()]


def played(course: Course, **more: object) -> Played:
    values: dict[str, object] = {
        "scores": (30, 20),
        "winners": (0,),
        "rounds": 3,
        "facts": Facts(course=course),
    }
    return Played(0, 1, BOTS, **(values | more))  # type: ignore[arg-type]


def report_of(*games: Played) -> Report:
    return Report(Plan("novaera", 2, BOTS, 1), 1, 1.0, list(games))


# --- following a game


def test_what_ended_a_round_belongs_to_it() -> None:
    following = Following()

    following.deed("gain")
    following.look(1, {"red": 5}, (0, 0))
    following.deed("develop")
    following.look(2, {"red": 2}, (3, 1))  # the move that scored the first round
    following.deed("calm")

    assert following.course((4, 4)) == Course(
        deeds=({"develop": 1, "gain": 1}, {"calm": 1}),
        scores=((3, 1), (4, 4)),
        peaks={"red": 5},
        left={"red": 2},
    )


def test_a_token_counts_as_its_kind_and_as_a_sum_of_kinds() -> None:
    following = Following()

    kinds = {"conquest2": ("conquest", "contacts"), "contact1": ("universal", "contacts")}
    following.gain({"conquest2": 2, "contact1": 1, "card": 3}, kinds)

    assert following.course(()).gained == {"conquest": 2, "contacts": 3, "universal": 1}


# --- measures


def test_tokens_are_held_against_the_box() -> None:
    games = [played(Course(scores=((1, 0),), peaks={"red": n})) for n in (10, 15, 20, 25)]

    found = measures(report_of(*games), {"red": 20})

    assert found["tokens.red.within"].value == 0.75
    assert [found[f"tokens.red.{name}"].value for name in ("half", "p95", "most")] == [15, 25, 25]


def test_the_leader_after_two_thirds_is_compared_with_the_winner() -> None:
    games = [
        played(Course(scores=((1, 0), (0, 2), (3, 2)))),  # led by the second, won by the first
        played(Course(scores=((1, 0), (2, 1), (3, 2)))),  # led by the winner
        played(Course(scores=((1, 0), (2, 2), (3, 2)))),  # led by nobody
    ]

    found = leads(games)

    assert (found["leader_wins"].value, found["leader_wins"].n) == (0.5, 2)
    assert found["decided_early"].value == pytest.approx(1 / 3)
    assert found["lead_changes"].value == pytest.approx(2 / 3)


def test_owners_of_a_card_are_rated_with_an_interval() -> None:
    facts = Facts(("archery", "trade"), (("archery", 0),), course=Course(scores=((1, 0),)))

    found = measures(report_of(played(Course(), facts=facts)), {})

    assert found["cards.archery"].value == 1.0
    assert found["cards.archery"].interval is not None
    assert found["unused_cards"].value == 1.0


def test_quantiles_are_values_that_occurred() -> None:
    assert [quantile([3, 7], part) for part in (0.5, 0.95, 1.0)] == [3, 7, 7]


def test_a_star_stands_for_one_word() -> None:
    found = {name: Measure(1.0, 1) for name in ("deeds.gain", "deeds.gain.late", "score")}

    assert list(matching(found, "deeds.*")) == ["deeds.gain"]


# --- bands


def test_a_rate_outside_its_band_is_unsure_while_the_interval_reaches_in() -> None:
    band = Band("cards.*", 0.17, 0.35, (0.15, 0.38))

    assert verdict(Measure(0.6, 4, (0.3, 0.85)), band) == UNSURE
    assert verdict(Measure(0.6, 400, (0.55, 0.65)), band) == OUTSIDE
    assert verdict(Measure(0.25, 20, (0.11, 0.46)), band) == UNSURE
    assert verdict(Measure(0.25, 2000, (0.23, 0.27)), band) == INSIDE


def test_a_deed_never_done_is_outside_a_band_that_asks_for_it() -> None:
    asked = Bands((Band("deeds.calm", 0.02, 0.08), Band("factions.*", 0.2, 0.3)))

    findings = compare({"deeds.gain": Measure(1.0, 9)}, asked)

    assert [(finding.name, finding.verdict) for finding in findings] == [("deeds.calm", OUTSIDE)]


def test_every_band_names_a_game_and_seats_it_has() -> None:
    for game in GAMES:
        assert bands_for(game, 4).bands, game
    assert bands_for("newera", 5).bands
    assert not bands_for("novaera", 2).bands


@pytest.mark.parametrize("game", GAMES)
def test_every_band_finds_its_measure(game: str) -> None:
    report = simulate(game, 4, ["greedy"], 2, seed=3)
    bands = bands_for(game, 4)
    found = measures(report, bands.box)

    missing = [band.name for band in bands.bands if not matching(found, band.name)]

    assert [name for name in missing if not name.startswith("deeds.")] == []
    assert set(bands.box) <= {name.split(".")[1] for name in matching(found, "tokens.*.most")}


# --- runs


def test_health_is_the_same_in_one_process_several_and_from_a_journal(tmp_path: Path) -> None:
    def health(jobs: int, journal: Path | None, games: int = 4) -> dict[str, object]:
        report = simulate("state2010", 2, ["random"], games, jobs=jobs, journal=journal)
        return health_data(report)

    here = health(1, None)
    health(1, tmp_path / "run.journal", games=2)

    assert health(2, None) == here
    assert health(1, tmp_path / "run.journal") == here


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_page_shows_the_bands_of_a_bot_that_plays_with_itself(lang: str) -> None:
    alone = simulate("novaera", 4, ["random"], 2)

    assert 'id="health"' in page(alone, lang)
    assert "tokens.resources.within" in page(alone, lang)
    assert 'id="health"' not in page(simulate("novaera", 2, ["random"], 1), lang)
