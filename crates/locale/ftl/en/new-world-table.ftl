### New World: the table in a terminal.

## The table.

new-world-table-line = Epoch { $epoch }, { $phase }. Area deck: { $areas }. Deck: { $deck }. Discard pile: { $discard }.
new-world-table-area = { $area }: food { $food }, shelters { $shelters }
new-world-table-access = only with { $trait }
new-world-table-access-no-traits = only without traits
new-world-table-seat = { $player }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
new-world-table-pool = { $player }: gene pool { $pool }
new-world-table-own-pool = Your gene pool: { $count }; nobody may look at these cards.
new-world-table-animal = { $animal }: food { $food } of { $need }
new-world-table-fat = fat { $fat }
new-world-table-sheltered = in a shelter
new-world-table-shelled-in = in its shell
new-world-table-giving-up = Instead of { $trait }
