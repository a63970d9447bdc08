"""Figures for operators, in the format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server; each has its own registry, so that tests do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter(
            "http_requests_total", "Requests by route and status.", "route", "status"
        )
        self.seconds = self._histogram("http_seconds", "Time of a request.")
        self.commands = self._counter(
            "commands_total", "Commands by kind and result.", "kind", "result"
        )
        self.command_seconds = self._histogram(
            "command_seconds", "Time from a command to its broadcast."
        )
        self.bot_seconds = self._histogram("bot_seconds", "Time of a bot's answer.")
        self.connections = self._gauge("connections", "Open connections to tables.")
        self.tables = self._gauge("tables", "Tables in memory.")
        self.log_bytes = self._gauge("sqlite_log_bytes", "Length of SQLite's log (WAL).")
        self.checkpoint_age = self._gauge(
            "checkpoint_age_seconds", "Time since SQLite's log was last copied into its file."
        )
        self.lag = self._histogram(
            "loop_lag_seconds",
            "How late the event loop comes to what is due: everybody waits as long.",
        )
        self.worker = self._gauge(
            "worker",
            "The process these figures are of; each process counts for itself.",
            "worker",
            "pid",
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"novastate_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str) -> Histogram:
        return Histogram(f"novastate_{name}", text, registry=self.registry, buckets=FINE)

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"novastate_{name}", text, labels, registry=self.registry)

    def text(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
