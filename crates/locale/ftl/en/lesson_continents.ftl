### Words of the lesson on Continents.

tutorial-lessons = Lessons
tutorial-chapter-locations = Three locations
tutorial-chapter-migration = Migration

tutorial-home = A new animal chooses its home
tutorial-home-text = The land has broken apart. Every animal lives on Laurasia, on Gondwana or in the Ocean, and shares the place with everybody else’s. A new animal comes to the continent you choose.
tutorial-try-home = Click a card, then “{ $button }”, then a continent.

tutorial-ocean = Swimming leads into the Ocean
tutorial-ocean-text = No animal begins in the Ocean. Play { trait-swimming } on one: it goes there at once, and the card to your discard pile. In the Ocean every animal is a swimmer.

tutorial-settled = Then pass
tutorial-settled-text = Develop as you know it. A pair card needs both animals in one place. When you have played what you like, pass.

tutorial-banks = Three banks
tutorial-banks-text = Each location has food of its own. Dice fill the banks of the continents; the Ocean always gets the same. Compare the tokens with the mouths in each column.

tutorial-near = Everyone eats at home
tutorial-near-text = An animal takes tokens only from the bank of its own location. If that bank is empty it goes hungry, however much there is elsewhere.

tutorial-neighbours = Hunters seek their neighbours
tutorial-neighbours-text = Attacks stay in one location too, and so do Mimicry, Scavenger and Piracy. Let your hunter on Gondwana look for prey: whoever lives elsewhere says why it is safe.

tutorial-migrate = Off to another place
tutorial-migrate-text = An animal with { trait-migration } can move once a round. It costs your whole turn, before anything else is done. Into the Ocean only swimmers go; out of it they need a Swimming card from your discard pile.
tutorial-try-migrate = Click { $animal }, then “{ $button }”, then a location with more food.

tutorial-ride = Phoresy rides along
tutorial-ride-text = When somebody sets out, animals with { trait-phoresy } in the same place may go along, whoever owns the migrant. Each owner is asked in turn; then all travel together.
tutorial-try-ride = Press “{ $button }”, or let it stay.

tutorial-torn = What comes along, and what is torn
tutorial-torn-text = Food, fat and traits travel with the animal. Pair cards do not stretch: if partners end up in different places, the cards between them are discarded.

tutorial-sea-points = A point for the Ocean
tutorial-sea-points-text = At the end of a round hungry animals die in all three locations. In the final score each animal in the Ocean is worth one point more.

tutorial-sea-end-text = The rest is the game you know, with eight more traits. Play this game to its end, or begin a real one for up to eight players.
