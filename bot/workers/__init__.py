"""Worker processes for what would keep the event loop waiting: drawing, and thinking for computer players.

Start at `pool.Workers`, which the bot makes once. `process.Process` is one of them as the bot sees it, `serving` what
runs there, and `watch` which of them has been silent for too long. None of them knows what it works on: an order is a
function of a module with its arguments.
"""
