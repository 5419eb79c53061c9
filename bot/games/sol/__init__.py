"""SOL: Last Days of a Star. Start at `rules`, then `state` and `board`; the steps follow the order of the
rulebook.

`turn` is the frame; `move`, `convert` and `activate` the actions, with `rewards` for what stations pay;
`cards`, `flare` and `end` what comes after; `effects` the suit effect cards; `tables` every move made in
advance; `agenda` all steps.
"""
