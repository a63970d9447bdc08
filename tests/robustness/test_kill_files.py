"""Upgrades and backups are killed: every file opens, and every row is there.

The full run, 200 kills each, is `python -m tools.kill_test --during migration` and `backup`.
"""

from pathlib import Path
from random import Random

from tools.kill_files import FileTrial


def test_w1_upgrades_killed_six_times_lose_no_row(tmp_path: Path) -> None:
    report = FileTrial(tmp_path, 6, Random(51), more=3_000).during_migration()
    assert report.good, report.lines()
    assert report.kills == 6


def test_backups_killed_six_times_leave_no_half_file(tmp_path: Path) -> None:
    report = FileTrial(tmp_path, 6, Random(51), more=3_000).during_backup()
    assert report.good, report.lines()
    assert report.kills == 6
    assert report.stored > 0
