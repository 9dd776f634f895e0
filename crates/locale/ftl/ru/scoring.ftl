### Points and the result.

score-animals = Животные
score-cards = Карты свойств
score-bonus = Дополнительные очки
score-total = Всего
score-line = { $total ->
    [one] { $total } очко: животные { $animals }, карты свойств { $cards }, дополнительные очки { $bonus }.
    [few] { $total } очка: животные { $animals }, карты свойств { $cards }, дополнительные очки { $bonus }.
   *[many] { $total } очков: животные { $animals }, карты свойств { $cards }, дополнительные очки { $bonus }.
}
result-win = Победа: { $player }, { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
result-win-you = Вы победили: { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
   *[many] { $points } очков.
}
result-tie = Ничья: { $players }.
result-by-pile = Очков поровну: решает, у кого больше карт в сбросе.
result-by-die = Очков и карт в сбросе поровну: решает кубик.
result-none = Игра окончена.
result-ahead = { $points ->
    [one] На { $points } очко больше, чем у игрока { $player }.
    [few] На { $points } очка больше, чем у игрока { $player }.
   *[many] На { $points } очков больше, чем у игрока { $player }.
}
result-survivors = { $count ->
    [0] Из ваших животных не выжило ни одно.
    [one] Выжило { $count } ваше животное.
    [few] Выжило { $count } ваших животных.
   *[many] Выжило { $count } ваших животных.
}
result-best = { $points ->
    [one] { $points } очко: { $parts }
    [few] { $points } очка: { $parts }
   *[many] { $points } очков: { $parts }
}
result-best-animal = животное { $points }
