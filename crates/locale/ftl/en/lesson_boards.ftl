### Words of the lesson on the species boards.

tutorial-chapter-food-card = The food card
tutorial-chapter-boards = Playing cards

tutorial-lay = A card for the watering hole
tutorial-lay-text = Every round, each player places one card face down on the watering hole. Only its number counts: that much plant food is added. All the cards are revealed together, just before feeding.

tutorial-slot = A trait in a free slot
tutorial-slot-text = Your species has three slots for traits, or two in a two-player game. A new trait stays face down until everyone has played. { board-trait-carnivore } turns it into a meat eater: it can no longer eat plant food.

tutorial-growth = A card for growth
tutorial-growth-text = Discard any card to grow. Population is how much a species needs to eat, and it scores points. Body size decides who can attack whom.

tutorial-second = A second species
tutorial-second-text = You can also discard a card to start a new species, at the left or right end of your row. Some traits depend on neighbours.

tutorial-finish = Enough for now
tutorial-finish-text = Cards you keep stay in your hand; there is no limit. Once everyone has finished, all new traits are revealed.

tutorial-hole = Food for everyone
tutorial-hole-text = The numbers on all the food cards are added up, and that much plant food goes on the watering hole. Whatever is left over stays for the next round.

tutorial-plants = Feed a species
tutorial-plants-text = Players take turns to feed one hungry species. It takes 1 plant food each time, up to its population while food lasts. If you can feed, you must.

tutorial-larger = Carnivores need smaller prey
tutorial-larger-text = A carnivore attacks a species smaller than itself. The prey loses 1 population, and the carnivore eats as much meat as the prey’s body size.

tutorial-shields = Traits that protect
tutorial-shields-text = Many traits keep carnivores away: { board-trait-climbing }, { board-trait-burrowing }, { board-trait-hard-shell } and others. A species you cannot attack shows why; the number beside it opens the rule.

tutorial-hunger-boards = Hungry species shrink
tutorial-hunger-boards-text = At the end of feeding, each species shrinks to the population it has fed; with no food it dies out, and its owner draws a card for each of its traits. All food eaten goes behind the screens and scores points.

tutorial-screens = Food, population, traits
tutorial-screens-text = When the deck runs out, the last round is played. Then food behind your screen, population and trait cards score 1 point each.

tutorial-boards-end-text = That is the whole round. Play this game to the end, or start a real one for up to six players.
