### Words of the lesson on New World.

tutorial-chapter-epoch-end = The end of the epoch

tutorial-row = Your row of animals
tutorial-row-text = These six cards are yours. You can play any of them face down as a new animal, whatever is printed on it. Your animals stand in a row, and it will matter who is next to whom. Start with two.

tutorial-pair = A card between neighbours
tutorial-pair-text = A pair trait goes between two neighbours. { new-world-trait-cooperation }: when one of them takes food from an area, the other gets food too. In this phase you may rearrange your row on your turn; joined animals stay together.

tutorial-hunter = One trait or the other
tutorial-hunter-text = Every card shows two traits. Choose one; the other is ignored. { new-world-trait-carnivorous } makes a predator: it needs 1 more food, but it may attack once per feeding phase.

tutorial-night = A key to an area, then pass
tutorial-night-text = Some traits open areas: { new-world-trait-nocturnal } opens Caves, and one is about to appear. Harmful traits, such as { new-world-trait-parasite }, go on other players’ animals. Pass when you like; cards you keep stay in your hand.

tutorial-areas = Areas bring the food
tutorial-areas-text = Every epoch a new area comes in on the left; at the end of the epoch the last one on the right leaves. Areas are refilled with the food and green shelters printed on them. Swamps are different: they gain food whenever an animal dies.

tutorial-forage = Food from an area
tutorial-forage-text = An animal needs 1 food, and more with some traits; hollow circles show what it still needs. On your turn one animal takes one token from an area that is open to it. Its partner in a pair may get some too.

tutorial-prey = The hunt
tutorial-prey-text = Instead of eating from an area, a hungry predator may attack any other animal, even one of yours, once per feeding phase. If the prey dies, the predator gets up to 2 special food.

tutorial-reaction = The prey defends itself
tutorial-reaction-text = { new-world-trait-camouflage } and other traits keep predators off, and the prey shows which. Others react to the attack: { new-world-trait-running } rolls a die, { new-world-trait-elusive } gives up a card. A predator that eats a { new-world-trait-poisonous } animal dies in the extinction phase.

tutorial-cave = Two parts, and a shelter
tutorial-cave-text = If an area card has two parts, the lower one is open to all, the upper one only to animals with the trait beside its name. A green token is a shelter: taking one is your basic action, and the animal cannot be attacked until the epoch ends.

tutorial-must = No passing while you can act
tutorial-must-text = You take one basic action per turn: food, shelter or attack. While one of your animals can eat or take shelter, or a hungry predator has prey, you cannot pass. Once you pass, you are out for the rest of this feeding phase.

tutorial-starve = Hungry animals die
tutorial-starve-text = When everyone has passed, poisoned predators die, then hungry animals; stored fat or { new-world-trait-hibernation } can save an animal. Everyone draws 2 cards plus 1 for each surviving animal, and keeps at most 6.

tutorial-count = What scores at the end
tutorial-count-text = After six epochs each surviving animal scores 3 points and each trait card 1, or more if it adds to the need. Play this game to the end, or start a real one for up to four players.
