### Why something is not allowed. "-animal" names the animal that is the cause.

refusal-generic = The rules do not allow this here.
refusal-seats = The game is for 2–8 players.

## Turns and phases

refusal-passed-development = You have passed and cannot play more cards in this phase.
refusal-passed-feeding = At this table a pass lasts for the rest of the feeding phase.
refusal-not-your-turn = You can act only on your turn, or when you are asked to decide.
refusal-wrong-phase = You cannot do this in the current phase.
refusal-must-feed = You must take a main action first: one of your hungry animals can be fed.

## Development

refusal-not-in-hand = This card is not in your hand.
refusal-not-on-card = The card does not show this trait.
refusal-no-animal = A trait needs an animal on the table, a pair trait needs two.
refusal-host = Traits go on your own animals; only Parasite (with Continents, Neoplasm too) goes on another player’s animal.
refusal-host-animal = This trait cannot go on { $animal }: traits go on your own animals, and only Parasite (with Continents, Neoplasm too) on another player’s.
refusal-pair = A pair trait joins two different animals of your own; the same pair cannot have it twice.
refusal-twice = The animal already has this trait.
refusal-twice-animal = { $animal } already has this trait.
refusal-hunter-or-scavenger = An animal cannot have both Carnivorous and Scavenger.
refusal-hunter-or-scavenger-animal = { $animal } cannot have both Carnivorous and Scavenger.

## Feeding

refusal-one-token = You have already taken a token this turn.
refusal-one-main-action = You take one main action per turn: take a token, attack or burn fat.
refusal-take = You can feed only your own animals, and only while the bank has food.
refusal-full = The animal is full.
refusal-full-animal = { $animal } is full.
refusal-asleep = A hibernating animal can neither eat nor burn fat.
refusal-asleep-animal = { $animal } is hibernating and can neither eat nor burn fat.
refusal-guardian-first = Its guardian is hungry and must eat first.
refusal-guardian-first-animal = The guardian { $animal } is hungry and must eat first.
refusal-fat = Only your own hungry animals can burn fat, and no more than they still need.
refusal-fat-animal = { $animal } cannot burn that much fat: only as much as it has and still needs.
refusal-piracy = Piracy: a hungry animal steals from another hungry animal that has food, once per round.
refusal-piracy-animal = Piracy is not possible with { $animal }: a hungry animal steals from another hungry animal that has food, once per round.
refusal-grazing = Grazing: once per turn for each card, and only while the bank has food.
refusal-hibernation = Hibernation: not when full, not two rounds in a row, not in the last round.

## Attack

refusal-not-a-hunter = Only your own animals with Carnivorous can attack.
refusal-not-a-hunter-animal = { $animal } cannot attack: only your own animals with Carnivorous can.
refusal-one-attack = You can attack only once per turn.
refusal-one-attack-animal = { $animal } has already attacked this round.
refusal-hunter-cannot-eat = An animal that cannot take food cannot attack.
refusal-hunter-cannot-eat-animal = { $animal } cannot take food now, so it cannot attack.
refusal-no-prey = This prey is not on the table.
refusal-itself = An animal cannot attack itself.
refusal-elsewhere = The prey is in another location.
refusal-ward = Symbiosis: a guardian protects this prey.
refusal-ward-animal = Symbiosis protects this prey. Guardian: { $animal }.
refusal-camouflage = Camouflage: the attacker needs Sharp Vision.
refusal-swimming = Swimming: attacker and prey must both have it, or neither.
refusal-body-weight = High Body Weight: the attacker needs it too.
refusal-burrowing = Burrowing: the prey is fed and safe.
refusal-herding = Herding: the herd in this location is too large for its carnivores.

## Answers

refusal-must-defend = The animal must defend itself while it has a defence left.
refusal-running = Running cannot be used now.
refusal-mimicry = Mimicry cannot be used now.
refusal-mimicry-target = The attack cannot be redirected to this animal.
refusal-tail-card = The attacked animal cannot give up this card.
refusal-tail-only = At this table only the Tail Loss card itself can be given up.
refusal-trigger-compulsory = Pair traits trigger automatically and cannot be declined.
refusal-trigger = This pair trait cannot trigger now.
refusal-scavenger = This scavenger cannot eat now.
