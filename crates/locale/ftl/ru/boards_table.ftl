### Планшеты видов на экране: выбор, метки, кнопки.

board-round-quick = быстрая игра, раунд { $round }
board-where = «{ $card }»: куда положить эту карту?
board-how-start = Выберите карту: она даст свойство, рост или новый вид.
board-how-play = Положите её на свободное место или сбросьте: тогда счётчик вырастет на 1 или появится новый вид с любого края.
board-how-quick = Все карты открываются разом. Никто их не увидит, пока не готовы все.
board-how-food = Её число прибавится к еде на Водопое. Свойство там не действует.
board-how-feed = Выберите один из своих видов.
board-how-think = Карту из руки можно сбросить за 2 фишки растительной пищи: нажмите на неё.
board-how-leaf = Нажмите на свойство или оставьте остальным обычный порядок.
board-how-store = Фишки, которые вы не отложите, останутся на месте.
board-lay = Положить лицом вниз
board-lay-sure = Положить карту { $card } лицом вниз на Водопой?
board-put-back = Вернуть
board-ready = Готово
board-finish = Закончить розыгрыш
board-is-ready = готово
board-is-playing = разыгрывает карты
board-is-choosing = выбирает
board-done = закончено
board-unseen = разыгрываете карты, пока видно только вам
board-ready-count = Готовы: { $ready } из { $all }
board-still-playing = Ещё разыгрывают карты: { $players }
board-planned = задумано: { $count }
board-new-here = Новый вид здесь
board-new-species = Новый вид
board-face-down = лицом вниз
board-free = свободно
board-put-here = сюда: { $trait }
board-food-card = карта еды: { $number }
board-pays = в оплату
board-secret = скрыто
board-fact-food = { $count ->
    [one] { $count } очко за еду в мешочке
    [few] { $count } очка за еду в мешочке
   *[many] { $count } очков за еду в мешочке
}
board-fact-own-food = { $count ->
    [one] { $count } очко за еду в вашем мешочке (видите только вы)
    [few] { $count } очка за еду в вашем мешочке (видите только вы)
   *[many] { $count } очков за еду в вашем мешочке (видите только вы)
}
board-fact-population = { $count ->
    [one] { $count } очко за популяцию
    [few] { $count } очка за популяцию
   *[many] { $count } очков за популяцию
}
board-fact-traits = { $count ->
    [one] { $count } очко за свойства
    [few] { $count } очка за свойства
   *[many] { $count } очков за свойства
}
board-hole = На Водопое: { $tokens }
board-hole-before = Карты еды вскроют перед кормлением
board-hole-cards = Карты еды лицом вниз: { $count }
board-hole-own = Ваша: { $card }. Её видите только вы.
board-hungry = Голодные виды: { $count }
board-missing = Им не хватает фишек: { $count }
board-population = Популяция
board-size = Размер тела
board-population-of = Популяция { $at } из { $end }
board-size-of = Размер тела { $at } из { $end }
board-food-of = еда { $food } из { $need }
board-fat-of = жир { $fat } из { $room }
board-grow-population = Популяция +1
board-grow-size = Размер тела +1
board-full-slots = { $count } из { $count }: сначала сбросьте свойство
board-attack-pay = Атаковать вид { $victim }, сбросив: { $cards }?
board-ignored = На время атаки отменено: { $traits }.
board-any-card = В оплату идёт любая карта; нажмите на другую, чтобы заменить.
board-ignore = Отменить ещё: { $trait }
board-ignore-not = Не отменять: { $trait }
board-ignore-text = Цена: ещё одна карта
board-discard-attack = Сбросить и атаковать
board-drop-it = Сбросить
board-discard-it = Сбросить
board-usual-order = Обычный порядок
board-leaf-now = Применить сейчас?
board-outlook-gain = { $species }: еда +{ $count }{ $why }.
board-outlook-gain-fat = { $species }: еда +{ $count }, в том числе жир { $fat }{ $why }.
board-outlook-loses = { $species }: популяция падает до { $pop }.
board-outlook-dies = { $species } вымирает.
board-outlook-draws = { $player } берёт { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
board-outlook-draws-you = Вы берёте { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
   *[many] { $count } карт.
}
board-outlook-screen = { $player } кладёт в мешочек фишки еды: +{ $count }.
board-outlook-screen-you = Вы кладёте в мешочек фишки еды: +{ $count }.
board-outlook-asked = Затем последует вопрос.
board-score-food = Еда
board-score-population = Популяция
board-score-traits = Свойства
board-result-survivors = Ваших видов выжило: { $count }.
board-result-best = Популяция { $population }, свойства { $traits }
board-tie-note = При равных очках решают свойства, потом популяция.
board-hand-note = Несыгранные карты остаются в руке, их число не ограничено.
board-hand-quick = Перетащите карту на свободное место, на счётчик или к краю ряда.
board-hand-pay = Если карта идёт в оплату, неважно, что на ней напечатано.
board-your-species = Ваши виды
