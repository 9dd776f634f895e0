### Why something is not allowed. "-animal" names the animal that is the cause.

refusal-generic = The rules do not allow this here.
refusal-seats = The game is for 2–8 players.

## Turns and phases

refusal-passed-development = After a pass you play no more cards in this phase.
refusal-passed-feeding = At this table a pass lasts for the rest of the feeding phase.
refusal-not-your-turn = You may act only when it is your turn or when you are asked.
refusal-wrong-phase = This belongs to another phase.
refusal-must-feed = A hungry animal of yours can be fed, so a main action comes first.

## Development

refusal-not-in-hand = This card is not in your hand.
refusal-not-on-card = The card does not show this trait.
refusal-no-animal = A trait needs an animal on the table, a pair trait needs two.
refusal-host = Traits go on your own animals; only Parasite goes on another player’s.
refusal-host-animal = This trait cannot go on { $animal }: traits go on your own animals, only Parasite on another player’s.
refusal-pair = A pair trait joins two different animals of yours; the same pair cannot have it twice.
refusal-twice = The animal already has this trait.
refusal-twice-animal = { $animal } already has this trait.
refusal-hunter-or-scavenger = Carnivorous and Scavenger exclude each other.
refusal-hunter-or-scavenger-animal = { $animal }: Carnivorous and Scavenger exclude each other.

## Feeding

refusal-one-token = You have already taken a token in this turn.
refusal-one-main-action = One main action a turn: take a token, attack or burn fat.
refusal-take = Only your own animals can be fed, and only while the bank has food.
refusal-full = The animal is full.
refusal-full-animal = { $animal } is full.
refusal-asleep = A hibernating animal neither eats nor burns fat.
refusal-asleep-animal = { $animal } is hibernating and neither eats nor burns fat.
refusal-guardian-first = The guardian is hungry and eats first.
refusal-guardian-first-animal = The guardian { $animal } is hungry and eats first.
refusal-fat = Only a hungry animal of yours burns fat, and no more than it still needs.
refusal-fat-animal = { $animal } cannot burn that much fat: only what it has and still needs.
refusal-piracy = Piracy: a hungry animal takes from another hungry animal that has food, once a round.
refusal-piracy-animal = Piracy is not possible with { $animal }: a hungry animal takes from another hungry animal that has food, once a round.
refusal-grazing = Grazing: once a turn for each card, and only while the bank has food.
refusal-hibernation = Hibernation: not when full, not two rounds in a row, not in the last round.

## Attack

refusal-not-a-hunter = Only your own animals with Carnivorous attack.
refusal-not-a-hunter-animal = { $animal } cannot attack: only your own animals with Carnivorous do.
refusal-one-attack = One attack a turn is all.
refusal-one-attack-animal = { $animal } has already attacked in this round.
refusal-hunter-cannot-eat = An animal that cannot take food does not attack.
refusal-hunter-cannot-eat-animal = { $animal } cannot take food now, so it does not attack.
refusal-no-prey = This prey is not on the table.
refusal-itself = An animal cannot attack itself.
refusal-elsewhere = The prey is in another location.
refusal-ward = Symbiosis: a guardian protects this prey.
refusal-ward-animal = Symbiosis protects this prey. Guardian: { $animal }.
refusal-camouflage = Camouflage: the attacker needs Sharp Vision.
refusal-swimming = Swimming: attacker and prey must both have it, or neither.
refusal-body-weight = High Body Weight: the attacker needs it too.
refusal-burrowing = Burrowing: the prey is fed and safe.
refusal-herding = Herding: the herd of this location is too large for its carnivores.

## Answers

refusal-must-defend = The animal must defend itself while it has a defence.
refusal-running = Running cannot be used now.
refusal-mimicry = Mimicry cannot be used now.
refusal-mimicry-target = The attack cannot be passed on to this animal.
refusal-tail-card = The attacked animal cannot give up this card.
refusal-tail-only = At this table only the Tail Loss card itself can be given up.
refusal-trigger-compulsory = Pair traits act by themselves and cannot be declined.
refusal-trigger = This pair trait cannot act now.
refusal-scavenger = This scavenger cannot eat now.
