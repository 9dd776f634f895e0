### Words of the game: editions, states, numbers of things, and phrases that stand in for a name.

## Editions

edition-origin = Эволюция. Происхождение видов
edition-origin-short = Происхождение видов
edition-continents = Континенты
edition-evolution = Эволюция
edition-natural-selection = Естественный отбор
edition-new-world = Новый мир

## States of an animal, a card, a player: labels

state-hungry = голодное
state-fed = накормлено
state-full = сытое
state-asleep = спит
state-poisoned = отравлено
state-paralysed = парализовано
state-used = использовано
state-attacker = атакующий
state-prey = жертва
state-passed = пас
state-first = первый игрок
state-last-round = последний раунд

## Numbers of things

count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
count-cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
count-cards-in-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[many] { $count } карт в колоде
}
count-animals = { $count ->
    [one] { $count } животное
    [few] { $count } животных
   *[many] { $count } животных
}
count-animals-hungry = { $count ->
    [one] { $count } животное голодно
    [few] { $count } животных голодны
   *[many] { $count } животных голодны
}
count-tokens-missing = { $count ->
    [one] не хватает { $count } фишки
   *[many] не хватает { $count } фишек
}
count-tokens-missing-new-world = { $count ->
    [one] не хватает { $count } фишки
   *[many] не хватает { $count } фишек
}
count-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

## How far an animal is fed, as part of a sentence

progress = { $food } из { $need }
progress-fed = накормлено

## An animal with its owner: at the beginning of a sentence, inside it, and on a label

animal-subject = { $player }: { $animal }
animal-subject-you = Вы: { $animal }
animal-object = { $animal } ({ $player })
animal-object-you = { $animal } (ваше)
animal-label = { $animal } ({ $player })
animal-label-you = { $animal } (ваше)

## Lists: everything but the last, and the last

list-or = { $first } или { $last }
list-players = { $first }, { $last }
you = вы
