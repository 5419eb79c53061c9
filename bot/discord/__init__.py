"""The Discord side: it receives commands and clicks, and shows every table in its channel.

Start at `client.Heliograph`, which registers `commands` and `verbs`, and dispatches clicks; `connections` keeps the
shards connected, and `duties` does what nobody asks for. The rooms, from the roof down; each imports only rooms below
it: `channel` (the message in the channel), `reading` (board, log, rules, reports), `table` (lobby, seats, clocks,
orders), `private` (panels and direct messages), `config` and `my` (settings of servers and people), `views` (layouts
and sentences, which send nothing), `core` (what all rooms use).

Nothing here knows a game: verbs, choices, questions and words come from the games through `bot.engine`.
"""
