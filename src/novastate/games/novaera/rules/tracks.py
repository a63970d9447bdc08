"""Moving the markers of the common tracks (NV-18.8.18)."""

from novastate.games.novaera.cards import model as c
from novastate.games.novaera.codes import (
    DONE,
    FIELD,
    MOVE,
    A,
)
from novastate.games.novaera.constants import TRACKS
from novastate.games.novaera.rules.quantities import amount
from novastate.games.novaera.table import NOBODY, Table
from novastate.kernel.position import Step


def perform_track(p: Table, step: Step) -> bool:
    """Ask whether, and which, marker is moved (NV-19.1.17)."""
    return p.ask(step[1])


def track_options(p: Table, step: Step, seat: int) -> list[int]:
    """List the tracks; a marker may always be left alone."""
    which = p.cards.effects[step[2]][step[3]].which
    tracks = list(range(len(TRACKS))) if which == c.ANY_TRACK else [which]
    return [*[MOVE | track << A for track in tracks], DONE]


def track_answer(p: Table, step: Step, seat: int, move: int) -> None:
    """Move the chosen marker, within its track (NV-2.3.4)."""
    p.agenda.pop()
    if move != DONE:
        n = amount(p, seat, p.cards.effects[step[2]][step[3]].amount)
        move_track(p, move >> A & FIELD, n, seat)


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
