"""What one player alone sees: the panel, the hand, a closer look, and direct messages.

Start at `panel`, where a player chooses a move; `panel_contents` is what it says, `panel_updates` keeps open ones up to
date, and `answering` shows it before its pictures are drawn. `hands` sends and edits the direct messages with hands, as
`views.hand_steps.next_step` says; `notifications` sends `reminders`, invitations and digests, `table_calls` keeps calls
to tables true; `open_panels` remembers which panels can still be changed, and `closer_look` shows one thing large.
`context` holds what the room keeps.
"""
