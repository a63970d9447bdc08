"""The errors a user may meet; each is one sentence that names what and where."""


class BadInput(ValueError):
    """Input that cannot be used: the message is a whole sentence for the user."""


class CardFileError(BadInput):
    """A card file that cannot be used; the message names file, line, card and field."""
