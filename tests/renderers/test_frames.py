"""A picture drawn on an earlier frame is the picture drawn whole, to the byte; the band writer writes PNG."""

import importlib.util
import random
import sys
import zlib
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.moves import Event
from bot.games.sol.table.state import Table
from renderers.kit.picture import png
from renderers.kit.picture.canvas import Scene, Slab, ground_of, palette_image, snapped
from renderers.kit.picture.frames import Frames, changed
from renderers.kit.picture.stamp import Stamp, joined
from renderers.sol import pictures
from renderers.sol.art.ground import ground, palette, stage_of
from renderers.sol.facts.facts import facts_of
from tools.positions import look_at, position


def pixels(data: bytes) -> bytes:
    with Image.open(BytesIO(data)) as image:
        return image.convert("RGB").tobytes()


def flown(view: Table, dice: random.Random) -> tuple[Table, Event]:
    """A position after some sundiver flew to a neighbour and the turn passed."""
    graph = view.layout
    seat = view.active
    start = dice.choice([s for s, count in enumerate(view.sundivers[seat]) if count])
    goal = dice.choice(graph.side[start])
    view.sundivers[seat][start] -= 1
    view.sundivers[seat][goal] += 1
    view.players[seat].corner = view.players[seat].corner % graph.corners + 1
    view.players[seat].momentum += dice.choice((0, 0, 2))
    view.players[seat].energy += 1
    view.turn = (view.turn + 1) % view.seats
    return view, Event(
        "fly", {"seat": f"@{seat}", "start": graph.names[start], "goal": graph.names[goal], "count": 1}
    )


@pytest.mark.parametrize(("seats", "layout"), [(2, "bridge"), (4, "boxed"), (5, "five")])
def test_a_turn_drawn_on_the_previous_frame_equals_a_whole_drawing(seats: int, layout: str) -> None:
    dice = random.Random(seats)
    view = position(seats, layout, seed=9)
    pictures.FRAMES.forget()
    pictures.render(view, look_at(view))
    for _ in range(6):
        view, event = flown(view, dice)
        look = look_at(view, last=(event,))
        onwards = pictures.render(view, look)
        pictures.FRAMES.forget()
        assert pictures.render(view, look).png == onwards.png


def test_a_new_stage_of_the_star_is_drawn_whole() -> None:
    view = position(3, seed=4, marker=6)
    pictures.render(view, look_at(view))
    view.marker = 5
    onwards = pictures.render(view, look_at(view))
    pictures.FRAMES.forget()
    assert pictures.render(view, look_at(view)).png == onwards.png


def test_the_band_writer_decodes_to_the_pixels_that_pillow_writes() -> None:
    view = position(5, seed=2)
    look = look_at(view)
    frame = pictures.FRAMES.draw(
        "bands", ground("five", stage_of(view.marker)), pictures.scene_of(view, look, facts_of(view, look))
    )
    plain = BytesIO()
    frame.pixels.crop((1, 0, 1201, 1500)).save(plain, "PNG", compress_level=1)
    assert pixels(frame.file()) == pixels(plain.getvalue())


def test_a_small_file_has_the_same_pixels_in_fewer_bytes() -> None:
    frame = ground("bridge", "calm").pixels.crop((0, 300, 401, 700))
    plain, small = (pack(frame, bytes(range(256)) * 3) for pack in (png.file_of, png.small_file_of))
    assert pixels(small) == pixels(plain)
    assert len(small) < 0.9 * len(plain)


def test_the_checksum_of_bands_is_that_of_the_whole() -> None:
    parts = [b"sun", b"", b"diver" * 999, b"\0" * 70000]
    adler = 1
    for part in parts:
        adler = png.joined_adler(adler, zlib.adler32(part), len(part))
    assert adler == zlib.adler32(b"".join(parts))


def test_the_zlib_stream_of_a_file_is_whole() -> None:
    image = Image.frombytes("P", (5, 70), bytes(x % 5 if x % 5 else 0 for x in range(350)))
    bands = [png.band(png.rows(image, i), i) for i in range(png.band_count(70))]
    data = png.assemble(4, 70, bytes(768), bands)
    at, stream = 8, b""
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        if data[at + 4 : at + 8] == b"IDAT":
            stream += data[at + 8 : at + 8 + size]
        at += size + 12
    assert zlib.decompress(stream) == image.tobytes()


def test_files_are_the_same_pictures_without_isal(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = Image.frombytes("P", (41, 70), bytes(x % 7 if x % 41 else 0 for x in range(41 * 70)))
    colours = bytes(range(256)) * 3
    pytest.importorskip("isal")
    monkeypatch.setitem(sys.modules, "isal", None)
    spec = importlib.util.spec_from_file_location("png_without_isal", png.__file__)
    assert spec is not None
    assert spec.loader is not None
    other = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(other)
    assert other.deflate is zlib
    assert png.deflate is not zlib
    whole = frame.crop((1, 0, 41, 70))
    whole.putpalette(colours)
    for file in (png.file_of(frame, colours), other.file_of(frame, colours)):
        assert pixels(file) == whole.convert("RGB").tobytes()


def test_what_threads_draw_with_has_its_palette_before_it_is_read() -> None:
    """Else Pillow takes it over at the first reading, and frees what another thread is reading just then."""
    colours = [(i, 0, 255 - i) for i in range(256)]
    shared = (
        palette_image(colours),
        ground_of(Image.new("RGB", (9, 9)), palette_image(colours)).pixels,
        ground("five", "calm").pixels,
        snapped(Image.new("RGB", (9, 9)), palette_image(colours)),
    )
    assert [picture.palette and picture.palette.dirty for picture in shared] == [0] * len(shared)


def test_only_what_changed_is_drawn() -> None:
    view = position(4, seed=3)
    look = look_at(view)
    before = pictures.scene_of(view, look, facts_of(view, look)).placed
    assert changed(before, before, 1200, 1500) == []
    view.players[0].energy += 1
    after = pictures.scene_of(view, look, facts_of(view, look)).placed
    boxes = changed(before, after, 1200, 1500)
    assert boxes is not None
    assert sum((r - x) * (b - y) for x, y, r, b in boxes) < 0.05 * 1200 * 1500


def test_joined_boxes_cover_all_and_do_not_overlap() -> None:
    dice = random.Random(5)
    boxes = [(x, y, x + dice.randrange(5, 200), y + dice.randrange(5, 200)) for x, y in
             ((dice.randrange(1000), dice.randrange(1300)) for _ in range(30))]  # fmt: skip
    merged = joined(boxes)
    for x, y, r, b in boxes:
        assert any(x >= mx and y >= my and r <= mr and b <= mb for mx, my, mr, mb in merged)
    for i, (x1, y1, r1, b1) in enumerate(merged):
        for x2, y2, r2, b2 in merged[:i]:
            assert r1 <= x2 or r2 <= x1 or b1 <= y2 or b2 <= y1


def test_snapping_to_the_palette_costs_little_colour() -> None:
    view = position(5, seed=6, marker=2)
    look = look_at(view)
    star = ground("five", "dying")
    true = star.pixels.convert("RGB")
    for stamp, x, y in pictures.scene_of(view, look, facts_of(view, look)).placed:
        true.paste(stamp.source, (x + 1, y), stamp.mask)
    got = true.quantize(palette=palette(), dither=Image.Dither.NONE).convert("RGB")
    off = sum(abs(a - b) for a, b in zip(true.tobytes()[::7], got.tobytes()[::7], strict=True))
    assert off / (len(true.tobytes()) / 7) <= 2


def test_soft_edges_beside_a_slab_do_not_depend_on_what_else_is_redrawn() -> None:
    """The picture has more colours than the palette, which is where drawing over other colours would show."""
    dice = random.Random(5)
    noise = Image.effect_noise((120, 120), 90)
    picture = Image.merge("RGB", (noise, noise.rotate(90), noise.rotate(180)))
    colours = [(n, (n * 7) % 256, (n * 31) % 256) for n in range(256)]
    there = ground_of(picture, palette_image(colours))
    slab = Slab(snapped(Image.new("RGB", (40, 30), (90, 60, 30)), there.palette))
    masks = [Image.radial_gradient("L").resize((size, size)) for size in (18, 26, 34)]
    stamps = [Stamp((dice.randrange(256), 90, 200), mask, 0, 0) for mask in masks * 3]
    for _ in range(60):
        first, *others, last = dice.sample(stamps, 6)
        places = [(each, dice.randrange(100), dice.randrange(100)) for each in (first, *others)]
        scenes = []
        for shown in (places, [*places[1:], (last, dice.randrange(100), dice.randrange(100))]):
            scenes.append(Scene())
            scenes[-1].lay(slab, 30, 40)
            for each, x, y in shown:
                scenes[-1].put(each, x, y)
        frames = Frames()
        frames.draw("table", there, scenes[0])
        onwards = frames.draw("table", there, scenes[1])
        assert onwards.file() == Frames().draw("table", there, scenes[1]).file()
