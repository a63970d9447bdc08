"""Where the browser of these tests comes from."""

from pathlib import Path

import pytest

from tools import chromium


def test_it_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOVASTATE_CHROMIUM", "/somewhere/else")
    assert chromium.find_chromium() == "/somewhere/else"


def test_it_is_found_on_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # given
    program = tmp_path / "google-chrome"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.delenv("NOVASTATE_CHROMIUM", raising=False)
    # when
    monkeypatch.setenv("PATH", str(tmp_path))
    # then
    assert chromium.find_chromium() == str(program)


def test_where_it_cannot_be_had_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # given
    monkeypatch.setattr(chromium, "find_chromium", lambda: None)
    monkeypatch.setattr(chromium, "_fetched", lambda: None)
    # when: neither Playwright nor Debian can give it
    tried: list[str] = []

    def fails(*command: str) -> bool:
        tried.append(" ".join(command[-3:]))
        return False

    monkeypatch.setattr(chromium, "_try", fails)
    # then
    with pytest.raises(SystemExit, match="need Chromium: install it"):
        chromium.main()
    assert tried[0] == "playwright install chromium"
    assert "Fetching Chromium" in capsys.readouterr().out
