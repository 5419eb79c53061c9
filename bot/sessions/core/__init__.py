"""What every room of the sessions uses: sessions in memory, their changes, and their plain data.

Start at `tables.Tables`, the one way to change a session, and `change`, which says what a change is. `types` are the
values that go out, `head` a session without its state, `table_state` what is kept besides the game. `lines`,
`holding`, `turns` and `visibility` answer questions about logs, holders, turns and secrets; `calendar` is arithmetic of
waking hours. Whoever wants to hear of something subscribes to a signal of `signals`.
"""
