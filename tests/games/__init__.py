"""The harness that every game must pass, and the sample game that keeps the bot from knowing one game only."""
