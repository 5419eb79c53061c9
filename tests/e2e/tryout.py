"""Whole games at the page, as newcomers would play them, with a picture of every new kind of moment.

`python -m tests.e2e.tryout --game factions --people 2 --computers greedy --out DIR` starts the program, plays from the
lobby to the end by buttons and menus alone, and leaves in DIR the pictures, wide and as narrow as a phone, what was
read and clicked, the logs and the database. The first person plays from the channel, the others from their direct
messages, or from **My hand** where these are closed. The program is killed on the way. Its exit code is 1 where the
page or the bot was in trouble, or a game got stuck.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Locator, ViewportSize, expect, sync_playwright

from tests.e2e.conftest import QUIET, chromium
from tests.e2e.holders import Holders
from tests.e2e.page.hands import messages
from tests.e2e.program import Program
from tests.e2e.test_whole_game import kill_and_start
from tests.patience import PATIENCE

DESK = ViewportSize(width=1280, height=900)
PHONE = ViewportSize(width=400, height=860)
LOADED = "() => [...document.images].every(image => image.complete)"
"""Whether all pictures of the page are there."""
NAMES = ("Mira", "Bo", "Cy", "Dee", "Eli")
COMPUTERS = {"easy": "Easy", "greedy": "Medium", "search": "Hard"}
KILLS = (25, 70)
"""Lines of the log after which the program is killed."""
BETWEEN = 20
"""After so many more lines of the log the first person, an admin, changes the next setting of the server."""

MOST = 2500
"""So many moves of people may a game have."""
CLICKS = 40
"""After so many clicks without a move a player is stuck."""

DRAFT = "Back one"
"""The button that is there where a move is being built up; the one before it plays the move as it is."""
SUGGEST = "Suggest"
ENDS = ("End turn", "Pass")
"""The buttons that end a turn."""
UNLOVED = ("Pass", "Rescue", "Decline", "Withdraw", "Skip")
"""What is chosen seldom, so that there is something to see."""


@dataclass(frozen=True)
class Wish:
    """What is played: the game, how many people, which computer players, the options of the lobby."""

    game: str
    people: int
    computers: Sequence[str]
    options: str
    deaf: str
    kills: Sequence[int]
    settings: Sequence[str]


class Newcomers(Holders):
    """Whoever sits before the page knows no rules: they take what is suggested half of the time, else try things."""

    def __init__(
        self, browser: Browser, program: Program, viewport: ViewportSize, seed: str, deaf: str
    ) -> None:
        super().__init__(browser, program, viewport, seed, deaf)
        self.did: list[str] = []
        """What was clicked since the last move."""
        self.shown = messages(self.page).last
        """What a picture is taken of."""

    def hand(self, name: str) -> Locator:
        """The first person plays from the channel, the others from their hand as soon as they have one."""
        if name == self.deaf:
            return super().hand(name)
        if name != NAMES[0] and (sent := self.hand_messages(name)).count():
            return sent.last
        self.be(name)
        self.sit_down()
        if not (self.private.count() and self.has_moves(self.private)):
            return self.open("Play")
        return self.private

    def labels(self, panel: Locator) -> list[str]:
        """The buttons of a panel that can be pressed."""
        found: list[str] = panel.get_by_role("button").evaluate_all(
            "all => all.filter(b => !b.disabled).map(b => b.innerText.trim())"
        )
        return found

    def next_click(self, panel: Locator) -> str:
        """What is used next: a menu, a button, or what the bot suggests; "" if there is nothing."""
        labels, offered = self.labels(panel), self.moves_offered(panel)
        if DRAFT in labels:
            whole = labels[labels.index(DRAFT) - 1] if labels.index(DRAFT) else ""
            if whole in offered and (len(offered) == 1 or self.dice.below(4)):
                return whole
        if SUGGEST in labels and (not offered or self.dice.below(2)):
            return SUGGEST
        loved = [each for each in offered if not each.startswith(UNLOVED)]
        offered = loved if loved and self.dice.below(8) else offered
        return offered[self.dice.below(len(offered))] if offered else ""

    def _offers(self, panel: Locator, name: str, seq: int, seconds: float) -> None:
        """Wait until a panel has something to press, or someone has moved since line `seq`."""
        self.until(
            lambda: self.has_moved(seq) or bool(self.next_click(panel)),
            f"a move for {name}",
            seconds,
            instead=lambda: f"{panel.count()} panels: {panel.all_inner_texts()} after {self.did}",
        )

    def move(self, name: str) -> None:
        """One move from the hand, or none where someone else or the clock was faster."""
        stand = self.program.stands()
        if name not in stand.people:
            return
        panel, self.did = self.hand(name), []
        for _ in range(CLICKS):
            try:
                self._offers(panel, name, stand.seq, PATIENCE / 4)
            except AssertionError:
                panel = self.hand(name)  # a panel that moved below a newer board while it was clicked
                self._offers(panel, name, stand.seq, PATIENCE)
            if self.has_moved(stand.seq):
                return
            shown = panel.inner_text()
            chosen = self.next_click(panel)
            if not chosen:
                continue
            self.did.append(chosen)
            if chosen == SUGGEST:
                self.press(SUGGEST, panel)
            else:
                self.take(panel, chosen)
            self.soon(partial(self._changed, panel, shown, stand.seq))
            if self.has_moved(stand.seq):
                return
        raise AssertionError(
            f"{name} is stuck after {self.did}, {self.program.stands()}: {panel.inner_text()!r}"
        )


class Album:
    """Pictures of moments, the first of each kind: the panel, and the whole page on a phone."""

    def __init__(self, guests: Newcomers, phone: Newcomers, folder: Path) -> None:
        self._guests, self._phone, self._folder = guests, phone, folder
        self._kinds: set[str] = set()
        self._number = 0

    def moment(self, name: str) -> None:
        """Take a picture of what someone who is asked sees, if it is of a new kind."""
        panel = self._guests.shown = self._guests.hand(name)
        self._guests.soon(partial(self._guests.has_moves, panel))
        if not panel.count():  # a private answer can be replaced while it is looked at
            panel = self._guests.shown = self._guests.hand(name)
        said = panel.inner_text()
        self.note(f"--- {name}: {said}")
        asked = next((line for line in said.splitlines() if name in line and " · " in line), "")
        kind = re.sub(r"[^a-z]+", "-", " ".join(asked.partition(" · ")[0].split()[2:7]).lower()).strip("-")
        if kind not in self._kinds:
            self._kinds.add(kind)
            self.take(f"{kind}-{name.lower()}", name)

    def note(self, said: str) -> None:
        """Write down what was read or clicked."""
        with (self._folder / "read.txt").open("a") as out:
            out.write(said + "\n")

    def take(self, title: str, name: str) -> None:
        """Take a picture of the page as it is, and of the same moment on a phone."""
        self._number += 1
        self._shoot(self._guests, f"{self._number:03}-desk-{title}")
        self._phone.be(name)
        self._phone.shown = self._phone.hand(name)
        self._shoot(self._phone, f"{self._number:03}-phone-{title}")

    def aside(self, title: str, name: str) -> None:
        """Take a picture of someone's private answer, and dismiss it, so that no one plays on there."""
        self._number += 1
        for guests, kind in ((self._guests, "desk"), (self._phone, "phone")):
            guests.be(name)
            guests.sit_down()
            if guests.private.count():
                guests.shown = guests.private
                self._shoot(guests, f"{self._number:03}-{kind}-{title}")
                guests.shown.get_by_text("Dismiss").click()

    def table(self, title: str) -> None:
        """Take a picture of the newest message that all see."""
        self._number += 1
        for guests, kind in ((self._guests, "desk"), (self._phone, "phone")):
            guests.sit_down()
            guests.page.wait_for_function(LOADED)
            shown = messages(guests.page).filter(has=guests.page.get_by_test_id("picture"))
            shown = shown.filter(has_not_text="Only you can see this").last
            shown.screenshot(path=self._folder / f"{self._number:03}-table-{kind}-{title}.png")

    def _shoot(self, guests: Newcomers, title: str) -> None:
        guests.page.wait_for_function(LOADED)
        panel = guests.shown
        panel.evaluate("panel => panel.scrollIntoView({block: 'end'})")
        guests.page.screenshot(path=self._folder / f"{title[:80]}.png")


def open_table(guests: Newcomers, wish: Wish) -> None:
    """Open a table, seat people and computer players, close the direct messages of one, and start."""
    lobby = messages(guests.page).filter(has=guests.button(guests.page, "Start"))
    options = f" options:{wish.options}" if wish.options else ""
    guests.type(f"game new game:{wish.game}{options}")
    guests.send()
    expect(lobby).to_be_visible()
    if wish.deaf in NAMES[: wish.people]:
        guests.close_direct_messages(wish.deaf)
    for name in NAMES[1 : wish.people]:
        guests.be(name)
        guests.press("Join", lobby)
    guests.be(NAMES[0])
    for kind in wish.computers:
        guests.answer("Computer player", lobby).get_by_role("combobox").click()
        guests.page.get_by_role("option").filter(has_text=COMPUTERS[kind]).click()
        guests.answered()
    guests.press("Start", lobby)
    guests.until(lambda: guests.program.stands().status == "playing", "the beginning")
    expect(guests.living).to_be_visible()


def play_to_the_end(guests: Newcomers, wish: Wish, album: Album) -> dict[str, list[int]]:
    """Play until the game is over, with the kills in between; the clicks of each person's turns."""
    program, kills, settings = guests.program, list(wish.kills), list(wish.settings)
    clicks: dict[str, list[int]] = {name: [] for name in NAMES[: wish.people]}
    last = ""
    for _ in range(MOST):
        stand = program.stands()
        if stand.status != "playing":
            return clicks
        if kills and stand.seq >= kills[0]:
            kills.pop(0)
            kill_and_start(guests)
        if settings and stand.seq >= BETWEEN * (len(wish.settings) - len(settings) + 1):
            change_settings(guests, wish.game, settings.pop(0), album)
        if not stand.people:
            guests.until(partial(guests.has_moved, stand.seq), "a computer player or a window", 120)
            continue
        name = stand.people[guests.dice.below(len(stand.people))]
        album.moment(name)
        before = guests.clicks
        guests.move(name)
        album.note(f"=== {name} clicked {guests.did}")
        if name != last:
            clicks[name].append(0)
        clicks[name][-1] += guests.clicks - before
        last = "" if guests.did[-1:] in [[end] for end in ENDS] else name
    raise AssertionError(f"not over after {MOST} moves")


def change_settings(guests: Newcomers, game: str, setting: str, album: Album) -> None:
    """Let the first person, an admin of the server, set an option of the game to one value, or to "all"."""
    option, _, values = setting.partition("=")
    guests.be(NAMES[0])
    guests.sit_down()
    answer = guests.command("config options", game=game, option=option, values=values)
    album.note(f"*** {NAMES[0]} set {setting}: {answer.inner_text()}")
    album.aside(f"config-{option}-{values}", NAMES[0])


def try_out(browser: Browser, folder: Path, seed: str, wish: Wish) -> list[object]:
    """One whole game; everything that was wrong."""
    program = Program(folder / "games.db", HELIOGRAPH_COMPUTER_PAUSE="0")
    program.start()
    guests = Newcomers(browser, program, DESK, seed, wish.deaf)
    phone = Newcomers(browser, program, PHONE, seed, wish.deaf)
    album = Album(guests, phone, folder)
    try:
        open_table(guests, wish)
        album.table("the-beginning")
        began = time.monotonic()
        clicks = play_to_the_end(guests, wish, album)
        print(f"{program.stands().seq} lines in {time.monotonic() - began:.0f} s, {guests.clicks} clicks")
        for name, turns in clicks.items():
            print(
                f"{name}: {len(turns)} turns, clicks a turn: median {median(turns or [0])}, most {max(turns or [0])}"
            )
        guests.be(NAMES[0])
        phone.be(NAMES[0])
        final = messages(guests.page).filter(has=guests.button(guests.page, "Play again")).last
        expect(final).to_be_visible()
        album.table("the-end")
        album.note(final.inner_text())
        return [*guests.troubles(), *phone.troubles(), *program.troubles()]
    except BaseException:
        guests.page.screenshot(path=folder / "failed.png")
        raise
    finally:
        guests.close()
        phone.close()
        program.stop()


def main(arguments: list[str] | None = None) -> int:
    """The command line; its exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.tryout", description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", default="factions")
    parser.add_argument("--people", type=int, default=2, choices=range(1, len(NAMES) + 1))
    parser.add_argument("--computers", default="", help="kinds of computer players, such as greedy,random")
    parser.add_argument("--options", default="", help="the options of the lobby, as in /game new")
    parser.add_argument("--deaf", default=NAMES[2], help="who takes no direct messages")
    parser.add_argument(
        "--kills", default=",".join(map(str, KILLS)), help="lines of the log to be killed after"
    )
    parser.add_argument(
        "--settings", default="", help="what an admin sets meanwhile, such as flagships=off,flagships=all"
    )
    parser.add_argument("--seed", default="a tryout")
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    if any(chosen.out.iterdir()):
        parser.error(f"{chosen.out} holds files already; name an empty folder")
    wish = Wish(
        chosen.game,
        chosen.people,
        list(filter(None, chosen.computers.split(","))),
        chosen.options,
        chosen.deaf,
        [int(line) for line in chosen.kills.split(",") if line],
        list(filter(None, chosen.settings.split(","))),
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        wrong = try_out(browser, chosen.out, chosen.seed, wish)
    for each in wrong:
        print(each, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
