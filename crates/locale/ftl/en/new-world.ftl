### New World: traits, areas, questions, choices, events, refusals. What other editions say alike stands in their files.

## Traits as on the cards, and what each does.

new-world-trait-carnivorous = Carnivorous
    .summary = A predator: once in a feeding phase it may attack. Need +1, 1 extra point.
new-world-trait-fat-tissue = Fat Tissue
    .summary = Stores 1 fat for hungry times. An animal may have several of these cards.
new-world-trait-swimming = Swimming
    .summary = Only swimming predators can attack it, and as a predator it attacks only swimmers. Opens Lakes.
new-world-trait-robust = Robust
    .summary = Only Robust predators can attack it. Opens Savannas. Need +1, 1 extra point.
new-world-trait-nocturnal = Nocturnal
    .summary = Only Nocturnal predators can attack it. Opens Caves.
new-world-trait-burrowing = Burrowing
    .summary = While it is fed it cannot be attacked.
new-world-trait-hibernation = Hibernation
    .summary = When it would starve, the card may be given up: it lives. Not in the final epoch.
new-world-trait-poisonous = Poisonous
    .summary = A predator that eats it dies when extinction begins.
new-world-trait-metamorphosis = Metamorphosis
    .summary = Additional action: it gives up another trait and gets one from your hand. Once in a feeding phase.
new-world-trait-piracy = Piracy
    .summary = Additional action: it takes food from another hungry animal. Once in a feeding phase.
new-world-trait-elusive = Elusive
    .summary = When it is attacked, it gives up one of its cards and lives; the predator gets 1 special food.
new-world-trait-repulsive = Repulsive
    .summary = When it is attacked, the card may be given up: the attack ends without food.
new-world-trait-horned = Horned
    .summary = When it is attacked, a die is rolled: on 5 or 6 the predator dies.
new-world-trait-running = Running
    .summary = When it is attacked, a die is rolled: on 4, 5 or 6 it escapes.
new-world-trait-adaptable = Adaptable
    .summary = Every area is open to it, Glaciers too.
new-world-trait-hoofed = Hoofed
    .summary = After it took food from an area, it may trample another food token there.
new-world-trait-communication = Communication
    .summary = Two animals: when one takes food from an area, the other takes one there too.
new-world-trait-cooperation = Cooperation
    .summary = Two animals: when one takes food from an area, the other gets 1 special food.
new-world-trait-symbiosis = Symbiosis
    .summary = Two animals: the ward cannot be attacked, and eats only when its guardian is fed.
new-world-trait-scavenger = Scavenger
    .summary = After every death in an attack it gets 1 special food.
new-world-trait-camouflage = Camouflage
    .summary = Only predators with Sharp Vision can attack it.
new-world-trait-sharp-vision = Sharp Vision
    .summary = A predator with this trait can attack animals with Camouflage.
new-world-trait-stasis = Stasis
    .summary = Harmful, on any animal: it gets no more traits. Need +1, 1 extra point.
new-world-trait-harmful-mutation = Harmful Mutation
    .summary = Harmful, on another player’s animal: a predator ignores one of its protective traits. Need +1, 1 extra point.
new-world-trait-parasite = Parasite
    .summary = Harmful, on another player’s animal. Need +2, 2 extra points for the owner of the animal.
new-world-trait-mimicry = Mimicry
    .summary = When it is attacked, it passes the attack on to another animal of yours that the predator could attack.
new-world-trait-intelligent = Intelligent
    .summary = Once in a feeding phase this predator ignores a protective trait or a reaction of its prey.
new-world-trait-flying = Flying
    .summary = Only predators with fewer trait cards can attack it.
new-world-trait-shelled = Shelled
    .summary = When it is attacked, it may hide until the end of the phase; then it is neither attacked nor fed.

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

## Phases that the other editions do not have.

new-world-phase-areas = Areas
    .title = Areas phase

## Questions, and what the others wait for.

new-world-question-develop = A new animal, a new trait, or a pass?
new-world-question-trigger = Which trait acts next?
new-world-question-revealed = { $card }: which trait for { $animal }?
new-world-question-fat = Shall { $animal } live on its fat?
new-world-question-hibernate = Shall { $animal } hibernate?
new-world-question-discard = Which card do you discard?
new-world-waiting-trigger = { $player } chooses a trait.
new-world-waiting-revealed = { $player } chooses a trait for { $animal }.
new-world-waiting-fat = { $player } decides about the fat of { $animal }.
new-world-waiting-hibernate = { $player } decides whether { $animal } hibernates.
new-world-waiting-discard = { $player } discards cards.

## Choices.

new-world-action-play-animal-before = Play { $card } as a new animal, left of { $animal }
new-world-action-rearrange = Order the row: { $animals }
new-world-action-announce-animal = Announce a new animal
new-world-action-announce-trait = Announce a new trait: { $animal }
new-world-action-shelter = Shelter for { $animal }: { $area }
new-world-action-feed = Feed { $animal }: { $area }
new-world-action-feed-fat = Store fat on { $animal }: { $area }
new-world-action-attack-ignoring = Attack { $target } with { $attacker }, ignoring { $traits }
new-world-action-piracy = { new-world-trait-piracy }: { $pirate } robs { $target } of 1 food
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } robs { $target } of 1 special food
new-world-action-metamorphose = { new-world-trait-metamorphosis }: { $animal } gives up { $card } and gets { $trait }
new-world-action-metamorphose-pair = { new-world-trait-metamorphosis }: { $animal } gives up { $card } and gets { $trait } ({ $first }, { $second })
new-world-action-metamorphose-symbiosis = { new-world-trait-metamorphosis }: { $animal } gives up { $card } and gets { $trait } (guardian { $first }, ward { $second })
new-world-action-metamorphose-pool = { new-world-trait-metamorphosis }: { $animal } gives up { $card }, a card from the gene pool follows
new-world-action-metamorphose-food = { new-world-trait-metamorphosis }: { $animal } gives up { $card } for 1 special food
new-world-action-trigger-communication = { new-world-trait-communication }: { $from } → { $partner }, 1 food
new-world-action-trigger-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, 1 special food
new-world-action-decline-communication = { new-world-trait-communication }: { $from } → { $partner }, no fat
new-world-action-decline-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, no fat
new-world-action-trample = { new-world-trait-hoofed }: { $animal } tramples 1 food
new-world-action-spare = { new-world-trait-hoofed }: { $animal } tramples nothing
new-world-action-run = { new-world-trait-running }: roll the die
new-world-action-gore = { new-world-trait-horned }: roll the die
new-world-action-elude = { new-world-trait-elusive }: give up { $card }
new-world-action-repel = { new-world-trait-repulsive }: give up the card
new-world-action-hide = { new-world-trait-shelled }: hide in the shell
new-world-action-mimic = { new-world-trait-mimicry }: new prey { $animal }
new-world-action-spend-fat = Spend the fat of { $animal }
new-world-action-keep-fat = Keep the fat of { $animal }
new-world-action-hibernate = Let { $animal } hibernate
new-world-action-stay-awake = Do not let { $animal } hibernate
new-world-action-discard = Discard { $card }

## Events.

new-world-log-discarded = { $player } discards { $card }.
new-world-log-discarded-you = You discard { $card }.
new-world-log-discarded-hand = { $player } discards a card.
new-world-log-discarded-hand-you = You discard a card.
new-world-log-discarded-pool = { $player } discards a card of the gene pool unseen.
new-world-log-discarded-pool-you = You discard a card of the gene pool unseen.
new-world-log-areas-shuffled = The area cards are shuffled: { $count ->
    [one] { $count } card in the area deck.
   *[other] { $count } cards in the area deck.
}
new-world-log-cards-left = Out of the game: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
new-world-log-first-player = { $player } is the first player.
new-world-log-first-player-you = You are the first player.
new-world-log-epoch = Epoch { $epoch }. { $player } is the first player.
new-world-log-epoch-you = Epoch { $epoch }. You are the first player.
new-world-log-epoch-last = Epoch { $epoch }, the last one. { $player } is the first player.
new-world-log-epoch-last-you = Epoch { $epoch }, the last one. You are the first player.
new-world-log-rearranged = { $player } orders the row: { $animals }.
new-world-log-rearranged-you = You order the row: { $animals }.
new-world-log-animal-announced = { $player } announces a new animal: { $animal }.
new-world-log-animal-announced-you = You announce a new animal: { $animal }.
new-world-log-trait-announced = { $player } announces a new trait: { $animal }.
new-world-log-trait-announced-you = You announce a new trait: { $animal }.
new-world-log-revealed = Turned up: { $card }.
new-world-log-revealed-moved = It does not fit and goes to the right: { $animal }.
new-world-log-revealed-animal = It fits nowhere and becomes a new animal: { $animal }.
new-world-log-revealed-discarded = It does not fit and is discarded: { $card }.
new-world-log-area-entered = New area: { $area }.
new-world-log-area-holds = { $area }: food { $food }, shelters { $shelters }.
new-world-log-swamp-holds = { $area }: food { $food }.
new-world-log-area-discarded = Area gone: { $area }.
new-world-log-sheltered = { $animal } takes a shelter: { $area }.
new-world-log-fed = { $player } feeds { $animal } ({ $area }): { $state }.
new-world-log-fed-you = You feed { $animal } ({ $area }): { $state }.
new-world-log-fed-fat = { $player } feeds { $animal } ({ $area }): { $count } fat stored.
new-world-log-fed-fat-you = You feed { $animal } ({ $area }): { $count } fat stored.
new-world-log-gets-food = { $animal } gets { $count } food, { $state }.
new-world-log-gets-special = { $animal } gets { $count } special food, { $state }.
new-world-log-stores = { $animal } stores { $count } fat.
new-world-log-stores-also = { $count } more stored as fat.
new-world-log-not-taken = { $count ->
    [one] { $count } token is not taken: no room.
   *[other] { $count } tokens are not taken: no room.
}
new-world-log-no-room = { $animal } has no room for food.
new-world-log-declined = { $trait }: { $animal } stores no fat.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } tramples 1 food ({ $area }).
new-world-log-robbed = { new-world-trait-piracy }: { $pirate } robs { $target } of 1 food.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } robs { $target } of 1 special food.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } changes.
new-world-log-attacked-ignoring = { $attacker } attacks { $target }, ignoring { $traits }.
new-world-log-ran-escaped = { new-world-trait-running } rolls { $die }: { $animal } escapes.
new-world-log-ran-caught = { new-world-trait-running } rolls { $die }: { $animal } does not escape.
new-world-log-gored-killed = { new-world-trait-horned } rolls { $die }: { $animal } kills the predator.
new-world-log-gored = { new-world-trait-horned } rolls { $die }: the horns of { $animal } miss.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } gives up { $trait } and lives.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } drives the predator away.
new-world-log-hid = { new-world-trait-shelled }: { $animal } hides until the end of the phase.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } passes the attack on. New prey: { $to }.
new-world-log-gave-up = { $animal } gives up { $trait }.
new-world-log-died-gored = Killed by horns: { $animal }. Prey: { $prey }.
new-world-log-fat-spent = { $animal } lives on its fat: { $count }.
new-world-log-cleaned-up = Food and shelters go back to the supply; fat stays.
new-world-log-reshuffled = The discard pile becomes the deck: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}

## The result.

new-world-result-by-animals = Points are equal: the number of living animals decides.

## Refusals.

new-world-refusal-generic = The rules do not allow this here.
new-world-refusal-seats = The game is for 2–4 players.
new-world-refusal-epochs = There are not enough areas for so many epochs.
new-world-refusal-disaster-alone = A Disaster goes with no other length and no other hand limit.
new-world-refusal-no-more-cards = You play no more cards in this phase.
new-world-refusal-passed-feeding = After a pass you do nothing more in this feeding phase.
new-world-refusal-row-phase = The row is ordered in the development phase only.
new-world-refusal-shelter = Your own animals take shelter, and only where a shelter is left.
new-world-refusal-feed = Your own animals can be fed, and only where food is left.
new-world-refusal-not-a-predator = Only your own animals with Carnivorous attack.
new-world-refusal-not-a-predator-animal = { $animal } cannot attack: only your own animals with Carnivorous do.
new-world-refusal-additional = Additional actions are taken with your own animals.
new-world-refusal-announce = There are gene pools instead of hands: announce an animal or a trait.
new-world-refusal-not-on-card = The card does not show this trait, or the animal is not on the table.
new-world-refusal-between-neighbours = A pair trait goes between two neighbours, any other trait on one animal.
new-world-refusal-row = The row is made of your own animals, each of them once.
new-world-refusal-partners = Animals that share a pair trait stay side by side.
new-world-refusal-host = Traits go on your own animals, but Parasite and Harmful Mutation on those of other players and Stasis on any.
new-world-refusal-host-animal = This trait cannot go on { $animal }: Parasite and Harmful Mutation go on animals of other players, Stasis on any, all others on your own.
new-world-refusal-stasis = An animal in Stasis gets no more traits.
new-world-refusal-stasis-animal = { $animal } is in Stasis and gets no more traits.
new-world-refusal-scavenger-or-predator = At this table Scavenger and Carnivorous exclude each other.
new-world-refusal-scavenger-or-predator-animal = { $animal }: at this table Scavenger and Carnivorous exclude each other.
new-world-refusal-pair = These two cannot be joined: both must be yours, with a free side each, and not in the same chain.
new-world-refusal-pair-animal = { $animal } cannot be joined: both must be yours, with a free side each, and not in the same chain.
new-world-refusal-no-pools = There are no gene pools in this game.
new-world-refusal-revealed = The card goes as one of its traits on the animal you named.
new-world-refusal-revealed-at-home = With gene pools traits go on your own animals.
new-world-refusal-revealed-pair = The pair trait must join the animal to a neighbour on a free side.
new-world-refusal-one-basic-action = One basic action a turn: shelter, food or attack.
new-world-refusal-one-attack = A predator attacks once in a feeding phase.
new-world-refusal-one-attack-animal = { $animal } has already attacked in this phase.
new-world-refusal-has-shelter = The animal has a shelter already.
new-world-refusal-has-shelter-animal = { $animal } has a shelter already.
new-world-refusal-no-access = The animal cannot go into this area.
new-world-refusal-no-access-animal = { $animal } cannot go into this area.
new-world-refusal-in-shell = An animal in its shell is neither attacked nor fed in this phase.
new-world-refusal-in-shell-animal = { $animal } is in its shell: neither attacked nor fed in this phase.
new-world-refusal-symbiosis = Symbiosis: a ward cannot be attacked, and eats only when its guardian is fed.
new-world-refusal-symbiosis-animal = Symbiosis, guardian { $animal }: the ward cannot be attacked, and eats only when the guardian is fed.
new-world-refusal-no-room = The animal is fed and has no room for fat.
new-world-refusal-no-room-animal = { $animal } is fed and has no room for fat.
new-world-refusal-sheltered-prey = An animal in a shelter cannot be attacked.
new-world-refusal-ignore = This trait cannot be ignored.
new-world-refusal-swimming = Swimming: predator and prey must both have it, or neither.
new-world-refusal-camouflage = Camouflage: the predator needs Sharp Vision.
new-world-refusal-nocturnal = Nocturnal: the predator needs it too.
new-world-refusal-burrowing = Burrowing: the prey is fed and safe.
new-world-refusal-robust = Robust: the predator needs it too.
new-world-refusal-flying = Flying: the predator needs fewer trait cards than the prey.
new-world-refusal-card-used = There is no such card, or it was used in this phase.
new-world-refusal-card-used-animal = { $animal } has no such card, or it was used in this phase.
new-world-refusal-one-additional = One additional action a turn.
new-world-refusal-piracy = Piracy: the pirate needs room, and the victim must be hungry and have food.
new-world-refusal-piracy-animal = Piracy is not possible with { $animal }: the pirate needs room, and the victim must be hungry and have food.
new-world-refusal-metamorphosis = Metamorphosis: give up another trait of the animal, and add one that is allowed.
new-world-refusal-metamorphosis-mode = At this table Metamorphosis does something else.
new-world-refusal-empty-pool = The gene pool is empty.
new-world-refusal-left-is-ward = At this table the left one of the two is the ward.
new-world-refusal-disaster-pass = In a Disaster nobody passes with more than two cards in hand.
new-world-refusal-end-instead = After an additional action the turn is ended, not passed.
new-world-refusal-must-act = You cannot pass: there is food for a hungry animal, or something else has to be done.
new-world-refusal-must-attack = You cannot pass: a hungry predator of yours has to attack.
new-world-refusal-must-store = You cannot pass: at this table fat has to be stored.
new-world-refusal-must-shelter = You cannot pass: a shelter has to be taken.
new-world-refusal-pass-instead = Nothing has been done in this turn: pass instead.
new-world-refusal-not-yet = The turn cannot end yet: a basic action has to be done.
new-world-refusal-compulsory = This trait works by itself and cannot be declined.
new-world-refusal-reaction = This reaction cannot be used now.
new-world-refusal-elusive = The attacked animal does not have this card.
new-world-refusal-trigger = This trait is not waiting to act.
new-world-refusal-hoofed = Hoofed cannot act now.
new-world-refusal-fat-question = The question is about the fat of another animal.
new-world-refusal-hibernation-question = The question is about the hibernation of another animal.
new-world-refusal-hand-limit = Discard a card from your hand.
