"""The networks that come with Novastate."""

from importlib.resources import files

from novastate.bots.learned.features import Features
from novastate.bots.learned.file import read_net
from novastate.bots.learned.net import Net


def shipped_net(game: str, features: Features) -> Net | None:
    """Read the network of a game; None where nobody has taught one."""
    file = files("novastate.bots.learned") / "weights" / f"{game}.net"
    return read_net(file.read_bytes(), features.names) if file.is_file() else None
