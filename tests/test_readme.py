"""The README's example runs as printed."""

import doctest
from pathlib import Path


def test_the_example_in_the_readme_runs(root: Path) -> None:
    results = doctest.testfile(str(root / "README.md"), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0
