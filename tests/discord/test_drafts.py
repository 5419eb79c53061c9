"""Moves that are built up in the panel: each click adds to a draft, and one button plays it all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.moves import Choice, Move, Seat, Spot, Value
from bot.engine.offer import Offer
from bot.engine.playout import Dice
from bot.engine.words import words_of
from bot.games.sol.round.turn import Choose
from bot.games.sol.table.state import NOBODY, Bridge, Kind, Station
from bot.players.suggest import Suggestion
from bot.sandbox import Actor, Sandbox, Seen
from bot.sessions import SessionView, User
from tests.discord.hands import Driver
from tests.discord.stage import Stage, private_refusal, stage

pytestmark = pytest.mark.e2e


def words_in(panel: Seen) -> list[str]:
    """The values that the menu of the draft offers."""
    menus = [menu for menu in panel.menus if ":grow:" in menu["custom_id"]]
    return [option["value"] for option in menus[0]["options"]] if menus else []


async def grow(who: Actor, panel: Seen, *words: str) -> Seen:
    """The panel after these values were chosen one after another."""
    for word in words:
        menu = next(menu for menu in panel.menus if ":grow:" in menu["custom_id"])
        panel = (await who.choose(panel, word, menu["custom_id"])).message
    return panel


async def opened(scene: Stage) -> tuple[Actor, Seen]:
    """The person whose turn it is in a new game of SOL, and their panel."""
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    return now, (await now.click(scene.table.last, "Play")).message


def steps(panel: Seen) -> list[str]:
    return [line for line in panel.text.splitlines() if line.startswith("›")]


def green(panel: Seen) -> list[str]:
    return [button["label"] for button in panel.buttons if button["style"] == 3]


async def launch_two(now: Actor, panel: Seen) -> Seen:
    """A draft that launches two sundivers to the first space."""
    first = words_in(panel)[0]
    return await grow(now, panel, first, first)


async def test_a_move_grows_click_by_click_and_is_played_by_one_button(scene: Stage) -> None:
    now, panel = await opened(scene)
    seq, state = scene.live().seq, await scene.state()
    assert not green(panel)
    first = words_in(panel)[0]
    panel = await launch_two(now, panel)
    assert steps(panel) == [f"› Launch 2 to {first.removeprefix('launch-')}"], (
        "of what will be, to its reader"
    )
    assert "1 point left" in panel.text
    assert "3 movement points" not in panel.text, "that is what one had before"
    assert green(panel) == ["Launch 2 and end the Move"]
    assert (scene.live().seq, await scene.state()) == (seq, state), "a draft is no move"
    after = (await now.click(panel, "Launch 2 and end the Move")).message
    await scene.settled()
    assert scene.live().seq == seq + 1
    assert "launched 2 to" in after.text
    assert now not in await scene.awaited()


async def test_a_sundiver_flies_far_in_few_clicks(scene: Stage) -> None:
    """One sundiver launched and flown two spaces, and the turn ended: two clicks in the open panel."""
    now, panel = await opened(scene)
    seq = scene.live().seq
    near = words_in(panel)[0]
    panel = await grow(now, panel, near)
    far = next(
        option["value"]
        for menu in panel.menus
        for option in menu["options"]
        if option["label"].startswith("Fly on") and option["label"].endswith(" and end the Move")
    )
    await grow(now, panel, far)
    await scene.settled()
    assert scene.live().seq == seq + 1
    assert now not in await scene.awaited()


async def test_a_launch_is_one_choice(scene: Stage) -> None:
    """Three launched and the turn ended: one click in the open panel."""
    now, panel = await opened(scene)
    words = words_in(panel)
    assert len(words) == 12, "one, two or three sundivers to each of four spaces"
    after = await grow(now, panel, next(word for word in words if word.startswith("launch3-")))
    assert "launched 3 to" in after.text
    assert "Undo" in after.labels, "and it can be taken back"
    await scene.settled()
    assert now not in await scene.awaited()


async def test_three_launched_to_three_spaces_take_four_clicks(scene: Stage) -> None:
    """*Play* is the first of them, and the last sundiver ends the Move, as its entry says."""
    now, panel = await opened(scene)
    one, two, three = words_in(panel)[:3]
    panel = await grow(now, panel, one, two)
    (menu,) = (menu for menu in panel.menus if ":grow:" in menu["custom_id"])
    label = next(option["label"] for option in menu["options"] if option["value"] == three)
    assert label == f"Launch 1 to {three.removeprefix('launch-')} and end the Move"
    seq = scene.live().seq
    await grow(now, panel, three)
    await scene.settled()
    assert scene.live().seq == seq + 1
    assert now not in await scene.awaited()


async def test_a_last_value_behind_a_draft_that_was_cut_plays_nothing(scene: Stage) -> None:
    """What was cut off stood on the panel: what is left of it is not the Move that was meant."""
    await scene.game("sol", scene.bo)
    now, session = (await scene.awaited())[0], scene.live()
    seat = session.seats_of(int(now.id))[0]
    with_bridge = scene.client.context.games["sol"].copy(await scene.truth(session))
    without = scene.client.context.games["sol"].copy(with_bridge)
    layout = with_bridge.layout
    with_bridge.bridges[layout.edge_called["L4-C4"]] = Bridge(seat, 2)
    with_bridge.players[seat].pieces[Kind.BRIDGE] -= 1
    with_bridge.sundivers[seat][layout.number["C4"]] = 1
    with_bridge.players[seat].pool -= 1
    with_bridge.stations[layout.number["C5"]] = Station(Kind.NODE, NOBODY, 2)
    await scene.put(session, with_bridge)
    panel = (await now.click(scene.table.last, "Play")).message
    first = next(word for word in words_in(panel) if word.startswith("launch-"))
    panel = await grow(now, panel, first, "from-C4-C5")
    assert steps(panel) == [f"› Launch 1 to {first.removeprefix('launch-')} and fly C4 to C5"]
    await scene.put(session, without)
    seq = scene.live().seq
    shown = await grow(now, panel, first.replace("launch", "launch2"))
    await scene.settled()
    assert scene.live().seq == seq
    assert green(shown) == ["Launch 3 and end the Move"], "that is for the player to decide"


async def test_an_only_beginning_that_may_be_all_of_a_move_is_a_button(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Skipped like other choices without a choice, it could be played neither by a draft nor step by step."""
    await scene.game("sol", scene.bo)
    real = Offer._open_spot

    def narrow(offer: Offer, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        spot = real(offer, verb, chosen)
        return spot if chosen or spot is None else replace(spot, next=spot.next[:1])

    monkeypatch.setattr(Offer, "_open_spot", narrow)
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    assert words_in(panel) == []
    (label,) = [button["label"] for button in panel.buttons if ":grow:" in button["custom_id"]]
    assert label.startswith("Move: Launch 1 to ")
    panel = (await now.click(panel, label)).message
    assert green(panel) == ["Launch 1 and end the Move"]
    await now.click(panel, green(panel)[0])
    await scene.settled()
    assert now not in await scene.awaited()


async def test_back_takes_one_choice_back_and_clear_all(scene: Stage) -> None:
    now, panel = await opened(scene)
    first = words_in(panel)
    panel = await launch_two(now, panel)
    back = (await now.click(panel, "Back one")).message
    assert steps(back)[0].startswith("› Launch 1 to")
    assert green(back) == ["Launch 1 and end the Move"]
    panel = await grow(now, back, first[0])
    clear = (await now.click(panel, "Clear")).message
    assert not steps(clear)
    assert words_in(clear) == first
    assert not green(clear)


async def test_a_suggestion_completes_what_was_begun(scene: Stage) -> None:
    now, panel = await opened(scene)
    word = words_in(panel)[1]
    panel = await grow(now, panel, word)
    panel = (await now.click(panel, "Suggest")).message
    assert f"to {word.removeprefix('launch-')}" in steps(panel)[0]
    assert green(panel)
    await now.click(panel, green(panel)[0])
    await scene.settled()
    assert now not in await scene.awaited()


async def test_a_suggestion_without_a_beginning_is_a_whole_move(scene: Stage) -> None:
    now, panel = await opened(scene)
    panel = (await now.click(panel, "Suggest")).message
    assert len(green(panel)) == 1
    assert "**Suggested:** Launch " in panel.text
    assert not steps(panel), "the advice says it already"
    panel = (await now.click(scene.table.last, "Play")).message
    assert steps(panel)
    await now.click(panel, green(panel)[0])
    await scene.settled()
    assert now not in await scene.awaited()


async def test_asked_again_where_its_suggestion_is_built_up_the_panel_says_that_it_is_all(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button drew the same panel again, and seemed broken."""
    now, panel = await opened(scene)
    first = words_in(panel)[0]
    view = (await scene.sessions.position(scene.live().id, scene.live().seats_of(int(now.id))[0])).view
    views = (scene.client.context.games["sol"].encode(view),) * 2

    async def launch(*_: object) -> Suggestion:
        return Suggestion((Move("move", (first,)),), views)

    monkeypatch.setattr(scene.client.context.adviser, "suggestion", launch)
    panel = (await now.click(panel, "Suggest")).message
    assert "Nothing better to add" not in panel.text
    again = (await now.click(panel, "Suggest")).message
    assert "Nothing better to add: play the move as it is.\n**Suggested:** " in again.text
    assert green(again) == green(panel)
    other = await grow(now, again, first)
    assert "Nothing better to add" not in other.text
    assert "Nothing better to add" not in (await now.click(other, "Suggest")).message.text


async def test_a_suggestion_may_be_a_move_that_is_not_built_up(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, panel = await opened(scene)

    async def hold(*_: object) -> Suggestion:
        return Suggestion((Move("hold"),), (b"",))

    monkeypatch.setattr(scene.client.context.adviser, "suggestion", hold)
    panel = (await now.click(panel, "Suggest")).message
    assert green(panel) == ["Do nothing"]
    await now.click(panel, "Do nothing")
    await scene.settled()
    assert now not in await scene.awaited()


async def test_a_panel_that_shows_an_older_draft_does_not_change_the_newer_one(scene: Stage) -> None:
    now, panel = await opened(scene)
    first = words_in(panel)[0]
    panel = await grow(now, panel, first)
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    newer = (first,)
    await scene.sessions.drafts.keep(int(now.id), session.id, seat, "move", newer, None)
    again = await grow(now, panel, first)
    assert "Not the newest" in again.text
    assert steps(again)[0].startswith("› Launch ")
    panel = await grow(now, again, first)
    await scene.sessions.drafts.keep(int(now.id), session.id, seat, "move", newer, None)
    seq = scene.live().seq
    for label in ("Back one", "Clear"):
        assert "Not the newest" in (await now.click(panel, label)).message.text
        await scene.sessions.drafts.keep(int(now.id), session.id, seat, "move", newer, None)
    assert scene.live().seq == seq


async def test_what_an_older_picture_marks_is_chosen_only_while_it_is_there(scene: Stage) -> None:
    """Nothing is left to launch: a click on a mark of the picture shows what is marked now, and plays nothing."""
    now, old = await opened(scene)
    picture, gone = old.attachments[0]["filename"], words_in(old)[0]
    session = scene.live()
    state = scene.client.context.games["sol"].copy(await scene.truth(session))
    for player in state.players:
        player.pool, player.reserve = 0, player.reserve + player.pool
    await scene.put(session, state)
    seq, before = session.seq, await scene.state()
    shown = await grow(now, old, gone)
    assert gone not in words_in(shown)
    assert shown.text.startswith("**"), "it says why not"
    assert "(rule " in shown.text.splitlines()[0]
    assert steps(shown) == []
    assert picture not in [each["filename"] for each in shown.attachments]
    assert scene.live().seq == seq
    assert await scene.state() == before


async def test_two_devices_that_press_one_panel_at_once_make_one_draft_and_one_move(scene: Stage) -> None:
    now, panel = await opened(scene)
    seq = scene.live().seq
    one, other = words_in(panel)[:2]
    await asyncio.gather(grow(now, panel, one), grow(now, panel, other))
    assert len(steps(panel)) == 1
    assert scene.live().seq == seq, "neither is played unasked"
    answers = await asyncio.gather(*(now.click(panel, *green(panel)) for _ in range(2)))
    await scene.settled()
    if (
        scene.live().seq == seq
    ):  # of the two edits the older came last: both clicks say so, and show the newest
        assert all("Not the newest." in answer.text for answer in answers)
        answers = await asyncio.gather(*(now.click(panel, *green(panel)) for _ in range(2)))
        await scene.settled()
    assert scene.live().seq == seq + 1
    assert {answer.kind for answer in answers} <= {"update", "later"}


async def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox(rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            now, panel = await opened(scene)
            panel = await launch_two(now, panel)
            before = steps(panel)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            here = scene.sandbox.person(now.name)
            again = (await here.click(scene.table.last, "Play")).message
            assert steps(again) == before
            await here.click(again, green(again)[0])
            await scene.settled()
            assert here not in await scene.awaited()


async def test_a_draft_is_gone_once_the_seat_has_moved(scene: Stage) -> None:
    now, panel = await opened(scene)
    first = words_in(panel)[0]
    await launch_two(now, panel)
    await now.slash("sol launch", to=first.removeprefix("launch-"))
    after = (await now.click(scene.table.last, "Play")).message
    assert not steps(after)
    assert await drafts_in(scene.live(), scene) == []


async def test_a_draft_is_its_owners_alone_and_ends_with_the_game(scene: Stage) -> None:
    now, panel = await opened(scene)
    panel = await launch_two(now, panel)
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    other = next(each for each in (scene.mira, scene.bo) if each is not now)
    assert await scene.sessions.drafts.of(int(other.id), session.id, seat) is None
    assert await drafts_in(session, scene) != []
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    assert await drafts_in(session, scene) == []


async def drafts_in(session: SessionView, scene: Stage) -> Sequence[str]:
    """The lines of all drafts that are stored."""
    store = scene.sessions._tables.store
    found = [await store.draft(session.id, seat) for seat in range(len(session.holders))]
    return [row.body for row in found if row is not None]


async def test_a_distant_goal_that_is_typed_becomes_a_draft(scene: Stage) -> None:
    now, panel = await opened(scene)
    near = words_in(panel)[0].removeprefix("launch-")
    await now.slash("sol launch", to=near)
    layout = (await scene.truth(scene.live())).layout
    around = layout.side[layout.number[near]][1]
    far = layout.names[layout.side[around][1]]
    seq = scene.live().seq
    panel = (await now.slash("sol fly", **{"from": near, "to": far})).message
    assert steps(panel) == [f"› Fly {near} to {far}"], "the launch was made already"
    assert scene.live().seq == seq
    await now.click(panel, green(panel)[0])
    await scene.settled()
    assert scene.live().seq == seq + 1


async def test_a_goal_beyond_reach_says_what_is_missing(scene: Stage) -> None:
    now, panel = await opened(scene)
    near = words_in(panel)[0].removeprefix("launch-")
    await now.slash("sol launch", to=near)
    layout = (await scene.truth(scene.live())).layout
    space = layout.number[near]
    for _ in range(5):
        space = layout.side[space][1]
    told = private_refusal(await now.slash("sol fly", **{"from": near, "to": layout.names[space]}))
    assert "takes 5 points" in told
    assert "3 points short" in told


async def test_a_whole_move_can_be_typed_word_by_word(scene: Stage) -> None:
    now, panel = await opened(scene)
    first = words_in(panel)[0]
    offered = await now.autocomplete("sol move", "way", {"way": "launch"})
    assert first in offered.values
    offered = await now.autocomplete("sol move", "way", {"way": f"{first} {first}"})
    assert f"{first} {first}" in offered.values
    seq = scene.live().seq
    await now.slash("sol move", way=f"{first} {first}")
    await scene.settled()
    assert scene.live().seq == seq + 1
    refused = private_refusal(await now.slash("sol move", way="launch-K1"))
    assert refused


async def test_what_no_longer_walks_is_cut_from_a_draft_and_told(scene: Stage) -> None:
    now, panel = await opened(scene)
    panel = await launch_two(now, panel)
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    draft = await scene.sessions.drafts.of(int(now.id), session.id, seat)
    assert draft is not None
    broken = (*draft.values, "from-K1", "sun")
    await scene.sessions.drafts.keep(int(now.id), session.id, seat, "move", broken, draft.number)
    again = (await now.click(scene.table.last, "Play")).message
    assert steps(again)[0].startswith("› Launch ")
    assert "no longer possible" in again.text
    await now.click(again, green(again)[0])
    assert scene.live().seq == session.seq + 1


async def test_what_is_built_up_can_be_a_standing_order_until_it_no_longer_walks(scene: Stage) -> None:
    now, panel = await opened(scene)
    other = next(who for who in (scene.mira, scene.bo) if who is not now)
    panel = await launch_two(now, panel)
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    draft = await scene.sessions.drafts.of(int(now.id), session.id, seat)
    assert draft is not None
    assert "Always answer …" not in panel.labels
    sure = (await now.click(await scene.ordering(now), "What you have chosen so far")).message
    assert "Launch 2" in sure.text
    await now.click(sure, "All of this kind")
    await scene.settled()
    (order,) = scene.sessions.orders.of(int(now.id))
    assert order.move == Move(draft.verb, draft.values)
    assert scene.live().seq == session.seq + 1
    turns = 1
    while scene.sessions.orders.of(int(now.id)):
        await other.slash("sol hold")
        await scene.sessions.orders.settled()
        await scene.settled()
        turns += 1
    assert turns == 2, "the mothership has moved on"
    assert "Launch 2" in now.dm.last.text
    assert [who.name for who in await scene.awaited()] == [now.name]


async def test_an_order_of_an_older_draft_is_not_given(scene: Stage) -> None:
    now, panel = await opened(scene)
    panel = await launch_two(now, panel)
    assert "Always answer …" not in panel.labels
    sure = (await now.click(await scene.ordering(now), "What you have chosen so far")).message
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    draft = await scene.sessions.drafts.of(int(now.id), session.id, seat)
    assert draft is not None
    await scene.sessions.drafts.keep(int(now.id), session.id, seat, "move", draft.values[:1], draft.number)
    await now.click(sure, "Just this question")
    assert scene.sessions.orders.of(int(now.id)) == []


async def test_an_order_can_be_typed_as_a_whole_move(scene: Stage) -> None:
    now, panel = await opened(scene)
    first = words_in(panel)[0]
    seq = scene.live().seq
    refused = await now.slash("game order set", answer="ask-choose move launch-Z9")
    assert private_refusal(refused)
    await now.slash("game order set", answer=f"ask-choose move {first} {first}", every=True)
    await scene.settled()
    (order,) = scene.sessions.orders.of(int(now.id))
    assert order.move == Move("move", (first, first))
    assert scene.live().seq == seq + 1


async def test_drafts_are_in_ones_data_and_forgotten_with_it(scene: Stage) -> None:
    now, panel = await opened(scene)
    await launch_two(now, panel)
    file = await scene.sessions.mydata.export(int(now.id))
    assert b'"drafts"' in file.data
    assert b"move launch-" in file.data
    await scene.sessions.mydata.forget(int(now.id), now.name)
    assert b"move launch-" not in (await scene.sessions.mydata.export(int(now.id))).data


async def play_until(scene: Stage, wanted: Callable[[Any, Seat], bool]) -> Actor:
    """Play on, building bridges above all, until someone who chooses an action may do what is wanted."""
    game, dice, session = scene.client.context.games["sol"], Dice("clicks"), scene.live()
    for _ in range(400):
        state = await scene.truth(session)
        seat = game.awaited(state)[0]
        if isinstance(state.stack[-1], Choose) and wanted(state, seat):
            await scene.settled()
            return scene.actor(scene.live().holders[seat].user_id)
        moves = game.moves(state, seat)
        bridges = [move for move in moves if move.verb == "convert" and move.values[0] == "bridge"]
        whole = game.offer(state, seat).stroll("move", dice)
        move = bridges[0] if bridges else whole or moves[dice.below(len(moves))]
        await scene.play(session, seat, move)
    raise AssertionError("that never came")


async def test_a_sundiver_flown_four_spaces_and_the_turn_ended_take_six_clicks(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    game = scene.client.context.games["sol"]

    def far(state: Any, seat: Seat) -> list[Choice]:
        """Flights of four spaces."""
        choices = game.offer(state, seat).choices("move")
        return [each for each in choices if each.detail and each.detail.values.get("points") == 4]

    now = await play_until(scene, lambda state, seat: bool(far(state, seat)))
    state = await scene.truth(scene.live())
    seat = scene.live().seats_of(int(now.id))[0]
    flight = far(state, seat)[0]
    clicks, panel = 2, (await now.click(scene.table.last, "Play")).message
    seq = scene.live().seq
    if str(flight.value) not in words_in(panel):
        band = f"{words_of('sol').attribute(flight.label, 'band')} …"
        menu = next(menu for menu in panel.menus if ":grow:" in menu["custom_id"])
        panel = await grow(now, panel, next(o["value"] for o in menu["options"] if o["label"] == band))
        clicks += 1
    panel = await grow(now, panel, str(flight.value))
    if green(panel):
        (whole,) = green(panel)
        assert whole.startswith("Fly 4 spaces")
        await now.click(panel, whole)
        clicks += 1
    await scene.settled()
    assert scene.live().seq > seq
    assert clicks <= 4, "six were asked for, four are enough"
    assert now not in await scene.awaited()


async def test_a_foundry_takes_two_clicks(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    game = scene.client.context.games["sol"]

    def foundries(state: Any, seat: Seat) -> list[Move]:
        return [m for m in game.moves(state, seat) if m.verb == "convert" and m.values[0] == "foundry"]

    now = await play_until(scene, lambda state, seat: len(foundries(state, seat)) > 1)
    seq = scene.live().seq
    panel = (await now.click(scene.table.last, "Play")).message
    move = foundries(await scene.truth(scene.live()), scene.live().seats_of(int(now.id))[0])[0]
    menu = next(menu for menu in panel.menus if menu["placeholder"] == "Convert …")
    await now.choose(panel, "/".join(map(str, move.values)), menu["custom_id"])
    await scene.settled()
    assert scene.live().seq > seq


async def test_the_first_picture_shows_the_sites_of_all_pieces(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    game = scene.client.context.games["sol"]

    def sites(state: Any, seat: Seat) -> dict[str, set[str]]:
        """The pieces that can be built at several sites, if there is another piece, too."""
        found: dict[str, set[str]] = {}
        for move in game.moves(state, seat):
            if move.verb == "convert":
                found.setdefault(str(move.values[0]), set()).add(str(move.values[1]))
        return {piece: at for piece, at in found.items() if len(at) > 1} if len(found) > 1 else {}

    now = await play_until(scene, lambda state, seat: bool(sites(state, seat)))
    state, seat = await scene.truth(scene.live()), scene.live().seats_of(int(now.id))[0]
    wanted = sites(state, seat)
    panel = (await now.click(scene.table.last, "Play")).message
    await scene.settled()
    alt = panel.alt_texts[0]
    assert all(site in alt for at in wanted.values() for site in at), alt


async def test_cards_for_several_places_are_chosen_at_once_and_one_that_no_longer_fits_is_refused(
    scene: Stage,
) -> None:
    """The same card cannot be laid at two places; the refusal says so, and nothing is begun."""
    driver = await Driver.at_table(scene, "rows", asked=(), short="on")

    def of(state: Any, seat: Seat) -> list[list[str]]:
        found = driver.game.offer(state, seat).spot("lay", ())
        return [[str(choice.value) for choice in row] for row in found.straight] if found else []

    def pairs(found: list[list[str]], *, alike: bool) -> list[list[str]]:
        """The first two rows at different places, of the same card or of two."""
        return [
            ["+".join(one), "+".join(other)]
            for one in found
            for other in found
            if one[0] != other[0] and (one[1] == other[1]) is alike
        ][:1]

    while True:
        state = await driver.state()
        asked = [seat for seat in driver.game.awaited(state) if seat >= 0]
        ready = [
            seat for seat in asked if all(pairs(of(state, seat), alike=alike) for alike in (True, False))
        ]
        if ready:
            break
        moves = [move for move in driver.game.moves(state, asked[0]) if move.verb != "resign"]
        await driver.play(asked[0], moves[driver.dice.below(len(moves))])
    seat, found = ready[0], of(state, ready[0])
    who = driver.people[seat]
    await scene.settled()
    panel = (await who.click(scene.table.last, "Play")).message
    (menu,) = [menu for menu in panel.menus if ":grow:" in menu["custom_id"]]
    offered = [option["value"] for option in menu["options"]]
    assert {"+".join(row) for row in found} <= set(offered)
    assert not {row[0] for row in found} & set(offered), "a place is offered with its cards alone"
    assert menu["max_values"] == len({row[1] for row in found})
    (twice,), (both,) = (pairs(found, alike=alike) for alike in (True, False))
    refused = (await who.choose(panel, twice, menu["custom_id"])).message
    assert not green(refused)
    assert "**Not in hand.**" in refused.text
    grown = (await who.choose(refused, both, menu["custom_id"])).message
    (whole,) = green(grown)
    assert whole.startswith("Play 2 cards")
    assert len(steps(grown)) == 2
    seq = scene.live().seq
    await who.click(grown, whole)
    assert scene.live().seq > seq
