"""What Discord refuses: bodies against its OpenAPI file and its other limits, too many requests, repeated messages."""
