### Words of the place to meet: lobby, account, friends, talk, profile, leaderboard.

## What the screens share

place-lobby = Лобби
place-account = Ваша учётная запись
place-sign-in = Войти
place-friends = Друзья
place-leaders = Таблица лидеров
place-player = Игрок
place-own-page = Ваша страница
place-nav = Место встречи
place-invitations = Приглашения
place-dismiss = Отклонить приглашение
place-loading = Загрузка.
place-show = Показать
place-signed-out = На этом устройстве вход не выполнен.
place-signed-out-note = Для игры достаточно имени; учётная запись его сохранит.
place-today = сегодня
place-yesterday = вчера
place-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
place-hours = { $count } ч
place-minutes = { $count } мин
place-fail-sign-in = { $count ->
    [one] Имя и пароль не подходят друг к другу. Осталась { $count } попытка.
    [few] Имя и пароль не подходят друг к другу. Осталось { $count } попытки.
   *[many] Имя и пароль не подходят друг к другу. Осталось { $count } попыток.
}
place-fail-wrong = Это не подходит к имени.
place-fail-fast = { $seconds ->
    [one] Чуть медленнее. Попробуйте ещё раз через { $seconds } секунду.
    [few] Чуть медленнее. Попробуйте ещё раз через { $seconds } секунды.
   *[many] Чуть медленнее. Попробуйте ещё раз через { $seconds } секунд.
}
place-fail-nothing = Здесь ничего нет.
place-fail-taken = Такое или очень похожее имя здесь уже занято.
place-fail-password = Этот пароль слишком короткий, слишком длинный или совпадает с именем.
place-fail-account = Для этого нужна учётная запись.
place-fail-friend = Пригласить можно только друзей.
place-fail-many = Их уже слишком много.
place-fail-text = Этот текст слишком длинный или содержит невидимые знаки.
place-fail-address = На этот адрес нельзя отправить письмо.
place-fail-vacation = В этом году у вас осталось меньше дней отпуска.
place-fail-banned = Владельцы сервера на время закрыли его для вас.

## Time at slow tables

online-left = осталось { $time }
online-until = до { $moment }
online-rule-slow = { $count ->
    [one] { $count } день на ход. Когда время выйдет, играет бот, пока вы не вернётесь.
    [few] { $count } дня на ход. Когда время выйдет, играет бот, пока вы не вернётесь.
   *[many] { $count } дней на ход. Когда время выйдет, играет бот, пока вы не вернётесь.
}
online-bot-sits = бот на вашем месте
online-badge = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
}

## The first page of someone known here

mine-welcome = С возвращением, { $player }.
mine-waiting = { $count ->
    [one] Вас ждёт { $count } игра.
    [few] Вас ждут { $count } игры.
   *[many] Вас ждут { $count } игр.
}
mine-all-games = все игры
mine-none = Сейчас у вас нет игр. Сядьте за открытый стол или откройте свой.
mine-come-back = Вернуться
mine-play = Играть
mine-friends-here = Друзья сейчас здесь
mine-all-friends = все друзья

## Signing in

sign-in-name = Имя
sign-in-password = Пароль
sign-in-code = Код восстановления
sign-in-forgotten = Ввести код восстановления
sign-in-with-password = Войти с паролем
sign-in-recover = Восстановить доступ
sign-in-recover-now = Задать новый пароль
sign-in-recover-note = На всех других устройствах будет выполнен выход. Второй раз код не подойдёт.
sign-in-no-need = Для игры учётная запись не нужна.

## The account

account-keep = Сохранить имя { $player }
account-keep-note = Пока имя { $player } есть только в этом браузере. Сохраните его, и игры, друзья и рейтинги будут с вами на любом устройстве.
account-with-password = С паролем
account-new-password = Новый пароль
account-old-password = Нынешний пароль
account-password-good = Длины хватает. Хороший пароль: три случайных слова.
account-password-short = Не меньше { $count } знаков. Хороший пароль: три случайных слова.
account-keep-now = Сохранить имя
account-no-mail = Мы не спрашиваем адрес почты. Если пароль забудется, помогут коды восстановления.
account-have-one = У меня здесь есть имя: войти
account-codes = Коды восстановления
account-codes-note = Запишите их сейчас: они показаны только один раз. Каждый код один раз задаёт новый пароль.
account-codes-copy = Скопировать коды
account-codes-done = Коды записаны
account-codes-left = { $count ->
    [one] остался { $count } код
    [few] осталось { $count } кода
   *[many] осталось { $count } кодов
}
account-codes-new = Создать новые
account-codes-make = Создать новые коды
account-ways-in = Способы входа
account-password-since = задан: { $date }
account-password-note = На всех других устройствах будет выполнен выход.
account-password-change = Сменить пароль
account-rename = Сменить имя
account-new-name = Новое имя
account-rename-note = После этого входите с новым именем.
account-silenced = Вы не можете писать за столами до: { $date }.
account-others = Что видят другие
account-public = Моя страница открыта
account-public-note = результаты, рейтинги и сыгранные игры; иначе только для друзей
account-review = Мои ходы можно разбирать
account-review-note = в повторах, которые открывают другие
account-devices = Где выполнен вход
account-this-device = Это устройство
account-here-now = здесь, сейчас
account-last-here = последний раз: { $date }
account-out = Выйти
account-out-others = Выйти везде, кроме этого устройства
account-out-all = Выйти везде
account-data = Ваши данные
account-export = Забрать с собой
account-export-note = всё, что этот сервер хранит о вас, одним файлом
account-download = Скачать
account-delete = Удалить учётную запись
account-delete-note = имя, рейтинги и сообщения исчезнут; у других игры останутся
account-delete-open = Удалить
account-delete-sure = Удалить { $player }?
account-delete-what = Имя, рейтинги, друзья и сообщения удаляются сразу. Сыгранные игры остаются у других, без вашего имени. Вернуть это нельзя.
account-delete-type = Для подтверждения введите своё имя
account-delete-not = Оставить учётную запись
account-delete-now = Удалить навсегда

## Mails, vacations, bots

mail-title = Почта
mail-note = Только о медленных играх и только по вашему желанию.
mail-address = Адрес почты
mail-set = Использовать этот адрес
mail-confirmed = подтверждён
mail-unconfirmed = Откройте ссылку в отправленном письме
mail-remove = Удалить
mail-want-your-turn = Мой ход
mail-want-time-is-short = Моё время на исходе
mail-want-game-over = Игра закончена
mail-thanks = Спасибо, адрес подтверждён.
vacation-title = Отпуск
vacation-note = Ваше время за медленными столами стоит. Ходы, которых от вас уже ждут, нужно сделать.
vacation-left = Осталось в этом году: { $time }.
vacation-take = Начать сейчас
vacation-now = Вы в отпуске
vacation-until = до: { $date }
vacation-end = Вернуться
bots-title = Ваши боты
bots-note = Ваша программа может играть здесь по тому же протоколу. Она отмечена как бот.
bots-name = Имя бота
bots-make = Создать бота
bots-never = ещё не использован
bots-token-new = Новый токен
bots-revoke = Удалить
bots-token-note = Скопируйте токен сейчас: он показан только один раз.
bots-token-copy = Скопировать токен

## Friends

friends-none = Пока никого. Найдите кого-нибудь по имени или откройте чью-то страницу за столом.
friends-asking = Хотят дружить с вами
friends-asked = Ваши запросы
friends-asked-at = запрос: { $date }
friends-asked-tag = запрос отправлен
friends-wants = хочет дружить с вами
friends-agree = Согласиться
friends-decline = Отклонить
friends-end = Удалить
friends-here = сейчас здесь
friends-since = друзья с: { $date }
friends-muted = Без звука
friends-muted-note = Вы не видите эти сообщения.
friends-find = Найти кого-нибудь
friends-find-name = Начало имени
friends-find-note = Находятся только люди с учётной записью.
friends-find-now = Найти
friends-nobody = Ни у кого с учётной записью нет такого имени.
friends-ask = Предложить дружбу
friends-invite = Пригласить
friends-invited = приглашение отправлено

## Lobby and quick match

lobby-open = Открытые столы
lobby-all-editions = Все издания
lobby-none-open = Сейчас нет открытых столов. Откройте свой или попробуйте быструю игру.
lobby-running = Идущие игры
lobby-running-note = Вы видите то, что может знать каждый игрок.
lobby-none-running = Сейчас никто не играет открыто.
lobby-slow = { $count ->
    [one] { $count } день на ход
    [few] { $count } дня на ход
   *[many] { $count } дней на ход
}
lobby-quick = быстрая игра
lobby-here = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[many] Здесь { $count } человек
}
lobby-all = { $count ->
    [one] Лобби: { $count } стол
    [few] Лобби: { $count } стола
   *[many] Лобби: { $count } столов
}
lobby-sit-open = Сесть за открытый стол
lobby-own = Или открыть свой
lobby-who = Кто
lobby-everyone = все
lobby-friends = друзья
lobby-link = по ссылке
quick-title = Быстрая игра
quick-note = Стол с теми, кто хочет сыграть в то же самое. Игра начнётся сама.
quick-any = Любое издание
quick-live = вживую
quick-slow = день на ход
quick-bots = Дополнить ботами
quick-bots-note = через минуту ожидания
quick-find = Найти игроков
quick-waiting = Ищем игроков
quick-waiting-note = Пока можно осмотреться; оставайтесь на этой странице.
quick-bots-in = Боты займут свободные места через { $time }.
quick-stop = Прекратить поиск

## Talk

talk-title = Чат
talk-none = Пока никто ничего не написал.
talk-back = Назад к столу
talk-unread = новые
talk-more = Ещё: страница, без звука или жалоба: { $player }
talk-page = Страница игрока { $player }
talk-mute = Отключить игрока { $player }
talk-unmute = Снова показывать
talk-report = Пожаловаться на сообщение
talk-muted = Сообщения игрока { $player } больше не видны. Никто об этом не узнает.
talk-phrases = Готовые фразы
talk-say = Напишите что-нибудь
talk-send = Отправить
talk-slower = { $seconds ->
    [one] Чуть медленнее. Писать можно через { $seconds } секунду.
    [few] Чуть медленнее. Писать можно через { $seconds } секунды.
   *[many] Чуть медленнее. Писать можно через { $seconds } секунд.
}
talk-readers-table = Это читают все за столом.
talk-readers-players = Это читают игроки и зрители.
talk-readers-watchers = Это читают зрители, а игроки — после игры.
phrase-hello = Здравствуйте.
phrase-good-luck = Всем удачи.
phrase-one-moment = Минутку.
phrase-back = Снова здесь.
phrase-take-your-time = Не торопитесь.
phrase-thank-you = Спасибо.
phrase-sorry = Извините.
phrase-well-played = Отличный ход.
phrase-ouch = Ой.
phrase-good-game = Хорошая игра.
phrase-play-again = Сыграем ещё?
phrase-goodbye = До свидания.
report-title = Жалоба на игрока { $player }
report-what = Что не так?
report-rude = Грубость или оскорбление
report-spam = Реклама или одно и то же
report-name = Оскорбительное имя
report-unfair = Нечестная игра
report-other = Что-то другое
report-words = Своими словами, если хотите
report-mute = Отключить и сообщения игрока { $player }
report-note = К жалобе прилагаются последние 50 сообщений этого стола. Кто пожаловался, никто не узнает.
report-send = Отправить жалобу
report-done = Спасибо. Это прочитают владельцы сервера.

## Ratings, profile, leaderboard

ratings-title = Рейтинги
ratings-none = при таком числе игроков пока нет игр с рейтингом
ratings-band = Полоса показывает, насколько число ещё не точно; с каждой игрой она сужается.
rating-settling = ещё не устоялся
rating-value = { $rating }, плюс-минус { $doubt }
rating-rank = { $rank } из { $count }
rating-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
   *[many] { $count } игр
}
rating-change = Изменение рейтинга: { $change }
rating-not-counted = без рейтинга
rating-why-undone = Эта игра не влияет на рейтинг: отменялся ход.
rating-why-guest = Эта игра не влияет на рейтинг: у кого-то из гостей меньше десяти сыгранных игр.
player-since = с нами с: { $date }
player-games = { $count ->
    [one] { $count } сыгранная игра, побед: { $won }
    [few] { $count } сыгранные игры, побед: { $won }
   *[many] { $count } сыгранных игр, побед: { $won }
}
player-here = сейчас здесь
player-bot = внешний бот
player-not-public = Эту страницу видят только друзья.
player-friend = Друзья
player-mute = Не показывать сообщения
player-won = Победы по изданиям и числу игроков
player-won-of = из { $count }
player-won-said = побед { $won } из { $count }; равная доля { $fair } %
player-liked = Любимые свойства
player-liked-note = Доля игр, в которых свойство было в игре.
games-title = Сыгранные игры
games-none = Пока нет сыгранных игр.
games-more = Показать ещё
games-replay = Повтор
games-place-of = из { $count }
leaders-two = 2 игрока
leaders-three-four = 3–4
leaders-five-eight = 5–8
leaders-size = Размер стола
leaders-caption = Игроки по рейтингу, с ботами для сравнения
leaders-rank = Место
leaders-rating = Рейтинг
leaders-scale = Рейтинг и его точность
leaders-games = Игры
leaders-won = Победы
leaders-last = Последняя игра
leaders-no-rank = пока без места
leaders-still = стоит на месте, для сравнения
leaders-you = Вы, { $player }
leaders-you-title = Вы
leaders-count = В списке: { $listed }, с местом: { $ranked }
leaders-find = Найти стол
leaders-you-none = При таком числе игроков у вас пока нет игр с рейтингом.
leaders-settle = { $count ->
    [one] Рейтинг ещё не устоялся. Примерно { $count } игра, и будет место.
    [few] Рейтинг ещё не устоялся. Примерно { $count } игры, и будет место.
   *[many] Рейтинг ещё не устоялся. Примерно { $count } игр, и будет место.
}
leaders-not-listed = Ваша страница закрыта, поэтому вас нет в списке.
leaders-how = Как это читать
leaders-how-point = Точка — рейтинг, черта — его точность.
leaders-how-soft = Ещё не устоялся: мало игр, места пока нет.
leaders-how-bots = Боты стоят среди игроков для сравнения.
leaders-how-fair = Черта отмечает равную долю побед.
leaders-how-listed = У каждого издания и размера стола свой рейтинг. В списке все с открытой страницей, кто играл здесь за последние 90 дней.
