"""What several tests of The New Era need."""

from pathlib import Path

import pytest

from tests.games.classic.bench import Bench
from tests.games.newera import own


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """Lay tables with cards of one's own."""
    return own.bench(tmp_path)
