"""Whole games under every trouble that Discord and machines make: `python -m tests.campaign`.

`bot` is the program as a process that can be killed, on a Discord stand-in that lives on; `troubles` what goes wrong;
`people` who plays on whatever happens; `calm` what must hold when it is over.
"""
