### Words of advice: what a move is expected to bring, what it has cost, how everyone stood.

## Bots

level-random = Random
level-greedy = Greedy
level-with-style = { $level }, { $style }
style-peaceful = peaceful
style-balanced = balanced
style-predatory = predatory
style-title = Bot style
style-note-peaceful = When moves are about equal, the bots prefer to leave others alone.
style-note-balanced = The bots play whatever seems best.
style-note-predatory = When moves are about equal, the bots prefer to attack.

## Hints

advice-title = Hints
advice-best = Best
advice-thinking = Looking for your best moves.
advice-failed = No answer came. Ask for a hint again.
advice-ahead = { $percent }% to win, { $points ->
    [one] { $points } point ahead
   *[other] { $points } points ahead
}
advice-behind = { $percent }% to win, { $points ->
    [one] { $points } point behind
   *[other] { $points } points behind
}
advice-level = { $percent }% to win, level on points
advice-equal = These are about equal.
advice-close = Close the hints
advice-play = Play this
advice-saves = Saves { $animal }: survives { $with }%, otherwise { $without }%.
advice-helps = Helps { $animal }: survives { $with }%, otherwise { $without }%.
advice-risks = Puts { $animal } at risk: survives { $with }%, otherwise { $without }%.
advice-protects = { $animal } can no longer be attacked.
advice-exposes = { $animal } could then be attacked.
advice-hunts = { $animal } could then attack { $prey }.
advice-points-more = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} more in the end.
advice-points-less = About { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer in the end.
advice-last-food = Takes the last food.
advice-no-single-reason = No single reason stands out: it wins more often in games played on from here.

## The review of a game

review-chance = Chance to win
review-to-win = { $percent }% to win
review-of = { $player } { $percent }%
percent = { $percent }%
review-graph = Chance to win through the game. The figures are in the table below.
review-numbers = Figures
review-round = Round
review-round-new-world = Epoch
review-end = end
review-progress = Reviewing the game: { $percent }%
review-done = The review is finished.
review-failed = This game could not be reviewed here.
review-turning = Turning points
review-turning-lead = The biggest swings of the graph and the costliest moves, judged by what each player could see at the time. Estimates from a search, not proofs.
review-none = No moment changed the chances much.
review-all = Review every player’s moves
review-item = Round { $round }, { $player }: { $played }
review-item-new-world = Epoch { $round }, { $player }: { $played }
review-cost = This cost { $percent }%. Better: { $better }
review-best-move = Best move
review-rose = { $player }: from { $before }% to { $after }%
review-event = Round { $round }: { $event }
review-event-new-world = Epoch { $round }: { $event }
review-lost = { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}.
review-no-better = { $player }: no clearly better move was found.
review-chance-decided = Nothing was decided here: chance or the rules did it.
after-review = Review the game

## The analysis board

analysis-best = Best moves
analysis-best-for = For { $player }, whose turn it would be.
analysis-best-seek = Look for the best moves
analysis-best-none = There is nothing to decide here.

## In the terminal

cli-which-bots = Which bots? Type 1–4, or a name such as hunter+predatory; press Enter for { level-forager }:
cli-hint-line = { $action }: { $prospect }
cli-hints = Hints, best first:
cli-review-title = Chance to win, from the first entry to the last
cli-review-entry = entry { $entry }
