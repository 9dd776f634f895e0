### Words of the lesson on New World.

tutorial-chapter-epoch-end = The end of the epoch

tutorial-row = Your row of animals
tutorial-row-text = These six cards are yours. Any of them can be laid face down as a new animal, whatever is printed on it. Animals stand in a row, and who is whose neighbour will matter. Begin with two.
tutorial-try-row = Click the card { $trait }, then “{ $button }”.

tutorial-pair = A card between neighbours
tutorial-pair-text = A pair trait lies between two neighbours. { new-world-trait-cooperation }: when one of them takes food from an area, the other gets food too. In this phase you may reorder your row in your turn; joined animals stay together.
tutorial-try-pair = Click { $trait }, then { $first } and { $second }, then confirm.

tutorial-hunter = One trait of two
tutorial-hunter-text = Every card shows two traits. You choose one, the other is lost. { new-world-trait-carnivorous } makes a predator: it needs 1 more food, but once in a feeding phase it may attack.

tutorial-night = A key to an area, then pass
tutorial-night-text = Some traits open areas: { new-world-trait-nocturnal } opens Caves, and one is about to come. Harmful traits, like { new-world-trait-parasite }, go on animals of other players. Pass when you like; cards you keep stay in your hand.

tutorial-areas = Areas bring the food
tutorial-areas-text = Every epoch a new area comes in from the left; at the end of the epoch the last one on the right leaves. All are filled up to what is printed on them, with food and green shelters. Only a Swamp grows otherwise: with every animal that dies.

tutorial-forage = Food from an area
tutorial-forage-text = An animal needs 1 food, and more with some traits; hollow circles show what is missing. In your turn one animal takes one token from an area that is open to it. Its partner in a pair may get some too.
tutorial-try-forage = Click { $animal }, then an outlined area, then confirm.

tutorial-prey = The hunt
tutorial-prey-text = Instead of eating from an area, a hungry predator may attack any other animal, even one of yours, once in this phase. If the prey dies, the predator gets up to 2 special food.
tutorial-try-no-predator = No animal of yours can attack now. Read on, or try it in the next epoch.

tutorial-reaction = The prey defends itself
tutorial-reaction-text = { new-world-trait-camouflage } and other traits keep predators off, and say so. Others react to the attack: { new-world-trait-running } rolls a die, { new-world-trait-elusive } gives up a card. Who eats a { new-world-trait-poisonous } animal dies in the extinction phase.

tutorial-cave = Two parts, and a shelter
tutorial-cave-text = Where a card has two parts, the lower one is open to all, the upper one only to animals with the trait beside its name. A green token is a shelter: taking it is your whole turn, and nobody can attack the animal until the epoch ends.
tutorial-try-cave = Click { $animal }, then “{ $button }”, then confirm.
tutorial-try-no-shelter = No animal of yours can take a shelter now. Read on, or try it in the next epoch.

tutorial-must = No pass while there is something to do
tutorial-must-text = One basic action a turn: food, shelter or attack. While one of your animals can eat or hide, or a hungry predator has prey, you cannot pass. After a pass you do nothing more in this feeding phase.
tutorial-try-must = Go on until nothing is left to do; then the table passes for you.

tutorial-starve = Who is hungry dies
tutorial-starve-text = When all have passed, poisoned predators die, and then the hungry; stored fat or { new-world-trait-hibernation } can save an animal. Everybody draws 2 cards and 1 for each living animal, and keeps at most 6.

tutorial-count = What counts in the end
tutorial-count-text = After six epochs a living animal is worth 3 points and each trait card 1, or more if it adds to the need. Play this game to its end, or begin a real one for up to four players.
