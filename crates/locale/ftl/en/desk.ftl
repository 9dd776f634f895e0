### What the desk of a player says: picks, flags, choices, buttons.

desk-first = First
desk-your-turn = Your turn
desk-decides = deciding
desk-passed-turn = passed this turn
desk-fat-full = with fat
desk-fat-empty = empty
desk-acts = Acting
desk-first-of-pair = First of pair
desk-chosen = Chosen
desk-sure = { $action }?
desk-where = { $trait }: which animal?
desk-second = { $trait }: { $animal } and which other animal?
desk-what = What will { $animal } do?
desk-attack-whom = What does { $animal } attack?
desk-rob-whom = Which animal does { $animal } rob?
desk-new-prey = Which animal is the new prey?
desk-which-card = Which card do you give up?
desk-all-defences = Use your defences one after another until the attack ends.
desk-how-develop = Pick a trait on a card, then an animal; or play the card as a new animal.
desk-how-feed = Pick one of your animals.
desk-run-odds = escapes on { $least }–{ $most }
desk-run-text = If it escapes, nothing is lost.
desk-mimicry-odds = { $count ->
    [one] { $count } other prey
   *[other] { $count } other prey
}
desk-mimicry-text = Attacked instead: { $animals }.
desk-tail-odds = always works
desk-tail-text = It survives and loses one card.
desk-play = Play
desk-as-animal = As a new animal
desk-redirect = New prey
desk-fat = Burn { $count } fat
desk-piracy = Rob
desk-graze = Graze
desk-hibernate = Hibernate
desk-give-up = Give up { $trait }
desk-how-attack = Outlined prey can be attacked; the rest show why not.
desk-how-mimic = Pick another of your animals.
desk-how-tail = Pick a trait on the attacked animal, or one of its pair cards.
desk-rolled = rolled { $dice } = { $total }
desk-choosable = { $count } to choose from
desk-bank-before = not rolled yet
desk-attacks = attacks
desk-attacks-you = attacks you
desk-attacked = is attacked
desk-you-attacked = You are attacked
desk-swings = to { $animal }
desk-missed = missed
desk-roll-escaped = { $animal } gets nothing and has used its attack for this round.
desk-roll-next = On to the next defence.
desk-order-first = 1st
desk-order-next = 2nd
desk-order-not-needed = not needed
desk-run = Run
desk-run-sure = { trait-running }: roll the die for { $animal }?
desk-dice-eaten = eaten
desk-dice-next = then the next defence
desk-dice-escapes = escapes
desk-other-prey = Choose other prey
desk-other-card = Choose another card
desk-other-defence = Choose another defence
desk-defence-first = { $trait } first
desk-mimics = Using Mimicry
desk-choose-card = Choose a card
desk-redirect-to = New prey: { $animal }
