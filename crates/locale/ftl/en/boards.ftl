### The species boards: Evolution and Natural Selection.

## Traits: the name and what it does.

board-trait-ambush = Ambush
    .summary = Its attacks are not stopped by Warning Call.
board-trait-burrowing = Burrowing
    .summary = Cannot be attacked while its food equals its population.
board-trait-carnivore = Carnivore
    .summary = Attacks smaller species and eats meat; takes no plants.
board-trait-climbing = Climbing
    .summary = Only climbing carnivores can attack it.
board-trait-cooperation = Cooperation
    .summary = When it takes food, its right neighbour takes some too.
board-trait-defensive-herding = Defensive Herding
    .summary = Only a carnivore with a larger population can attack it.
board-trait-fat-tissue = Fat Tissue
    .summary = Stores food beyond its population, up to its body size.
board-trait-fertile = Fertile
    .summary = Its population grows by 1 if food was left on the watering hole.
board-trait-foraging = Foraging
    .summary = Takes 1 more plant whenever it takes plants.
board-trait-hard-shell = Hard Shell
    .summary = Counts as 4 larger when it is attacked.
board-trait-horns = Horns
    .summary = A carnivore that attacks it loses 1 population.
board-trait-intelligence = Intelligence
    .summary = Hand cards become 2 plants each, or let an attack ignore traits.
board-trait-long-neck = Long Neck
    .summary = Takes 1 plant from the bank before the food cards are turned up.
board-trait-pack-hunting = Pack Hunting
    .summary = Adds its population to its size when it attacks.
board-trait-scavenger = Scavenger
    .summary = Takes 1 meat after every attack in which population is lost.
board-trait-symbiosis = Symbiosis
    .summary = Cannot be attacked while its right neighbour is larger.
board-trait-warning-call = Warning Call
    .summary = Protects both neighbours from carnivores without Ambush.

## Phases.

board-phase-setup = Set-up
board-phase-deal = Deal
board-phase-food-card = Choose food
board-phase-play = Play cards
board-phase-leaves = Leaf traits
board-phase-reveal = Add food
board-phase-feeding = Feeding
board-phase-end = End of feeding
board-phase-over = Scoring
board-phase-numbered = { $number }. { $phase }

## Questions, and what the others wait for.

board-question-food-card = Which card goes face down on the watering hole?
board-waiting-food-card = { $player } chooses a food card.
board-question-play = Play a card, drop a trait, or end your turn.
board-waiting-play = { $player } plays cards.
board-question-leaf = Which leaf trait acts next?
board-waiting-leaf = { $player } orders the leaf traits.
board-question-feed = Which species do you feed?
board-waiting-feed = { $player } feeds a species.
board-question-pay = Which card do you discard for Intelligence?
board-waiting-pay = { $player } discards a card for Intelligence.
board-question-store = How many tokens go on Fat Tissue?
board-waiting-store = { $player } decides about fat.
board-question-scarce = One token is left: who takes it?
board-waiting-scarce = { $player } decides who takes the last token.

## Choices.

board-action-food-card = Lay { $card } face down
board-action-trait = Put { $card } on { $species }
board-action-species-left = Discard { $card }: a new species on the left
board-action-species-right = Discard { $card }: a new species on the right
board-action-grow-pop = Discard { $card }: population of { $species } +1
board-action-grow-size = Discard { $card }: body size of { $species } +1
board-action-drop = Drop { $trait } of { $species }
board-action-feed = Feed { $species }
board-action-attack = Attack { $victim } with { $attacker }
board-action-attack-negating = Attack { $victim } with { $attacker }, ignoring { $traits }
board-action-intelligence = Discard { $card }: 2 plants for { $species }
board-action-pass = Pass
board-action-end-turn = End turn
board-action-pay = Discard { $card }
board-action-leaf = { $trait } of { $species }
board-action-default = The usual order for the rest
board-action-store = Store { $count }
board-action-scarce-forage = The species itself, through Foraging
board-action-scarce-neighbour = Its neighbour, through Cooperation

## What has happened.

board-log-round = Round { $round } begins. First player: { $player }.
board-log-round-last = The last round begins: { $round }. First player: { $player }.
board-log-phase = { $phase }
board-log-last-round-fixed = The deck has run out: round { $round } is the last one.
board-log-reshuffled = The discard pile becomes the deck ({ $count }).
board-log-board-given = { $player }: a new species, { $species }.
board-log-dealt = { $player }: cards dealt: { $count }.
board-log-you-drew = New card: { $card }.
board-log-food-chosen = { $player }: a card lies on the watering hole.
board-log-face-down = { $player }: a card face down on { $species }.
board-log-you-trait = { $player }: { $card } face down on { $species }.
board-log-species = { $player }: a new species for { $card }, { $species }.
board-log-grow-pop = { $player }: { $species } grows in population ({ $card }).
board-log-grow-size = { $player }: { $species } grows in body size ({ $card }).
board-log-drop = { $player }: { $species } gives up { $card }.
board-log-turned-up = { $species }: { $trait }.
board-log-multiplied = { $species } multiplies: population { $pop }.
board-log-fat-moved = { $species } lives on its fat: { $count }.
board-log-food-card = { $player }: food card { $card }.
board-log-watering-hole = Sum of the food cards: { $sum }. On the watering hole: { $tokens }.
board-log-took = { $species } takes food: { $count } ({ $cause }).
board-log-took-fat = { $species } takes food: { $count }, of it fat: { $fat } ({ $cause }).
board-log-card-spent = { $player }: { $card } is discarded for Intelligence.
board-log-attacked = { $attacker } attacks { $victim }.
board-log-attacked-negating = { $attacker } attacks { $victim }, ignoring { $traits }.
board-log-lost = { $species } loses population: { $pop } left.
board-log-gored = { $species } runs into horns: { $pop } left.
board-log-starved = { $species } is hungry: population { $pop }.
board-log-died = { $species } dies out. Cards drawn for it: { $cards }.
board-log-food-scored = { $player }: food behind the screen: +{ $tokens }.
board-log-fat-scored = { $player }: fat behind the screen: +{ $tokens }.
board-log-passed = { $player }: pass.
board-log-turn-ended = { $player }: end of turn.
board-log-points = { $player }: { $points }.
board-log-winner = Winner: { $players }.
board-log-winners = Shared victory: { $players }.

## Where food comes from.

board-cause-feeding = watering hole
board-cause-attack = attack

## Why something is not allowed.

board-refusal-phase = This belongs to another phase.
board-refusal-turn = It is not your turn to play cards.
board-refusal-drop-turn = Traits are dropped only in your own turn to play cards.
board-refusal-one-feeding = One feeding in a turn, and only in your own.
board-refusal-food-card = A card of your hand must be laid here.
board-refusal-food-final = The food cards are final now.
board-refusal-not-in-hand = You do not hold this card.
board-refusal-trait-place = A trait goes on an own species that has room and does not have it yet.
board-refusal-species-place = A new species goes to an end of the row, never between others.
board-refusal-species-limit = There is no board left for another species.
board-refusal-grow = This track is at its end, or the species is not yours.
board-refusal-drop = Your species does not have this trait.
board-refusal-not-yours = You feed your own species.
board-refusal-no-plants = A carnivore takes no plants.
board-refusal-hungry-first = Hungry species come first: one of yours can be fed.
board-refusal-overshoot = A full species takes nothing with this option.
board-refusal-full = It has no room for more food.
board-refusal-empty = The watering hole is empty.
board-refusal-not-a-hunter = Your own carnivore attacks another species.
board-refusal-hunter-full = It is full and has no room for meat.
board-refusal-negate-cards = Ignoring traits takes Intelligence and a hand card for each.
board-refusal-negate-class = Only defensive traits can be ignored.
board-refusal-negate-trait = This trait cannot be ignored here.
board-refusal-size = The attacker must be larger than its prey.
board-refusal-climbing = Only a climber reaches it.
board-refusal-herding = The attacker needs a larger population.
board-refusal-burrowing = It is full and safe in its burrow.
board-refusal-symbiosis = A larger neighbour protects it.
board-refusal-warning = A neighbour warns it.
board-refusal-no-intelligence = This takes an own species with Intelligence and a hand card.
board-refusal-intelligence-hunter = A carnivore uses Intelligence only in an attack.
board-refusal-must-feed = A hungry species of yours can be fed, so you must feed.
board-refusal-store = This number of tokens is not possible.
board-refusal-leaf = This leaf trait is not asked for now.
board-refusal-scarce = Nobody asks who takes the last token.
board-refusal-generic = The rules do not allow this.

## The table in a terminal.

board-table-line = Round { $round }, { $phase }. Watering hole: { $tokens }. Deck: { $deck }.
board-table-seat = { $player }: cards { $hand }
board-table-screen = behind the screen { $tokens }
board-table-species = { $species }: population { $pop }, size { $size }, food { $food }
board-table-fat = fat { $fat }
board-table-face-down = face down: { $count }
board-hand = Your cards: { $cards }
board-with-card = With { $card }
board-dropping = Drop a trait
board-points = { $total } points (food { $food }, population { $population }, traits { $traits })
board-you = You
