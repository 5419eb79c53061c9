"""People at the page who play a whole game: by buttons and menus, and by commands that they type."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    TimeoutError,
    ViewportSize,
    WebSocket,
    expect,
)

from bot.engine.playout import Dice
from tests.e2e.page.hands import become, composer, drawn, messages, option, suggestions
from tests.e2e.program import Program, printed
from tests.patience import PATIENCE

PRIVATELY = "Only you can see this"
ANOTHER_NUMBER = "Another number"
"""The entry of a menu that opens a form."""

NOT_MOVES = (
    *("Undo", "Undo turn", "Always answer …", "Settings", "Refresh", "Back", "Dismiss", "Note"),
    *("Back one", "Clear", "Suggest"),
)
SHY = ("Do nothing", "End the action", "Pass", "Keep a card", "Bonus")
"""What is chosen, where it is there, in a game that is to end: then the Sun itself draws the cards."""


IDS = "all => all.map(message => message.dataset.id)"


class Guests:
    """One open page, and the person who uses it.

    `liked`: how gladly each verb is chosen in a lively game; what is not named is chosen as gladly as 5.
    """

    liked: ClassVar[dict[str, int]] = {
        "Convert": 40,
        "Activate": 40,
        "Hurl": 40,
        "Use your card": 20,
        "Move": 10,
        "Launch or fly on?": 8,
        "Launch": 12,
        "Fly": 12,
        "Do nothing": 8,
    }

    def __init__(self, browser: Browser, program: Program, viewport: ViewportSize, seed: str) -> None:
        self.program, self.dice = program, Dice(seed)
        self.context = browser.new_context(
            viewport=viewport,
            has_touch=viewport["width"] < 500,
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.thrown: list[str] = []
        self.refused: list[Any] = []
        self.clicks = self.commands = 0
        self.shy = False
        self.page.on("pageerror", lambda error: self.thrown.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._listen)
        self.page.goto(program.url)
        composer(self.page).wait_for()

    def close(self) -> None:
        self.context.close()

    # Watching

    def _console(self, said: ConsoleMessage) -> None:
        """All is a mistake but connections that break as the bot is killed, and pictures replaced while loading.

        Chromium has its own word for each way to break: a refused connection, no answer, half a picture.
        """
        away = "net::ERR_" in said.text or "WebSocket" in said.text
        replaced = "404" in said.text and "/cdn/attachments/" in said.location["url"]
        if said.type == "error" and not away and not replaced:
            self.thrown.append(f"{said.text} {said.location['url']}")

    def _listen(self, socket: WebSocket) -> None:
        def heard(payload: str | bytes) -> None:
            if '"violations"' in str(payload):
                self.refused += json.loads(payload).get("violations") or []

        socket.on("framereceived", heard)

    def troubles(self) -> list[Any]:
        """What the page threw, and what Discord's rules refused since the program was started."""
        self.page.reload()
        composer(self.page).wait_for()
        expect(messages(self.page).first).to_be_visible()
        return printed([*self.thrown, *self.refused])

    # Seeing

    @property
    def private(self) -> Locator:
        """The newest message that only the person at the page can see."""
        return messages(self.page).filter(has_text=PRIVATELY).last

    @property
    def living(self) -> Locator:
        """The newest message of the channel with a button Play."""
        return messages(self.page).filter(has=self.button(self.page, "Play")).last

    def button(self, where: Page | Locator, label: str) -> Locator:
        return where.get_by_role("button", name=label, exact=True)

    def until(
        self,
        done: Callable[[], bool],
        what: str,
        seconds: float = PATIENCE,
        instead: Callable[[], str] = lambda: "",
    ) -> None:
        """Wait until `done`; if that is in vain, say what was waited for, and what there is `instead`."""
        end = time.monotonic() + seconds
        while not done():
            assert time.monotonic() < end, f"in vain: {what} {instead()!r}"
            self.page.wait_for_timeout(20)

    def box_of(self, part: Locator) -> FloatRect:
        """Where a part of the page is; a message that is just redrawn is waited for."""
        found: list[FloatRect] = []

        def is_there() -> bool:
            box = part.bounding_box()
            found.extend([box] if box is not None else [])
            return bool(found)

        self.until(is_there, "a part of the page")
        return found[0]

    # Doing

    def be(self, name: str) -> None:
        """Become another person, if it is another."""
        who = self.page.get_by_test_id("person").filter(has_text=name)
        if who.get_attribute("aria-pressed") != "true":
            if not who.is_visible():
                self.page.get_by_role("button", name="People and channels").click()
            become(self.page, name)
            drawn(self.page)

    def press(self, label: str, where: Locator | None = None) -> None:
        """Press a button and wait until the bot has answered."""
        button = self.button(where or self.page, label).last
        button.click()
        self.clicks += 1
        self.answered()

    def answered(self) -> None:
        """Wait until nothing on the page waits for the bot."""
        drawn(self.page)
        expect(self.page.locator("#log [aria-busy=true]")).to_have_count(0)

    def answer(self, label: str, where: Locator | None = None) -> Locator:
        """Press a button that is answered privately; the answer."""
        before = self.private_ids()
        self.press(label, where)
        self.until(lambda: self.private_ids() != before, f"an answer to {label}")
        return self.private

    def behind(self, label: str, where: Locator) -> Locator:
        """Press what is behind the "⋯" of a message; the answer."""
        return self.answer(label, self.answer("⋯", where))

    def command(self, name: str, **options: str) -> Locator:
        """Type a command with its options, send it, and wait for the private answer."""
        # A panel may move below its board meanwhile: the answer is what says that the command was used.
        answers = messages(self.page).filter(has_text=PRIVATELY).filter(has_text=f"used /{name}")
        before = answers.evaluate_all(IDS)
        self.type(" ".join([name, *(f"{key}:{value}" for key, value in options.items())]))
        self.send()
        self.until(lambda: answers.evaluate_all(IDS) != before, f"an answer to /{name}")
        self.answered()
        return answers.last

    def type(self, command: str) -> None:
        """Write a command into the composer, so that it stands there with its options."""
        # A bot that has just started may not have named its commands yet.
        composer(self.page).fill("/")
        expect(suggestions(self.page).first).to_be_visible()
        composer(self.page).fill(f"/{command} ")
        if ":" in command:
            self.page.keyboard.press("Enter")
        expect(self.page.get_by_test_id("filling")).to_be_visible()

    def send(self) -> None:
        self.page.get_by_role("button", name="Send", exact=True).click()
        self.commands += 1

    def private_ids(self) -> list[str]:
        """What only the present person can see."""
        ids: list[str] = messages(self.page).filter(has_text=PRIVATELY).evaluate_all(IDS)
        return ids

    # Playing

    def play_on(self, done: Callable[[], bool], moves: int = 2000) -> None:
        """Make moves for the players asked until `done`, or the game is over."""
        for _ in range(moves):
            stand = self.program.stands()
            if stand.status != "playing" or done():
                return
            if not stand.people:
                self.until(partial(self.has_moved, stand.seq), "a move of a computer player")
                continue
            self.move(stand.people[self.dice.below(len(stand.people))])
        raise AssertionError(f"not over after {moves} moves")

    def has_moved(self, seq: int) -> bool:
        stand = self.program.stands()
        return stand.seq != seq or stand.status != "playing"

    def move(self, name: str) -> None:
        """One move of someone who is asked: mostly by the panel, now and then by a command."""
        self.be(name)
        if self.dice.below(3) == 0 and self.by_command():
            return
        self.by_panel()

    def by_panel(self) -> None:
        """Choose among what the panel offers until that was a move."""
        seq = self.program.stands().seq
        panel = self.panel()
        for _ in range(30):
            # A panel that is just redrawn has nothing for a moment, and one whose move is just played never again.
            self.until(
                lambda: self.has_moved(seq) or bool(self.moves_offered(panel)),
                "something to choose in the panel",
                instead=lambda: panel.inner_text() if panel.count() else "no panel",
            )
            if self.has_moved(seq):
                return
            if offered := self.moves_offered(panel):
                self.take(panel, offered[self.weigh(offered)])
        raise AssertionError(f"no move came of it: {panel.inner_text()!r}")

    def moves_offered(self, panel: Locator | None = None) -> list[str]:
        """The menus and buttons of a panel that lead to moves."""
        panel = panel or self.private
        menus = panel.get_by_role("combobox").evaluate_all("all => all.map(m => m.ariaLabel)")
        buttons = panel.get_by_role("button").evaluate_all("all => all.map(b => b.innerText.trim())")
        return [*menus, *(label for label in buttons if label and label not in NOT_MOVES)]

    def take(self, panel: Locator, offered: str) -> None:
        """Use a menu or a button of a panel, if it is still there."""
        if panel.get_by_role("combobox", name=offered, exact=True).count():
            self.choose(panel, offered)
        elif self.hit(self.button(panel, offered).last):
            self.clicks += 1
            self.answered()

    def choose(self, panel: Locator, menu: str, number: int | None = None) -> None:
        """Choose from a menu: the choice of that number, or any, and as many more as it wants.

        An open menu closes when its message is replaced by one that offers something else: then nothing is chosen.
        """
        if not self.hit(panel.get_by_role("combobox", name=menu, exact=True)):
            return
        # Not all options of the page: the authors' strip has lists of its own.
        offered = self.page.get_by_test_id("menu")
        choices = offered.get_by_role("option").filter(has_not_text=ANOTHER_NUMBER)
        count = choices.count()
        if count and self.hit(choices.nth(self.dice.below(count) if number is None else number)):
            done = self.button(offered, "Done")
            more = offered.locator("[role=option][aria-selected=false]").first
            while done.count() and done.is_disabled() and self.hit(more):
                count -= 1
                assert count, f"{menu} is not done with all its choices"
            if not done.count() or self.hit(done):
                self.clicks += 1
                self.answered()

    def hit(self, part: Locator) -> bool:
        """Click on a part of the page as soon as that is possible; False if it is gone before.

        Raises TimeoutError with what is in the way if it stays and cannot be clicked.
        """
        end = time.monotonic() + PATIENCE
        while part.count():
            try:
                part.click(timeout=1000)
                return True
            except TimeoutError:
                if time.monotonic() > end:
                    raise
        return False

    def choose_named(self, panel: Locator, menu: str, name: str) -> None:
        """Choose someone from a menu of people or seats."""
        panel.get_by_role("combobox", name=menu, exact=True).click()
        self.page.get_by_test_id("menu").get_by_role("option").filter(has_text=name).click()
        self.clicks += 1
        self.answered()

    def panel(self) -> Locator:
        """The open panel, if it has something to choose; else the one that Play opens."""
        if self.private.count() and self.dice.below(3):
            shown = self.private
            labels = shown.get_by_role("button").evaluate_all("all => all.map(b => b.innerText.trim())")
            if "Refresh" in labels and self.dice.below(2):
                self.press("Refresh", shown)
                return shown
        return self.play()

    def play(self) -> Locator:
        """Press Play; the panel that it opens."""
        return self.open("Play")

    def open(self, label: str) -> Locator:
        """Press a button of the living message; the private message that it opens.

        A click on a message that is just being replaced is lost, as on Discord.
        """
        before = self.private_ids()
        for _ in range(4):
            self.press(label, self.living)
            if self.soon(lambda: self.private_ids() != before):
                return self.private
        raise AssertionError(f"nothing came of {label}")

    def soon(self, done: Callable[[], bool], seconds: float = 3) -> bool:
        """Whether it comes to pass shortly."""
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            self.page.wait_for_timeout(20)
        return done()

    def by_command(self) -> bool:
        """Type a command of the game and take choices that it offers; whether it had any."""
        seq = self.program.stands().seq
        verbs = ["hold"] if self.shy else ["convert", "activate", "hurl", "fly", "launch"]
        verb = verbs[self.dice.below(len(verbs))]
        options = {"convert": ("piece", "at"), "fly": ("from", "to"), "launch": ("to",), "hold": ()}
        self.type(f"sol {verb}")
        for name in options.get(verb, ("space",)):
            field = option(self.page, name)
            field.focus()
            if not self._offered(field):
                self.page.keyboard.press("Escape")
                self.page.keyboard.press("Escape")
                self.until(lambda: self.page.get_by_test_id("filling").count() == 0, "the command put away")
                return False
            shown = suggestions(self.page)
            shown.nth(self.dice.below(shown.count())).click()
        before = self.private_ids()
        self.send()
        self.until(lambda: self.private_ids() != before, f"an answer to /sol {verb}")
        return self.has_moved(seq)

    def _offered(self, field: Locator) -> bool:
        """Whether an option that is being filled in has choices; waits until the bot has said so."""
        expect(field).to_have_attribute("aria-expanded", "true")
        expect(self.page.get_by_test_id("suggest")).not_to_contain_text("Loading…")
        return suggestions(self.page).count() > 0

    def weigh(self, offered: Sequence[str]) -> int:
        """Which of the choices is taken."""
        if self.shy:
            for number, label in enumerate(offered):
                if label.removesuffix(" …") in SHY:
                    return number
        weights = [
            next((weight for verb, weight in self.liked.items() if label.startswith(verb)), 5)
            for label in offered
        ]
        left = self.dice.below(sum(weights))
        for number, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return number
        raise AssertionError("unreachable")
