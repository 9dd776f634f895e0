### Words of the game: editions, states, numbers of things, and phrases that stand in for a name.

## Editions

edition-origin = Ewolucja: Pochodzenie gatunków
edition-origin-short = Pochodzenie gatunków
edition-continents = Kontynenty
edition-evolution = Ewolucja
edition-natural-selection = Dobór naturalny
edition-new-world = Nowy świat

## States of an animal, a card, a player: labels

state-hungry = głodne
state-fed = nakarmione
state-full = syte
state-asleep = śpi
state-poisoned = zatrute
state-paralysed = sparaliżowane
state-used = użyta
state-attacker = atakujący
state-prey = ofiara
state-passed = pas
state-first = gracz rozpoczynający
state-last-round = ostatnia runda

## Numbers of things

count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
count-cards-in-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
count-animals = { $count ->
    [one] { $count } zwierzę
    [few] { $count } zwierzęta
   *[many] { $count } zwierząt
}
count-animals-hungry = { $count ->
    [one] { $count } zwierzę jest głodne
    [few] { $count } zwierzęta są głodne
   *[many] { $count } zwierząt jest głodnych
}
count-tokens-missing = { $count ->
    [one] brakuje { $count } znacznika
   *[many] brakuje { $count } znaczników
}
count-tokens-missing-new-world = { $count ->
    [one] brakuje { $count } żetonu
   *[many] brakuje { $count } żetonów
}
count-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}

## How far an animal is fed, as part of a sentence

progress = { $food } z { $need }
progress-fed = nakarmione

## An animal with its owner: at the beginning of a sentence, inside it, and on a label

animal-subject = { $player }: { $animal }
animal-subject-you = Ty: { $animal }
animal-object = { $animal } ({ $player })
animal-object-you = { $animal } (twoje)
animal-label = { $animal } ({ $player })
animal-label-you = { $animal } (twoje)

## Lists: everything but the last, and the last

list-or = { $first } lub { $last }
list-players = { $first }, { $last }
you = ty
