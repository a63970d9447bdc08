"""The server: tables, play over WebSocket, and everything the page asks for."""
