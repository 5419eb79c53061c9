"""What every room of the Discord side uses: context, replies, components, forms, errors, paging, text and the studio.

Start at `context.Context`, which holds the sessions, the games and the studio; each room above adds what it keeps in a
context of its own, and a function names the one that it needs. A `Reply` (`answers/`) answers one interaction;
`layout/` makes buttons and menus that survive restarts, and `commands/` says which function answers them. `text/` puts
refusals into words, `drawing/` draws pictures in workers, `sending/` is what the bot sends unasked; `watching/` tells
how the bot itself does.
"""
