### What Continents adds: locations, traits, choices, events, refusals.

location-laurasia = Laurasia
location-gondwana = Gondwana
location-ocean = Ocean

## Traits

trait-migration = Migration
    .summary = Once per round it may move to another location; migrating takes your whole turn.
trait-neoplasm = Neoplasm
    .summary = Played on another player’s animal. It moves up through the traits: those below it stop working, and at the top it kills.
trait-phoresy = Phoresy
    .summary = It may ride along with any animal that migrates from its location.
trait-regeneration = Regeneration
    .summary = When it is eaten, its traits stay as remains, and at the end of the round it comes back. At most two traits, and none that adds to its need.
trait-recombination = Recombination
    .summary = Two animals: once per round they may swap one trait card each.
trait-aedificator = Aedificator
    .summary = Adds 2 tokens to the food bank of its location every round.

## Choices

action-play-animal-in = Play { $card } as a new animal: { $location }
action-recombine = Use Recombination: { $first } gives { $card }, { $second } gives { $other }
action-migrate = Migrate: { $animal } → { $location }
action-set-off = Set off
action-follow = { trait-phoresy }: { $animal } rides along with { $migrant }
action-stay = { trait-phoresy }: { $animal } stays
action-restore = Restore { $animal } with { $card }
action-place = Place { $card } as an animal: { $location }

## Questions

question-migrants = Who else migrates?
question-follower = Does { $animal } ride along?
question-restored = Which card do you use to restore which remains?
question-fresh = You start afresh. Which card becomes an animal, and where?
waiting-migrants = { $player } is announcing a migration.
waiting-follower = { $player } is deciding who rides along.
waiting-restored = { $player } is restoring remains.
waiting-fresh = { $player } is starting afresh.

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
log-follows = { trait-phoresy }: { $animal } rides along with { $migrant }: { $location }.
log-swimming-taken = { $animal } takes a Swimming card from the discard pile.
log-moved = { $animal }: { $from } → { $to }.
log-recombined = { trait-recombination }: { $first } gives { $card }, { $second } gives { $other }.
log-recombined-lost = { $trait } cannot be kept and is discarded.
log-remains = { $hunter } eats { $prey }; its traits stay as remains.
log-died-of-neoplasm = Died of Neoplasm: { $animal }.

## Options

option-herding-equal-protects = When a herd is large enough
    .explanation = Whether Herding protects when there are exactly as many herd animals as carnivores.
    .true = equal numbers are enough
    .false = the herd must be larger
option-laurasia-six-bonus = Laurasia with six players
    .explanation = What is added to Laurasia’s die with six players.
    .n4 = 1 die + 4
    .n5 = 1 die + 5
option-land-to-land-migration = Migration between the continents
    .explanation = Whether animals may migrate from one continent to the other.
    .true = allowed
    .false = only into and out of the Ocean
option-two-player-reduced = Deck for two players
    .explanation = Whether two players use only half the cards.
    .true = 63 cards
    .false = all 126 cards
option-expansion-sets = Expansions in the deck
    .explanation = How many sets of Continents are shuffled in; two only for five or more players.
    .n1 = one
    .n2 = two

## Why something is not allowed

refusal-bank-elsewhere = An animal eats only from the bank of its own location.
refusal-bank-elsewhere-animal = { $animal } eats only from the bank of its own location.
refusal-ocean-animal = New animals start on a continent; Swimming takes them into the Ocean.
refusal-on-remains = Nothing can be played on remains.
refusal-on-remains-animal = { $animal } is only remains: nothing can be played on it.
refusal-remains = Remains do nothing until they come back.
refusal-remains-animal = { $animal } is only remains and does nothing until it comes back.
refusal-pair-apart = A pair trait can join only animals in the same location.
refusal-swims-already = An animal in the Ocean swims without a card.
refusal-swims-already-animal = { $animal } lives in the Ocean and swims without a card.
refusal-regeneration = Regeneration goes on an animal with at most one other trait, which must not add to its need.
refusal-regeneration-animal = { $animal } cannot get Regeneration: it may have at most one other trait, and none that adds to its need.
refusal-regeneration-host = An animal with Regeneration can have at most two traits, and none that adds to its need.
refusal-regeneration-host-animal = { $animal } has Regeneration: at most two traits, and none that adds to its need.
refusal-migrating = Migration takes your whole turn and must come before anything else.
refusal-disabled = This trait is below a Neoplasm and does not work.
refusal-disabled-animal = { $animal }: this trait is below a Neoplasm and does not work.
refusal-paralysed = A paralysed animal’s traits do nothing until the end of the round.
refusal-paralysed-animal = { $animal } is paralysed: its traits do nothing until the end of the round.
refusal-other-location = The two animals are in different locations.
refusal-recombination = Recombination works once per round, between two of your animals that are not paralysed.
refusal-exchange = Each animal gives one trait that is not a pair trait, and the two must differ.
refusal-migration = Only your own animals with Migration can migrate, each once per round, and only to another location.
refusal-migration-animal = { $animal } cannot migrate there: it needs an unused Migration card and another location to go to.
refusal-land-to-land = At this table animals can migrate only into and out of the Ocean.
refusal-into-ocean = Only swimmers can migrate into the Ocean.
refusal-into-ocean-animal = { $animal } cannot migrate into the Ocean: it does not swim.
refusal-out-of-ocean = To leave the Ocean, an animal needs a Swimming card from your discard pile, and there is none.
refusal-out-of-ocean-animal = { $animal } cannot leave the Ocean: there is no Swimming card in your discard pile.
refusal-follower = An animal with Phoresy rides along only with a migrant from its own location, under the same rules for the Ocean.
refusal-restoring = You restore remains with a card from your hand.
refusal-placing = You place a card from your hand as an animal on a continent.
refusal-expansion-sets = Two sets of Continents are for five or more players.

## What would follow

outlook-moves = { $animal } moves to another location: { $location }.
outlook-dies-of-neoplasm = { $animal } will die of its Neoplasm.
outlook-choice-migrants = Then { $player } may announce more migrants.
outlook-choice-migrants-you = Then you may announce more migrants.
outlook-choice-follower = Then { $player } decides who rides along.
outlook-choice-follower-you = Then you decide who rides along.

## Points and states

score-ocean = In the Ocean
score-line-ocean = { $total ->
    [one] { $total } point: animals { $animals }, trait cards { $cards }, extra points { $bonus }, Ocean { $ocean }.
   *[other] { $total } points: animals { $animals }, trait cards { $cards }, extra points { $bonus }, Ocean { $ocean }.
}
state-remains = remains
state-disabled = disabled
outlook-cut = { $trait } with { $animal } is discarded if they end up in different locations.
state-restored = restored

## At the desk

desk-hunters = { $count ->
    [0] no carnivores
    [one] { $count } carnivore
   *[other] { $count } carnivores
}
desk-nobody = no animals
desk-food = Food
desk-migrates = Migrating
desk-rides = Riding along
desk-may-ride = May ride along
desk-gives = Giving a card
desk-would-live = Would live here
desk-will-live = Will live here
desk-home = Where will the new animal live?
desk-how-home = Pick a location; new animals start on a continent.
desk-migrate = Migrate
desk-migrate-where = Where does { $animal } migrate to?
desk-how-migrate = Pick a location. Migrating takes your whole turn.
desk-how-migrants = Pick another of your animals with Migration, or set off with those announced.
desk-ride = Should { $animal } ride along with { $migrant } to this location: { $location }?
desk-how-ride = All of them move together at the end.
desk-stay = Stay: { $location }
desk-ride-along = Ride along
desk-asked-order = Phoresy is decided in turn order
desk-asked-rides = { $animal } rides along
desk-asked-stays = { $animal } stays
desk-asked-now = { $animal }: deciding now
desk-asked-later = { $animal }: later
desk-asked-nobody = no Phoresy there
desk-recombine = Swap with { $animal }
desk-exchange = Swap
desk-exchange-which = Which card does each animal give?
desk-how-exchange = Pick one trait on each animal.
desk-restore = Restore { $animal }
desk-restore-which = Which remains come back with this card?
desk-how-restore = Pick the remains on the table.
desk-how-restored = Pick a card from your hand, then the remains.
desk-how-fresh = Pick a card from your hand, then a continent.
table-key-migrate = migrate with the selected animal
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

## The limits of Regeneration in a swap

option-regeneration-limits-exchange = Regeneration in a swap
    .explanation = Whether a swap may go beyond the limits of Regeneration.
    .true = an arriving card that breaks the limits is discarded
    .false = the limits hold for played cards only; a card that arrives in a swap stays
