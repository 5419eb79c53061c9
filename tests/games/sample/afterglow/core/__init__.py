"""The game without modules: `state` is the table, `hooks` what modules may do, the rest its steps."""
