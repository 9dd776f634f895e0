### Labels of choices.

action-play-animal = Play { $card } as a new animal
action-play-trait = Play { $trait } on { $animal }
action-play-trait-card = Play { $trait } on { $animal }, using { $card }
action-play-pair = Play { $trait } on { $first } and { $second }
action-play-pair-card = Play { $trait } on { $first } and { $second }, using { $card }
action-play-symbiosis = Play { $trait }: guardian { $first }, ward { $second }
action-play-symbiosis-card = Play { $trait }: guardian { $first }, ward { $second }, using { $card }
action-pass = Pass
action-take = Feed { $animal }
action-take-fat = Store fat on { $animal }
action-attack = Attack { $target } with { $attacker }
action-attack-new-world = Attack { $target } with { $attacker }
action-fat = Burn { $count } fat on { $animal }
action-piracy = Use Piracy: { $pirate } robs { $target }
action-graze = Use Grazing: { $animal }
action-hibernate = Let { $animal } hibernate
action-end-turn = End turn
action-trigger-communication = { trait-communication }: { $from } → { $partner }, 1 red token
action-trigger-cooperation = { trait-cooperation }: { $from } → { $partner }, 1 blue token
action-trigger = Pair trait on { $from }
action-run = { trait-running }: roll the die
action-mimic = { trait-mimicry }: new prey { $animal }
action-lose-tail = { trait-tail-loss }: give up { $card }
action-decline = Do not react
action-scavenge = Feed scavenger { $animal }

## A card given up by Tail Loss

card-trait = { $trait }
card-fat = { $trait } with its fat
card-empty = { $trait }, empty
card-pair = { $trait } with { $partner }
card-unknown = a card
