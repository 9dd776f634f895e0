### Words of the tutorial.

tutorial-lesson = Lesson
tutorial-step = Step { $number } of { $count }
tutorial-skip = Skip the lesson
tutorial-back = Back
tutorial-next = Next
tutorial-again = Start again
tutorial-leave = Leave the lesson
tutorial-play = Play a real game
tutorial-foot = This is a real table: play as you like, look at anything, undo moves. The notes follow what you do.

tutorial-chapter-development = Development
tutorial-chapter-bank = The food bank
tutorial-chapter-feeding = Feeding
tutorial-chapter-attack = Attack and defence
tutorial-chapter-extinction = Extinction and new cards
tutorial-chapter-scoring = Scoring

tutorial-animal = Cards become animals
tutorial-animal-text = These six cards are yours. You can play any card face down as a new animal, whatever is printed on it. Without animals you score nothing, so start with one.

tutorial-trait = A trait on an animal
tutorial-trait-text = You can also play a card as a trait on an animal. If a card shows two traits, choose one. With Carnivorous an animal needs 1 more food, but it can attack.

tutorial-more = One card per turn, then pass
tutorial-more-text = You and Wallace take turns to play one card. Carry on as long as you like. Passing ends your development for this round; cards you keep stay in your hand.

tutorial-bank = The die fills the bank
tutorial-bank-text = The food for this round is here, for everyone. A die decides how much there is. Hollow circles are food that has already been taken.

tutorial-hunger = A hollow circle is hunger
tutorial-hunger-text = Each animal needs 1 food, and more with some traits. Hollow circles show what it still needs. On your turn you take one red token from the bank for one animal.

tutorial-turns = One token per turn
tutorial-turns-text = Wallace takes food from the same bank. A tick means the animal is fed. If food runs short, decide which animal survives. Leave your carnivore hungry for now: it can hunt.

tutorial-attack = The attack
tutorial-attack-text = Instead of taking food, a Carnivorous animal may attack, once per round. If it eats its prey it gets 2 blue tokens. Even your own animals can be prey.

tutorial-defence = Why some prey is safe
tutorial-defence-text = Camouflage, Swimming and other traits protect an animal. While you choose prey, each animal you cannot attack shows why, with the number of the rule.

tutorial-defend = You are attacked
tutorial-defend-text = A carnivore is attacking your animal. Its traits may still save it: the question below shows each defence and what it does. Choose one.

tutorial-extinction = Hungry animals die
tutorial-extinction-text = When nobody can or wants to feed any more, feeding ends. Every animal that is still hungry dies, with all its traits. Fed animals survive.

tutorial-cards = Survivors earn cards
tutorial-cards-text = You draw one card, plus one for each of your surviving animals. Then the next round starts with development, just like the first.

tutorial-points = What scores at the end
tutorial-points-text = When the deck is empty, one last round is played. Each surviving animal scores 2 points and each trait 1. Traits that add to the need score that much more.

tutorial-end = That is the whole game
tutorial-end-text = Play this game to the end, or start a real one. When something is not allowed, you are told why, and every rule is in the rulebook.

tutorial-try-wait = Wallace is thinking. One moment.
tutorial-note = Show or hide the note

tutorial-try-first = Choose { $thing }
tutorial-try-then = then { $thing }
tutorial-do-card = the card { $name }
tutorial-do-button = “{ $name }”
tutorial-do-place = { $name }
tutorial-try-astray = You have picked something else. Play it, or choose “{ $button }” and follow the note.
tutorial-try-cannot = You cannot do this right now. Play on as you like, or choose “{ $button }”.
tutorial-try-read = Take your time, then choose “{ $button }”.
tutorial-state-done = done
tutorial-state-passed = skipped
tutorial-own = Continue your game
tutorial-own-kept = Your own game is kept. You will find it on the home page.
