"""Somebody in front of the page: a window, and the means to play with it."""

import json
import re
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

from tests.browser.moves import Choice, key_of, sensible
from tools.patience import PATIENCE

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}

# Keeps what the wire said last where a test can wait for it; the page knows nothing of it.
LISTEN = """
window.wire = { socket: null, state: null, acked: 0, answers: 0, refused: '', moves: [] };
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    wire.socket = this;
    const send = this.send.bind(this);
    this.send = (data) => {
      const frame = JSON.parse(data);
      if (frame.type === 'move') wire.moves.push(frame.move);
      send(data);
    };
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
# Tips of a first game would stand beside what other tests look at.
NO_TIPS = """
try {
  localStorage.setItem('novastate.tips', '{"off":true}');
} catch {} // a window that has no address yet keeps nothing
"""
CURRENT = "wire.state && wire.state.version >= wire.acked"
ASKED = f"{CURRENT} && (wire.state.question || wire.state.outcome)"
ANSWERED = "wire.answers > arg || document.querySelector('[data-panel].warn')"
TOGETHER = (
    f"wire.answers >= arg.all || (wire.answers > arg.some && {CURRENT}"
    " && wire.state.question?.code !== arg.code)"
)
UNFOLDED = "wire.answers > arg || document.querySelector('[data-panel]')"
SEND = """move => wire.socket.send(JSON.stringify(
  { type: 'move', id: crypto.randomUUID(), version: wire.state.version, move }))"""
# Written out, because the page's policy forbids the `eval` that Playwright's own waiting needs.
WAIT = """async ([arg, limit]) => {{
  const end = performance.now() + limit;
  while (!({condition})) {{
    if (performance.now() > end) throw new Error('waited in vain for ' + {text});
    await new Promise(requestAnimationFrame);
  }}
}}"""
LIMIT = PATIENCE * 1000
"""Milliseconds for whatever is waited for; nothing else in these tests names a time."""
expect.set_options(timeout=LIMIT)
JSON = {"content-type": "application/json"}

State = dict[str, Any]


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
        tips: bool = False,
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
        self.context.set_default_timeout(LIMIT)
        self.context.add_init_script(LISTEN)
        if not tips:
            self.context.add_init_script(NO_TIPS)
        self.page: Page = self.context.new_page()
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
        data = json.dumps(body or {})
        answer = self.context.request.post(path, data=data, headers=JSON, timeout=LIMIT)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, *seats: str, **more: object) -> str:
        """Make a table without the page, for tests about something else; return its id.

        A seat is a name of a person, "open", or a bot as "=greedy".
        """
        body = {"game": "master", "seats": [_seat(one) for one in seats], **more}
        made = self.post("/api/tables", {"visibility": "private", **body})
        return str(made["table"]["id"])

    def play(self, *seats: str, **more: object) -> str:
        """Make and start a table, and sit down at it."""
        id = self.table(*seats, **more)
        self.post(f"/api/tables/{id}/start")
        self.go(f"/t/{id}")
        return id

    def choose_bots(self, bot: str) -> None:
        """Choose a kind of bot for every bot's seat of the table that is being set up.

        Bots that search answer by the clock: on a busy machine their games last for long.
        """
        self.experts()
        kinds = self.page.locator("select", has=self.page.locator(f"option[value={bot}]"))
        kinds.first.wait_for()
        for kind in kinds.all():
            kind.select_option(bot)

    def experts(self) -> None:
        """Unfold what the set-up page keeps for experts: readings of the rules, bots, the seed."""
        fold = self.page.locator("details", has_text=re.compile("For experts|Für Kenner"))
        fold.wait_for()
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()

    def names(self) -> dict[str, str]:
        """Return the English name of each card."""
        return {card["id"]: card["names"]["en"] for card in self._cards()}

    def single_cards(self) -> set[str]:
        """Return the cards that the deck holds once."""
        return {card["id"] for card in self._cards() if card.get("copies") == 1}

    def _cards(self) -> list[dict[str, Any]]:
        """Return what the server tells of each card."""
        answer = self.context.request.get("/api/games/master/cards", timeout=LIMIT)
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
        self.page.evaluate(script, [arg, LIMIT])

    def asked(self) -> State:
        """Wait for a question, or for the end, after all that was answered."""
        self.wait(ASKED)
        return self.state()

    def until(self, condition: str, arg: object = None) -> State:
        """Wait until a condition on `state` holds, written in JavaScript."""
        self.wait(f"{CURRENT} && (({{state}}) => {condition})(wire)", arg)
        return self.state()

    def answer(self, move: str, *more: str) -> None:
        """Answer by what is lit and a labelled press beside it, by the bar, or by the list.

        Where several answers are wanted together, what is not named is chosen in their order.
        """
        question = self.state()["question"]
        need = question.get("need", 1)
        if need > 1:
            self.choose_together(question, [move, *more])
            return
        choice = next(one for one in question["choices"] if one["move"] == move)
        button = self.page.locator(f".bar button{_with(move)}")
        lit = self._thing(choice)
        with self.answering() as before:
            if button.first.is_visible():
                button.first.click()
            elif lit.first.is_visible():
                lit.first.click()
                self.wait(UNFOLDED, before)
                way = self.page.locator(f"[data-panel] button{_with(move)}")
                if self.page.evaluate("wire.answers") == before:
                    way.click()
            else:
                self._in_the_list(move)

    def choose_together(self, question: dict[str, Any], moves: list[str]) -> None:
        """Choose as many as are wanted, and send them by one press."""
        open_ = [one for one in question["choices"] if "refusal" not in one]
        rest = [one["move"] for one in open_ if one["move"] not in moves]
        chosen = (moves + rest)[: question["need"]]
        before = self.page.evaluate("wire.answers")
        for move in chosen:
            thing = self._thing(next(one for one in open_ if one["move"] == move))
            if thing.first.is_visible():
                thing.first.click()
            else:
                self._in_the_list(move)
        self.page.locator("[data-send-picked]").click()
        # What is left when there is no choice any more, the game answers itself.
        self.wait(TOGETHER, {"all": before + len(chosen), "some": before, "code": question["code"]})
        self.not_refused()

    def _thing(self, choice: Choice) -> Locator:
        """Find what a choice is about, lit.

        A card that is leaving stays lit for a moment, but is inert: a click on it is lost.
        """
        key = json.dumps(key_of(choice["target"]))
        return self.page.locator(f".thing.lit[data-key={key}]:not([inert] *)")

    def _in_the_list(self, move: str) -> None:
        self.button("All options").click()
        self.page.locator(f"dialog[open] button{_with(move)}").click()

    @contextmanager
    def answering(self) -> Iterator[int]:
        """Wait until what is clicked in here is stored; say yes where the page asks once more."""
        before: int = self.page.evaluate("wire.answers")
        yield before
        self.wait(ANSWERED, before)
        if self.page.evaluate("wire.answers") == before:
            self.page.locator("[data-panel].warn .go").click()
            self.wait("wire.answers > arg", before)
        self.not_refused()

    def not_refused(self) -> None:
        """Assert that the server took what was sent."""
        refused = self.page.evaluate("wire.refused")
        assert not refused, refused

    def send(self, move: str) -> None:
        """Answer past the page, for tests about something else."""
        with self.answering():
            self.page.evaluate(SEND, move)

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
        """Play until the final scoring, and wait for its figures."""
        self.play_on(lambda state: False)
        return self.until("state.outcome && state.outcome.series")


def level(*people: Visitor) -> None:
    """Wait until each of some people has seen the newest change that one of them has made."""
    newest = max(one.page.evaluate("wire.acked") for one in people)
    for one in people:
        one.until("state.version >= arg", newest)


def _with(move: str) -> str:
    return f"[data-move={json.dumps(move)}]"


def _seat(name: str) -> dict[str, str]:
    if name == "open":
        return {"kind": "open"}
    if name.startswith("="):
        return {"kind": "bot", "bot": name[1:]}
    return {"kind": "person", "name": name}
