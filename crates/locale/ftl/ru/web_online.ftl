### Words of tables online.

## Doors on the first page, and opening a table

online-alone = Играть в одиночку
online-name = Как вас называть?
online-name-note = Без учётной записи и почты. Другие видят только это имя.
online-open = Открыть стол
online-bots-note = Боты могут в любой момент занять свободные места.
online-local-only = Этот стол доступен только с этого компьютера. Чтобы впустить других в локальной сети, перезапустите Pangea одной из этих команд; игра сохранится.
online-local-address = Тогда другие открывают:
online-lan-address = Другие в вашей сети открывают:
online-not-https = Страница открыта без https: кто-то в той же сети мог бы прочитать всё, что передаётся.
online-have-link = У вас есть приглашение?
online-follow = Открыть ссылку
online-my-tables = Ваши столы
online-as-of = по состоянию на { $time }
online-your-turn = ваш ход
online-title-turn = Ваш ход
online-waiting-room = комната ожидания
online-paused-tag = пауза
online-playing-tag = идёт игра
online-look = Посмотреть
online-go-there = Перейти к столу
online-seats = Места
online-clock = Часы
online-clock-none = без часов
online-clock-minutes = { $minutes } мин
online-watchers = Зрители
online-watching-nobody = никого
online-watching-at-once = сразу
online-watching-delayed = через 3 мин
online-fail-name = Выберите другое имя: от 1 до 24 букв или цифр.
online-fail-rules = По таким правилам играть нельзя.
online-fail-fast = Чуть медленнее. Попробуйте ещё раз через минуту.
online-fail-invitation = Это не действующее приглашение.
online-fail-watching = За этим столом нельзя смотреть игру.
online-fail-server = Сейчас сервер не может этого сделать. Попробуйте ещё раз.

## Rules at a table

online-rules-here = Правила за этим столом
online-rule-printed = Как напечатано.
online-rule-no-clock = Без часов: у каждого столько времени, сколько нужно.
online-rule-clock = { $minutes ->
    [one] По { $minutes } минуте на игрока и { $seconds } с за каждое решение. Когда время выйдет, играет бот, пока вы не вернётесь.
    [few] По { $minutes } минуты на игрока и { $seconds } с за каждое решение. Когда время выйдет, играет бот, пока вы не вернётесь.
   *[many] По { $minutes } минут на игрока и { $seconds } с за каждое решение. Когда время выйдет, играет бот, пока вы не вернётесь.
}
online-rule-consent = Возврат хода и пауза с согласия всех.
online-rule-nobody-watches = Никто не смотрит.
online-rule-watch-at-once = Зрители приветствуются.
online-rule-watch-delayed = Зрители приветствуются, с задержкой 3 минуты.

## An invitation

online-invites = { $player } приглашает вас сыграть.
online-invited-before = Вас приглашают сыграть.
online-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
online-learn = Впервые? Научитесь играть.
online-at-table = За этим столом
online-answer = Ваш ответ
online-free-seat = Свободное место
online-free-yours = может стать вашим
online-free-note = хозяин стола может отдать его боту
online-free-host = пригласите кого-нибудь или отдайте его боту
online-host = хозяин стола
online-bot = бот
online-ready = готовность
online-not-ready = ещё нет
online-sit = Сесть за стол
online-sit-as = Сесть за стол под именем { $player }
online-you-are = Ваше имя на этом устройстве: { $player }.
online-not-you = Это не вы?
online-watch-instead = Только смотреть
online-watch-game = Смотреть эту партию
online-full = Все места заняты.
online-full-note = Можно смотреть; если место освободится, вы сможете сесть в комнате ожидания.
online-started = Игра уже началась.
online-started-note = Можно смотреть, а к следующей партии присоединиться.
online-expired = Срок этого приглашения истёк.
online-expired-note = Попросите новую ссылку или откройте свой стол.
online-member = У вас есть место за этим столом.

## The waiting room

online-table = Стол
online-table-of = Стол: { $player }
online-change = Изменить
online-change-now = Изменить правила
online-change-note = После этого всем нужно снова подтвердить готовность.
online-this-is-you = это вы
online-stand = Встать и смотреть
online-kick = Освободить место: { $player }
online-give-bot = Отдать боту
online-sit-here = Сесть сюда
online-bot-level = Сила: { $player }
online-remove-bot = Убрать бота
online-link = Ссылка-приглашение
online-copy = Скопировать ссылку
online-code = QR-код ссылки-приглашения
online-link-note = Открывший её выбирает имя; учётная запись не нужна.
online-link-here = Ссылка для этого компьютера
online-link-here-note = Она работает только в браузерах на этом компьютере.
online-new-link = Создать новую ссылку
online-new-link-note = Прежняя перестанет работать. Кто уже здесь, остаётся.
online-new-link-done = Это новая ссылка. Прежняя больше не работает.
online-no-link = На этом устройстве нет ссылки-приглашения.
online-dealing = Карты раздаются.
online-all-ready = Все готовы.
online-host-begins = Все готовы. Игру начинает хозяин стола.
online-waits-for = Ждём: { $players }.
online-free-seats = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
online-leave = Уйти
online-begin = Начать игру
online-be-ready = Можем начинать
online-be-not-ready = Подождите
online-dice = Кубики, которым не нужно верить на слово
online-dice-note = Сервер уже выбрал свою часть случая и показывает её печать. Эти шесть слов одинаковы для всех за столом; их можно сравнить.
online-closed = Этот стол закрыт.
online-closed-note = Запись партии хранится на сервере.
online-not-here = За этим столом у вас нет места.
online-not-here-note = Откройте приглашение ещё раз или попросите новое.
online-home = Перейти на главную

## Presence and clocks

online-here = за столом
online-reconnecting = нет связи
online-away = нет за столом
online-away-bot = нет за столом, играет { $level }
online-bot-for = играет { $level }
online-said-came = { $player } садится за стол.
online-said-back = { $player } снова за столом.
online-said-reconnecting = { $player } восстанавливает связь.
online-said-away = { $player } не за столом.
online-time-yours = ваше время
online-time-still = стоит
online-time-low = Время истекает.
online-time-low-note = Когда время выйдет, за вас будет играть бот, пока вы не вернётесь.
online-time-up = Время вышло: { $player }. Играет бот.

## In the prompt’s place

online-watching = Вы смотрите игру.
online-watching-behind = Вы смотрите игру с задержкой 3 минуты.
online-watching-note = Вы видите то, что может знать каждый игрок. Карты в руках и колода скрыты и от вас.
online-stop-watching = Прекратить просмотр
online-sides = С чьей стороны виден стол
online-side = Сторона: { $player }
online-holds = { $count ->
    [one] { $player }: { $count } карта в руке.
    [few] { $player }: { $count } карты в руке.
   *[many] { $player }: { $count } карт в руке.
}
online-holds-note = Вы увидите их в записи партии, когда игра закончится.
online-bot-plays = За вас играет бот: { $level }.
online-bot-plays-note = Он играет, пока вы не вернёте себе место. Ничего не потеряно.
online-take-back = Вернуть себе место
online-paused = Игра приостановлена.
online-paused-note = Все часы стоят; игра продолжится, когда все будут готовы.
online-held-line = Когда будет связь
online-who-answered = Кто ответил
online-answered = согласие
online-not-answered = ещё нет
online-ask-pause = Попросить о паузе
online-leave-table = Уйти из-за стола
online-leave-sure = За вас продолжит играть бот. Вернуться можно в любой момент.
online-stay = Остаться
online-watch-count = { $count ->
    [one] Смотрит { $count } человек: { $players }
    [few] Смотрят { $count } человека: { $players }
   *[many] Смотрят { $count } человек: { $players }
}

## The strip

online-lost = Связь прервана.
online-lost-note = Игра сохранена, и ваш выбор остаётся. Ваши часы идут. Pangea пробует снова.
online-lost-note-untimed = Игра сохранена, и ваш выбор остаётся. Pangea пробует снова.
online-back = { $seconds ->
    [one] Связи не было { $seconds } секунду.
    [few] Связи не было { $seconds } секунды.
   *[many] Связи не было { $seconds } секунд.
}
online-back-note = Ничего не потеряно. В журнале видно, что произошло.
online-elsewhere = Теперь вы играете на другом устройстве.
online-elsewhere-note = Вернуться сюда можно в любой момент.
online-go-on-here = Продолжить здесь
online-reload = Страница устарела: на сервере версия новее.
online-reload-note = Чтобы продолжить, загрузите страницу снова. Ничего не потеряется.
online-reload-now = Загрузить снова
online-distrust = Сервер не показывает печать, отправленную этой страницей.
online-distrust-note = Ваше слово для кубиков не раскрыто. Если о готовности сообщило не другое ваше устройство, не доверяйте кубикам этой партии.
online-no-word = Эта партия началась без вашего слова для кубиков.
online-no-word-note = Оно пришло слишком поздно, или сервер его пропустил. В записи партии будет видно, что его нет.
online-doubt-read = Понятно
online-asks-undo = { $player } просит вернуть ход.
online-you-ask-undo = Вы просите вернуть ход.
online-asks-undo-note = Отменится и всё, что было потом. Пока все отвечают, часы стоят.
online-asks-pause = { $player } просит о паузе.
online-you-ask-pause = Вы просите о паузе.
online-asks-note = Пока все отвечают, часы стоят.
online-asks-rematch = { $player } хочет сыграть ещё раз.
online-you-ask-rematch = Вы предлагаете сыграть ещё раз.
online-asks-rematch-note = Те же люди, те же правила.
online-withdraw = Отозвать
online-vote-no = Нет, играем дальше
online-vote-yes = Разрешить
online-not-agreed = За столом предпочитают играть дальше.
online-restart = { $seconds ->
    [one] Pangea перезапустится через { $seconds } секунду.
    [few] Pangea перезапустится через { $seconds } секунды.
   *[many] Pangea перезапустится через { $seconds } секунд.
}
online-restarting = Pangea перезапускается.
online-restart-note = Ваша игра сохранена и продолжится сама.
online-storage = Стол ждёт своё хранилище.
online-storage-note = Ничего не потеряно, часы стоят.
online-storage-back = Всё снова работает. Ничего не потеряно.
online-no-stale = Тем временем на столе всё изменилось. Выберите ещё раз.
online-no-watching = Вы смотрите эту партию.
online-no-host = Это может сделать только хозяин стола.
online-no-phase = Сейчас этого сделать нельзя.
online-no-taken = Это место занято.
online-no-seat = Хозяин стола отдал ваше место. Сесть снова можно по его новому приглашению.
online-no-ready = Есть свободное место или кто-то ещё не готов.
online-no-undo = Возвращать нечего.
online-no-asking = Сейчас все отвечают на другой вопрос.
online-no-bot-plays = За вас играет бот. Сначала верните себе место.

## The end

online-dice-good = Зерно то самое, что сервер запечатал до игры, и все слова сходятся. Запись партии пересчитывает каждый бросок.
online-dice-bad = Кубики не сходятся с тем, что сервер запечатал до игры.
online-dice-without = Зерно то самое, что сервер запечатал до игры, но вашего слова для кубиков не хватает.
online-rematch = Сыграть ещё раз
online-next-table = Перейти к следующей партии
