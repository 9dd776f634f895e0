### Points and the result.

score-animals = Animals
score-cards = Trait cards
score-bonus = Extra points
score-total = Total
score-line = { $total ->
    [one] { $total } point: animals { $animals }, trait cards { $cards }, extra points { $bonus }.
   *[other] { $total } points: animals { $animals }, trait cards { $cards }, extra points { $bonus }.
}
result-win = { $player } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
result-win-you = You win with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
result-tie = A tie: { $players }.
result-by-pile = Tied on points: the larger discard pile wins.
result-by-die = Tied on points and discard piles: the die decides.
result-none = The game is over.
result-ahead = { $points ->
    [one] One point ahead of { $player }.
   *[other] { $points } points ahead of { $player }.
}
result-survivors = { $count ->
    [0] None of your animals survived.
    [one] One of your animals survived.
   *[other] { $count } of your animals survived.
}
result-best = { $points ->
    [one] { $points } point: { $parts }
   *[other] { $points } points: { $parts }
}
result-best-animal = animal { $points }
