### Words of the table on the page.

table-close = Закрыть
table-keys = Клавиши
table-hand-line = Рука { $count }
table-hand-open = Показать руку
table-hand-fold = Свернуть руку
table-rivals = Соперники
table-more-reasons = ещё { $count }
table-die = На кубике { $die }
table-guards = { $first } охраняет: { $second }
table-linked = { $first } и { $second }
table-key-tab = следующий выбор
table-key-arrows = перемещение в ряду или в руке
table-key-numbers = карта, выбор или кнопка по номеру
table-key-enter = главная кнопка
table-key-escape = шаг назад
table-key-feed = накормить выбранное животное или атаковать им
table-key-pass = пас, конец хода
table-key-undo = отмена
table-key-hint = подсказка
table-key-log = журнал
table-key-theme = тема
table-key-rules = правила
table-key-list = этот список
table-traits-in-play = Свойства в игре
table-in-the-book = Открыть в правилах
table-beside = Рядом со столом
