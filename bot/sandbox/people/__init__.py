"""What people do in Discord's client, and who moves them: a test through the driver, or the page."""
