"""Super Nova. Start at `rules`, then `state`, `cards` and `stacks`; the steps follow the order of the rulebook.

`phases` is the frame of a turn, with `draw`, `discover`, `build`, `action` (with `trade`), `transport` and `cleanup`;
`attack`, `battle` and `results` are the attack; `windows` says who may answer a card, `specials` and `special_effects`
with what; `settings` and `pledges` are what players decide in advance; `end` is winning; `secrets` makes views;
`agenda` lists all steps.
"""
