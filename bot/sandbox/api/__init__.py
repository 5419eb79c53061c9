"""What the bot talks to: the gateway, the HTTP routes, interactions, and the faults of each."""
