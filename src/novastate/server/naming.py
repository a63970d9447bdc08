"""Names at tables that strangers can join: nobody passes for somebody else."""

from collections.abc import Iterable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from novastate.server.cast import everybody
from novastate.server.db import accounts
from novastate.server.identity import Visitor, clean_name
from novastate.server.live import Seat
from novastate.server.looks import looks_of
from novastate.server.words import WORDS, Problem, say

FORMER: Final = {looks_of(words["former_player"]) for words in WORDS.values()}
KEPT_FREE: Final = FORMER | {
    looks_of(text)
    for words in WORDS.values()
    for code, text in words.items()
    if code == "guest" or (code.startswith("bot_") and code != "bot_plays")
}
KEPT_FREE.update(map(looks_of, ("Player", "Spieler", "Bot", "Admin", "Administrator", "Novastate")))
KEPT_FREE.update(looks_of(each.name) for each in everybody())
"""What the program itself calls people and bots: no account has such a name."""


async def check_account_name(connection: AsyncConnection, name: str) -> None:
    """Raise Problem if no account can have a name."""
    if await accounts.find(connection, name) is not None:
        raise Problem("name_taken")
    if looks_of(name) in KEPT_FREE:
        raise Problem("name_kept_free")
    if await accounts.is_alike(connection, name):
        raise Problem("name_alike")


async def check_name(
    connection: AsyncConnection, name: str, visitor: Visitor, others: Iterable[Seat]
) -> None:
    """Raise Problem if a name looks like somebody's account, or like another one at the table."""
    if looks_of(name) in {looks_of(seat.name) for seat in others if seat.name}:
        raise Problem("name_at_table", name=name)
    if looks_of(name) in FORMER:
        raise Problem("name_kept_free")
    if await accounts.is_alike(connection, name, visitor.number):
        raise Problem("name_of_account", name=name)


def name_for(wished: str, visitor: Visitor, others: Iterable[Seat], lang: str) -> str:
    """Return the name somebody sits down under; who names none is a guest with a number."""
    if wished or visitor.name:
        return clean_name(wished or visitor.name)
    taken = {looks_of(seat.name) for seat in others}
    guest = say("guest", lang)
    numbered = (guest if n == 1 else f"{guest} {n}" for n in range(1, len(taken) + 2))
    return next(name for name in numbered if looks_of(name) not in taken)


async def name_watching(
    connection: AsyncConnection, visitor: Visitor, seats: Iterable[Seat], lang: str
) -> str:
    """Return the name of somebody who only watches: his own if nobody is taken in by it."""
    try:
        if visitor.name:
            await check_name(connection, visitor.name, visitor, seats)
            return visitor.name
    except Problem:
        pass
    return say("guest", lang)
