"""What the server knows of each game."""
