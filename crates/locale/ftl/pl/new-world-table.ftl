### New World: the table in a terminal.

## The table.

new-world-table-line = Epoka { $epoch }, { $phase }. Talia siedlisk: { $areas }. Talia: { $deck }. Karty odrzucone: { $discard }.
new-world-table-area = { $area }: pożywienie { $food }, schronienia { $shelters }
new-world-table-access = tylko z cechą { $trait }
new-world-table-access-no-traits = tylko bez cech
new-world-table-seat = { $player }: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
}
new-world-table-pool = { $player }: pula genowa { $pool }
new-world-table-own-pool = Twoja pula genowa: { $count }; tych kart nikt nie widzi.
new-world-table-animal = { $animal }: pożywienie { $food } z { $need }
new-world-table-fat = tłuszcz { $fat }
new-world-table-sheltered = w schronieniu
new-world-table-shelled-in = w pancerzu
new-world-table-giving-up = Zamiast cechy { $trait }
