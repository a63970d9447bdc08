"""The networks that come with Novastate, found by the position at hand."""

from importlib.resources import files

from novastate.bots.learned.classic import ClassicTokens
from novastate.bots.learned.file import read_net
from novastate.bots.learned.master import MasterTokens
from novastate.bots.learned.net import Net
from novastate.bots.learned.novaera import NovaEraTokens
from novastate.bots.learned.tokens import Tokens
from novastate.games.classic.position import ClassicPosition
from novastate.games.master.position import MasterPosition
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.position import Position


def tokens_for(position: Position) -> Tokens | None:
    """Make the marks for a position's game and cards; None where there are none."""
    if isinstance(position, MasterPosition):
        return MasterTokens(position.cards)
    if isinstance(position, NovaEraPosition):
        return NovaEraTokens(position.cards)
    if isinstance(position, ClassicPosition):
        return ClassicTokens(position.cards)
    return None


def net_for(position: Position, tokens: Tokens) -> Net | None:
    """Read the network of a position's game; None where nobody has taught one."""
    file = files("novastate.bots.learned") / "weights" / f"{game_of(position)}.net"
    return read_net(file.read_bytes(), tokens.names) if file.is_file() else None


def cards_of(position: Position) -> object:
    """Return the catalogue of a position's cards; None where there is none."""
    if isinstance(position, MasterPosition | NovaEraPosition | ClassicPosition):
        return position.cards
    return None


def game_of(position: Position) -> str:
    """Name a position's game."""
    if isinstance(position, MasterPosition):
        return "master"
    if isinstance(position, ClassicPosition):
        return position.edition.id
    return "novaera" if isinstance(position, NovaEraPosition) else ""
