"""The harness that every game must pass, and the sample game that keeps the house honest."""
