### What would follow from a choice, one line each.

outlook-running = { trait-running }: it escapes on { $faces }.
outlook-mimicry = { trait-mimicry }: the attack may go to { $animals } instead.
outlook-tail-loss = { trait-tail-loss }: it gives up a card and survives; the attacker gets 1 blue token.
outlook-no-defence = No defence: it is eaten.
outlook-no-defence-new-world = No reaction: it is eaten.
outlook-eaten = No defence, so it is eaten: { $gains }.
outlook-eaten-new-world = No reaction, so it is eaten: { $gains }.
outlook-poison = { trait-poisonous }: a carnivore that eats it dies in the extinction phase.
outlook-sting = { trait-cnidocytes }: the attacker is paralysed until the end of the round.
outlook-if-eaten = If eaten: { $gains }.
outlook-gains = { $gains }.
outlook-gain-fed = { $animal } is fed ({ $food }/{ $need })
outlook-gain-food = { $animal } has { $food }/{ $need }
outlook-gain-fat = { $animal } stores { $count } fat
outlook-gain-lost = { $count ->
    [one] { $count } token is lost
   *[other] { $count } tokens are lost
}
outlook-choice-trigger = Then { $player } chooses which pair trait triggers.
outlook-choice-trigger-you = Then you choose which pair trait triggers.
outlook-choice-scavenger = Then { $player } chooses which scavenger eats.
outlook-choice-scavenger-you = Then you choose which scavenger eats.
outlook-choice-defence = Then { $player } chooses a defence.
outlook-choice-defence-you = Then you choose a defence.
outlook-bank = { $count ->
    [0] The food bank will be empty.
    [one] { $count } token will be left in the bank.
   *[other] { $count } tokens will be left in the bank.
}
outlook-need = Its need rises to { $need }.
outlook-starves = { $animal } will starve.
outlook-dies-of-poison = { $animal } will die of poison.
outlook-ends-phase = This ends the phase.
outlook-is-eaten = { $animal } is eaten.
outlook-fails-eaten = If it fails: { $animal } is eaten.
outlook-fails-choice = If it fails, { $player } chooses the next defence.
outlook-fails-choice-you = If it fails, you choose the next defence.
outlook-points-lost = { $count ->
    [one] Costs { $count } point.
   *[other] Costs { $count } points.
}
