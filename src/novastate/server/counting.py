"""The count of a lesson: everybody's points, line by line and in words."""

from novastate.kernel.count import Part
from novastate.kernel.phrases import Phrase, PhraseBook
from novastate.server.live import Live
from novastate.server.present import spoken
from novastate.toolkit.lesson import Step


def counted(live: Live, steps: list[Step], lang: str) -> dict[str, object]:
    """Return the count if a step shows it, as it stands now; else nothing."""
    if live.game is None or not any(step.count for step in steps):
        return {}
    count, book = live.game.position.count(), live.book()
    players = [
        {
            "name": _name(book, seat, lang),
            "faction": faction,
            "total": total,
            "parts": [_part(part, book, lang) for part in parts],
        }
        for seat, (parts, total, faction) in enumerate(
            zip(count.players, count.totals(), _factions(live), strict=True)
        )
    ]
    return {"count": {"over": count.over, "why": spoken(book, count.why, lang), "players": players}}


def _part(part: Part, book: PhraseBook, lang: str) -> dict[str, object]:
    phrase = Phrase(f"count_{part.name}", {"amount": part.amount})
    return {**part.to_data(), "text": spoken(book, phrase, lang)}


def _name(book: PhraseBook, seat: int, lang: str) -> str:
    """Name a player at the head of a line."""
    name = book.noun("seat", seat, lang)
    return name[:1].upper() + name[1:]


def _factions(live: Live) -> list[object]:
    """List the factions by player; games without them have none."""
    assert live.game is not None
    players = live.game.position.view(None)["players"]
    assert isinstance(players, list)
    return [player.get("faction") for player in players]
