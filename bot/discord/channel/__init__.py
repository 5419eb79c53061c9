"""What the channel shows: one living message per session, kept up to date after every change.

Start at `steps.next_step`: it says what to do, by what stands in the channel and what should (`state`). A `worker` per
session looks at it (`turns`), draws and sends (`showing`, `posting`), and calls who is not reached otherwise (`calls`).
`announce.Announcer` tells the workers what has changed; `retiring` removes the buttons of messages left behind.
"""
