"""SOL: Last Days of a Star. Start at `rules`, then `state` and `board`; the steps follow the order of the
rulebook.

`turn` is the frame; `move`, `convert` and `activate` are the actions, with `rewards` for what stations pay;
`cards`, `flare` and `end` come after them; `effects` are the suit effect cards; `tables` has every move made in
advance; `agenda` lists all steps.
"""
