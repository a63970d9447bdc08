"""Figures for operators, in the format of Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server; each has its own registry, so that tests do not meet."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "novastate_http_requests_total",
            "Requests by route and status.",
            ["route", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "novastate_http_seconds", "Time of a request.", registry=self.registry, buckets=FINE
        )
        self.commands = Counter(
            "novastate_commands_total",
            "Commands by kind and result.",
            ["kind", "result"],
            registry=self.registry,
        )
        self.command_seconds = Histogram(
            "novastate_command_seconds",
            "Time from a command to its broadcast.",
            registry=self.registry,
            buckets=FINE,
        )
        self.bot_seconds = Histogram(
            "novastate_bot_seconds", "Time of a bot's answer.", registry=self.registry, buckets=FINE
        )
        self.connections = Gauge(
            "novastate_connections", "Open connections to tables.", registry=self.registry
        )
        self.tables = Gauge("novastate_tables", "Tables in memory.", registry=self.registry)
        self.log_bytes = Gauge(
            "novastate_sqlite_log_bytes", "Length of SQLite's log (WAL).", registry=self.registry
        )
        self.checkpoint_age = Gauge(
            "novastate_checkpoint_age_seconds",
            "Time since SQLite's log was last copied into its file.",
            registry=self.registry,
        )
        self.lag = Histogram(
            "novastate_loop_lag_seconds",
            "How late the event loop comes to what is due: everybody waits as long.",
            registry=self.registry,
            buckets=FINE,
        )
        self.worker = Gauge(
            "novastate_worker",
            "The process these figures are of; each process counts for itself.",
            ["worker", "pid"],
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Write all figures."""
        return generate_latest(self.registry)
