"""The file in which a network is kept: a line of JSON, then half-precision figures, packed."""

import json
import struct
import zlib
from typing import Final

from novastate.bots.learned.net import Net
from novastate.kernel.errors import BadInput

FORMAT: Final = "novastate-net 1"


def write_net(game: str, names: list[str], net: Net) -> bytes:
    """Write a network with the names of its features."""
    head = {
        "format": FORMAT,
        "game": game,
        "stages": net.stages,
        "units": len(net.out),
        "names": names,
    }
    figures = [*net.bias, *net.out]
    for row in net.rows:
        figures += row
    body = struct.pack(f"<{len(figures)}e", *figures)
    return zlib.compress(json.dumps(head).encode() + b"\n" + body, 9)


def read_net(data: bytes, names: list[str]) -> Net:
    """Read a network for the features wanted; a feature it has never seen counts for nothing.

    >>> net = Net(1, [[1.0, 0.5]], [0.0, 0.0], [2.0])
    >>> read_net(write_net("master", ["points=0"], net), ["lead=3", "points=0"]).rows
    [[0.0, 0.0], [1.0, 0.5]]
    """
    try:
        line, body = zlib.decompress(data).split(b"\n", 1)
        head = json.loads(line)
        stages, units = int(head["stages"]), int(head["units"])
        known: list[str] = head["names"]
        figures = list(struct.unpack(f"<{len(body) // 2}e", body))
    except (zlib.error, ValueError, KeyError, struct.error) as error:
        raise BadInput(f"This is no network of Novastate: {error}.") from error
    width = units + 1
    if head["format"] != FORMAT or len(figures) != width + units + len(known) * stages * width:
        raise BadInput("This is no network of Novastate: its size does not fit its heading.")
    bias, out = figures[:width], figures[width : width + units]
    figures = figures[width + units :]
    places = {name: i for i, name in enumerate(known)}
    rows: list[list[float]] = []
    nothing = [0.0] * width
    for name in names:
        at = places.get(name, -1)
        for stage in range(stages):
            start = (at * stages + stage) * width
            rows.append(nothing if at < 0 else figures[start : start + width])
    return Net(stages, rows, bias, out)
