### Новый мир на экране: ареалы, выбор, метки, кнопки и последствия.

nw-epoch = Эпоха { $epoch } из { $epochs }
nw-one-epoch = Одна эпоха
nw-last-epoch = последняя эпоха
nw-areas = Ареалы
nw-areas-enter = новые ареалы появляются здесь
nw-areas-leave = последний уходит после этой эпохи
nw-empty = пусто
nw-only-with = только со свойством «{ $trait }»
nw-count-food = пища: { $count }
nw-count-shelters = { $count ->
    [one] { $count } убежище
    [few] { $count } убежища
   *[many] { $count } убежищ
}
nw-food-left = пища в ареалах: { $count }
nw-sheltered = в убежище
nw-shelled = в панцире
nw-saved = спасено
nw-bare = без свойств: доступен Ледник
nw-feeding = Кормится
nw-hides = Прячется
nw-changes = Меняется
nw-new-trait = Новое свойство
nw-gets-too = Тоже получит
nw-eats-here = Ест здесь
nw-hides-here = Прячется здесь
nw-where-eat = Где ест { $animal }?
nw-where-hide = Где прячется { $animal }?
nw-how-forage = Обведённые ареалы для него открыты; у остальных сказано, почему нет.
nw-shelter = Искать убежище
nw-change = { $animal } меняется. Какую карту сбросить?
nw-how-change = Выберите одно из его свойств или его парную карту.
nw-change-to = Какое свойство { $animal } получит взамен?
nw-how-change-to = Выберите свойство на карте в руке.
nw-change-now = Сменить
nw-which = Как именно?
nw-row = Переставить в ряду: { $animal }
nw-how-row = В этой фазе порядок в ряду можно менять как угодно; связанные животные остаются рядом.
nw-row-done = Готово
nw-left = Влево
nw-right = Вправо
nw-what-new = Что сделать с животным { $animal }?
nw-announce-trait = Новое свойство
nw-announce-animal = Новое животное
nw-how-announce = Объявите, чем станет верхняя карта вашего генофонда, пока её никто не видел: новым животным или свойством одного из ваших животных.
nw-pool = Карты в генофонде
nw-pool-line = { $count ->
    [one] { $count } карта в вашем генофонде
    [few] { $count } карты в вашем генофонде
   *[many] { $count } карт в вашем генофонде
}
nw-pool-note = Смотреть их нельзя никому, даже вам.
nw-revealed = Карта открыта. Её получает { $animal }.
nw-add = Добавить
nw-discard-sure = Сбросить эту карту?
nw-how-discard = Выберите карту в руке. Никто не видит, что вы сбрасываете.
nw-discard = Сбросить
nw-spend-fat = Израсходовать жир
nw-keep-fat = Сохранить жир
nw-stay-awake = Без спячки
nw-stop = Больше не защищаться
nw-roll-sure = { $trait }: пусть решит кубик ({ $animal })?
nw-roll-escaped = { $animal } ничего не получает и в этой фазе больше не нападает.
nw-gore-odds = убивает при { $least }–{ $most }
nw-dice-kills = хищник гибнет
nw-run-text = Если убежит, ничего не потеряет.
nw-gore-text = Если удастся, хищник гибнет и нападение окончено.
nw-repel-text = Сбрасывает эту карту; нападение окончено, хищник не получает ничего.
nw-hide-text = Прячется до конца фазы: на него никто не нападает, но и есть оно не может.
nw-elude-text = Остаётся в живых и теряет одну карту; хищник получает 1 фишку специальной пищи.
nw-tie-note = При равенстве побеждает тот, у кого больше животных: { $counts }.
nw-then-chooses = Затем выбирает { $player }.
nw-then-you-choose = Затем выбираете вы.
nw-need = { $animal }: потребность станет { $need }.
nw-new-row = Новый порядок: { $animals }.
nw-area-left = { $count ->
    [0] { $area }: пищи не останется.
   *[many] { $area }: останется пищи: { $count }.
}
nw-unknown-card = Этой карты ещё никто не знает.
nw-outlook-running = { $trait }: убегает при { $faces }.
nw-outlook-horned = { $trait }: хищник гибнет при { $faces }.
nw-outlook-mimicry = { $trait }: нападение может перейти на другое животное: { $animals }.
nw-outlook-elusive = { $trait }: сбрасывает карту и остаётся в живых; хищник получает 1 фишку специальной пищи.
nw-outlook-repulsive = { $trait }: может сбросить эту карту и выжить; хищник не получает ничего.
nw-outlook-shelled = { $trait }: может спрятаться в панцирь; хищник не получает ничего.
nw-outlook-poison = { $trait }: кто его съест, погибнет в фазе вымирания.
table-key-shelter = искать убежище
