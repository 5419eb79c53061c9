### What the pictures of Super Nova, their alt texts and its text board say.

class-warship = Warship
class-mercantile = Mercantile
class-diplomatic = Diplomatic
class-scout = Scout
class-utility = Utility
trait-longrange = LongRange: may stay in Deep Space.
trait-highg = HighG: may go where gravity crushes.

# What the player whose turn it is does, in words that follow a name.
picture-draw = draws
picture-discover = discovers
picture-build = builds
picture-action = acts
picture-transport = transports
picture-discard = discards
picture-plays = plays { $card }
picture-attacks = attacks

picture-hidden = Hidden card
picture-over = the end
picture-turn-number = turn { $turn }
picture-attacks-planet = attacks { $planet }
picture-orbit-of = { $planet } orbit
picture-any-form = M/D/E, { $at }
picture-form = { $form ->
    [military] military
    [diplomatic] diplomatic
   *[economic] economic
}, { $at }
picture-on = { $card } on { $targets }
picture-window = open for answers
picture-deck = deck
picture-discard-pile = discard
picture-scrapyard = scrap
picture-top = on top: { $card }

picture-wins = wins
picture-gone = gone
picture-draws-one = draws 1
picture-opens = opens
picture-deep-space = Deep Space
picture-fled = { $ship } (fled)
picture-left = has left the game
picture-no-planet = no planet discovered yet
picture-closed = orbit closed
picture-closed-short = closed
picture-new = new
picture-as-printed = as printed
picture-together = together
picture-with = with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
picture-orbit = orbit { $used } of { $support }
picture-homeworld = Homeworld
picture-colony = Colony
picture-uninhabited = uninhabited

picture-about = This is about { $places }.
picture-hand = your hand
picture-playable = { $count } of { $all } may be played
picture-choosable = { $count } of { $all } may be chosen
picture-nothing = nothing to play now
picture-potential = potential { $potential } of { $goal }
picture-next = next { $place }
picture-empty = No cards in your hand.

hand-empty = Your hand is empty.
hand-cards = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
hand-next = Next, you play { $plays }.
hand-on = { $card } on { $target }
hand-then = { $one }, then { $next }
hand-playable = May be played now: { $cards }.
hand-choosable = May be chosen now: { $cards }.
hand-others = Others: { $cards }.
hand-all = Cards: { $cards }.
hand-card = { $number } { $card }
hand-kind = { $card } ({ $facts })
hand-type = { $type ->
    [planet] planet
    [environment] environment
    [civilization] civilization
    [alien] alien
    [merc] merc
    [ship] ship
    [modifier] modifier
   *[special] special
}
hand-face = { $card }. { $line }, { $phase ->
    [any] played in any phase
   *[other] played in the { $when } phase
}.

board-finished = { $title }, finished after turn { $turn }.
board-before = { $title }, before the first turn.
board-turn = { $title }, turn { $turn }, { $phase } phase.
board-won = { $players } { $players-count ->
    [one] wins
   *[other] share the win
}.
board-orbit = the orbit of { $planet }
board-battle = { $attacker } attacks { $defender } at { $place }.
board-battle-facts = { $attacker } attacks { $defender } at { $place }, { $facts }.
board-sums = { $ours } against { $theirs }
board-sums-in = { $form ->
    [military] military
    [diplomatic] diplomatic
   *[economic] economic
}: { $ours } against { $theirs }
board-fleet = with { $ships }
board-played = { $player } played { $card }; others may answer.
board-played-on = { $player } played { $card } on { $targets }; others may answer.
board-window = Others may answer.
board-standing = Potential of { $goal }: { $scores }.
board-score = { $player } { $potential } ({ $hand })
board-or-more = { $potential } or more
board-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-piles = Deck { $deck }, discard { $discard }, scrapyard { $scrap }.
board-piles-top = Deck { $deck }, discard { $discard }, { $top } on top, scrapyard { $scrap }.
board-owner = { $player }: { $planets }.
board-planet-briefly = { $planet } { $strength } population { $people } of { $room }
board-with-ships = { $planet }, { $count ->
    [one] { $count } ship
   *[other] { $count } ships
} { $strength }
board-orbit-together = { $count } ships in orbit: { $strength }
board-colours = { $colour } { $mark }
board-to-act = to act now
board-first = goes first
board-penalty = draws one card
board-resigned = resigned
board-empire = { $player } ({ $marks }): potential { $potential } of { $goal }, { $hand }
board-planet = { $planet }: potential { $room }, { $strength }, population { $people } of { $room }, orbit { $used } of { $support }, { $marks }
board-homeworld = Homeworld
board-colony = Colony
board-uninhabited = uninhabited
board-of-race = { $status } of the { $race } race
board-closed = orbit closed
board-deep = Deep Space: { $ship }
board-orbiting = In orbit: { $ship }
board-ship = { $ship } { $strength }, hold { $aboard } of { $hold }
board-with = with { $cards }
board-fled = fled this turn
board-long-range = LongRange
