### Words of the result, the replay viewer and the analysis board.

## The result.

after-final-score = Итоговый счёт
after-chart = Очки на столе после каждого раунда
after-chart-new-world = Очки на столе после каждой эпохи
after-table = Стол в конце игры
after-chart-start = начало
after-round = Раунд
after-round-new-world = Эпоха
after-pile-note = При равном счёте решает, у кого больше карт в сбросе: { $piles }.
after-download = Сохранить запись
after-copy = Скопировать запись
after-copied = Скопировано.
after-not-copied = Браузер не разрешает копировать.
after-same-players = Новая игра с теми же игроками
after-other-game = Выбрать другую игру

## The replay viewer.

replay-open = Открыть запись
replay-file = Из файла
replay-paste = Или вставьте её текст
replay-read = Открыть
replay-kept = Смотреть партию из этого браузера
replay-none = В этом браузере ещё не играли. Здесь можно открыть запись партии.
replay-broken = Эту запись нельзя прочитать: строка { $line }, столбец { $column }.
replay-events = События
replay-timeline = Лента времени
replay-position = Событие
replay-value = Раунд { $round }, событие { $step } из { $count }: { $event }
replay-value-new-world = Эпоха { $round }, событие { $step } из { $count }: { $event }
replay-step = Событие { $step } из { $count }
replay-to-start = К началу
replay-back = На событие назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = На событие вперёд
replay-to-end = В конец
replay-keys = Клавиши: , и . или стрелки — на шаг, пробел — воспроизведение.
replay-seen-by = Глазами игрока
replay-dice-fair =
    Кубики проверены: { $shuffles ->
        [one] { $shuffles } тасовка
        [few] { $shuffles } тасовки
       *[many] { $shuffles } тасовок
    } и { $dice ->
        [one] { $dice } бросок
        [few] { $dice } броска
       *[many] { $dice } бросков
    } следуют из зерна сервера и { $words ->
        [one] { $words } слова игрока.
        [few] { $words } слов игроков.
       *[many] { $words } слов игроков.
    }
replay-dice-missing =
    { $words ->
        [one] { $words } запечатанное слово так и не раскрыто.
        [few] { $words } запечатанных слова так и не раскрыты.
       *[many] { $words } запечатанных слов так и не раскрыты.
    }
replay-dice-unfit = Кубики нечестные: строка { $line } записи не следует из зерна и слов.
replay-play-on = Играть отсюда
replay-replaces = Это заменит текущую партию.
replay-analyse = Анализ
replay-mark-attack = Раунд { $round }: атака
replay-mark-attack-new-world = Эпоха { $round }: нападение
replay-mark-death = Раунд { $round }: гибель
replay-mark-death-new-world = Эпоха { $round }: гибель
replay-mark-death-boards = Раунд { $round }: вид вымирает
replay-mark-last = Раунд { $round }: последний раунд
replay-mark-last-new-world = Эпоха { $round }: последняя эпоха
replay-mark-end = Раунд { $round }: конец игры
replay-mark-end-new-world = Эпоха { $round }: конец игры

## The analysis board.

analysis-title = Доска анализа
analysis-position = Позиция
analysis-player = Игрок { $seat }
analysis-clear = Очистить
analysis-add-animal-for = { $player }: добавить животное
analysis-remove-animal = Убрать: { $animal }
analysis-how = Выберите животное, затем свойства из списка. То, что правила запрещают, отклоняется с номером правила.
analysis-choose-first = Сначала выберите животное.
analysis-choose-second = { $trait }: теперь выберите второе животное пары.
analysis-chosen = Выбрано: { $animal }
analysis-too-much = Больше на этот стол не поместится.
analysis-nothing = Это ничего не меняет.
analysis-food-more = Фишкой больше
analysis-food-less = Фишкой меньше
analysis-fat = Жир на карте: { $trait }
analysis-used = Карта использована: { $trait }
analysis-asleep = Спит
analysis-remove-trait = Убрать: { $trait }
analysis-matrix = Кто кого может атаковать
analysis-hunter = хищник
analysis-no-hunters = Ни у одного животного нет свойства «{ trait-carnivorous }», поэтому никто не атакует.
analysis-key-yes = может
analysis-key-defended = может, но у жертвы есть защита
analysis-key-no = не может: первое запрещающее правило
analysis-cell-yes = да
analysis-cell-mimicry = отводит
analysis-cell-tail = хвост
analysis-says-yes = { $hunter } может атаковать жертву { $prey }. Защиты у жертвы нет.
analysis-says-defended = { $hunter } может атаковать жертву { $prey }. { $defence }
analysis-says-no = { $hunter } не может атаковать жертву { $prey }. { $reason } ({ $rule })
analysis-answer = Ответ
analysis-choose-pair = Выберите клетку таблицы, чтобы увидеть все проверки.
analysis-yes = Да, может.
analysis-yes-defended = Да, но есть защита.
analysis-no = Нет, не может.
analysis-checks = Проверки в порядке правил
analysis-passed = выполнено
analysis-failed = запрещает
analysis-then = Что за этим последует
analysis-pass-hunter = У него есть свойство «{ trait-carnivorous }».
analysis-pass-ready = В этом раунде ещё не атаковало.
analysis-pass-hungry = Может взять ещё фишку.
analysis-pass-other = Жертва — другое животное.
analysis-pass-trait = { $trait }: не мешает.
analysis-share = Поделиться позицией
analysis-link = Ссылка на эту позицию
analysis-copy-link = Скопировать ссылку
analysis-text = Позиция текстом
analysis-read-text = Прочитать этот текст
analysis-broken-link = Эта ссылка повреждена: часть знаков пропала или изменена. Показана начальная позиция.
analysis-broken-text = Эту позицию нельзя прочитать: строка { $line }, столбец { $column }.
analysis-no-position = Здесь нет позиции этой игры.
analysis-unlink = Убрать: { $trait }, { $first } и { $second }
analysis-play = Играть отсюда
analysis-play-note = Ход за вами, на остальных местах играют боты ({ level-forager }). Карты, которых нет на столе, составляют колоду; в руках карт нет.
analysis-play-you = Ваше место
analysis-would-stop = Что помешало бы
analysis-would-help = Что позволило бы
analysis-what-if = { $trait }: { $animal }

## The analysis board with species boards.

analysis-board-how = Выберите вид, затем свойства из списка. То, что правила запрещают, отклоняется с номером правила.
analysis-board-choose-first = Сначала выберите вид.
analysis-board-add = { $player }: добавить вид
analysis-board-left = { $animal }: на одно место влево
analysis-board-right = { $animal }: на одно место вправо
analysis-board-hole = Водопой
analysis-board-food = Еда
analysis-board-fat = Жир
analysis-board-more = на 1 больше
analysis-board-less = на 1 меньше
analysis-board-no-hunters = Ни у одного вида нет свойства «{ board-trait-carnivore }», поэтому никто не атакует.
analysis-board-key-answered = может, но пострадает от рогов
analysis-board-key-priced = может, если сбросить карты из руки
analysis-board-pass-hunter = У него есть свойство «{ board-trait-carnivore }», и жертва — другой вид.
analysis-board-pass-size = Он крупнее жертвы.
analysis-board-says-yes = { $hunter } может атаковать жертву { $prey }.
analysis-board-price = Отменено: { $traits }. Цена: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} из руки.
analysis-board-play-note = Ход за вами, на остальных местах играют боты ({ level-forager }). Карты, которых нет на столе, составляют колоду; из неё всем раздают карты.
analysis-yes-answered = Да, но пострадает от рогов.
analysis-yes-priced = Да, со свойством «{ board-trait-intelligence }».
analysis-cell-horns = рога
analysis-cell-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
