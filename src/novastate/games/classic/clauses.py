"""Where each edition says what: the clauses that refusals cite."""

Clauses = dict[str, str]
"""The clauses of an edition by what they rule."""
