### What Continents adds: locations, traits, choices, events, refusals.

location-laurasia = Лавразия
location-gondwana = Гондвана
location-ocean = Океан

## Traits

trait-migration = Миграция
    .summary = Раз в раунд может перейти в другую локацию; на миграцию уходит весь ваш ход.
trait-neoplasm = Неоплазия
    .summary = Разыгрывается на животное другого игрока. Растёт вверх сквозь его свойства: те, что под ней, не действуют, а на самом верху она убивает.
trait-phoresy = Прилипала
    .summary = Может присоединиться к мигрирующему животному, которое уходит из его локации.
trait-regeneration = Регенерация
    .summary = Если его съели, его свойства остаются как останки, а в конце раунда оно возвращается. Не больше двух свойств, и ни одного, которое увеличивает потребность.
trait-recombination = Рекомбинация
    .summary = Пара: раз в раунд животные могут отдать друг другу по карте свойства.
trait-aedificator = Эдификатор
    .summary = Каждый раунд добавляет 2 фишки в кормовую базу своей локации.

## Choices

action-play-animal-in = Разыграть как новое животное: { $card } → { $location }
action-recombine = Использовать свойство «{ trait-recombination }»: { $first } отдаёт { $card }, { $second } отдаёт { $other }
action-migrate = Миграция: { $animal } → { $location }
action-set-off = Отправиться
action-follow = { trait-phoresy }: { $animal } присоединяется к животному { $migrant }
action-stay = { trait-phoresy }: { $animal } остаётся
action-restore = Восстановить животное { $animal }, карта { $card }
action-place = Выложить как животное: { $card } → { $location }

## Questions

question-migrants = Кто ещё мигрирует?
question-follower = Присоединится ли { $animal }?
question-restored = Какой картой и какие останки восстановить?
question-fresh = Вы начинаете заново. Какая карта станет животным и где?
waiting-migrants = { $player } объявляет миграцию.
waiting-follower = { $player } решает, кто присоединится.
waiting-restored = { $player } восстанавливает останки.
waiting-fresh = { $player } начинает заново.

## Events

log-you-played-animal-in = Вы разыгрываете новое животное: { $animal } (карта: { $card }). Локация: { $location }.
log-played-animal-in = { $player } разыгрывает новое животное: { $animal }. Локация: { $location }.
log-you-restored = Вы восстанавливаете животное { $animal } (карта: { $card }).
log-restored = { $player } восстанавливает животное { $animal }.
log-food-rolled-in = { $player } бросает кубик для кормовой базы: { $die }. Локация: { $location }.
log-food-rolled-in-you = Вы бросаете кубик для кормовой базы: { $die }. Локация: { $location }.
log-bank-in = Кормовая база, { $location }: { $sum } = { $count ->
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
}
log-bank-in-plain = Кормовая база, { $location }: { $count ->
    [one] { $count } фишка.
    [few] { $count } фишки.
   *[many] { $count } фишек.
}
log-bank-grew = { trait-aedificator }: { $animal } добавляет { $count ->
    [one] { $count } фишку: { $location }.
    [few] { $count } фишки: { $location }.
   *[many] { $count } фишек: { $location }.
}
log-neoplasm-grew = { trait-neoplasm }: у животного { $animal } больше не действует «{ $trait }».
log-migrates = { $animal } мигрирует: { $location }.
log-follows = { trait-phoresy }: { $animal } присоединяется к животному { $migrant }. Локация: { $location }.
log-swimming-taken = { $animal } берёт карту «Водоплавающее» из сброса.
log-moved = { $animal }: { $from } → { $to }.
log-recombined = { trait-recombination }: { $first } отдаёт карту «{ $card }», { $second } отдаёт карту «{ $other }».
log-recombined-lost = Не может остаться и уходит в сброс: «{ $trait }».
log-remains = Съедено: { $prey }. Хищник: { $hunter }. Свойства остаются как останки.
log-died-of-neoplasm = Гибель из-за неоплазии: { $animal }.

## Options

option-herding-equal-protects = Когда стадо достаточно велико
    .explanation = Достаточно ли для свойства «Стадность», чтобы стадных животных было столько же, сколько хищников.
    .true = достаточно столько же
    .false = их должно быть больше
option-laurasia-six-bonus = Лавразия для шести игроков
    .explanation = Сколько прибавляется к кубику Лавразии, когда играют шестеро.
    .n4 = 1 кубик + 4
    .n5 = 1 кубик + 5
option-land-to-land-migration = Миграция между континентами
    .explanation = Можно ли мигрировать с континента на континент.
    .true = разрешена
    .false = только в Океан и из него
option-two-player-reduced = Колода для двух игроков
    .explanation = Играют ли вдвоём половиной карт.
    .true = 63 карты
    .false = все 126 карт
option-expansion-sets = Дополнения в колоде
    .explanation = Сколько комплектов дополнения «Континенты» в колоде; два — только для пяти и более игроков.
    .n1 = один
    .n2 = два

## Why something is not allowed

refusal-bank-elsewhere = Животное ест только из кормовой базы своей локации.
refusal-bank-elsewhere-animal = { $animal } ест только из кормовой базы своей локации.
refusal-ocean-animal = Новые животные появляются на континенте; в Океан они попадают благодаря свойству «Водоплавающее».
refusal-on-remains = На останки ничего нельзя разыграть.
refusal-on-remains-animal = { $animal }: на останки ничего нельзя разыграть.
refusal-remains = Останки ничего не делают, пока их не восстановят.
refusal-remains-animal = { $animal }: это останки, они ничего не делают, пока их не восстановят.
refusal-pair-apart = Парное свойство соединяет животных в одной локации.
refusal-swims-already = Животное в Океане и так водоплавающее: карта ему не нужна.
refusal-swims-already-animal = { $animal } живёт в Океане: оно и так водоплавающее, карта не нужна.
refusal-regeneration = Для свойства «Регенерация» нужно животное не более чем с одним другим свойством, причём это свойство не должно увеличивать потребность.
refusal-regeneration-animal = { $animal } не может получить свойство «Регенерация»: не больше одного другого свойства, и ни одного, которое увеличивает потребность.
refusal-regeneration-host = У животного со свойством «Регенерация» не больше двух свойств, и ни одного, которое увеличивает потребность.
refusal-regeneration-host-animal = { $animal }: есть свойство «Регенерация», поэтому не больше двух свойств, и ни одного, которое увеличивает потребность.
refusal-migrating = Миграция занимает весь ход; объявить её нужно до любого другого действия.
refusal-disabled = Свойство лежит под картой «Неоплазия» и не действует.
refusal-disabled-animal = { $animal }: свойство лежит под картой «Неоплазия» и не действует.
refusal-paralysed = Свойства парализованного животного не действуют до конца раунда.
refusal-paralysed-animal = { $animal }: парализовано, его свойства не действуют до конца раунда.
refusal-other-location = Эти животные в разных локациях.
refusal-recombination = «Рекомбинация» действует раз в раунд, между двумя вашими животными, которые не парализованы.
refusal-exchange = Каждое из двух животных отдаёт одну карту одиночного свойства, и свойства должны быть разными.
refusal-migration = Мигрируют только ваши животные со свойством «Миграция», каждое раз в раунд и в другую локацию.
refusal-migration-animal = { $animal } не может туда мигрировать: нужны неиспользованная карта «Миграция» и другая локация.
refusal-land-to-land = За этим столом мигрируют только в Океан и из него.
refusal-into-ocean = В Океан мигрируют только водоплавающие животные.
refusal-into-ocean-animal = { $animal } не может мигрировать в Океан: оно не водоплавающее.
refusal-out-of-ocean = Чтобы выйти из Океана, животному нужна карта «Водоплавающее» из вашего сброса, а её там нет.
refusal-out-of-ocean-animal = { $animal } не может покинуть Океан: в вашем сбросе нет карты «Водоплавающее».
refusal-follower = «Прилипала» присоединяется к мигрирующему животному из своей локации; путь в Океан и из него — на тех же условиях.
refusal-restoring = Останки восстанавливают картой из руки.
refusal-placing = Карту из руки нужно выложить как животное на континенте.
refusal-expansion-sets = Два комплекта дополнения «Континенты» — для пяти и более игроков.

## What would follow

outlook-moves = { $animal } меняет локацию: { $location }.
outlook-dies-of-neoplasm = { $animal } погибнет из-за неоплазии.
outlook-choice-migrants = Затем { $player } может назвать и других мигрирующих животных.
outlook-choice-migrants-you = Затем вы можете назвать и других мигрирующих животных.
outlook-choice-follower = Затем { $player } решает, кто присоединится.
outlook-choice-follower-you = Затем вы решаете, кто присоединится.

## Points and states

score-ocean = В Океане
score-line-ocean = { $total ->
    [one] { $total } очко: животные { $animals }, карты свойств { $cards }, дополнительные очки { $bonus }, Океан { $ocean }.
    [few] { $total } очка: животные { $animals }, карты свойств { $cards }, дополнительные очки { $bonus }, Океан { $ocean }.
   *[many] { $total } очков: животные { $animals }, карты свойств { $cards }, дополнительные очки { $bonus }, Океан { $ocean }.
}
state-remains = останки
state-disabled = не действует
outlook-cut = { $trait } ({ $animal }): карта сбрасывается, если животные окажутся в разных локациях.
state-restored = восстановлено

## At the desk

desk-hunters = { $count ->
    [0] без хищников
    [one] { $count } хищник
    [few] { $count } хищника
   *[many] { $count } хищников
}
desk-nobody = никого
desk-food = Еда
desk-migrates = Мигрирует
desk-rides = Присоединяется
desk-may-ride = Может присоединиться
desk-gives = Отдаёт карту
desk-would-live = Может жить здесь
desk-will-live = Будет жить здесь
desk-home = Где будет жить новое животное?
desk-how-home = Выберите локацию; новые животные появляются на континенте.
desk-migrate = Мигрировать
desk-migrate-where = Куда мигрирует { $animal }?
desk-how-migrate = Выберите локацию. В этот ход вы больше ничего не делаете.
desk-how-migrants = Выберите ещё одно своё животное со свойством «Миграция» или отправляйтесь с объявленными.
desk-ride = { $migrant } мигрирует ({ $location }). Присоединится ли { $animal }?
desk-how-ride = В конце все отправляются вместе.
desk-stay = Остаться: { $location }
desk-ride-along = Присоединиться
desk-asked-order = «Прилипала»: решают по очереди
desk-asked-rides = { $animal } присоединяется
desk-asked-stays = { $animal } остаётся
desk-asked-now = { $animal }: решает сейчас
desk-asked-later = { $animal }: позже
desk-asked-nobody = там нет свойства «Прилипала»
desk-recombine = Обменяться: { $animal }
desk-exchange = Обменяться
desk-exchange-which = Какую карту отдаёт каждое из двух животных?
desk-how-exchange = Выберите по одному свойству каждого из двух животных.
desk-restore = Восстановить: { $animal }
desk-restore-which = Какие останки восстановит эта карта?
desk-how-restore = Укажите останки на столе.
desk-how-restored = Выберите карту из руки, затем останки.
desk-how-fresh = Выберите карту из руки, затем континент.
table-key-migrate = отправить выбранное животное в другую локацию
table-places = Локации
table-food-there = еда: { $count }

## Two equal cards after a Recombination

question-kept = «{ $trait }» второй раз: какую карту оставляет { $animal }?
waiting-kept = { $player } выбирает, какая карта останется.
action-keep-arriving = Оставить полученную карту: «{ $trait }», { $state }
action-keep-own = Оставить свою карту: «{ $trait }», { $state }
wear-ready = готова к использованию
wear-used = уже использована
wear-covered = под картой «{ trait-neoplasm }»
log-recombined-second = { $animal } оставляет свою карту «{ $trait }», полученная уходит в сброс.
log-recombined-replaced = { $animal } оставляет полученную карту «{ $trait }», своя уходит в сброс.
outlook-choice-kept = Затем { $player } выбирает, какая из двух одинаковых карт останется.
outlook-choice-kept-you = Затем вы выбираете, какая из двух одинаковых карт останется.
refusal-kept = Одна из двух одинаковых карт уходит; выберите, какая останется.

## The limits of Regeneration in an exchange

option-regeneration-limits-exchange = «Регенерация» при обмене
    .explanation = Может ли обмен выходить за ограничения свойства «Регенерация».
    .true = полученная карта, которая нарушает ограничения, сбрасывается
    .false = ограничения касаются только разыгранных карт; полученная при обмене остаётся
