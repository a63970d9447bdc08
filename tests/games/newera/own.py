"""Cards of one's own for tests of what no card of the box does."""

from pathlib import Path

from novastate.games.newera.ruleset import NewEra
from tests.games.classic.bench import Bench

CARDS = """
[fountain]
name = "Fountain"
kind = "open production"
distance = 1
types = "vp"
spoils = "vp3"
deal = "worker"
produces = "2 vp1 scrap"
entry = "fuel"

[counting_house]
name = "Counting House"
kind = "open production"
distance = 1
types = "scrap"
spoils = "scrap"
deal = "scrap"
per = "scrap max 2 -> scrap"

[temple]
name = "Temple"
kind = "open production"
distance = 1
types = "vp"
spoils = "scrap"
deal = "scrap"
produces = "vp5"

[inn]
name = "Inn"
kind = "feature"
distance = 1
types = "worker"
spoils = "scrap"
deal = "scrap"
when = "visit -> fuel"
copies = 2

[bazaar]
name = "Bazaar"
kind = "action"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
action = "own_spoils -> 2 fuel or weapons material"

[dispute]
name = "Dispute"
kind = "action"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
action = "own_deal card redevelopment incorporation2 -> universal"

[chain]
name = "Chain"
kind = "feature"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
when = "gain scrap -> fuel"

[bastion]
name = "Bastion"
kind = "feature"
distance = 1
defends = 1
spoils = "scrap"
deal = "scrap"
when = "conquer -> worker"

[war_room]
name = "War Room"
kind = "action"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
action = "-> make_contact conquest 3"

[consulate]
name = "Consulate"
kind = "action"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
action = "-> make_contact negotiation 3"

[crane]
name = "Crane"
kind = "action"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
action = "-> make_contact incorporation 2"

[roof]
name = "Roof"
kind = "feature"
distance = 1
types = "card"
spoils = "scrap"
deal = "scrap"
when = "gain worker -> scrap"
"""


def bench(folder: Path) -> Bench:
    """Return a bench with these cards beside those of the first edition."""
    (folder / "own.toml").write_text(CARDS, encoding="utf-8")
    return Bench(NewEra(folder), card_edition="first")
