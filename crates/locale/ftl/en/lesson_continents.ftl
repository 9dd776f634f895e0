### Words of the lesson on Continents.

tutorial-lessons = Lessons
tutorial-chapter-locations = Three locations
tutorial-chapter-migration = Migration

tutorial-home = A home for each new animal
tutorial-home-text = The land has broken apart. Every animal lives in Laurasia, in Gondwana or in the Ocean, side by side with everyone else’s. You choose the continent for each new animal.

tutorial-ocean = Swimming opens the Ocean
tutorial-ocean-text = No animal starts in the Ocean. Play { trait-swimming } on one: it moves there at once, and the card goes to your discard pile. In the Ocean every animal is a swimmer.

tutorial-settled = Then pass
tutorial-settled-text = Development works as before, but a pair card needs both animals in the same location. When you have played all you want, pass.

tutorial-banks = Three banks
tutorial-banks-text = Each location has its own food. Dice fill the banks of the continents; the Ocean always gets the same amount. Compare the tokens with the mouths to feed in each column.

tutorial-near = Everyone eats at home
tutorial-near-text = An animal takes tokens only from the bank of its own location. If that bank is empty it goes hungry, however much there is elsewhere.

tutorial-neighbours = Carnivores hunt close to home
tutorial-neighbours-text = Attacks stay within one location too, and so do Mimicry, Scavenger and Piracy. Look for prey for your carnivore in Gondwana: animals elsewhere show why they are safe.

tutorial-migrate = Moving to another location
tutorial-migrate-text = An animal with { trait-migration } can move once per round. It takes your whole turn, so do it before anything else. Only swimmers can enter the Ocean; to leave it, an animal needs a Swimming card from your discard pile.

tutorial-ride = Phoresy rides along
tutorial-ride-text = When an animal migrates, animals with { trait-phoresy } in the same location may ride along, whoever owns the migrant. Each owner is asked in turn; then they all move together.

tutorial-torn = What travels and what breaks
tutorial-torn-text = Food, fat and traits travel with the animal. Pair cards cannot stretch: if partners end up in different locations, the cards between them are discarded.

tutorial-sea-points = A point for the Ocean
tutorial-sea-points-text = At the end of a round, hungry animals die in all three locations. In the final score each animal in the Ocean is worth 1 extra point.

tutorial-sea-end-text = The rest is the game you know, with eight more traits. Play this game to the end, or start a real one for up to eight players.
