"""Moving the markers of the common tracks (NV-18.8.18)."""

from typing import Final

from novastate.games.novaera import codes
from novastate.games.novaera.cards import model as c
from novastate.games.novaera.constants import TRACKS
from novastate.games.novaera.rules.quantities import amount
from novastate.games.novaera.table import NOBODY, Table
from novastate.kernel.packing import FIELD, A
from novastate.kernel.position import Step
from novastate.kernel.steps import AskAlways, Steps


def track_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tracks; a marker may always be left alone."""
    which = p.cards.effects[step[2]][step[3]].which
    tracks = list(range(len(TRACKS))) if which == c.ANY_TRACK else [which]
    return [*[codes.MOVE | track << A for track in tracks], codes.DONE]


def choose_track(p: Table, step: Step, move: int) -> None:
    """Move the chosen marker, within its track (NV-2.3.4)."""
    if move != codes.DONE:
        n = amount(p, step[1], p.cards.effects[step[2]][step[3]].amount)
        move_track(p, move >> A & FIELD, n, step[1])


def move_track(p: Table, track: int, n: int, seat: int = NOBODY) -> None:
    """Move a marker; it stops on the end spaces (NV-2.3.4)."""
    tracks = p.tracks.copy()
    tracks[track] = max(0, min(p.settings.track_last[track], tracks[track] + n))
    moved = tracks[track] - p.tracks[track]
    p.tracks = tracks
    if p.listener is not None:
        code = "track_up" if moved >= 0 else "track_down"
        args: dict[str, object] = {"track": TRACKS[track], "n": abs(moved), "at": tracks[track]}
        p.tell(code, seat, args)


STEPS: Final[Steps[Table]] = (
    AskAlways(codes.S_TRACK, "move_track", "NV-19.1.17", track_options, choose_track),
)
