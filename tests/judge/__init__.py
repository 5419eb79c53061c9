"""The main flows once more before a second judge: SimCord, a simulated Discord that others wrote.

Our sandbox and our bot were written by the same hands and may share a mistake; SimCord shares none of them. It holds
what is sent against rules of its own, and its gateway, payloads and permissions are its own reading of Discord.

`court` is a server with people on it; `stage` makes a stage of it, on which those tests of `tests.discord` play, too,
that are marked `judged`.
"""
