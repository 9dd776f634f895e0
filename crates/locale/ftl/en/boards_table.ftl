### The species boards on the screen: picks, flags, choices, buttons.

board-round-quick = Round { $round }, quick play
board-where = { $card }: where does this card go?
board-how-start = Pick a card: play it as a trait, or discard it for growth or a new species.
board-how-play = Put it in a free slot, or discard it for +1 on a track or a new species at either end.
board-how-quick = All cards are revealed together. Nobody sees them until everyone is ready.
board-how-food = Its number is added to the watering hole. Its trait does not count here.
board-how-feed = Pick one of your species.
board-how-think = Pick a card from your hand to discard it for 2 plant food.
board-how-leaf = Pick a trait, or resolve the rest in the usual order.
board-how-store = Tokens you do not store are not taken.
board-lay = Place it face down
board-lay-sure = Place { $card } face down on the watering hole?
board-put-back = Put it back
board-ready = Ready
board-finish = End turn
board-is-ready = ready
board-is-playing = playing
board-is-choosing = choosing
board-done = done
board-unseen = playing, hidden from others
board-ready-count = Ready: { $ready } of { $all }
board-still-playing = Still playing: { $players }
board-planned = planned: { $count }
board-new-here = New species here
board-new-species = New species
board-face-down = face down
board-free = free
board-put-here = play { $trait } here
board-food-card = food card: { $number }
board-pays = to discard
board-secret = secret
board-fact-food = { $count } food scored
board-fact-own-food = { $count } food scored (only you see this)
board-fact-population = population { $count }
board-fact-traits = { $count ->
    [one] { $count } trait
   *[other] { $count } traits
}
board-hole = On the watering hole: { $tokens }
board-hole-before = Food cards are added before feeding
board-hole-cards = Food cards face down: { $count }
board-hole-own = Yours: { $card }. Only you see it.
board-hungry = Hungry species: { $count }
board-missing = Food they still need: { $count }
board-population = Population
board-size = Body size
board-population-of = Population { $at } of { $end }
board-size-of = Body size { $at } of { $end }
board-food-of = food { $food } of { $need }
board-fat-of = fat { $fat } of { $room }
board-grow-population = Population +1
board-grow-size = Body size +1
board-full-slots = All { $count } slots full: drop one
board-attack-pay = Discard { $cards } to attack { $victim }?
board-ignored = Ignored in this attack: { $traits }.
board-any-card = Any card will do; pick another to change it.
board-ignore = Ignore { $trait } too
board-ignore-not = Do not ignore { $trait }
board-ignore-text = Costs one more card
board-discard-attack = Discard and attack
board-drop-it = Drop
board-discard-it = Discard
board-usual-order = The usual order
board-leaf-now = Use now?
board-outlook-gain = { $species }: +{ $count } food{ $why }.
board-outlook-gain-fat = { $species }: +{ $count } food, { $fat } of it fat{ $why }.
board-outlook-loses = { $species } falls to population { $pop }.
board-outlook-dies = { $species } dies out.
board-outlook-draws = { $player } draws { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
board-outlook-draws-you = You draw { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
board-outlook-screen = { $player } scores { $count } food.
board-outlook-screen-you = You score { $count } food.
board-outlook-asked = A choice follows.
board-score-food = Food
board-score-population = Population
board-score-traits = Traits
board-result-survivors = Your surviving species: { $count }.
board-result-best = Population { $population }, traits { $traits }
board-tie-note = Ties are broken by traits, then by population.
board-hand-note = Unplayed cards stay in your hand. There is no hand limit.
board-hand-quick = Drag a card to a slot, a track or the end of the row.
board-hand-pay = It does not matter what is printed on the card you discard.
board-your-species = Your species
