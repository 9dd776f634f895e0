### Words of the first page and of choosing a game.

## The first page

home-title = Животные встречаются у водопоя.
home-lead = Наделите их свойствами, найдите им еду и не дайте им попасть в чужое меню. Пять игр серии «Эволюция» за одним столом, и каждое правило объяснено там, где оно нужно.
home-start-lead = С ботами, без учётной записи. Работает и без сети.
home-you = Игрок
home-edition-origin = Карты становятся животными, кубики дают еду
home-edition-continents = Базовая игра и три места обитания
home-edition-evolution = Планшеты видов и общий водопой
home-edition-natural-selection = Планшеты видов, правила 2014 года в четырёх фазах
home-edition-new-world = Ареалы, убежища и 29 свойств за 6 эпох
home-seats-why = { $edition }: от { $least } до { $most } игроков
home-cards = { $count ->
    [one] Вы и { $count } бот, карт: { $cards }
    [few] Вы и { $count } бота, карт: { $cards }
   *[many] Вы и { $count } ботов, карт: { $cards }
}
home-level-hatchling = { level-hatchling }: видит только то, что ход даёт сразу, и не всегда выбирает лучший
home-level-forager = { level-forager }: смотрит немного вперёд и порой ошибается
home-level-hunter = { level-hunter }: быстро продумывает весь раунд
home-level-hunter-new-world = { level-hunter }: быстро продумывает всю эпоху
home-level-apex = { level-apex }: за секунду думает в полную силу
home-undo-allowed = ходы можно возвращать
home-more-options = другие настройки
home-learn-note = Десять минут, шаг за шагом
home-hot-seat-note = Несколько игроков за одним экраном, с именами и настройками
home-rules-note = У каждого правила есть номер
home-records = Записи партий
home-records-note = Сохранить партию, открыть другую, посмотреть снова
home-kept-title = Ваша партия
home-kept-over = Посмотреть результат
home-kept-many = Ваши партии
home-kept-turn = Ход: { $player }
home-kept-when = Отложена: { $when }
home-kept-delete = Удалить
home-kept-delete-which = Удалить: { $game }
home-kept-delete-sure = Удалить эту партию?
home-kept-keep = Оставить
home-kept-broken = Эту партию больше нельзя открыть.
home-before-open = Вернуться к ней

## Records

home-record-lead = Запись — это текст, в котором есть всё, что произошло. Её можно сохранить, отправить, снова открыть и посмотреть ход за ходом.
home-record-current = Текущая партия
home-record-none = Текущей партии нет. Начните новую или откройте запись.
home-record-warning = В ней есть все карты, даже те, которых ещё никто не видел.
home-record-download = Скачать
home-record-copy = Копировать
home-record-copied = Скопировано.
home-record-copy-failed = Браузер не разрешает копировать. Выделите текст ниже и скопируйте его вручную.
home-record-show = Показать текст
home-record-text = Запись как текст
home-record-watch = Смотреть ход за ходом
home-record-open = Открыть запись
home-record-file = Из файла
home-record-paste = Или вставьте текст сюда
home-record-check = Проверить запись
home-record-refused = Эту запись нельзя открыть. Ничего не изменилось.
home-record-place = Строка { $line }, столбец { $column }
home-record-empty = Пока нечего читать: выберите файл или вставьте текст.
home-record-right = Запись верна.
home-record-moves = { $count ->
    [one] { $count } строка в записи
    [few] { $count } строки в записи
   *[many] { $count } строк в записи
}
home-record-replaces = Текущая партия будет отложена; вернуться к ней можно с главной страницы.
home-record-go-on = Открыть эту партию

## What is wrong with a record

wrong-no-record = Это не запись партии; запись начинается так: { $word }
wrong-newer-form = Эта запись в более новом формате, который здесь неизвестен.
wrong-newer-rules = Играли по более новой версии правил: { $number }.
wrong-no-end = Нет строки после заголовка: ---
wrong-header-line = Строка заголовка пишется так: key: value
wrong-key = Незнакомое слово в заголовке: { $word }
wrong-twice = Это стоит в заголовке дважды: { $word }
wrong-missing = В заголовке нет: { $word }
wrong-edition = В это издание здесь сыграть нельзя: { $word }
wrong-number = Здесь нужно число, а не: { $word }
wrong-line = В этой строке нет ни тасования, ни кубика, ни хода, ни итога.
wrong-command = Незнакомая команда: { $word }
wrong-animal = Такого животного нет: { $word }
wrong-species = Такого вида нет: { $word }
wrong-trait = Такого свойства нет: { $word }
wrong-new-animal = Новое животное должно называться так: { $word }
wrong-new-species = Новый вид должен называться так: { $word }
wrong-cards = Это не карты этой колоды.
wrong-face = На кубике этой игры не может выпасть { $number }.
wrong-rule = Это запрещает правило: { $title } ({ $rule }).
wrong-result-early = Итог есть, но игра здесь не окончена.
wrong-result = Игра кончилась не так, а вот как: { $word }
wrong-after-result = После итога ничего быть не должно.
wrong-result-form = Итог пишется так: P1 23, P2 17; winner P1
wrong-asked-question = Это сюда не подходит: { $seat } отвечает на вопрос.
wrong-asked-turn = Это сюда не подходит: ходит { $seat }.
wrong-asked-die = Это сюда не подходит: здесь бросок кубика.
wrong-asked-shuffle = Это сюда не подходит: здесь тасование колоды.
wrong-asked-over = Это сюда не подходит: игра окончена.
wrong-asked-nothing = Это сюда не подходит.

## Choosing a game in detail

setup-title = Стол
setup-lead = Сначала всё как в правилах. У каждой настройки написано, что она делает и какое правило меняет.
setup-who = Кто играет
setup-name-of = Имя на месте { $number }
setup-kind-of = Кто играет на месте { $number }
setup-person = человек за этим экраном
setup-bot = бот: { $level }
setup-add = Добавить место
setup-remove = Убрать место { $number }
setup-most = { $edition }: не больше { $most } игроков.
setup-least = { $edition }: не меньше { $least } игроков.
setup-hand-over = При каждой смене хода экран передаётся дальше; карты в руке при этом скрыты.
setup-watch = Играют только боты: вы смотрите.
setup-rules = Правила
setup-changed = изменено
setup-back = как в правилах: { $value }
setup-this = Этот стол
setup-all-printed = Всё как в правилах
setup-changes = { $count ->
    [one] Как в правилах, { $count } изменение
    [few] Как в правилах, { $count } изменения
   *[many] Как в правилах, { $count } изменений
}
setup-reset = Вернуть как в правилах
setup-people = { $count ->
    [0] никого за этим экраном
    [one] { $count } человек за этим экраном
    [few] { $count } человека за этим экраном
   *[many] { $count } человек за этим экраном
}
setup-bots = { $count ->
    [0] без ботов
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
setup-seed = Зерно случайности
setup-seed-note = То же число или слово даёт те же карты и броски. Если поле пусто, партия случайная.
setup-first = Кто начинает, решают кубики.

## Settings

settings-lead = Хранится только в этом браузере.
settings-look = Оформление
settings-play = Игра
settings-theme-system = как в системе
settings-theme-light = светлая
settings-theme-dark = тёмная
settings-speed = Скорость анимации
settings-speed-note = От неё зависит и то, сколько боты ждут перед ходом.
settings-speed-half = медленная
settings-speed-normal = обычная
settings-speed-double = быстрая
settings-speed-off = без анимации
settings-sound-note = Карты, еда, кубики и охота. По умолчанию выключен.
settings-sound-test = Послушать
settings-signal = Сигнал хода
settings-signal-note = Две ноты, когда наступает ваш ход.
settings-confirm = Спрашивать перед атакой
settings-confirm-note = Ходы, которые нельзя вернуть, требуют ещё одного нажатия.
settings-name = Ваше имя
settings-name-note = Для следующей партии, которую вы начнёте.
setup-not-together = Эти настройки не сочетаются друг с другом или с таким числом игроков. Что изменить, сказано в правиле

## Tables online, as the page without them speaks of them

online-doors = С кем играть
online-with-people = С людьми
online-with-people-note = по приглашению
online-alone-door = В одиночку
online-alone-note = против ботов
online-looking = Ищем сервер.
online-nobody = Сервер не отвечает.
online-nobody-note = Игра с ботами по-прежнему работает. Чтобы играть с людьми, запустите сервер Pangea и откройте страницу по его адресу.
online-held = После ответа
online-while-away = пока вас не было
online-try-now = Попробовать сейчас
