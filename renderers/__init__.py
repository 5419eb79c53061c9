"""Pictures and texts of the position on a table, made only from a view.

A game with pictures has a package here that exports one `RENDERER` (`renderer.Renderer`); `catalogue` lists them. Any
other is shown by the text board of `catalogue`. The module `pictures` of a package keeps this contract:

    render(view, look) -> Picture       the picture as PNG bytes, and its alt text
    text_board(view, look) -> str       the whole position in words
    prepare() -> None                   load fonts and grounds now, not with the first picture

A game with hands or with things worth a closer look has private pictures too: `hand(view, look, seat)` and
`inspect(view, look, what)`, made from the view of the person who gets them.

`check()` looks at the files it draws with when the bot starts; broken ones keep the game out.

`focus(view, look)` cuts out of the picture what the look marks (`kit/stamps/targets.py`).

`look.Look` says who sits where, who is asked, what just happened, and which language to speak. All are pure: the
same view and look give the same bytes, from any thread, whatever was drawn before. Nothing here knows more than the
view does.
`kit` holds the parts that all games share; start a new board by reading `sol/pictures.py`.
"""
