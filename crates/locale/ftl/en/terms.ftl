### Words of the game: editions, states, numbers of things, and phrases that stand in for a name.

## Editions

edition-origin = Evolution: The Origin of Species
edition-origin-short = The Origin of Species
edition-continents = Continents
edition-evolution = Evolution
edition-natural-selection = Natural Selection
edition-new-world = New World

## States of an animal, a card, a player: labels

state-hungry = hungry
state-fed = fed
state-full = full
state-asleep = asleep
state-poisoned = poisoned
state-paralysed = paralysed
state-used = used
state-attacker = attacker
state-prey = prey
state-passed = passed
state-first = first player
state-last-round = last round

## Numbers of things

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
count-cards-in-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
count-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
count-animals-hungry = { $count ->
    [one] { $count } animal is hungry
   *[other] { $count } animals are hungry
}
count-tokens-missing = { $count ->
    [one] { $count } more token needed
   *[other] { $count } more tokens needed
}
count-tokens-missing-new-world = { $count ->
    [one] { $count } more token needed
   *[other] { $count } more tokens needed
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## How far an animal is fed, as part of a sentence

progress = { $food } of { $need }
progress-fed = fed

## An animal with its owner: at the beginning of a sentence, inside it, and on a label

animal-subject = { $player }’s { $animal }
animal-subject-you = Your { $animal }
animal-object = { $player }’s { $animal }
animal-object-you = your { $animal }
animal-label = { $animal } ({ $player })
animal-label-you = { $animal } (yours)

## Lists: everything but the last, and the last

list-or = { $first } or { $last }
list-players = { $first } and { $last }
you = you
