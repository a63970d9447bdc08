"""Nova Era for puzzles."""

from typing import cast

from novastate.games.novaera.asking.trials import count
from novastate.games.novaera.codes import S_TURN
from novastate.games.novaera.position import NovaEraPosition
from novastate.kernel.position import Position
from novastate.puzzles.games.general import GamePuzzles, Moment
from novastate.puzzles.puzzle import COUNT


class NovaEraPuzzles(GamePuzzles):
    """Puzzles of Nova Era."""

    themes = {
        "use": "engine",
        "develop": "upgrade",
        "expand": "territory",
        "enlist": "people",
        "research": "research",
        "repair": "disaster",
        "pick": "draft",
        "gain": "production",
    }
    measure = COUNT

    def moment(self, position: Position) -> Moment:
        """Tell era and round; asked so often that it does not go by `glance`."""
        p = cast(NovaEraPosition, position)
        return Moment(p.era, p.round)

    def figure(self, position: Position, seat: int, measure: str) -> int:
        """Return the victory points of a seat, with those of a scoring now if that is asked."""
        p = cast(NovaEraPosition, position)
        return count(p, seat) if measure == COUNT else p.players[seat].vp

    def standing_cards(self, position: Position, seat: int) -> list[str]:
        """List the cards of a tableau."""
        p = cast(NovaEraPosition, position)
        return [p.cards.ids[placed.card] for placed in p.players[seat].tableau]

    def still_counts(self, start: Moment, position: Position) -> bool:
        """Count until somebody has picked: the last die is followed at once by the next roll."""
        p = cast(NovaEraPosition, position)
        if not p.zones:
            return False
        return (p.era - start.era, p.round - start.round) == (0, 1) and all(p.zones)

    def begins_turn(self, position: Position, seat: int, went_on: bool) -> bool:
        """Tell whether a seat is asked for a turn, and not for one more of its own."""
        return not went_on and position.agenda[-1][0] == S_TURN

    def acts_alone(self, position: Position, seat: int) -> bool:
        """Tell whether rivals still have dice: then the round goes on after this turn."""
        p = cast(NovaEraPosition, position)
        return any(p.players[rival].dice for rival in p.rivals(seat))
