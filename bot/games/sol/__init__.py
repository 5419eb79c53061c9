"""SOL: Last Days of a Star. Start at `rules`, then `state` and `board`; the steps follow the order of the rulebook."""
