### New World: traits, areas, questions, choices, events.

## Traits: the name and what it does.

new-world-trait-carnivorous = Carnivorous
    .summary = Attacks one animal in each feeding phase and gets 2 special food. Requires 1 more food.
new-world-trait-fat-tissue = Fat Tissue
    .summary = Stores 1 food when fed; in extinction it may live on it. Several cards are allowed.
new-world-trait-swimming = Swimming
    .summary = Feeds from Lakes. Only swimming predators attack it, and they attack nobody else.
new-world-trait-robust = Robust
    .summary = Feeds from Savannas. Only robust predators attack it. Requires 1 more food.
new-world-trait-nocturnal = Nocturnal
    .summary = Feeds and hides in Caves. Only nocturnal predators attack it.
new-world-trait-burrowing = Burrowing
    .summary = Cannot be attacked while it is fed.
new-world-trait-hibernation = Hibernation
    .summary = In extinction a hungry animal may give this card up and live. Not in the final epoch.
new-world-trait-poisonous = Poisonous
    .summary = A predator that eats it dies in the extinction phase.
new-world-trait-metamorphosis = Metamorphosis
    .summary = Once in each feeding phase it gives up another trait and gets one from your hand.
new-world-trait-piracy = Piracy
    .summary = Once in each feeding phase it takes a token from a hungry animal and gets 1 special food.
new-world-trait-elusive = Elusive
    .summary = When attacked it gives up any one trait and lives; the predator gets 1 special food.
new-world-trait-repulsive = Repulsive
    .summary = When attacked it may give this card up; the predator gets nothing.
new-world-trait-horned = Horned
    .summary = When attacked it rolls the die: on 5 or 6 the predator dies.
new-world-trait-running = Running
    .summary = When attacked it rolls the die: on 4 to 6 it escapes.
new-world-trait-adaptable = Adaptable
    .summary = Feeds and hides in every area.
new-world-trait-hoofed = Hoofed
    .summary = When it takes food from an area it may destroy 1 more food there.
new-world-trait-communication = Communication
    .summary = When one of the pair takes food from an area, the other takes 1 there too.
new-world-trait-cooperation = Cooperation
    .summary = When one of the pair takes food from an area, the other gets 1 special food.
new-world-trait-symbiosis = Symbiosis
    .summary = The ward cannot be attacked, but eats only once its guardian is fed.
new-world-trait-scavenger = Scavenger
    .summary = Gets 1 special food whenever an animal dies in an attack.
new-world-trait-camouflage = Camouflage
    .summary = Only predators with Sharp Vision attack it.
new-world-trait-sharp-vision = Sharp Vision
    .summary = As a predator it finds prey with Camouflage.
new-world-trait-stasis = Stasis
    .summary = No new trait can be added to it. Requires 1 more food. Harmful, for any animal.
new-world-trait-harmful-mutation = Harmful Mutation
    .summary = A predator ignores one of its protective traits. Requires 1 more food. Harmful, for others.
new-world-trait-parasite = Parasite
    .summary = Requires 2 more food. Harmful, for others.
new-world-trait-mimicry = Mimicry
    .summary = When attacked it passes the attack on to another of your animals.
new-world-trait-intelligent = Intelligent
    .summary = As a predator it ignores one trait of its prey, once in each feeding phase.
new-world-trait-flying = Flying
    .summary = Only predators with fewer traits than it has attack it.
new-world-trait-shelled = Shelled
    .summary = When attacked it may hide until the end of the phase; then it does not eat either.

## Areas.

new-world-area-steppe = Steppe
new-world-area-taiga = Taiga
new-world-area-mangrove = Mangrove Forest
new-world-area-swamp = Swamp
new-world-area-cave = Cave
new-world-area-mountains = Mountains
new-world-area-savanna = Savanna
new-world-area-desert = Desert
new-world-area-lake = Lake
new-world-area-meadow = Meadow
new-world-area-glacier = Glacier
new-world-area-tundra = Tundra
new-world-area-jungle = Jungle
new-world-area-forest = Deciduous Forest
new-world-place-numbered = { $area } { $number }
new-world-access-all = for every animal
new-world-access-with = only with { $trait }
new-world-access-no-traits = only without traits

## Phases.

new-world-phase-setup = Set-up
new-world-phase-development = Development
new-world-phase-areas = Areas
new-world-phase-feeding = Feeding
new-world-phase-extinction = Extinction
new-world-phase-over = Scoring

## Questions, and what the others wait for.

new-world-question-develop = Play a card, or pass.
new-world-waiting-develop = { $player } develops animals.
new-world-question-announce = Announce a new animal or a new trait, or pass.
new-world-waiting-announce = { $player } announces a card of the gene pool.
new-world-question-feed = What do your animals do?
new-world-waiting-feed = { $player } chooses an action.
new-world-question-react = { $predator } attacks { $prey }. How does it react?
new-world-waiting-react = { $player } chooses a reaction.
new-world-question-trigger = What takes effect next?
new-world-waiting-trigger = { $player } chooses what takes effect next.
new-world-question-place = Revealed: { $card }. Which trait does { $animal } get?
new-world-waiting-place = { $player } places the revealed card.
new-world-question-fat = { $animal } is hungry. Does it live on its fat?
new-world-waiting-fat = { $player } decides about fat.
new-world-question-hibernate = { $animal } is hungry. Does it hibernate?
new-world-waiting-hibernate = { $player } decides about hibernation.
new-world-question-discard = Too many cards: which one goes?
new-world-waiting-discard = { $player } discards down to the hand limit.

## Choices.

new-world-action-play-animal = Play { $card } as a new animal
new-world-action-play-animal-before = Play { $card } as a new animal, left of { $animal }
new-world-action-play-trait = Play { $trait } on { $animal }, card { $card }
new-world-action-play-pair = Play { $trait } between { $first } and { $second }, card { $card }
new-world-action-play-symbiosis = Play { $trait }: guardian { $first }, ward { $second }, card { $card }
new-world-action-rearrange = Put the row in this order: { $animals }
new-world-action-announce-animal = Announce a new animal
new-world-action-announce-trait = Announce a new trait for { $animal }
new-world-action-pass = Pass
new-world-action-end-turn = End turn
new-world-action-shelter = Take a shelter for { $animal }: { $area }
new-world-action-feed = Feed { $animal }: { $area }
new-world-action-feed-fat = Store fat on { $animal }: { $area }
new-world-action-attack = Attack { $prey } with { $predator }
new-world-action-attack-ignoring = Attack { $prey } with { $predator }, ignoring { $traits }
new-world-action-piracy-food = Piracy: { $pirate } takes food from { $victim }
new-world-action-piracy-special = Piracy: { $pirate } takes special food from { $victim }
new-world-action-metamorphosis = { new-world-trait-metamorphosis }: { $animal } gives up { $lost } and gets { $gained }, card { $card }
new-world-action-metamorphosis-pair = { new-world-trait-metamorphosis }: { $animal } gives up { $lost }; { $gained } joins { $first } and { $second }, card { $card }
new-world-action-metamorphosis-symbiosis = { new-world-trait-metamorphosis }: { $animal } gives up { $lost }; { $gained }, guardian { $first }, ward { $second }, card { $card }
new-world-action-metamorphosis-pool = { new-world-trait-metamorphosis }: { $animal } gives up { $lost } for the top card of the gene pool
new-world-action-metamorphosis-food = { new-world-trait-metamorphosis }: { $animal } gives up { $lost } for 1 special food
new-world-action-trigger = { $trait }: { $from } → { $partner }
new-world-action-decline = { $trait }: { $partner } takes no fat
new-world-action-trample = { new-world-trait-hoofed }: { $animal } destroys 1 food
new-world-action-spare = { new-world-trait-hoofed }: { $animal } leaves the food
new-world-action-run = { new-world-trait-running }: roll the die
new-world-action-gore = { new-world-trait-horned }: roll the die
new-world-action-elude = { new-world-trait-elusive }: give up { $card }
new-world-action-repel = { new-world-trait-repulsive }: give this card up
new-world-action-hide = { new-world-trait-shelled }: hide until the end of the phase
new-world-action-mimic = { new-world-trait-mimicry }: new prey { $animal }
new-world-action-stop = No further reaction
new-world-action-add-trait = { $animal } gets { $trait }
new-world-action-add-pair = { $trait } joins { $first } and { $second }
new-world-action-add-symbiosis = { $trait }: guardian { $first }, ward { $second }
new-world-action-spend-fat = { $animal } lives on its fat
new-world-action-keep-fat = { $animal } keeps its fat
new-world-action-hibernate = { $animal } hibernates
new-world-action-stay-awake = { $animal } does not hibernate
new-world-action-discard = Discard { $card }
new-world-card-fat = { $trait } with its fat
new-world-card-pair = { $trait } with { $partner }
new-world-card-gone = a card

## What has happened.

new-world-log-areas-shuffled = Area cards: { $deck } in the deck, { $out } out of the game.
new-world-log-cards-left = Evolution cards out of the game: { $count }.
new-world-log-first-player = First player: { $player }.
new-world-log-epoch = Epoch { $epoch }. First player: { $player }.
new-world-log-epoch-last = Epoch { $epoch }, the final one. First player: { $player }.
new-world-log-phase = { $phase }.
new-world-log-you-drew = New card: { $card }.
new-world-log-draws = { $player }: cards to draw: { $count }.
new-world-log-reshuffled = The discard pile becomes the deck ({ $count }).
new-world-log-you-animal = { $player }: a new animal, { $animal }, from { $card }.
new-world-log-animal = { $player }: a new animal, { $animal }.
new-world-log-trait = { $player }: { $trait } → { $animal }.
new-world-log-pair = { $player }: { $trait } → { $first } + { $second }.
new-world-log-symbiosis = { $player }: { $trait }, guardian { $first }, ward { $second }.
new-world-log-rearranged = { $player }: new order of the row.
new-world-log-trait-announced = { $player }: a new trait is announced for { $animal }.
new-world-log-revealed = Revealed: { $card }.
new-world-log-revealed-moved = It does not fit and moves on: { $animal }.
new-world-log-revealed-animal = It fits nowhere and becomes a new animal: { $animal }.
new-world-log-revealed-discarded = { $card } does not fit and is discarded.
new-world-log-passed = { $player }: pass.
new-world-log-passed-forced = { $player }: pass, there is nothing to do.
new-world-log-turn-ended = { $player }: end of turn.
new-world-log-area-entered = New area: { $area }.
new-world-log-area-discarded = Area discarded: { $area }.
new-world-log-sheltered = { $animal } takes a shelter: { $area }.
new-world-log-ate = { $animal } eats ({ $source }): { $food } of { $need }.
new-world-log-stored = { $animal } stores fat ({ $source }): { $fat }.
new-world-log-ate-stored = { $animal } eats ({ $source }): { $food } of { $need }, fat { $fat }.
new-world-log-declined = { $animal } takes no fat.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } destroys 1 food, { $area }.
new-world-log-robbed-food = { new-world-trait-piracy }: { $pirate } takes food from { $victim }.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } takes special food from { $victim }.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } changes.
new-world-log-attacked = { $predator } attacks { $prey }.
new-world-log-attacked-ignoring = { $predator } attacks { $prey }, ignoring { $traits }.
new-world-log-ran-escaped = { new-world-trait-running } rolls { $die }: { $animal } escapes.
new-world-log-ran-caught = { new-world-trait-running } rolls { $die }: { $animal } does not escape.
new-world-log-gored = { new-world-trait-horned } rolls { $die }: { $animal } kills the predator.
new-world-log-gored-failed = { new-world-trait-horned } rolls { $die }: { $animal } does not hit.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } gives up a card and lives.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } drives the predator away.
new-world-log-hid = { new-world-trait-shelled }: { $animal } hides until the end of the phase.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } passes the attack on to { $to }.
new-world-log-card-discarded = Discarded: { $trait } ({ $animal }).
new-world-log-pair-discarded = Pair card discarded: { $trait } ({ $first }, { $second }).
new-world-log-pair-discarded-plain = Pair card discarded: { $trait }.
new-world-log-poisoned = { $animal } is poisoned and dies in the extinction phase.
new-world-log-eaten = { $predator } eats { $animal }.
new-world-log-died-gored = Killed by horns: { $animal }.
new-world-log-died-starved = Starved: { $animal }.
new-world-log-died-poison = Dead of poison: { $animal }.
new-world-log-fat-spent = { $animal } lives on its fat: { $count }.
new-world-log-hibernated = { $animal } hibernates.
new-world-log-cleaned-up = Food and shelters go back to the supply; fat stays.
new-world-log-discarded = { $player }: a card is discarded.
new-world-log-discarded-card = { $player }: discarded: { $card }.
new-world-log-points = { $player }: { $total } points (animals { $animals }, traits { $cards }, extra { $bonus }).
new-world-log-winner = Winner: { $players }.
new-world-log-winner-animals = Winner by the number of animals: { $players }.
new-world-log-winners = Shared victory: { $players }.

## Where food comes from, and points.

new-world-source-hunt = attack
new-world-score-animals = Animals
new-world-score-cards = Traits
new-world-score-bonus = Extra food
new-world-score-total = Total
new-world-you = You

## The table in a terminal.

new-world-table-line = Epoch { $epoch }, { $phase }. Area deck: { $areas }. Deck: { $deck }. Discard pile: { $discard }.
new-world-table-area = { $area }: food { $food }, shelters { $shelter } ({ $access })
new-world-table-seat = { $player }: cards { $hand }
new-world-table-pool = { $player }: gene pool { $pool }
new-world-table-passed = passed
new-world-table-animal = { $animal }: food { $food } of { $need }
new-world-table-fat = fat { $fat }
new-world-table-sheltered = sheltered
new-world-table-poisoned = poisoned
new-world-table-shelled-in = in its shell
new-world-table-used = { $trait } (used)
new-world-table-guardian = { $trait }, guardian of { $partner }
new-world-table-ward = { $trait }, ward of { $partner }
new-world-hand = Your cards: { $cards }
new-world-own-pool = Your gene pool: { $count }, unseen
new-world-help = A number makes a choice. Commands: table, hand, log, hint, undo, why COMMAND, rules ID, save FILE, quit. Moves can be typed as in records, for example: feed A1 from steppe, or rearrange A2 A1 A3.
