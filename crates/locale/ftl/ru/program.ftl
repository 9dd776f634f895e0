### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Добро пожаловать за стол.
cli-how-many-players = Сколько игроков вместе с вами? Введите число от 2 до 8; Enter — 3:
cli-need-number = Введите число от 2 до 8 или просто нажмите Enter.
cli-players = Игроки: { $players }
cli-seed = Зерно случайности: { $seed }
cli-options = Настройки: { $options }
cli-intro = Введите номер из списка или команду:
cli-final-scores = Итоговый счёт
cli-place = { $place }. { $player }: { $points }
cli-goodbye = До встречи.
cli-quit-question = Выйти из игры? Без сохранения партия пропадёт.
cli-yes = да
cli-no = нет

## Whose turn it is

cli-hand-over = Теперь: { $player }
cli-hand-over-note = Передайте клавиатуру. Остальные, пожалуйста, отвернитесь.
cli-press-enter = Нажмите Enter, чтобы продолжить.

## Choosing

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
cli-file-exists = Файл { $file } уже есть.
cli-replace-file = Заменить его?

## The table

cli-round-phase = Раунд { $round } · { $phase }
cli-round-last-phase = Раунд { $round }, последний · { $phase }
cli-head-your-hand = Ваши карты
cli-head-bank = Кормовая база
cli-hungry = { state-hungry }
cli-fed = { state-fed }
cli-full = { state-full }
cli-asleep = { state-asleep }
cli-poisoned = { state-poisoned }
cli-paralysed = { state-paralysed }
cli-guardian-is = защитник: { $animal }
cli-ward-is = подопечный: { $animal }
cli-partner-is = пара: { $animal }
cli-used = { state-used }
cli-passed = { state-passed }
cli-first = { state-first }
cli-first-player = первый игрок
cli-you = вы
cli-no-animals = нет животных
cli-no-cards = нет карт
cli-bank-empty = пусто
cli-fat-stored = { $count ->
    [one] { $count } фишка жира
    [few] { $count } фишки жира
   *[many] { $count } фишек жира
}

## Bots

