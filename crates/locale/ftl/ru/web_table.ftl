### Words of the table on the page.

table-close = Закрыть
table-keys = Клавиши
table-hand-line = В руке: { $count }
table-hand-open = Показать карты
table-hand-fold = Скрыть карты
table-rivals = Соперники
table-more-reasons = ещё { $count }
table-die = На кубике { $die }
table-guards = { $first } защищает: { $second }
table-linked = { $first } и { $second }
table-key-tab = следующий выбор
table-key-arrows = перемещение в ряду или в руке
table-key-numbers = карта, выбор или кнопка по номеру
table-key-enter = главная кнопка
table-key-escape = шаг назад
table-key-feed = накормить выбранное животное или атаковать им
table-key-feed-boards = накормить выбранный вид или атаковать им
table-key-pass = пас, конец хода
table-key-undo = вернуть ход
table-key-hint = подсказка
table-key-log = журнал
table-key-theme = тема
table-key-sound = включить или выключить звук
table-key-rules = правила
table-key-list = этот список
table-traits-in-play = Свойства в игре
table-in-the-book = Открыть в правилах
table-beside = Боковая панель
table-hand-over = Теперь: { $player }
table-hand-over-note = Передайте экран. Остальные не смотрят, пока карты снова не будут скрыты.
table-watching = Играют только боты
table-step = Следующий ход

## The end of a round

summary-title = Раунд { $round } окончен
summary-title-new-world = Эпоха { $round } окончена
summary-nobody-died = Никто не погиб.
summary-left = Выжило
summary-draws = Взято карт
summary-points = Очки
summary-go-on = Дальше
summary-off = Больше не показывать
table-faster = Быстрее
settings-summary = Итог каждого раунда
settings-summary-note = В конце раунда: кто погиб и почему, сколько карт берёт каждый, очки. Игра ждёт, пока вы не продолжите.
