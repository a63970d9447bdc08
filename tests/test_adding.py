"""The examples of docs/guides/adding.md, carried out in a copy of the program."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BLOCK = re.compile(
    r"```\w+\n# file: (\S+) \((at the end|above|below)(?: \"([^\"\n]*)\")?\)\n(.*?)```", re.DOTALL
)
Block = tuple[str, str, str, str]
LAID = """
from novastate.games.registry import ruleset
rules = ruleset("master")
def table(*lines, **options):
    position = rules.new(2, 1, **options)
    rules.clear(position)
    for line in lines:
        rules.arrange(position, line)
    rules.settle(position)
    return position
def play(position, *moves):
    for move in moves:
        position.play(0, position.parse(0, move))
def card(id):
    return next(card for card in rules.cards_data() if card["id"] == id)
"""


def examples(root: Path, heading: str) -> list[Block]:
    """Return file, side, line and text of every block under a heading of the guide."""
    page = (root / "docs/guides/adding.md").read_text("utf-8")
    part = page.partition(f"\n## {heading}")[2].partition("\n## ")[0]
    return BLOCK.findall(part)


def carry_out(copy: Path, blocks: list[Block]) -> set[str]:
    """Change the files of a copy as the blocks say; return which they are."""
    for file, side, beside, text in blocks:
        path = copy / file
        lines = path.read_text("utf-8").splitlines(keepends=True)
        at = len(lines)
        if beside:
            found = [number for number, line in enumerate(lines) if beside in line]
            assert len(found) == 1, f'"{beside}" stands {len(found)} times in {file}'
            at = found[0] + (side == "below")
        lines.insert(at, text if beside else f"\n{text}")
        path.write_text("".join(lines), "utf-8")
    return {block[0] for block in blocks}


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """Copy the program without its page and without compiled modules."""
    left_out = shutil.ignore_patterns("static", "*.so", "__pycache__")
    shutil.copytree(root / "src", tmp_path / "src", ignore=left_out)
    return tmp_path


def run(copy: Path, script: str) -> None:
    """Run a script with the program of the copy."""
    found = subprocess.run(
        [sys.executable, "-c", LAID + script],
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr


def test_a_card_is_one_file(root: Path, copy: Path) -> None:
    # when
    files = carry_out(copy, examples(root, "A card"))
    # then
    assert len(files) == 1
    run(
        copy,
        """
assert card("salvage_yard")["text"]["en"], card("salvage_yard")
position = table("1 state salvage_yard", "1 goods iron")
play(position, "use salvage_yard")
assert position.players[0].vp == 1
""",
    )


def test_an_effect_word_is_two_files_and_its_card(root: Path, copy: Path) -> None:
    # when
    files = carry_out(copy, examples(root, "An effect word"))
    # then
    assert len(files) == 3
    run(
        copy,
        """
assert "discard your hand" in str(card("swap_meet")["text"]["en"])
assert "ziehe ebenso viele" in str(card("swap_meet")["text"]["de"])
position = table("1 state swap_meet", "1 goods worker", "1 hand school pub", "deck archive")
play(position, "use swap_meet")
names = [position.cards.ids[card] for card in position.players[0].hand]
assert len(names) == 2 and "archive" in names and "pub" not in names, names
""",
    )


def test_a_house_rule_is_two_files(root: Path, copy: Path) -> None:
    # when
    files = carry_out(copy, examples(root, "A house rule"))
    # then
    assert len(files) == 2
    run(
        copy,
        """
assert [player.vp for player in rules.new(2, 1, start_vp=3).players] == [3, 3]
assert [player.vp for player in rules.new(2, 1).players] == [0, 0]
""",
    )
