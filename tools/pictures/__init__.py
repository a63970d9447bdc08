"""Pictures of the table: every game, screen and theme, from the middle of real games."""
