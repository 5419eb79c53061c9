# Sterne, die dort genannt werden, wo sonst nichts dieser Art steht.

event-stars-gate = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für das geschlossene Tor.
event-stars-objective = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für den Auftrag.
event-stars-artifacts-held = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für die Artefakte am Ende.
event-stars-homeworld-held = { $side } { AGREE($side-id, "erhält", "erhältst") } { $stars } für die Heimatwelt am Ende.
