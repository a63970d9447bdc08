"""A whole game against a bot in Firefox: the page is no page of one browser."""

import json
from pathlib import Path

from tests.browser.firefox import Firefox
from tests.browser.moves import key_of, sensible
from tests.browser.server import Site
from tests.browser.visitor import ASKED
from tools.firefox import MISSING, find_firefox

NEW = {
    "game": "master",
    "visibility": "private",
    "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}],
    "options": {"end_vp": 10},
}
MAKE = """(async () => {
  const headers = {'content-type': 'application/json'};
  const ask = (path, body) =>
    fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).then((one) => one.json());
  const made = await ask('/api/tables', %s);
  await ask(`/api/tables/${made.table.id}/start`, {});
  return made.table.id;
})()"""


def answer(firefox: Firefox, state: dict[str, object]) -> None:
    """Answer as a person with a mouse: by the bar, by the thing and its panel, or by the list."""
    question = state["question"]
    assert isinstance(question, dict)
    choice = sensible(question)
    way = f"[data-move={json.dumps(choice['move'])}]"
    thing = f".thing.lit[data-key={json.dumps(key_of(choice['target']))}]"
    before = firefox.run("wire.answers")
    if question.get("need", 1) > 1:
        for one in [one for one in question["choices"] if "refusal" not in one][: question["need"]]:
            firefox.press(f".thing[data-key={json.dumps(key_of(one['target']))}]")
        firefox.press("[data-send-picked]")
        firefox.wait(f"wire.answers >= {before + question['need']}")
        return
    if firefox.sees(f".bar button{way}"):
        firefox.press(f".bar button{way}")
    elif firefox.sees(thing):
        firefox.press(thing)
        firefox.wait(f"wire.answers > {before} || document.querySelector('[data-panel] {way}')")
        if firefox.run("wire.answers") == before:
            firefox.press(f"[data-panel] button{way}")
    else:
        firefox.key("o")
        firefox.press(f"dialog[open] button{way}")
    firefox.wait(f"wire.answers > {before} || document.querySelector('[data-panel].warn .go')")
    if firefox.run("wire.answers") == before:
        firefox.press("[data-panel].warn .go")
        firefox.wait(f"wire.answers > {before}")
    assert not firefox.run("wire.refused")


def test_a_whole_game_against_a_bot_in_firefox(site: Site, tmp_path: Path) -> None:
    # given: somebody with Firefox, who starts a game
    program = find_firefox()
    assert program is not None, MISSING
    with Firefox(program, tmp_path) as firefox:
        firefox.size(1440, 900)
        firefox.go(f"{site.url}/")
        id = firefox.run(MAKE % json.dumps(NEW))
        firefox.go(f"{site.url}/t/{id}")
        # when: it is played by pressing what is lit
        for _ in range(400):
            firefox.wait(ASKED)
            state = firefox.run("wire.state")
            if state["outcome"]:
                break
            answer(firefox, state)
        # then: it ends on the final page, and nothing went wrong
        firefox.wait("document.querySelector('.podium')")
        assert not firefox.errors, firefox.errors
