"""What the bot sends by itself: within its budget, where it may, once only, and through a recent click if it can."""
