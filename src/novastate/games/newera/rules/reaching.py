"""What a player of The New Era reaches: a field of the contact card, or added tokens (NE-8.1)."""

from novastate.games.classic.rules import reaching
from novastate.games.classic.rules.reaching import Means
from novastate.games.classic.table import Table
from novastate.games.newera.rules.fields import field_of, usable


def reach(p: Table, seat: int) -> dict[str, object] | None:
    """Tell a player what he reaches by each way of contact (NE-8.1.2, NE-8.1.3, NE-8.1.8)."""
    return reaching.reach(p, seat, _alone, p.rules.free_at_zero)


def _alone(p: Table, seat: int, kind: int) -> list[Means]:
    """List the field of the contact card; tokens never add to it (NE-8.2.3)."""
    if not usable(p, seat, kind):
        return []
    field = field_of(p, seat, kind)
    return [Means("field", field.range, field.cost)]
