"""What learners need of a game: its answers as texts, its cards, and its view as a vector."""

from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from novastate.envs.actions import Wording
from novastate.envs.general import ViewEncoder, sampled
from novastate.envs.layout import Encoder
from novastate.games.registry import entry_of, part
from novastate.kernel.position import Position


class Encoding:
    """How a game just begun is put into numbers."""

    def __init__(
        self,
        players: int,
        card_names: dict[str, str],
        texts: Iterable[str],
        wording: Wording,
        encoder: Encoder,
    ) -> None:
        self.players: Final = players
        """The players at the table: in a solo game the rival is one of them."""
        self.card_names: Final = card_names
        """The English names of the cards by id, in the order of their numbers."""
        self.texts: Final = texts
        self.wording: Final = wording
        self.encoder: Final = encoder


def card_names(cards: Any) -> dict[str, str]:
    """Name the cards of a catalogue."""
    return {id: names["en"] for id, names in zip(cards.ids, cards.names)}


def encoding_of(first: Position) -> Encoding:
    """Return the encoding of a game just begun; one that reads its view where it names none."""
    name = entry_of(first.game()).encoding
    if name:
        return cast("Callable[[Position], Encoding]", part(name))(first)
    sample = sampled(first)
    encoder = ViewEncoder(first, sample.entries)
    return Encoding(encoder.players, {}, sample.texts, Wording(frozenset(), frozenset()), encoder)
