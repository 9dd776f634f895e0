### New World: the table in a terminal.

## The table.

new-world-table-line = Období { $epoch }, { $phase }. Balíček oblastí: { $areas }. Balíček: { $deck }. Odkládací balíček: { $discard }.
new-world-table-area = { $area }: potrava { $food }, úkryty { $shelters }
new-world-table-access = jen s rysem { $trait }
new-world-table-access-no-traits = jen bez rysů
new-world-table-seat = { $player }: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } karet
}
new-world-table-pool = { $player }: genofond { $pool }
new-world-table-own-pool = Váš genofond: { $count }; tyto karty si nikdo nesmí prohlížet.
new-world-table-animal = { $animal }: potrava { $food } { OUT_OF($need) } { $need }
new-world-table-fat = tuková zásoba { $fat }
new-world-table-sheltered = v úkrytu
new-world-table-shelled-in = v krunýři
new-world-table-giving-up = Místo rysu { $trait }
