"""Worker processes: they do what they are told, once, whatever becomes of them, and end with the bot."""
