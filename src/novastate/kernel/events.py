"""What happened, for log and animation; kept only while somebody listens."""

from typing import Final

from novastate.kernel.phrases import Phrase


class Event:
    """One thing that happened: public arguments, and secret ones that only its seat may read."""

    def __init__(
        self, code: str, seat: int, args: dict[str, object], secret: dict[str, object] | None = None
    ) -> None:
        self.code: Final = code
        self.seat: Final = seat  # -1: nobody in particular
        self.args: Final = args
        self.secret: Final = secret

    def phrase(self, reader: int | None) -> Phrase:
        """Return what a reader may know of it; the secret wording has its own code."""
        args: dict[str, object] = {"seat": self.seat}
        args.update(self.args)
        if self.secret is not None and reader == self.seat:
            args.update(self.secret)
            return Phrase(self.code + "_seen", args)
        return Phrase(self.code, args)

    def to_data(self, reader: int | None) -> dict[str, object]:
        """Return what a reader may know of it as plain data."""
        return self.phrase(reader).to_data()
