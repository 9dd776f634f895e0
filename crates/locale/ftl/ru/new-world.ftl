### Новый мир: свойства, ареалы, вопросы, выбор, события, отказы. То, что другие издания говорят так же, лежит в их файлах.

## Свойства, как на картах, и что каждое делает.

new-world-trait-carnivorous = Хищное
    .summary = Хищник: раз за фазу питания может напасть. Потребность +1, 1 дополнительное очко.
new-world-trait-fat-tissue = Упитанное
    .summary = Хранит 1 фишку жира на голодное время. У животного может быть несколько таких карт.
new-world-trait-swimming = Водоплавающее
    .summary = Напасть на него может только водоплавающий хищник; если оно само хищник, то нападает только на водоплавающих. Открывает Озеро.
new-world-trait-robust = Крупное
    .summary = Напасть на него может только хищник с тем же свойством. Открывает Саванну. Потребность +1, 1 дополнительное очко.
new-world-trait-nocturnal = Ночное
    .summary = Напасть на него может только хищник с тем же свойством. Открывает Пещеру.
new-world-trait-burrowing = Норное
    .summary = Пока животное накормлено, на него нельзя напасть.
new-world-trait-hibernation = Впадающее в спячку
    .summary = Когда ему грозит гибель от голода, эту карту можно сбросить: животное выживает. Не в последнюю эпоху.
new-world-trait-poisonous = Ядовитое
    .summary = Хищник, который его съест, погибнет в начале фазы вымирания.
new-world-trait-metamorphosis = Преображающееся
    .summary = Дополнительное действие: сбрасывает другое своё свойство и получает новое с карты из вашей руки. Раз за фазу питания.
new-world-trait-piracy = Вороватое
    .summary = Дополнительное действие: крадёт 1 фишку пищи у другого голодного животного. Раз за фазу питания.
new-world-trait-elusive = Неуловимое
    .summary = При нападении сбрасывает одну из своих карт и выживает; хищник получает 1 фишку специальной пищи.
new-world-trait-repulsive = Отталкивающее
    .summary = При нападении эту карту можно сбросить: нападение окончено, хищник ничего не получает.
new-world-trait-horned = Рогатое
    .summary = При нападении бросается кубик: на 5 или 6 хищник гибнет.
new-world-trait-running = Быстрое
    .summary = При нападении бросается кубик: на 4, 5 или 6 животное убегает.
new-world-trait-adaptable = Неприхотливое
    .summary = Ему открыт любой ареал, даже Ледник.
new-world-trait-hoofed = Копытное
    .summary = Взяв пищу из ареала, может затоптать там ещё одну фишку.
new-world-trait-communication = Взаимодействующее
    .summary = Пара: когда одно берёт пищу из ареала, другое тоже берёт там одну фишку.
new-world-trait-cooperation = Сотрудничающее
    .summary = Пара: когда одно берёт пищу из ареала, другое получает 1 фишку специальной пищи.
new-world-trait-symbiosis = Симбиотическое
    .summary = Пара: на подопечного нельзя напасть; он ест, только когда защитник накормлен.
new-world-trait-scavenger = Трупоядное
    .summary = После каждой гибели при нападении получает 1 фишку специальной пищи.
new-world-trait-camouflage = Замаскированное
    .summary = Напасть на него может только хищник со свойством «Зоркое».
new-world-trait-sharp-vision = Зоркое
    .summary = Хищник с этим свойством может нападать на животных со свойством «Замаскированное».
new-world-trait-stasis = Застывшее
    .summary = Вредное, на любое животное: новых свойств оно не получает. Потребность +1, 1 дополнительное очко.
new-world-trait-harmful-mutation = Ослабленное мутацией
    .summary = Вредное, на животное другого игрока: хищник может пренебречь одним его защитным свойством. Потребность +1, 1 дополнительное очко.
new-world-trait-parasite = Заражённое паразитом
    .summary = Вредное, на животное другого игрока. Потребность +2, 2 дополнительных очка владельцу животного.
new-world-trait-mimicry = Подражающее
    .summary = При нападении уводит хищника к другому вашему животному, на которое тот мог бы напасть.
new-world-trait-intelligent = Сообразительное
    .summary = Раз за фазу питания этот хищник может пренебречь защитным свойством или реакцией жертвы.
new-world-trait-flying = Летающее
    .summary = Напасть на него может только хищник, у которого меньше карт свойств.
new-world-trait-shelled = Панцирное
    .summary = При нападении может спрятаться до конца фазы; до тех пор на него нельзя напасть и его нельзя кормить.

## Ареалы.

new-world-area-steppe = Степь
new-world-area-taiga = Тайга
new-world-area-mangrove = Мангровый лес
new-world-area-swamp = Болото
new-world-area-cave = Пещера
new-world-area-mountains = Горы
new-world-area-savanna = Саванна
new-world-area-desert = Пустыня
new-world-area-lake = Озеро
new-world-area-meadow = Луг
new-world-area-glacier = Ледник
new-world-area-tundra = Тундра
new-world-area-jungle = Джунгли
new-world-area-forest = Лиственный лес

## Фазы, которых нет в других изданиях.

new-world-phase-areas = Ареалы
    .title = Фаза ареалов

## Вопросы и чего ждут остальные.

new-world-question-develop = Новое животное, новое свойство или пас?
new-world-question-trigger = Какое свойство сработает сейчас?
new-world-question-revealed = { $card }: какое свойство получит { $animal }?
new-world-question-fat = Будет ли { $animal } расходовать жир?
new-world-question-hibernate = Впадёт ли { $animal } в спячку?
new-world-question-discard = Какую карту сбросить?
new-world-waiting-trigger = { $player } выбирает свойство.
new-world-waiting-revealed = { $player } выбирает свойство: { $animal }.
new-world-waiting-fat = { $player } решает, расходовать ли жир: { $animal }.
new-world-waiting-hibernate = { $player } решает, впадать ли в спячку: { $animal }.
new-world-waiting-discard = { $player } сбрасывает карты.

## Выбор.

new-world-action-play-animal-before = Разыграть как новое животное слева от животного { $animal }: { $card }
new-world-action-rearrange = Изменить порядок в ряду: { $animals }
new-world-action-announce-animal = Объявить новое животное
new-world-action-announce-trait = Объявить новое свойство: { $animal }
new-world-action-shelter = Занять убежище: { $animal } → { $area }
new-world-action-feed = Накормить животное { $animal }: { $area }
new-world-action-feed-fat = Запасти жир: { $animal } ({ $area })
new-world-action-attack-ignoring = Напасть на жертву { $target } хищником { $attacker } без учёта свойств: { $traits }
new-world-action-piracy = { new-world-trait-piracy }: { $pirate } крадёт 1 фишку пищи у животного { $target }
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } крадёт 1 фишку специальной пищи у животного { $target }
new-world-action-metamorphose = { new-world-trait-metamorphosis }: { $animal } сбрасывает { $card }, новое свойство: «{ $trait }»
new-world-action-metamorphose-pair = { new-world-trait-metamorphosis }: { $animal } сбрасывает { $card }, новое свойство: «{ $trait }» ({ $first }, { $second })
new-world-action-metamorphose-symbiosis = { new-world-trait-metamorphosis }: { $animal } сбрасывает { $card }, новое свойство: «{ $trait }» (защитник { $first }, подопечный { $second })
new-world-action-metamorphose-pool = { new-world-trait-metamorphosis }: { $animal } сбрасывает { $card }, затем карта из генофонда
new-world-action-metamorphose-food = { new-world-trait-metamorphosis }: { $animal } сбрасывает { $card } за 1 фишку специальной пищи
new-world-action-trigger-communication = { new-world-trait-communication }: { $from } → { $partner }, 1 фишка пищи
new-world-action-trigger-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, 1 фишка специальной пищи
new-world-action-decline-communication = { new-world-trait-communication }: { $from } → { $partner }, без жира
new-world-action-decline-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, без жира
new-world-action-trample = { new-world-trait-hoofed }: { $animal } затаптывает 1 фишку пищи
new-world-action-spare = { new-world-trait-hoofed }: { $animal } ничего не затаптывает
new-world-action-run = { new-world-trait-running }: бросить кубик
new-world-action-gore = { new-world-trait-horned }: бросить кубик
new-world-action-elude = { new-world-trait-elusive }: сбросить { $card }
new-world-action-repel = { new-world-trait-repulsive }: сбросить эту карту
new-world-action-hide = { new-world-trait-shelled }: спрятаться в панцирь
new-world-action-mimic = { new-world-trait-mimicry }: новая жертва { $animal }
new-world-action-spend-fat = Израсходовать жир: { $animal }
new-world-action-keep-fat = Сохранить жир: { $animal }
new-world-action-hibernate = Спячка: { $animal }
new-world-action-stay-awake = Без спячки: { $animal }
new-world-action-discard = Сбросить карту: { $card }

## События.

new-world-log-discarded = { $player } сбрасывает карту: { $card }.
new-world-log-discarded-you = Вы сбрасываете карту: { $card }.
new-world-log-discarded-hand = { $player } сбрасывает карту.
new-world-log-discarded-hand-you = Вы сбрасываете карту.
new-world-log-discarded-pool = { $player } не глядя сбрасывает карту из генофонда.
new-world-log-discarded-pool-you = Вы не глядя сбрасываете карту из генофонда.
new-world-log-areas-shuffled = Карты ареалов перетасованы: { $count ->
    [one] { $count } карта в колоде ареалов.
    [few] { $count } карты в колоде ареалов.
   *[many] { $count } карт в колоде ареалов.
}
new-world-log-cards-left = Вне игры: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
new-world-log-first-player = Первый игрок: { $player }.
new-world-log-first-player-you = Первый ход за вами.
new-world-log-epoch = Эпоха { $epoch }. Первый ход: { $player }.
new-world-log-epoch-you = Эпоха { $epoch }. Первый ход за вами.
new-world-log-epoch-last = Эпоха { $epoch }, последняя. Первый ход: { $player }.
new-world-log-epoch-last-you = Эпоха { $epoch }, последняя. Первый ход за вами.
new-world-log-rearranged = { $player } меняет порядок в ряду: { $animals }.
new-world-log-rearranged-you = Вы меняете порядок в ряду: { $animals }.
new-world-log-animal-announced = { $player } объявляет новое животное: { $animal }.
new-world-log-animal-announced-you = Вы объявляете новое животное: { $animal }.
new-world-log-trait-announced = { $player } объявляет новое свойство: { $animal }.
new-world-log-trait-announced-you = Вы объявляете новое свойство: { $animal }.
new-world-log-revealed = Открыта карта: { $card }.
new-world-log-revealed-moved = Не подходит и переходит к соседу справа: { $animal }.
new-world-log-revealed-animal = Никуда не подходит и становится новым животным: { $animal }.
new-world-log-revealed-discarded = Не подходит и уходит в сброс: { $card }.
new-world-log-area-entered = Новый ареал: { $area }.
new-world-log-area-holds = { $area }: пища { $food }, убежища { $shelters }.
new-world-log-swamp-holds = { $area }: пища { $food }.
new-world-log-area-discarded = Ареал уходит: { $area }.
new-world-log-sheltered = { $animal } занимает убежище: { $area }.
new-world-log-fed = { $player }: { $animal } ест ({ $area }), { $state }.
new-world-log-fed-you = Вы: { $animal } ест ({ $area }), { $state }.
new-world-log-fed-fat = { $player }: { $animal } запасает ({ $area }) { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
new-world-log-fed-fat-you = Вы: { $animal } запасает ({ $area }) { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
new-world-log-gets-food = { $animal } получает { $count ->
    [one] { $count } фишку пищи, { $state }.
    [few] { $count } фишки пищи, { $state }.
   *[many] { $count } фишек пищи, { $state }.
}
new-world-log-gets-special = { $animal } получает { $count ->
    [one] { $count } фишку специальной пищи, { $state }.
    [few] { $count } фишки специальной пищи, { $state }.
   *[many] { $count } фишек специальной пищи, { $state }.
}
new-world-log-stores = { $animal } запасает { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
new-world-log-stores-also = Ещё { $count ->
    [one] { $count } фишка идёт в запас жира.
    [few] { $count } фишки идут в запас жира.
   *[many] { $count } фишек идут в запас жира.
}
new-world-log-not-taken = Нет места, не взято: { $count ->
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
}
new-world-log-no-room = { $animal }: нет места для пищи.
new-world-log-declined = { $trait }: { $animal } не запасает жир.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } затаптывает 1 фишку пищи ({ $area }).
new-world-log-robbed = { new-world-trait-piracy }: { $pirate } крадёт 1 фишку пищи у животного { $target }.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } крадёт 1 фишку специальной пищи у животного { $target }.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } меняется.
new-world-log-attacked-ignoring = { $attacker } нападает. Жертва: { $target }. Без учёта свойств: { $traits }.
new-world-log-ran-escaped = { new-world-trait-running }, выпало { $die }: { $animal } убегает.
new-world-log-ran-caught = { new-world-trait-running }, выпало { $die }: { $animal } не убегает.
new-world-log-gored-killed = { new-world-trait-horned }, выпало { $die }: { $animal } убивает хищника.
new-world-log-gored = { new-world-trait-horned }, выпало { $die }: { $animal } промахивается.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } сбрасывает карту «{ $trait }» и выживает.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } отгоняет хищника.
new-world-log-hid = { new-world-trait-shelled }: { $animal } прячется до конца фазы.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } отводит нападение. Новая жертва: { $to }.
new-world-log-gave-up = { $animal } сбрасывает карту «{ $trait }».
new-world-log-died-gored = Хищник гибнет от рогов: { $animal }. Жертва: { $prey }.
new-world-log-fat-spent = { $animal } расходует { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
new-world-log-cleaned-up = Пища и убежища возвращаются в запас, жир остаётся.
new-world-log-reshuffled = Сброс перетасован в новую колоду: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}

## Итог.

new-world-result-by-animals = Очков поровну: решает число выживших животных.

## Отказы.

new-world-refusal-generic = Правила здесь этого не позволяют.
new-world-refusal-seats = Игра рассчитана на 2–4 игроков.
new-world-refusal-epochs = На столько эпох не хватит ареалов.
new-world-refusal-disaster-alone = Катастрофа не сочетается с другой длиной игры и другим лимитом карт в руке.
new-world-refusal-no-more-cards = В этой фазе вы больше не разыгрываете карты.
new-world-refusal-passed-feeding = После паса вы в этой фазе питания больше ничего не делаете.
new-world-refusal-row-phase = Порядок в ряду можно менять только в фазе развития.
new-world-refusal-shelter = Убежище могут занять только ваши животные, и только там, где оно осталось.
new-world-refusal-feed = Кормить можно только своих животных и только там, где осталась пища.
new-world-refusal-not-a-predator = Нападают только ваши животные со свойством «Хищное».
new-world-refusal-not-a-predator-animal = { $animal } не может напасть: нападают только ваши животные со свойством «Хищное».
new-world-refusal-additional = Дополнительное действие можно выполнить только своим животным.
new-world-refusal-announce = Вместо карт в руке здесь генофонд: объявите животное или свойство.
new-world-refusal-not-on-card = Такого свойства на карте нет, или животного нет на столе.
new-world-refusal-between-neighbours = Парное свойство кладут между двумя соседями, любое другое — на одно животное.
new-world-refusal-row = В ряду должны быть все ваши животные, каждое ровно один раз.
new-world-refusal-partners = Животные с общим парным свойством должны оставаться рядом.
new-world-refusal-host = Свойства разыгрывают на своих животных, но «Заражённое паразитом» и «Ослабленное мутацией» — на чужих, а «Застывшее» — на любых.
new-world-refusal-host-animal = { $animal } не может получить это свойство: «Заражённое паразитом» и «Ослабленное мутацией» разыгрывают на чужих животных, «Застывшее» — на любых, все остальные — на своих.
new-world-refusal-stasis = Животное со свойством «Застывшее» новых свойств не получает.
new-world-refusal-stasis-animal = { $animal }: есть свойство «Застывшее», новых свойств не получает.
new-world-refusal-scavenger-or-predator = За этим столом «Трупоядное» и «Хищное» несовместимы.
new-world-refusal-scavenger-or-predator-animal = { $animal }: за этим столом «Трупоядное» и «Хищное» несовместимы.
new-world-refusal-pair = Этих двух животных нельзя связать: оба должны быть вашими, у каждого должна быть свободная сторона, и они не должны входить в одну цепочку.
new-world-refusal-pair-animal = { $animal }: связать нельзя. Оба животных должны быть вашими, у каждого должна быть свободная сторона, и они не должны входить в одну цепочку.
new-world-refusal-no-pools = В этой игре нет генофондов.
new-world-refusal-revealed = Карта достаётся названному животному как одно из двух указанных на ней свойств.
new-world-refusal-revealed-at-home = При игре с генофондами свойства получают только ваши животные.
new-world-refusal-revealed-pair = Парное свойство должно связать животное с соседом на свободной стороне.
new-world-refusal-one-basic-action = Одно основное действие за ход: убежище, пища или нападение.
new-world-refusal-one-attack = Хищник нападает один раз за фазу питания.
new-world-refusal-one-attack-animal = { $animal } может напасть только раз за фазу.
new-world-refusal-has-shelter = У животного уже есть убежище.
new-world-refusal-has-shelter-animal = У животного { $animal } уже есть убежище.
new-world-refusal-no-access = Животное не может попасть в этот ареал.
new-world-refusal-no-access-animal = { $animal } не может попасть в этот ареал.
new-world-refusal-in-shell = В этой фазе на животное в панцире нельзя напасть и его нельзя кормить.
new-world-refusal-in-shell-animal = { $animal } в панцире: в этой фазе на него нельзя напасть и его нельзя кормить.
new-world-refusal-symbiosis = Симбиотическое: на подопечного нельзя напасть; он ест, только когда защитник накормлен.
new-world-refusal-symbiosis-animal = Симбиотическое, защитник { $animal }: на подопечного нельзя напасть; он ест, только когда защитник накормлен.
new-world-refusal-no-room = Животное накормлено, и места для жира нет.
new-world-refusal-no-room-animal = { $animal }: накормлено, места для жира нет.
new-world-refusal-table-full = На столе больше нет места для ещё одного животного.
new-world-refusal-sheltered-prey = На животное в убежище нельзя напасть.
new-world-refusal-ignore = Этим свойством нельзя пренебречь.
new-world-refusal-swimming = Водоплавающее: это свойство нужно и хищнику, и жертве либо никому из них.
new-world-refusal-camouflage = Замаскированное: хищнику нужно свойство «Зоркое».
new-world-refusal-nocturnal = Ночное: хищнику нужно то же свойство.
new-world-refusal-burrowing = Норное: накормленное животное в безопасности.
new-world-refusal-robust = Крупное: хищнику нужно то же свойство.
new-world-refusal-flying = Летающее: карт свойств у хищника должно быть меньше, чем у жертвы.
new-world-refusal-card-used = Такой карты нет, или в этой фазе она уже использована.
new-world-refusal-card-used-animal = { $animal }: такой карты нет, или в этой фазе она уже использована.
new-world-refusal-one-additional = Одно дополнительное действие за ход.
new-world-refusal-piracy = Вороватое: у вора должно быть место, а обкрадываемое животное должно быть голодным и иметь пищу.
new-world-refusal-piracy-animal = Кража невозможна: { $animal }. У вора должно быть место, а обкрадываемое животное должно быть голодным и иметь пищу.
new-world-refusal-metamorphosis = Преображающееся: нужно сбросить другое свойство животного и добавить разрешённое.
new-world-refusal-metamorphosis-mode = За этим столом «Преображающееся» действует иначе.
new-world-refusal-empty-pool = Генофонд пуст.
new-world-refusal-left-is-ward = За этим столом подопечный — левое из двух животных.
new-world-refusal-disaster-pass = В Катастрофе нельзя пасовать, пока в руке больше двух карт.
new-world-refusal-end-instead = После дополнительного действия нельзя спасовать, можно только закончить ход.
new-world-refusal-must-act = Пасовать нельзя: есть пища для голодного животного или другое обязательное действие.
new-world-refusal-must-attack = Пасовать нельзя: ваш голодный хищник обязан напасть.
new-world-refusal-must-store = Пасовать нельзя: за этим столом жир нужно запасать.
new-world-refusal-must-shelter = Пасовать нельзя: нужно занять убежище.
new-world-refusal-pass-instead = В этот ход ничего не сделано: закончить его нельзя, можно только спасовать.
new-world-refusal-not-yet = Закончить ход ещё нельзя: нужно выполнить основное действие.
new-world-refusal-compulsory = Это свойство действует само, отказаться от него нельзя.
new-world-refusal-reaction = Эту реакцию сейчас применить нельзя.
new-world-refusal-elusive = У животного, на которое напали, нет этой карты.
new-world-refusal-trigger = Сейчас не очередь этого свойства.
new-world-refusal-hoofed = Свойство «Копытное» сейчас подействовать не может.
new-world-refusal-fat-question = Вопрос о жире другого животного.
new-world-refusal-hibernation-question = Вопрос о спячке другого животного.
new-world-refusal-hand-limit = Сбросьте карту из руки.
