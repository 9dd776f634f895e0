### What has happened, one sentence or two for each event. "-you" speaks to the viewer.

## Set-up and cards

log-you-drew = You draw { $card }.
log-you-played-animal = You play { $card } as a new animal: { $animal }.
log-played-animal = { $player } plays a new animal: { $animal }.
log-shuffled = The deck is shuffled: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
log-rolled-for-first = { $player } rolls { $die } for first player.
log-rolled-for-first-you = You roll { $die } for first player.
log-first-player = { $player } is the first player.
log-first-player-you = You are the first player.
log-dealt = { $player } draws { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
log-dealt-you = You draw { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
log-dealt-short = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $quota }: the deck is empty.
log-dealt-short-you = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} instead of { $quota }: the deck is empty.
log-dealt-none = { $player } draws no cards: the deck is empty.
log-dealt-none-you = You draw no cards: the deck is empty.

## Rounds, phases, turns

log-round = Round { $round }. { $player } is the first player.
log-round-you = Round { $round }. You are the first player.
log-round-last = Round { $round }, the last one. { $player } is the first player.
log-round-last-you = Round { $round }, the last one. You are the first player.
log-phase = { $phase }.
log-turn = Turn { $lap }: { $player }.
log-turn-you = Turn { $lap }: you.
log-passed = { $player } passes.
log-passed-you = You pass.
log-passed-final = { $player } passes for the rest of the phase.
log-passed-final-you = You pass for the rest of the phase.
log-passed-forced = { $player } passes: nothing left to do.
log-passed-forced-you = You pass: nothing left to do.
log-passed-no-cards = { $player } passes: no cards left in hand.
log-passed-no-cards-you = You pass: no cards left in hand.
log-turn-ended = { $player } ends their turn.
log-turn-ended-you = You end your turn.
log-turn-ended-forced = { $player }’s turn ends: nothing left to do.
log-turn-ended-forced-you = Your turn ends: nothing left to do.
log-cleaned-up = The food tokens go back to the supply; fat stays.

## Development

log-trait-played = { $player } plays { $trait } on { $animal }.
log-trait-played-you = You play { $trait } on { $animal }.
log-pair-played = { $player } plays { $trait } on { $first } and { $second }.
log-pair-played-you = You play { $trait } on { $first } and { $second }.
log-symbiosis-played = { $player } plays { $trait }: guardian { $first }, ward { $second }.
log-symbiosis-played-you = You play { $trait }: guardian { $first }, ward { $second }.

## Food

log-food-rolled = { $player } rolls { $die } for food.
log-food-rolled-you = You roll { $die } for food.
log-bank = Food bank: { $sum } = { $count ->
    [one] { $count } token.
   *[other] { $count } tokens.
}
log-bank-plain = Food bank: { $count ->
    [one] { $count } token.
   *[other] { $count } tokens.
}
log-take = { $player } feeds { $animal }: { $state }.
log-take-you = You feed { $animal }: { $state }.
log-take-fat = { $player } feeds { $animal }: { $count } fat stored.
log-take-fat-you = You feed { $animal }: { $count } fat stored.
log-lead = { $trait }: { $rest }
log-gain-red = { $animal } gets { $count ->
    [one] { $count } red token ({ $state }).
   *[other] { $count } red tokens ({ $state }).
}
log-gain-blue = { $animal } gets { $count ->
    [one] { $count } blue token ({ $state }).
   *[other] { $count } blue tokens ({ $state }).
}
log-gain-eats = { $animal } eats it: { $state }.
log-gain-fat = { $animal } stores { $count } fat.
log-gain-fat-also = { $count } more stored as fat.
log-gain-lost = { $count ->
    [one] { $count } token is lost: no room.
   *[other] { $count } tokens are lost: no room.
}
log-gain-nothing = { $animal } cannot take any food; { $count ->
    [one] { $count } token is lost.
   *[other] { $count } tokens are lost.
}
log-robbed-red = { $pirate } takes a red token from { $target } (Piracy).
log-robbed-blue = { $pirate } takes a blue token from { $target } (Piracy).
log-fat-burned = { $animal } burns { $count } fat: { $state }.
log-surplus = { $animal } loses { $count ->
    [one] { $count } surplus token.
   *[other] { $count } surplus tokens.
}
log-grazed = { $animal } tramples 1 token in the food bank.
log-asleep = { $player } lets { $animal } hibernate.
log-asleep-you = You let { $animal } hibernate.
log-asleep-plain = { $animal } starts hibernating.
log-woke = { $animal } wakes up.

## The attack

log-attacked = { $attacker } attacks { $target }.
log-attacked-new-world = { $attacker } attacks { $target }.
log-ran-escaped = { trait-running } rolls { $die }: { $animal } escapes.
log-ran-caught = { trait-running } rolls { $die }: { $animal } does not escape.
log-redirected = { trait-mimicry }: { $from } redirects the attack. New prey: { $to }.
log-tail-lost = { trait-tail-loss }: { $animal } gives up { $trait } and survives.
log-pair-discarded = Pair card discarded: { $trait } ({ $first }, { $second }).
log-pair-discarded-plain = Pair card discarded: { $trait }.
log-poisoned = { $animal } is poisoned and will die in the extinction phase.
log-paralysed = { $animal } is paralysed until the end of the round.
log-eaten = { $hunter } eats { $prey }.

## Extinction and the end

log-starved = Starved: { $animal }.
log-died-of-poison = Died of poison: { $animal }.
log-rolled-for-tie = { $player } rolls { $die } to break the tie.
log-rolled-for-tie-you = You roll { $die } to break the tie.
log-game-over = Game over. { $result }
