### New World: traits, areas, questions, choices, events.

## Traits: the name and what it does.

new-world-trait-carnivorous = Хищное
    .summary = В каждой фазе питания нападает на одно животное и получает 2 специальные пищи. Потребность +1.
new-world-trait-fat-tissue = Упитанное
    .summary = Накормленное откладывает 1 жир и может спастись им при вымирании. Таких карт может быть несколько.
new-world-trait-swimming = Водоплавающее
    .summary = Кормится в озёрах. На него нападают только водоплавающие хищники, и только на таких.
new-world-trait-robust = Крупное
    .summary = Кормится в саваннах. На него нападают только крупные хищники. Потребность +1.
new-world-trait-nocturnal = Ночное
    .summary = Кормится и прячется в пещерах. На него нападают только ночные хищники.
new-world-trait-burrowing = Норное
    .summary = На накормленное нельзя напасть.
new-world-trait-hibernation = Впадающее в спячку
    .summary = При вымирании голодное животное может сбросить эту карту и выжить. Не в последней эпохе.
new-world-trait-poisonous = Ядовитое
    .summary = Хищник, который его съест, погибает в фазе вымирания.
new-world-trait-metamorphosis = Преображающееся
    .summary = Один раз за фазу питания отдаёт другое свойство и получает свойство из вашей руки.
new-world-trait-piracy = Вороватое
    .summary = Один раз за фазу питания отбирает фишку у голодного животного и получает 1 специальную пищу.
new-world-trait-elusive = Неуловимое
    .summary = При нападении сбрасывает любое свойство и выживает; хищник получает 1 специальную пищу.
new-world-trait-repulsive = Отталкивающее
    .summary = При нападении может сбросить эту карту; хищник ничего не получает.
new-world-trait-horned = Рогатое
    .summary = При нападении бросает кубик: на 5 и 6 погибает хищник.
new-world-trait-running = Быстрое
    .summary = При нападении бросает кубик: на 4, 5 и 6 убегает.
new-world-trait-adaptable = Неприхотливое
    .summary = Кормится и прячется в любом ареале.
new-world-trait-hoofed = Копытное
    .summary = Когда берёт пищу в ареале, может уничтожить там ещё 1 пищу.
new-world-trait-communication = Взаимодействующее
    .summary = Когда одно из пары берёт пищу в ареале, другое тоже берёт там 1.
new-world-trait-cooperation = Сотрудничающее
    .summary = Когда одно из пары берёт пищу в ареале, другое получает 1 специальную пищу.
new-world-trait-symbiosis = Симбиотическое
    .summary = На подопечного нельзя напасть, но ест он только после того, как накормлен защитник.
new-world-trait-scavenger = Трупоядное
    .summary = Получает 1 специальную пищу, когда при нападении погибает животное.
new-world-trait-camouflage = Замаскированное
    .summary = На него нападают только хищники со свойством «Зоркое».
new-world-trait-sharp-vision = Зоркое
    .summary = Хищником видит жертв со свойством «Замаскированное».
new-world-trait-stasis = Застывшее
    .summary = К нему нельзя добавить ни одного свойства. Потребность +1. Вредное свойство, для любого животного.
new-world-trait-harmful-mutation = Ослабленное мутацией
    .summary = Хищник не замечает одно из его защитных свойств. Потребность +1. Вредное свойство, для чужого животного.
new-world-trait-parasite = Заражённое паразитом
    .summary = Потребность +2. Вредное свойство, для чужого животного.
new-world-trait-mimicry = Подражающее
    .summary = При нападении переводит его на другое ваше животное.
new-world-trait-intelligent = Сообразительное
    .summary = Хищником один раз за фазу питания не замечает одно свойство жертвы.
new-world-trait-flying = Летающее
    .summary = На него нападают только хищники, у которых меньше свойств.
new-world-trait-shelled = Панцирное
    .summary = При нападении может спрятаться до конца фазы; тогда и не ест.

## Areas.

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
new-world-place-numbered = { $area } { $number }
new-world-access-all = для любого животного
new-world-access-with = только со свойством «{ $trait }»
new-world-access-no-traits = только без свойств

## Phases.

new-world-phase-setup = Подготовка
new-world-phase-development = Развитие
new-world-phase-areas = Ареалы
new-world-phase-feeding = Питание
new-world-phase-extinction = Вымирание
new-world-phase-over = Подсчёт очков

## Questions, and what the others wait for.

new-world-question-develop = Сыграйте карту или спасуйте.
new-world-waiting-develop = { $player } развивает животных.
new-world-question-announce = Объявите новое животное или новое свойство или спасуйте.
new-world-waiting-announce = { $player } объявляет карту генофонда.
new-world-question-feed = Что делают ваши животные?
new-world-waiting-feed = { $player } выбирает действие.
new-world-question-react = { $predator } нападает: { $prey }. Как ответить?
new-world-waiting-react = { $player } выбирает ответ на нападение.
new-world-question-trigger = Что сработает дальше?
new-world-waiting-trigger = { $player } выбирает, что сработает.
new-world-question-place = Открыта карта: { $card }. Какое свойство получает { $animal }?
new-world-waiting-place = { $player } размещает открытую карту.
new-world-question-fat = { $animal }: голод. Потратить жир?
new-world-waiting-fat = { $player } решает о жире.
new-world-question-hibernate = { $animal }: голод. Впасть в спячку?
new-world-waiting-hibernate = { $player } решает о спячке.
new-world-question-discard = Слишком много карт: какую сбросить?
new-world-waiting-discard = { $player } сбрасывает лишние карты.

## Choices.

new-world-action-play-animal = Сыграть { $card } как новое животное
new-world-action-play-animal-before = Сыграть { $card } как новое животное, слева: { $animal }
new-world-action-play-trait = Сыграть { $trait } → { $animal }, карта { $card }
new-world-action-play-pair = Сыграть { $trait } → { $first } + { $second }, карта { $card }
new-world-action-play-symbiosis = Сыграть { $trait }: защитник { $first }, подопечный { $second }, карта { $card }
new-world-action-rearrange = Расставить ряд так: { $animals }
new-world-action-announce-animal = Объявить новое животное
new-world-action-announce-trait = Объявить новое свойство: { $animal }
new-world-action-pass = Пас
new-world-action-end-turn = Закончить ход
new-world-action-shelter = Убежище для { $animal }: { $area }
new-world-action-feed = Накормить { $animal }: { $area }
new-world-action-feed-fat = Отложить жир { $animal }: { $area }
new-world-action-attack = Нападение: { $predator } → { $prey }
new-world-action-attack-ignoring = Нападение: { $predator } → { $prey }, не замечая: { $traits }
new-world-action-piracy-food = { new-world-trait-piracy }: { $pirate } ← { $victim }, обычная пища
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } ← { $victim }, специальная пища
new-world-action-metamorphosis = { new-world-trait-metamorphosis }: { $animal } отдаёт { $lost } и получает { $gained }, карта { $card }
new-world-action-metamorphosis-pair = { new-world-trait-metamorphosis }: { $animal } отдаёт { $lost }; { $gained } соединяет { $first } + { $second }, карта { $card }
new-world-action-metamorphosis-symbiosis = { new-world-trait-metamorphosis }: { $animal } отдаёт { $lost }; { $gained }, защитник { $first }, подопечный { $second }, карта { $card }
new-world-action-metamorphosis-pool = { new-world-trait-metamorphosis }: { $animal } отдаёт { $lost } за карту генофонда
new-world-action-metamorphosis-food = { new-world-trait-metamorphosis }: { $animal } отдаёт { $lost } за 1 специальную пищу
new-world-action-trigger = { $trait }: { $from } → { $partner }
new-world-action-decline = { $trait }: { $partner } без жира
new-world-action-trample = { new-world-trait-hoofed }: { $animal } уничтожает 1 пищу
new-world-action-spare = { new-world-trait-hoofed }: { $animal } оставляет пищу
new-world-action-run = { new-world-trait-running }: бросить кубик
new-world-action-gore = { new-world-trait-horned }: бросить кубик
new-world-action-elude = { new-world-trait-elusive }: сбросить { $card }
new-world-action-repel = { new-world-trait-repulsive }: сбросить эту карту
new-world-action-hide = { new-world-trait-shelled }: спрятаться до конца фазы
new-world-action-mimic = { new-world-trait-mimicry }: новая жертва { $animal }
new-world-action-stop = Больше не отвечать
new-world-action-add-trait = { $animal } получает { $trait }
new-world-action-add-pair = { $trait } соединяет { $first } + { $second }
new-world-action-add-symbiosis = { $trait }: защитник { $first }, подопечный { $second }
new-world-action-spend-fat = { $animal } тратит жир
new-world-action-keep-fat = { $animal } бережёт жир
new-world-action-hibernate = { $animal } впадает в спячку
new-world-action-stay-awake = { $animal } не впадает в спячку
new-world-action-discard = Сбросить { $card }
new-world-card-fat = { $trait } с жиром
new-world-card-pair = { $trait } с { $partner }
new-world-card-gone = карта

## What has happened.

new-world-log-areas-shuffled = Карты ареалов: в колоде { $deck }, вне игры { $out }.
new-world-log-cards-left = Карты эволюции вне игры: { $count }.
new-world-log-first-player = Первый игрок: { $player }.
new-world-log-epoch = Эпоха { $epoch }. Первый игрок: { $player }.
new-world-log-epoch-last = Эпоха { $epoch }, последняя. Первый игрок: { $player }.
new-world-log-phase = { $phase }.
new-world-log-you-drew = Новая карта: { $card }.
new-world-log-draws = { $player }: взять карт: { $count }.
new-world-log-reshuffled = Сброс становится колодой ({ $count }).
new-world-log-you-animal = { $player }: новое животное, { $animal }, карта { $card }.
new-world-log-animal = { $player }: новое животное, { $animal }.
new-world-log-trait = { $player }: { $trait } → { $animal }.
new-world-log-pair = { $player }: { $trait } → { $first } + { $second }.
new-world-log-symbiosis = { $player }: { $trait }, защитник { $first }, подопечный { $second }.
new-world-log-rearranged = { $player }: новый порядок в ряду.
new-world-log-trait-announced = { $player }: объявлено новое свойство, { $animal }.
new-world-log-revealed = Открыта карта: { $card }.
new-world-log-revealed-moved = Не подходит и переходит дальше: { $animal }.
new-world-log-revealed-animal = Никуда не подходит и становится новым животным: { $animal }.
new-world-log-revealed-discarded = { $card } не подходит и уходит в сброс.
new-world-log-passed = { $player }: пас.
new-world-log-passed-forced = { $player }: пас, делать нечего.
new-world-log-turn-ended = { $player }: конец хода.
new-world-log-area-entered = Новый ареал: { $area }.
new-world-log-area-discarded = Сброшен ареал: { $area }.
new-world-log-sheltered = { $animal } занимает убежище: { $area }.
new-world-log-ate = { $animal } ест ({ $source }): { $food } из { $need }.
new-world-log-stored = { $animal } откладывает жир ({ $source }): { $fat }.
new-world-log-ate-stored = { $animal } ест ({ $source }): { $food } из { $need }, жир { $fat }.
new-world-log-declined = { $animal } не берёт жир.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } уничтожает 1 пищу, { $area }.
new-world-log-robbed-food = { new-world-trait-piracy }: { $pirate } ← { $victim }, обычная пища.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } ← { $victim }, специальная пища.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } меняется.
new-world-log-attacked = { $predator } нападает: { $prey }.
new-world-log-attacked-ignoring = { $predator } нападает: { $prey }, не замечая { $traits }.
new-world-log-ran-escaped = { new-world-trait-running }, бросок { $die }: { $animal } убегает.
new-world-log-ran-caught = { new-world-trait-running }, бросок { $die }: { $animal } не убегает.
new-world-log-gored = { new-world-trait-horned }, бросок { $die }: { $animal } убивает хищника.
new-world-log-gored-failed = { new-world-trait-horned }, бросок { $die }: { $animal } промахивается.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } сбрасывает карту и выживает.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } отгоняет хищника.
new-world-log-hid = { new-world-trait-shelled }: { $animal } прячется до конца фазы.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } переводит нападение: { $to }.
new-world-log-card-discarded = Сброшено свойство: { $trait } ({ $animal }).
new-world-log-pair-discarded = Сброшено парное свойство: { $trait } ({ $first }, { $second }).
new-world-log-pair-discarded-plain = Сброшено парное свойство: { $trait }.
new-world-log-poisoned = { $animal }: отравление, гибель в фазе вымирания.
new-world-log-eaten = { $predator } съедает: { $animal }.
new-world-log-died-gored = Гибель от рогов: { $animal }.
new-world-log-died-starved = Гибель от голода: { $animal }.
new-world-log-died-poison = Гибель от яда: { $animal }.
new-world-log-fat-spent = { $animal } тратит жир: { $count }.
new-world-log-hibernated = { $animal } впадает в спячку.
new-world-log-cleaned-up = Пища и убежища возвращаются в запас; жир остаётся.
new-world-log-discarded = { $player }: карта сброшена.
new-world-log-discarded-card = { $player }: сброшена карта: { $card }.
new-world-log-points = { $player }: очки { $total } (животные { $animals }, свойства { $cards }, дополнительно { $bonus }).
new-world-log-winner = Победитель: { $players }.
new-world-log-winner-animals = Победитель по числу животных: { $players }.
new-world-log-winners = Общая победа: { $players }.

## Where food comes from, and points.

new-world-source-hunt = нападение
new-world-score-animals = Животные
new-world-score-cards = Свойства
new-world-score-bonus = Повышенная потребность
new-world-score-total = Всего
new-world-you = Вы

## The table in a terminal.

new-world-table-line = Эпоха { $epoch }, { $phase }. Колода ареалов: { $areas }. Колода: { $deck }. Сброс: { $discard }.
new-world-table-area = { $area }: пища { $food }, убежища { $shelter } ({ $access })
new-world-table-seat = { $player }: карты { $hand }
new-world-table-pool = { $player }: генофонд { $pool }
new-world-table-passed = пас
new-world-table-animal = { $animal }: пища { $food } из { $need }
new-world-table-fat = жир { $fat }
new-world-table-sheltered = в убежище
new-world-table-poisoned = отравлено
new-world-table-shelled-in = в панцире
new-world-table-used = { $trait } (использовано)
new-world-table-guardian = { $trait }, защитник: { $partner }
new-world-table-ward = { $trait }, подопечный: { $partner }
new-world-hand = Ваши карты: { $cards }
new-world-own-pool = Ваш генофонд: { $count }, закрыт
new-world-help = Число выбирает. Команды: table, hand, log, hint, undo, why COMMAND, rules ID, save FILE, quit. Ходы можно вводить как в записи, например: feed A1 from steppe или rearrange A2 A1 A3.
