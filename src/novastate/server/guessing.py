"""How often passwords may be guessed, by address and by account.

An account has one allowance for all strangers and one for each browser that was signed in to it
before: a stranger can use up his own, and the owner at the own browser does not notice.
"""

from collections import OrderedDict
from typing import Final

from novastate.server.limits import ADDRESSES, Bucket
from novastate.server.words import Problem

ADDRESS_AT_ONCE: Final = 10
ACCOUNT_AT_ONCE: Final = 30
ACCOUNT_MORE: Final = 1.5
"""An account's strangers may guess this much faster than an address, so that one address alone
never uses up what all strangers share."""


class Guesses:
    """The allowances; a guess that was right costs nothing."""

    def __init__(self, a_minute: float) -> None:
        self.a_second = a_minute / 60
        self._buckets: OrderedDict[tuple[object, ...], Bucket] = OrderedDict()

    def take(self, address: str, account: str, guest: int) -> list[Bucket]:
        """Take one guess and return whence; `guest` is a browser the account knows, else 0."""
        by_address = self._bucket(("address", address), 1.0, ADDRESS_AT_ONCE)
        if guest:
            by_account = self._bucket(("browser", account, guest), 1.0, ADDRESS_AT_ONCE)
            taken = [by_account]
        else:
            by_account = self._bucket(("account", account), ACCOUNT_MORE, ACCOUNT_AT_ONCE)
            taken = [by_address, by_account]
        for number, bucket in enumerate(taken):
            if not bucket.take():
                give_back(taken[:number])
                raise Problem("too_many_guesses")
        return taken

    def _bucket(self, key: tuple[object, ...], times: float, at_once: int) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.a_second * times, at_once)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def give_back(taken: list[Bucket]) -> None:
    """Give a guess back that was right, or that was not made."""
    for bucket in taken:
        bucket.level += 1
