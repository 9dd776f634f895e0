### What has happened, one sentence or two for each event. "-you" speaks to the viewer.

## Set-up and cards

log-you-drew = Вы берёте карту: { $card }.
log-you-played-animal = Вы разыгрываете новое животное: { $animal } (карта: { $card }).
log-played-animal = { $player } разыгрывает новое животное: { $animal }.
log-shuffled = Колода перетасована: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
log-rolled-for-first = { $player } бросает кубик за право первого хода: { $die }.
log-rolled-for-first-you = Вы бросаете кубик за право первого хода: { $die }.
log-first-player = Первый игрок: { $player }.
log-first-player-you = Первый ход за вами.
log-dealt = { $player } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
log-dealt-you = Вы берёте { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
log-dealt-short = { $player } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} вместо { $quota }: колода пуста.
log-dealt-short-you = Вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} вместо { $quota }: колода пуста.
log-dealt-none = { $player } не берёт карт: колода пуста.
log-dealt-none-you = Вы не берёте карт: колода пуста.

## Rounds, phases, turns

log-round = Раунд { $round }. Первый ход: { $player }.
log-round-you = Раунд { $round }. Первый ход за вами.
log-round-last = Раунд { $round }, последний. Первый ход: { $player }.
log-round-last-you = Раунд { $round }, последний. Первый ход за вами.
log-phase = { $phase }.
log-turn = Круг { $lap }. Ход: { $player }.
log-turn-you = Круг { $lap }. Ваш ход.
log-passed = { $player } пасует.
log-passed-you = Вы пасуете.
log-passed-final = { $player } пасует до конца фазы.
log-passed-final-you = Вы пасуете до конца фазы.
log-passed-forced = { $player } пасует: возможных действий нет.
log-passed-forced-you = Вы пасуете: возможных действий нет.
log-passed-no-cards = { $player } пасует: карт в руке нет.
log-passed-no-cards-you = Вы пасуете: карт в руке нет.
log-turn-ended = { $player } заканчивает ход.
log-turn-ended-you = Вы заканчиваете ход.
log-turn-ended-forced = { $player } заканчивает ход: действий больше нет.
log-turn-ended-forced-you = Вы заканчиваете ход: действий больше нет.
log-cleaned-up = Фишки еды возвращаются в запас, жир остаётся.

## Development

log-trait-played = { $player } разыгрывает свойство «{ $trait }»: { $animal }.
log-trait-played-you = Вы разыгрываете свойство «{ $trait }»: { $animal }.
log-pair-played = { $player } разыгрывает свойство «{ $trait }»: { $first } и { $second }.
log-pair-played-you = Вы разыгрываете свойство «{ $trait }»: { $first } и { $second }.
log-symbiosis-played = { $player } разыгрывает свойство «{ $trait }»: защитник { $first }, подопечный { $second }.
log-symbiosis-played-you = Вы разыгрываете свойство «{ $trait }»: защитник { $first }, подопечный { $second }.

## Food

log-food-rolled = { $player } бросает кубик для кормовой базы: { $die }.
log-food-rolled-you = Вы бросаете кубик для кормовой базы: { $die }.
log-bank = Кормовая база: { $sum } = { $count ->
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
}
log-bank-plain = Кормовая база: { $count ->
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
}
log-take = { $player }: { $animal } ест, { $state }.
log-take-you = Вы: { $animal } ест, { $state }.
log-take-fat = { $player }: { $animal } запасает { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
log-take-fat-you = Вы: { $animal } запасает { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
log-lead = { $trait }: { $rest }
log-gain-red = { $animal } получает { $count ->
    [one] { $count } красную фишку, { $state }.
    [few] { $count } красные фишки, { $state }.
   *[many] { $count } красных фишек, { $state }.
}
log-gain-blue = { $animal } получает { $count ->
    [one] { $count } синюю фишку, { $state }.
    [few] { $count } синие фишки, { $state }.
   *[many] { $count } синих фишек, { $state }.
}
log-gain-eats = { $animal } ест, { $state }.
log-gain-fat = { $animal } запасает { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
log-gain-fat-also = Ещё { $count ->
    [one] { $count } фишка идёт в запас жира.
    [few] { $count } фишки идут в запас жира.
   *[many] { $count } фишек идут в запас жира.
}
log-gain-lost = { $count ->
    [one] { $count } фишка пропадает: нет места.
    [few] { $count } фишки пропадают: нет места.
   *[many] { $count } фишек пропадают: нет места.
}
log-gain-nothing = { $animal } не может получить еду, { $count ->
    [one] { $count } фишка пропадает.
    [few] { $count } фишки пропадают.
   *[many] { $count } фишек пропадают.
}
log-robbed-red = { $pirate } забирает красную фишку у животного { $target } («Пиратство»).
log-robbed-blue = { $pirate } забирает синюю фишку у животного { $target } («Пиратство»).
log-fat-burned = { $animal } расходует { $count ->
    [one] { $count } фишку жира, { $state }.
    [few] { $count } фишки жира, { $state }.
   *[many] { $count } фишек жира, { $state }.
}
log-surplus = { $animal } теряет излишек: { $count ->
    [one] { $count } фишку.
    [few] { $count } фишки.
   *[many] { $count } фишек.
}
log-grazed = { $animal } затаптывает 1 фишку в кормовой базе.
log-asleep = { $player }: { $animal } впадает в спячку.
log-asleep-you = Вы: { $animal } впадает в спячку.
log-asleep-plain = { $animal } впадает в спячку.
log-woke = { $animal } просыпается.

## The attack

log-attacked = { $attacker } атакует. Жертва: { $target }.
log-attacked-new-world = { $attacker } нападает. Жертва: { $target }.
log-ran-escaped = { trait-running }, выпало { $die }: { $animal } убегает.
log-ran-caught = { trait-running }, выпало { $die }: { $animal } не убегает.
log-redirected = { trait-mimicry }: { $from } отводит атаку. Новая жертва: { $to }.
log-tail-lost = { trait-tail-loss }: { $animal } сбрасывает карту «{ $trait }» и выживает.
log-pair-discarded = Парная карта уходит в сброс: «{ $trait }» ({ $first }, { $second }).
log-pair-discarded-plain = Парная карта уходит в сброс: «{ $trait }».
log-poisoned = { $animal }: отравлено, погибнет в фазе вымирания.
log-paralysed = { $animal }: парализовано до конца раунда.
log-eaten = Съедено: { $prey }. Хищник: { $hunter }.

## Extinction and the end

log-starved = Гибель от голода: { $animal }.
log-died-of-poison = Гибель от яда: { $animal }.
log-rolled-for-tie = { $player } бросает кубик при ничьей: { $die }.
log-rolled-for-tie-you = Вы бросаете кубик при ничьей: { $die }.
log-game-over = Игра окончена. { $result }
