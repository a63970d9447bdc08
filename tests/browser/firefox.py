"""Firefox, driven by WebDriver BiDi over a WebSocket: enough to look, press and type."""

import itertools
import json
import re
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

from tests.browser.visitor import LISTEN, WAIT
from tools.patience import PATIENCE

PREFERENCES = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.safebrowsing.downloads.remote.enabled", false);
user_pref("browser.startup.homepage", "about:blank");
user_pref("intl.accept_languages", "en-GB");
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    """A Firefox with one window."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.errors: list[str] = []
        self._numbers = itertools.count(1)
        self._held = ExitStack()

    def __enter__(self) -> "Firefox":
        """Start it, and listen to what it says."""
        (self.folder / "user.js").write_text(PREFERENCES, "utf-8")
        self.log = self._held.enter_context((self.folder / "firefox.log").open("w+b"))
        command = [self.program, "--headless", "--no-remote", "--remote-debugging-port=0"]
        self.process = subprocess.Popen(
            [*command, "--profile", str(self.folder), "about:blank"],
            stdout=self.log,
            stderr=self.log,
        )
        self._held.callback(self._stop)
        self.wire = self._held.enter_context(connect(f"{self._address()}/session", max_size=None))
        self.call("session.new", {"capabilities": {}})
        self.call("session.subscribe", {"events": ["log.entryAdded"]})
        self.window = self.call("browsingContext.getTree", {})["contexts"][0]["context"]
        listen = f"() => {{ {LISTEN} }}"
        self.call("script.addPreloadScript", {"functionDeclaration": listen})
        return self

    def _stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def _address(self) -> str:
        """Wait until it says where it listens."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.log.seek(0)
            found = re.search(rb"listening on (ws://\S+)\s", self.log.read())
            if found:
                return found.group(1).decode()
            time.sleep(0.05)
        raise AssertionError("Firefox does not listen")

    def call(self, method: str, params: dict[str, Any]) -> Any:
        """Send a command and return its result; what the page logs meanwhile is noted."""
        number = next(self._numbers)
        self.wire.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self.wire.recv(timeout=PATIENCE))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self.errors.append(str(said["params"]["text"]))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def size(self, width: int, height: int) -> None:
        """Give the window a size."""
        viewport = {"width": width, "height": height}
        self.call("browsingContext.setViewport", {"context": self.window, "viewport": viewport})

    def go(self, url: str) -> None:
        """Open an address."""
        params = {"context": self.window, "url": url, "wait": "complete"}
        self.call("browsingContext.navigate", params)

    def run(self, script: str) -> Any:
        """Evaluate an expression in the page, and wait for it; plain data comes back."""
        wrapped = f"(async () => JSON.stringify((await ({script})) ?? null))()"
        params = {
            "expression": wrapped,
            "target": {"context": self.window},
            "awaitPromise": True,
        }
        found = self.call("script.evaluate", params)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def wait(self, condition: str) -> None:
        """Wait until a condition holds in the page."""
        script = WAIT.format(condition=condition, text=json.dumps(condition))
        self.run(f"({script})([null, {PATIENCE * 1000}])")

    def sees(self, selector: str) -> bool:
        """Tell whether the first thing that a selector names is drawn."""
        one = f"document.querySelector({json.dumps(selector)})"
        return bool(self.run(f"{one} && {one}.checkVisibility() && !{one}.closest('[inert]')"))

    def press(self, selector: str) -> None:
        """Press the first thing that a selector names, as a mouse would."""
        self.wait(f"document.querySelector({json.dumps(selector)})")
        quoted = json.dumps(selector)
        centre = self.run(f"""(() => {{
            const one = document.querySelector({quoted});
            one.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
            const box = one.getBoundingClientRect();
            return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
        }})()""")
        self._mouse(*centre)

    def _mouse(self, x: int, y: int) -> None:
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": steps}
        self.call("input.performActions", {"context": self.window, "actions": [source]})

    def key(self, key: str) -> None:
        """Type a key."""
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        source = {"type": "key", "id": "keyboard", "actions": steps}
        self.call("input.performActions", {"context": self.window, "actions": [source]})

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._held.close()
