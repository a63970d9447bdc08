"""What is worked out once for all visitors is worked out as the server starts, beside the loop."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar

from novastate.games.registry import rulesets
from novastate.puzzles.shelf import puzzles
from novastate.server import content
from novastate.server.present import known_cards


def warm() -> None:
    """Make everything that is kept for good: cards, rules, puzzles of all games."""
    content.games()
    puzzles()
    for rules in rulesets():
        known_cards(rules.id)
        for edition in content.editions_of(rules) or ("",):
            content.cards(rules.id, edition)
        content.rules(rules.id)


@contextlib.asynccontextmanager
async def warmed(app: Litestar) -> AsyncIterator[None]:
    """Begin to make it; whoever comes before it is done waits for what he needs."""
    task = asyncio.create_task(asyncio.to_thread(warm))
    try:
        yield
    finally:
        await task
