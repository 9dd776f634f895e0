### Words of advice: what a move is expected to bring, what it has cost, how everybody stood.

## Bots

level-random = Случай
level-greedy = Хапуга
level-with-style = { $level }, { $style }
style-peaceful = мирный
style-balanced = уравновешенный
style-predatory = хищный
style-title = Стиль ботов
style-note-peaceful = Из ходов, которые примерно равны, боты выбирают те, что никому не вредят.
style-note-balanced = Боты делают то, что кажется лучшим.
style-note-predatory = Из ходов, которые примерно равны, боты выбирают атаку.

## Hints

advice-title = Подсказки
advice-best = Лучший
advice-thinking = Идёт расчёт вашего хода.
advice-failed = Ответа нет. Попросите подсказку ещё раз.
advice-ahead = шанс { $percent } %, впереди на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
advice-behind = шанс { $percent } %, позади на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
advice-level = шанс { $percent } %, по очкам поровну
advice-equal = Эти ходы примерно равны.
advice-close = Закрыть подсказки
advice-play = Сделать этот ход
advice-saves = { $animal } выживает чаще: { $with } %, иначе { $without } %.
advice-helps = { $animal } выживает чаще: { $with } %, иначе { $without } %.
advice-risks = { $animal } выживает реже: { $with } %, иначе { $without } %.
advice-protects = { $animal }: нападение станет невозможно.
advice-exposes = { $animal }: нападение станет возможно.
advice-hunts = { $animal } сможет напасть: { $prey }.
advice-points-more = В итоге больше примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-points-less = В итоге меньше примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
advice-last-food = Забирает последнюю еду.
advice-no-single-reason = Одной причины нет: в партиях, доигранных отсюда, этот ход чаще выигрывает.

## The review of a game

review-chance = Шанс на победу
review-to-win = шанс { $percent } %
review-of = { $player } { $percent } %
percent = { $percent } %
review-graph = Шанс на победу по ходу партии. Числа — в таблице ниже.
review-numbers = Числа
review-round = Раунд
review-round-new-world = Эпоха
review-end = конец
review-progress = Разбор партии: { $percent } %
review-done = Партия разобрана.
review-failed = Разобрать партию не удалось.
review-turning = Переломные моменты
review-turning-lead = Самые большие скачки графика и самые дорогие ходы, с учётом того, что игрок тогда видел. Это оценки по перебору, а не доказательства.
review-none = Заметных переломов не найдено.
review-all = Разобрать ходы всех игроков
review-item = Раунд { $round }, { $player }: { $played }
review-item-new-world = Эпоха { $round }, { $player }: { $played }
review-cost = Шанс упал на { $percent } %. Лучше было: { $better }
review-best-move = Лучший ход
review-rose = { $player }: с { $before } до { $after } %
review-event = Раунд { $round }: { $event }
review-event-new-world = Эпоха { $round }: { $event }
review-lost = Потеряно { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
review-no-better = { $player }: явно лучшего хода не найдено.
review-chance-decided = Здесь никто не выбирал: решил случай или правила.
after-review = Разобрать партию

## The analysis board

analysis-best = Лучшие ходы
analysis-best-for = Ходит { $player }.
analysis-best-seek = Искать лучшие ходы
analysis-best-none = Здесь нечего выбирать.

## In the terminal

cli-which-bots = Какие боты? Введите число от 1 до 4 или имя, например hunter+predatory; Enter — { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Подсказки, лучшая первой:
cli-review-title = Шанс на победу от первой записи до последней
cli-review-entry = запись { $entry }
