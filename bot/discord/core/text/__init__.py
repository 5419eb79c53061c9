"""Text for Discord, refusals and errors in words, and the names of commands in other languages."""
