"""Cards that can be brought into play, but not easily: goals for a search."""

from collections import Counter, deque
from itertools import combinations

from novastate.kernel.position import Position
from novastate.puzzles.goals import standing_cards
from novastate.puzzles.mining import limits
from novastate.puzzles.mining.finds import Candidate, Fell
from novastate.puzzles.puzzle import CARDS, POINTS
from novastate.puzzles.search import Frame, Search


def measures(candidate: Candidate, most: int) -> list[str]:
    """Name the goals of a position that lie deepest, the rarest first; raise Fell without any."""
    search = Search(Frame.at(candidate.position, candidate.seat, POINTS), most)
    before = Counter(standing_cards(candidate.position, candidate.seat))
    depths: dict[tuple[str, ...], int] = {}
    often: Counter[tuple[str, ...]] = Counter()
    seen = {search.key(candidate.position)}
    waiting: deque[tuple[Position, int]] = deque([(candidate.position, 0)])
    while waiting:
        position, depth = waiting.popleft()
        for move in position.moves(candidate.seat):
            after = search.after(position, move)
            if after is None or not search.goes_on(after):
                continue
            key = search.key(after)
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > most:
                raise Fell("too many lines", len(seen))
            new = Counter(standing_cards(after, candidate.seat)) - before
            cards = sorted(new)
            for goal in [goal for size in limits.SIZES for goal in combinations(cards, size)]:
                depths.setdefault(goal, depth + 1)
                often[goal] += 1
            waiting.append((after, depth + 1))
    deep = [goal for goal, depth in depths.items() if depth >= limits.LEAST_DEPTH]
    if not deep:
        raise Fell("no card is hard to bring", len(seen))
    deep.sort(key=lambda goal: (often[goal], len(goal), goal))
    return [CARDS + "+".join(goal) for goal in deep[: limits.TRIED]]
