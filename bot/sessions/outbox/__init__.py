"""What leaves the sessions for Discord, noted so that a restart repeats nothing and forgets nothing.

Start at `notifications`: reminders and invitations to one person. `shown` notes what channels and hand messages show,
and what playing and announcing cost.
"""
