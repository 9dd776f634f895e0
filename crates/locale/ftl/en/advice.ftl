### Words of advice: what a move is expected to bring, what it has cost, how everybody stood.

## Bots

level-random = Chance
level-greedy = Grabber
level-with-style = { $level }, { $style }
style-peaceful = peaceful
style-balanced = balanced
style-predatory = predatory
style-title = Style of the bots
style-note-peaceful = Between moves that are about as good, the bots rather leave others alone.
style-note-balanced = The bots do whatever seems best.
style-note-predatory = Between moves that are about as good, the bots rather attack.

## Hints

advice-title = Suggestions
advice-best = Best
advice-thinking = Thinking about your move.
advice-ahead = { $percent } % to win, { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}
advice-behind = { $percent } % to win, { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
advice-level = { $percent } % to win, level on points

## The review of a game

review-chance = Chance to win
review-to-win = { $percent } % to win
review-of = { $player } { $percent } %
review-graph = Chance to win over the game. The table below has the numbers.
review-numbers = Numbers
review-round = Round
review-start = start
review-end = end
review-progress = Thinking the game over: { $percent } %
review-done = The game has been thought over.
review-failed = The game could not be thought over here.
review-turning = Turning points
review-turning-lead = The moves that gave most away, by what the player could see then. Estimates from a search, not proofs.
review-none = No move was found that gave much away.
review-all = Look at every player’s moves
review-begin = Think the game over
review-item = Round { $round }, { $player }: { $played }
review-cost = This cost { $percent } %. Better was: { $better }
review-mark = Round { $round }: { $player } gives away { $percent } %
review-best-move = Best move
review-rose = { $player }: from { $before } to { $after } %
after-review = Review the game

## In the terminal

cli-which-bots = Which bots? 1 to 4, or a name such as hunter+predatory; Enter for { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Hints, the best first:
cli-review-title = Chance to win, from the first entry to the last
cli-review-moves = The moves that gave most away
cli-review-entry = entry { $entry }
