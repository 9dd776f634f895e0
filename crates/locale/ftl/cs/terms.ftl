### Words of the game: editions, states, numbers of things, and phrases that stand in for a name.

## Editions

edition-origin = Evoluce: O původu druhů
edition-origin-short = O původu druhů
edition-continents = Kontinenty
edition-evolution = Evoluce
edition-natural-selection = Přirozený výběr
edition-new-world = Nový svět

## States of an animal, a card, a player: labels

state-hungry = hladový
state-fed = nakrmený
state-full = sytý
state-asleep = spí
state-poisoned = otrávený
state-paralysed = ochromený
state-used = použito
state-attacker = útočník
state-prey = kořist
state-passed = pas
state-first = první hráč
state-last-round = poslední kolo

## Numbers of things

count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
count-cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
count-cards-in-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
count-animals = { $count ->
    [one] { $count } živočich
    [few] { $count } živočichové
   *[other] { $count } živočichů
}
count-animals-hungry = { $count ->
    [one] { $count } živočich má hlad
    [few] { $count } živočichové mají hlad
   *[other] { $count } živočichů má hlad
}
count-tokens-missing = { $count ->
    [one] chybí { $count } žeton
    [few] chybějí { $count } žetony
   *[other] chybí { $count } žetonů
}
count-tokens-missing-new-world = { $count ->
    [one] chybí { $count } žeton
    [few] chybějí { $count } žetony
   *[other] chybí { $count } žetonů
}
count-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}

## How far an animal is fed, as part of a sentence

progress = { $food } { OUT_OF($need) } { $need }
progress-fed = nakrmeno

## An animal with its owner: at the beginning of a sentence, inside it, and on a label

animal-subject = { $player }: { $animal }
animal-subject-you = Vy: { $animal }
animal-object = { $animal } ({ $player })
animal-object-you = { $animal } (váš)
animal-label = { $animal } ({ $player })
animal-label-you = { $animal } (váš)

## Lists: everything but the last, and the last

list-or = { $first } nebo { $last }
list-players = { $first }, { $last }
you = vy
