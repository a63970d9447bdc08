"""Where each edition says what: the clauses that refusals cite."""

from typing import Final


class Clauses:
    """The clauses of an edition by what they rule."""

    def __init__(self, by_name: dict[str, str]) -> None:
        self.over: Final = by_name["over"]
        self.turn: Final = by_name["turn"]
        self.hand: Final = by_name["hand"]
        self.means: Final = by_name["means"]
        self.match: Final = by_name["match"]
        self.redevelop: Final = by_name["redevelop"]
        self.lead: Final = by_name["lead"]
        self.swap: Final = by_name["swap"]
        self.command: Final = by_name["command"]
        self.dig: Final = by_name["dig"]
        self.use: Final = by_name["use"]
        self.twice: Final = by_name["twice"]
        self.gain: Final = by_name["gain"]
        self.visit: Final = by_name["visit"]
        self.visits: Final = by_name["visits"]
        self.passed: Final = by_name["passed"]
        self.exchange: Final = by_name["exchange"]
