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
desk-what = Что будет делать { $animal }?
desk-attack-whom = { $animal } атакует. Кого?
desk-rob-whom = { $animal } крадёт. У кого?
desk-new-prey = Какое животное станет новой жертвой?
desk-which-card = Какую карту сбросить?
desk-all-defences = Защиты применяются по очереди, пока атака не закончится.
desk-how-develop = Выберите свойство на карте, затем животное; или разыграйте карту как новое животное.
desk-how-feed = Выберите одно из своих животных.
desk-run-odds = убегает при { $least }–{ $most }
desk-run-text = Если убежит, ничего не потеряет.
desk-mimicry-odds = { $count ->
    [one] { $count } другая жертва
    [few] { $count } другие жертвы
   *[many] { $count } других жертв
}
desk-mimicry-text = Новой жертвой может стать: { $animals }.
desk-tail-odds = действует всегда
desk-tail-text = Животное выживает и теряет одну карту.
desk-play = Разыграть
desk-as-animal = Как новое животное
desk-redirect = Новая жертва
desk-fat = Израсходовать жир: { $count }
desk-piracy = Ограбить
desk-graze = Топтать
desk-hibernate = Спячка
desk-give-up = Сбросить: { $trait }
desk-how-attack = Кого можно атаковать, тот обведён; у остальных сказано, почему нельзя.
desk-how-mimic = Выберите другое своё животное.
desk-how-tail = Выберите свойство атакованного животного или его парную карту.
desk-rolled = выпало { $dice } = { $total }
desk-choosable = { $count } на выбор
desk-bank-before = броска ещё не было
desk-attacks = атакует
desk-attacks-you = атакует вас
desk-attacked = под атакой
desk-you-attacked = Вас атакуют
desk-swings = теперь { $animal }
desk-missed = мимо
desk-roll-escaped = { $animal } ничего не получает и в этом раунде больше не атакует.
desk-roll-next = Теперь следующая защита.
desk-order-first = сначала
desk-order-next = потом
desk-order-not-needed = не понадобится
desk-run = Бежать
desk-run-sure = { trait-running }: пусть решит кубик ({ $animal })?
desk-dice-eaten = съедено
desk-dice-next = затем следующая защита
desk-dice-escapes = убегает
desk-other-prey = Другая жертва
desk-other-card = Другая карта
desk-other-defence = Другая защита
desk-defence-first = Сначала «{ $trait }»
desk-mimics = Мимикрия
desk-choose-card = Выберите карту
desk-redirect-to = Новая жертва: { $animal }
