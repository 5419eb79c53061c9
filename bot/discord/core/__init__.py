"""What every room of the Discord side uses: context, replies, components, forms, errors, paging, text and the studio.

Start at `context.Context`, which holds the sessions, the games and the studio; each room above adds what it keeps in a
context of its own, and a function names the one that it needs. A `reply.Reply` answers one interaction;
`components` makes buttons and menus that survive restarts, and `clicks` says which function answers them. `errors` puts
refusals into words, `studio` draws pictures in workers, `pulse` and `presence` watch the bot itself.
"""
