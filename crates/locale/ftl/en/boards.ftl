### The species boards: Evolution and Natural Selection.

## Traits: the name and what it does.

board-trait-ambush = Ambush
    .summary = Warning Call does not stop its attacks.
board-trait-burrowing = Burrowing
    .summary = Cannot be attacked while its food equals its population.
board-trait-carnivore = Carnivore
    .summary = Eats meat by attacking smaller species; cannot eat plant food.
board-trait-climbing = Climbing
    .summary = Only carnivores with Climbing can attack it.
board-trait-cooperation = Cooperation
    .summary = Whenever it takes food, its neighbour to the right takes 1 too.
board-trait-defensive-herding = Defensive Herding
    .summary = Only a carnivore with a larger population can attack it.
board-trait-fat-tissue = Fat Tissue
    .summary = Stores spare food as fat, up to its body size.
board-trait-fertile = Fertile
    .summary = Its population grows by 1 if there is food left on the watering hole.
board-trait-foraging = Foraging
    .summary = Takes 1 extra plant food whenever it takes plant food.
board-trait-hard-shell = Hard Shell
    .summary = Body size +4 when attacked.
board-trait-horns = Horns
    .summary = A carnivore that attacks it loses 1 population.
board-trait-intelligence = Intelligence
    .summary = Discard cards from your hand for 2 plant food each or, when it attacks, to ignore traits.
board-trait-long-neck = Long Neck
    .summary = Takes 1 plant food from the food bank before the food cards are revealed.
board-trait-pack-hunting = Pack Hunting
    .summary = Adds its population to its body size when it attacks.
board-trait-scavenger = Scavenger
    .summary = Takes 1 meat after every attack in which a species loses population.
board-trait-symbiosis = Symbiosis
    .summary = Cannot be attacked while its neighbour to the right is larger.
board-trait-warning-call = Warning Call
    .summary = Protects both neighbours from carnivores without Ambush.

## Phases.

board-phase-setup = Set-up
    .title = Set-up
board-phase-deal = Deal
    .title = Deal
board-phase-food-card = Choose food
    .title = Choose food
board-phase-play = Play cards
    .title = Play cards
board-phase-leaves = Before feeding
    .title = Traits with a leaf, before feeding
board-phase-reveal = Add food
    .title = Add food
board-phase-feeding = Feeding
    .title = Feeding
board-phase-end = End of feeding
    .title = End of feeding
board-phase-over = Scoring
    .title = Scoring
board-phase-numbered = { $number }. { $phase }

## Questions, and what the others wait for.

board-question-food-card = Which card goes face down on the watering hole?
board-waiting-food-card = { $player } is choosing a food card.
board-question-play = Play a card, drop a trait, or end your turn?
board-waiting-play = { $player } is playing cards.
board-question-leaf = Which trait do you resolve next?
board-waiting-leaf = { $player } is choosing the order of traits.
board-question-feed = Which species do you feed?
board-waiting-feed = { $player } is feeding a species.
board-question-pay = Which card do you discard for Intelligence?
board-waiting-pay = { $player } is discarding a card for Intelligence.
board-question-store = How many tokens go on Fat Tissue?
board-waiting-store = { $player } is deciding how much fat to store.
board-question-scarce = One token is left: who takes it?
board-waiting-scarce = { $player } is deciding who takes the last token.

## Choices.

board-action-food-card = Place { $card } face down
board-action-trait = Play { $card } on { $species }
board-action-species-left = Discard { $card }: new species on the left
board-action-species-right = Discard { $card }: new species on the right
board-action-grow-pop = Discard { $card }: { $species } +1 population
board-action-grow-size = Discard { $card }: { $species } +1 body size
board-action-drop = Drop { $trait } from { $species }
board-action-feed = Feed { $species }
board-action-attack = Attack { $victim } with { $attacker }
board-action-attack-negating = Attack { $victim } with { $attacker }, ignoring { $traits }
board-action-intelligence = Discard { $card }: 2 plant food for { $species }
board-action-pass = Pass
board-action-end-turn = End turn
board-action-pay = Discard { $card }
board-action-leaf = { $species }: { $trait }
board-action-default = Usual order for the rest
board-action-store = Store { $count }
board-action-scarce-forage = The species itself (Foraging)
board-action-scarce-neighbour = Its neighbour (Cooperation)

## What has happened.

board-log-round = Round { $round } begins. First player: { $player }.
board-log-round-you = Round { $round } begins. You are the first player.
board-log-round-last = Round { $round }, the last one, begins. First player: { $player }.
board-log-round-last-you = Round { $round }, the last one, begins. You are the first player.
board-log-phase = { $phase }
board-log-last-round-fixed = The deck has run out: round { $round } is the last one.
board-log-reshuffled = The discard pile is shuffled into a new deck ({ $count }).
board-log-board-given = { $player } gets a new species: { $species }.
board-log-board-given-you = You get a new species: { $species }.
board-log-dealt = { $player } draws { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
board-log-dealt-you = You draw { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
board-log-you-drew = You draw { $card }.
board-log-food-chosen = { $player } places a food card face down.
board-log-food-chosen-you = You place a food card face down.
board-log-face-down = { $player } places a trait face down on { $species }.
board-log-face-down-you = You place a trait face down on { $species }.
board-log-you-trait = { $player } places { $card } face down on { $species }.
board-log-you-trait-you = You place { $card } face down on { $species }.
board-log-species = { $player } discards { $card } for a new species: { $species }.
board-log-species-you = You discard { $card } for a new species: { $species }.
board-log-grow-pop = { $player } discards { $card }: { $species } +1 population.
board-log-grow-pop-you = You discard { $card }: { $species } +1 population.
board-log-grow-size = { $player } discards { $card }: { $species } +1 body size.
board-log-grow-size-you = You discard { $card }: { $species } +1 body size.
board-log-drop = { $player } drops { $card } from { $species }.
board-log-drop-you = You drop { $card } from { $species }.
board-log-turned-up = { $species } reveals { $trait }.
board-log-multiplied = { $species } multiplies: population { $pop }.
board-log-fat-moved = { $species } uses { $count } fat.
board-log-food-card = { $player }: food card { $card }.
board-log-watering-hole = Food cards total { $sum }. On the watering hole: { $tokens }.
board-log-took = { $species } takes { $count } food ({ $cause }).
board-log-took-fat = { $species } takes { $count } food, { $fat } of it stored as fat ({ $cause }).
board-log-card-spent = { $player } discards { $card } for Intelligence.
board-log-card-spent-you = You discard { $card } for Intelligence.
board-log-attacked = { $attacker } attacks { $victim }.
board-log-attacked-negating = { $attacker } attacks { $victim }, ignoring { $traits }.
board-log-lost = { $species } loses population: { $pop } left.
board-log-gored = { $species } is hurt by Horns: population { $pop }.
board-log-starved = { $species } starves: population { $pop }.
board-log-died = { $species } dies out. Cards drawn for its traits: { $cards }.
board-log-food-scored = { $player } scores { $tokens } food.
board-log-food-scored-you = You score { $tokens } food.
board-log-fat-scored = { $player } scores { $tokens } fat.
board-log-fat-scored-you = You score { $tokens } fat.
board-log-passed = { $player } passes.
board-log-passed-you = You pass.
board-log-turn-ended = { $player } ends their turn.
board-log-turn-ended-you = You end your turn.
board-log-points = { $player }: { $points }.
board-log-winner = Winner: { $players }.
board-log-winner-you = You win.
board-log-winners = Shared victory: { $players }.

## Where food comes from.

board-cause-feeding = watering hole
board-cause-attack = attack

## Why something is not allowed.

board-refusal-phase = You cannot do this in the current phase.
board-refusal-turn = It is not your turn to play cards.
board-refusal-drop-turn = You can drop traits only on your own turn to play cards.
board-refusal-one-feeding = You feed once per turn, and only on your own turn.
board-refusal-food-card = You must place a card from your hand here.
board-refusal-food-final = The food cards can no longer be changed.
board-refusal-not-in-hand = This card is not in your hand.
board-refusal-trait-place = A trait goes on one of your own species that has a free slot and does not have that trait yet.
board-refusal-species-place = A new species goes at either end of your row, never between others.
board-refusal-species-limit = There are no species boards left.
board-refusal-grow = This track is already at its maximum, or the species is not yours.
board-refusal-drop = Your species does not have this trait.
board-refusal-not-yours = You can feed only your own species.
board-refusal-no-plants = Carnivores cannot eat plant food.
board-refusal-hungry-first = Hungry species come first: one of yours can still be fed.
board-refusal-overshoot = At this table a full species cannot be fed.
board-refusal-full = It has no room for more food.
board-refusal-empty = The watering hole is empty.
board-refusal-not-a-hunter = You attack with one of your own carnivores, and the prey must be another species.
board-refusal-hunter-full = It is full and has no room for meat.
board-refusal-negate-cards = To ignore traits, the attacker needs Intelligence and you discard a card from your hand for each.
board-refusal-negate-class = Only defensive traits can be ignored.
board-refusal-negate-trait = This trait cannot be ignored here.
board-refusal-size = The attacker must be larger than its prey.
board-refusal-climbing = Climbing: the attacker needs it too.
board-refusal-herding = Defensive Herding: the attacker needs a larger population.
board-refusal-burrowing = Burrowing: the prey is full and safe.
board-refusal-symbiosis = Symbiosis: a larger neighbour protects it.
board-refusal-warning = Warning Call: a neighbour protects it.
board-refusal-no-intelligence = You need one of your own species with Intelligence and a card in your hand.
board-refusal-intelligence-hunter = A carnivore can use Intelligence only when it attacks.
board-refusal-must-feed = You must feed: one of your hungry species can still eat.
board-refusal-store = You cannot store this number of tokens.
board-refusal-leaf = This trait cannot be used now.
board-refusal-scarce = There is no last token to decide about.
board-refusal-generic = The rules do not allow this.

## The table in a terminal.

board-table-line = Round { $round }, { $phase }. Watering hole: { $tokens }. Deck: { $deck }.
board-table-seat = { $player }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
board-table-screen = { $tokens } behind the screen
board-table-species = { $species }: population { $pop }, body size { $size }, food { $food }
board-table-fat = fat { $fat }
board-table-face-down = face down: { $count }
board-hand = Your cards: { $cards }
board-with-card = With { $card }
board-dropping = Drop a trait
board-points = { $total } points (food { $food }, population { $population }, traits { $traits })
board-you = You
