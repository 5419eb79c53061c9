"""The main flows once more before a second judge: SimCord, a simulated Discord that others wrote.

Our sandbox and our bot were written by the same hands and may share a mistake; SimCord shares none of them. It holds
what is sent against rules of its own, and its gateway, payloads and permissions are its own reading of Discord.
"""
