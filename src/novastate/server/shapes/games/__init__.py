"""The views and cards of each family of games whose board the page knows."""
