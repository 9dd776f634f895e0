### New World on the screen: areas, picks, flags, buttons, and what would follow.

nw-epoch = Epoch { $epoch } of { $epochs }
nw-one-epoch = One epoch
nw-last-epoch = last epoch
nw-areas = Areas
nw-areas-enter = new areas enter here
nw-areas-leave = leaves after this epoch
nw-empty = empty
nw-only-with = only with { $trait }
nw-count-food = { $count } food
nw-count-shelters = { $count ->
    [one] { $count } shelter
   *[other] { $count } shelters
}
nw-food-left = { $count } food left in the areas
nw-sheltered = in a shelter
nw-shelled = in its shell
nw-saved = saved
nw-bare = no traits: may use Glaciers
nw-feeding = Feeding
nw-hides = Taking shelter
nw-changes = Changing
nw-new-trait = New trait
nw-gets-too = Gets food too
nw-eats-here = Eats here
nw-hides-here = Shelters here
nw-where-eat = Where does { $animal } eat?
nw-where-hide = Where does { $animal } take shelter?
nw-how-forage = Outlined areas are open to it; the rest show why not.
nw-shelter = Seek shelter
nw-change = { $animal } changes. Which card does it give up?
nw-how-change = Pick one of its traits or one of its pair cards.
nw-change-to = Which trait does { $animal } get instead?
nw-how-change-to = Pick a trait on a card in your hand.
nw-change-now = Change
nw-which = Which of these?
nw-row = Move { $animal } in your row
nw-how-row = In this phase you may rearrange your row as you like; joined animals stay together.
nw-row-done = Done
nw-left = Move left
nw-right = Move right
nw-what-new = What will you do with { $animal }?
nw-announce-trait = New trait
nw-announce-animal = New animal
nw-how-announce = Announce what the top card of your gene pool becomes before anyone sees it: a new animal, or a trait for one of your animals.
nw-pool = Cards in the gene pool
nw-pool-line = { $count ->
    [one] { $count } card in your gene pool
   *[other] { $count } cards in your gene pool
}
nw-pool-note = Nobody may look at them, not even you.
nw-revealed = The card is revealed. It is for { $animal }.
nw-add = Add
nw-discard-sure = Discard this card?
nw-how-discard = Pick a card from your hand. Nobody sees what you discard.
nw-discard = Discard
nw-spend-fat = Spend fat
nw-keep-fat = Keep the fat
nw-stay-awake = Do not hibernate
nw-stop = Stop defending
nw-roll-sure = { $trait }: roll the die for { $animal }?
nw-roll-escaped = { $animal } gets nothing and has used its attack for this phase.
nw-gore-odds = kills on { $least }–{ $most }
nw-dice-kills = the attacker dies
nw-run-text = If it escapes, nothing is lost.
nw-gore-text = If it works, the attacker dies and the attack is over.
nw-repel-text = It gives up this card; the attack is over and the attacker gets nothing.
nw-hide-text = It hides until the end of the phase: it cannot be attacked and cannot eat.
nw-elude-text = It survives and loses one card; the attacker gets 1 special food.
nw-tie-note = A tie goes to the player with more animals: { $counts }.
nw-then-chooses = Then { $player } chooses.
nw-then-you-choose = Then you choose.
nw-need = { $animal } will need { $need }.
nw-new-row = New order: { $animals }.
nw-area-left = { $count ->
    [0] { $area }: nothing left.
   *[other] { $area }: { $count } food left.
}
nw-unknown-card = Nobody knows the card yet.
nw-outlook-running = { $trait }: it escapes on { $faces }.
nw-outlook-horned = { $trait }: the attacker dies on { $faces }.
nw-outlook-mimicry = { $trait }: the attack may go to { $animals } instead.
nw-outlook-elusive = { $trait }: it gives up a card and survives; the attacker gets 1 special food.
nw-outlook-repulsive = { $trait }: it may give up this card to survive; the attacker gets nothing.
nw-outlook-shelled = { $trait }: it may hide in its shell; the attacker gets nothing.
nw-outlook-poison = { $trait }: a predator that eats it dies in the extinction phase.
table-key-shelter = seek shelter
