### Words of the tutorial.

tutorial-lesson = Lesson
tutorial-step = Step { $number } of { $count }
tutorial-skip = Skip the lesson
tutorial-back = Back
tutorial-next = Next
tutorial-again = Begin again
tutorial-leave = Leave the lesson
tutorial-play = Play a real game
tutorial-foot = The table is real: play as you like, look at anything, take moves back. The notes follow what you do.

tutorial-chapter-development = Development
tutorial-chapter-bank = The food bank
tutorial-chapter-feeding = Feeding
tutorial-chapter-attack = Attack and defence
tutorial-chapter-extinction = Extinction and new cards
tutorial-chapter-scoring = Scoring

tutorial-animal = Cards become animals
tutorial-animal-text = These six cards are yours. Any card can be laid face down as a new animal, whatever is printed on it. Without animals you score nothing, so begin with one.
tutorial-try-animal = Click a card, then “{ $button }”.

tutorial-trait = A trait on an animal
tutorial-trait-text = A card can also be a trait of an animal. Where a card shows two, you choose one. Carnivorous makes a hunter: it needs 1 more food, but it can attack.
tutorial-try-trait = Click { $trait }, then { $animal }, then confirm.

tutorial-more = One card a turn, then pass
tutorial-more-text = You and Wallace play one card in turn. Go on as long as you like. A pass ends your development for this round; cards you keep stay in your hand.
tutorial-try-more = Play another card, or press “{ $button }”.

tutorial-bank = The die fills the bank
tutorial-bank-text = The food for this round lies here, for everybody. How much there is, a die decides. The hollow places were food that somebody has already taken.

tutorial-hunger = A hollow circle is hunger
tutorial-hunger-text = Each animal needs 1 food, and more with some traits. Hollow circles show what is missing. In your turn you take one red token from the bank for one animal.
tutorial-try-feed = Click { $animal }, then “{ $button }”.

tutorial-turns = In turn, until all are fed
tutorial-turns-text = One token a turn, and Wallace takes from the same bank. A tick means the animal is fed. If food runs short, decide which animal shall live.

tutorial-attack = The attack
tutorial-attack-text = Instead of taking food, a Carnivorous animal may attack, once a round. If it eats its prey it gets 2 blue tokens. Even your own animals can be prey.
tutorial-try-attack = Click { $animal }, then “{ $button }”, then the prey.
tutorial-try-no-hunter = No animal of yours can attack now. Read on, or try it next round.

tutorial-defence = Why some prey is safe
tutorial-defence-text = Camouflage, Swimming and other traits protect an animal. While you choose prey, each animal you cannot attack says why, with the number of the rule.

tutorial-defend = You are attacked
tutorial-defend-text = A hunter has chosen your animal. Its traits may still save it: the question below shows each defence and what it does. Choose one.

tutorial-extinction = Who is hungry dies
tutorial-extinction-text = When nobody wants to feed any more, the round ends. Every animal that is still hungry dies, with all its traits. Fed animals live on.
tutorial-try-end-feeding = Feed as many as you can. Pass when there is nothing left to do.

tutorial-cards = Survivors bring cards
tutorial-cards-text = New cards come to your hand: one, and one more for each of your living animals. Then the next round begins with development, just like the first.

tutorial-points = What counts in the end
tutorial-points-text = When the deck is empty, one last round is played. A living animal is worth 2 points, each trait 1. Traits that add to the need score that much more.

tutorial-end = That is the whole game
tutorial-end-text = You can play this game to its end, or begin a real one. What you cannot do always says why, and every rule is in the rules reader.

tutorial-try-wait = Wallace is thinking. A moment.
tutorial-you = You
tutorial-note = Note
