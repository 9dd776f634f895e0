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
review-turning-lead = Ходы, которые обошлись дороже всего, с учётом того, что игрок тогда видел. Это оценки по перебору, а не доказательства.
review-none = Ходов, которые дорого обошлись, не найдено.
review-all = Разобрать ходы всех игроков
review-item = Раунд { $round }, { $player }: { $played }
review-item-new-world = Эпоха { $round }, { $player }: { $played }
review-cost = Шанс упал на { $percent } %. Лучше было: { $better }
review-mark = Раунд { $round }: { $player } теряет { $percent } %
review-mark-new-world = Эпоха { $round }: { $player } теряет { $percent } %
review-best-move = Лучший ход
review-rose = { $player }: с { $before } до { $after } %
after-review = Разобрать партию

## In the terminal

cli-which-bots = Какие боты? Введите число от 1 до 4 или имя, например hunter+predatory; Enter — { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Подсказки, лучшая первой:
cli-review-title = Шанс на победу от первой записи до последней
cli-review-moves = Ходы, которые обошлись дороже всего
cli-review-entry = запись { $entry }
