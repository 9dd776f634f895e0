### Labels of choices.

action-play-animal = Разыграть как новое животное: { $card }
action-play-trait = Разыграть свойство «{ $trait }»: { $animal }
action-play-trait-card = Разыграть свойство «{ $trait }»: { $animal }, карта { $card }
action-play-pair = Разыграть свойство «{ $trait }»: { $first } и { $second }
action-play-pair-card = Разыграть свойство «{ $trait }»: { $first } и { $second }, карта { $card }
action-play-symbiosis = Разыграть свойство «{ $trait }»: защитник { $first }, подопечный { $second }
action-play-symbiosis-card = Разыграть свойство «{ $trait }»: защитник { $first }, подопечный { $second }, карта { $card }
action-pass = Пас
action-take = Накормить животное { $animal }
action-take-fat = Запасти жир: { $animal }
action-attack = Атаковать жертву { $target } хищником { $attacker }
action-attack-new-world = Напасть на жертву { $target } хищником { $attacker }
action-fat = { $count ->
    [one] Израсходовать { $count } фишку жира: { $animal }
    [few] Израсходовать { $count } фишки жира: { $animal }
   *[many] Израсходовать { $count } фишек жира: { $animal }
}
action-piracy = { trait-piracy }: { $pirate } забирает фишку у животного { $target }
action-graze = Использовать свойство «{ trait-grazing }»: { $animal }
action-hibernate = Использовать свойство «{ trait-hibernation }»: { $animal }
action-end-turn = Закончить ход
action-trigger-communication = { trait-communication }: { $from } → { $partner }, 1 красная фишка
action-trigger-cooperation = { trait-cooperation }: { $from } → { $partner }, 1 синяя фишка
action-trigger = Парное свойство: { $from }
action-run = { trait-running }: бросить кубик
action-mimic = { trait-mimicry }: новая жертва { $animal }
action-lose-tail = { trait-tail-loss }: сбросить { $card }
action-decline = Не реагировать
action-scavenge = Накормить падальщика { $animal }

## A card given up by Tail Loss

card-trait = карту «{ $trait }»
card-fat = карту «{ $trait }» вместе с жиром
card-empty = пустую карту «{ $trait }»
card-pair = карту «{ $trait }» (пара: { $partner })
card-unknown = карту
