"""What the channel shows: one living message per session, kept up to date after every change.

Start at `announce.Announcer`. `state` notes what a channel shows, `turns` what a change means for it; `showing` draws
and sends the message, `posting` talks to Discord, and `retiring` removes the buttons of replaced messages.
"""
