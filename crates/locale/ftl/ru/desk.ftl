### What the desk of a player says: picks, flags, choices, buttons.

desk-first = Первый ход
desk-your-turn = Ваш ход
desk-decides = решает
desk-passed-turn = пас в этом ходу
desk-fat-full = с жиром
desk-fat-empty = пусто
desk-acts = Действует
desk-first-of-pair = Первое
desk-chosen = Выбрано
desk-sure = { $action }?
desk-where = «{ $trait }»: какому животному?
desk-second = «{ $trait }»: { $animal } и какое ещё животное?
desk-what = Что делает { $animal }?
desk-attack-whom = { $animal } атакует. Какая жертва?
desk-rob-whom = { $animal } крадёт. У кого?
desk-new-prey = Какое животное станет новой жертвой?
desk-which-card = Какую карту сбросить?
desk-all-defences = Защиты применяются по очереди, пока атака не закончится.
desk-how-develop = Выберите свойство на карте, затем животное; или разыграйте карту как новое животное.
desk-how-feed = Выберите одно из своих животных.
desk-run-odds = убегает при 4, 5 или 6
desk-run-text = 1 из 2: спасение без потерь. При неудаче следует другая защита.
desk-mimicry-odds = { $count ->
    [one] { $count } другая жертва
    [few] { $count } другие жертвы
   *[many] { $count } других жертв
}
desk-mimicry-text = Вместо него атакуют другое ваше животное.
desk-tail-odds = действует всегда
desk-tail-text = Оно живёт и теряет одну карту; атакующий получает 1 синюю фишку.
desk-play = Разыграть
desk-as-animal = Как новое животное
desk-redirect = Новая жертва
desk-fat = Израсходовать жир: { $count }
desk-piracy = Ограбить
desk-graze = Топтать
desk-hibernate = Спячка
