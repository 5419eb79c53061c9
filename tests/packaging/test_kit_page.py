"""docs/kit.md shows every piece of the drawing kit, and its code draws the pictures that stand below it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence

from tools.kit_pages import PAGE, drawn, snippets

RENDERERS = PAGE.parent.parent / "renderers"
KIT = RENDERERS / "kit"
ROOMS = {f"renderers.kit.{path.name}" for path in KIT.iterdir() if path.is_dir()}
WORDS = PAGE.read_text(encoding="utf-8")


def used(source: str) -> Iterator[tuple[str, str]]:
    """Each name of the kit that a module uses, with the module of the kit it comes from."""
    tree, rooms = ast.parse(source), dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("renderers.kit"):
            for name in node.names:
                if node.module in ROOMS:
                    rooms[name.asname or name.name] = name.name
                else:
                    yield str(node.module).rpartition(".")[2], name.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in rooms:
            yield rooms[node.value.id], node.attr


def missing(page: str, names: set[tuple[str, str]]) -> set[str]:
    """Those of the names that the code of the page does not use, and no word in backticks tells of."""
    shown = {each for snippet in snippets(page) for each in used(snippet.code)}
    told = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", page))))
    return {f"{room}.{name}" for room, name in names - shown if name not in told}


def test_every_piece_that_a_renderer_uses_is_on_the_page() -> None:
    files = [path for path in RENDERERS.rglob("*.py") if KIT not in path.parents]
    names = {each for path in files for each in used(path.read_text(encoding="utf-8"))}
    assert len(names) > 100
    assert missing(WORDS, names) == set()


def test_every_module_of_the_kit_is_on_the_page() -> None:
    modules = {".".join(path.relative_to(KIT).with_suffix("").parts) for path in KIT.rglob("*.py")}
    told = {each.replace("/", ".") for each in re.findall(r"renderers[./]kit[./](\w+[./]\w+)", WORDS)}
    told |= {".".join(each) for each in re.findall(r"from renderers\.kit\.(\w+) import (\w+)", WORDS)}
    assert len(modules) > 20
    assert {each for each in modules - told if not each.endswith("__init__")} == set()


def test_a_piece_that_is_not_on_the_page_is_found() -> None:
    code = "from renderers.kit.stamps import globes\nglobes.explode(1)\nfrom renderers.kit.stamps.pieces import comet\n"
    assert missing(WORDS, set(used(code))) == {"pieces.comet", "globes.explode"}


def test_the_code_of_the_page_runs_and_draws_its_pictures() -> None:
    shown = dict(drawn(WORDS))
    kept = {f"kit/{path.name}" for path in (PAGE.parent / "kit").iterdir()}
    assert set(shown) == kept
    assert [file for file, made in shown.items() if differ((PAGE.parent / file).read_bytes(), made)] == []
    assert sum((PAGE.parent / file).stat().st_size for file in kept) < 400_000


def differ(one: bytes, other: bytes) -> bool:
    """Whether pictures show something else; an edge may be a little softer on another machine."""
    frames = [
        [frame.convert("RGB") for frame in ImageSequence.Iterator(Image.open(BytesIO(png)))]
        for png in (one, other)
    ]
    if [frame.size for frame in frames[0]] != [frame.size for frame in frames[1]]:
        return True
    for a, b in zip(*frames):
        far = ImageChops.difference(a, b).convert("L").point([0] * 48 + [255] * 208)
        if sum(far.histogram()[1:]) > 20:
            return True
    return False


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("token(0, 24,", "token(1, 24,"),
        ('"Mirela moves", NAME', '"Mirela waits", NAME'),
        ("40, 62", "48, 62"),
    ],
)
def test_code_that_draws_something_else_is_found(good: str, bad: str) -> None:
    page = WORDS[: WORDS.index("## Colours")]
    assert good in page
    ((file, made),) = drawn(page.replace(good, bad, 1))
    assert differ((PAGE.parent / file).read_bytes(), made)
