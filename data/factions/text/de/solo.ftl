# The automa.

event-automa-faction = Der Automa spielt { $faction }.
ask-automa-wormhole = setzt ein Wurmloch für den Automa
    .you = Setze ein Wurmloch für den Automa
    .several = setzen ein Wurmloch für den Automa
    .hint = In diesen Sektoren liegt die meiste Energie; bei Gleichstand entscheidest du.
move-choose-automa-wormhole = Das Wurmloch des Automa in { $choice } setzen
event-automa-draws = { $side } { AGREE($side-id, "deckt", "deckst", "decken", "deckt") } „{ $card }“ auf.
event-automa-energy = { $side } { AGREE($side-id, "lässt", "lässt", "lassen", "lasst") } rund um { FORM($planet-id, part: "den") } Energie zurück.
event-automa-votes = { $side } { AGREE($side-id, "stimmt", "stimmst", "stimmen", "stimmt") } für { $option }.
event-automa-objective = { $side } { AGREE($side-id, "erhält", "erhältst", "erhalten", "erhaltet") } einen geheimen Auftrag.
event-automa-again = { $side } { AGREE($side-id, "tut", "tust", "tun", "tut") } noch einmal, was „{ $card }“ sagt.
event-automa-gates = { $side } { AGREE($side-id, "bewegt", "bewegst", "bewegen", "bewegt") } die Wurmlöcher nach { $sectors } und { AGREE($side-id, "nimmt", "nimmst", "nehmen", "nehmt") } die { $energy } Energie dort.
