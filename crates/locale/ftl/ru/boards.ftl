### The species boards: Evolution and Natural Selection.

## Traits: the name and what it does.

board-trait-ambush = Засада
    .summary = «Сигнал опасности» не мешает его атакам.
board-trait-burrowing = Норное
    .summary = Его нельзя атаковать, пока число фишек еды равно размеру популяции.
board-trait-carnivore = Хищник
    .summary = Атакует виды с меньшим размером тела и ест мясо; растительную пищу не получает.
board-trait-climbing = Лазящее
    .summary = Атаковать его может только хищник со свойством «Лазящее».
board-trait-cooperation = Сотрудничество
    .summary = Каждый раз, когда он получает еду, сосед справа тоже получает 1 фишку.
board-trait-defensive-herding = Стадность
    .summary = Атаковать его может только хищник с большей популяцией.
board-trait-fat-tissue = Жировой запас
    .summary = Хранит еду сверх популяции, но не больше фишек, чем размер тела.
board-trait-fertile = Плодовитость
    .summary = Популяция растёт на 1, если на Водопое осталась еда.
board-trait-foraging = Прожорливость
    .summary = Получая растительную пищу, берёт на 1 фишку больше.
board-trait-hard-shell = Панцирь
    .summary = Когда его атакуют, размер тела считается на 4 больше.
board-trait-horns = Рога
    .summary = Хищник, который его атакует, теряет единицу популяции.
board-trait-intelligence = Интеллект
    .summary = Каждая карта из руки даёт 2 фишки растительной пищи или отменяет одно свойство на время атаки.
board-trait-long-neck = Длинношеее
    .summary = Получает 1 фишку растительной пищи из Кормовой базы до вскрытия карт еды.
board-trait-pack-hunting = Охотничья стая
    .summary = При атаке прибавляет популяцию к размеру тела.
board-trait-scavenger = Падальщик
    .summary = Получает 1 фишку мясной пищи после каждой атаки, в которой убывает популяция.
board-trait-symbiosis = Симбиоз
    .summary = Его нельзя атаковать, пока сосед справа крупнее.
board-trait-warning-call = Сигнал опасности
    .summary = Защищает обоих соседей от хищников без свойства «Засада».

## Phases.

board-phase-setup = Подготовка
    .title = Подготовка
board-phase-deal = Новые карты
    .title = Получение новых карт
board-phase-food-card = Выращивание пищи
    .title = Выращивание пищи
board-phase-play = Розыгрыш карт
    .title = Розыгрыш карт
board-phase-leaves = Перед питанием
    .title = Свойства с листьями, перед питанием
board-phase-reveal = Количество еды
    .title = Определение количества еды
board-phase-feeding = Питание
    .title = Питание
board-phase-end = Конец питания
    .title = Конец питания
board-phase-over = Подсчёт очков
    .title = Подсчёт очков
board-phase-numbered = { $number }. { $phase }

## Questions, and what the others wait for.

board-question-food-card = Какую карту положить на Водопой лицом вниз?
board-waiting-food-card = { $player } выбирает карту еды.
board-question-play = Разыграть карту, сбросить свойство или закончить ход?
board-waiting-play = { $player } разыгрывает карты.
board-question-leaf = Какое свойство сработает следующим?
board-waiting-leaf = { $player } выбирает порядок свойств.
board-question-feed = Какой вид накормить?
board-waiting-feed = { $player } кормит вид.
board-question-pay = Какую карту сбросить ради свойства «Интеллект»?
board-waiting-pay = { $player } сбрасывает карту ради свойства «Интеллект».
board-question-store = Сколько фишек положить на карту «Жировой запас»?
board-waiting-store = { $player } решает, сколько отложить жира.
board-question-scarce = Осталась одна фишка: кто её получит?
board-waiting-scarce = { $player } решает, кто получит последнюю фишку.

## Choices.

board-action-food-card = Положить карту { $card } лицом вниз
board-action-trait = Разыграть карту { $card } на вид { $species }
board-action-species-left = Сбросить карту { $card }: новый вид слева
board-action-species-right = Сбросить карту { $card }: новый вид справа
board-action-grow-pop = Сбросить карту { $card }: популяция +1 у вида { $species }
board-action-grow-size = Сбросить карту { $card }: размер тела +1 у вида { $species }
board-action-drop = Сбросить свойство «{ $trait }»: { $species }
board-action-feed = Накормить вид { $species }
board-action-attack = Атаковать вид { $victim } хищником { $attacker }
board-action-attack-negating = Атаковать вид { $victim } хищником { $attacker }, отменив: { $traits }
board-action-intelligence = Сбросить карту { $card }: 2 фишки растительной пищи виду { $species }
board-action-pass = Пас
board-action-end-turn = Закончить ход
board-action-pay = Сбросить карту { $card }
board-action-leaf = { $trait }: { $species }
board-action-default = Обычный порядок для остальных
board-action-store = Отложить фишек: { $count }
board-action-scarce-forage = Сам вид, благодаря свойству «Прожорливость»
board-action-scarce-neighbour = Его сосед, благодаря свойству «Сотрудничество»

## What has happened.

board-log-round = Раунд { $round }. Первый ход: { $player }.
board-log-round-you = Раунд { $round }. Первый ход за вами.
board-log-round-last = Раунд { $round }, последний. Первый ход: { $player }.
board-log-round-last-you = Раунд { $round }, последний. Первый ход за вами.
board-log-phase = { $phase }
board-log-last-round-fixed = Колода закончилась: раунд { $round } последний.
board-log-reshuffled = Сброс перетасован в новую колоду (карт: { $count }).
board-log-board-given = { $player } получает новый вид: { $species }.
board-log-board-given-you = Вы получаете новый вид: { $species }.
board-log-dealt = { $player } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
board-log-dealt-you = Вы берёте { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
board-log-you-drew = Новая карта: { $card }.
board-log-food-chosen = { $player } кладёт карту еды лицом вниз.
board-log-food-chosen-you = Вы кладёте карту еды лицом вниз.
board-log-face-down = { $player } кладёт карту лицом вниз у вида { $species }.
board-log-face-down-you = Вы кладёте карту лицом вниз у вида { $species }.
board-log-you-trait = { $player } кладёт карту { $card } лицом вниз у вида { $species }.
board-log-you-trait-you = Вы кладёте карту { $card } лицом вниз у вида { $species }.
board-log-species = { $player } сбрасывает карту { $card }. Новый вид: { $species }.
board-log-species-you = Вы сбрасываете карту { $card }. Новый вид: { $species }.
board-log-grow-pop = { $player } сбрасывает карту { $card }: популяция вида { $species } растёт.
board-log-grow-pop-you = Вы сбрасываете карту { $card }: популяция вида { $species } растёт.
board-log-grow-size = { $player } сбрасывает карту { $card }: размер тела вида { $species } растёт.
board-log-grow-size-you = Вы сбрасываете карту { $card }: размер тела вида { $species } растёт.
board-log-drop = { $player } сбрасывает карту { $card } у вида { $species }.
board-log-drop-you = Вы сбрасываете карту { $card } у вида { $species }.
board-log-turned-up = { $species }: открыто свойство «{ $trait }».
board-log-multiplied = { $species } размножается: популяция { $pop }.
board-log-fat-moved = { $species } расходует { $count ->
    [one] { $count } фишку жира.
    [few] { $count } фишки жира.
   *[many] { $count } фишек жира.
}
board-log-food-card = { $player }: карта еды { $card }.
board-log-watering-hole = Сумма карт еды: { $sum }. Фишек на Водопое: { $tokens }.
board-log-took = { $species } получает { $count ->
    [one] { $count } фишку еды ({ $cause }).
    [few] { $count } фишки еды ({ $cause }).
   *[many] { $count } фишек еды ({ $cause }).
}
board-log-took-fat = { $species } получает { $count ->
    [one] { $count } фишку еды, в том числе в запас жира: { $fat } ({ $cause }).
    [few] { $count } фишки еды, в том числе в запас жира: { $fat } ({ $cause }).
   *[many] { $count } фишек еды, в том числе в запас жира: { $fat } ({ $cause }).
}
board-log-card-spent = { $player } сбрасывает карту { $card } ради свойства «Интеллект».
board-log-card-spent-you = Вы сбрасываете карту { $card } ради свойства «Интеллект».
board-log-attacked = { $attacker } атакует. Жертва: { $victim }.
board-log-attacked-negating = { $attacker } атакует. Жертва: { $victim }. Отменено: { $traits }.
board-log-lost = { $species } теряет единицу популяции: осталось { $pop }.
board-log-gored = { $species } натыкается на рога и теряет единицу популяции: осталось { $pop }.
board-log-starved = { $species } голодает: популяция падает до { $pop }.
board-log-died = { $species } вымирает. Взято карт за свойства: { $cards }.
board-log-food-scored = { $player } кладёт в мешочек фишки еды: +{ $tokens }.
board-log-food-scored-you = Вы кладёте в мешочек фишки еды: +{ $tokens }.
board-log-fat-scored = { $player } кладёт в мешочек фишки жира: +{ $tokens }.
board-log-fat-scored-you = Вы кладёте в мешочек фишки жира: +{ $tokens }.
board-log-passed = { $player } пасует.
board-log-passed-you = Вы пасуете.
board-log-turn-ended = { $player } заканчивает ход.
board-log-turn-ended-you = Вы заканчиваете ход.
board-log-points = { $player }: { $points }.
board-log-winner = Победитель: { $players }.
board-log-winner-you = Вы победили.
board-log-winners = Общая победа: { $players }.

## Where food comes from.

board-cause-feeding = Водопой
board-cause-attack = атака

## Why something is not allowed.

board-refusal-phase = В этой фазе этого сделать нельзя.
board-refusal-turn = Сейчас не ваша очередь разыгрывать карты.
board-refusal-drop-turn = Свойства можно сбрасывать только в свой ход розыгрыша карт.
board-refusal-one-feeding = Одно кормление за ход и только в свой ход.
board-refusal-food-card = Сюда нужно положить карту из руки.
board-refusal-food-final = Карты еды уже нельзя сменить.
board-refusal-not-in-hand = У вас нет этой карты в руке.
board-refusal-trait-place = Свойство можно положить только на свой вид, у которого есть свободное место и ещё нет такого свойства.
board-refusal-species-place = Новый вид можно положить только с краю ряда, а не между другими.
board-refusal-species-limit = Для нового вида нет планшета.
board-refusal-grow = Счётчик заполнен или это не ваш вид.
board-refusal-drop = У вашего вида нет этого свойства.
board-refusal-not-yours = Кормить можно только свои виды.
board-refusal-no-plants = Хищник не получает растительную пищу.
board-refusal-hungry-first = Сначала голодные виды: один из ваших можно накормить.
board-refusal-overshoot = За этим столом накормленный вид кормить нельзя.
board-refusal-full = Для еды больше нет места.
board-refusal-empty = Водопой пуст.
board-refusal-not-a-hunter = Атаковать может только ваш хищник, и только другой вид.
board-refusal-hunter-full = Хищник накормлен, и места для мяса у него нет.
board-refusal-negate-cards = Чтобы отменить свойства, хищнику нужно свойство «Интеллект», а за каждое вы сбрасываете карту из руки.
board-refusal-negate-class = Отменять можно только защитные свойства.
board-refusal-negate-trait = Это свойство здесь отменить нельзя.
board-refusal-size = Атакующий должен быть крупнее жертвы.
board-refusal-climbing = Лазящее: хищнику нужно то же свойство.
board-refusal-herding = Стадность: популяция хищника должна быть больше.
board-refusal-burrowing = Норное: жертва накормлена и в безопасности.
board-refusal-symbiosis = Симбиоз: жертву защищает более крупный сосед.
board-refusal-warning = Сигнал опасности: жертву защищает сосед.
board-refusal-no-intelligence = Нужны ваш вид со свойством «Интеллект» и карта в руке.
board-refusal-intelligence-hunter = Хищник использует «Интеллект» только при атаке.
board-refusal-must-feed = Голодный вид можно накормить, поэтому вы обязаны это сделать.
board-refusal-store = Столько фишек отложить нельзя.
board-refusal-leaf = Это свойство сейчас применить нельзя.
board-refusal-scarce = Сейчас не нужно решать, кто получит последнюю фишку.
board-refusal-generic = Правила этого не разрешают.

## The table in a terminal.

board-table-line = Раунд { $round }, { $phase }. Водопой: { $tokens }. Колода: { $deck }.
board-table-seat = { $player }: { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}
board-table-screen = в мешочке { $tokens }
board-table-species = { $species }: популяция { $pop }, размер тела { $size }, еда { $food }
board-table-fat = жир { $fat }
board-table-face-down = лицом вниз: { $count }
board-hand = Ваши карты: { $cards }
board-with-card = Карта: { $card }
board-dropping = Сбросить свойство
board-points = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
} (еда { $food }, популяция { $population }, свойства { $traits })
board-you = Вы
