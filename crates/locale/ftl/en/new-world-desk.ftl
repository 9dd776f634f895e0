### New World on the screen: areas, picks, flags, buttons, and what would follow.

nw-epoch = Epoch { $epoch } of { $epochs }
nw-one-epoch = One epoch
nw-last-epoch = last epoch
nw-areas = Areas
nw-areas-enter = new areas enter here
nw-areas-leave = the last one leaves after this epoch
nw-empty = empty
nw-only-with = only with { $trait }
nw-count-food = { $count } food
nw-count-shelters = { $count ->
    [one] { $count } shelter
   *[other] { $count } shelters
}
nw-food-left = { $count } food on the areas
nw-sheltered = in a shelter
nw-shelled = in its shell
nw-saved = saved
nw-bare = no traits: may use Glaciers
nw-feeding = Feeding
nw-hides = Hides
nw-changes = Changes
nw-new-trait = New trait
nw-gets-too = Gets food too
nw-eats-here = Eats here
nw-hides-here = Hides here
nw-where-eat = Where does { $animal } eat?
nw-where-hide = Where does { $animal } hide?
nw-how-forage = Outlined areas are open to it; the others say why not.
nw-shelter = Seek shelter
nw-change = { $animal } changes. Which card does it give up?
nw-how-change = Pick one of its traits or one of its pair cards.
nw-change-to = Which trait does { $animal } get instead?
nw-how-change-to = Pick a face of a card in your hand.
nw-change-now = Change
nw-which = In which way?
nw-row = { $animal } in your row
nw-how-row = In this phase you may put your row into any order; joined animals stay together.
nw-left = To the left
nw-right = To the right
nw-what-new = What is new for { $animal }?
nw-announce-trait = New trait
nw-announce-animal = New animal
nw-how-announce = Say what the top card of your gene pool becomes before anybody sees it: a new animal, or a trait of one of your animals.
nw-pool = Cards in the gene pool
nw-pool-line = { $count ->
    [one] { $count } card in your gene pool
   *[other] { $count } cards in your gene pool
}
nw-pool-note = Nobody may look at them, not even you.
nw-revealed = The card lies open. It is for { $animal }.
nw-add = Add
nw-discard-sure = Discard this card?
nw-how-discard = Pick a card of your hand. Nobody sees what you discard.
nw-discard = Discard
nw-spend-fat = Live on fat
nw-keep-fat = Keep the fat
nw-stay-awake = Do not
nw-stop = No more defence
nw-roll-sure = { $trait }: the die decides about { $animal }?
nw-roll-escaped = { $animal } gets nothing and has attacked in this phase.
nw-gore-odds = kills on { $least } to { $most }
nw-dice-kills = the attacker dies
nw-run-text = If it escapes, nothing is lost.
nw-gore-text = If it works, the attacker dies and the attack is over.
nw-repel-text = It gives up this card; the attack is over and the attacker gets nothing.
nw-hide-text = It hides until the end of the phase: nobody attacks it, and it cannot eat.
nw-elude-text = It lives and loses one card; the attacker gets 1 special food.
nw-tie-note = A tie goes to the player with more animals: { $counts }.
nw-then-chooses = Then { $player } chooses.
nw-then-you-choose = Then you choose.
nw-need = { $animal } will need { $need }.
nw-new-row = The row becomes: { $animals }.
nw-area-left = { $count ->
    [0] { $area }: nothing left.
   *[other] { $area }: { $count } food left.
}
nw-unknown-card = Nobody knows the card yet.
nw-outlook-running = { $trait }: it escapes on { $faces }.
nw-outlook-horned = { $trait }: the attacker dies on { $faces }.
nw-outlook-mimicry = { $trait }: the attack may go to { $animals } instead.
nw-outlook-elusive = { $trait }: it gives up a card and lives; the attacker gets 1 special food.
nw-outlook-repulsive = { $trait }: it may give this card up and live; the attacker gets nothing.
nw-outlook-shelled = { $trait }: it may hide in its shell; the attacker gets nothing.
nw-outlook-poison = { $trait }: whoever eats it dies in the extinction phase.
table-key-shelter = seek shelter
