"""The Discord side, played by people in the sandbox through the unmodified client."""
