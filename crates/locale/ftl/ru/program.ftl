### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Добро пожаловать за стол.
cli-how-many-players = Сколько игроков вместе с вами? Введите число от 2 до 8; Enter — 3:
cli-need-number = Введите число от 2 до 8 или просто нажмите Enter.
cli-players = Игроки: { $players }
cli-seed = Зерно случайности: { $seed }
cli-options = Настройки: { $options }
cli-options-printed = Игра идёт как в правилах.
cli-intro = Введите номер из списка или команду:
cli-game-over = Игра окончена
cli-final-scores = Итоговый счёт
cli-place = { $place }. { $player }: { $points }
cli-goodbye = До встречи.
cli-quit-question = Выйти из игры? Без сохранения партия пропадёт.
cli-yes-or-no = да или нет
cli-yes = да
cli-no = нет

## Whose turn it is

cli-your-turn = Ваш ход
cli-turn-of = Ход: { $player }
cli-hand-over = Теперь: { $player }
cli-hand-over-note = Передайте клавиатуру. Остальные, пожалуйста, отвернитесь.
cli-press-enter = Нажмите Enter, чтобы продолжить.
cli-thinking = { $player } думает.
cli-automatic = Единственный вариант: { $action }

## Choosing

cli-choices = Варианты
cli-choose-number = Номер (1–{ $last }):
cli-more-choices = { $count ->
    [one] ещё { $count } вариант
    [few] ещё { $count } варианта
   *[many] ещё { $count } вариантов
}
cli-unknown-input = Неизвестная команда: «{ $input }». Введите номер от 1 до { $last } или help.
cli-number-out-of-range = В списке нет номера { $number }. Введите номер от 1 до { $last }.
cli-not-possible-now = Сейчас это невозможно.
cli-several-fit = Подходят несколько ходов. Уточните:
cli-back = Назад
cli-end-of-input = Ввод закончился, игра остановлена.

## Help

cli-help-title = Команды
cli-help-number = выбирает вариант с этим номером
cli-help-why = объясняет, почему ход невозможен
cli-help-rules = показывает правило: rules ORI-S4
cli-help-log = показывает, что уже произошло
cli-help-table = показывает стол ещё раз
cli-help-hand = показывает ваши карты и их действие
cli-help-hint = подсказывает ход
cli-help-undo = возвращает последний ход
cli-help-save = сохраняет партию в файл: save ФАЙЛ
cli-help-help = показывает все команды
cli-help-quit = выходит из игры

## Commands and their answers

cli-why-allowed = Этот ход возможен.
cli-why-reason = { $reason } ({ $rule })
cli-why-usage = Введите why и ход, например: why attack Ventosa with Aurea
cli-why-nothing = Всё, что здесь можно сделать, есть в списке.
cli-rule-unknown = Правила { $rule } нет.
cli-rules-usage = Введите rules и номер правила, например: rules ORI-S4
cli-trait-unknown = Свойства «{ $name }» нет.
cli-hint = Подсказка: { $action }
cli-no-hint = Здесь подсказки нет.
cli-log-empty = Пока ничего не произошло.
cli-nothing-to-undo = Возвращать нечего.
cli-undone = Ход возвращён.
cli-undo-revealed = Вернуть ход нельзя: открылось то, что было скрыто.
cli-undo-others = Вернуть ход нельзя: другой игрок уже сделал выбор.

## Files

cli-saved = Сохранено: { $file }
cli-go-on-later = Продолжить партию позже:
cli-look-again = Посмотреть партию ещё раз:
cli-loaded = Загружено: { $file }
cli-file-missing = Файла { $file } нет.
cli-file-unreadable = Не удаётся прочитать файл { $file }: { $error }
cli-file-unwritable = Не удаётся записать файл { $file }: { $error }
cli-file-exists = Файл { $file } уже есть.
cli-replace-file = Заменить его?
cli-file-invalid = Файл { $file } не содержит правильной записи партии, строка { $line }: { $error }

## The table

cli-round = Раунд { $round }
cli-round-last = Раунд { $round }, последний
cli-round-phase = Раунд { $round } · { $phase }
cli-round-last-phase = Раунд { $round }, последний · { $phase }
cli-lap = Круг { $lap }
cli-head-players = Игроки
cli-head-player = Игрок
cli-head-animals = Животные
cli-head-traits = Свойства
cli-head-hand = Карты в руке
cli-head-your-hand = Ваши карты
cli-head-deck = Колода
cli-head-discard = Сброс
cli-head-bank = Кормовая база
cli-head-food = Еда
cli-head-fat = Жир
cli-head-points = Очки
cli-head-log = Журнал
cli-head-result = Итог
cli-hungry = { state-hungry }
cli-fed = { state-fed }
cli-full = { state-full }
cli-asleep = { state-asleep }
cli-poisoned = { state-poisoned }
cli-paralysed = { state-paralysed }
cli-guardian = { state-guardian }
cli-ward = { state-ward }
cli-guardian-is = защитник: { $animal }
cli-ward-is = подопечный: { $animal }
cli-partner-is = пара: { $animal }
cli-used = { state-used }
cli-passed = { state-passed }
cli-first = { state-first }
cli-you = вы
cli-none = нет
cli-no-animals = нет животных
cli-no-cards = нет карт
cli-bank-left = осталось фишек: { $count } из { $total }
cli-bank-empty = пусто
cli-fat-stored = { $count ->
    [one] { $count } фишка жира
    [few] { $count } фишки жира
   *[many] { $count } фишек жира
}

## Bots

cli-bot-name = { $level } { $number }
cli-human = Игрок { $number }
cli-bot = бот

## What was typed wrongly on the command line

cli-unknown-option = Настройки { $name } нет. Настройки: { $options }
cli-invalid-option-value = У настройки { $name } нет значения { $value }. Значения: { $values }
cli-invalid-option-form = Настройка пишется как имя=значение, а не { $text }.
cli-invalid-seats = { $edition }: число игроков от { $least } до { $most }, а не { $count }.
cli-invalid-seat = За этим столом нет места { $seat }.
cli-too-many-names = Имён слишком много ({ $names }), мест за столом { $seats }.
cli-unknown-edition = Издания { $name } нет. Издания: { $editions }
cli-unknown-language = Языка { $name } нет. Языки: { $languages }
cli-unknown-bot = Бота { $name } нет. Боты: { $bots }
cli-invalid-number = { $text } — это не число.
cli-invalid-deck = Колода { $file } не годится для игры: { $error }

## Tools

cli-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
cli-games-per-second = { $count ->
    [one] { $count } партия в секунду
    [few] { $count } партии в секунду
   *[many] { $count } партий в секунду
}
cli-average-rounds = Раундов в партии в среднем: { $value }
cli-average-points = Очков в среднем: { $value }
cli-wins = Победы
cli-shared-victories = Общие победы
cli-replay-ok = { $file }: запись верна.
cli-replay-differs = { $file }: запись расходится в строке { $line }: { $error }
cli-checks-passed = { $count ->
    [one] { $count } проверка пройдена.
    [few] { $count } проверки пройдены.
   *[many] { $count } проверок пройдено.
}
cli-checks-failed = { $count ->
    [one] { $count } проверка не пройдена.
    [few] { $count } проверки не пройдены.
   *[many] { $count } проверок не пройдено.
}
