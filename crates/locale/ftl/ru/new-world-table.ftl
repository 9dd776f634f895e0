### New World: the table in a terminal.

## The table.

new-world-table-line = Эпоха { $epoch }, { $phase }. Колода ареалов: { $areas }. Колода: { $deck }. Сброс: { $discard }.
new-world-table-area = { $area }: пища { $food }, убежища { $shelters }
new-world-table-access = только со свойством «{ $trait }»
new-world-table-access-no-traits = только без свойств
new-world-table-seat = { $player }: { $hand ->
    [one] { $hand } карта
    [few] { $hand } карты
   *[many] { $hand } карт
}
new-world-table-pool = { $player }: генофонд { $pool }
new-world-table-own-pool = Ваш генофонд: { $count }; этих карт никто не видит.
new-world-table-animal = { $animal }: пища { $food } из { $need }
new-world-table-fat = жир { $fat }
new-world-table-sheltered = в убежище
new-world-table-shelled-in = в панцире
new-world-table-giving-up = Вместо свойства «{ $trait }»
