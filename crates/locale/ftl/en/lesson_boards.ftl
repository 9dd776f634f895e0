### Words of the lesson on the species boards.

tutorial-chapter-food-card = The food card
tutorial-chapter-boards = Playing cards

tutorial-lay = A card for the watering hole
tutorial-lay-text = Every round everybody lays one card face down on the watering hole. Only its number counts there: it is how many plants will come. All cards are turned up together, before the feeding.
tutorial-try-lay = Click a card with a high number, then “{ $button }”.

tutorial-slot = A trait in a free slot
tutorial-slot-text = Your species has three slots for traits; with two players only two. A new trait lies face down until everybody has played. { board-trait-carnivore } makes a hunter of it: it eats meat and no plants.
tutorial-try-slot = Click { $trait }, then a slot of { $animal }.

tutorial-growth = A card for growth
tutorial-growth-text = Any card can be discarded to grow: population is how much a species eats, and it is worth points. Body size decides who can attack whom.
tutorial-try-growth = Click a card, then “+1” on the track for body size of { $animal }.

tutorial-second = A second species
tutorial-second-text = A discarded card can also found a new species, at the left or right end of your row. Neighbours matter for some traits.
tutorial-try-second = Click a card, then “{ $button }”.

tutorial-finish = Enough for now
tutorial-finish-text = Cards you keep stay in your hand; there is no limit. When you have finished and the others too, all new traits are turned up.
tutorial-try-finish = Press “{ $button }”.

tutorial-hole = Plants for everybody
tutorial-hole-text = The numbers of all food cards are added up: so many plants lie on the watering hole now. What is left stays for the next round.

tutorial-plants = Feed a species
tutorial-plants-text = In turn everybody feeds one hungry species. It takes a plant, one for each of its population if the food lasts. Whoever can feed must feed.

tutorial-larger = The hunter needs smaller prey
tutorial-larger-text = A carnivore attacks a species that is smaller than itself. The prey loses one population, and the hunter eats as much meat as the prey is large.
tutorial-try-larger = Click { $animal }, then the prey, then “{ $button }”.

tutorial-shields = Traits that protect
tutorial-shields-text = Many traits keep hunters away: { board-trait-climbing }, { board-trait-burrowing }, { board-trait-hard-shell } and others. Who cannot be attacked says why; the number beside it opens the rule.

tutorial-hunger-boards = Who stays hungry shrinks
tutorial-hunger-boards-text = At the end of feeding the population falls to what a species has eaten; with nothing it dies out, and its owner draws a card for each of its traits. All food goes behind the screens: these are your points.

tutorial-screens = Food, population, traits
tutorial-screens-text = When the deck has run out the last round is played. Then food behind the screen, population and trait cards count one point each.

tutorial-boards-end-text = That is the whole round. Play this game to its end, or begin a real one for up to six players.
