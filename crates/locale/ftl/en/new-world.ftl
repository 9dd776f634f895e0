### New World: traits, areas, questions, choices, events, refusals. What other editions say alike stands in their files.

## Traits as on the cards, and what each does.

new-world-trait-carnivorous = Carnivorous
    .summary = A predator: it may attack once per feeding phase. Need +1, 1 extra point.
new-world-trait-fat-tissue = Fat Tissue
    .summary = Stores 1 fat for lean times. An animal may have several of these cards.
new-world-trait-swimming = Swimming
    .summary = Only swimming predators can attack it; as a predator it can attack only swimmers. Opens Lakes.
new-world-trait-robust = Robust
    .summary = Only Robust predators can attack it. Opens Savannas. Need +1, 1 extra point.
new-world-trait-nocturnal = Nocturnal
    .summary = Only Nocturnal predators can attack it. Opens Caves.
new-world-trait-burrowing = Burrowing
    .summary = Cannot be attacked while it is fed.
new-world-trait-hibernation = Hibernation
    .summary = If it would starve, you may give up this card to save it. Not in the last epoch.
new-world-trait-poisonous = Poisonous
    .summary = A predator that eats it dies at the start of the extinction phase.
new-world-trait-metamorphosis = Metamorphosis
    .summary = Additional action, once per feeding phase: it swaps another of its traits for one from your hand.
new-world-trait-piracy = Piracy
    .summary = Additional action, once per feeding phase: it takes 1 food from another hungry animal.
new-world-trait-elusive = Elusive
    .summary = When attacked, it gives up one of its cards and survives; the predator gets 1 special food.
new-world-trait-repulsive = Repulsive
    .summary = When attacked, it may give up this card: the attack ends and the predator gets nothing.
new-world-trait-horned = Horned
    .summary = When attacked, roll a die: on 5 or 6 the predator dies.
new-world-trait-running = Running
    .summary = When attacked, roll a die: on 4, 5 or 6 it escapes.
new-world-trait-adaptable = Adaptable
    .summary = Every area is open to it, even Glaciers.
new-world-trait-hoofed = Hoofed
    .summary = After taking food from an area, it may trample another food token there.
new-world-trait-communication = Communication
    .summary = Two animals: when one takes food from an area, the other takes 1 there too.
new-world-trait-cooperation = Cooperation
    .summary = Two animals: when one takes food from an area, the other gets 1 special food.
new-world-trait-symbiosis = Symbiosis
    .summary = Two animals: the ward cannot be attacked, but eats only when its guardian is fed.
new-world-trait-scavenger = Scavenger
    .summary = Whenever an animal dies in an attack, it gets 1 special food.
new-world-trait-camouflage = Camouflage
    .summary = Only predators with Sharp Vision can attack it.
new-world-trait-sharp-vision = Sharp Vision
    .summary = A predator with this trait can attack animals with Camouflage.
new-world-trait-stasis = Stasis
    .summary = Harmful, played on any animal: it can get no more traits. Need +1, 1 extra point.
new-world-trait-harmful-mutation = Harmful Mutation
    .summary = Harmful, played on another player’s animal: a predator may ignore one of its protective traits. Need +1, 1 extra point.
new-world-trait-parasite = Parasite
    .summary = Harmful, played on another player’s animal. Need +2, 2 extra points for the animal’s owner.
new-world-trait-mimicry = Mimicry
    .summary = When attacked, it redirects the attack to another of your animals that the predator could attack.
new-world-trait-intelligent = Intelligent
    .summary = Once per feeding phase this predator may ignore one protective trait or reaction of its prey.
new-world-trait-flying = Flying
    .summary = Only predators with fewer trait cards can attack it.
new-world-trait-shelled = Shelled
    .summary = When attacked, it may hide until the end of the phase; until then it can be neither attacked nor fed.

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

new-world-question-develop = Play an animal or a trait, or pass?
new-world-question-trigger = Which trait triggers next?
new-world-question-revealed = { $card }: which trait for { $animal }?
new-world-question-fat = Should { $animal } spend its fat?
new-world-question-hibernate = Should { $animal } hibernate?
new-world-question-discard = Which card do you discard?
new-world-waiting-trigger = { $player } is choosing a trait.
new-world-waiting-revealed = { $player } is choosing a trait for { $animal }.
new-world-waiting-fat = { $player } is deciding whether { $animal } spends its fat.
new-world-waiting-hibernate = { $player } is deciding whether { $animal } hibernates.
new-world-waiting-discard = { $player } is discarding cards.

## Choices.

new-world-action-play-animal-before = Play { $card } as a new animal, left of { $animal }
new-world-action-rearrange = Rearrange the row: { $animals }
new-world-action-announce-animal = Announce a new animal
new-world-action-announce-trait = Announce a new trait for { $animal }
new-world-action-shelter = Seek shelter with { $animal }: { $area }
new-world-action-feed = Feed { $animal }: { $area }
new-world-action-feed-fat = Store fat on { $animal }: { $area }
new-world-action-attack-ignoring = Attack { $target } with { $attacker }, ignoring { $traits }
new-world-action-piracy = { new-world-trait-piracy }: { $pirate } steals 1 food from { $target }
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } steals 1 special food from { $target }
new-world-action-metamorphose = { new-world-trait-metamorphosis }: { $animal } swaps { $card } for { $trait }
new-world-action-metamorphose-pair = { new-world-trait-metamorphosis }: { $animal } swaps { $card } for { $trait } ({ $first }, { $second })
new-world-action-metamorphose-symbiosis = { new-world-trait-metamorphosis }: { $animal } swaps { $card } for { $trait } (guardian { $first }, ward { $second })
new-world-action-metamorphose-pool = { new-world-trait-metamorphosis }: { $animal } swaps { $card } for the next card of the gene pool
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
new-world-action-spend-fat = Spend the fat on { $animal }
new-world-action-keep-fat = Keep the fat on { $animal }
new-world-action-hibernate = Let { $animal } hibernate
new-world-action-stay-awake = Do not let { $animal } hibernate
new-world-action-discard = Discard { $card }

## Events.

new-world-log-discarded = { $player } discards { $card }.
new-world-log-discarded-you = You discard { $card }.
new-world-log-discarded-hand = { $player } discards a card.
new-world-log-discarded-hand-you = You discard a card.
new-world-log-discarded-pool = { $player } discards a card from the gene pool, unseen.
new-world-log-discarded-pool-you = You discard a card from the gene pool, unseen.
new-world-log-areas-shuffled = The area cards are shuffled: { $count ->
    [one] { $count } card in the area deck.
   *[other] { $count } cards in the area deck.
}
new-world-log-cards-left = Not used in this game: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
new-world-log-first-player = { $player } is the first player.
new-world-log-first-player-you = You are the first player.
new-world-log-epoch = Epoch { $epoch }. { $player } is the first player.
new-world-log-epoch-you = Epoch { $epoch }. You are the first player.
new-world-log-epoch-last = Epoch { $epoch }, the last one. { $player } is the first player.
new-world-log-epoch-last-you = Epoch { $epoch }, the last one. You are the first player.
new-world-log-rearranged = { $player } rearranges the row: { $animals }.
new-world-log-rearranged-you = You rearrange the row: { $animals }.
new-world-log-animal-announced = { $player } announces a new animal: { $animal }.
new-world-log-animal-announced-you = You announce a new animal: { $animal }.
new-world-log-trait-announced = { $player } announces a new trait for { $animal }.
new-world-log-trait-announced-you = You announce a new trait for { $animal }.
new-world-log-revealed = Revealed: { $card }.
new-world-log-revealed-moved = It does not fit and goes to the neighbour on the right: { $animal }.
new-world-log-revealed-animal = It fits nowhere and becomes a new animal: { $animal }.
new-world-log-revealed-discarded = It does not fit and is discarded: { $card }.
new-world-log-area-entered = New area: { $area }.
new-world-log-area-holds = { $area }: food { $food }, shelters { $shelters }.
new-world-log-swamp-holds = { $area }: food { $food }.
new-world-log-area-discarded = Area discarded: { $area }.
new-world-log-sheltered = { $animal } takes shelter: { $area }.
new-world-log-fed = { $player } feeds { $animal } ({ $area }): { $state }.
new-world-log-fed-you = You feed { $animal } ({ $area }): { $state }.
new-world-log-fed-fat = { $player } feeds { $animal } ({ $area }): { $count } fat stored.
new-world-log-fed-fat-you = You feed { $animal } ({ $area }): { $count } fat stored.
new-world-log-gets-food = { $animal } gets { $count } food ({ $state }).
new-world-log-gets-special = { $animal } gets { $count } special food ({ $state }).
new-world-log-stores = { $animal } stores { $count } fat.
new-world-log-stores-also = { $count } more stored as fat.
new-world-log-not-taken = { $count ->
    [one] { $count } token is not taken: no room.
   *[other] { $count } tokens are not taken: no room.
}
new-world-log-no-room = { $animal } has no room for food.
new-world-log-declined = { $trait }: { $animal } stores no fat.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } tramples 1 food ({ $area }).
new-world-log-robbed = { new-world-trait-piracy }: { $pirate } steals 1 food from { $target }.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } steals 1 special food from { $target }.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } changes.
new-world-log-attacked-ignoring = { $attacker } attacks { $target }, ignoring { $traits }.
new-world-log-ran-escaped = { new-world-trait-running } rolls { $die }: { $animal } escapes.
new-world-log-ran-caught = { new-world-trait-running } rolls { $die }: { $animal } does not escape.
new-world-log-gored-killed = { new-world-trait-horned } rolls { $die }: { $animal } kills the predator.
new-world-log-gored = { new-world-trait-horned } rolls { $die }: { $animal } misses the predator.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } gives up { $trait } and survives.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } drives the predator away.
new-world-log-hid = { new-world-trait-shelled }: { $animal } hides until the end of the phase.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } redirects the attack. New prey: { $to }.
new-world-log-gave-up = { $animal } gives up { $trait }.
new-world-log-died-gored = Killed by horns: { $animal }. Prey: { $prey }.
new-world-log-fat-spent = { $animal } spends { $count } fat.
new-world-log-cleaned-up = Food and shelters return to the supply; fat stays.
new-world-log-reshuffled = The discard pile is shuffled into a new deck: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}

## The result.

new-world-result-by-animals = Tied on points: the player with more surviving animals wins.

## Refusals.

new-world-refusal-generic = The rules do not allow this here.
new-world-refusal-seats = The game is for 2–4 players.
new-world-refusal-epochs = There are not enough areas for that many epochs.
new-world-refusal-disaster-alone = Disaster cannot be combined with another length or hand limit.
new-world-refusal-no-more-cards = You cannot play more cards in this phase.
new-world-refusal-passed-feeding = You have passed and are out of this feeding phase.
new-world-refusal-row-phase = You can rearrange your row only in the development phase.
new-world-refusal-shelter = You can seek shelter only for your own animals, and only where a shelter is left.
new-world-refusal-feed = You can feed only your own animals, and only where food is left.
new-world-refusal-not-a-predator = Only your own animals with Carnivorous can attack.
new-world-refusal-not-a-predator-animal = { $animal } cannot attack: only your own animals with Carnivorous can.
new-world-refusal-additional = You can take additional actions only with your own animals.
new-world-refusal-announce = You have a gene pool instead of a hand: announce an animal or a trait.
new-world-refusal-not-on-card = The card does not show this trait, or the animal is not on the table.
new-world-refusal-between-neighbours = A pair trait goes between two neighbours, any other trait on one animal.
new-world-refusal-row = Your row must hold each of your own animals exactly once.
new-world-refusal-partners = Animals that share a pair trait must stay side by side.
new-world-refusal-host = Traits go on your own animals; only Parasite and Harmful Mutation go on other players’ animals, and Stasis on any.
new-world-refusal-host-animal = This trait cannot go on { $animal }: Parasite and Harmful Mutation go on other players’ animals, Stasis on any, all others on your own.
new-world-refusal-stasis = An animal in Stasis cannot get any more traits.
new-world-refusal-stasis-animal = { $animal } is in Stasis and cannot get any more traits.
new-world-refusal-scavenger-or-predator = At this table no animal can have both Scavenger and Carnivorous.
new-world-refusal-scavenger-or-predator-animal = { $animal } cannot have both Scavenger and Carnivorous at this table.
new-world-refusal-pair = These two cannot be joined: both must be yours, each with a free side, and not already in the same chain.
new-world-refusal-pair-animal = { $animal } cannot be joined: both must be yours, each with a free side, and not already in the same chain.
new-world-refusal-no-pools = There are no gene pools in this game.
new-world-refusal-revealed = The card must go on the animal you named, as one of its two traits.
new-world-refusal-revealed-at-home = With gene pools, all traits go on your own animals.
new-world-refusal-revealed-pair = The pair trait must join the animal to a neighbour on a free side.
new-world-refusal-one-basic-action = You take one basic action per turn: shelter, food or attack.
new-world-refusal-one-attack = A predator can attack only once per feeding phase.
new-world-refusal-one-attack-animal = { $animal } has already attacked this phase.
new-world-refusal-has-shelter = The animal already has a shelter.
new-world-refusal-has-shelter-animal = { $animal } already has a shelter.
new-world-refusal-no-access = The animal cannot enter this area.
new-world-refusal-no-access-animal = { $animal } cannot enter this area.
new-world-refusal-in-shell = An animal in its shell can be neither attacked nor fed in this phase.
new-world-refusal-in-shell-animal = { $animal } is in its shell and can be neither attacked nor fed in this phase.
new-world-refusal-symbiosis = Symbiosis: a ward cannot be attacked, but eats only when its guardian is fed.
new-world-refusal-symbiosis-animal = Symbiosis, guardian { $animal }: the ward cannot be attacked, but eats only when the guardian is fed.
new-world-refusal-no-room = The animal is fed and has no room for fat.
new-world-refusal-no-room-animal = { $animal } is fed and has no room for fat.
new-world-refusal-table-full = There is no room on the table for another animal.
new-world-refusal-sheltered-prey = An animal in a shelter cannot be attacked.
new-world-refusal-ignore = This trait cannot be ignored.
new-world-refusal-swimming = Swimming: predator and prey must both have it, or neither.
new-world-refusal-camouflage = Camouflage: the predator needs Sharp Vision.
new-world-refusal-nocturnal = Nocturnal: the predator needs it too.
new-world-refusal-burrowing = Burrowing: the prey is fed and safe.
new-world-refusal-robust = Robust: the predator needs it too.
new-world-refusal-flying = Flying: the predator needs fewer trait cards than the prey.
new-world-refusal-card-used = There is no such card, or it has already been used this phase.
new-world-refusal-card-used-animal = { $animal } has no such card, or it has already been used this phase.
new-world-refusal-one-additional = You can take one additional action per turn.
new-world-refusal-piracy = Piracy: the pirate needs room, and the victim must be hungry and have food.
new-world-refusal-piracy-animal = Piracy is not possible with { $animal }: the pirate needs room, and the victim must be hungry and have food.
new-world-refusal-metamorphosis = Metamorphosis: give up another trait of the animal, and add one that is allowed.
new-world-refusal-metamorphosis-mode = At this table Metamorphosis works differently.
new-world-refusal-empty-pool = The gene pool is empty.
new-world-refusal-left-is-ward = At this table the animal on the left is always the ward.
new-world-refusal-disaster-pass = In Disaster you cannot pass with more than two cards in hand.
new-world-refusal-end-instead = After an additional action, end your turn instead of passing.
new-world-refusal-must-act = You cannot pass: a hungry animal can eat, or another basic action is compulsory.
new-world-refusal-must-attack = You cannot pass: one of your hungry predators must attack.
new-world-refusal-must-store = You cannot pass: at this table you must store fat.
new-world-refusal-must-shelter = You cannot pass: you must take a shelter.
new-world-refusal-pass-instead = You have done nothing this turn: pass instead.
new-world-refusal-not-yet = You cannot end your turn yet: you must take a basic action.
new-world-refusal-compulsory = This trait works automatically and cannot be declined.
new-world-refusal-reaction = This reaction cannot be used now.
new-world-refusal-elusive = The attacked animal does not have this card.
new-world-refusal-trigger = This trait has not been triggered.
new-world-refusal-hoofed = Hoofed cannot be used now.
new-world-refusal-fat-question = The question is about another animal’s fat.
new-world-refusal-hibernation-question = The question is about another animal’s hibernation.
new-world-refusal-hand-limit = Discard a card from your hand.
