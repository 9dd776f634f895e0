### What Continents adds: locations, traits, choices, events, refusals.

location-laurasia = Laurasia
location-gondwana = Gondwana
location-ocean = Ocean

## Traits

trait-migration = Migration
    .summary = Once a round it goes to another location; who migrates does nothing else in that turn.
trait-neoplasm = Neoplasm
    .summary = It grows upwards through the traits of another player’s animal; what is below it does not work, and on top it kills.
trait-phoresy = Phoresy
    .summary = It travels along with a migrant that starts from its location.
trait-regeneration = Regeneration
    .summary = When it is eaten its traits stay, and at the end of the round it comes back. Two traits at most, and none that adds need.
trait-recombination = Recombination
    .summary = Once a round the two animals give each other a trait card.
trait-aedificator = Aedificator
    .summary = Two more tokens in the food bank of its location every round.

## Choices

action-play-animal-in = Play { $card } as a new animal: { $location }
action-recombine = Use Recombination: { $first } gives { $card }, { $second } gives { $other }
action-migrate = Migrate: { $animal } → { $location }
action-set-off = Set off
action-follow = { trait-phoresy }: { $animal } follows { $migrant }
action-stay = { trait-phoresy }: { $animal } stays
action-restore = Restore { $animal } with { $card }
action-place = Place { $card } as an animal: { $location }

## Questions

question-migrants = Who else migrates?
question-follower = Does { $animal } travel along?
question-restored = Which card brings which remains back?
question-fresh = You begin anew. Which card becomes an animal, and where?
waiting-migrants = { $player } announces a migration.
waiting-follower = { $player } decides who travels along.
waiting-restored = { $player } restores remains.
waiting-fresh = { $player } begins anew.

## Events

log-you-played-animal-in = You play { $card } as a new animal: { $animal }. Location: { $location }.
log-played-animal-in = { $player } plays a new animal: { $animal }. Location: { $location }.
log-you-restored = You restore { $animal } with { $card }.
log-restored = { $player } restores { $animal }.
log-food-rolled-in = { $player } rolls { $die } for food: { $location }.
log-food-rolled-in-you = You roll { $die } for food: { $location }.
log-bank-in = Food bank, { $location }: { $sum } = { $count ->
    [one] { $count } token.
   *[other] { $count } tokens.
}
log-bank-in-plain = Food bank, { $location }: { $count ->
    [one] { $count } token.
   *[other] { $count } tokens.
}
log-bank-grew = { trait-aedificator }: { $animal } adds { $count ->
    [one] { $count } token: { $location }.
   *[other] { $count } tokens: { $location }.
}
log-neoplasm-grew = { trait-neoplasm }: { $animal } loses the use of { $trait }.
log-migrates = { $animal } migrates: { $location }.
log-follows = { trait-phoresy }: { $animal } travels along with { $migrant }: { $location }.
log-swimming-taken = { $animal } takes a Swimming card from the discard pile.
log-moved = { $animal }: { $from } → { $to }.
log-recombined = { trait-recombination }: { $first } gives { $card }, { $second } gives { $other }.
log-recombined-lost = { $trait } cannot be kept and is discarded.
log-remains = { $hunter } eats { $prey }; its traits stay as remains.
log-died-of-neoplasm = Dead of a Neoplasm: { $animal }.

## Options

option-herding-equal-protects = When a herd is large enough
    .explanation = Whether as many herd animals as carnivores are enough for Herding.
    .true = as many are enough
    .false = there must be more
option-laurasia-six-bonus = Laurasia for six players
    .explanation = What is added to the die of Laurasia when six play.
    .n4 = 1 die + 4
    .n5 = 1 die + 5
option-land-to-land-migration = Migration between the continents
    .explanation = Whether migrants may go from continent to continent.
    .true = allowed
    .false = only into the Ocean and out of it
option-two-player-reduced = Deck for two players
    .explanation = Whether two players play with half of the cards.
    .true = 63 cards
    .false = all 126 cards
option-expansion-sets = Expansions in the deck
    .explanation = How many sets of Continents are shuffled in; two only for five or more players.
    .n1 = one
    .n2 = two

## Why something is not allowed

refusal-bank-elsewhere = An animal eats only from the bank of its own location.
refusal-bank-elsewhere-animal = { $animal } eats only from the bank of its own location.
refusal-ocean-animal = New animals come to a continent; into the Ocean they get with Swimming.
refusal-on-remains = Nothing can be played on remains.
refusal-on-remains-animal = { $animal }: nothing can be played on remains.
refusal-remains = Remains do nothing until they come back.
refusal-remains-animal = { $animal } is only remains and does nothing until it comes back.
refusal-pair-apart = A pair trait joins animals in the same location.
refusal-swims-already = An animal in the Ocean swims without a card.
refusal-swims-already-animal = { $animal } lives in the Ocean and swims without a card.
refusal-regeneration = Regeneration needs an animal with at most one other trait, and that must not add need.
refusal-regeneration-animal = { $animal } cannot get Regeneration: at most one other trait, and none that adds need.
refusal-regeneration-host = An animal with Regeneration has two traits at most, and none that adds need.
refusal-regeneration-host-animal = { $animal } has Regeneration: two traits at most, and none that adds need.
refusal-migrating = A migration is the only thing in its turn, and comes before everything else.
refusal-disabled = The trait lies below a Neoplasm and does not work.
refusal-disabled-animal = { $animal }: the trait lies below a Neoplasm and does not work.
refusal-paralysed = A paralysed animal’s traits do nothing until the end of the round.
refusal-paralysed-animal = { $animal } is paralysed, its traits do nothing now.
refusal-other-location = The two animals are in different locations.
refusal-recombination = Recombination works once a round, between two of your animals that are not paralysed.
refusal-exchange = Each of the two gives one single trait card, and not the same trait.
refusal-migration = Only your own animals with Migration migrate, each once a round, and to another location.
refusal-migration-animal = { $animal } cannot migrate there: it needs Migration that is not used up, and another location.
refusal-land-to-land = At this table migrations lead only into the Ocean and out of it.
refusal-into-ocean = Into the Ocean only swimmers migrate.
refusal-into-ocean-animal = { $animal } cannot migrate into the Ocean: it does not swim.
refusal-out-of-ocean = Out of the Ocean an animal takes a Swimming card from your discard pile, and there is none.
refusal-out-of-ocean-animal = { $animal } cannot leave the Ocean: there is no Swimming card in your discard pile.
refusal-follower = Phoresy follows a migrant from its own location, into the Ocean and out of it like the migrant.
refusal-restoring = Remains come back with a card from your hand.
refusal-placing = A card from your hand becomes an animal on a continent.
refusal-expansion-sets = Two sets of Continents are for five or more players.

## What would follow

outlook-moves = { $animal } goes to another location: { $location }.
outlook-dies-of-neoplasm = { $animal } will die of its Neoplasm.
outlook-choice-migrants = Then { $player } may announce more migrants.
outlook-choice-migrants-you = Then you may announce more migrants.
outlook-choice-follower = Then { $player } decides who travels along.
outlook-choice-follower-you = Then you decide who travels along.

## Points and states

score-ocean = In the Ocean
score-line-ocean = { $total ->
    [one] { $total } point: animals { $animals }, trait cards { $cards }, extra points { $bonus }, Ocean { $ocean }.
   *[other] { $total } points: animals { $animals }, trait cards { $cards }, extra points { $bonus }, Ocean { $ocean }.
}
state-remains = remains
state-disabled = disabled
outlook-cut = { $trait } with { $animal } is discarded if they live apart.
state-restored = restored

## At the desk

desk-hunters = { $count ->
    [0] no hunter
    [one] { $count } hunter
   *[other] { $count } hunters
}
desk-nobody = nobody
desk-food = Food
desk-migrates = Migrates
desk-rides = Rides
desk-may-ride = May ride
desk-gives = Gives a card
desk-would-live = Would live here
desk-will-live = Will live here
desk-home = Where shall the new animal live?
desk-how-home = Pick a location; new animals come to a continent.
desk-migrate = Migrate
desk-migrate-where = Where does { $animal } migrate?
desk-how-migrate = Pick a location. Who migrates does nothing else in this turn.
desk-how-migrants = Pick another of your animals with Migration, or set off with those announced.
desk-ride = Let { $animal } ride with { $migrant } to this location: { $location }?
desk-how-ride = All move together at the end.
desk-stay = Stay: { $location }
desk-ride-along = Ride along
desk-asked-order = Phoresy is asked in turn order
desk-asked-rides = { $animal } rides
desk-asked-stays = { $animal } stays
desk-asked-now = { $animal }: decides now
desk-asked-later = { $animal }: later
desk-asked-nobody = no Phoresy there
desk-recombine = Exchange with { $animal }
desk-exchange = Exchange
desk-exchange-which = Which card does each of the two give?
desk-how-exchange = Pick a trait of each of the two animals.
desk-restore = Restore { $animal }
desk-restore-which = Which remains come back with this card?
desk-how-restore = Pick the remains on the table.
desk-how-restored = Pick a card of your hand, then the remains.
desk-how-fresh = Pick a card of your hand, then a continent.
table-key-migrate = Send the picked animal to another location
table-places = Locations
table-food-there = { $count } food

## Two equal cards after a Recombination

question-kept = { $trait } twice: which card does { $animal } keep?
waiting-kept = { $player } chooses which card stays.
action-keep-arriving = Keep the arriving card: { $trait }, { $state }
action-keep-own = Keep its own card: { $trait }, { $state }
wear-ready = ready
wear-used = already used
wear-covered = below a Neoplasm
log-recombined-second = { $animal } keeps its own { $trait }; the arriving card is discarded.
log-recombined-replaced = { $animal } keeps the arriving { $trait }; its own card is discarded.
outlook-choice-kept = Then { $player } chooses which of two equal cards stays.
outlook-choice-kept-you = Then you choose which of two equal cards stays.
refusal-kept = One of the two equal cards goes; choose which one stays.

## The limits of Regeneration in an exchange

option-regeneration-limits-exchange = Regeneration in an exchange
    .explanation = A table may let an exchange go beyond the limits of Regeneration.
    .true = an arriving card that breaks the limits is discarded
    .false = the limits hold for played cards only; what arrives in an exchange stays
