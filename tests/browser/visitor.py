"""Somebody in front of the page: a window, and the means to play with it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    Locator,
    Page,
    Request,
    StorageState,
    ViewportSize,
    WebSocket,
    expect,
)

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

# Keeps what the wire said last where a test can wait for it; the page knows nothing of it.
LISTEN = """
window.wire = { socket: null, state: null, acked: 0, answers: 0, refused: '' };
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    wire.socket = this;
    this.addEventListener('message', (event) => {
      const frame = JSON.parse(event.data);
      if (frame.type === 'state') wire.state = frame;
      if (frame.type === 'ack') wire.acked = Math.max(wire.acked, frame.version);
      if (frame.type === 'refused') wire.refused = frame.text;
      if (frame.type === 'ack' || frame.type === 'refused') wire.answers += 1;
    });
  }
};
"""
CURRENT = "wire.state && wire.state.version >= wire.acked"
ASKED = f"{CURRENT} && (wire.state.question || wire.state.outcome)"
ANSWERED = "wire.answers > arg || document.querySelector('.sheet.warn')"
# Written out, because the page's policy forbids the `eval` that Playwright's own waiting needs.
WAIT = """async ([arg, limit]) => {{
  const end = performance.now() + limit;
  while (!({condition})) {{
    if (performance.now() > end) throw new Error('waited in vain for ' + {text});
    await new Promise(requestAnimationFrame);
  }}
}}"""
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
JSON = {"content-type": "application/json"}

State = dict[str, Any]
Choice = dict[str, Any]


class Visitor:
    """A person with a browser of their own: cookies, preferences, one window."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        viewport: ViewportSize,
        lang: str,
        dark: bool,
        cookies: StorageState | None = None,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            base_url=url,
            viewport=viewport,
            locale=lang,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            storage_state=cookies,
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.add_init_script(LISTEN)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.hosts: set[str] = set()
        self.errors: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.frames: list[str] = []
        self.page.on("request", self._requested)
        self.page.on("websocket", self._connected)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self._said(said.type, said.text))

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob"):
            self.hosts.add(parts.netloc)

    def _connected(self, wire: WebSocket) -> None:
        self.hosts.add(urlsplit(wire.url).netloc)
        wire.on("framereceived", lambda data: self.frames.append(str(data)))

    def _said(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(f"{kind}: {text}")

    def forgive(self, *words: str) -> None:
        """Take messages with these words as meant: a test that breaks something."""
        self.forgiven += words

    def check(self) -> None:
        """Assert that the page made no error and asked no other machine."""
        met = [one for one in self.errors if not any(word in one for word in self.forgiven)]
        assert not met, met
        assert self.hosts <= {urlsplit(self.url).netloc}, self.hosts

    def close(self) -> None:
        self.context.close()

    # Going places

    def go(self, path: str) -> "Visitor":
        """Open an address of the page and wait until it is there."""
        self.page.goto(path)
        self.page.locator("main h1").first.wait_for()
        return self

    def heading(self) -> Locator:
        return self.page.locator("main h1").first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def told(self, text: str) -> None:
        """Assert that the page tells of something that did not work."""
        expect(self.page.get_by_role("alert").filter(has_text=text)).to_be_visible()

    def post(self, path: str, body: object = None) -> Any:
        """Ask the server something with this visitor's cookies."""
        answer = self.context.request.post(path, data=json.dumps(body or {}), headers=JSON)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, *seats: str, **more: object) -> str:
        """Make a table without the page, for tests about something else; return its id.

        A seat is a name of a person, "open", or a bot as "=greedy".
        """
        body = {"game": "master", "seats": [_seat(one) for one in seats], "seed": 7, **more}
        made = self.post("/api/tables", {"visibility": "private", **body})
        return str(made["table"]["id"])

    def play(self, *seats: str, **more: object) -> str:
        """Make and start a table, and sit down at it."""
        id = self.table(*seats, **more)
        self.post(f"/api/tables/{id}/start")
        self.go(f"/t/{id}")
        return id

    def names(self) -> dict[str, str]:
        """Return the English name of each card."""
        return {card["id"]: card["names"]["en"] for card in self._cards()}

    def single_cards(self) -> set[str]:
        """Return the cards that the deck holds once."""
        return {card["id"] for card in self._cards() if card.get("copies") == 1}

    def _cards(self) -> list[dict[str, Any]]:
        """Return what the server tells of each card."""
        answer = self.context.request.get("/api/games/master/cards")
        kinds = ("cards", "locations", "connections", "factions")
        return [card for kind in kinds for card in answer.json().get(kind, [])]

    def is_narrow(self) -> bool:
        """Tell whether nothing stands out to the side of the window."""
        script = "document.documentElement.scrollWidth <= window.innerWidth"
        return bool(self.page.evaluate(script))

    # Playing

    def state(self) -> State:
        """Return the newest state the page has been told."""
        found: State = self.page.evaluate("wire.state")
        return found

    def wait(self, condition: str, arg: object = None) -> None:
        """Wait until a condition holds in the page, written in JavaScript."""
        script = WAIT.format(condition=condition, text=json.dumps(condition))
        self.page.evaluate(script, [arg, PATIENCE])

    def asked(self) -> State:
        """Wait for a question, or for the end, after all that was answered."""
        self.wait(ASKED)
        return self.state()

    def until(self, condition: str, arg: object = None) -> State:
        """Wait until a condition on `state` holds, written in JavaScript."""
        self.wait(f"{CURRENT} && (({{state}}) => {condition})(wire)", arg)
        return self.state()

    def answer(self, move: str) -> None:
        """Answer by a click on what is lit, on a button of the bar, or on a line of the list."""
        choices = self.state()["question"]["choices"]
        choice = next(one for one in choices if one["move"] == move)
        wanted = f"[data-move={json.dumps(move)}]"
        button = self.page.locator(f".bar button{wanted}")
        # A card that is leaving stays lit for a moment, but is inert: a click on it is lost.
        key = json.dumps(key_of(choice["target"]))
        lit = self.page.locator(f".thing.lit[data-key={key}]:not([inert] *)")
        with self.answering():
            if button.first.is_visible():
                button.first.click()
            elif lit.first.is_visible():
                lit.first.click()
                if not is_only(choice, choices):
                    self.page.locator(f".sheet {wanted}").click()
            else:
                self.button("All options").click()
                self.page.locator(f"dialog[open] button{wanted}").click()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Wait until what is clicked in here is stored; say yes to a warning."""
        before = self.page.evaluate("wire.answers")
        yield
        self.wait(ANSWERED, before)
        if self.page.evaluate("wire.answers") == before:
            self.page.locator(".sheet.warn .go").click()
            self.wait("wire.answers > arg", before)
        refused = self.page.evaluate("wire.refused")
        assert not refused, refused

    def options(self) -> list[Choice]:
        """List what can be answered."""
        return [one for one in self.state()["question"]["choices"] if "refusal" not in one]

    def play_on(self, done: Callable[[State], bool], most: int = 600) -> State:
        """Answer sensibly until something is so, or the game is over."""
        for _ in range(most):
            state = self.asked()
            if state["outcome"] or done(state):
                return state
            self.answer(sensible(state["question"])["move"])
        raise AssertionError(f"not there after {most} answers")

    def play_to_the_end(self) -> State:
        """Play until the final scoring."""
        return self.play_on(lambda state: False)


def sensible(question: dict[str, Any]) -> Choice:
    """Choose as a person in a hurry: what brings points, then what builds, then anything."""
    open_ = [one for one in question["choices"] if "refusal" not in one]
    return max(open_, key=lambda one: _worth(one, question["suggested"]))


def _worth(choice: Choice, suggested: str) -> tuple[int, int]:
    move = choice["move"]
    points = choice.get("preview", {}).get("changes", {}).get("vp", 0)
    if move == suggested:
        return points, 9
    first = move.split()[0]
    order = [
        "drop",
        "break",
        "pass",
        "done",
        "use",
        "deal",
        "raze",
        "take",
        "play",
        "develop",
        "build",
    ]
    return points, order.index(first) if first in order else 4


def is_only(choice: Choice, choices: list[Choice]) -> bool:
    """Tell whether a click on the thing is the answer already."""
    key = key_of(choice["target"])
    same = [one for one in choices if key_of(one["target"]) == key]
    return len(same) == 1 and not choice.get("preview", {}).get("reveals")


def key_of(target: dict[str, Any]) -> str:
    """Name the thing of the table that a target points at, as the page does."""
    zone, seat = target["zone"], target.get("seat")
    if zone in ("hand", "drawn", "display", "open_connections", "row"):
        return f"{zone}:{target['card']}"
    if zone in ("deals", "deal", "spoils"):
        return f"{zone}:{seat}:{target['card']}"
    if zone == "fields":
        return f"fields:{seat}:{target['field']}"
    if zone in ("leader", "player"):
        return f"{zone}:{seat}"
    if zone == "state":
        return f"state:{seat}:{target['place']}"
    if zone == "board":
        return f"board:{seat}:{target['action']}"
    if zone in ("supply", "pool"):
        return f"{zone}:{seat}:{target['good']}" if target.get("good") else f"{zone}:{seat}"
    if zone == "factions":
        return f"factions:{target['faction']}"
    return f"choice:{target['option']}" if zone == "choice" else str(zone)


def _seat(name: str) -> dict[str, str]:
    if name == "open":
        return {"kind": "open"}
    if name.startswith("="):
        return {"kind": "bot", "bot": name[1:]}
    return {"kind": "person", "name": name}
