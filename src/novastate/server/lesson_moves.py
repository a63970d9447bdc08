"""Back, again, or away: what a learner can do with a lesson besides its moves."""

from novastate.kernel.events import Event
from novastate.server.guiding import LEFT, back_to, standing_of
from novastate.server.live import LESSON
from novastate.server.tables import Change
from novastate.server.taking_back import go_back
from novastate.server.words import Problem


async def lesson_action(change: Change, seat: int, action: str, key: str) -> int:
    """Take back a move of a lesson or all of them, or leave it; rivals' moves go back too."""
    live = change.live
    if standing_of(live) is None:
        raise Problem("no_lesson")
    if action == "leave":
        live.facts.origin = {**live.facts.origin, LEFT: True}
        return change.add(LESSON, seat, action, key)
    to = back_to(live, whole=action == "restart")
    live.facts.origin = {**live.facts.origin, LEFT: False}
    place = live.seats[seat]
    if place.taken_over:  # who learns again plays himself
        place.taken_over = False
        change.touched.add(seat)
    if to is None:
        return change.add(LESSON, seat, action, key)
    return await go_back(change, seat, to, key, Event("table_goes_back", seat, {}))
