"""A game in the terminal: one person among bots."""

from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from novastate.arena.playing import bot_chances
from novastate.arena.rulebook import look_up, rules_text
from novastate.bots.bot import Bot, answer
from novastate.cli.boards.registry import board
from novastate.cli.cards import card_list, find_card, print_card
from novastate.cli.common import write_text
from novastate.cli.result import print_result
from novastate.cli.rules import print_clauses
from novastate.cli.terminal.asking import Asked
from novastate.cli.terminal.lines import Lines
from novastate.cli.terminal.telling import tell
from novastate.cli.terminal.words import WORDS
from novastate.games.card_editions import NAME as CARD_EDITION
from novastate.kernel.errors import BadInput
from novastate.kernel.game import Game
from novastate.kernel.questions import Refused


@dataclass
class Session:
    """Leads through a game until it is over, left or out of input."""

    game: Game
    you: int
    bots: dict[int, Bot]
    lang: str
    out: Console
    record: Path | None = None

    def __post_init__(self) -> None:
        game, lang = self.game, self.lang
        self.words = WORDS[lang]
        self.book = game.ruleset.book(game.record.players, game.position.seats == 1)
        self.board = board(game, self.book, lang, self.you)
        self.chances = bot_chances(game.record.seed, game.position.seats)
        self.lines = Lines(self.out, self.words["prompt"])
        self.fresh = True
        """Whether the table has changed by more than the person's own last answer."""
        self.over = False

    def run(self) -> None:
        """Play until the game is over or left; the record is written in any case."""
        self._welcome()
        try:
            while self.game.position.to_act() and not self.over:
                self._step()
            if not self.over:
                self._show(self.board.draw(self.game.position.view(self.you)))
                players = self.game.record.players
                print_result(self.out, self.game.position, self.book, players, self.lang)
        finally:
            if self.record is not None:
                self._save(self.record)

    def _welcome(self) -> None:
        record, names = self.game.record, self.game.record.players
        line = self.words["welcome"].format(
            title=self.game.ruleset.title,
            you=names[self.you],
            seat=self.you + 1,
            seats=record.seats,
            seed=record.seed,
        )
        self.out.print(Text(line, style="bold"))
        rivals = [name for seat, name in enumerate(names) if seat != self.you]
        if rivals:
            self.out.print(self.words["rivals"].format(names=", ".join(rivals)), markup=False)
        self.out.print(self.words["welcome_help"])

    def _step(self) -> None:
        """Let the bots answer, then the person."""
        position = self.game.position
        waiting = [seat for seat in position.to_act() if seat != self.you]
        if waiting:
            seat = waiting[0]
            self._play(seat, answer(self.bots[seat], position, seat, self.chances[seat]))
            self.fresh = True
            return
        asked = Asked(position.question(self.you), self.book, self.board, self.lang)
        view, code = position.view(self.you), asked.question.code
        self._show(self.board.draw(view) if self.fresh else self.board.follow_up(view, code))
        self.fresh = False
        asked.show(self.out, self.game.can_undo(self.you))
        while not self._answered(asked):
            pass

    def _show(self, parts: list[RenderableType]) -> None:
        if parts:
            self.out.print()
        for part in parts:
            self.out.print(part)

    def _play(self, seat: int, move: int) -> None:
        tell(self.out, self.game.play(seat, move), self.book, self.you, self.lang)

    def _answered(self, asked: Asked) -> bool:
        """Read a line and do what it says; tell whether the question is settled."""
        line = self.lines.read()
        if line is None:
            self._leave("eof")
            return True
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        try:
            if word in ("q", "quit", "exit"):
                self._leave("quit")
                return True
            if word in ("u", "undo"):
                return self._undo()
            if line == "" or line.isdecimal():
                choice = asked.numbered(line) if line else asked.obvious()
                if choice is not None:
                    self._play(self.you, choice.move)
                    return True
                self._say_how(asked)
            elif not self._looked_up(asked, word, rest):
                self._play(self.you, self._move(line))
                return True
        except Refused as refused:
            reason = self.book.say(refused.refusal.phrase(), self.lang)
            said = self.words["reason"].format(reason=reason, clause=refused.clause)
            self._say(said, "red")
        except BadInput as bad:
            self._say(str(bad), "red")
        return False

    def _say(self, text: str, style: str = "") -> None:
        """Print a sentence; the terminal may wrap it, so that names of files stay whole."""
        self.out.print(text, style=style, markup=False, soft_wrap=True)

    def _move(self, text: str) -> int:
        """Read a move; in English the reason why it is none is told as it is."""
        try:
            return self.game.position.parse(self.you, text)
        except BadInput as bad:
            raise self._in_words("no_move", text, bad) from None

    def _in_words(self, key: str, text: str, bad: BadInput) -> BadInput:
        return bad if self.lang == "en" else BadInput(self.words[key].format(text=text))

    def _say_how(self, asked: Asked) -> None:
        moves = asked.options
        line = self.words["number"].format(n=len(moves), move=moves[0].notation)
        self._say(line, "red")

    def _looked_up(self, asked: Asked, word: str, rest: str) -> bool:
        """Carry out what only shows something; tell whether it was that."""
        rules = self.game.ruleset
        if word.startswith("?"):
            asked.show_refused(self.out, (word[1:] + " " + rest).strip())
        elif word in ("h", "help"):
            clause = asked.question.clause
            text = self.words["help"].format(move=asked.options[0].notation, clause=clause)
            self._say(text)
        elif word == "c" and rest:
            try:
                every = card_list(rules, self.game.record.options.get(CARD_EDITION, ""))
                print_card(self.out, find_card(every, rest), self.lang)
            except BadInput as bad:
                raise self._in_words("no_card", rest, bad) from None
        elif word == "r" and rest:
            try:
                print_clauses(self.out, rules_text(rules), look_up(rules, rest))
            except BadInput as bad:
                raise self._in_words("no_clause", rest, bad) from None
        elif word == "t":
            self._show(self.board.draw(self.game.position.view(self.you)))
            asked.show(self.out, self.game.can_undo(self.you))
        elif word == "save":
            if not rest:
                raise BadInput(self.words["save_usage"])
            self._save(Path(rest))
        else:
            return False
        return True

    def _undo(self) -> bool:
        if not self.game.can_undo(self.you):
            self._say(self.words["no_undo"], "red")
            return False
        self.game.undo(self.you)
        self._say(self.words["undone"])
        self.fresh = True
        return True

    def _leave(self, why: str) -> None:
        self.over = True
        self._say(self.words[why].format(n=len(self.game.record.entries)))

    def _save(self, file: Path) -> None:
        write_text(file, self.game.finished_record().write())
        self._say(self.words["saved"].format(file=file))
