"""The page's markdown: what it reads, and that nothing in a message can do more than be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.page.sample import BOT, message
from tests.e2e.page.stand import Stand
from tests.patience import PATIENCE

READ = "async text => (await import('/static/markdown.js')).read_blocks(text)"
DRAWN = """async text => {
  const { markdown } = await import('/static/markup.js');
  const store = { me: '1', people: [], channels: [], name_of: id => 'Mira', channels_of: () => [], now: () => 1e12 };
  return markdown(text, store).innerHTML;
}"""

HOSTILE = [
    "<script>window.broken = 1</script>",
    "<img src=x onerror='window.broken = 1'>",
    "[click](javascript:window.broken=1)",
    "[click](data:text/html,<script>window.broken=1</script>)",
    '[a](https://example.org/"onmouseover="window.broken=1)',
    "<javascript:window.broken=1>",
    "**<b onclick=window.broken=1>x</b>**",
    "```html\n<script>window.broken = 1</script>\n```",
    "`<svg onload=window.broken=1>`",
    "||<iframe src='javascript:window.broken=1'>||",
    "</article></div><style>*{display:none}</style>",
    "\u202egnp.elif \u0000 \ufeff \ud83d",
    "<@99999999999999999999> <#0> <t:99999999999999:F> <t:-1:R> </a:1>",
]

LONG = {
    "stars": "*" * 4000,
    "open stars": "**a" * 1300,
    "underscores": "_a_" * 1300,
    "brackets": "[" * 2000 + "](" + "x" * 2000,
    "nested quotes": "> " * 2000,
    "nested lists": "\n".join(" " * n + "- x" for n in range(60)) * 2,
    "fences": "```" * 1300,
    "ticks": "".join("`" * n + "x" for n in range(1, 88)),
    "spoilers": "||" * 2000,
    "links": "https://a" * 450,
    "angles": "<" * 4000,
    "mixed": "**_~~||`" * 500,
}


@pytest.fixture(scope="module")
def reader(browser: Any, the_stand: Stand) -> Any:
    page = browser.new_page()
    page.goto(the_stand.url)
    yield page
    page.close()


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("**bold** *it* _it_", "<strong>bold</strong> <em>it</em> <em>it</em>"),
        ("***both***", "<em><strong>both</strong></em>"),
        ("__under__ ~~gone~~ `a*b*`", "<u>under</u> <s>gone</s> <code>a*b*</code>"),
        ("*a **b** c*", "<em>a <strong>b</strong> c</em>"),
        (r"\*not\* \_so\_ a\b", "*not* _so_ a\\b"),
        ("snake_case_name 2 * 3 * 4", "snake_case_name 2 * 3 * 4"),
        ("**open and *never", "**open and *never"),
        ("a\nb", "a<br>b"),
    ],
)
def test_inline_marks(reader: Page, text: str, drawn: str) -> None:
    assert reader.evaluate(DRAWN, text) == f"<p>{drawn}</p>"


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("# One", '<h3 class="h1">One</h3>'),
        ("#no", "<p>#no</p>"),
        ("-# small", '<p class="subtext">small</p>'),
        ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
        (">>> a\nb", "<blockquote><p>a<br>b</p></blockquote>"),
        ("- a\n  - b\n- c", "<ul><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
        ("```py\nx = 1\n```", '<pre tabindex="0"><code>x = 1</code></pre>'),
        ("a ```b``` c", '<p>a </p><pre tabindex="0"><code>b</code></pre><p> c</p>'),
        ("```never closed", "<p>```never closed</p>"),
    ],
)
def test_blocks(reader: Page, text: str, drawn: str) -> None:
    assert reader.evaluate(DRAWN, text) == drawn


def test_mentions_times_and_links(reader: Page) -> None:
    drawn = reader.evaluate(
        DRAWN, "<@1> <@2> </game new:7> <t:1000000000:R> [x](https://example.org/a_(b)) <https://example.org>"
    )
    assert '<span class="mention">@Mira</span>' in drawn
    assert '<span class="mention">/game new</span>' in drawn
    assert 'data-relative="1000000000000">1 second ago<' not in drawn
    assert "in 0 seconds" in drawn
    assert 'href="https://example.org/a_(b)"' in drawn
    assert drawn.count('rel="noopener noreferrer nofollow"') == 2


def test_hostile_text_stays_text(page: Page, stand: Stand) -> None:
    for number, text in enumerate(HOSTILE, 20):
        stand.push({"t": "message", "message": message(number, BOT, text)})
    page.get_by_test_id("message").nth(3 + len(HOSTILE)).wait_for()
    log = page.get_by_role("log")
    assert (
        log.locator("script, style, iframe, svg[onload], b, [onclick], [onerror], [onmouseover]").count() == 0
    )
    targets = log.locator("a").evaluate_all("links => links.map(link => link.protocol)")
    assert set(targets) <= {"https:", "http:"}
    assert page.evaluate("window.broken") is None
    assert "<script>window.broken = 1</script>" in log.inner_text()


@pytest.mark.parametrize("name", LONG)
def test_no_text_hangs_the_reader(reader: Page, name: str) -> None:
    reader.set_default_timeout(PATIENCE * 1000)
    assert reader.evaluate(READ, LONG[name])
