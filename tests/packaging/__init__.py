"""What leaves the checkout: the wheel with its data, the lock files and the example of settings."""
