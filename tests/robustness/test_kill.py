"""The server is killed while games are played: what it has acknowledged is there afterwards.

The full run, 200 games, is `python -m tools.kill_test`; docs/guides/robustness.md has its figures.
"""

from pathlib import Path
from random import Random

from tools.kill_test import Trial


async def test_killed_three_times_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    # given: six short games of one to four people and bots, all at once
    trial = Trial(tmp_path, 6, 6, Random(51), (0.2, 1.0), most_kills=3, options={"end_vp": 6})
    # when: the server is killed three times at random moments
    report = await trial.run()
    # then
    assert report.good, report.lines()
    assert report.kills == 3
    assert report.ledger.acked
