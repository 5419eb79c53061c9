# Stars that are told where nothing else of the kind is.

event-stars-gate = { $side } gained { $stars } for closing the gate.
event-stars-objective = { $side } gained { $stars } for the objective.
event-stars-artifacts-held = { $side } gained { $stars } for artifacts held to the end.
event-stars-homeworld-held = { $side } gained { $stars } for the homeworld held to the end.
