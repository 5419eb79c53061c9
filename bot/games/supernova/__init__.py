"""Super Nova. Start at `rules`, then `state`, `cards` and `stacks`; the steps follow the order of the rulebook.

`phases` is the frame of a turn with `draw`, `discover`, `build`, `action` (with `trade`), `transport` and `cleanup`;
`attack`, `battle` and `results` the attack; `windows` who may answer a card, `specials` and `special_effects` with
what; `settings` and `pledges` what a player says in advance; `end` winning; `secrets` views; `agenda` all steps.
"""
