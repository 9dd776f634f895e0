### What the desk of a player says: picks, flags, choices, buttons.

desk-first = First
desk-your-turn = Your turn
desk-decides = decides
desk-passed-turn = passed this turn
desk-fat-full = with fat
desk-fat-empty = empty
desk-acts = Acts
desk-first-of-pair = First
desk-chosen = Chosen
desk-sure = { $action }?
desk-where = { $trait }: for which animal?
desk-second = { $trait }: { $animal }, and which other animal?
desk-what = What does { $animal } do?
desk-attack-whom = { $animal } attacks. Which prey?
desk-rob-whom = { $animal } robs. Which victim?
desk-new-prey = Which animal is the new prey?
desk-which-card = Which card is given up?
desk-all-defences = Defences are used one after another until the attack ends.
desk-how-develop = Pick a face of a card, then an animal; or play the card as a new animal.
desk-how-feed = Pick one of your animals.
desk-run-odds = escapes on { $least } to { $most }
desk-run-text = If it escapes, nothing is lost.
desk-mimicry-odds = { $count ->
    [one] { $count } other prey
   *[other] { $count } other prey
}
desk-mimicry-text = Attacked instead: { $animals }.
desk-tail-odds = always works
desk-tail-text = It lives and loses one card.
desk-play = Play
desk-as-animal = As a new animal
desk-redirect = New prey
desk-fat = Burn { $count } fat
desk-piracy = Rob
desk-graze = Graze
desk-hibernate = Hibernate
desk-give-up = Give up { $trait }
desk-how-attack = Outlined animals are legal prey; the others say why not.
desk-how-mimic = Pick one of your animals in your row.
desk-how-tail = Pick a trait of the attacked animal or one of its pair cards.
desk-rolled = rolled { $dice } = { $total }
desk-choosable = { $count } to choose
desk-bank-before = not rolled yet
desk-attacks = attacks
desk-attacks-you = attacks you
desk-attacked = is attacked
desk-you-attacked = You are attacked
desk-swings = to { $animal }
desk-missed = missed
desk-roll-escaped = { $animal } gets nothing and has hunted in this round.
desk-roll-next = The next defence follows.
desk-order-first = 1st
desk-order-next = 2nd
desk-order-not-needed = not needed
desk-run = Run
desk-run-sure = { trait-running }: the die decides about { $animal }?
desk-dice-eaten = eaten
desk-dice-next = then the next defence
desk-dice-escapes = escapes
desk-other-prey = Other prey
desk-other-card = Other card
desk-other-defence = Other defence
desk-defence-first = { $trait } first
desk-mimics = Mimics
desk-choose-card = Choose a card
desk-redirect-to = New prey: { $animal }
