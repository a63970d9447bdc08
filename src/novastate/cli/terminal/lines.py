"""Reading answers, from a person or from a file."""

import contextlib
import sys

from rich.console import Console

from novastate.kernel.errors import BadInput


class Lines:
    """Lines of input; what comes from a file is echoed, so that the output reads like a game."""

    def __init__(self, out: Console, prompt: str) -> None:
        self.out = out
        self.prompt = prompt
        self.live = sys.stdin.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  gives input() a history

    def read(self) -> str | None:
        """Read an answer; None at the end of the input."""
        try:
            if self.live:
                return input(self.prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            return None
        except UnicodeDecodeError:
            raise BadInput("The input is not UTF-8 text.") from None
        if not line:
            return None
        self.out.print(f"{self.prompt}{line.strip()}", markup=False)
        return line.strip()
