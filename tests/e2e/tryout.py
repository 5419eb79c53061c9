"""A whole game of Super Nova at the page, as three people would play it, with a picture of every new kind of moment.

`python -m tests.e2e.tryout --out DIR` starts the program, plays from the lobby to the end (one of the three takes no
direct messages, the program is killed twice) and leaves in DIR the pictures, wide and as narrow as a phone, the logs
and the database. Its exit code is 1 where the page or the bot was in trouble.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.e2e.conftest import QUIET, chromium
from tests.e2e.holders import HAND, Holders
from tests.e2e.page.hands import messages
from tests.e2e.program import Program
from tests.e2e.test_whole_game import PHONE, kill_and_start

DESK = ViewportSize(width=1280, height=900)
NAMES = ("Mira", "Bo", "Cy")
SHORT = "goal=minus-4, short=on"
KILLS = (25, 70)
"""Lines of the log after which the program is killed."""

MOST = 900
"""So many moves may a game have."""


class Album:
    """Pictures of moments, the first of each kind: the page, and the same moment on a phone."""

    def __init__(self, guests: Holders, phone: Holders, folder: Path) -> None:
        self._guests, self._phone, self._folder = guests, phone, folder
        self._kinds: set[str] = set()

    def moment(self, name: str) -> None:
        """Take a picture of what someone who is asked sees, if it is of a new kind."""
        panel = self._guests.hand(name)
        self._guests.soon(partial(self._guests.has_moves, panel))
        first = next((line for line in panel.inner_text().splitlines() if " · turn " in line), "")
        asked, _, rest = first.partition(" · ")
        phase = next((part for part in rest.split(" · ") if not part.startswith("turn")), "")
        kind = re.sub(r"[^a-z]+", "-", " ".join([*asked.split()[2:5], phase]).lower()).strip("-")
        if kind not in self._kinds:
            self._kinds.add(kind)
            self.take(f"{kind}-{name.lower()}", name)

    def take(self, title: str, name: str) -> None:
        """Take a picture of the page as it is, and of the same moment on a phone."""
        number = len(list(self._folder.glob("*-desk-*.png")))
        self._shoot(self._guests, f"{number:03}-desk-{title}")
        if name == self._phone.deaf:
            self._phone.be(name)
            self._phone.sit_down()
        else:
            self._phone.hand_messages(name)
        self._shoot(self._phone, f"{number:03}-phone-{title}")

    def _shoot(self, guests: Holders, title: str) -> None:
        guests.page.wait_for_timeout(250)
        panels = messages(guests.page).filter(has=guests.page.get_by_role("img", name=HAND))
        if panels.count():
            panels.last.evaluate("panel => panel.scrollIntoView({block: 'end'})")
        guests.page.screenshot(path=self._folder / f"{title[:80]}.png")


def open_table(guests: Holders, options: str) -> None:
    """Open a table, seat three, close the direct messages of one, and start."""
    lobby = messages(guests.page).filter(has=guests.button(guests.page, "Start"))
    guests.type(f"game new game:supernova options:{options}" if options else "game new game:supernova")
    guests.send()
    expect(lobby).to_be_visible()
    guests.close_direct_messages(guests.deaf)
    for name in NAMES[1:]:
        guests.be(name)
        guests.press("Join", lobby)
    guests.be(NAMES[0])
    guests.press("Start", lobby)
    expect(guests.living).to_contain_text("set-up")


def play_to_the_end(guests: Holders, album: Album | None = None) -> int:
    """Play until the game is over, with the kills in between; how many moves it took."""
    program = guests.program
    kills = list(KILLS)
    for moves in range(MOST):
        stand = program.stands()
        if stand.status != "playing":
            return moves
        if kills and stand.seq >= kills[0]:
            kills.pop(0)
            kill_and_start(guests)
        if not stand.people:
            guests.until(partial(guests.has_moved, stand.seq), "a window to close", 90)
            continue
        name = stand.people[guests.dice.below(len(stand.people))]
        if album is not None:
            album.moment(name)
        guests.move(name)
    raise AssertionError(f"not over after {MOST} moves")


def try_out(browser: Browser, folder: Path, seed: str, options: str) -> list[object]:
    """One whole game; everything that was wrong."""
    program = Program(folder / "games.db")
    program.start()
    guests = Holders(browser, program, DESK, seed, NAMES[-1])
    phone = Holders(browser, program, PHONE, seed, NAMES[-1])
    album = Album(guests, phone, folder)
    try:
        open_table(guests, options)
        began = time.monotonic()
        moves = play_to_the_end(guests, album)
        print(f"{moves} moves in {time.monotonic() - began:.0f} s, {guests.clicks} clicks")
        guests.be(NAMES[0])
        guests.sit_down()
        album.take("the-end", NAMES[-1])
        return [*guests.troubles(), *phone.troubles()]
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
    parser.add_argument("--seed", default="a tryout")
    parser.add_argument("--options", default=SHORT, help="the options of the lobby, as in /game new")
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    if any(chosen.out.iterdir()):
        parser.error(f"{chosen.out} holds files already; name an empty folder")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        wrong = try_out(browser, chosen.out, chosen.seed, chosen.options)
    for each in wrong:
        print(each, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
